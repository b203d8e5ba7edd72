// The outermost element of a view, and its theme: JupyterLab says on the page's body whether it is light or dark; elsewhere
// the reader's system does.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Lang } from "../words/labels";

type Theme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

function themeNow(): Theme {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight !== undefined) return jpThemeLight === "false" ? "dark" : "light";
  return globalThis.matchMedia?.(DARK).matches ? "dark" : "light";
}

/** The theme, followed while it changes. */
function useTheme(): Theme {
  const [theme, setTheme] = useState(themeNow);
  useLayoutEffect(() => {
    const look = () => setTheme(themeNow());
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
    const system = globalThis.matchMedia?.(DARK);
    system?.addEventListener("change", look);
    return () => {
      observer.disconnect();
      system?.removeEventListener("change", look);
    };
  }, []);
  return theme;
}

/** What the outermost element of a view always has. */
export interface Frame {
  class: string;
  lang: Lang;
  "data-theme": Theme;
}

/** The frame of a view; `kind` is its class besides the one that all of them have. */
export function useFrame(lang: Lang, kind = ""): Frame {
  return { class: kind ? `st ${kind}` : "st", lang, "data-theme": useTheme() };
}
