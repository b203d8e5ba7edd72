"""A game is a row with its words: one that nobody plays goes through everything that tells, shows, asks and stores."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stud_teach import Ask, Replay, compare, dumps, loads, table_svg
from stud_teach.asking import questions_of
from stud_teach.asking.words import choice_text, hint, prompt
from stud_teach.asking.words_right import explanation
from stud_teach.asking.words_wrong import comment
from stud_teach.cards.card import Card, parse_cards
from stud_teach.cards.ranking import STANDARD_HIGH, LowHand, LowRanking, best_low
from stud_teach.comparing.annotate import annotate_comparison
from stud_teach.engine.events import Kind
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.gallery.words import hand_tags
from stud_teach.games import GAMES, STUD, STUD8, Limit
from stud_teach.live.bar_words import bar
from stud_teach.live.settings_words import settings
from stud_teach.pictures.rankings import hand_ranking
from stud_teach.still.hand import as_html, as_text, course_html
from stud_teach.telling import catalogue
from stud_teach.trace.trace import as_json, trace
from stud_teach.views.annotate import annotate
from tests.games.made_up import FINNISH, MADE_UP, Finnish, best, board
from tests.play import kinds, may, pass_round, play, quiet
from tests.telling.hands import at_random

Json = dict[str, Any]

# What would be told of another game than this one: streets, numbers of cards and rounds, names of games.
FOREIGN = {
    "en": r"\bstud\b|\b(third|fourth|fifth|sixth|seventh|3rd|4th|5th|6th|7th)\b|\b7-card|\bseven cards|\bfive betting"
    r"|in pot limit the highest|but no straights",
    "fi": r"\bstud(issa)?\b|\b(kolma|neljän|neljät|neljäs|viiden|viides|kuuden|kuudes|seitsemän|seitsemäs)\w* kort"
    r"|\b[3-7]\. kortti|\b7 kort|\bkolme ensimmäistä|Panostuskierroksia on viisi|Pot limit -pelissä bring-inin",
}
AND_ENGLISH = r"|opening|middle|late cards|end card|fours"  # the game's English words in a Finnish text


@pytest.fixture(autouse=True)
def _in_the_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game stands in the registry, and its words in a Finnish catalogue of its own."""
    monkeypatch.setitem(GAMES, MADE_UP.name, MADE_UP)
    finnish = catalogue._translations("fi")
    monkeypatch.setattr(finnish, "_fallback", Finnish())
    catalogue.template.cache_clear()
    yield
    catalogue.template.cache_clear()


def new(rules: str = "room", limit: str = "fixed", players: int = 3, seed: int = 1) -> Hand:
    return Hand.new(MADE_UP.name, limit, players=players, rules=rules, seed=seed)


def random_hand(seed: int) -> Hand:
    chance = Random(seed)
    limit = chance.choice(["fixed", "fixed", "pot"])
    rules = "room" if limit == "pot" else chance.choice(["room", "casino", "tournament"])
    stacks = [chance.choice([3, 25, 60, 200]) for _ in range(chance.randint(2, 8))]
    return at_random(Hand.new(MADE_UP.name, limit, stacks=stacks, rules=rules, seed=seed), chance)


def texts(value: object, lang: str) -> Iterator[str]:
    """Yield every text of a language at any depth."""
    if isinstance(value, dict):
        if value.keys() == set(catalogue.languages()):
            yield str(value[lang])
        else:
            for each in value.values():
                yield from texts(each, lang)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each, lang)


def assert_true_of_it(told: str, lang: str) -> None:
    """Nothing of another game's streets or cards is in what was told."""
    pattern = FOREIGN[lang] + (AND_ENGLISH if lang == "fi" else "")
    found = re.search(pattern, told, re.IGNORECASE)
    assert not found, found and told[max(found.start() - 100, 0) : found.end() + 20]


def bare(page: str) -> str:
    """Return a page without its classes and the titles of rules, which are the rule book's, on the room's pages."""
    return re.sub(r'(title|text-anchor)="[^"]*"|stud-teach-table', "", page)


each_language = pytest.mark.parametrize("lang", ["en", "fi"])


# Playing


def test_it_is_played_by_its_row() -> None:
    hand = play(new(players=4), "As2c", "KdKh", "QcKs", "JdQh")
    assert hand.table.bring_in is not None
    assert (hand.table.bring_in.seat, hand.table.bring_in.highest) == (3, True)  # kings, by suit, in fixed limit too
    pass_round(hand)
    play(hand, "2d2h", "KcTc", "9s8s", "5s4d")
    assert may(hand)["bet"] == [5, 10]  # an open pair, on the second street of this game
    pass_round(hand)
    play(hand, "7c2s", "3s9c", "7d7s", "Ah6d")
    assert may(hand)["bet"] == [10]


