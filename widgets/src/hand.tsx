// A hand, step by step: header, table, transport, explanation and evidence.
import { useCallback, useContext, useMemo, useRef, useState } from "preact/hooks";
import { useShared } from "./context";
import { EvidenceStrip } from "./evidence";
import { Explanations } from "./explain";
import { useFocusKept, useFullscreen } from "./focus";
import { Header, type Tools } from "./header";
import { commandFor, type Command } from "./keys";
import type { Lang } from "./labels";
import { Announcer } from "./live";
import { KeySheet, Menu } from "./menu";
import { save, useTrait, type Model } from "./model";
import { usePlayer, type Player } from "./playing";
import { SlotsContext } from "./slots";
import { useSticky } from "./sticky";
import { useStepper, type Stepper } from "./stepping";
import { firstOn, streetBoxes, type Box } from "./streets";
import { TableView } from "./table";
import { foldTables, hasFinnish, loudOpeners, type Step, type Table, type Trace, unpacked } from "./trace";
import { Transport } from "./transport";

/** What the outermost element of the view always has. */
export type Frame = { class: string; lang: Lang; "data-theme": string };

/** What follows from a trace alone, reckoned once. */
interface Reckoned {
  tables: Table[];
  loud: boolean[];
  boxes: Box[];
  finnish: boolean;
}

function reckon(trace: Trace): Reckoned {
  const tables = foldTables(trace.steps);
  const boxes = streetBoxes(trace.streets ?? [], trace.steps);
  return { tables, boxes, loud: loudOpeners(trace.steps, tables), finnish: hasFinnish(trace) };
}

export function Hand({ model, trace: sent, frame }: { model: Model; trace: Trace; frame: Frame }) {
  const ref = useRef<HTMLDivElement>(null);
  const { say } = useShared();
  const slots = useContext(SlotsContext);
  const trace = useMemo(() => unpacked(sent), [sent]);
  const { steps } = trace;
  const { tables, loud, boxes, finnish } = useMemo(() => reckon(trace), [trace]);
  const stepper = useStepper(model, steps.length);
  const player = usePlayer(steps, stepper);
  const sheet = useSheet(ref);
  const tools = useTools(model, ref, finnish, sheet.open);
  useFocusKept(ref);
  useSticky(ref);
  const { step, last } = stepper;
  const now = steps[step] as Step;
  const go = useByHand(stepper, player);
  const onKeyDown = keyHandler({ steps, boxes, stepper, player, sheet, go });
  const shown = { "data-deck": tools.deck, "data-still": stepper.rushing };
  return (
    <div {...frame} {...shown} ref={ref} tabIndex={0} role="group" aria-label={say(trace.title)} onKeyDown={onKeyDown}>
      <div class="frame">
        <Header trace={trace} tools={tools} />
        {slots.top}
        <div class="main">
          <div class="play-area">
            <TableView step={now} table={tables[step] as Table} loud={!!loud[step]} />
            {slots.bar}
            <Transport {...{ steps, boxes, step, last, player, go }} menu={<Menu view={trace.view} {...{ last, player, tools, go }} />} />
          </div>
          <Explanations trace={trace} step={step} boxes={boxes} go={go} />
          <EvidenceStrip steps={steps} step={step} go={go} />
        </div>
      </div>
      {slots.over}
      {sheet.isOpen && <KeySheet close={sheet.close} />}
      <Announcer step={now} quiet={stepper.rushing} />
    </div>
  );
}

type Go = (step: number, held?: boolean) => void;

/** Whoever steps by hand stops the playing. */
function useByHand(stepper: Stepper, player: Player): Go {
  const latest = useRef({ stepper, player });
  latest.current = { stepper, player };
  return useCallback((step, held) => {
    latest.current.player.stop();
    latest.current.stepper.go(step, held);
  }, []);
}

interface Sheet {
  isOpen: boolean;
  open(): void;
  close(): void;
}

function useSheet(ref: { current: HTMLElement | null }): Sheet {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    ref.current?.focus({ preventScroll: true });
  };
  return { isOpen, open: () => setOpen(true), close };
}

function useTools(model: Model, ref: { current: HTMLElement | null }, languages: boolean, openKeys: () => void): Tools {
  const options = (useTrait(model, "options") ?? {}) as { deck?: number };
  const [fullscreen, toggleFullscreen] = useFullscreen(ref);
  return {
    deck: options.deck === 4 ? 4 : 2,
    setDeck: (deck) => save(model, "options", { ...options, deck }),
    setLang: (lang) => save(model, "lang", lang),
    languages,
    fullscreen,
    toggleFullscreen,
    openKeys,
  };
}

interface Controls {
  steps: Step[];
  boxes: Box[];
  stepper: Stepper;
  player: Player;
  sheet: Sheet;
  go: Go;
}

function keyHandler(controls: Controls): (event: KeyboardEvent) => void {
  return (event) => {
    const command = commandFor(event, event.target);
    if (!command || (command.do === "escape" && !controls.sheet.isOpen)) return;
    event.preventDefault();
    obey(command, event.repeat, controls);
  };
}

function obey(command: Command, held: boolean, { steps, boxes, stepper: { step, last }, player, sheet, go }: Controls): void {
  if (command.do === "escape") return sheet.close();
  if (command.do === "sheet") return sheet.isOpen ? sheet.close() : sheet.open();
  if (sheet.isOpen) return;
  switch (command.do) {
    case "step":
      return go(step + command.by, held);
    case "first":
      return go(0);
    case "last":
      return go(last);
    case "play":
      return held ? undefined : player.toggle();
    case "street":
      return go(firstOn(boxes, steps, command.name) ?? step);
  }
}
