// Showing a hand to others: whose down cards lie covered, and what stands in the spotlight. Both are in the model, so all
// views of it agree. Nothing is kept from the page by this: what a reader must not know is never sent.
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { SeatNow, Table, Trace } from "../data/trace";
import { type Model, save, useTrait } from "../model/model";

/** A seat, a card such as "Kh", or nothing. */
export type Light = number | string | null;

const UNKNOWN = "??";

export interface Presenting {
  /** The seats whose down cards can be covered. */
  seats: number[];
  covered: number[];
  /** Cover the down cards of these seats, or uncover them where all are covered. */
  cover(seats: number[]): unknown;
  light: Light;
  /** Put it in the spotlight, or take it out. */
  shine(on: Light): void;
}

const NOTHING: Presenting = { seats: [], covered: [], cover() {}, light: null, shine() {} };

export const PresentingContext = createContext<Presenting>(NOTHING);
export const LightContext = createContext<Light>(null);

export const usePresented = (): Presenting => useContext(PresentingContext);
export const useLight = (): Light => useContext(LightContext);

export function usePresenting(model: Model, trace: Trace): Presenting {
  const given = useTrait(model, "covered");
  const light = useTrait(model, "spotlight") as Light;
  const covered = useMemo(() => {
    const here = trace.seats.map(({ seat }) => seat);
    return Array.isArray(given) ? here.filter((seat) => given.includes(seat)) : [];
  }, [given, trace]);
  return useMemo(
    () => ({
      seats: trace.view == null ? trace.seats.map(({ seat }) => seat) : [],
      covered,
      cover: (seats) => seats.length > 0 && save(model, "covered", toggled(covered, seats)),
      light,
      shine: (on) => save(model, "spotlight", on === light ? null : on),
    }),
    [model, trace, covered, light],
  );
}

function toggled(covered: number[], seats: number[]): number[] {
  const others = covered.filter((seat) => !seats.includes(seat));
  const all = seats.every((seat) => covered.includes(seat));
  return all ? others : [...others, ...seats].sort((a, b) => a - b);
}

/** The table with the down cards of those seats covered, but for those that have been shown. */
export function coveredTable(table: Table, seats: number[]): Table {
  if (seats.length === 0) return table;
  const entries = Object.entries(table.seats);
  return {
    ...table,
    seats: Object.fromEntries(entries.map(([seat, now]) => [seat, seats.includes(+seat) ? faceDown(now) : now])),
  };
}

const backs = new WeakMap<SeatNow, SeatNow>(); // the same seat gives the same answer, so that it isn't drawn again

function faceDown(now: SeatNow): SeatNow {
  if (now.shown) return now;
  const back = backs.get(now) ?? { ...now, cards: now.cards.map((card, i) => (now.up[i] ? card : UNKNOWN)) };
  backs.set(now, back);
  return back;
}

/** The seat in the spotlight, or that of the card in it; null: none. */
function seatLit(light: Light, table: Table): number | null {
  const found = Object.entries(table.seats).find(
    ([seat, now]) => +seat === light || now.cards.includes(light as string),
  );
  return found ? +found[0] : null;
}

/** What kind of thing on the table stands in the spotlight. */
export function litKind(light: Light, table: Table): "seat" | "card" | undefined {
  if (light === null || (seatLit(light, table) === null && table.community !== light)) return undefined;
  return typeof light === "number" ? "seat" : "card";
}

const GONE = new Set(["folded", "mucked"]);

/** From no spotlight to the first seat (or the last), on to the next, and after the last to none. */
export function nextSeat(light: Light, table: Table, by: 1 | -1): Light {
  const round: Light[] = [null, ...Object.keys(table.seats).map(Number)];
  return step(round, seatLit(light, table), by);
}

/** From a seat to its first card (or the last), on to the next, and back to the seat. Without a seat, from the first one. */
export function nextCard(light: Light, table: Table, by: 1 | -1): Light {
  const inPlay = Object.keys(table.seats).filter((seat) => !GONE.has(table.seats[seat]?.state ?? ""));
  const seat = seatLit(light, table) ?? Number(inPlay[0]);
  const now = table.seats[seat];
  const cards = now && !GONE.has(now.state) ? now.cards.filter((card) => card !== UNKNOWN) : [];
  return step([seat, ...cards], typeof light === "string" ? light : seat, by);
}

const step = (round: Light[], from: Light, by: 1 | -1): Light =>
  round[(round.indexOf(from) + by + round.length) % round.length] ?? null;
