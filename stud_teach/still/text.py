"""Blocks as text for a terminal: lines of at most 100 columns, without colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from stud_teach.still.blocks import Beside, Block, Cell, Gap, Heading, Indented, Line, Listing, Step, Table, Tree
from stud_teach.still.reader import UNBROKEN
from stud_teach.telling.catalogue import in_language, say

WIDTH = 100


def text_of(blocks: Iterable[Block], lang: str) -> str:
    """Return blocks as text; its last line ends too."""
    return "\n".join(line for block in blocks for line in _set(block, lang)).rstrip() + "\n"


def wrapped(text: str, first: str = "") -> list[str]:
    """Return `text` in lines, of which the first begins with `first` and the others with as many blanks."""
    indent = " " * len(first)
    lines = wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
    return [line.replace(UNBROKEN, " ") for line in lines] or [first.rstrip()]


def _set(block: Block, lang: str, indent: str = "") -> Iterator[str]:
    make: Callable[[Any, str, str], Iterable[str]] | None = _KINDS.get(type(block))
    return iter(make(block, lang, indent) if make else ())


def _line(line: Line, lang: str, first: str) -> list[str]:
    return wrapped(f"{line.text} {_tag(line, lang)}" if line.rule else line.text, first)


def _tag(line: Line, lang: str) -> str:
    """Return a sentence's rule in brackets, on one line."""
    ours = in_language(say("our choice"), lang)
    return (f"[{line.rule}, {ours}]" if line.ours else f"[{line.rule}]").replace(" ", UNBROKEN)


def _heading(heading: Heading, _lang: str, indent: str) -> list[str]:
    return wrapped(f"{heading.text} [{heading.rule}]" if heading.rule else heading.text, indent)


def _listing(listing: Listing, lang: str, indent: str) -> Iterator[str]:
    for item in listing.items:
        yield from _line(item, lang, f"{indent}- ")


def _step(step: Step, lang: str, indent: str) -> Iterator[str]:
    yield from wrapped(step.brief, f"{indent}{step.number:>4}  ")
    inside = indent + " " * 6
    for line in step.lines:
        yield from wrapped(line, inside)
    yield from _listing(Listing(step.reasons), lang, inside)


def _tree(tree: Tree, _lang: str, indent: str) -> Iterator[str]:
    for branch in tree.branches:
        note = f" ({branch.note})" if branch.note else ""
        rule = f" [{branch.rule}]" if branch.rule else ""
        yield from wrapped(f"{branch.name}: {branch.amount}{note}{rule}", indent + "  " * (branch.depth + 1))


def _table(table: Table, _lang: str, indent: str) -> Iterator[str]:
    """Yield rows in columns; what does not fit into the last one goes on below it."""
    rows = [row for row in (table.titles, *table.rows) if row]
    widths = [max(len(row[column].text) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        *cells, last = (_padded(cell, width) for cell, width in zip(row, widths, strict=True))
        yield from wrapped(last.rstrip(), indent + "".join(f"{cell}  " for cell in cells))


def _padded(cell: Cell, width: int) -> str:
    text = f"{cell.text:>{width}}" if cell.right else f"{cell.text:<{width}}"
    return f"{text.rstrip()} [{cell.rule}]" if cell.rule not in (None, cell.text) else text


def _indented(inner: Indented, lang: str, indent: str) -> Iterator[str]:
    for block in inner.blocks:
        yield from _set(block, lang, indent + "  ")


def _beside(beside: Beside, lang: str, indent: str) -> Iterator[str]:
    for title, blocks in beside.columns:
        yield from wrapped(title, indent)
        yield from _indented(Indented(blocks), lang, indent)
        yield ""


_KINDS: Mapping[type, Callable[[Any, str, str], Iterable[str]]] = {
    Line: _line,
    Heading: _heading,
    Listing: _listing,
    Step: _step,
    Tree: _tree,
    Table: _table,
    Gap: lambda *_: [""],
    Indented: _indented,
    Beside: _beside,
}
