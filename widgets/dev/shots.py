"""Draw the bundle over sample traces in a plain page and take pictures: python dev/shots.py [SHOT ...].

Pictures go to dev/shots/. A SHOT is a name in SHOTS, or HAND:STEP:WIDTH[:THEME[:LANG]] for a scenario as the engine
tells it, such as two-deuces:12:1116:dark:fi. Needs playwright and a Chromium; no kernel, no server.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from stud_teach.book.rulebook import book_of
from stud_teach.scenarios import find_hand
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.views.labels import labels

HERE = Path(__file__).resolve().parent
FIXTURES = HERE.parent / "tests" / "fixtures"
OUT = HERE / "shots"
BUNDLE = OUT / "bundle.js"

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]

# name: (trace, step, width, theme, more traits); a step below 0 counts from the end
SHOTS: dict[str, tuple[str, int, int, str, dict[str, Any]]] = {
    "third": ("two-deuces", 12, 1116, "light", {}),
    "third-dark": ("two-deuces", 12, 1116, "dark", {}),
    "third-1000": ("two-deuces", 12, 1000, "light", {}),
    "third-1500": ("two-deuces", 12, 1500, "light", {}),
    "third-720": ("two-deuces", 12, 720, "light", {}),
    "third-420-fi": ("two-deuces", 12, 420, "light", {"lang": "fi"}),
    "calls": ("two-deuces", 17, 1116, "light", {}),
    "fourth": ("two-deuces", 23, 1116, "light", {}),
    "fourth-420": ("two-deuces", 23, 420, "dark", {}),
    "end": ("two-deuces", -1, 1116, "light", {}),
    "showdown": ("all-in-halved", -1, 1116, "light", {}),
    "showdown-dark": ("all-in-halved", -1, 1116, "dark", {"options": {"deck": 4}}),
    "showdown-960": ("all-in-halved", -1, 960, "light", {}),
    "showdown-420": ("all-in-halved", -1, 420, "light", {}),
    "showdown-1500": ("all-in-halved", -1, 1500, "dark", {}),
    "eight": ("eight-to-the-river", -3, 1116, "dark", {"options": {"deck": 4}}),
    "eight-420": ("eight-to-the-river", -3, 420, "dark", {"options": {"deck": 4}}),
    "eight-third": ("eight-to-the-river", 20, 1116, "light", {}),
    "eight-third-420": ("eight-to-the-river", 20, 420, "light", {}),
    "eight-960": ("eight-to-the-river", -1, 960, "light", {}),
    "crowded": ("crowded", -1, 1116, "light", {}),
    "crowded-bets": ("crowded", -2, 1116, "light", {}),
    "crowded-bets-400": ("crowded", -2, 400, "light", {}),
    "crowded-960": ("crowded", -1, 960, "dark", {}),
    "crowded-1500": ("crowded", -1, 1500, "light", {}),
    "crowded-420": ("crowded", -1, 420, "light", {}),
    "crowded-720": ("crowded", -1, 720, "light", {}),
    "two": ("two-seats", -1, 1116, "light", {}),
    "two-420": ("two-seats", -1, 420, "light", {}),
    "three-refused": ("three-seats", -1, 1116, "light", {}),
    "three-420": ("three-seats", -1, 420, "dark", {}),
    "four": ("four-seats", -1, 1000, "light", {}),
    "five": ("five-seats", -1, 1000, "light", {}),
    "five-420": ("five-seats", -1, 420, "light", {}),
    "seven": ("seven-seats", -1, 1000, "light", {}),
    "seven-420": ("seven-seats", -1, 420, "light", {}),
}

# JupyterLab's own values for the variables that the view reads.
FONTS = "--jp-ui-font-family:Arial,'Liberation Sans',sans-serif"
THEMES = {
    "light": f"{FONTS};--jp-layout-color1:#fff;--jp-border-color2:#e0e0e0;--jp-ui-font-color1:rgba(0,0,0,.87)",
    "dark": f"{FONTS};--jp-layout-color1:#212121;--jp-border-color2:#424242;--jp-ui-font-color1:rgba(255,255,255,.87)",
}


def page_for(width: int, theme: str, traits: dict[str, Any]) -> str:
    """Return a page with the view on `traits`."""
    data = json.dumps(traits).replace("<", "\\u003c")
    light = str(theme == "light").lower()
    back = "#fff" if theme == "light" else "#111"
    return f"""<!doctype html><meta charset="utf-8"><body data-jp-theme-light="{light}"
      style="margin:8px;background:{back};{THEMES[theme]}"><div id="at" style="width:{width}px"></div>
      <script type="application/json" id="traits">{data}</script></body>"""


def draw(page: Page, shot: tuple[str, int, int, str, dict[str, Any]]) -> None:
    """Show one shot's view in `page`."""
    name, step, width, theme, more = shot
    sample = more.get("trace") or json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    traits = {"_view": "replay", "trace": sample, "labels": labels(), "lang": "en", "options": {"deck": 2}, **more}
    traits["step"] = step if step >= 0 else len(sample["steps"]) + step
    page.set_viewport_size({"width": width + 16, "height": 1000 if width > 700 else 3200})
    page.set_content(page_for(width, theme, traits))
    page.evaluate(
        """async (code) => {
          const lib = await import(URL.createObjectURL(new Blob([code], {type: "text/javascript"})));
          const model = lib.memoryModel(JSON.parse(document.getElementById("traits").textContent));
          Object.assign(window, {model, stop: lib.mount(document.getElementById("at"), model)});
        }""",
        BUNDLE.read_text("utf-8"),
    )
    page.wait_for_timeout(250)


def told(shot: str) -> tuple[str, int, int, str, dict[str, Any]]:
    """Return the shot of a scenario as the engine tells it."""
    name, step, width, *more = shot.split(":")
    theme, lang = (more + ["light", "en"][len(more) :])[:2]
    annotated = annotate(trace(find_hand(name)))
    traits = {"trace": annotated, "book": book_of(annotated), "lang": lang}
    return name, int(step), int(width), theme, traits


@contextmanager
def bundled() -> Iterator[Page]:
    """Bundle the front end; yield a page that prints what goes wrong in it."""
    OUT.mkdir(exist_ok=True)
    subprocess.check_call(["node", str(HERE.parent / "build.mjs"), str(BUNDLE)])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: print("error:", error))
        page.on("console", lambda message: print("console:", message.text))
        yield page
        browser.close()


def main(names: list[str]) -> None:
    """Take the shots of those names, or all."""
    with bundled() as page:
        for name in names or SHOTS:
            draw(page, told(name) if ":" in name else SHOTS[name])
            page.locator("#at").screenshot(path=str(OUT / f"{name.replace(':', '-')}.png"))


if __name__ == "__main__":
    main(sys.argv[1:])
