"""`stud-teach lab` as a newcomer meets it: the first notebook, nothing in the way, and the learner's work kept."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import READY, free_port, own_folders, wait_for


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
