"""The command: what it says of bad arguments and files in one line, its exit statuses, and what it prints."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

import stud_teach
from stud_teach.cli import main
from stud_teach.engine.hand import Hand
from stud_teach.engine.rules import CHOICES
from stud_teach.files import phh

# A hand whose last action is illegal: seat 2 checks where a bring-in of 2 is to be called.
REFUSED = """
variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200]
actions = ["d dh p1 3c4c2c", "d dh p2 5d6dKd", "p1 pb", "p2 cbr 7"]
"""


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status and the line on standard error of a command that prints no result."""
    status = main(arguments)
    result, message = capsys.readouterr()
    assert result == ""
    assert message.startswith("stud-teach: ")
    assert message.count("\n") == 1
    return status, message.removeprefix("stud-teach: ").rstrip("\n")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "What is missing: COMMAND. See stud-teach --help."),
        ("replya two-deuces", "“COMMAND” is replay, rank, compare, "),
        ("replay", "What is missing: HAND. See stud-teach replay --help."),
        (
            "replay two-deuces --jsn",
            "“stud-teach replay” takes no '--jsn'; did you mean --json or --set? See stud-teach replay --help.",
        ),
        ("replay two-deuces --json --text", "“--text” does not go with “--json”."),
        ("replay two-deuces --rules kasino", "“--rules” is room, casino or tournament, not 'kasino'."),
        ("replay two-deuces --lang sv", "“--lang” is en or fi, not 'sv'."),
        ("replay two-deuces --seat x", "“--seat” is a whole number, not 'x'."),
        ("replay two-deuces --seat 1.0", "“--seat” is a whole number, not '1.0'."),
        (f"replay two-deuces --seat {'9' * 5001}", "“--seat” is a whole number, not '999"),
        ("replay two-deuces --seat", "“--seat” needs a value."),
        ("replay two-deuces --seat 9", "“--seat” is a whole number from 1 to 6, not 9."),
        ("replay two-deuces --set raise-cap", "“--set” is written as ID=VALUE, as in raise-cap=4, not 'raise-cap'."),
        ("replay two-deuces --set raise-cap=0", "is a whole number from 1 to 999, not 0. [raise-cap]"),
        (
            "replay two-deuces --set raise-cap-heads-up=no",
            "“raise-cap-heads-up” is capped or uncapped, not 'no'. [raise-cap]",
        ),
        ("replay two-deuces --set burn=each-street", "there may be no card to burn. [burn]"),
        ("replay two-deuces --set cap=4", "There is no house rule 'cap'; the house rules are burn, deck-short, "),
        ("compare two-deuces --rules room --rules den", "“--rules” is room, casino or tournament, not 'den'."),
        ("rank As", "A hand has five to seven known cards, not As."),
        ("rank As Kd Qh Jc ??", "“??” (card 5) is an unknown card, and here all cards must be known."),
        ("rank As Kd Qh Jc As", "Card As appears twice."),
        ("rank Ax Kd Qh Jc 9s", "“Ax” (card 1) is no card: a card is a rank and a suit, as in Kh, 10h or K♠."),
        ("find odd-chip --players x", "“--players” is a whole number, not 'x'."),
        ("rule odd", "There is no rule 'odd'; did you mean odd-chip or odd-chip-half?"),
        ("--lang", "What is missing: COMMAND. See stud-teach --help."),
        ("rule odd-chp", "There is no rule 'odd-chp'; did you mean odd-chip"),
        ("scenarios odd-chp", "There is no rule 'odd-chp'; did you mean odd-chip or odd-chip-half?"),
        ("replay two-deuces --json=4", "“--json” takes no value, such as '4'. See stud-teach replay --help."),
        ("--bogus --lang en", "“stud-teach” takes no '--bogus'. See stud-teach --help."),
        ("--lagn fi replay", "“stud-teach” takes no '--lagn'; did you mean --lang? See stud-teach --help."),
        ("replay two-deuces more", "“stud-teach replay” takes no 'more'. See stud-teach replay --help."),
        ("replay two-deuces --s 4", "“--s” may be --set, --seat: write it in full. See "),
    ],
)
def test_bad_arguments_are_one_line_and_2(capsys: pytest.CaptureFixture[str], arguments: str, message: str) -> None:
    status, line = said(capsys, *arguments.split())
    assert status == 2
    assert message in line


