// The hands at the showdown: a bar above each card that plays for high, a cup below each that plays for low.
import type { Text } from "../data/basics";
import type { Hand, Hands } from "../data/evidence";
import { Card, cardText } from "../table/card";
import { SeatName } from "../table/seat";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

export function HandsEvidence({ hands }: { hands: Hands }) {
  const low = hands.items.some((hand) => hand.low || hand.low_name);
  return (
    <ol class={hands.items.length > 4 ? "hands many" : "hands"}>
      {hands.items.map((hand) => (
        <OneHand key={hand.seat ?? 0} hand={hand} withLow={low} />
      ))}
    </ol>
  );
}

function OneHand({ hand, withLow }: { hand: Hand; withLow: boolean }) {
  const { say } = useShared();
  return (
    <li class={hand.won > 0 || hand.best ? "hand won" : "hand"}>
      {hand.seat !== null && (
        <div class="hand-head">
          <SeatName seat={hand.seat} />
          <span class="result">
            <Pretty text={say(hand.result)} />
          </span>
        </div>
      )}
      <Cards hand={hand} withLow={withLow} />
      <div class="names">
        <Name tag="high" name={hand.high_name} plays={hand.high} />
        <Name tag="low" name={hand.low_name} plays={hand.low} />
      </div>
    </li>
  );
}

function Cards({ hand, withLow }: { hand: Hand; withLow: boolean }) {
  const cards = hand.community ? [...hand.cards, hand.community] : hand.cards;
  const known = !!(hand.high ?? hand.low);
  return (
    <div class={withLow ? "played with-low" : "played"}>
      {cards.map((card, i) => {
        const up = i >= hand.cards.length || !!hand.up[i];
        const [high, low] = [!!hand.high?.includes(card), !!hand.low?.includes(card)];
        const classes = [!up && card !== "??" && "opened", known && !high && !low && "unused"]
          .filter(Boolean)
          .join(" ");
        return (
          <div key={i} class={i > 0 && turns(hand, i) ? "played-card turn" : "played-card"}>
            <i class={high ? "bar-high" : ""} aria-hidden="true">
              {high && "H"}
            </i>
            <Card card={card} up={up || card !== "??"} class={classes} />
            <i class={low ? "cup-low" : ""} aria-hidden="true">
              {low && "L"}
            </i>
          </div>
        );
      })}
    </div>
  );
}

/** Does a card lie otherwise than the one before it (down, up, down, the community card)? */
const turns = ({ cards, up }: Hand, i: number): boolean => i === cards.length || up[i] !== up[i - 1];

function Name({ tag, name, plays }: { tag: "high" | "low"; name: Text | null; plays: string[] | null }) {
  const { say, label } = useShared();
  if (!name) return null;
  return (
    <p class={plays ? "" : "none"}>
      {plays ? (
        <i class={`tag-${tag}`} role="img" aria-label={label(tag)}>
          {tag === "high" ? "H" : "L"}
        </i>
      ) : (
        <i />
      )}
      <span>
        <Pretty text={say(name)} />
        {plays && <span class="sr">{`: ${plays.map(cardText).join(" ")}`}</span>}
      </span>
    </p>
  );
}
