"""Compare: a hand under two houses' rules, side by side from where they part."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from stud_teach.book.rulebook import book_of
from stud_teach.book.schema import RuleBrief
from stud_teach.comparing.annotate import annotate_comparison
from stud_teach.comparing.comparison import Comparison, House, compare
from stud_teach.comparing.schema import Compared
from stud_teach.comparing.still import as_html, as_text, summary
from stud_teach.engine.hand import Hand
from stud_teach.scenarios import find_hand
from stud_teach.widgets.base import StudWidget
from stud_teach.widgets.traits import shown


class Compare(StudWidget):
    """A hand under two houses' rules: where they part for the first time, why, and how it ends in each.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. `one` and `other` are each a rule set's name,
    HouseRules, or settings by rule id on top of the hand's own rules; `house` changes settings of the second side, as
    in `Compare(hand, "room", house={"odd-chip": "suit"})`. Without `other` the room is compared with the casino, any
    other rule set with the room. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4.
    `comparison` is what was found, in Python.

    Raises what `find_hand` raises, HouseError, and ValueError for another language or deck. A hand that one of the two
    forbids is shown as far as it goes there, with the reason.

    >>> Compare("odd-chip-by-suit", "room", "casino", lang="en")
    One chip too many
    ...
    Showdown: who gets the odd chip depends on the rules
    """

    data = shown(Compared)
    book = shown(dict[str, RuleBrief])

    def __init__(
        self,
        hand: Hand | str | Path,
        one: House = "room",
        other: House | None = None,
        *,
        house: Mapping[str, object] | None = None,
        lang: str | None = None,
        deck: int = 2,
    ) -> None:
        self.comparison: Comparison = compare(find_hand(hand), one, other, house)
        super().__init__("compare", lang, deck)
        data = annotate_comparison(self.comparison)
        self.set_trait("data", data)
        self.set_trait("book", book_of(data))

    def as_html(self) -> str:
        """Return the comparison as plain HTML, side by side."""
        return as_html(self.data, self.lang)

    def as_text(self) -> str:
        """Return the comparison as plain text."""
        return as_text(self.data, self.lang)

    def __repr__(self) -> str:
        return summary(self.data, self.lang) if self.data else "Compare()"
