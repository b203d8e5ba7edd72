"""Every error of the kit is one whole sentence in the language in use: what `print` shows of it, and what `why` says.

All classes of errors, all faults and all messages are looked up in the sources, so that none is left out.
"""

from __future__ import annotations

import ast
import builtins
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import stud_teach
from stud_teach import cli, why
from stud_teach.cards.card import parse_cards
from stud_teach.engine.events import Action, Do, Kind, StudError
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.engine.rules import rule_set
from stud_teach.files import phh
from stud_teach.jupyter.coursework import copy_course, course
from stud_teach.live.commands import refuse_stale
from stud_teach.live.live import obey
from stud_teach.live.session import MOST_BRANCHES, Session, begin
from stud_teach.practice import checking
from stud_teach.practice.quiz import Quiz
from stud_teach.saying.messages import Message
from stud_teach.scenarios import scenario
from stud_teach.search.errors import SearchError
from stud_teach.telling import catalogue
from stud_teach.telling.catalogue import MissingCatalogue, languages, said, use_language
from stud_teach.widgets.table import Table

PACKAGE = Path(stud_teach.__file__).parent
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}

# It begins with a capital, a sign of what was given, or that itself; nothing stands open, and no key shows.
SENTENCE = re.compile(r"[^a-zåäö{}].*[.?\]]")
KEY_FORM = re.compile(r"\((\w+ \S+, )*\w+ \S+\) \[|no such \w+:|Errno")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language("en")


def is_told(error: BaseException) -> None:
    """Hold an error to a whole sentence in each language, the same when it is printed and when `why` says it."""
    seen = set()
    for lang in languages():
        use_language(lang)
        line = str(error)
        assert line == why(error) == why(error, lang)  # type: ignore[arg-type]
        assert SENTENCE.fullmatch(line.removeprefix("friday.phh: ")), line
        assert not KEY_FORM.search(line), line
        assert line.isprintable()
        seen.add(line)
    assert len(seen) == len(languages()), seen


def caught(call: Callable[[], object]) -> Exception:
    with pytest.raises(Exception) as found:  # noqa: PT011 - each kind of error is asked for below
        call()
    return found.value


# Every class


