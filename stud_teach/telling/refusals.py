"""Why something is refused, in words: for a terminal, and for whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from stud_teach.engine.events import Refusal
from stud_teach.saying.messages import Message, joined, message_of
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import language, said


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
    places = [source] if source else []
    if number is not None:
        places.append(Message("action {number} “{line}”", number=number, line=line))
    return " ".join(said(joined(": ", [*places, refusal.message(allowed_by)]), lang).split())


def why(error: Exception, lang: str | None = None) -> str:
    """Return in words why an action, a set-up, a file, a card or a name was refused: what `error` says.

    A hand's `refused` is such an error too. `lang` is e.g. "fi", None for the language in use. Raises TypeError for
    what is no error of this kit, ValueError for another language.

    >>> try:
    ...     Hand.new(players=3, seed=7).deal().bring_in().bet(7)
    ... except ValueError as error:
    ...     print(why(error, "en"))
    Seat 1 ... may fold, call 2 or complete to 5. [completion]
    """
    message = message_of(error) if isinstance(error, Exception) else None
    if not isinstance(message, Message):
        wrong = Message(
            "“{error}” is no error of this kit, such as a hand’s `refused`, so there is nothing to say of it."
        )
        raise TypeError(wrong.filled(error=quoted(error)))
    return said(message, language(lang))
