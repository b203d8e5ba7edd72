// All cards that are not out yet, suit by suit, to choose the next ones from.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { CardPick } from "../data/live";
import { Card, cardText } from "../table/card";
import { SUIT_PATHS, type Suit } from "../ui/icons";
import { useShared } from "../words/shared";
import { useTable } from "./session";

const RANKS = "AKQJT98765432".split("");
const SUITS: Suit[] = ["s", "h", "d", "c"];
const UNKNOWN = "??";
const GRID = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -13, ArrowDown: 13 };

export function Picker({ pick }: { pick: CardPick }) {
  const { state, send, waiting } = useTable();
  const { label } = useShared();
  const [chosen, choose] = useState<string[]>([]);
  useEffect(() => choose([]), [state.n]);
  const full = chosen.length >= pick.count;
  const add = (card: string) => full || choose([...chosen, card]);
  const done = () => {
    const cards = (pick.known ?? "") + chosen.join("");
    send(pick.do === "show" ? { do: "show", seat: pick.seat, cards } : { do: "deal", cards });
  };
  return (
    <div class="picker" role="group" aria-label={titleOf(pick, label)}>
      <div class="picked">
        <b>{titleOf(pick, label)}</b>
        <Slots pick={pick} chosen={chosen} remove={(at) => choose(chosen.filter((_, i) => i !== at))} />
        <button type="button" class="act" aria-disabled={!full || waiting} onClick={() => full && done()}>
          {label(pick.do === "show" ? "showPicked" : "dealPicked")}
        </button>
        <button type="button" class="act quiet-act" aria-disabled={chosen.length === 0} onClick={() => choose([])}>
          {label("clear")}
        </button>
      </div>
      <Grid out={new Set([...pick.used, ...chosen])} add={add} full={full} />
      {pick.unknown && (
        <button type="button" class="act quiet-act" aria-disabled={full} onClick={() => add(UNKNOWN)}>
          {`? ${label("unknown")}`}
        </button>
      )}
    </div>
  );
}

type Label = ReturnType<typeof useShared>["label"];

const titleOf = (pick: CardPick, label: Label): string =>
  pick.seat === null ? label("community") : label("pickFor", { seat: pick.seat });

/** The places for the cards, down or up; a card that is clicked goes back. */
function Slots({ pick, chosen, remove }: { pick: CardPick; chosen: string[]; remove(at: number): void }) {
  const { label } = useShared();
  return (
    <span class="slots">
      {pick.up.slice(0, pick.count).map((up, i) => {
        const card = chosen[i];
        const name = `${card && card !== UNKNOWN ? cardText(card) : label("unknown")}${up ? "" : `, ${label("down")}`}`;
        if (!card) return <span key={i} class={up ? "slot" : "slot is-down"} aria-hidden="true" />;
        return (
          <button
            type="button"
            key={i}
            class={up ? "slot" : "slot is-down"}
            aria-label={`${label("remove")}: ${name}`}
            title={label("remove")}
            onClick={() => remove(i)}
          >
            <Card card={card} up={up || card !== UNKNOWN} />
          </button>
        );
      })}
    </span>
  );
}

/** One stop for Tab; arrows go from card to card. */
function Grid({ out, add, full }: { out: ReadonlySet<string>; add(card: string): void; full: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const left = [...GRID.keys()].filter((i) => !out.has(GRID[i] ?? ""));
  const stop = left.find((i) => i >= at) ?? left.at(-1) ?? 0;
  const taken = useRef(false);
  const focus = (i: number) => ref.current?.querySelector<HTMLElement>(`[data-card="${GRID[i]}"]`)?.focus();
  useLayoutEffect(() => {
    if (taken.current) focus(stop); // the card that had the focus has been taken
    taken.current = false;
  });
  const take = (card: string) => {
    taken.current = !full;
    setAt(GRID.indexOf(card));
    add(card);
  };
  const move = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    let to = stop + by;
    while (out.has(GRID[to] ?? "")) to += by;
    if (!GRID[to]) return;
    setAt(to);
    focus(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the arrows pressed on the buttons inside it
    <div class="grid" ref={ref} onKeyDown={move}>
      {SUITS.map((suit) => (
        <div key={suit} class={`row suit-${suit}`}>
          {GRID.filter((card) => card[1] === suit).map((card) =>
            out.has(card) ? (
              <span key={card} class="cell out" aria-hidden="true" />
            ) : (
              <Cell key={card} card={card} tab={GRID[stop] === card} full={full} take={() => take(card)} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function Cell({ card, tab, full, take }: { card: string; tab: boolean; full: boolean; take(): void }) {
  const [rank = "", suit] = card.split("") as [string, Suit];
  return (
    <button
      type="button"
      class="cell"
      data-card={card}
      tabIndex={tab ? 0 : -1}
      aria-label={cardText(card)}
      aria-disabled={full}
      onClick={take}
    >
      {rank === "T" ? "10" : rank}
      <svg class="pip" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SUIT_PATHS[suit]} />
      </svg>
    </button>
  );
}
