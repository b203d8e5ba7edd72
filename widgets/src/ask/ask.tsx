// A hand that stops at a question, and fresh deals with a question each: the view of a hand with a panel in it.
import { useMemo } from "preact/hooks";
import { isState, type State } from "../data/question";
import { foldTables, unpacked } from "../data/reading";
import { isTrace } from "../data/trace";
import { Replay, useHandWords } from "../hand/replay";
import { SlotsContext } from "../hand/slots";
import { type Model, useTrait } from "../model/model";
import { ChoosingContext } from "../table/choosing";
import { SharedContext, useShared } from "../words/shared";
import { heard } from "./answerkeys";
import { type Asking, AskingContext, seatMarks, useAsking } from "./asking";
import { Panel, type Seen } from "./panel";

export function Ask({ model }: { model: Model }) {
  const state = useTrait(model, "state");
  const shared = useHandWords(model, useTrait(model, "trace"));
  if (!isState(state)) return <Replay model={model} />;
  return (
    <SharedContext.Provider value={shared}>
      <WithQuestion model={model} state={state} />
    </SharedContext.Provider>
  );
}

function WithQuestion({ model, state }: { model: Model; state: State }) {
  const asking = useAsking(model, state);
  const seen = useSeen(model);
  const keys = useKeys();
  const slots = useMemo(
    () => ({
      side: <Panel seen={seen} />,
      proof: state.question && !state.right ? <ProofLater /> : undefined,
      onKey: (event: KeyboardEvent) => heard(event, asking),
      keys,
    }),
    [asking, seen, state, keys],
  );
  return (
    <AskingContext.Provider value={asking}>
      <ChoosingContext.Provider value={useChoices(asking)}>
        <SlotsContext.Provider value={slots}>
          <Replay model={model} />
        </SlotsContext.Provider>
      </ChoosingContext.Provider>
    </AskingContext.Provider>
  );
}

/** The last step that may be seen. */
function useSeen(model: Model): Seen {
  const trace = useTrait(model, "trace");
  return useMemo(() => {
    const steps = isTrace(trace) ? unpacked(trace).steps : [];
    return { step: steps.at(-1), table: foldTables(steps).at(-1) };
  }, [trace]);
}

function useChoices({ state, alive, waiting, send }: Asking) {
  return useMemo(() => {
    const marks = alive ? seatMarks(state) : new Map();
    const choose = (seat: number) => {
      const choice = state.question?.choices.find((each) => each.seat === seat);
      if (choice && !waiting && marks.get(seat) === "open") send({ do: "answer", key: choice.key });
    };
    return { marks, choose };
  }, [state, alive, waiting, send]);
}

function useKeys() {
  const { label } = useShared();
  return useMemo(
    () =>
      [
        ["1 2 3 …", label("keyChoose")],
        ["Enter", label("keyAnswer")],
        ["H", label("keyHint")],
        [label("space"), label("keyGoOn")],
      ] as const,
    [label],
  );
}

/** Where the proof will be. */
function ProofLater() {
  const { label } = useShared();
  return (
    <div class="strip proof-later">
      <p>{label("proofLater")}</p>
      <div aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <i key={i}>?</i>
        ))}
      </div>
    </div>
  );
}
