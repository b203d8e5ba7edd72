// Talking to Python: one message a command, and the answer is a new state. While one is under way there is no other.
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Model } from "./model";

export const PATIENCE = 8000; // ms, after which the kernel is said not to answer

export interface Sending<Command> {
  /** Is an answer awaited? */
  waiting: boolean;
  /** Has the last command had no answer? */
  lost: boolean;
  send(command: Command): void;
}

/** Send a message to Python; false where the page knows at once that the kernel is gone, as after a restart. */
export function reaches(model: Model, content: unknown): boolean {
  try {
    model.send?.(content);
    return true;
  } catch {
    return false;
  }
}

/** The way to change state number `n`. A command says which state it was given on, so that an outdated one is refused. */
export function useSending<Command>(model: Model, n: number): Sending<Command> {
  const [sent, setSent] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const waiting = sent === n;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setLost(true);
      setSent(null);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => setLost(false), [n]);
  const send = useCallback(
    (command: Command) => {
      if (waiting) return;
      const sent = reaches(model, { n, command });
      setLost(!sent);
      setSent(sent ? n : null);
    },
    [model, n, waiting],
  );
  return { waiting, lost, send };
}
