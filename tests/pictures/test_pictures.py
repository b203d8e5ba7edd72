"""The pictures that stand alone: what they rule and say, on the rule book's examples; errors in one line."""

from __future__ import annotations

from typing import Any

import pytest

from stud_teach.cards.card import CardError, parse_cards
from stud_teach.engine.events import BadSetup
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import HouseError
from stud_teach.pictures import best_five, bring_in, first_actor, hand_ranking, pot_limit, pot_split, split_of
from stud_teach.scenarios import scenario
from stud_teach.still.picture import part_html, part_text
from tests.still.test_hand import HOSTILE, Page

Json = Any


def said(part: Json, lang: str = "en") -> list[tuple[str, str]]:
    return [(each["rule"], each["text"][lang]) for each in part["sentences"]]


def sentence(part: Json, rule: str) -> str:
    found: str = next(text for each, text in said(part) if each == rule)
    return found


def only(part: Json, kind: str) -> Json:
    found: list[Json] = [each for each in part["evidence"] if each["kind"] == kind]
    assert len(found) == 1
    return found[0]


def cards(text: str) -> set[str]:
    return {str(card) for card in parse_cards(text)}


# Best five


def test_the_wheel_plays_both_ways() -> None:  # example 13
    part = best_five("As 2d 3c 4h 5s Kd Ks")
    [hand] = only(part, "hands")["items"]
    assert set(hand["high"]) == set(hand["low"]) == cards("As2d3c4h5s")
    assert hand["high_name"]["en"] == "straight, five high"
    assert hand["low_name"]["en"] == "5-4-3-2-A"
    assert hand["seat"] is None
    assert ("low-hand", "The same five cards play for high and for low.") in said(part)


def test_the_high_game_has_no_low() -> None:
    [hand] = only(best_five("As2d3c4h5sKdKs", game="stud"), "hands")["items"]
    assert hand["low"] is None
    assert hand["low_name"] is None


def test_an_ace_does_not_help_a_rougher_low() -> None:  # example 14
    part = best_five({"Anna": "8h7d4c3s2h", "Ben": "8s7c5h2dAc"})
    results = {hand["seat"]: hand["result"] for hand in only(part, "hands")["items"]}
    assert results[1]["en"] == "the best low"
    assert results[2]["en"] == "the best high"
    assert ("low-hand", "The best low: Anna, 8-7-4-3-2.") in said(part)
    why = "Lows are compared from the highest card down, 8-7-4-3-2 against 8-7-5-2-A: 4 beats 5."
    assert ("low-hand", why) in said(part)
    assert [seat["name"]["fi"] for seat in part["seats"]] == ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("9h5d4c3s2h", "The five lowest ranks are 9-5-4-3-2, and the nine is higher than an eight."),
        ("8h7d4c4s2h", "Equal ranks count once, so 8♥ 7♦ 4♣ 4♠ 2♥ are too few for a low."),
    ],
)
def test_why_a_low_is_none(given: str, why: str) -> None:  # example 14
    part = best_five(given)
    assert only(part, "hands")["items"][0]["low"] is None
    assert ("low-hand", why) in said(part)


def test_the_worst_low_qualifies() -> None:  # example 14
    part = best_five("8h7d6c5s4h")
    assert only(part, "hands")["items"][0]["low_name"]["en"] == "8-7-6-5-4"
    assert not [text for _, text in said(part) if "too few" in text or "higher than" in text]


def test_a_kicker_decides() -> None:
    part = best_five("KsKd4h4c9s", "KhKc4s4d7s", game="stud")
    assert said(part)[0] == ("high-hand", "The best hand: Hand 1, two pairs, kings and fours.")
    assert said(part)[1][1].endswith("K-4-9 against K-4-7: 9 beats 7.")
    assert [hand["best"] for hand in only(part, "hands")["items"]] == [True, False]


def test_suits_never_part_hands() -> None:
    part = best_five("KsKd4h4c9s", "KhKc4s4d9d")
    assert said(part)[0][0] == "split-tie"
    assert [hand["best"] for hand in only(part, "hands")["items"]] == [True, True]
    assert ("hi-lo", "None of the hands has a low, so the high takes all.") in said(part)


