"""`bring-in-suit`: equal ranks: spades, hearts, diamonds, clubs from best to worst."""

import pytest

from stud_teach.cards.card import DECK, Card, parse_card
from stud_teach.engine.hand import Hand
from stud_teach.engine.opening import bring_in
from tests.play import doors, every_game, every_set, play, up_cards

ALL = (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("shown", "lowest", "highest"),
    [
        ("2s 2h 2d 2c", 4, 1),
        ("2h 2s 9d 9c", 1, 3),
        ("2d 2h Ks Kh", 1, 3),
        ("7c 7d Qh Qs", 1, 4),
        ("As Ah Ad Ac", 4, 1),
    ],
)
def test_suits_part_equal_ranks(shown: str, lowest: int, highest: int) -> None:
    low, high = bring_in(doors(shown), ALL, highest=False), bring_in(doors(shown), ALL, highest=True)
    assert low is not None
    assert high is not None
    assert (low.seat, high.seat) == (lowest, highest)


def test_the_ruling_names_those_tied() -> None:
    ruling = bring_in(doors("Ks 2d 2c Ac"), ALL, highest=False)
    assert ruling is not None
    assert ruling.tied == (2, 3)
    alone = bring_in(doors("Ks 3d 2c Ac"), ALL, highest=False)
    assert alone is not None
    assert alone.tied == (3,)


def test_the_order_of_all_cards() -> None:
    names = [str(card) for card in sorted(DECK)]
    assert names[:5] == ["2c", "2d", "2h", "2s", "3c"]
    assert names[-4:] == ["Ac", "Ad", "Ah", "As"]
    assert isinstance(parse_card("Kh"), Card)


@every_set
@every_game
def test_at_the_table_in_every_set(game: str, rules: str) -> None:
    hand = play(Hand.new(game, players=4, rules=rules), *up_cards("Ks 2d 2c Ac"))
    assert hand.to_act == 3
