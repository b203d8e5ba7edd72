"""`deck-short`: what happens when the deck is too short for seventh street."""

import pytest

from stud_teach.cards.card import DECK
from stud_teach.engine.dealing import last_street
from stud_teach.engine.events import Action, Do, Kind
from stud_teach.engine.hand import Hand
from tests.play import eight_to_sixth, every_game, every_set, house, kinds, pass_round, play, quiet, refused, stacks

STUB_SETS = pytest.mark.parametrize("rules", ["casino", "tournament"])
EVERYBODY_STAYS: tuple[tuple[int, ...], ...] = ((), (), (), ())


@pytest.mark.parametrize(
    ("stub", "players", "community"),
    [(4, 8, True), (7, 8, True), (8, 8, False), (10, 7, False), (4, 4, False), (4, 5, True)],
)
def test_room_fewer_cards_than_players_still_in(stub: int, players: int, community: bool) -> None:
    ruling = last_street(stub, 0, players, house("room"))
    assert (ruling.community, ruling.burn, ruling.reshuffle) == (community, False, False)


@STUB_SETS
@pytest.mark.parametrize(
    ("stub", "players", "community", "reshuffle"),
    [
        (7, 5, False, False),  # stub >= players + 2
        (6, 5, False, True),  # 6 < 7, 6 + 3 >= 7: the burns are shuffled in
        (4, 5, False, True),  # 4 + 3 = 7 is just enough
        (3, 5, True, False),  # 6 < 7, more than two in the stub
        (2, 5, True, True),  # two or fewer: the burns come in
        (1, 8, True, True),
        (7, 7, False, True),
    ],
)
def test_casino_and_tournament_want_two_cards_more(
    rules: str, stub: int, players: int, community: bool, reshuffle: bool
) -> None:
    ruling = last_street(stub, 3, players, house(rules))
    assert (ruling.community, ruling.reshuffle, ruling.burn) == (community, reshuffle, True)


@every_game
def test_example_7_eight_players_nobody_folds(game: str) -> None:
    hand = quiet(Hand.new(game, players=8, seed=1), *EVERYBODY_STAYS)
    assert hand.table.stub == 4
    hand.deal()
    assert [event.seat for event in kinds(hand, Kind.COMMUNITY)] == [None]
    assert hand.table.community is not None
    assert hand.table.street_name == "showdown"


def test_example_7_seven_players_get_an_ordinary_seventh_street() -> None:
    hand = quiet(Hand.new(players=7, seed=1), *EVERYBODY_STAYS)
    assert hand.table.stub == 10
    hand.deal()
    assert not kinds(hand, Kind.COMMUNITY)
    assert [len(seat.cards) for seat in hand.table.seats.values()] == [7] * 7


@every_set
@every_game
def test_the_community_card_is_everybodys_seventh(game: str, rules: str) -> None:
    """Seat 1 has kings full in six cards; with the ace in the middle seat 2's three aces are four."""
    hand = pass_round(play(eight_to_sixth(rules, game), "Ac"))
    for seat in (3, 4, 5, 6, 7, 8):
        hand.apply(Action(Do.MUCK, seat))
    play(hand, "show")
    assert [event.seat for event in kinds(hand, Kind.SHOW)] == [1, 2]
    assert stacks(hand) == [197, 221, *[197] * 6]  # eight antes of 1, eight bring-ins of 2


@STUB_SETS
def test_example_8_five_still_in_and_three_in_the_stub(rules: str) -> None:
    hand = quiet(Hand.new(players=8, seed=1, rules=rules), (), (), (1, 2), (3,))
    assert len(hand.table.live) == 5
    # 52 - 8*3 - 8 - 8 - 6 dealt - 3 burned = 3; the fourth burn leaves 2
    ruling = hand.table.deal
    assert ruling is not None
    assert (ruling.stub, ruling.burned, ruling.players, ruling.needed) == (3, 3, 5, 7)
    assert (hand.table.stub, ruling.community, ruling.reshuffle) == (2, True, False)
    hand.deal()
    assert [event.kind for event in hand.table.events if event.street == "seventh"] == [Kind.BURN, Kind.COMMUNITY]
    assert hand.to_act is not None  # betting follows


@STUB_SETS
def test_eight_players_nobody_folds_shuffle_the_burns_in(rules: str) -> None:
    hand = quiet(Hand.new(players=8, seed=1, rules=rules), *EVERYBODY_STAYS)
    hand.deal()
    seventh = [event.kind for event in hand.table.events if event.street == "seventh"]
    assert seventh == [Kind.RESHUFFLE, Kind.BURN, Kind.COMMUNITY]
    assert hand.table.stub == 2  # 1 + 3 burns, less the burn and the community card


@STUB_SETS
def test_seven_players_nobody_folds_are_dealt_from_stub_and_burns(rules: str) -> None:
    hand = quiet(Hand.new(players=7, seed=1, rules=rules), *EVERYBODY_STAYS)
    hand.deal()
    seventh = [event.kind for event in hand.table.events if event.street == "seventh"]
    assert seventh == [Kind.RESHUFFLE, Kind.BURN, *[Kind.DEAL] * 7]
    assert hand.table.stub == 2  # 7 + 3 burns, less the burn and seven cards


def test_a_community_card_that_is_not_due_is_refused() -> None:
    hand = quiet(Hand.new(players=7, seed=1), *EVERYBODY_STAYS)
    spare = next(card for card in DECK if card not in hand.table.seen())
    wrong = refused(hand, Action(Do.COMMUNITY, cards=(spare,)))
    assert wrong.rule == "deck-short"


def test_a_card_of_ones_own_is_refused_when_the_community_card_is_due() -> None:
    hand = quiet(Hand.new(players=8, seed=1), *EVERYBODY_STAYS)
    spare = next(card for card in DECK if card not in hand.table.seen())
    wrong = refused(hand, Action(Do.DEAL, 1, cards=(spare,)))
    assert wrong.rule == "deck-short"
