"""Forms of a hand for places without widgets: a page, a text, and a line or two that name it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stud_teach.still.html import as_html
from stud_teach.still.reader import Reader
from stud_teach.still.text import as_text
from stud_teach.telling.catalogue import say

__all__ = ["as_html", "as_text", "folded_note", "still_note", "summary"]


def summary(annotated: Mapping[str, Any], lang: str) -> str:
    """Return the hand in two or three lines: its title, game and stakes, and how it ends."""
    reader = Reader(annotated, lang)
    title, subtitle = reader.text(annotated["title"]), reader.text(annotated["subtitle"])
    return "\n".join([title, subtitle, _outcome(reader)])


def _outcome(reader: Reader) -> str:
    size = {"players": len(reader.names), "steps": len(reader.steps)}
    wins = [
        reader.word(say("seat {seat} wins {amount}", seat=seat, amount=amount))
        for seat, amount in reader.annotated["won"].items()
        if amount
    ]
    if reader.annotated["finished"]:
        return reader.word(say("{players} players, {steps} steps: {wins}", wins=", ".join(wins), **size))
    return reader.word(say("{players} players, {steps} steps. {ending}", ending=reader.ending(), **size)).rstrip()


def folded_note(title: str) -> str:
    """Return the line by which JupyterLab names a folded output: it shows the first line of the HTML as it is written.

    A comment is not seen where the output is open.
    """
    return f"<!-- {title.replace('--', '––')} -->"


def still_note(lang: str) -> str:
    """Return the line under a picture that stands where a widget would be: it says how to get the widget."""
    note = say("This is a still picture: run the cell, and you can use it.")[lang]
    return f'<p lang="{lang}" style="opacity:.75;font-size:90%"><em>{note}</em></p>'
