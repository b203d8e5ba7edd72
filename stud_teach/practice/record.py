"""What a learner answered: an entry a question, as plain values, and the counts by rule id."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from stud_teach.asking import Choice, Question
from stud_teach.trace.trace import Json

SCHEMA = "stud-teach/practice/1"


@dataclass
class Entry:
    """One question: where it is from, and what was answered. `done`: it was answered rightly, or given up."""

    n: int
    question: Question
    topic: str
    hand: Json
    answers: list[Choice] = field(default_factory=list)
    hints: int = 0
    given_up: bool = False

    @property
    def done(self) -> bool:
        """Return whether the answer is known."""
        return self.given_up or self.right

    @property
    def right(self) -> bool:
        """Return whether the right answer was found."""
        return bool(self.answers) and self.answers[-1].mistake is None

    @property
    def right_first(self) -> bool:
        """Return whether the right answer came at the first try."""
        return self.right and len(self.answers) == 1

    def as_json(self) -> Json:
        """Return the entry as plain values."""
        question = self.question
        return {
            "n": self.n,
            "topic": self.topic,
            "kind": question.kind,
            "ask": question.ask,
            "rule": question.rule,
            "hand": self.hand,
            "step": question.step,
            "answers": [{"key": choice.key, "mistake": choice.mistake} for choice in self.answers],
            "right": self.right,
            "right_first": self.right_first,
            "hints": self.hints,
            "given_up": self.given_up,
        }


COUNTS = ("asked", "right_first", "right", "hints", "given_up")


def by_rule(entries: Iterable[Entry]) -> dict[str, dict[str, int]]:
    """Return the counts of `entries` that are done, by rule id: asked, right at first, right, hints, given up."""
    found: dict[str, dict[str, int]] = {}
    for entry in entries:
        if not entry.done:
            continue
        counts = found.setdefault(entry.question.rule, dict.fromkeys(COUNTS, 0))
        values: dict[str, Any] = {**entry.as_json(), "asked": 1}
        for name in COUNTS:
            counts[name] += int(values[name])
    return dict(sorted(found.items()))
