"""A document without widgets as a list of blocks: written once, then set as a text or as HTML without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from stud_teach.still.reader import Branch


class Line(NamedTuple):
    """A sentence or a paragraph: the rule that it rests on, whether that is our choice, and how it stands out."""

    text: str
    rule: str | None = None
    ours: bool = False
    look: str = ""  # "small" or "strong"


class Heading(NamedTuple):
    """A heading; 3 is the level of a document's title."""

    text: str
    level: int = 4
    rule: str | None = None


class Listing(NamedTuple):
    """Sentences one below the other."""

    items: Sequence[Line]
    numbered: bool = False


class Step(NamedTuple):
    """A numbered step: what happened, what else there is to say about it, and its reasons."""

    number: int
    brief: str
    lines: Sequence[str]
    reasons: Sequence[Line]


class Tree(NamedTuple):
    """The chips' way: each pot, its halves, their shares."""

    branches: Sequence[Branch]


class Cell(NamedTuple):
    """A cell of a table; `heads` its row, `right` sets it as a number; a `rule` follows its text, unless it is that."""

    text: str
    rule: str | None = None
    heads: bool = False
    right: bool = False
    strong: bool = False


class Table(NamedTuple):
    """Rows of as many cells each, under `titles` where they have some."""

    rows: Sequence[Sequence[Cell]]
    titles: Sequence[Cell] = ()


class Picture(NamedTuple):
    """An image; a text goes without it."""

    svg: str


class Gap(NamedTuple):
    """An empty line in a text; HTML needs none."""


class Indented(NamedTuple):
    """Blocks that a text sets two columns further on; HTML leaves them where they are."""

    blocks: Sequence[Block]


class Beside(NamedTuple):
    """Columns side by side, each under a title; a text has them one after the other."""

    columns: Sequence[tuple[str, Sequence[Block]]]


class Folded(NamedTuple):
    """Blocks under a title that a page opens when it is asked to; a text goes without them."""

    title: str
    blocks: Sequence[Block]


Block = Line | Heading | Listing | Step | Tree | Table | Picture | Gap | Indented | Beside | Folded


def lines(texts: Iterable[str | None], look: str = "") -> Iterator[Line]:
    """Yield those of `texts` that say something, a paragraph each."""
    for text in texts:
        if text:
            yield Line(text, look=look)
