// Where the reader is. The model's `step` is the truth, so two views of one model are always on the same step.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type Model, useTrait } from "../model/model";

const STILL_FOR = 250; // ms without a step after which nothing is held down any more

/** `step` as a step that exists: whole, from 0 to `last`. */
export function clamp(step: unknown, last: number): number {
  const whole = typeof step === "number" && !Number.isNaN(step) ? Math.trunc(step) : 0;
  return Math.max(0, Math.min(whole, last));
}

export interface Stepper {
  step: number;
  last: number;
  /** Is a key held down, so that nothing should move or be announced? */
  rushing: boolean;
  go(step: number, held?: boolean): void;
}

/** The current step of a trace of `count` steps, and the way to another. */
export function useStepper(model: Model, count: number): Stepper {
  const last = Math.max(0, count - 1);
  const step = clamp(useTrait(model, "step"), last);
  const [rushing, rush] = useRushing();
  const go = useCallback(
    (to: number, held = false) => {
      rush(held);
      model.set("step", clamp(to, last));
      // At once, also while a key is held: Jupyter's model keeps one message under way and the newest value behind it,
      // and it takes the kernel's answer to an older step for the newest where a change has not been saved.
      model.save_changes();
    },
    [model, last, rush],
  );
  return { step, last, rushing, go };
}

function useRushing(): [boolean, (held: boolean) => void] {
  const [rushing, setRushing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const rush = useCallback((held: boolean) => {
    clearTimeout(timer.current);
    setRushing(held);
    if (held) timer.current = setTimeout(() => setRushing(false), STILL_FOR);
  }, []);
  return [rushing, rush];
}
