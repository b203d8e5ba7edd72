// What a seat may do, with the sizes as bars.
import type { Bets } from "../data/evidence";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

export function BetsEvidence({ bets }: { bets: Bets }) {
  const { say } = useShared();
  return (
    <section class="bets">
      <h5>
        <Pretty text={say(bets.title)} />
      </h5>
      <ul>
        {bets.rows.map((row, i) => (
          <Row key={i} row={row} />
        ))}
      </ul>
      {bets.raises && <Raises raises={bets.raises} />}
      {bets.sum && (
        <p class="foot">
          <Pretty text={say(bets.sum)} />
        </p>
      )}
    </section>
  );
}

function Row({ row }: { row: Bets["rows"][number] }) {
  const { say } = useShared();
  return (
    <li>
      <b>{say(row.name)}</b>
      <span class="how">
        <Pretty text={say(row.why)} /> <RuleId id={row.rule} />
        {row.bars > 0 && <Bars count={row.bars} />}
      </span>
      <span class="amount nb">{row.amount.replace("-", "–")}</span>
    </li>
  );
}

const Bars = ({ count }: { count: number }) => (
  <span class="bars" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

const MOST_RINGS = 6;

function Raises({ raises }: { raises: NonNullable<Bets["raises"]> }) {
  const { say } = useShared();
  return (
    <p class="foot">
      {raises.cap <= MOST_RINGS && (
        <span class="rings" aria-hidden="true">
          {Array.from({ length: raises.cap }, (_, i) => (
            <i key={i} class={i < raises.used ? "used" : ""} />
          ))}
        </span>
      )}
      <span>
        <Pretty text={say(raises.text)} /> <RuleId id={raises.rule} />
      </span>
    </p>
  );
}
