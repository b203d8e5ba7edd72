"""Paths to read and to write: one clear line, in the language in use, for what is none and for what cannot be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import stud_teach
from stud_teach.live.commands import BadCommand
from stud_teach.saying.messages import speak_by
from stud_teach.saying.quoting import quoted


def short(value: object) -> str:
    return ascii(quoted(value))


MAKERS: dict[str, Callable[[], Callable[..., Path]]] = {
    "Table": lambda: stud_teach.Table(seed=1).save,
    "Ask": lambda: stud_teach.Ask("two-deuces").save,
    "Practice": lambda: stud_teach.Practice("bring-in").save,
    "sheet": lambda: stud_teach.sheet("bring-in", count=1).save,
    "export": lambda: lambda path, **how: stud_teach.export("two-deuces", path, **how),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    stud_teach.use_language("en")
    speak_by(None)


@pytest.fixture(params=MAKERS)
def save(request: pytest.FixtureRequest) -> Callable[..., Path]:
    return MAKERS[request.param]()


@pytest.fixture(params=[name for name in MAKERS if name != "Table"])
def save_here(request: pytest.FixtureRequest) -> Callable[..., Path]:
    """What writes under whatever name this system can hold."""
    return MAKERS[request.param]()


@pytest.mark.parametrize("name", ["a\nb", "x" * 300, "a\udcff.x", "con", "a:b"], ids=short)
def test_a_table_s_hand_has_a_name_that_every_system_can_hold(name: str, folder: Path) -> None:
    with pytest.raises(ValueError, match="can’t be a file on every system") as caught:
        stud_teach.Table(seed=1).save(name)
    assert str(caught.value).isprintable()
    assert not list(folder.iterdir())


@pytest.mark.parametrize("wrong", [None, 5, 10**5000, b"x", "\ud800", "a\0b", Path("\ud800")], ids=short)
@pytest.mark.parametrize("overwrite", [False, True])
def test_what_is_no_path(save: Callable[..., Path], wrong: Any, overwrite: bool, folder: Path) -> None:
    with pytest.raises(
        ValueError, match=r"A file to write is named by its path, as in 'a.html', not by .*\."
    ) as caught:
        save(wrong, overwrite=overwrite)
    assert str(caught.value).isprintable()
    stud_teach.use_language("fi")
    assert "Kirjoitettava tiedosto nimetään polulla, esimerkiksi 'a.html'; " in str(caught.value)
    assert not list(folder.iterdir())


def test_a_path_of_two_lines_is_quoted_on_one(save_here: Callable[..., Path], folder: Path) -> None:
    save_here("a\nb")
    with pytest.raises((FileExistsError, BadCommand)) as caught:
        save_here("a\nb")
    assert "a b" in str(caught.value)
    assert str(caught.value).isprintable()
    assert [path.name for path in folder.iterdir()] == ["a\nb"]


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_name_that_is_too_long(save_here: Callable[..., Path], overwrite: bool, folder: Path) -> None:
    stud_teach.use_language("fi")
    with pytest.raises((OSError, BadCommand)) as caught:
        save_here("x" * 300, overwrite=overwrite)
    told = stud_teach.why(caught.value, "fi") if isinstance(caught.value, BadCommand) else str(caught.value)
    assert "liian pitkä" in told
    assert "too long" not in told
    assert not list(folder.iterdir())


def test_a_name_that_is_no_utf_8_is_a_name_all_the_same(save_here: Callable[..., Path], folder: Path) -> None:
    save_here("a\udcff.x")
    assert [path.name for path in folder.iterdir()] == ["a\udcff.x"]


@pytest.mark.parametrize("name", ["title", "lesson"])
@pytest.mark.parametrize("wrong", [5, [], b"x", 10**5000], ids=short)
def test_a_title_is_a_text(name: str, wrong: Any, folder: Path) -> None:
    with pytest.raises(ValueError, match=rf"“{name}” is a text, not .*\.") as caught:
        stud_teach.Table(seed=1).save("q.phh", **{name: wrong})
    stud_teach.use_language("fi")
    assert str(caught.value).startswith(f"”{name}” on teksti, ei ")
    assert not list(folder.iterdir())


def test_half_a_character_in_a_title(folder: Path) -> None:
    with pytest.raises(BadCommand) as caught:
        stud_teach.Table(seed=1).save("q.phh", title="\ud800")
    assert stud_teach.why(caught.value, "en").startswith("“title” has half a character (a lone surrogate)")
    assert not list(folder.iterdir())


NONE, FOLDER = "Tiedostoa none.phh ei ole.", r"\. on kansio eikä tiedosto\."


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [
        (lambda: stud_teach.load("none.phh"), FileNotFoundError, NONE),
        (lambda: stud_teach.Replay("none.phh"), FileNotFoundError, NONE),
        (lambda: stud_teach.Replay("."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.load("."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.export("two-deuces", "."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.export("two-deuces", "none/a.html"), FileNotFoundError, "Kansiota none ei ole."),
        (lambda: stud_teach.Ask("two-deuces").save("none/a.json"), FileNotFoundError, "Kansiota none ei ole."),
        (
            lambda: stud_teach.load("a" * 300 + ".phh"),
            OSError,
            r"aaa\.\.\. ei voi olla tiedosto: nimi on liian pitkä\.",
        ),
    ],
)
def test_the_system_s_words_in_finnish(call: Callable[[], object], kind: type[OSError], words: str) -> None:
    stud_teach.use_language("fi")
    with pytest.raises(kind, match=words) as caught:
        call()
    assert str(caught.value) == stud_teach.why(caught.value) != stud_teach.why(caught.value, "en")


ADDRESS = "https://example.org/hand.phh"


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: stud_teach.load("none.phh"), "There is no file none.phh."),
        (lambda: stud_teach.load(Path("none") / "a.phh"), "There is no folder none."),
        (
            lambda: stud_teach.Replay("two-deuces.phh"),
            "There is no file two-deuces.phh. two-deuces is a scenario: leave out .phh.",
        ),
        (
            lambda: stud_teach.load(ADDRESS),
            f"{ADDRESS} is a web address: download the file first, and give its path here.",
        ),
        (
            lambda: stud_teach.Ask(ADDRESS),
            f"{ADDRESS} is a web address: download the file first, and give its path here.",
        ),
    ],
)
def test_a_hand_that_is_not_there(call: Callable[[], object], said: str) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        call()
    assert str(caught.value) == stud_teach.why(caught.value) == said


@pytest.mark.parametrize("wrong", [None, ValueError("x")])
def test_what_is_no_refusal_in_finnish(wrong: Any) -> None:
    stud_teach.use_language("fi")
    with pytest.raises(TypeError, match=r"ei ole tämän paketin virhe"):
        stud_teach.why(wrong)


@pytest.mark.parametrize(
    ("name", "wrong", "words"),
    [
        ("opened", 5, "”opened” on teksti, ei 5."),
        ("query", None, "”query” on teksti, ei None."),
        ("rules", 5, "”rules” on luettelo säännöistä, esimerkiksi"),
        ("rules", [5], "Sääntöä 5 ei ole"),
    ],
)
def test_what_a_gallery_does_not_take_in_finnish(name: str, wrong: Any, words: str) -> None:
    gallery = stud_teach.Gallery()
    stud_teach.use_language("fi")
    with pytest.raises(Exception, match=words):
        setattr(gallery, name, wrong)
