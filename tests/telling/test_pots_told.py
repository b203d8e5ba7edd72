"""The rule book's examples of shared pots as they are told, word for word, in both languages."""

from __future__ import annotations

import pytest

from stud_teach.still.hand import as_html
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

from .hands import all_in
from .reading import awards, both, ours, reason

HIGH = "As Ah Kc Ks Kd 9h 9s"  # kings full of aces, no low
LOW = "2c 3d 4h 6s 7c Jh Jd"  # 7-6-4-3-2


# 9: the odd chip between the halves


def test_a_pot_of_101_is_halved():
    won = awards(all_in({1: LOW, 2: HIGH, 3: "5c 5d Th"}, (50, 50, 50), "bring-in bet fold call", game="stud8"))
    [high], [low] = won[2], won[1]
    assert high["title"] == both(
        "Seat 2 wins the high half of the pot: 51", "Paikka 2 voittaa potin high-puoliskon: 51"
    )
    assert high["text"] == both(
        "The best high: full house, kings full of aces.", "Paras high-käsi: täyskäsi, kuninkaat ja ässät."
    )
    assert reason(high, "odd-chip-half") == both(
        "101 doesn’t halve: the odd chip goes to the high half.",
        "101 ei puolitu tasan: ylimääräinen pelimerkki kuuluu high-puoliskoon.",
    )
    assert ours(high, "odd-chip-half")
    assert low["title"] == both("Seat 1 wins the low half of the pot: 50", "Paikka 1 voittaa potin low-puoliskon: 50")
    assert reason(low, "hi-lo") == both(
        "101 is halved between the best high and the best low: 50 for the low.",
        "101 jaetaan puoliksi parhaan high- ja parhaan low-käden kesken: low-puolisko on 50.",
    )


def test_the_page_of_the_first_half_says_what_is_still_to_be_paid():
    hand = all_in({1: LOW, 2: HIGH, 3: "5c 5d Th"}, (50, 50, 50), "bring-in bet fold call", game="stud8")
    told = annotate(trace(hand))
    page = as_html(told, "en", len(told["steps"]) - 2)
    assert "Seat 1, Player 1: <strong>50</strong> (7-6-4-3-2; still to be paid)" in page
    assert page.count("still to be paid") == 1
    assert "still to be paid" not in as_html(told, "en")


EQUAL_LOWS = {1: "5c 5d 2d", 2: LOW, 3: "8c 8d 9d", 4: HIGH, 5: "Td Tc 9c", 6: "2h 3c 4c 6d 7s Qc Qd"}


@pytest.mark.parametrize(
    ("rules", "en", "fi", "six"),
    [
        (
            "room",
            "It doesn’t divide: the odd chip goes to seat 2, nearest clockwise from the dealer.",
            "Jako ei mene tasan: ylimääräisen pelimerkin saa paikka 2, joka on myötäpäivään lähimpänä jakajaa.",
            25,
        ),
        (
            "casino",
            "It doesn’t divide: the odd chip goes to seat 6, which has the highest card by suit.",
            "Jako ei mene tasan: ylimääräisen pelimerkin saa paikka 6, jolla on maan mukaan ylin kortti.",
            26,
        ),
    ],
)
def test_equal_lows_share_51(rules, en, fi, six):
    won = awards(all_in(EQUAL_LOWS, (33,) * 6, "bring-in bet fold call fold call fold", game="stud8", rules=rules))
    assert won[2][0]["title"]["en"] == f"Seat 2 shares the low half of the pot: {51 - six} of 51"
    assert won[6][0]["title"] == both(
        f"Seat 6 shares the low half of the pot: {six} of 51",
        f"Paikka 6 saa osansa potin low-puoliskosta: {six} pelimerkkiä, jaettavana 51",
    )
    assert reason(won[6][0], "odd-chip") == both(en, fi)
    assert not ours(won[6][0], "odd-chip")


# 10 to 12: ties


