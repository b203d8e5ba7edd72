"""Hand files: read and write the open Poker Hand History format (PHH, a form of TOML).

A variant's code begins with the limit's letter, F or, for pot limit, which PHH has no code for, P with `min_bet`; the
rest is the game's. Our own keys begin with an underscore: `_rules`, `_house`, `_title`, `_lesson`, `_shows`, `_chip`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from stud_teach.cards.card import CardError, card_name, parse_cards
from stud_teach.engine.building import Lesson
from stud_teach.engine.events import Action, BadSetup, Do, Refusal, StudError
from stud_teach.engine.hand import Hand, checked_hand
from stud_teach.engine.rules import RULE_IDS, HouseError, HouseRules, checked_settings, rule_set
from stud_teach.engine.setup import MOST_CHIPS, Setup
from stud_teach.files.troubles import in_words
from stud_teach.games import GAMES, Game, Limit
from stud_teach.saying.messages import Message, message_of
from stud_teach.saying.quoting import literal, quoted, writable

_LETTERS = {Limit.FIXED: "F", Limit.POT: "P"}
MOST_BYTES = 1_000_000


def variants() -> dict[str, tuple[Game, Limit]]:
    """Return the games and limits by the code that a hand file has for them."""
    return {_code(game, limit): (game, limit) for limit in Limit for game in GAMES.values()}


def _code(game: Game, limit: Limit) -> str:
    return _LETTERS[limit] + game.code


class BadFile(StudError):
    """A hand file that cannot be read; the message says where, and what would have been right."""

    rule = "file"


def _bad(fault: str, why: Message, rule: str = "file", /, **facts: Any) -> NoReturn:
    raise BadFile(Refusal(rule, fault, why.filled(**facts)))


def load(path: str | Path, rules: str | None = None, house: Mapping[str, object] | None = None) -> Hand:
    """Return the hand in the file at `path`; `rules` and `house` as in `loads`.

    Raises OSError when it cannot be read, BadFile, BadSetup or HouseError when it is not a hand.

    >>> load("friday.phh")  # it lies in the course
    <Hand of stud, 4 players: finished>
    """
    try:
        if not isinstance(path, (str, Path)):
            raise ValueError  # said below, as of a text that can be no path
        refuse_address(path)
        file = Path(path).open("rb")  # noqa: SIM115 - closed below
    except ValueError:  # no file can be called so
        _bad("no-path", Message("A hand’s file is named by its path, not by {value}."), value=literal(path))
    except OSError as error:
        raise in_words(error, path) from None
    with file:
        return loads(decoded(file.read(MOST_BYTES + 1)), rules, house)


def refuse_address(path: object) -> None:
    """Raise FileNotFoundError for a web address in the place of a file's path."""
    if isinstance(path, str) and _ADDRESS.match(path):
        message = Message("{address} is a web address: download the file first, and give its path here.")
        raise FileNotFoundError(message.filled(address=quoted(path, 200)))


_ADDRESS = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]+://")


def decoded(data: bytes) -> str:
    """Return the text of a hand file's bytes; raises BadFile when they are too many or not UTF-8."""
    if len(data) > MOST_BYTES:
        _bad("file-too-long", Message("A hand’s file has at most {most} bytes; this one has more."), most=MOST_BYTES)
    try:
        return data.decode("utf-8-sig")  # some editors put a mark at the beginning
    except UnicodeDecodeError as error:
        _bad("not-utf8", Message("The file must be UTF-8 text; byte {byte} is none."), byte=error.start)


def loads(text: str, rules: str | None = None, house: Mapping[str, object] | None = None) -> Hand:
    """Return the hand in `text`; nothing is played yet, so an illegal action is found by whoever plays it.

    `rules` beats the file's `_rules`; `house` changes single points on top of the file's `_house`.

    >>> loads(dumps(scenario("two-deuces")), rules="casino").setup.house.raise_cap
    4
    """
    if not isinstance(text, str):
        _bad("no-text", Message("A hand’s file is a text, not {value}."), value=literal(text))
    if not writable(text):
        message = Message("Half a character (a lone surrogate) can’t be written to a file, as in “{text}”.")
        _bad("unwritable", message, text=quoted(_around_half(text)))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        _bad("not-toml", Message("The file must be TOML: {problem}."), problem=quoted(str(error), most=120))
    except ValueError:  # what Python then says is advice to programmers
        _bad("long-number", Message("A number in the file is too long; no number is above {most}."), most=MOST_CHIPS)
    except RecursionError:
        _bad("too-deep", Message("The file must be TOML; its brackets are nested too deep."))
    return _Reader(data).hand(rules, checked_settings(house))


def _around_half(text: str) -> str:
    """Return the line with the first half character, a lone surrogate."""
    return next(line for line in text.splitlines() if not writable(line))


