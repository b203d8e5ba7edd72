"""The house itself: which module may import which, and what the repository holds."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "stud_teach"

# A module imports only modules that stand before it.
ORDER = """
    quoting messages cards ranking games events rules setup opening dealing betting pots refusals standing table
    building hand reasons trace asking parting comparison commands session live explain phh saving scenarios rulebook
    library search practice svg pages widgets reopening coursework lab cli
""".split()
NEEDS_MORE_THAN_PYTHON = {"widgets", "reopening", "lab", "cli"}

TOP_LEVEL = set(
    """
    pyproject.toml stud_teach notebooks widgets tests README.md ARCHITECTURE.md CHANGELOG.md LICENSE Makefile .ci
    .gitignore .gitattributes
    """.split()
)


def modules() -> list[Path]:
    """Return the package's sources, less its own __init__, which may import any of them (when asked)."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def concept(path: Path) -> str:
    """Return the module's name in ORDER: a subpackage counts as one."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted name of all that a module imports, also inside functions."""
    package = ("stud_teach", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            source = ".".join(filter(None, [base, node.module]))
            yield from (f"{source}.{alias.name}" for alias in node.names)


def tracked() -> list[str]:
    """Return the files that git knows, as paths from the top."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return listing.splitlines()


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    assert concept(path) in ORDER, "a new module: say in ORDER where it stands"
    own = ORDER.index(concept(path))
    ours = [name.split(".")[1] for name in imports(path) if name.startswith("stud_teach.")]
    wrong = [name for name in ours if name in ORDER and ORDER.index(name) > own]
    assert not wrong, f"{concept(path)} imports {wrong}, which may import it"


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if concept(path) not in NEEDS_MORE_THAN_PYTHON],
    ids=lambda path: path.relative_to(PACKAGE).as_posix(),
)
def test_the_engine_needs_nothing_but_python(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}
    assert roots <= set(sys.stdlib_module_names) | {"stud_teach"}


def test_importing_the_package_loads_no_widget_library() -> None:
    program = "import sys, stud_teach; print(*{'anywidget', 'ipywidgets', 'IPython', 'traitlets'} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert answer.stdout.strip() == ""


def test_the_top_level_holds_what_was_agreed() -> None:
    assert {name.split("/")[0] for name in tracked()} <= TOP_LEVEL


def test_no_made_file_is_tracked() -> None:
    made = re.compile(r"\.(mo|pyc|pot)$|^stud_teach/static/|(^|/)(node_modules|\.ipynb_checkpoints)/")
    assert not [name for name in tracked() if made.search(name)]


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads((ROOT / "widgets" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]


def test_no_file_names_a_folder_of_one_machine() -> None:
    folder = re.compile(rb"[\"'\s(=]/(work|root|home|Users)/\w")
    texts = [name for name in tracked() if Path(name).suffix not in {".png", ".svg"}]
    assert not [name for name in texts if folder.search((ROOT / name).read_bytes())]
