// Full screen, and the way in and out.
import { useCallback, useEffect, useState } from "preact/hooks";
import { type Ref, shadowOf } from "./focus";

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
