// Pictures are drawn before they are needed: while the reader looks at one step, the next one's are drawn unseen.
import { useEffect, useState } from "preact/hooks";

const SOON = 60; // ms, in a browser that does not say when it is idle

function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, SOON);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(task);
  return () => cancelIdleCallback(ticket);
}

/** `value` as it was when the browser last had nothing else to do; null before that. */
export function useWhenIdle<Value>(value: Value): Value | null {
  const [settled, settle] = useState<Value | null>(null);
  useEffect(() => (settled === value ? undefined : whenIdle(() => settle(value))), [value, settled]);
  return settled;
}

/** The props of a fieldset that may be drawn unseen: its buttons are off, no screen reader sees it (`inert` is slow to lift). */
export const fieldsetProps = (unseen: boolean) =>
  ({ role: "presentation", disabled: unseen, "aria-hidden": unseen || undefined }) as const;
