"""The words of the views: every key that the front end asks for, with the places that it fills."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stud_teach.views.labels import labels

# What the views are tested with: their keys and places are those that the views know.
SAMPLE = json.loads((Path(__file__).parents[2] / "widgets" / "tests" / "fixtures" / "labels.json").read_text("utf-8"))


def places(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("lang", ["en", "fi"])
def test_labels_have_the_keys_and_places_that_the_views_know(lang: str) -> None:
    found = labels()[lang]
    assert {key: places(text) for key, text in found.items()} == {
        key: places(text) for key, text in SAMPLE[lang].items()
    }
    assert all(found.values())
