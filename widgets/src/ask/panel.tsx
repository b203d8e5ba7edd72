// The question beside the table: what is asked, the choices, what is said to an answer, and the way on.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Bets } from "../data/evidence";
import type { State } from "../data/question";
import type { Step, Table } from "../data/trace";
import { BetsEvidence } from "../evidence/bets";
import { Reasons } from "../telling/reasons";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { Said } from "../ui/announcer";
import { focusedIn, useFocusHeld } from "../ui/focus";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";
import { useQuestion } from "./asking";
import { Choices } from "./choices";
import { Score } from "./score";

export interface Seen {
  /** The last step that may be seen, and the table after it. */
  step: Step | undefined;
  table: Table | undefined;
}

export function Panel({ seen }: { seen: Seen }) {
  const { state } = useQuestion();
  const { say } = useShared();
  const held = useFocusHeld<HTMLElement>();
  useTop(held.ref, state.question?.n);
  return (
    <>
      <Head />
      <section class="ask-panel" role="group" aria-label={say(state.question?.prompt)} {...held}>
        {state.question ? <Asked seen={seen} /> : <Score />}
      </section>
      <Said text={useSpoken()} />
    </>
  );
}

/** Another question begins at the top of the column. */
function useTop(ref: { current: HTMLElement | null }, n: number | undefined) {
  useLayoutEffect(() => {
    const column = ref.current?.parentElement;
    if (column) column.scrollTop = 0;
  }, [ref, n]);
}

function Head() {
  const { state } = useQuestion();
  const { say, label } = useShared();
  const { question, of, score } = state;
  const where =
    question &&
    (of === null ? label("question", { n: question.n }) : label("questionOf", { n: question.n, count: of }));
  const sofar = label("firstTry", { right: score.right_first, count: score.done });
  return (
    <div class="headline ask-head">
      <p class="eyebrow">
        {[where ?? label("results"), question && score.done > 0 && sofar].filter(Boolean).join(" · ")}
      </p>
      <h4>
        <Pretty text={question ? say(question.prompt) : sofar} />
      </h4>
    </div>
  );
}

function Asked({ seen }: { seen: Seen }) {
  const { state, alive, lost } = useQuestion();
  const { label, say } = useShared();
  const seats = state.question?.choices.some(({ seat }) => seat);
  return (
    <>
      {seats && !state.right && <p class="lead">{label("chooseSeat")}</p>}
      <Choices table={seen.table} />
      <div class="said" ref={useInView(state)}>
        <Wrong />
        {state.hint && !state.right && <Hint hint={state.hint} />}
        {state.right && <Right bets={state.bets ? betsOf(seen.step) : []} />}
        {state.message && (
          <p class="panel refused" role="alert">
            {say(state.message.text)}
          </p>
        )}
        {lost && (
          <p class="panel refused" role="alert">
            {label("noAnswer")}
          </p>
        )}
        {!alive && !state.right && <p class="panel stops">{label("needsKernel")}</p>}
      </div>
      {alive && <Ways />}
    </>
  );
}

const betsOf = (step: Step | undefined): Bets[] => step?.evidence?.filter((e): e is Bets => e.kind === "bets") ?? [];

/** What is said to an answer comes into view, where it isn't yet. */
function useInView({ n, tried, hint, right }: State) {
  const ref = useRef<HTMLDivElement>(null);
  const first = useRef(n);
  const answered = tried.length > 0 || !!hint || !!right;
  useEffect(() => {
    if (answered && n !== first.current) ref.current?.scrollIntoView?.({ block: "nearest" });
  }, [n, answered]);
  return ref;
}

function Wrong() {
  const { tried, right, question } = useQuestion().state;
  const { label, say } = useShared();
  const last = tried.at(-1);
  if (!last || right) return null;
  const choice = question?.choices.find(({ key }) => key === last.key);
  return (
    <div class="verdict bad">
      <b>
        <Pretty text={label("notRight", { choice: say(choice?.text) })} />
      </b>
      <p>
        <Pretty text={say(last.comment)} />
      </p>
    </div>
  );
}

const Hint = ({ hint }: { hint: NonNullable<State["hint"]> }) => {
  const { label, say } = useShared();
  return (
    <div class="verdict hint">
      <p>
        <b>{label("hint")}</b> <Pretty text={say(hint.text)} /> <RuleId id={hint.rule} />
      </p>
    </div>
  );
};

function Right({ bets }: { bets: Bets[] }) {
  const { state } = useQuestion();
  const { say } = useShared();
  return (
    <>
      <div class={state.given_up ? "verdict shown" : "verdict good"}>
        <b>
          {!state.given_up && <Icon name="check" tiny />}
          <Pretty text={useVerdict() ?? ""} />
        </b>
        <p>
          <Pretty text={say(state.explanation?.title)} />
        </p>
      </div>
      <Reasons reasons={state.explanation?.sentences ?? []} />
      {bets.map((each, i) => (
        <BetsEvidence key={i} bets={each} />
      ))}
    </>
  );
}

/** "Right" or "The answer", with the choice; null before it is known. */
function useVerdict(): string | null {
  const { right, given_up, question } = useQuestion().state;
  const { label, say } = useShared();
  const choice = question?.choices.find(({ key }) => key === right);
  return choice ? label(given_up ? "answerIs" : "right", { choice: say(choice.text) }) : null;
}

/** All of the news for those who don't see it. */
function useSpoken(): string {
  const { question, tried, hint, right, explanation, score } = useQuestion().state;
  const { label, say } = useShared();
  const verdict = useVerdict();
  const last = tried.at(-1);
  if (!question) return `${label("results")}: ${label("firstTry", { right: score.right_first, count: score.done })}`;
  if (right) return `${verdict}. ${say(explanation?.title)}`;
  const wrong =
    last &&
    `${label("notRight", { choice: say(question.choices.find(({ key }) => key === last.key)?.text) })}. ${say(last.comment)}`;
  const hinted = hint && `${label("hint")}: ${say(hint.text)}`;
  return [wrong, hinted].filter(Boolean).join(" ") || say(question.prompt);
}

function Ways() {
  const { state, fresh, waiting, send } = useQuestion();
  const { label } = useShared();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div class="ways">
        {state.right ? (
          <GoOn key="go-on" />
        ) : (
          <button
            type="button"
            key="hint"
            class="act quiet-act"
            aria-disabled={waiting || !!state.hint}
            onClick={() => state.hint || send({ do: "hint" })}
          >
            <Icon name="bulb" />
            {label("hint")}
          </button>
        )}
        {!state.right && state.tried.length > 0 && (
          <button type="button" class="linked" aria-disabled={waiting} onClick={() => send({ do: "give-up" })}>
            {label("showAnswer")}
          </button>
        )}
        {fresh && (
          <button type="button" class="linked results-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {label("results")}
          </button>
        )}
      </div>
      {fresh && open && <Opened />}
    </>
  );
}

/** The results so far come into view when they are opened, at once and without motion; the focus stays on their button. */
function Opened() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div class="tally" ref={ref}>
      <Score />
    </div>
  );
}

/** The way on. It takes the focus from the choice that was right, so that Enter and Space go on. */
function GoOn() {
  const { state, fresh, waiting, send } = useQuestion();
  const { label } = useShared();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = ref.current?.closest(".ask-panel");
    if (panel && focusedIn(panel)) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button type="button" class="act go-on" aria-disabled={waiting} ref={ref} onClick={() => send({ do: "next" })}>
      {label(!state.more ? "results" : fresh ? "nextDeal" : "nextQuestion")}
      <Icon name="next" />
    </button>
  );
}
