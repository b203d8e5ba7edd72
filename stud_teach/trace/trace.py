"""The trace: a hand as a list of steps, each with what happened, the reasons behind it and the table after it.

A trace is plain values throughout (`as_json`). With `seat=N` it holds only what the player in seat N can know at each
step: other players' down cards are "??" until they are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, cast

from stud_teach.cards.card import UNKNOWN, CardName, card_name, card_names
from stud_teach.engine.betting import Legal
from stud_teach.engine.events import Choice, Event, Kind, Refused, Seat
from stud_teach.engine.hand import Hand, checked_hand, play
from stud_teach.engine.opening import FirstActor
from stud_teach.engine.pots import Award, Part, Pot, side_pots
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import RULE_SETS, rule_set
from stud_teach.engine.standing import SeatState
from stud_teach.engine.table import Table
from stud_teach.saying.checks import whole
from stud_teach.trace import schema
from stud_teach.trace.facts import Nothing
from stud_teach.trace.reasons import Reason, reasons, rule_of

SCHEMA: Final = "stud-teach/trace/1"


class Step(NamedTuple):
    """One step: the event, the reasons behind it, what the next player may do, and the whole table after it."""

    event: Event
    reasons: tuple[Reason, ...]
    legal: Legal | None
    table: schema.Table


class Trace(NamedTuple):
    """A hand played as far as it goes.

    `seat` is the seat whose eyes these are, None for all cards; `table` the table at its end; `refused` the first
    action that the rules forbid, `at` its index in the hand's actions, `allowed_by` the rule sets that allow it.
    """

    hand: Hand
    seat: Seat | None
    steps: tuple[Step, ...]
    table: Table
    refused: Refused | None
    at: int | None
    allowed_by: tuple[str, ...]


def trace(hand: Hand, seat: Seat | None = None, *, show: bool = True) -> Trace:
    """Return the trace of `hand`; with `seat`, as the player in that seat sees it; `show` as in `play`.

    Raises ValueError when there is no such seat, BadSetup when `hand` is none.
    """
    seats = len(checked_hand(hand).setup.stacks)
    if seat is not None:
        whole(seat, "seat", 1, seats)
    steps: list[Step] = []

    def listen(table: Table, event: Event) -> None:
        seen = event if seat is None else _seen(event, seat)
        steps.append(Step(seen, reasons(event, hand.setup), None, snapshot(table, seat)))

    def await_decision(table: Table) -> None:
        last = steps[-1]
        now: schema.Table = {**last.table, "to_act": table.to_act}
        steps[-1] = last._replace(legal=table.legal_actions(), table=now)

    played = play(hand.setup, hand.actions, listen, await_decision, show=show)
    allowed = _allowed_by(hand, played.at) if played.at is not None else ()
    refused = played.refused
    if refused and seat is not None:
        refused = _heard(refused, seat, played.table)
    return Trace(hand, seat, tuple(steps), played.table, refused, played.at, allowed)


def _seen(event: Event, seat: Seat) -> Event:
    """Return the event as `seat` sees it: cards dealt face down to others are unknown."""
    if event.kind is not Kind.DEAL or event.seat == seat:
        return event
    cards = tuple(card if up else None for card, up in zip(event.cards, event.up, strict=True))
    return event._replace(cards=cards)


def _heard(refused: Refused, seat: Seat, table: Table) -> Refused:
    """Return a refusal as `seat` may hear it: of other players' actions only cards that lie open to this seat."""
    refusal, action = refused.refusal, refused.refusal.action
    if action is None or action.seat in (None, seat):
        return refused
    open_cards = {name for told in snapshot(table, seat)["seats"].values() for name in told["cards"]}
    cards = tuple(card if card_name(card) in open_cards else None for card in action.cards)
    why = refusal.why
    if "card" in why.values and why.values["card"] not in open_cards:
        why = why.filled(card=CardName(UNKNOWN))
    return Refused(refusal._replace(action=action._replace(cards=cards), why=why))


def _allowed_by(hand: Hand, at: int) -> tuple[str, ...]:
    """Return the rule sets under which, the hand's own changes staying on top, the action at index `at` is legal."""
    return tuple(name for name in RULE_SETS if _is_legal(hand, name, at))


