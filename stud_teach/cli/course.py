"""`stud-teach lab`: the course in JupyterLab; `stud-teach students`: the course to hand out, without solutions."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from stud_teach.cli.common import OK, add_lang
from stud_teach.jupyter.coursework import course, course_folder, hand_out
from stud_teach.telling.catalogue import languages


def add(commands: Any) -> None:
    """Add the commands to the parser's commands."""
    lab = commands.add_parser(
        "lab",
        help="copy the course to a folder and open it in JupyterLab",
        epilog="Other options, and all that comes after --, go to jupyter lab.",
    )
    usual = ", or ".join(map(course_folder, languages()))
    lab.add_argument("folder", nargs="?", metavar="DIR", help=f"where to (default: {usual})")
    add_lang(lab, "the course")
    lab.add_argument("--no-browser", action="store_true", help="start the server only, and print its address")
    lab.set_defaults(run=run)
    students = commands.add_parser("students", help="write the course without its solutions to a folder, to hand out")
    students.add_argument("folder", metavar="DIR", help="where to; what is there is overwritten")
    add_lang(students, "the course")
    students.set_defaults(run=run_students)


def run(options: argparse.Namespace) -> int:
    """Copy the course where it is not there yet, and run JupyterLab on it."""
    from stud_teach.jupyter.lab import open_lab

    extra = [*(["--no-browser"] if options.no_browser else []), *options.jupyter]
    return open_lab(options.folder, options.lang, extra)


def run_students(options: argparse.Namespace) -> int:
    """Write the course without its solutions."""
    for path in hand_out(course(options.lang), Path(options.folder)):
        print(path)
    return OK
