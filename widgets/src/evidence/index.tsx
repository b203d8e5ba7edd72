// The strip below the table: whatever proves the ruling of this step, or of the last ruling on this street.
import { drawn, useWhenIdle } from "../ahead";
import { useShared } from "../context";
import { memo } from "../memo";
import { Pretty } from "../text";
import type { Step } from "../trace";
import { Addition } from "./addition";
import { BoardsEvidence } from "./boards";
import { DoorsEvidence } from "./doors";
import { HandsEvidence } from "./hands";
import { PotsEvidence } from "./pots";
import { RankingCard } from "./ranking";
import type { Bets, Evidence } from "./types";

type InStrip = Exclude<Evidence, Bets>;

const inStrip = (evidence: Evidence): evidence is InStrip => evidence.kind !== "bets";

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
  const ahead = useWhenIdle(nextEvidence(steps, step));
  return (
    <>
      {from !== null && <Strip key={from} steps={steps} from={from} when={from === step ? "now" : "earlier"} go={go} />}
      {ahead !== null && ahead > step && <Strip key={ahead} steps={steps} from={ahead} when="ahead" go={go} />}
    </>
  );
}

interface OneStrip {
  steps: Step[];
  from: number;
  /** Of this step, of an earlier one, or of one to come, which is not seen yet. */
  when: "now" | "earlier" | "ahead";
  go(step: number): void;
}

const CLASSES = { now: "strip", earlier: "strip earlier", ahead: "ahead" };

const Strip = memo(function Strip({ steps, from, when, go }: OneStrip) {
  const { label } = useShared();
  return (
    <fieldset class={CLASSES[when]} {...drawn(when === "ahead")}>
      {stripOf(steps[from]).map((evidence) => (
        <section key={evidence.kind} class="evidence">
          <Head evidence={evidence}>
            {when === "earlier" && (
              <button type="button" class="at-step" onClick={() => go(from)}>
                {label("atStep", { step: from + 1 })}
              </button>
            )}
          </Head>
          <Proof evidence={evidence} />
        </section>
      ))}
    </fieldset>
  );
});

export function Head({ evidence, children }: { evidence: InStrip; children?: preact.ComponentChildren }) {
  const { say } = useShared();
  return (
    <div class="evidence-head">
      <h5>
        <Pretty text={say(evidence.title)} />
      </h5>
      {evidence.kind === "hands" && <HandsKey hands={evidence} />}
      {evidence.note && (
        <p class={evidence.kind === "pots" ? "of-flow" : undefined}>
          <Pretty text={say(evidence.note)} />
        </p>
      )}
      {children}
    </div>
  );
}

function HandsKey({ hands }: { hands: Extract<Evidence, { kind: "hands" }> }) {
  const { label } = useShared();
  const low = hands.items.some((hand) => hand.low);
  return (
    <p class="key">
      <span>
        <i class="tag-high" aria-hidden="true">H</i>
        {label("playsHigh")}
      </span>
      {low && (
        <span>
          <i class="tag-low" aria-hidden="true">L</i>
          {label("playsLow")}
        </span>
      )}
    </p>
  );
}

export const Proof = memo(function Proof({ evidence }: { evidence: InStrip }) {
  switch (evidence.kind) {
    case "doors":
      return <DoorsEvidence doors={evidence} />;
    case "boards":
      return <BoardsEvidence boards={evidence} />;
    case "hands":
      return <HandsEvidence hands={evidence} />;
    case "pots":
      return <PotsEvidence pots={evidence} />;
    case "sum":
      return <Addition sum={evidence} />;
    case "ranking":
      return <RankingCard ranking={evidence} />;
    default:
      return null;
  }
});
