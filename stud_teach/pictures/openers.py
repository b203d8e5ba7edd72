"""Who opens: the ladder of door cards, and the ladder of boards, each with the ruling on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from stud_teach.cards.card import Cards, MaybeCard, parse_cards
from stud_teach.engine.events import Event, Kind, Seat
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import BringIn, FirstActor, highest_brings_in, ties_by_suit
from stud_teach.engine.opening import bring_in as rule_bring_in
from stud_teach.engine.opening import first_actor as rule_first_actor
from stud_teach.games import HIGH, Game, Street
from stud_teach.pictures.evidence.ladders import boards as boards_ladder
from stud_teach.pictures.evidence.ladders import doors as doors_ladder
from stud_teach.pictures.given import by_seat, game_called, table_for
from stud_teach.pictures.part import part, seat_names, sentences_of, told_alone
from stud_teach.pictures.schema import Picture
from stud_teach.saying.messages import Message, both
from stud_teach.saying.quoting import literal
from stud_teach.telling.openings import acts_first_title, bring_in_title

BRING_IN_RULES = ("bring-in", "bring-in-suit", "bring-in-all-in")
FIRST_ACTOR_RULES = ("first-actor", "showing-hand", "first-actor-tie", "first-actor-all-in")


def bring_in(
    doors: Mapping[Seat, Cards | None] | Iterable[Cards | None],
    *,
    game: str = HIGH.name,
    limit: str = "fixed",
    rules: str = "room",
    house: Mapping[str, object] | None = None,
    all_in: Collection[Seat] = (),
) -> Picture:
    """Return the picture of who brings it in, from the door cards by seat or in a row (`bring-in`).

    `all_in` are seats without chips after the ante. Raises CardError, ValueError, HouseError or BadSetup.
    """
    ruling, hand = ruled_doors(doors, game, limit, rules, house, all_in)
    given = dict(sorted(ruling.doors))
    game_played = hand.setup.game
    event = Event(Kind.DEAL, game_played.first_street, rulings=(ruling,))
    told = told_alone(event, hand)
    title = bring_in_title(told.reasons["bring-in"], told, owed=True)
    return part(
        title, [doors_ladder(ruling, game_played)], sentences_of(event, hand, BRING_IN_RULES), names=seat_names(given)
    )


def ruled_doors(
    doors: Mapping[Seat, Cards | None] | Iterable[Cards | None],
    game: str,
    limit: str,
    rules: str,
    house: Mapping[str, object] | None,
    all_in: Collection[Seat],
) -> tuple[BringIn, Hand]:
    """Return the ruling on door cards as they are given to `bring_in`, and a hand that has the set-up."""
    if isinstance(doors, str):
        doors = parse_cards(doors)
    given = {seat: _one(seat, cards) for seat, cards in by_seat(doors, Message("door cards")).items()}
    hand = table_for(given, game, limit, rules, house)
    setup = hand.setup
    highest = highest_brings_in(setup.game, setup.limit, setup.house)
    ruling = rule_bring_in(given, _with_chips(given, all_in), highest, ())
    if ruling is None:
        raise ValueError(
            Message("With these unknown door cards nobody can be shown to owe the bring-in: give more of them.")
        )
    return ruling, hand


def _one(seat: Seat, cards: tuple[MaybeCard, ...]) -> MaybeCard:
    if len(cards) != 1:
        raise ValueError(Message("Seat {seat} has {count} door cards; a player has one.", seat=seat, count=len(cards)))
    return cards[0]


def _with_chips(seats: Collection[Seat], all_in: Collection[Seat]) -> list[Seat]:
    if not isinstance(all_in, Collection) or isinstance(all_in, str | bytes):
        message = Message("“all_in” is a list of the seats without chips, as in [2], not {given}.")
        raise ValueError(message.filled(given=literal(all_in)))
    for seat in all_in:
        if seat not in list(seats):
            raise ValueError(Message("“all_in” names seat {seat}, which has no cards here.", seat=literal(seat)))
    left = [seat for seat in seats if seat not in all_in]
    if not left:
        raise ValueError(Message("“all_in” names every seat; somebody must have chips to open."))
    return left


def first_actor(
    boards: Mapping[Seat, Cards] | Iterable[Cards],
    *,
    game: str = HIGH.name,
    limit: str = "fixed",
    rules: str = "room",
    house: Mapping[str, object] | None = None,
    all_in: Collection[Seat] = (),
) -> Picture:
    """Return the picture of who acts first, from the up cards by seat or in a row (`first-actor`).

    `all_in` are seats without chips. Raises CardError, ValueError, HouseError or BadSetup.
    """
    ruling, hand = ruled_boards(boards, game, limit, rules, house, all_in)
    given, game_played = dict(sorted(ruling.boards)), hand.setup.game
    event = Event(Kind.DEAL, _street(given, game_played), rulings=(ruling,))
    told = told_alone(event, hand)
    title = acts_first_title(told.reasons["first-actor"], told)
    states = {seat: "all-in" if seat in all_in else "in" for seat in given}
    evidence = [boards_ladder(ruling, states, game_played)]
    return part(title, evidence, sentences_of(event, hand, FIRST_ACTOR_RULES), names=seat_names(given))


def ruled_boards(
    boards: Mapping[Seat, Cards] | Iterable[Cards],
    game: str,
    limit: str,
    rules: str,
    house: Mapping[str, object] | None,
    all_in: Collection[Seat],
) -> tuple[FirstActor, Hand]:
    """Return the ruling on boards as they are given to `first_actor`, and a hand that has the set-up."""
    if isinstance(boards, str):
        message = Message("The boards are given by seat, as in {{1: 'AsKd', 2: '2c2d'}}, not as {given}.")
        raise ValueError(message.filled(given=literal(boards)))
    given = by_seat(boards, Message("boards"))
    _street(given, game_called(game))
    hand = table_for(given, game, limit, rules, house)
    ruling = rule_first_actor(given, _with_chips(given, all_in), ties_by_suit(hand.setup.game, hand.setup.house))
    if ruling is None:
        raise ValueError(Message("With these unknown up cards nobody can be shown to act first: give more of them."))
    return ruling, hand


def _street(boards: Mapping[Seat, tuple[MaybeCard, ...]], game: Game) -> str:
    """Return the street, behind the first, on which boards grow to as many cards as these have; raises ValueError."""
    sizes, streets = sorted({len(board) for board in boards.values()}), _by_up_cards(game)
    if len(sizes) == 1 and sizes[0] in streets:
        return streets[sizes[0]].name
    message = Message("The boards have {sizes} cards; all have the same number, {least} to {most}.")
    raise ValueError(message.filled(sizes=both(map(str, sizes)), least=min(streets), most=max(streets)))


def _by_up_cards(game: Game) -> dict[int, Street]:
    first, *later = game.streets
    found: dict[int, Street] = {}
    count = sum(first.deal)
    for street in later:
        count += sum(street.deal)
        found.setdefault(count, street)
    return found
