// What was answered, a row a rule.
import { RuleId } from "../telling/rulebook";
import { useShared } from "../words/shared";
import { useQuestion } from "./asking";

export function Score() {
  const { summary } = useQuestion().state;
  const { label } = useShared();
  if (summary.length === 0) return <p class="lead">{label("noneAnswered")}</p>;
  const heads = (["countAsked", "countFirst", "countRight", "countHints", "countShown"] as const).map((key) =>
    label(key),
  );
  return (
    <table class="counts">
      <thead>
        <tr>
          <th scope="col">{label("rule")}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.map((row) => (
          <tr key={row.rule}>
            <th scope="row">
              <RuleId id={row.rule} />
            </th>
            {[row.asked, row.right_first, row.right, row.hints, row.given_up].map((count, i) => (
              <td key={i}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
