"""The build hook: bundle widgets/ into stud_teach/static/, compile the message catalogues, pack the notebooks.

A bundle that is not older than its sources is kept (an sdist carries one, so that no node is needed there). Without
npm on PATH, node comes from PyPI into the isolated build environment. As a script it does the same in place:
`python widgets/hatch_build.py`.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import npm  # noqa: E402  (the folder is no package: hatchling loads this file by its path)

PACKAGE = HERE.parent / "stud_teach"
BUNDLE = PACKAGE / "static" / "stud_teach.js"
LOCALE = PACKAGE / "telling" / "locale"
NOTEBOOKS = HERE.parent / "notebooks"


def digest() -> str:
    """Return the last line of a bundle of the present sources; line ends do not count."""
    total = hashlib.sha256()
    for path in sorted([*(HERE / "src").rglob("*"), HERE / "package-lock.json", HERE / "build.mjs"]):
        if path.is_file():
            total.update(path.relative_to(HERE).as_posix().encode())
            total.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return "// src-sha256: " + total.hexdigest()


def is_fresh() -> bool:
    """Tell whether the bundle was made from the present sources."""
    return BUNDLE.is_file() and BUNDLE.read_text("utf-8").rstrip().endswith(digest())


def bundle() -> None:
    """Make the bundle anew, unless it is fresh."""
    if is_fresh():
        return
    if npm.install() or npm.run("run", "build", STUD_DIGEST=digest()):
        raise SystemExit("the bundle could not be built: npm's messages above say why")


def compile_catalogues() -> None:
    """Write the .mo file beside each .po file."""
    for source in LOCALE.glob("*/LC_MESSAGES/*.po"):
        with source.open("rb") as po, source.with_suffix(".mo").open("wb") as mo:
            write_mo(mo, read_po(po, locale=source.parent.parent.name))


def notebooks() -> dict[str, str]:
    """Return where each file of the course goes in the wheel, less what Jupyter and Python leave there."""
    files = [path for kind in ("*.ipynb", "*.py", "*.phh") for path in sorted(NOTEBOOKS.glob(f"*/{kind}"))]
    return {str(path): f"stud_teach/notebooks/{path.relative_to(NOTEBOOKS).as_posix()}" for path in files}


class Hook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides the requirements of pyproject.toml."""
        return [] if is_fresh() or npm.installed() else [npm.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what git does not hold; an ordinary wheel takes the notebooks, an editable one finds them beside it."""
        bundle()
        compile_catalogues()
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(notebooks())


if __name__ == "__main__":
    bundle()
    compile_catalogues()
