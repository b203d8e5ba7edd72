"""What a reader gives to a picture: cards by seat or in a row, a game, a set-up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from stud_teach.cards.card import Card, CardError, Cards, MaybeCard, parse_cards, refuse_repeats
from stud_teach.engine.events import Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from stud_teach.games import GAMES, Game
from stud_teach.saying.messages import Message, message_of
from stud_teach.saying.quoting import quoted


def by_seat(
    given: Mapping[Seat, Cards | None] | Iterable[Cards | None], what: Message
) -> dict[Seat, tuple[MaybeCard, ...]]:
    """Return the cards of each seat, in the order of seats; a row of them lies before seats 1, 2, 3 ...

    `what` names them, in the plural, in errors. Raises CardError for what is no card and for a repeated one,
    ValueError for a seat that no table has and for fewer than two.
    """
    if not isinstance(given, Mapping):
        if isinstance(given, Card) or not isinstance(given, Iterable):
            raise CardError(
                Message(
                    "no {what}: {given}; they are given by seat, as in {{1: 'Ks', 2: '2d'}}",
                    what=what,
                    given=quoted(given),
                )
            )
        given = dict(enumerate(given, 1))
    for seat in given:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= MAX_PLAYERS:
            raise ValueError(
                Message("no such seat: {seat}; the seats are 1 to {most}", seat=quoted(seat), most=MAX_PLAYERS)
            )
    cards = {}
    for seat in sorted(given):
        held = given[seat]
        with cards_of(Message("Seat {seat}", seat=seat)):
            cards[seat] = (None,) if held is None else parse_cards(held)
    if len(cards) < MIN_PLAYERS:
        raise ValueError(
            Message(
                "{what}: {count} given; there must be at least {least} to compare",
                what=what,
                count=len(cards),
                least=MIN_PLAYERS,
            )
        )
    refuse_repeats(card for each in cards.values() for card in each)
    return cards


@contextmanager
def cards_of(whose: str) -> Iterator[None]:
    """Let an error about cards begin with `whose` they are."""
    try:
        yield
    except CardError as error:
        raise CardError(Message("{place}: {problem}", place=whose, problem=message_of(error))) from None


def game_called(name: str) -> Game:
    """Return the game of that name; raises ValueError, naming the games, for another name."""
    if name not in list(GAMES):
        raise ValueError(
            Message("no such game: {game}; the games are {games}", game=quoted(name), games=", ".join(GAMES))
        )
    return GAMES[name]


def table_for(seats: Iterable[Seat], game: str, limit: str, rules: str, house: Mapping[str, object] | None) -> Hand:
    """Return a hand with these seats, for its set-up alone; raises what `Hand.new` raises."""
    return Hand.new(game, limit, players=max(MIN_PLAYERS, *seats), rules=rules, house=house)