def _is_legal(hand: Hand, rules: str, at: int) -> bool:
    try:
        house = rule_set(rules).with_settings(hand.house_changes())
        return play(hand.setup._replace(house=house), hand.actions[: at + 1], show=False).refused is None
    except ValueError:  # that house has no such game, or the changes do not go with it
        return False


# The table after a step


def snapshot(table: Table, seat: Seat | None = None) -> schema.Table:
    """Return what lies on the table, as `seat` sees it (None: all); who is to act is filled in after the action."""
    return {
        "street": table.street_name,
        "deck": table.stub,
        "pot": sum(state.paid - state.bet - state.won for state in table.seats.values()),
        "pots": _gathered_pots(table),
        "community": card_name(table.community) if table.community is not None else None,
        "opener": _opener(table),
        "to_act": None,
        "seats": {str(n): _seat(n, state, seat) for n, state in table.seats.items()},
    }


def _gathered_pots(table: Table) -> list[int] | None:
    """Return what is left in each pot, the main pot first, without the bets in front; None without side pots."""
    gathered = {n: state.paid - state.bet for n, state in table.seats.items()}
    pots = side_pots(gathered, table.live, [n for n in table.live if not table.seats[n].stack - table.seats[n].won])
    if len(pots) < 2:
        return None
    paid = Counter[int]()
    for event in table.events:
        if event.kind is Kind.AWARD:
            paid[event.ruling(Award).pot.number] += event.amount or 0
    return [pot.amount - paid[pot.number] for pot in pots]


def _opener(table: Table) -> schema.Opener | None:
    if table.phase is Phase.SHOW:
        return {"seat": table.showing.seats[0], "as": "shows-first"} if table.showing.seats else None
    if table.opener is None:
        return None
    if isinstance(table.opener, FirstActor):
        return {"seat": table.opener.acts, "as": "first-actor"}
    return {"seat": table.opener.acts, "as": "bring-in"}


def _seat(n: Seat, state: SeatState, viewer: Seat | None) -> schema.SeatNow:
    names = card_names(state.cards)
    open_to_viewer = len(names) if viewer in (None, n) else state.shown
    return {
        "stack": state.stack,
        "bet": state.bet,
        "state": _state(state),
        "cards": [
            name if up or at < open_to_viewer else UNKNOWN
            for at, (name, up) in enumerate(zip(names, state.up, strict=True))
        ],
        "up": list(state.up),
        "shown": state.shown > 0,
        "won": state.won,
    }


def _state(state: SeatState) -> Literal["in", "all-in", "folded", "mucked"]:
    if state.folded:
        return "folded"
    if state.mucked:
        return "mucked"
    return "all-in" if not state.stack and not state.won else "in"


def patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, object]:
    """Return what must be merged into `old` to get `new`: objects merge, everything else replaces."""
    changed: dict[str, object] = {}
    for key, value in new.items():
        if key not in old:
            changed[key] = value
        elif isinstance(value, dict) and isinstance(old[key], dict):
            inner = patch(old[key], value)
            if inner:
                changed[key] = inner
        elif value != old[key]:
            changed[key] = value
    return changed


