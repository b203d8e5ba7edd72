"""A rule of the book as plain values, record by record, with every text in every language."""

from __future__ import annotations

from typing import TypedDict

from stud_teach.telling.catalogue import Text


class SourceMark(TypedDict):
    """What of a rule is our choice or our reading, in which rule sets, and whether in part."""

    kind: str
    sets: list[str]
    part: bool
    message: Text


class SetRow(TypedDict):
    """How rule sets have a rule: those that have it the same stand together."""

    sets: list[str]
    name: Text
    text: Text


class SettingRow(TypedDict):
    """A value of a setting, and the rule sets that have it."""

    setting: str
    value: str | int
    sets: list[str]
    name: Text


class RuleEntry(TypedDict):
    """A rule: where it comes from, the page's literal words, what is our choice, how the rule sets have it."""

    rule: str
    chapter: Text
    title: Text
    text: Text
    sources: list[Text]
    quotes: list[str]
    marks: list[SourceMark]
    sets: list[SetRow]
    settings: list[SettingRow]


class Shows(TypedDict):
    """A teaching hand that shows a rule."""

    name: str
    title: Text


class BookEntry(RuleEntry):
    """A rule with the teaching hands that show it."""

    scenarios: list[Shows]


class NamedText(TypedDict):
    """How rule sets have a rule."""

    name: Text
    text: Text


class RuleBrief(TypedDict):
    """What a small panel shows of a rule; `mark` says what of it is our choice."""

    title: Text
    text: Text
    source: Text | None
    quotes: list[str]
    sets: list[NamedText]
    mark: Text | None
