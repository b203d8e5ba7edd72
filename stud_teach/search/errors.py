"""Why a search has nothing to give; each error says so in every language (`text`), and in the language in use."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.search.needs import Objection
from stud_teach.search.words import impossible_text, not_found_text, unknown_text
from stud_teach.telling.catalogue import Text, language


class SearchError(ValueError):
    """A search that finds nothing; `text` says why, by language."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text["en"])

    def __str__(self) -> str:
        return self.text[language()]


class UnknownPoint(SearchError):
    """A name that no point has; `near` holds the nearest ones."""

    def __init__(self, name: str, near: Sequence[str]) -> None:
        self.name, self.near = name, tuple(near)
        super().__init__(unknown_text(name, near))


class Impossible(SearchError):
    """Points that no hand of this kind can show: an objection to each of `names`, or one to the two together."""

    def __init__(self, names: Sequence[str], objections: Sequence[Objection]) -> None:
        self.names, self.objections = tuple(names), tuple(objections)
        super().__init__(impossible_text(names, objections))


class NotFound(SearchError):
    """None of so many `deals` shows all points."""

    def __init__(self, names: Sequence[str], deals: int) -> None:
        self.names, self.deals = tuple(names), deals
        super().__init__(not_found_text(names, deals))
