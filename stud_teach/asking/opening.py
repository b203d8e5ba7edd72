"""Questions on who opens: who brings it in, who acts first, who shows first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from stud_teach.asking.question import (
    AGGRESSIVE,
    DECISIONS,
    NOBODY,
    OTHER,
    Facts,
    Question,
    Ruling,
    Wrong,
    ask,
    named,
)
from stud_teach.cards.card import Card, card_name, card_names
from stud_teach.cards.ranking import ACE, showing, suit_tiebreak
from stud_teach.engine.events import Kind, Seat
from stud_teach.engine.opening import Board, BringIn, FirstActor
from stud_teach.engine.setup import Setup
from stud_teach.games import Game
from stud_teach.trace.reasons import board_facts
from stud_teach.trace.schema import SeatNow
from stud_teach.trace.trace import Trace

# Who brings it in


class Doors(NamedTuple):
    """The ruling on the bring-in, its door cards by seat, and the seats that have chips."""

    ruling: BringIn
    cards: dict[Seat, Card]
    with_chips: tuple[Seat, ...]


def bring_in(trace: Trace) -> Iterator[Question]:
    """Yield the question who brings it in, or is asked in the place of who has no chips."""
    for n, step in enumerate(trace.steps):
        ruling = step.event.ruled(BringIn)
        if step.event.kind is Kind.DEAL and ruling and ruling.verified:
            yield from _asked(_about_bring_in(n + 1, _doors(ruling, step.table["seats"]), trace))


def _doors(ruling: BringIn, seats: dict[str, SeatNow]) -> Doors:
    cards = {seat: card for seat, card in ruling.doors if card is not None}
    return Doors(ruling, cards, tuple(seat for seat in cards if seats[str(seat)]["stack"]))


def _about_bring_in(step: int, doors: Doors, trace: Trace) -> Question | None:
    return ask(bring_in_ruling(doors, step, trace.hand.setup), wrong_bring_ins(doors))


def bring_in_ruling(doors: Doors, step: int, setup: Setup) -> Ruling:
    """Return what is asked about the bring-in."""
    ruling = doors.ruling
    rules = ("bring-in", "bring-in-suit", "bring-in-all-in")
    rule = "bring-in-suit" if len(ruling.tied) > 1 else "bring-in"
    kind = "owes"
    if ruling.acts != ruling.seat:
        kind, rule = "all-in", "bring-in-all-in"
    facts = {"bring_in": setup.bring_in, **named(setup.game.streets[0])}
    return Ruling("bring-in", kind, rule, step, None, ruling.acts, facts, rules=rules)


def wrong_bring_ins(doors: Doors) -> Iterator[Wrong]:
    """Yield the seats that would bring it in by each mistake, then others."""
    for mistake, seat_of in BRING_IN_MISTAKES.items():
        seat = seat_of(doors)
        if seat is not None:
            yield Wrong(seat, mistake, _door_facts(seat, doors))
    for seat, _ in doors.ruling.doors:
        if seat != doors.ruling.seat:
            yield Wrong(seat, OTHER, _door_facts(seat, doors))
    yield Wrong(NOBODY, "nobody", {})


def _door_facts(seat: Seat, doors: Doors) -> Facts:
    return {"seat": seat, "card": card_name(doors.cards[seat]), "highest": doors.ruling.highest}


def _suit_ignored(doors: Doors) -> Seat | None:
    """Return the first seat among equal ranks: suits are not looked at."""
    return min(doors.ruling.tied) if len(doors.ruling.tied) > 1 else None


def _suit_turned_round(doors: Doors) -> Seat | None:
    """Return the seat whose card has the suit at the wrong end among equal ranks."""
    pick = min if doors.ruling.highest else max
    tied = doors.ruling.tied
    return pick(tied, key=lambda seat: doors.cards[seat]) if len(tied) > 1 else None


def _wrong_end(doors: Doors) -> Seat:
    """Return the seat at the other end: the highest card where the lowest brings it in, or the lowest."""
    pick = min if doors.ruling.highest else max
    return pick(doors.cards, key=lambda seat: doors.cards[seat])


def _ace_low(doors: Doors) -> Seat:
    """Return the seat that it would be if aces were low."""
    pick = max if doors.ruling.highest else min
    return pick(doors.cards, key=lambda seat: (doors.cards[seat].rank % ACE, doors.cards[seat]))


def _left_of_dealer(doors: Doors) -> Seat:
    """Return the seat on the dealer's left: but the cards decide."""
    return min(doors.cards)


def _owner_without_chips(doors: Doors) -> Seat | None:
    """Return the owner of the card that decides, who has no chips left."""
    return doors.ruling.seat if doors.ruling.acts != doors.ruling.seat else None


def _next_card(doors: Doors) -> Seat | None:
    """Return the next seat by the cards that has chips, where the next clockwise is asked."""
    if doors.ruling.acts == doors.ruling.seat:
        return None
    return next((seat for seat, _ in doors.ruling.doors if seat in doors.with_chips), None)


BRING_IN_MISTAKES: dict[str, Callable[[Doors], Seat | None]] = {
    "owner-without-chips": _owner_without_chips,
    "next-card": _next_card,
    "suit-ignored": _suit_ignored,
    "suit-turned-round": _suit_turned_round,
    "ace-low": _ace_low,
    "wrong-end": _wrong_end,
    "left-of-dealer": _left_of_dealer,
}


# Who acts first


class Boards(NamedTuple):
    """The ruling on the best board, the game, the known boards by seat, and who did what before on the streets."""

    ruling: FirstActor
    game: Game
    cards: dict[Seat, tuple[Card, ...]]
    opened: Seat | None  # who acted first on the street before
    bettor: Seat | None  # who bet or raised last on the street before
    first_bettor: Seat | None = None  # who bet first on the last street
    shows: bool = False


