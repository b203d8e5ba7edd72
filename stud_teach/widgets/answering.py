"""What the widgets that ask have in common: an answer is a message, checked in Python, and counted once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeVar

import traitlets

from stud_teach.book.rulebook import book_of
from stud_teach.engine.events import StudError
from stud_teach.files.writing import put
from stud_teach.live.commands import refuse_stale
from stud_teach.live.words import trouble_message
from stud_teach.practice import Summary
from stud_teach.practice.quiz import Asking
from stud_teach.practice.schema import AskedState
from stud_teach.practice.still import asked_html, asked_text
from stud_teach.practice.turns import Turns
from stud_teach.views.packing import packed
from stud_teach.views.schema import AnnotatedTrace
from stud_teach.widgets.stepping import Stepping
from stud_teach.widgets.traits import shown

Self = TypeVar("Self", bound="Answering")


class Answering(Stepping):
    """A widget that asks one question after the other. The page never has an answer before it was given."""

    state = shown(AskedState)

    def __init__(self, view: str, asking: Asking, most: int | None, lang: str | None, deck: int) -> None:
        self._turns, self._turn = Turns(asking, most), 0
        self._shown: AnnotatedTrace | None = None
        super().__init__(view, lang, deck)
        self._put()
        self.on_msg(self._hear)

    # For Python

    @property
    def results(self) -> dict[str, Any]:
        """Return all questions asked so far with the answers, as plain values (schema stud-teach/practice/1)."""
        return self._turns.asking.results()

    def table(self) -> Summary:
        """Return the results as a table, a row a rule id; it shows itself in a notebook and prints as text."""
        return self._turns.asking.summary(self.lang)

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write `results` to a JSON file and return its path.

        Raises FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written, and
        ValueError for what is no path.
        """
        return put(json.dumps(self.results, ensure_ascii=False, indent=1) + "\n", path, overwrite=overwrite)

    def do(self: Self, command: object) -> Self:
        """Do what a click in the page does, such as {"do": "answer", "key": "b"}, and return the widget.

        The commands are answer, hint, give-up and next. Raises BadCommand when it is refused; nothing has changed then.
        """
        self._turns.do(command)
        self._put()
        self._turns.prepare()
        return self

    # For the page

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Do what the page asks for, and answer with what there is to see then, or with why not."""
        asked = content if isinstance(content, dict) else {}
        try:
            refuse_stale(asked.get("n"), self._turn)
            self.do(asked.get("command"))
        except StudError as error:
            self._refuse(error)

    def refused(self, error: Exception) -> None:
        """Tell the page of what is no message; a step of a hand that has gone meanwhile is only put right."""
        if isinstance(error, traitlets.TraitError):
            super().refused(error)
        else:
            self._refuse(error)

    def _refuse(self, error: Exception) -> None:
        """Tell the page why nothing was done."""
        self._turn += 1
        self.set_trait("state", {**self.state, "n": self._turn, "message": trouble_message(error)})

    def _put(self) -> None:
        """Send the page all that there is to see, in one message."""
        self._turn += 1
        state, another = self._turns.state(), self._shown is not self._turns.trace
        was = self.state.get("question")
        with self.hold_sync():
            self.set_trait("state", {**state, "n": self._turn, "message": None})
            self.set_trait("book", book_of({"trace": self._turns.trace, "state": state}))
            if another:
                self._shown = self._turns.trace
                self.set_trait("trace", packed(self._shown))
            if state["question"] is not was:
                self.step = self.last

    def as_html(self) -> str:
        """Return the question and its choices as plain HTML, the hand so far below; never the answer."""
        return asked_html(self.state, self._whole(), self.lang)

    def __repr__(self) -> str:
        return asked_text(self.state, self.lang) if self.state else f"{type(self).__name__}()"
