"""The course in JupyterLab: copy the notebooks to a folder, never over a learner's changes, and open the first."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent
RECORD = ".stud-teach.json"  # what was copied, by digest, so that a later version can replace what nobody has changed

# JupyterLab asks the net for news, newer versions and extensions unless told not to.
OFFLINE = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)


def course(lang: str) -> Path:
    """Return the folder of the course in `lang`: in the package, or beside it in a checkout.

    Raises FileNotFoundError when there is none.
    """
    for root in (PACKAGE, PACKAGE.parent):
        folder = root / "notebooks" / lang
        if any(folder.glob("*.ipynb")):
            return folder
    raise FileNotFoundError(f"no notebooks in the language {lang!r} are installed")


def copy_course(source: Path, target: Path) -> list[Path]:
    """Copy new and renewed notebooks from `source` to `target`; a notebook that the learner changed stays as it is.

    Returns the notebooks that were written.
    """
    target.mkdir(parents=True, exist_ok=True)
    record_file = target / RECORD
    record: dict[str, str] = _read_record(record_file)
    written = []
    for notebook in sorted(source.glob("*.ipynb")):
        data, place = notebook.read_bytes(), target / notebook.name
        untouched = not place.exists() or _digest(place.read_bytes()) == record.get(notebook.name)
        if untouched and (not place.exists() or place.read_bytes() != data):
            place.write_bytes(data)
            written.append(place)
        if untouched:
            record[notebook.name] = _digest(data)
    record_file.write_text(json.dumps(record, indent=1), "utf-8")
    return written


def _read_record(path: Path) -> dict[str, str]:
    try:
        record = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):  # none yet, or spoilt: then every notebook that is there counts as changed
        return {}
    return record if isinstance(record, dict) else {}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def open_lab(folder: str, lang: str, extra: Sequence[str]) -> int:
    """Copy the course in `lang` to `folder` and run JupyterLab on its first notebook; return Jupyter's exit status.

    Raises FileNotFoundError when JupyterLab or the notebooks are not installed.
    """
    if find_spec("jupyterlab") is None:
        raise FileNotFoundError('JupyterLab is not installed; pip install "stud-teach[lab]" brings it')
    target = Path(folder)
    for notebook in copy_course(course(lang), target):
        print(f"new in {target}: {notebook.name}", flush=True)
    command = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={target.resolve()}"]
    page = f"--LabApp.default_url=/lab/tree/{min(target.glob('*.ipynb')).name}"
    return _become([*command, page, *OFFLINE, *_as_root(), *extra])


def _as_root() -> list[str]:
    """Return what JupyterLab wants to hear from root, who is the only user in many containers."""
    return ["--allow-root"] if os.name == "posix" and os.geteuid() == 0 else []


def _become(command: list[str]) -> int:
    """Run `command` in this process's place, so that Ctrl-C reaches it alone; where that cannot be, wait for it."""
    environment = {**os.environ, "JUPYTER_PREFER_ENV_PATH": "1"}
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)
