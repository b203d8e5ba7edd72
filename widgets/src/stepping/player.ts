// Playing: one step after the other, longer where there is more to read.
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Step } from "../data/trace";
import type { Stepper } from "./stepper";

export const SPEEDS = [0.5, 1, 2, 4] as const;

const DWELL: Record<Step["mark"], number> = { deal: 900, action: 1600, ruling: 3600 };

/** How long a step stays, in ms at that speed. */
export const dwell = (step: Step | undefined, speed: number): number =>
  (DWELL[step?.mark ?? "action"] ?? DWELL.action) / speed;

export interface Player {
  playing: boolean;
  speed: number;
  setSpeed(speed: number): void;
  toggle(): void;
  stop(): void;
}

/** Plays to the last step and stops there; started on the last step it begins again. */
export function usePlayer(steps: Step[], { step, last, go }: Stepper): Player {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const running = playing && step < last;
  useEffect(() => {
    if (playing && !running) setPlaying(false);
    if (!running) return;
    const timer = setTimeout(() => go(step + 1), dwell(steps[step], speed));
    return () => clearTimeout(timer);
  }, [playing, running, step, speed, steps, go]);
  useEffect(() => () => setPlaying(false), [steps]); // another hand does not begin to play by itself
  const toggle = useCallback(() => {
    if (!running && step >= last) go(0);
    setPlaying(!running);
  }, [running, step, last, go]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing: running, speed, setSpeed, toggle, stop };
}
