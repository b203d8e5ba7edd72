"""An exported page in a browser, opened from the disk: it steps, speaks both languages, and asks for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from stud_teach import Compare, Hand, HandRanking, Replay, export, sheet
from stud_teach.cli import main
from stud_teach.pages.page import Shown
from tests.browser.conftest import watch

HOSTILE = ("</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(2)>", "]]>&amp;\u2028'\"")


@pytest.fixture
def offline(browser: Browser) -> Iterator[Page]:
    """A page without a net; the test fails on errors, and on any request but that for the file itself."""
    context = browser.new_context(offline=True, viewport={"width": 1400, "height": 1000})
    page = context.new_page()
    problems, asked = watch(page), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("dialog", lambda dialog: problems.append(f"a name ran as code: {dialog.message}"))
    yield page
    page.wait_for_timeout(200)
    context.close()
    assert not problems, "\n".join(problems)
    assert [url.split("#")[0] for url in asked if not url.startswith("file:")] == []
    assert len({url.split("#")[0] for url in asked}) == 1


def test_one_hand_steps_with_the_keys_at_once_and_switches_its_language(offline: Page, tmp_path: Path) -> None:
    assert main(["export", "two-deuces", "-o", str(tmp_path / "a.html")]) == 0
    offline.goto((tmp_path / "a.html").as_uri())
    expect(offline).to_have_title("Two deuces")
    count = offline.locator(".transport .count")
    expect(count).to_have_text("Step 1 of 29")
    offline.keyboard.press("ArrowRight")
    expect(count).to_have_text("Step 2 of 29")
    offline.keyboard.press("End")
    expect(count).to_have_text("Step 29 of 29")
    offline.get_by_role("button", name="FI", exact=True).click()
    expect(count).to_have_text("Vaihe 29 / 29")
    expect(offline).to_have_title("Kaksi kakkosta")
    assert offline.evaluate("document.documentElement.lang") == "fi"


def test_of_several_hands_each_has_its_own_step_and_all_one_language(offline: Page, tmp_path: Path) -> None:
    path = export(["two-deuces", "quartered", "open-pair"], tmp_path / "b.html", lang="fi", title="Lesson 1")
    offline.goto(path.as_uri())
    expect(offline.get_by_role("heading", level=1)).to_have_text("Lesson 1")
    contents = offline.get_by_role("navigation")
    titles = ["Kaksi kakkosta", "Neljännes potista", "Avoin pari"]
    expect(contents.get_by_role("link")).to_have_text(titles, use_inner_text=True)
    contents.get_by_role("link", name="Neljännes potista").click()
    second = offline.locator("#hand-2")
    expect(second.locator(".st")).to_be_focused()
    offline.keyboard.press("End")
    expect(second.locator(".transport .count")).to_have_text("Vaihe 46 / 46")
    offline.locator(".page-languages").get_by_role("button", name="EN").click()
    expect(second.locator(".transport .count")).to_have_text("Step 46 of 46")
    expect(offline.locator("#hand-1 .transport .count")).to_have_text("Step 1 of 29")
    expect(contents.get_by_role("link").first).to_have_text("Two deuces", use_inner_text=True)
    second.get_by_role("button", name="Four-colour deck").click()
    expect(offline.locator("#hand-1 .st")).to_have_attribute("data-deck", "4")


def test_a_rule_opens_from_the_page_itself(offline: Page, tmp_path: Path) -> None:
    offline.goto(export(Replay("two-deuces", step=12), tmp_path / "c.html").as_uri())
    offline.locator(".why:not(.unseen)").get_by_role("button", name="bring-in-suit").first.click()
    expect(offline.get_by_role("dialog")).to_contain_text("spades, hearts, diamonds, clubs")


def test_pictures_and_comparisons_stand_beside_hands(offline: Page, tmp_path: Path) -> None:
    shown: list[Shown] = [HandRanking("stud"), Compare("open-pair", "room", "tournament"), "two-deuces"]
    offline.goto(export(shown, tmp_path / "d.html").as_uri())
    expect(offline.locator("#hand-1 .ranking li")).to_have_count(9)
    expect(offline.locator("#hand-2 .compare .side")).to_have_count(2)


def test_names_are_text_whatever_they_are(offline: Page, tmp_path: Path) -> None:
    hand = Hand.new(players=4, names=HOSTILE, seed=3).deal()
    offline.goto(export([hand, hand], tmp_path / "e.html", title="</title></script><b>").as_uri())
    expect(offline.locator("#hand-1 .plate .who").first).to_have_text(HOSTILE[0])
    assert offline.locator("body > script").count() == 2
    expect(offline.get_by_role("heading", level=1)).to_have_text("</title></script><b>")


def test_without_scripts_and_on_paper_the_whole_hand_stands_as_text(browser: Browser, tmp_path: Path) -> None:
    path = export("two-deuces", tmp_path / "f.html")
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(path.as_uri())
    expect(page.get_by_text("Seat 3 must bring it in: clubs are the lowest suit")).to_be_visible()
    expect(page.get_by_text("Paikan 3 on maksettava bring-in")).to_be_hidden()
    context.close()
    paper = browser.new_page()
    paper.goto(path.as_uri())
    told = paper.locator(".static.in-en")
    expect(told).to_be_hidden()
    paper.emulate_media(media="print")
    expect(told).to_be_visible()
    expect(paper.locator(".view")).to_be_hidden()
    paper.close()


def test_a_sheet_is_printed_with_the_answers_on_pages_of_their_own(offline: Page, tmp_path: Path) -> None:
    offline.goto(sheet(count=9, seed=7).save(tmp_path / "g.html").as_uri())
    offline.emulate_media(media="print")
    printed = offline.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) >= 4
    assert offline.locator(".key").evaluate("(el) => getComputedStyle(el).breakBefore") == "page"
    offline.set_viewport_size({"width": 688, "height": 1000})  # 182 mm
    wide = "(all) => all.filter((el) => el.scrollWidth > el.clientWidth + 1).map((el) => el.outerHTML)"
    assert offline.locator("article, .body, .figures, .choices").evaluate_all(wide) == []
    tall = "(all) => Math.max(...all.map((el) => el.getBoundingClientRect().height))"
    assert offline.locator("article").evaluate_all(tall) < 267 * 96 / 25.4  # no question is longer than a page
