"""What a page gets of a live table besides the hand, record by record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from stud_teach.engine.refusals import Phase
from stud_teach.telling.catalogue import Text

# What can be done now


class ActButton(TypedDict):
    """A button: its words, and the command that it sends.

    Where an amount can be chosen, it stands as {to} in the words; `range` is the least and the most of it, `step` the
    smallest chip, `full` the words of the button that goes to the most. A `quiet` button stands back.
    """

    label: Text
    command: Mapping[str, object]
    range: NotRequired[list[int]]
    step: NotRequired[int]
    full: NotRequired[Text]
    quiet: NotRequired[bool]


class CardPick(TypedDict):
    """Cards to be picked, each up or down, for a seat or for all; `used` are out already.

    `unknown` says whether a card may be left unknown, `known` are the seat's cards that need no picking.
    """

    do: Literal["deal", "show"]
    seat: int | None
    count: int
    up: list[bool]
    used: list[str]
    unknown: bool
    known: NotRequired[str]


class Doable(TypedDict):
    """The buttons, and the cards that may be picked; `title` where the table can't go on."""

    buttons: list[ActButton]
    pick: NotRequired[CardPick | None]
    title: NotRequired[Text]


class Bar(TypedDict):
    """What the table waits for, in a line, with what can be done about it."""

    awaits: Phase
    title: Text
    buttons: list[ActButton]
    pick: NotRequired[CardPick | None]


# What was done


class Offer(TypedDict):
    """What can be done instead: the words of a button, and its command."""

    label: Text
    command: Mapping[str, object]


class Notice(TypedDict):
    """What a command has done, or why it was refused: a text, lines below it, and what can be done instead."""

    text: Text
    lines: list[Text]
    refused: bool
    offer: NotRequired[Offer | None]


# What can be chosen


class Option(TypedDict):
    """A value to choose, and its name."""

    value: str
    label: Text


class RuleSet(Option):
    """A rule set to choose, with the settings that it stands for."""

    house: dict[str, str | int]


class HouseRule(TypedDict):
    """A single rule of a house, and its choices; null for a number."""

    id: str
    label: Text
    choices: list[Option] | None


class Now(TypedDict):
    """What is chosen in the hand on the table; the seed is the next hand's."""

    game: str
    limit: str
    rules: str
    house: dict[str, str | int]
    stacks: list[int]
    names: list[str]
    ante: int
    bring_in: int
    small_bet: int
    big_bet: int
    seed: int | str | None


class Settings(TypedDict):
    """All that can be chosen for a new hand, and what is chosen now.

    `players` are the least and the most; `names` those of players who have no other, `name_labels` as each language has
    them.
    """

    games: list[Option]
    limits: list[Option]
    rules: list[RuleSet]
    house: list[HouseRule]
    players: list[int]
    names: list[str]
    name_labels: list[Text]
    now: Now


# The table


BranchName = TypedDict("BranchName", {"name": str, "from": Text | None})
BranchName.__doc__ = "A branch, and from where it began, null for the first one."


class LiveState(TypedDict):
    """What a page gets of a live table besides the hand.

    `forks` is the last step from which something else can be tried; `title` and `lesson` are those to save under.
    """

    branch: str
    branches: list[BranchName]
    undo: bool
    redo: bool
    forks: int
    bar: Bar
    settings: Settings
    title: Text
    lesson: Text


class TableState(LiveState):
    """The state that a page gets, numbered, with what the last command has done or why it was refused."""

    n: int
    message: Notice | None
