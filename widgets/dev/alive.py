"""A widget in a plain page, Python answering as a kernel would: for looking at it without a JupyterLab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from playwright.sync_api import Page
from shots import BUNDLE, OUT, bundled, page_for

Look = tuple[int, str, str]  # width, theme, language
LOOKS: tuple[Look, ...] = (
    *((1400, "light", "en"), (1400, "dark", "fi"), (1000, "light", "fi")),
    *((480, "dark", "fi"), (480, "light", "en"), (400, "light", "en")),
)

OPENED: list[Any] = []  # whichever widget was opened last

MOUNT = """async (code) => {
  const lib = await import(URL.createObjectURL(new Blob([code], {type: "text/javascript"})));
  const model = lib.memoryModel(JSON.parse(document.getElementById("traits").textContent));
  model.send = async (content) => {
    const answer = await ask(content);
    for (const [name, value] of Object.entries(answer)) model.set(name, value);
  };
  Object.assign(window, {model, stop: lib.mount(document.getElementById("at"), model)});
}"""


def traits(widget: Any) -> dict[str, Any]:
    """Return what the page gets of the widget, less what it loads by itself."""
    return {name: value for name, value in widget.view_state().items() if name != "_esm"}


def ask(content: Any) -> dict[str, Any]:
    """Hear what the page sends, and answer."""
    (widget,) = OPENED
    widget._hear(widget, content, [])
    return traits(widget)


def opened(page: Page, widget: Any, width: int, theme: str) -> None:
    """Show `widget` in `page`, alive: what the page sends, the widget hears, and the page gets its answer."""
    page.set_viewport_size({"width": width + 16, "height": 1000})
    page.set_content(page_for(width, theme, traits(widget)))
    if not OPENED:
        page.expose_function("ask", ask)
    OPENED[:] = [widget]
    page.evaluate(MOUNT, BUNDLE.read_text("utf-8"))
    page.wait_for_timeout(250)


def shoot(kind: str, scenes: Iterable[Callable[[Page, int, str, str], Iterator[str]]]) -> None:
    """Take a picture wherever a scene yields its name, in the looks named as arguments (1400-dark-fi) or in all."""
    with bundled() as page:
        for width, theme, lang in LOOKS:
            if sys.argv[1:] and f"{width}-{theme}-{lang}" not in sys.argv[1:]:
                continue
            for scene in scenes:
                for name in scene(page, width, theme, lang):
                    page.wait_for_timeout(250)
                    page.screenshot(path=OUT / f"{kind}-{width}-{theme}-{lang}-{name}.png", full_page=True)
