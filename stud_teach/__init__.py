"""Learn and teach seven-card stud: a rules engine that says why, and widgets that show it.

>>> from stud_teach import Hand, Replay
>>> Replay("two-deuces", lang="en")
Two deuces
...
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # a type checker takes it as true; the module `typing` costs more than all the rest here
if TYPE_CHECKING:
    from typing import Any

    from stud_teach.asking import questions
    from stud_teach.book.glossary import glossary
    from stud_teach.book.rulebook import rule, rule_book
    from stud_teach.comparing.comparison import compare
    from stud_teach.engine.hand import Hand
    from stud_teach.engine.rules import HouseRules, rule_set
    from stud_teach.files.phh import dumps, load, loads
    from stud_teach.pages.page import as_page, export
    from stud_teach.pages.sheet import sheet
    from stud_teach.practice.checking import check
    from stud_teach.scenarios import names as scenario_names
    from stud_teach.scenarios import scenario
    from stud_teach.search import deals, find, points
    from stud_teach.still.svg import table_svg
    from stud_teach.telling.catalogue import use_language
    from stud_teach.telling.refusals import why
    from stud_teach.widgets.ask import Ask
    from stud_teach.widgets.compare import Compare
    from stud_teach.widgets.gallery import Gallery
    from stud_teach.widgets.pictures import BestFive, BringIn, FirstActor, HandRanking, PotLimit, PotSplit
    from stud_teach.widgets.practice import Practice
    from stud_teach.widgets.replay import Replay
    from stud_teach.widgets.table import Table

__version__ = "0.1.0"

# Loaded when first used, so that the engine starts without Jupyter. No name here is a module's name too.
_HOMES = {
    "Ask": ("stud_teach.widgets.ask", "Ask"),
    "BestFive": ("stud_teach.widgets.pictures", "BestFive"),
    "BringIn": ("stud_teach.widgets.pictures", "BringIn"),
    "Compare": ("stud_teach.widgets.compare", "Compare"),
    "FirstActor": ("stud_teach.widgets.pictures", "FirstActor"),
    "Gallery": ("stud_teach.widgets.gallery", "Gallery"),
    "Hand": ("stud_teach.engine.hand", "Hand"),
    "HandRanking": ("stud_teach.widgets.pictures", "HandRanking"),
    "HouseRules": ("stud_teach.engine.rules", "HouseRules"),
    "PotLimit": ("stud_teach.widgets.pictures", "PotLimit"),
    "PotSplit": ("stud_teach.widgets.pictures", "PotSplit"),
    "Practice": ("stud_teach.widgets.practice", "Practice"),
    "Replay": ("stud_teach.widgets.replay", "Replay"),
    "Table": ("stud_teach.widgets.table", "Table"),
    "as_page": ("stud_teach.pages.page", "as_page"),
    "check": ("stud_teach.practice.checking", "check"),
    "compare": ("stud_teach.comparing.comparison", "compare"),
    "deals": ("stud_teach.search", "deals"),
    "dumps": ("stud_teach.files.phh", "dumps"),
    "export": ("stud_teach.pages.page", "export"),
    "find": ("stud_teach.search", "find"),
    "glossary": ("stud_teach.book.glossary", "glossary"),
    "load": ("stud_teach.files.phh", "load"),
    "loads": ("stud_teach.files.phh", "loads"),
    "points": ("stud_teach.search", "points"),
    "questions": ("stud_teach.asking", "questions"),
    "rule": ("stud_teach.book.rulebook", "rule"),
    "rule_book": ("stud_teach.book.rulebook", "rule_book"),
    "rule_set": ("stud_teach.engine.rules", "rule_set"),
    "scenario": ("stud_teach.scenarios", "scenario"),
    "scenario_names": ("stud_teach.scenarios", "names"),
    "sheet": ("stud_teach.pages.sheet", "sheet"),
    "table_svg": ("stud_teach.still.svg", "table_svg"),
    "use_language": ("stud_teach.telling.catalogue", "use_language"),
    "why": ("stud_teach.telling.refusals", "why"),
}

__all__ = [
    "Ask",
    "BestFive",
    "BringIn",
    "Compare",
    "FirstActor",
    "Gallery",
    "Hand",
    "HandRanking",
    "HouseRules",
    "PotLimit",
    "PotSplit",
    "Practice",
    "Replay",
    "Table",
    "as_page",
    "check",
    "compare",
    "deals",
    "dumps",
    "export",
    "find",
    "glossary",
    "load",
    "loads",
    "points",
    "questions",
    "rule",
    "rule_book",
    "rule_set",
    "scenario",
    "scenario_names",
    "sheet",
    "table_svg",
    "use_language",
    "why",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        from stud_teach.saying.messages import Message, both  # noqa: PLC0415 - loaded when first used

        message = Message("“stud_teach” has no “{name}”; it has {known}.", name=name, known=both(__all__))
        raise AttributeError(message)
    module, attribute = _HOMES[name]
    value = globals()[name] = getattr(import_module(module), attribute)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
