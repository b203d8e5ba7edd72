"""Which five of five to seven cards play for high and for low, why a low is none, and which of several hands wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from stud_teach.cards.card import Card, Cards, card_names, known_cards, refuse_repeats
from stud_teach.cards.ranking import ACE, LOW_ACE, WORST_LOW
from stud_teach.engine.events import Event, Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import read_hand
from stud_teach.engine.rules import MAX_PLAYERS
from stud_teach.games import HIGH_LOW, Game
from stud_teach.pictures.evidence.hands import playing
from stud_teach.pictures.given import cards_of, game_called
from stud_teach.pictures.hands_compared import Entry, Outcome, compared
from stud_teach.pictures.part import part, sentence, sentences_of
from stud_teach.pictures.schema import ComparedHand, Hands, Picture, Sentence
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import Text, say, worded
from stud_teach.telling.names import cards_text, letters, rank_name

FIVE = 5


def best_five(*hands: Cards | Mapping[str, Cards], game: str = HIGH_LOW.name) -> Picture:
    """Return the picture of the five cards that play in each hand and, with several hands, of who wins.

    A hand is five to seven cards; a mapping holds hands by name. Raises CardError for anything else and for a card
    that comes twice, ValueError for no hand, for more than eight and for another game.
    """
    played = game_called(game)
    entries = _entries(hands, played)
    if len(entries) == 1:
        entry = entries[0]
        title = say("The best five of {count} cards", count=len(entry.cards))
        return _picture(title, entries, Outcome({}, []), list(_alone(entry, played)), played)
    outcome = compared(entries, played.halves)
    missed = [each for entry in entries for each in _missed(entry, played)]
    return _picture(say("The hands compared"), entries, outcome, [*outcome.sentences, *missed], played)


def _entries(hands: Sequence[Cards | Mapping[str, Cards]], game: Game) -> list[Entry]:
    named: list[tuple[str | None, Cards]] = []
    for given in hands:
        named += (
            [(quoted(name), cards) for name, cards in given.items()] if isinstance(given, Mapping) else [(None, given)]
        )
    if not named:
        raise ValueError(Message("No hand is given; a hand is five to seven cards, as in 'As2d3c4h5sKdKs'."))
    if len(named) > MAX_PLAYERS:
        message = Message("At a table there are at most {most} hands; {count} are given.")
        raise ValueError(message.filled(count=len(named), most=MAX_PLAYERS))
    entries = [_entry(n, name, cards, game) for n, (name, cards) in enumerate(named, 1)]
    refuse_repeats(card for entry in entries for card in entry.cards)
    return entries


def _entry(n: int, name: str | None, given: Cards, game: Game) -> Entry:
    whose = Message("Hand {n}", n=n) if name is None else name
    with cards_of(whose):
        cards = known_cards(given)
        return Entry(n, worded(whose), name is not None, cards, read_hand(cards, game.high, game.low))


def _picture(title: Text, entries: list[Entry], outcome: Outcome, sentences: list[Sentence], game: Game) -> Picture:
    items = [_item(entry, len(entries) > 1 or entry.named, outcome, game) for entry in entries]
    evidence: Hands = {"kind": "hands", "title": say("Which five cards play"), "note": None, "items": [*items]}
    return part(title, [evidence], sentences, names={entry.n: entry.name for entry in entries})


def _item(entry: Entry, named: bool, outcome: Outcome, game: Game) -> ComparedHand:
    return {
        "seat": entry.n if named else None,
        "cards": card_names(entry.cards),
        "up": [True] * len(entry.cards),
        "community": None,
        **playing(entry.read, game),
        "result": outcome.results.get(entry.n),
        "won": 0,
        "best": entry.n in outcome.results,
        "mucked": False,
    }


# One hand


def _alone(entry: Entry, game: Game) -> Iterator[Sentence]:
    setting, read = Hand.new(game.name, players=2), entry.read
    event = Event(Kind.SHOW, "showdown", 1, rulings=(read,))
    yield from sentences_of(event, setting, ("high-hand", "low-hand"))
    yield from _missed(entry, game)
    if read.high and read.low and set(read.low.cards) == set(read.high.cards):
        yield sentence(say("The same five cards play for high and for low."), "low-hand")
    if _is_choice(entry, game):
        text = say("Where several sets of five cards are equally good, the one with the higher suits is used.")
        yield sentence(text, "five-used", ours=True)


def _is_choice(entry: Entry, game: Game) -> bool:
    """Return whether several fives of the cards are equally good, high or low (`five-used`)."""
    fives, read = list(combinations(entry.cards, FIVE)), entry.read
    equal_highs = game.high and read.high and [game.high.value(five) for five in fives].count(read.high.value) > 1
    equal_lows = game.low and read.low and [game.low.value(five) for five in fives].count(read.low.value) > 1
    return bool(equal_highs or equal_lows)


# Why a low is none


def _missed(entry: Entry, game: Game) -> Iterator[Sentence]:
    """Yield why five cards that look low are no low: equal ranks among them, or nine high (`low-hand`)."""
    if not game.low or entry.read.low:
        return
    small = sorted((card for card in entry.cards if _low_rank(card) <= WORST_LOW), key=_low_rank, reverse=True)
    lowest = sorted({_low_rank(card) for card in entry.cards})[:FIVE]
    if len(small) >= FIVE:
        text = say("Equal ranks count once, so {cards} are too few for a low.", cards=cards_text(card_names(small)))
        yield sentence(text, "low-hand", ours=True)
    elif len(lowest) == FIVE:
        places = {"low": letters(lowest[::-1]), "rank": rank_name(lowest[-1])}
        text = say("The five lowest ranks are {low}, and the {rank} is higher than an eight.", **places)
        yield sentence(text, "low-hand", ours=True)


def _low_rank(card: Card) -> int:
    return LOW_ACE if card.rank == ACE else card.rank
