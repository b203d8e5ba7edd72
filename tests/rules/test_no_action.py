"""`no-action`: when at most one player has chips and nothing to call, the rest is dealt without betting."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import NoAction
from stud_teach.trace.trace import as_json, trace
from tests.play import every_game, every_set, kinds, may, play, refusal, up_cards


@every_set
@every_game
def test_all_but_one_all_in_from_the_ante(game: str, rules: str) -> None:
    hand = Hand.new(game, stacks=[1, 100, 1], rules=rules, seed=4).deal()
    assert hand.table.bring_in is None
    assert hand.to_act is None
    for _ in range(4):
        hand.deal()
    assert hand.table.street_name == "showdown"
    assert hand.table.first_actors == {}
    assert not kinds(hand, Kind.BRING_IN, Kind.CHECK, Kind.CALL, Kind.BET, Kind.FOLD)


def test_nobody_has_chips() -> None:
    hand = Hand.new(stacks=[1, 1], seed=4).deal()
    data = as_json(trace(hand))
    assert data["bring_in"] is None
    assert data["first_actor"] == {}
    ruling = hand.table.events[-1].ruling(NoAction)
    assert (ruling.live, ruling.with_chips) == ((1, 2), ())


@every_set
def test_betting_is_refused(rules: str) -> None:
    hand = Hand.new(stacks=[1, 100], rules=rules, seed=4).deal()
    assert refusal(hand, "in").rule == "no-action"
    assert refusal(hand, 5).rule == "no-action"


@every_set
@every_game
def test_a_call_is_still_owed_but_no_raise(game: str, rules: str) -> None:
    hand = play(Hand.new(game, stacks=[100, 9, 100], rules=rules), *up_cards("2c Kd Qd"), "in", 5, "fold")
    play(hand, "call", "3d Ks", 8 - 5)  # seat 2 is all-in for its last 3
    assert hand.table.seats[2].stack == 0
    assert may(hand) == {"fold": None, "call": 3}
    assert refusal(hand, 8).rule == "no-action"


def test_later_streets_have_no_betting_either() -> None:
    hand = play(Hand.new(stacks=[100, 9]), *up_cards("2c Kd"), "in", 5, "call", "3d Ks", 3, "call")
    assert refusal(hand, "9c Jd", "check").rule == "no-action"


def test_two_with_chips_go_on_beside_an_all_in() -> None:
    hand = play(Hand.new(stacks=[100, 3, 100]), *up_cards("2c Kd Qd"), "in", "call", "call", "3d 4d Ks")
    assert hand.to_act == 3
    assert may(hand) == {"fold": None, "check": None, "bet": [5]}


def test_a_fold_may_leave_nobody_to_bet() -> None:
    hand = play(Hand.new(stacks=[100, 3, 100]), *up_cards("2c Kd Qd"), "in", "call", "call", "3d 4d Ks", "fold")
    assert hand.to_act is None
    assert hand.table.street_name == "fifth"
