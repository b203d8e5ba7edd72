"""Replay: a hand at the table, to step through with the reason at every step."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Literal

from stud_teach.engine.hand import Hand
from stud_teach.scenarios import find_hand
from stud_teach.still.hand import summary
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.widgets.presenting import Presenting


class Replay(Presenting):
    """A hand at the table, stepped through with buttons, keys or from Python.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. `seat` shows what that player may see (the page
    never gets the rest), None all cards. `rules` and `house` play it by other house rules. `lang` is e.g. "fi",
    `deck` the number of suit colours, 2 or 4. `step` can be read, set and linked: 0 is the first ante, "last" the last
    one. `covered` are seats whose down cards lie face down before a class, or "all"; this is for showing only, the page
    has the cards. It can be set later, and so can `spotlight`, to a seat or a card.

    Raises what `find_hand` raises, HouseError, ValueError for another seat, language or deck, and TraitError for a
    step or a seat to cover that does not exist. An illegal hand is shown as far as it goes, with the reason.

    >>> Replay("two-deuces", seat=3, rules="casino", lang="en")
    Two deuces
    ...
    >>> Replay("two-deuces", step="last").step
    28
    """

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
        super().__init__("replay", lang, deck)
        self._bring(annotate(trace(find_hand(hand, rules, house), seat)))
        self.step = step
        self.covered = covered

    def __repr__(self) -> str:
        return summary(self._whole(), self.lang) if self.trace else "Replay()"
