"""Questions at a page: what a learner does there, one command at a time, and what the page then gets to see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from stud_teach.live.commands import NEEDED_WORD, Field, checked_command, refuse
from stud_teach.practice.quiz import Asking
from stud_teach.practice.schema import Answered, Hint, QuizState, ShownQuestion, Tried
from stud_teach.saying.messages import Message
from stud_teach.views.schema import AnnotatedTrace

COMMANDS: dict[str, Mapping[str, Field]] = {"answer": {"key": NEEDED_WORD}, "hint": {}, "give-up": {}, "next": {}}
_WITH_BETS = {"raises-left"}  # kinds whose answer is read off the picture of what a seat may do


class Turns:
    """One question after the other, `most` of them (None: without end).

    `trace` is the hand as far as it may be seen: up to the question, with its ruling once it is answered. `over` is set
    after the last question.
    """

    def __init__(self, asking: Asking, most: int | None) -> None:
        self.asking, self.most, self.over = asking, most, False
        self.trace: AnnotatedTrace
        self._question: ShownQuestion | None = None
        self._tried: list[Tried] = []
        self._hint: Hint | None = None
        self._told: Answered | None = None
        self._next()

    def do(self, command: object) -> None:
        """Do what a command says: {"do": "answer", "key": "b"}, or with "hint", "give-up" or "next" alone.

        A choice that was tried already, and any once the answer is known, is not counted again. A question that is left
        without an answer counts as given up. Raises BadCommand; then nothing has changed.
        """
        given = checked_command(command, COMMANDS)
        if self._question is None:
            refuse("no-question", Message("No question is asked now."))
        match given["do"]:
            case "answer":
                self._answer(given["key"])
            case "hint":
                self._hint = self._hint or self.asking.hint()
            case "give-up":
                self._tell(self.asking.give_up())
            case _:
                self._next()

    def prepare(self) -> None:
        """Look for the next question ahead, while the learner reads."""
        if self._told and self._more():
            self.asking.prepare()

    def state(self) -> QuizState:
        """Return what a page gets besides the trace: before the answer, nothing in it says which choice is right."""
        told = self._told
        done = [entry for entry in self.asking.entries if entry.done]
        return {
            "question": self._question,
            "of": self.most,
            "tried": self._tried,
            "hint": self._hint,
            "right": told["key"] if told else None,
            "given_up": bool(self._told and self.asking.entry and self.asking.entry.given_up),
            "explanation": told["explanation"] if told else None,
            "bets": bool(self._told and self._question and self._question["kind"] in _WITH_BETS),
            "more": self._more(),
            "score": {"done": len(done), "right_first": sum(entry.right_first for entry in done)},
            "summary": self.asking.summary().rows,
        }

    def _answer(self, key: str) -> None:
        if self._told or any(tried["key"] == key for tried in self._tried):
            return
        answered = self.asking.answer(key)
        comment = answered["comment"]
        if comment is None:
            self._tell(answered)
        else:
            self._tried = [*self._tried, {"key": key, "comment": comment}]

    def _tell(self, answered: Answered) -> None:
        if not self._told and answered["trace"]:
            self._told, self.trace = answered, answered["trace"]

    def _next(self) -> None:
        if not self._more():
            if self._question and not self._told:
                self.asking.give_up()
            self._question, self.over = None, True
        else:
            shown = self.asking.next()
            assert shown is not None
            self.trace = shown["trace"]
            self._question = cast(ShownQuestion, {key: each for key, each in shown.items() if key != "trace"})
        self._tried, self._hint, self._told = [], None, None

    def _more(self) -> bool:
        return not self.over and (self.most is None or len(self.asking.entries) < self.most)
