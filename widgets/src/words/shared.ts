// What every part of a view may ask for without being handed it: the words, and the players' names.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Named } from "../data/basics";
import { type Words, words } from "./labels";

export interface Shared extends Words {
  nameOf(seat: number): string;
}

export const SharedContext = createContext<Shared>({ ...words(null, null), nameOf: String });

/** The words in the language asked for, and the names of the players at `seats`. */
export function shared(labels: unknown, asked: unknown, seats: Named[]): Shared {
  const spoken = words(labels, asked);
  const names = new Map(seats.map(({ seat, name, label }) => [seat, spoken.say(label) || name]));
  return { ...spoken, nameOf: (seat) => names.get(seat) ?? "" };
}

export const useShared = (): Shared => useContext(SharedContext);
