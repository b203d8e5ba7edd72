// Buttons that several views have.
import type { ComponentChildren } from "preact";
import type { Lang } from "../words/labels";
import type { Preferences } from "../words/preferences";
import { useShared } from "../words/shared";
import { FourSuits } from "./icons";

interface ToolProps {
  name: string;
  class?: string;
  pressed?: boolean;
  off?: boolean;
  act(): void;
  children: ComponentChildren;
}

/** A button that shows an icon and is called `name`. One that is off keeps the focus. */
export function Tool({ name, class: more = "", pressed, off, act, children }: ToolProps) {
  return (
    <button
      type="button"
      class={`tool ${more}`}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      {children}
    </button>
  );
}

export function FourColours({ tools }: { tools: Pick<Preferences, "deck" | "setDeck"> }) {
  const { label } = useShared();
  const on = tools.deck === 4;
  return (
    <Tool class="roomy" name={label("fourColour")} pressed={on} act={() => tools.setDeck(on ? 2 : 4)}>
      <FourSuits />
    </Tool>
  );
}

export function Languages({ setLang }: { setLang(lang: Lang): void }) {
  const { label, lang, languages } = useShared();
  if (languages.length < 2) return null;
  return (
    <span class="languages" role="group" aria-label={label("language")}>
      {languages.map(({ code, own }) => (
        <button type="button" key={code} title={own} aria-pressed={code === lang} onClick={() => setLang(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </span>
  );
}
