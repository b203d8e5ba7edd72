// One playing card, and a row of them as they lie in front of a player.
import { SUIT_PATHS, type Suit } from "../ui/icons";
import { memo } from "../ui/memo";
import { useShared } from "../words/shared";
import { useLight } from "./presenting";

const GLYPHS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };
const UNKNOWN = "??";

/** "Th" as people read it: 10♥. */
export const cardText = (card: string): string => (card[0] === "T" ? "10" : card[0]) + (GLYPHS[card[1] ?? ""] ?? "");

interface CardProps {
  card: string;
  up?: boolean;
  class?: string;
}

/** A card's face, its grey back when it is unknown and down, a question mark when it is unknown and up. */
export const Card = memo(function Card({ card, up = true, class: more = "" }: CardProps) {
  const { label } = useShared();
  const hidden = card === UNKNOWN;
  const name = hidden ? label(up ? "unknown" : "down") : cardText(card) + (up ? "" : `, ${label("down")}`);
  const lit = useLight() === card ? "lit" : "";
  return (
    <svg
      class={`card ${more} ${lit}`}
      data-face={hidden ? undefined : card}
      viewBox="0 0 42 60"
      role="img"
      aria-label={name}
    >
      {hidden ? up ? <Unknown /> : <Back /> : <Face rank={card[0] ?? ""} suit={card[1] as Suit} />}
    </svg>
  );
});

function Face({ rank, suit }: { rank: string; suit: Suit }) {
  const path = SUIT_PATHS[suit];
  return (
    <>
      <Sheet class="face" />
      <g class={`on-card-${suit}`}>
        <Rank rank={rank} />
        <path d={path} transform="translate(4.2 28) scale(.5417)" />
        <path d={path} class="big" transform="translate(17.5 33) scale(.896)" />
      </g>
    </>
  );
}

// A ten is narrowed to the width of other ranks, and more so when the next card covers its right half.
function Rank({ rank }: { rank: string }) {
  if (rank !== "T")
    return (
      <text x={rank === "Q" ? 2.6 : 3.6} y="23.5" font-size={rank === "Q" ? 25 : 26}>
        {rank}
      </text>
    );
  return (
    <>
      <text class="big" x="2.4" y="23.5" font-size="26" textLength="26" lengthAdjust="spacingAndGlyphs">
        10
      </text>
      <text class="tight" x="2.2" y="23.5" font-size="25" textLength="20.4" lengthAdjust="spacingAndGlyphs">
        10
      </text>
    </>
  );
}

const Sheet = (props: { class: string }) => <rect x=".5" y=".5" width="41" height="59" rx="4.5" {...props} />;

function Unknown() {
  return (
    <>
      <Sheet class="face" />
      <text class="question" x="21" y="39" font-size="26" text-anchor="middle">
        ?
      </text>
    </>
  );
}

// The lattice: lines both ways inside a frame, cut off at its edges by their own end points.
const LATTICE = (() => {
  const [left, right, top, bottom] = [4, 38, 4, 56];
  let path = "";
  for (let c = left - bottom + 8; c < right - top; c += 8) {
    const [x1, x2] = [Math.max(left, c + top), Math.min(right, c + bottom)];
    path += `M${x1} ${x1 - c}L${x2} ${x2 - c}M${left + right - x1} ${x1 - c}L${left + right - x2} ${x2 - c}`;
  }
  return path;
})();

function Back() {
  return (
    <>
      <Sheet class="back" />
      <path class="lattice" d={LATTICE} />
      <rect class="lattice" x="4" y="4" width="34" height="52" rx="2.5" />
    </>
  );
}

export interface HeldCards {
  cards: string[];
  up: boolean[];
  shown?: boolean;
}

/** How a card follows the one before it: covering it more or less, or after a gap. */
type Follow = "" | "on-back" | "on-card" | "on-gap" | "gap";

function follows({ cards, up }: HeldCards, i: number, crowded: boolean): Follow {
  if (i === 0) return "";
  const [was, is] = [!!up[i - 1], !!up[i]];
  if (was !== is) return crowded ? "on-gap" : "gap";
  return !is && cards[i - 1] === UNKNOWN && cards[i] === UNKNOWN ? "on-back" : "on-card";
}

const isCrowded = ({ cards, up }: HeldCards): boolean =>
  cards.length > 6 || (cards.length > 4 && cards.some((card, i) => !up[i] && card !== UNKNOWN));

/** The cards in front of a player, overlapping so that every index shows. `ring`: the mark on the last up card. */
export function CardRow({ held, ring = "", fresh = false }: { held: HeldCards; ring?: string; fresh?: boolean }) {
  const crowded = isCrowded(held);
  const lastUp = held.up.lastIndexOf(true);
  return (
    <div class={crowded ? "cards crowded" : "cards"}>
      {held.cards.map((card, i) => {
        const next = i + 1 < held.cards.length ? follows(held, i + 1, crowded) : "";
        const up = !!held.up[i];
        const known = !up && card !== UNKNOWN;
        const classes = [
          follows(held, i, crowded),
          next && next !== "gap" && "covered",
          known && (held.shown ? "opened" : "peeked"),
          i === lastUp && ring,
          fresh && i === held.cards.length - 1 && "fresh",
        ];
        return (
          <Card key={i} card={card} up={up || (known && !!held.shown)} class={classes.filter(Boolean).join(" ")} />
        );
      })}
    </div>
  );
}
