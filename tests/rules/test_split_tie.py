"""`split-tie`: equal hands share; suits never win."""

import pytest

from stud_teach.engine.pots import Part
from tests.play import every_set, settled, shares

# Three ten-high straights in different suits.
FIRST, SECOND, THIRD = "Ts9d8c7h6s2c3d", "Td9c8h7s6d2d3h", "Th9s8d7c6h2h3c"


@every_set
def test_equal_hands_share(rules: str) -> None:
    assert shares(settled(90, {1: FIRST, 4: SECOND, 7: THIRD}, rules=rules)) == {Part.WHOLE: {1: 30, 4: 30, 7: 30}}


@every_set
@pytest.mark.parametrize(
    ("spades", "clubs"),
    [("As9s7s5s3sKhQh", "Ac9c7c5c3cKdQd"), ("AsKsQsJsTs2d3d", "AcKcQcJcTc2h3h"), ("AsAhKsQdJc7s5h", "AdAcKhQsJd7c5d")],
)
def test_suits_never_win(rules: str, spades: str, clubs: str) -> None:
    assert shares(settled(40, {2: spades, 3: clubs}, rules=rules)) == {Part.WHOLE: {2: 20, 3: 20}}


def test_sixth_and_seventh_cards_do_not_count() -> None:
    assert shares(settled(40, {1: "AsAhKsQdJc7s5h", 2: "AdAcKhQsJdTc9d"})) != {Part.WHOLE: {1: 20, 2: 20}}  # a straight
    assert shares(settled(40, {1: "AsAhKsQdJc7s5h", 2: "AdAcKhQsJd9c8d"})) == {Part.WHOLE: {1: 20, 2: 20}}


@every_set
def test_equal_lows_share_their_half(rules: str) -> None:
    ruling = settled(80, {1: "KsKdKh9c9dQcJs", 2: "Ad2d3c4h7sQhJh", 3: "As2s3d4c7hQdJd"}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {1: 40}, Part.LOW: {2: 20, 3: 20}}
