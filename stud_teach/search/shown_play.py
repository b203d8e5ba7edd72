"""Points of the play: the opening, the betting, the deck; each test says whether a table shows its point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from stud_teach.engine.betting import BetRuling, Legal
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.opening import BringIn, FirstActor
from stud_teach.engine.table import Table
from stud_teach.games import Limit
from stud_teach.trace.reasons import reasons

R = TypeVar("R")

# Opening


def _tie(count: int) -> Callable[[Table], bool]:
    return lambda table: table.bring_in is not None and len(table.bring_in.tied) == count


def _highest_brings_in(table: Table) -> bool:
    return table.bring_in is not None and table.bring_in.highest


def _full_opening(table: Table) -> bool:
    return any(event.kind is Kind.BET for event, _ in _ruled(table, BringIn))


def _folded_to_bring_in(table: Table) -> bool:
    kinds = {event.kind for event in table.events if event.kind in _DECISIONS}
    brought = {event.seat for event in _events(table, Kind.BRING_IN)}
    return table.finished and kinds == {Kind.BRING_IN, Kind.FOLD} and brought == set(table.live)


def _open_pair(table: Table) -> bool:
    boards = [
        board
        for event, ruling in _ruled(table, FirstActor)
        for _, board in ruling.boards
        if event.street == table.setup.game.open_pair_street
    ]
    return any(None not in board and len({card.rank for card in board if card}) < len(board) for board in boards)


def _boards_by_suit(table: Table) -> bool:
    openers = [ruling for _, ruling in _ruled(table, FirstActor)]
    shown = table.showing.best if any(_events(table, Kind.SHOW)) else None
    return any(ruling.by_suit for ruling in [*openers, *filter(None, [shown])])


# Betting

_DECISIONS = (Kind.BRING_IN, Kind.COMPLETE, Kind.BET, Kind.RAISE, Kind.CALL, Kind.CHECK, Kind.FOLD)


def _double_bet(table: Table) -> bool:
    return any(ruling.doubled for _, ruling in _bets(table))


def _cap_reached(table: Table) -> bool:
    return any(ruling.cap is not None and ruling.raises >= ruling.cap for _, ruling in _bets(table))


def _cap_lifted(table: Table) -> bool:
    setup = table.setup
    beyond = (ruling.cap is None and ruling.raises > setup.house.raise_cap for _, ruling in _bets(table))
    return setup.limit is Limit.FIXED and any(beyond)


def _check_raise(table: Table) -> bool:
    checked: set[tuple[str, int | None]] = set()
    for event in table.events:
        if event.kind is Kind.RAISE and (event.street, event.seat) in checked:
            return True
        if event.kind is Kind.CHECK:
            checked.add((event.street, event.seat))
    return False


def _pot_sized_bet(table: Table) -> bool:
    for event, _ in _bets(table):
        tops = [choice.most for choice in event.ruling(Legal).choices if choice.most is not None]
        if not event.all_in and event.to in tops:
            return True
    return False


def _all_in_short(table: Table) -> bool:
    return any(event.all_in and not ruling.counts for event, ruling in _bets(table))


def _all_in_half(table: Table) -> bool:
    return table.setup.limit is Limit.FIXED and any(
        event.all_in and ruling.counts and ruling.added < ruling.step for event, ruling in _bets(table)
    )


def _all_in_call(table: Table) -> bool:
    calls = _events(table, Kind.CALL)
    return any(event.all_in and (event.to or 0) < event.ruling(Legal).round.top for event in calls)


def _all_in_ante(table: Table) -> bool:
    return any(event.all_in for event in _events(table, Kind.ANTE))


def _betting_closed(table: Table) -> bool:
    found = (reason for event in _events(table, Kind.CALL) for reason in reasons(event, table.setup))
    return any(reason.rule == "all-in" and reason.facts["closed"] for reason in found)


# The deck


def _community_card(table: Table) -> bool:
    return any(_events(table, Kind.COMMUNITY))


def _community_betting(table: Table) -> bool:
    kinds = [event.kind for event in table.events]
    return Kind.COMMUNITY in kinds and not set(kinds[kinds.index(Kind.COMMUNITY) :]).isdisjoint(_DECISIONS)


def _reshuffle(table: Table) -> bool:
    return any(_events(table, Kind.RESHUFFLE))


def _events(table: Table, kind: Kind) -> Iterator[Event]:
    return (event for event in table.events if event.kind is kind)


def _bets(table: Table) -> Iterator[tuple[Event, BetRuling]]:
    return _ruled(table, BetRuling)


def _ruled(table: Table, kind: type[R]) -> Iterator[tuple[Event, R]]:
    found = ((event, event.ruled(kind)) for event in table.events)
    return ((event, ruling) for event, ruling in found if ruling)


IN_PLAY: dict[str, Callable[[Table], bool]] = {
    "bring-in-tie-of-two": _tie(2),
    "bring-in-tie-of-three": _tie(3),
    "highest-brings-in": _highest_brings_in,
    "full-opening": _full_opening,
    "folded-to-bring-in": _folded_to_bring_in,
    "open-pair": _open_pair,
    "boards-by-suit": _boards_by_suit,
    "double-bet": _double_bet,
    "cap-reached": _cap_reached,
    "cap-lifted": _cap_lifted,
    "check-raise": _check_raise,
    "pot-sized-bet": _pot_sized_bet,
    "all-in-short": _all_in_short,
    "all-in-half": _all_in_half,
    "all-in-call": _all_in_call,
    "all-in-ante": _all_in_ante,
    "betting-closed": _betting_closed,
    "community-card": _community_card,
    "community-betting": _community_betting,
    "reshuffle": _reshuffle,
}
