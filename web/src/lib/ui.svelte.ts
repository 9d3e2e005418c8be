// Which sheet is open, and small helpers of the hands: long press, media queries.
export type SheetKind = "log" | "notes" | "chat" | "menu" | "rules" | "discard" | "seat" | "card" | "orders" | "end";

class Ui {
  sheet = $state<{ kind: SheetKind; arg: number } | null>(null);
  wide = $state(false);
  short = $state(false);

  constructor() {
    const query = matchMedia("(min-width: 1000px)");
    this.wide = query.matches;
    query.addEventListener("change", (e) => (this.wide = e.matches));
    const low = matchMedia("(max-height: 700px)");
    this.short = low.matches;
    low.addEventListener("change", (e) => (this.short = e.matches));
  }
  open(kind: SheetKind, arg = -1): void {
    this.sheet = { kind, arg };
  }
  close(): void {
    this.sheet = null;
  }
}

export const ui = new Ui();

const HOLD = 450;

/** Long press or right click: look closer. The click that ends a long press is swallowed. */
export function closer(node: HTMLElement, look: () => void): { update: (next: () => void) => void; destroy: () => void } {
  let timer = 0;
  let fired = false;
  const down = (): void => {
    fired = false;
    timer = window.setTimeout(() => {
      fired = true;
      look();
    }, HOLD);
  };
  const up = (): void => clearTimeout(timer);
  const click = (e: Event): void => {
    if (!fired) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    fired = false;
  };
  const menu = (e: Event): void => {
    e.preventDefault();
    clearTimeout(timer);
    look();
  };
  const key = (e: KeyboardEvent): void => {
    if (e.key === "i" || e.key === "I") look();
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointerleave", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("keydown", key);
  return {
    update: (next) => (look = next),
    destroy: () => {
      clearTimeout(timer);
      node.removeEventListener("click", click, true);
    },
  };
}
