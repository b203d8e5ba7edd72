// The choices as big buttons: seats, amounts, cards, or words.
import type { Choice } from "../data/question";
import type { Table } from "../data/trace";
import { Card } from "../table/card";
import type { Mark } from "../table/choosing";
import { Pretty } from "../telling/text";
import { Icon } from "../ui/icons";
import { useShared } from "../words/shared";
import { digits, markOf, useQuestion } from "./asking";

const SHORT = 14; // letters with which two choices stand side by side

export function Choices({ table }: { table: Table | undefined }) {
  const { state } = useQuestion();
  const { label } = useShared();
  const choices = state.question?.choices ?? [];
  const numbers = digits(choices);
  const two = choices.every(({ cards, text, seat }) => !cards?.length && (seat || text.en.length <= SHORT));
  const doors = choices.filter(({ seat }) => seat).every(({ seat }) => upCards(table, seat).length === 1);
  return (
    <div class={two ? "choices two" : "choices"} role="group" aria-label={label("choices")}>
      {choices.map((choice, i) => (
        <Answer
          key={choice.key}
          choice={choice}
          digit={numbers[i] ?? i + 1}
          door={doors ? upCards(table, choice.seat)[0] : undefined}
        />
      ))}
    </div>
  );
}

function upCards(table: Table | undefined, seat: number | undefined): string[] {
  const now = seat ? table?.seats[seat] : undefined;
  return now ? now.cards.filter((_, i) => now.up[i]) : [];
}

function Answer({ choice, digit, door }: { choice: Choice; digit: number; door: string | undefined }) {
  const { state, alive, waiting, send } = useQuestion();
  const { label } = useShared();
  const mark = markOf(state, choice);
  const off = !alive || waiting || mark !== "open";
  const answer = () => off || send({ do: "answer", key: choice.key });
  return (
    <button type="button" class={`choice ${mark ?? ""}`} data-digit={digit} aria-disabled={off} onClick={answer}>
      {choice.seat && <Seat mark={mark} digit={digit} />}
      <What choice={choice} />
      {door && <Card card={door} />}
      {!choice.seat && <Sign mark={mark} digit={digit} />}
      {mark === "wrong" && <span class="sr">, {label("yourChoice")}</span>}
    </button>
  );
}

interface SignProps {
  mark: Mark | null;
  digit: number;
}

/** A seat's number, which is its key, in a disc; a cross or a check lies on the corner. */
const Seat = ({ mark, digit }: SignProps) => (
  <>
    <span class="no seat-no" aria-hidden="true">
      {digit}
    </span>
    {(mark === "wrong" || mark === "right") && (
      <span class="no verdict-mark" aria-hidden="true">
        <MarkIcon mark={mark} />
      </span>
    )}
  </>
);

/** A cross or a check, else the key, small after anything but a seat. */
const Sign = ({ mark, digit }: SignProps) => (
  <span class="no" aria-hidden="true">
    {mark === "wrong" || mark === "right" ? <MarkIcon mark={mark} /> : digit}
  </span>
);

const MarkIcon = ({ mark }: { mark: "wrong" | "right" }) => <Icon name={mark === "wrong" ? "cross" : "check"} tiny />;

function What({ choice }: { choice: Choice }) {
  const { say, nameOf } = useShared();
  if (choice.cards?.length)
    return (
      <span class="five">
        {choice.cards.map((card) => (
          <Card key={card} card={card} />
        ))}
      </span>
    );
  return (
    <span class={choice.seat ? "what nb" : "what"}>
      <Pretty text={say(choice.text)} />
      {choice.seat && <small class="who">{nameOf(choice.seat)}</small>}
    </span>
  );
}
