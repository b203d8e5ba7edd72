"""Hands mucked unseen that beat, or may beat, the best hand shown: then texts speak of hands shown only (`muck`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stud_teach.cards.card import UNKNOWN, known_cards
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.pots import Award, Hand, PotRuling, read_hand
from stud_teach.engine.setup import Setup
from stud_teach.telling.context import Told
from stud_teach.trace.schema import Table
from stud_teach.trace.trace import Trace


class Unshown(NamedTuple):
    """Whether a mucked hand is better than the best high and the best low shown, or may be: its cards are not known."""

    high: bool
    low: bool


def unshown(ruling: PotRuling, best: Hand, table: Table | None, setup: Setup) -> Unshown:
    """Return what was mucked of those who could have won a pot; `best` is a hand that won a part of it.

    `table` is the table as the reader may see it, so that nothing is told of cards that are not known there.
    """
    mucked = list(_mucked(ruling, table, setup))
    return Unshown(
        any(each is None or each.worth > best.worth for each in mucked),
        any(each is None or _better_low(each, best) for each in mucked),
    )


NOTHING = Unshown(high=False, low=False)


def of_award(told: Told) -> Unshown:
    """Return what was mucked before the award that `told` is about."""
    return _before(told.event, told.table, told.setup)


def of_pots(trace: Trace) -> dict[int, Unshown]:
    """Return what was mucked by the number of the pot."""
    awards = [step for step in trace.steps if step.event.kind is Kind.AWARD]
    return {step.event.ruling(Award).pot.number: _before(step.event, step.table, trace.hand.setup) for step in awards}


def _before(award: Event, table: Table | None, setup: Setup) -> Unshown:
    paid = award.ruling(Award)
    return unshown(paid.ruling, paid.hand, table, setup) if paid.hand else NOTHING


def _mucked(ruling: PotRuling, table: Table | None, setup: Setup) -> Iterator[Hand | None]:
    """Yield the mucked hands of those who could have won a pot, None for one that is not known."""
    for seat in ruling.pot.seats:
        state = table["seats"][str(seat)] if table else None
        if table and state and state["state"] == "mucked":
            cards = [*state["cards"], *filter(None, [table["community"]])]
            yield None if UNKNOWN in cards else read_hand(known_cards(cards), setup.game.high, setup.game.low)


def _better_low(mucked: Hand, best: Hand) -> bool:
    if mucked.low is None:
        return False
    return best.low is None or mucked.low.value < best.low.value
