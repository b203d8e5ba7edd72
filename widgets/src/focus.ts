// Keeps the keys in the view: the focus stays inside after clicks and after full screen.
import { useCallback, useEffect, useState } from "preact/hooks";

type Ref = { current: HTMLElement | null };

const shadowOf = (el: HTMLElement): ShadowRoot | null => {
  const root = el.getRootNode();
  return root instanceof ShadowRoot ? root : null;
};

const hasFocus = (el: HTMLElement): boolean => el.contains(shadowOf(el)?.activeElement ?? document.activeElement);

const takeFocus = (el: HTMLElement): void => {
  if (!hasFocus(el)) el.focus({ preventScroll: true });
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

/** Is the view full screen, and the way in and out; no way where the page doesn't allow it. */
export function useFullscreen(ref: Ref): [boolean, (() => void) | null] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(!!ref.current && document.fullscreenElement === shadowOf(ref.current)?.host);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [ref]);
  const toggle = useCallback(() => {
    const host = ref.current && shadowOf(ref.current)?.host;
    if (document.fullscreenElement) void document.exitFullscreen();
    else void host?.requestFullscreen();
  }, [ref]);
  return [full, document.fullscreenEnabled ? toggle : null];
}
