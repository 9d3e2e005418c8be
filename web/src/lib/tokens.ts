// The alphabet of moves (docs/protocol.md). Everything the page offers is one of these tokens.
export const PASS = 0;
export const DONE = 1;
export const YES = 2;
export const NO = 3;
export const PLAY = 4;
export const SEND = 5;
export const END_TURN = 6;
export const CAMP = 16;
export const MODE = 19;
export const HUE = 22;
export const SEX = 25;
export const TOP = 28;
export const BOTTOM = 29;
export const SEAT = 32;
export const SKILL = 48;
export const ORD = 64;
export const PRINT = 80;

export type TokenKind = "verb" | "camp" | "mode" | "hue" | "sex" | "place" | "seat" | "skill" | "ord" | "print";

export function kindOf(token: number): TokenKind {
  if (token >= PRINT) return "print";
  if (token >= ORD) return "ord";
  if (token >= SKILL) return "skill";
  if (token >= SEAT) return "seat";
  if (token >= TOP) return "place";
  if (token >= SEX) return "sex";
  if (token >= HUE) return "hue";
  if (token >= MODE) return "mode";
  if (token >= CAMP) return "camp";
  return "verb";
}

export const isPrint = (t: number): boolean => t >= PRINT;
export const isSeat = (t: number): boolean => t >= SEAT && t < SKILL;
export const isSkill = (t: number): boolean => t >= SKILL && t < ORD;
/** Tokens that name a thing on the table (tapped there); all others are buttons of the prompt bar. */
export const onTable = (t: number): boolean => isPrint(t) || isSeat(t) || isSkill(t);

// Windows (View.which).
export const WINDOWS: Readonly<Record<number, string>> = {
  1: "pick",
  2: "open",
  4: "free",
  8: "response",
  16: "arrival",
  32: "sending",
  64: "target",
  128: "decide",
  256: "trigger",
  512: "choice",
  1024: "discard",
};

export const ALIVE = 0;
export const DYING = 1;
export const DEAD = 2;
export const OUT = 3;
export const COVERED = 1;
export const RED = 1;
export const BLUE = 2;
export const BLACK = 4;
export const CAMPS = ["ccav", "bbc", "tabloid"] as const;
export const MODES = ["telegram", "direct", "text"] as const;
export const HUES = ["red", "blue", "black"] as const;
export const SEXES = ["male", "female", "unknown", "none"] as const;
export const FUNCTIONS = [
  "probe", "lock_on", "lure_away", "decode", "reinforce", "return", "intercept", "expose", "burn", "divert",
  "dangerous_intel", "swap", "public_document", "true_or_false",
] as const;

export function colourName(colour: number): string {
  if (colour === (RED | BLACK)) return "red_black";
  if (colour === (BLUE | BLACK)) return "blue_black";
  return colour === RED ? "red" : colour === BLUE ? "blue" : "black";
}
