"""Commands to a live table: which there are, what each takes, and why one is refused before the rules are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from stud_teach.cards.card import Card, CardError, Cards, MaybeCard, read_cards
from stud_teach.engine.events import Refusal, StudError
from stud_teach.engine.rules import HouseError, HouseRules, rule_set
from stud_teach.games import GAMES, Limit
from stud_teach.saying.messages import message_of
from stud_teach.saying.quoting import printable, quoted

MOST_LETTERS = 40  # of a name


class BadCommand(StudError):
    """Something that is no command, or that cannot be done at this point. Nothing has changed."""


def refuse(fault: str, rule: str = "command", /, **facts: Any) -> NoReturn:
    """Raise BadCommand with what is wrong and the facts for its sentence."""
    raise BadCommand(Refusal(rule, fault, {key: printable(value) for key, value in facts.items()}))


class Field(NamedTuple):
    """What a command may say: a value of one of `kinds`; with `of`, a list or mapping of such values."""

    kinds: tuple[type, ...]
    needed: bool = False
    of: tuple[type, ...] = ()


WORD, NUMBER, FLAG = Field((str,)), Field((int,)), Field((bool,))
NEEDED_WORD, NEEDED_NUMBER = WORD._replace(needed=True), NUMBER._replace(needed=True)
CARDS = Field((str, list, tuple), of=(str, Card))
HOUSE = Field((dict,), of=(int, str))

COMMANDS: dict[str, Mapping[str, Field]] = {
    "act": {"kind": NEEDED_WORD, "to": NUMBER},
    "deal": {"cards": CARDS},
    "show": {"seat": NUMBER, "cards": CARDS},
    "muck": {"seat": NEEDED_NUMBER},
    "undo": {},
    "redo": {},
    "branch": {"step": NEEDED_NUMBER, "name": WORD},
    "switch": {"branch": NEEDED_WORD},
    "rename": {"branch": NEEDED_WORD, "name": NEEDED_WORD},
    "drop": {"branch": NEEDED_WORD},
    "rules": {"rules": WORD, "house": HOUSE, "keep": FLAG},
    "new": {
        **dict.fromkeys(("game", "limit", "rules"), WORD),
        **dict.fromkeys(("players", "ante", "bring_in", "small_bet", "big_bet"), NUMBER),
        "house": HOUSE,
        "stacks": Field((list, tuple), of=(int,)),
        "names": Field((list, tuple), of=(str,)),
        "seed": Field((int, str)),
    },
}


def checked_command(command: object, more: Mapping[str, Mapping[str, Field]] = MappingProxyType({})) -> dict[str, Any]:
    """Return a command with all that it needs, each value of its kind; fields that are None are left out.

    `more` are commands besides those to the hand. Raises BadCommand.
    """
    known = {**COMMANDS, **more}
    if not isinstance(command, Mapping):
        refuse("no-command", value=quoted(command))
    do = command.get("do")
    if not isinstance(do, str) or do not in known:
        refuse("unknown-command", value=quoted(do), commands=", ".join(known))
    fields = known[do]
    given = {key: value for key, value in command.items() if key != "do" and value is not None}
    for key, value in given.items():
        if key not in fields:
            refuse("unknown-field", field=quoted(key), do=do, fields=", ".join(fields) or "-")
        _check_value(key, value, fields[key])
    for key, field in fields.items():
        if field.needed and key not in given:
            refuse("missing-field", field=key, do=do)
    return {"do": do, **given}


def _check_value(key: str, value: object, field: Field) -> None:
    inner: Iterable[object] = value.values() if isinstance(value, Mapping) else value if field.of else ()  # type: ignore[assignment]
    right = _is(value, field.kinds) and all(_is(each, field.of) for each in inner)
    if not right:
        kinds = ", ".join(kind.__name__ for kind in field.kinds)
        refuse("bad-field", field=key, value=quoted(value), kinds=kinds)


def _is(value: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))


# Values


def checked_name(name: str) -> str:
    """Return a name of a player or a branch: on one line, not blank, not too long."""
    if not name.strip() or not name.isprintable() or len(name) > MOST_LETTERS:
        refuse("bad-name", name=quoted(name), most=MOST_LETTERS)
    return name


def checked_cards(given: Cards) -> tuple[MaybeCard, ...]:
    """Return cards as written, as in "AsKd??"; what lies on the table already is the rules' matter."""
    try:
        return read_cards(given)
    except CardError as error:
        refuse("no-such-cards", problem=message_of(error))


def checked_game(game: str, limit: str) -> None:
    """Refuse a game or a limit that does not exist."""
    if game not in GAMES:
        refuse("no-such-game", game=quoted(game), games=", ".join(GAMES))
    if limit not in list(Limit):
        refuse("no-such-limit", limit=quoted(limit), limits=", ".join(Limit))


def checked_house(rules: str, settings: Mapping[str, object]) -> HouseRules:
    """Return a rule set with `settings` on top; refuse names, choices and combinations that do not exist."""
    try:
        return rule_set(rules).with_settings(settings)
    except HouseError as error:
        raise BadCommand(error.refusal) from None


def refuse_stale(seen: object, now: int) -> None:
    """Refuse what was clicked on a table as it stood at `seen` when it stands at `now`; None: whoever asks knows."""
    if seen is not None and seen != now:
        refuse("stale")
