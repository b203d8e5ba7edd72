// The words of the view itself. They come with the model (`labels`), in every language; none is written here.
import type { Text } from "../data/basics";

/** A language's code. */
export type Lang = string;

const ENGLISH: Lang = "en";

export const LABEL_KEYS = [
  // transport
  ...([
    "first",
    "back",
    "play",
    "pause",
    "next",
    "nextStreet",
    "last",
    "speed",
    "stepOf",
    "timeline",
    "more",
    "close",
  ] as const),
  // header
  ...(["allSeats", "seatView", "fourColour", "language", "own", "fullscreen", "leaveFullscreen", "keys"] as const),
  ...(["covered", "uncovered", "coverDown", "spotlight"] as const),
  // table
  ...([
    "table",
    "seat",
    "dealer",
    "cardsLeft",
    "cardLeft",
    "pot",
    "mainPot",
    "sidePot",
    "community",
    "stack",
    "bet",
  ] as const),
  ...([
    "folded",
    "allIn",
    "mucked",
    "toAct",
    "bringsIn",
    "actsFirst",
    "showsFirst",
    "wins",
    "down",
    "unknown",
  ] as const),
  // explanation
  ...(["deal", "action", "ruling", "ours", "soFar", "whoGets", "handRefused", "ruleFrom"] as const),
  // evidence
  ...([
    "sameRank",
    "atStep",
    "high",
    "low",
    "playsHigh",
    "playsLow",
    "putIn",
    "pots",
    "halves",
    "shares",
    "oddChip",
  ] as const),
  ...(["paidNow", "paidLater"] as const),
  // keys
  ...(["keyStep", "keyEnds", "keyPlay", "keyStreet", "keyShowdown", "keySheet", "keyClose", "space"] as const),
  ...(["keyLight", "keyCard", "keyCover", "keyFull"] as const),
  // live table
  ...([
    "undo",
    "redo",
    "branches",
    "rename",
    "remove",
    "name",
    "tryHere",
    "toEnd",
    "atPast",
    "pickCards",
    "pickFor",
  ] as const),
  ...(["dealPicked", "showPicked", "clear", "amount", "noAnswer"] as const),
  ...([
    "settings",
    "houseRules",
    "ruleSet",
    "applyRules",
    "newHand",
    "beginHand",
    "game",
    "limit",
    "players",
    "stacks",
  ] as const),
  ...(["ante", "bringIn", "smallBet", "bigBet", "seed", "save", "fileName", "title", "lesson"] as const),
  // gallery
  ...([
    "gallery",
    "search",
    "rules",
    "hands",
    "foundHands",
    "showAll",
    "noneFound",
    "backToGallery",
    "previousHand",
    "nextHand",
  ] as const),
  // two houses compared
  ...(["endsHow", "difference", "same", "noResult", "rulesDiffer", "furtherOn"] as const),
  // questions
  ...([
    "question",
    "questionOf",
    "firstTry",
    "choices",
    "chooseSeat",
    "yourChoice",
    "notRight",
    "right",
    "answerIs",
  ] as const),
  ...([
    "hint",
    "showAnswer",
    "nextQuestion",
    "nextDeal",
    "results",
    "proofLater",
    "noneAnswered",
    "needsKernel",
  ] as const),
  ...(["rule", "countAsked", "countFirst", "countRight", "countHints", "countShown"] as const),
  ...(["keyChoose", "keyAnswer", "keyHint", "keyGoOn"] as const),
  // nothing to show
  ...(["noHand", "noView"] as const),
] as const;

export type LabelKey = (typeof LABEL_KEYS)[number];

export type Labels = Record<Lang, Partial<Record<LabelKey, string>>>;

export interface Words {
  lang: Lang;
  /** The languages to choose from, each with its own name. */
  languages: { code: Lang; own: string }[];
  /** A label, its {places} filled. */
  label(key: LabelKey, values?: Record<string, string | number>): string;
  /** A text of the trace in the reader's language, else in English. */
  say(text: Text | null | undefined): string;
  /** A number as the language writes it. */
  number(value: number): string;
}

const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Words in the language `asked` for, in English if it is none of the labels'; a label nobody has given shows as its key. */
export function words(given: unknown, asked: unknown): Words {
  const labels = (given ?? {}) as Labels;
  const lang = typeof asked === "string" && Object.hasOwn(labels, asked) ? asked : ENGLISH;
  const numbers = new Intl.NumberFormat(lang);
  return {
    lang,
    languages: Object.entries(labels).map(([code, { own }]) => ({ code, own: own ?? code })),
    label: (key, values = {}) => fill(labels[lang]?.[key] ?? labels[ENGLISH]?.[key] ?? key, values),
    say: (text) => text?.[lang] ?? text?.[ENGLISH] ?? "",
    number: (value) => numbers.format(value),
  };
}
