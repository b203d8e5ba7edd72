"""A live table in a plain page, Python answering as a kernel would: for looking at it without a JupyterLab.

`opened(page, table, width, theme)` shows the table; what the page sends, `table` hears, and the page gets its answer.
As a script it takes a few pictures into dev/shots/.
"""

from __future__ import annotations

import shutil
import subprocess
from typing import Any

from playwright.sync_api import Page, sync_playwright
from shots import BUNDLE, FLAGS, HERE, OUT, page_for

from stud_teach.widgets.table import Table

TRAITS = ("trace", "state", "book", "labels", "options", "step", "lang")


def traits(table: Table) -> dict[str, Any]:
    """Return what the page gets of the table."""
    return {"_view": "table", **{name: getattr(table, name) for name in TRAITS}}


def opened(page: Page, table: Table, width: int, theme: str = "light") -> None:
    """Show `table` in `page`, alive."""
    page.set_viewport_size({"width": width + 16, "height": 1000})
    page.set_content(page_for(width, theme, traits(table)))

    def ask(content: Any) -> dict[str, Any]:
        table._hear(table, content, [])
        return traits(table)

    if not hasattr(page, "asks"):
        page.expose_function("ask", lambda content: page.asks(content))  # type: ignore[attr-defined]
    page.asks = ask  # type: ignore[attr-defined]
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


def main() -> None:
    """Take the pictures."""
    OUT.mkdir(exist_ok=True)
    subprocess.check_call(["node", str(HERE.parent / "build.mjs"), str(BUNDLE)])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.on("pageerror", lambda error: print("error:", error))
        page.on("console", lambda message: print("console:", message.text))

        def shot(name: str) -> None:
            page.wait_for_timeout(250)
            page.screenshot(path=str(OUT / f"live-{name}.png"), full_page=True)

        names = ["Aino", "Marek", "Sanna", "Jonas", "Ines", "Olli"]
        for width, theme, lang in ((1400, "light", "en"), (480, "dark", "fi"), (1400, "dark", "fi"), (400, "light", "en")):
            tag = f"{width}-{theme}-{lang}"
            table = Table(game="stud", players=6, seed=4, names=names, lang=lang)
            opened(page, table, width, theme)
            shot(f"{tag}-1-start")
            page.locator(".act").nth(0).click()
            page.wait_for_timeout(300)
            page.locator(".act").nth(0).click()
            shot(f"{tag}-2-act")
            table.do({"do": "branch", "step": 9}).do({"do": "rename", "branch": "B", "name": "Marek folds"})
            table.do({"do": "branch", "step": 7, "name": "C"})
            table.do({"do": "switch", "branch": "A"}).do({"do": "rules", "rules": "casino"})
            opened(page, table, width, theme)
            shot(f"{tag}-3-rules")
            page.locator(".live-tools .worded").nth(0).click()
            shot(f"{tag}-4-settings")
            page.keyboard.press("Escape")
            page.locator(".live-tools .worded").nth(1).click()
            shot(f"{tag}-5-save")
            page.keyboard.press("Escape")
            page.evaluate("model.set('step', 8)")
            shot(f"{tag}-6-past")
            pot = Table(game="stud8", limit="pot", players=6, names=names, lang=lang, seed=4)
            pot.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"})
            opened(page, pot, width, theme)
            shot(f"{tag}-7-pot")
            page.evaluate("model.send({n: model.get('state').n, command: {do: 'act', kind: 'raise', to: 99999}})")
            shot(f"{tag}-8-refused")
            cards = Table(game="stud", players=4, names=names[:4], lang=lang)
            opened(page, cards, width, theme)
            page.locator(".act").nth(1).click()
            page.locator("[data-card=Ks]").click()
            page.locator("[data-card=Th]").click()
            shot(f"{tag}-9-pick")
        browser.close()


if __name__ == "__main__":
    main()
