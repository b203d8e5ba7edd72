// Places in the view of a hand that another view may fill.
import { createContext, type ComponentChildren } from "preact";

export interface Slots {
  /** Between the header and the table. */
  top?: ComponentChildren;
  /** Between the table and the transport. */
  bar?: ComponentChildren;
  /** Over everything. */
  over?: ComponentChildren;
}

export const SlotsContext = createContext<Slots>({});
