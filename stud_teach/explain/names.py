"""Names of cards, ranks, suits, hands, boards and seats, as phrases in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stud_teach.cards import UNKNOWN
from stud_teach.explain.catalogue import LANGUAGES, Text, say

GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
LOW_ACE = 1


def card_text(card: str) -> str:
    """Return a card as texts write it: "Th" is "10♥"."""
    if card == UNKNOWN:
        return card
    rank, suit = card[0], card[1]
    return ("10" if rank == "T" else rank) + GLYPHS[suit]


def cards_text(cards: Sequence[str]) -> str:
    """Return cards as texts write them, one after the other."""
    return " ".join(map(card_text, cards))


def suit_name(suit: str) -> Text:
    """Return a suit's name, in the plural: "clubs"."""
    names = {"c": say("clubs"), "d": say("diamonds"), "h": say("hearts"), "s": say("spades")}
    return names[suit]


def one_rank(rank: int) -> Text:
    """Return a rank as one card's: "ace", "deuce", "four"."""
    names = {
        LOW_ACE: say("ace"),
        2: say("deuce"),
        3: say("three"),
        4: say("four"),
        5: say("five"),
        6: say("six"),
        7: say("seven"),
        8: say("eight"),
        9: say("nine"),
        10: say("ten"),
        11: say("jack"),
        12: say("queen"),
        13: say("king"),
        14: say("ace"),
    }
    return names[rank]


def ranks(rank: int) -> Text:
    """Return a rank in the plural: "aces", "deuces", "fours"."""
    names = {
        LOW_ACE: say("aces"),
        2: say("deuces"),
        3: say("threes"),
        4: say("fours"),
        5: say("fives"),
        6: say("sixes"),
        7: say("sevens"),
        8: say("eights"),
        9: say("nines"),
        10: say("tens"),
        11: say("jacks"),
        12: say("queens"),
        13: say("kings"),
        14: say("aces"),
    }
    return names[rank]


def hand_name(category: str, of: Sequence[int]) -> Text:
    """Return the name of a high hand, by its category and ranks: "two pairs, queens and nines"."""
    return _HANDS[category](of)


def board_name(category: str, of: Sequence[int]) -> Text:
    """Return what a board shows: "a pair of deuces", "ace-king high"; its kickers stay unsaid."""
    if category != "high-card":
        return hand_name(category, of)
    if len(of) == 1:
        return say("{rank} high", rank=one_rank(of[0]))
    return say("{first}-{second} high", first=one_rank(of[0]), second=one_rank(of[1]))


def low_name(of: Sequence[int]) -> Text:
    """Return a low by its ranks, from the highest: "7-5-4-2-A"."""
    name = "-".join("A" if rank == LOW_ACE else str(rank) for rank in of)
    return dict.fromkeys(LANGUAGES, name)


_LETTERS = {14: "A", 13: "K", 12: "Q", 11: "J", LOW_ACE: "A"}


def _letters(of: Sequence[int]) -> str:
    return "-".join(_LETTERS.get(rank, str(rank)) for rank in of)


_HANDS: Mapping[str, Callable[[Sequence[int]], Text]] = {
    "high-card": lambda of: say("{rank} high, {others}", rank=one_rank(of[0]), others=_letters(of[1:])),
    "pair": lambda of: say("a pair of {ranks}", ranks=ranks(of[0])),
    "two-pair": lambda of: say("two pairs, {high} and {low}", high=ranks(of[0]), low=ranks(of[1])),
    "trips": lambda of: say("three {ranks}", ranks=ranks(of[0])),
    "straight": lambda of: say("a straight, {rank} high", rank=one_rank(of[0])),
    "flush": lambda of: say("a flush, {rank} high", rank=one_rank(of[0])),
    "full-house": lambda of: say("a full house, {three} full of {two}", three=ranks(of[0]), two=ranks(of[1])),
    "quads": lambda of: say("four {ranks}", ranks=ranks(of[0])),
    "straight-flush": lambda of: say("a straight flush, {rank} high", rank=one_rank(of[0])),
}


def seat_list(seats: Sequence[Any]) -> Text:
    """Return numbers in a row: "1, 4 and 7"."""
    *most, last = map(str, seats)
    return say("{most} and {last}", most=", ".join(most), last=last) if most else dict.fromkeys(LANGUAGES, last)


def street_name(street: str) -> Text:
    """Return a street's name as a heading: "Third street"."""
    names = {
        "ante": say("Antes"),
        "third": say("Third street"),
        "fourth": say("Fourth street"),
        "fifth": say("Fifth street"),
        "sixth": say("Sixth street"),
        "seventh": say("Seventh street"),
        "showdown": say("Showdown"),
    }
    return names[street]


def on_street(street: str) -> Text:
    """Return a street within a sentence: "on seventh street"."""
    names = {
        "ante": say("in the antes"),
        "third": say("on third street"),
        "fourth": say("on fourth street"),
        "fifth": say("on fifth street"),
        "sixth": say("on sixth street"),
        "seventh": say("on seventh street"),
        "showdown": say("at the showdown"),
    }
    return names[street]


def street_short(street: str) -> Text:
    """Return a street's short label for a narrow bar: "4th"."""
    names = {
        "third": say("3rd"),
        "fourth": say("4th"),
        "fifth": say("5th"),
        "sixth": say("6th"),
        "seventh": say("7th"),
        "showdown": say("End"),
    }
    return names[street]


def rules_name(rules: str) -> Text:
    """Return a rule set's name: "room rules"."""
    names = {"room": say("room rules"), "casino": say("casino rules"), "tournament": say("tournament rules")}
    return names.get(rules, dict.fromkeys(LANGUAGES, rules))
