// A hand, step by step: header, table, transport, explanation and evidence.
import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Step, Table, Trace } from "../data/trace";
import { EvidenceStrip, evidenceStep } from "../evidence/strip";
import type { Model } from "../model/model";
import { type Stepping, useStepping } from "../stepping/stepping";
import { Transport } from "../stepping/transport";
import { cardText } from "../table/card";
import {
  coveredTable,
  LightContext,
  litKind,
  type Presenting,
  PresentingContext,
  usePresenting,
} from "../table/presenting";
import { TableView } from "../table/table";
import { Announcer, Said } from "../ui/announcer";
import type { Frame } from "../ui/frame";
import { type Room, RoomContext, useRoom } from "../ui/room";
import { useShared } from "../words/shared";
import { keyHandler } from "./controls";
import { Explained, Explanations } from "./explanation";
import { Header, type Tools } from "./header";
import { KeySheet } from "./keysheet";
import { Menu } from "./menu";
import { type Reckoned, useReckoned } from "./reckoned";
import { SlotsContext } from "./slots";
import { useTools, useViewElement } from "./viewelement";

export function Hand({ model, trace: sent, frame }: { model: Model; trace: Trace; frame: Frame }) {
  const { say } = useShared();
  const { onKey, top, over } = useContext(SlotsContext);
  const hand = useReckoned(sent);
  const stepping = useStepping(model, hand.steps);
  const { presenting, table } = usePresentedTable(model, hand, stepping.step);
  const { ref, sheet } = useViewElement();
  const tools = useTools(model, ref, hand.translated, sheet.open);
  const onKeyDown = keyHandler({ onKey, hand, table, stepping, presenting, sheet, tools });
  const room = useRoom(tools.fullscreen);
  const shown = {
    ...room,
    "data-deck": tools.deck,
    "data-still": stepping.rushing,
    "data-lit": litKind(presenting.light, table),
  };
  return (
    <Presented presenting={presenting} height={room["data-room"]}>
      <div
        {...frame}
        {...shown}
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus for the keys, which are heard only inside the view
        tabIndex={0}
        role="group"
        aria-label={say(hand.trace.title)}
        onKeyDown={onKeyDown}
      >
        <div class="frame">
          <Header trace={hand.trace} tools={tools} />
          {top}
          <Main hand={hand} table={table} stepping={stepping} tools={tools} />
        </div>
        {over}
        {sheet.isOpen && <KeySheet close={sheet.close} />}
        <Announcer step={hand.steps[stepping.step] as Step} quiet={stepping.rushing} />
        <Said text={usePresentedWords(presenting)} />
      </div>
    </Presented>
  );
}

interface MainProps {
  hand: Reckoned;
  table: Table;
  stepping: Stepping;
  tools: Tools;
}

function Main(props: MainProps) {
  const {
    hand: { steps },
    stepping: { step, last, go },
  } = props;
  const { proof } = useContext(SlotsContext);
  return (
    <div class="main">
      <PlayArea {...props} />
      <Column {...props} />
      {(step === last && evidenceStep(steps, step) === null && proof) || (
        <EvidenceStrip steps={steps} step={step} go={go} />
      )}
    </div>
  );
}

function PlayArea({
  hand: { trace, steps, loud, boxes },
  table,
  stepping: { step, last, player, go },
  tools,
}: MainProps) {
  const { actions } = useContext(SlotsContext);
  const menu = <Menu view={trace.view} {...{ last, player, tools, go }} />;
  return (
    <div class="play-area">
      <TableView step={steps[step] as Step} table={table} loud={!!loud[step]} />
      {actions}
      <Transport {...{ steps, boxes, step, last, player, go, menu }} />
    </div>
  );
}

/** The explanation, or what another view puts in its place. */
function Column({ hand: { trace, boxes }, stepping: { step, last, go } }: MainProps) {
  const { side } = useContext(SlotsContext);
  if (!side) return <Explanations trace={trace} step={step} boxes={boxes} go={go} />;
  return (
    <section class="why asking">
      {side}
      {step < last && <Explained trace={trace} step={step} boxes={boxes} go={go} />}
    </section>
  );
}

/** The table after a step, as it is shown to others. */
function usePresentedTable(model: Model, { trace, tables }: Reckoned, step: number) {
  const presenting = usePresenting(model, trace);
  const { covered } = presenting;
  const table = useMemo(() => coveredTable(tables[step] as Table, covered), [tables, step, covered]);
  return { presenting, table };
}

interface PresentedProps {
  presenting: Presenting;
  height: Room["data-room"];
  children: ComponentChildren;
}

const Presented = ({ presenting, height, children }: PresentedProps) => (
  <RoomContext.Provider value={height}>
    <PresentingContext.Provider value={presenting}>
      <LightContext.Provider value={presenting.light}>{children}</LightContext.Provider>
    </PresentingContext.Provider>
  </RoomContext.Provider>
);

/** What is covered and what stands in the spotlight, for those who don't see it. */
function usePresentedWords({ covered, light }: Presenting): string {
  const { label, nameOf } = useShared();
  const what =
    typeof light === "number" ? `${label("seat", { seat: light })}, ${nameOf(light)}` : light && cardText(light);
  const lit = what ? `${label("spotlight", { what })}. ` : "";
  return lit + (covered.length > 0 ? `${label("covered")}: ${covered.join(", ")}` : label("uncovered"));
}
