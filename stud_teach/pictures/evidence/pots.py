"""Where the chips go: put in by each seat, the pots, their halves, the shares and the odd chips, each with its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.pots import Award, Hand, Part, PartRuling, Pot, PotRuling, Share
from stud_teach.pictures.schema import PaidHalf, PaidPot, PaidShare, Pots, PutIn
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import Text, ngettext, say, together
from stud_teach.telling.names import best_name, low_name
from stud_teach.telling.unshown import NOTHING, Unshown, of_pots
from stud_teach.trace.schema import SeatNow
from stud_teach.trace.trace import Trace

Way = tuple[int, Part, Seat]
Before = Literal["in", "all-in", "folded"]  # how a seat stands before anything is paid


class Why(NamedTuple):
    """What is to be said about a branch, and the rule that it rests on."""

    note: Text | None
    rule: str | None


class Now(NamedTuple):
    """Which shares have been paid when one is looked at: each the number of its pot, its part and its seat."""

    now: Way
    before: frozenset[Way]

    def paid(self, way: Way) -> Literal["before", "now", "later"]:
        """Return when a share is paid: "before", "now" or "later"."""
        if way == self.now:
            return "now"
        return "before" if way in self.before else "later"


class Branch(NamedTuple):
    """One part of one pot, the winners' hands, whether high and low share, which shares are paid, what was mucked."""

    ruling: PotRuling
    part: PartRuling
    hands: Mapping[Seat, Hand | None]
    halves: bool
    now: Now | None
    better: Unshown


def pots(trace: Trace, n: int | None = None) -> Pots:
    """Return the evidence of the pots: all of them at once, as all are ruled on when the hands have been shown.

    With `n`, a step that pays one of several shares, each share tells whether it is paid "before", "now" or "later".
    Raises ValueError when nothing has been paid.
    """
    first = next((n for n, step in enumerate(trace.steps) if step.event.kind is Kind.AWARD), None)
    if first is None:
        raise ValueError(Message("No pot has been paid in this hand."))
    seats = trace.steps[first - 1].table["seats"]
    states = {int(seat): _state(state) for seat, state in seats.items()}
    now = None if n is None else _now(trace, n)
    halves, better = trace.hand.setup.game.halves, of_pots(trace)
    hands = {award.share.seat: award.hand for award in _awards(trace) if award.hand}
    return flow(_rulings(trace), states, hands, halves, now, better)


def flow(
    rulings: Sequence[PotRuling],
    states: Mapping[Seat, Before],
    hands: Mapping[Seat, Hand | None],
    halves: bool,
    now: Now | None = None,
    better: Mapping[int, Unshown] = MappingProxyType({}),
) -> Pots:
    """Return the chips' way through the pots, the main pot first.

    `states` are those of the seats before anything is paid ("in", "all-in", "folded"), `hands` the winners'; `now` says
    which shares are paid, None where that is not told, and `better` what was mucked, by the number of the pot.
    """
    total = sum(ruling.pot.amount for ruling in rulings)
    return {
        "kind": "pots",
        "title": ngettext("Where the one chip goes", "Where the {count} chips go", total),
        "note": _note(rulings, now),
        "put_in": _put_in(rulings, states),
        "pots": [_pot(_branches(ruling, hands, halves, now, better)) for ruling in rulings],
    }


def _branches(
    ruling: PotRuling,
    hands: Mapping[Seat, Hand | None],
    halves: bool,
    now: Now | None,
    better: Mapping[int, Unshown],
) -> list[Branch]:
    mucked = better.get(ruling.pot.number, NOTHING)
    return [Branch(ruling, part, hands, halves, now, mucked) for part in ruling.parts]


def _awards(trace: Trace, n: int | None = None) -> list[Award]:
    """Return what has been paid, in order, at step `n` or in all."""
    steps = trace.steps if n is None else trace.steps[: n + 1]
    return [step.event.ruling(Award) for step in steps if step.event.kind is Kind.AWARD]


def _rulings(trace: Trace) -> list[PotRuling]:
    """Return the rulings on the pots, the main pot first."""
    found = {award.pot.number: award.ruling for award in _awards(trace)}
    return [found[number] for number in sorted(found)]


def _now(trace: Trace, n: int) -> Now | None:
    """Return which shares are paid after step `n`; None where there is only one."""
    rulings = _rulings(trace)
    if sum(len(part.shares) for ruling in rulings for part in ruling.parts) == 1:
        return None
    *before, now = ((award.pot.number, award.part.part, award.share.seat) for award in _awards(trace, n))
    return Now(now, frozenset(before))


def _note(rulings: Sequence[PotRuling], now: Now | None) -> Text:
    notes = [say("Bands are as thick as the amounts.")]
    if len(rulings) > 1:
        notes.append(say("Hatched: the side pot.") if len(rulings) == 2 else say("Hatched: the side pots."))
    parts = [part for ruling in rulings for part in ruling.parts]
    if any(part.odd or any(share.odd for share in part.shares) for part in parts):
        notes.append(say("+1: an odd chip."))
    if now:
        notes.append(say("Framed: paid at this step."))
    if now and 1 + len(now.before) < sum(len(part.shares) for part in parts):
        notes.append(say("Pale: still to be paid."))
    return together(notes)


