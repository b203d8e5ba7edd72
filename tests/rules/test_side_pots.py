"""`side-pots`: one pot per set of players who can win it, each settled on its own, the last-made first."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.pots import Award, side_pots
from tests.play import every_game, every_set, kinds, play, stacks


def test_example_15() -> None:
    pots = side_pots({1: 10, 2: 30, 3: 60, 4: 60}, live=[1, 2, 3, 4], all_in=[1, 2, 3])
    assert [pot.amount for pot in pots] == [40, 60, 60]
    assert [pot.seats for pot in pots] == [(1, 2, 3, 4), (2, 3, 4), (3, 4)]
    assert [(pot.number, pot.of) for pot in pots] == [(0, 3), (1, 3), (2, 3)]


def test_folded_chips_make_none() -> None:
    pots = side_pots({1: 60, 2: 25, 3: 60, 4: 7}, live=[1, 3], all_in=[])
    assert [(pot.amount, pot.seats) for pot in pots] == [(152, (1, 3))]


def test_folded_chips_lie_in_the_pots_they_reach() -> None:
    pots = side_pots({1: 10, 2: 25, 3: 60, 4: 60}, live=[1, 3, 4], all_in=[1])
    assert [(pot.amount, pot.seats) for pot in pots] == [(40, (1, 3, 4)), (115, (3, 4))]
    assert [pot.put_in for pot in pots] == [((1, 10), (2, 10), (3, 10), (4, 10)), ((2, 15), (3, 50), (4, 50))]


def test_equal_all_ins_make_one() -> None:
    pots = side_pots({1: 20, 2: 20, 3: 50, 4: 50}, live=[1, 2, 3, 4], all_in=[1, 2])
    assert [(pot.amount, pot.seats) for pot in pots] == [(80, (1, 2, 3, 4)), (60, (3, 4))]


@every_set
@every_game
def test_each_is_settled_on_its_own_the_last_made_first(game: str, rules: str) -> None:
    hand = Hand.new(game, stacks=[10, 30, 60, 100], ante=0, bring_in=10, small_bet=10, big_bet=20, rules=rules)
    play(hand, "AsAhAd", "KsKhKd", "QsQhQd", "JsTh2c")
    play(hand, "in", "call", "call", "call")  # 10 each: seat 1 is all-in
    play(hand, "9c 9d 9h 8s", 10, 20, "call", "call")  # seat 2 bets and is all-in with 20 more
    play(hand, "Tc Td 8h 7s", 20, 40, "call")  # seat 3 all-in with 30 more, 10 go back to seat 4
    play(hand, "8d 8c 7d 6s", "3c 3d 4c Jd", "show")
    assert [pot.amount for pot in hand.table.pots()] == [40, 60, 60]
    awards = [(event.ruling(Award).pot.number, event.seat, event.amount) for event in kinds(hand, Kind.AWARD)]
    assert awards == [(2, 3, 60), (1, 2, 60), (0, 1, 40)]
    assert stacks(hand) == [40, 60, 60, 40]
