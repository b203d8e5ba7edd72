"""JupyterLab and Notebook 7 start, run a cell and show what it displays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab

HELLO = "from IPython.display import HTML\nHTML('<p id=\"hello\">Two deuces</p>')"


@pytest.mark.parametrize("app", ["lab", "notebook7"])
def test_a_cell_shows_html_in_both_themes(app: str, request: pytest.FixtureRequest) -> None:
    lab: Lab = request.getfixturevalue(app)
    lab.open(lab.write("smoke.ipynb", HELLO))
    lab.run_all()
    hello = lab.page.locator("#hello")
    expect(hello).to_have_text("Two deuces")
    lab.theme("Dark")
    expect(hello).to_have_css("color", re.compile("255, 255, 255"))
    lab.theme("Light")
    expect(hello).to_have_css("color", re.compile("0, 0, 0"))