@pytest.mark.parametrize(
    ("door", "stack", "actions", "amount", "first"),
    [("2d", 32, "bring-in bet call fold", 66, 33), ("Th", 33, "bring-in fold bet call", 67, 34)],
)
def test_a_pot_won_both_ways_by_two(door, stack, actions, amount, first):
    cards = {1: "2c 3d 4h 5s 7c Ah Kd", 2: f"8c 8d {door}", 3: "2h 3c 4s 5d 7s Ad Kc"}
    won = awards(all_in(cards, (stack,) * 3, actions, game="stud8"))
    assert won[1][0]["title"] == both(
        f"Seat 1 shares the pot: {first} of {amount}",
        f"Paikka 1 saa osansa potista: {first} pelimerkkiä, jaettavana {amount}",
    )
    assert won[3][0]["title"]["en"] == f"Seat 3 shares the pot: 33 of {amount}"
    assert won[1][0]["text"] == both(
        "Best both ways: straight, five high, and for low 5-4-3-2-A.",
        "Paras sekä high- että low-kädellä: high-käsi on viitoseen päättyvä suora, low-käsi 5-4-3-2-A.",
    )
    assert reason(won[1][0], "whole-pot-tie") == both(
        f"Seats 1 and 3 tie both ways, so {amount} is shared whole, not halved first.",
        f"Paikat 1 ja 3 ovat tasoissa sekä high- että low-kädessä, "
        f"joten {amount} jaetaan kokonaisena eikä ensin puoliksi.",
    )


def test_quartered():
    cards = {1: "Ac 7d 2h 4s 3c 7c 7h", 2: "8c 8d Th", 3: "8h 9s Jh", 4: "Ad 2c 3h 4c 7s Jd Kc"}
    won = awards(all_in(cards, (49,) * 4, "bring-in fold fold bet call", game="stud8"))
    titles = [step["title"]["en"] for step in won[1]]
    assert titles == ["Seat 1 wins the high half of the pot: 50", "Seat 1 shares the low half of the pot: 25 of 50"]
    assert reason(won[4][0], "split-tie") == both(
        "Seats 1 and 4 have equal lows and share the low half, 50. The pot is quartered.",
        "Paikoilla 1 ja 4 on sama low-käsi, ja ne jakavat low-puoliskon (50). Potista jaetaan siis neljänneksiä.",
    )


def test_three_equal_hands_share_101():
    cards = {
        1: "Ac Kd 3c Qh Jc 9d 4c",
        2: "8c 8d 2s",
        3: "8h 8s Td",
        4: "Ad Kh 3d Qs Jd 9h 4d",
        5: "6c 6d 7d",
        6: "6h 6s 7h",
        7: "Ah Ks 3h Qc Jh 9s 4h",
    }
    won = awards(all_in(cards, (32,) * 7, "bring-in fold bet fold fold call call fold"))
    assert [won[seat][0]["title"]["en"] for seat in (1, 4, 7)] == [
        "Seat 1 shares the pot: 34 of 101",
        "Seat 4 shares the pot: 34 of 101",
        "Seat 7 shares the pot: 33 of 101",
    ]
    assert reason(won[7][0], "odd-chip") == both(
        "It doesn’t divide: odd chips go one each to seats 1 and 4, nearest clockwise from the dealer.",
        "Jako ei mene tasan: ylimääräiset pelimerkit annetaan yksi kerrallaan paikoille 1 ja 4, "
        "jotka ovat myötäpäivään lähimpänä jakajaa.",
    )
    assert ours(won[7][0], "odd-chip")  # the page speaks of one odd chip only


# 15: side pots


def test_all_ins_of_ten_thirty_and_sixty():
    cards = {1: "As Ah Td Ad Kc Ks 7h", 2: "Qs Qh 9d Qd Jc Js 7d", 3: "Ts Th 8d Tc 6c 6s 7c", 4: "5c 5h 2d 5d 4c 4s 8h"}
    won = awards(all_in(cards, (10, 30, 60, 60), "bring-in 9 29 bet call"))
    assert [won[seat][0]["title"] for seat in (3, 2, 1)] == [
        both("Seat 3 wins side pot 2: 60", "Paikka 3 voittaa sivupotin 2: 60"),
        both("Seat 2 wins side pot 1: 60", "Paikka 2 voittaa sivupotin 1: 60"),
        both("Seat 1 wins the main pot: 40", "Paikka 1 voittaa pääpotin: 40"),
    ]
    assert reason(won[2][0], "side-pots") == both(
        "An all-in player can win only what the others matched, and each pot is settled on its own. "
        "Seats 2, 3 and 4 can win side pot 1, 60.",
        "All-in-pelaaja voi voittaa muilta vain sen verran kuin itse pani peliin, "
        "ja jokainen potti ratkaistaan erikseen. "
        "Paikat 2, 3 ja 4 voivat voittaa sivupotin 1 (60).",
    )


@pytest.mark.parametrize(("lang", "title"), [("en", "The odd chip"), ("fi", "Ylimääräinen pelimerkki")])
def test_a_rule_on_a_page_tells_its_title_to_a_pointer(lang, title):
    hand = all_in(EQUAL_LOWS, (33,) * 6, "bring-in bet fold call fold call fold", game="stud8")
    assert f'<code title="{title}">odd-chip</code>' in as_html(annotate(trace(hand)), lang)
