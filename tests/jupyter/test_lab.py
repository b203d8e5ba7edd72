"""`stud-teach lab`: the command that it becomes, and what JupyterLab makes of our defaults."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from traitlets import import_item

from stud_teach.cli import main
from stud_teach.jupyter.coursework import Brought, copy_course, course
from stud_teach.jupyter.lab import DEFAULTS, command, environment, told, trust
from stud_teach.jupyter.reopening import Contents

# What JupyterLab's server hands to the page as its settings' defaults.
ASK = """
import json, sys
from jupyterlab_server.settings_utils import _get_overrides
print(json.dumps(_get_overrides(sys.argv[1])[0]))
"""


def test_opens_the_first_notebook_one_document_at_a_time(tmp_path: Path) -> None:
    words = command(tmp_path / "desk", "01-eka.ipynb")
    assert "--LabApp.default_url=/doc/tree/01-eka.ipynb" in words
    assert f"--ServerApp.root_dir={tmp_path / 'desk'}" in words


def test_a_notebook_opened_again_comes_by_our_way_to_files(tmp_path: Path) -> None:
    pytest.importorskip("jupyter_server")
    option = next(word for word in command(tmp_path, "01.ipynb") if "contents_manager_class" in word)
    assert import_item(option.partition("=")[2]) is Contents


def test_what_is_open_is_remembered_in_the_learners_folder(tmp_path: Path) -> None:
    folder = next(word for word in command(tmp_path, "01.ipynb") if word.startswith("--LabApp.workspaces_dir="))
    assert Path(folder.partition("=")[2]).parent == tmp_path
    assert Path(folder.partition("=")[2]).name.startswith(".")


def test_jupyterlab_takes_our_defaults_and_asks_nothing_about_news(tmp_path: Path) -> None:
    env = environment({**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path / "config")})
    answer = subprocess.run([sys.executable, "-c", ASK, str(tmp_path)], env=env, capture_output=True, check=True)
    notification = json.loads(answer.stdout)["@jupyterlab/apputils-extension:notification"]
    assert notification == {"fetchNews": "false", "checkForUpdates": False}


def test_the_users_own_folders_of_settings_still_count() -> None:
    assert environment({"JUPYTER_CONFIG_PATH": "mine"})["JUPYTER_CONFIG_PATH"] == f"{DEFAULTS}{os.pathsep}mine"
    assert "JUPYTERLAB_SETTINGS_DIR" not in environment({})


def test_the_course_is_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat, sign = pytest.importorskip("nbformat"), pytest.importorskip("nbformat.sign")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    brought = copy_course(course("fi"), tmp_path / "desk")
    first = nbformat.read(brought[0].path, as_version=4)
    assert not sign.NotebookNotary().check_signature(first)
    trust(each.path for each in brought)
    assert sign.NotebookNotary().check_signature(first)


def test_tells_what_was_brought_and_what_stays() -> None:
    new, mine = Path("desk/01-first-new.ipynb"), Path("desk/01-first.ipynb")
    assert told(Brought(mine)) == "new in desk: 01-first.ipynb"
    assert (
        told(Brought(new, kept=mine))
        == "01-first.ipynb has your changes and stays as it is; the course's new version: 01-first-new.ipynb"
    )
    assert told(Brought(mine), "fi") == "uutta kansiossa desk: 01-first.ipynb"
    assert (
        told(Brought(new, kept=mine), "fi")
        == "01-first.ipynb jää ennalleen, koska olet muuttanut sitä; kurssin uusi versio on 01-first-new.ipynb"
    )


def test_another_language_in_the_same_folder_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jupyterlab")
    copy_course(course("fi"), tmp_path)
    assert main(["lab", str(tmp_path), "--no-browser"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


LINES = [  # what is typed, the folder, the language, what JupyterLab gets
    ("", None, "en", []),
    ("desk", "desk", "en", []),
    ("9000", "9000", "en", []),
    ("--port 9000", None, "en", ["--port", "9000"]),
    ("--port=9000", None, "en", ["--port=9000"]),
    ("desk --port 9000", "desk", "en", ["--port", "9000"]),
    ("--port 9000 desk", "desk", "en", ["--port", "9000"]),
    ("--port=9000 desk", "desk", "en", ["--port=9000"]),
    ("--port 9000 --ip 0.0.0.0", None, "en", ["--port", "9000", "--ip", "0.0.0.0"]),
    ("--ip 0.0.0.0 --lang fi --port 9000", None, "fi", ["--ip", "0.0.0.0", "--port", "9000"]),
    ("--lang fi desk --port 9000", "desk", "fi", ["--port", "9000"]),
    ("--lang=fi --port 9000", None, "fi", ["--port", "9000"]),
    ("--no-browser --port 9000", None, "en", ["--no-browser", "--port", "9000"]),
    ("--port 9000 --no-browser desk", "desk", "en", ["--no-browser", "--port", "9000"]),
    ("--debug", None, "en", ["--debug"]),
    ("--debug --port 9000", None, "en", ["--debug", "--port", "9000"]),
    ("--debug --lang fi", None, "fi", ["--debug"]),
    ("-y", None, "en", ["-y"]),
    ("--ServerApp.token=x=y desk", "desk", "en", ["--ServerApp.token=x=y"]),
    ("--ServerApp.port 9000", None, "en", ["--ServerApp.port", "9000"]),
    ("--log-level 10", None, "en", ["--log-level", "10"]),
    ("desk -- --port 9000", "desk", "en", ["--port", "9000"]),
    ("-- --port 9000", None, "en", ["--port", "9000"]),
    ("-- desk", None, "en", ["desk"]),
    ("desk --port 9000 -- --lang x", "desk", "en", ["--port", "9000", "--lang", "x"]),
    ("--port -- 9000", None, "en", ["--port", "9000"]),
]


def opening(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Let nothing be opened; return the list that takes up what would be."""
    opened: list[object] = []

    def open_lab(*given: object) -> int:
        opened.append(given)
        return 0

    monkeypatch.setattr("stud_teach.jupyter.lab.open_lab", open_lab)
    return opened


@pytest.mark.parametrize(("line", "folder", "lang", "jupyters"), LINES, ids=[line or "-" for line, *_ in LINES])
def test_options_that_are_not_ours_go_to_jupyterlab_with_their_values(
    line: str, folder: str | None, lang: str, jupyters: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = opening(monkeypatch)
    assert main(["lab", *line.split()]) == 0
    assert opened == [(folder, lang, jupyters)]


@pytest.mark.parametrize("line", ["desk chair", "desk --port 9000 chair", "--lang sv", "--lang", "--no-browser=1"])
def test_what_lab_does_not_take_opens_nothing(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = opening(monkeypatch)
    assert main(["lab", *line.split()]) == 2
    assert not opened
    assert capsys.readouterr().err.count("\n") == 1
