"""Every rule point has a test file of its name, and every example that stands with the rules a test of its number."""

from __future__ import annotations

import re
from pathlib import Path

from stud_teach.engine.rules import RULE_IDS

FOLDER = Path(__file__).parent
EXAMPLES = 20


def test_every_rule_point_has_its_file() -> None:
    files = {path.stem.removeprefix("test_").replace("_", "-") for path in FOLDER.glob("test_*.py")}
    assert files == {*RULE_IDS, "every-rule"}


def test_every_example_has_its_test() -> None:
    names = re.findall(r"def test_(\w+)", "\n".join(path.read_text("utf-8") for path in FOLDER.glob("test_*.py")))
    told = [re.search(r"examples?((?:_(?:and_)?\d+)+)", name) for name in names]
    numbers = {int(number) for found in told if found for number in re.findall(r"\d+", found[1])}
    assert numbers >= set(range(1, EXAMPLES + 1))
