"""Questions on odd chips: between the halves of a pot, and between equal hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stud_teach.asking.awards import Paid, paid_pots
from stud_teach.asking.question import Facts, Question, Ruling, Wrong, ask
from stud_teach.cards.card import Card
from stud_teach.engine.events import Seat
from stud_teach.engine.pots import Part, PartRuling, odd_chip_by_suit
from stud_teach.trace.trace import Trace

HALVES = ("high", "low", "nobody")
Seats = tuple[Seat, ...]


def odd_chip(trace: Trace) -> Iterator[Question]:
    """Yield for each odd chip the question who gets it."""
    for paid in paid_pots(trace):
        at = paid.step
        for part in paid.ruling.parts:
            steps = tuple(range(at, at + len(part.shares)))
            at += len(part.shares)
            asked = [_between_halves(paid, steps) if part.part is Part.HIGH and part.odd else None]
            asked.append(_between_equals(paid, part, steps) if any(share.odd for share in part.shares) else None)
            yield from filter(None, asked)


def _between_halves(paid: Paid, steps: tuple[int, ...]) -> Question | None:
    pot = paid.pot
    facts = {"pot": pot.number, "of": pot.of, "amount": pot.amount}
    asked = Ruling("odd-chip", "halves", "odd-chip-half", paid.step, None, "high", facts, steps)
    wrongs = [Wrong("low", "odd-chip-low-half", {}), Wrong("nobody", "odd-chip-left", {})]
    return ask(asked, wrongs, order=lambda value: HALVES.index(str(value)))


class Equals:
    """Equal hands that share a part: who gets odd chips, in which order, from which five cards."""

    def __init__(self, paid: Paid, part: PartRuling) -> None:
        self.part, self.community, self.cards = part, paid.community, paid.cards
        self.count = sum(1 for share in part.shares if share.odd)
        self.seats: Seats = tuple(sorted(share.seat for share in part.shares))
        self.used: dict[Seat, tuple[Card, ...]] = {}
        for seat in self.seats:
            hand = paid.hands[seat]
            low = part.part is Part.LOW and hand.low is not None
            self.used[seat] = hand.low.cards if low and hand.low else hand.best.cards

    def first(self, order: Seats) -> Seats:
        """Return so many seats of an order as there are odd chips, by number."""
        return tuple(sorted(order[: self.count]))


def _odd_facts(paid: Paid, part: PartRuling) -> Facts:
    """Return what is said of a part that does not divide: the pot, the part, its amount, who shares it."""
    seats = [share.seat for share in part.shares]
    pot = paid.pot
    return {"pot": pot.number, "of": pot.of, "amount": part.amount, "part": str(part.part), "seats": seats}


def _between_equals(paid: Paid, part: PartRuling, steps: tuple[int, ...]) -> Question | None:
    equals = Equals(paid, part)
    right = equals.first(part.order)
    facts = {**_odd_facts(paid, part), "count": equals.count, "by_suit": part.by_suit}
    rules = ("split-tie", "odd-chip", "five-used")
    lucky = tuple(step for step, share in zip(steps, part.shares, strict=True) if share.odd)
    asked = Ruling("odd-chip", "equals", "odd-chip", paid.step, None, right, facts, lucky, rules)
    return ask(asked, _wrong(equals))


def _wrong(equals: Equals) -> Iterator[Wrong]:
    for mistake, seats_of in MISTAKES.items():
        seats = seats_of(equals)
        if seats:
            yield Wrong(seats, mistake, {})
    for seat in equals.seats:
        others = [each for each in equals.seats if each != seat]
        group = tuple(sorted([seat, *others[: equals.count - 1]]))
        yield Wrong(group, "odd-chip-elsewhere", {})
    yield Wrong((), "odd-chip-left", {})


def _all_to_one(equals: Equals) -> Seats | None:
    """Return the first in the order alone, where odd chips go one each to several."""
    return equals.part.order[:1] if equals.count > 1 else None


def _by_suit(equals: Equals) -> Seats | None:
    """Return who suits would choose, where seats do."""
    return None if equals.part.by_suit else equals.first(odd_chip_by_suit(equals.used, equals.community))


def _by_seat(equals: Equals) -> Seats | None:
    """Return the first seats, where suits decide."""
    return equals.first(equals.seats) if equals.part.by_suit else None


def _all_seven(equals: Equals) -> Seats | None:
    """Return who has the highest card by suit among all cards, where only the five used count."""
    if not equals.part.by_suit:
        return None
    return equals.first(odd_chip_by_suit({seat: equals.cards[seat] for seat in equals.seats}, equals.community))


def _lowest_suit(equals: Equals) -> Seats | None:
    """Return who has the lowest highest card, as if the order were turned round."""
    order = odd_chip_by_suit(equals.used, equals.community)
    return equals.first(order[::-1]) if equals.part.by_suit else None


def _far_seat(equals: Equals) -> Seats | None:
    """Return the seats farthest from the dealer."""
    return None if equals.part.by_suit else equals.first(equals.seats[::-1])


MISTAKES: dict[str, Callable[[Equals], Seats | None]] = {
    "odd-chips-to-one": _all_to_one,
    "odd-chip-by-suit": _by_suit,
    "odd-chip-by-seat": _by_seat,
    "all-seven-cards": _all_seven,
    "lowest-suit": _lowest_suit,
    "far-seat": _far_seat,
}
