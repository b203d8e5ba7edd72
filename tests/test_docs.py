"""The examples in README.md and in docstrings do what they say."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTED = [path for path in sorted((ROOT / "stud_teach").rglob("*.py")) if ">>> " in path.read_text("utf-8")]
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("path", DOCUMENTED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_docstrings(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    assert doctest.testmod(importlib.import_module(name), optionflags=OPTIONS).failed == 0


def test_readme() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=OPTIONS).failed == 0


def test_pictures_of_the_readme_are_there() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").split("![")[1:]
    pictures = [line.split("](")[1].split(")")[0] for line in lines]
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
