// Numbers to words, in the shown language.
import { cards } from "./catalog.svelte";
import { t, texts } from "./i18n.svelte";
import { mark, unmarked } from "./marks";
import { table } from "./table.svelte";
import * as T from "./tokens";

export const seatName = (seat: number): string => {
  const name = table.room?.seats[seat]?.name;
  return unmarked(name || t("seat-default", { n: seat + 1 }));
};
export const seatMark = (seat: number): string => mark("seat", seat, seatName(seat));

export const functionName = (fn: number): string => t(`fn-${T.FUNCTIONS[fn] ?? ""}`);

export function cardName(print: number): string {
  const p = cards.print(print);
  if (!p) return t("card-hidden");
  const args = {
    function: functionName(p.function),
    mode: t(`mode-${T.MODES[p.mode]}`),
    colour: t(`colour-${T.colourName(p.colour)}`),
  };
  if (p.camp >= 0) return t("card-probe", { ...args, camp: campName(p.camp), act: signed(p.act) });
  if (p.acts.some((a) => a !== 0)) {
    const [ccav, bbc, tabloid] = p.acts.map(signed);
    return t("card-document", { ...args, ccav: ccav ?? "", bbc: bbc ?? "", tabloid: tabloid ?? "" });
  }
  return t("card-name", args);
}
export const cardMark = (print: number): string => mark("print", print, cardName(print));

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
export const campName = (camp: number): string => t(`camp-${T.CAMPS[camp] ?? ""}`);

export function charKey(char: number): string | null {
  return cards.character(char)?.name ?? null;
}
export const charName = (char: number): string => {
  const key = charKey(char);
  return key ? t(`char-${key}`) : "";
};

export function skillKey(skill: number): string | null {
  const s = cards.skill(skill);
  const owner = s && charKey(s.character);
  return s && owner ? `skill-${owner}-${s.name}` : null;
}
export const skillName = (skill: number): string => {
  const key = skillKey(skill);
  return key ? t(key) : "";
};
export const skillTags = (skill: number): string[] => cards.skill(skill)?.tags ?? [];

export const effectName = (effect: number): string => t(`effect-${cards.all?.effects[effect] ?? ""}`);

/** What a stack entry is called: a function, a skill, or the effect a covered character announces. */
export function itemName(item: { function: number; skill: number; effect: number }): string {
  if (item.function >= 0) return functionName(item.function);
  if (item.skill >= 0) return skillName(item.skill);
  return item.effect >= 0 ? effectName(item.effect) : t("covered-skill");
}

export const clauseText = (clause: string): string => texts.find(`clause-${clause}`) ?? clause;
export const list = (items: string[]): string => items.join(t("list-comma"));

/** The words on the button of a token. ``word`` is what has been said before it. */
export function tokenName(token: number, word: readonly number[], which: number): string {
  switch (T.kindOf(token)) {
    case "verb":
      if (token === T.PASS) return t("token-pass");
      if (token === T.DONE) return t("token-done");
      if (token === T.YES) return t(which === 128 ? "token-yes" : "token-agree");
      if (token === T.NO) return t(which === 128 ? "token-no" : "token-refuse");
      if (token === T.PLAY) return t("token-play");
      if (token === T.SEND) return t("token-send");
      return t("token-end");
    case "camp":
      return campName(token - T.CAMP);
    case "mode":
      return t(`mode-${T.MODES[token - T.MODE]}`);
    case "hue":
      return t(`colour-${T.HUES[token - T.HUE]}`);
    case "sex":
      return t(`sex-${T.SEXES[token - T.SEX]}`);
    case "place":
      return t(token === T.TOP ? "place-top" : "place-bottom");
    case "seat":
      return seatName(token - T.SEAT);
    case "skill":
      return skillName(table.game?.skills[token - T.SKILL] ?? -1);
    case "ord":
      return ordName(token - T.ORD, word, which);
    case "print":
      return cardName(token - T.PRINT);
  }
}

/** One of several: a candidate, one of equal cards told apart by who sent them, a skill of a player, or a number. */
function ordName(i: number, word: readonly number[], which: number): string {
  const game = table.game;
  if (which === 1 && game) return charName(game.candidates[i] ?? -1);
  const print = word.at(-1) ?? 0;
  const seat = word.at(-2) ?? 0;
  if (game && T.isSeat(print)) {
    const skill = cards.character(game.seats[print - T.SEAT]?.char ?? -1)?.skills[i];
    if (skill !== undefined) return skillName(skill);
  }
  if (game && T.isPrint(print) && T.isSeat(seat)) {
    const row = game.seats[seat - T.SEAT];
    const senders = [...new Set(row?.senders.filter((_, k) => row.intel[k] === print - T.PRINT))];
    const sender = senders[i];
    if (sender !== undefined) return t("token-from", { n: i + 1, sender: sender < 0 ? -1 : seatName(sender) });
  }
  return t("token-nth", { n: i + 1 });
}
