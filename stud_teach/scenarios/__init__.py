"""The library of teaching hands: hand files with a title, a lesson and the rule ids that they show."""

from __future__ import annotations

import os
from collections.abc import Mapping
from errno import EISDIR
from pathlib import Path

from stud_teach.engine.events import Refusal
from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.saying.messages import Message, meant, nearest, spoken
from stud_teach.saying.quoting import quoted

FOLDER = Path(__file__).parent


class UnknownScenario(ValueError):
    """A name that no scenario has; the message names the nearest ones."""


def names() -> tuple[str, ...]:
    """Return the names of all scenarios, in alphabetical order.

    >>> scenario_names()[:2]
    ('ace-is-high-door', 'all-in-halved')
    """
    return tuple(sorted(path.stem for path in FOLDER.glob("*.phh")))


def scenario(name: str, rules: str | None = None, house: Mapping[str, object] | None = None) -> Hand:
    """Return the scenario called `name`; `rules` and `house` as in `phh.loads`.

    Raises UnknownScenario, with the nearest names, when there is none.

    >>> scenario("two-deuces").table.bring_in.seat
    3
    """
    if name not in names():
        near = nearest(quoted(name), names())
        like = meant(near) if near else Message("`stud-teach scenarios` lists them all")
        raise UnknownScenario(Message("no such scenario: {name}; {hint}", name=repr(quoted(name)), hint=like))
    return phh.loads((FOLDER / f"{name}.phh").read_text("utf-8"), rules, house)


def find_hand(source: Hand | str | Path, rules: str | None = None, house: Mapping[str, object] | None = None) -> Hand:
    """Return the hand that `source` names: a hand, a `.phh` file's path, or a scenario's name.

    Raises UnknownScenario for another name or kind of value, BadFile for a file of another kind, OSError or what
    `phh.load` raises.
    """
    if isinstance(source, Hand):
        return source if rules is None and not house else source.under(source.rules if rules is None else rules, house)
    if isinstance(source, Path) or (isinstance(source, str) and source.endswith(".phh")):
        return phh.load(source, rules, house)
    if isinstance(source, str):
        if source not in names():
            _refuse_other_paths(source)
        return scenario(source, rules, house)
    raise UnknownScenario(
        Message(
            "no hand: {hand}; a hand is a Hand, a scenario's name or the path of a .phh file, not {kind}",
            hand=quoted(source),
            kind=type(source).__name__,
        )
    )


def _refuse_other_paths(source: str) -> None:
    """Refuse a file of another kind, and a folder; what can't be a path is none."""
    try:
        a_file, a_folder = Path(source).is_file(), source != "" and Path(source).is_dir()
    except (OSError, ValueError):
        return
    if a_file:
        raise phh.BadFile(Refusal("file", "not-phh", {"name": quoted(source)}))
    if a_folder:
        raise spoken(IsADirectoryError(EISDIR, os.strerror(EISDIR), source))
