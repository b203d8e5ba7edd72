// One seat: its cards, its plate (number, name, stack) and at most one flag.
import type { ComponentChildren } from "preact";
import type { Opener, SeatNow } from "../data/trace";
import { Icon, type IconName } from "../ui/icons";
import { memo } from "../ui/memo";
import { type Shared, useShared } from "../words/shared";
import { CardRow } from "./card";
import { type Mark, useMark } from "./choosing";
import type { Place } from "./places";
import { useLight } from "./presenting";

export interface SeatProps {
  seat: number;
  now: SeatNow;
  place: Place;
  opener: Opener | null;
  /** Is the opener's ruling news at this step? */
  loud: boolean;
  toAct: boolean;
  /** Is this step about this seat? */
  acting: boolean;
  ring: string;
  fresh: boolean;
}

interface Role {
  class: string;
  icon: IconName;
  words: string;
}

const OPENERS: Record<Opener["as"], [string, IconName, "bringsIn" | "actsFirst" | "showsFirst"]> = {
  "bring-in": ["is-low", "flag", "bringsIn"],
  "first-actor": ["is-high", "go", "actsFirst"],
  "shows-first": ["is-high", "go", "showsFirst"],
};

function roleOf({ now, opener, loud }: SeatProps, mark: Mark | null, { label, number }: Shared): Role | null {
  if (mark === "wrong") return { class: "is-wrong loud", icon: "cross", words: label("yourChoice") };
  if (now.won > 0) return { class: "is-win loud", icon: "check", words: label("wins", { amount: number(now.won) }) };
  if (!opener) return null;
  const [tone, icon, key] = OPENERS[opener.as] ?? OPENERS["first-actor"];
  return { class: `${tone} ${loud ? "loud" : "quiet"}`, icon, words: label(key) };
}

export const Seat = memo(function Seat(props: SeatProps) {
  const shared = useShared();
  const { seat, now, place, toAct, acting, ring, fresh } = props;
  const mark = useMark(seat);
  const role = roleOf(props, mark, shared);
  const lit = useLight() === seat;
  const gone = now.state === "folded" || now.state === "mucked";
  const classes = [
    "seat at",
    place.side,
    place.plateAbove && "plate-above",
    role?.class,
    mark === "open" && "may-choose",
    mark === "right" && !role && "is-win loud",
    gone && "is-gone",
    toAct && "is-next",
    acting && "is-acting",
    lit && "lit",
  ];
  return (
    <li
      class={classes.filter(Boolean).join(" ")}
      data-seat={seat}
      style={position(place)}
      aria-label={seatLabel(props, shared)}
    >
      {role && <Flag icon={role.icon}>{role.words}</Flag>}
      {now.cards.length > 0 && !gone && <CardRow held={now} ring={ring} fresh={fresh} />}
      <Plate seat={seat} now={now} toAct={toAct} lit={lit} mark={mark} />
    </li>
  );
});

function seatLabel({ seat, toAct }: SeatProps, { label, nameOf }: Shared): string {
  return [label("seat", { seat }), nameOf(seat), toAct && label("toAct")].filter(Boolean).join(", ");
}

/** Both layouts' places, between which the style sheet chooses. */
export function position({ wide, narrow }: Pick<Place, "wide" | "narrow">): Record<string, string> {
  return { "--x": `${wide.x}%`, "--y": `${wide.y}%`, "--nx": `${narrow.x}%`, "--ny": `${narrow.y}%` };
}

const Flag = ({ icon, children }: { icon: IconName; children: ComponentChildren }) => (
  <span class="flag">
    <Icon name={icon} />
    {children}
  </span>
);

/** A button for the pointer; keys have their own way to the spotlight, so it isn't a tab stop. */
function Plate({
  seat,
  now,
  toAct,
  lit,
  mark,
}: Pick<SeatProps, "seat" | "now" | "toAct"> & { lit: boolean; mark: Mark | null }) {
  const { nameOf } = useShared();
  return (
    <button
      type="button"
      class="plate"
      tabIndex={-1}
      aria-pressed={lit}
      onMouseDown={(event) => event.preventDefault()}
    >
      <SeatNumber seat={seat} />
      <span class="who" title={nameOf(seat)}>
        {nameOf(seat)}
      </span>
      <StackOrState now={now} />
      {toAct && <Icon name="go" tiny />}
      {mark === "open" && <i class="ring" />}
      {mark === "right" && <Icon name="check" tiny />}
    </button>
  );
}

function StackOrState({ now }: { now: SeatNow }) {
  const { label, number } = useShared();
  if (now.state === "folded" || now.state === "mucked") return <span class="state">{label(now.state)}</span>;
  if (now.state === "all-in" && now.stack === 0) return <span class="state">{label("allIn")}</span>;
  return (
    <span class="stack">
      <span class="sr">{label("stack", { amount: number(now.stack) })}</span>
      <span aria-hidden="true">{number(now.stack)}</span>
    </span>
  );
}

export function SeatNumber({ seat }: { seat: number }) {
  const { label } = useShared();
  return (
    <span class="no" role="img" aria-label={label("seat", { seat })}>
      {seat}
    </span>
  );
}

/** The number and the name of a seat, for lists outside the table. */
export function SeatName({ seat }: { seat: number }) {
  const { nameOf } = useShared();
  return (
    <span class="seat-name">
      <SeatNumber seat={seat} />
      <span class="who" title={nameOf(seat)}>
        {nameOf(seat)}
      </span>
    </span>
  );
}
