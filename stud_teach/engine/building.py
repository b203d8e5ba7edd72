"""What a hand is built from besides its set-up: names, stacks, actions, a seed, a lesson; what is none is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import Parameter, signature
from typing import NamedTuple

from stud_teach.engine.events import Action, BadSetup
from stud_teach.engine.refusals import malformed
from stud_teach.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from stud_teach.engine.setup import not_players
from stud_teach.saying.checks import is_whole, text
from stud_teach.saying.messages import Message, both, either
from stud_teach.saying.quoting import literal, writable

_MOST_SEED = 10**1000 - 1


class Lesson(NamedTuple):
    """What a teaching hand is about: title and lesson by language ("en", "fi"), and the rule ids that it shows."""

    title: Mapping[str, str] = {}
    lesson: Mapping[str, str] = {}
    shows: tuple[str, ...] = ()


def refuse_unknown(maker: Callable[..., object], given: Iterable[str], more: Iterable[str] = ()) -> None:
    """Raise TypeError for the name of a setting that is neither one of `maker`'s own nor among `more`."""
    known = dict.fromkeys([*_named(maker, Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY), *more])
    wrong = [literal(name) for name in given if name not in known]
    if wrong:
        message = Message("“{maker}” takes no {wrong}; it takes {known}.", maker=maker.__name__)
        raise TypeError(message.filled(wrong=either(wrong), known=both(known)))


def keywords(maker: Callable[..., object]) -> list[str]:
    """Return the names of what `maker` takes by name only."""
    return _named(maker, Parameter.KEYWORD_ONLY)


def _named(maker: Callable[..., object], *kinds: object) -> list[str]:
    return [name for name, each in signature(maker).parameters.items() if each.kind in kinds]


def equal_stacks(players: int) -> tuple[int, ...]:
    """Return the stacks of as many players as there are, when none are given; raises BadSetup."""
    if not is_whole(players, MIN_PLAYERS, MAX_PLAYERS):
        raise BadSetup.refusing("player-count", "players")(not_players(players))
    return (200,) * players


def _is_list(values: object) -> bool:
    return isinstance(values, Sequence) and not isinstance(values, (str, bytes))


def checked_stacks(stacks: Sequence[int]) -> tuple[int, ...]:
    """Return the stacks as a tuple; raises BadSetup for what is no list."""
    if not _is_list(stacks):
        message = Message("“stacks” is a list of whole numbers, one for every player, not {given}.")
        raise BadSetup.refusing("no-stacks", "players")(message.filled(given=literal(stacks)))
    return tuple(stacks)


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names, or made-up ones for none; raises BadSetup unless there is one for every player."""
    refuse = BadSetup.refusing("bad-names", "players")
    if not _is_list(names):
        message = Message("“names” is a list of texts, one for every player, not {given}.")
        raise refuse(message.filled(given=literal(names)))
    if names and len(names) != players:
        message = Message("There is a name for every player or none: {names} names, {players} players.")
        raise refuse(message.filled(names=len(names), players=players))
    for name in names:
        text(name, "names", refuse=refuse)
    return tuple(names) or tuple(f"Player {n}" for n in range(1, players + 1))


_NO_LESSON = Message("A Lesson holds a title and a lesson by language, as in {{“en”: “Title”}}, not {given}.")


def checked_lesson(lesson: Lesson) -> Lesson:
    """Return `lesson` if it is one, of texts that a file can hold; raises BadSetup."""
    refuse = BadSetup.refusing("no-lesson", "file")
    fields = (lesson.title, lesson.lesson) if isinstance(lesson, Lesson) else (lesson,)
    for texts in fields:
        if not isinstance(texts, Mapping):
            raise refuse(_NO_LESSON.filled(given=literal(texts)))
        for each in (*texts, *texts.values()):
            text(each, "lesson", refuse=BadSetup.refusing("unwritable", "file"))
    return lesson


def checked_seed(seed: int | str | None) -> int | str | None:
    """Return `seed` if it is a number that can be printed or a text, or None; raises BadSetup."""
    return None if seed is None else needed_seed(seed)


def needed_seed(seed: int | str) -> int | str:
    """Return `seed` if it is one, and not None; raises BadSetup."""
    if not (is_whole(seed, -_MOST_SEED, _MOST_SEED) or writable(seed)):
        message = Message("“seed” is a whole number or a text, not {given}.", given=literal(seed))
        raise BadSetup.refusing("bad-seed", "deal")(message)
    return seed


_NO_ACTIONS = Message("“actions” is a list of Action, not {given}.")


def checked_actions(actions: Iterable[Action]) -> list[Action]:
    """Return the actions as a list; raises BadSetup for what is none. Whether they are legal is the table's matter."""
    if not isinstance(actions, Iterable):
        raise BadSetup.refusing("no-actions", "turn")(_NO_ACTIONS.filled(given=literal(actions)))
    found = list(actions)
    for action in found:
        wrong = malformed(action)
        if wrong:
            raise BadSetup(wrong)
    return found
