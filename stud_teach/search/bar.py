"""A bar that shows how far a search has come, in figures only: in a terminal, or below a notebook's cell."""

from __future__ import annotations

import sys
import time
from typing import TextIO

PATIENCE, PAUSE = 1.0, 0.2  # seconds before the bar shows itself, and between two pictures
WIDTH = 30


class Bar:
    """Draws `done` of `most` deals to `stream`; call it as often as you like, and `close` it in the end.

    The bar shows itself only when a search takes longer than a second, and goes away when it is closed.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.next = time.monotonic() + PATIENCE
        self.drawn = 0

    def __call__(self, done: int, most: int) -> None:
        """Show that `done` of `most` deals have been looked at."""
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + PAUSE
        full = WIDTH * done // most if most else 0
        self._draw(f"[{'#' * full}{'.' * (WIDTH - full)}] {done:,} / {most:,}")

    def close(self) -> None:
        """Wipe the bar out."""
        if self.drawn:
            self._draw("")
            self._draw("", end="\r")

    def _draw(self, line: str, end: str = "") -> None:
        self.stream.write(f"\r{line.ljust(self.drawn)}{end}")
        self.stream.flush()
        self.drawn = len(line)


def watched() -> bool:
    """Return whether somebody can see a bar: a terminal, or a notebook."""
    terminal = sys.stderr is not None and sys.stderr.isatty()
    return terminal or "ipykernel" in sys.modules