def first_actor(trace: Trace) -> Iterator[Question]:
    """Yield the questions who acts first on a street from the second on."""
    for n, step in enumerate(trace.steps):
        ruling = step.event.ruled(FirstActor)
        if step.event.kind in (Kind.DEAL, Kind.COMMUNITY) and ruling and ruling.verified:
            yield from _asked(_about_first_actor(n + 1, _boards(ruling, trace, n)))


def _boards(ruling: FirstActor, trace: Trace, n: int) -> Boards:
    street = trace.steps[n].event.street
    before = [step.event for step in trace.steps[:n] if step.event.kind in DECISIONS and step.event.street != street]
    last = [event for event in before if event.street == before[-1].street]
    aggressors = [event.seat for event in last if event.kind in AGGRESSIVE]
    opened = last[0].seat if last else None
    return Boards(ruling, trace.hand.setup.game, known_boards(ruling), opened, aggressors[-1] if aggressors else None)


def known_boards(ruling: FirstActor) -> dict[Seat, tuple[Card, ...]]:
    """Return the known cards of the boards behind a ruling."""
    return {seat: tuple(card for card in board if card is not None) for seat, board in ruling.boards}


def _about_first_actor(step: int, boards: Boards) -> Question | None:
    return ask(first_actor_ruling(boards, step), wrong_openers(boards))


def first_actor_ruling(boards: Boards, step: int) -> Ruling:
    """Return what is asked about the boards."""
    ruling = boards.ruling
    rule = "first-actor-tie" if len(ruling.tied) > 1 else "first-actor"
    rule = "first-actor-all-in" if ruling.acts != ruling.seat else rule
    rules = ("first-actor", "showing-hand", "first-actor-tie", "first-actor-all-in")
    return Ruling("first-actor", "acts", rule, step, None, ruling.acts, {}, rules=rules)


def wrong_openers(boards: Boards) -> Iterator[Wrong]:
    """Yield the seats that would act first by each mistake, then others."""
    for mistake, seat_of in BOARD_MISTAKES.items():
        seat = seat_of(boards)
        if seat in boards.cards:
            yield Wrong(seat, mistake, board_facts_of(seat, boards))
    for seat, _ in boards.ruling.boards:
        if seat not in boards.ruling.tied:
            yield Wrong(seat, OTHER, board_facts_of(seat, boards))
    yield Wrong(NOBODY, "nobody", {})


def board_facts_of(seat: Seat, boards: Boards) -> Facts:
    """Return what can be said about a board."""
    board: Board = boards.cards[seat]
    top = card_name(max(boards.cards[seat]))
    return {"seat": seat, "cards": card_names(board), "board": board_facts(board, boards.game), "top": top}


def _all_in_acts(boards: Boards) -> Seat | None:
    """Return the seat of the best board though it is all-in."""
    return boards.ruling.seat if boards.ruling.acts != boards.ruling.seat else None


def _tie_by_suit(boards: Boards) -> Seat | None:
    """Return the seat that suits would choose among equal boards, where seats do."""
    ruling = boards.ruling
    if ruling.by_suit or len(ruling.tied) < 2:
        return None
    return max(ruling.tied, key=lambda seat: suit_tiebreak(boards.cards[seat]))


def _tie_by_seat(boards: Boards) -> Seat | None:
    """Return the first seat among equal boards, where suits decide."""
    return min(boards.ruling.tied) if boards.ruling.by_suit else None


def _flush_counted(boards: Boards) -> Seat | None:
    """Return the best board of three cards or more of one suit, where that is worth nothing."""
    if boards.game.board is not showing:
        return None
    suited = [s for s, cards in boards.cards.items() if len(cards) > 2 and len({card.suit for card in cards}) == 1]
    return suited[0] if suited else None


def _straight_counted(boards: Boards) -> Seat | None:
    """Return the best board of three cards or more in a row, where that is worth nothing."""
    if boards.game.board is not showing:
        return None
    rows = [seat for seat, cards in boards.cards.items() if len(cards) > 2 and _in_a_row(cards)]
    return rows[0] if rows else None


def _in_a_row(cards: tuple[Card, ...]) -> bool:
    high = {card.rank for card in cards}
    low = {1 if card.rank == ACE else card.rank for card in cards}
    return len(high) == len(cards) and any(max(ranks) - min(ranks) == len(cards) - 1 for ranks in (high, low))


def _highest_card(boards: Boards) -> Seat:
    """Return the seat with the highest single card, by rank, then suit."""
    return max(boards.cards, key=lambda seat: max(boards.cards[seat]))


def _opened_before(boards: Boards) -> Seat | None:
    """Return who acted first on the street before."""
    return None if boards.shows else boards.opened


def _bet_before(boards: Boards) -> Seat | None:
    """Return who bet or raised last on the street before."""
    return boards.bettor


def _nearest_dealer(boards: Boards) -> Seat:
    """Return the first seat still in, clockwise from the dealer."""
    return min(boards.cards)


def _lowest_board(boards: Boards) -> Seat:
    """Return the seat with the lowest board."""
    return boards.ruling.boards[-1][0]


BOARD_MISTAKES: dict[str, Callable[[Boards], Seat | None]] = {
    "all-in-acts": _all_in_acts,
    "tie-by-suit": _tie_by_suit,
    "tie-by-seat": _tie_by_seat,
    "flush-counted": _flush_counted,
    "straight-counted": _straight_counted,
    "highest-card": _highest_card,
    "opened-before": _opened_before,
    "bet-before": _bet_before,
    "nearest-dealer": _nearest_dealer,
    "lowest-board": _lowest_board,
}


def _asked(question: Question | None) -> Iterator[Question]:
    if question:
        yield question
