"""The question who shows first at the showdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from stud_teach.asking.opening import BOARD_MISTAKES, Boards, board_facts_of, known_boards
from stud_teach.asking.question import AGGRESSIVE, NOBODY, OTHER, Question, Ruling, Wrong, ask, named
from stud_teach.engine import opening
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.opening import FirstActor
from stud_teach.trace.trace import Trace


class Ending(NamedTuple):
    """How the last street went: its events, who bet or raised last on it, the boards, the best high hands."""

    events: tuple[Event, ...]
    bettor: Seat | None
    boards: Boards
    best_hands: tuple[Seat, ...]
    acted_first: Seat | None


def shows_first(trace: Trace) -> Iterator[Question]:
    """Yield the question who shows first, where the cards settle it."""
    table = trace.table
    n = next((n for n, step in enumerate(trace.steps) if step.event.street == "showdown"), None)
    game = trace.hand.setup.game
    by_suit = opening.ties_by_suit(game, trace.hand.setup.house)
    live = set(table.live)
    if n is None or trace.steps[n].event.kind is not Kind.SHOW or not (table.showing.bettor or table.showing.best):
        return
    boards = {seat: board for seat, board in table.boards().items() if seat in live}
    best = opening.first_actor(boards, (), by_suit, table.seen(), game.board)
    if best and best.verified:
        question = _about(n, _ending(best, trace, n), trace)
        if question:
            yield question


def _ending(best: FirstActor, trace: Trace, n: int) -> Ending:
    last = trace.hand.setup.game.last_street
    before = [step.event for step in trace.steps[:n]]
    events = tuple(event for event in before if event.street == last)
    earlier = [event.seat for event in before if event.kind in AGGRESSIVE and event.street != last]
    boards = Boards(best, trace.hand.setup.game, known_boards(best), None, earlier[-1] if earlier else None)
    hands = trace.table.read_hands
    top = max((hand.worth for hand in hands.values()), default=0)
    best_hands = tuple(seat for seat, hand in sorted(hands.items()) if hand.worth == top)
    return Ending(events, trace.table.showing.bettor, boards, best_hands, trace.table.first_actors.get(last))


def _about(n: int, ending: Ending, trace: Trace) -> Question | None:
    seats = trace.table.showing.seats
    ask_kind = "bet" if ending.bettor else "board"
    rules = ("showdown-order", "showing-hand", "first-actor-tie")
    facts = named(trace.hand.setup.game.streets[-1])
    asked = Ruling("shows-first", ask_kind, "showdown-order", n, None, seats[0], facts, (n,), rules)
    return ask(asked, _wrong(ending))


def _wrong(ending: Ending) -> Iterator[Wrong]:
    mistakes = AFTER_A_BET if ending.bettor else WITHOUT_A_BET
    for mistake, seat_of in mistakes.items():
        seat = seat_of(ending)
        if seat in ending.boards.cards:
            yield Wrong(seat, mistake, board_facts_of(seat, ending.boards))
    for seat, _ in ending.boards.ruling.boards:
        if ending.bettor is not None or seat not in ending.boards.ruling.tied:
            facts = {**board_facts_of(seat, ending.boards), "bettor": ending.bettor is not None}
            yield Wrong(seat, OTHER, facts)
    yield Wrong(NOBODY, "all-at-once", {})


def _best_board(ending: Ending) -> Seat | None:
    """Return the seat of the best board, though somebody bet."""
    return ending.boards.ruling.seat


def _first_bettor(ending: Ending) -> Seat | None:
    """Return who bet first on the last street, though somebody raised after that."""
    return next((event.seat for event in ending.events if event.kind in AGGRESSIVE), None)


def _last_caller(ending: Ending) -> Seat | None:
    """Return who called last."""
    calls = [event.seat for event in ending.events if event.kind is Kind.CALL]
    return calls[-1] if calls else None


def _best_hand(ending: Ending) -> Seat | None:
    """Return the seat with the best high hand of all cards, where it is one."""
    return ending.best_hands[0] if len(ending.best_hands) == 1 else None


def _bet_before(ending: Ending) -> Seat | None:
    """Return who bet or raised last on an earlier street."""
    return ending.boards.bettor


def _all_in_skipped(ending: Ending) -> Seat | None:
    """Return who acted first on the last street where the best board, which shows first, is all-in."""
    return ending.acted_first if ending.acted_first != ending.boards.ruling.seat else None


def _nearest_dealer(ending: Ending) -> Seat | None:
    """Return the first seat still in, clockwise from the dealer."""
    return min(ending.boards.cards)


def _of_board(mistake: str) -> Callable[[Ending], Seat | None]:
    return lambda ending: BOARD_MISTAKES[mistake](ending.boards)


AFTER_A_BET: dict[str, Callable[[Ending], Seat | None]] = {
    "first-bettor": _first_bettor,
    "best-board": _best_board,
    "last-caller": _last_caller,
    "best-hand": _best_hand,
    "nearest-dealer": _nearest_dealer,
}
WITHOUT_A_BET: dict[str, Callable[[Ending], Seat | None]] = {
    "all-in-skipped": _all_in_skipped,
    **{name: _of_board(name) for name in ("tie-by-suit", "tie-by-seat", "flush-counted", "straight-counted")},
    "bet-before": _bet_before,
    "best-hand": _best_hand,
    "highest-card": _of_board("highest-card"),
    "nearest-dealer": _nearest_dealer,
}