def _put_in(rulings: Sequence[PotRuling], states: Mapping[Seat, Before]) -> list[PutIn]:
    """Return what each seat put into the pots."""
    put_in: dict[Seat, int] = {}
    for ruling in rulings:
        for seat, amount in ruling.pot.put_in:
            put_in[seat] = put_in.get(seat, 0) + amount
    return [{"seat": seat, "amount": put_in[seat], "state": states[seat]} for seat in sorted(put_in)]


def _state(seat: SeatNow) -> Before:
    if seat["state"] == "folded":
        return "folded"
    return "in" if seat["stack"] else "all-in"


# A pot


def _pot(branches: Sequence[Branch]) -> PaidPot:
    ruling = branches[0].ruling
    pot, why = ruling.pot, _why_pot(ruling)
    return {
        "name": _pot_name(pot),
        "note": why.note,
        "rule": why.rule,
        "amount": pot.amount,
        "from": [{"seat": seat, "amount": amount} for seat, amount in pot.put_in],
        "halves": [_half(branch) for branch in branches],
    }


def _pot_name(pot: Pot) -> Text:
    if pot.of == 1:
        return say("Pot")
    if pot.number == 0:
        return say("Main pot")
    return say("Side pot") if pot.of == 2 else say("Side pot {number}", number=pot.number)


def _why_pot(ruling: PotRuling) -> Why:
    pot = ruling.pot
    if not pot.put_in:
        return Why(None, None)
    if pot.of == 1:
        return Why(None, "last-player") if ruling.alone else Why(say("all still in can win it"), "side-pots")
    most = max(amount for _, amount in pot.put_in)
    if pot.number == 0:
        return Why(say("up to {amount} each", amount=most), "side-pots")
    return Why(say("up to {amount} more each", amount=most), "side-pots")


# A half, or the whole of a pot


def _half(branch: Branch) -> PaidHalf:
    part, why = branch.part, _why_half(branch)
    return {
        "half": part.part,
        "name": _half_name(part.part),
        "note": why.note,
        "rule": why.rule,
        "amount": part.amount,
        "odd": part.odd,
        "shares": [_share(share, branch) for share in part.shares],
    }


def _half_name(part: Part) -> Text:
    names = {Part.HIGH: say("High half"), Part.LOW: say("Low half"), Part.WHOLE: say("Whole pot")}
    return names[part]


def _why_half(branch: Branch) -> Why:
    part = branch.part
    if part.part is Part.WHOLE:
        return _why_whole(branch)
    if part.odd:
        return Why(say("{half} and the odd chip", half=part.amount - part.odd), "odd-chip-half")
    if len(part.shares) > 1:
        return Why(_equals(part), "split-tie")
    return Why(None, "hi-lo")


def _why_whole(branch: Branch) -> Why:
    ruling, part = branch.ruling, branch.part
    if ruling.alone:
        return Why(say("only seat {seat} can win it", seat=part.shares[0].seat), _alone_rule(ruling))
    if ruling.tied_whole:
        return Why(say("the same seats win both ways"), "whole-pot-tie")
    if ruling.no_low:
        shown = say("no low shown: the high takes all") if branch.better.low else say("no low: the high takes all")
        return Why(shown, "hi-lo")
    if branch.halves:
        return Why(say("seat {seat} wins both ways", seat=part.shares[0].seat), "hi-lo")
    if len(part.shares) > 1:
        return Why(_equals(part), "split-tie")
    return Why(
        say("the best hand shown takes it") if branch.better.high else say("the best hand takes it"), "high-hand"
    )


def _alone_rule(ruling: PotRuling) -> str:
    return "side-pots" if ruling.pot.of > 1 else "last-player"


def _equals(part: PartRuling) -> Text:
    if part.part is Part.LOW:
        return say("{count} equal lows", count=len(part.shares))
    return say("{count} equal hands", count=len(part.shares))


# A share


def _share(share: Share, branch: Branch) -> PaidShare:
    why, way = _why_share(share, branch), (branch.ruling.pot.number, branch.part.part, share.seat)
    return {
        "seat": share.seat,
        "amount": share.amount,
        "odd": share.odd,
        "note": why.note,
        "rule": why.rule,
        "paid": branch.now.paid(way) if branch.now else None,
    }


def _why_share(share: Share, branch: Branch) -> Why:
    part, hand = branch.part, branch.hands.get(share.seat)
    if share.odd:
        return Why(say("{each} + {odd}", each=share.amount - share.odd, odd=share.odd), "odd-chip")
    if len(part.shares) > 1:
        return Why(None, "whole-pot-tie" if branch.ruling.tied_whole else "split-tie")
    if branch.ruling.alone:
        return Why(None, _alone_rule(branch.ruling))
    if part.part is Part.LOW:
        return Why(low_name(hand.low.ranks) if hand and hand.low else None, "low-hand")
    if hand is None:
        return Why(None, "high-hand")
    return Why(best_name(hand), "high-hand" if hand.high else "low-hand")
