// The reasons of a step with their rules, and what is said where a hand stops.
import type { Text } from "../data/basics";
import type { Reason, Trace } from "../data/trace";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";
import { RuleId } from "./rulebook";
import { Pretty } from "./text";

export function Reasons({ reasons }: { reasons: Reason[] }) {
  const { say, label } = useShared();
  if (reasons.length === 0) return null;
  return (
    <ol class="reasons">
      {reasons.map((reason, i) => (
        <li key={i}>
          <Pretty text={say(reason.text)} /> <RuleId id={reason.rule} />
          {reason.ours && <span class="ours">{label("ours")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** A hand that the rules refuse, or that is not over, says so where it stops. */
export function TheEnd({ trace }: { trace: Trace }) {
  if (trace.refused) return <StopsHere refused={trace.refused} text={trace.refusal} role="alert" />;
  return trace.not_over ? <StopsHere text={trace.not_over} /> : null;
}

interface StopsProps {
  /** By which rule is the hand refused? Else it is just not over. */
  refused?: { rule: string } | null;
  text: Text | null;
  role?: "alert";
}

export function StopsHere({ refused, text, role }: StopsProps) {
  const { say, label } = useShared();
  const words = <Pretty text={say(text)} />;
  if (!refused) return <p class="panel stops">{words}</p>;
  return (
    <div class="panel refused" role={role}>
      <b>
        <Icon name="cross" />
        {label("handRefused")}
      </b>
      <p>
        {words} <RuleId id={refused.rule} />
      </p>
    </div>
  );
}
