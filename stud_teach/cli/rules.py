"""`stud-teach rule`: the rule book."""

from __future__ import annotations

import argparse
from typing import Any

from stud_teach.cli.common import OK, add_lang, as_json


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    rules = commands.add_parser("rule", help="a rule: where it comes from, and how each rule set has it")
    rules.add_argument(
        "rule", nargs="?", metavar="ID", help="the rule's id, or a setting's; without it, all by chapter"
    )
    add_lang(rules, "the rule")
    rules.add_argument("--json", action="store_true", help="print JSON")
    rules.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a rule's entry, or the ids and titles of all."""
    from stud_teach.book.rulebook import rule, rule_book

    if options.rule is None:
        book = rule_book(options.lang)
        print(as_json([each.entry for each in book]) if options.json else book)
        return OK
    found = rule(options.rule, options.lang)
    print(as_json(found.entry) if options.json else found)
    return OK
