"""What every stored notebook must be; `make notebooks` runs them and compares their outputs."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

COURSE = Path(__file__).parents[1] / "notebooks"
NOTEBOOKS = sorted(path for path in COURSE.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
WIDGET = "application/vnd.jupyter.widget-view+json"

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.relative_to(COURSE).as_posix())


def read(path: Path) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def code_cells(path: Path) -> list[nbformat.NotebookNode]:
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


def test_the_first_notebook_is_there() -> None:
    assert COURSE / "en" / "01-your-first-hand.ipynb" in NOTEBOOKS


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
    outputs = [output for cell in code_cells(path) for output in cell.outputs]
    assert outputs, "run it and store its outputs"
    assert not [output for output in outputs if output.output_type == "error"]
    bundles = [output.data for output in outputs if "data" in output]
    assert all("text/html" in data for data in bundles if WIDGET in data)


@each_notebook
def test_names_no_folder_of_one_machine(path: Path) -> None:
    found = re.search(r"[\"'\s(=](/(work|root|home|Users|tmp)/\w+|[A-Z]:\\\\\w+)", path.read_text("utf-8"))
    assert found is None
