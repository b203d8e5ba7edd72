// A table of a thumb's size: how many play, who is in at the end, who wins, and whether a community card was dealt.
import type { HandCard } from "../data/library";
import { useShared } from "../words/shared";

const WIDTH = 72;
const HEIGHT = 48;

/** Where a seat sits: clockwise from the dealer at the bottom, who holds a place too. */
function placeOf(n: number, seats: number): { cx: number; cy: number } {
  const angle = (n * 2 * Math.PI) / (seats + 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return { cx: round(WIDTH / 2 - 28 * Math.sin(angle)), cy: round(HEIGHT / 2 + 17 * Math.cos(angle)) };
}

export function TinyTable({ picture }: { picture: HandCard["picture"] }) {
  const { say } = useShared();
  const { seats, community, text } = picture;
  return (
    <svg class="tiny-table" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={say(text)}>
      <title>{say(text)}</title>
      <rect class="tiny-felt" x="8" y="7" width={WIDTH - 16} height={HEIGHT - 14} rx={(HEIGHT - 14) / 2} />
      <rect class="tiny-dealer" x={WIDTH / 2 - 5} y={HEIGHT - 10} width="10" height="6" rx="1.5" />
      {community && <rect class="tiny-card" x={WIDTH / 2 - 4} y={HEIGHT / 2 - 7} width="8" height="11.5" rx="1.5" />}
      {seats.map((end, i) => (
        <circle
          key={i}
          class={`tiny-${end}`}
          r={end === "won" ? 5.5 : end === "in" ? 4 : 2}
          {...placeOf(i + 1, seats.length)}
        />
      ))}
    </svg>
  );
}
