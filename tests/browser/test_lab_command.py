"""`stud-teach lab` as a newcomer meets it: the first notebook, nothing in the way, and the learner's work kept."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import READY, Lab, free_port, own_folders, wait_for
from tests.browser.test_replay import TWO_DEUCES, expect_step, press, view


@contextmanager
def newcomer(desk: Path, home: Path, lang: str) -> Iterator[str]:
    """Run the command for somebody who has no settings at all; yield the address that it prints for the browser."""
    home.mkdir(exist_ok=True)
    port, log = free_port(), home / "log"
    options = [f"--port={port}", "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True"]
    command = [sys.executable, "-m", "stud_teach.cli", "lab", str(desk), "--lang", lang, "--no-browser", "--", *options]
    with log.open("w") as out, subprocess.Popen(command, env=own_folders(home), stdout=out, stderr=out) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/api/status", process, log)
            address = re.search(r"http://127\.0\.0\.1:\d+/\S+", log.read_text())
            assert address, log.read_text()
            yield address[0]
        finally:
            process.terminate()
            process.wait(20)


def test_opens_the_first_notebook_and_nothing_else(page: Page, tmp_path: Path) -> None:
    with newcomer(tmp_path / "desk", tmp_path / "home", "fi") as address:
        page.goto(address)
        page.wait_for_function(READY)
        expect(page.locator(".jp-Notebook h1").first).to_contain_text("Ensimmäinen jakosi")
        expect(page.locator(".jp-SideBar .lm-mod-current")).to_have_count(0)
        page.wait_for_timeout(2000)  # the question about news comes late
        expect(page.locator(".Toastify__toast")).to_have_count(0)
        expect(page.locator(".jp-Dialog")).to_have_count(0)
        page.goto("about:blank")  # before the server goes
    assert list((tmp_path / "home" / "settings").glob("**/*")) == []


def test_a_notebook_opened_again_is_alive_with_its_kernel_and_a_picture_without(page: Page, tmp_path: Path) -> None:
    desk = tmp_path / "desk"
    with newcomer(desk, tmp_path / "home", "en") as address:
        lab = Lab(page, address.partition("/doc/")[0], desk)
        lab.open(lab.write("mine.ipynb", TWO_DEUCES))
        lab.run_all()
        press(view(page), "Next step")
        lab.command("docmanager:save")
        again(page)
        expect_step(view(page), 2)
        page.evaluate("void jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
        page.wait_for_function(READY)
        lab.command("docmanager:save")
        again(page)
        expect_picture(page)
        lab.run_all()
        expect_step(view(page), 1)
        lab.command("docmanager:save")
        page.evaluate("void jupyterapp.shell.currentWidget.sessionContext.shutdown()")
        page.wait_for_function("!jupyterapp.shell.currentWidget.sessionContext.session")
        again(page)
        expect_picture(page)
        page.goto("about:blank")


def test_a_view_of_a_course_that_was_run_in_part_is_there_when_the_page_is_loaded_anew(
    page: Page, tmp_path: Path
) -> None:
    with newcomer(tmp_path / "desk", tmp_path / "home", "en") as address:
        page.goto(address)
        page.wait_for_function(READY)
        lab = Lab(page, address.partition("/doc/")[0], tmp_path / "desk")
        page.evaluate("jupyterapp.shell.currentWidget.content.node.focus()")
        for _ in range(12):
            if page.locator(".stud-teach").count():
                break
            lab.command("notebook:run-cell-and-select-next")
        press(view(page), "Next step")
        lab.command("docmanager:save")
        again(page)
        expect_step(view(page), 2)
        page.goto("about:blank")


def again(page: Page) -> None:
    """Load the page anew, as a reader does who comes back."""
    page.reload()
    page.wait_for_function(READY)


def expect_picture(page: Page) -> None:
    """Look for the static form of the view, without any word of what is missing."""
    expect(page.locator(".jp-OutputArea-output").get_by_text("Two deuces").first).to_be_visible()
    expect(page.get_by_text("model not found")).to_have_count(0)
    expect(page.locator(".stud-teach")).to_have_count(0)
