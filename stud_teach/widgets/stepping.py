"""What the widgets that show a hand share: its trace, the step that is shown, and the rules that it names."""

from __future__ import annotations

from stud_teach.book.rulebook import book_of
from stud_teach.book.schema import RuleBrief
from stud_teach.saying.checks import whole
from stud_teach.views.packing import Packed, packed, unpacked
from stud_teach.views.schema import AnnotatedTrace
from stud_teach.widgets.base import StudWidget
from stud_teach.widgets.traits import Checked, shown


class Stepping(StudWidget):
    """A widget that shows a hand step by step. `step` can be read, set and linked; it counts from 0."""

    trace = shown(Packed)
    book = shown(dict[str, RuleBrief])
    step = Checked(lambda widget, value: widget.last if value == "last" else whole(value, "step", 0, widget.last), 0)

    @property
    def last(self) -> int:
        """Return the number of the last step that is there to be seen."""
        return max(len(self.trace.get("steps", ())) - 1, 0)

    def _bring(self, annotated: AnnotatedTrace) -> None:
        """Give the page a hand, and the rules that it names."""
        self.set_trait("trace", packed(annotated))
        self.set_trait("book", book_of(annotated))

    def _whole(self) -> AnnotatedTrace:
        """Return the hand with all its texts in their places."""
        return unpacked(self.trace)

    def _seen(self) -> int | None:
        """Return the step that is shown; None for a hand that was refused before its first one."""
        return self.step if self.trace.get("steps") else None