def merged(old: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """Return `old` with `change` merged in: the inverse of `patch`."""
    result = dict(old)
    for key, value in change.items():
        before = result.get(key)
        result[key] = merged(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return result


def tables(changes: Iterable[Mapping[str, object]]) -> Iterator[schema.Table]:
    """Yield the table after each step, made from what each step changes at it."""
    table: Mapping[str, object] = {}
    for change in changes:
        table = merged(table, change)
        yield cast(schema.Table, table)


# The JSON form


def as_json(trace: Trace) -> schema.Trace:
    """Return the trace as plain values (schema stud-teach/trace/1), without any text."""
    hand, table = trace.hand, trace.table
    return {
        "schema": SCHEMA,
        "game": hand.setup.game.name,
        "limit": hand.setup.limit,
        "rules": hand.rules,
        "house": hand.setup.house.settings(),
        "stakes": hand.setup.stakes(),
        "finished": table.finished,
        "refused": _refused(trace),
        "seats": [
            {"seat": n, "name": name, "stack": stack}
            for n, (name, stack) in enumerate(zip(hand.names, hand.setup.stacks, strict=True), 1)
        ],
        "steps": _steps(trace),
        "bring_in": _bring_in(table),
        "first_actor": dict(table.first_actors),
        "pots": [{"amount": pot.amount, "seats": list(pot.seats)} for pot in _pots(table)],
        "awards": [_award(event.ruling(Award)) for event in table.events if event.kind is Kind.AWARD],
        "shown": [seat for seat in table.showing.seats if table.hands.get(seat)] if table.finished else [],
        "won": {str(n): state.won for n, state in table.seats.items()},
        "stacks": {str(n): state.stack for n, state in table.seats.items()},
    }


def _pots(table: Table) -> tuple[Pot, ...]:
    settled = sorted(table.settled, key=lambda ruling: ruling.pot.number)
    return tuple(ruling.pot for ruling in settled) if settled else table.pots()


def _refused(trace: Trace) -> schema.Refused | None:
    if trace.refused is None or trace.at is None:
        return None
    refusal = trace.refused.refusal
    return {
        "step": len(trace.steps),
        "action": trace.at + 1,
        "rule": refusal.rule,
        "fault": refusal.fault,
        "allowed_by": list(trace.allowed_by),
    }


def _steps(trace: Trace) -> list[schema.Step]:
    before: Mapping[str, object] = {}
    steps = []
    for n, step in enumerate(trace.steps):
        steps.append(_step(n, step, trace, patch(before, step.table)))
        before = step.table
    return steps


def _step(n: int, step: Step, trace: Trace, change: dict[str, object]) -> schema.Step:
    event = step.event
    return {
        "n": n,
        "street": event.street,
        "kind": event.kind,
        "seat": event.seat,
        "amount": event.amount,
        "to": event.to,
        "all_in": event.all_in,
        "cards": card_names(event.cards),
        "up": list(event.up),
        "rule": rule_of(event, trace.hand.setup),
        "facts": _facts(event),
        "reasons": [{"rule": reason.rule, "facts": reason.facts} for reason in step.reasons],
        "legal": legal_json(step.legal),
        "table": change,
    }


def _facts(event: Event) -> schema.Awarded | Nothing:
    award = event.ruled(Award)
    if award is None:
        return {}
    return {"pot": award.pot.number, "half": award.part.part, "odd": award.share.odd}


def legal_json(legal: Legal | None) -> schema.Legal | None:
    """Return what a player may do, as plain values."""
    return None if legal is None else {"seat": legal.seat, "actions": [_choice(choice) for choice in legal.choices]}


def _choice(choice: Choice) -> schema.Action:
    found: schema.Action = {"kind": choice.kind}
    if choice.amount is not None:
        found["amount"] = choice.amount
    if choice.least is not None and choice.most is not None:
        found["min"], found["max"] = choice.least, choice.most
    if choice.to:
        found["to"] = list(choice.to)
    return found


def _bring_in(table: Table) -> schema.BringIn | None:
    """Return who brings it in; `amount` is null as long as nobody has, 0 where the low card has no chips to do so."""
    ruling = table.bring_in
    if ruling is None:
        return None
    first = table.setup.game.first_street
    paid = [event.amount for event in table.events if event.kind in (Kind.BRING_IN, Kind.BET) and event.street == first]
    owed = paid[0] if paid else None
    amount = owed if ruling.acts == ruling.seat else 0
    return {
        "seat": ruling.seat,
        "amount": amount,
        "acts": ruling.acts,
        "tied": list(ruling.tied),
        "by_suit": len(ruling.tied) > 1,
    }


def _award(award: Award) -> schema.Award:
    hand, part, share = award.hand, award.part.part, award.share
    low = card_names(hand.low.cards) if hand and hand.low else None
    return {
        "pot": award.pot.number,
        "half": part,
        "seat": share.seat,
        "amount": share.amount,
        "odd": share.odd,
        "hand": low if part is Part.LOW else card_names(hand.best.cards) if hand else None,
        "low_hand": low if award.both_ways else None,
    }
