// One sentence that says what is asked of me.
import { t } from "./i18n.svelte";
import * as N from "./names";
import type { Game } from "./protocol";
import { table } from "./table.svelte";
import * as T from "./tokens";

const seats = (mask: number): number[] => [...Array(9).keys()].filter((x) => (mask >> x) & 1);

export function promptText(game: Game): string {
  if (game.over) return t("prompt-over");
  const ask = table.ask;
  const window = T.WINDOWS[game.which] ?? "";
  if (!ask) return waiting(game);
  const top = game.stack.at(-1);
  const flight = game.flight;
  const what = top ? N.itemName(top) : -1;
  switch (window) {
    case "open":
      return t("prompt-open", { seat: N.seatMark(game.turn_seat), sent: game.sent });
    case "free":
      return t("prompt-free", { sent: game.sent });
    case "response":
      return t("prompt-response", {
        seat: top ? N.seatMark(top.seat) : "",
        what,
        target: top && top.target >= 0 ? N.seatMark(top.target) : top && top.holder >= 0 ? N.seatMark(top.holder) : -1,
      });
    case "arrival":
    case "decide":
      return t(`prompt-${window}`, {
        seat: N.seatMark(flight?.at ?? -1),
        sender: N.seatMark(flight?.sender ?? -1),
        mode: flight && flight.mode >= 0 ? t(`mode-${T.MODES[flight.mode]}`) : "",
        card: flight && flight.print >= 0 ? N.cardMark(flight.print) : -1,
      });
    case "choice":
      return t("prompt-choice", { what, seat: top ? N.seatMark(top.seat) : "" });
    case "discard":
      return t("prompt-discard", { count: game.hand.length - (table.room?.settings.hand_limit ?? 0) });
    default:
      return t(`prompt-${window}`);
  }
}

function waiting(game: Game): string {
  const asked = seats(game.asked).filter((x) => x !== table.seat);
  const window = T.WINDOWS[game.which] ?? "";
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) {
    return t(`wait-${["decide", "target", "free", "sending", "discard"].includes(window) ? window : "one"}`, { seat: N.seatMark(only) });
  }
  return t("prompt-wait");
}

/** What has to be named next, once a word has been begun. */
export function stepText(options: readonly number[], word: readonly number[]): string {
  if (!options.length) return t("step-whole");
  const kinds = new Set(options.filter((o) => o !== T.DONE).map(T.kindOf));
  const last = word.at(-1) ?? -1;
  if (kinds.has("print")) {
    if (last === T.SEND) return t("step-send");
    if (last === T.PLAY) return t("step-play");
    if (options.includes(T.DONE)) return t("step-cards");
    return t(fromRow(options, word) >= 0 ? "step-intel" : "step-card");
  }
  if (kinds.has("seat")) return t("step-seat");
  if (kinds.has("ord")) return t(T.isPrint(last) ? "step-same" : "step-value");
  return t(options.length === 1 && options[0] === T.DONE ? "step-cards" : "step-value");
}

/** The seat whose intelligence the prints on offer are, if the last token named one that has them all; else -1. */
export function fromRow(options: readonly number[], word: readonly number[]): number {
  const last = word.at(-1) ?? -1;
  const prints = options.filter(T.isPrint);
  if (!T.isSeat(last) || !prints.length) return -1;
  const row = table.game?.seats[last - T.SEAT]?.intel ?? [];
  return prints.every((p) => row.includes(p - T.PRINT)) ? last - T.SEAT : -1;
}

/** Prints that are tapped in a tray of the prompt bar, because they do not (all) lie in my hand. */
export function tray(options: readonly number[], word: readonly number[]): number[] {
  const prints = options.filter(T.isPrint);
  const hand = table.game?.hand ?? [];
  if (fromRow(options, word) >= 0) return prints;
  const mine = word.filter(T.isPrint);
  const left = (p: number): number => hand.filter((h) => h === p - T.PRINT).length - mine.filter((m) => m === p).length;
  return prints.every((p) => left(p) > 0) ? [] : prints;
}
