"""A hand as text for a terminal: street by street, with the reasons, and who gets what at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from stud_teach.cards.card import UNKNOWN
from stud_teach.still.reader import UNBROKEN, Reader
from stud_teach.telling.catalogue import say
from stud_teach.telling.names import cards_text

WIDTH = 100


def as_text(annotated: Mapping[str, Any], lang: str, step: int | None = None) -> str:
    """Return the hand up to `step` (from 0; None: the last) as lines of at most 100 columns, without colour.

    Raises IndexError when there is no such step.
    """
    reader = Reader(annotated, lang)
    n = reader.at(step)
    return "\n".join([*_head(reader), *_streets(reader, n), *_end(reader, n)]) + "\n"


def wrapped(text: str, first: str = "") -> list[str]:
    """Return `text` in lines, of which the first begins with `first` and the others with as many blanks."""
    indent = " " * len(first)
    lines = wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(UNBROKEN, " ") for line in lines] or [first.rstrip()]


def _head(reader: Reader) -> Iterator[str]:
    yield from wrapped(reader.text(reader.annotated["title"]))
    yield from wrapped(reader.text(reader.annotated["subtitle"]))
    if reader.annotated["view"] is not None:
        yield from wrapped(reader.word(say("Seen from seat {seat}.", seat=reader.annotated["view"])))
    yield ""
    width = max(len(str(entry["stack"])) for entry in reader.annotated["seats"])
    for entry in reader.annotated["seats"]:
        yield from wrapped(reader.names[entry["seat"]], f"{entry['seat']:>4}  {entry['stack']:>{width}}  ")


def _streets(reader: Reader, n: int) -> Iterator[str]:
    """Yield the steps under their streets; what has been said on a street is not said there again."""
    heading, said = None, set[str]()
    for step in reader.steps[: n + 1]:
        street = reader.street(step["street"])
        if street != heading:
            heading, said = street, set()
            yield from ("", _heading(street, step["n"], reader))
        yield from _step(step, reader, said)


def _heading(street: str, n: int, reader: Reader) -> str:
    if not n:
        return street
    pot = reader.word(say("Pot: {amount}", amount=reader.tables[n]["pot"]))
    return f"{street} · {pot}"


def _step(step: Mapping[str, Any], reader: Reader, said: set[str]) -> Iterator[str]:
    yield from wrapped(" ".join([reader.text(step["brief"]), *_face_down(step, reader)]), f"{step['n'] + 1:>4}  ")
    lead = [reader.text(step["title"]), reader.text(step["text"])] if step["mark"] == "ruling" else []
    for line in (*lead, *reader.ladders(step["n"])):
        if line and line not in said:
            said.add(line)
            yield from wrapped(line, " " * 6)
    for reason in step["reasons"]:
        line = reader.text(reason["text"])
        if line not in said:
            said.add(line)
            ours = reader.word(say("our choice"))
            tag = f"[{reason['rule']}, {ours}]" if reason["ours"] else f"[{reason['rule']}]"
            yield from wrapped(f"{line} {tag.replace(' ', UNBROKEN)}", " " * 6 + "- ")


def _face_down(step: Mapping[str, Any], reader: Reader) -> Iterator[str]:
    """Yield the cards that a deal put face down, where the reader may see them."""
    cards = [card for card, up in zip(step["cards"], step["up"], strict=True) if not up and card != UNKNOWN]
    if step["kind"] == "deal" and cards and step["seat"] not in reader.covered:
        yield reader.word(say("(face down: {cards})", cards=cards_text(cards)))


# The end


def _end(reader: Reader, n: int) -> Iterator[str]:
    if reader.steps:
        yield from _result(reader, n)
    if n == len(reader.steps) - 1 and reader.ending():
        refused = reader.annotated["refused"]
        yield ""
        yield from wrapped(f"{reader.ending()} [{refused['rule']}]" if refused else reader.ending())


def _result(reader: Reader, n: int) -> Iterator[str]:
    pots = reader.pots(n)
    if pots is not None:
        yield from ("", reader.text(pots["title"]))
        for branch in reader.branches(pots):
            note = f" ({branch.note})" if branch.note else ""
            yield from wrapped(f"{branch.name}: {branch.amount}{note} [{branch.rule}]", " " * (2 + 2 * branch.depth))
    yield from ("", reader.word(say("Stacks")))
    seats = reader.tables[n]["seats"]
    width = max(len(str(state["stack"])) for state in seats.values())
    for seat, name in reader.names.items():
        words = "".join(f", {word[:1].lower()}{word[1:]}" for word in reader.status(seat, n))
        yield from wrapped(f"{name}{words}", f"{seat:>4}  {seats[str(seat)]['stack']:>{width}}  ")
