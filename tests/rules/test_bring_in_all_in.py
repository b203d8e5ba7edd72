"""`bring-in-all-in`: the low card has no chips: the next player with chips may fold, bring in or open."""

import pytest

from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import bring_in
from stud_teach.trace.trace import as_json, trace
from tests.play import doors, every_game, every_set, may, play, refusal, up_cards


@every_set
@every_game
def test_the_next_with_chips_acts_first(game: str, rules: str) -> None:
    hand = play(Hand.new(game, stacks=[100, 1, 100, 100], rules=rules), *up_cards("Kd 2c Qd Jd"))
    assert hand.to_act == 3
    assert may(hand) == {"fold": None, "bring-in": 2, "bet": [5]}


def test_after_a_fold_the_next_has_the_same_choice() -> None:
    hand = play(Hand.new(stacks=[100, 1, 100, 100]), *up_cards("Kd 2c Qd Jd"), "fold")
    assert hand.to_act == 4
    assert may(hand) == {"fold": None, "bring-in": 2, "bet": [5]}


def test_the_last_with_chips_has_nothing_to_decide() -> None:
    hand = play(Hand.new(stacks=[100, 1, 100, 100]), *up_cards("Kd 2c Qd Jd"), "fold", "fold")
    assert hand.to_act is None
    assert hand.table.street_name == "fourth"


def test_once_it_is_brought_in_the_others_call_as_usual() -> None:
    hand = play(Hand.new(stacks=[100, 1, 100, 100]), *up_cards("Kd 2c Qd Jd"), "fold", "in")
    assert hand.to_act == 1
    assert may(hand) == {"fold": None, "call": 2, "complete": [5]}


def test_checking_instead_is_refused() -> None:
    assert refusal(Hand.new(stacks=[100, 1, 100]), *up_cards("Kd 2c Qd"), "check").rule == "bring-in"


def test_pot_limit() -> None:
    hand = play(Hand.new("stud8", "pot", stacks=[100, 1, 100, 100]), *up_cards("Kd 2c Qd Jd"))
    assert may(hand) == {"fold": None, "bring-in": 2, "bet": range(2, 5)}


def test_the_ruling_names_both() -> None:
    ruling = bring_in(doors("Kd 2c Qd Jd"), (1, 3, 4), highest=False)
    assert ruling is not None
    assert (ruling.seat, ruling.acts) == (2, 3)


@pytest.mark.parametrize(
    ("shown", "with_chips", "owner", "acts"),
    [
        ("Kd Qd Jd 2c", (1, 2, 3), 4, 1),  # clockwise goes on from the last seat to the first
        ("Kd 2c Qd Jd", (1, 4), 2, 4),  # another all-in is passed over
        ("Kd 2c 2d Jd", (1, 3, 4), 2, 3),
        ("Kd 3d 2c 4d", (1, 2), 3, 1),  # the next seat, not the next card
    ],
)
def test_the_next_clockwise(shown: str, with_chips: tuple[int, ...], owner: int, acts: int) -> None:
    ruling = bring_in(doors(shown), with_chips, highest=False)
    assert ruling is not None
    assert (ruling.seat, ruling.acts) == (owner, acts)


def test_in_the_trace() -> None:
    hand = play(Hand.new(stacks=[100, 1, 100, 100]), *up_cards("Kd 2c Qd Jd"), "fold", "in")
    data = as_json(trace(hand))
    assert data["bring_in"] == {"seat": 2, "amount": 0, "acts": 3, "tied": [2], "by_suit": False}
    assert data["first_actor"] == {"third": 3}
