"""A live table in a plain page, alive: pictures into dev/shots/; arguments are looks, such as 480-dark-fi."""

from __future__ import annotations

from collections.abc import Iterator

from alive import opened, shoot
from playwright.sync_api import Page

from stud_teach.widgets.table import Table

NAMES = ["Aino", "Marek", "Sanna", "Jonas", "Ines", "Olli"]


def acting(page: Page, width: int, theme: str, lang: str) -> Iterator[str]:
    """Deal and act; go back; look at the dialogs."""
    table = Table(players=6, seed=4, names=NAMES, lang=lang)
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


def choosing(page: Page, width: int, theme: str, lang: str) -> Iterator[str]:
    """Pick cards; then an amount in pot limit, and one that is refused."""
    table = Table(players=6, seed=4, names=NAMES, lang=lang)
    opened(page, table, width, theme)
    page.locator(".act").nth(1).click()
    for card in ("Ks", "Th"):
        page.locator(f"[data-card={card}]").click()
    yield "pick"
    pot = Table(game="stud8", limit="pot", players=6, names=NAMES, lang=lang, seed=4)
    opened(page, pot.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"}), width, theme)
    yield "pot"
    page.evaluate("model.send({n: model.get('state').n, command: {do: 'act', kind: 'raise', to: 99999}})")
    yield "refused"


def refused(page: Page, width: int, theme: str, lang: str) -> Iterator[str]:
    """Ask in the dialogs for what is refused."""
    opened(page, Table(players=6, seed=4, names=NAMES, lang=lang), width, theme)
    page.locator(".live-tools .worded").nth(0).click()
    page.locator("dialog select").first.select_option("tournament")
    page.locator("dialog form").nth(1).locator("select").nth(1).select_option("pot")
    page.locator("dialog [type=submit]").nth(1).click()
    yield "settings-refused"
    page.keyboard.press("Escape")
    page.locator(".live-tools .worded").nth(1).click()
    page.locator("dialog input").first.fill("ilta 1/ää")
    page.locator("dialog [type=submit]").click()
    yield "save-refused"


if __name__ == "__main__":
    shoot("live", (acting, choosing, refused))
