"""Why something is refused: what was tried, why not, and what would have been legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stud_teach.cards.card import card_names
from stud_teach.engine.events import Action, Do, Refusal, StudError
from stud_teach.saying.messages import Message, message_of
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import Text, language, or_list, plain, say, together, worded
from stud_teach.telling.choices import choices_text
from stud_teach.telling.faults import FAULTS, STAKES
from stud_teach.telling.names import card_text, cards_text
from stud_teach.telling.troubles import file_trouble

_TRIED: dict[Do, Callable[[Action], Text]] = {
    Do.DEAL: lambda a: (
        say("Seat {seat} can’t be dealt {cards} here.", seat=a.seat, cards=_cards(a))
        if a.cards
        else say("Seat {seat} can’t be dealt any cards here.", seat=a.seat)
    ),
    Do.COMMUNITY: lambda a: (
        say("{cards} can’t be dealt as a community card here.", cards=_cards(a))
        if a.cards
        else say("A community card can’t be dealt here.")
    ),
    Do.BRING_IN: lambda a: say("Seat {seat} can’t bring it in here.", seat=a.seat),
    Do.BET_TO: lambda a: say("Seat {seat} can’t bet or raise to {to} here.", seat=a.seat, to=a.to),
    Do.CHECK_OR_CALL: lambda a: say("Seat {seat} can’t check or call here.", seat=a.seat),
    Do.FOLD: lambda a: say("Seat {seat} can’t fold here.", seat=a.seat),
    Do.SHOW: lambda a: (
        say("Seat {seat} can’t show {cards} here.", seat=a.seat, cards=_cards(a))
        if a.cards
        else say("Seat {seat} can’t show its cards here.", seat=a.seat)
    ),
    Do.MUCK: lambda a: say("Seat {seat} can’t muck here.", seat=a.seat),
}


def _cards(action: Action) -> str:
    return cards_text(card_names(action.cards))


def refusal_text(refusal: Refusal, allowed_by: Sequence[str] = ()) -> Text:
    """Return why something is refused, in every language: what was tried, why not, and what would be legal.

    `allowed_by` are the rule sets that allow it.
    """
    tried = refusal.action
    told = tried is not None and (tried.seat is not None or tried.do is Do.COMMUNITY)
    sentences = [_TRIED[tried.do](tried)] if tried and told else []
    sentences.append(_why(refusal))
    if refusal.legal:
        choices = choices_text(refusal.legal)
        sentences.append(say("Seat {seat} may {choices}.", seat=refusal.seat, choices=choices))
    if allowed_by:
        sentences.append(say("Rule sets that allow it: {rules}.", rules=", ".join(allowed_by)))
    return together(sentences)


def _why(refusal: Refusal) -> Text:
    """Return the sentence of a fault: the one for this rule or action where it has several, else its general one."""
    messages = FAULTS[refusal.fault]
    keys = [refusal.rule, *([refusal.action.do] if refusal.action else []), *refusal.facts, ""]
    message = next(messages[key] for key in keys if key in messages)
    facts = {key: _value(key, value) for key, value in refusal.facts.items()}
    return say(message, **facts)


def _value(key: str, value: Any) -> Any:
    """Return a fact as a message takes it, on one line."""
    if key == "card":
        return card_text(str(value))
    if key in ("stake", "what"):
        return _stake(str(value))
    if key == "choices":
        return or_list(map(plain, str(value).split(" or ")))
    if isinstance(value, Message):
        return worded(value)
    if isinstance(value, int):
        return value
    return "".join(letter if letter.isprintable() else " " for letter in str(value))


def _stake(name: str) -> Text:
    if name in STAKES:
        return say(STAKES[name])
    seat = name.rpartition(" ")[2]
    return say("the stack of seat {seat}", seat=seat)


def refusal_line(
    refusal: Refusal,
    lang: str,
    *,
    source: str | None = None,
    number: int | None = None,
    line: str | None = None,
    allowed_by: Sequence[str] = (),
) -> str:
    """Return one line for a terminal: the file, the action's number and text, why it is refused, and the rule's id.

    `number` counts the hand's actions from 1, `line` is the action as the file has it.
    """
    places: list[Text] = [plain(source)] if source else []
    if number is not None:
        places.append(say("action {number} “{line}”", number=number, line=line))
    why = say("{why} [{rule}]", why=refusal_text(refusal, allowed_by), rule=refusal.rule)
    return " ".join(": ".join(text[lang] for text in (*places, why)).split())


def why(error: Exception, lang: str | None = None) -> str:
    """Return in words why an action, a set-up, a file, a card or a name was refused: what `error` says.

    A hand's `refused` is such an error too, and so are those of `find`. `lang` is e.g. "fi", None for the language
    in use. Raises TypeError for what is no error of this kit, ValueError for another language.

    >>> try:
    ...     Hand.new(players=3, seed=7).deal().bring_in().bet(7)
    ... except ValueError as error:
    ...     print(why(error, "en"))
    Seat 1 ... may fold, call 2 or complete to 5.
    """
    if isinstance(error, StudError):
        return refusal_text(error.refusal)[language(lang)]
    if isinstance(error, OSError) and error.filename is not None:
        return file_trouble(error)[language(lang)]
    told = getattr(error, "text", None)
    if isinstance(error, Exception) and isinstance(told, Mapping):  # an error of `find`
        return str(told[language(lang)])
    message = message_of(error) if isinstance(error, Exception) else None
    if not isinstance(message, Message):
        given = quoted(error)
        raise TypeError(
            Message("no refusal: {error}; why() takes an error of this kit, such as a hand's `refused`", error=given)
        )
    return worded(message)[language(lang)]
