"""More of what the tests prove with fewer hands: 20,000 damaged hands, and 10,000 random ones a game beside pokerkit.

Damaged: from the teaching hands and, where they are at hand, those that were really played. Each is refused at the
action that a second, plain implementation names, or truly legal. Takes some minutes.
"""

from __future__ import annotations

import random
import sys
import time
import warnings
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from stud_teach import scenarios  # noqa: E402
from stud_teach.engine.hand import Hand  # noqa: E402
from stud_teach.files import phh  # noqa: E402
from tests.conftest import REAL_HANDS  # noqa: E402
from tests.peer import PEERS, play_out  # noqa: E402
from tests.second_opinion import SETTINGS, damaged, play_beside, same_verdict  # noqa: E402

DAMAGED, PLAYED, BESIDE = 20_000, 10_000, 1_000


def hands() -> list[Hand]:
    """Return the hands to damage."""
    files = [path for path in sorted(REAL_HANDS.glob("*.phh")) if "razz" not in path.name]
    return [*map(phh.load, files), *map(scenarios.scenario, scenarios.names())]


def damage() -> str:
    """Damage hands, and count what came of it."""
    deal, found, counts = random.Random(12), hands(), Counter[bool]()
    for _ in range(DAMAGED):
        hand = deal.choice(found)
        counts[same_verdict(hand, damaged(deal, hand)[0])] += 1
    return f"{DAMAGED} damaged from {len(found)} hands: {counts[False]} refused, {counts[True]} legal all the same"


def peer(game: str) -> str:
    """Play random hands beside pokerkit."""
    deal = random.Random(f"proof/{game}")
    for _ in range(PLAYED):
        play_out(deal, game)
    return f"{PLAYED} random hands of {game} beside pokerkit: the same"


def plain(game: str, limit: str, rules: str) -> str:
    """Play random hands beside the plain implementation."""
    for seed in range(BESIDE):
        play_beside(100_000 + seed, game, limit, rules)
    return f"{BESIDE} random hands of {game}, {limit} limit, {rules}, beside the plain implementation: the same"


def main() -> None:
    """Run all, and say how long each took; a difference is an AssertionError."""
    warnings.simplefilter("ignore")
    runs = [
        damage,
        *(lambda game=game: peer(game) for game in PEERS),
        *(lambda each=each: plain(*each) for each in SETTINGS),
    ]
    for run in runs:
        start = time.perf_counter()
        print(f"{run()} ({time.perf_counter() - start:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
