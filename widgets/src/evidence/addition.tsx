// A sum, line by line: each term a box with its amount and what it is.
import type { Sum } from "../data/evidence";
import { Pretty } from "../telling/text";
import { useShared } from "../words/shared";

export function Addition({ sum }: { sum: Sum }) {
  return (
    <ol class="addition">
      {sum.lines.map((terms, i) => (
        <li key={i}>
          {terms.map((term, n) => (
            <Term key={n} term={term} last={n === terms.length - 1} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Term({ term, last }: { term: Sum["lines"][number][number]; last: boolean }) {
  const { say, number } = useShared();
  return (
    <>
      {term.sign && <span class="sign">{term.sign}</span>}
      <span class={last ? "term total" : "term"}>
        <b>{number(term.amount)}</b>
        <small>
          <Pretty text={say(term.name)} />
        </small>
      </span>
    </>
  );
}
