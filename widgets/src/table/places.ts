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
// biome-ignore format: a line for each number of seats
const WIDE: Record<number, readonly XY[]> = {
  2: [[17, 40]],
  3: [[17, 52], [50, 18.5]],
  4: [[17, 67], [27, 20]],
  5: [[20, 76], [16, 37], [50, 18.5]],
  6: [[21, 78.5], [15, 47.5], [33, 18.5]],
  7: [[25, 84.5], [15, 56], [18, 27], [50, 13.4]],
  8: [[26, 84.5], [15, 61], [15, 37], [33, 13.4]],
};

// biome-ignore format: a line for each number of seats
const NARROW: Record<number, readonly XY[]> = {
  2: [[22, 40]],
  3: [[22, 68], [50, 16]],
  4: [[22, 68], [22, 26]],
  5: [[22, 77], [22, 46.5], [50, 14.5]],
  6: [[22, 77], [22, 46.5], [22, 16]],
  7: [[22, 80.5], [22, 57.8], [22, 35.1], [50, 12]],
  8: [[22, 80.5], [22, 57.8], [22, 35.1], [22, 12.4]],
};

const FAR = 30; // wide: seats above this line turn their plate outwards

/** The middle of the table. On a narrow one with many seats it lies between two rows of bets. */
export const middleOf = (seats: number): { wide: Point; narrow: Point } => ({
  wide: { x: 50, y: 48 },
  narrow: { x: 50, y: seats > 6 ? 36 : 47 },
});

export const DEALER: { wide: Point; narrow: Point } = { wide: { x: 50, y: 91.5 }, narrow: { x: 50, y: 93.6 } };

const mirrored = ([x, y]: XY): XY => [100 - x, y];

function around(half: readonly XY[]): XY[] {
  const right = half
    .filter(([x]) => x !== 50)
    .map(mirrored)
    .reverse();
  return [...half, ...right];
}

// Wide: out of the seat's box on the way to the middle.
const towardsMiddle = (from: Point, seats: number): Point => {
  const reach = seats > 6 ? { x: 19, y: 16 } : { x: 19.5, y: 19 };
  const middle = middleOf(seats).wide;
  const to = { x: middle.x - from.x, y: middle.y - from.y };
  const share = Math.min(reach.x / Math.abs(to.x || 1e-9), reach.y / Math.abs(to.y || 1e-9));
  return { x: from.x + to.x * share, y: from.y + to.y * share };
};

// Narrow: between two rows, its edge at the middle line (flags keep to the outside); below a seat in the middle.
const betweenRows = (at: Point, seats: number): Point => {
  const rise = seats > 6 ? 10.6 : 12.8;
  if (at.x === 50) return { x: 50, y: at.y + (seats === 7 ? 16.6 : rise) };
  return { x: at.x < 50 ? 49 : 51, y: Math.max(2.8, at.y - rise) };
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
      bet: { wide: towardsMiddle(wide, count), narrow: betweenRows(close, count) },
      plateAbove: wide.y < FAR,
      side: close.x < 50 ? "at-left" : close.x > 50 ? "at-right" : "in-middle",
    };
  });
}
