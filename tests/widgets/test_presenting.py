"""Showing a hand to a class: whose cards lie covered, and what stands in the spotlight."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from stud_teach import Replay, Table


@pytest.fixture
def replay() -> Replay:
    return Replay("two-deuces")


@pytest.mark.parametrize(
    ("given", "covered"),
    [("all", [1, 2, 3, 4, 5, 6]), (3, [3]), ([5, 1, 5], [1, 5]), ({2}, [2]), ((), []), ([], [])],
)
def test_seats_are_covered_all_one_or_some(replay: Replay, given: Any, covered: list[int]) -> None:
    replay.covered = given
    assert replay.covered == covered
    assert Replay("two-deuces", covered=given).covered == covered


@pytest.mark.parametrize("given", [9, 0, [1, 7], "everybody", True, 1.0, None, [None], {"seat": 1}])
def test_a_seat_that_is_not_there_cannot_be_covered(replay: Replay, given: Any) -> None:
    replay.covered = [2]
    with pytest.raises(traitlets.TraitError, match="seats 1 to 6"):
        replay.covered = given
    assert replay.covered == [2]


@pytest.mark.parametrize("light", [3, "Kh", None])
def test_a_seat_or_a_card_stands_in_the_spotlight(replay: Replay, light: int | str | None) -> None:
    replay.spotlight = light
    assert replay.spotlight == light


@pytest.mark.parametrize(
    ("light", "words"),
    [
        (9, "no such seat: 9; this hand has seats 1 to 6"),
        ("Zh", "no such card: 'Zh'"),
        ("??", "unknown card"),
        (True, "no"),
    ],
)
def test_nothing_else_does(replay: Replay, light: Any, words: str) -> None:
    with pytest.raises(traitlets.TraitError, match=words.replace("?", r"\?")):
        replay.spotlight = light
    assert replay.spotlight is None


def test_covering_is_for_showing_and_keeps_no_secret(replay: Replay) -> None:
    before = replay.trace
    replay.covered = "all"
    assert replay.trace == before


def test_the_page_is_told_and_pages_that_stand_alone_too(replay: Replay) -> None:
    replay.covered = 3
    replay.spotlight = "2c"
    assert {"covered": [3], "spotlight": "2c"}.items() <= replay.get_state().items()
    assert {"covered": [3], "spotlight": "2c"}.items() <= replay.view_state().items()


def test_a_live_table_is_shown_in_the_same_way() -> None:
    table = Table(players=3)
    table.set_state({"covered": [1, 3], "spotlight": 2})
    assert (table.covered, table.spotlight) == ([1, 3], 2)
    table.do({"do": "deal"})
    assert (table.covered, table.spotlight) == ([1, 3], 2)
    table.set_state({"covered": [9]})
    message: dict[str, Any] = table.state["message"]
    assert message["text"]["en"] == "The field covered is of type list, not [9]."
    assert table.covered == [1, 3]
