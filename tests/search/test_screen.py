"""The fast way: decks, hands valued by sums, and showdowns settled without playing, beside the plain implementation."""

from __future__ import annotations

import io
from collections import Counter

import pytest

from stud_teach.cards.card import DECK, card_names
from stud_teach.games import STUD
from stud_teach.search import bar
from stud_teach.search.deck import Layout, deck, dice, places, shape_of
from stud_teach.search.screen import settled, values_of
from tests.plain.ranks import best_high, best_low

SHAPE = shape_of(STUD)


def test_a_deck_holds_every_card_once():
    for number in range(50):
        assert sorted(deck(1, number)) == list(range(52))


def test_decks_differ_by_seed_and_number():
    assert len({tuple(deck(seed, number)) for seed in (1, 2, "one") for number in range(20)}) == 60
    assert deck(7, 3) == deck("7", 3)


def test_every_card_comes_on_top_as_often_as_another():
    tops = Counter(deck("even", number)[0] for number in range(5200))
    assert len(tops) == 52
    assert all(50 < count < 160 for count in tops.values())  # 100 expected, with a deviation of 10


def test_dice_are_the_same_for_the_same_parts():
    assert [dice(1, "a")() for _ in range(2)] == [dice(1, "a")() for _ in range(2)]
    assert dice(1, "a")() != dice(1, "b")()
    roll = dice("some")
    assert all(0 <= roll() < 1 for _ in range(1000))


@pytest.mark.parametrize(("players", "call_down"), [(2, False), (7, False), (8, False), (7, True), (8, True)])
def test_nobody_gets_a_card_of_another(players: int, call_down: bool):
    where = places(SHAPE, players, 3 if players == 8 and not call_down else None, call_down)
    layout = Layout(deck(5, 1), where)
    assert sorted(where.seats) == list(range(1, players + 1))
    dealt = [card for cards in layout.own.values() for card in cards] + layout.spare
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) == set(DECK)
    sizes = Counter(len(cards) for cards in layout.own.values())
    if players < 8:
        assert sizes == {7: players}
    else:
        assert sizes == ({6: 8} if call_down else {7: 7, 3: 1})


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize(("players", "call_down"), [(2, False), (6, False), (8, False), (8, True)])
def test_showdowns_are_settled_as_by_looking_at_every_five_cards(players: int, call_down: bool, low: bool):
    for number in range(12):
        order = deck("settled", number)
        where = places(SHAPE, players, 1 if players == 8 and not call_down else None, call_down)
        layout = Layout(order, where)
        common = [layout.spare[0]] if where.width == 6 else []
        hands = [card_names([*layout.own[seat], *common]) for seat in where.seats if seat != where.absent]
        highs = [best_high(hand)["value"] for hand in hands]
        lows = [best_low(hand) if low else None for hand in hands]
        numbers = [each["value"] for each in lows if each]
        showdown = settled(values_of(order, where), low)
        assert list(showdown.highs) == [at for at, value in enumerate(highs) if value == max(highs)]
        assert list(showdown.lows) == [at for at, each in enumerate(lows) if each and each["value"] == min(numbers)]


def test_cards_that_are_gone_are_not_dealt_again():
    layout = Layout(deck(2, 2), places(SHAPE, 8, 8, call_down=False))
    seen = set(layout.own[8]) | set(layout.own[1][:6])
    extra = layout.cards(8, 3, 1, seen)
    assert len(extra) == 1
    assert extra[0] in DECK
    assert not seen & set(extra)
    assert layout.cards(1, 6, 1, seen) == tuple(layout.own[1][6:7])


# The bar


class Clock:
    """A clock to set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_the_bar_shows_itself_only_when_it_takes_long(monkeypatch: pytest.MonkeyPatch):
    clock, stream = Clock(), io.StringIO()
    monkeypatch.setattr(bar, "time", clock)
    drawn = bar.Bar(stream)
    clock.now = 0.9
    drawn(10, 100)
    assert stream.getvalue() == ""
    clock.now = 1.1
    drawn(50, 100)
    assert "50 / 100" in stream.getvalue()
    assert stream.getvalue().count("#") == bar.WIDTH // 2
    shown = stream.getvalue()
    clock.now = 1.2
    drawn(51, 100)
    assert stream.getvalue() == shown  # not more often than can be seen
    drawn.close()
    assert stream.getvalue().endswith("\r")
    assert stream.getvalue().rstrip("\r").rpartition("\r")[2].strip() == ""


def test_a_bar_that_never_showed_leaves_nothing():
    stream = io.StringIO()
    bar.Bar(stream).close()
    assert stream.getvalue() == ""
