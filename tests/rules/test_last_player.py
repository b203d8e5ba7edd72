"""`last-player`: all others folded: the last one takes the pots and need not show."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.trace.trace import as_json, trace
from tests.play import every_game, every_set, kinds, play, stacks, up_cards


@every_set
@every_game
def test_example_19(game: str, rules: str) -> None:
    hand = Hand.new(game, players=3, rules=rules)
    play(hand, *up_cards("As Kd 2c"), "in", "call", "call")
    for street in ("Qc 9d 8h", "Jd 7d 6h", "9c 5d 4h"):
        play(hand, street, "check", "check", "check")
    play(hand, "?? ?? ??", 10, "fold", "fold")
    assert [(event.seat, event.amount, event.street) for event in kinds(hand, Kind.RETURN)] == [(1, 10, "seventh")]
    assert [(event.seat, event.amount) for event in kinds(hand, Kind.AWARD)] == [(1, 9)]
    assert not kinds(hand, Kind.SHOW)
    assert stacks(hand) == [206, 197, 197]
    assert hand.finished


def test_the_award_has_no_hand() -> None:
    hand = play(Hand.new("stud8", players=2), *up_cards("2c Kd"), "in", "fold")
    data = as_json(trace(hand))
    assert data["awards"] == [
        {"pot": 0, "half": "whole", "seat": 1, "amount": 2, "odd": 0, "hand": None, "low_hand": None}
    ]
    assert data["shown"] == []


def test_no_more_cards_are_dealt() -> None:
    hand = play(Hand.new(players=2), *up_cards("2c Kd"), "in", "fold")
    assert hand.table.events[-1].kind is Kind.AWARD
    assert len(hand.table.seats[1].cards) == 3
