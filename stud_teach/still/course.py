"""The whole course of a hand as HTML to read and to print: street by street, with the reasons, and who gets what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any

from stud_teach.still.drawing import draw_table
from stud_teach.still.html import listed, marked, reason_line, tree
from stud_teach.still.reader import Json, Reader
from stud_teach.telling.catalogue import say


def course_html(annotated: Mapping[str, Any], lang: str, deck: int = 2) -> str:
    """Return all steps of a hand with their reasons, the pots and a picture of the table at the end, without scripts.

    Every text is escaped, whatever a player is called; what has been said on a street is not said there again.
    """
    reader = Reader(annotated, lang)
    parts = [*_head(reader), *_streets(reader), *_end(reader, lang, deck)]
    return "\n".join([f'<div lang="{escape(lang)}">', *parts, "</div>"]) + "\n"


def _head(reader: Reader) -> Iterator[str]:
    yield f"<p>{marked(reader.text(reader.annotated['subtitle']))}</p>"
    view = reader.annotated["view"]
    if view is not None:
        yield f"<p>{escape(reader.word(say('Seen from seat {seat}.', seat=view)))}</p>"
    seats = (f"{reader.player(entry['seat'])}: {entry['stack']}" for entry in reader.annotated["seats"])
    yield f"<p>{escape(' · '.join(seats))}</p>"


def _streets(reader: Reader) -> Iterator[str]:
    for street, steps in groupby(reader.steps, key=lambda step: reader.street(step["street"])):
        said = set[str]()
        yield f"<h4>{escape(street)}</h4>"
        yield "<ol>"
        for step in steps:
            yield f'<li value="{step["n"] + 1}">{"".join(_step(step, reader, said))}</li>'
        yield "</ol>"


def _step(step: Json, reader: Reader, said: set[str]) -> Iterator[str]:
    yield marked(reader.text(step["brief"]))
    lead = [reader.text(step["title"]), reader.text(step["text"])] if step["mark"] == "ruling" else []
    for line in filter(None, (*lead, *reader.ladders(step["n"]))):
        if line not in said:
            said.add(line)
            yield f"<br>{marked(line)}"
    news = [reason for reason in step["reasons"] if reader.text(reason["text"]) not in said]
    said |= {reader.text(reason["text"]) for reason in news}
    yield from listed("ul", (reason_line(reason, reader) for reason in news))


def _end(reader: Reader, lang: str, deck: int) -> Iterator[str]:
    if reader.steps:
        pots = reader.pots(len(reader.steps) - 1)
        if pots is not None:
            yield f"<h4>{marked(reader.text(pots['title']))}</h4>"
            yield from tree(list(reader.branches(pots)), reader.lang)
        yield draw_table(reader.annotated, lang, None, deck)
    if reader.ending():
        yield f"<p><strong>{marked(reader.ending())}</strong></p>"
