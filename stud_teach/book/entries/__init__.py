"""The words of the rule book: every rule in every language, where it comes from, and how each rule set has it.

`entry` gives a rule as plain data; `book.rulebook` adds the scenarios that show it and makes the forms to read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from stud_teach.book.entries import betting, dealing, opening, paying
from stud_teach.book.entries.entry import BOTH, ROOM, Entry, Mark
from stud_teach.book.schema import RuleBrief, RuleEntry, SetRow, SettingRow, SourceMark
from stud_teach.engine.rules import RULE_SETS, rule_of
from stud_teach.games import HIGH
from stud_teach.telling.catalogue import N_, Text, and_list, plain, say, together
from stud_teach.telling.settings import settings_of, value_text

__all__ = ["CHAPTERS", "OUTSIDE", "brief", "chapter_of", "entry", "rule_of", "title"]

OUTSIDE = "outside"

# By the chapter's heading, a message: its rules, in the order of the rules.
CHAPTERS: Mapping[str, Mapping[str, Entry]] = {
    N_("Dealing"): dealing.ENTRIES,
    N_("Opening"): opening.ENTRIES,
    N_("Betting"): betting.ENTRIES,
    N_("Showing and paying"): paying.ENTRIES,
    N_("Outside the rules"): {OUTSIDE: dealing.OUTSIDE},
}

_ENTRIES = {rule: found for chapter in CHAPTERS.values() for rule, found in chapter.items()}


def chapter_of(rule: str) -> Text:
    """Return the heading of the chapter that a rule stands in."""
    return say(next(heading for heading, entries in CHAPTERS.items() if rule in entries))


def title(rule: str) -> Text:
    """Return the title of a rule; raises KeyError for another id."""
    return say(_ENTRIES[rule].title)


@cache
def entry(rule: str) -> RuleEntry:
    """Return the entry of a rule, or of "outside", with every text in every language.

    `sources` are sentences, `quotes` the page's literal words, `marks` what is our choice or reading, `sets` how the
    rule sets have it, those that have it the same together, and `settings` the values of the settings by rule set.
    Raises KeyError for another id.
    """
    found = _ENTRIES[rule]
    return {
        "rule": rule,
        "chapter": chapter_of(rule),
        "title": title(rule),
        "text": say(found.text),
        "sources": list(_sources(found)),
        "quotes": list(found.quotes),
        "marks": [_mark(mark) for mark in found.marks],
        "sets": [] if rule == OUTSIDE else _sets(rule),
        "settings": list(_settings(rule)),
    }


def _mark(mark: Mark) -> SourceMark:
    return {"kind": str(mark.kind), "sets": list(mark.sets), "part": mark.part, "message": say(mark.message)}


def brief(rule: str) -> RuleBrief:
    """Return what a small panel shows of a rule: title, text, where it is from, the sets that differ, the marks."""
    found = entry(rule)
    return {
        "title": found["title"],
        "text": found["text"],
        "source": together(found["sources"]) if found["sources"] else None,
        "quotes": found["quotes"],
        "sets": [{"name": row["name"], "text": row["text"]} for row in found["sets"]],
        "mark": together(mark["message"] for mark in found["marks"]) if found["marks"] else None,
    }


# Where it comes from


def _sources(found: Entry) -> Iterator[Text]:
    if found.pages == BOTH:
        message = N_("The room’s pages {page} and {other}, section {section}.")
        yield say(message, page=BOTH[0], other=BOTH[1], section=say(found.section))
    elif found.pages:
        yield say("The room’s page {page}, section {section}.", page=found.pages[0], section=say(found.section))
    yield from (say(note) for note in found.notes)
    if found.casino:
        yield say("WSOP Live Action Rules 2024, {numbers}.", numbers=found.casino)
    if found.tournament:
        yield say("WSOP Tournament Rules 2024, {numbers}.", numbers=found.tournament)


# The rule sets


def _sets(rule: str) -> list[SetRow]:
    """Return how the rule sets have a rule: a row for those that have it the same."""
    settings = settings_of(rule)
    if not settings:
        return [_row(list(RULE_SETS), say("The same in all three."))]
    values = {name: tuple(house.settings()[key] for key in settings) for name, house in RULE_SETS.items()}
    return [
        _row(
            [name for name in values if values[name] == value],
            together(value_text(key, of, HIGH) for key, of in zip(settings, value, strict=True)),
        )
        for value in dict.fromkeys(values.values())
    ]


def _row(sets: list[str], text: Text) -> SetRow:
    return {"sets": sets, "name": and_list(map(set_name, sets)), "text": text}


def set_name(rules: str) -> Text:
    """Return a rule set's name in a row of names: "room"."""
    return say(_SET_NAMES[rules]) if rules in _SET_NAMES else plain(rules)


# Translators: names of rule sets, as in "casino and tournament"
_SET_NAMES = {ROOM: N_("room"), "casino": N_("casino"), "tournament": N_("tournament")}


def _settings(rule: str) -> Iterator[SettingRow]:
    for key in settings_of(rule):
        values = {name: house.settings()[key] for name, house in RULE_SETS.items()}
        for value in dict.fromkeys(values.values()):
            sets = [name for name in values if values[name] == value]
            yield {"setting": key, "value": value, "sets": sets, "name": and_list(map(set_name, sets))}
