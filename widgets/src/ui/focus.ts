// Where the focus is: it stays in the view, and is not lost when what had it goes away.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isField, isPlain } from "./keys";

export type Ref = { readonly current: HTMLElement | null };

/** The shadow root that holds an element. */
export const shadowOf = (el: HTMLElement): ShadowRoot | null => {
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? root : null;
};

const rootOf = (el: Element): ShadowRoot | Document => el.getRootNode() as ShadowRoot | Document;

export const focusedIn = (el: Element): Element | null => {
  const focused = rootOf(el).activeElement;
  return focused && el.contains(focused) ? focused : null;
};

const takeFocus = (el: HTMLElement): void => {
  if (!focusedIn(el)) el.focus({ preventScroll: true });
};

/** After a click in the view, and when full screen begins or ends, the focus is in the view. */
export function useFocusKept(ref: Ref): void {
  useEffect(() => {
    const el = ref.current;
    if (!el) return;
    const afterClick = () => setTimeout(() => takeFocus(el));
    const afterFullscreen = (event: Event) => event.target === shadowOf(el)?.host && takeFocus(el);
    el.addEventListener("click", afterClick);
    document.addEventListener("fullscreenchange", afterFullscreen);
    return () => {
      el.removeEventListener("click", afterClick);
      document.removeEventListener("fullscreenchange", afterFullscreen);
    };
  }, [ref]);
}

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
    onFocusIn: () => {
      inside.current = true;
    },
    onFocusOut: (event: FocusEvent) => {
      const [el, left] = [ref.current, event.target as Element];
      queueMicrotask(() => {
        if (left.isConnected) inside.current = !!el && !!focusedIn(el);
      });
    },
  };
}

/** What is typed into a field is no key of the view, Escape apart. */
export function keepTyping(event: KeyboardEvent): void {
  if (isPlain(event) && event.key !== "Escape" && isField(event.target)) event.stopPropagation();
}
