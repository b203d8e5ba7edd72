// One piece of evidence, of whatever kind: its head and its picture.
import type { Bets, Evidence } from "../data/evidence";
import { Pretty } from "../telling/text";
import { memo } from "../ui/memo";
import { useShared } from "../words/shared";
import { Addition } from "./addition";
import { BoardsEvidence } from "./boards";
import { DoorsEvidence } from "./doors";
import { HandsEvidence } from "./hands";
import { PotsEvidence } from "./pots";
import { RankingCard } from "./ranking";

/** All but bets, which stand beside the reasons. */
export type InStrip = Exclude<Evidence, Bets>;

export const inStrip = (evidence: Evidence): evidence is InStrip => evidence.kind !== "bets";

export function EvidenceHead({ evidence, children }: { evidence: InStrip; children?: preact.ComponentChildren }) {
  const { say } = useShared();
  return (
    <div class="evidence-head">
      <h5>
        <Pretty text={say(evidence.title)} />
      </h5>
      {evidence.kind === "hands" && <HandsKey hands={evidence} />}
      {evidence.note && (
        <p class={evidence.kind === "pots" ? "of-flow" : undefined}>
          <Pretty text={say(evidence.note)} />
        </p>
      )}
      {children}
    </div>
  );
}

function HandsKey({ hands }: { hands: Extract<Evidence, { kind: "hands" }> }) {
  const { label } = useShared();
  const low = hands.items.some((hand) => hand.low);
  return (
    <p class="key">
      <span>
        <i class="tag-high" aria-hidden="true">
          H
        </i>
        {label("playsHigh")}
      </span>
      {low && (
        <span>
          <i class="tag-low" aria-hidden="true">
            L
          </i>
          {label("playsLow")}
        </span>
      )}
    </p>
  );
}

export const EvidenceBody = memo(function EvidenceBody({ evidence }: { evidence: InStrip }) {
  switch (evidence.kind) {
    case "doors":
      return <DoorsEvidence doors={evidence} />;
    case "boards":
      return <BoardsEvidence boards={evidence} />;
    case "hands":
      return <HandsEvidence hands={evidence} />;
    case "pots":
      return <PotsEvidence pots={evidence} />;
    case "sum":
      return <Addition sum={evidence} />;
    case "ranking":
      return <RankingCard ranking={evidence} />;
    default:
      return null;
  }
});
