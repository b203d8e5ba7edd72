// Covering down cards, so that a class can think before it sees.
import { Icon } from "../ui/icons";
import { Popup } from "../ui/popup";
import { useShared } from "../words/shared";
import { usePresented } from "./presenting";
import { SeatNumber } from "./seat";

/** Whose cards are to be seen; where all are known, the way to cover them. */
export function WhoseEyes({ view, class: more = "roomy" }: { view: number | null; class?: string }) {
  const { label } = useShared();
  const { seats, covered } = usePresented();
  const words = view == null ? label(covered.length > 0 ? "covered" : "allSeats") : label("seatView", { seat: view });
  const face = (
    <>
      <Icon name={covered.length > 0 ? "eyeOff" : "eye"} />
      {words}
    </>
  );
  if (seats.length === 0) return <span class={`eyes ${more}`}>{face}</span>;
  return (
    <Popup kind="cover" class={more} button="tool eyes" face={face}>
      <Covers />
    </Popup>
  );
}

/** A button for every seat, and one for all. */
export function Covers() {
  const { label, nameOf } = useShared();
  const { seats, covered, cover } = usePresented();
  return (
    <div class="covers" role="group" aria-label={label("coverDown")}>
      <p>{label("coverDown")}</p>
      <Toggle on={seats.every((seat) => covered.includes(seat))} act={() => cover(seats)}>
        {label("allSeats")}
      </Toggle>
      {seats.map((seat) => (
        <Toggle key={seat} on={covered.includes(seat)} act={() => cover([seat])}>
          <SeatNumber seat={seat} />
          <span class="who">{nameOf(seat)}</span>
        </Toggle>
      ))}
    </div>
  );
}

function Toggle({ on, act, children }: { on: boolean; act(): void; children: preact.ComponentChildren }) {
  return (
    <button type="button" class="tool" aria-pressed={on} onClick={act}>
      {children}
      <Icon name={on ? "eyeOff" : "eye"} tiny />
    </button>
  );
}
