// One seat: its cards, its plate (number, name, stack) and at most one flag.
import type { ComponentChildren } from "preact";
import { CardRow } from "./card";
import { useShared, type Shared } from "./context";
import { Icon, type IconName } from "./icons";
import { memo } from "./memo";
import type { Place } from "./places";
import { useLight } from "./presenting";
import type { Opener, SeatNow } from "./trace";

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

function roleOf({ now, opener, loud }: SeatProps, { label, number }: Shared): Role | null {
  if (now.won > 0) return { class: "is-win loud", icon: "check", words: label("wins", { amount: number(now.won) }) };
  if (!opener) return null;
  const [tone, icon, key] = OPENERS[opener.as] ?? OPENERS["first-actor"];
  return { class: `${tone} ${loud ? "loud" : "quiet"}`, icon, words: label(key) };
}

export const Seat = memo(function Seat(props: SeatProps) {
  const shared = useShared();
  const { seat, now, place, toAct, acting, ring, fresh } = props;
  const role = roleOf(props, shared);
  const lit = useLight() === seat;
  const gone = now.state === "folded" || now.state === "mucked";
  const classes = [
    "seat at",
    place.side,
    place.plateAbove && "plate-above",
    role?.class,
    gone && "is-gone",
    toAct && "is-next",
    acting && "is-acting",
    lit && "lit",
  ];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-seat={seat} style={position(place)} aria-label={seatLabel(props, shared)}>
      {role && <Flag icon={role.icon}>{role.words}</Flag>}
      {now.cards.length > 0 && !gone && <CardRow held={now} ring={ring} fresh={fresh} />}
      <Plate seat={seat} now={now} toAct={toAct} lit={lit} />
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
function Plate({ seat, now, toAct, lit }: { seat: number; now: SeatNow; toAct: boolean; lit: boolean }) {
  const shared = useShared();
  const name = shared.nameOf(seat);
  const [kind, words, spoken] = stackOrState(now, shared);
  const label = [shared.label("seat", { seat }), name, spoken].filter(Boolean).join(", ");
  return (
    <button type="button" class="plate" tabIndex={-1} aria-pressed={lit} aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      <span class="no">{seat}</span>
      <span class="who" title={name}>{name}</span>
      <span class={kind}>{words}</span>
      {toAct && <Icon name="go" tiny />}
    </button>
  );
}

function stackOrState(now: SeatNow, { label, number }: Shared): [kind: string, words: string, spoken: string] {
  if (now.state === "folded" || now.state === "mucked") return ["state", label(now.state), label(now.state)];
  if (now.state === "all-in" && now.stack === 0) return ["state", label("allIn"), label("allIn")];
  return ["stack", number(now.stack), label("stack", { amount: number(now.stack) })];
}

/** The number and the name of a seat, for lists outside the table. */
export function SeatName({ seat }: { seat: number }) {
  const { nameOf, label } = useShared();
  return (
    <span class="seat-name">
      <span class="no" role="img" aria-label={label("seat", { seat })}>{seat}</span>
      <span class="who" title={nameOf(seat)}>{nameOf(seat)}</span>
    </span>
  );
}
