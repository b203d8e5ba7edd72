"""What the widgets that show a hand share: its trace, the step that is shown, and the rules that it names."""

from __future__ import annotations

from typing import Any

import traitlets

from stud_teach.book.rulebook import book_of
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted
from stud_teach.trace.trace import Json
from stud_teach.views.packing import packed, unpacked
from stud_teach.widgets.base import StudWidget


class StepNumber(traitlets.Int[int, int | str]):
    """The number of the step that a widget shows; "last" is that of its last one."""

    def validate(self, obj: Any, value: Any) -> int:
        """Return the number that `value` stands for; raises TraitError where it is no step of the hand."""
        step = obj.last if isinstance(value, str) and value == "last" else value
        if isinstance(step, bool) or not isinstance(step, int) or not 0 <= step <= obj.last:
            raise traitlets.TraitError(
                Message("no such step: {step}; this hand has steps 0 to {last}", step=quoted(value), last=obj.last)
            )
        return step


class Stepping(StudWidget):
    """A widget that shows a hand step by step. `step` can be read, set and linked; it counts from 0."""

    trace = traitlets.Dict(read_only=True).tag(sync=True)
    book = traitlets.Dict(read_only=True).tag(sync=True)
    step = StepNumber(0).tag(sync=True)

    @property
    def last(self) -> int:
        """Return the number of the last step that is there to be seen."""
        return max(len(self.trace.get("steps", ())) - 1, 0)

    def _bring(self, annotated: Json) -> None:
        """Give the page a hand, and the rules that it names."""
        self.set_trait("trace", packed(annotated))
        self.set_trait("book", book_of(annotated))

    def _whole(self) -> Json:
        """Return the hand with all its texts in their places."""
        return unpacked(self.trace)

    def _seen(self) -> int | None:
        """Return the step that is shown; None for a hand that was refused before its first one."""
        return self.step if self.trace.get("steps") else None
