"""What the next player may do, as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stud_teach.betting import Legal
from stud_teach.events import Choice, Kind
from stud_teach.explain.catalogue import LANGUAGES, Text, say

_WORDS: dict[Kind, Callable[[Choice], Text]] = {
    Kind.FOLD: lambda _: say("fold"),
    Kind.CHECK: lambda _: say("check"),
    Kind.CALL: lambda choice: say("call {amount}", amount=choice.amount),
    Kind.BRING_IN: lambda choice: say("bring in {amount}", amount=choice.amount),
    Kind.COMPLETE: lambda choice: say("complete to {to}", to=_totals(choice)),
    Kind.BET: lambda choice: say("bet {to}", to=_totals(choice)),
    Kind.RAISE: lambda choice: say("raise to {to}", to=_totals(choice)),
}


def _totals(choice: Choice) -> Text:
    if choice.to:
        return or_list([dict.fromkeys(LANGUAGES, str(to)) for to in choice.to])
    if choice.least == choice.most:
        return dict.fromkeys(LANGUAGES, str(choice.least))
    return say("{least} to {most}", least=choice.least, most=choice.most)


def choices_text(choices: Sequence[Choice]) -> Text:
    """Return legal choices in a row: "fold, call 2 or complete to 5"."""
    return or_list([_WORDS[choice.kind](choice) for choice in choices])


def or_list(items: Sequence[Text]) -> Text:
    """Return phrases in a row, "or" before the last."""
    *most, last = items
    if not most:
        return last
    row: Text = {lang: None if None in parts else ", ".join(map(str, parts)) for lang, parts in _by_language(most)}
    return say("{most} or {last}", most=row, last=last)


def _by_language(texts: Sequence[Text]) -> list[tuple[str, list[str | None]]]:
    return [(lang, [text.get(lang) for text in texts]) for lang in LANGUAGES]


def next_text(legal: Legal, name: str) -> Text:
    """Return who acts next and what that player may do."""
    message = "Next: seat {seat}, {name}, may {choices}."
    if len(legal.choices) == 1:
        message = "Next: seat {seat}, {name}, must {choices}."
    return say(message, seat=legal.seat, name=name, choices=choices_text(legal.choices))
