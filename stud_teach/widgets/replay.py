"""Replay: a hand at the table, to step through with the reason at every step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Literal

import traitlets

from stud_teach.explain import annotate
from stud_teach.explain.drawing import draw_table
from stud_teach.explain.packing import packed, unpacked
from stud_teach.explain.static import as_html, summary
from stud_teach.hand import Hand
from stud_teach.quoting import quoted
from stud_teach.rulebook import book_of
from stud_teach.scenarios import find_hand
from stud_teach.trace import trace
from stud_teach.widgets.base import StepNumber
from stud_teach.widgets.presenting import Presenting


class ReplayStep(StepNumber):
    """The step of a replay; what is neither a whole number nor "last" is refused with a short quotation of it."""

    def validate(self, obj: Any, value: Any) -> int:
        """Return the number that `value` stands for."""
        if isinstance(value, bool) or not (isinstance(value, int) or value == "last"):
            raise traitlets.TraitError(f"no such step: {quoted(value)}; this hand has steps 0 to {obj.last}")
        return super().validate(obj, value)


class Replay(Presenting):
    """A hand at the table, stepped through with buttons, keys or from Python.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. `seat` shows what that player may see (the page
    never gets the rest), None all cards. `rules` and `house` play it by other house rules. `lang` is "en" or "fi",
    `deck` the number of suit colours, 2 or 4. `step` can be read, set and linked: 0 is the first ante, "last" the last
    one. `covered` are seats whose down cards lie face down before a class, or "all"; this is for showing only, the page
    has the cards. It can be set later, and so can `spotlight`, to a seat or a card.

    Raises what `find_hand` raises, HouseError, ValueError for another seat, language or deck, and TraitError for a
    step or a seat to cover that does not exist. An illegal hand is shown as far as it goes, with the reason.
    """

    trace = traitlets.Dict(read_only=True).tag(sync=True)
    book = traitlets.Dict(read_only=True).tag(sync=True)
    step = ReplayStep(0).tag(sync=True)

    def __init__(
        self,
        hand: Hand | str | Path,
        *,
        seat: int | None = None,
        step: int | Literal["last"] = 0,
        lang: str | None = None,
        deck: int = 2,
        covered: Collection[int] | int | Literal["all"] = (),
        rules: str | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        self._steps = 0
        super().__init__("replay", lang, deck)
        annotated = annotate(trace(find_hand(hand, rules, house), seat))
        self._steps = len(annotated["steps"])
        self.set_trait("trace", packed(annotated))
        self.set_trait("book", book_of(annotated))
        self.step = step
        self.covered = covered

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return max(self._steps - 1, 0)

    @traitlets.validate("step")
    def _check_step(self, proposal: Any) -> int:
        step: int = proposal["value"]
        if self._steps and not 0 <= step < self._steps:
            raise traitlets.TraitError(f"no such step: {quoted(step)}; this hand has steps 0 to {self._steps - 1}")
        return step

    def as_html(self) -> str:
        """Return the step as plain HTML, with the course of the hand below it."""
        return as_html(unpacked(self.trace), self.lang, self.step if self._steps else None)

    def as_svg(self) -> str:
        """Return the table at the step as one SVG image; raises IndexError for a hand refused before its first step."""
        return draw_table(unpacked(self.trace), self.lang, self.step if self._steps else None, self.options["deck"])

    def __repr__(self) -> str:
        return summary(self.trace, self.lang) if self.trace else "Replay()"
