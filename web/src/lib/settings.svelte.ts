// What this browser likes: theme, size of text, sounds; and what I think of whom, per room.
const read = <V>(key: string, fallback: V): V => {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as V);
  } catch {
    return fallback;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
};

export type Theme = "dark" | "light";

class Settings {
  theme = $state<Theme>(read<Theme>("theme", "dark"));
  scale = $state(read("scale", 100));
  name = $state(read("name", ""));

  constructor() {
    this.show();
  }
  private show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.style.fontSize = `${this.scale}%`;
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
    this.show();
  }
  setScale(scale: number): void {
    this.scale = Math.min(200, Math.max(100, scale));
    write("scale", this.scale);
    this.show();
  }
  setName(name: string): void {
    this.name = name;
    write("name", name);
  }
}

/** My guess per seat: -1 none, else a camp; and a line of notes. */
export interface Note {
  guess: number;
  text: string;
}

class Notebook {
  private key = "";
  notes = $state<Note[]>([]);

  open(room: string, game: number, seats: number): void {
    const key = `notes:${room}:${game}`;
    if (key === this.key && this.notes.length === seats) return;
    this.key = key;
    const kept = read<Note[]>(key, []);
    this.notes = Array.from({ length: seats }, (_, i) => kept[i] ?? { guess: -1, text: "" });
  }
  set(seat: number, change: Partial<Note>): void {
    this.notes = this.notes.map((n, i) => (i === seat ? { ...n, ...change } : n));
    write(this.key, this.notes);
  }
}

export const settings = new Settings();
export const notebook = new Notebook();
