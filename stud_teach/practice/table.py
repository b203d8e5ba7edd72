"""The results of a practice as a table: a row a rule id, for learners and those who collect them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from stud_teach.practice.schema import Counts, CountsOfRule
from stud_teach.still.blocks import Block, Cell, Line, Table
from stud_teach.still.html import html_of
from stud_teach.still.text import text_of
from stud_teach.telling.catalogue import N_, in_language, say

_TITLES = {
    "rule": N_("Rule"),
    "asked": N_("Asked"),
    "right_first": N_("Right at once"),
    "right": N_("Right in the end"),
    "hints": N_("Hints"),
    "given_up": N_("Given up"),
}


@dataclass(frozen=True)
class Summary:
    """Counts by rule id; it shows itself as a table in a notebook, and `rows` are plain values."""

    counts: Mapping[str, Counts]
    lang: str = "en"

    @property
    def rows(self) -> list[CountsOfRule]:
        """Return the rows: rule, asked, right at first, right, hints, given up."""
        return [{"rule": rule, **counts} for rule, counts in self.counts.items()]

    def __str__(self) -> str:
        return text_of(self.blocks(), self.lang).removesuffix("\n")

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_of(self.blocks(), self.lang)

    def blocks(self) -> Iterator[Block]:
        """Yield the table, or that there is nothing to count yet."""
        if not self.counts:
            yield Line(in_language(say("No question has been answered yet."), self.lang))
            return
        titles = [Cell(in_language(say(title), self.lang), right=key != "rule") for key, title in _TITLES.items()]
        rows = [[Cell(rule, rule, heads=True), *_numbers(of)] for rule, of in self.counts.items()]
        yield Table(rows, titles)


def _numbers(counts: Counts) -> Iterator[Cell]:
    shown = (counts["asked"], counts["right_first"], counts["right"], counts["hints"], counts["given_up"])
    return (Cell(str(count), right=True) for count in shown)
