"""Rulings on who opens: who brings it in, and who acts first from the second street on.

Seats are numbered from 1, clockwise from the dealer's left. A card that is None is unknown; with unknown up cards a
ruling is "not verifiable": it names the only seat that could be right with its own up cards known, or it is None.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from stud_teach.cards.card import DECK, Card, MaybeCard
from stud_teach.cards.ranking import Showing, showing, suit_tiebreak
from stud_teach.engine.events import Seat
from stud_teach.engine.rules import BoardTie, BringInCard, HouseRules
from stud_teach.games import Game, Limit

Board = tuple[MaybeCard, ...]
Show = Callable[[Sequence[Card]], Showing]

_MOST = 1 << 32  # more than any board shows


class BringIn(NamedTuple):
    """Who brings it in (`bring-in`, `bring-in-suit`, `bring-in-all-in`).

    `doors` are all door cards, the one that decides first; `tied` the seats with a card of its rank; `acts` the first
    seat that is asked, another one when the card's owner has no chips left.
    """

    seat: Seat
    card: Card
    tied: tuple[Seat, ...]
    acts: Seat
    highest: bool
    doors: tuple[tuple[Seat, MaybeCard], ...]
    verified: bool


class FirstActor(NamedTuple):
    """Who acts first, or shows first (`first-actor`, `first-actor-tie`, `first-actor-all-in`, `showing-hand`).

    `boards` are the boards, best first; `tied` the seats with a board as good as the best; `by_suit` whether suits
    parted them; `acts` the first seat that can act when the best board is all-in.
    """

    seat: Seat
    tied: tuple[Seat, ...]
    by_suit: bool
    acts: Seat
    boards: tuple[tuple[Seat, Board], ...]
    verified: bool


class ShowOrder(NamedTuple):
    """Who shows first and then, clockwise (`showdown-order`).

    `bettor` bet or raised last on the last street; without a bet there, `best` rules on the best hand showing. Both are
    None where unknown up cards leave it to the hand's file.
    """

    seats: tuple[Seat, ...]
    bettor: Seat | None
    best: FirstActor | None


class NoAction(NamedTuple):
    """Nobody can bet (`no-action`): the seats still in and those of them that have chips, at most one."""

    live: tuple[Seat, ...]
    with_chips: tuple[Seat, ...]


def clockwise(seats: Iterable[Seat], after: Seat) -> tuple[Seat, ...]:
    """Return `seats` in clockwise order, starting behind seat `after`, which comes last if it is among them."""
    return tuple(sorted(seats, key=lambda seat: (seat <= after, seat)))


def first_with_chips(seat: Seat, with_chips: Collection[Seat]) -> Seat:
    """Return `seat` if it has chips, else the next clockwise that has (`bring-in-all-in`, `first-actor-all-in`)."""
    return seat if seat in with_chips else clockwise(with_chips, seat)[0]


def highest_brings_in(game: Game, limit: Limit, house: HouseRules) -> bool:
    """Return whether the highest door card brings it in (`bring-in`): always where only low wins, else by limit."""
    return game.high is None or (house.bring_in is BringInCard.BY_LIMIT and limit in game.highest_opens)


def bring_in(
    doors: Mapping[Seat, MaybeCard], with_chips: Collection[Seat], highest: bool, seen: Collection[Card] = ()
) -> BringIn | None:
    """Rule who brings it in: the lowest door card (or the highest), equal ranks by suit; aces are high.

    With unknown door cards it is the owner of the lowest known one, provided that enough unseen cards are higher
    still for the others; else None: nobody can be shown to be right. `seen` are cards known to lie elsewhere.
    """
    known = {seat: card for seat, card in doors.items() if card is not None}
    if not known:
        return None
    seat = max(known, key=lambda s: known[s]) if highest else min(known, key=lambda s: known[s])
    card = known[seat]
    beyond = [each for each in _unseen([tuple(doors.values())], seen) if (each < card if highest else each > card)]
    if len(beyond) < len(doors) - len(known):
        return None
    tied = tuple(s for s, c in sorted(known.items()) if c.rank == card.rank)
    order = sorted(known.items(), key=lambda item: item[1], reverse=highest)
    unknown = [(s, None) for s in doors if s not in known]
    acts = first_with_chips(seat, with_chips)
    return BringIn(seat, card, tied, acts, highest, (*order, *unknown), not unknown)


def ties_by_suit(game: Game, house: HouseRules) -> bool:
    """Return whether suits part equal boards (`first-actor-tie`): in a tournament, when only high wins."""
    return house.first_actor_tie is BoardTie.SUIT and game.low is None


def first_actor(
    boards: Mapping[Seat, Board],
    with_chips: Collection[Seat],
    by_suit: bool,
    seen: Collection[Card] = (),
    show: Show = showing,
) -> FirstActor | None:
    """Rule who acts first from the second street on: the best hand showing; equal boards as `first-actor-tie` says.

    `by_suit` comes from `ties_by_suit`, `show` is how the game ranks boards; `with_chips` is empty at a showdown, where
    an all-in hand shows in its turn.
    With unknown up cards it is the best board that is fully known, provided that it beats the others at their
    weakest; else None: nobody can be shown to be right. `seen` are cards known to lie elsewhere.
    """
    unseen = _unseen(boards.values(), seen)
    weakest = {seat: _weakest(board, unseen, show) for seat, board in boards.items()}
    values = {seat: show(board).value for seat, board in weakest.items()}
    order = sorted(boards, key=lambda seat: (-values[seat], _suits(weakest[seat]) if by_suit else (), seat))
    best = order[0]
    if None in boards[best]:
        return None
    tied = tuple(s for s in sorted(boards) if None not in boards[s] and values[s] == values[best])
    acts = first_with_chips(best, with_chips) if with_chips else best
    verified = all(None not in board for board in boards.values())
    return FirstActor(best, tied, by_suit and len(tied) > 1, acts, tuple((s, boards[s]) for s in order), verified)


def open_pair(boards: Mapping[Seat, Board], seen: Collection[Card] = ()) -> tuple[Seat, ...]:
    """Return the seats whose board is a pair (`pair-on-fourth`), or may be one with an unseen card for an unknown one.

    `seen` are cards known to lie elsewhere.
    """
    unseen = {card.rank for card in _unseen(boards.values(), seen)}
    return tuple(seat for seat, board in sorted(boards.items()) if _may_be_pair(board, unseen))


def _may_be_pair(board: Board, unseen_ranks: set[int]) -> bool:
    ranks = [card.rank for card in board if card is not None]
    if None in board and (not ranks or unseen_ranks & set(ranks)):
        return True
    return len(set(ranks)) < len(ranks)


def _unseen(boards: Iterable[Board], seen: Collection[Card]) -> list[Card]:
    known = {card for board in boards for card in board} | set(seen)
    return [card for card in DECK if card not in known]


def _weakest(board: Board, unseen: Sequence[Card], show: Show) -> tuple[Card, ...]:
    """Return `board` with each unknown card as the unseen one with which it shows least."""
    cards = [card for card in board if card is not None]
    while len(cards) < len(board):
        cards.append(min(unseen, key=lambda card: show([*cards, card]).value if card not in cards else _MOST))
    return tuple(cards)


def _suits(board: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(-suit for suit in suit_tiebreak(board))
