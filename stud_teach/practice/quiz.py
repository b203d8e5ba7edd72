"""Asking: one question at a time, with hints, tries and explanations. `Quiz` asks what one hand holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from stud_teach.asking import OTHER, Choice, Question, questions_of
from stud_teach.asking.words import hint
from stud_teach.asking.words_right import explanation
from stud_teach.asking.words_wrong import comment
from stud_teach.engine.events import Seat
from stud_teach.engine.hand import Hand
from stud_teach.live.commands import BadCommand, refuse
from stud_teach.practice.record import SCHEMA, Entry, by_rule
from stud_teach.practice.schema import Answered, Hint, PublicQuestion, Told
from stud_teach.practice.showing import answered, public, seen_by
from stud_teach.practice.table import Summary
from stud_teach.saying.checks import one_of
from stud_teach.saying.messages import Message
from stud_teach.telling.titles import hand_title
from stud_teach.trace.trace import Trace, trace


class Asking:
    """The question that is asked, and what has been answered so far. Subclasses bring the questions."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._played: Trace | None = None  # of the current question, all cards
        self._seen: Trace | None = None  # as the learner sees it
        self._also: tuple[Question, ...] = ()  # questions still to come at the same step

    # What is asked

    @property
    def entry(self) -> Entry | None:
        """Return the current question's entry; None before the first and after the last."""
        return self.entries[-1] if self.entries and self._played else None

    @property
    def question(self) -> Question | None:
        """Return the current question, with its answer."""
        return self.entry.question if self.entry else None

    def next(self) -> PublicQuestion | None:
        """Go on to the next question and return what a page gets of it; None when there is none.

        A question that is left without an answer counts as given up.
        """
        if self.entry and not self.entry.done:
            self.give_up()
        self._bring_next()
        return self.public()

    def prepare(self) -> None:
        """Look for the next question ahead, where that takes time, so that `next` has it at once."""

    def public(self) -> PublicQuestion | None:
        """Return what a page gets of the current question: neither the answer nor a later step is in it."""
        if self.entry is None or self._seen is None:
            return None
        return public(self.entry.question, self._seen, self.entry.n, self._also)

    # Answering

    def answer(self, key: object, n: int | None = None) -> Answered:
        """Take the choice `key` as an answer to the current question, number `n` if it is given.

        Returns {"n", "key", "right", "comment", "explanation", "trace"}: a wrong answer gets the comment on its
        mistake and may be tried again, the right one the explanation and the hand up to there with the ruling. Once the
        answer is known, nothing is counted any more. Raises BadCommand for another key or number.
        """
        entry = self._current(n)
        one_of(key, "key", [each.key for each in entry.question.choices], BadCommand.refusing("no-such-answer"))
        choice = entry.question.choice(key)
        assert choice is not None
        if not entry.done:
            entry.answers.append(choice)
            self._take_note(entry)
        right = choice.mistake is None
        told: Told = self._told(entry) if right or entry.done else {"explanation": None, "trace": None}
        return {
            "n": entry.n,
            "key": choice.key,
            "right": right,
            "comment": None if right else comment(entry.question, choice),
            **told,
        }

    def hint(self, n: int | None = None) -> Hint:
        """Return {"n", "text", "rule"}: where to look, and the rule to read; asking is counted."""
        entry = self._current(n)
        if not entry.done:
            entry.hints += 1
        return {"n": entry.n, "text": hint(entry.question), "rule": entry.question.rule}

    def give_up(self, n: int | None = None) -> Answered:
        """Return the right choice with its explanation, as `answer` does; the question counts as given up."""
        entry = self._current(n)
        if not entry.done:
            entry.given_up = True
            self._take_note(entry)
        right: Choice = entry.question.right
        return {"n": entry.n, "key": right.key, "right": True, "comment": None, **self._told(entry)}

    def _current(self, n: int | None) -> Entry:
        entry = self.entry
        if entry is None:
            refuse("no-question", Message("No question is asked now."))
        if n is not None and n != entry.n:
            refuse("stale-question", Message("Another question is asked now, so nothing was counted."))
        return entry

    def _told(self, entry: Entry) -> Told:
        assert self._played is not None
        assert self._seen is not None
        question = entry.question
        return {
            "explanation": explanation(question, self._played),
            "trace": answered(question, self._seen, self._also),
        }

    # Results

    def results(self) -> dict[str, Any]:
        """Return all questions with their answers as plain values (schema stud-teach/practice/1)."""
        return {
            "schema": SCHEMA,
            **self._about(),
            "questions": [entry.as_json() for entry in self.entries],
            "by_rule": by_rule(self.entries),
        }

    def summary(self, lang: str = "en") -> Summary:
        """Return the counts by rule id as a table that shows itself in a notebook."""
        return Summary(by_rule(self.entries), lang)

    # For subclasses

    def _bring_next(self) -> None:
        raise NotImplementedError

    def _about(self) -> dict[str, object]:
        raise NotImplementedError

    def _take_note(self, entry: Entry) -> None:
        """Hear that an answer was taken, or that the question was given up."""

    def _ask(self, question: Question, hand: dict[str, object], topic: str) -> None:
        self.entries.append(Entry(len(self.entries) + 1, question, topic, hand))


class Quiz(Asking):
    """The questions of one hand, in the order of its steps.

    `kinds` are those of `KINDS`, all by default; `seat` is whose eyes the learner sees the hand with. Of questions that
    come again and again, the one with the most mistakes to make is asked a street, unless `every` is set. Raises
    ValueError for another kind or seat.
    """

    def __init__(
        self, hand: Hand, kinds: Iterable[str] | None = None, *, seat: Seat | None = None, every: bool = False
    ) -> None:
        super().__init__()
        played = trace(hand)
        found = questions_of(played, kinds)
        self.questions = found if every else thinned(found, played)
        self._hand, self._trace, self._view = hand, played, seen_by(played, seat)
        self._at = -1

    def _bring_next(self) -> None:
        self._at = min(self._at + 1, len(self.questions))
        if self._at == len(self.questions):
            self._played = self._seen = None
            return
        question = self.questions[self._at]
        self._played, self._seen = self._trace, self._view
        self._also = tuple(each for each in self.questions[self._at + 1 :] if each.step == question.step)
        self._ask(question, {"title": hand_title(self._hand)["en"]}, question.kind)

    def _about(self) -> dict[str, object]:
        return {"hand": hand_title(self._hand)["en"], "of": len(self.questions)}


_PER_STREET = {"legal": 1, "raises-left": 1, "best-five": 2, "low": 2}


def thinned(found: Sequence[Question], played: Trace) -> tuple[Question, ...]:
    """Return the questions without those of a kind that come too often on a street: the best of them stay.

    An odd chip is not asked for where the same pot's shares are.
    """
    paid = {question.step for question in found if question.kind == "award"}
    left = Counter[tuple[str, str]]()
    kept = set[int]()
    for at in sorted(range(len(found)), key=lambda at: (-_worth(found[at]), at)):
        question = found[at]
        street = played.steps[question.step - 1].event.street
        left[question.kind, street] += 1
        too_many = left[question.kind, street] > _PER_STREET.get(question.kind, len(found))
        if not too_many and not (question.kind == "odd-chip" and question.step in paid):
            kept.add(at)
    return tuple(question for at, question in enumerate(found) if at in kept)


_COMMON = {"bet-size", "turn", "bring-in-amount"}


def _worth(question: Question) -> int:
    """Return how much there is to get wrong."""
    named = sum(choice.mistake not in (None, OTHER) for choice in question.choices)
    return named + 2 * (question.rule not in _COMMON) + (question.ask == "better")
