// Places in the view of a hand that another view may fill.
import { type ComponentChildren, createContext } from "preact";

export interface Slots {
  /** Between the header and the table. */
  top?: ComponentChildren;
  /** Between the table and the transport. */
  actions?: ComponentChildren;
  /** In the place of the last step's explanation; above that of the steps before it. */
  side?: ComponentChildren;
  /** In the place of evidence, where the last step has none. */
  proof?: ComponentChildren;
  /** Over everything. */
  over?: ComponentChildren;
  /** Hears a key first; true: it was meant for the other view. */
  onKey?(event: KeyboardEvent): boolean;
  /** Keys of the other view and what they do, for the list of keys. */
  keys?: readonly (readonly [keys: string, meaning: string])[];
}

export const SlotsContext = createContext<Slots>({});
