// The view of a hand, or the line that stands in its place.
import { isTrace, type Trace } from "../data/trace";
import { type Model, useTrait } from "../model/model";
import { TheEnd } from "../telling/reasons";
import { RuleBook } from "../telling/rulebook";
import { type Frame, useFrame } from "../ui/frame";
import { useWords } from "../words/preferences";
import { type Shared, SharedContext, useShared } from "../words/shared";
import { Hand } from "./hand";

export function Replay({ model }: { model: Model }) {
  const trace = useTrait(model, "trace");
  const shared = useHandWords(model, trace);
  const frame = useFrame(shared.lang);
  return (
    <SharedContext.Provider value={shared}>
      <RuleBook model={model} frame={frame}>
        <HandOrNotice model={model} trace={trace} frame={frame} />
      </RuleBook>
    </SharedContext.Provider>
  );
}

function HandOrNotice({ model, trace, frame }: { model: Model; trace: unknown; frame: Frame }) {
  if (!isTrace(trace)) return <NoHand frame={frame} />;
  if (trace.steps.length > 0) return <Hand model={model} trace={trace} frame={frame} />;
  return trace.refused ? <RefusedAtOnce frame={frame} trace={trace} /> : <NoHand frame={frame} />;
}

/** The words of a view of a hand. */
export const useHandWords = (model: Model, trace: unknown): Shared =>
  useWords(model, isTrace(trace) ? trace.seats : undefined);

function NoHand({ frame }: { frame: Frame }) {
  const { label } = useShared();
  return (
    <div {...frame}>
      <p class="empty">{label("noHand")}</p>
    </div>
  );
}

/** A hand that the rules refuse before its first step. */
const RefusedAtOnce = ({ frame, trace }: { frame: Frame; trace: Trace }) => (
  <div {...frame}>
    <div class="frame">
      <TheEnd trace={trace} />
    </div>
  </div>
);
