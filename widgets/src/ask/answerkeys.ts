// Keys of a question: a digit goes to a choice, h asks for the hint, Space and Enter go on once it is answered.
import { isPlain } from "../ui/keys";
import type { Asking } from "./asking";

/** Was the key meant for the question? */
export function heard(event: KeyboardEvent, asking: Asking): boolean {
  const { state } = asking;
  if (!isPlain(event) || !state.question || !asking.alive) return false;
  if (/^\d$/.test(event.key)) return goTo(event);
  if (event.key === "h" || event.key === "H")
    return act(() => !state.right && !state.hint && asking.send({ do: "hint" }));
  const on = event.key === " " || event.key === "Enter";
  if (on && state.right && !isButton(event.target)) return act(() => event.repeat || asking.send({ do: "next" }));
  return false;
}

function act(what: () => unknown): true {
  what();
  return true;
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && ["BUTTON", "SELECT", "INPUT"].includes(target.tagName);

function goTo(event: KeyboardEvent): boolean {
  const view = event.currentTarget as HTMLElement;
  const choice = view.querySelector<HTMLElement>(`.ask-panel [data-digit="${event.key}"]`);
  choice?.focus();
  return true;
}
