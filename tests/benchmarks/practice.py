"""How long a learner waits for the next question: fresh deals of every kind, one after the other.

Limit: 0.3 s of work for 99 of 100, on a machine that does nothing else.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from stud_teach.asking import KINDS  # noqa: E402
from stud_teach.practice import Drill  # noqa: E402

LIMIT = 0.3
COUNT = 100


def waits(kind: str) -> list[float]:
    """Return the seconds that each of so many questions takes."""
    drill, times = Drill(kind, seed="benchmark"), []
    for _ in range(COUNT):
        start = time.process_time()
        drill.next()
        times.append(time.process_time() - start)
    return times


def main() -> int:
    """Print the figures; return 1 when the limit is passed."""
    late = 0
    for kind in KINDS:
        times = sorted(waits(kind))
        late += times[-2] > LIMIT
        middle, longest = statistics.median(times), times[-1]
        most = f"99 of {COUNT} within {1000 * times[-2]:4.0f} ms, longest {1000 * longest:4.0f} ms"
        print(f"{kind:12} median {1000 * middle:4.0f} ms, {most}")
    print(f"limit {1000 * LIMIT:.0f} ms")
    return int(late > 0)


if __name__ == "__main__":
    sys.exit(main())
