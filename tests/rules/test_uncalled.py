"""`uncalled`: what nobody called goes back, a bring-in too, and the part of an ante that no other ante matches."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import uncalled
from tests.play import every_game, every_set, kinds, play, stacks, up_cards


def returns(hand: Hand) -> list[tuple[str, int | None, int | None]]:
    return [(event.street, event.seat, event.amount) for event in kinds(hand, Kind.RETURN)]


@every_set
@every_game
def test_a_bring_in_that_all_fold_to(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "fold", "fold")
    assert returns(hand) == [("third", 1, 2)]
    assert stacks(hand) == [202, 199, 199]
    assert hand.table.seats[1].won == 3


@every_set
def test_a_completion(rules: str) -> None:
    hand = play(Hand.new(players=3, rules=rules), *up_cards("2c Kd Qd"), "in", "call", 5, "fold", "fold")
    assert returns(hand) == [("third", 3, 3)]  # the bring-in and a call match 2 of it
    assert stacks(hand) == [197, 197, 206]


def test_the_part_of_a_raise_over_an_all_in() -> None:
    hand = play(Hand.new(stacks=[100, 9]), *up_cards("2c Kd"), "in", 5, 10, "call")
    assert returns(hand) == [("third", 1, 2)]
    assert [pot.amount for pot in hand.table.pots()] == [18]


def test_the_part_of_an_ante() -> None:
    hand = Hand.new(stacks=[100, 3], ante=5, bring_in=5, small_bet=10, big_bet=20)
    assert returns(hand) == [("ante", 1, 2)]
    assert stacks(hand) == [97, 0]
    assert [pot.amount for pot in hand.table.pots()] == [6]


def test_an_ante_that_another_matches_stays() -> None:
    hand = Hand.new(stacks=[100, 3, 100], ante=5, bring_in=5, small_bet=10, big_bet=20)
    assert returns(hand) == []


def test_folded_bets_match_too() -> None:
    assert uncalled({1: 10, 2: 4, 3: 10}) is None
    ruling = uncalled({1: 20, 2: 4, 3: 10})
    assert ruling is not None
    assert (ruling.seat, ruling.amount, ruling.matched) == (1, 10, 10)
    assert uncalled({1: 0, 2: 0}) is None
    assert uncalled({}) is None
