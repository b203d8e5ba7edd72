"""Names of cards, hands, boards, seats and pots, as phrases in every language.

Where Finnish inflects, a table has the form that is needed: a pair of deuces is a "kakkospari", three of them are
"kolme kakkosta". The context of a message says which form it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from stud_teach.cards.card import CardName
from stud_teach.cards.categories import COUNTED, HIGH, LETTERS, NAME, PAIRED, PLURAL, TOPPED, Category
from stud_teach.cards.ranking import HighHand
from stud_teach.engine.pots import Hand
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import N_, Text, and_list, pgettext, plain, say, worded

RANKS = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
ACE, LOW_ACE = 14, 1


# Cards


def card_text(card: str) -> str:
    """Return a card as texts write it: "Th" is "10♥"; an unknown one is "?"."""
    return f"{CardName(card)}"


def cards_text(cards: Iterable[str]) -> str:
    """Return cards as texts write them, one after the other."""
    return " ".join(map(card_text, cards))


def card_name(card: str) -> Text:
    """Return a known card's name: "deuce of clubs"."""
    rank = RANKS.get(card[0]) or int(card[0])
    return say("{rank} of {suit}", rank=rank_name(rank), suit=suit_name(card[1]))


def suit_name(suit: str) -> Text:
    """Return a suit's name: "clubs"."""
    return say(_SUITS[suit])


_SUITS = {"c": N_("clubs"), "d": N_("diamonds"), "h": N_("hearts"), "s": N_("spades")}


def rank_name(rank: int) -> Text:
    """Return a rank's name; 1 and 14 are the ace."""
    return _ranks()[rank or ACE]


@cache
def _ranks() -> Mapping[int, Text]:
    return _by_rank(
        *(say("ace"), say("deuce"), say("three"), say("four"), say("five"), say("six"), say("seven")),
        *(say("eight"), say("nine"), say("ten"), say("jack"), say("queen"), say("king")),
    )


def _by_rank(*forms: Text) -> Mapping[int, Text]:
    """Return forms by rank; they stand from the ace, which is 1 and 14, up to the king."""
    return dict(enumerate((*forms, forms[0]), LOW_ACE))


@cache
def _plurals() -> Mapping[int, Text]:
    return _by_rank(
        *(say("aces"), say("deuces"), say("threes"), say("fours"), say("fives"), say("sixes"), say("sevens")),
        *(say("eights"), say("nines"), say("tens"), say("jacks"), say("queens"), say("kings")),
    )


@cache
def _paired() -> Mapping[int, Text]:
    # Translators: as it stands in "a pair of {ranks}"
    return _by_rank(
        *(pgettext("pair", "aces"), pgettext("pair", "deuces"), pgettext("pair", "threes"), pgettext("pair", "fours")),
        *(pgettext("pair", "fives"), pgettext("pair", "sixes"), pgettext("pair", "sevens"), pgettext("pair", "eights")),
        *(pgettext("pair", "nines"), pgettext("pair", "tens"), pgettext("pair", "jacks"), pgettext("pair", "queens")),
        pgettext("pair", "kings"),
    )


@cache
def _counted() -> Mapping[int, Text]:
    # Translators: as it stands in "three {ranks}" and "four {ranks}"
    return _by_rank(
        *(pgettext("count", "aces"), pgettext("count", "deuces"), pgettext("count", "threes")),
        *(pgettext("count", "fours"), pgettext("count", "fives"), pgettext("count", "sixes")),
        *(pgettext("count", "sevens"), pgettext("count", "eights"), pgettext("count", "nines")),
        *(pgettext("count", "tens"), pgettext("count", "jacks"), pgettext("count", "queens")),
        pgettext("count", "kings"),
    )


@cache
def _high() -> Mapping[int, Text]:
    # Translators: as it stands in "{rank} high" and "{first}-{second} high"
    return _by_rank(
        *(pgettext("high", "ace"), pgettext("high", "deuce"), pgettext("high", "three"), pgettext("high", "four")),
        *(pgettext("high", "five"), pgettext("high", "six"), pgettext("high", "seven"), pgettext("high", "eight")),
        *(pgettext("high", "nine"), pgettext("high", "ten"), pgettext("high", "jack"), pgettext("high", "queen")),
        pgettext("high", "king"),
    )


