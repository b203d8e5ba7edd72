"""What a learner answered: an entry a question, as plain values, and the counts by rule id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from stud_teach.asking import Choice, Question
from stud_teach.practice.schema import Counts, Result

SCHEMA = "stud-teach/practice/1"


@dataclass
class Entry:
    """One question: where it is from, and what was answered. `done`: it was answered rightly, or given up."""

    n: int
    question: Question
    topic: str
    hand: dict[str, object]
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

    def as_json(self) -> Result:
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


def by_rule(entries: Iterable[Entry]) -> dict[str, Counts]:
    """Return the counts of `entries` that are done, by rule id: asked, right at first, right, hints, given up."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.done:
            found.setdefault(entry.question.rule, []).append(entry)
    return {rule: _counts(of) for rule, of in sorted(found.items())}


def _counts(entries: Sequence[Entry]) -> Counts:
    return {
        "asked": len(entries),
        "right_first": sum(entry.right_first for entry in entries),
        "right": sum(entry.right for entry in entries),
        "hints": sum(entry.hints for entry in entries),
        "given_up": sum(entry.given_up for entry in entries),
    }
