// Where seats and bets lie on the table, in percent of its width and height. The dealer sits at the bottom; seat 1 is on
// the dealer's left, which seen from above with the dealer below is the left, and numbers run clockwise.

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  wide: Point;
  narrow: Point;
  bet: { wide: Point; narrow: Point };
  /** The plate lies on the outside: above the cards at the far edge. */
  plateAbove: boolean;
  side: "at-left" | "in-middle" | "at-right";
}

type XY = readonly [number, number];

// The left half by number of seats, seat 1 first; an x of 50 is the far side's middle seat. The right half mirrors it.
const WIDE: Record<number, readonly XY[]> = {
  2: [[17, 40]],
  3: [[17, 52], [50, 18.5]],
  4: [[17, 67], [27, 20]],
  5: [[20, 76], [16, 37], [50, 18.5]],
  6: [[21, 78.5], [15, 47.5], [33, 18.5]],
  7: [[25, 83.5], [15, 54.5], [18, 24], [50, 12.6]],
  8: [[26, 84], [15, 61], [15, 36], [33, 12.6]],
};

const NARROW: Record<number, readonly XY[]> = {
  2: [[22, 40]],
  3: [[22, 56], [50, 16]],
  4: [[22, 68], [22, 26]],
  5: [[22, 77], [22, 46.5], [50, 14.5]],
  6: [[22, 77], [22, 46.5], [22, 16]],
  7: [[22, 80.5], [22, 57.8], [22, 35.1], [50, 12]],
  8: [[22, 80.5], [22, 57.8], [22, 35.1], [22, 12.4]],
};

const FAR = 30; // wide: seats above this line turn their plate outwards

export const POT: { wide: Point; narrow: Point } = { wide: { x: 50, y: 48 }, narrow: { x: 50, y: 47 } };
export const DEALER: { wide: Point; narrow: Point } = { wide: { x: 50, y: 91.5 }, narrow: { x: 50, y: 93.6 } };

const mirrored = ([x, y]: XY): XY => [100 - x, y];

function around(half: readonly XY[]): XY[] {
  const right = half.filter(([x]) => x !== 50).map(mirrored).reverse();
  return [...half, ...right];
}

// Half a seat and half a bet, in percent of a table of that many seats; narrow tables keep to two columns.
const towardsPot = (from: Point, seats: number): Point => {
  const reach = seats > 6 ? { x: 17.5, y: 15 } : { x: 18, y: 19 };
  const to = { x: POT.wide.x - from.x, y: POT.wide.y - from.y };
  const share = Math.min(reach.x / Math.abs(to.x || 1e-9), reach.y / Math.abs(to.y || 1e-9));
  return { x: from.x + to.x * share, y: from.y + to.y * share };
};

const belowCorner = (at: Point, seats: number): Point => {
  const inwards = at.x === 50 ? 0 : at.x < 50 ? 17.5 : -17.5;
  return { x: at.x + inwards, y: at.y + (seats > 6 ? 11.2 : 13.4) };
};

const point = ([x, y]: XY): Point => ({ x, y });

/** The places of a table of 2 to 8 seats, seat 1 first. */
export function placesFor(seats: number): Place[] {
  const count = Math.max(2, Math.min(8, seats));
  const narrow = around(NARROW[count] ?? []);
  return around(WIDE[count] ?? []).map((xy, i) => {
    const wide = point(xy);
    const close = point(narrow[i] ?? xy);
    return {
      wide,
      narrow: close,
      bet: { wide: towardsPot(wide, count), narrow: belowCorner(close, count) },
      plateAbove: wide.y < FAR,
      side: close.x < 50 ? "at-left" : close.x > 50 ? "at-right" : "in-middle",
    };
  });
}
