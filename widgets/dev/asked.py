"""Questions in a plain page, Python answering as a kernel would: pictures into dev/shots/."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, sync_playwright
from shots import BUNDLE, FLAGS, HERE, OUT, page_for

from stud_teach.widgets.answering import Answering
from stud_teach.widgets.ask import Ask
from stud_teach.widgets.practice import Practice

ASKED: list[Answering] = []  # whichever was opened last


def ask(content: Any) -> dict[str, Any]:
    """Hear what the page sends, and answer."""
    (widget,) = ASKED
    widget._hear(widget, content, [])
    return traits(widget)


def traits(widget: Answering) -> dict[str, Any]:
    """Return what the page gets of the widget, less what it loads by itself."""
    return {name: value for name, value in widget.view_state().items() if not name.startswith("_esm")}


def opened(page: Page, widget: Answering, width: int, theme: str) -> None:
    """Show `widget` in `page`, alive."""
    page.set_viewport_size({"width": width + 16, "height": 900})
    page.set_content(page_for(width, theme, traits(widget)))
    if not ASKED:
        page.expose_function("ask", ask)
    ASKED[:] = [widget]
    page.evaluate(
        """async (code) => {
          const lib = await import(URL.createObjectURL(new Blob([code], {type: "text/javascript"})));
          const model = lib.memoryModel(JSON.parse(document.getElementById("traits").textContent));
          model.send = async (content) => {
            const answer = await ask(content);
            for (const [name, value] of Object.entries(answer)) model.set(name, value);
          };
          Object.assign(window, {model, stop: lib.mount(document.getElementById("at"), model)});
        }""",
        BUNDLE.read_text("utf-8"),
    )
    page.wait_for_timeout(250)


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


LOOKS = ((1400, "light", "en"), (1400, "dark", "fi"), (480, "dark", "fi"), (1000, "light", "fi"), (480, "light", "en"))


def main(looks: list[str]) -> None:
    """Take the pictures; of the looks that are named, such as 480-dark-fi, or all."""
    OUT.mkdir(exist_ok=True)
    subprocess.check_call(["node", str(HERE.parent / "build.mjs"), str(BUNDLE)])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: print("error:", error))
        page.on("console", lambda message: print("console:", message.text))
        for width, theme, lang in LOOKS:
            if looks and f"{width}-{theme}-{lang}" not in looks:
                continue
            for scene in (one_hand, fresh):
                for name in scene(page, width, theme, lang):
                    page.wait_for_timeout(250)
                    page.screenshot(path=OUT / f"ask-{width}-{theme}-{lang}-{name}.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
