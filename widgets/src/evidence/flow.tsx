// The pots as a picture: bands as thick as the amounts, labels lying on them. Hidden from screen readers, which get the list.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Half, Pot, Pots, Share } from "../data/evidence";
import { SeatName } from "../table/seat";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { useIsLow } from "../ui/room";
import { useShared } from "../words/shared";
import {
  bandPath,
  CHIPS,
  type FlowLayout,
  type FlowNode,
  labelWidths,
  layFlow,
  NODE,
  type Paint,
  ruleLine,
  type Say,
  type Words,
} from "./flowlayout";
import { HalfTag, Odd, paidClass } from "./potmarks";

const FILL: Record<Paint, string> = {
  main: "var(--flow-band)",
  side: "url(#hatch)",
  high: "var(--high-soft)",
  low: "url(#dots)",
  whole: "var(--flow-band)",
};

// Where there is little room: the height of all the chips together, and of what can still be seen at once.
const LOW = { chips: 104, height: 132 };

export function Flow({ pots }: { pots: Pots }) {
  const ref = useRef<HTMLDivElement>(null);
  const { width, em } = useMeasures(ref);
  const say = useWords();
  const low = useIsLow();
  const layout = layFlow(pots, width, em, say, low ? LOW.chips : CHIPS);
  const tooTall = low && layout.height > (LOW.height * em) / 14;
  return (
    <div class={tooTall ? "flow too-tall" : "flow"} ref={ref} aria-hidden="true">
      <Titles layout={layout} putIn={pots.put_in.length > 0} />
      <div class="flow-body" style={{ height: `${Math.ceil(layout.height)}px` }}>
        <Bands layout={layout} width={width} />
        <Labels layout={layout} width={width} say={say} />
      </div>
    </div>
  );
}

/** What labels say, in the reader's language. */
function useWords(): Say {
  const { say, number, nameOf } = useShared();
  return (of) => ({
    name: "name" in of ? say(of.name) : nameOf(of.seat),
    amount: number(of.amount),
    note: say(of.note),
    rule: of.rule,
  });
}

