"""The library of teaching hands: hand files with a title, a lesson and the rule ids that they show."""

from __future__ import annotations

from collections.abc import Mapping
from errno import EISDIR
from pathlib import Path

from stud_teach.engine.hand import Hand
from stud_teach.files import phh
from stud_teach.files.troubles import in_words
from stud_teach.saying.messages import Message, hint, joined, message_of
from stud_teach.saying.quoting import literal

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
        told = hint(name, names(), Message("`stud-teach scenarios` lists them all."))
        raise UnknownScenario(Message("There is no scenario {name}; {hint}", name=literal(name), hint=told))
    return phh.loads((FOLDER / f"{name}.phh").read_text("utf-8"), rules, house)


def find_hand(source: Hand | str | Path, rules: str | None = None, house: Mapping[str, object] | None = None) -> Hand:
    """Return the hand that `source` names: a hand, a `.phh` file's path, or a scenario's name.

    Raises UnknownScenario for another name or kind of value, BadFile for a file of another kind, OSError or what
    `phh.load` raises.
    """
    if isinstance(source, Hand):
        return source if rules is None and not house else source.under(source.rules if rules is None else rules, house)
    if isinstance(source, Path) or (isinstance(source, str) and source.endswith(".phh")):
        return _loaded(source, rules, house)
    if isinstance(source, str):
        if source not in names():
            _refuse_other_paths(source)
        return scenario(source, rules, house)
    raise UnknownScenario(_NO_HAND.filled(given=literal(source)))


_NO_HAND = Message("A hand is a Hand, a scenario’s name or the path of a .phh file, not {given}.")


def _loaded(source: str | Path, rules: str | None, house: Mapping[str, object] | None) -> Hand:
    """Return the hand in a file; where there is none, a scenario that is called like it is named."""
    try:
        return phh.load(source, rules, house)
    except FileNotFoundError as error:
        stem = str(source).removesuffix(".phh")
        if stem not in names():
            raise
        scenario_meant = Message("{scenario} is a scenario: leave out .phh.", scenario=stem)
        raise FileNotFoundError(joined(" ", [message_of(error), scenario_meant])) from None


def _refuse_other_paths(source: str) -> None:
    """Refuse a file of another kind, a folder and a web address; what can't be a path is none."""
    phh.refuse_address(source)
    try:
        a_file, a_folder = Path(source).is_file(), source != "" and Path(source).is_dir()
    except (OSError, ValueError):
        return
    if a_file:
        raise phh.BadFile.refusing("not-phh")(Message("A hand’s file has a name that ends in .phh."))
    if a_folder:
        raise in_words(IsADirectoryError(EISDIR, ""), source)
