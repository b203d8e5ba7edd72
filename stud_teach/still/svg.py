"""A table as an image: for pages that run no script, for slides and for print."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from stud_teach.engine.events import Seat
from stud_teach.engine.hand import Hand
from stud_teach.saying.checks import not_whole
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal
from stud_teach.scenarios import find_hand
from stud_teach.still.drawing import draw_table
from stud_teach.telling.catalogue import language
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate


def checked_deck(deck: int) -> int:
    """Return the number of suit colours, 2 or 4; raises ValueError for another."""
    if type(deck) is not int or deck not in (2, 4):
        raise ValueError(Message("“deck” is 2 or 4, the number of its colours, not {deck}.", deck=literal(deck)))
    return deck


def table_svg(
    hand: Hand | str | Path,
    step: int | Literal["last"] = "last",
    seat: Seat | None = None,
    lang: str | None = None,
    deck: int = 2,
) -> str:
    """Return the table of a hand after a step (from 0) as one SVG image, the text of a file that stands alone.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. With `seat` it shows only what that player may
    see. `lang` is e.g. "fi", `deck` the number of suit colours, 2 or 4. Raises what `find_hand` raises, IndexError
    for another step, ValueError for another seat, language or deck.

    >>> table_svg("two-deuces", 12, lang="fi").startswith("<svg ")
    True
    """
    lang, deck = language(lang), checked_deck(deck)
    annotated = annotate(trace(find_hand(hand), seat))
    last = len(annotated["steps"]) - 1
    if step not in ("last", *range(last + 1)) or isinstance(step, bool):
        raise IndexError(not_whole(step, "step", 0, last))
    return draw_table(annotated, lang, None if step == "last" else step, deck)
