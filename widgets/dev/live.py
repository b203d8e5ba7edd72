"""A live table in a plain page, Python answering as a kernel would: for looking at it without a JupyterLab.

`opened(page, table, width, theme)` shows the table; what the page sends, `table` hears, and the page gets its answer.
As a script it takes a few pictures into dev/shots/.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, sync_playwright
from shots import BUNDLE, FLAGS, HERE, OUT, page_for

from stud_teach.widgets.table import Table

TRAITS = ("trace", "state", "book", "labels", "options", "step", "lang")


def traits(table: Table) -> dict[str, Any]:
    """Return what the page gets of the table."""
    return {"_view": "table", **{name: getattr(table, name) for name in TRAITS}}


ON_THE_TABLE: list[Table] = []  # whichever was opened last


def ask(content: Any) -> dict[str, Any]:
    """Hear what the page sends, and answer."""
    (table,) = ON_THE_TABLE
    table._hear(table, content, [])
    return traits(table)


def opened(page: Page, table: Table, width: int, theme: str = "light") -> None:
    """Show `table` in `page`, alive."""
    page.set_viewport_size({"width": width + 16, "height": 1000})
    page.set_content(page_for(width, theme, traits(table)))

    if not ON_THE_TABLE:
        page.expose_function("ask", ask)
    ON_THE_TABLE[:] = [table]
    page.evaluate(
        """async (code) => {
          const lib = await import(URL.createObjectURL(new Blob([code], {type: "text/javascript"})));
          const model = lib.memoryModel(JSON.parse(document.getElementById("traits").textContent));
          model.send = async (content) => {
            const answer = await ask(content);
            for (const [name, value] of Object.entries(answer)) model.set(name, value);
          };
          model.save_changes = () => {};
          Object.assign(window, {model, stop: lib.mount(document.getElementById("at"), model)});
        }""",
        BUNDLE.read_text("utf-8"),
    )
    page.wait_for_timeout(250)


NAMES = ["Aino", "Marek", "Sanna", "Jonas", "Ines", "Olli"]
LOOKS = ((1400, "light", "en"), (1400, "dark", "fi"), (480, "dark", "fi"), (400, "light", "en"))


def acting(page: Page, table: Table, width: int, theme: str) -> Iterator[str]:
    """Deal and act; go back; look at the dialogs."""
    opened(page, table, width, theme)
    yield "start"
    table.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"}).do({"do": "branch", "step": 9})
    table.do({"do": "switch", "branch": "A"}).do({"do": "rules", "rules": "casino"})
    opened(page, table, width, theme)
    yield "rules"
    for at, name in enumerate(("settings", "save")):
        page.locator(".live-tools .worded").nth(at).click()
        yield name
        page.keyboard.press("Escape")
    page.evaluate("model.set('step', 8)")
    yield "past"


def choosing(page: Page, table: Table, width: int, theme: str) -> Iterator[str]:
    """Pick cards; then an amount in pot limit, and one that is refused."""
    opened(page, table, width, theme)
    page.locator(".act").nth(1).click()
    for card in ("Ks", "Th"):
        page.locator(f"[data-card={card}]").click()
    yield "pick"
    pot = Table(game="stud8", limit="pot", players=6, names=NAMES, lang=table.lang, seed=4)
    opened(page, pot.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"}), width, theme)
    yield "pot"
    page.evaluate("model.send({n: model.get('state').n, command: {do: 'act', kind: 'raise', to: 99999}})")
    yield "refused"


def main() -> None:
    """Take the pictures."""
    OUT.mkdir(exist_ok=True)
    subprocess.check_call(["node", str(HERE.parent / "build.mjs"), str(BUNDLE)])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: print("error:", error))
        page.on("console", lambda message: print("console:", message.text))
        for width, theme, lang in LOOKS:
            for scene in (acting, choosing):
                table = Table(players=6, seed=4, names=NAMES, lang=lang)
                for name in scene(page, table, width, theme):
                    page.wait_for_timeout(300)
                    page.screenshot(path=OUT / f"live-{width}-{theme}-{lang}-{name}.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
