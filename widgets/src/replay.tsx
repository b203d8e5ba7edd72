// The view of a hand, step by step.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import { SharedContext, type Shared } from "./context";
import { EvidenceStrip } from "./evidence";
import { Explanation, TheEnd } from "./explain";
import { useFocusKept, useFullscreen } from "./focus";
import { Header, type Tools } from "./header";
import { commandFor, type Command } from "./keys";
import { asLang, words, type Labels, type Lang } from "./labels";
import { Announcer } from "./live";
import { KeySheet, Menu } from "./menu";
import { save, useTrait, type Model } from "./model";
import { usePlayer } from "./playing";
import { useStepper } from "./stepping";
import { firstOn, streetBoxes } from "./streets";
import { TableView } from "./table";
import { useTheme } from "./theme";
import { foldTables, hasFinnish, isTrace, loudOpeners, type Step, type Table, type Trace } from "./trace";
import { Transport } from "./transport";

export function Replay({ model }: { model: Model }) {
  const trace = useTrait(model, "trace");
  const shared = useWords(model, trace);
  const theme = useTheme();
  const frame = { class: "st", lang: shared.lang, "data-theme": theme };
  return (
    <SharedContext.Provider value={shared}>
      {!isTrace(trace) ? <NoHand frame={frame} /> : trace.steps.length === 0 ? <NoSteps frame={frame} trace={trace} /> : <Hand model={model} trace={trace} frame={frame} />}
    </SharedContext.Provider>
  );
}

type Frame = { class: string; lang: Lang; "data-theme": string };

function useWords(model: Model, trace: unknown): Shared {
  const lang = asLang(useTrait(model, "lang"));
  const labels = useTrait(model, "labels") as Labels | undefined;
  return useMemo(() => {
    const names = new Map(isTrace(trace) ? trace.seats.map(({ seat, name }) => [seat, name]) : []);
    return { ...words(labels ?? {}, lang), nameOf: (seat: number) => names.get(seat) ?? "" };
  }, [lang, labels, trace]);
}

function NoHand({ frame }: { frame: Frame }) {
  return (
    <div {...frame}>
      <SharedContext.Consumer>{({ label }) => <p class="empty">{label("noHand")}</p>}</SharedContext.Consumer>
    </div>
  );
}

/** A hand that is refused before its first step. */
function NoSteps({ frame, trace }: { frame: Frame; trace: Trace }) {
  if (!trace.refused) return <NoHand frame={frame} />;
  return (
    <div {...frame}>
      <div class="frame">
        <TheEnd trace={trace} />
      </div>
    </div>
  );
}

function useDeck(model: Model): [2 | 4, (deck: 2 | 4) => void] {
  const options = (useTrait(model, "options") ?? {}) as { deck?: number };
  const setDeck = useCallback((deck: 2 | 4) => save(model, "options", { ...options, deck }), [model, options]);
  return [options.deck === 4 ? 4 : 2, setDeck];
}

function Hand({ model, trace, frame }: { model: Model; trace: Trace; frame: Frame }) {
  const ref = useRef<HTMLDivElement>(null);
  const { steps } = trace;
  const tables = useMemo(() => foldTables(steps), [steps]);
  const loud = useMemo(() => loudOpeners(steps, tables), [steps, tables]);
  const boxes = useMemo(() => streetBoxes(trace.streets ?? [], steps), [trace]);
  const stepper = useStepper(model, steps.length);
  const player = usePlayer(steps, stepper);
  const [deck, setDeck] = useDeck(model);
  const [sheet, setSheet] = useState(false);
  const [fullscreen, toggleFullscreen] = useFullscreen(ref);
  const { step, last } = stepper;
  useFocusKept(ref);

  const go = (to: number, held = false) => {
    player.stop();
    stepper.go(to, held);
  };
  const closeSheet = () => {
    setSheet(false);
    ref.current?.focus({ preventScroll: true });
  };
  const obey = (command: Command, held: boolean) => {
    if (command.do === "step") go(step + command.by, held);
    else if (command.do === "first") go(0);
    else if (command.do === "last") go(last);
    else if (command.do === "play") held || player.toggle();
    else if (command.do === "sheet") setSheet(!sheet);
    else if (command.do === "escape") closeSheet();
    else go(firstOn(boxes, steps, command.name) ?? step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandFor(event, event.target);
    if (!command || (command.do === "escape" && !sheet)) return;
    event.preventDefault();
    obey(command, event.repeat);
  };

  const tools: Tools = {
    deck,
    setDeck,
    setLang: (lang) => save(model, "lang", lang),
    languages: useMemo(() => hasFinnish(trace), [trace]),
    fullscreen,
    toggleFullscreen,
    openKeys: () => setSheet(true),
  };
  const now = steps[step] as Step;
  return (
    <div {...frame} ref={ref} tabIndex={0} role="group" data-deck={deck} data-still={stepper.rushing} onKeyDown={onKeyDown}>
      <div class="frame">
        <Header trace={trace} tools={tools} />
        <div class="main">
          <div class="play-area">
            <TableView step={now} table={tables[step] as Table} loud={!!loud[step]} />
            <Transport
              {...{ steps, boxes, step, last, player, go }}
              menu={<Menu view={trace.view} last={last} player={player} tools={tools} go={go} />}
            />
          </div>
          <Explanation trace={trace} step={step} boxes={boxes} go={go} />
          <EvidenceStrip steps={steps} step={step} go={go} />
        </div>
      </div>
      {sheet && <KeySheet close={closeSheet} />}
      <Announcer step={now} quiet={stepper.rushing} />
    </div>
  );
}
