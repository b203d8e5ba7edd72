// The explanation beside the table: what happened, why, what came before and what may come next.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Bets, Pots } from "../data/evidence";
import type { Step, Trace } from "../data/trace";
import { BetsEvidence } from "../evidence/bets";
import { WhoGets } from "../evidence/totals";
import type { Box } from "../stepping/streets";
import { Reasons, TheEnd } from "../telling/reasons";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { memo } from "../ui/memo";
import { fieldsetProps, useWhenIdle } from "../ui/prerender";
import { useIsLow } from "../ui/room";
import { useShared } from "../words/shared";

const SO_FAR = 4; // lines

interface ExplainProps {
  trace: Trace;
  step: number;
  boxes: Box[];
  go(step: number): void;
}

/** The explanation of this step and, once there is time for it, that of the next one, which is not seen yet. */
export function Explanations(props: ExplainProps) {
  const { step, trace } = props;
  const next = useWhenIdle(Math.min(step + 1, trace.steps.length - 1));
  return (
    <>
      <Explanation key={step} {...props} prerendered={false} />
      {next !== null && next !== step && trace.steps[next] && (
        <Explanation key={next} {...props} step={next} prerendered />
      )}
    </>
  );
}

const Explanation = memo(function Explanation({ prerendered, ...props }: ExplainProps & { prerendered: boolean }) {
  return (
    <fieldset class={prerendered ? "why unseen" : "why"} {...fieldsetProps(prerendered)} ref={useColumn(prerendered)}>
      <Explained {...props} />
    </fieldset>
  );
});

/** What there is to say about a step; also below a question, for a step before it. */
export function Explained({ trace, step, boxes, go }: ExplainProps) {
  const now = trace.steps[step] as Step;
  const bets = now.evidence?.filter((e): e is Bets => e.kind === "bets") ?? [];
  const pots = now.evidence?.find((e): e is Pots => e.kind === "pots");
  return (
    <>
      <Headline now={now} boxes={boxes} />
      {step === trace.steps.length - 1 && <TheEnd trace={trace} />}
      <Reasons reasons={now.reasons ?? []} />
      <MoreReasons />
      {bets.map((each, i) => (
        <BetsEvidence key={i} bets={each} />
      ))}
      {pots ? <WhoGets pots={pots} /> : <SoFar steps={trace.steps} step={step} boxes={boxes} go={go} />}
      <Next now={now} />
    </>
  );
}

/** Where reasons are folded away, the way to them; the column scrolls then. */
function MoreReasons() {
  const { label } = useShared();
  const unfold = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const column = event.currentTarget.closest<HTMLElement>("[data-folds]");
    if (column) column.dataset.folds = "";
  };
  return (
    <button type="button" class="more-reasons" onClick={unfold}>
      {label("more")}
    </button>
  );
}

const scrolls = (column: HTMLElement): boolean => column.scrollHeight > column.clientHeight + 1;

// What goes where there is no room for all, first things first: what came before and what is said twice, how each thing that may be done
// comes about; then the words get smaller, and the last reasons wait behind a button.
const FOLDS = ["before", "next", "how", "size", "further", "most", "but-one"];

function fold(column: HTMLElement, low: boolean): void {
  column.dataset.folds = "";
  for (let n = 1; low && n <= FOLDS.length && scrolls(column); n += 1)
    column.dataset.folds = FOLDS.slice(0, n).join(" ");
}

/** Where there is little room, what is secondary folds until the rest fits. */
function useFolds(ref: { current: HTMLElement | null }): void {
  const low = useIsLow();
  useLayoutEffect(() => {
    const column = ref.current;
    if (!column) return;
    fold(column, low);
    if (column.clientHeight > 0 || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => fold(column, low)); // a notebook puts a view into the page after it is drawn
    observer.observe(column);
    return () => observer.disconnect();
  }, [ref, low]);
}

/** When the column scrolls, keys can reach it, and it has a name. */
function useColumn(prerendered: boolean) {
  const ref = useRef<HTMLFieldSetElement>(null);
  useFolds(ref);
  useEffect(() => {
    const column = ref.current;
    if (!column || prerendered) return;
    if (!scrolls(column)) return;
    column.tabIndex = 0;
    column.setAttribute("role", "group");
    column.setAttribute("aria-label", column.querySelector("h4")?.textContent ?? "");
  }, [prerendered]);
  return ref;
}

function Headline({ now, boxes }: { now: Step; boxes: Box[] }) {
  const { say, label } = useShared();
  const street = boxes.find((box) => box.name === now.street) ?? boxes[0];
  return (
    <div class="headline">
      <p class="eyebrow">{`${say(street?.label)} · ${label(now.mark)}`}</p>
      <h4>
        <Pretty text={say(now.title)} />
      </h4>
      {say(now.text) && (
        <p class="lead">
          <Pretty text={say(now.text)} />
        </p>
      )}
    </div>
  );
}

function SoFar({ steps, step, boxes, go }: { steps: Step[]; step: number; boxes: Box[]; go(step: number): void }) {
  const { say, label } = useShared();
  const street = boxes.find((box) => box.steps.includes(step))?.steps ?? [];
  const lines = street.filter((n) => n <= step).slice(-SO_FAR);
  return (
    <div class="so-far">
      <h5>{label("soFar")}</h5>
      <ol>
        {lines.map((n) => (
          <li key={n}>
            <button
              type="button"
              class={n === step ? "now" : ""}
              aria-current={n === step ? "step" : undefined}
              onClick={() => go(n)}
            >
              <span>{n + 1}</span>
              <span>
                <Pretty text={say(steps[n]?.brief)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Next({ now }: { now: Step }) {
  const { say } = useShared();
  if (!now.next) return null;
  return (
    <p class="next-up">
      <Pretty text={say(now.next.text)} /> <RuleId id={now.next.rule} />
    </p>
  );
}
