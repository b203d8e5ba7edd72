"""Check a guess in a notebook: say that it is right and why, or which mistake it is.

guess = 3
check(guess, BringIn("Ks 2d 2c Ac"))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from stud_teach.asking.hands import hand_facts
from stud_teach.asking.odd_chips import HALVES
from stud_teach.asking.question import OTHER, Choice, Held, Question, Value
from stud_teach.asking.raises import ANY
from stud_teach.asking.words import choice_text, hint
from stud_teach.asking.words_right import explanation
from stud_teach.asking.words_wrong import comment
from stud_teach.cards.card import Card, CardError, card_names, known_cards
from stud_teach.cards.ranking import best_high, best_low
from stud_teach.pictures.schema import Picture
from stud_teach.practice import checking_words as words
from stud_teach.saying.messages import Message, joined, message_of
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import Text, language, worded


class Exercise(Protocol):
    """What a guess can be checked against: a picture with a question about it."""

    @property
    def part(self) -> Picture:
        """The picture, with the sentences that say why."""

    @property
    def question(self) -> Question | None:
        """The question, with every mistake."""


@dataclass(frozen=True)
class Checked:
    """What is said about a guess; `right` is None where there is no answer yet. It shows itself in a notebook."""

    right: bool | None
    text: Text
    lang: str

    def __str__(self) -> str:
        return self.text[self.lang]

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return words.as_html(str(self), self.lang, self.right)


class _NotInForm(ValueError):
    """A guess that is no answer; the message says what would be one."""


def check(guess: object, exercise: Exercise | Question, *, low: bool = False, lang: str | None = None) -> Checked:
    """Check `guess` against a picture such as BringIn(...), or against one of `questions`.

    With `low`, BestFive is asked for the low of its hand. A question which of two lows is better takes a seat, or 0
    where they are equal. `lang` is the language in use when it is left out. A guess of any kind gets an answer in
    words; dots (...) are an answer that is still to come. Raises TypeError where nothing is asked by `exercise`,
    ValueError for another language.

    >>> check(2, BringIn("Ks 2d 2c Ac"), lang="en")
    Seat 2 sits first among those with this rank; but suits come before seats.
    """
    spoken = language(lang)
    question = _question(exercise, low)
    if _is_to_come(guess):
        return Checked(None, words.no_guess(), spoken)
    try:
        value = _PARSERS[question.kind](guess, question)
    except _NotInForm as wrong:
        return Checked(False, worded(message_of(wrong)), spoken)
    choice = question.valued(value)
    if choice is not None and choice.mistake is None:
        return Checked(True, _why(question, exercise), spoken)
    return Checked(False, comment(question, choice) if choice else _unknown(value, question), spoken)


def _is_to_come(guess: object) -> bool:
    """Return whether there are dots where an answer, or one of its amounts, should be."""
    return guess is ... or (isinstance(guess, Mapping) and any(each is ... for each in guess.values()))


def _question(exercise: Exercise | Question, low: bool) -> Question:
    found = exercise
    if not isinstance(exercise, Question):
        found = getattr(exercise, "low_question" if low else "question", None)  # type: ignore[assignment]
    if isinstance(found, Question):
        return found.whole if isinstance(found, Held) else found
    unasked = getattr(exercise, "unasked", None)
    instead = unasked(low=low) if callable(unasked) else None
    instead = instead or Message(
        "Give {check} a picture such as {example}.", check="check", example="BringIn('Ks 2d 2c Ac')"
    )
    raise TypeError(joined(" ", [Message("“{exercise}” asks nothing.", exercise=_named(exercise)), instead]))


def _named(exercise: object) -> str:
    """Return what a message calls something that asks nothing."""
    return type(exercise).__name__ if hasattr(exercise, "unasked") else quoted(exercise)


def _why(question: Question, exercise: Exercise | Question) -> Text:
    title = choice_text(question, question.right.value)
    if isinstance(exercise, Question):
        played = exercise.played if isinstance(exercise, Held) else None
        return words.right(title, explanation(exercise, played)["sentences"] if played else [])
    part = exercise.part
    rules = {"best-five": ("high-hand",), "low": ("low-hand",)}.get(question.kind)
    return words.right(title, [line for line in part["sentences"] if rules is None or line["rule"] in rules])


def _unknown(value: Value, question: Question) -> Text:
    """Return what is said to an answer that no usual mistake leads to."""
    if question.kind in ("bring-in", "first-actor", "shows-first"):
        return words.no_such_seat(value)
    if question.kind == "award" and isinstance(value, tuple):
        given = sum(amount for _, amount in value)
        if given != question.facts["amount"]:
            return words.wrong_sum(given, question.facts["amount"])
    if question.kind == "best-five" and isinstance(value, tuple):
        five = best_high(known_cards(value))
        return comment(question, Choice("", value, OTHER, hand_facts(five)))
    text = words.not_right()
    return {lang: f"{text[lang]} {hint(question)[lang]}" for lang in text}


# Guesses


def _number(guess: object, question: Question) -> int:
    if isinstance(guess, bool) or not isinstance(guess, (int, str)):
        raise _NotInForm(words.form(question))
    text = str(guess).strip() if isinstance(guess, str) or abs(guess) < 10**18 else ""
    if not (text.isascii() and text.isdigit() and len(text) < 18):
        raise _NotInForm(words.form(question))
    return int(text)


def _five(guess: object, question: Question) -> Value:
    """Return five cards as the choice with equally good ones has them, if there is one; or the better of two lows."""
    if question.ask == "better":
        return _number(guess, question)
    if guess is None and question.kind == "low":
        return ()
    cards = _cards(guess, question)
    if not set(card_names(cards)) <= set(question.facts["cards"]):
        raise _NotInForm(words.other_cards())
    chosen = {frozenset(choice.value): choice for choice in question.choices if isinstance(choice.value, tuple)}
    same = chosen.get(frozenset(card_names(cards)))
    if same:
        return same.value
    right = question.right.value
    if right and isinstance(right, tuple) and _worth(question, cards) == _worth(question, known_cards(right)):
        return right
    return tuple(card_names(cards))


def _cards(guess: object, question: Question) -> tuple[Card, ...]:
    if not isinstance(guess, str | Sequence | Set):
        raise _NotInForm(words.form(question))
    try:
        known = known_cards(guess)
    except CardError as error:
        raise _NotInForm(joined(" ", [message_of(error), words.form(question)])) from None
    if len(known) != 5:
        raise _NotInForm(words.form(question))
    return known


def _worth(question: Question, cards: Sequence[Card]) -> int | None:
    if question.kind == "best-five":
        return best_high(cards).value
    low = best_low(cards)
    return low.value if low else None


def _shares(guess: object, question: Question) -> Value:
    if not isinstance(guess, Mapping):
        raise _NotInForm(words.form(question))
    shares = {_number(seat, question): _number(amount, question) for seat, amount in guess.items()}
    return tuple((seat, amount) for seat, amount in sorted(shares.items()) if amount)


def _totals(guess: object, question: Question) -> Value:
    if question.ask != "bet":
        return _number(guess, question)
    return tuple(sorted(_number(each, question) for each in (guess if isinstance(guess, (list, tuple)) else [guess])))


def _raises(guess: object, question: Question) -> Value:
    return ANY if isinstance(guess, str) and guess.strip().lower() == ANY else _number(guess, question)


def _seats(guess: object, question: Question) -> Value:
    if question.ask == "halves":
        word = guess.strip().lower() if isinstance(guess, str) else ""
        if word not in HALVES:
            raise _NotInForm(words.form(question))
        return word
    return tuple(sorted(_number(each, question) for each in (guess if isinstance(guess, (list, tuple)) else [guess])))


_PARSERS: dict[str, Callable[[object, Question], Value]] = {
    **dict.fromkeys(("bring-in", "first-actor", "shows-first"), _number),
    "raises-left": _raises,
    **dict.fromkeys(("best-five", "low"), _five),
    "legal": _totals,
    "award": _shares,
    "odd-chip": _seats,
}
