// A hand, step by step: header, table, transport, explanation and evidence.
import type { ComponentChildren } from "preact";
import { useCallback, useContext, useMemo, useRef, useState } from "preact/hooks";
import { useChoices } from "./choices";
import { useShared } from "./context";
import { EvidenceStrip, evidenceStep } from "./evidence";
import { Explanations, Parts } from "./explain";
import { useFocusKept, useFullscreen } from "./focus";
import { Header, type Tools } from "./header";
import { commandFor, type Command } from "./keys";
import type { Lang } from "./labels";
import { cardText } from "./card";
import { Announcer, Said } from "./live";
import { KeySheet, Menu } from "./menu";
import type { Model } from "./model";
import { usePlayer, type Player } from "./playing";
import { coveredTable, LightContext, nextCard, nextSeat, PresentingContext, usePresenting, type Presenting, litKind } from "./presenting";
import { SlotsContext, type Slots } from "./slots";
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
  const presenting = usePresenting(model, trace);
  const table = useMemo(() => coveredTable(tables[step] as Table, presenting.covered), [tables, step, presenting.covered]);
  const spoken = usePresentedWords(presenting);
  const go = useByHand(stepper, player);
  const onKeyDown = keyHandler({ onKey: slots.onKey, steps, boxes, table, stepper, player, presenting, sheet, tools, go });
  const shown = { "data-deck": tools.deck, "data-still": stepper.rushing, "data-lit": litKind(presenting.light, table) };
  return (
    <Presented presenting={presenting}>
      <div {...frame} {...shown} ref={ref} tabIndex={0} role="group" aria-label={say(trace.title)} onKeyDown={onKeyDown}>
        <div class="frame">
          <Header trace={trace} tools={tools} />
          {slots.top}
          <div class="main">
            <div class="play-area">
              <TableView step={now} table={table} loud={!!loud[step]} />
              {slots.bar}
              <Transport {...{ steps, boxes, step, last, player, go }} menu={<Menu view={trace.view} {...{ last, player, tools, go }} />} />
            </div>
            {slots.side ? (
              <section class="why asking">
                {slots.side}
                {step < last && <Parts trace={trace} step={step} boxes={boxes} go={go} />}
              </section>
            ) : (
              <Explanations trace={trace} step={step} boxes={boxes} go={go} />
            )}
            {(evidenceStep(steps, step) === null && step === last && slots.proof) || <EvidenceStrip steps={steps} step={step} go={go} />}
          </div>
        </div>
        {slots.over}
        {sheet.isOpen && <KeySheet close={sheet.close} />}
        <Announcer step={now} quiet={stepper.rushing} />
        <Said text={spoken} />
      </div>
    </Presented>
  );
}

const Presented = ({ presenting, children }: { presenting: Presenting; children: ComponentChildren }) => (
  <PresentingContext.Provider value={presenting}>
    <LightContext.Provider value={presenting.light}>{children}</LightContext.Provider>
  </PresentingContext.Provider>
);

/** What is covered and what stands in the spotlight, for those who don't see it. */
function usePresentedWords({ covered, light }: Presenting): string {
  const { label, nameOf } = useShared();
  const what = typeof light === "number" ? `${label("seat", { seat: light })}, ${nameOf(light)}` : light && cardText(light);
  const lit = what ? `${label("spotlight", { what })}. ` : "";
  return lit + (covered.length > 0 ? `${label("covered")}: ${covered.join(", ")}` : label("uncovered"));
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
  const open = useCallback(() => setOpen(true), []);
  return { isOpen, open, close };
}

function useTools(model: Model, ref: { current: HTMLElement | null }, languages: boolean, openKeys: () => void): Tools {
  const choices = useChoices(model);
  const [fullscreen, toggleFullscreen] = useFullscreen(ref);
  return useMemo(
    () => ({ ...choices, languages, fullscreen, toggleFullscreen, openKeys }),
    [choices, languages, fullscreen, toggleFullscreen, openKeys],
  );
}

interface Controls {
  onKey: Slots["onKey"];
  steps: Step[];
  boxes: Box[];
  table: Table;
  stepper: Stepper;
  player: Player;
  presenting: Presenting;
  sheet: Sheet;
  tools: Tools;
  go: Go;
}

function keyHandler(controls: Controls): (event: KeyboardEvent) => void {
  return (event) => {
    if (!controls.sheet.isOpen && controls.onKey?.(event)) return event.preventDefault();
    const command = commandFor(event, event.target);
    if (!command || (command.do === "escape" && !controls.sheet.isOpen && controls.presenting.light === null)) return;
    event.preventDefault();
    obey(command, event.repeat, controls);
  };
}

function obey(command: Command, held: boolean, controls: Controls): void {
  const { steps, boxes, stepper: { step, last }, player, sheet, go } = controls;
  if (command.do === "escape") return sheet.isOpen ? sheet.close() : controls.presenting.shine(null);
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
    default:
      return held ? undefined : present(command, controls);
  }
}

/** What shows the hand to others. */
function present(command: Command, { presenting: { light, shine, seats, cover }, table, tools }: Controls): void {
  switch (command.do) {
    case "light":
      return shine(nextSeat(light, table, command.by));
    case "card":
      return shine(nextCard(light, table, command.by));
    case "cover":
      return void cover(typeof light === "number" ? seats.filter((seat) => seat === light) : seats);
    case "full":
      return tools.toggleFullscreen?.();
  }
}