def test_its_own_ranking_wins() -> None:
    """A four-flush beats a four-straight, which beats a pair of aces; two pairs beat all of them."""
    hand = play(new(players=4), "AsKs", "QdJc", "AdAh", "3s3h")
    pass_round(hand)
    play(hand, "9s4s", "Th9h", "KcQh", "2c2d")
    pass_round(hand)
    play(hand, "2h6d", "3c2s", "7s6h", "4cTd")
    pass_round(hand)
    play(hand, "Jd", "5d", "5c", "9c", *("check",) * 4, "show")
    shown = {seat: read.high for seat, read in hand.table.read_hands.items()}
    ranks = {seat: (str(high.category), high.ranks) for seat, high in shown.items() if high}
    assert ranks[1] == ("four-flush", (14, 13, 9, 4, 11))
    assert ranks[2] == ("four-straight", (12, 11, 10, 9, 5))
    assert ranks[3][0] == "pair"
    assert ranks[4] == ("two-pair", (3, 2, 10))
    assert [event.seat for event in kinds(hand, Kind.AWARD)] == [4]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AsKs9s4s2d", "QdJcTs9h3c"),
        ("QdJcTs9h3c", "AsAdKcQh7s"),
        ("3s3h2c2d4s", "AsKs9s4s2d"),
        ("AsJs8s3sKd", "AhJh8h3hQd"),
        ("9d8c7s6hAc", "9h8d7c6s9c"),
    ],
)
def test_the_ranking_is_what_it_is_meant_to_be(better: str, worse: str) -> None:
    assert best(known(better)).value > best(known(worse)).value
    assert MADE_UP.high is not None
    assert MADE_UP.high.value(known(better)) == best(known(better)).value


def known(text: str) -> tuple[Card, ...]:
    return tuple(card for card in parse_cards(text) if card is not None)


def test_four_suited_up_cards_count_on_a_board() -> None:
    assert board(known("8d5d3d2d")).value > board(known("9s9hKd4c")).value


# Telling, in both languages


@each_language
def test_every_step_is_told_in_its_own_words(lang: str) -> None:
    told = " ".join(text for seed in range(25) for text in texts(annotate(trace(random_hand(seed))), lang))
    assert_true_of_it(told, lang)
    own = MADE_UP.words
    for pattern in (own.title, own.rounds, own.board, MADE_UP.streets[1].words.rule, MADE_UP.streets[2].words.heading):
        assert (FINNISH[pattern] if lang == "fi" else pattern) in told
    assert ("neljän väri" if lang == "fi" else "four-flush, ") in told


@each_language
@pytest.mark.parametrize("rules", ["room", "casino"])
def test_a_short_deck_is_told_in_its_own_words(rules: str, lang: str) -> None:
    hand = quiet(new(rules, players=8), (), (), (), ())
    assert hand.table.community is not None
    told = " ".join(texts(annotate(trace(hand.show() if hand.table.phase is Phase.SHOW else hand)), lang))
    assert_true_of_it(told, lang)
    assert ("päätöskortti" if lang == "fi" else "the end card of everybody still in") in told


