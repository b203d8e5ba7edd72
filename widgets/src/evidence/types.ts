// What proves a ruling, as Python sends it.
import type { SeatState, Text } from "../trace";

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
  seat: number;
  cards: string[];
  up: boolean[];
  community: string | null;
  high: string[] | null;
  low: string[] | null;
  high_name: Text | null;
  low_name: Text | null;
  result: Text;
  won: number;
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

export type Evidence = Doors | Boards | Bets | Hands | Pots;
