// The trace of a hand, as Python sends it.
import type { Named, SeatState, Text } from "./basics";
import type { Evidence } from "./evidence";

export interface SeatNow {
  stack: number;
  bet: number;
  state: SeatState;
  cards: string[];
  up: boolean[];
  shown: boolean;
  won: number;
}

export interface Opener {
  seat: number;
  as: "bring-in" | "first-actor" | "shows-first";
}

export interface Table {
  street: string;
  deck: number;
  pot: number;
  pots: number[] | null;
  community: string | null;
  opener: Opener | null;
  to_act: number | null;
  seats: Record<string, SeatNow>;
}

export interface Reason {
  rule: string;
  text: Text;
  ours?: boolean;
}

export interface Step {
  n: number;
  street: string;
  kind: string;
  mark: "deal" | "action" | "ruling";
  seat: number | null;
  title: Text;
  text: Text;
  brief: Text;
  reasons: Reason[];
  next: { seat: number; text: Text; rule?: string | null } | null;
  evidence: Evidence[];
  table: unknown;
}

export interface Street {
  name: string;
  label: Text;
  short: Text;
}

export interface Trace {
  title: Text;
  subtitle: Text;
  view: number | null;
  finished: boolean;
  refused: { rule: string } | null;
  refusal: Text | null;
  not_over?: Text | null;
  streets: Street[];
  seats: (Named & { stack: number })[];
  steps: Step[];
  /** The texts of the steps, where they have been put together. */
  texts?: Text[];
}

/** Is there anything to step through? */
export function isTrace(value: unknown): value is Trace {
  const { steps, seats } = (value ?? {}) as Partial<Trace>;
  return Array.isArray(steps) && Array.isArray(seats);
}
