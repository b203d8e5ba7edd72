"""What a view gets of a hand, record by record: the trace with its words, and the evidence behind each step."""

from __future__ import annotations

from typing import Literal, TypedDict

from stud_teach.pictures.schema import Evidence
from stud_teach.telling.catalogue import Text
from stud_teach.trace import schema


class LabelledSeat(schema.Seated):
    """Who sits where; `label` is the name as each language has it."""

    label: Text


class AnnotatedReason(schema.Reason):
    """A rule point behind a step in a sentence or two, and whether it is our choice."""

    text: Text
    ours: bool


class NextToAct(TypedDict):
    """Who is to act next, and what that player may do, in a sentence."""

    seat: int
    text: Text
    rule: str


class AnnotatedStep(schema.Event):
    """A step with its words: a headline, a sentence below it, a line for the list, and what proves it.

    `mark` is what it is: a rule had to decide something, cards were dealt, or somebody did something.
    """

    reasons: list[AnnotatedReason]
    title: Text
    text: Text
    brief: Text
    mark: Literal["deal", "action", "ruling"]
    next: NextToAct | None
    evidence: list[Evidence]


class NamedAward(schema.Award):
    """What a seat is paid, and the name of the hand that wins it, null where no hand decides."""

    name: Text | None


class StreetName(TypedDict):
    """A street's heading, and a short one for a narrow bar."""

    name: str
    label: Text
    short: Text


class AnnotatedTrace(schema.Hand):
    """A hand with its words. `view` is the seat whose eyes these are, null for all cards.

    `refusal` says why the first illegal action is one, `not_over` how a hand that is not over goes on.
    """

    seats: list[LabelledSeat]
    steps: list[AnnotatedStep]
    awards: list[NamedAward]
    title: Text
    subtitle: Text
    view: int | None
    refusal: Text | None
    not_over: Text | None
    streets: list[StreetName]


class CoveredTrace(AnnotatedTrace, total=False):
    """A hand for still pictures, in which the down cards of some seats lie covered until they are shown."""

    covered: list[int]
