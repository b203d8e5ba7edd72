"""Replay in a real JupyterLab: the first notebook, buttons, keys, theme, two views, one seat's eyes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import Lab

TWO_DEUCES = 'from stud_teach import Replay\nreplay = Replay("two-deuces")\nreplay'


def view(page: Page, number: int = 0) -> Locator:
    """The view of a Replay on the page, once it is drawn."""
    found = page.locator(".frame").nth(number)
    expect(found).to_be_visible(timeout=40_000)
    return found


def press(found: Locator, name: str) -> None:
    found.get_by_role("button", name=name, exact=True).click()


def expect_step(found: Locator, number: int) -> None:
    expect(found.locator(".count")).to_have_text(re.compile(rf"Step {number} of"))


@pytest.fixture
def deuces(lab: Lab) -> Locator:
    lab.open(lab.write("deuces.ipynb", TWO_DEUCES, "replay.step"))
    lab.run_all()
    return view(lab.page)


def test_the_first_notebook_runs_and_shows_the_hand(lab: Lab) -> None:
    lab.open("en/01-your-first-hand.ipynb")
    lab.run_all(seconds=90)
    first = view(lab.page)
    expect(first.locator("h3", has_text="Your first hand")).to_be_visible()
    expect(lab.page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    expect_step(first, 5)  # so the cells below have left it
    press(first, "First step")
    expect_step(first, 1)
    for _ in range(7):
        press(first, "Next step")
    expect(first.locator(".why:not(.unseen) .headline")).to_contain_text("Seat 2 must bring it in")


def test_buttons_step_through_the_hand(deuces: Locator) -> None:
    expect_step(deuces, 1)
    press(deuces, "Next step")
    expect_step(deuces, 2)
    press(deuces, "Next street")
    expect(deuces.locator(".why:not(.unseen) .eyebrow")).to_contain_text("Fourth street")
    press(deuces, "Last step")
    expect(deuces.locator(".why:not(.unseen) .headline")).to_contain_text("Seat 1 wins the pot: 38")
    press(deuces, "One step back")
    press(deuces, "First step")
    expect_step(deuces, 1)


def test_the_bring_in_and_the_first_actor_wear_a_flag(deuces: Locator) -> None:
    for _ in range(11):
        press(deuces, "Next step")
    expect(deuces.locator(".flag", has_text="Brings it in")).to_be_visible()
    expect(deuces.get_by_role("listitem", name=re.compile("Sanna")).locator(".flag")).to_have_text("Brings it in")
    for _ in range(20):
        if deuces.locator(".flag", has_text="Acts first").count():
            break
        press(deuces, "Next step")
    expect(deuces.get_by_role("listitem", name=re.compile("Aino")).locator(".flag")).to_have_text("Acts first")


def test_a_rule_id_opens_the_rule_book_and_escape_gives_the_focus_back(lab: Lab, deuces: Locator) -> None:
    for _ in range(11):
        press(deuces, "Next step")
    rule = deuces.get_by_role("button", name="bring-in-suit", exact=True)
    rule.focus()
    rule.press("Enter")
    panel = lab.page.get_by_role("dialog", name="Equal door cards")
    expect(panel).to_contain_text("pata, hertta, ruutu ja risti")
    expect(panel.get_by_role("button", name="Close")).to_be_focused()
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(rule).to_be_focused()
    expect_step(deuces, 12)


def test_keys_step_and_leave_the_notebook_alone(lab: Lab, deuces: Locator) -> None:
    cells = lab.page.locator(".jp-Notebook .jp-Cell")
    expect(cells).to_have_count(2)
    deuces.locator(".stage").click()
    expect(lab.page.locator(".st:focus")).to_have_count(1)  # the view takes the focus a moment after the click
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1)):
        lab.page.keyboard.press(key)
        expect_step(deuces, number)
    lab.page.keyboard.press("End")
    expect(deuces.locator(".why:not(.unseen) .headline")).to_contain_text("wins the pot: 38")
    lab.page.keyboard.press("4")
    expect(deuces.locator(".why:not(.unseen) .eyebrow")).to_contain_text("Fourth street")
    lab.page.keyboard.press("b")  # in the notebook it would insert a cell
    lab.page.keyboard.press("Space")
    expect(deuces.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    lab.page.keyboard.press("Space")
    expect(cells).to_have_count(2)


def test_the_theme_turns_the_view_dark_and_light(lab: Lab, deuces: Locator) -> None:
    headline = deuces.locator(".why:not(.unseen) .headline h4")
    lab.theme("Dark")
    expect(headline).to_have_css("color", re.compile("255, 255, 255"))
    lab.theme("Light")
    expect(headline).to_have_css("color", re.compile("0, 0, 0"))


def test_two_views_of_one_widget_stay_in_step(lab: Lab) -> None:
    lab.open(lab.write("twice.ipynb", TWO_DEUCES, "replay"))
    lab.run_all()
    one, other = view(lab.page, 0), view(lab.page, 1)
    press(one, "Last step")
    expect(other.locator(".why:not(.unseen) .headline")).to_contain_text("wins the pot: 38")
    press(other, "First step")
    expect_step(one, 1)


def test_python_reads_and_sets_the_step(lab: Lab) -> None:
    lab.open(lab.write("python.ipynb", TWO_DEUCES, "replay.step = 11", "print('step', replay.step)"))
    lab.run_all()
    expect(view(lab.page).locator(".why:not(.unseen) .headline")).to_contain_text("Seat 3 must bring it in")
    expect(lab.page.get_by_text("step 11")).to_be_visible()


def test_the_page_never_gets_what_a_seat_cannot_know(lab: Lab) -> None:
    lab.open(lab.write("seat.ipynb", 'from stud_teach import Replay\nReplay("two-deuces", seat=3)'))
    frames: list[str] = []
    lab.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    lab.page.reload()
    lab.open("seat.ipynb")
    lab.run_all()
    view(lab.page)
    sent = "".join(frames)
    assert '"Qh"' in sent, "Sanna's own card is sent"
    for card in ("7d", "3s", "Qs", "Ad"):
        assert f'"{card}"' not in sent, "a down card of Ines or Jonas, which is never shown"


def test_names_are_text_and_nothing_else(lab: Lab) -> None:
    cell = (
        'from stud_teach import Hand, Replay\nReplay(Hand.new(players=2, names=["<img src=x onerror=alert(1)>", "B"]))'
    )
    lab.open(lab.write("names.ipynb", cell))
    lab.run_all()
    found = view(lab.page)
    expect(found.locator("img")).to_have_count(0)
    expect(found.locator(".who").first).to_have_text("<img src=x onerror=alert(1)>")


def test_an_illegal_hand_is_shown_as_far_as_it_goes(lab: Lab) -> None:
    cell = 'from stud_teach import Replay\nReplay("open-pair", rules="tournament", step="last")'
    lab.open(lab.write("refused.ipynb", cell))
    lab.run_all()
    found = view(lab.page)
    expect(found.get_by_role("alert").first).to_contain_text("Seat 2 may fold, check or bet 5")
    expect(found.get_by_role("alert").first).to_contain_text("room")
