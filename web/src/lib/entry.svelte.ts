// Saying a word, tap by tap. The server names the tokens that may follow; nothing here knows a rule.
import { Refused } from "./net";
import type { Tokens, Why } from "./protocol";
import { table } from "./table.svelte";
import * as T from "./tokens";

export interface Reason {
  clause: string;
  token: number;
}

class WordEntry {
  word = $state<number[]>([]);
  options = $state<number[]>([]);
  whole = $state(false);
  sent = $state(false);
  busy = $state(false);
  reason = $state<Reason | null>(null);
  /** Cards that may follow "use a card" and "send": known ahead, so that a card can be tapped before its verb. */
  ahead = $state<Record<number, number[]>>({});
  /** A card both verbs could take, waiting for the verb. */
  torn = $state(-1);
  /** A card tapped out of order, said as soon as it may follow. */
  parked = $state<number[]>([]);
  serial = $state(-1);
  private line: Promise<void> = Promise.resolve();

  /** Follow the prompt: a new one starts a new word, a repeated one keeps what has been entered. */
  follow(): void {
    const ask = table.ask;
    if (!ask) {
      this.serial = -1;
      this.clear([]);
      this.ahead = {};
      return;
    }
    if (ask.serial === this.serial) return;
    this.serial = ask.serial;
    this.clear(ask.tokens);
    this.ahead = {};
    for (const verb of [T.PLAY, T.SEND]) if (ask.tokens.includes(verb)) void this.look(ask.serial, verb);
  }

  private async look(serial: number, verb: number): Promise<void> {
    const next = await this.next([verb]);
    if (next && serial === this.serial) this.ahead = { ...this.ahead, [verb]: next };
  }

  private clear(options: number[]): void {
    this.word = [];
    this.options = options;
    this.whole = this.sent = this.busy = false;
    this.reason = null;
    this.torn = -1;
    this.parked = [];
  }

  /** The tokens that may be tapped now, those behind a verb included. */
  get live(): ReadonlySet<number> {
    if (this.serial < 0 || this.sent || this.whole) return new Set();
    const all = new Set(this.options);
    if (!this.word.length) for (const more of Object.values(this.ahead)) for (const token of more) all.add(token);
    return all;
  }

  get started(): boolean {
    return this.word.length > 0 || this.torn >= 0 || this.parked.length > 0;
  }

  private async next(prefix: number[]): Promise<number[] | null> {
    try {
      const reply = await table.request({ t: "next", ask: this.serial, prefix });
      return (reply as Tokens).tokens;
    } catch (error) {
      if (error instanceof Refused && error.refusal.code === "illegal") return null;
      return null;
    }
  }

  /** Taps are taken one after the other: a quick second one waits for the answer to the first. */
  tap(token: number): Promise<void> {
    const serial = this.serial;
    this.line = this.line.then(() => (serial === this.serial ? this.take(token) : undefined));
    return this.line;
  }

  private async take(token: number): Promise<void> {
    if (this.busy || this.sent || !table.ask) {
      if (!table.ask && !this.sent) await this.why([token]);
      return;
    }
    this.reason = null;
    if (this.options.includes(token) && !this.whole) {
      if (this.torn >= 0 && (token === T.PLAY || token === T.SEND)) await this.advance([token, this.torn]);
      else await this.advance([...this.word, token]);
      return;
    }
    if (!this.word.length && T.isPrint(token)) {
      const verbs = Object.keys(this.ahead).map(Number).filter((v) => this.ahead[v]?.includes(token));
      const [verb] = verbs;
      if (verbs.length > 1) this.torn = this.torn === token ? -1 : token;
      else if (verb !== undefined) await this.advance([verb, token]);
      else await this.why([this.options.includes(T.PLAY) || !this.options.includes(T.SEND) ? T.PLAY : T.SEND, token]);
      return;
    }
    if (T.isPrint(token) && (await this.outOfOrder(token))) return;
    await this.why([...this.word, token]);
  }

  private async advance(word: number[]): Promise<void> {
    const serial = this.serial;
    this.busy = true;
    const next = await this.next(word);
    this.busy = false;
    if (!next || serial !== this.serial) {
      if (serial === this.serial) await this.why(word);
      return;
    }
    this.word = word;
    this.torn = -1;
    this.options = next;
    this.whole = next.length === 0;
    if (this.whole) this.parked = [];
    if (this.whole && word.length === 1 && T.kindOf(word[0]!) === "verb") {
      await this.confirm();
      return;
    }
    const [card] = this.parked;
    if (card !== undefined && next.includes(card)) {
      this.parked = this.parked.slice(1);
      await this.advance([...word, card]);
    }
  }

  /** Sets of cards are said in ascending order; tapping them in any order is put right here. */
  private async outOfOrder(token: number): Promise<boolean> {
    const first = this.word[0] === T.PLAY ? 2 : 0; // the card that is used stays the card that is used
    let start = this.word.length;
    while (start > first && T.isPrint(this.word[start - 1]!)) start -= 1;
    const before = this.word.slice(0, start);
    const run = this.word.slice(start);
    for (let keep = run.length - 1; keep >= 0; keep--) {
      const sorted = [...run.slice(0, keep), ...[...run.slice(keep), token].sort((a, b) => a - b)];
      const next = await this.next([...before, ...sorted]);
      if (next) {
        this.word = [...before, ...sorted];
        this.options = next;
        this.whole = next.length === 0;
        return true;
      }
    }
    const least = this.options.find(T.isPrint);
    if (this.whole || least === undefined || token < least || this.parked.includes(token)) return false;
    const next = await this.next([...this.word, least]);
    if (!next?.includes(token)) return false;
    this.parked = [...this.parked, token].sort((a, b) => a - b);
    return true;
  }

  async back(): Promise<void> {
    this.reason = null;
    if (this.sent || this.busy) return;
    if (this.torn >= 0) this.torn = -1;
    else if (this.parked.length) this.parked = this.parked.slice(0, -1);
    else {
      const word = this.word.slice(0, -1);
      if (!word.length) return this.cancel();
      await this.advance(word);
    }
  }

  cancel(): void {
    if (!this.sent && table.ask) this.clear(table.ask.tokens);
  }

  async confirm(): Promise<void> {
    if (!this.whole || this.sent) return;
    this.sent = true;
    const serial = this.serial;
    try {
      await table.request({ t: "word", ask: serial, word: this.word });
      table.caughtUp();
    } catch (error) {
      if (serial !== this.serial) return;
      this.sent = false;
      const token = error instanceof Refused ? (this.word[error.refusal.at ?? 0] ?? -1) : -1;
      this.cancel();
      if (error instanceof Refused && error.refusal.code === "illegal") this.reason = { clause: error.refusal.clause ?? "", token };
    }
  }

  /** Ask the server why a word may not be said, and show the clause. */
  async why(word: number[]): Promise<void> {
    if (table.seat < 0) return;
    try {
      const reply = (await table.request({ t: "why", word })) as Why;
      this.reason = reply.clause ? { clause: reply.clause, token: word.at(-1) ?? -1 } : null;
    } catch {
      this.reason = null;
    }
  }
}

export const entry = new WordEntry();
