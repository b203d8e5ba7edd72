// The trace as Python sends it, and the table after each step.
import type { Evidence } from "./evidence/types";

/** A text in both languages; `fi` is null where nobody has translated it. */
export interface Text {
  en: string;
  fi?: string | null;
}

export type SeatState = "in" | "folded" | "all-in" | "mucked";

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

/** A seat and its player; a made-up name is in `label` in every language. */
export interface Named {
  seat: number;
  name: string;
  label?: Text;
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
  refused: object | null;
  refusal: Text | null;
  not_over?: Text | null;
  streets: Street[];
  seats: (Named & { stack: number })[];
  steps: Step[];
  /** The texts of the steps, where they have been put together. */
  texts?: Text[];
}

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** `base` changed by `patch`: objects merge, anything else (null and arrays too) takes the place of what was there. */
export function fold(base: unknown, patch: unknown): unknown {
  if (!isTree(patch)) return patch;
  const merged: Tree = isTree(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) merged[key] = fold(merged[key], value);
  return merged;
}

const NO_TABLE: Table = { street: "", deck: 0, pot: 0, pots: null, community: null, opener: null, to_act: null, seats: {} };

/** The table after every step of the trace. */
export function foldTables(steps: Step[]): Table[] {
  let table: unknown = NO_TABLE;
  return steps.map((step) => (table = fold(table, step.table ?? {})) as Table);
}

/** Is there anything to step through? */
export function isTrace(value: unknown): value is Trace {
  return isTree(value) && Array.isArray(value.steps) && Array.isArray(value.seats);
}

const WITHOUT_TEXTS = new Set(["facts", "legal", "table"]);

/** The trace with the texts of its steps in their places: Python sends each of them once. */
export function unpacked(trace: Trace): Trace {
  const { texts } = trace;
  if (!texts) return trace;
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (!isTree(value)) return value;
    if (typeof value.t === "number") return texts[value.t];
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, WITHOUT_TEXTS.has(key) ? each : whole(each)]));
  };
  return { ...trace, steps: whole(trace.steps) as Step[] };
}

/** For each step: is the opener of its street loud, that is, has it not acted before this step? */
export function loudOpeners(steps: Step[], tables: Table[]): boolean[] {
  let acted = true;
  return steps.map((step, i) => {
    const now = tables[i]?.opener;
    const before = tables[i - 1]?.opener;
    if (now && (now.seat !== before?.seat || now.as !== before.as || step.street !== steps[i - 1]?.street)) acted = false;
    const loud = !!now && !acted;
    if (now && step.seat === now.seat && step.kind !== "deal") acted = true;
    return loud;
  });
}

/** Has the trace any Finnish in it? */
export function hasFinnish(trace: Trace): boolean {
  return [trace.title, trace.subtitle, ...trace.steps.map((s) => s.title)].some((text) => !!text?.fi);
}
