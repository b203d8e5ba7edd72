"""What a page gets of questions, record by record, and what is written down of the answers."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from stud_teach.asking.schema import Explanation
from stud_teach.live.schema import Notice
from stud_teach.telling.catalogue import Text
from stud_teach.views.schema import AnnotatedTrace


class ShownChoice(TypedDict):
    """A choice, and the one seat or the cards that it stands for, if it does."""

    key: str
    text: Text
    seat: NotRequired[int]
    cards: NotRequired[list[str]]


class ShownQuestion(TypedDict):
    """A question as a page has it before the answer and before any hint; `seat` is the one that it is about."""

    n: int
    kind: str
    seat: int | None
    prompt: Text
    choices: list[ShownChoice]
    hint: None


class PublicQuestion(ShownQuestion):
    """A question with the hand as far as it may be seen."""

    trace: AnnotatedTrace


class Hint(TypedDict):
    """Where to look, and the rule to read."""

    n: int
    text: Text
    rule: str


class Told(TypedDict):
    """Why the answer is right, and the hand up to there with its ruling; null as long as it is not known."""

    explanation: Explanation | None
    trace: AnnotatedTrace | None


class Answered(Told):
    """What came of an answer: whether it is right, and a comment on the mistake where it is not."""

    n: int
    key: str
    right: bool
    comment: Text | None


class Tried(TypedDict):
    """A choice that was wrong, and the comment on the mistake."""

    key: str
    comment: Text


class Counts(TypedDict):
    """How many questions were asked, right at once, right in the end, how many hints were taken, and given up."""

    asked: int
    right_first: int
    right: int
    hints: int
    given_up: int


class CountsOfRule(Counts):
    """The counts of a rule."""

    rule: str


class Score(TypedDict):
    """The questions that are done, and those of them that were right at once."""

    done: int
    right_first: int


class QuizState(TypedDict):
    """What a page gets of a practice besides the hand.

    `question` is null after the last one, `of` where there is no end; `right` is the key of the right choice once it is
    known. With `bets` what a seat may do belongs to the explanation.
    """

    question: ShownQuestion | None
    of: int | None
    tried: list[Tried]
    hint: Hint | None
    right: str | None
    given_up: bool
    explanation: Explanation | None
    bets: bool
    more: bool
    score: Score
    summary: list[CountsOfRule]


class AskedState(QuizState):
    """The state that a page gets, numbered, and why the last command was refused."""

    n: int
    message: Notice | None


# The record


class GivenAnswer(TypedDict):
    """An answer, and the mistake that leads to it, null for the right one."""

    key: str
    mistake: str | None


class Result(TypedDict):
    """A question with its answers; `hand` says where it is from."""

    n: int
    topic: str
    kind: str
    ask: str
    rule: str
    hand: dict[str, object]
    step: int
    answers: list[GivenAnswer]
    right: bool
    right_first: bool
    hints: int
    given_up: bool
