"""Write down how the chosen scenarios are told, in every language: after a text has changed. Then read the difference.

Usage: python tests/refresh_golden.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.golden import GOLDEN, LANGUAGES, place, told  # noqa: E402

if __name__ == "__main__":
    for lang in LANGUAGES:
        for name in GOLDEN:
            place(name, lang).parent.mkdir(parents=True, exist_ok=True)
            place(name, lang).write_text(told(name, lang), "utf-8")
