"""Three notebooks of the course as a learner works through them: run, step, answer an exercise wrong and right."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab
from tests.browser.test_replay import press, view

PANEL = "jupyterapp.shell.currentWidget.content"
FOLDED = f"{PANEL}.widgets.filter((cell) => cell.outputHidden).length"
FIRST_EXERCISE = f"{PANEL}.widgets.findIndex((cell) => cell.model.sharedModel.source.startsWith('guess = ...'))"
ANSWER = f"""([at, guess]) => {{
  const cell = {PANEL}.widgets[at].model.sharedModel;
  cell.setSource(cell.source.replace(/^guess = .*/, `guess = ${{guess}}`));
  {PANEL}.activeCellIndex = at;
}}"""


def verdict(lab: Lab, at: int, guess: str) -> Locator:
    """Put `guess` into the exercise in cell `at` and run it; return what it says."""
    lab.page.evaluate(ANSWER, [at, guess])
    lab.command("notebook:run-cell")
    return lab.page.locator(".jp-Cell").nth(at).locator(".jp-OutputArea-output [role=status]")


@pytest.mark.parametrize(
    ("name", "wrong", "right", "words"),
    [
        ("en/01-your-first-hand.ipynb", "4", "3", "Right"),
        ("fi/03-alkupanos-jako-bring-in.ipynb", "2", "3", "Oikein"),
        ("en/04-who-acts-first.ipynb", "1", "3", "Right"),
    ],
)
def test_a_notebook_runs_and_its_first_exercise_says_right_or_wrong(
    name: str, wrong: str, right: str, words: str, lab: Lab
) -> None:
    lab.open(name)
    lab.run_all(seconds=120)
    errors = lab.page.locator(".jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stderr']")
    expect(errors).to_have_count(0)
    at = lab.page.evaluate(FIRST_EXERCISE)
    expect(verdict(lab, at, wrong)).to_contain_text("✗")
    expect(verdict(lab, at, right)).to_contain_text(re.compile(f"✓ {words}"))


def test_stored_answers_are_folded_until_their_cell_is_run_and_pictures_speak_finnish(lab: Lab) -> None:
    """A stored output would answer the question above it. Solutions keep their text folded for good."""
    lab.open("fi/03-alkupanos-jako-bring-in.ipynb")
    assert lab.page.evaluate(FOLDED) > 4
    lab.run_all(seconds=120)
    assert lab.page.evaluate(FOLDED) == 0
    assert lab.page.evaluate(f"{PANEL}.widgets.filter((cell) => cell.inputHidden).length") == 4
    first = view(lab.page)
    expect(first.locator(".count")).to_have_text(re.compile("Vaihe 11"))
    press(first, "Seuraava vaihe")
    expect(first.locator(".why:not(.unseen) .headline")).to_contain_text("Paikan 3 on maksettava bring-in")
