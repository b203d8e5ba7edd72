"""How long the telling of a hand takes: every sentence in all languages, beside the play of the hand and its trace.

The limit is a ratio to the trace in the same run: both are measured in turns, in processor time, medians of all turns.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from stud_teach.trace.trace import trace  # noqa: E402
from stud_teach.views.annotate import annotate  # noqa: E402
from tests.telling.hands import eight_to_the_showdown  # noqa: E402

ROUNDS = 21
MOST = 3.0  # times as long as the trace


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of `work`."""
    start = time.process_time()
    work()
    return time.process_time() - start


def main() -> int:
    """Print the figures; return 1 when the limit is passed."""
    late = False
    for game in ("stud", "stud8"):
        hand = eight_to_the_showdown(game)
        found = trace(hand)
        annotate(found)  # what is kept between hands is there from now on
        pairs = [(seconds(lambda: trace(hand)), seconds(lambda: annotate(found))) for _ in range(ROUNDS)]  # noqa: B023
        traced, told = (statistics.median(times) for times in zip(*pairs, strict=True))
        late |= told > MOST * traced
        figures = f"trace {1000 * traced:.1f} ms, telling {1000 * told:.1f} ms"
        print(f"{game:5} {len(found.steps)} steps: {figures}, {told / traced:.2f} times (limit {MOST})")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
