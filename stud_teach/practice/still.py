"""A question with its choices for places without widgets: a page, and a text. Neither tells the answer."""

from __future__ import annotations

from collections.abc import Iterator

from stud_teach.practice.schema import Counts, QuizState
from stud_teach.practice.table import Summary
from stud_teach.still.blocks import Block, Heading, Line, Listing
from stud_teach.still.hand import as_html
from stud_teach.still.html import html_of
from stud_teach.still.text import text_of
from stud_teach.telling.catalogue import in_language, say
from stud_teach.views.schema import AnnotatedTrace


def asked_html(state: QuizState, trace: AnnotatedTrace, lang: str) -> str:
    """Return the question and its choices as HTML, the hand up to there below; after the last one the results."""
    asked = html_of(_blocks(state, lang), lang)
    return asked + as_html(trace, lang) if state["question"] else asked


def asked_text(state: QuizState, lang: str) -> str:
    """Return the question and its choices as lines; after the last one the results."""
    return text_of(_blocks(state, lang), lang).removesuffix("\n")


def _blocks(state: QuizState, lang: str) -> Iterator[Block]:
    question = state["question"]
    if question is None:
        counts: dict[str, Counts] = {row["rule"]: row for row in state["summary"]}
        yield from Summary(counts, lang).blocks()
        return
    n, of = question["n"], state["of"]
    number = say("Question {n}", n=n) if of is None else say("Question {n} of {count}", n=n, count=of)
    yield Heading(f"{in_language(number, lang)}: {in_language(question['prompt'], lang)}", 3)
    yield Listing([Line(in_language(choice["text"], lang)) for choice in question["choices"]])
