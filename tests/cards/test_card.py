"""Cards: names, order, what is no card."""

from __future__ import annotations

import pytest

from stud_teach.cards.card import (
    DECK,
    Card,
    CardError,
    card_name,
    card_names,
    known_cards,
    parse_card,
    parse_cards,
    refuse_repeats,
)


def test_the_deck_has_52_different_cards() -> None:
    assert len(set(DECK)) == len({str(card) for card in DECK}) == 52


@pytest.mark.parametrize(
    ("name", "rank", "suit"), [("2c", 2, "c"), ("Td", 10, "d"), ("Jh", 11, "h"), ("Ks", 13, "s"), ("Ac", 14, "c")]
)
def test_rank_and_suit(name: str, rank: int, suit: str) -> None:
    card = parse_card(name)
    assert card is not None
    assert (card.rank, card.suit, str(card), repr(card)) == (rank, suit, name, name)


def test_every_name_is_read_back() -> None:
    assert all(parse_card(str(card)) == card for card in DECK)


def test_several() -> None:
    assert card_names(parse_cards("As, Kd ??2c")) == ["As", "Kd", "??", "2c"]
    assert parse_cards("") == ()
    assert parse_cards("????") == (None, None)
    assert card_name(None) == "??"


def test_order_is_rank_then_suit() -> None:
    assert sorted(parse_cards("As Ac Kh Kd 2s 2c"), key=lambda card: card or -1) == list(parse_cards("2c2sKdKhAcAs"))
    assert isinstance(max(DECK), Card)


@pytest.mark.parametrize("text", ["1c", "A", "??c", "KhKs", "", "<b>", "Kh2"])
def test_no_such_card(text: str) -> None:
    with pytest.raises(CardError) as bad:
        parse_card(text)
    assert "is no card: a card is a rank and a suit, as in Kh" in str(bad.value)


def test_all_must_be_known() -> None:
    assert known_cards("Kh 10s") == parse_cards("KhTs")
    with pytest.raises(CardError, match=r"“\?\?” \(card 2\) is an unknown card"):
        known_cards("Kh ?? 10s")


def test_a_card_comes_once() -> None:
    with pytest.raises(CardError, match="Card As appears twice"):
        parse_cards("As Kd As")
    with pytest.raises(CardError, match="2c"):
        refuse_repeats([parse_card("2c"), None, None, parse_card("2c")])
    refuse_repeats([None, None])
