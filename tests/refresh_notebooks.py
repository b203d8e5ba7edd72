"""Run every notebook and store its outputs, without widget state: after a text or a picture has changed.

Usage: python tests/refresh_notebooks.py [NOTEBOOK ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

COURSE = Path(__file__).parents[1] / "notebooks"
# Without a kernel JupyterLab would say that there is no such widget; so the static form is what is stored.
WIDGET = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def refresh(path: Path) -> None:
    """Run the notebook at `path` and write it back."""
    notebook = nbformat.read(path, as_version=4)
    here = {"metadata": {"path": str(path.parent)}}  # where the kernel finds course.py
    NotebookClient(notebook, timeout=120, kernel_name="python3", store_widget_state=False, resources=here).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET, None)
            output.get("metadata", {}).pop(WIDGET, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(map(str, COURSE.rglob("[0-9]*.ipynb"))):
        refresh(Path(name))
        print(name)
