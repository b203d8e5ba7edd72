// The title line and the tools beside it.
import type { ComponentChildren } from "preact";
import type { Choices } from "./choices";
import { useShared } from "./context";
import { WhoseEyes } from "./cover";
import { FourSuits, Icon } from "./icons";
import type { Lang } from "./labels";
import { memo } from "./memo";
import type { Trace } from "./trace";

export interface Tools extends Choices {
  languages: boolean;
  fullscreen: boolean;
  toggleFullscreen: (() => void) | null;
  openKeys(): void;
}

export const Header = memo(function Header({ trace, tools }: { trace: Trace; tools: Tools }) {
  const { say, label } = useShared();
  return (
    <div class="head">
      <h3>{say(trace.title)}</h3>
      <p class="game">{say(trace.subtitle)}</p>
      {trace.refused && (
        <span class="badge">
          <Icon name="cross" tiny />
          {label("handRefused")}
        </span>
      )}
      <div class="tools">
        <WhoseEyes view={trace.view} />
        <FourColours tools={tools} />
        <Tool class="roomy" name={label("keys")} act={tools.openKeys}>
          <Icon name="keys" />
        </Tool>
        {tools.languages && <Languages setLang={tools.setLang} />}
        {tools.toggleFullscreen && (
          <Tool name={label(tools.fullscreen ? "leaveFullscreen" : "fullscreen")} act={tools.toggleFullscreen}>
            <Icon name={tools.fullscreen ? "unfull" : "full"} />
          </Tool>
        )}
      </div>
    </div>
  );
});

export function FourColours({ tools }: { tools: Pick<Tools, "deck" | "setDeck"> }) {
  const { label } = useShared();
  const on = tools.deck === 4;
  return (
    <Tool class="roomy" name={label("fourColour")} pressed={on} act={() => tools.setDeck(on ? 2 : 4)}>
      <FourSuits />
    </Tool>
  );
}

export function Languages({ setLang }: { setLang(lang: Lang): void }) {
  const { label, lang } = useShared();
  return (
    <span class="languages" role="group" aria-label={label("language")}>
      {(["en", "fi"] as const).map((code) => (
        <button type="button" key={code} aria-pressed={code === lang} onClick={() => setLang(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </span>
  );
}

interface ToolProps {
  name: string;
  class?: string;
  pressed?: boolean;
  act(): void;
  children: ComponentChildren;
}

function Tool({ name, class: more = "", pressed, act, children }: ToolProps) {
  return (
    <button type="button" class={`tool ${more}`} aria-label={name} title={name} aria-pressed={pressed} onClick={act}>
      {children}
    </button>
  );
}