@pytest.mark.parametrize(
    ("name", "status", "message"),
    [
        ("none.phh", 1, "There is no file none.phh."),
        ("none/none.phh", 1, "There is no folder none."),
        ("two-deuces.phh", 1, "There is no file two-deuces.phh. two-deuces is a scenario: leave out .phh."),
        (".", 1, ". is a folder, not a file."),
        ("folder.phh", 1, "folder.phh is a folder, not a file."),
        ("notes.txt/a.phh", 1, "On the way to notes.txt/a.phh there is something that is no folder."),
        ("notes.txt", 2, "notes.txt: A hand’s file has a name that ends in .phh. [file]"),
        ("two-deuce", 1, "There is no scenario 'two-deuce'; did you mean two-deuces?"),
        ("nonsense", 1, "There is no scenario 'nonsense'; `stud-teach scenarios` lists them all."),
        ("folder.phh" + "x" * 300 + ".phh", 1, "can’t be a file: the name is too long."),
    ],
)
def test_files_that_are_no_hands(
    capsys: pytest.CaptureFixture[str], folder: Path, name: str, status: int, message: str
) -> None:
    (folder / "notes.txt").write_text("notes", encoding="utf-8")
    (folder / "folder.phh").mkdir()
    found, line = said(capsys, "replay", name)
    assert (found, "Errno" in line) == (status, False)
    assert line == message or line.endswith(message)


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ("--bogus", 2, "”stud-teach” ei tunne argumenttia '--bogus'. Ks. stud-teach --help."),
        ("replay https://example.org/a.phh", 1, "https://example.org/a.phh on verkko-osoite: lataa tiedosto ensin"),
        ("replya two-deuces", 2, "”COMMAND” on replay, rank, "),
        ("replay", 2, "Puuttuu: HAND. Ks. stud-teach replay --help."),
        (
            "replay two-deuces --jsn",
            2,
            "”stud-teach replay” ei tunne argumenttia '--jsn'; tarkoititko --json vai --set?",
        ),
        ("replay two-deuces --json --text", 2, "”--text” ei käy yhdessä valinnan ”--json” kanssa. Ks. "),
        ("replay two-deuces --json=4", 2, "”--json” ei ota arvoa, kuten '4'. Ks. "),
        ("replay two-deuces --s 4", 2, "”--s” voi olla --set, --seat: kirjoita se kokonaan. Ks. "),
        ("replay two-deuces --rules kasino", 2, "”--rules” on room, casino tai tournament, ei 'kasino'."),
        ("replay two-deuces --rules den", 2, "”--rules” on room, casino tai tournament, ei 'den'."),
        ("replay two-deuces --seat x", 2, "”--seat” on kokonaisluku, ei 'x'. Ks. stud-teach replay --help."),
        ("replay two-deuces --seat", 2, "”--seat” vaatii arvon. Ks. stud-teach replay --help."),
        ("replay two-deuces --seat 9", 2, "”--seat” on kokonaisluku väliltä 1–6, ei 9."),
        (
            "replay two-deuces --set raise-cap",
            2,
            "”--set” kirjoitetaan muodossa ID=ARVO, esimerkiksi raise-cap=4; 'raise-cap' ei kelpaa.",
        ),
        ("replay two-deuces --set cap=4", 2, "Talon sääntöä 'cap' ei ole; talon säännöt ovat burn, deck-short, "),
        ("replay nonsense", 1, "Opetusjakoa 'nonsense' ei ole; kaikki luettelee `stud-teach scenarios`."),
        ("replay two-deuce", 1, "Opetusjakoa 'two-deuce' ei ole; tarkoititko two-deuces?"),
        ("replay none/none.phh", 1, "Kansiota none ei ole."),
        ("compare two-deuces --rules room --rules room --rules room", 2, "Anna kaksi säännöstöä, ei 3."),
        ("rank xx", 2, "”xx” (1. kortti) ei ole kortti: kortissa on arvo ja maa, esimerkiksi Kh, 10h tai K♠."),
        ("rank As Kd Qh Jc As", 2, "Kortti As on annettu kahdesti."),
        ("rank As", 2, "Kädessä on viidestä seitsemään tunnettua korttia; annettu: As."),
        ("rule xyzzy", 2, "Sääntöä 'xyzzy' ei ole; kaikki luettelevat `stud-teach rule` ja `rule_book()`."),
        ("rule odd-chp", 2, "Sääntöä 'odd-chp' ei ole; tarkoititko odd-chip vai odd-chip-half?"),
        ("scenarios odd-chp", 2, "Sääntöä 'odd-chp' ei ole; tarkoititko odd-chip vai odd-chip-half?"),
        (
            "scenarios outside",
            2,
            "”outside” tarkoittaa sitä, mitä säännöissä ei ole, eikä mikään opetusjako näytä sitä.",
        ),
        ("scenarios odd-chip ante-short", 1, "Missään opetusjaossa ei ole yhdessä sääntöjä ante-short ja odd-chip."),
        ("find odd-chip --count 0", 2, "”--count” on kokonaisluku, vähintään 1, ei 0."),
        ("export -o a.html", 2, "Anna ainakin yksi jako: .phh-tiedosto, - (oletussyöte) tai opetusjaon nimi."),
        ("export two-deuces --seed 3 -o a.html", 2, "Vain ”--sheet” ottaa valinnan --seed."),
        (
            "export two-deuces -o there.html",
            1,
            "Tiedosto there.html on jo olemassa, ja se jää ennalleen. Valinnalla --force sen päälle kirjoitetaan.",
        ),
        ("export - - -o a.html", 2, "Oletussyötteen voi lukea vain kerran: anna - vain kerran."),
        ("export nonsense --sheet -o a.html", 2, "Harjoiteltavaa nimeltä 'nonsense' ei ole; lajit ovat bring-in, "),
    ],
)
def test_arguments_in_finnish(
    capsys: pytest.CaptureFixture[str], folder: Path, arguments: str, status: int, message: str
) -> None:
    (folder / "there.html").touch()
    found, line = said(capsys, *arguments.split(), "--lang", "fi")
    assert (found, message in line) == (status, True), line


