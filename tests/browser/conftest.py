"""One JupyterLab and one browser for all tests here; a test that sees an error or a request off the machine fails."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

from tests.browser import chrome
from tests.browser.lab import Lab, serve

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FAILED = Path(__file__).parent / "failed"  # pictures of the page at the end of failed tests
WINDOW = (1400, 1000)
# Where JupyterLab's and Notebook's own code comes from. They have errors of their own, some at every start.
THEIRS = re.compile(r"/static/(lab|notebook)/")
THEIR_WORDS = "Canceled future for"  # JupyterLab's error at a restart of the kernel, which names no place


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chrome.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that JupyterLab shows: a copy of notebooks/, free to write in."""
    copy = tmp_path_factory.mktemp("course")
    if NOTEBOOKS.is_dir():
        shutil.copytree(NOTEBOOKS, copy, dirs_exist_ok=True)
    return copy


@pytest.fixture(scope="session")
def server(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(root, tmp_path_factory.mktemp("home")) as url:
        yield url


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page of 1400 x 1000 pixels in a fresh profile; the test fails on what went wrong in it."""
    context = browser.new_context(viewport={"width": WINDOW[0], "height": WINDOW[1]})
    context.set_default_timeout(20_000)
    page = context.new_page()
    problems = watch(page)
    yield page
    report = request.node.stash.get(OUTCOME, None)
    if problems or (report and report.failed):
        FAILED.mkdir(exist_ok=True)
        page.screenshot(path=FAILED / f"{request.node.name}.png")
    context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def lab(page: Page, server: str, root: Path) -> Lab:
    return Lab(page, server, root)


@pytest.fixture
def notebook7(page: Page, server: str, root: Path) -> Lab:
    return Lab(page, server, root, app="notebook")


def watch(page: Page) -> list[str]:
    """Return a list that takes up what goes wrong in the page from now on."""
    problems: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not THEIRS.search(message.location["url"]):
            problems.append(f"console: {message.text}")

    def note_error(error: Error) -> None:
        places = re.findall(r"(?:https?|blob|file|data):\S+", error.stack or "")
        ours = not places or not all(THEIRS.search(place) for place in places)
        if ours and not error.message.startswith(THEIR_WORDS):
            problems.append(f"error: {error.message}\n{error.stack or ''}")

    def check(url: str) -> None:
        address = urlsplit(url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != "127.0.0.1":
            problems.append(f"request off the machine: {url}")

    page.on("console", note)
    page.on("pageerror", note_error)
    page.on("request", lambda request: check(request.url))
    page.on("websocket", lambda socket: check(socket.url))
    return problems


OUTCOME = pytest.StashKey[pytest.TestReport]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if call.when == "call":
        item.stash[OUTCOME] = report
    return report  # type: ignore[return-value]
