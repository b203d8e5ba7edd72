"""Pages that stand alone: what is in the file, and when there is none."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from stud_teach import Hand, Replay, Table, as_page, export, scenario
from stud_teach.cli import main
from stud_teach.files.phh import dumps
from stud_teach.files.writing import put
from stud_teach.pages.bundle import bundle, script

VOID = {"meta", "br", "input"}


class Parts(HTMLParser):
    """The scripts of a page, its text outside them, and the addresses that it names."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.scripts: list[str] = []
        self.addresses: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action", "xlink:href")]
        if tag == "script":
            self.scripts.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self.open[-1:] == [tag]:
            self.open.pop()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass  # of a drawing

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["script"]:
            self.scripts[-1] += data
        else:
            self.text += data


def values(page: str) -> list[dict[str, Any]]:
    """Return what the views of a page are drawn from."""
    return [json.loads(each) for each in Parts(page).scripts[:-1]]


def test_a_page_names_no_address_and_holds_its_hands_as_json() -> None:
    parts = Parts(as_page(["two-deuces", "quartered"]))
    assert set(parts.addresses) == {"#hand-1", "#hand-2", "#contents"}
    first, second, shared = values(as_page(["two-deuces", "quartered"]))
    assert [len(each["trace"]["steps"]) for each in (first, second)] == [29, 46]
    assert shared["book"].keys() >= {"bring-in-suit", "split-tie"}
    assert "import" not in re.findall(r"^\s*(import|export)\b", parts.scripts[-1])


def test_what_a_seat_may_not_know_is_not_in_the_file() -> None:
    hand = scenario("two-deuces")
    down = {card for action in hand.actions for card in action.cards[:2] if len(action.cards) == 3 and action.seat != 3}
    page = as_page("two-deuces", seat=3)
    state = values(page)[0]
    dealt = [card for step in state["trace"]["steps"] for card in step["cards"]]
    assert len(down) == 10
    assert not {str(card) for card in down} & set(dealt)
    assert "All seats" not in Parts(page).text


def test_names_can_end_no_script() -> None:
    hand = Hand.new(players=2, names=["</ScRiPt><script>alert(1)</script>", "<!-- '\""])
    parts = Parts(as_page(hand, title="<b>&amp;"))
    assert len(parts.scripts) == 3
    assert json.loads(parts.scripts[0])["trace"]["seats"][0]["name"] == hand.names[0]
    assert json.loads(parts.scripts[0])["trace"]["seats"][1]["name"] == hand.names[1]
    with pytest.raises(ValueError, match="half a character"):
        as_page(hand, title="\ud800")


def test_a_widget_stands_as_it_is() -> None:
    state = values(as_page(Replay("two-deuces", step=12, seat=3)))[0]
    assert (state["step"], state["trace"]["view"], state["_view"]) == (12, 3, "replay")


@pytest.mark.parametrize(
    ("shown", "options", "error", "message"),
    [
        ([], {}, ValueError, "name a hand"),
        ("two-deuces", {"deck": 3}, ValueError, "“deck” is 2 or 4"),
        ("two-deuces", {"lang": "sv"}, ValueError, "“lang” is en or fi"),
        ("two-deuces", {"seat": 9}, ValueError, "9"),
        ([3], {}, ValueError, "not 3"),
    ],
)
def test_what_can_not_be_shown(shown: Any, options: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        as_page(shown, **options)


def test_a_live_table_is_shown_as_the_hand_that_lies_on_it() -> None:
    table = Table(players=3, seed=4).do({"do": "deal"})
    state = values(as_page(table))[0]
    assert [step["kind"] for step in state["trace"]["steps"]] == ["ante"] * 3 + ["deal"] * 3


def test_the_code_loses_its_exports_and_calls_the_one_that_is_asked_for() -> None:
    code = 'const x="</script>",y=`<!--`;function a(){}var b=1;export{b as default,a as openPage};\n// src-sha256: 12\n'
    assert script(code, "openPage") == 'const x="\\x3c/script>",y=`\\x3c!--`;function a(){}var b=1;a();'
    with pytest.raises(ValueError, match="make bundle"):
        script("const a=1;", "openPage")
    assert re.search(r"\w+\(\);$", script(bundle(), "openPage"))


# Files and the command


def test_a_file_is_never_written_over_unless_told_to(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text("mine")
    with pytest.raises(FileExistsError, match="stays as it is"):
        export("two-deuces", path)
    assert path.read_text() == "mine"
    assert export("two-deuces", path, overwrite=True) == path
    assert path.read_text("utf-8").startswith("<!doctype html>")
    assert [each.name for each in tmp_path.iterdir()] == ["a.html"]


def test_the_command_reads_files_and_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.phh"
    own.write_text(dumps(scenario("quartered")), "utf-8")
    out = tmp_path / "o.html"
    arguments = [
        "export",
        str(own),
        "two-deuces",
        "-o",
        str(out),
        "--lang",
        "fi",
        "--deck",
        "4",
        "--set",
        "raise-cap=4",
    ]
    assert main([*arguments, "--title", "T"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    first, _, shared = values(out.read_text("utf-8"))
    assert (shared["lang"], shared["options"], shared["title"]["en"]) == ("fi", {"deck": 4}, "T")
    assert first["trace"]["house"]["raise-cap"] == 4


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["nobody"], 1, "There is no scenario 'nobody'"),
        (["nowhere.phh"], 1, "nowhere.phh"),
        (["two-deuces", "--seat", "7"], 2, "“--seat” is a whole number from 1 to 6, not 7"),
        (["quartered", "open-pair", "--rules", "tournament"], 2, "open-pair: action 17"),
        (["two-deuces", "--set", "raise-cap"], 2, "is written as ID=VALUE"),
        (["-", "-"], 2, "give - once"),
    ],
)
def test_nothing_is_written_for_bad_input(
    arguments: list[str], status: int, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", *arguments, "-o", str(tmp_path / "x.html")]) == status
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_that_can_not_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there.html").write_text("mine")
    assert main(["export", "two-deuces", "-o", str(tmp_path / "there.html")]) == 1
    assert "With --force it is written over" in capsys.readouterr().err
    assert main(["export", "two-deuces", "-o", str(tmp_path / "no" / "x.html")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["export", "two-deuces", "-o", str(tmp_path / "there.html"), "--force"]) == 0


@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize("name", ["folder", ""])
def test_a_folder_is_no_file_to_write(
    name: str, force: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert main(["export", "two-deuces", "-o", name, *force]) == 1
    assert capsys.readouterr().err == f"stud-teach: {name or '.'} is a folder, not a file.\n"
    assert [path.name for path in tmp_path.rglob("*")] == ["folder"]


def test_what_breaks_off_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text("mine", "utf-8")
    with pytest.raises(UnicodeEncodeError):
        put("half a character: \ud800", path, overwrite=True)
    assert [(each.name, each.read_text("utf-8")) for each in tmp_path.iterdir()] == [("a.html", "mine")]
