"""`odd-chip`: between equal hands: by seat in the room, by the suits of the five cards used elsewhere."""

import pytest

from stud_teach.engine.pots import Part, odd_chip_by_suit, share_out
from tests.play import cards, every_set, settled, shares

HIGH = "KsKdKhKc9s9dJc"  # no low
LOW_2, LOW_6 = "Ad2d3c4h7sQhJh", "As2s3d4c7hQdTd"  # both 7-4-3-2-A
STRAIGHTS = {1: "Ts9d8c7h6s2c3d", 4: "Td9c8h7s6d2d3h", 7: "Th9s8d7c6h2h3c"}  # spade, diamond, heart on top


@pytest.mark.parametrize(
    ("rules", "low_half"),
    [("room", {2: 26, 6: 25}), ("casino", {2: 25, 6: 26}), ("tournament", {2: 25, 6: 26})],
)
def test_example_9_equal_lows(rules: str, low_half: dict[int, int]) -> None:
    ruling = settled(103, {4: HIGH, 2: LOW_2, 6: LOW_6}, low=True, rules=rules)
    assert shares(ruling) == {Part.HIGH: {4: 52}, Part.LOW: low_half}


@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_example_9_the_suit_may_favour_the_nearer_seat(rules: str) -> None:
    ruling = settled(103, {4: HIGH, 2: LOW_6, 6: LOW_2}, low=True, rules=rules)
    assert shares(ruling)[Part.LOW] == {2: 26, 6: 25}


def test_the_ace_is_high_also_in_a_low() -> None:
    """8-4-3-2-A twice: the eights' suits would favour seat 6, the aces' favour seat 2."""
    ruling = settled(103, {4: HIGH, 2: "As2d3c4h8cQhJh", 6: "Ad2s3d4c8sQdTd"}, low=True, rules="casino")
    assert shares(ruling)[Part.LOW] == {2: 26, 6: 25}


def test_without_an_ace_the_highest_card_of_the_low() -> None:
    ruling = settled(103, {4: HIGH, 2: "2d3c4h5s8cQhJh", 6: "2s3d4c5d8sQdTd"}, low=True, rules="casino")
    assert shares(ruling)[Part.LOW] == {2: 25, 6: 26}


def test_only_the_five_cards_used_count() -> None:
    """The king of spades plays no part in seat 6's low."""
    ruling = settled(103, {4: "QsQdQhQc9s9dJc", 2: "Ah2d3c4h7sJhTh", 6: "Ad2s3d4c7hKsTd"}, low=True, rules="casino")
    assert shares(ruling)[Part.LOW] == {2: 26, 6: 25}


@pytest.mark.parametrize(
    ("rules", "amount", "paid"),
    [
        ("room", 100, {1: 34, 4: 33, 7: 33}),
        ("room", 101, {1: 34, 4: 34, 7: 33}),
        ("casino", 100, {1: 34, 4: 33, 7: 33}),
        ("casino", 101, {1: 34, 4: 33, 7: 34}),
        ("tournament", 101, {1: 34, 4: 33, 7: 34}),
    ],
)
def test_example_12(rules: str, amount: int, paid: dict[int, int]) -> None:
    assert shares(settled(amount, STRAIGHTS, rules=rules)) == {Part.WHOLE: paid}


@every_set
def test_which_chips_are_odd(rules: str) -> None:
    (part,) = settled(101, STRAIGHTS, rules=rules).parts
    assert sorted(share.odd for share in part.shares) == [0, 1, 1]
    assert part.by_suit == (rules != "room")


def test_one_each_not_all_to_one() -> None:
    assert [(share.seat, share.amount) for share in share_out(11, (5, 2, 3))] == [(2, 4), (3, 3), (5, 4)]


class TestBySuit:
    def test_rank_first_then_suit(self) -> None:
        assert odd_chip_by_suit({1: cards("Kc Qd"), 2: cards("Ks 2d")}, None) == (2, 1)
        assert odd_chip_by_suit({1: cards("Ac 2d"), 2: cards("Ks Qs")}, None) == (1, 2)

    def test_a_community_card_is_skipped_and_the_next_card_decides(self) -> None:
        used = {1: cards("Kc Jc"), 2: cards("Kh Jh")}
        assert odd_chip_by_suit(used, cards("Kh")[0]) == (1, 2)
        assert odd_chip_by_suit(used, None) == (2, 1)

    @pytest.mark.parametrize("rules", ["casino", "tournament"])
    def test_at_a_showdown_with_a_community_card(self, rules: str) -> None:
        """Seat 2's heart flush is led by the king from the middle: its own highest card is the jack."""
        hands = {1: "KcJc9c5c2c3d", 2: "Jh9h5h2h3s4s"}
        assert shares(settled(5, hands, rules=rules, community="Kh")) == {Part.WHOLE: {1: 3, 2: 2}}

    def test_both_may_play_the_community_card(self) -> None:
        """Both play the ace of hearts from the middle; the king of diamonds beats the king of clubs."""
        hands = {1: "KcQdJc9s2c3d", 2: "KdQcJd9h2d3c"}
        assert shares(settled(5, hands, rules="casino", community="Ah")) == {Part.WHOLE: {1: 2, 2: 3}}
        assert shares(settled(5, hands, rules="room", community="Ah")) == {Part.WHOLE: {1: 3, 2: 2}}


def test_the_smallest_chip_is_the_unit() -> None:
    assert shares(settled(125, {1: STRAIGHTS[1], 4: STRAIGHTS[4]}, chip=25)) == {Part.WHOLE: {1: 75, 4: 50}}
