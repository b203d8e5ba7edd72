// Where two houses' rules differ: first what matters to the hand, the rest folded away.
import type { Setting } from "../data/comparison";
import { RuleId } from "../telling/rulebook";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

type Named = [id: string, setting: Setting];

interface DifferencesProps {
  names: [string, string];
  settings: Record<string, Setting>;
  /** The rule that both sides have told of already. */
  told: string | undefined;
}

export function Differences({ names, settings, told }: DifferencesProps) {
  const { label } = useShared();
  const of = (effect: Setting["effect"]) => Object.entries(settings).filter(([, each]) => each.effect === effect);
  const loud = [...of("parts"), ...of("seen")];
  if (Object.keys(settings).length === 0) return null;
  return (
    <section class="differ">
      <h5>{label("rulesDiffer")}</h5>
      {loud.length > 0 && <Rows names={names} rows={loud} told={told} />}
      {(["later", "none"] as const).map((effect) => (
        <Quiet key={effect} names={names} rows={of(effect)} />
      ))}
    </section>
  );
}

function Quiet({ names, rows }: { names: [string, string]; rows: Named[] }) {
  const { say } = useShared();
  const first = rows[0];
  if (!first) return null;
  return (
    <details>
      <summary>
        {`${say(first[1].does)}: `}
        <span>{rows.map(([id]) => id).join(", ")}</span>
      </summary>
      <Rows names={names} rows={rows} />
    </details>
  );
}

function Rows({ names, rows, told }: { names: [string, string]; rows: Named[]; told?: string | undefined }) {
  const { say } = useShared();
  return (
    <ul class="settings">
      {rows.map(([id, each]) => (
        <li key={id} class={each.effect}>
          <p class="which">
            <RuleId id={id} />
            <span>{`${each.effect === "parts" ? "≠ " : ""}${say(each.does)}`}</span>
          </p>
          {each.rule !== told && (
            <dl>
              {each.texts.map((text, i) => (
                <div key={i}>
                  <dt>{names[i]}</dt>
                  <dd>
                    <Pretty text={say(text)} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
