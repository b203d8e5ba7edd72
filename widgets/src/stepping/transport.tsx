// The bar and the buttons below it.
import type { ComponentChildren } from "preact";
import type { Step } from "../data/trace";
import { Icon, type IconName } from "../ui/icons";
import { memo } from "../ui/memo";
import { useShared } from "../words/shared";
import { type Player, SPEEDS } from "./player";
import { StreetBar } from "./streetbar";
import { type Box, nextStreet } from "./streets";

export interface TransportProps {
  steps: Step[];
  boxes: Box[];
  step: number;
  last: number;
  player: Player;
  go(step: number): void;
  /** What a small screen keeps in a menu. */
  menu: ComponentChildren;
}

export function Transport(props: TransportProps) {
  return (
    <div class="transport">
      <StreetBar {...props} />
      <Buttons {...props} />
      <Count step={props.step} total={props.steps.length} />
      <Speed speed={props.player.speed} setSpeed={props.player.setSpeed} />
      {props.menu}
    </div>
  );
}

function Buttons({ boxes, step, last, player, go }: TransportProps) {
  const { label } = useShared();
  const [atStart, atEnd] = [step <= 0, step >= last];
  const playing = player.playing;
  return (
    <div class="buttons">
      <Press icon="first" name={label("first")} class="roomy" off={atStart} act={() => go(0)} />
      <Press icon="back" name={label("back")} off={atStart} act={() => go(step - 1)} />
      <Press
        icon={playing ? "pause" : "play"}
        name={label(playing ? "pause" : "play")}
        class="play"
        act={player.toggle}
      />
      <Press icon="next" name={label("next")} off={atEnd} act={() => go(step + 1)} />
      <Press icon="street" name={label("nextStreet")} off={atEnd} act={() => go(nextStreet(boxes, step, last))} />
      <Press icon="last" name={label("last")} class="roomy" off={atEnd} act={() => go(last)} />
    </div>
  );
}

interface PressProps {
  icon: IconName;
  name: string;
  class?: string;
  off?: boolean;
  act(): void;
}

/** A button that is off keeps the focus: with `disabled` a reader at the last step would lose it. */
function Press({ icon, name, class: more = "", off = false, act }: PressProps) {
  return (
    <button
      type="button"
      class={`press ${more}`}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Icon name={icon} />
    </button>
  );
}

function Count({ step, total }: { step: number; total: number }) {
  const { label } = useShared();
  const [before, after = ""] = label("stepOf", { count: total }).split("{step}");
  return (
    <p class="count">
      <span class="word">{before}</span>
      <b>{step + 1}</b>
      {after}
    </p>
  );
}

interface SpeedProps extends Pick<Player, "speed" | "setSpeed"> {
  class?: string;
}

// The options' values are strings as the page has them: numbers would never be the same, and all be set at every step.
export const Speed = memo(function Speed({ speed: current, setSpeed, class: more = "roomy" }: SpeedProps) {
  const { label, number } = useShared();
  return (
    <label class={`speed ${more}`}>
      {label("speed")}
      <select value={`${current}`} onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={`${speed}`} selected={speed === current}>{`${number(speed)}×`}</option>
        ))}
      </select>
    </label>
  );
});
