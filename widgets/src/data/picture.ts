// A picture that stands alone, as Python sends it.
import type { Text } from "./basics";
import type { Evidence } from "./evidence";
import type { Reason } from "./trace";

/** The picture, as Python sends it. */
export interface Picture {
  title: Text;
  lead: Text | null;
  /** Does a seat's number stand before its name? */
  numbered: boolean;
  seats: { seat: number; name: Text }[];
  evidence: Evidence[];
  sentences: Reason[];
}

export const isPicture = (value: unknown): value is Picture => Array.isArray((value as Picture | null)?.evidence);
