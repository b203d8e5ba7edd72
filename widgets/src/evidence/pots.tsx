// Where the chips go: a picture where there is room, an indented list where there is not (and for screen readers).
import type { Text } from "../data/basics";
import type { Half, Pot, Pots, Share } from "../data/evidence";
import { SeatName } from "../table/seat";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";
import { Flow } from "./flow";
import { HalfTag, Odd, paidClass } from "./potmarks";

export function PotsEvidence({ pots }: { pots: Pots }) {
  return (
    <>
      <Flow pots={pots} />
      <ol class="tree">
        {pots.pots.map((pot, i) => (
          <PotBranch key={i} pot={pot} />
        ))}
      </ol>
    </>
  );
}

function PotBranch({ pot }: { pot: Pot }) {
  const { say } = useShared();
  return (
    <li class="pot-branch">
      <Line amount={pot.amount} note={pot.note} rule={pot.rule}>
        {say(pot.name)}
      </Line>
      <ol>
        {pot.halves.map((half, i) => (
          <HalfBranch key={i} half={half} />
        ))}
      </ol>
    </li>
  );
}

function HalfBranch({ half }: { half: Half }) {
  const { say } = useShared();
  return (
    <li class="half-branch">
      <Line amount={half.amount} note={half.note} rule={half.rule} odd={half.odd}>
        <HalfTag half={half.half} />
        {say(half.name)}
      </Line>
      <ol class="shares">
        {half.shares.map((share) => (
          <ShareLine key={share.seat} share={share} />
        ))}
      </ol>
    </li>
  );
}

const ShareLine = ({ share }: { share: Share }) => (
  <li class={paidClass(share)}>
    <Line amount={share.amount} note={share.note} rule={share.rule} odd={share.odd}>
      <SeatName seat={share.seat} />
      <When share={share} />
    </Line>
  </li>
);

function When({ share: { paid } }: { share: Share }) {
  const { label } = useShared();
  if (paid !== "now" && paid !== "later") return null;
  return <small class="when">{label(paid === "now" ? "paidNow" : "paidLater")}</small>;
}

interface LineProps {
  amount: number;
  note: Text | null;
  rule: string | null;
  odd?: number;
  children: preact.ComponentChildren;
}

function Line({ amount, note, rule, odd = 0, children }: LineProps) {
  const { say, number } = useShared();
  return (
    <div class="line">
      <span class="what">{children}</span>
      <b>
        {odd > 0 && <Odd odd={odd} />}
        {number(amount)}
      </b>
      {(note || rule) && (
        <small>
          <Pretty text={say(note)} /> <RuleId id={rule} />
        </small>
      )}
    </div>
  );
}