@pytest.mark.parametrize("option", [("--lang=fi",), ("--lang", "fi"), ("--lang", "en", "--lang", "fi")])
def test_the_language_is_found_among_wrong_arguments(capsys: pytest.CaptureFixture[str], option: list[str]) -> None:
    assert "on kokonaisluku, ei 'x'" in said(capsys, "replay", "two-deuces", *option, "--seat", "x")[1]


def test_what_comes_after_two_dashes_is_no_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--", "two-deuces"]) == 0
    assert capsys.readouterr().out
    assert said(capsys, "replay", "--", "--json") == (
        1,
        "There is no scenario '--json'; `stud-teach scenarios` lists them all.",
    )


@pytest.mark.parametrize("option", [["--lang", "fi"], ["--lang=fi"]])
def test_the_language_may_come_before_the_command(capsys: pytest.CaptureFixture[str], option: list[str]) -> None:
    assert main([*option, "rule", "odd-chip"]) == 0
    before = capsys.readouterr().out
    assert main(["rule", "odd-chip", *option]) == 0
    assert before == capsys.readouterr().out
    assert "Puuttuu: COMMAND." in said(capsys, *option)[1]


def test_an_unknown_language_is_told_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“--lang” is en or fi, not 'sv'." in said(capsys, "replay", "two-deuces", "--lang", "sv")[1]


def test_a_card_that_is_none_in_a_file_in_finnish(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "a.phh").write_text(REFUSED.replace("3c4c2c", "3c4cXx"), encoding="utf-8")
    status, line = said(capsys, "replay", "a.phh", "--lang", "fi")
    assert (status, line.endswith("[cards]")) == (2, True)
    assert "”d dh p1 3c4cXx”: ”Xx” (3. kortti) ei ole kortti: kortissa on" in line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["none.phh"], "Tiedostoa none.phh ei ole."),
        (["two-deuces", "--set", "raise-cap=x"], "two-deuces: ”raise-cap” on kokonaisluku väliltä 1–999, ei 'x'."),
        (["two-deuces", "--set", "odd-chip=dealer"], "”odd-chip” on seat tai suit, ei 'dealer'."),
    ],
)
@pytest.mark.usefixtures("folder")
def test_in_finnish(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert message in said(capsys, "replay", *arguments, "--lang", "fi")[1]


def test_a_file_that_may_not_be_read(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    path = folder / "a.phh"
    path.touch()
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    assert said(capsys, "replay", "a.phh") == (1, "a.phh may not be read or written here.")


def test_a_rule_set_that_a_file_names_is_the_file_s_fault(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "a.phh").write_text(REFUSED + '_rules = "den"\n', encoding="utf-8")
    status, line = said(capsys, "replay", "a.phh")
    assert (status, line) == (
        2,
        "a.phh: “rules” is room, casino or tournament, not 'den'. [file]",
    )


class TestRefusedHands:
    LINE = "a.phh: action 4 “p2 cbr 7”: Seat 2 can’t bet or raise to 7 here."

    @pytest.fixture
    def hand(self, folder: Path) -> str:
        (folder / "a.phh").write_text(REFUSED, encoding="utf-8")
        return "a.phh"

    def test_the_text_says_why_with_the_rule(self, capsys: pytest.CaptureFixture[str], hand: str) -> None:
        assert main(["replay", hand]) == 2
        text, message = capsys.readouterr()
        assert " ".join(text.split()).endswith("Seat 2 may fold, call 2 or complete to 5. [completion]")
        assert message.startswith(f"stud-teach: {self.LINE}")
        assert message.endswith("[completion]\n")

    def test_the_json_goes_as_far_as_the_hand(self, capsys: pytest.CaptureFixture[str], hand: str) -> None:
        assert main(["replay", hand, "--json"]) == 2
        text, message = capsys.readouterr()
        refused = json.loads(text)["refused"]
        assert (refused["step"], refused["rule"], refused["allowed_by"]) == (5, "completion", [])
        assert self.LINE in message

    def test_a_hand_refused_at_once_says_why_too(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        source = re.sub(r"antes = .*", "antes = [0, 0]", REFUSED).replace("p1 3c4c2c", "p2 3c4c2c")
        (folder / "b.phh").write_text(source, encoding="utf-8")
        assert main(["replay", "b.phh"]) == 2
        assert " ".join(capsys.readouterr().out.split()).endswith("the next ones go to seat 1. [seats]")

    @pytest.mark.skipif(not hasattr(pty, "fork"), reason="needs a terminal that can be opened")
    def test_on_one_screen_it_is_said_once(self, hand: str) -> None:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "stud_teach.cli", "replay", hand]
        place = {**os.environ, "PYTHONPATH": str(Path(stud_teach.__file__).parents[1])}
        status = subprocess.run(command, stdout=theirs, stderr=theirs, env=place, check=False).returncode
        os.close(theirs)
        screen = b""
        while chunk := _read(ours):
            screen += chunk
        os.close(ours)
        assert status == 2
        assert screen.decode().count("can’t bet or raise to 7") == 1
        assert b"[completion]" in screen


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 65536)
    except OSError:  # the other end is closed
        return b""


def test_what_is_set_stands_under_the_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "two-deuces", "--set", "raise-cap=4", "--set", "odd-chip=suit"]) == 0
    assert capsys.readouterr().out.splitlines()[1].endswith("room rules + raise-cap=4 + odd-chip=suit")
    assert main(["replay", "two-deuces", "--rules", "casino"]) == 0
    assert capsys.readouterr().out.splitlines()[1].endswith("casino rules")


