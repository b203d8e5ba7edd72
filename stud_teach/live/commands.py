"""Commands to a live table: which there are, what each takes, and why one is refused before the rules are asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, NoReturn

from stud_teach.cards.card import Card, CardError, Cards, MaybeCard, read_cards
from stud_teach.engine.events import StudError
from stud_teach.engine.rules import HouseError, HouseRules, rule_set
from stud_teach.games import GAMES, Limit
from stud_teach.saying.checks import one_of
from stud_teach.saying.messages import Message, both
from stud_teach.saying.quoting import literal, quoted

MOST_LETTERS = 40  # of a name


class BadCommand(StudError):
    """Something that is no command, or that cannot be done at this point. Nothing has changed."""

    rule = "command"


def refuse(fault: str, why: Message) -> NoReturn:
    """Raise BadCommand with the key of what is wrong, and the sentence that says it."""
    raise BadCommand.refusing(fault)(why)


class Field(NamedTuple):
    """What a command may say: a value of one of `kinds`; with `of`, a list or mapping of such; `right` in words."""

    right: Message
    kinds: tuple[type, ...]
    needed: bool = False
    of: tuple[type, ...] = ()


WORD = Field(Message("“{name}” is a text, not {given}."), (str,))
NUMBER = Field(Message("“{name}” is a whole number, not {given}."), (int,))
FLAG = Field(Message("“{name}” is true or false, not {given}."), (bool,))
NEEDED_WORD, NEEDED_NUMBER = WORD._replace(needed=True), NUMBER._replace(needed=True)
CARDS = Field(Message("“{name}” is a text or a list of cards, not {given}."), (str, list, tuple), of=(str, Card))
HOUSE = Field(Message("“{name}” holds house rules by their ids, not {given}."), (dict,), of=(int, str))
STACKS = Field(Message("“{name}” is a list of whole numbers, not {given}."), (list, tuple), of=(int,))
NAMES = Field(Message("“{name}” is a list of texts, not {given}."), (list, tuple), of=(str,))
SEED = Field(Message("“{name}” is a whole number or a text, not {given}."), (int, str))

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
        "stacks": STACKS,
        "names": NAMES,
        "seed": SEED,
    },
}


def checked_command(command: object, known: Mapping[str, Mapping[str, Field]] = COMMANDS) -> dict[str, Any]:
    """Return a command, one of those `known`, with all that it needs; fields that are None are left out.

    Raises BadCommand.
    """
    if not isinstance(command, Mapping):
        message = Message("A command is a dictionary with the key “do”, not {value}.")
        refuse("no-command", message.filled(value=literal(command)))
    do = one_of(command.get("do"), "do", known, BadCommand.refusing("unknown-command"))
    fields = known[do]
    given = {key: value for key, value in command.items() if key != "do" and value is not None}
    for key, value in given.items():
        if key not in fields:
            takes = both(fields) if fields else Message("nothing more")
            message = Message("The command “{do}” takes no {field}; it takes {fields}.", do=do, fields=takes)
            refuse("unknown-field", message.filled(field=quoted(key)))
        _check_value(key, value, fields[key])
    for key, field in fields.items():
        if field.needed and key not in given:
            refuse("missing-field", Message("The command “{do}” needs “{field}”.", field=key, do=do))
    return {"do": do, **given}


def _check_value(key: str, value: object, field: Field) -> None:
    inner: Iterable[object] = value.values() if isinstance(value, Mapping) else value if field.of else ()  # type: ignore[assignment]
    right = _is(value, field.kinds) and all(_is(each, field.of) for each in inner)
    if not right:
        refuse("bad-field", field.right.filled(name=key, given=literal(value)))


def _is(value: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, kinds) and (bool in kinds or not isinstance(value, bool))


# Values


def checked_name(name: str) -> str:
    """Return a name of a player or a branch: on one line, not blank, not too long."""
    if not name.strip() or not name.isprintable() or len(name) > MOST_LETTERS:
        message = Message("A name is one line of 1 to {most} letters, not {name}.", most=MOST_LETTERS)
        refuse("bad-name", message.filled(name=literal(name)))
    return name


def checked_cards(given: Cards) -> tuple[MaybeCard, ...]:
    """Return cards as written, as in "AsKd??"; what lies on the table already is the rules' matter."""
    try:
        return read_cards(given)
    except CardError as error:
        raise BadCommand.refusing("no-such-cards")(error.args[0]) from None


def checked_game(game: str, limit: str) -> None:
    """Refuse a game or a limit that does not exist."""
    one_of(game, "game", GAMES, BadCommand.refusing("no-such-game"))
    one_of(limit, "limit", Limit, BadCommand.refusing("no-such-limit"))


def checked_house(rules: str, settings: Mapping[str, object]) -> HouseRules:
    """Return a rule set with `settings` on top; refuse names, choices and combinations that do not exist."""
    try:
        return rule_set(rules).with_settings(settings)
    except HouseError as error:
        raise BadCommand(error.refusal) from None


def refuse_stale(seen: object, now: int) -> None:
    """Refuse what was clicked on a table as it stood at `seen` when it stands at `now`; None: whoever asks knows."""
    if seen is not None and not (type(seen) is int and seen == now):
        refuse("stale", Message("The table has moved on since this was clicked, so nothing was done."))
