"""`stud-teach scenarios`: the teaching hands."""

from __future__ import annotations

import argparse
import json
from typing import Any

from stud_teach import scenarios
from stud_teach.cli.common import OK, add_lang


def add(commands: Any) -> None:
    """Add the command to the parser's commands."""
    library = commands.add_parser("scenarios", help="list the teaching hands")
    add_lang(library, "titles and lessons")
    library.add_argument("--json", action="store_true", help="print JSON")
    library.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the name, title, lesson and rule ids of every scenario."""
    entries = [_entry(name) for name in scenarios.names()]
    if options.json:
        print(json.dumps(entries, ensure_ascii=False))
        return OK
    for entry in entries:
        title, lesson = (entry[key].get(options.lang) or entry[key]["en"] for key in ("title", "lesson"))
        print(f"{entry['name']}\n    {title}: {lesson}\n    {', '.join(entry['rules'])}")
    return OK


def _entry(name: str) -> dict[str, Any]:
    lesson = scenarios.scenario(name).lesson
    return {"name": name, "title": dict(lesson.title), "lesson": dict(lesson.lesson), "rules": list(lesson.shows)}
