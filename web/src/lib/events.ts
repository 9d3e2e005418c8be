// Events as sentences: fields are named by the catalogue, texts are event-<name> (src/kongsheng/locale/*/events.ftl).
import { cards } from "./catalog.svelte";
import { t, texts, type Args } from "./i18n.svelte";
import * as N from "./names";
import type { CatalogField, Happening } from "./protocol";
import * as T from "./tokens";

const HOW = ["passed", "returned", "diverted", "intercepted", "skipped", "declined", "skill"];
const OUTCOME = ["passerby", "draw", "discard", "no_hand"];
const REASON = ["", "colour", "mission", "survival"];

function one(type: string, value: number): string | number {
  if (value < 0 && type !== "act" && type !== "way") return -1;
  switch (type) {
    case "seat":
      return N.seatMark(value);
    case "print":
      return N.cardMark(value);
    case "function":
      return N.functionName(value);
    case "skill":
    case "mark":
      return N.skillName(value);
    case "effect":
      return N.effectName(value);
    case "char":
      return N.charName(value);
    case "camp":
      return N.campName(value);
    case "mode":
      return t(`mode-${T.MODES[value]}`);
    case "sex":
      return t(`sex-${T.SEXES[value]}`);
    case "how":
      return t(`how-${HOW[value]}`);
    case "way":
      return t(value < 0 ? "way-left" : "way-right");
    case "face":
      return t(value ? "face-covered" : "face-up");
    case "outcome":
      return t(`outcome-${OUTCOME[value]}`);
    case "reason":
      return t(`reason-${REASON[value]}`);
    case "place":
      return t(value === T.TOP ? "place-top" : "place-bottom");
    case "token":
      return N.tokenName(value, [], 0);
    case "mask": {
      const seats = [...Array(9).keys()].filter((x) => (value >> x) & 1);
      return seats.length ? N.list(seats.map(N.seatMark)) : -1;
    }
    default:
      return value;
  }
}

/** The fields of an event by name, as numbers (a list for a field that takes all that is left). */
export function fields(event: Happening): Record<string, number | number[]> {
  const schema = cards.event(event.kind);
  const out: Record<string, number | number[]> = {};
  const read = (names: CatalogField[], values: number[]): void => {
    names.forEach((f, i) => {
      if (f.rest) out[f.name] = values.slice(i);
      else if (values[i] !== undefined) out[f.name] = values[i];
    });
  };
  if (schema) {
    read(schema.pub, event.pub ?? []);
    if (event.priv?.length) read(schema.priv, event.priv);
  }
  return out;
}

export const eventName = (event: Happening): string => cards.event(event.kind)?.name ?? "";

/** The sentence of an event, with marks for names and cards (marks.ts). */
export function sentence(event: Happening): string {
  const schema = cards.event(event.kind);
  if (!schema) return "";
  const args: Args = {};
  const values = fields(event);
  for (const f of [...schema.pub, ...(event.priv?.length ? schema.priv : [])]) {
    const value = values[f.name];
    if (Array.isArray(value)) args[f.name] = value.length ? N.list(value.map((v) => String(one(f.type, v)))) : -1;
    else args[f.name] = value === undefined ? -1 : one(f.type, value);
  }
  const key = `event-${schema.name}`;
  // My identity is shown only while I hold its button (Me.svelte), so the log keeps it to itself.
  const own = event.priv?.length && schema.name !== "identity" ? texts.find(`${key}-own`, args) : null;
  return own ?? texts.text(key, args);
}

/** Seats an event names, for the filter of the log. */
export function seatsOf(event: Happening): number[] {
  const schema = cards.event(event.kind);
  return schema?.pub.flatMap((f, i) => (f.type === "seat" ? [event.pub?.[i] ?? -1] : [])).filter((x) => x >= 0) ?? [];
}
