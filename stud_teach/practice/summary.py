"""The results as a table: a row a rule id, for learners and those who collect them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stud_teach.practice.table import table_html, table_text


@dataclass(frozen=True)
class Summary:
    """Counts by rule id; it shows itself as a table in a notebook, and `rows` are plain values."""

    counts: Mapping[str, Mapping[str, int]]
    lang: str = "en"

    @property
    def rows(self) -> list[dict[str, str | int]]:
        """Return the rows: rule, asked, right at first, right, hints, given up."""
        return [{"rule": rule, **counts} for rule, counts in self.counts.items()]

    def __str__(self) -> str:
        return table_text(self.counts, self.lang)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return table_html(self.counts, self.lang)
