// What each seat gets from all the pots together.
import type { Pots } from "../data/evidence";
import { SeatName } from "../table/seat";
import { useShared } from "../words/shared";

interface Sum {
  seat: number;
  parts: number[];
  total: number;
}

/** The parts each seat gets, the largest total first. */
export function sums(pots: Pots): Sum[] {
  const bySeat = new Map<number, number[]>();
  const shares = pots.pots.flatMap((pot) => pot.halves.flatMap((half) => half.shares));
  for (const { seat, amount } of shares) bySeat.set(seat, [...(bySeat.get(seat) ?? []), amount]);
  const rows = [...bySeat].map(([seat, parts]) => ({ seat, parts, total: parts.reduce((a, b) => a + b, 0) }));
  return rows.sort((a, b) => b.total - a.total || a.seat - b.seat);
}

export function WhoGets({ pots }: { pots: Pots }) {
  const { label, number } = useShared();
  return (
    <div class="who-gets">
      <h5>{label("whoGets")}</h5>
      <ul>
        {sums(pots).map(({ seat, parts, total }) => (
          <li key={seat}>
            <SeatName seat={seat} />
            <span class="parts">{parts.length > 1 && `${parts.map(number).join(" + ")} =`}</span>
            <strong>{number(total)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
