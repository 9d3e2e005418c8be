// One connection that keeps itself up: it says hello again after every loss and answers requests by their id.
import type { ClientMessage, Error as Refusal, ServerMessage } from "./protocol";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = WithoutId<ClientMessage>;
export type Reply = Extract<ServerMessage, { id?: number }>;
export class Refused extends globalThis.Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

// After these the server does not want us back by ourselves.
const FINAL = new Set(["replaced", "left", "no_room", "crowded", "too_large", "binary", "rate"]);
const PATIENCE = 10_000;

interface Waiting {
  message: object;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = Date.now() % 1_000_000_000;
  private tries = 0;
  private timer = 0;
  private heard = 0;
  private pulse = 0;
  private ended = false;

  constructor(
    private readonly hello: () => object,
    private readonly receive: (message: ServerMessage) => void,
    private readonly state: (online: boolean, final: string | null) => void,
  ) {
    this.open();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.pulse = window.setInterval(this.check, 5000);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  private take(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.t === "welcome") {
      this.tries = 0;
      this.state(true, null);
    }
    if (message.t === "error" && FINAL.has(message.code)) {
      this.ended = true;
      this.state(false, message.code);
    }
    const id = "id" in message ? (message.id ?? -1) : -1;
    const waiter = this.waiting.get(id);
    if (waiter) {
      this.waiting.delete(id);
      if (message.t === "error") waiter.reject(new Refused(message));
      else waiter.resolve(message as Reply);
    }
    this.receive(message);
    if (message.t === "snapshot") this.resend();
  }

  /** Words in flight when the line broke are sent again: the same id makes that harmless. Questions are dropped. */
  private resend(): void {
    for (const w of this.waiting.values()) {
      if ((w.message as { t: string }).t === "word" && (w as { lost?: boolean }).lost) this.socket?.send(JSON.stringify(w.message));
    }
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.ended) return;
    this.state(false, null);
    for (const [id, w] of this.waiting) {
      if ((w.message as { t: string }).t === "word") (w as { lost?: boolean }).lost = true;
      else {
        this.waiting.delete(id);
        w.reject(new globalThis.Error("lost"));
      }
    }
    const wait = Math.min(4000, 250 * 2 ** this.tries++);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private wake = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.timer);
      this.open();
    } else this.check();
  };

  /** A dead line that nobody closed: ask, and give up on it when no answer comes. */
  private check = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    const silent = Date.now() - this.heard;
    if (silent > 2 * PATIENCE) {
      socket.onclose = null;
      socket.close();
      this.lost(socket);
    } else if (silent > PATIENCE) socket.send(JSON.stringify({ t: "ping", id: ++this.lastId }));
  };

  request(message: Request): Promise<Reply> {
    const full = { ...message, id: ++this.lastId };
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new globalThis.Error("offline"));
        return;
      }
      this.waiting.set(full.id, { message: full, resolve, reject });
      this.socket.send(JSON.stringify(full));
    });
  }

  /** Something is missing: start over with a new connection. */
  restart(): void {
    this.socket?.close();
  }

  close(): void {
    this.ended = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
