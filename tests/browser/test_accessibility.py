"""axe-core finds nothing in any view, and what is pressed is large enough to be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from stud_teach import (
    Ask,
    BestFive,
    BringIn,
    Compare,
    FirstActor,
    Gallery,
    HandRanking,
    PotLimit,
    PotSplit,
    Practice,
    Replay,
    Table,
)
from stud_teach.widgets.base import StudWidget
from tests.browser.axe import faults
from tests.browser.plain import show, traits_of

# In the four, every theme, language and width meets every other; two of them have each of these once.
FOUR_WAYS = [("light", "fi", 480), ("dark", "en", 1400), ("light", "en", 1400), ("dark", "fi", 480)]
IN_ALL = {"ruling", "showdown", "table"}


def deuces(**more: Any) -> StudWidget:
    return Replay("two-deuces", **more)


def lit(spotlight: int | str) -> StudWidget:
    replay = Replay("two-deuces", step=12, covered=[1, 3])
    replay.spotlight = spotlight
    return replay


def played() -> StudWidget:
    """A live table with a decision to take, and two branches."""
    table = Table(players=3, seed=4)
    table.do({"do": "deal"}).do({"do": "act", "kind": "bring-in"})
    return table.do({"do": "branch", "step": 5})


VIEWS: dict[str, Callable[[], StudWidget]] = {
    "ruling": lambda: deuces(step=11),
    "betting": lambda: deuces(step=13, deck=4),
    "seat": lambda: deuces(step=13, seat=3),
    "showdown": lambda: Replay("quartered", step="last"),
    "side-pots": lambda: Replay("side-pots-high-low-different-winners", step="last", deck=4),
    "refused": lambda: Replay("open-pair", rules="tournament", step="last"),
    "lit-seat": lambda: lit(3),
    "lit-card": lambda: lit("2d"),
    "compare": lambda: Compare("odd-chip-by-suit"),
    "best-five": lambda: BestFive("As2d3c4h5sKdKs", "8s7h4d3s2h9d9c"),
    "pot-split": lambda: PotSplit(67, high=[1, 3], low=[1, 3]),
    "bring-in": lambda: BringIn("Ks 2d 2c Ac"),
    "first-actor": lambda: FirstActor({1: "AsKd", 2: "2c2d", 3: "AhKc"}),
    "pot-limit": lambda: PotLimit("pot-limit-maximum", 17),
    "ranking": HandRanking,
    "table": played,
    "gallery": Gallery,
    "ask": lambda: Ask("two-deuces"),
    "practice": lambda: Practice("bring-in", seed=1),
}

# What lies open, by what is pressed to open it.
OPENED: dict[str, tuple[Callable[[], StudWidget], str]] = {
    "rule": (lambda: deuces(step=11), "button.rule"),
    "keys": (lambda: deuces(step=11), "?"),
    "menu": (lambda: deuces(step=11), ".menu > button"),
    "covers": (lambda: deuces(step=11), ".cover > button"),
}


# What can be pressed is 24 px at least, and 44 px on a small screen, or else what lies over it to be pressed. Not so
# what stands in a line of text, and the marks and the name of the street one is on, for which the slider serves.
SMALL = """(least) => {
  const root = document.querySelector(".stud-teach").shadowRoot, found = [];
  for (const el of root.querySelectorAll("button, select, input, summary, a[href]")) {
    if (!el.checkVisibility() || el.closest("[inert], :disabled, .sr, [aria-hidden=true]")) continue;
    if (el.matches(".rule, .mark, .slider") || (least > 24 && el.matches(".here > .street"))) continue;
    const own = el.getBoundingClientRect(), over = getComputedStyle(el, "::after");
    const size = (side) => Math.max(own[side], (over.position === "absolute" && parseFloat(over[side])) || 0);
    if (size("width") < least - 0.5 || size("height") < least - 0.5)
      found.push(`${Math.round(size("width"))}x${Math.round(size("height"))} ${el.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""


def wrong(page: Page, width: int) -> list[str]:
    small: list[str] = page.evaluate(SMALL, 44 if width < 700 else 24)
    return faults(page) + [f"too small: {each}" for each in small]


@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing(view: str, page: Page) -> None:
    traits = traits_of(VIEWS[view]())
    if view == "gallery":  # axe takes long over many hands, which are all alike
        traits["library"] = {**traits["library"], "cards": traits["library"]["cards"][:6]}
    found = []
    for theme, lang, width in FOUR_WAYS if view in IN_ALL else FOUR_WAYS[:2]:
        show(page, {**traits, "lang": lang}, theme, width)
        found += [f"{theme} {lang} {width}: {fault}" for fault in wrong(page, width)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("what", OPENED)
@pytest.mark.parametrize(("theme", "lang", "width"), FOUR_WAYS[:2])
def test_axe_finds_nothing_in_what_opens(what: str, theme: str, lang: str, width: int, page: Page) -> None:
    make, pressed = OPENED[what]
    show(page, traits_of(make(), lang=lang), theme, width)
    if pressed == "?":
        page.locator(".st").first.press("?")
    else:
        button = page.locator(pressed).first
        if not button.is_visible():
            pytest.skip("not on a screen of this width")
        button.click()
    found = wrong(page, width)
    assert not found, "\n".join(found)


MOVING = """() => [...document.querySelector(".stud-teach").shadowRoot.querySelectorAll("*")].filter((el) => {
  const { animationName, animationDuration, transitionDuration } = getComputedStyle(el);
  return (animationName !== "none" && animationDuration !== "0s") || !/^0s(, 0s)*$/.test(transitionDuration);
}).length"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_who_wants_less_motion_gets_none(motion: Literal["no-preference", "reduce"], page: Page) -> None:
    page.emulate_media(reduced_motion=motion)
    show(page, traits_of(deuces(step=7)), "light", 1400)
    moving = page.evaluate(MOVING)
    assert moving == 0 if motion == "reduce" else moving > 0
