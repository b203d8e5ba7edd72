// The bar of streets: a mark for each step, and a slider over all of them for keys and for the hand.
import { useRef } from "preact/hooks";
import type { Step } from "../data/trace";
import { memo } from "../ui/memo";
import { useShared } from "../words/shared";
import type { Box } from "./streets";

interface StreetBarProps {
  steps: Step[];
  boxes: Box[];
  step: number;
  go(step: number): void;
}

export function StreetBar({ steps, boxes, step, go }: StreetBarProps) {
  const here = boxes.findIndex((box) => box.steps.includes(step));
  return (
    <div class="timeline">
      <Slider steps={steps} step={step} go={go} />
      <ol class="streets" {...useScrubbing(step, go)}>
        {boxes.map((box, i) => (
          <StreetBox key={box.name} box={box} steps={steps} step={nearest(box, step)} here={i === here} go={go} />
        ))}
      </ol>
    </div>
  );
}

/** Where `step` lies for a box: in it, just before it or just after it. A box away from the step is not drawn again. */
function nearest({ steps }: Box, step: number): number {
  const [first = 0, last = first] = [steps[0], steps.at(-1)];
  return Math.max(first - 1, Math.min(step, last + 1));
}

function Slider({ steps, step, go }: Omit<StreetBarProps, "boxes">) {
  const { label, say } = useShared();
  const where = label("stepOf", { step: step + 1, count: steps.length });
  return (
    <input
      type="range"
      class="slider"
      min={0}
      max={steps.length - 1}
      step={1}
      value={step}
      aria-label={label("timeline")}
      aria-valuetext={`${where}: ${say(steps[step]?.brief)}`}
      onInput={(event) => go(event.currentTarget.valueAsNumber)}
    />
  );
}

// Press on a mark and pull: the step under the pointer becomes the current one.
function useScrubbing(step: number, go: (step: number) => void) {
  const pressed = useRef(false);
  const goTo = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const root = event.currentTarget.getRootNode() as ShadowRoot | Document;
    const under = root.elementFromPoint?.(event.clientX, event.clientY)?.closest<HTMLElement>("[data-step]");
    const to = Number(under?.dataset.step ?? step);
    if (to !== step) go(to);
  };
  return {
    onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      pressed.current = event.button === 0;
    },
    onPointerMove: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      if (!(event.buttons & 1)) pressed.current = false;
      if (pressed.current) goTo(event);
    },
    onPointerUp: () => {
      pressed.current = false;
    },
  };
}

interface BoxProps extends StreetBarProps {
  box: Box;
  here: boolean;
}

const StreetBox = memo(function StreetBox({ box, steps, step, here, go }: Omit<BoxProps, "boxes">) {
  const { say } = useShared();
  const first = box.steps[0] ?? 0;
  return (
    <li class={here ? "here" : ""} style={{ "--n": box.steps.length }}>
      <button type="button" class="street" onClick={() => go(first)} aria-current={here ? "true" : undefined}>
        <span class="long">{say(box.label)}</span>
        <span class="short">{say(box.short)}</span>
      </button>
      {/* biome-ignore lint/a11y: a larger target for the pointer; the street's button and the slider serve keys */}
      <div class="marks" onClick={(event) => event.target === event.currentTarget && go(first)}>
        {box.steps.map((n) => (
          <StepMark
            key={n}
            n={n}
            step={steps[n] as Step}
            when={n < step ? "past" : n === step ? "now" : "to-come"}
            go={go}
          />
        ))}
      </div>
    </li>
  );
});

interface MarkProps {
  n: number;
  step: Step;
  when: "past" | "now" | "to-come";
  go(step: number): void;
}

/** A tick for a deal, a dot for an action, a diamond for a ruling. The slider serves keys, so marks aren't tab stops. */
const StepMark = memo(function StepMark({ n, step, when, go }: MarkProps) {
  const { say } = useShared();
  const brief = say(step.brief);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`mark ${step.mark} ${when}`}
      data-step={n}
      title={`${n + 1}. ${brief}`}
      aria-label={`${n + 1}. ${brief}`}
      aria-current={when === "now" ? "step" : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => go(n)}
    />
  );
});
