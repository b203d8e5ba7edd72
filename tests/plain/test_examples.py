"""The plain implementation against the examples that stand with the rules, and points that our own hands leave out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.plain import Fault, answer, first_fault, make_setup
from tests.plain.money import award_pot
from tests.plain.ranks import best_high, best_low


def doors(*cards: str) -> list[str]:
    return [f"d dh p{seat} ????{card}" for seat, card in enumerate(cards, start=1)]


def street(*cards: str | None) -> list[str]:
    return [f"d dh p{seat} {card}" for seat, card in enumerate(cards, start=1) if card]


def called_round(first: int, players: int) -> list[str]:
    """Seat `first` brings it in and all others call."""
    return [f"p{first} pb", *[f"p{(first + more - 1) % players + 1} cc" for more in range(1, players)]]


def acts(stacks: list[int], actions: list[str], **setup: Any) -> Any:
    return answer(make_setup(stacks, **setup), actions)["next"]["seat"]


def legal(stacks: list[int], actions: list[str], **setup: Any) -> dict[str, Any]:
    legal_now: dict[str, Any] = answer(make_setup(stacks, **setup), actions)["next"]["legal"]
    return legal_now


@pytest.mark.parametrize(
    ("cards", "game", "limit", "seat"),
    [
        ("Ks 2d 2c Ac", "stud", "fixed", 3),
        ("Ks 2d 2c Ac", "stud", "pot", 4),
        ("Ks 2d 2c Ac", "stud8", "fixed", 3),
        ("Ks 2d 2c Ac", "stud8", "pot", 3),
        ("As Ah Ad Ac", "stud", "fixed", 4),
        ("As Ah Ad Ac", "stud", "pot", 1),
    ],
)
def test_who_brings_it_in(cards: str, game: str, limit: str, seat: int):
    assert acts([100] * 4, doors(*cards.split()), game=game, limit=limit) == seat


@pytest.mark.parametrize(
    ("game", "rules", "to"),
    [
        ("stud", "room", [5, 10]),
        ("stud", "casino", [5, 10]),
        ("stud", "tournament", [5]),
        ("stud8", "room", [5]),
        ("stud8", "casino", [5]),
    ],
)
def test_a_pair_on_fourth_street(game: str, rules: str, to: list[int]):
    actions = [*doors("As", "2c", "Ah"), *called_round(2, 3), *street("Kd", "2d", "Kc")]
    coming = answer(make_setup([100] * 3, game=game, rules=rules), actions)["next"]
    assert (coming["seat"], coming["legal"]["to"]) == (2, to)


@pytest.mark.parametrize(
    ("first", "third", "game", "rules", "seat"),
    [
        ("As", "Ah", "stud", "tournament", 1),
        ("Ah", "As", "stud", "tournament", 3),
        ("Ah", "As", "stud", "room", 1),
        ("Ah", "As", "stud", "casino", 1),
        ("Ah", "As", "stud8", "tournament", 1),
    ],
)
def test_equal_boards(first: str, third: str, game: str, rules: str, seat: int):
    actions = [*doors(first, "2c", third), *called_round(2, 3), *street("Kd", "9h", "Kc")]
    assert acts([100] * 3, actions, game=game, rules=rules) == seat


@pytest.mark.parametrize(("rules", "last"), [("room", 20), ("casino", 25), ("tournament", 25)])
def test_the_cap_of_a_round_with_three_in(rules: str, last: int):
    actions = [*doors("2c", "9d", "Kh"), "p1 pb"]
    seats = [2, 3, 1, 2, 3]
    for seat, total in zip(seats, range(5, last + 1, 5), strict=False):
        assert legal([100] * 3, actions, rules=rules)["to"] == [total]
        actions.append(f"p{seat} cbr {total}")
    assert legal([100] * 3, actions, rules=rules)["to"] == []


def checked_to_seventh(players: int, folded: int = 0) -> list[str]:
    """Deal six unknown cards or up cards without pairs, all checked; the last `folded` seats fold on third street.

    The up cards are unknown but those of seat 1, whose aces act first on every street.
    """
    actions = [*doors("2c", *["??"] * (players - 1)), "p1 pb"]
    staying = players - folded
    actions += [f"p{seat} cc" for seat in range(2, staying + 1)]
    actions += [f"p{seat} f" for seat in range(staying + 1, players + 1)]
    for card in ("Ac", "Ad", "Ah"):
        actions += street(card, *["??"] * (staying - 1)) + [f"p{seat} cc" for seat in range(1, staying + 1)]
    return actions


@pytest.mark.parametrize(
    ("players", "folded", "rules", "kind", "reshuffle"),
    [
        (8, 0, "room", "community", False),  # 48 out, 4 left
        (7, 0, "room", "deal", False),  # 42 out, 10 left
        (8, 0, "casino", "community", True),  # 51 out with the burns: 1 left, the burns go back in
        (7, 0, "casino", "deal", True),  # 45 out, 7 left, 10 with the burns
        (6, 0, "casino", "deal", False),  # 39 out, 13 left
        (8, 1, "casino", "community", False),  # 24 + 3 x 7 + 3 out: 4 left, 7 with the burns, 9 needed; no reshuffle
        (8, 2, "casino", "deal", True),  # 24 + 3 x 6 + 3 out: 7 left, 10 with the burns, 8 needed
    ],
)
def test_a_short_deck(players: int, folded: int, rules: str, kind: str, reshuffle: bool):
    setup = make_setup([100] * players, rules=rules)
    coming = answer(setup, checked_to_seventh(players, folded))["next"]
    assert (coming["kind"], coming["reshuffle"], coming["burn"]) == (kind, reshuffle, rules == "casino")


def awards_of(amount: int, hands: dict[int, str], game: str = "stud8", rules: str = "room", **more: Any) -> list[Any]:
    """Award a pot to these hands: [(half, seat, amount), ...]."""
    cards = {seat: text.split() for seat, text in hands.items()}
    setup = make_setup([100] * 8, game=game, rules=rules)
    state = {"setup": setup, "cards": cards, "community": None, "ending": {}, **more}
    lines = award_pot(state, 0, {"amount": amount, "seats": sorted(cards)})
    return [(line["half"], line["seat"], line["amount"]) for line in lines]


HIGH = "Ks Kd Kh 9c 9d Jh Qs"
LOW_A = "As 2d 3c 5h 7s Td Jc"
LOW_B = "Ah 2s 3d 5c 7d Th Js"


def test_the_odd_chip_is_the_high_halfs():
    assert awards_of(101, {1: LOW_A, 2: HIGH}) == [("high", 2, 51), ("low", 1, 50)]


@pytest.mark.parametrize(("rules", "shares"), [("room", {2: 26, 6: 25}), ("casino", {2: 25, 6: 26})])
def test_the_odd_chip_of_equal_lows(rules: str, shares: dict[int, int]):
    # By suit the ace is the highest card, also in a low: spades at seat 6.
    lines = awards_of(103, {4: HIGH, 2: LOW_B, 6: LOW_A}, rules=rules)
    assert lines == [("high", 4, 52), ("low", 2, shares[2]), ("low", 6, shares[6])]


def test_a_community_card_gives_no_odd_chip():
    # Both play the ace of the board; next is the king of spades at seat 3.
    hands = {1: "Kh Qd Jc 9h 4d 3s", 3: "Ks Qh Js 9c 4c 2s"}
    assert awards_of(3, hands, game="stud", rules="casino", community="Ad") == [("whole", 1, 1), ("whole", 3, 2)]
    assert awards_of(3, hands, game="stud", rules="room", community="Ad") == [("whole", 1, 2), ("whole", 3, 1)]


def test_a_community_ace_is_used_before_a_lower_one_of_ones_own():
    # Equal sevens low. Seat 5 has the ace of clubs too, but of equal fives the one with the higher suits is used: both
    # use the board's ace of diamonds, which is skipped. The next card is the seven: spades at seat 1.
    hands = {1: "7s 5d 4c 3h Kh Qd", 5: "Ac 7h 5c 4s 3d Jc", 6: "Ks Kc 9s 9h Td 8d"}
    lines = awards_of(102, hands, rules="casino", community="Ad")
    assert lines == [("high", 6, 51), ("low", 1, 26), ("low", 5, 25)]


def test_one_player_wins_both_halves():
    assert awards_of(67, {1: "As 2s 3s 4s 6s Td Jc", 2: LOW_B}) == [("whole", 1, 67)]


def test_quartered():
    assert awards_of(100, {1: "Ad 2d 3d 5h 7c Kd 9d", 4: LOW_B.replace("3d", "3h").replace("7d", "7h")}) == [
        ("high", 1, 50),
        ("low", 1, 25),
        ("low", 4, 25),
    ]


def test_three_equal_high_hands():
    hands = {1: "Ts 9s 8d 7c 6d 2h 2s", 4: "Th 9h 8c 7d 6h 3c 3h", 7: "Tc 9c 8s 7s 6c 4d 4h"}
    assert awards_of(100, hands, game="stud") == [("whole", 1, 34), ("whole", 4, 33), ("whole", 7, 33)]
    assert awards_of(101, hands, game="stud") == [("whole", 1, 34), ("whole", 4, 34), ("whole", 7, 33)]


def test_a_wheel_is_high_and_low_with_the_same_cards():
    cards = "As 2d 3c 4h 5s Kd Ks".split()
    low = best_low(cards)
    assert best_high(cards)["five"] == ["5s", "4h", "3c", "2d", "As"]
    assert best_high(cards)["category"] == "straight"
    assert low is not None
    assert low["five"] == ["5s", "4h", "3c", "2d", "As"]


def test_the_order_of_lows():
    best_first = ["8s 7s 4d 3d 2d", "8s 7s 5d 2d Ad", "8s 7s 6d 5d 4d"]
    lows = [best_low(cards.split()) for cards in best_first]
    for better, worse in pairwise(lows):
        assert better is not None
        assert worse is not None
        assert better["value"] < worse["value"]
    assert best_low("9s 5s 4d 3d 2d".split()) is None
    assert best_low("8s 7s 4d 4c 2d".split()) is None


def test_the_order_of_high_hands():
    best_first = [
        "Ah Kh Qh Jh Th",
        "5h 4h 3h 2h Ah",
        "9s 9d 9h 9c 2d",
        "3s 3d 3h 2c 2d",
        "Ah Jh 9h 6h 2h",
        "Ks Qd Jh Tc 9d",
        "5s 4d 3h 2c Ad",
        "Qs Qd Qh 4c 3d",
        "As Ad 3h 3c Kd",
        "As Ad 3s 3d Qd",
        "Ks Kd Qh Jc 9d",
        "As Kd Qh Jc 9d",
        "As Kd Qh Jc 8d",
    ]
    values = [best_high(cards.split())["value"] for cards in best_first]
    assert all(better > worse for better, worse in pairwise(values))


def test_pot_limit_over_a_bring_in():
    actions = [*doors("Ks", "9d", "Ac", "8h", "5c", "6h", "7c", "4d"), "p3 pb"]
    told = legal([100] * 8, actions, limit="pot")
    assert (told["call"], told["min"], told["max"]) == (2, 4, 14)
    told = legal([100] * 8, [*actions, "p4 cc"], limit="pot")
    assert (told["min"], told["max"]) == (4, 16)


def test_pot_limit_is_the_rooms_own():
    for rules in ("casino", "tournament"):
        with pytest.raises(Fault, match="pot-limit"):
            make_setup([100, 100], limit="pot", rules=rules)


@pytest.mark.parametrize(("chips", "to"), [(6, [16]), (4, [10])])
def test_an_opening_all_in(chips: int, to: list[int]):
    stacks = [1 + 2 + chips, 100, 100]
    actions = [*doors("Ad", "2c", "9h"), *called_round(2, 3), *street("Kd", "8d", "7h")]
    actions += ["p1 cc", "p2 cc", "p3 cc", *street("Qh", "5h", "3s"), f"p1 cbr {chips}"]
    assert legal(stacks, actions)["to"] == to


def test_a_low_card_all_in_for_more_than_the_bring_in_is_measured_on_the_small_bet():
    opened = [*doors("2c", "9d", "Kh"), "p1 cbr 3"]
    assert legal([4, 100, 100], opened, small=5)["to"] == [8]  # 3 of 5 counts as the bet
    opened = [*doors("2c", "9d", "Kh"), "p1 cbr 4"]
    assert legal([5, 100, 100], opened, small=10, big=20)["to"] == [10]  # 4 of 10 does not


def test_who_checked_may_not_raise_a_short_all_in():
    actions = [*doors("Ad", "2c", "9h"), *called_round(2, 3), *street("Kd", "8d", "7h"), "p1 cc", "p2 cbr 2"]
    assert legal([100, 5, 100], actions)["to"] == [5]  # seat 3 has not acted: it may complete
    told = legal([100, 5, 100], [*actions, "p3 cc"])
    assert (told["call"], told["to"]) == (2, [])
    told = legal([100, 5, 100], [*actions, "p3 cbr 5"])
    assert (told["call"], told["to"]) == (5, [10])


def test_a_short_opening_all_in_beside_an_open_pair_is_completed_to_one_limit():
    actions = [*doors("Ad", "2c", "9h"), *called_round(2, 3), *street("Ah", "8d", "7h")]
    assert legal([5, 100, 100], actions)["to"] == [2]
    assert legal([5, 100, 100], [*actions, "p1 cbr 2"])["to"] == [5]  # 2 is less than half of 5
    assert legal([6, 100, 100], [*actions, "p1 cbr 3"])["to"] == [8, 13]  # 3 counts as the bet
    assert legal([11, 100, 100], actions)["to"] == [5, 8]
    assert legal([11, 100, 100], [*actions, "p1 cbr 8"])["to"] == [13, 18]  # 8 is one limit: two would be 10


def test_nobody_raises_players_who_are_all_in():
    actions = [*doors("2c", "9d"), "p1 pb"]
    told = legal([3, 100], actions)
    assert (told["call"], told["to"]) == (2, [])


def test_pot_limit_after_a_short_all_in():
    actions = [*doors("Ad", "2c", "9h", "8h"), "p1 pb", "p2 cc", "p3 cc", "p4 cc", *street("Kd", "8d", "7h", "6s")]
    actions += ["p1 cbr 6", "p2 cbr 10", "p3 cc"]
    stacks = [100, 13, 100, 100]
    told = legal(stacks, actions, limit="pot")
    # 10 is no full raise of 6: the next is to 10 + 6 at least; and to 10 + 48, the pot after calling, at most.
    assert (told["call"], told["min"], told["max"]) == (10, 16, 58)
    told = legal(stacks, [*actions, "p4 cc"], limit="pot")
    assert (told["call"], told["max"]) == (4, None)  # seat 1 has acted, and no full raise came


def test_pot_limit_after_a_short_opening():
    actions = [*doors("Ad", "3c", "9h"), "p1 pb", "p2 cc", "p3 cc", *street("Kd", "8d", "7h"), "p1 cbr 1"]
    told = legal([4, 100, 100], actions, limit="pot")
    # At least the bring-in, 2, more; with 9 + 1 + 1 in the pot after calling, to 1 + 11 at most.
    assert (told["call"], told["min"], told["max"]) == (1, 3, 12)


def test_an_unknown_door_may_be_higher_but_the_own_one_must_be_known():
    setup = make_setup([100] * 3)
    assert first_fault(setup, [*doors("3h", "??", "9c"), "p1 pb"]) is None
    fault = first_fault(setup, [*doors("3h", "??", "9c"), "p3 pb"])
    assert fault is not None
    assert fault["rule"] == "bring-in"  # whatever seat 2 has, the 3h is lower than the 9c
    fault = first_fault(setup, [*doors("3h", "??", "9c"), "p2 pb"])
    assert fault is not None
    assert fault["rule"] == "bring-in"  # it could be right, but its own door is unknown


def test_an_unknown_board_may_be_lower():
    setup = make_setup([100] * 3)
    third = [*doors("Kh", "2c", "9c"), *called_round(2, 3)]
    assert first_fault(setup, [*third, *street("4d", "??", "Jc"), "p1 cc"]) is None
    assert first_fault(setup, [*third, *street("4d", "??", "Jc"), "p3 cc"]) is not None
    # Seat 2 could have a pair: two limits are as the file has it.
    assert answer(setup, [*third, *street("4d", "??", "Jc")])["next"]["legal"]["to"] == [5, 10]
    # All four deuces are out but the one it shows: no pair.
    third = ["d dh p1 2d2hKh", "d dh p2 ????2c", "d dh p3 2s??9c", *called_round(2, 3)]
    assert answer(setup, [*third, *street("4d", "??", "Jc")])["next"]["legal"]["to"] == [5]


def test_nobody_mucks_the_last_hand():
    actions = [*doors("2c", "9d"), "p1 pb", "p2 cc"]
    for first, mine, theirs in ((2, "5h", "4h"), (2, "8h", "7d"), (1, "Jc", "Tc")):
        actions += [*street(mine, theirs), f"p{first} cc", f"p{3 - first} cc"]
    actions += [*street("??", "??"), "p1 cc", "p2 cc", "p1 sm"]
    setup = make_setup([100, 100])
    assert answer(setup, actions)["finished"] is False
    fault = first_fault(setup, [*actions, "p2 sm"])
    assert fault is not None
    assert fault["rule"] == "muck"
    told = answer(setup, [*actions, "p2 sm QsQh9d4h7dTc3s"])
    assert (told["finished"], told["won"], told["shown"]) == (True, {1: 0, 2: 6}, [2])
