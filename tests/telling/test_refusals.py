"""Why something is refused, in words; and the line for a terminal says all that it must."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stud_teach import why
from stud_teach.cards.card import parse_cards
from stud_teach.engine.events import Action, Do, Refusal, Refused, StudError
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import languages, worded
from stud_teach.telling.refusals import refusal_line
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

from .hands import random_hand

# In words


def door(cards: str, **settings: Any) -> Hand:
    hand = Hand.new(players=len(cards.split()), **settings)
    for card in cards.split():
        hand.deal(f"????{card}")
    return hand


def refused(hand: Hand, action: Action) -> Refusal:
    with pytest.raises(Refused) as caught:
        hand.apply(action)
    return caught.value.refusal


CASES: list[tuple[Callable[[], Hand], Action, str, str]] = [
    (
        lambda: door("Ks 2d 2c"),
        Action(Do.BRING_IN, 2),
        "Seat 2 can’t bring it in here. Equal door cards are settled by suit: seat 3 opens. "
        "Seat 3 may bring in 2 or bet 5.",
        "Paikka 2 ei voi tässä maksaa bring-iniä. Kun avoimet kortit ovat samanarvoiset, maa ratkaisee: "
        "paikka 3 aloittaa. Paikka 3 saa maksaa 2 pelimerkin bring-inin tai panostaa 5.",
    ),
    (
        lambda: door("Ks 2d 2c"),
        Action(Do.FOLD, 3),
        "Seat 3 can’t fold here. Who owes the bring-in must pay it or open for more. Seat 3 may bring in 2 or bet 5.",
        "Paikka 3 ei voi tässä luovuttaa. Bring-inin maksajan on maksettava se tai avattava suuremmalla panoksella. "
        "Paikka 3 saa maksaa 2 pelimerkin bring-inin tai panostaa 5.",
    ),
    (
        lambda: door("Ks 2d 2c").bring_in(),
        Action(Do.BET_TO, 1, 7),
        "Seat 1 can’t bet or raise to 7 here. Over a bring-in the bet is completed to the full small bet. "
        "Seat 1 may fold, call 2 or complete to 5.",
        "Paikka 1 ei saa tässä korottaa panosta 7 pelimerkkiin. "
        "Bring-inin jälkeen panos täydennetään täyteen pieneen panokseen. "
        "Paikka 1 saa luovuttaa, maksaa 2 tai täydentää panoksen 5 pelimerkkiin.",
    ),
    (
        lambda: door("Ks 2d 2c").bring_in().bet(5).bet(10).bet(15).bet(20),
        Action(Do.BET_TO, 2, 25),
        "Seat 2 can’t bet or raise to 25 here. All raises of this round are used. Seat 2 may fold or call 10.",
        "Paikka 2 ei saa tässä korottaa panosta 25 pelimerkkiin. Kierroksen kaikki korotukset on käytetty. "
        "Paikka 2 saa luovuttaa tai maksaa 10.",
    ),
    (
        lambda: door("Ks 2d 2c").bring_in().fold().call(),
        Action(Do.DEAL, 2, cards=parse_cards("Ks")),
        "Seat 2 can’t be dealt K♠ here. K♠ is out already.",
        "Paikalle 2 ei voi tässä jakaa kortteja K♠. K♠ on jo jaettu.",
    ),
    (
        lambda: door("Ks 2d 2c").bring_in().fold().call(),
        Action(Do.DEAL, 1, cards=parse_cards("Kd")),
        "Seat 1 can’t be dealt K♦ here. It is not in the hand any more; the next cards go to seat 2.",
        "Paikalle 1 ei voi tässä jakaa kortteja K♦. Se ei ole enää mukana jaossa; seuraavat kortit saa paikka 2.",
    ),
]


@pytest.mark.parametrize(("make", "action", "en", "fi"), CASES)
def test_what_was_tried_why_not_and_what_is_legal(make, action, en, fi):
    refusal = refused(make(), action)
    assert worded(refusal.told()) == {"en": en, "fi": fi}
    assert worded(refusal.message()) == {"en": f"{en} [{refusal.rule}]", "fi": f"{fi} [{refusal.rule}]"}


SETUP = """variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [9, 9]
actions = []
"""


@pytest.mark.parametrize(
    ("old", "new", "en", "fi"),
    [
        (
            '"F7S"',
            '"FX"',
            "There is no variant FX; the variants are F7S, F7S/8, P7S, P7S/8.",
            "Pelimuotoa (variant) FX",
        ),
        ("[1, 1]", "[1, 2]", "Everybody pays the same ante, not [1, 2].", "Kaikki maksavat saman alkupanoksen"),
        ("[1, 1]", "[1]", "The lists must be equally long: antes has 1 entries, starting_stacks 2.", "Luetteloiden"),
        ("bring_in = 2\n", "", "The key bring_in is missing.", "Avain bring_in puuttuu."),
        ("= 2\n", "= -2\n", "“bring_in” is a whole number of chips from 0 to 10", "”bring_in” on kokonainen määrä"),
        ("= 2\n", "= 6\n", "The bring-in is at most the small bet: 6 is more than 5.", "Bring-in on enintään"),
        ("[9, 9]", "[9, 0]", "Every stack is a whole number of chips from 1 to 10", "Jokaisella on kokonainen määrä"),
        (
            "= []",
            '= ["p1 fly"]',
            "Action 1, “p1 fly”, is none that a hand’s file knows.",
            "Jakotiedosto ei tunne toimintoa 1, ”p1 fly”.",
        ),
        (
            "= []",
            '= ["d dh p1 XxYy"]',
            "Action 1, “d dh p1 XxYy”: “XxYy” (card 1) is no card",
            "Toiminto 1, ”d dh p1 XxYy”: ",
        ),
        (
            "= []\n",
            "= []\n_chip = 2\n",
            "The smallest chip is 2, and the ante, 1, can’t be paid",
            "Pienin pelimerkki on 2",
        ),
        ("F7S", "\\u0000", "There is no variant", "Pelimuotoa"),
        ("= []", "= [", "The file must be TOML: ", "Tiedoston pitää olla TOML-muotoa: "),
    ],
)
def test_files(old, new, en, fi):
    with pytest.raises(StudError) as caught:
        phh.loads(SETUP.replace(old, new, 1))
    told = worded(caught.value.refusal.told())
    assert told["en"].startswith(en)
    assert told["fi"].startswith(fi)
    assert all(text.isprintable() for text in told.values())


# The line for a terminal


def test_the_line_names_file_action_rule_alternatives_and_rule_sets():
    choices = door("Ks 2d").bring_in().legal_actions()
    refusal = Refusal(
        "raise-cap", "not-now", Message("All raises of this round are used."), Action(Do.BET_TO, 4, 25), 4, choices
    )
    english = refusal_line(
        refusal, "en", source="a.phh", number=12, line="p4 cbr 25", allowed_by=("casino", "tournament")
    )
    assert english == (
        "a.phh: action 12 “p4 cbr 25”: Seat 4 can’t bet or raise to 25 here. All raises of this round are used. "
        "Seat 4 may fold, call 2 or complete to 5. Rule sets that allow it: casino, tournament. [raise-cap]"
    )
    finnish = refusal_line(refusal, "fi", source="a.phh", number=12, line="p4 cbr 25", allowed_by=("casino",))
    assert finnish.startswith("a.phh: toiminto 12 ”p4 cbr 25”: Paikka 4 ei saa tässä korottaa panosta")
    assert finnish.endswith("Sallittu näissä säännöissä: casino. [raise-cap]")


def test_the_line_is_one_line():
    with pytest.raises(phh.BadFile) as caught:
        phh.loads('variant = "\x1b[31m')
    refusal = caught.value.refusal
    assert refusal.fault == "not-toml"
    for lang in languages():
        line = refusal_line(refusal, lang, source="a\nfile.phh")
        assert len(line.splitlines()) == 1
        assert line.endswith("[file]")
        assert "\x1b" not in line


def test_a_refused_hand_says_why_at_its_end():
    hand = phh.loads(phh.dumps(door("Ks 2d 2c")).replace('????2c"]', '????2c", "p2 pb"]'))
    annotated: Any = annotate(trace(hand))
    assert annotated["refused"]["fault"] == "out-of-turn"
    assert annotated["refusal"]["en"].startswith("Seat 2 can’t bring it in here. Equal door cards are settled by suit")


@pytest.mark.parametrize("seed", range(60))
def test_damaged_hands_are_refused_in_words(seed):
    chance, whole = Random(seed), random_hand(seed)
    for _ in range(40):
        actions = list(whole.actions)
        at = chance.randrange(len(actions))
        if chance.random() < 0.5:
            del actions[at]
        else:
            actions.insert(at, odd_action(chance, actions))
        found = trace(Hand(whole.setup, whole.names, actions, rules=whole.rules))
        if found.refused:
            for told in worded(found.refused.refusal.told(found.allowed_by)).values():
                assert told.endswith(".")
                assert told.isprintable()
                assert not set("{}") & set(told)


def odd_action(chance: Random, actions: list[Action]) -> Action:
    seat = chance.randint(1, 9)
    cards = chance.choice(actions).cards
    do = chance.choice(list(Do))
    return Action(do, None if do is Do.COMMUNITY else seat, chance.randint(0, 40) if do is Do.BET_TO else None, cards)


def test_why_says_it_in_the_language_in_use_or_asked_for() -> None:
    with pytest.raises(phh.BadFile) as caught:
        phh.loads('variant = "NT"')
    assert why(caught.value) == "There is no variant NT; the variants are F7S, F7S/8, P7S, P7S/8. [file]"
    assert "NT" in why(caught.value, "fi")
    assert why(caught.value, "fi") != why(caught.value)


def test_why_tells_what_a_hand_breaks_off_at() -> None:
    hand = Hand.new(players=2, seed=5).deal()  # 7♣ Q♥ K♠ and J♠ 7♠ 5♥: seat 2 brings it in
    hand = Hand(hand.setup, actions=[*hand.actions, Action(Do.BRING_IN, 1)])
    assert hand.refused
    assert why(hand.refused).startswith("Seat 1 can’t bring it in here. The door card settles who opens: it is seat 2.")


def test_why_takes_only_refusals() -> None:
    with pytest.raises(TypeError, match="“None” is no error of this kit"):
        why(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        why(Refused(Refusal("fold", "hand-over", Message("The hand is over."))), "sv")


@pytest.mark.parametrize(
    ("action", "en", "fi"),
    [
        (Action(Do.SHOW, 99), "Seat 99 can’t show its cards here.", "Paikka 99 ei voi tässä näyttää korttejaan."),
        (Action(Do.DEAL, 99), "Seat 99 can’t be dealt any cards here.", "Paikalle 99 ei voi tässä jakaa kortteja."),
        (Action(Do.COMMUNITY), "A community card can’t be dealt here.", "Tässä ei voi jakaa yhteistä korttia."),
    ],
)
def test_no_blank_stands_where_cards_are_missing(action: Action, en: str, fi: str) -> None:
    with pytest.raises(Refused) as caught:
        Hand.new(players=2).apply(action)
    text = worded(caught.value.refusal.told())
    assert text["en"].startswith(en)
    assert text["fi"].startswith(fi)
