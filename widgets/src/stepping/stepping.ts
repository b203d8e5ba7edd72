// Stepping as the view of a hand has it: where the reader is, playing, and the way to another step.
import { useCallback, useRef } from "preact/hooks";
import type { Step } from "../data/trace";
import type { Model } from "../model/model";
import { type Player, usePlayer } from "./player";
import { type Stepper, useStepper } from "./stepper";

export type Go = (step: number, held?: boolean) => void;

export interface Stepping extends Pick<Stepper, "step" | "last" | "rushing"> {
  player: Player;
  /** Go to a step by hand, which stops the playing. */
  go: Go;
}

export function useStepping(model: Model, steps: Step[]): Stepping {
  const stepper = useStepper(model, steps.length);
  const player = usePlayer(steps, stepper);
  const { step, last, rushing } = stepper;
  return { step, last, rushing, player, go: useByHand(stepper, player) };
}

/** It stays the same function, so that what is handed it is not drawn again. */
function useByHand(stepper: Stepper, player: Player): Go {
  const latest = useRef({ stepper, player });
  latest.current = { stepper, player };
  return useCallback((step, held) => {
    latest.current.player.stop();
    latest.current.stepper.go(step, held);
  }, []);
}