def test_of_equal_fives_the_higher_suits_are_used() -> None:
    part = best_five("As 5d 5c 4h 3s 2d Kc")  # 5♦ or 5♣ in the straight and in the low
    assert [rule for rule, _ in said(part)][-1] == "five-used"
    assert "5d" in only(part, "hands")["items"][0]["low"]


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (("AsKd",), "A hand has five to seven known cards, not As Kd"),
        (("AsKdQhJc9s8d7h6c",), "A hand has five to seven known cards"),
        (("AsKdQhJc??",), "Hand 1: “??” (card 5) is an unknown card"),
        (("AsAsKdQhJc",), "Card As appears twice."),
        (("AsKdQhJc9s", "As2d3h4c5s"), "Card As appears twice."),
        (("AsKdQhJc9x",), "Hand 1: “9x” (card 5) is no card: "),
        ((7,), "Hand 1: Cards are a text, as in “Ks Qh 10♥”, or a list of such texts, not 7."),
    ],
)
def test_bad_cards_of_a_hand(hands: tuple[Any, ...], message: str) -> None:
    with pytest.raises(CardError) as raised:
        best_five(*hands)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_hand_is_needed_and_a_game() -> None:
    with pytest.raises(ValueError, match="No hand is given"):
        best_five()
    with pytest.raises(ValueError, match="“game” is stud or stud8, not 'razz'"):
        best_five("AsKdQhJc9s", game="razz")


# The bring-in


@pytest.mark.parametrize(
    ("settings", "seat"),
    [
        ({}, 3),
        ({"limit": "pot"}, 4),
        ({"game": "stud8"}, 3),
        ({"game": "stud8", "limit": "pot"}, 3),
        ({"rules": "casino"}, 3),
    ],
)
def test_who_brings_it_in(settings: dict[str, str], seat: int) -> None:  # example 1
    part = bring_in({1: "Ks", 2: "2d", 3: "2c", 4: "Ac"}, **settings)  # type: ignore[arg-type]
    assert part["title"]["en"].startswith(f"Seat {seat} must bring it in")
    [chosen] = [item["seat"] for item in only(part, "doors")["items"] if item["mark"] == "chosen"]
    assert chosen == seat


def test_ties_and_the_suit_order_are_drawn() -> None:  # example 1
    doors = only(bring_in("Ks 2d 2c Ac"), "doors")
    assert [(item["seat"], item["mark"]) for item in doors["items"]] == [
        (3, "chosen"),
        (2, "tied"),
        (1, None),
        (4, None),
    ]
    assert [item["suit"] for item in doors["suits"]["items"]] == ["c", "d", "h", "s"]


@pytest.mark.parametrize(("limit", "seat"), [("fixed", 4), ("pot", 1)])
def test_four_aces(limit: str, seat: int) -> None:  # example 2
    part = bring_in(["As", "Ah", "Ad", "Ac"], limit=limit)
    assert part["title"]["en"].startswith(f"Seat {seat} ")
    assert [rule for rule, _ in said(part)] == ["bring-in", "bring-in-suit"]


def test_without_chips_the_next_is_asked() -> None:
    assert "seat 4" in sentence(bring_in("Ks 2d 2c Ac", all_in=[3]), "bring-in-all-in")


