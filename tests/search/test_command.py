"""`stud-teach find`: hands in a terminal, in files, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from stud_teach import load, loads
from stud_teach.cli import main
from stud_teach.search import POINTS, Search
from tests.search.claims import CLAIMS
from tests.search.view import View


def test_a_hand_in_a_few_lines(capsys: pytest.CaptureFixture[str]):
    assert main(["find", "quartered", "odd-chip", "--game", "stud8", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[0].startswith("Found: odd chip, quartered (seed 7, deal ")
    assert "7-card stud high/low" in out
    assert out.count("low half") == 2
    assert err == ""


def test_finnish(capsys: pytest.CaptureFixture[str]):
    assert main(["find", "quartered", "--lang", "fi"]) == 0
    assert capsys.readouterr().out.startswith("Löytyi: ")


def test_hands_as_files_that_are_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    folder = tmp_path / "new" / "hands"
    arguments = ["find", "side-pot", "--players", "5", "--count", "3", "-o", str(folder)]
    assert main(arguments) == 0
    paths = sorted(folder.glob("side-pot-1-*.phh"))
    assert len(paths) == 3
    for path in paths:
        hand = load(path)
        assert hand.finished
        assert hand.lesson.shows == ("side-pots",)
        assert len(hand.setup.stacks) == 5
        assert CLAIMS["side-pot"](View(hand))
    for path in paths:
        path.write_text("mine", "utf-8")
    capsys.readouterr()
    assert main(arguments) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "already" in err
    assert "Give another seed or another folder" in err
    assert [path.read_text("utf-8") for path in sorted(folder.iterdir())] == ["mine"] * 3


def test_json(capsys: pytest.CaptureFixture[str]):
    assert main(["find", "no-low", "flush", "--count", "2", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert len(entries) == 2
    for entry in entries:
        assert entry["asked"] == ["flush", "no-low"]
        assert {"flush", "no-low", "hi-lo"} <= set(entry["points"])
        assert (entry["game"], entry["limit"], entry["rules"], entry["players"]) == ("stud8", "fixed", "room", 6)
        assert entry["file"] is None
        assert set(entry["title"]) == {"en", "fi"}
        view = View(loads(entry["hand"]))
        assert CLAIMS["flush"](view)
        assert CLAIMS["no-low"](view)


@pytest.mark.parametrize("arguments", [["find"], ["find", "--list"], ["find", "quartered", "--list"]])
def test_the_points_are_listed(arguments: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(POINTS)
    assert "[stud8]" in next(line for line in lines if line.startswith("quartered"))


def test_the_list_in_finnish_and_as_json(capsys: pytest.CaptureFixture[str]):
    main(["find", "--lang", "fi"])
    assert "ylimääräinen pelimerkki" in capsys.readouterr().out
    main(["find", "--json"])
    assert [entry["point"] for entry in json.loads(capsys.readouterr().out)] == list(POINTS)


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["quaterd"], 2, "did you mean quartered"),
        (["no-low", "--game", "stud"], 2, "“no-low” needs the game stud8"),
        (["no-low", "--game", "stud", "--lang", "fi"], 2, "”no-low” vaatii pelin stud8"),
        (["flush", "last-player"], 2, "ends before"),
        (["ante", "--players", "9"], 2, "[players]"),
        (["ante", "--limit", "pot", "--rules", "casino"], 2, "[pot-limit]"),
        (["ante", "--count", "0"], 2, "“--count” is a whole number, 1 or more, not 0"),
        (["straight-flush", "--most", "3"], 1, "No hand shows straight-flush (deals looked at: 3)."),
        (["straight-flush", "--most", "3", "--lang", "fi"], 1, "läpikäytyjä jakoja: 3"),
    ],
)
def test_one_line_says_what_is_wrong(arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]):
    assert main(["find", *arguments]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("stud-teach: ")
    assert err.count("\n") == 1
    assert said in err


def test_a_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "file"
    path.write_text("", "utf-8")
    assert main(["find", "ante", "-o", str(path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupt_leaves_what_was_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    whole = Search.found

    def broken(self: Search, most: int, progress: None) -> Iterator[object]:
        yield next(whole(self, most, progress))
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "found", broken)
    assert main(["find", "scoop", "--count", "3", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 1