@cache
def _topped() -> Mapping[int, Text]:
    # Translators: as it stands in "straight, {rank} high"
    return _by_rank(
        *(pgettext("straight", "ace"), plain("-"), plain("-"), plain("-"), pgettext("straight", "five")),
        *(pgettext("straight", "six"), pgettext("straight", "seven"), pgettext("straight", "eight")),
        *(pgettext("straight", "nine"), pgettext("straight", "ten"), pgettext("straight", "jack")),
        *(pgettext("straight", "queen"), pgettext("straight", "king")),
    )


# Hands


def hand_name(category: Category, of: Sequence[int]) -> Text:
    """Return the name of a high hand, by its category and ranks: "two pairs, queens and nines"."""
    left = iter(of)
    places = {
        place: plain(letters(left)) if form == LETTERS else _FORMS[form](next(left))
        for place, form in category.forms.items()
    }
    return say(category.pattern, **places)


_FORMS: Mapping[str, Callable[[int], Text]] = {
    NAME: rank_name,
    PLURAL: lambda rank: _plurals()[rank],
    PAIRED: lambda rank: _paired()[rank],
    COUNTED: lambda rank: _counted()[rank],
    HIGH: lambda rank: _high()[rank],
    TOPPED: lambda rank: _topped()[rank],
}


def best_name(hand: Hand) -> Text:
    """Return the name of what of a hand wins a pot, or the high half of one."""
    best = hand.best
    return hand_name(best.category, best.ranks) if isinstance(best, HighHand) else low_name(best.ranks)


def board_name(category: Category, of: Sequence[int]) -> Text:
    """Return what a board shows: "a pair of deuces", "ace-king high"; further kickers stay unsaid."""
    if category != "high-card":
        return hand_name(category, of)
    if len(of) == 1:
        return say("{rank} high", rank=_high()[of[0]])
    return say("{first}-{second} high", first=_high()[of[0]], second=_high()[of[1]])


def board_short(category: Category, of: Sequence[int]) -> Text:
    """Return what a board shows, as headlines compare boards: "a pair of deuces", "ace-king"."""
    if category != "high-card" or len(of) == 1:
        return board_name(category, of)
    return say("{first}-{second}", first=_high()[of[0]], second=_high()[of[1]])


def low_name(of: Sequence[int]) -> Text:
    """Return a low by its ranks, from the highest: "7-5-4-2-A"."""
    return plain(letters(of))


def letters(of: Iterable[int]) -> str:
    """Return ranks in a row: "K-J-7-5"."""
    return "-".join(_LETTERS.get(rank, str(rank)) for rank in of)


_LETTERS = {14: "A", 13: "K", 12: "Q", 11: "J", LOW_ACE: "A"}


# Seats, pots, rule sets


def player(name: str, seat: int) -> Text:
    """Return a player's name; the one that `Hand` makes up is put into every language."""
    return say("Player {seat}", seat=seat) if is_made_up(name, seat) else plain(name)


def is_made_up(name: str, seat: int) -> bool:
    """Return whether `name` is the one that a hand without names has for `seat`."""
    return name == f"Player {seat}"


def seat_list(seats: Iterable[object]) -> Text:
    """Return numbers in a row: "1, 4 and 7"."""
    return and_list(seats)


def pot_taken(number: int, of: int) -> Text:
    """Return a pot within a sentence, as somebody takes it: "the pot", "the main pot", "side pot 2"."""
    # Translators: as the object of a verb, as in "takes the main pot", and as an owner, as in "the main pot's half"
    if of == 1:
        return pgettext("object", "the pot")
    if number == 0:
        return pgettext("object", "the main pot")
    return pgettext("object", "the side pot") if of == 2 else pgettext("object", "side pot {number}", number=number)


def pot_shared(number: int, of: int) -> Text:
    """Return a pot within a sentence, as somebody takes a share of it."""
    # Translators: as it stands in "shares the main pot"
    if of == 1:
        return pgettext("share", "the pot")
    if number == 0:
        return pgettext("share", "the main pot")
    return pgettext("share", "the side pot") if of == 2 else pgettext("share", "side pot {number}", number=number)


def rules_name(rules: str) -> Text:
    """Return a rule set's name: "room rules"."""
    return worded(RULES.get(rules, rules))


def house_name(rules: str, changes: Mapping[str, object]) -> Text:
    """Return the name of a rule set with the settings changed on top of it: "room rules + raise-cap=4"."""
    added = "".join(f" + {key}={value}" for key, value in changes.items())
    return {lang: text + added for lang, text in rules_name(rules).items()}


RULES = {
    "room": Message("room rules"),
    "casino": Message("casino rules"),
    "tournament": Message("tournament rules"),
}
