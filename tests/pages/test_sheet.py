"""Practice sheets: the key is right, and nothing of it stands on the pages with the questions."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from stud_teach import sheet
from stud_teach.asking import KINDS
from stud_teach.cli import main
from stud_teach.pages.sheet import Sheet
from stud_teach.practice import Drill, UnknownTopic
from stud_teach.search import Impossible
from stud_teach.still.drawing.row import draw_cards


@pytest.fixture(scope="module")
def whole() -> Sheet:
    """A sheet with two questions of every kind."""
    return sheet(count=2 * len(KINDS), seed=5)


def pages(of: Sheet) -> tuple[str, str]:
    """Return the text of the pages with the questions, and of those with the answers."""
    questions, _, key = of.html.partition('<section class="key">')
    return text(questions.partition("<body>")[2]), text(key)


def text(html: str) -> str:
    """Return what a reader sees of HTML, cards being read out as their labels say."""
    read = re.sub(r'<svg[^>]*aria-label="([^"]*)"[^>]*>.*?</svg>', r" \1 ", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", read)).split()).replace("\ufe0e", "")


def test_the_key_is_what_a_drill_takes_for_right(whole: Sheet) -> None:
    drills = {kind: Drill(kind, seed=5) for kind in KINDS}
    for asked, key in zip(whole.questions, whole.keys, strict=True):
        drill = drills[asked["kind"]]
        again = drill.next()
        assert again is not None
        assert again["prompt"] == asked["prompt"]
        assert drill.answer(key)["right"]


def test_the_key_names_every_right_answer_by_its_letter_and_says_why(whole: Sheet) -> None:
    articles = re.findall(r'<article class="answer">.*?</article>', whole.html, re.DOTALL)
    assert len(articles) == len(whole.questions)
    for n, article in enumerate(articles):
        asked, told = whole.questions[n], whole.explanations[n]
        right = next(choice for choice in asked["choices"] if choice["key"] == whole.keys[n])
        seen = text(article)
        assert seen.startswith(f"{n + 1} {whole.answers[n]} ")
        assert told["sentences"]
        for words in (right["text"], told["title"], *(each["text"] for each in told["sentences"])):
            assert text(words["en"]).replace(" ", "") in seen.replace(" ", "")


def test_nothing_of_the_key_stands_on_the_pages_with_the_questions(whole: Sheet) -> None:
    questions, key = pages(whole)
    for told in whole.explanations:
        for words in (told["title"], *(each["text"] for each in told["sentences"])):
            assert text(words["en"]) not in questions
    assert "Answers" in key
    assert "Answers" not in questions
    for asked in re.findall(r'<article class="question">.*?</article>', whole.html, re.DOTALL):
        boxes = re.findall(r"<li[^>]*>.*?<b[^>]*>", asked, re.DOTALL)
        assert set(boxes) == {"<li><i></i><b>"}  # none is marked
        assert "<code>" not in asked


def test_a_learner_sees_what_the_question_is_about(whole: Sheet) -> None:
    articles = re.findall(r'<article class="question">.*?</article>', whole.html, re.DOTALL)
    for asked, article in zip(whole.questions, articles, strict=True):
        seen = text(article)
        assert all(text(choice["text"]["en"]) in seen for choice in asked["choices"])
        assert text(asked["prompt"]["en"]) in seen
        assert "<figure>" in article
        if asked["kind"] == "award":
            assert "put in" in seen
        if asked["kind"] == "legal":
            assert "stack" in seen
            assert "Pot: " in seen


def test_down_cards_are_not_shown_where_nobody_has_shown_them(whole: Sheet) -> None:
    articles = re.findall(r'<article class="question">.*?</article>', whole.html, re.DOTALL)
    for asked, article in zip(whole.questions, articles, strict=True):
        if asked["kind"] in ("bring-in", "first-actor", "shows-first", "legal", "raises-left"):
            assert "stt-was-down" not in article
            assert len(re.findall(r"stt-face", article.partition('<ol class="choices">')[0])) <= 8 * 4


def test_the_same_seed_gives_the_same_sheet_and_another_another(whole: Sheet) -> None:
    assert sheet(count=2 * len(KINDS), seed="5").html == whole.html
    assert sheet(count=2 * len(KINDS), seed=6).html != whole.html
    assert [asked["kind"] for asked in whole.questions] == [*KINDS, *KINDS]


def test_topics_come_in_turn() -> None:
    made = sheet("odd-chip", "bring-in", count=5, seed=2, lang="fi", title="<b>Moniste")
    assert [asked["kind"] for asked in made.questions] == ["odd-chip", "bring-in"] * 2 + ["odd-chip"]
    assert "&lt;b&gt;Moniste" in made.html
    assert made.html.count('lang="fi"') == 1
    assert "Vastaukset" in pages(made)[1]


def test_without_topics_a_game_has_the_questions_that_it_can_have() -> None:
    kinds = {asked["kind"] for asked in sheet(count=9, game="stud", rules="casino").questions}
    assert "low" not in kinds
    assert "award" in kinds


@pytest.mark.parametrize(
    ("topics", "options", "error", "message"),
    [
        (("odd-chipp",), {}, UnknownTopic, "did you mean odd-chip"),
        (("low",), {"game": "stud"}, Impossible, "stud8"),
        ((), {"count": 0}, ValueError, "1 to 100"),
        ((), {"deck": 3}, ValueError, "“deck” is 2 or 4"),
        ((), {"lang": "sv"}, ValueError, "“lang” is en or fi"),
    ],
)
def test_what_can_not_be_made(topics: Any, options: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        sheet(*topics, **options)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "s.html"
    assert main(["export", "--sheet", "odd-chip", "--seed", "3", "--count", "2", "-o", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    assert out.read_text("utf-8") == sheet("odd-chip", seed=3, count=2).html
    assert main(["export", "--sheet", "-o", str(out)]) == 1
    assert "--force" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--sheet", "odd-chipp"], "did you mean odd-chip"),
        (["--sheet", "low", "--game", "stud"], "stud8"),
        (["--sheet", "--count", "101"], "1 to 100"),
        (["--sheet", "--seat", "3"], "“--sheet” takes no --seat"),
        (["quartered", "--seed", "3", "--count", "2"], "Only “--sheet” takes --seed or --count"),
        (["--sheet", "--players", "12"], "2 to 8 can play, not 12"),
        ([], "Name a hand at least"),
    ],
)
def test_bad_input(arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", *arguments, "-o", str(tmp_path / "s.html")]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_last_card_is_not_cut_at_its_right_edge() -> None:
    """Two cards of 42, their outlines included, and a gap of 4: the image goes on beyond them."""
    assert 'viewBox="0 0 89 65"' in draw_cards(["As", "Kd"], ["up", "up"])
