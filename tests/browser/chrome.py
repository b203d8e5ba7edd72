"""Find a Chrome or Chromium that starts; as a script, install one where there is none.

$STUD_TEACH_CHROME names one; else the usual names are looked for on PATH, else Playwright's own is taken.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--no-sandbox",  # root has none, and CI is often root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",  # with the next two: no request of the browser's own
    "--disable-component-update",
    "--disable-sync",
]
ADVICE = (
    "no Chrome or Chromium that starts: install one (on Debian `apt install chromium libatomic1`), "
    "or name one in STUD_TEACH_CHROME"
)


def candidates() -> Iterator[str | None]:
    """Yield the paths to try, best first; None stands for Playwright's own."""
    named = os.environ.get("STUD_TEACH_CHROME")
    if named:
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    yield None


def launch(playwright: Playwright) -> Browser:
    """Start the first browser that starts; without one raise RuntimeError, which says what to install."""
    reasons = []
    for path in candidates():
        try:
            return playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error as error:
            reasons.append(f"{path or 'Playwright'}: {error.message.splitlines()[0]}")
    raise RuntimeError("\n".join([ADVICE, *reasons]))


def why_not() -> str | None:
    """Return why no browser starts, or None if one does."""
    try:
        with sync_playwright() as playwright:
            launch(playwright).close()
    except RuntimeError as error:
        return str(error)
    except Exception as error:  # Playwright's own driver did not start (it needs libatomic): it raises no subclass
        return f"{ADVICE}\nPlaywright: {error}"
    return None


def install_playwrights() -> None:
    """Let Playwright download its own; its site may be out of reach."""
    command = [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(command, check=False, timeout=300)


def install_debians() -> None:
    """Let apt install Chromium, for which one must be root on a Debian."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "-q", "update"], check=False, env=quiet)
        subprocess.run(
            ["apt-get", "-qy", "install", "--no-install-recommends", "chromium", "fonts-liberation", "libatomic1"],
            check=False,
            env=quiet,
            stdin=subprocess.DEVNULL,
        )


def main() -> None:
    """Install a browser unless one starts; exit with advice if none starts in the end."""
    installers = [] if os.environ.get("STUD_TEACH_CHROME") else [install_playwrights, install_debians]
    while why_not() and installers:
        installers.pop(0)()
    sys.exit(why_not())


if __name__ == "__main__":
    main()
