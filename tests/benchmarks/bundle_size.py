"""The bundle stays under 60 KB gzipped."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

LIMIT = 60 * 1024  # bytes
BUNDLE = Path(__file__).parents[2] / "stud_teach" / "static" / "stud_teach.js"


def main() -> None:
    """Say the size; exit with it if it is too big."""
    size = len(gzip.compress(BUNDLE.read_bytes()))
    line = f"bundle: {size / 1024:.1f} KB gzipped (limit {LIMIT // 1024})"
    print(line) if size < LIMIT else sys.exit(line)


if __name__ == "__main__":
    main()
