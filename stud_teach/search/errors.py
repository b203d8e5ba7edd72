"""Why a search has nothing to give."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.saying.messages import Message, both, joined, meant
from stud_teach.search.needs import Objection


class SearchError(ValueError):
    """A search that finds nothing; the message says why."""


class UnknownPoint(SearchError):
    """A name that no point has; `near` holds the nearest ones."""

    def __init__(self, name: str, near: Sequence[str]) -> None:
        self.name, self.near = name, tuple(near)
        hint = meant(near) if near else Message("`stud-teach find --list` names them all.")
        super().__init__(Message("There is no point “{name}”; {hint}", name=name, hint=hint))


class Impossible(SearchError):
    """Points that no hand of this kind can show: an objection to each of `names`, or one to the two together."""

    def __init__(self, names: Sequence[str], objections: Sequence[Objection]) -> None:
        self.names, self.objections = tuple(names), tuple(objections)
        one, two = names[0], names[-1]
        objected = [
            each.why.filled(point=name, one=one, two=two, **each.facts)
            for name, each in zip(names, objections, strict=False)
        ]
        super().__init__(joined(" ", objected))


class NotFound(SearchError):
    """None of so many `deals` shows all points."""

    def __init__(self, names: Sequence[str], deals: int) -> None:
        self.names, self.deals = tuple(names), deals
        message = Message("No hand shows {points} (deals looked at: {count}).", count=deals)
        super().__init__(message.filled(points=both(names) if names else "-"))
