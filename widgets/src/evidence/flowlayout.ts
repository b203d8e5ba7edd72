// The measures of the pots' picture: four columns of nodes and the bands between them, in px. flow.tsx draws them.
import type { Half, Pot, Pots, Share } from "../data/evidence";

/** A stretch of a column: where it begins and how tall it is. */
export interface Span {
  y: number;
  h: number;
}

export type Paint = "main" | "side" | "high" | "low" | "whole";

export interface Band {
  x0: number;
  x1: number;
  /** Up to here the band runs level. */
  level: number;
  y0: number;
  y1: number;
  h: number;
  paint: Paint;
  /** Are its chips still to be paid? */
  later?: boolean;
}

/** A node is drawn at `at`; its label may need more room than the node, so it is centred on `mid`. */
export interface FlowNode<Of> {
  of: Of;
  at: Span;
  mid: number;
  paint: Paint;
}

export interface Columns {
  putIn: number;
  pots: number;
  potWidth: number;
  halves: number;
  shares: number;
}

export interface FlowLayout {
  height: number;
  columns: Columns;
  putIn: FlowNode<Pots["put_in"][number]>[];
  pots: FlowNode<Pot>[];
  halves: FlowNode<Half>[];
  shares: FlowNode<Share>[];
  bands: Band[];
}

export const NODE = 8; // width of a node
export const CHIPS = 240; // height of all the chips together
const LEAST = 2; // a chip too few to see is still drawn
const LINE = { first: 21, more: 18 };
const GAP = { seat: 9, pot: 22, half: 12, share: 6 };

const LETTER = 6.9; // about the width of one in a note, and of one in a rule's id

const lines = (count: number): number => LINE.first + (count - 1) * LINE.more;

export type Say = (of: Pot | Half | Share) => Words;

const TAG = 27; // the H or L, or the seat's number, before a name

/** What a label says: a name and an amount, a note, a rule's id. */
export interface Words {
  name: string;
  amount: string;
  note: string;
  rule: string | null;
}

/** The line on which the rule's id stands: beside the amount (1), on a line of its own or beside the note (2), or below it (3). */
export function ruleLine({ name, amount, note, rule }: Words, width: number, unit = 1): 1 | 2 | 3 {
  const room = width / (LETTER * unit);
  const id = rule?.length ?? 0;
  if (note) return note.length + id + 1 <= room ? 2 : 3;
  return name.length + amount.length + id + 3 <= room - TAG / LETTER ? 1 : 2;
}

/** How many lines a label needs. */
const lineCount = (words: Words, width: number, unit: number): number => {
  if (!words.rule) return words.note ? 2 : 1;
  return ruleLine(words, width, unit);
};
const total = (heights: number[], gap: number): number =>
  heights.reduce((a, b) => a + b, 0) + gap * (heights.length - 1);

/** Stack heights from `top` downwards. */
function stack(heights: number[], gap: number, top: number): Span[] {
  let y = top;
  return heights.map((h) => {
    const span = { y, h };
    y += h + gap;
    return span;
  });
}

const centred = (h: number, inside: Span): Span => ({ y: inside.y + (inside.h - h) / 2, h });
const middle = ({ y, h }: Span): number => y + h / 2;

// Where nobody is said to have put in what, the picture begins with the pot.
function columnsFor(width: number, putIn: boolean): Columns {
  if (!putIn) return { putIn: 0, pots: 0, potWidth: width * 0.2, halves: width * 0.36, shares: width * 0.68 };
  return {
    putIn: width * 0.165,
    pots: width * 0.335,
    potWidth: width * 0.145,
    halves: width * 0.595,
    shares: width * 0.8,
  };
}

const paintOf = (half: Half): Paint => half.half;

/** The room for a half's and a share's words. */
export const labelWidths = (width: number, putIn = true): { half: number; share: number } => {
  const { halves, shares } = columnsFor(width, putIn);
  return { half: shares - halves - 44, share: width - shares - 20 };
};

/** Lays the picture out at `width` px; `em` is the size of the text by which rows grow, `say` what labels say, `chips` how high all chips are. */
export function layFlow(pots: Pots, width: number, em: number, say: Say, chips = CHIPS): FlowLayout {
  const unit = em / 14;
  const all = pots.pots.reduce((sum, pot) => sum + pot.amount, 0) || 1;
  const thick = (amount: number) => Math.max(LEAST, (amount * chips * unit) / all);
  return new Layout(pots, width, thick, unit, say).lay();
}

class Layout {
  private readonly bands: Band[] = [];
  private readonly columns: Columns;
  private readonly widths: { half: number; share: number };

  constructor(
    private readonly source: Pots,
    width: number,
    private readonly thick: (amount: number) => number,
    private readonly unit: number,
    private readonly say: Say,
  ) {
    const putIn = source.put_in.length > 0;
    this.columns = columnsFor(width, putIn);
    this.widths = labelWidths(width, putIn);
  }

  lay(): FlowLayout {
    const groups = this.source.pots.map((pot) => this.groupHeight(pot));
    const seats = this.source.put_in.map(({ seat }) => Math.max(this.seatThickness(seat), 22 * this.unit));
    const right = total(groups, GAP.pot * this.unit);
    const left = total(seats, GAP.seat * this.unit);
    const height = Math.max(right, left);
    const pots = this.layPots(stack(groups, GAP.pot * this.unit, (height - right) / 2));
    const putIn = this.layPutIn(stack(seats, GAP.seat * this.unit, (height - left) / 2));
    this.bandsToPots(putIn, pots);
    const halves = pots.flatMap(({ node, group }) => this.layHalves(node, group));
    const shares = halves.flatMap(({ node, block }) => this.layShares(node, block));
    return {
      height,
      columns: this.columns,
      putIn,
      pots: pots.map(({ node }) => node),
      halves: halves.map(({ node }) => node),
      shares,
      bands: this.bands,
    };
  }

