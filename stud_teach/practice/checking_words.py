"""What is said about a guess that was typed into a notebook."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from stud_teach.asking.question import Question
from stud_teach.pictures.schema import Sentence
from stud_teach.saying.messages import Message
from stud_teach.still.notes import folded_note
from stud_teach.telling.catalogue import Text, say, together


def no_guess() -> Text:
    """Return what is said to dots where an answer should be."""
    return say("Put your answer in the place of the dots.")


def form(question: Question) -> Message:
    """Return what an answer looks like."""
    return _FORMS_OF.get((question.kind, question.ask)) or _FORMS[question.kind]


_FORMS = {
    "bring-in": Message("An answer is the number of a seat, as in 3."),
    "first-actor": Message("An answer is the number of a seat, as in 3."),
    "shows-first": Message("An answer is the number of a seat, as in 3."),
    "best-five": Message("An answer is five cards, as in “AhKhQhJhTh”."),
    "low": Message("An answer is five cards, as in “7d5c4s2sAh”, or None where there is no low."),
    "legal": Message("An answer is a number of chips, as in 10."),
    "raises-left": Message("An answer is a number, as in 2, or “any” where there is no limit."),
    "award": Message("An answer says what each seat gets, as in {example}.", example="{1: 34, 3: 33}"),
    "odd-chip": Message("An answer is the number of a seat, as in 3, or a list of seats, as in [1, 3]."),
}
_FORMS_OF = {
    ("legal", "bet"): Message(
        "An answer is a number of chips, as in 10, or a list of all that are allowed, as in [5, 10]."
    ),
    ("low", "better"): Message("An answer is the number of a seat, as in 3, or 0 where the lows are equal."),
    ("odd-chip", "halves"): Message("An answer is one of the words “high”, “low” and “nobody”."),
}


def no_such_seat(seat: object) -> Text:
    """Return what is said to a seat that has no cards."""
    return say("Seat {seat} has no cards here.", seat=seat)


def other_cards() -> Message:
    """Return what is said to cards that are not among those shown."""
    return Message("Not all of these cards are among those shown.")


def wrong_sum(given: int, amount: int) -> Text:
    """Return what is said to shares that do not add up to the pot."""
    return say("These are {given} chips in all, but {amount} are to be shared out.", given=given, amount=amount)


def not_right() -> Text:
    """Return what is said to a wrong guess that no usual mistake leads to."""
    return say("That is not it.")


def right(title: Text, sentences: Iterable[Sentence]) -> Text:
    """Return what is said to a right guess: the headline and the sentences behind it."""
    head = say("Right: {title}.", title=title)
    return together([head, *(line["text"] for line in sentences)])


def as_html(text: str, lang: str, right_or_wrong: bool | None) -> str:
    """Return what is said as a paragraph, marked as right or wrong by a sign and not by colour alone.

    Its first line names it where it is folded, as solutions are.
    """
    sign = {True: "✓ ", False: "✗ ", None: ""}[right_or_wrong]
    name = folded_note(say("The answer, checked")[lang])
    return f'{name}\n<p lang="{lang}" role="status" style="max-width:46em;line-height:1.5">{sign}{escape(text)}</p>'
