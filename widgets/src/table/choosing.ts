// Seats at the table that may be chosen as an answer.
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** May be chosen, was chosen wrongly, or is the right one. */
export type Mark = "open" | "wrong" | "right";

export interface Choosing {
  marks: ReadonlyMap<number, Mark>;
  choose(seat: number): void;
}

export const ChoosingContext = createContext<Choosing | null>(null);

export const useChoosing = (): Choosing | null => useContext(ChoosingContext);

export const useMark = (seat: number): Mark | null => useChoosing()?.marks.get(seat) ?? null;
