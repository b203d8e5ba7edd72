// Door cards in a row, the one that brings it in first; equal ranks in a bracket, and the suits that part them.
import type { Doors } from "../data/evidence";
import { Card } from "../table/card";
import { SeatName } from "../table/seat";
import { type Suit, SuitIcon } from "../ui/icons";
import { useShared } from "../words/shared";

type Item = Doors["items"][number];

/** The items in their order, neighbours that carry a mark put together. */
export function grouped(items: Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups[groups.length - 1];
    if (item.mark && group?.[0]?.mark) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

export function DoorsEvidence({ doors }: { doors: Doors }) {
  return (
    <div class={doors.suits ? "evidence-body" : "evidence-body whole"}>
      <ol class="ladder" style={{ "--count": doors.items.length }}>
        {grouped(doors.items).map((group, i) => (
          <Group key={group[0]?.seat} group={group} sign={i > 0 ? doors.sign : null} inner={doors.sign} />
        ))}
      </ol>
      {doors.suits && <SuitOrder suits={doors.suits} sign={doors.sign} />}
    </div>
  );
}

function Group({ group, sign, inner }: { group: Item[]; sign: string | null; inner: string }) {
  const { label } = useShared();
  const tied = group.length > 1;
  return (
    <>
      {sign && <Sign sign={sign} />}
      <li class={tied ? "group tied" : "group"}>
        {tied && <span class="tie-label">{label("sameRank")}</span>}
        {group.map((item, i) => (
          <>
            {i > 0 && <Sign sign={inner} as="span" />}
            <Rung item={item} />
          </>
        ))}
      </li>
    </>
  );
}

const Sign = ({ sign, as: Tag = "li" }: { sign: string; as?: "li" | "span" }) => (
  <Tag class="sign" aria-hidden="true">
    {sign}
  </Tag>
);

function Rung({ item }: { item: Item }) {
  return (
    <div class={`rung ${item.mark ?? ""}`}>
      <Card card={item.card} class={item.mark ? `ring-${item.mark}` : ""} />
      <SeatName seat={item.seat} />
    </div>
  );
}

function SuitOrder({ suits, sign }: { suits: NonNullable<Doors["suits"]>; sign: string }) {
  const { say } = useShared();
  return (
    <div class="suit-order">
      <h5>{say(suits.title)}</h5>
      <ol>
        {suits.items.map((item, i) => (
          <>
            {i > 0 && <Sign sign={sign} />}
            <li key={item.suit} class={`suit-${item.suit} ${item.mark ?? ""}`}>
              <SuitIcon suit={item.suit as Suit} />
              <span class="suit-name">{say(item.name)}</span>
            </li>
          </>
        ))}
      </ol>
    </div>
  );
}
