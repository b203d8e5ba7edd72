// A bet of any size within limits: a slider, a number, and a button for the most.
import { useState } from "preact/hooks";
import type { ActButton } from "../data/live";
import { useShared } from "../words/shared";
import { useTable } from "./session";

export function Amount({ button }: { button: ActButton }) {
  const { send, waiting } = useTable();
  const { say, label } = useShared();
  const [least, most] = button.range ?? [0, 0];
  const [to, setTo] = useState(least);
  const within = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  const bounds = { min: least, max: most, step: button.step ?? 1, value: to };
  const set = (event: { currentTarget: HTMLInputElement }) => setTo(event.currentTarget.valueAsNumber);
  const bet = (event: Event) => {
    event.preventDefault();
    if (!waiting && within(to)) send({ ...button.command, to });
  };
  return (
    <form class="amount" onSubmit={bet}>
      <button type="submit" class="act" aria-disabled={waiting || !within(to)}>
        {say(button.label).replace("{to}", Number.isNaN(to) ? "…" : String(to))}
      </button>
      {least < most && (
        <>
          <input type="range" {...bounds} aria-label={label("amount")} onInput={set} />
          <input type="number" {...bounds} aria-label={label("amount")} onInput={set} />
          <button type="button" class="act quiet-act" onClick={() => setTo(most)}>
            {say(button.full)}
          </button>
        </>
      )}
    </form>
  );
}
