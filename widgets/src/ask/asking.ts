// What every part of the panel knows: the question, and the ways to answer it.
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Choice, Command, State } from "../data/question";
import type { Model } from "../model/model";
import { useSending } from "../model/sending";
import type { Mark } from "../table/choosing";

export interface Asking {
  state: State;
  /** Fresh deals, or the questions of one hand? */
  fresh: boolean;
  /** Is there a kernel to check an answer? */
  alive: boolean;
  waiting: boolean;
  lost: boolean;
  send(command: Command): void;
}

export function useAsking(model: Model, state: State): Asking {
  const { waiting, lost, send } = useSending<Command>(model, state.n);
  const fresh = model.get("_view") === "practice";
  return useMemo(
    () => ({ state, fresh, alive: !!model.send, waiting, lost, send }),
    [state, fresh, model, waiting, lost, send],
  );
}

export const AskingContext = createContext<Asking | null>(null);

export function useQuestion(): Asking {
  const asking = useContext(AskingContext);
  if (!asking) throw new Error("no question around this part");
  return asking;
}

export function markOf({ tried, right }: State, { key }: Choice): Mark | null {
  if (key === right) return "right";
  if (tried.some((each) => each.key === key)) return "wrong";
  return right === null ? "open" : null;
}

/** The digit that chooses each: a seat's own number where (nearly) all are seats, else its place in the list. */
export function digits(choices: Choice[]): number[] {
  const others = choices.filter(({ seat }) => !seat).length;
  const bySeat = others <= 1 && others < choices.length;
  return choices.map(({ seat }, i) => (bySeat ? (seat ?? 0) : i + 1));
}

/** The marks of the seats at the table: those that may be chosen, or after the answer the right one. */
export function seatMarks(state: State): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const choice of state.question?.choices ?? []) {
    const mark = markOf(state, choice);
    if (choice.seat && mark && !(mark === "wrong" && state.right)) marks.set(choice.seat, mark);
  }
  return marks;
}
