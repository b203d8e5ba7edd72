"""The kinds of hands, and what they are called: patterns, in English, for whoever names a hand in a language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from stud_teach.saying.messages import N_

# The forms in which the name of a rank stands in that of a hand; LETTERS are all ranks that are left, as in "K-J-7".
NAME, PLURAL, PAIRED, COUNTED, HIGH, TOPPED = "name", "plural", "paired", "counted", "high", "topped"
LETTERS = "letters"


class Category(StrEnum):
    """A kind of hand. A ranking has an enum of this kind, its members standing from the worst to the best.

    `number` is a member's place there, from 0. `groups` is how many cards of each rank play, `kickers` how many of
    these ranks don't name the hand. `pattern` is the name of such a hand, and `forms` says by place how the ranks, in
    order, stand in it. `heading` is the name of the kind, `line` a line about it, `example` five cards that are one.
    """

    number: int
    groups: tuple[int, ...]
    kickers: int
    pattern: str
    forms: Mapping[str, str]
    heading: str
    line: str
    example: str

    def __new__(
        cls,
        name: str,
        groups: tuple[int, ...],
        kickers: int,
        pattern: str,
        forms: Mapping[str, str],
        heading: str,
        line: str,
        example: str,
    ) -> Self:
        """Make a member of its columns."""
        made = str.__new__(cls, name)
        made._value_, made.number = name, len(cls.__members__)
        made.groups, made.kickers, made.pattern, made.forms = groups, kickers, pattern, forms
        made.heading, made.line, made.example = heading, line, example
        return made

    @property
    def columns(self) -> tuple[str, tuple[int, ...], int, str, Mapping[str, str], str, str, str]:
        """Return what the member is made of, for another ranking that has this category."""
        words = (self.pattern, self.forms, self.heading, self.line, self.example)
        return (str(self), self.groups, self.kickers, *words)

    def naming(self, ranks: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of a hand's ranks that are no kickers."""
        return ranks[: len(ranks) - self.kickers]


class HighCategory(Category):
    """The categories of high hands."""

    HIGH_CARD = (
        "high-card",
        (1, 1, 1, 1, 1),
        0,
        N_("{rank} high, {others}"),
        {"rank": HIGH, "others": LETTERS},
        N_("High card"),
        N_("nothing of the above: compared from the highest down"),
        "KhJd8s6c2d",
    )
    PAIR = (
        "pair",
        (2, 1, 1, 1),
        3,
        N_("a pair of {ranks}"),
        {"ranks": PAIRED},
        N_("One pair"),
        N_("the other three cards are the kickers"),
        "TsThAd7c3s",
    )
    TWO_PAIR = (
        "two-pair",
        (2, 2, 1),
        1,
        N_("two pairs, {high} and {low}"),
        {"high": PLURAL, "low": PLURAL},
        N_("Two pairs"),
        N_("the higher pair counts first, then the lower, then the fifth card"),
        "KsKd4h4c9s",
    )
    TRIPS = (
        "trips",
        (3, 1, 1),
        2,
        N_("three {ranks}"),
        {"ranks": COUNTED},
        N_("Three of a kind"),
        N_("three of one rank"),
        "8s8h8dKc4s",
    )
    STRAIGHT = (
        "straight",
        (1, 1, 1, 1, 1),
        0,
        N_("straight, {rank} high"),
        {"rank": TOPPED},
        N_("Straight"),
        N_("five in a row; the ace is high, or low before the deuce"),
        "5s4h3d2cAs",
    )
    FLUSH = (
        "flush",
        (1, 1, 1, 1, 1),
        0,
        N_("flush, {rank} high"),
        {"rank": NAME},
        N_("Flush"),
        N_("five of one suit, compared from the highest down"),
        "AcTc8c5c3c",
    )
    FULL_HOUSE = (
        "full-house",
        (3, 2),
        0,
        N_("full house, {three} full of {two}"),
        {"three": PLURAL, "two": PLURAL},
        N_("Full house"),
        N_("three of one rank and two of another"),
        "JsJhJd4c4s",
    )
    QUADS = (
        "quads",
        (4, 1),
        1,
        N_("four {ranks}"),
        {"ranks": COUNTED},
        N_("Four of a kind"),
        N_("four of one rank"),
        "QsQhQdQc7d",
    )
    STRAIGHT_FLUSH = (
        "straight-flush",
        (1, 1, 1, 1, 1),
        0,
        N_("straight flush, {rank} high"),
        {"rank": TOPPED},
        N_("Straight flush"),
        N_("five in a row of one suit"),
        "9h8h7h6h5h",
    )
