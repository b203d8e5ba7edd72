// The strip below the table: whatever proves the ruling of this step, or of the last ruling on this street.
import { useState } from "preact/hooks";
import type { Step } from "../data/trace";
import { Pretty } from "../telling/text";
import { memo } from "../ui/memo";
import { fieldsetProps, useWhenIdle } from "../ui/prerender";
import { useIsLow } from "../ui/room";
import { useShared } from "../words/shared";
import { EvidenceBody, EvidenceHead, type InStrip, inStrip } from "./evidence";

const stripOf = (step: Step | undefined): InStrip[] => (step?.evidence ?? []).filter(inStrip);

/** The step whose evidence is shown at `step`: itself, or the last one before it on the same street; null: none. */
export function evidenceStep(steps: Step[], step: number): number | null {
  const street = steps[step]?.street;
  for (let n = step; n >= 0 && steps[n]?.street === street; n -= 1) if (stripOf(steps[n]).length > 0) return n;
  return null;
}

/** The next step that brings a picture of its own; null: none. */
export function nextEvidence(steps: Step[], step: number): number | null {
  const n = steps.findIndex((each, i) => i > step && stripOf(each).length > 0);
  return n < 0 ? null : n;
}

interface StripProps {
  steps: Step[];
  step: number;
  go(step: number): void;
}

export function EvidenceStrip({ steps, step, go }: StripProps) {
  const from = evidenceStep(steps, step);
  const next = useWhenIdle(nextEvidence(steps, step));
  return (
    <>
      {from !== null && <Strip key={from} steps={steps} from={from} when={from === step ? "now" : "earlier"} go={go} />}
      {next !== null && next > step && <Strip key={next} steps={steps} from={next} when="prerendered" go={go} />}
    </>
  );
}

interface OneStrip {
  steps: Step[];
  from: number;
  /** Of this step, of an earlier one, or of one to come, which is not seen yet. */
  when: "now" | "earlier" | "prerendered";
  go(step: number): void;
}

/** Where there is room for one picture only: the way to the others. */
function Others({ found, chosen, choose }: { found: InStrip[]; chosen: number; choose(n: number): void }) {
  const { say } = useShared();
  return (
    <>
      {found.map(
        (other, n) =>
          n !== chosen && (
            <button key={other.kind} type="button" class="at-step" onClick={() => choose(n)}>
              <Pretty text={say(other.title)} />
            </button>
          ),
      )}
    </>
  );
}

const CLASSES = { now: "strip", earlier: "strip earlier", prerendered: "prerendered" };

const Strip = memo(function Strip({ steps, from, when, go }: OneStrip) {
  const { label } = useShared();
  const found = stripOf(steps[from]);
  const [chosen, choose] = useState(found.length - 1);
  const tabbed = useIsLow() && found.length > 1;
  return (
    <fieldset class={CLASSES[when]} {...fieldsetProps(when === "prerendered")}>
      {found.map((evidence, n) => (
        <section key={evidence.kind} class="evidence" hidden={tabbed && n !== chosen}>
          <EvidenceHead evidence={evidence}>
            {tabbed && <Others found={found} chosen={chosen} choose={choose} />}
            {when === "earlier" && (
              <button type="button" class="at-step" onClick={() => go(from)}>
                {label("atStep", { step: from + 1 })}
              </button>
            )}
          </EvidenceHead>
          <EvidenceBody evidence={evidence} />
        </section>
      ))}
    </fieldset>
  );
});
