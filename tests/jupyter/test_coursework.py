"""The course on a learner's disk: what is brought, what stays, what is handed out."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from stud_teach.cli import main
from stud_teach.jupyter.coursework import (
    RECORD,
    Brought,
    OtherLanguage,
    copy_course,
    course,
    hand_out,
    without_solutions,
)
from tests.test_notebooks import code_cells, is_solution


def write(path: Path, *cells: str, output: str = "") -> None:
    """Write a notebook of code cells, each with the same output."""
    outputs = [nbformat.v4.new_output("stream", text=output)] if output else []
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell, outputs=outputs) for cell in cells])
    path.parent.mkdir(exist_ok=True)
    nbformat.write(notebook, path)


def sources(path: Path) -> list[str]:
    return [cell.source for cell in nbformat.read(path, as_version=4).cells]


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A course of two notebooks, in Finnish."""
    shelf = tmp_path / "fi"
    write(shelf / "01-first.ipynb", "import course")
    write(shelf / "02-second.ipynb", "import course")
    (shelf / "course.py").write_text("finnish = True\n")
    (shelf / "friday.phh").write_text('variant = "F7S"\n')
    return shelf


@pytest.fixture
def desk(shelf: Path, tmp_path: Path) -> Path:
    """A learner's copy of it."""
    copy_course(shelf, tmp_path / "desk")
    return tmp_path / "desk"


def test_brings_the_notebooks_and_what_they_need(shelf: Path, tmp_path: Path) -> None:
    desk = tmp_path / "a" / "desk"
    brought = copy_course(shelf, desk)
    assert [item.path.name for item in brought] == ["01-first.ipynb", "02-second.ipynb", "course.py", "friday.phh"]
    assert sorted(path.name for path in desk.iterdir() if path.name != RECORD) == [item.path.name for item in brought]
    assert (desk / "course.py").read_text() == "finnish = True\n"


def test_a_second_time_there_is_nothing_to_bring(shelf: Path, desk: Path) -> None:
    assert copy_course(shelf, desk) == []


def test_brings_a_notebook_that_the_course_has_got_since(shelf: Path, desk: Path) -> None:
    write(shelf / "03-third.ipynb", "import course")
    assert copy_course(shelf, desk) == [Brought(desk / "03-third.ipynb")]


def test_renews_what_nobody_changed(shelf: Path, desk: Path) -> None:
    write(shelf / "01-first.ipynb", "import course", "1")
    assert copy_course(shelf, desk) == [Brought(desk / "01-first.ipynb")]
    assert sources(desk / "01-first.ipynb") == ["import course", "1"]


def test_running_a_notebook_changes_nothing(shelf: Path, desk: Path) -> None:
    write(desk / "01-first.ipynb", "import course", output="shown by a run")
    assert copy_course(shelf, desk) == []
    assert "shown by a run" in (desk / "01-first.ipynb").read_text()


def test_what_the_learner_changed_stays(shelf: Path, desk: Path) -> None:
    write(desk / "01-first.ipynb", "guess = 3")
    before = (desk / "01-first.ipynb").read_bytes()
    assert copy_course(shelf, desk) == []
    assert (desk / "01-first.ipynb").read_bytes() == before


def test_a_newer_version_goes_beside_the_learners_own_and_only_once(shelf: Path, desk: Path) -> None:
    mine, beside = desk / "01-first.ipynb", desk / "01-first-new.ipynb"
    write(mine, "guess = 3")
    write(shelf / mine.name, "import course", "better")
    assert copy_course(shelf, desk) == [Brought(beside, kept=mine)]
    assert (sources(mine), sources(beside)) == (["guess = 3"], ["import course", "better"])
    assert copy_course(shelf, desk) == []
    write(shelf / mine.name, "import course", "still better")
    copy_course(shelf, desk)
    assert (sources(mine), sources(beside)) == (["guess = 3"], ["import course", "still better"])


def test_a_newer_version_that_the_learner_changed_stays_too(shelf: Path, desk: Path) -> None:
    write(desk / "01-first.ipynb", "guess = 3")
    write(shelf / "01-first.ipynb", "better")
    copy_course(shelf, desk)
    write(desk / "01-first-new.ipynb", "guess = 4")
    write(shelf / "01-first.ipynb", "still better")
    assert copy_course(shelf, desk) == []
    assert sources(desk / "01-first-new.ipynb") == ["guess = 4"]


@pytest.mark.parametrize("record", ["", "[]", '{"lang": "fi"}', '{"lang": "fi", "copied": 3}'])
def test_without_a_record_all_that_differs_counts_as_changed(record: str, shelf: Path, desk: Path) -> None:
    (desk / RECORD).write_text(record)
    write(desk / "01-first.ipynb", "guess = 3")
    copy_course(shelf, desk)
    assert sources(desk / "01-first.ipynb") == ["guess = 3"]


def test_a_file_that_is_no_notebook_any_more_stays(shelf: Path, desk: Path) -> None:
    (desk / "01-first.ipynb").write_text("my notes")
    write(shelf / "01-first.ipynb", "better")
    copy_course(shelf, desk)
    assert (desk / "01-first.ipynb").read_text() == "my notes"


def test_one_folder_holds_one_language(shelf: Path, desk: Path) -> None:
    english = shelf.parent / "en"
    write(english / "01-other.ipynb", "import course")
    with pytest.raises(OtherLanguage, match=r"holds the course in the language 'fi': name another folder for 'en'"):
        copy_course(english, desk)
    assert not (desk / "01-other.ipynb").exists()


@pytest.mark.parametrize("lang", ["en", "fi"])
def test_students_get_all_but_the_solutions(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["students", str(tmp_path / "out"), "--lang", lang]) == 0
    written = capsys.readouterr().out.splitlines()
    assert written == [str(tmp_path / "out" / path.name) for path in sorted(course(lang).glob("[a-z0-9]*.*"))]
    for path in (tmp_path / "out").glob("*.ipynb"):
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        original = nbformat.read(course(lang) / path.name, as_version=4)
        assert [cell.source for cell in notebook.cells] == [c.source for c in original.cells if not is_solution(c)]
        assert len(notebook.cells) < len(original.cells)
        counts = [cell.execution_count for cell in code_cells(path)]
        assert counts == list(range(1, len(counts) + 1))


def test_a_solution_is_what_bears_the_tag() -> None:
    cell = nbformat.v4.new_code_cell
    cells = [cell("guess = ..."), cell("guess = 3", metadata={"tags": ["solution"]}), cell("2", execution_count=3)]
    stripped = without_solutions(nbformat.v4.new_notebook(cells=cells))["cells"]
    assert [(kept["source"], kept["execution_count"]) for kept in stripped] == [("guess = ...", 1), ("2", 2)]


def test_a_learners_copy_is_not_overwritten_for_students(
    shelf: Path, desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (desk / "01-first.ipynb").read_bytes()
    with pytest.raises(FileExistsError, match="a learner’s copy"):
        hand_out(shelf, desk)
    assert main(["students", str(desk)]) == 1
    assert "a learner’s copy" in capsys.readouterr().err
    assert (desk / "01-first.ipynb").read_bytes() == before
    assert json.loads((desk / RECORD).read_text())["lang"] == "fi"
