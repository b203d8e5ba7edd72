"""The language that is spoken where a call names none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import stud_teach
from stud_teach.explain.catalogue import language, use_language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def test_english_is_spoken_at_first() -> None:
    assert language() == "en"
    assert stud_teach.Replay("two-deuces").lang == "en"


def test_finnish_is_spoken_wherever_no_language_is_named() -> None:
    stud_teach.use_language("fi")
    assert language() == "fi"
    assert stud_teach.Replay("two-deuces").lang == "fi"
    assert stud_teach.BringIn("Ks 2d 2c Ac").lang == "fi"
    assert stud_teach.rule("odd-chip").lang == "fi"
    assert "Jakaja" in stud_teach.table_svg("two-deuces")


def test_a_call_that_names_its_language_gets_it() -> None:
    use_language("fi")
    assert stud_teach.Replay("two-deuces", lang="en").lang == "en"


@pytest.mark.parametrize("wrong", ["sv", "EN", "", 1, ["en"]])
def test_another_language_is_refused_and_nothing_changes(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"no such language: .*; the languages are en and fi"):
        use_language(wrong)  # type: ignore[arg-type]
    assert language() == "en"
