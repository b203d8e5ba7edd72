"""A decision as a question needs it: what is legal, the chips, and what was done on the street so far."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from stud_teach.asking.question import AGGRESSIVE, DECISIONS, named, street_start
from stud_teach.cards.card import parse_cards
from stud_teach.engine.betting import BetRuling, Legal, Round
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.opening import open_pair
from stud_teach.games import Limit
from stud_teach.trace.reasons import is_capped
from stud_teach.trace.schema import Table
from stud_teach.trace.trace import Trace


class Spot:
    """The decision after step `n - 1` of a trace: who is to act, with the street's decisions before it."""

    def __init__(self, trace: Trace, n: int, legal: Legal) -> None:
        self.n, self.legal, self.setup = n, legal, trace.hand.setup
        self.table: Table = trace.steps[n - 1].table
        seat = self.table["seats"][str(legal.seat)]
        self.bet, self.stack = seat["bet"], seat["stack"]
        steps = trace.steps[street_start(trace, n - 1) : n]
        self.events: tuple[Event, ...] = tuple(step.event for step in steps if step.event.kind in DECISIONS)

    @property
    def seat(self) -> Seat:
        """Return who is to act."""
        return self.legal.seat

    @property
    def round(self) -> Round:
        """Return the round as it stands."""
        return self.legal.round

    @property
    def first_street(self) -> bool:
        """Return whether it is the street of the bring-in."""
        return self.table["street"] == self.setup.game.first_street

    @property
    def capped(self) -> bool:
        """Return whether all raises are used."""
        return is_capped(self.round)

    @property
    def completes(self) -> bool:
        """Return whether a bring-in can be completed: fixed limit, first street, no full bet yet."""
        round_ = self.round
        over = self.setup.limit is Limit.FIXED and self.first_street and not round_.opening and not round_.opened
        return bool(over and round_.top == round_.bring_in and round_.bring_in)

    @property
    def pair_without_double(self) -> bool:
        """Return whether a pair is open on the street where pairs are looked at, and it changes nothing."""
        boards = {
            int(seat): tuple(card for card, up in zip(parse_cards(told["cards"]), told["up"], strict=True) if up)
            for seat, told in self.table["seats"].items()
            if told["state"] != "folded"
        }
        looked_at = self.setup.limit is Limit.FIXED and self.table["street"] == self.setup.game.open_pair_street
        known = {seat: board for seat, board in boards.items() if None not in board}
        return bool(looked_at and not self.round.open_pair and open_pair(known))

    @cached_property
    def bets(self) -> tuple[tuple[Event, BetRuling], ...]:
        """Return the street's bets and raises with the rulings on them."""
        found = ((event, event.ruled(BetRuling)) for event in self.events if event.kind in AGGRESSIVE)
        return tuple((event, ruling) for event, ruling in found if ruling)

    @property
    def last_bet(self) -> BetRuling | None:
        """Return the ruling on the street's last bet or raise."""
        return self.bets[-1][1] if self.bets else None

    @property
    def last_step(self) -> int:
        """Return by how much the last bet or raise of the street went up, or the whole of what is to be called."""
        totals = [0, *(event.to or 0 for event in self.events if event.kind in (Kind.BRING_IN, *AGGRESSIVE))]
        tops = sorted(set(totals))
        return tops[-1] - tops[-2] if len(tops) > 1 else self.round.top

    @property
    def brought_in(self) -> int | None:
        """Return what the bring-in came to, or None where there was none."""
        return next((event.amount for event in self.events if event.kind is Kind.BRING_IN), None)

    @property
    def facts(self) -> dict[str, Any]:
        """Return the facts for words: how the round stands."""
        round_ = self.round
        street = self.setup.game.street(self.table["street"])
        return {"top": round_.top, "opening": round_.opening, "completes": self.completes, **named(street)}


def spots(trace: Trace) -> Iterator[Spot]:
    """Yield the decisions of a trace, the last one too where it is still to be made."""
    for n, step in enumerate(trace.steps, 1):
        if step.legal is not None:
            yield Spot(trace, n, step.legal)
