// The focus is not lost when what had it goes away, and typing stays in the field that is typed into.
import { useLayoutEffect, useRef } from "preact/hooks";
import { isPlain } from "../keys";

const rootOf = (el: Element): ShadowRoot | Document => el.getRootNode() as ShadowRoot | Document;

export const focusedIn = (el: Element): Element | null => {
  const focused = rootOf(el).activeElement;
  return focused && el.contains(focused) ? focused : null;
};

/** Props for a part that keeps the focus: when the element that had it is gone, the part itself takes it. */
export function useFocusHeld<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const el = ref.current;
    if (el && inside.current && !rootOf(el).activeElement) el.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocusIn: () => void (inside.current = true),
    onFocusOut: (event: FocusEvent) => {
      const [el, left] = [ref.current, event.target as Element];
      queueMicrotask(() => {
        if (left.isConnected) inside.current = !!el && !!focusedIn(el);
      });
    },
  };
}

const FIELDS = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** What is typed into a field is no key of the view, Escape apart. */
export function keepTyping(event: KeyboardEvent): void {
  if (isPlain(event) && event.key !== "Escape" && FIELDS.has((event.target as Element).tagName)) event.stopPropagation();
}
