"""What every stored notebook must be, and that its solutions are right; `make notebooks` runs and compares outputs."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import chdir
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest

from stud_teach import use_language

COURSE = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(path for path in COURSE.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
WIDGET = "application/vnd.jupyter.widget-view+json"
NUMBERS = [*range(1, 14), *range(20, 23)]  # 20 and on are for instructors
FOLDED = {"source_hidden": True, "outputs_hidden": True}

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.relative_to(COURSE).as_posix())
each_number = pytest.mark.parametrize("number", NUMBERS)


def read(path: Path) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def code_cells(path: Path) -> list[nbformat.NotebookNode]:
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


def number_of(path: Path) -> int:
    return int(path.name[:2])


def is_solution(cell: nbformat.NotebookNode) -> bool:
    return "solution" in cell.metadata.get("tags", ())


def is_exercise(cell: nbformat.NotebookNode) -> bool:
    return cell.cell_type == "code" and _is_open(ast.parse(cell.source))


def _is_open(code: ast.AST) -> bool:
    """Tell whether there is a place for an answer: `...`."""
    return any(isinstance(node, ast.Constant) and node.value is ... for node in ast.walk(code))


def headings(path: Path) -> list[list[str]]:
    """Return the headings' marks, cell by cell: what both languages share."""
    return [re.findall(r"^#+(?= )", cell.source, re.MULTILINE) for cell in read(path).cells if "outputs" not in cell]


def results(path: Path) -> Iterator[tuple[nbformat.NotebookNode, Any]]:
    """Run a notebook's code cells in this process; yield each with the value that it shows."""
    sys.path.insert(0, str(path.parent))
    names: dict[str, Any] = {}
    try:
        for cell in code_cells(path):
            with chdir(path.parent):  # where a notebook finds the files that it reads
                shown = _run(cell.source, names)
            yield cell, shown
    finally:
        sys.path.remove(str(path.parent))
        sys.modules.pop("course", None)
        use_language("en")


def _run(source: str, names: dict[str, Any]) -> Any:
    body = ast.parse(source).body
    shown = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
    return eval(compile(ast.Expression(shown.value), "<cell>", "eval"), names) if isinstance(shown, ast.Expr) else None


@each_number
@pytest.mark.parametrize("lang", ["en", "fi"])
def test_the_course_is_complete(lang: str, number: int) -> None:
    names = [path.name for path in NOTEBOOKS if path.parent.name == lang and number_of(path) == number]
    assert len(names) == 1
    assert re.fullmatch(r"\d\d(-[a-z0-9]+)+\.ipynb", names[0])


@each_number
def test_both_languages_run_the_same_code(number: int) -> None:
    english, finnish = (path for path in NOTEBOOKS if number_of(path) == number)
    assert [c.source for c in code_cells(english)] == [c.source for c in code_cells(finnish)]
    assert [c.metadata for c in code_cells(english)] == [c.metadata for c in code_cells(finnish)]
    assert [c.cell_type for c in read(english).cells] == [c.cell_type for c in read(finnish).cells]
    assert headings(english) == headings(finnish)


@each_notebook
def test_speaks_its_folders_language(path: Path) -> None:
    """A set-up of one or two cells gets the language from course.py; no cell names one."""
    assert code_cells(path)[0].source.startswith("import course\n")
    imports = [c for c in code_cells(path) if isinstance(ast.parse(c.source).body[0], ast.Import | ast.ImportFrom)]
    assert 1 <= len(imports) <= 2
    assert "lang" not in "".join(cell.source for cell in code_cells(path))


@each_notebook
def test_has_one_title_and_sections_below_it(path: Path) -> None:
    marks = [mark for cell in headings(path) for mark in cell]
    assert read(path).cells[0].source.startswith("# ")
    assert marks.count("#") == 1
    assert marks.count("##") >= 3


@each_notebook
def test_code_cells_are_short(path: Path) -> None:
    assert [c.source for c in code_cells(path) if len(c.source.strip().splitlines()) > 6] == []


@each_notebook
def test_every_exercise_is_checked_and_has_a_folded_solution(path: Path) -> None:
    cells = read(path).cells
    exercises = [at for at, cell in enumerate(cells) if is_exercise(cell)]
    assert len(exercises) >= (3 if number_of(path) < 20 else 1)
    for at in exercises:
        exercise, line, solution = cells[at : at + 3]
        assert (line.cell_type, solution.cell_type) == ("markdown", "code")
        assert is_solution(line)
        assert is_solution(solution)
        assert solution.metadata.jupyter == FOLDED
        assert solution.source.startswith("# ✓\n"), "JupyterLab shows the first line of a folded cell"
        asked, given = ast.parse(exercise.source).body, ast.parse(solution.source).body
        kept = {ast.dump(statement) for statement in asked if not _is_open(statement)}
        assert kept <= {ast.dump(statement) for statement in given}
        assert ast.unparse(given[-1]).startswith("check(")
    assert sum(map(is_solution, cells)) == 2 * len(exercises)


@each_notebook
def test_solutions_are_right_and_exercises_give_nothing_away(path: Path) -> None:
    for (exercise, before), (solution, after) in pairwise(results(path)):
        if is_solution(solution):
            assert before.right is None, exercise.source
            assert after.right is True, solution.source


@each_notebook
def test_links_lead_to_notebooks_that_are_there(path: Path) -> None:
    linked = re.findall(r"\]\(([^)#]+\.ipynb)\)", "".join(cell.source for cell in read(path).cells))
    assert [name for name in linked if not (path.parent / name).is_file()] == []


@each_notebook
def test_follows_the_format(path: Path) -> None:
    nbformat.validate(read(path))


@each_notebook
def test_names_its_kernel(path: Path) -> None:
    """Without a kernelspec JupyterLab asks for one in a dialog."""
    assert read(path).metadata.kernelspec.name == "python3"


@each_notebook
def test_stores_no_widget_state(path: Path) -> None:
    """With it, nbconvert picks the widget, which needs a server elsewhere, and shows nothing offline."""
    assert "widgets" not in read(path).metadata


@each_notebook
def test_was_run_from_top_to_bottom(path: Path) -> None:
    counts = [cell.execution_count for cell in code_cells(path)]
    assert counts == list(range(1, len(counts) + 1))


@each_notebook
def test_stores_outputs_that_need_no_kernel(path: Path) -> None:
    shows = [cell for cell in code_cells(path) if isinstance(ast.parse(cell.source).body[-1], ast.Expr)]
    assert all(cell.outputs for cell in shows), "run it and store its outputs"
    outputs = [output for cell in code_cells(path) for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error"]
    bundles = [output.data for output in outputs if "data" in output]
    assert not [data for data in bundles if WIDGET in data]  # without a kernel it would hide the static form


@each_notebook
def test_names_no_folder_of_one_machine(path: Path) -> None:
    found = re.search(r"[\"'\s(=](/(work|root|home|Users|tmp)/\w+|[A-Z]:\\\\\w+)", path.read_text("utf-8"))
    assert found is None
