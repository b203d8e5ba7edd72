"""`import stud_teach` takes at most 30 ms more than the bare interpreter (whole processes, median)."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

LIMIT = 30.0  # ms
RUNS = 25


def once(program: str) -> float:
    """Return how long a fresh interpreter takes for `program`, in ms."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Measure the two in turns, so that what else the machine does hits both."""
    pairs = [(once("pass"), once("import stud_teach")) for _ in range(RUNS)]
    bare, ours = (statistics.median(times) for times in zip(*pairs, strict=True))
    line = f"import stud_teach: {ours - bare:.1f} ms above the bare interpreter's {bare:.1f} (limit {LIMIT:.0f})"
    print(line) if ours - bare <= LIMIT else sys.exit(line)


if __name__ == "__main__":
    main()
