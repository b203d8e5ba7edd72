// The table seen from above, the dealer at the bottom.
import { useMemo } from "preact/hooks";
import type { Doors } from "../data/evidence";
import type { SeatNow, Step, Table } from "../data/trace";
import { Coin, Deck } from "../ui/icons";
import { type Shared, useShared } from "../words/shared";
import { Card } from "./card";
import { useChoosing } from "./choosing";
import { DEALER, middleOf, type Place, placesFor } from "./places";
import { usePresented } from "./presenting";
import { position, Seat } from "./seat";

interface TableProps {
  step: Step;
  table: Table;
  loud: boolean;
}

export function TableView({ step, table, loud }: TableProps) {
  const { label } = useShared();
  const seats = Object.keys(table.seats)
    .map(Number)
    .sort((a, b) => a - b);
  const places = useMemo(() => placesFor(seats.length), [seats.length]);
  const light = useLighting();
  const doors = step.evidence?.find((e): e is Doors => e.kind === "doors");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have their own way to the spotlight (L and K)
    <div role="group" class={seats.length > 6 ? "stage tall" : "stage"} aria-label={label("table")} onClick={light}>
      <div class="felt" />
      <DealArrow />
      <ol class="seats">
        {seats.map((seat, i) => (
          <Seat
            key={seat}
            seat={seat}
            now={table.seats[seat] as SeatNow}
            place={places[i] as Place}
            opener={table.opener?.seat === seat ? table.opener : null}
            loud={loud && table.opener?.seat === seat}
            toAct={table.to_act === seat}
            acting={step.seat === seat && step.kind !== "deal"}
            ring={ringOf(doors, seat)}
            fresh={step.kind === "deal" && step.seat === seat}
          />
        ))}
      </ol>
      {seats.map((seat, i) => (
        <Bet key={seat} seat={seat} table={table} place={places[i] as Place} loud={loud} />
      ))}
      <Middle table={table} seats={seats.length} />
      <Dealer deck={table.deck} />
    </div>
  );
}

/** A click on a card or a seat puts it in the spotlight, another takes it out; a seat that may be chosen is chosen. */
function useLighting() {
  const { shine } = usePresented();
  const choosing = useChoosing();
  return (event: MouseEvent) => {
    const under = event.target as Element;
    const card = under.closest<SVGElement>("[data-face]")?.dataset.face;
    const seat = under.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    if (choosing?.marks.get(Number(seat)) === "open") return choosing.choose(Number(seat));
    if (card) shine(card);
    else if (seat) shine(Number(seat));
  };
}

function ringOf(doors: Doors | undefined, seat: number): string {
  const mark = doors?.items.find((item) => item.seat === seat)?.mark;
  return mark ? `ring-${mark}` : "";
}

function Bet({ seat, table, place, loud }: { seat: number; table: Table; place: Place; loud: boolean }) {
  const { label, number, nameOf } = useShared();
  const bet = table.seats[seat]?.bet ?? 0;
  if (bet <= 0) return null;
  const low = loud && table.opener?.seat === seat && table.opener.as === "bring-in";
  return (
    <div class={`bet at ${place.side} ${low ? "is-low" : ""}`} style={position(place.bet)}>
      <Coin />
      <span class="sr">{`${nameOf(seat)}, ${label("bet", { amount: number(bet) })}`}</span>
      <span aria-hidden="true">{number(bet)}</span>
    </div>
  );
}

function Middle({ table, seats }: { table: Table; seats: number }) {
  const shared = useShared();
  return (
    <div class="middle at" style={position(middleOf(seats))}>
      {table.community && (
        <div class="community">
          <Card card={table.community} />
        </div>
      )}
      <span class="amount">
        <Coin />
        {shared.number(table.pot)}
      </span>
      <small>{potWords(table, shared)}</small>
      {table.community && <small>{shared.label("community")}</small>}
    </div>
  );
}

function potWords({ pots }: Table, { label, number }: Shared): string {
  if (!pots || pots.length < 2) return label("pot");
  const named = pots.map((amount, i) => amount > 0 && label(i ? "sidePot" : "mainPot", { amount: number(amount) }));
  return named.filter(Boolean).join(" + ") || label("pot");
}

function Dealer({ deck }: { deck: number }) {
  const { label } = useShared();
  return (
    <div class="dealer at" style={position(DEALER)}>
      <Deck />
      <div>
        <b>{label("dealer")}</b>
        <span>{label(deck === 1 ? "cardLeft" : "cardsLeft", { count: deck })}</span>
      </div>
    </div>
  );
}

/** Which way the cards go round. */
function DealArrow() {
  return (
    <svg class="deal-arrow at" viewBox="0 0 44 22" aria-hidden="true">
      <path d="M43 12C30 14 18 12.5 6 8M13 3.6 5.4 7.8l4.6 7.4" />
    </svg>
  );
}
