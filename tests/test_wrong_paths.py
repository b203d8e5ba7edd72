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


@pytest.mark.parametrize("wrong", [None, 5, 10**5000, b"x", "\ud800", "a\0b", Path("\ud800")], ids=short)
@pytest.mark.parametrize("overwrite", [False, True])
def test_what_is_no_path(save: Callable[..., Path], wrong: Any, overwrite: bool, folder: Path) -> None:
    with pytest.raises(
        ValueError, match=r"no path: .*; a file to write is named by its path, as in 'a.html'"
    ) as caught:
        save(wrong, overwrite=overwrite)
    assert str(caught.value).isprintable()
    stud_teach.use_language("fi")
    assert "ei ole polku; kirjoitettava tiedosto nimetään polulla" in str(caught.value)
    assert not list(folder.iterdir())


def test_a_path_of_two_lines_is_quoted_on_one(save: Callable[..., Path], folder: Path) -> None:
    save("a\nb")
    with pytest.raises((FileExistsError, BadCommand)) as caught:
        save("a\nb")
    assert "a b" in str(caught.value)
    assert str(caught.value).isprintable()
    assert [path.name for path in folder.iterdir()] == ["a\nb"]


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_name_that_is_too_long(save: Callable[..., Path], overwrite: bool, folder: Path) -> None:
    stud_teach.use_language("fi")
    with pytest.raises((OSError, BadCommand)) as caught:
        save("x" * 300, overwrite=overwrite)
    told = stud_teach.why(caught.value, "fi") if isinstance(caught.value, BadCommand) else str(caught.value)
    assert "liian pitkä" in told
    assert "too long" not in told
    assert not list(folder.iterdir())


def test_a_name_that_is_no_utf_8_is_a_name_all_the_same(save: Callable[..., Path], folder: Path) -> None:
    save("a\udcff.x")
    assert [path.name for path in folder.iterdir()] == ["a\udcff.x"]


@pytest.mark.parametrize("name", ["title", "lesson"])
@pytest.mark.parametrize("wrong", [5, [], b"x", 10**5000], ids=short)
def test_a_title_is_a_text(name: str, wrong: Any, folder: Path) -> None:
    with pytest.raises(ValueError, match=rf"{name}=.*: a title or lesson is a text") as caught:
        stud_teach.Table(seed=1).save("q.phh", **{name: wrong})
    stud_teach.use_language("fi")
    assert str(caught.value).endswith(": otsikko tai opetus on teksti")
    assert not list(folder.iterdir())


def test_half_a_character_in_a_title(folder: Path) -> None:
    with pytest.raises(BadCommand) as caught:
        stud_teach.Table(seed=1).save("q.phh", title="\ud800")
    assert stud_teach.why(caught.value, "en").startswith("Half a character (a lone surrogate) can’t be written")
    assert not list(folder.iterdir())


NONE, FOLDER = "Tiedostoa tai kansiota ei ole", "Se on kansio"


@pytest.mark.parametrize(
    ("call", "kind", "words"),
    [
        (lambda: stud_teach.load("none.phh"), FileNotFoundError, NONE),
        (lambda: stud_teach.Replay("none.phh"), FileNotFoundError, NONE),
        (lambda: stud_teach.Replay("."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.load("."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.export("two-deuces", "."), IsADirectoryError, FOLDER),
        (lambda: stud_teach.export("two-deuces", "none/a.html"), FileNotFoundError, NONE),
        (lambda: stud_teach.Ask("two-deuces").save("none/a.json"), FileNotFoundError, NONE),
        (lambda: stud_teach.load("a" * 300 + ".phh"), OSError, "Tiedoston nimi on liian pitkä"),
    ],
)
def test_the_system_s_words_in_finnish(call: Callable[[], object], kind: type[OSError], words: str) -> None:
    stud_teach.use_language("fi")
    with pytest.raises(kind, match=words) as caught:
        call()
    assert caught.value.filename is not None
    assert stud_teach.why(caught.value, "en") != stud_teach.why(caught.value)


def test_the_system_s_words_stay_in_english() -> None:
    with pytest.raises(FileNotFoundError, match=r"\[Errno 2\] No such file or directory: 'none\.phh'") as caught:
        stud_teach.load("none.phh")
    assert stud_teach.why(caught.value) == "There is no file none.phh."


@pytest.mark.parametrize("wrong", [None, ValueError("x")])
def test_what_is_no_refusal_in_finnish(wrong: Any) -> None:
    stud_teach.use_language("fi")
    with pytest.raises(TypeError, match=r"ei ole tämän paketin virhe"):
        stud_teach.why(wrong)


@pytest.mark.parametrize(
    ("name", "wrong", "words"),
    [
        ("opened", 5, "Gallery.opened on teksti, ei 5"),
        ("query", None, "Gallery.query on teksti, ei None"),
        ("rules", 5, "5 ei ole luettelo säännöistä"),
        ("rules", [5], "sääntöä 5 ei ole"),
    ],
)
def test_what_a_gallery_does_not_take_in_finnish(name: str, wrong: Any, words: str) -> None:
    gallery = stud_teach.Gallery()
    stud_teach.use_language("fi")
    with pytest.raises(Exception, match=words):
        setattr(gallery, name, wrong)
