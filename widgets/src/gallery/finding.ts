// Which hands are found: those that show all the rules chosen and have all the words looked for.
import { inAll } from "../data/basics";
import type { HandCard } from "../data/library";

/** A text without the marks on its letters, so that "nayttaminen" finds "Näyttäminen". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const texts = new WeakMap<HandCard, string>();

function textOf(card: HandCard): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const all = [card.title, card.lesson, ...card.tags].flatMap(inAll);
  const text = plain([card.name, ...card.rules, ...all].join("\n"));
  texts.set(card, text);
  return text;
}

/** The cards that show all of `rules` and have every word of `query`, in any language. */
export function found(cards: HandCard[], rules: readonly string[], query: string): HandCard[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) => rules.every((rule) => card.rules.includes(rule)) && words.every((word) => textOf(card).includes(word)),
  );
}

/** How many of the cards show each rule. */
export function counted(cards: HandCard[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const rule of cards.flatMap((card) => card.rules)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

export const asRules = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
