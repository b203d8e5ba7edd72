// A card of hand rankings: a row a kind of hand, with an example, the best on top.
import type { Ranking } from "../data/evidence";
import { Card } from "../table/card";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

export function RankingCard({ ranking }: { ranking: Ranking }) {
  return (
    <ol class="ranking">
      {ranking.rows.map((row, i) => (
        <Row key={i} row={row} />
      ))}
    </ol>
  );
}

function Row({ row }: { row: Ranking["rows"][number] }) {
  const { say } = useShared();
  return (
    <li>
      <div class="kind">
        <b>{say(row.name)}</b>
        <span>
          <Pretty text={say(row.line)} />
        </span>
      </div>
      <div class="examples">
        {row.examples.map((example, i) => (
          <figure key={i}>
            <div class="played">
              {example.cards.map((card) => (
                <Card key={card} card={card} />
              ))}
            </div>
            <figcaption>
              <Pretty text={say(example.name)} />
            </figcaption>
          </figure>
        ))}
      </div>
    </li>
  );
}
