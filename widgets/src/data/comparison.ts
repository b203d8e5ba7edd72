// One hand by the rules of two houses, as Python sends it.
import type { Named, Text } from "./basics";
import type { Evidence } from "./evidence";
import type { Reason } from "./trace";

/** How a hand ended in one house. */
export interface Ended {
  pots: { amount: number }[];
  odd: Record<string, number>;
}

/** A setting in which the houses differ, as Python sends it. */
export interface Setting {
  rule: string;
  effect: "parts" | "seen" | "none" | "later";
  texts: [Text, Text];
  does: Text;
}

/** One side, as Python sends it. */
export interface Side extends Ended {
  name: Text;
  how: Text | null;
  step: { place: Text; title: Text; text: Text; reasons: Reason[]; evidence: Evidence[] } | null;
  refused: { rule: string } | null;
  ending: Text | null;
}

/** The comparison, as Python sends it. */
export interface Compared {
  title: Text;
  subtitle: Text;
  headline: Text;
  lead: Text;
  parts_at: { rule: string } | null;
  partings: { rule: string; title: Text }[];
  evidence: Evidence[];
  seats: Named[];
  sides: [Side, Side];
  won: Record<string, [number | null, number | null]>;
  settings: Record<string, Setting>;
}

export const isCompared = (value: unknown): value is Compared => Array.isArray((value as Compared | null)?.sides);