class _Reader:
    """Takes a hand out of the values of a file, key by key."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data

    def hand(self, rules: str | None, house: Mapping[str, object]) -> Hand:
        name = rules if rules is not None else self._get("_rules", str, "room")
        settings = {**self._get("_house", dict, {}), **house}
        game, limit = self._variant()
        setup = self._setup(game, limit, name, settings)
        actions = [self._action(n, line) for n, line in enumerate(self._list("actions", str), 1)]
        return Hand(setup, self._names(len(setup.stacks)), actions, rules=name, lesson=self._lesson())

    def _get(self, key: str, kind: type, default: Any = None) -> Any:
        value = self.data.get(key, default)
        if value is None:
            _bad("missing-key", Message("The key {key} is missing."), key=key)
        _check(key, value, kind)
        return value

    def _list(self, key: str, kind: type, default: list[Any] | None = None) -> list[Any]:
        values: list[Any] = self._get(key, list, default)
        for value in values:
            _check(key, value, kind)
        return values

    def _variant(self) -> tuple[Game, Limit]:
        code, known = self._get("variant", str), variants()
        if code not in known:
            message = Message("There is no variant {variant}; the variants are {variants}.")
            _bad("unknown-variant", message, variant=quoted(code), variants=", ".join(known))
        return known[code]

    def _setup(self, game: Game, limit: Limit, rules: str, settings: Mapping[str, object]) -> Setup:
        stacks = self._list("starting_stacks", int)
        antes = self._list("antes", int)
        _check_lengths("antes", antes, len(stacks))
        if len(set(antes)) > 1:
            _bad("antes-differ", Message("Everybody pays the same ante, not {antes}."), "ante", antes=quoted(antes))
        bring_in = self._get("bring_in", int)
        bets = (self._get("small_bet", int), self._get("big_bet", int)) if limit is Limit.FIXED else (0, 0)
        if limit is Limit.POT and self._get("min_bet", int, bring_in) != bring_in:
            message = Message("In pot limit min_bet is the bring-in, {bring_in}, not {min_bet}.")
            _bad("min-bet", message, "pot-limit", min_bet=self.data["min_bet"], bring_in=bring_in)
        house = self._house(rules, settings)
        ante = antes[0] if antes else 0
        small_bet, big_bet = bets
        chip = self._get("_chip", int, 1)
        return Setup(game, limit, house, tuple(stacks), ante, bring_in, small_bet, big_bet, chip)

    def _house(self, rules: str, settings: Mapping[str, object]) -> HouseRules:
        """Return the house; where no rule is at fault, the file is."""
        try:
            return rule_set(rules).with_settings(settings)
        except HouseError as error:
            refusal = error.refusal
            raise HouseError(refusal._replace(rule="file") if refusal.rule == "house" else refusal) from None

    def _names(self, count: int) -> tuple[str, ...]:
        names = self._list("players", str, [])
        if names:
            _check_lengths("players", names, count)
        return tuple(names)

    def _lesson(self) -> Lesson:
        shows = tuple(self._list("_shows", str, []))
        for rule in shows:
            if rule not in RULE_IDS:
                message = Message("The key {key} names {rule}, but there is no such rule.")
                _bad("unknown-rule", message, key="_shows", rule=quoted(rule))
        return Lesson(self._texts("_title"), self._texts("_lesson"), shows)

    def _texts(self, key: str) -> dict[str, str]:
        value = self.data.get(key, {})
        texts = {"en": value} if isinstance(value, str) else value
        if not isinstance(texts, dict) or not all(isinstance(text, str) for text in texts.values()):
            message = Message("The key {key} is a text, or a table of texts by language, not {value}.")
            _bad("wrong-type", message, key=key, value=literal(value))
        return dict(texts)

    def _action(self, number: int, line: str) -> Action:
        words = line.split("#", 1)[0].split()
        for pattern, build in _FORMS:
            match = pattern.fullmatch(" ".join(words))
            if match:
                return _built(number, line, build, match)
        message = Message("Action {action}, “{text}”, is none that a hand’s file knows.")
        _bad("unknown-action", message, action=number, text=quoted(line))


def _check(key: str, value: object, kind: type) -> None:
    if type(value) is not kind:
        _bad("wrong-type", _KINDS[kind], key=key, value=literal(value))
    if isinstance(value, int) and abs(value) > MOST_CHIPS:
        _bad(
            "number-too-big",
            Message("The key {key} is at most {most}, not {value}."),
            key=key,
            most=MOST_CHIPS,
            value=value,
        )


_KINDS: dict[type, Message] = {
    int: Message("The key {key} is a whole number, not {value}."),
    str: Message("The key {key} is a text, not {value}."),
    list: Message("The key {key} is a list, not {value}."),
    dict: Message("The key {key} is a table, not {value}."),
}


def _check_lengths(key: str, values: list[Any], count: int) -> None:
    if len(values) != count:
        message = Message(
            "The lists must be equally long: {key} has {entries} entries, starting_stacks {starting_stacks}."
        )
        _bad("lengths-differ", message, key=key, entries=len(values), starting_stacks=count)


def _built(number: int, line: str, build: Callable[[re.Match[str]], Action], match: re.Match[str]) -> Action:
    try:
        return build(match)
    except CardError as error:
        message = Message("Action {action}, “{text}”: {problem}")
        _bad("bad-card", message, "cards", action=number, text=quoted(line), problem=message_of(error))


def _seat(match: re.Match[str]) -> int:
    return int(match["seat"])


_PLAYER = r"p(?P<seat>[1-9][0-9]{0,3})"
_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Action]], ...] = (
    (re.compile(rf"d dh {_PLAYER} (?P<cards>.+)"), lambda m: Action(Do.DEAL, _seat(m), cards=parse_cards(m["cards"]))),
    (re.compile(r"d db (?P<cards>.+)"), lambda m: Action(Do.COMMUNITY, cards=parse_cards(m["cards"]))),
    (re.compile(rf"{_PLAYER} pb"), lambda m: Action(Do.BRING_IN, _seat(m))),
    (re.compile(rf"{_PLAYER} f"), lambda m: Action(Do.FOLD, _seat(m))),
    (re.compile(rf"{_PLAYER} cc"), lambda m: Action(Do.CHECK_OR_CALL, _seat(m))),
    (re.compile(rf"{_PLAYER} cbr (?P<to>[0-9]{{1,16}})"), lambda m: Action(Do.BET_TO, _seat(m), int(m["to"]))),
    (re.compile(rf"{_PLAYER} sm"), lambda m: Action(Do.MUCK, _seat(m))),
    (re.compile(rf"{_PLAYER} sm (?P<cards>.+)"), lambda m: Action(Do.SHOW, _seat(m), cards=parse_cards(m["cards"]))),
)


# Writing


def action_line(action: Action) -> str:
    """Return an action as a hand file writes it, as in "p3 cbr 10"."""
    cards = "".join(map(card_name, action.cards))
    return {
        Do.DEAL: f"d dh p{action.seat} {cards}",
        Do.COMMUNITY: f"d db {cards}",
        Do.BRING_IN: f"p{action.seat} pb",
        Do.FOLD: f"p{action.seat} f",
        Do.CHECK_OR_CALL: f"p{action.seat} cc",
        Do.BET_TO: f"p{action.seat} cbr {action.to}",
        Do.MUCK: f"p{action.seat} sm",
        Do.SHOW: f"p{action.seat} sm {cards}",
    }[action.do]


def dumps(hand: Hand) -> str:
    """Return `hand` as the text of a hand file; read again it is the same hand. Raises BadSetup for what is none.

    >>> dumps(Hand.new("stud8", players=2)).splitlines()[0]
    'variant = "F7S/8"'
    """
    setup = checked_hand(hand).setup
    pairs: list[tuple[str, Any]] = [
        ("variant", _code(setup.game, setup.limit)),
        ("ante_trimming_status", True),
        ("antes", [setup.ante] * len(setup.stacks)),
        ("bring_in", setup.bring_in),
        *_bets(setup),
        ("starting_stacks", list(setup.stacks)),
        ("actions", [action_line(action) for action in hand.actions]),
        ("players", list(hand.names)),
        *_own_keys(hand),
    ]
    return "".join(f"{key} = {_toml(value)}\n" for key, value in pairs)


def _bets(setup: Setup) -> list[tuple[str, int]]:
    if setup.limit is Limit.POT:
        return [("min_bet", setup.bring_in)]
    return [("small_bet", setup.small_bet), ("big_bet", setup.big_bet)]


def _own_keys(hand: Hand) -> list[tuple[str, Any]]:
    keys: list[tuple[str, Any]] = [
        ("_rules", hand.rules),
        ("_house", hand.house_changes()),
        ("_chip", hand.setup.chip if hand.setup.chip > 1 else None),
        ("_title", dict(hand.lesson.title)),
        ("_lesson", dict(hand.lesson.lesson)),
        ("_shows", list(hand.lesson.shows)),
    ]
    return [(key, value) for key, value in keys if value]


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _toml_string(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_toml_string(key)} = {_toml(each)}" for key, each in value.items()) + "}"
    if len(value) > 12:
        return "[\n" + "".join(f"  {_toml(each)},\n" for each in value) + "]"
    return "[" + ", ".join(map(_toml, value)) + "]"


def _toml_string(text: str) -> str:
    """Return `text` as a basic TOML string."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in plain) + '"'


__all__ = ["BadFile", "BadSetup", "HouseError", "action_line", "dumps", "load", "loads"]
