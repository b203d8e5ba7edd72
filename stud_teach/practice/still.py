"""A question with its choices for places without widgets: a page, and a text. Neither tells the answer."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from stud_teach.practice.table import table_html, table_text
from stud_teach.still.html import as_html, listed, marked
from stud_teach.still.text import wrapped
from stud_teach.telling.catalogue import in_language, say

Json = Mapping[str, Any]


def asked_html(state: Json, trace: Json, lang: str) -> str:
    """Return the question and its choices as HTML, the hand up to there below; after the last one the results."""
    question = state["question"]
    if question is None:
        return f'<div lang="{escape(lang)}">\n{table_html(counts(state), lang)}\n</div>\n'
    prompt = marked(in_language(question["prompt"], lang))
    choices = listed("ul", (marked(in_language(choice["text"], lang)) for choice in question["choices"]))
    head = [f'<div lang="{escape(lang)}">', f"<p>{escape(_number(state, lang))}</p>", f"<h3>{prompt}</h3>", *choices]
    return "\n".join([*head, "</div>", as_html(trace, lang)])


def asked_text(state: Json, lang: str) -> str:
    """Return the question and its choices as lines; after the last one the results."""
    question = state["question"]
    if question is None:
        return table_text(counts(state), lang)
    lines = wrapped(f"{_number(state, lang)}: {in_language(question['prompt'], lang)}")
    for choice in question["choices"]:
        lines += wrapped(in_language(choice["text"], lang), "- ")
    return "\n".join(lines)


def counts(state: Json) -> dict[str, dict[str, int]]:
    """Return the counts by rule id, as tables of results take them."""
    return {row["rule"]: {key: value for key, value in row.items() if key != "rule"} for row in state["summary"]}


def _number(state: Json, lang: str) -> str:
    n, of = state["question"]["n"], state["of"]
    return in_language(say("Question {n}", n=n) if of is None else say("Question {n} of {count}", n=n, count=of), lang)
