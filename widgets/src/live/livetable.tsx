// A live table: the view of a hand, with a bar to act at, branches, and dialogs for rules, new hands and saving.
import { useMemo } from "preact/hooks";
import { isState, type State } from "../data/live";
import { isTrace } from "../data/trace";
import { Replay, useHandWords } from "../hand/replay";
import { SlotsContext } from "../hand/slots";
import { type Model, useTrait } from "../model/model";
import { useFrame } from "../ui/frame";
import { SharedContext } from "../words/shared";
import { ActionBar } from "./actionbar";
import { Branches } from "./branches";
import { Dialogs } from "./dialogs";
import { DialogContext, useDialog } from "./dialogstate";
import { LiveContext, useLive } from "./session";

export function LiveTable({ model }: { model: Model }) {
  const state = useTrait(model, "state");
  return isState(state) && model.send ? <WithState model={model} state={state} /> : <Replay model={model} />;
}

function WithState({ model, state }: { model: Model; state: State }) {
  const live = useLive(model, state);
  const dialog = useDialog(live);
  const slots = useMemo(
    () => ({ top: <Branches />, actions: <ActionBar model={model} />, over: <Dialogs /> }),
    [model],
  );
  return (
    <LiveContext.Provider value={live}>
      <DialogContext.Provider value={dialog}>
        <SlotsContext.Provider value={slots}>
          <Steps model={model} />
        </SlotsContext.Provider>
      </DialogContext.Provider>
    </LiveContext.Provider>
  );
}

function Steps({ model }: { model: Model }) {
  const trace = useTrait(model, "trace");
  const empty = isTrace(trace) && trace.steps.length === 0;
  return empty ? <BeforeTheFirstStep model={model} /> : <Replay model={model} />;
}

/** Without an ante nothing has happened yet, so there is no step to show, but cards can be dealt. */
function BeforeTheFirstStep({ model }: { model: Model }) {
  const shared = useHandWords(model, useTrait(model, "trace"));
  return (
    <SharedContext.Provider value={shared}>
      <div {...useFrame(shared.lang)} data-deck={2}>
        <div class="frame">
          <Branches />
          <ActionBar model={model} />
        </div>
        <Dialogs />
      </div>
    </SharedContext.Provider>
  );
}
