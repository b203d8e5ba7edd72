"""Table in a real JupyterLab: a hand played by clicking, taken back, branched, put under other rules, saved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from stud_teach.files import phh
from tests.browser.lab import Lab

CELL = 'from stud_teach import Table\ntable = Table(players=3, seed=4, names=["Ann", "Ben", "Cid"])\ntable'
SAME = """from stud_teach import load
saved, hand = load("what-if.phh"), table.hand
keys = "setup", "names", "actions", "rules", "lesson"
print("equal:", all(getattr(saved, key) == getattr(hand, key) for key in keys))
print("branches:", list(table.branches))"""


def press(found: Locator, name: str) -> None:
    found.get_by_role("button", name=name, exact=True).click()


def expect_title(bar: Locator, text: str) -> None:
    expect(bar.locator(".live-title")).to_have_text(text)


@pytest.fixture
def bar(lab: Lab) -> Locator:
    """The bar of a new table, the notebook's first cell being run."""
    lab.open(lab.write("table.ipynb", CELL, SAME))
    lab.command("notebook:run-cell")
    found = lab.page.locator(".live-bar")
    expect(found).to_be_visible(timeout=40_000)
    return found


def test_a_demonstration_from_the_deal_to_the_file(lab: Lab, bar: Locator) -> None:
    play_third_street(bar)
    press(bar, "Deal fourth street")
    frame = lab.page.locator(".frame")
    expect(frame.locator(".why:not(.unseen) .eyebrow")).to_contain_text("Fourth street")
    try_something_else(frame, bar)
    one_raise_only(bar, lab.page.get_by_role("dialog", name="Rules and new hand"))
    save(bar, lab.page.get_by_role("dialog", name="Save"), "what-if")
    expect(bar.get_by_role("status")).to_contain_text("Saved as what-if.phh.")
    expect(bar.get_by_role("button", name="Save", exact=True)).to_be_focused()
    saved = phh.load(lab.root / "what-if.phh")
    assert (saved.lesson.title["en"], saved.house_changes()) == ("Ann folds", {"raise-cap": 1})
    lab.command("notebook:move-cursor-down")  # whoever clicks in a view is in its cell
    lab.command("notebook:run-cell")
    expect(lab.page.get_by_text("equal: True")).to_be_visible()
    expect(lab.page.get_by_text("branches: ['A', 'B']")).to_be_visible()


def play_third_street(bar: Locator) -> None:
    """Bring in, complete, take it back and do it again, call twice."""
    expect_title(bar, "Third street: cards are due, seat 1, Ann, first")
    press(bar, "Deal third street")
    expect_title(bar, "Seat 3, Cid, acts")
    press(bar, "Bring in 2")
    press(bar, "Complete to 5")
    expect_title(bar, "Seat 2, Ben, acts")
    press(bar, "Undo")
    expect_title(bar, "Seat 1, Ann, acts")
    press(bar, "Redo")
    press(bar, "Call 5")
    press(bar, "Call 3")


def try_something_else(frame: Locator, bar: Locator) -> None:
    """Back to the bring-in; this time Ann folds."""
    press(frame, "First step")
    for _ in range(6):
        press(frame, "Next step")
    expect_title(bar, "Looking back: step 7 of 13")
    press(bar, "Try something else from here")
    branches = frame.get_by_role("navigation", name="Branches")
    expect(branches.locator("[aria-current=true]")).to_have_text("Bfrom step 7 of A")
    press(bar, "Fold")
    expect_title(bar, "Seat 2, Ben, acts")


def one_raise_only(bar: Locator, dialog: Locator) -> None:
    press(bar, "Rules and new hand")
    dialog.get_by_label("Raises in a round").fill("1")
    press(dialog, "Play on by these rules")
    expect(bar.get_by_role("status")).to_contain_text("Raises in a round: 1 (before: 3).")


def save(bar: Locator, dialog: Locator, name: str) -> None:
    press(bar, "Save")
    dialog.get_by_label("File name").fill(name)
    dialog.get_by_label("Title").fill("Ann folds")
    dialog.get_by_label("Lesson").fill("What if she folds?")
    press(dialog, "Save")


def test_by_keyboard_alone_the_focus_stays_in_the_bar(lab: Lab, bar: Locator) -> None:
    keys, cells = lab.page.keyboard, lab.page.locator(".jp-Notebook .jp-Cell")
    bar.get_by_role("button", name="Choose the cards").focus()
    keys.press("Enter")
    first = bar.locator("[data-card=As]")
    first.focus()
    for key in ("Enter", "ArrowDown", "Enter", "ArrowDown", "ArrowRight", "Enter"):
        keys.press(key)
    expect(bar.locator(".slots button")).to_have_count(3)
    bar.get_by_role("button", name="Deal these cards").focus()
    keys.press("Enter")
    expect(bar.locator(".live-title")).to_contain_text("the next cards go to seat 2")
    expect(bar.locator("[data-card=As]")).to_have_count(0)
    bar.get_by_role("button", name="Deal third street").focus()
    keys.press("Enter")
    expect(bar.locator(".live-title")).to_have_text(re.compile("acts$"))
    expect(bar).to_be_focused()  # the button that was pressed is gone
    keys.press("Tab")
    keys.press("Tab")
    expect(bar.locator(":focus")).to_have_count(1)
    bar.get_by_role("button", name="Rules and new hand").focus()
    keys.press("Enter")
    lab.page.get_by_label("Raises in a round").focus()
    for key in ("b", "5", "x", "Escape"):  # typed in the notebook they would add and cut cells
        keys.press(key)
    expect(bar.get_by_role("button", name="Rules and new hand")).to_be_focused()
    expect(cells).to_have_count(2)


def test_what_the_kernel_refuses_is_said_in_the_view(lab: Lab, bar: Locator) -> None:
    dialog = lab.page.get_by_role("dialog", name="Save")
    save(bar, dialog, "../elsewhere")
    expect(dialog.get_by_role("alert")).to_contain_text("A file name is")
    expect(dialog.get_by_role("button", name="Save", exact=True)).to_be_focused()
    expect(dialog.get_by_label("Lesson")).to_have_value("What if she folds?")
    lab.page.keyboard.press("Escape")
    expect(bar.get_by_role("alert")).to_have_count(0)
    expect_title(bar, "Third street: cards are due, seat 1, Ann, first")
    assert not (lab.root.parent / "elsewhere.phh").exists()


def test_a_kernel_that_is_gone_is_said_at_once_with_what_to_do(lab: Lab) -> None:
    lab.open(lab.write("gone.ipynb", CELL, "from stud_teach import Gallery\nGallery()"))
    lab.command("notebook:run-all-cells")
    bar, tile = lab.page.locator(".live-bar"), lab.page.locator('[data-name="odd-chip-by-suit"]')
    expect(bar).to_be_visible(timeout=40_000)
    expect(tile).to_be_attached(timeout=40_000)
    lab.page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    gone = "The kernel doesn’t answer. If it is busy, wait; if it was restarted, run the cell again."
    press(bar, "Deal third street")
    expect(bar.get_by_role("alert")).to_have_text(gone, timeout=1500)
    tile.click()
    expect(lab.page.locator(".gallery").get_by_role("alert")).to_have_text(gone, timeout=1500)
    expect(tile).to_be_visible()
