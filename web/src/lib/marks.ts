// Names and cards inside a sentence are marked with private-use characters, so that a line of text can be shown with
// chips and isolated names (Rich.svelte) or read out as plain text.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

export type Part = { kind: "text" | "seat" | "print"; id: number; text: string };

export const mark = (kind: "seat" | "print", id: number, text: string): string =>
  `${OPEN}${kind === "seat" ? "s" : "p"}${id}${MIDDLE}${text}${CLOSE}`;

export function parts(line: string): Part[] {
  const out: Part[] = [];
  for (const piece of line.split(OPEN)) {
    const close = piece.indexOf(CLOSE);
    if (close < 0) {
      if (piece) out.push({ kind: "text", id: -1, text: piece });
      continue;
    }
    const middle = piece.indexOf(MIDDLE);
    out.push({
      kind: piece[0] === "s" ? "seat" : "print",
      id: Number(piece.slice(1, middle)),
      text: piece.slice(middle + 1, close),
    });
    const rest = piece.slice(close + 1);
    if (rest) out.push({ kind: "text", id: -1, text: rest });
  }
  return out;
}

export const plain = (line: string): string =>
  parts(line)
    .map((p) => p.text)
    .join("");

/** Remove what could be mistaken for a mark from a name somebody typed. */
export const unmarked = (name: string): string => name.replace(/[\uE000-\uE002]/g, "");
