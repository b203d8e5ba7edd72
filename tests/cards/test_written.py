"""Cards as people write them are the same cards wherever cards are read; what is no card is refused with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stud_teach import BestFive, BringIn, FirstActor, Hand, PotSplit, Replay, Table, check, why
from stud_teach.cards.card import DECK, Card, CardError, card_names, parse_card, parse_cards
from stud_teach.cli import main
from stud_teach.engine.events import StudError
from stud_teach.files import phh
from stud_teach.live.live import obey
from stud_teach.live.session import begin
from tests.cards.written import NO_CARDS, WRITTEN, Wrong

# Each of these reads three cards from one text and returns their names as the place that read them has them.

FIVE = "4d 3s"  # with the three, five cards in no order


def best_five(text: str) -> list[str]:
    return list(_items(BestFive([text, FIVE]))[0]["cards"][:3])


def best_five_by_name(text: str) -> list[str]:
    hands = BestFive({"Anna": [text, FIVE], "Pekka": "5s 5c 6s 7s 8c"})
    return list(_items(hands)[0]["cards"][:3])


def pot_split(text: str) -> list[str]:
    """A hand of the same ranks is equally good: it shares the pot, and hands that are not equal may not."""
    twin = "".join(name[0] + "dhsc"["cdhs".index(name[1])] for name in names(text))
    assert PotSplit(66, high={1: (text, FIVE), 3: (twin, "4c 3h")}).part["evidence"]
    return names(text)


def bring_in(text: str) -> list[str]:
    return [door["card"] for door in sorted(_items(BringIn(text)), key=lambda door: door["seat"])]


def first_actor(text: str) -> list[str]:
    return next(board["cards"] for board in _items(FirstActor({1: text, 2: "5s 6s 7s"})) if board["seat"] == 1)


def _items(picture: Any) -> list[Any]:
    return list(picture.part["evidence"][0]["items"])


def checked(text: str) -> list[str]:
    """The cards and two more are the best five of these."""
    told = check([text, FIVE], BestFive([text, FIVE], game="stud"))
    if told.right is None or not told.right:
        raise CardError(str(told))
    return names(text)


def dealt(text: str) -> list[str]:
    return card_names(Hand.new(players=2).deal(text).actions[0].cards)


def picked(text: str) -> list[str]:
    session, _ = obey(begin(Hand.new(players=2)), {"do": "deal", "cards": text})
    return card_names(session.branch.hand.actions[0].cards)


def table(text: str) -> list[str]:
    return card_names(Table(players=2).deal([text]).hand.actions[0].cards)


def in_a_file(text: str) -> list[str]:
    file = phh.dumps(Hand.new(players=2).deal("5s6s7s")).replace("5s6s7s", text.replace("\n", " "))
    (action,) = phh.loads(file).actions
    assert phh.action_line(action) == f"d dh p1 {''.join(card_names(action.cards))}"  # what is written is standard
    return card_names(action.cards)


def names(text: str) -> list[str]:
    return card_names(parse_cards(text))


READERS = [
    *(names, best_five, best_five_by_name, pot_split, bring_in, first_actor, checked),
    *(dealt, picked, table, in_a_file),
]
every_reader = pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)


@every_reader
@pytest.mark.parametrize(("text", "cards"), WRITTEN.items(), ids=ascii)
def test_cards_as_people_write_them(read: Callable[[str], list[str]], text: str, cards: str) -> None:
    assert read(text) == cards.split()


@pytest.mark.parametrize(("text", "cards"), WRITTEN.items(), ids=ascii)
def test_the_command_reads_them_too(capsys: pytest.CaptureFixture[str], text: str, cards: str) -> None:
    assert main(["rank", text, "4d", "3s", "--json"]) == 0
    assert sorted(json.loads(capsys.readouterr().out)["high"]["cards"]) == sorted([*cards.split(), *FIVE.split()])


@every_reader
@pytest.mark.parametrize("wrong", NO_CARDS, ids=lambda wrong: ascii(wrong.text))
def test_what_is_no_card_is_refused_with_its_place(read: Callable[[str], list[str]], wrong: Wrong) -> None:
    with pytest.raises((CardError, StudError)) as caught:
        read(wrong.text)
    right = "a card is a rank and a suit, as in Kh, 10h or K♠."
    assert f"“{wrong.part}” (card {wrong.place}) is no card: {right}" in why(caught.value, "en")
    if read is not checked:  # whose error is made of what it says
        assert f"”{wrong.part}” ({wrong.place}. kortti) ei ole kortti: kortissa on arvo ja maa" in why(
            caught.value, "fi"
        )


@pytest.mark.parametrize("wrong", NO_CARDS, ids=lambda wrong: ascii(wrong.text))
def test_the_command_refuses_them_too(capsys: pytest.CaptureFixture[str], wrong: Wrong) -> None:
    assert main(["rank", wrong.text]) == 2
    assert f"“{wrong.part}” (card {wrong.place}) is no card: " in capsys.readouterr().err


def test_a_card_in_the_spotlight() -> None:
    replay = Replay("two-deuces")
    for text in ("10♥", "th", "🂺", " 10h "):
        replay.spotlight = text
        assert replay.spotlight == "Th"


def test_rows_of_texts() -> None:
    assert parse_cards(["Qh", "3d"]) == parse_cards(("Qh 3d",)) == parse_cards("Qh 3d")
    assert parse_cards(["Qh 3d", "??", parse_card("Ks"), None]) == (*parse_cards("Qh3d"), None, DECK[47], None)
    assert parse_cards(DECK[47]) == parse_cards("Ks")
    with pytest.raises(CardError, match=r"“7” \(card 3\) is no card"):
        parse_cards(["Qh 3d", 7])  # type: ignore[list-item]


def test_each_of_a_row_of_doors_is_a_seats() -> None:
    assert BringIn(["K♠", "2♦", "2♣", "A♣"]).part["evidence"] == BringIn("Ks 2d 2c Ac").part["evidence"]
    with pytest.raises(CardError, match=r"^Seat 3: “Zx” \(card 1\) is no card"):
        BringIn(["Ks", "2d", "Zx"])


# Any writing of any cards


def writings(card: Card) -> list[str]:
    """Each way to write a card; the picture's place in Unicode is that of the standard, its knights left out."""
    rank, suit = str(card)[0], str(card)[1]
    ranks = {rank, rank.lower(), *(["10"] if rank == "T" else [])}
    signs = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}[suit]
    suits = [suit, suit.upper(), *(sign + mark for sign in signs for mark in ("", "\ufe0e", "\ufe0f"))]
    picture = chr(0x1F0A0 + 16 * "shdc".index(suit) + "?A23456789TJ?QK".index(rank))
    return [picture, *(rank + blank + suit for rank in sorted(ranks) for suit in suits for blank in ("", " "))]


