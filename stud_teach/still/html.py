"""Blocks as HTML without scripts, which reads well where no style sheet runs; every text is escaped."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any

from stud_teach.book.entries import title
from stud_teach.still.blocks import (
    Beside,
    Block,
    Cell,
    Folded,
    Heading,
    Indented,
    Line,
    Listing,
    Picture,
    Step,
    Table,
    Tree,
)
from stud_teach.telling.catalogue import in_language, say

# A red that can be read on white and on black; the suit itself is always there.
_RED = "#df3a41"
_CARD = re.compile("(10|[2-9AKQJT])?([♣♦♥♠])")
_RIGHT = ' style="text-align:right"'
_LEFT = ' style="text-align:left"'
_TOP = ' style="text-align:left;vertical-align:top"'
_LOOKS = {"": "{}", "small": "<small>{}</small>", "strong": "<strong>{}</strong>"}


def html_of(blocks: Iterable[Block], lang: str) -> str:
    """Return blocks as one element in their language."""
    return "\n".join([f'<div lang="{escape(lang)}">', *_all(blocks, lang), "</div>"]) + "\n"


def marked(text: str) -> str:
    """Return a text as HTML: red suits in red, and no line break inside a card."""
    return _CARD.sub(_card, escape(text))


def _card(found: re.Match[str]) -> str:
    colour = f";color:{_RED}" if found[2] in "♦♥" else ""
    return f'<span style="white-space:nowrap{colour}">{found[0]}</span>'


def code(rule: str | None, lang: str) -> str:
    """Return a rule's id, if there is one, as HTML that follows a text; a pointer on it is told the rule's title."""
    return f' <code title="{escape(in_language(title(rule), lang))}">{escape(rule)}</code>' if rule else ""


def _all(blocks: Iterable[Block], lang: str) -> Iterator[str]:
    for kind, group in groupby(blocks, key=type):
        if kind is Step:
            yield from _steps(group, lang)
        else:
            make = _KINDS.get(kind)
            yield from (line for block in group if make for line in make(block, lang))


def _said(line: Line, lang: str) -> str:
    """Return a sentence with the id of its rule, and a mark where that is our choice."""
    ours = f" <em>({escape(in_language(say('our choice'), lang))})</em>" if line.ours else ""
    return _LOOKS[line.look].format(f"{marked(line.text)}{code(line.rule, lang)}{ours}")


def _heading(heading: Heading, lang: str) -> Iterator[str]:
    yield f"<h{heading.level}>{marked(heading.text)}{code(heading.rule, lang)}</h{heading.level}>"


def _listing(listing: Listing, lang: str) -> Iterator[str]:
    items = [f"<li>{_said(item, lang)}</li>" for item in listing.items]
    tag = "ol" if listing.numbered else "ul"
    yield from (f"<{tag}>", *items, f"</{tag}>") if items else ()


def _steps(steps: Iterable[Any], lang: str) -> Iterator[str]:
    yield "<ol>"
    for step in steps:
        lines = "".join(f"<br>{marked(line)}" for line in step.lines)
        yield f'<li value="{step.number}">{marked(step.brief)}{lines}'
        yield from _listing(Listing(step.reasons), lang)
        yield "</li>"
    yield "</ol>"


def _tree(tree: Tree, lang: str) -> Iterator[str]:
    """Yield nested lists: a deeper branch opens a list inside the one before it."""
    depth = -1
    for branch in tree.branches:
        yield "<ul>" if branch.depth > depth else "</li>" + "</ul></li>" * (depth - branch.depth)
        note = f" ({marked(branch.note)})" if branch.note else ""
        yield f"<li>{marked(branch.name)}: <strong>{branch.amount}</strong>{note}{code(branch.rule, lang)}"
        depth = branch.depth
    yield "</li></ul>" * (depth + 1)


def _table(table: Table, lang: str) -> Iterator[str]:
    yield "<table>"
    if table.titles:
        titles = (f'<th scope="col"{_LEFT}>{marked(title.text)}</th>' for title in table.titles)
        yield f"<thead><tr>{''.join(titles)}</tr></thead>"
    yield "<tbody>"
    for row in table.rows:
        yield f"<tr>{''.join(_cell(cell, lang) for cell in row)}</tr>"
    yield from ("</tbody>", "</table>")


def _cell(cell: Cell, lang: str) -> str:
    tag, scope = ("th", ' scope="row"') if cell.heads else ("td", "")
    text = "" if cell.text == cell.rule else marked(cell.text)
    inside = f"<strong>{text}</strong>" if cell.strong else text
    return f"<{tag}{scope}{_RIGHT if cell.right else _LEFT}>{inside}{code(cell.rule, lang)}</{tag}>"


def _beside(beside: Beside, lang: str) -> Iterator[str]:
    titles = "".join(f'<th scope="col"{_LEFT}>{marked(title)}</th>' for title, _ in beside.columns)
    yield f"<table>\n<thead><tr>{titles}</tr></thead>\n<tbody><tr>"
    for _, blocks in beside.columns:
        yield from (f"<td{_TOP}>", *_all(blocks, lang), "</td>")
    yield "</tr></tbody>\n</table>"


def _folded(folded: Folded, lang: str) -> Iterator[str]:
    yield f"<details><summary>{marked(folded.title)}</summary>"
    yield from (*_all(folded.blocks, lang), "</details>")


_KINDS: Mapping[type, Callable[[Any, str], Iterable[str]]] = {
    Line: lambda line, lang: [f"<p>{_said(line, lang)}</p>"],
    Heading: _heading,
    Listing: _listing,
    Tree: _tree,
    Table: _table,
    Picture: lambda picture, _: [picture.svg],
    Indented: lambda inner, lang: _all(inner.blocks, lang),
    Beside: _beside,
    Folded: _folded,
}