def classes() -> set[type[BaseException]]:
    """Return the kit's own classes of errors."""
    for module in pkgutil.walk_packages([str(PACKAGE)], "stud_teach."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    found: list[type[BaseException]] = [BaseException]
    for each in found:
        found += each.__subclasses__()
    return {each for each in found if each.__module__.startswith("stud_teach.")}


def thrown(error: Exception) -> object:
    raise error


def no_catalogue(folder: Path) -> object:
    """Look for the sentences of a language where there are none."""
    (folder / "xx" / "LC_MESSAGES").mkdir(parents=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "LOCALE", folder)
        return catalogue.language("xx")


def in_another_language(folder: Path) -> object:
    copy_course(course("en"), folder)
    return copy_course(course("fi"), folder)


def under_other_rules() -> object:
    """Play one raise more than the room has."""
    hand = Hand.new(players=3, seed=7, rules="casino").deal().bring_in().bet(5).bet(10).bet(15).bet(20).bet(25)
    return obey(begin(hand), {"do": "rules", "rules": "room"})


CLASSES: dict[str, Callable[[Path], object]] = {
    "StudError": lambda _: thrown(StudError.refusing("over")(Message("The hand is over."))),
    "Refused": lambda _: Hand.new(players=3, seed=7).deal().bring_in().bet(7),
    "BadSetup": lambda _: Hand.new(players=9),
    "HouseError": lambda _: rule_set("den"),
    "CardError": lambda _: parse_cards("Zz"),
    "BadFile": lambda _: phh.loads("variant = 5"),
    "UnknownScenario": lambda _: scenario("two-deuce"),
    "MissingCatalogue": no_catalogue,
    "UnknownRule": lambda _: stud_teach.rule("odd-chop"),
    "SearchError": lambda _: thrown(SearchError(Message("The hand is over."))),
    "UnknownPoint": lambda _: stud_teach.find("quaterd"),
    "Impossible": lambda _: stud_teach.find("no-low", game="stud"),
    "NotFound": lambda _: stud_teach.find("straight-flush", most=1),
    "BadCommand": lambda _: Table(seed=1).undo(),
    "NotUnder": lambda _: under_other_rules(),
    "_NotInForm": lambda _: checking._number("x", stud_teach.questions(scenario("two-deuces"))[0]),
    "UnknownTopic": lambda _: stud_teach.Practice("bringin"),
    "OtherLanguage": in_another_language,
    "UsageError": lambda _: cli._options(["replay"]),
}


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_of_error(name: str, tmp_path: Path) -> None:
    error = caught(partial(CLASSES[name], tmp_path))
    assert type(error).__name__ == name
    is_told(error)


def test_no_class_is_left_out() -> None:
    assert {each.__name__ for each in classes()} == set(CLASSES)
    assert MissingCatalogue in classes()


# Every fault


def constant(call: ast.Call, at: int) -> str | None:
    found = call.args[at] if len(call.args) > at else None
    return found.value if isinstance(found, ast.Constant) and isinstance(found.value, str) else None


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def faults() -> set[str]:
    """Return the keys of all faults that the sources name; some stand in pairs with their sentences."""
    found: set[str] = set()
    for tree in TREES.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                at = {"refusing": 0, "refuse": 0, "_bad": 0, "Refusal": 1}.get(called(node))
                found.add(str(constant(node, at) or "") if at is not None else "")
            if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                key, message = node.elts
                if isinstance(message, ast.Call) and called(message) == "Message" and isinstance(key, ast.Constant):
                    found.add(str(key.value))
    return {fault for fault in found if fault} | {"file-exists", "not-written"}


FILE = """variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [200, 200]
actions = []
"""


def file(old: str, new: str) -> Callable[[], object]:
    return lambda: phh.loads(FILE.replace(old, new, 1))


def acted(*action: Any, hand: Callable[[], Hand] = lambda: Hand.new(players=3)) -> Callable[[], object]:
    return lambda: hand().apply(Action(*action))


def third() -> Hand:
    """Seat 1, with the deuce, owes the bring-in."""
    return Hand.new(players=3).deal("????2c").deal("????Kd").deal("????Qd")


def shown_down() -> Hand:
    """Two have checked and called to the showdown; the first has shown."""
    hand = Hand.new(players=2, seed=1)
    while hand.table.phase is not Phase.SHOW:
        if hand.table.phase is Phase.DEAL:
            hand.deal()
        elif any(choice.kind is Kind.BRING_IN for choice in hand.legal_actions()):
            hand.bring_in()
        else:
            hand.call()
    seat = hand.table.showing.seats[0]
    return hand.apply(Action(Do.SHOW, seat, cards=tuple(hand.table.seats[seat].cards)))


def community() -> Hand:
    """Eight are in to the end, so that the deck runs short."""
    hand = Hand.new(players=8, seed=1)
    while hand.table.phase is not Phase.COMMUNITY:
        hand.deal() if hand.table.phase is Phase.DEAL else hand.call() if hand.table.street else _first(hand)
    return hand


def _first(hand: Hand) -> Hand:
    bring_in = any(choice.kind is Kind.BRING_IN for choice in hand.legal_actions())
    return hand.bring_in() if bring_in else hand.call()


def at_table(*commands: Any) -> Callable[[], object]:
    def do() -> None:
        session = begin(Hand.new(players=2, seed=5))
        for command in commands:
            session, _ = obey(session, command)

    return do


def asked(key: str, n: int | None = None) -> Callable[[], object]:
    def answer() -> None:
        quiz = Quiz(scenario("two-deuces"))
        quiz.next()
        quiz.answer(key, n)

    return answer


def crowded() -> Session:
    session = begin(Hand.new(players=2, seed=5).deal())
    return session._replace(branches=session.branches * MOST_BRANCHES)


FIRST, LAST = shown_down().table.showing.seats
HALF = "A\ud800"
MANY = tuple(parse_cards("AsKd2c7h"))
ACTIONS: list[Callable[[], object]] = [
    acted(Do.DEAL, "1"),
    acted("fold", 1),
    acted(Do.DEAL, 1, None, "AsKd2c"),
    acted(Do.DEAL, 1, None, (51, 0, 4)),
    acted(Do.BET_TO, 1, 5.0),
    partial(Hand.new(players=2).apply, "fold"),  # type: ignore[arg-type]
    acted(Do.DEAL, 9),
    acted(Do.DEAL, 2, None, MANY[:3]),
    acted(Do.DEAL, 1, None, MANY),
    acted(Do.DEAL, 1, None, (*MANY[:2], MANY[0])),
    acted(Do.COMMUNITY, None, None, MANY[:1]),
    acted(Do.FOLD, 1),
    acted(Do.BRING_IN, 2, hand=third),
    acted(Do.FOLD, 1, hand=third),
    acted(Do.BET_TO, 1, 4, hand=third),
    acted(Do.DEAL, 1, None, MANY[:1], hand=third),
    acted(Do.SHOW, 2, hand=lambda: third().bring_in().fold()),
    acted(Do.MUCK, 1, hand=lambda: Hand.new(stacks=[1, 1]).deal("????2c").deal("????Kd")),
    acted(Do.FOLD, 1, hand=lambda: Hand.new(players=2).deal("??????").deal("??????")),
    acted(Do.FOLD, 1, hand=lambda: Hand.new(stacks=[1, 1]).deal("????2c").deal("????Kd")),
    acted(Do.FOLD, 1, hand=lambda: third().bring_in().fold().fold()),
    acted(Do.FOLD, 1, hand=shown_down),
    acted(Do.DEAL, 1, hand=community),
    acted(Do.FOLD, 1, hand=community),
    acted(Do.COMMUNITY, None, None, (None,), hand=community),
    acted(Do.SHOW, FIRST, hand=shown_down),
    acted(Do.SHOW, LAST, hand=shown_down),
    acted(Do.SHOW, LAST, None, parse_cards("AsKsQsJsTs9s8s"), hand=shown_down),
    acted(Do.MUCK, LAST, hand=lambda: shown_down().undo().apply(Action(Do.MUCK, FIRST))),
    lambda: Hand.new(players=2).deal(),
    lambda: third().deal(),
    lambda: third().undo(-1),
    lambda: third().complete(),
]
NO_SETUPS: list[Callable[[], object]] = [
    partial(Hand.new, **wrong)
    for wrong in (
        {"game": "razz"},
        {"limit": "no"},
        {"players": 9},
        {"stacks": 5},
        {"stacks": [1, 1.5]},
        {"names": ["A", 5]},
        {"ante": -1},
        {"bring_in": 6},
        {"small_bet": 20},
        {"seed": 1.5},
        {"limit": "pot", "rules": "casino"},
        {"rules": "den"},
        {"house": 5},
        {"house": {"kicker": 1}},
        {"house": {"odd-chip": "dealer"}},
        {"house": {"raise-cap": 0}},
        {"house": {"burn": "each-street"}},
        {"house": {"deck-short": "stub"}},
    )
]
SETUPS: list[Callable[[], object]] = [
    *NO_SETUPS,
    lambda: Hand(5),  # type: ignore[arg-type]
    lambda: Hand(third().setup._replace(game="stud")),  # type: ignore[arg-type]
    lambda: Hand(third().setup._replace(chip=0)),
    lambda: Hand(third().setup._replace(chip=5)),
    lambda: Hand(third().setup, actions=5),  # type: ignore[arg-type]
    lambda: Hand(third().setup, lesson=5),  # type: ignore[arg-type]
    lambda: phh.dumps("hand"),  # type: ignore[arg-type]
]
FILES: list[Callable[[], object]] = [
    partial(phh.decoded, b"#" * 2_000_000),
    partial(phh.decoded, b"\xff"),
    partial(phh.load, "a\0"),
    partial(phh.loads, 5),  # type: ignore[arg-type]
    partial(phh.loads, f'players = ["{HALF}"]'),
    partial(phh.loads, "a = " + "[" * 100_000),
    partial(phh.loads, f"a = {'9' * 5000}"),
    file("F7S", "NT"),
    file('"F7S"', "="),
    file("bring_in = 2\n", ""),
    file("bring_in = 2", "bring_in = true"),
    file("bring_in = 2", f"bring_in = {10**16}"),
    file("antes = [1, 1]", "antes = [1]"),
    file("antes = [1, 1]", "antes = [1, 2]"),
    file('"F7S"', '"P7S"\nmin_bet = 5'),
    file("[]", '[]\n_shows = ["kicker"]'),
    file("[]", '["p1 fly"]'),
    file("[]", '["d dh p1 Xx"]'),
    partial(stud_teach.Replay, __file__),
]
COMMANDS: list[Callable[[], object]] = [
    at_table(5),
    at_table({"do": "fly"}),
    at_table({"do": "undo", "to": 5}),
    at_table({"do": "act"}),
    at_table({"do": "act", "kind": 5}),
    at_table({"do": "act", "kind": "fly"}),
    at_table({"do": "deal"}, {"do": "act", "kind": "bet"}),
    at_table({"do": "deal"}, {"do": "act", "kind": "fold", "to": 5}),
    at_table({"do": "deal", "cards": "Xx"}),
    at_table({"do": "show", "cards": "As"}),
    at_table({"do": "undo"}),
    at_table({"do": "redo"}),
    at_table({"do": "switch", "branch": "Z"}),
    at_table({"do": "branch", "step": 99}),
    at_table({"do": "drop", "branch": "A"}),
    at_table({"do": "branch", "step": 0}, {"do": "rename", "branch": "A", "name": "B"}),
    at_table({"do": "rename", "branch": "A", "name": " "}),
    at_table({"do": "new", "game": "razz"}),
    at_table({"do": "new", "limit": "no"}),
    lambda: obey(crowded(), {"do": "branch", "step": 0}),
    lambda: obey(begin(third().bring_in().fold().fold()), {"do": "show"}),
    lambda: obey(begin(third().bring_in().fold().fold()), {"do": "branch", "step": 10}),
    partial(refuse_stale, 1, 2),
    lambda: Table(seed=1).do({"do": "save", "name": "a/b"}),
    lambda: Table(seed=1).save("a.phh", title=5),  # type: ignore[arg-type]
    lambda: Table(seed=1).save("none/a.phh"),
    lambda: [Table(seed=1).save("a.phh") for _ in range(2)],
    asked("z"),
    asked("a", 9),
    lambda: Quiz(scenario("two-deuces")).answer("a"),
]


def test_every_fault_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seen = set()
    calls: list[Callable[[], object]] = [*ACTIONS, *SETUPS, *FILES, *COMMANDS]
    for call in calls:
        error = caught(call)
        assert isinstance(error, StudError), error
        is_told(error)
        seen.add(error.refusal.fault)
        use_language("en")
    assert seen == faults()


# Every message


def messages() -> set[str]:
    """Return the patterns of all messages in the sources."""
    calls = (node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {text for call in calls if called(call) == "Message" and (text := constant(call, 0))}


# What stands in a sentence, and what the course says while it is copied.
PARTS = set(
    """\
Hand {n}
Seat {seat}
action {number} “{line}”
bet {to}
boards
bring in {amount}
call {amount}
casino rules
check
complete to {to}
did you mean {most} or {last}?
did you mean {name}?
door cards
fold
new in {folder}: {name}
nothing more
raise to {to}
room rules
the ante
the big bet
the bring-in
the kinds are {kinds}.
the showdown
the small bet
the stack of seat {seat}
tournament rules
{kept} has your changes and stays as it is; the course's new version: {name}
{most} and {last}
{most} or {last}""".splitlines()
)
BEGINS_WITH_WHAT_WAS_GIVEN = re.compile(r"\{(address|card|cards|folder|least|name|scenario)\} ")
ENDS_WITH_A_SENTENCE = re.compile(r"\{(hint|problem|refused)\}$")


def filled(pattern: str) -> Message:
    """Return a message with something in each place; where a sentence stands in one, a sentence."""
    places = set(re.findall(r"(?<!\{)\{(\w+)\}", pattern))
    sentence = Message("The hand is over.")
    return Message(pattern, **{each: sentence if each in ("hint", "problem", "refused") else "X" for each in places})


def test_every_part_is_part_of_a_message() -> None:
    assert messages() > PARTS


@pytest.mark.parametrize("pattern", sorted(messages() - PARTS))
def test_every_message_is_a_whole_sentence(pattern: str) -> None:
    assert pattern[0].isupper() or pattern[0] in "“`" or BEGINS_WITH_WHAT_WAS_GIVEN.match(pattern), pattern
    assert pattern[-1] in ".?" or ENDS_WITH_A_SENTENCE.search(pattern), pattern
    message = filled(pattern)
    told = {lang: said(message, lang) for lang in languages()}
    assert len(set(told.values())) == len(languages())
    for line in told.values():
        assert SENTENCE.fullmatch(line) or pattern[0] == "`", line
        assert not re.search(r"\{\w+\}", line), line


# Nothing else is raised


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Yield each error that is made where it is raised, with its place."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", node.exc


def test_no_error_is_raised_with_a_text_of_one_language() -> None:
    """Python's own errors have one argument, a message; the kit's make it of theirs."""
    own = {name for name in dir(builtins) if name.endswith("Error")}
    for place, call in raised():
        texts = [each for at, each in enumerate(call.args) if isinstance(each, ast.JoinedStr) or constant(call, at)]
        assert not texts, place
        assert called(call) not in own or len(call.args) == 1, place
