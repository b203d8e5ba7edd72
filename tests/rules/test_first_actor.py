"""`first-actor`: third street: the bring-in; from fourth on the best hand showing."""

import pytest

from stud_teach.engine.events import Action, Do
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import first_actor
from tests.play import boards, cards, every_game, every_set, may, play, refusal, refused, up_cards

ALL = (1, 2, 3, 4)


@every_set
@every_game
def test_example_3_the_pair_acts_first(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), *up_cards("As 2c Ah"), "in", "call", "call", "Kd 2d Kc")
    assert hand.table.first_actors == {"third": 2, "fourth": 2}
    assert hand.to_act == 2


@pytest.mark.parametrize(
    ("shown", "first"),
    [
        (("As Kd", "2c 2d", "Ah Kc"), 2),
        (("Kd 9c 4s", "Kc 9d 5s", "Qd Qh 2c"), 3),
        (("Kd 9c 4s", "Kc 9d 5s", "Qd Jh Tc"), 2),  # the kicker at last
        (("2c 2d 2h", "As Ad Kh", ""), 1),
        (("2c 2d 3h 3s", "As Ad Kh Qs", "4c 5c 6c 7c"), 1),
        (("2c 2d 2h 2s", "As Ad Ah Kc", ""), 1),
        (("9c Td", "Jh 3c", "Js 2c"), 2),
    ],
)
def test_the_best_hand_showing(shown: tuple[str, ...], first: int) -> None:
    ruling = first_actor(boards(*shown), ALL, by_suit=False)
    assert ruling is not None
    assert (ruling.seat, ruling.acts) == (first, first)


def test_boards_come_best_first() -> None:
    ruling = first_actor(boards("9c Td", "Jh 3c", "4s 4d"), ALL, by_suit=False)
    assert ruling is not None
    assert [seat for seat, _ in ruling.boards] == [3, 2, 1]


def test_another_seat_may_not_begin() -> None:
    hand = play(Hand.new(players=3), *up_cards("As 2c Ah"), "in", "call", "call", "Kd 2d Kc")
    wrong = refused(hand, Action(Do.CHECK_OR_CALL, 1))
    assert (wrong.rule, wrong.facts["due"]) == ("first-actor", 2)


@every_set
def test_even_fold_or_check_is_for_the_best_board(rules: str) -> None:
    hand = play(Hand.new(players=2, rules=rules), *up_cards("2c Kd"), "in", "call", "9d Ah")
    assert hand.to_act == 2
    assert may(hand) == {"fold": None, "check": None, "bet": [5]}


class TestUnknownUpCards:
    def test_a_known_board_that_may_be_best(self) -> None:
        ruling = first_actor(boards("As Kd", "9c ??"), ALL, by_suit=False)
        assert ruling is not None
        assert (ruling.seat, ruling.verified) == (1, False)

    def test_an_unknown_board_that_is_better_at_its_weakest(self) -> None:
        assert first_actor(boards("Ks Qd", "Ac ??"), ALL, by_suit=False) is None

    def test_the_weakest_makes_no_pair(self) -> None:
        ruling = first_actor(boards("4c 3d", "?? 2d"), ALL, by_suit=False)
        assert ruling is not None
        assert ruling.seat == 1

    def test_only_unseen_cards_can_be_weak(self) -> None:
        shown = boards("5c 3d", "?? 4d")  # 2 or 3 would lose to 5-3, 5 and more would not
        assert first_actor(shown, ALL, by_suit=False) is not None
        gone = cards("2c 2d 2h 2s 3c 3h 3s")
        assert first_actor(shown, ALL, by_suit=False, seen=gone) is None

    def test_nobody_known(self) -> None:
        assert first_actor(boards("?? ??", "?? ??"), ALL, by_suit=False) is None

    def test_a_file_that_names_one_of_the_unknown_is_refused(self) -> None:
        wrong = refusal(Hand.new(players=2), *up_cards("2c Kd"), "in", "call", "??", "??", "check")
        assert (wrong.rule, wrong.fault) == ("first-actor", "not-verifiable")
