// What each player shows, best first.
import type { Boards } from "../data/evidence";
import { CardRow } from "../table/card";
import { SeatName } from "../table/seat";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

const MANY = 5; // more boards than this need the tight layout, without signs between

export function BoardsEvidence({ boards }: { boards: Boards }) {
  const many = boards.items.length > MANY;
  return (
    <ol class={many ? "boards many" : "boards"} style={{ "--count": boards.items.length }}>
      {boards.items.map((item, i) => (
        <>
          {i > 0 && !many && (
            <li class="sign" aria-hidden="true">
              {">"}
            </li>
          )}
          <Board key={item.seat} item={item} />
        </>
      ))}
    </ol>
  );
}

function Board({ item }: { item: Boards["items"][number] }) {
  const { say, label } = useShared();
  return (
    <li class={`board ${item.mark ?? ""}`}>
      <CardRow held={{ cards: item.cards, up: item.cards.map(() => true) }} />
      <span class="shows">
        <Pretty text={say(item.name)} />
      </span>
      <span class="board-seat">
        <SeatName seat={item.seat} />
        {item.all_in && <span class="state">{label("allIn")}</span>}
      </span>
    </li>
  );
}
