"""A table as an image: for pages that run no script, for slides and for print."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from stud_teach.events import Seat
from stud_teach.explain import annotate
from stud_teach.explain.catalogue import language
from stud_teach.explain.drawing import draw_table
from stud_teach.hand import Hand
from stud_teach.messages import Message
from stud_teach.quoting import quoted
from stud_teach.scenarios import find_hand
from stud_teach.trace import trace


def table_svg(
    hand: Hand | str | Path,
    step: int | Literal["last"] = "last",
    seat: Seat | None = None,
    lang: str | None = None,
    deck: int = 2,
) -> str:
    """Return the table of a hand after a step (from 0) as one SVG image, the text of a file that stands alone.

    `hand` is a scenario's name, the path of a `.phh` file, or a `Hand`. With `seat` it shows only what that player may
    see. `lang` is "en" or "fi", `deck` the number of suit colours, 2 or 4. Raises what `find_hand` raises, IndexError
    for another step, ValueError for another seat, language or deck.
    """
    lang = language(lang)
    if deck not in (2, 4):
        raise ValueError(Message("no such deck: {deck}; a deck has 2 or 4 colours", deck=quoted(deck)))
    annotated = annotate(trace(find_hand(hand), seat))
    return draw_table(annotated, lang, None if step == "last" else step, deck)
