"""The house itself: which module may import which, and what the repository holds."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "stud_teach"

# A room imports only from rooms that stand before it.
ORDER = """
    saying cards games engine trace files scenarios telling pictures views book still comparing gallery asking search
    live practice pages widgets jupyter cli
""".split()
NEEDS_MORE_THAN_PYTHON = {"widgets", "jupyter", "cli"}

TOP_LEVEL = set(
    """
    pyproject.toml stud_teach notebooks widgets tests README.md ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md LICENSE
    Makefile .ci .gitignore .gitattributes
    """.split()
)


def modules() -> list[Path]:
    """Return the package's sources, less its own __init__, which may import any of them (when asked)."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def room(path: Path) -> str:
    """Return the name of the folder in the package that holds a module."""
    return path.relative_to(PACKAGE).parts[0]


def dotted(path: Path) -> str:
    """Return a module's full name."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


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
    assert room(path) in ORDER, "a new room: say in ORDER where it stands"
    own = ORDER.index(room(path))
    rooms = [name.split(".")[1] for name in imports(path) if name.startswith("stud_teach.")]
    wrong = [name for name in rooms if name in ORDER and ORDER.index(name) > own]
    assert not wrong, f"{room(path)} imports {wrong}, which may import it"


def needed(path: Path, known: Collection[str]) -> set[str]:
    """Return the modules of the package that one imports: `from a.b import c` names the module a.b.c, if it is one."""
    found = {name if name in known else name.rpartition(".")[0] for name in imports(path)}
    return found & set(known) - {dotted(path)}


def test_no_two_modules_import_each_other() -> None:
    known = {dotted(path): path for path in modules()}
    order = TopologicalSorter({name: needed(path, known) for name, path in known.items()})
    assert len(list(order.static_order())) == len(known)  # CycleError names a circle


def test_the_engine_knows_no_language() -> None:
    below = [path for path in modules() if ORDER.index(room(path)) <= ORDER.index("trace")]
    assert not [name for path in below for name in imports(path) if name.split(".")[0] in {"gettext", "babel"}]


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if room(path) not in NEEDS_MORE_THAN_PYTHON],
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
