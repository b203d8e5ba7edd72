// A live table: the view of a hand, with a bar to act at, branches, and dialogs for rules, new hands and saving.
import { useMemo } from "preact/hooks";
import { SharedContext } from "../context";
import { useTrait, type Model } from "../model";
import { Replay, useHandWords } from "../replay";
import { SlotsContext } from "../slots";
import { useTheme } from "../theme";
import { isTrace } from "../trace";
import { Bar } from "./bar";
import { Branches } from "./branches";
import { Dialogs } from "./dialogs";
import { DialogContext, useDialog } from "./dialogstate";
import { LiveContext, useLive } from "./session";
import { isState, type State } from "./types";

export function LiveTable({ model }: { model: Model }) {
  const state = useTrait(model, "state");
  return isState(state) && model.send ? <WithState model={model} state={state} /> : <Replay model={model} />;
}

function WithState({ model, state }: { model: Model; state: State }) {
  const live = useLive(model, state);
  const dialog = useDialog(live);
  const slots = useMemo(
    () => ({ top: <Branches />, bar: <Bar model={model} />, over: <Dialogs /> }),
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
      <div class="st" lang={shared.lang} data-theme={useTheme()} data-deck={2}>
        <div class="frame">
          <Branches />
          <Bar model={model} />
        </div>
        <Dialogs />
      </div>
    </SharedContext.Provider>
  );
}
