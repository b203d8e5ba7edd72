"""The rule book's examples as they are told: the decisive sentences, word for word, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.engine.hand import Hand
from stud_teach.scenarios import scenario
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

from .reading import both, last, ours, reason

NAMES = ("Aino", "Marek", "Sanna", "Jonas")


def doors(cards: str, **settings: Any) -> Hand:
    """A hand after these door cards, seat 1 first; down cards are unknown."""
    each = cards.split()
    hand = Hand.new(players=len(each), names=NAMES[: len(each)], **settings)
    for card in each:
        hand.deal(f"????{card}")
    return hand


def fourth_street(cards: str, fourth: str, **settings: Any) -> Hand:
    """A hand after the fourth cards; everybody calls the bring-in."""
    hand = doors(cards, **settings).bring_in()
    while hand.to_act:
        hand.call()
    for card in fourth.split():
        hand.deal(card)
    return hand


# 1: who brings it in


def test_two_deuces_in_fixed_limit():
    step = last(doors("Ks 2d 2c Ac"))
    assert step["mark"] == "ruling"
    assert step["title"] == both(
        "Seat 3 must bring it in: clubs are the lowest suit",
        "Paikan 3 on maksettava bring-in: risti on maista alin",
    )
    assert step["text"] == both(
        "The deuce of clubs, 2♣, is the lowest door card; it lies in front of Sanna. "
        "The bring-in of 2 is due, or more.",
        "Pienin avoin kortti on ristikakkonen 2♣; sen omistaja on Sanna. "
        "Hänen on maksettava vähintään 2 pelimerkin bring-in.",
    )
    assert reason(step, "bring-in") == both(
        "In fixed limit the lowest door card must bring it in; aces are high.",
        "Fixed limit -pelissä bring-inin maksaa pienimmän avoimen kortin omistaja; ässä on suurin kortti.",
    )
    assert reason(step, "bring-in-suit") == both(
        "Seats 2 and 3 show the same rank, 2♦ and 2♣. Equal ranks are settled by suit; "
        "from best to worst: ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs.",
        "Paikoilla 2 ja 3 on samanarvoiset kortit: 2♦ ja 2♣. Kun arvo on sama, maa ratkaisee; "
        "parhaasta huonoimpaan: ♠ pata, ♥ hertta, ♦ ruutu, ♣ risti.",
    )
    assert step["next"]["text"] == both(
        "First to act: seat 3, Sanna, must bring in 2 or bet 5.",
        "Ensimmäisenä vuorossa paikka 3, Sanna: hän voi vain maksaa 2 pelimerkin bring-inin tai panostaa 5.",
    )


def test_the_bring_in_of_two_deuces():
    step = last(doors("Ks 2d 2c Ac").bring_in())
    assert (step["mark"], step["title"]["en"]) == ("ruling", "Seat 3 brings it in: clubs are the lowest suit")
    assert step["title"]["fi"] == "Paikka 3 maksaa bring-inin: risti on maista alin"
    assert step["brief"] == both("Sanna brings in 2", "Sanna maksaa 2 pelimerkin bring-inin")
    assert reason(step, "bring-in-amount") == both(
        "The bring-in is 2, twice the ante. Opening for 5 instead was allowed too.",
        "Bring-in on 2 eli kaksi kertaa alkupanos. Sen sijaan olisi saanut avata myös panoksella 5.",
    )
    assert step["next"] == {
        "seat": 4,
        "rule": "turn",
        "text": both(
            "Next, clockwise: seat 4, Jonas, may fold, call 2 or complete to 5.",
            "Seuraavana myötäpäivään paikka 4, Jonas: hän saa luovuttaa, maksaa 2 "
            "tai täydentää panoksen 5 pelimerkkiin.",
        ),
    }


def test_two_deuces_in_pot_limit():
    step = last(doors("Ks 2d 2c Ac", limit="pot"))
    assert step["title"] == both(
        "Seat 4 must bring it in: A♣ is the highest door card",
        "Paikan 4 on maksettava bring-in: A♣ on suurin avoin kortti",
    )
    assert reason(step, "bring-in")["en"] == "In pot limit the highest door card must bring it in; aces are high."


@pytest.mark.parametrize("limit", ["fixed", "pot"])
def test_two_deuces_in_high_low(limit):
    step = last(doors("Ks 2d 2c Ac", game="stud8", limit=limit))
    assert step["title"]["en"] == "Seat 3 must bring it in: clubs are the lowest suit"
    assert reason(step, "bring-in") == both(
        "In high/low the lowest door card must bring it in; aces are high.",
        "High/low-pelissä bring-inin maksaa pienimmän avoimen kortin omistaja; ässä on suurin kortti.",
    )


def test_the_lowest_suit_need_not_be_there():
    step = last(doors("Ks 2d 2h Ac"))
    assert step["title"] == both(
        "Seat 2 must bring it in: diamonds are the lowest of the tied suits",
        "Paikan 2 on maksettava bring-in: samanarvoisista ruutu on alin",
    )


# 3 and 4: who acts first


def test_an_open_pair_acts_first():
    step = last(fourth_street("As 2c Ah", "Kd 2d Kc"))
    assert step["mark"] == "ruling"
    assert step["title"] == both(
        "Seat 2 acts first: a pair of deuces beats ace-king",
        "Paikka 2 aloittaa: kakkospari on parempi kuin ässä-kuningas-hai",
    )
    assert step["text"] == both(
        "Marek shows 2♣ 2♦, the best hand on the table. The highest card lies at seat 1, but that does not decide.",
        "Marek näyttää kortit 2♣ 2♦, parhaan näkyvän käden. Suurin kortti on paikalla 1, mutta se ei ratkaise.",
    )
    assert reason(step, "first-actor") == both(
        "From fourth street on, the best hand showing acts first. "
        "Not the highest card: the room’s English page says “highest hand on the board”.",
        "Neljännestä kortista alkaen paras näkyvä käsi aloittaa. "
        "Ei suurin yksittäinen kortti: huoneen englanninkielisellä sivulla lukee ”highest hand on the board”.",
    )
    assert reason(step, "pair-on-fourth")["en"] == (
        "Seat 2 shows a pair on fourth street: everybody may bet or raise one limit, 5, or two, 10. "
        "The page speaks of one player; we read it as everybody."
    )
    assert step["next"]["text"] == both(
        "First to act: seat 2, Marek, may fold, check or bet 5 or 10.",
        "Ensimmäisenä vuorossa paikka 2, Marek: hän saa luovuttaa, sököttää tai panostaa 5 tai 10.",
    )


@pytest.mark.parametrize(("rules", "game"), [("tournament", "stud"), ("room", "stud8")])
def test_an_open_pair_without_the_double_bet(rules, game):
    step = last(fourth_street("As 2c Ah", "Kd 2d Kc", rules=rules, game=game))
    assert step["next"]["text"]["en"] == "First to act: seat 2, Marek, may fold, check or bet 5."
    why = "In high/low there is no such rule."
    if rules == "tournament":
        why = "These house rules have no double bet for an open pair."
    told = f"Seat 2 shows a pair on fourth street, but here it allows no double bet. {why}"
    assert reason(step, "pair-on-fourth")["en"] == told


def test_a_round_without_a_cap_says_so():
    hand = doors("2c Kd", rules="casino").bring_in()
    step = last(hand.bet(5).bet(10).bet(15))
    told = "That was raise 2: between two players with chips this house sets no limit on raises."
    assert reason(step, "raise-cap")["en"] == told


def test_a_scoop_says_that_one_seat_takes_both_halves():
    steps = annotate(trace(scenario("scoop")))["steps"]
    award = next(step for step in steps if step["kind"] == "award")
    seat = award["seat"]
    told = f"Seat {seat} has both the best high and the best low, and takes both halves."
    assert reason(award, "hi-lo")["en"] == told


def test_the_room_s_page_is_not_quoted_for_other_rules():
    step = last(fourth_street("As 2c Ah", "Kd 2d Kc", rules="casino"))
    assert reason(step, "first-actor")["en"] == "From fourth street on, the best hand showing acts first."


def test_equal_boards():
    step = last(fourth_street("As 9d Ah", "Kd 2d Kc"))
    assert step["title"] == both(
        "Seat 1 acts first: equal boards, and it is nearest the dealer",
        "Paikka 1 aloittaa: näkyvät kädet ovat yhtä hyvät, ja se on lähimpänä jakajaa",
    )
    by_suit = last(fourth_street("Ah 9d As", "Kd 2d Kc", rules="tournament"))
    assert by_suit["title"] == both(
        "Seat 3 acts first: equal boards, and its top card has the better suit",
        "Paikka 3 aloittaa: näkyvät kädet ovat yhtä hyvät, mutta sen ylin kortti on parempaa maata",
    )


# 16: the pot limit


def test_the_pot_limit_sum():
    hand = Hand.new(limit="pot", players=8)
    for card in "9d Tc Ah 5h 6s 7d 8c Jh".split():
        hand.deal(f"????{card}")
    assert last(hand.bring_in())["next"]["text"] == both(
        "Next, clockwise: seat 4 may fold, call 2 or raise to 4–14.",
        "Seuraavana myötäpäivään paikka 4: se saa luovuttaa, maksaa 2 tai korottaa 4–14 pelimerkkiin.",
    )
    assert reason(last(hand.bet(14)), "pot-limit") == both(
        "A raise may be as big as the pot after calling: 10 + 2 = 12. From 4 to 14 in all was possible.",
        "Korotus saa olla enintään yhtä suuri kuin potti maksamisen jälkeen: 10 + 2 = 12. Summa sai olla 4–14.",
    )


# 17: the half-bet rule


def fifth_street(left: int) -> Hand:
    """Fifth street, seat 1 bets 10; seat 2 has `left` chips to answer it with."""
    hand = Hand.new(stacks=(200, left + 3, 200), names=NAMES[:3])
    for card in ("As", "2c", "9d"):
        hand.deal(f"????{card}")
    hand.bring_in().call().call()
    for card in ("Ah", "7d", "8c"):
        hand.deal(card)
    hand.check().check().check()
    for card in ("Ad", "Tc", "3s"):
        hand.deal(card)
    return hand.bet(10)


def test_an_all_in_of_less_than_half():
    hand = fifth_street(14).bet(14)
    step = last(hand)
    assert step["title"] == both(
        "Seat 2 is all-in for 14: too short to be a raise", "Paikka 2 on all-in, yhteensä 14: liian vähän korotukseksi"
    )
    assert reason(step, "all-in") == both(
        "With this all-in only 4 of a full step of 10 is in: less than half, so it is no raise, "
        "and who has acted may not raise again.",
        "Tämän all-inin jälkeen täydestä korotuksesta (10) on koossa vain 4: alle puolet, joten se ei ole korotus, "
        "eikä jo toiminut pelaaja saa enää korottaa.",
    )
    assert ours(step, "all-in")
    assert last(hand.call())["next"]["text"]["en"] == "Next, clockwise: seat 1, Aino, may fold or call 4."
    assert reason(last(hand.call()), "all-in")["en"] == (
        "The last all-in was too short to open the betting again: seat 1 may call or fold, but not raise."
    )


def test_an_all_in_of_half():
    hand = fifth_street(15).bet(15)
    step = last(hand)
    assert step["title"]["en"] == "Seat 2 raises to 15, all-in"
    assert reason(step, "all-in") == both(
        "With this all-in 5 of a full step of 10 is in: half or more, so it counts as a raise.",
        "Tämän all-inin jälkeen täydestä korotuksesta (10) on koossa 5: vähintään puolet, "
        "joten se lasketaan korotukseksi.",
    )
    assert last(hand.call())["next"]["text"]["en"] == "Next, clockwise: seat 1, Aino, may fold, call 5 or raise to 25."


# Our choices


@pytest.mark.parametrize(("rules", "tagged"), [("room", True), ("casino", False), ("tournament", False)])
def test_our_choices_are_tagged_for_the_room_only(rules, tagged):
    step = last(doors("Ks 2d 2c Ac", rules=rules).bring_in().bet(5))
    assert ours(step, "completion") is tagged


def test_a_setting_that_a_house_has_changed_is_no_choice_of_ours():
    equal = last(fourth_street("As 9d Ah", "Kd 2d Kc"))
    changed = last(fourth_street("As 9d Ah", "Kd 2d Kc", house={"first-actor-tie": "suit"}))
    assert (ours(equal, "first-actor-tie"), ours(changed, "first-actor-tie")) == (True, False)
