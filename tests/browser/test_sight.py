"""All of a step in sight: in a JupyterLab of 1366 x 768, and from the back of a room on a full screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.lab import Lab
from tests.browser.test_replay import view

SIGHT = 656  # px of notebook that a window of 768 px leaves
BACK_OF_THE_ROOM = 28  # px: the least size of a headline that can be read from there

# Of every step: the height of the whole, where the bar ends, and how much of the explanation is out of sight.
WALK = """async (root) => {
  const found = [], frame = root.querySelector(".frame"), slider = root.querySelector(".slider");
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const below = (name) => root.querySelector(name).getBoundingClientRect().bottom - frame.getBoundingClientRect().top;
  for (let n = 0; n <= +slider.max; n += 1) {
    slider.value = n;
    slider.dispatchEvent(new Event("input", {bubbles: true}));
    await drawn();
    const column = root.querySelector(".why:not(.unseen)");
    found.push({
      height: frame.getBoundingClientRect().height,
      bar: below(".transport"),
      hidden: column.scrollHeight - column.clientHeight,
    });
  }
  return found;
}"""
SCREEN = """(root) => {
  const zoom = +root.querySelector(".st").style.zoom;
  return {
    headline: parseFloat(getComputedStyle(root.querySelector(".why h4")).fontSize) * zoom,
    card: root.querySelector(".stage .card").getBoundingClientRect().width,
    zoom,
    hidden: root.host.scrollHeight - innerHeight,
  };
}"""


def opened(lab: Lab, cell: str, width: int = 1366, height: int = 768) -> Any:
    """Open a notebook whose one cell shows a view; return the root of that view."""
    lab.page.set_viewport_size({"width": width, "height": height})
    lab.open(lab.write("sight.ipynb", f"from stud_teach import *\n{cell}"))
    lab.run_all()
    return view(lab.page).evaluate_handle("(frame) => frame.getRootNode()")


def walk(page: Page, root: Any) -> list[dict[str, float]]:
    steps: list[dict[str, float]] = page.evaluate(WALK, root)
    return steps


@pytest.mark.parametrize(
    "hand", ["eight-to-the-river", "four-pots-eight-players", "all-in-halved", "two-deuces", "pot-limit-maximum"]
)
@pytest.mark.parametrize("lang", ["en", "fi"])
def test_every_step_of_a_replay_is_in_sight(lab: Lab, hand: str, lang: str) -> None:
    steps = walk(lab.page, opened(lab, f"Replay({hand!r}, lang={lang!r})"))
    assert [(n, step) for n, step in enumerate(steps) if step["height"] > SIGHT or step["hidden"] > 1] == []
    assert len({round(step["bar"]) for step in steps}) == 1  # nothing that one clicks moves


def test_a_live_table_of_eight_with_its_buttons_is_in_sight(lab: Lab) -> None:
    third_street = ".deal().bring_in()" + 7 * ".call()"
    steps = walk(lab.page, opened(lab, f"table = Table(players=8, seed=3)\ntable{third_street}\ntable.deal()"))
    assert [(n, step) for n, step in enumerate(steps) if step["height"] > SIGHT or step["hidden"] > 1] == []
    assert len({round(step["bar"]) for step in steps}) == 1


def test_picking_cards_moves_nothing(lab: Lab) -> None:
    opened(lab, "Table(players=5)")
    found = view(lab.page)
    before = found.locator(".transport").bounding_box()
    found.get_by_role("button", name="Choose the cards").click()
    picker = found.locator(".picker").bounding_box()
    assert found.locator(".transport").bounding_box() == before
    assert picker
    assert picker["y"] > 0
    assert picker["y"] + picker["height"] <= SIGHT + 120


@pytest.mark.parametrize("hand", ["two-deuces", "eight-to-the-river"])
def test_a_full_screen_is_read_from_the_back_of_the_room(lab: Lab, hand: str) -> None:
    root = opened(lab, f"Replay({hand!r}, step=12)", 1920, 1080)
    small = view(lab.page).locator(".stage .card").first.bounding_box()
    view(lab.page).get_by_role("button", name="Full screen").click()
    lab.page.wait_for_function("(root) => root.querySelector('.st').style.zoom > 1", arg=root)
    seen = lab.page.evaluate(SCREEN, root)
    assert small
    assert seen["headline"] >= BACK_OF_THE_ROOM
    assert seen["zoom"] >= 1.65
    assert seen["hidden"] <= 0
