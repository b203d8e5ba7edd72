// The bar below the table: whose turn it is and what can be done, or the way on from a step in the past.
import { useState } from "preact/hooks";
import type { ActButton, BarState } from "../data/live";
import { isTrace } from "../data/trace";
import { type Model, save, useTrait } from "../model/model";
import { clamp } from "../stepping/stepper";
import { Tool } from "../ui/buttons";
import { keepTyping, useFocusHeld } from "../ui/focus";
import { Icon, type IconName } from "../ui/icons";
import { useShared } from "../words/shared";
import { Amount } from "./amount";
import { type DialogName, useDialogs } from "./dialogstate";
import { MessageBox } from "./message";
import { Picker } from "./picker";
import { useTable } from "./session";

export function ActionBar({ model }: { model: Model }) {
  const { state } = useTable();
  const { say, label } = useShared();
  const { step, last, go } = useWhere(model);
  const [picking, setPicking] = useState(false);
  const past = step < last;
  const title = past ? label("atPast", { step: step + 1, count: last + 1 }) : say(state.bar.title);
  const pick = past ? null : state.bar.pick;
  return (
    <section class="live-bar" role="group" aria-label={title} onKeyDown={keepTyping} {...useFocusHeld<HTMLElement>()}>
      <MessageBox />
      <p class="live-title">{title}</p>
      <div class="acts">
        {past ? <FromHere step={step} toEnd={() => go(last)} /> : <Acts bar={state.bar} />}
        {pick && <PickToggle open={picking} toggle={() => setPicking(!picking)} />}
      </div>
      <LiveTools past={past} />
      {pick && picking && <Picker pick={pick} />}
    </section>
  );
}

function useWhere(model: Model) {
  const trace = useTrait(model, "trace");
  const last = isTrace(trace) ? Math.max(0, trace.steps.length - 1) : 0;
  const step = clamp(useTrait(model, "step"), last);
  return { step, last, go: (to: number) => save(model, "step", to) };
}

function Acts({ bar }: { bar: BarState }) {
  const { state } = useTable();
  return (
    <>
      {bar.buttons.map((button) =>
        button.range ? <Amount key={`${state.n}`} button={button} /> : <Act key={keyOf(button)} button={button} />,
      )}
    </>
  );
}

/** The same thing to do keeps its place and the focus, whoever's turn it is. */
const keyOf = ({ command }: ActButton): string => [command.do, command.kind, command.seat].join(" ");

function Act({ button }: { button: ActButton }) {
  const { send, waiting } = useTable();
  const { say } = useShared();
  return (
    <button
      type="button"
      class={button.quiet ? "act quiet-act" : "act"}
      aria-disabled={waiting}
      onClick={() => send(button.command)}
    >
      {say(button.label)}
    </button>
  );
}

function FromHere({ step, toEnd }: { step: number; toEnd(): void }) {
  const { state, send, waiting } = useTable();
  const { label } = useShared();
  return (
    <>
      {step <= state.forks && (
        <button type="button" class="act" aria-disabled={waiting} onClick={() => send({ do: "branch", step })}>
          {label("tryHere")}
        </button>
      )}
      <button type="button" class="act quiet-act" onClick={toEnd}>
        {label("toEnd")}
      </button>
    </>
  );
}

function PickToggle({ open, toggle }: { open: boolean; toggle(): void }) {
  const { label } = useShared();
  return (
    <button type="button" class="act quiet-act" aria-expanded={open} onClick={toggle}>
      {label("pickCards")}
    </button>
  );
}

function LiveTools({ past }: { past: boolean }) {
  const { state, send, waiting } = useTable();
  const { label } = useShared();
  return (
    <div class="live-tools">
      <Tool name={label("undo")} off={past || waiting || !state.undo} act={() => send({ do: "undo" })}>
        <Icon name="undo" />
      </Tool>
      <Tool name={label("redo")} off={past || waiting || !state.redo} act={() => send({ do: "redo" })}>
        <Icon name="redo" />
      </Tool>
      <Opener icon="sliders" opens="settings" />
      <Opener icon="save" opens="save" />
    </div>
  );
}

function Opener({ icon, opens }: { icon: IconName; opens: DialogName }) {
  const { open } = useDialogs();
  const { label } = useShared();
  return (
    <button
      type="button"
      class="tool worded"
      aria-haspopup="dialog"
      aria-label={label(opens)}
      title={label(opens)}
      onClick={() => open(opens)}
    >
      <Icon name={icon} />
      <span class="roomy">{label(opens)}</span>
    </button>
  );
}
