"""A hand as a static page: plain tables and lists that read well where no script and no style sheet runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from stud_teach.book.entries import title
from stud_teach.still.reader import Branch, Group, Reader
from stud_teach.telling.catalogue import in_language, pgettext, say

# A red that can be read on white and on black; the suit itself is always there.
_RED = "#df3a41"
_CARD = re.compile("(10|[2-9AKQJT])?([♣♦♥♠])")
_RIGHT = ' style="text-align:right"'
_LEFT = ' style="text-align:left"'


def as_html(annotated: Mapping[str, Any], lang: str, step: int | None = None) -> str:
    """Return the hand after `step` (from 0; None: the last) as HTML without scripts, with the course of the hand below.

    Every text is escaped, whatever a player is called. The same trace, language and step always give the same page.
    Raises IndexError when there is no such step.
    """
    reader = Reader(annotated, lang)
    n = reader.at(step)
    parts = [*_head(reader), *(_step(reader, n) if reader.steps else ()), *_course(reader, n)]
    return "\n".join([f'<div lang="{escape(lang)}">', *parts, "</div>"]) + "\n"


def marked(text: str) -> str:
    """Return a text as HTML: red suits in red, and no line break inside a card."""
    return _CARD.sub(_card, escape(text))


def _card(found: re.Match[str]) -> str:
    colour = f";color:{_RED}" if found[2] in "♦♥" else ""
    return f'<span style="white-space:nowrap{colour}">{found[0]}</span>'


def code(rule: str | None, lang: str) -> str:
    """Return a rule's id, if there is one, as HTML that follows a text."""
    return f" {rule_id(rule, lang)}" if rule else ""


def rule_id(rule: str, lang: str) -> str:
    """Return a rule's id as HTML; a pointer that rests on it is told the rule's title."""
    return f'<code title="{escape(in_language(title(rule), lang))}">{escape(rule)}</code>'


def _head(reader: Reader) -> Iterator[str]:
    yield f"<h3>{marked(reader.text(reader.annotated['title']))}</h3>"
    yield f"<p>{marked(reader.text(reader.annotated['subtitle']))}</p>"
    view = reader.annotated["view"]
    if view is not None:
        seen_from = reader.word(say("Seen from seat {seat}.", seat=view))
        yield f"<p>{escape(seen_from)}</p>"


# The step


def _step(reader: Reader, n: int) -> Iterator[str]:
    step = reader.steps[n]
    place = reader.word(
        say("{street}, step {n} of {total}", street=reader.street(step["street"]), n=n + 1, total=len(reader.steps))
    )
    yield f"<h4>{marked(reader.text(step['title']))}</h4>"
    yield f"<p><small>{marked(place)}</small></p>"
    if reader.text(step["text"]):
        yield f"<p>{marked(reader.text(step['text']))}</p>"
    yield from listed("ol", (reason_line(reason, reader) for reason in step["reasons"]))
    yield from (f"<p>{marked(line)}</p>" for line in reader.ladders(n))
    yield from _seats(reader, n)
    yield f"<p>{' · '.join(map(marked, reader.middle(n)))}</p>"
    yield from _pots(reader, n)
    if step["next"]:
        yield f"<p>{marked(reader.text(step['next']['text']))}{code(step['next']['rule'], reader.lang)}</p>"
    if n == len(reader.steps) - 1 and reader.ending():
        yield f"<p><strong>{marked(reader.ending())}</strong></p>"


def reason_line(reason: Mapping[str, Any], reader: Reader) -> str:
    """Return a sentence with the id of its rule, and a mark where that is our choice."""
    ours = escape(reader.word(say("our choice")))
    tag = f" <em>({ours})</em>" if reason["ours"] else ""
    return f"{marked(reader.text(reason['text']))}{code(reason['rule'], reader.lang)}{tag}"


def listed(tag: str, items: Iterable[str]) -> Iterator[str]:
    """Yield a list of those items; nothing where there are none."""
    lines = [f"<li>{item}</li>" for item in items]
    if lines:
        yield from (f"<{tag}>", *lines, f"</{tag}>")


def _seats(reader: Reader, n: int) -> Iterator[str]:
    # Translators: headings of columns
    chips = (pgettext("column", "Stack"), pgettext("column", "Bet"))
    titles = (say("Seat"), say("Player"), say("Cards"), *chips, say("State"))
    heads = "".join(f'<th scope="col"{_LEFT}>{escape(reader.word(title))}</th>' for title in titles)
    yield "<table>"
    yield f"<thead><tr>{heads}</tr></thead>"
    yield "<tbody>"
    for seat, name in reader.names.items():
        state = reader.tables[n]["seats"][str(seat)]
        cells = (
            f'<th scope="row"{_RIGHT}>{seat}</th>',
            f"<td{_LEFT}>{escape(name)}</td>",
            f"<td{_LEFT}>{_cards(reader.groups(seat, n))}</td>",
            f"<td{_RIGHT}>{state['stack']}</td>",
            f"<td{_RIGHT}>{state['bet'] or ''}</td>",
            f"<td{_LEFT}>{escape(' · '.join(reader.status(seat, n)))}</td>",
        )
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody>"
    yield "</table>"
    brackets = reader.word(say("Cards in brackets lie face down."))
    yield f"<p><small>{escape(brackets)}</small></p>"


def _cards(groups: Iterable[Group]) -> str:
    shown = (" ".join(map(marked, group.cards)) for group in groups)
    return " ".join(f"({cards})" if group.down else cards for cards, group in zip(shown, groups, strict=True))


def _pots(reader: Reader, n: int) -> Iterator[str]:
    pots = reader.pots(n)
    if pots is None:
        return
    yield f"<h5>{marked(reader.text(pots['title']))}</h5>"
    yield from tree(list(reader.branches(pots)), reader.lang)


def tree(branches: list[Branch], lang: str) -> Iterator[str]:
    """Yield nested lists: a deeper branch opens a list inside the one before it."""
    depth = -1
    for branch in branches:
        yield "<ul>" if branch.depth > depth else "</li>" + "</ul></li>" * (depth - branch.depth)
        note = f" ({marked(branch.note)})" if branch.note else ""
        yield f"<li>{marked(branch.name)}: <strong>{branch.amount}</strong>{note}{code(branch.rule, lang)}"
        depth = branch.depth
    yield "</li></ul>" * (depth + 1)


# The course of the hand


def _course(reader: Reader, n: int) -> Iterator[str]:
    titles = (say("Step"), say("Street"), say("What happened"))
    heads = "".join(f'<th scope="col"{_LEFT}>{escape(reader.word(title))}</th>' for title in titles)
    whole = reader.word(say("The whole hand"))
    yield f"<details><summary>{escape(whole)}</summary>"
    yield "<table>"
    yield f"<thead><tr>{heads}</tr></thead>"
    yield "<tbody>"
    for step in reader.steps:
        brief = marked(reader.text(step["brief"]))
        happened = f"<strong>{brief}</strong>" if step["n"] == n else brief
        street = escape(reader.street(step["street"]))
        yield f'<tr><th scope="row"{_RIGHT}>{step["n"] + 1}</th><td{_LEFT}>{street}</td><td{_LEFT}>{happened}</td></tr>'
    yield "</tbody>"
    yield "</table>"
    yield "</details>"
