// The title line and the tools beside it.
import type { Trace } from "../data/trace";
import { WhoseEyes } from "../table/cover";
import { FourColours, Languages, Tool } from "../ui/buttons";
import { Icon } from "../ui/icons";
import { memo } from "../ui/memo";
import type { Preferences } from "../words/preferences";
import { useShared } from "../words/shared";

export interface Tools extends Preferences {
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