  private seatThickness(seat: number): number {
    const parts = this.source.pots.flatMap((pot) => pot.from.filter((part) => part.seat === seat));
    return parts.reduce((sum, part) => sum + this.thick(part.amount), 0);
  }

  private row(words: Words, width: number): number {
    return lines(lineCount(words, width, this.unit)) * this.unit;
  }

  private potHeight(pot: Pot): number {
    const note = Math.min(
      2,
      Math.ceil((this.say(pot).note.length * LETTER * this.unit) / (this.columns.potWidth - 24)),
    );
    const text = (lines(1 + note + (pot.rule ? 1 : 0)) + 12) * this.unit;
    if (pot.from.length === 0) return Math.max(text, this.thick(pot.amount));
    return Math.max(
      text,
      total(
        pot.from.map((part) => this.thick(part.amount)),
        0,
      ),
    );
  }

  private shareHeights(half: Half): number[] {
    return half.shares.map((share) => Math.max(this.thick(share.amount), this.row(this.say(share), this.widths.share)));
  }

  private halfHeight(half: Half): number {
    return Math.max(
      this.thick(half.amount),
      this.row(this.say(half), this.widths.half),
      total(this.shareHeights(half), GAP.share * this.unit),
    );
  }

  private groupHeight(pot: Pot): number {
    return Math.max(
      this.potHeight(pot),
      total(
        pot.halves.map((half) => this.halfHeight(half)),
        GAP.half * this.unit,
      ),
    );
  }

  private layPots(groups: Span[]): { node: FlowNode<Pot>; group: Span }[] {
    return this.source.pots.map((pot, i) => {
      const group = groups[i] as Span;
      const at = centred(this.potHeight(pot), group);
      return { node: { of: pot, at, mid: middle(at), paint: i === 0 ? "main" : "side" }, group };
    });
  }

  private layPutIn(slots: Span[]): FlowLayout["putIn"] {
    return this.source.put_in.map((seat, i) => {
      const slot = slots[i] as Span;
      return { of: seat, at: centred(this.seatThickness(seat.seat), slot), mid: middle(slot), paint: "main" };
    });
  }

  private bandsToPots(putIn: FlowLayout["putIn"], pots: { node: FlowNode<Pot> }[]): void {
    const used = new Map<number, number>();
    const [x0, x1] = [this.columns.putIn + NODE, this.columns.pots];
    for (const { node } of pots) {
      let y1 = centred(
        total(
          node.of.from.map((part) => this.thick(part.amount)),
          0,
        ),
        node.at,
      ).y;
      for (const { seat, amount } of node.of.from) {
        const h = this.thick(amount);
        const from = putIn.find((other) => other.of.seat === seat);
        if (from)
          this.bands.push({ x0, x1, level: x0, y0: from.at.y + (used.get(seat) ?? 0), y1, h, paint: node.paint });
        used.set(seat, (used.get(seat) ?? 0) + h);
        y1 += h;
      }
    }
  }

  private layHalves(pot: FlowNode<Pot>, group: Span): { node: FlowNode<Half>; block: Span }[] {
    const heights = pot.of.halves.map((half) => this.halfHeight(half));
    const space = total(heights, GAP.half * this.unit);
    const blocks = stack(heights, GAP.half * this.unit, centred(space, group).y);
    const [x0, x1] = [this.columns.pots + this.columns.potWidth, this.columns.halves];
    let y0 = centred(
      total(
        pot.of.halves.map((half) => this.thick(half.amount)),
        0,
      ),
      pot.at,
    ).y;
    return pot.of.halves.map((half, i) => {
      const block = blocks[i] as Span;
      const at = centred(this.thick(half.amount), block);
      this.bands.push({ x0, x1, level: x0, y0, y1: at.y, h: at.h, paint: paintOf(half) });
      y0 += at.h;
      return { node: { of: half, at, mid: middle(at), paint: paintOf(half) }, block };
    });
  }

  private layShares(half: FlowNode<Half>, block: Span): FlowNode<Share>[] {
    const heights = this.shareHeights(half.of);
    const space = total(heights, GAP.share * this.unit);
    const slots = stack(heights, GAP.share * this.unit, centred(space, block).y);
    const [x0, x1] = [this.columns.halves + NODE, this.columns.shares];
    let y0 = half.at.y;
    return half.of.shares.map((share, i) => {
      const slot = slots[i] as Span;
      const at = centred(this.thick(share.amount), slot);
      this.bands.push({
        x0,
        x1,
        level: x0 + (x1 - x0) * 0.66,
        y0,
        y1: at.y,
        h: at.h,
        paint: half.paint,
        later: share.paid === "later",
      });
      y0 += at.h;
      return { of: share, at, mid: middle(slot), paint: half.paint };
    });
  }
}

/** A band's outline: level first, then an S to where it goes. */
export function bandPath({ x0, x1, level, y0, y1, h }: Band): string {
  const mid = (level + x1) / 2;
  const edge = (a: number) => a.toFixed(1);
  return (
    `M${edge(x0)} ${edge(y0)}H${edge(level)}C${edge(mid)} ${edge(y0)} ${edge(mid)} ${edge(y1)} ${edge(x1)} ${edge(y1)}` +
    `V${edge(y1 + h)}C${edge(mid)} ${edge(y1 + h)} ${edge(mid)} ${edge(y0 + h)} ${edge(level)} ${edge(y0 + h)}H${edge(x0)}Z`
  );
}
