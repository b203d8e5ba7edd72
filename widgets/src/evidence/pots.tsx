// Where the chips go: a picture where there is room, an indented list where there is not (and for screen readers).
import { useShared } from "../context";
import { SeatName } from "../seat";
import { RuleId } from "../rules";
import { Pretty } from "../text";
import type { Text } from "../trace";
import { Flow } from "./flow";
import type { Half, Pot, Pots, Share } from "./types";

export function PotsEvidence({ pots }: { pots: Pots }) {
  return (
    <>
      <Flow pots={pots} />
      <ol class="tree">
        {pots.pots.map((pot, i) => <PotBranch key={i} pot={pot} />)}
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
        {pot.halves.map((half, i) => <HalfBranch key={i} half={half} />)}
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
        {half.shares.map((share) => <ShareLine key={share.seat} share={share} />)}
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

/** Awarded at this step, or still to come. */
export const paidClass = ({ paid }: Share): string | undefined => (paid === "now" || paid === "later" ? `paid-${paid}` : undefined);

function When({ share: { paid } }: { share: Share }) {
  const { label } = useShared();
  if (paid !== "now" && paid !== "later") return null;
  return <small class="when">{label(paid === "now" ? "paidNow" : "paidLater")}</small>;
}

export function HalfTag({ half }: { half: Half["half"] }) {
  if (half === "whole") return null;
  return (
    <i class={`tag-${half}`} aria-hidden="true">
      {half === "high" ? "H" : "L"}
    </i>
  );
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

/** An odd chip in a ring. */
export function Odd({ odd }: { odd: number }) {
  const { label } = useShared();
  return (
    <span class="odd" role="img" aria-label={`+${odd} ${label("oddChip")}`} title={label("oddChip")}>
      +{odd}
    </span>
  );
}
