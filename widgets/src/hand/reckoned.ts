// What follows from a trace alone: reckoned once, not at every step.
import { useMemo } from "preact/hooks";
import { inAll } from "../data/basics";
import { foldTables, loudOpeners, unpacked } from "../data/reading";
import type { Step, Table, Trace } from "../data/trace";
import { type Box, streetBoxes } from "../stepping/streets";

export interface Reckoned {
  trace: Trace;
  steps: Step[];
  /** The table after each step. */
  tables: Table[];
  /** For each step: is its opener's ruling news? */
  loud: boolean[];
  boxes: Box[];
  /** Are its texts in more than one language? */
  translated: boolean;
}

function reckon(sent: Trace): Reckoned {
  const trace = unpacked(sent);
  const { steps } = trace;
  const tables = foldTables(steps);
  const boxes = streetBoxes(trace.streets ?? [], steps);
  return { trace, steps, tables, boxes, loud: loudOpeners(steps, tables), translated: isTranslated(trace) };
}

const isTranslated = ({ title, subtitle, steps }: Trace): boolean =>
  [title, subtitle, ...steps.map((step) => step.title)].some((text) => text && inAll(text).length > 1);

export const useReckoned = (sent: Trace): Reckoned => useMemo(() => reckon(sent), [sent]);