/** The width there is, and the size of the text, followed while they change. */
function useMeasures(ref: { current: HTMLElement | null }) {
  const [measures, setMeasures] = useState({ width: 1048, em: 14 });
  useLayoutEffect(() => {
    const el = ref.current;
    if (!el || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const [width, em] = [el.clientWidth, parseFloat(getComputedStyle(el).fontSize) || 14];
      if (width > 0) setMeasures((old) => (old.width === width && old.em === em ? old : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(el);
    return () => observer.disconnect();
  }, [ref]);
  return measures;
}

function Titles({ layout: { columns }, putIn }: { layout: FlowLayout; putIn: boolean }) {
  const { label } = useShared();
  const titles = [
    ["putIn", 0],
    ["pots", columns.pots],
    ["halves", columns.halves],
    ["shares", columns.shares],
  ] as const;
  return (
    <div class="flow-titles">
      {titles
        .filter(([key]) => putIn || key !== "putIn")
        .map(([key, x]) => (
          <span key={key} style={{ left: `${x}px` }}>
            {label(key)}
          </span>
        ))}
    </div>
  );
}

function Bands({ layout, width }: { layout: FlowLayout; width: number }) {
  const height = Math.ceil(layout.height);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Patterns />
      {layout.bands.map((band, i) => (
        <path key={i} class={band.later ? "later" : undefined} d={bandPath(band)} fill={FILL[band.paint]} />
      ))}
      <Bars nodes={layout.putIn} x={layout.columns.putIn} />
      <Bars nodes={layout.halves} x={layout.columns.halves} />
      <Bars nodes={layout.shares} x={layout.columns.shares} />
    </svg>
  );
}

const Bars = ({ nodes, x }: { nodes: FlowNode<unknown>[]; x: number }) => (
  <>
    {nodes.map(({ at, paint }, i) => (
      <rect key={i} class={`bar ${paint}`} x={x} y={at.y} width={NODE} height={at.h} rx={Math.min(2, at.h / 2)} />
    ))}
  </>
);

function Patterns() {
  return (
    <defs>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="var(--flow-band)" />
        <rect width="2" height="7" fill="var(--flow-hatch)" />
      </pattern>
      <pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="var(--low-soft)" />
        <circle cx="2" cy="2" r="1" fill="var(--low)" fill-opacity=".45" />
      </pattern>
    </defs>
  );
}

function Labels({ layout, width, say }: { layout: FlowLayout; width: number; say: Say }) {
  const { columns: c } = layout;
  const widths = labelWidths(width, layout.putIn.length > 0);
  return (
    <>
      {layout.putIn.map((node, i) => (
        <PutIn key={i} node={node} width={c.putIn - 10} />
      ))}
      {layout.pots.map((node, i) => (
        <PotBox key={i} node={node} x={c.pots} width={c.potWidth} say={say} />
      ))}
      {layout.halves.map((node, i) => (
        <HalfLabel key={i} node={node} x={c.halves} width={widths.half} say={say} />
      ))}
      {layout.shares.map((node, i) => (
        <ShareLabel key={i} node={node} x={c.shares} width={widths.share} say={say} />
      ))}
    </>
  );
}

interface AtProps {
  class?: string;
  x: number;
  y: number;
  width?: number;
  children: ComponentChildren;
}

/** A label centred on the height `y`. */
const At = ({ class: more = "", x, y, width, children }: AtProps) => (
  <div class={`flow-label ${more}`} style={{ left: `${x}px`, top: `${y}px`, width: width ? `${width}px` : "auto" }}>
    {children}
  </div>
);

function PutIn({ node, width }: { node: FlowLayout["putIn"][number]; width: number }) {
  const { label, number } = useShared();
  const { seat, amount, state } = node.of;
  return (
    <At class={state === "folded" ? "one-line gone" : "one-line"} x={0} y={node.mid} width={width}>
      <SeatName seat={seat} />
      {state === "all-in" && <span class="state">{label("allIn")}</span>}
      {state === "folded" && <span class="state">{label("folded")}</span>}
      <b>{number(amount)}</b>
    </At>
  );
}

interface LabelProps<Of> {
  node: FlowNode<Of>;
  x: number;
  width: number;
  say: Say;
}

function PotBox({ node, x, width, say }: LabelProps<Pot>) {
  const { name, amount, note, rule } = say(node.of);
  const box = { left: `${x}px`, top: `${node.at.y}px`, width: `${width}px`, height: `${node.at.h}px` };
  return (
    <div class="pot-box" style={box}>
      <span class="one-line">
        <span class="who">{name}</span>
        <b>{amount}</b>
      </span>
      <Note note={note} />
      <RuleId id={rule} />
    </div>
  );
}

function HalfLabel({ node, x, width, say }: LabelProps<Half>) {
  const words = say(node.of);
  return (
    <>
      {node.of.odd > 0 && (
        <At class="ring" x={x - 18} y={node.mid}>
          <Odd odd={node.of.odd} />
        </At>
      )}
      <At class={`on-${node.of.half}`} x={x + NODE + 12} y={node.mid} width={width}>
        <LabelLines words={words} width={width} class="start">
          <HalfTag half={node.of.half} />
          <span class="who">{words.name}</span>
        </LabelLines>
      </At>
    </>
  );
}

function ShareLabel({ node, x, width, say }: LabelProps<Share>) {
  const { seat, odd } = node.of;
  return (
    <>
      {odd > 0 && (
        <At class="ring" x={x - 18} y={node.at.y + node.at.h / 2}>
          <Odd odd={odd} />
        </At>
      )}
      <At class={paidClass(node.of)} x={x + NODE + 12} y={node.mid} width={width}>
        <LabelLines words={say(node.of)} width={width}>
          <SeatName seat={seat} />
        </LabelLines>
      </At>
    </>
  );
}

interface LinesProps {
  words: Words;
  width: number;
  class?: string;
  children: ComponentChildren;
}

/** The name (the children) and the amount, the note below, and the rule where there is room for it. */
function LabelLines({ words, width, class: more = "", children }: LinesProps) {
  const beside = ruleLine(words, width) === 1;
  return (
    <>
      <span class={`one-line ${more}`}>
        {children}
        {more ? null : beside && <RuleId id={words.rule} />}
        <b>{words.amount}</b>
        {more ? beside && <RuleId id={words.rule} /> : null}
      </span>
      <NoteLine note={words.note} rule={beside ? null : words.rule} />
    </>
  );
}

const Note = ({ note }: { note: string }) =>
  note ? (
    <span class="note" title={note}>
      <Pretty text={note} />
    </span>
  ) : null;

const NoteLine = ({ note, rule }: { note: string; rule: string | null }) =>
  note || rule ? (
    <span class="note-line">
      <Note note={note} />
      <RuleId id={rule} />
    </span>
  ) : null;
