"""Every picture in light and dark, English and Finnish, narrow and wide: nothing is cut, no seat lies over another.

The pictures are left in tests/browser/pictures, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from stud_teach import BestFive, BringIn, Compare, FirstActor, Hand, HandRanking, PotLimit, PotSplit, Replay
from stud_teach.widgets.base import StudWidget
from tests.browser.plain import show, traits_of

PICTURES = Path(__file__).parent / "pictures"

VIEWS: dict[str, Callable[[], StudWidget]] = {
    "doors": lambda: Replay("two-deuces", step=14),
    "boards": lambda: Replay("equal-boards", step=14),
    "bets": lambda: Replay("open-pair-single-then-double", step=20),
    "pot-limit": lambda: Replay("pot-limit-maximum", step=17),
    "hands": lambda: Replay("eight-to-the-river", step=80),
    "quartered": lambda: Replay("quartered", step="last"),
    "odd-chips": lambda: Replay("odd-chip-three-ways", step="last"),
    "side-pots": lambda: Replay("side-pots-high-low-different-winners", step="last"),
    "four-pots": lambda: Replay("four-pots-eight-players", step="last"),
    "compare": lambda: Compare("odd-chip-by-suit"),
    "best-five": lambda: BestFive("As2d3c4h5sKdKs", "8s7h4d3s2h9d9c"),
    "pot-split": lambda: PotSplit(67, high=[1, 3], low=[1, 3]),
    "bring-in": lambda: BringIn("Ks 2d 2c Ac"),
    "first-actor": lambda: FirstActor({1: "AsKd", 2: "2c2d", 3: "AhKc"}),
    "sum": lambda: PotLimit("pot-limit-maximum", 17),
    "ranking": HandRanking,
}

# What sticks out of the frame, and which seats lie over each other; hidden parts and the insides of images apart.
FAULTS = """() => {
  const root = document.querySelector(".stud-teach").shadowRoot, found = [];
  const frame = root.querySelector(".frame").getBoundingClientRect();
  const name = (el) => `${el.tagName.toLowerCase()}.${el.getAttribute("class")} "${el.textContent.slice(0, 40)}"`;
  for (const el of root.querySelectorAll(".frame *:not(svg *)")) {
    if (el.closest("[aria-hidden=true], .sr, [inert]") || !el.checkVisibility()) continue;
    const { left, right, width, height } = el.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    if (right > frame.right + 1 || left < frame.left - 1) found.push(`out of the frame: ${name(el)}`);
    const style = getComputedStyle(el);
    const cut = el.scrollWidth > el.clientWidth + 1 && style.overflowX !== "visible" && !el.closest("[title]");
    if (cut && el.clientWidth && !style.display.startsWith("inline")) found.push(`cut: ${name(el)}`);
  }
  const seats = [...root.querySelectorAll(".stage .seat")].map((el) => [el, el.getBoundingClientRect()]);
  for (const [i, [one, a]] of seats.entries())
    for (const [other, b] of seats.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4) found.push(`seats overlap: ${name(one)} and ${name(other)}`);
    }
  return found;
}"""


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_is_cut_or_covered(view: str, page: Page) -> None:
    PICTURES.mkdir(exist_ok=True)
    traits = traits_of(VIEWS[view]())
    faults = []
    for width in (480, 1400):
        for theme in ("light", "dark"):
            for lang in ("en", "fi"):
                show(page, {**traits, "lang": lang}, theme, width)
                name = f"{view}-{width}-{theme}-{lang}"
                faults += [f"{name}: {fault}" for fault in page.evaluate(FAULTS)]
                page.locator(".frame").first.screenshot(path=PICTURES / f"{name}.png")
    assert not faults, "\n".join(faults)


def folded_with_long_names() -> Hand:
    """Eight players of whom one is left in."""
    names = ["Wilhelmina", "Maximilian", "Mmmmmmmmm", "Annamari", "Oo", "Katariina", "Wwwwwwwww", "Åke"]
    hand = Hand.new(players=8, seed=3, names=names).deal().bring_in()
    for _ in names[1:]:
        hand = hand.fold()
    return hand


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("width", [320, 400, 480])
def test_a_folded_seat_stays_in_a_narrow_view(lang: str, width: int, page: Page) -> None:
    """ "Luovuttanut" is longer than any stack."""
    show(page, {**traits_of(Replay(folded_with_long_names(), step="last")), "lang": lang}, "light", width)
    assert page.evaluate(FAULTS) == []
