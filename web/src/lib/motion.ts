// Cards that fly from where they were to where they are now. The state is already the new one: this only explains it,
// so it can be cut short at any time and never holds anything up.
import { eventName, fields } from "./events";
import type { Happening } from "./protocol";

export interface Flyer {
  key: number;
  print: number;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}
type Route = (f: Record<string, number | number[]>) => [from: string, to: string, prints: number[]] | null;

const seat = (x: number | number[] | undefined): string => (typeof x === "number" && x >= 0 ? `seat-${x}` : "deck");
const some = (own: number | number[] | undefined, count: number | number[] | undefined): number[] =>
  Array.isArray(own) && own.length ? own : Array(Math.min(Number(count ?? 1), 4)).fill(-1);
const all = (x: number | number[] | undefined): number[] => (Array.isArray(x) ? x : [Number(x ?? -1)]);

const ROUTES: Readonly<Record<string, Route>> = {
  drew: (f) => ["deck", seat(f.seat), some(f.cards, f.count)],
  played: (f) => [seat(f.seat), "stack", all(f.own ?? f.card)],
  gained: (f) => ["flight", seat(f.seat), all(f.card)],
  flight_dropped: (f) => ["flight", "discard", all(f.card)],
  discarded: (f) => [seat(f.seat), "discard", all(f.cards)],
  burned: (f) => [seat(f.seat), "discard", all(f.card)],
  moved: (f) => [seat(f.seat), seat(f.target), all(f.card)],
  substituted: (f) => [seat(f.seat), "flight", all(f.own ?? f.card)],
  probe_shown: (f) => ["stack", seat(f.target), all(f.card)],
  turned_up: (f) => ["deck", seat(f.seat), all(f.card)],
  died: (f) => [seat(f.seat), "discard", all(f.cards)],
  lost: (f) => [seat(f.seat), "discard", all(f.cards)],
  handed: (f) => [seat(f.seat), seat(f.target), some(f.cards, f.count)],
  fetched: (f) => ["discard", seat(f.seat), all(f.own ?? f.cards)],
  put_on_pile: (f) => [seat(f.seat), "deck", all(f.own ?? f.card)],
  swapped_intel: (f) => [seat(f.seat), seat(f.target), all(f.card)],
};

const MOST = 8;
let keys = 0;

const rect = (anchor: string): DOMRect | null =>
  document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

export function flights(events: Happening[], lastFlight: DOMRect | null): Flyer[] {
  if (still()) return [];
  const out: Flyer[] = [];
  let step = 0;
  for (const event of events) {
    const route = ROUTES[eventName(event)]?.(fields(event));
    if (!route) continue;
    const [a, b, prints] = route;
    const from = a === "flight" ? (rect(a) ?? lastFlight ?? rect("stack")) : rect(a);
    const to = b === "flight" ? (rect(b) ?? lastFlight ?? rect("stack")) : rect(b);
    if (!from || !to || !from.width || !to.width) continue;
    for (const print of prints.slice(0, 4)) {
      if (out.length >= MOST) return out;
      out.push({ key: ++keys, print, from, to, delay: step * 50 });
      step += 1;
    }
  }
  return out;
}
