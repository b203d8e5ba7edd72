"""`bring-in`: who brings it in."""

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import bring_in, highest_brings_in
from stud_teach.games import GAMES as GAMES_BY_NAME
from stud_teach.games import Limit
from tests.play import doors, house, play, refusal, refused, up_cards

EVERYBODY = (1, 2, 3, 4, 5, 6, 7, 8)
CASES = [
    ("room", "stud", "fixed", "lowest"),
    ("room", "stud8", "fixed", "lowest"),
    ("room", "stud", "pot", "highest"),
    ("room", "stud8", "pot", "lowest"),
    ("casino", "stud", "fixed", "lowest"),
    ("casino", "stud8", "fixed", "lowest"),
    ("tournament", "stud", "fixed", "lowest"),
    ("tournament", "stud8", "fixed", "lowest"),
]


@pytest.mark.parametrize(("rules", "game", "limit", "which"), CASES)
@pytest.mark.parametrize(
    ("shown", "lowest", "highest"),
    [
        ("Ks 2d 2c Ac", 3, 4),  # example 1
        ("As Ah Ad Ac", 4, 1),  # example 2
        ("As 3d Kd", 2, 1),  # aces are high
    ],
)
def test_examples_1_and_2(rules: str, game: str, limit: str, which: str, shown: str, lowest: int, highest: int) -> None:
    wanted = lowest if which == "lowest" else highest
    hand = Hand.new(game, limit, players=len(shown.split()), rules=rules)
    play(hand, *up_cards(shown))
    assert hand.to_act == wanted
    assert hand.table.bring_in is not None
    assert hand.table.bring_in.seat == wanted


@pytest.mark.parametrize(("rules", "game", "limit", "which"), CASES)
def test_lowest_or_highest(rules: str, game: str, limit: str, which: str) -> None:
    assert highest_brings_in(GAMES_BY_NAME[game], Limit(limit), house(rules)) == (which == "highest")


def test_a_house_may_say_lowest_in_pot_limit() -> None:
    assert not highest_brings_in(GAMES_BY_NAME["stud"], Limit.POT, house(bring_in="lowest"))


def test_only_the_door_card_counts() -> None:
    hand = play(Hand.new(players=2), "2c2d9h", "AsAh3c")
    assert hand.to_act == 2


def test_another_seat_may_not_bring_it_in() -> None:
    hand = play(Hand.new(players=3), *up_cards("Ks 2d Qc"))
    wrong = refused(hand, Action(Do.BRING_IN, 3))
    assert (wrong.rule, wrong.facts["due"]) == ("bring-in", 2)


def test_who_owes_it_may_not_check() -> None:
    assert refusal(Hand.new(players=2), *up_cards("Ks 2d"), "check").rule == "bring-in"


class TestUnknownDoorCards:
    def test_the_lowest_known_card_may_be_right(self) -> None:
        ruling = bring_in(doors("Ks ?? 3d ??"), EVERYBODY, highest=False)
        assert ruling is not None
        assert (ruling.seat, ruling.verified) == (3, False)

    def test_known_doors_are_verified(self) -> None:
        ruling = bring_in(doors("Ks 3d"), EVERYBODY, highest=False)
        assert ruling is not None
        assert ruling.verified

    def test_nobody_known(self) -> None:
        assert bring_in(doors("?? ??"), EVERYBODY, highest=False) is None

    def test_no_card_is_higher_than_the_ace_of_spades(self) -> None:
        assert bring_in(doors("As ??"), EVERYBODY, highest=False) is None

    def test_only_unseen_cards_can_be_higher(self) -> None:
        shown = doors("Ah ??")
        assert bring_in(shown, EVERYBODY, highest=False) is not None
        (spade,) = doors("As").values()
        assert spade is not None
        assert bring_in(shown, EVERYBODY, highest=False, seen=(spade,)) is None

    def test_the_highest_in_pot_limit(self) -> None:
        ruling = bring_in(doors("Ks ?? 3d"), EVERYBODY, highest=True)
        assert ruling is not None
        assert ruling.seat == 1
        assert bring_in(doors("2c ??"), EVERYBODY, highest=True) is None

    def test_a_file_that_names_a_player_with_an_unknown_door_is_refused(self) -> None:
        wrong = refusal(Hand.new(players=3), "??????", "??????", "??????", "in")
        assert (wrong.rule, wrong.fault) == ("bring-in", "not-verifiable")
