"""A lesson in a real JupyterLab: by keyboard alone, before a class, after a kernel's restart; and in Notebook 7."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Keyboard, Locator, expect

from tests.browser.axe import faults
from tests.browser.lab import READY, Lab
from tests.browser.test_replay import TWO_DEUCES, expect_step, press, view

NOTEBOOKS_OWN = ["heading-order"]  # what headings stand before a view is the notebook's matter

SELECTED = "jupyterapp.shell.currentWidget.content.activeCellIndex"
# The element that has the focus, looked for inside shadow roots too.
IN_VIEW = "document.activeElement?.classList.contains('stud-teach') ?? false"
IN_CELL = "document.activeElement?.classList.contains('jp-Cell') ?? false"
FULL = "document.fullscreenElement?.className ?? ''"
FONT = "document.documentElement.style.setProperty('--jp-content-font-size1', '{}px')"


def tab_into_the_view(lab: Lab) -> None:
    """Press Tab until the view has the focus."""
    for _ in range(30):
        lab.page.keyboard.press("Tab")
        if lab.page.evaluate(IN_VIEW):
            return
    raise AssertionError("no way into the view by Tab")


def tab_back_to_the_cell(lab: Lab) -> None:
    """Press Shift+Tab until the cell that the view is in has the focus."""
    for _ in range(60):
        lab.page.keyboard.press("Shift+Tab")
        if lab.page.evaluate(IN_CELL):
            return
    raise AssertionError("no way out of the view by Shift+Tab")


def open_rule_and_close(keys: Keyboard, found: Locator, lab: Lab) -> None:
    """With Tab to a rule's id, Enter opens the rule book, Escape gives the focus back."""
    for _ in range(40):
        if found.locator("button.rule:focus").count():
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(lab.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(lab.page.get_by_role("dialog")).to_have_count(0)
    expect(found.locator("button.rule:focus")).to_have_count(1)


def test_a_whole_lesson_by_keyboard_alone(lab: Lab) -> None:
    keys = lab.page.keyboard
    lab.open("en/01-your-first-hand.ipynb")
    lab.page.evaluate("jupyterapp.shell.currentWidget.content.node.focus()")
    cells = lab.page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length")
    for _ in range(12):
        keys.press("Shift+Enter")
        if lab.page.locator(".stud-teach").count():
            break
        lab.page.wait_for_timeout(300)
    found = view(lab.page)
    tab_into_the_view(lab)
    here = lab.page.evaluate(SELECTED)
    keys.press("Home")
    expect_step(found, 1)
    keys.press("End")
    expect(found.locator(".count b")).to_have_text(re.compile(r"\d+"))
    expect(found.get_by_role("button", name="Next step", exact=True)).to_have_attribute("aria-disabled", "true")
    keys.press("3")
    open_rule_and_close(keys, found, lab)
    tab_back_to_the_cell(lab)
    keys.press("Shift+Enter")
    lab.page.wait_for_function(f"{SELECTED} === {here + 1}")
    assert lab.page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length") == cells, "a key was a command"


@pytest.fixture
def deuces(lab: Lab) -> Locator:
    lab.open(lab.write("lesson.ipynb", TWO_DEUCES, "replay", "replay.covered, replay.spotlight"))
    lab.run_all()
    return view(lab.page)


def test_before_a_class(lab: Lab, deuces: Locator) -> None:
    """Full screen and back, large type, covered cards and the spotlight, in two views that stay in step."""
    keys, other = lab.page.keyboard, view(lab.page, 1)
    press(deuces, "Last step")
    keys.press("4")
    expect(other.locator(".why:not(.unseen) .eyebrow")).to_contain_text("Fourth street")
    keys.press("f")
    lab.page.wait_for_function(f"{FULL} === 'stud-teach'")
    keys.press("c")
    keys.press("l")
    keys.press("f")
    lab.page.wait_for_function(f"{FULL} === ''")
    expect(other.locator("[data-seat='1'].lit")).to_have_count(1)
    expect(other.locator(".seat .card.peeked")).to_have_count(0)
    keys.press("Escape")
    expect(other.locator(".lit")).to_have_count(0)
    lab.page.evaluate("jupyterapp.shell.currentWidget.content.activeCellIndex = 2")
    lab.command("notebook:run-cell")
    expect(lab.page.get_by_text("([1, 2, 3, 4, 5, 6], None)")).to_be_visible()
    seat, card = deuces.locator(".plate").first, deuces.locator(".seat .card").first
    before = [each.evaluate("el => el.getBoundingClientRect().height") for each in (seat, card)]
    lab.page.evaluate(FONT.format(17))
    after = [each.evaluate("el => el.getBoundingClientRect().height") for each in (seat, card)]
    assert round(17 / 14 * before[0]) == round(after[0])
    assert after[1] > before[1]
    assert not faults(lab.page, without=NOTEBOOKS_OWN)


def test_control_s_in_the_view_saves_the_notebook(lab: Lab, deuces: Locator) -> None:
    lab.page.evaluate("jupyterapp.shell.currentWidget.content.model.sharedModel.setMetadata('lesson', 'saved')")
    deuces.locator(".stage").click(position={"x": 5, "y": 5})
    lab.page.keyboard.press("ArrowRight")
    expect_step(deuces, 2)
    lab.page.keyboard.press("Control+s")
    lab.page.wait_for_function("!jupyterapp.shell.currentWidget.context.model.dirty")
    saved = json.loads((lab.root / "lesson.ipynb").read_text("utf-8"))
    assert saved["metadata"]["lesson"] == "saved"
    expect_step(deuces, 2)


def test_a_restarted_kernel_leaves_what_can_be_read(lab: Lab, deuces: Locator) -> None:
    lab.page.evaluate("void jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    lab.page.wait_for_function(READY)
    press(deuces, "Last step")
    expect(deuces.locator(".why:not(.unseen) .headline")).to_contain_text("wins the pot: 38")
    lab.command("docmanager:save")
    stored = json.loads((lab.root / "lesson.ipynb").read_text("utf-8"))["cells"][0]["outputs"][0]["data"]
    assert "Two deuces" in "".join(stored["text/html"]), "for a notebook that is opened and not run"
    lab.run_all()
    expect_step(view(lab.page), 1)


def test_in_notebook_7(notebook7: Lab) -> None:
    lab, keys = notebook7, notebook7.page.keyboard
    lab.open(lab.write("seven.ipynb", TWO_DEUCES))
    lab.run_all()
    found = view(lab.page)
    found.locator(".stage").click(position={"x": 5, "y": 5})
    for number in (2, 3, 4):
        keys.press("ArrowRight")
        expect_step(found, number)
    keys.press("3")
    for _ in range(5):
        press(found, "Next step")
    open_rule_and_close(keys, found, lab)
    keys.press("b")
    expect(lab.page.locator(".jp-Notebook .jp-Cell")).to_have_count(1)
    assert not faults(lab.page, without=NOTEBOOKS_OWN)
