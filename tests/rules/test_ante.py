"""`ante`: everybody pays before any card is dealt."""

from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from tests.play import every_game, every_set, refusal, stacks


@every_set
@every_game
def test_everybody_pays_before_the_first_card(game: str, rules: str) -> None:
    hand = Hand.new(game, players=4, ante=3, small_bet=10, big_bet=20, rules=rules)
    assert [(event.kind, event.seat, event.amount) for event in hand.table.events] == [
        (Kind.ANTE, 1, 3),
        (Kind.ANTE, 2, 3),
        (Kind.ANTE, 3, 3),
        (Kind.ANTE, 4, 3),
    ]
    assert stacks(hand) == [197, 197, 197, 197]
    assert hand.table.pots()[0].amount == 12


def test_pot_limit_has_antes_too() -> None:
    hand = Hand.new(limit="pot", players=8, ante=1, bring_in=2)
    assert hand.table.pots()[0].amount == 8


def test_nobody_acts_between_ante_and_cards() -> None:
    assert refusal(Hand.new(players=2), "in").fault == "cards-due"


def test_a_game_may_have_no_ante() -> None:
    hand = Hand.new(players=2, ante=0, bring_in=2)
    assert hand.table.events == []
    assert stacks(hand) == [200, 200]
