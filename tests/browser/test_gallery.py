"""Gallery in a real JupyterLab: a hand found by words, opened with one round trip, and left for the place it was at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.lab import Lab

CELL = 'from stud_teach import Gallery\ngallery = Gallery("odd-chip")\ngallery'
ASK = "print(gallery.opened, gallery.step, gallery.rules)"


def test_a_hand_is_found_opened_and_left_by_keyboard(lab: Lab) -> None:
    lab.open(lab.write("gallery.ipynb", CELL, ASK))
    lab.command("notebook:run-cell")
    page = lab.page
    gallery = page.get_by_role("group", name="Teaching hands")
    expect(gallery.get_by_role("status")).to_have_text("5 of 67 hands", timeout=40_000)
    gallery.get_by_role("searchbox", name="Search").fill("casino suit")
    expect(gallery.get_by_role("status")).to_have_text("1 of 67 hands")
    gallery.get_by_role("button", name="One chip too many").focus()
    page.keyboard.press("Enter")
    count = page.locator(".transport .count")
    expect(count).to_have_text("Step 1 of 35")
    expect(page.locator(".st[tabindex='0']")).to_be_focused()
    page.keyboard.press("End")
    expect(count).to_have_text("Step 35 of 35")
    lab.command("notebook:move-cursor-down")
    lab.command("notebook:run-cell")
    expect(page.get_by_text("odd-chip-by-suit 34 ['odd-chip']")).to_be_visible()
    page.get_by_role("button", name="Back to the gallery").click()
    expect(gallery.get_by_role("button", name="One chip too many")).to_be_focused()
    gallery.get_by_role("button", name="Show all").click()
    expect(gallery.get_by_role("status")).to_have_text("67 of 67 hands")
