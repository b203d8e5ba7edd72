"""`stud-teach scenarios`: the teaching hands."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from stud_teach import scenarios
from stud_teach.cli.common import NOT_FOUND, OK, UsageError, add_lang, complain
from stud_teach.rules import RULE_IDS


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    library = commands.add_parser("scenarios", help="list the teaching hands, or those that show some rules")
    library.add_argument("rules", nargs="*", metavar="ID", help="only hands that show this rule; several: all of them")
    add_lang(library, "titles and lessons")
    library.add_argument("--json", action="store_true", help="print JSON")
    library.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the name, title, lesson and rule ids of every scenario, or of those that show all the rules asked for."""
    wanted = _rules(options.rules)
    entries = [entry for entry in map(_entry, scenarios.names()) if wanted <= set(entry["rules"])]
    if not entries:
        return complain(f"no scenario shows {' and '.join(sorted(wanted))} together", NOT_FOUND)
    print(json.dumps(entries, ensure_ascii=False) if options.json else "\n".join(_lines(entries, options.lang)))
    return OK


def _rules(asked: Iterable[str]) -> set[str]:
    """Return the ids asked for, a setting's name being its rule's; raises UsageError for what is neither."""
    from stud_teach.rulebook import OUTSIDE, UnknownRule, rule

    try:
        found = {rule(each).id for each in asked}
    except UnknownRule as error:
        raise UsageError(error) from None
    if OUTSIDE in found:
        raise UsageError(f"{OUTSIDE}: what the rules leave out, no scenario shows")
    return found


def _entry(name: str) -> dict[str, Any]:
    from stud_teach.explain.rulebook import chapter_of

    lesson = scenarios.scenario(name).lesson
    return {
        "name": name,
        "title": dict(lesson.title),
        "lesson": dict(lesson.lesson),
        "rules": list(lesson.shows),
        "chapter": chapter_of(lesson.shows[0]),
    }


def _lines(entries: Iterable[dict[str, Any]], lang: str) -> Iterator[str]:
    """Yield the library to read: by chapter, and in it in the order of the rule that each scenario shows first."""
    from stud_teach.explain.static_text import wrapped

    in_order = sorted(entries, key=lambda entry: (RULE_IDS.index(entry["rules"][0]), entry["name"]))
    for chapter, group in groupby(in_order, key=lambda entry: entry["chapter"][lang]):
        yield from (chapter, "=" * len(chapter), "")
        for entry in group:
            yield f"{entry['name']}: {entry['title'][lang]}"
            yield from wrapped(entry["lesson"][lang], "    ")
            yield from (f"    [{', '.join(entry['rules'])}]", "")
