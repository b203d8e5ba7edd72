// Where the reader is. The model's `step` is the truth, so two views of one model are always on the same step.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTrait, type Model } from "./model";

const SAVE_EVERY = 150; // ms; a key held down repeats some thirty times a second
const STILL_FOR = 250; // ms without a step after which nothing is held down any more

/** `step` as a step that exists: whole, from 0 to `last`. */
export function clamp(step: unknown, last: number): number {
  const whole = typeof step === "number" && !Number.isNaN(step) ? Math.trunc(step) : 0;
  return Math.max(0, Math.min(whole, last));
}

export interface Saver {
  save(): void;
  flush(): void;
}

/** Sends changes at once, but a flood of them only every `every` ms; the last one always. */
export function saver(model: Model, every = SAVE_EVERY): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const send = () => {
    if (waiting) model.save_changes();
    waiting = false;
  };
  const tick = () => {
    timer = waiting ? setTimeout(tick, every) : undefined;
    send();
  };
  return {
    save() {
      waiting = true;
      if (timer === undefined) tick();
    },
    flush() {
      clearTimeout(timer);
      timer = undefined;
      send();
    },
  };
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
  const sender = useMemo(() => saver(model), [model]);
  useEffect(() => () => sender.flush(), [sender]);
  const [rushing, rush] = useRushing();
  const go = useCallback(
    (to: number, held = false) => {
      rush(held);
      model.set("step", clamp(to, last));
      sender.save();
    },
    [model, sender, last, rush],
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
