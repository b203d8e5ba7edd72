// What every part of a view may ask for without being handed it: the words, and the players' names.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { words, type Words } from "./labels";

export interface Shared extends Words {
  nameOf(seat: number): string;
}

export const SharedContext = createContext<Shared>({ ...words({}, "en"), nameOf: String });

export const useShared = (): Shared => useContext(SharedContext);