@pytest.mark.parametrize("command", ["replay", "compare"])
def test_help_lists_the_settings_with_their_choices(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as done:
        main([command, "--help"])
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert done.value.code == 0
    assert "odd-chip=seat | suit" in lines
    assert "raise-cap=a number" in lines
    assert {line.partition("=")[0] for line in lines} >= set(CHOICES)


def test_a_file_that_is_too_long(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "a.phh").write_bytes(b"#" * 2_000_000)
    line = "a.phh: A hand’s file has at most 1000000 bytes; this one has more. [file]"
    assert said(capsys, "replay", "a.phh") == (2, line)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    ("output", "line"),
    [
        (">&-", "stud-teach: Standard output is closed.\n"),
        (">/dev/full", "stud-teach: There is no room left to write stdout.\n"),
    ],
)
def test_results_that_nobody_can_read(output: str, line: str) -> None:
    place = {**os.environ, "PYTHONPATH": str(Path(stud_teach.__file__).parents[1])}
    command = f'"{sys.executable}" -m stud_teach.cli replay two-deuces {output}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=place, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", line)


def test_a_complaint_that_nobody_can_read_does_not_go_among_the_results() -> None:
    place = {**os.environ, "PYTHONPATH": str(Path(stud_teach.__file__).parents[1])}
    command = f'"{sys.executable}" -m stud_teach.cli rank Xx --json 2>&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=place, check=False)
    assert (done.returncode, done.stdout) == (2, "")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"stud-teach {stud_teach.__version__}\n"


@pytest.mark.parametrize("cards", [["As2d3c4h5sKdKs"], ["As 2d,3c 4h", "5s", "Kd,Ks"], ["As", "2d", "3c4h5sKdKs"]])
def test_rank_example_13(capsys: pytest.CaptureFixture[str], cards: list[str]) -> None:
    """A straight to the five, and the same five cards as the low (example 13 of the rules)."""
    assert main(["rank", *cards]) == 0
    high, low = capsys.readouterr().out.splitlines()
    assert high.endswith("(5♠ 4♥ 3♣ 2♦ A♠)")
    assert low.endswith("(5♠ 4♥ 3♣ 2♦ A♠)")


def test_rank_takes_tens_as_people_write_them(capsys: pytest.CaptureFixture[str]) -> None:
    for ten in ("10d", "Td", "10♦"):
        assert main(["rank", "As", ten, "10h", "10s", "Ac", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["high"]["category"], told["high"]["cards"][:3]) == ("full-house", ["Ts", "Th", "Td"])


def test_a_bring_in_that_is_not_paid_yet_is_null(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    hand = Hand.new(players=2).deal("3c4c2c").deal("5d6dKd")
    for amount, stands in ((None, hand), (2, hand.under("room").bring_in()), (5, hand.under("room").bet(5))):
        (folder / "a.phh").write_text(phh.dumps(stands), encoding="utf-8")
        assert main(["replay", "a.phh", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)["bring_in"]
        assert told == {"seat": 1, "amount": amount, "acts": 1, "tied": [1], "by_suit": False}
