"""`fold`: always allowed, except to the player who owes the bring-in; no more cards after it."""

from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from tests.play import cards, every_game, every_set, kinds, may, play, refusal, refused, up_cards


@every_set
@every_game
def test_not_for_who_owes_the_bring_in(game: str, rules: str) -> None:
    wrong = refusal(Hand.new(game, players=3, rules=rules), *up_cards("2c Kd Qd"), "fold")
    assert wrong.rule == "fold"


@every_set
def test_also_when_checking_is_free(rules: str) -> None:
    hand = play(Hand.new(players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "call", "call", "9c As 4d")
    assert may(hand) == {"fold": None, "check": None, "bet": [5]}
    play(hand, "fold")
    assert hand.table.live == (1, 3)


def test_the_bring_in_player_may_fold_later() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "call", 5, "fold")
    assert hand.table.live == (2, 3)


@every_set
def test_no_more_cards(rules: str) -> None:
    hand = play(Hand.new(players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "fold", "call", "9c")
    assert refused(hand, Action(Do.DEAL, 2, cards=cards("8s"))).rule == "fold"
    play(hand, "8s")
    assert [event.seat for event in kinds(hand, Kind.DEAL)] == [1, 2, 3, 1, 3]


def test_the_last_to_fold_gives_the_pot_to_the_other() -> None:
    hand = play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")
    assert hand.finished
