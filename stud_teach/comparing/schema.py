"""What a view gets of two houses compared, record by record."""

from __future__ import annotations

from typing import TypedDict

from stud_teach.comparing.comparison import Effect
from stud_teach.comparing.difference import Topic
from stud_teach.engine.events import Kind
from stud_teach.pictures.schema import Evidence, Sentence
from stud_teach.telling.catalogue import Text
from stud_teach.trace import schema
from stud_teach.views.schema import NextToAct


class ComparedSeat(TypedDict):
    """Who sits where; `label` is the name as each language has it."""

    seat: int
    name: str
    label: Text


class Parting(TypedDict):
    """A point where the houses part; `step` is that of each, null where a house has none."""

    topic: Topic
    rule: str
    setting: str
    street: str
    step: list[int | None]


class TitledParting(Parting):
    """A point where the houses part, in a line."""

    title: Text


class ComparedSetting(TypedDict):
    """A setting in which the houses differ: how each has it, and what that does to this hand."""

    one: str | int
    other: str | int
    effect: Effect
    rule: str
    texts: list[Text]
    does: Text


class PartingStep(TypedDict):
    """The step of one house at which the two part, with the reasons and the evidence that have to do with it."""

    n: int
    street: str
    kind: Kind
    seat: int | None
    mark: str
    title: Text
    text: Text
    next: NextToAct | None
    place: Text
    reasons: list[Sentence]
    evidence: list[Evidence]


class Side(TypedDict):
    """A hand in one house: the rule set and its changes, how the hand ends, and how this house has what parts them.

    `odd` are the odd chips by seat, `ending` why the hand does not get to its end.
    """

    rules: str
    house: dict[str, str | int]
    changes: dict[str, str | int]
    finished: bool
    steps: int
    refused: schema.Refused | None
    pots: list[schema.Pot]
    awards: list[schema.Award]
    shown: list[int]
    won: dict[str, int]
    stacks: dict[str, int]
    name: Text
    how: Text | None
    step: PartingStep | None
    ending: Text | None
    odd: dict[str, int]


class Compared(TypedDict):
    """A hand in two houses; `won` is what each seat won in each, null where there the hand does not get to its end.

    `evidence` is what proves the parting in both alike, `text` all of it in a few sentences.
    """

    schema: str
    rules: list[str]
    same: bool
    parts_at: Parting | None
    partings: list[TitledParting]
    settings: dict[str, ComparedSetting]
    seats: list[ComparedSeat]
    sides: list[Side]
    won: dict[str, list[int | None]]
    title: Text
    subtitle: Text
    headline: Text
    lead: Text
    evidence: list[Evidence]
    text: Text
