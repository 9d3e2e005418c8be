// What the server has told this page. The state comes from snapshots and patches only; events fill the log and move
// things.
import { cards } from "./catalog.svelte";
import { Connection, Refused, type Reply, type Request } from "./net";
import { apply } from "./patch";
import type { Ask, Game, Happening, Line, RoomInfo, ServerMessage } from "./protocol";

export interface Entry {
  key: number;
  event: Happening;
}
/** Told of events while the page still shows the state before them. */
type Watcher = (events: Happening[]) => void;

const LOG = 2000;

class Table {
  id = $state("");
  seat = $state(-1);
  room = $state.raw<RoomInfo | null>(null);
  game = $state<Game | null>(null);
  ask = $state.raw<Ask | null>(null);
  asked = $state(0); // when the prompt came, by this page's clock
  order = $state<"none" | "stack" | "turn">("none");
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  acted = $state(0); // log key up to which I have seen things by acting
  held = $state(-1);
  online = $state(false);
  everOnline = $state(false);
  gone = $state<string | null>(null); // why the server has closed for good
  notice = $state<string | null>(null); // a refusal to be shown, as a key

  private line: Connection | null = null;
  private keys = 0;
  private count = -1; // of the numbered messages of this connection
  private watchers = new Set<Watcher>();

  get host(): boolean {
    return this.room !== null && this.seat >= 0 && this.room.host === this.seat;
  }
  get n(): number {
    return this.room?.seats.length ?? 0;
  }

  open(room: string, token: () => string, lang: () => string): void {
    this.close();
    this.id = room;
    this.line = new Connection(
      () => ({ t: "hello", room, token: token(), lang: lang() }),
      (message) => this.take(message),
      (online, final) => {
        this.online = online;
        this.everOnline ||= online;
        if (final) this.gone = final;
      },
    );
  }

  close(): void {
    this.line?.close();
    this.line = null;
    this.room = null;
    this.game = null;
    this.ask = null;
    this.gone = null;
    this.online = this.everOnline = false;
    this.log = [];
    this.chat = [];
  }

  onEvents(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  async request(message: Request): Promise<Reply> {
    if (!this.line) throw new Error("no connection");
    return this.line.request(message);
  }

  /** Send something whose refusal is only worth a notice. Resolves to whether it was done. */
  async tell(message: Request): Promise<boolean> {
    try {
      await this.request(message);
      return true;
    } catch (error) {
      if (error instanceof Refused) this.notice = error.refusal.code;
      return false;
    }
  }

  private take(message: ServerMessage): void {
    if ("n" in message) {
      if (message.n !== this.count + 1) {
        this.line?.restart();
        return;
      }
      this.count = message.n;
    }
    switch (message.t) {
      case "welcome":
        this.seat = message.seat;
        this.count = -1;
        if (cards.all && message.version !== cards.all.version) this.gone = "version";
        break;
      case "snapshot":
        this.seat = message.seat;
        this.room = message.room;
        this.game = message.game;
        this.order = message.order;
        this.chat = message.chat;
        this.log = message.log.map((event) => ({ key: ++this.keys, event }));
        this.acted = this.keys;
        this.prompt(message.ask);
        break;
      case "delta":
        this.delta(message.events, () => this.game && apply(this.game, message.patch));
        this.prompt(message.ask);
        break;
      case "room":
        this.room = message.room;
        break;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-200);
        this.unread += 1;
        break;
      case "order":
        this.order = message.order;
        break;
      case "held":
        this.held = message.seat;
        break;
      case "error":
        if (message.code === "token") this.notice = "token";
        break;
    }
  }

  private delta(events: Happening[], change: () => void): void {
    change();
    if (!events.length) return;
    const added = events.map((event) => ({ key: ++this.keys, event }));
    this.log = [...this.log, ...added].slice(-LOG);
    for (const watcher of this.watchers) watcher(events);
  }

  private prompt(ask: Ask | null): void {
    if (ask?.serial !== this.ask?.serial) this.held = -1;
    this.ask = ask;
    this.asked = performance.now();
  }

  /** I have just said something: what happened before is no news any more. */
  caughtUp(): void {
    this.acted = this.keys;
  }
}

export const table = new Table();
