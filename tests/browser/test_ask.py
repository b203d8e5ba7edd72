"""Ask and Practice in a real JupyterLab: answered wrongly, hinted, then rightly; two deals; by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab

ASK = 'from stud_teach import Ask\nask = Ask("two-deuces", ("bring-in", "first-actor"))\nask'
PRACTICE = 'from stud_teach import Practice\npractice = Practice("bring-in", "odd-chip", seed=1)\npractice'
ASKED = 'print([(e["n"], [a["key"] for a in e["answers"]], e["right"], e["hints"]) for e in ask.results["questions"]])'
DEALS = 'print(len(practice.results["questions"]), [e["given_up"] for e in practice.results["questions"]][:2])'


def opened(lab: Lab, name: str, *cells: str) -> Locator:
    """Run the first of these cells in a new notebook; return the frame of its view."""
    lab.open(lab.write(name, *cells))
    lab.command("notebook:run-cell")
    frame = lab.page.locator(".frame")
    expect(frame.locator(".ask-head")).to_be_visible(timeout=40_000)
    return frame


def run_next(lab: Lab, shows: str) -> None:
    lab.command("notebook:move-cursor-down")
    lab.command("notebook:run-cell")
    expect(lab.page.get_by_text(shows)).to_be_visible()


def choice(frame: Locator, digit: int) -> Locator:
    return frame.locator(f'.choice[data-digit="{digit}"]')


def test_answered_wrongly_hinted_then_rightly(lab: Lab) -> None:
    frame = opened(lab, "ask.ipynb", ASK, ASKED)
    expect(frame.locator(".ask-head")).to_contain_text("Which seat must bring it in?")
    expect(frame.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    frame.locator('.stage [data-seat="2"] .plate').click()
    expect(frame.locator('.stage [data-seat="2"] .flag')).to_have_text("Your choice")
    expect(frame.locator(".verdict.bad")).to_contain_text("Not right: Seat 2")
    frame.get_by_role("button", name="Hint", exact=True).click()
    expect(frame.locator(".verdict.hint")).to_contain_text("equal ranks by suit")
    choice(frame, 3).click()
    expect(frame.locator(".verdict.good")).to_contain_text("clubs are the lowest suit")
    expect(frame.locator(".evidence h5").first).to_have_text("Door cards, lowest to highest")
    expect(frame.locator('.stage [data-seat="3"] .flag')).to_have_text("Brings it in")
    frame.locator(".reasons .rule", has_text=re.compile("^bring-in-suit$")).click()
    expect(lab.page.locator(".rule-panel")).to_be_visible()
    lab.page.keyboard.press("Escape")
    frame.get_by_role("button", name="Next question").click()
    expect(frame.locator(".ask-head")).to_contain_text("Question 2 of 3 · 0 of 1 right at the first try")
    run_next(lab, "[(1, ['b', 'c'], True, 1), (2, [], False, 0)]")


def test_two_deals_of_practice(lab: Lab) -> None:
    frame = opened(lab, "practice.ipynb", PRACTICE, DEALS)
    for n in (1, 2):
        expect(frame.locator(".ask-head .eyebrow")).to_contain_text(f"Question {n}")
        before = frame.locator(".stage").inner_text()
        while not frame.locator(".verdict.good").count():
            shown = frame.locator(".choice.wrong").count()
            frame.locator(".choice.open").first.click()
            expect(frame.locator(".choice.wrong, .choice.right")).to_have_count(shown + 1)
        frame.get_by_role("button", name="Results").click() if n == 1 else None
        expect(frame.locator(".counts tbody tr").first).to_be_visible()
        frame.get_by_role("button", name="Next deal").click()
        expect(frame.locator(".verdict.good")).to_have_count(0)
        assert frame.locator(".stage").inner_text() != before
    run_next(lab, "3 [False, False]")


def test_by_keyboard_alone(lab: Lab) -> None:
    frame = opened(lab, "ask-keys.ipynb", ASK, ASKED)
    keys, view = lab.page.keyboard, lab.page.locator(".st[tabindex]").first
    view.focus()
    keys.press("h")
    expect(frame.locator(".verdict.hint")).to_be_visible()
    keys.press("1")
    expect(choice(frame, 1)).to_be_focused()
    keys.press("Enter")
    expect(frame.locator(".verdict.bad")).to_contain_text("Not right: Seat 1")
    keys.press("ArrowLeft")
    expect(frame.locator(".count")).to_contain_text("11 of 12")
    keys.press("ArrowRight")
    keys.press("3")
    keys.press("Enter")
    go_on = frame.get_by_role("button", name="Next question")
    expect(go_on).to_be_focused()
    keys.press("Space")
    expect(frame.locator(".ask-head")).to_contain_text("Question 2 of 3")
    expect(frame.locator(".ask-panel")).to_be_focused()
    digit = frame.locator(".choice.open").last.get_attribute("data-digit")
    assert digit
    keys.press(digit)
    keys.press("Enter")
    expect(frame.locator(".choice:is(.wrong, .right)")).to_have_count(1)
    expect(lab.page.locator(".jp-Notebook .jp-Cell")).to_have_count(2)  # no key has reached the notebook
    run_next(lab, "[(1, ['a', 'c'], True, 1), (2, [")
