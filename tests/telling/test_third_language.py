"""A third language is a catalogue and a folder of notebooks; English needs no catalogue. Each is tried on a copy."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import stud_teach
from stud_teach.scenarios import scenario
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

PACKAGE = Path(stud_teach.__file__).parent
LOCALE = Path("stud_teach", "telling", "locale")
PO = Path("LC_MESSAGES", "stud_teach.po")
LEFT_OUT = "Seat {seat} folds"  # by whoever translated
SAID = {"English": "svenska", "stud-course": "stud-kurs"}

MARK = "§"  # stands before every sentence of the made-up Swedish, and nowhere else


class Copy:
    """A copy of the package that can be changed, and what it does there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(PACKAGE, root / "stud_teach", ignore=shutil.ignore_patterns("__pycache__", "*.mo"))

    def compile(self, lang: str, catalogue: Catalog) -> None:
        """Compile a catalogue where a new language has its own."""
        target = self.root / LOCALE / lang / PO.with_suffix(".mo")
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            write_mo(file, catalogue)

    def does(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the copy before all else on its path."""
        environment = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, *arguments]
        return subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, encoding="utf-8", check=False
        )

    def says(self, *arguments: str) -> str:
        """Return what the command prints; it does all that is asked."""
        done = self.does("-m", "stud_teach.cli", *arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def complains(self, *arguments: str) -> tuple[int, str]:
        """Return the command's status and its message."""
        done = self.does("-m", "stud_teach.cli", *arguments)
        return done.returncode, done.stderr.strip()

    def values(self, *code: str) -> Any:
        """Return the value that the last of some lines of Python has there."""
        *lines, last = code
        done = self.does("-c", "\n".join(["import json", *lines, f"print(json.dumps({last}))"]))
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


def finnish() -> Catalog:
    with (PACKAGE.parent / LOCALE / "fi" / PO).open("rb") as file:
        return read_po(file, locale="fi")


def swedish() -> Catalog:
    """Every message but one, marked."""
    made = Catalog(locale="sv")
    for message in finnish():
        if not message.id or message.id == LEFT_OUT:
            continue
        forms = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        said = tuple(SAID.get(form, MARK + form) for form in forms)
        made.add(message.id, said[0] if isinstance(message.id, str) else said, context=message.context)
    return made


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """English, Finnish, Swedish; a German catalogue is not compiled."""
    copy = Copy(tmp_path_factory.mktemp("three"))
    copy.compile("fi", finnish())
    copy.compile("sv", swedish())
    (copy.root / LOCALE / "de" / "LC_MESSAGES").mkdir(parents=True)
    shutil.copytree(PACKAGE.parent / "notebooks" / "en", copy.root / "notebooks" / "sv")
    return copy


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """No catalogue is compiled."""
    return Copy(tmp_path_factory.mktemp("english"))


def texts(value: Any) -> Iterator[dict[str, str]]:
    """Yield the texts in some values."""
    if isinstance(value, dict) and value.keys() >= {"en"} and all(isinstance(each, str) for each in value.values()):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


TRACED = (
    "from stud_teach.scenarios import scenario",
    "from stud_teach.trace.trace import trace",
    "from stud_teach.views.annotate import annotate",
    "annotated = annotate(trace(scenario('quartered')))",
)


def test_every_text_of_a_hand_is_in_each_language(three: Copy) -> None:
    found = list(texts(three.values(*TRACED, "annotated")))
    assert len(found) > 300
    assert all(text.keys() == {"en", "fi", "sv"} for text in found)
    plain = [text for text in found if MARK not in text["sv"]]
    assert all(text["sv"] == text["en"] for text in plain)  # left out, or a number, a name or cards
    words = [text for text in plain if re.search("[a-z]{3}", text["en"]) and text["en"] != text["fi"]]
    assert {re.sub(r"\d", "{seat}", text["en"]) for text in words} == {
        *_own_texts("quartered"),
        LEFT_OUT,
    }


def _own_texts(name: str) -> set[str]:
    """A hand's own title, which the file has in English and Finnish."""
    return {re.sub(r"\d", "{seat}", scenario(name).lesson.title["en"])}


def test_the_other_languages_stay_as_they_were(three: Copy) -> None:
    here = texts(json.loads(json.dumps(annotate(trace(scenario("quartered"))))))
    there = texts(three.values(*TRACED, "annotated"))
    assert [{"en": text["en"], "fi": text["fi"]} for text in there] == list(here)


def test_a_hand_as_text_and_as_html(three: Copy) -> None:
    from_python = (
        "from stud_teach.still.hand import as_html, as_text",
        "[as_text(annotated, 'sv'), as_html(annotated, 'sv')]",
    )
    for told in three.values(*TRACED, *from_python):
        assert told.count(MARK) > 100
        assert "Panostus" not in told


def test_views_get_all_that_is_offered(three: Copy) -> None:
    view = three.values("from stud_teach import Replay", "Replay('two-deuces', lang='sv').view_state()")
    assert view["lang"] == "sv"
    assert list(view["labels"]) == ["en", "fi", "sv"]
    assert view["labels"]["sv"].pop("own") == SAID["English"]
    assert all(label.startswith(MARK) for label in view["labels"]["sv"].values())
    assert all(text.keys() == {"en", "fi", "sv"} for text in view["trace"]["texts"])


def test_a_page(three: Copy) -> None:
    page = three.values("from stud_teach import as_page", "as_page(['two-deuces', 'quartered'], lang='sv')")
    assert '<html lang="sv">' in page
    for lang in ("en", "fi", "sv"):
        assert page.count(f'<div class="static in-{lang}">') == 2
        assert f'html:not([lang="{lang}"]) .in-{lang} {{ display: none; }}' in page


def test_the_command(three: Copy) -> None:
    assert three.says("replay", "two-deuces", "--lang", "sv").count(MARK) > 50
    assert three.says("--lang", "sv", "rank", "As2d3c4h5s").count(MARK) == 2
    assert MARK in three.says("rule", "odd-chip", "--lang=sv")
    assert MARK in three.says("compare", "odd-chip-by-suit", "--lang", "sv")
    assert three.says("scenarios", "--lang", "sv").count(MARK) > 3
    assert three.complains("rank", "As", "--lang", "sv")[1].startswith(f"stud-teach: {MARK}")
    assert "“--lang” is en, fi, sv or de, not 'xx'." in three.complains("rank", "As", "--lang", "xx")[1]


def test_a_language_that_is_not_compiled_is_told_so_when_it_is_asked_for(three: Copy) -> None:
    status, line = three.complains("rule", "odd-chip", "--lang", "de")
    assert status == 2
    assert line.startswith("stud-teach: The sentences of the language de are not compiled; `pybabel compile")
    told = three.values(
        "from stud_teach import use_language",
        "said = []",
        "try: use_language('de')",
        "except ValueError as error: said.append([type(error).__name__, str(error)])",
        "said[0]",
    )
    assert told[0] == "MissingCatalogue"
    assert told[1].startswith("The sentences of the language de are not compiled")


def test_errors_and_checked_guesses(three: Copy) -> None:
    told = three.values(
        "from stud_teach import BringIn, check, use_language, why, load",
        "use_language('sv')",
        "said = [str(check(3, BringIn('Ks 2d 2c Ac'))), str(BringIn('Ks 2d 2c Ac'))]",
        "try: BringIn('Ks Zx')",
        "except ValueError as error: said += [str(error), why(error, 'sv')]",
        "said",
    )
    assert len(told) == 4
    assert all(MARK in each for each in told)


@pytest.mark.parametrize(
    "made",
    [
        "table_svg('two-deuces', 12, lang='sv')",
        "str(glossary('sv'))",
        "rule_book('sv')._repr_html_()",
        "Gallery('odd-chip', lang='sv').as_html()",
        "repr(Compare('odd-chip-by-suit', 'room', 'casino', lang='sv'))",
        "str(sheet('odd-chip', seed=7, lang='sv'))",
        "repr(Ask('two-deuces', lang='sv'))",
        "Practice('bring-in', seed=1, count=2, lang='sv').as_html()",
        "Table(seed=1, lang='sv').deal().as_html()",
    ],
)
def test_whatever_else_is_read(three: Copy, made: str) -> None:
    assert MARK in json.dumps(three.values("from stud_teach import *", made), ensure_ascii=False)


def test_the_course(three: Copy) -> None:
    three.says("students", "out", "--lang", "sv")
    handed_out = {path.name for path in (three.root / "out").iterdir()}
    assert handed_out == {path.name for path in (three.root / "notebooks" / "sv").iterdir() if path.is_file()}
    folders = three.values(
        "from stud_teach.jupyter.coursework import course_folder",
        "[course_folder(lang) for lang in ('en', 'fi', 'sv')]",
    )
    assert folders == ["stud-course", "stud-kurssi", "stud-kurs"]
    assert "stud-course, or stud-kurssi, or stud-kurs" in " ".join(three.says("lab", "--help").split())
    status, line = three.complains("students", "other", "--lang", "fi")  # no such notebooks in this copy
    assert (status, "'fi'" in line) == (1, True)


def test_english_needs_no_catalogue(english: Copy) -> None:
    view = english.values("from stud_teach import Replay", "Replay('two-deuces').view_state()")
    assert list(view["labels"]) == ["en"]
    assert all(text.keys() == {"en"} for text in view["trace"]["texts"])
    page = english.values("from stud_teach import as_page", "as_page(['two-deuces', 'quartered'])")
    assert "in-fi" not in page
    told = english.says("replay", "two-deuces")
    assert (
        told
        == subprocess.run(
            [sys.executable, "-m", "stud_teach.cli", "replay", "two-deuces"],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            check=True,
        ).stdout
    )
    status, line = english.complains("replay", "two-deuces", "--lang", "fi")
    assert status == 2
    assert line.startswith("stud-teach: The sentences of the language fi are not compiled")
