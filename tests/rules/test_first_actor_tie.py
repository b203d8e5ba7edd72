"""`first-actor-tie`: equal boards go by seat; in a tournament's high game by the suits of the highest rank."""

import pytest

from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import first_actor, ties_by_suit
from stud_teach.games import GAMES as GAMES_BY_NAME
from tests.play import boards, every_game, house, play

ALL = (1, 2, 3, 4)
SETS_AND_GAMES = [
    ("room", "stud", False),
    ("room", "stud8", False),
    ("casino", "stud", False),
    ("casino", "stud8", False),
    ("tournament", "stud", True),
    ("tournament", "stud8", False),
]
ways = pytest.mark.parametrize(("rules", "game", "by_suit"), SETS_AND_GAMES)


@ways
def test_where_suits_part_them(rules: str, game: str, by_suit: bool) -> None:
    assert ties_by_suit(GAMES_BY_NAME[game], house(rules)) == by_suit


@ways
@pytest.mark.parametrize(
    ("shown", "seat_wins", "suit_wins"),
    [
        (("As Kd", "9c 8d", "Ah Kc"), 1, 1),  # example 4
        (("Ah Kd", "9c 8d", "As Kc"), 1, 3),  # example 4 with the aces swapped
        (("Ah Ks", "9c 8d", "As Kc"), 1, 3),  # the kicker's suit does not count
        (("2s 2c Kh", "2h 2d Ks", ""), 1, 2),  # unless the kicker is the highest rank
        (("9c 9d 2s", "9h 9s 2c", ""), 1, 2),
        (("Kh Kc 4d", "Kd Ks 4c", ""), 1, 2),
    ],
)
def test_example_4_equal_boards(
    rules: str, game: str, by_suit: bool, shown: tuple[str, ...], seat_wins: int, suit_wins: int
) -> None:
    ruling = first_actor(boards(*shown), ALL, ties_by_suit(GAMES_BY_NAME[game], house(rules)))
    assert ruling is not None
    assert ruling.seat == (suit_wins if by_suit else seat_wins)
    assert ruling.by_suit == by_suit


@ways
def test_at_the_table(rules: str, game: str, by_suit: bool) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), "????Ah", "????9c", "????As", "in", "call", "call", "Kd 8d Kc")
    assert hand.to_act == (3 if by_suit else 1)


@every_game
def test_the_seat_nearest_clockwise_from_the_dealer(game: str) -> None:
    ruling = first_actor(boards("", "Kc Qd", "Ks Qh", "Kh Qs"), ALL, ties_by_suit(GAMES_BY_NAME[game], house("room")))
    assert ruling is not None
    assert (ruling.seat, ruling.tied) == (2, (2, 3, 4))


def test_a_better_board_needs_no_tie() -> None:
    ruling = first_actor(boards("Kc Qd", "Kd 2s"), ALL, by_suit=True)
    assert ruling is not None
    assert (ruling.seat, ruling.tied, ruling.by_suit) == (1, (1,), False)
