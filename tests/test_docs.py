"""The examples in README.md and in docstrings do what they say."""

from __future__ import annotations

import doctest
import inspect
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import stud_teach
from stud_teach.cli import main
from stud_teach.jupyter import lab
from stud_teach.saying.messages import speak_by
from tests import play

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
FINDER = doctest.DocTestFinder()

# A user's names: all that the package gives, and what can be done to a hand.
PUBLIC: dict[str, Any] = {name: getattr(stud_teach, name) for name in stud_teach.__all__}
METHODS = {f"Hand.{name}": member for name, member in vars(stud_teach.Hand).items() if not name.startswith("_")}


def examples() -> Iterator[doctest.DocTest]:
    """Yield the docstrings with examples in the package; what the package gives is at hand, as in a notebook."""
    for path in sorted((ROOT / "stud_teach").rglob("*.py")):
        if ">>> " in path.read_text("utf-8"):
            module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
            yield from (found for found in FINDER.find(module, extraglobs=PUBLIC) if found.examples)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of the course to work in; afterwards the language is English again."""
    shutil.copy(ROOT / "notebooks" / "en" / "friday.phh", tmp_path)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    stud_teach.use_language("en")
    speak_by(None)


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.name)
@pytest.mark.usefixtures("desk")
def test_docstrings(example: doctest.DocTest) -> None:
    found: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(example, out=found.append)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", [*PUBLIC, *METHODS])
def test_every_public_name_has_an_example(name: str) -> None:
    documented = inspect.getdoc({**PUBLIC, **METHODS}[name])
    assert documented
    assert ">>> " in documented


# README and CONTRIBUTING: console blocks begin with a command, the others are Python


def blocks(text: str) -> list[list[str]]:
    """Return the indented blocks, without blank lines."""
    outside = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    found = re.findall(r"(?:^ {4} *\S.*\n)+", outside, flags=re.MULTILINE)
    return [[line[4:] for line in block.splitlines()] for block in found]


def is_console(block: list[str]) -> bool:
    return block[0].startswith(("make ", "stud-teach "))


CONSOLE = [line for block in blocks(README + CONTRIBUTING) if is_console(block) for line in block]
PYTHON = ["\n".join(block) for block in blocks(README) if not is_console(block)]


def test_readme_in_a_doctest() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=OPTIONS).failed == 0


@pytest.mark.parametrize("block", PYTHON)
@pytest.mark.usefixtures("desk")
def test_readme_in_a_notebook(block: str) -> None:
    names = {} if "import" in block else dict(PUBLIC)
    exec(compile(block, "README.md", "exec"), names)


def test_the_rule_test_that_contributors_read() -> None:
    (block,) = (block for block in blocks(CONTRIBUTING) if not is_console(block))
    names = {**vars(play), **PUBLIC}
    exec(compile("\n".join(block), "CONTRIBUTING.md", "exec"), names)
    for rules in play.SETS:
        names["test_a_completion_is_no_raise"](rules)


@pytest.mark.parametrize("line", CONSOLE)
def test_readme_in_a_console(line: str, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command, *words = shlex.split(re.split(r" {2,}| \[|#", line)[0])
    if command == "make":
        subprocess.run([command, "--dry-run", *words], cwd=ROOT, check=True, capture_output=True)
        return
    shutil.copytree(ROOT / "notebooks" / "en", desk / "stud-course")
    started: list[tuple[Any, ...]] = []

    def start(*arguments: Any) -> int:
        started.append(arguments)
        return 0

    monkeypatch.setattr(lab, "_become", start)
    monkeypatch.setattr(sys, "argv", [command])
    assert main(words) == 0
    assert bool(started) == (words[0] == "lab")


def test_readme_is_read_whole() -> None:
    assert len(PYTHON) >= 5
    assert len(CONSOLE) >= 12
    assert set(re.findall(r"^```(\w*)", README, flags=re.MULTILINE)) <= {"python", ""}  # a doctest, and its end


def test_pictures_of_the_readme_are_there() -> None:
    lines = README.split("![")[1:]
    pictures = [line.split("](")[1].split(")")[0] for line in lines]
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
