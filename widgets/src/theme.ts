// Light or dark: JupyterLab says so on the page's body; elsewhere the reader's system does.
import { useLayoutEffect, useState } from "preact/hooks";

export type Theme = "light" | "dark";

const DARK = "(prefers-color-scheme: dark)";

export function themeNow(): Theme {
  const { jpThemeLight } = document.body.dataset;
  if (jpThemeLight !== undefined) return jpThemeLight === "false" ? "dark" : "light";
  return globalThis.matchMedia?.(DARK).matches ? "dark" : "light";
}

/** The theme, followed while it changes. */
export function useTheme(): Theme {
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
