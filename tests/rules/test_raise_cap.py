"""`raise-cap`: three raises a round in the room, also heads-up; elsewhere four, in a casino none when two begin."""

import pytest

from stud_teach.engine.hand import Hand
from tests.play import every_game, may, play, refusal, up_cards


def raised(rules: str, game: str, players: int, *bets: str | int, **more: object) -> Hand:
    """Return a hand on third street: seat 1 brings in 2, then the bets go to `bets`."""
    hand = Hand.new(game, players=players, rules=rules, **more)  # type: ignore[arg-type]
    return play(hand, *up_cards("2c Kd Qd Jd"[: 3 * players - 1]), "in", *bets)


def capped(hand: Hand) -> bool:
    """Return whether the player to act may only fold or call."""
    return set(may(hand)) == {"fold", "call"}


@every_game
def test_example_5_room(game: str) -> None:
    for players in (2, 3, 4):
        assert may(raised("room", game, players, 5, 10, 15))["raise"] == [20]
        assert capped(raised("room", game, players, 5, 10, 15, 20))


@every_game
@pytest.mark.parametrize("rules", ["casino", "tournament"])
def test_example_5_elsewhere(rules: str, game: str) -> None:
    for players in (3, 4):
        assert may(raised(rules, game, players, 5, 10, 15, 20))["raise"] == [25]
        assert capped(raised(rules, game, players, 5, 10, 15, 20, 25))


@every_game
def test_heads_up(game: str) -> None:
    assert may(raised("casino", game, 2, 5, 10, 15, 20, 25, 30))["raise"] == [35]
    assert capped(raised("tournament", game, 2, 5, 10, 15, 20, 25))


def test_two_must_begin_the_round_without_the_cap() -> None:
    hand = raised("casino", "stud8", 3, 5, "fold", 10, 15, 20, 25)
    assert capped(hand)  # three began this round
    play(hand, "call", "9s 8s", 5, 10, 15, 20, 25, 30)
    assert may(hand)["raise"] == [35]  # two begin fourth street


def test_an_all_in_beside_two_does_not_count() -> None:
    hand = Hand.new("stud8", rules="casino", stacks=[200, 1, 200])
    play(hand, *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20, 25)
    assert may(hand)["raise"] == [30]


def test_a_bet_on_later_streets_is_followed_by_three_raises() -> None:
    hand = play(Hand.new("stud8", players=3), *up_cards("2c Kd Qd"), "in", "call", "call", "9c Ks 4d", 5, 10, 15, 20)
    assert capped(hand)
    assert refusal(hand, 25).rule == "raise-cap"


def test_single_or_double_alike() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", "call", "call", "2d Ks 4d", 5, 15, 25, 35)
    assert may(hand) == {"fold": None, "call": 20}


def test_no_cap_in_pot_limit() -> None:
    hand = raised("room", "stud", 2, limit="pot")
    for to in (4, 6, 8, 10, 12, 14, 16):
        play(hand, to)
    assert "raise" in may(hand)


def test_a_setting() -> None:
    assert capped(raised("room", "stud", 3, 5, 10, house={"raise-cap": 1}))
    assert "raise" in may(raised("room", "stud", 2, 5, 10, 15, 20, 25, house={"raise-cap-heads-up": "uncapped"}))


def test_after_the_last_raise_an_all_in_only_calls() -> None:
    hand = Hand.new(stacks=[200, 200, 24])
    play(hand, *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20)
    assert hand.to_act == 3
    assert may(hand) == {"fold": None, "call": 10}
    assert refusal(hand, 23).rule == "raise-cap"
