"""The table of a practice's results: a row a rule id."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from stud_teach.still.html import rule_id
from stud_teach.telling.catalogue import N_, in_language, say

Counts = Mapping[str, Mapping[str, int]]

_HEADS = {
    "rule": N_("Rule"),
    "asked": N_("Asked"),
    "right_first": N_("Right at once"),
    "right": N_("Right in the end"),
    "hints": N_("Hints"),
    "given_up": N_("Given up"),
}


def _rows(counts: Counts, lang: str) -> list[list[str]]:
    heads = [in_language(say(head), lang) for head in _HEADS.values()]
    return [heads, *([rule, *map(str, of.values())] for rule, of in counts.items())]


def _nothing(lang: str) -> str:
    return in_language(say("No question has been answered yet."), lang)


def table_text(counts: Counts, lang: str) -> str:
    """Return the counts as a table of plain text, or that there are none yet."""
    if not counts:
        return _nothing(lang)
    rows = _rows(counts, lang)
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEADS))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def table_html(counts: Counts, lang: str) -> str:
    """Return the counts as an HTML table, or that there are none yet."""
    if not counts:
        return f"<p>{escape(_nothing(lang))}</p>"
    heads, *rows = _rows(counts, lang)
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{rule_id(row[0], lang)}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<table lang="{lang}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
