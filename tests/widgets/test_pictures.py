"""The pictures as widgets: what they send, their static forms, and errors in one line."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from stud_teach import BestFive, BringIn, FirstActor, Hand, HandRanking, PotLimit, PotSplit, Replay
from stud_teach.cards.card import CardError
from stud_teach.scenarios import UnknownScenario
from stud_teach.widgets.part import Part

PICTURES: Any = {
    "best": lambda **more: BestFive("As2d3c4h5sKdKs", **more),
    "hand": lambda **more: PotSplit("quartered", **more),
    "pot": lambda **more: PotSplit(67, [1, 3], [1, 3], **more),
    "doors": lambda **more: BringIn("Ks 2d 2c Ac", **more),
    "boards": lambda **more: FirstActor({1: "AsKd", 2: "2c2d"}, **more),
    "limit": lambda **more: PotLimit(Hand.new(limit="pot", players=3, seed=4).deal(), **more),
    "ranking": HandRanking,
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_itself_in_every_form(name: str) -> None:
    picture: Part = PICTURES[name](lang="fi", deck=4)
    assert picture._view == "part"
    assert picture.options == {"deck": 4}
    assert picture.book
    data, _ = picture._repr_mimebundle_()
    title = picture.part["title"]["fi"]
    assert data["text/plain"].startswith(title)
    assert data["text/html"].split("\n")[1] == '<div lang="fi">'
    assert "<svg" not in data["text/html"]
    picture.lang = "en"
    assert repr(picture).startswith(picture.part["title"]["en"])


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("best", "<!-- The best five of 7 cards -->"),
        ("doors", "<!-- Door cards, lowest to highest -->"),  # the title says who brings it in
        ("boards", "<!-- Boards, best to worst -->"),
        ("limit", "<!-- The limit worked out -->"),
    ],
)
def test_a_folded_output_has_a_name_that_tells_no_answer(name: str, line: str) -> None:
    """JupyterLab shows the first line of the HTML of an output that is folded, as it is written."""
    data, _ = PICTURES[name]()._repr_mimebundle_()
    assert data["text/html"].split("\n")[0] == line


@pytest.mark.parametrize("name", PICTURES)
def test_languages_and_decks(name: str) -> None:
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        PICTURES[name](lang="sv")
    with pytest.raises(ValueError, match="“deck” is 2 or 4, the number of its colours, not 3"):
        PICTURES[name](deck=3)
    picture = PICTURES[name]()
    with pytest.raises(traitlets.TraitError, match="“lang” is en or fi, not 'sv'"):
        picture.lang = "sv"


def test_a_pot_is_a_hand_or_an_amount_with_winners() -> None:
    with pytest.raises(ValueError, match="Who wins the 67"):
        PotSplit(67)
    with pytest.raises(ValueError, match="A hand has its own winners"):
        PotSplit("quartered", high=[1])
    with pytest.raises(UnknownScenario, match="quartered"):
        PotSplit("quarterd")


def test_house_rules_change_a_split() -> None:
    def odd(picture: PotSplit) -> list[int]:
        pots: Any
        [pots] = picture.part["evidence"]
        shares = pots["pots"][0]["halves"][0]["shares"]
        return [share["seat"] for share in shares if share["odd"]]

    high = {1: "Ah Kd 9c 5h 3s", 2: "As Kc 9d 5c 3d"}  # equal hands; the ace of spades is seat 2's
    assert odd(PotSplit(67, high)) == [1]
    assert odd(PotSplit(67, high, rules="casino")) == [2]
    assert odd(PotSplit(67, high, house={"odd-chip": "suit"})) == [2]


def test_bad_cards_are_told_in_one_line() -> None:
    with pytest.raises(CardError, match="Card As appears twice"):
        BestFive("AsAs2d3c4h")


def test_a_finished_hand_names_the_steps_with_a_decision() -> None:
    with pytest.raises(ValueError, match="At its end this hand awaits no decision; the steps before a decision are "):
        PotLimit("quartered")


def test_replay_draws_its_step_as_svg() -> None:
    replay = Replay("two-deuces", step=12)
    assert "Brings it in" in replay.as_svg()
    replay.step, replay.lang = 0, "fi"
    assert "Brings it in" not in replay.as_svg()
    assert "Jakaja" in replay.as_svg()
