// Talking to Python: one message a command, and the answer is a new state. While one is under way there is no other.
import { createContext } from "preact";
import { useCallback, useContext, useEffect, useState } from "preact/hooks";
import type { Model } from "../model";
import type { Command, State } from "./types";

const PATIENCE = 8000; // ms, after which the kernel is said not to answer

export interface Live {
  state: State;
  /** Is an answer awaited? */
  waiting: boolean;
  /** Has the last command had no answer? */
  lost: boolean;
  send(command: Command): void;
}

/** The state and the way to change it. A command says which state it was given on, so that an outdated one is refused. */
export function useLive(model: Model, state: State): Live {
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const waiting = sent === state.n;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setLost(true);
      setSent(null);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => setLost(false), [state.n]);
  const send = useCallback(
    (command: Command) => {
      if (waiting) return;
      setLost(false);
      setSent(state.n);
      model.send?.({ n: state.n, command });
    },
    [model, state.n, waiting],
  );
  return { state, waiting, lost, send };
}

export const LiveContext = createContext<Live | null>(null);

export function useTable(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("no live table around this part");
  return live;
}
