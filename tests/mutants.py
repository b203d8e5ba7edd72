"""For `make mutants`: as a plugin, tables begin anew for each test, so that no mutant hides there; run, it counts.

mutmut notes which functions a test comes to, and then runs for each mutant the tests that come to its function. What is
worked out once and kept would hide a function from all tests but the first.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from stud_teach.cards import ranking
from stud_teach.cards.card import DECK

FIGURES = Path("mutants") / "mutmut-cicd-stats.json"  # of `mutmut export-cicd-stats`
MOST = 0.02  # may survive: those that change nothing


@pytest.fixture(autouse=True)
def fresh_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what hands and boards are worth, and the keys that cards add to a sum."""
    ranking._BY_RANKS.clear()
    ranking._rank_sets.cache_clear()
    ranking._shown.cache_clear()
    monkeypatch.setattr(ranking, "CARD_KEYS", tuple(map(ranking._key, DECK)))


def main() -> int:
    """Print how many mutants a test noticed; return 1 when too many survive or none was made."""
    found = json.loads(FIGURES.read_text("utf-8"))
    total, noticed = found["total"], found["killed"] + found["timeout"]
    print(f"{noticed} of {total} mutants noticed; {total - noticed} survive (limit {MOST:.0%})")
    return int(not total or total - noticed > MOST * total)


if __name__ == "__main__":
    sys.exit(main())
