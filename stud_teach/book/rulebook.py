"""The rule book to read: every rule in every language, with the teaching hands that show it.

rule("odd-chip")
rule("odd-chip", lang="fi")
rule_book()
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from stud_teach import scenarios
from stud_teach.book import entries
from stud_teach.book.entries import page
from stud_teach.book.schema import BookEntry, RuleBrief, Shows
from stud_teach.engine.building import Lesson
from stud_teach.engine.rules import CHOICES, RULE_IDS
from stud_teach.saying.messages import Message, hint
from stud_teach.saying.quoting import literal
from stud_teach.telling.catalogue import in_all, language

OUTSIDE = entries.OUTSIDE


class UnknownRule(ValueError):
    """An id that no rule has; the message names the nearest ones."""


@dataclass(frozen=True, slots=True, repr=False)
class Rule:
    """A rule of the book in one language; `entry` holds it in every language, as plain data."""

    entry: BookEntry
    lang: str = "en"

    @property
    def id(self) -> str:
        """Return the rule's id."""
        return self.entry["rule"]

    @property
    def chapter(self) -> str:
        """Return the heading of its chapter."""
        return self.entry["chapter"][self.lang]

    @property
    def title(self) -> str:
        """Return its title."""
        return self.entry["title"][self.lang]

    @property
    def text(self) -> str:
        """Return the rule, in one to three sentences."""
        return self.entry["text"][self.lang]

    @property
    def sources(self) -> tuple[str, ...]:
        """Return where it comes from: sentences that name pages, sections and numbers."""
        return tuple(text[self.lang] for text in self.entry["sources"])

    @property
    def quotes(self) -> tuple[str, ...]:
        """Return the literal words of the room's page, which are Finnish in every language."""
        return tuple(self.entry["quotes"])

    @property
    def marks(self) -> tuple[str, ...]:
        """Return what of it is our choice or our reading: a sentence each."""
        return tuple(mark["message"][self.lang] for mark in self.entry["marks"])

    @property
    def sets(self) -> dict[str, str]:
        """Return how each rule set has it, by its name."""
        return {name: row["text"][self.lang] for row in self.entry["sets"] for name in row["sets"]}

    @property
    def settings(self) -> dict[str, dict[str, str | int]]:
        """Return the values of its settings by setting, then by rule set."""
        found: dict[str, dict[str, str | int]] = {}
        for row in self.entry["settings"]:
            found.setdefault(row["setting"], {}).update(dict.fromkeys(row["sets"], row["value"]))
        return found

    @property
    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the scenarios that show it."""
        return tuple(each["name"] for each in self.entry["scenarios"])

    def __repr__(self) -> str:
        return page.as_text(self.entry, self.lang)

    def _repr_html_(self) -> str:
        return page.as_html(self.entry, self.lang)


class RuleBook(tuple[Rule, ...]):
    """All rules, in the order of the chapters; it shows itself as a table of contents."""

    __slots__ = ()

    def _entries(self) -> list[BookEntry]:
        return [found.entry for found in self]

    def __repr__(self) -> str:
        return page.contents_text(self._entries(), self[0].lang)

    def _repr_html_(self) -> str:
        return page.contents_html(self._entries(), self[0].lang)


def rule(name: str, lang: str | None = None) -> Rule:
    """Return the rule with the id `name`, or the one that the setting `name` belongs to, in `lang`.

    `lang` is e.g. "fi", None for the language in use. The id "outside" is the entry on what the rules leave out.
    Raises UnknownRule, with the nearest ids, for another name, and ValueError for another language.

    >>> print(rule("odd-chip", "en"))
    The odd chip [odd-chip] (in part our choice)
    Showing and paying
    ...
    """
    return Rule(_entry(_id(name)), language(lang))


def rule_book(lang: str | None = None) -> RuleBook:
    """Return all rules in `lang`, by chapter; raises ValueError for an unknown language.

    >>> print(rule_book("en"))
    Dealing
      players             How many can play
    ...
    """
    return RuleBook(rule(name, lang) for name in (*RULE_IDS, OUTSIDE))


def book_of(annotated: object) -> dict[str, RuleBrief]:
    """Return, by id, what a view's panel shows of each rule that an annotated trace names."""
    named = set(_named(annotated))
    return {name: entries.brief(name) for name in RULE_IDS if name in named}


def _named(value: object) -> Iterator[str]:
    """Yield whatever stands under a key "rule", at any depth."""
    if isinstance(value, list):
        for each in value:
            yield from _named(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            if key == "rule" and isinstance(each, str):
                yield each
            else:
                yield from _named(each)


def _id(name: object) -> str:
    ids = dict.fromkeys((*RULE_IDS, *CHOICES, OUTSIDE))
    if isinstance(name, str) and name in ids:
        return entries.rule_of(name) if name in CHOICES else name
    told = hint(name, ids, Message("`stud-teach rule` and `rule_book()` list them all."))
    raise UnknownRule(Message("There is no rule {rule}; {hint}", rule=literal(name), hint=told))


@cache
def _entry(name: str) -> BookEntry:
    lessons = _lessons()
    shown: list[Shows] = [{"name": n, "title": in_all(each.title)} for n, each in lessons if name in each.shows]
    return {**entries.entry(name), "scenarios": shown}


@cache
def _lessons() -> tuple[tuple[str, Lesson], ...]:
    return tuple((name, scenarios.scenario(name).lesson) for name in scenarios.names())
