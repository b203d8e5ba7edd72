// What follows from a trace: its texts in their places, the table after each step.
import type { Step, Table, Trace } from "./trace";

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

const WITHOUT_TEXTS = new Set(["facts", "legal", "table"]);

/** The trace with the texts of its steps in their places: Python sends each of them once. */
export function unpacked(trace: Trace): Trace {
  const { texts } = trace;
  if (!texts) return trace;
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (!isTree(value)) return value;
    if (typeof value.t === "number") return texts[value.t];
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, WITHOUT_TEXTS.has(key) ? each : whole(each)]),
    );
  };
  return { ...trace, steps: whole(trace.steps) as Step[] };
}

/** `base` changed by `patch`: objects merge, anything else (null and arrays too) takes the place of what was there. */
export function fold(base: unknown, patch: unknown): unknown {
  if (!isTree(patch)) return patch;
  const merged: Tree = isTree(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(patch)) merged[key] = fold(merged[key], value);
  return merged;
}

const NO_TABLE: Table = {
  street: "",
  deck: 0,
  pot: 0,
  pots: null,
  community: null,
  opener: null,
  to_act: null,
  seats: {},
};

/** The table after every step of the trace. */
export function foldTables(steps: Step[]): Table[] {
  let table: unknown = NO_TABLE;
  return steps.map((step) => {
    table = fold(table, step.table ?? {});
    return table as Table;
  });
}

/** For each step: is the opener of its street loud, that is, has it not acted before this step? */
export function loudOpeners(steps: Step[], tables: Table[]): boolean[] {
  let acted = true;
  return steps.map((step, i) => {
    const now = tables[i]?.opener;
    const before = tables[i - 1]?.opener;
    if (now && (now.seat !== before?.seat || now.as !== before.as || step.street !== steps[i - 1]?.street)) {
      acted = false;
    }
    const loud = !!now && !acted;
    if (now && step.seat === now.seat && step.kind !== "deal") acted = true;
    return loud;
  });
}
