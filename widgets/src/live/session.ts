// What every part of a live table knows of it, and the way to change it.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Command, State } from "../data/live";
import type { Model } from "../model/model";
import { type Sending, useSending } from "../model/sending";

export interface Live extends Sending<Command> {
  state: State;
}

export const useLive = (model: Model, state: State): Live => ({ state, ...useSending<Command>(model, state.n) });

export const LiveContext = createContext<Live | null>(null);

export function useTable(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("no live table around this part");
  return live;
}
