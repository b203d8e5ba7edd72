"""`odd-chip-half`: the odd chip between the halves goes to the high half."""

from stud_teach.engine.pots import Part
from tests.play import every_set, settled, shares

HIGH = "KsKdKhKc9s9dJc"
LOW = "Ad2d3c4h7sQhJh"


@every_set
def test_example_9(rules: str) -> None:
    ruling = settled(101, {1: LOW, 5: HIGH}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {5: 51}, Part.LOW: {1: 50}}
    assert [part.odd for part in ruling.parts] == [1, 0]


@every_set
def test_it_is_no_odd_chip_between_hands(rules: str) -> None:
    ruling = settled(101, {1: LOW, 5: HIGH}, low=True, rules=rules)
    assert [share.odd for part in ruling.parts for share in part.shares] == [0, 0]


@every_set
def test_a_pot_of_one_chip(rules: str) -> None:
    ruling = settled(1, {1: LOW, 5: HIGH}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {5: 1}, Part.LOW: {1: 0}}


def test_an_even_pot_has_none() -> None:
    ruling = settled(100, {1: LOW, 5: HIGH}, low=True)
    assert [part.odd for part in ruling.parts] == [0, 0]
