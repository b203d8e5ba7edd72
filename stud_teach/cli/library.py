"""`stud-teach scenarios`: the teaching hands."""

from __future__ import annotations

import argparse
from typing import Any

from stud_teach.cli.common import NOT_FOUND, OK, add_lang, as_json, complain
from stud_teach.saying.messages import Message, both


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    library = commands.add_parser("scenarios", help="list the teaching hands, or those that show some rules")
    library.add_argument("rules", nargs="*", metavar="ID", help="only hands that show this rule; several: all of them")
    add_lang(library, "titles and lessons")
    library.add_argument("--json", action="store_true", help="print JSON")
    library.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the name, title, lesson and rule ids of every scenario, or of those that show all the rules asked for."""
    from stud_teach.gallery.library import entries, in_order, rules_named
    from stud_teach.gallery.still import library_text

    wanted = rules_named(options.rules)
    found = entries(wanted)
    if not found:
        return complain(
            Message("No scenario shows {rules} together.", rules=both(sorted(wanted))), NOT_FOUND, options.lang
        )
    print(as_json(found) if options.json else library_text(in_order(found), options.lang))
    return OK
