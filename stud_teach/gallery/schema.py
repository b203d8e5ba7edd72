"""What a page gets of the teaching hands, record by record."""

from __future__ import annotations

from typing import Literal, TypedDict

from stud_teach.telling.catalogue import Text


class TeachingHand(TypedDict):
    """A teaching hand, and the rules that it shows, the first of them its point."""

    name: str
    title: Text
    lesson: Text
    rules: list[str]


class Entry(TeachingHand):
    """A teaching hand with the heading of its chapter."""

    chapter: Text


class Thumbnail(TypedDict):
    """How each seat ends, and whether a community card was dealt; `text` says so in words."""

    seats: list[Literal["won", "gone", "in"]]
    community: bool
    text: Text


class HandCard(TeachingHand):
    """A card for a teaching hand: the number of its chapter, a few words on it, and a very small picture."""

    chapter: int
    tags: list[Text]
    picture: Thumbnail


class RuleTitle(TypedDict):
    """A rule and its title."""

    rule: str
    title: Text


class Chapter(TypedDict):
    """A chapter and its rules."""

    title: Text
    rules: list[RuleTitle]


class Library(TypedDict):
    """The chapters, and a card for each teaching hand in the order of the book."""

    chapters: list[Chapter]
    cards: list[HandCard]
