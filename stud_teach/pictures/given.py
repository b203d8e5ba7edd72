"""What a reader gives to a picture: cards by seat or in a row, a game, a set-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from stud_teach.cards.card import Card, CardError, Cards, MaybeCard, parse_cards, refuse_repeats
from stud_teach.engine.events import Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from stud_teach.games import GAMES, Game
from stud_teach.saying.checks import one_of, whole
from stud_teach.saying.messages import Message, joined, message_of
from stud_teach.saying.quoting import literal

_NO_CARDS = Message("Cards are text such as 'AsKd', or a list of cards, not {given}.")


def by_seat(
    given: Mapping[Seat, Cards | None] | Iterable[Cards | None], what: Message
) -> dict[Seat, tuple[MaybeCard, ...]]:
    """Return the cards of each seat, in the order of seats; a row of them lies before seats 1, 2, 3 ...

    `what` names them, in the plural, in errors. Raises CardError for what is no card and for a repeated one,
    ValueError for a seat that no table has and for fewer than two.
    """
    if not isinstance(given, Mapping):
        if isinstance(given, Card) or not isinstance(given, Iterable):
            raise CardError(_NOT_BY_SEAT.filled(what=what, given=literal(given)))
        given = dict(enumerate(given, 1))
    for seat in given:
        whole(seat, "seat", 1, MAX_PLAYERS)
    cards = {}
    for seat in sorted(given):
        held = given[seat]
        with cards_of(Message("Seat {seat}", seat=seat)):
            cards[seat] = (None,) if held is None else parse_cards(held)
    if len(cards) < MIN_PLAYERS:
        message = Message("At least {least} are needed of {what}, to compare them, not {count}.", least=MIN_PLAYERS)
        raise ValueError(message.filled(what=what, count=len(cards)))
    refuse_repeats(card for each in cards.values() for card in each)
    return cards


_NOT_BY_SEAT = Message("The {what} are given by seat, as in {{1: 'Ks', 2: '2d'}}, not as {given}.")


@contextmanager
def cards_of(whose: str) -> Iterator[None]:
    """Let an error about cards begin with `whose` they are."""
    try:
        yield
    except CardError as error:
        raise CardError(joined(": ", [whose, message_of(error)])) from None


def game_called(name: str) -> Game:
    """Return the game of that name; raises ValueError, naming the games, for another name."""
    return GAMES[one_of(name, "game", GAMES)]


def table_for(seats: Iterable[Seat], game: str, limit: str, rules: str, house: Mapping[str, object] | None) -> Hand:
    """Return a hand with these seats, for its set-up alone; raises what `Hand.new` raises."""
    return Hand.new(game, limit, players=max(MIN_PLAYERS, *seats), rules=rules, house=house)