@each_language
def test_text_pages_and_pictures_are_of_it(lang: str) -> None:
    for hand in map(random_hand, range(8)):
        annotated = annotate(trace(hand))
        assert_true_of_it(as_text(annotated, lang), lang)
        assert_true_of_it(bare(as_html(annotated, lang)), lang)
        assert_true_of_it(bare(course_html(annotated, lang)), lang)
        for step in (0, len(annotated["steps"]) // 2, "last"):
            assert_true_of_it(bare(table_svg(hand, step, lang=lang)), lang)
        assert_true_of_it(" ".join(texts(hand_tags(hand), lang)), lang)


@each_language
def test_its_ranking_is_drawn(lang: str) -> None:
    ranking: Any = hand_ranking(MADE_UP.name)["evidence"][0]
    rows = ranking["rows"]
    assert MADE_UP.high is not None
    assert len(rows) == len(MADE_UP.high.categories)
    assert ("neljän väri" if lang == "fi" else "four-flush, ace high") in rows[7]["examples"][0]["name"][lang]


@each_language
def test_two_houses_are_compared_on_it(lang: str) -> None:
    for seed in range(12):
        told = annotate_comparison(compare(random_hand(seed), "casino", "tournament"))
        assert_true_of_it(" ".join(texts(told, lang)), lang)


# Live, asked, stored


@each_language
def test_the_live_table_offers_it(lang: str) -> None:
    offered = settings(new())
    assert {"value": MADE_UP.name, "label": catalogue.say(MADE_UP.words.title)} in offered["games"]
    house = " ".join(texts(offered["house"], lang))
    assert_true_of_it(house, lang)
    assert ("keskikierroksella" if lang == "fi" else "Open pair in the middle") in house
    hand = new()
    while hand.table.phase is not Phase.SHOW:
        assert_true_of_it(" ".join(texts(bar(hand), lang)), lang)
        pass_round(hand.deal())


def test_a_game_that_is_not_in_the_registry_is_on_its_own_list(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = new()
    monkeypatch.delitem(GAMES, MADE_UP.name)
    assert [entry["value"] for entry in settings(hand)["games"]] == [MADE_UP.name, *GAMES]


@each_language
def test_it_is_asked_about(lang: str) -> None:
    seen = set()
    for seed in range(40):
        played = trace(random_hand(seed))
        for question in questions_of(played):
            whole = getattr(question, "whole", question)
            told = [prompt(question), hint(question), explanation(question, played)]
            told += [choice_text(question, choice.value) for choice in question.choices]
            told += [comment(whole, choice) for choice in whole.choices if choice.mistake]
            assert_true_of_it(" ".join(texts(told, lang)), lang)
            seen |= {(question.kind, question.ask), *(choice.mistake for choice in whole.choices)}
    assert {("best-five", "five"), ("shows-first", "board"), ("bring-in", "owes"), "nobody", "bet-before"} <= seen


@each_language
def test_it_is_drawn_by_the_views(lang: str) -> None:
    hand = random_hand(3)
    for view in (Replay(hand, lang=lang), Ask(hand, lang=lang)):
        state = {key: value for key, value in view.view_state().items() if key in ("trace", "state", "options")}
        assert_true_of_it(" ".join(texts(json.loads(json.dumps(state)), lang)), lang)
    assert MADE_UP.name in json.dumps(Replay(hand).trace)


@pytest.mark.parametrize(("limit", "code"), [("fixed", "FFOUR"), ("pot", "PFOUR")])
def test_a_file_of_it_is_read_again(limit: str, code: str) -> None:
    hand = at_random(new(limit=limit), Random(5))
    text = dumps(hand)
    assert f'variant = "{code}"' in text
    again = loads(text)
    assert (again.setup, again.actions) == (hand.setup, hand.actions)
    assert as_json(trace(again)) == as_json(trace(hand))


# A game that only the low wins: not told yet, but played


def any_low(cards: Any) -> LowHand:
    """Rank five different ranks, whatever they are: enough for these hands, which have no pairs among the lowest."""
    low = sorted(cards, key=lambda card: card.rank % 13 if card.rank > 13 else card.rank)[:5][::-1]
    ranks = tuple(1 if card.rank > 13 else card.rank for card in low)
    return LowHand(sum(rank << 16 - 4 * at for at, rank in enumerate(ranks)), tuple(low), ranks)


def test_where_only_the_low_wins_it_takes_the_whole_pot(monkeypatch: pytest.MonkeyPatch) -> None:
    lowest = LowRanking(any_low, lambda cards: any_low(cards).value, None)
    game = STUD._replace(name="low only", high=None, low=lowest, highest_opens=())
    monkeypatch.setitem(GAMES, game.name, game)
    hand = play(Hand.new(game.name, players=2, rules="casino"), "Kc9d2s", "Qc8dTh")
    assert hand.table.bring_in is not None
    assert hand.table.bring_in.seat == 2  # the highest card, in every house
    pass_round(hand)
    for street in ("4s Jh", "5h 7c", "Kh 2h", "6c 3c"):
        play(hand, street)
        pass_round(hand)
    hand.show()
    told = as_json(trace(hand))
    assert [(award["seat"], award["half"], award["hand"]) for award in told["awards"]] == [
        (1, "whole", ["9d", "6c", "5h", "4s", "2s"])
    ]
    assert {step["rule"] for step in told["steps"] if step["kind"] == "award"} == {"low-hand"}


def test_the_games_of_the_registry() -> None:
    assert {game.high for game in (STUD, STUD8)} == {STANDARD_HIGH}
    assert (STUD.halves, STUD8.halves, STUD.cards, STUD.first_street) == (False, True, 7, "third")
    assert STUD8.low is not None
    assert STUD8.low.best is best_low
    assert (STUD.highest_opens, STUD8.highest_opens) == ((Limit.POT,), ())
