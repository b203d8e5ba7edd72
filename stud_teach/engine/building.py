"""What a hand is built from besides its set-up: names, stacks, actions, a seed, a lesson; what is none is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from typing import NamedTuple

from stud_teach.engine.events import Action, BadSetup, Refusal
from stud_teach.engine.refusals import malformed
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import quoted, writable

_MOST_SEED = 10**1000


class Lesson(NamedTuple):
    """What a teaching hand is about: title and lesson by language ("en", "fi"), and the rule ids that it shows."""

    title: Mapping[str, str] = {}
    lesson: Mapping[str, str] = {}
    shows: tuple[str, ...] = ()


def bad(fault: str, rule: str = "players", /, **facts: object) -> BadSetup:
    """Return the error of a fault, with the facts for its sentence."""
    return BadSetup(Refusal(rule, fault, facts))


def refuse_unknown(
    maker: Callable[..., object], given: Iterable[str], more: Iterable[str] = (), takes: str | None = None
) -> None:
    """Raise TypeError for a setting that is neither a keyword of `maker`'s own nor among `more`.

    `takes` are the words for all that it takes, the names in a row by default.
    """
    known = [*keywords(maker), *more]
    wrong = [quoted(name) for name in given if name not in known]
    if wrong:
        listed, takes = ", ".join(wrong), takes or ", ".join(known)
        raise TypeError(
            Message("{maker} takes no {wrong}; it takes {takes}", maker=maker.__name__, wrong=listed, takes=takes)
        )


def keywords(maker: Callable[..., object]) -> list[str]:
    """Return the names of what `maker` takes by name only."""
    return [name for name, each in signature(maker).parameters.items() if each.kind is each.KEYWORD_ONLY]


def equal_stacks(players: int) -> tuple[int, ...]:
    """Return the stacks of as many players as there are, when none are given; raises BadSetup."""
    if isinstance(players, bool) or not isinstance(players, int) or not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise bad("player-count", players=quoted(players), least=MIN_PLAYERS, most=MAX_PLAYERS)
    return (200,) * players


def _is_list(values: object) -> bool:
    return isinstance(values, Sequence) and not isinstance(values, (str, bytes))


def checked_stacks(stacks: Sequence[int]) -> tuple[int, ...]:
    """Return the stacks as a tuple; raises BadSetup for what is no list."""
    if not _is_list(stacks):
        raise bad("no-stacks", value=quoted(stacks), wanted="list of int")
    return tuple(stacks)


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names, or made-up ones for none; raises BadSetup unless there is one for every player."""
    if not _is_list(names) or not all(isinstance(name, str) for name in names):
        raise bad("bad-names", value=quoted(names), wanted="list of str")
    if names and len(names) != players:
        raise bad("bad-names", names=len(names), players=players)
    for name in names:
        if not writable(name):
            raise bad("unwritable", "file", text=quoted(name))
    return tuple(names) or tuple(f"Player {n}" for n in range(1, players + 1))


def checked_lesson(lesson: Lesson) -> Lesson:
    """Return `lesson` if it is one, of texts that a file can hold; raises BadSetup."""
    if not isinstance(lesson, Lesson):
        raise bad("no-lesson", "file", value=quoted(lesson), wanted="Lesson")
    for texts in (lesson.title, lesson.lesson):
        if not isinstance(texts, Mapping):
            raise bad("no-lesson", "file", value=quoted(texts), wanted="texts by language")
        for text in (*texts, *texts.values()):
            if not writable(text):
                raise bad("unwritable", "file", text=quoted(text))
    return lesson


def checked_seed(seed: int | str | None) -> int | str | None:
    """Return `seed` if it is a number that can be printed or a text, or None; raises BadSetup."""
    number = type(seed) is int and abs(seed) < _MOST_SEED
    if not (seed is None or number or writable(seed)):
        raise bad("bad-seed", "deal", value=quoted(seed), wanted="int or str")
    return seed


def needed_seed(seed: int | str) -> int | str:
    """Return `seed` if it is one, and not None; raises BadSetup."""
    found = checked_seed(seed)
    if found is None:
        raise bad("bad-seed", "deal", value=quoted(seed), wanted="int or str")
    return found


def checked_actions(actions: Iterable[Action]) -> list[Action]:
    """Return the actions as a list; raises BadSetup for what is none. Whether they are legal is the table's matter."""
    if not isinstance(actions, Iterable):
        raise bad("no-actions", "turn", value=quoted(actions), wanted="list of Action")
    found = list(actions)
    for action in found:
        wrong = malformed(action)
        if wrong:
            rule, fault, facts = wrong
            raise bad(fault, rule, **facts)
    return found
