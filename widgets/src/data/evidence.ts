// What proves a ruling, as Python sends it.
import type { SeatState, Text } from "./basics";

/** `chosen`: the one that the rule picks; `tied`: its equal by rank. */
export type Mark = "chosen" | "tied" | null;

export interface Doors {
  kind: "doors";
  title: Text;
  note?: Text | null;
  sign: string;
  items: { seat: number; card: string; mark: Mark }[];
  suits: { title: Text; items: { suit: string; name: Text; mark: Mark }[] } | null;
}

export interface Boards {
  kind: "boards";
  title: Text;
  note?: Text | null;
  items: { seat: number; cards: string[]; name: Text; mark: Mark; all_in: boolean }[];
}

export interface Bets {
  kind: "bets";
  title: Text;
  rows: { name: Text; why: Text | null; rule: string | null; amount: string; bars: number }[];
  raises: { used: number; cap: number; text: Text; rule: string } | null;
  sum: Text | null;
}

export interface Hand {
  /** null: the one hand of a picture, which is nobody's. */
  seat: number | null;
  cards: string[];
  up: boolean[];
  community: string | null;
  high: string[] | null;
  low: string[] | null;
  high_name: Text | null;
  low_name: Text | null;
  result: Text | null;
  won: number;
  /** Is it the best of those compared, where no pot is won? */
  best?: boolean;
  mucked: boolean;
}

export interface Hands {
  kind: "hands";
  title: Text;
  note?: Text | null;
  items: Hand[];
}

export interface Share {
  seat: number;
  amount: number;
  odd: number;
  note: Text | null;
  rule: string | null;
  /** When it is paid, seen from this step; null where that is not told. */
  paid?: "before" | "now" | "later" | null;
}

export interface Half {
  half: "high" | "low" | "whole";
  name: Text;
  note: Text | null;
  rule: string | null;
  amount: number;
  odd: number;
  shares: Share[];
}

export interface Pot {
  name: Text;
  note: Text | null;
  rule: string | null;
  amount: number;
  from: { seat: number; amount: number }[];
  halves: Half[];
}

export interface Pots {
  kind: "pots";
  title: Text;
  note?: Text | null;
  put_in: { seat: number; amount: number; state: SeatState }[];
  pots: Pot[];
}

/** A sum, a line of terms each; the first sign of a line is empty. */
export interface Sum {
  kind: "sum";
  title: Text;
  note?: Text | null;
  lines: { sign: string; amount: number; name: Text }[][];
}

/** A card of hand rankings, the best first. */
export interface Ranking {
  kind: "ranking";
  title: Text;
  note?: Text | null;
  rows: { name: Text; line: Text; examples: { cards: string[]; name: Text }[] }[];
}

export type Evidence = Doors | Boards | Bets | Hands | Pots | Sum | Ranking;
