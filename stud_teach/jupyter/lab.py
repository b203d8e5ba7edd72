"""The course in JupyterLab: copied to a folder, opened at the first notebook, in a calm layout and without the net."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from stud_teach.jupyter.coursework import Brought, copy_course, course, course_folder, files
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import worded

WORKSPACES = ".stud-teach-layout"  # in the learner's folder: what is open there is nobody else's matter
# Defaults of JupyterLab's settings that come before its own and after the user's: no question about news.
DEFAULTS = Path(__file__).parent
# JupyterLab asks the net for news, newer versions and extensions unless told not to.
OFFLINE = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)
# A notebook that is opened again shows pictures where the views' kernel is gone.
REOPENING = "--ServerApp.contents_manager_class=stud_teach.jupyter.reopening.Contents"


def open_lab(folder: str | None, lang: str, extra: Sequence[str]) -> int:
    """Copy the course in `lang` to `folder` and run JupyterLab on its first notebook; return Jupyter's exit status.

    `extra` goes to JupyterLab. Raises FileNotFoundError when JupyterLab or the notebooks are not installed,
    OtherLanguage when the folder holds the course in another language.
    """
    if find_spec("jupyterlab") is None:
        raise FileNotFoundError(
            Message("JupyterLab is not installed; {command} brings it.", command='pip install "stud-teach[lab]"')
        )
    source, target = course(lang), Path(folder or course_folder(lang))
    new = copy_course(source, target)
    trust(brought.path for brought in new)
    for brought in new:
        print(told(brought, lang), flush=True)
    first = next(path.name for path in files(source) if path.suffix == ".ipynb")
    return _become([*command(target, first), *extra], environment(os.environ))


def trust(paths: Iterable[Path]) -> None:
    """Have Jupyter trust the notebooks among `paths`, as if the learner had run them all.

    A notebook that it does not trust as a whole loses its live views, also those of cells that were run, when its page
    is loaded anew.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()  # type: ignore[no-untyped-call]
    for path in paths:
        if path.suffix == ".ipynb":
            notary.sign(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]


def told(brought: Brought, lang: str = "en") -> str:
    """Return a line about a file that was brought."""
    name = brought.path.name
    if brought.kept is None:
        return worded(Message("new in {folder}: {name}", folder=str(brought.path.parent), name=name))[lang]
    kept = brought.kept.name
    line = Message("{kept} has your changes and stays as it is; the course's new version: {name}", kept=kept, name=name)
    return worded(line)[lang]


def command(target: Path, first: str) -> list[str]:
    """Return the command that serves the folder `target` and opens its notebook `first`, one document at a time."""
    root = target.resolve()
    return [
        *(sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={root}"),
        *(f"--LabApp.default_url=/doc/tree/{first}", f"--LabApp.workspaces_dir={root / WORKSPACES}"),
        *OFFLINE,
        REOPENING,
        *_as_root(),
    ]


def environment(present: Mapping[str, str]) -> dict[str, str]:
    """Return `present` with our defaults for JupyterLab's settings among those it looks up."""
    config = [str(DEFAULTS), *filter(None, [present.get("JUPYTER_CONFIG_PATH")])]
    return {**present, "JUPYTER_PREFER_ENV_PATH": "1", "JUPYTER_CONFIG_PATH": os.pathsep.join(config)}


def _as_root() -> list[str]:
    """Return what JupyterLab wants to hear from root, who is the only user in many containers."""
    return ["--allow-root"] if os.name == "posix" and os.geteuid() == 0 else []


def _become(command: list[str], environment: dict[str, str]) -> int:
    """Run `command` in this process's place, so that Ctrl-C reaches it alone; where that cannot be, wait for it."""
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.call(command, env=environment)
