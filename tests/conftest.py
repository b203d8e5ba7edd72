"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

# How long an example takes is a matter for tests/benchmarks, not for a pass or a failure.
settings.register_profile("stud_teach", deadline=None, print_blob=True)
settings.load_profile("stud_teach")

REAL_HANDS = Path(__file__).parents[2] / "shared" / "hands"


@pytest.fixture(scope="session")
def real_hands() -> Path:
    """The folder of hands that were really played, which is no part of the project.

    Where it is missing the test is skipped, or fails if STUD_TEACH_REAL_HANDS is `required`.
    """
    if REAL_HANDS.is_dir():
        return REAL_HANDS
    if os.environ.get("STUD_TEACH_REAL_HANDS") == "required":
        pytest.fail("the real hands are required, but ../shared/hands is missing")
    pytest.skip("the real hands of ../shared/hands are not here")
