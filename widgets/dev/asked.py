"""Questions in a plain page, alive: pictures into dev/shots/; arguments are looks, such as 480-dark-fi."""

from __future__ import annotations

from collections.abc import Iterator

from alive import opened, shoot
from playwright.sync_api import Page

from stud_teach.widgets.answering import Answering
from stud_teach.widgets.ask import Ask
from stud_teach.widgets.practice import Practice


def wrong(widget: Answering) -> str:
    """Return the key of a choice that is wrong."""
    question = widget._turns.asking.question
    assert question is not None
    return next(choice.key for choice in question.choices if choice.mistake not in (None, "other"))


def right(widget: Answering) -> str:
    """Return the key of the right choice."""
    question = widget._turns.asking.question
    assert question is not None
    return question.right.key


def one_hand(page: Page, width: int, theme: str, lang: str) -> Iterator[str]:
    """A wrong answer with a hint, then the right one; the next ones; the results."""
    widget = Ask("two-deuces", lang=lang)
    opened(page, widget, width, theme)
    yield "open"
    widget.do({"do": "answer", "key": "b"}).do({"do": "hint"})
    opened(page, widget, width, theme)
    yield "wrong"
    page.evaluate("model.set('step', 8)")
    yield "past"
    widget.do({"do": "answer", "key": right(widget)})
    opened(page, widget, width, theme)
    yield "right"
    widget.do({"do": "next"}).do({"do": "answer", "key": wrong(widget)}).do({"do": "give-up"})
    opened(page, widget, width, theme)
    yield "given-up"
    while widget.state["question"]:
        widget.do({"do": "next"})
    opened(page, widget, width, theme)
    yield "end"


def fresh(page: Page, width: int, theme: str, lang: str) -> Iterator[str]:
    """Cards, distributions and boards to choose from."""
    for kind in ("best-five", "low", "award", "odd-chip", "first-actor", "shows-first"):
        widget = Practice(kind, seed=3, lang=lang)
        opened(page, widget, width, theme)
        yield kind
        widget.do({"do": "answer", "key": wrong(widget)}).do({"do": "answer", "key": right(widget)})
        opened(page, widget, width, theme)
        page.locator(".results-toggle").click()
        yield f"{kind}-right"


if __name__ == "__main__":
    shoot("ask", (one_hand, fresh))