@st.composite
def written(draw: st.DrawFn) -> tuple[tuple[Card | None, ...], Any]:
    """Some cards, known or not, and one writing of them: a text or a row of texts and cards."""
    cards = draw(st.lists(st.sampled_from(DECK), unique=True, max_size=7))
    held = draw(st.permutations([*cards, *[None] * draw(st.integers(0, 2))]))
    texts = ["??" if card is None else draw(st.sampled_from(writings(card))) for card in held]
    between = st.sampled_from(["", " ", ",", ", ", ";", "; ", "\n", "\u00a0", " , "])
    if draw(st.booleans()):
        return tuple(held), "".join(part for text in texts for part in (draw(between), text, draw(between)))
    row = [card if draw(st.booleans()) else text for card, text in zip(held, texts, strict=True)]
    return tuple(held), draw(st.sampled_from([list, tuple]))(row)


@given(written())
def test_any_writing_of_any_cards_is_read_back(made: tuple[tuple[Card | None, ...], Any]) -> None:
    cards, text = made
    assert parse_cards(text) == cards


PASSED_OVER = ",; \ufe0f"  # what parts cards, and the sign by which a device chooses how a suit looks


@given(st.text(alphabet="AK10T2hsd♥♠,; ?x\ufe0f🂡", max_size=12))
def test_what_is_read_is_read_again_as_the_same(text: str) -> None:
    """A text is cards, or it is refused; never is a part of it passed over."""
    try:
        cards = parse_cards(text)
    except CardError:
        return
    assert parse_cards("".join("??" if card is None else str(card) for card in cards)) == cards
    left = text
    for card in cards:  # from the left, each card is one of its writings
        ways = ["??"] if card is None else writings(card)
        left = left.lstrip(PASSED_OVER)
        left = left.removeprefix(max((way for way in ways if left.startswith(way)), key=len))
    assert not left.strip(PASSED_OVER)
