"""Names of cards and hands in both languages."""

from __future__ import annotations

import pytest

from stud_teach.cards.card import DECK, parse_cards
from stud_teach.cards.ranking import CATEGORIES, best_high, best_low
from stud_teach.comparing.annotate import annotate_comparison
from stud_teach.comparing.comparison import compare
from stud_teach.engine.hand import Hand
from stud_teach.telling.names import board_name, card_name, card_text, hand_name, low_name, player, pot_taken
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate


def high(cards: str) -> dict[str, str]:
    found = best_high([card for card in parse_cards(cards) if card is not None])
    return hand_name(found.category, found.ranks)


@pytest.mark.parametrize(
    ("cards", "en", "fi"),
    [
        ("As Kd Jh 7d 5c", "ace high, K-J-7-5", "ässähai, K-J-7-5"),
        ("Th 8d 6c 4s 2c", "ten high, 8-6-4-2", "kymppihai, 8-6-4-2"),
        ("4h 4d As Qc 7c", "a pair of fours", "nelospari"),
        ("Kh Kd As Qc 7c", "a pair of kings", "kuningaspari"),
        ("Qs Qd 9s 9h Jd", "two pairs, queens and nines", "kaksi paria, rouvat ja ysit"),
        ("2s 2d 2h 9h Jd", "three deuces", "kolme kakkosta"),
        ("As 2d 3c 4h 5s", "straight, five high", "viitoseen päättyvä suora"),
        ("As Kd Qc Jh Ts", "straight, ace high", "ässään päättyvä suora"),
        ("Kd Qc Jh Ts 9s", "straight, king high", "kuninkaaseen päättyvä suora"),
        ("Ah 9h 7h 4h 2h", "flush, ace high", "väri, ässä korkein"),
        ("Ts Td Th Kh Kc", "full house, tens full of kings", "täyskäsi, kympit ja kuninkaat"),
        ("7s 7d 7h 7c 2c", "four sevens", "neljä seiskaa"),
        ("6h 5h 4h 3h 2h", "straight flush, six high", "kuutoseen päättyvä värisuora"),
    ],
)
def test_hands(cards, en, fi):
    assert high(cards.replace(" ", "")) == {"en": en, "fi": fi}


@pytest.mark.parametrize(
    ("category", "ranks", "en", "fi"),
    [
        ("high-card", [14, 13], "ace-king high", "ässä-kuningas-hai"),
        ("high-card", [7, 2], "seven-deuce high", "seiska-kakkos-hai"),
        ("high-card", [14, 13, 9, 2], "ace-king high", "ässä-kuningas-hai"),
        ("high-card", [9], "nine high", "ysihai"),
        ("pair", [2], "a pair of deuces", "kakkospari"),
        ("trips", [11, 5], "three jacks", "kolme jätkää"),
    ],
)
def test_boards(category, ranks, en, fi):
    assert board_name(CATEGORIES[list(CATEGORIES).index(category)], ranks) == {"en": en, "fi": fi}


def test_lows():
    low = best_low([card for card in parse_cards("Ah4s7d2sKd5cJh") if card is not None])
    assert low is not None
    assert low_name(low.ranks) == {"en": "7-5-4-2-A", "fi": "7-5-4-2-A"}


@pytest.mark.parametrize(
    ("card", "text", "en", "fi"),
    [
        ("2c", "2♣", "deuce of clubs", "ristikakkonen"),
        ("Th", "10♥", "ten of hearts", "herttakymppi"),
        ("Js", "J♠", "jack of spades", "patajätkä"),
        ("Ad", "A♦", "ace of diamonds", "ruutuässä"),
    ],
)
def test_cards(card, text, en, fi):
    assert card_text(card) == text
    assert card_name(card) == {"en": en, "fi": fi}


def test_an_unknown_card_is_a_question_mark():
    assert card_text("??") == "?"


def test_every_card_and_every_hand_has_its_own_name():
    for lang in ("en", "fi"):
        assert len({card_name(str(card))[lang] for card in DECK}) == 52
    ranks = {"two-pair": [13, 9, 2], "full-house": [13, 9]}
    for lang in ("en", "fi"):
        names = {hand_name(category, ranks.get(category, [13, 9, 8, 7, 6]))[lang] for category in CATEGORIES}
        assert len(names) == len(CATEGORIES)


def test_the_name_that_a_hand_makes_up_is_translated_and_no_other():
    assert player("Player 3", 3) == {"en": "Player 3", "fi": "Pelaaja 3"}
    assert player("Player 3", 4) == {"en": "Player 3", "fi": "Player 3"}


def test_seats_say_their_players_in_every_language_beside_the_names_that_they_keep():
    hand = Hand.new(players=2, names=["Player 2", "Player 2"], seed=1)
    compared = annotate_comparison(compare(hand, "room", "casino"))
    for seats in (annotate(trace(hand))["seats"], compared["seats"]):
        assert [seat["name"] for seat in seats] == ["Player 2", "Player 2"]
        assert [seat["label"] for seat in seats] == [
            {"en": "Player 2", "fi": "Player 2"},
            {"en": "Player 2", "fi": "Pelaaja 2"},
        ]


@pytest.mark.parametrize(
    ("number", "of", "en", "fi"),
    [
        (0, 1, "the pot", "potin"),
        (0, 2, "the main pot", "pääpotin"),
        (1, 2, "the side pot", "sivupotin"),
        (2, 3, "side pot 2", "sivupotin 2"),
    ],
)
def test_pots_as_they_are_taken(number, of, en, fi):
    assert pot_taken(number, of) == {"en": en, "fi": fi}
