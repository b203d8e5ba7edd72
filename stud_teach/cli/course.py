"""`stud-teach lab`: the course in JupyterLab; `stud-teach students`: the course to hand out, without solutions."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stud_teach.cli.common import OK, add_lang
from stud_teach.jupyter.coursework import course, course_folder, hand_out
from stud_teach.telling.catalogue import languages

OWN = ("--lang", "--no-browser", "--help", "-h")  # options of `lab` that are no options of JupyterLab


def parted(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the arguments that are ours, and those that are JupyterLab's.

    JupyterLab's are the options that we do not have, each with the word after it, unless its value is in it, and all
    that comes after --.
    """
    at = list(arguments).index("--") if "--" in arguments else len(arguments)
    ours: list[str] = []
    jupyters: list[str] = []
    now = ours
    for word in arguments[:at]:
        name, sign, _ = word.partition("=")
        is_option = len(name) > 1 and name.startswith("-")
        if is_option:
            now = ours if any(own.startswith(name) for own in OWN) else jupyters
        now.append(word)
        if sign or not is_option:
            now = ours
    return ours, [*jupyters, *arguments[at + 1 :]]


def add(commands: Any) -> None:
    """Add the commands to the parser's commands."""
    lab = commands.add_parser(
        "lab",
        help="copy the course to a folder and open it in JupyterLab",
        epilog="Other options, each with the word after it, go to jupyter lab, and so does all that comes after --; "
        "DIR comes first.",
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
