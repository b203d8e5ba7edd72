"""`bring-in-amount`: usually 2 x ante; the player may open for more where the limit allows."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, kinds, may, play, refusal, up_cards


def test_two_antes_unless_the_game_says_otherwise() -> None:
    assert Hand.new(ante=2, small_bet=10, big_bet=20).setup.bring_in == 4
    assert Hand.new(ante=2, bring_in=3, small_bet=10, big_bet=20).setup.bring_in == 3


@every_set
@every_game
def test_fixed_limit_the_bring_in_or_the_full_small_bet(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), *up_cards("2c Kd Qd"))
    assert may(hand) == {"bring-in": 2, "bet": [5]}


@every_set
def test_opening_for_the_full_bet_is_a_bet(rules: str) -> None:
    hand = play(Hand.new(players=3, rules=rules), *up_cards("2c Kd Qd"), 5)
    (opening,) = kinds(hand, Kind.BET)
    assert (opening.seat, opening.amount) == (1, 5)
    assert may(hand) == {"fold": None, "call": 5, "raise": [10]}  # no completion any more


@every_game
def test_pot_limit_up_to_the_pot(game: str) -> None:
    hand = play(Hand.new(game, "pot", players=8), *up_cards("2c 3d 4d 5d 6d 7d 8d 9d"))
    # eight antes of 1: from the bring-in to max(bring-in, pot)
    assert may(hand) == {"bring-in": 2, "bet": range(2, 9)}


def test_pot_limit_where_the_pot_is_no_bigger_than_the_bring_in() -> None:
    hand = play(Hand.new(limit="pot", players=2, bring_in=5), *up_cards("2c 3d"))
    assert may(hand) == {"bring-in": 5, "bet": range(5, 6)}


def test_a_game_without_a_bring_in_is_opened_with_the_full_small_bet_only() -> None:
    hand = play(Hand.new(players=3, bring_in=0), *up_cards("2c Kd Qd"))
    assert may(hand) == {"bet": [5]}
    assert refusal(hand, "in").rule == "bring-in"


def test_another_opening_is_refused() -> None:
    wrong = refusal(Hand.new(players=3), *up_cards("2c Kd Qd"), 4)
    assert wrong.rule == "bring-in-amount"
    assert refusal(Hand.new(players=3), *up_cards("2c Kd Qd"), 10).rule == "bring-in-amount"


def test_what_moves() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in")
    (event,) = kinds(hand, Kind.BRING_IN)
    assert (event.seat, event.amount, event.to, event.all_in) == (1, 2, 2, False)
