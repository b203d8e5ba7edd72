// What each seat won in each house. What differs has a bar, a sign and a word, not only its colour.
import type { Ended } from "../data/comparison";
import { Odd } from "../evidence/potmarks";
import { SeatName } from "../table/seat";
import { useShared } from "../words/shared";

interface PayoutsProps {
  names: [string, string];
  seats: { seat: number }[];
  won: Record<string, [number | null, number | null]>;
  sides: [Ended, Ended];
}

export function Payouts({ names, seats, won, sides }: PayoutsProps) {
  const { label, number } = useShared();
  const known = Object.values(won).every((pair) => !pair.includes(null));
  return (
    <section class="ends">
      <h5>{label("endsHow")}</h5>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, i) => (
              <th key={i} scope="col">
                {name}
              </th>
            ))}
            {known && <th scope="col">{label("difference")}</th>}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat }) => (
            <Row
              key={seat}
              seat={seat}
              won={won[seat] ?? [null, null]}
              odd={sides.map((side) => side.odd[seat] ?? 0)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{label("pots")}</th>
            {sides.map((side, i) => (
              <td key={i}>{side.pots.map((pot) => number(pot.amount)).join(" + ")}</td>
            ))}
            {known && <td />}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Row({ seat, won, odd }: { seat: number; won: [number | null, number | null]; odd: number[] }) {
  const [one, other] = won;
  const differs = one !== null && other !== null && one !== other;
  return (
    <tr class={differs ? "differs" : ""}>
      <th scope="row">
        <SeatName seat={seat} />
      </th>
      {won.map((amount, i) => (
        <Won key={i} amount={amount} odd={odd[i] ?? 0} />
      ))}
      <Difference one={one} other={other} />
    </tr>
  );
}

function Won({ amount, odd }: { amount: number | null; odd: number }) {
  const { label, number } = useShared();
  if (amount === null) return <td class="state">{label("noResult")}</td>;
  return (
    <td>
      <span class="won">
        {odd > 0 && <Odd odd={odd} />}
        {number(amount)}
      </span>
    </td>
  );
}

function Difference({ one, other }: { one: number | null; other: number | null }) {
  const { label, number } = useShared();
  if (one === null || other === null) return null;
  if (one === other) return <td class="state">{label("same")}</td>;
  return <td>{`≠ ${other > one ? "+" : "−"}${number(Math.abs(other - one))}`}</td>;
}
