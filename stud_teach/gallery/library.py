"""The teaching hands as a library to browse: what each shows, by chapter and by rule, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from stud_teach import scenarios
from stud_teach.book.entries import CHAPTERS, brief, chapter_of
from stud_teach.book.rulebook import OUTSIDE, UnknownRule, rule
from stud_teach.engine.hand import Hand, play
from stud_teach.engine.rules import RULE_IDS
from stud_teach.engine.standing import SeatState
from stud_teach.gallery.schema import Chapter, Entry, HandCard, Library, Thumbnail
from stud_teach.gallery.words import hand_tags, picture_text
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import in_all, say


def rules_named(names: Iterable[str]) -> tuple[str, ...]:
    """Return the rule ids that `names` stand for, a setting's name being its rule's.

    Raises UnknownRule for what is neither, and for what the rules leave out, which no hand can show.
    """
    found = tuple(dict.fromkeys(rule(name).id for name in names))
    if OUTSIDE in found:
        raise UnknownRule(
            Message("“{rule}” stands for what the rules leave out, and no scenario shows that.", rule=OUTSIDE)
        )
    return found


def entries(rules: Iterable[str] = ()) -> list[Entry]:
    """Return the scenarios that show all of `rules` (ids), by name: name, title, lesson, rules, chapter."""
    wanted = set(rules)
    return [entry.copy() for entry in map(_entry, scenarios.names()) if wanted <= set(entry["rules"])]


@cache
def _entry(name: str) -> Entry:
    lesson = scenarios.scenario(name).lesson
    return {
        "name": name,
        "title": in_all(lesson.title),
        "lesson": in_all(lesson.lesson),
        "rules": list(lesson.shows),
        "chapter": chapter_of(lesson.shows[0]),
    }


def in_order(found: Iterable[Entry]) -> list[Entry]:
    """Return entries by chapter, and in it in the order of the rule that each shows first."""
    return sorted(found, key=lambda entry: (RULE_IDS.index(entry["rules"][0]), entry["name"]))


@cache
def catalogue() -> Library:
    """Return what a gallery shows: the chapters with their rules, and a card for each hand in the order of the book."""
    chapters: list[Chapter] = [
        {"title": say(title), "rules": [{"rule": each, "title": brief(each)["title"]} for each in rules]}
        for title, rules in CHAPTERS.items()
        if OUTSIDE not in rules
    ]
    return {"chapters": chapters, "cards": [_card(entry) for entry in in_order(entries())]}


def _card(entry: Entry) -> HandCard:
    hand = scenarios.scenario(entry["name"])
    chapter = next(n for n, rules in enumerate(CHAPTERS.values()) if entry["rules"][0] in rules)
    return {**entry, "chapter": chapter, "tags": hand_tags(hand), "picture": _picture(hand)}


def _picture(hand: Hand) -> Thumbnail:
    """Return how each seat ends, and whether a community card was dealt: what a very small picture can show."""
    table = play(hand.setup, hand.actions).table
    ends = list(map(_end, table.seats.values()))
    community = table.community is not None
    return {"seats": ends, "community": community, "text": picture_text(ends, community=community)}


def _end(seat: SeatState) -> Literal["won", "gone", "in"]:
    if seat.won:
        return "won"
    return "gone" if seat.folded or seat.mucked else "in"
