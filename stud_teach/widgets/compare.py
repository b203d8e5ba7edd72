"""Compare: a hand under two houses' rules, side by side from where they part."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import traitlets

from stud_teach.comparison import Comparison, House, compare
from stud_teach.explain import LANGUAGES, labels
from stud_teach.explain.compared import annotate_comparison
from stud_teach.explain.static_compare import as_html, as_text, summary
from stud_teach.hand import Hand
from stud_teach.rulebook import book_of
from stud_teach.scenarios import find_hand
from stud_teach.widgets.base import StudWidget

DECKS = (2, 4)


class Compare(StudWidget):
    """A hand under two houses' rules: where they part for the first time, why, and how it ends in each.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. `one` and `other` are each a rule set's name,
    HouseRules, or settings by rule id on top of the hand's own rules; `house` changes settings of the second side, as
    in `Compare(hand, "room", house={"odd-chip": "suit"})`. Without `other` the room is compared with the casino, any
    other rule set with the room. `lang` is "en" or "fi", `deck` the number of suit colours, 2 or 4.
    `comparison` is what was found, in Python.

    Raises what `find_hand` raises, HouseError, and ValueError for another language or deck. A hand that one of the two
    forbids is shown as far as it goes there, with the reason.
    """

    data = traitlets.Dict(read_only=True).tag(sync=True)
    labels = traitlets.Dict(read_only=True).tag(sync=True)
    book = traitlets.Dict(read_only=True).tag(sync=True)
    options = traitlets.Dict(read_only=True).tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)

    def __init__(
        self,
        hand: Hand | str | Path,
        one: House = "room",
        other: House | None = None,
        *,
        house: Mapping[str, object] | None = None,
        lang: str = "en",
        deck: int = 2,
    ) -> None:
        if deck not in DECKS:
            raise ValueError(f"no such deck: {deck!r}; a deck has 2 or 4 colours")
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang!r}; the languages are {' and '.join(LANGUAGES)}")
        self.comparison: Comparison = compare(find_hand(hand), one, other, house)
        super().__init__(_view="compare")
        data = annotate_comparison(self.comparison)
        self.set_trait("data", data)
        self.set_trait("book", book_of(data))
        self.set_trait("labels", labels())
        self.set_trait("options", {"deck": deck})
        self.lang = lang

    @traitlets.validate("lang")
    def _check_lang(self, proposal: Any) -> str:
        lang: str = proposal["value"]
        if lang not in LANGUAGES:
            raise traitlets.TraitError(f"no such language: {lang!r}; the languages are {' and '.join(LANGUAGES)}")
        return lang

    def as_html(self) -> str:
        """Return the comparison as plain HTML, side by side."""
        return as_html(self.data, self.lang)

    def as_text(self) -> str:
        """Return the comparison as plain text."""
        return as_text(self.data, self.lang)

    def __repr__(self) -> str:
        return summary(self.data, self.lang) if self.data else "Compare()"
