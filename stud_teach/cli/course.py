"""`stud-teach lab`: the course in JupyterLab."""

from __future__ import annotations

import argparse
from typing import Any

from stud_teach.cli.common import add_lang


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    lab = commands.add_parser(
        "lab",
        help="copy the course to a folder and open it in JupyterLab",
        epilog="Other options, and all that comes after --, go to jupyter lab.",
    )
    lab.add_argument("folder", nargs="?", default="stud-course", metavar="DIR", help="where to (default: stud-course)")
    add_lang(lab, "the course")
    lab.add_argument("--no-browser", action="store_true", help="start the server only, and print its address")
    lab.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Copy the course where it is not there yet, and run JupyterLab on it."""
    from stud_teach.lab import open_lab

    extra = [*(["--no-browser"] if options.no_browser else []), *options.jupyter]
    return open_lab(options.folder, options.lang, extra)
