// The element of the view: the focus stays in it, it can fill the screen, and the list of keys can lie over it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { Model } from "../model/model";
import { type Ref, useFocusKept } from "../ui/focus";
import { useFullscreen } from "../ui/fullscreen";
import { useSticky } from "../ui/sticky";
import { usePreferences } from "../words/preferences";
import type { Tools } from "./header";

export interface KeySheetState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

function useKeySheet(ref: Ref): KeySheetState {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    ref.current?.focus({ preventScroll: true });
  };
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, open, close };
}

export function useViewElement() {
  const ref = useRef<HTMLDivElement>(null);
  const sheet = useKeySheet(ref);
  useFocusKept(ref);
  useSticky(ref);
  return { ref, sheet };
}

/** The tools beside the title; they stay the same from step to step. */
export function useTools(model: Model, ref: Ref, languages: boolean, openKeys: () => void): Tools {
  const preferences = usePreferences(model);
  const [fullscreen, toggleFullscreen] = useFullscreen(ref);
  return useMemo(
    () => ({ ...preferences, languages, fullscreen, toggleFullscreen, openKeys }),
    [preferences, languages, fullscreen, toggleFullscreen, openKeys],
  );
}