@pytest.mark.parametrize(
    ("doors", "settings", "error", "message"),
    [
        ({9: "Ks", 1: "2c"}, {}, ValueError, "“seat” is a whole number from 1 to 8, not 9"),
        ("Ks", {}, ValueError, "At least 2 are needed of door cards"),
        ({1: "KsQs", 2: "2c"}, {}, ValueError, "Seat 1 has 2 door cards"),
        (["Ks", "Zx"], {}, CardError, "Seat 2: “Zx” \\(card 1\\) is no card"),
        ("Ks Ks", {}, CardError, "Card Ks appears twice."),
        ({1: "Ks", 2: "Ks"}, {}, CardError, "Card Ks appears twice."),
        ("?? ??", {}, ValueError, "nobody can be shown"),
        ("Ks 2d", {"rules": "den"}, HouseError, "“rules” is room, casino or tournament, not 'den'"),
        ("Ks 2d", {"rules": "casino", "limit": "pot"}, BadSetup, "This house does not offer pot limit"),
        ("Ks 2d", {"all_in": [3]}, ValueError, "“all_in” names seat 3"),
        ("Ks 2d", {"all_in": [1, 2]}, ValueError, "somebody must have chips"),
    ],
)
def test_doors_that_cannot_be(doors: Any, settings: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        bring_in(doors, **settings)


def test_an_unknown_door_card_is_not_verified() -> None:
    doors = only(bring_in("Ks 2c ??"), "doors")
    assert "cannot be verified" in doors["note"]["en"]


# The first actor


def test_a_pair_acts_first() -> None:  # example 3
    part = first_actor({1: "As Kd", 2: "2c 2d", 3: "Ah Kc"})
    assert part["title"]["en"] == "Seat 2 acts first: a pair of deuces beats ace-king"
    assert [item["seat"] for item in only(part, "boards")["items"]] == [2, 1, 3]


@pytest.mark.parametrize(
    ("boards", "rules", "seat"),
    [
        ({1: "AsKd", 3: "AhKc", 4: "Qd9s"}, "room", 1),
        ({1: "AsKd", 3: "AhKc", 4: "Qd9s"}, "tournament", 1),
        ({1: "AhKd", 3: "AsKc", 4: "Qd9s"}, "tournament", 3),
        ({1: "AhKd", 3: "AsKc", 4: "Qd9s"}, "room", 1),
        ({1: "AhKd", 3: "AsKc", 4: "Qd9s"}, "casino", 1),
    ],
)
def test_equal_boards(boards: dict[int, str], rules: str, seat: int) -> None:  # example 4
    part = first_actor(boards, rules=rules)
    assert f"seat {seat} goes first" in sentence(part, "first-actor-tie")


def test_boards_are_equally_long() -> None:
    with pytest.raises(ValueError, match="The boards have 1 and 2 cards"):
        first_actor(["AsKd", "2c"])
    with pytest.raises(ValueError, match="The boards are given by seat"):
        first_actor("AsKd")


# Pots


def shares(part: Json) -> dict[tuple[str, int], int]:
    [pot] = only(part, "pots")["pots"]
    return {(half["half"], share["seat"]): share["amount"] for half in pot["halves"] for share in half["shares"]}


@pytest.mark.parametrize(
    ("amount", "high", "low", "right"),
    [
        (66, [1, 3], [1, 3], {("whole", 1): 33, ("whole", 3): 33}),  # example 10
        (67, [1, 3], [3, 1], {("whole", 1): 34, ("whole", 3): 33}),
        (100, [1], [1, 4], {("high", 1): 50, ("low", 1): 25, ("low", 4): 25}),  # example 11
        (101, [2], [5], {("high", 2): 51, ("low", 5): 50}),  # example 9
        (103, [4], [6, 2], {("high", 4): 52, ("low", 2): 26, ("low", 6): 25}),
        (100, [1, 4, 7], None, {("whole", 1): 34, ("whole", 4): 33, ("whole", 7): 33}),  # example 12
        (101, [1, 4, 7], None, {("whole", 1): 34, ("whole", 4): 34, ("whole", 7): 33}),
        (77, [2], [], {("whole", 2): 77}),
    ],
)
def test_a_pot_split_in_the_room(amount: int, high: list[int], low: list[int] | None, right: dict[Any, int]) -> None:
    assert shares(split_of(amount, high, low)) == right


def test_in_a_casino_the_cards_give_the_odd_chip() -> None:  # example 9
    low = {2: "8h 4s 3h 2h Ah", 6: "8s 4h 3d 2c As"}
    part = split_of(103, [4], low, rules="casino")
    assert shares(part) == {("high", 4): 52, ("low", 2): 25, ("low", 6): 26}
    assert "seat 6" in sentence(part, "odd-chip")
    with pytest.raises(ValueError, match="odd chips between equal hands go by the cards"):
        split_of(103, [4], [2, 6], rules="casino")
    assert shares(split_of(66, [1, 3], [1, 3], rules="casino")) == {("whole", 1): 33, ("whole", 3): 33}


@pytest.mark.parametrize(
    ("amount", "high", "low", "message"),
    [
        (0, [1], None, "“pot” is a whole number of chips from 1 to 1000000000000000, not 0"),
        (True, [1], None, "“pot” is a whole number of chips from 1 to 1000000000000000, not True"),
        (10, [], None, "Nobody wins the high"),
        (10, "13", None, "“high” holds the winners’ seats"),
        (10, [9], None, "not 9"),
        (10, {1: "AsKsQsJs9s", 2: "2c3d4h5s7c"}, None, "The hands of “high” are not equally good"),
        (10, [1], {1: "KsQsJs9s8s"}, "The hands of “low” are no low"),
    ],
)
def test_splits_that_cannot_be(amount: int, high: Any, low: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        split_of(amount, high, low)


def test_the_pots_of_a_hand() -> None:  # example 11
    part = pot_split(scenario("quartered"))
    assert shares(part) == {("high", 1): 50, ("low", 1): 25, ("low", 4): 25}
    assert part["numbered"]
    assert part["seats"][0] == {"seat": 1, "name": {"en": "Aino", "fi": "Aino"}}
    assert len(said(part)) == len(set(said(part)))


def test_a_hand_without_an_end_has_no_pots_to_split() -> None:
    with pytest.raises(ValueError, match=r"stops on third street.*play it to its end"):
        pot_split(Hand.new())


# The pot limit


def eight_in_pot_limit() -> Hand:
    """Eight antes of 1; seat 3 has the highest door card."""
    hand = Hand.new(limit="pot", players=8, ante=1, bring_in=2)
    for door in ("5h", "5d", "Ac", "7d", "8c", "9h", "Td", "8h"):
        hand.deal(f"????{door}")
    return hand.bring_in()


def test_the_pot_limit_after_the_bring_in() -> None:  # example 16
    part = pot_limit(eight_in_pot_limit())
    assert part["title"]["en"] == "Pot limit: seat 4 may raise to 14 at most"
    lines = [[(term["sign"], term["amount"]) for term in line] for line in only(part, "sum")["lines"]]
    assert lines == [[("", 10), ("+", 2), ("=", 12)], [("", 2), ("+", 12), ("=", 14)]]
    assert ("pot-limit", "From 4 to 14 in all is possible.") in said(part)


def test_the_pot_limit_after_a_call() -> None:  # example 16
    part = pot_limit(eight_in_pot_limit().call())
    assert part["title"]["en"] == "Pot limit: seat 5 may raise to 16 at most"


def test_a_step_has_its_own_decision() -> None:
    hand = eight_in_pot_limit().call()
    steps = [n for n in range(40) if _limit_at(hand, n)]
    assert _limit_at(hand, steps[-1]) == "Pot limit: seat 5 may raise to 16 at most"
    assert _limit_at(hand, steps[-2]) == "Pot limit: seat 4 may raise to 14 at most"


def _limit_at(hand: Hand, step: int) -> str | None:
    try:
        title: str = pot_limit(hand, step)["title"]["en"]
    except ValueError as error:
        assert "the steps before a decision are" in str(error)  # noqa: PT017 - one line for each step without one
        return None
    return title


def test_a_short_stack_stops_below_the_limit() -> None:
    hand = Hand.new(limit="pot", stacks=[50, 9, 50], ante=1, bring_in=2)
    for door in ("Ac", "5d", "7d"):
        hand.deal(f"????{door}")
    part = pot_limit(hand.bring_in())
    assert part["title"]["en"] == "Pot limit: seat 2 may raise to 8 at most"  # of 9 chips 8 are left; the limit is 9
    assert "the limit would be 9, but seat 2 has 8" in said(part)[-1][1]


def test_a_fixed_limit_hand_says_what_its_bets_are() -> None:
    hand = Hand.new(players=2, seed=1).deal()
    part = pot_limit(hand)
    assert part["title"]["en"] == "No pot limit: this hand is fixed limit"
    assert "is 5, from fifth street on 10" in sentence(part, "bet-size")


# Rankings


def test_the_card_of_rankings() -> None:
    part: Any = hand_ranking()
    high, low = part["evidence"]
    assert [row["name"]["en"] for row in high["rows"]] == [
        *("Straight flush", "Four of a kind", "Full house", "Flush", "Straight"),
        *("Three of a kind", "Two pairs", "One pair", "High card"),
    ]
    names = [example["name"]["en"] for row in low["rows"] for example in row["examples"]]
    assert names[0] == "5-4-3-2-A"
    assert names[-1] == "8-7-6-5-4"
    assert names == sorted(names, key=lambda name: name.replace("A", "1"))
    counts = [row["line"]["en"].split()[0] for row in low["rows"]]
    assert counts == ["the", "5", "15", "35"]  # four ranks of those below the highest: of 4, 5, 6 and 7
    assert len(hand_ranking("stud")["evidence"]) == 1


# Static forms


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("picture", range(8))
def test_every_picture_has_a_page_and_a_text(lang: str, picture: int) -> None:
    part = _pictures()[picture]
    Page(part_html(part, lang))
    lines = part_text(part, lang).splitlines()
    assert lines[0] in part["title"][lang]
    assert max(map(len, lines)) <= 100
    for each in part["sentences"]:
        assert each["rule"] in part_text(part, lang)
        assert all(each["text"].values())


def _pictures() -> list[Json]:
    return [
        best_five("As2d3c4h5sKdKs"),
        best_five({HOSTILE[0]: "AsKdQhJc9s", HOSTILE[1]: "2s3d4h5c7s"}),
        bring_in("Ks 2d 2c Ac"),
        first_actor({1: "AsKd", 2: "2c2d"}),
        split_of(67, [1, 3], [1, 3]),
        pot_split(scenario("all-in-halved")),
        pot_limit(eight_in_pot_limit()),
        hand_ranking(),
    ]


def test_names_are_text_on_the_page() -> None:
    page = part_html(_pictures()[1], "en")
    assert "<img" not in page
    assert "<script" not in page
