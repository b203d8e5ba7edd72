"""Messages in every language: whole sentences with named places, from gettext catalogues.

English is the language of the sources. `say`, `ngettext` and `pgettext` take a message and return it in every language
at once; the last two bear gettext's own names, and `N_` marks a message that stands in a table, so that the catalogues'
tools find them all.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from stud_teach.saying.messages import N_ as N_  # noqa: PLC0414 - whoever says something finds the mark here too
from stud_teach.saying.messages import Message, both, speak_by
from stud_teach.saying.quoting import quoted

LANGUAGES = ("en", "fi")
DOMAIN = "stud_teach"
LOCALE = Path(__file__).parent / "locale"

Text = dict[str, str]


_in_use = [LANGUAGES[0]]


def use_language(lang: str) -> None:
    """Speak `lang` ("en", "fi") wherever a call names no language; raises ValueError for another.

    >>> use_language("fi")
    >>> print(rule("ante"))
    Alkupanos [ante]
    ...
    """
    _in_use[0] = language(lang)
    speak_by(lambda message: worded(message)[_in_use[0]])


def language(lang: str | None = None) -> str:
    """Return `lang`, or the language in use for None; raises ValueError, naming the languages, for another."""
    if lang is None:
        return _in_use[0]
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise ValueError(
            Message(
                "no such language: {lang}; the languages are {languages}", lang=quoted(lang), languages=both(LANGUAGES)
            )
        )
    return lang


class MissingCatalogue(RuntimeError):
    """The compiled catalogue of a language is not there: a checkout makes it, a wheel carries it."""


@cache
def _translations(lang: str) -> gettext.NullTranslations:
    if lang == "en":
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, LOCALE, [lang])
    except FileNotFoundError:
        folder = f"stud_teach/telling/locale/{lang}/LC_MESSAGES"
        raise MissingCatalogue(
            f"the sentences of language {lang!r} are not compiled ({folder}/{DOMAIN}.mo is missing): "
            f"run `make bundle`, or `pybabel compile -D {DOMAIN} -d stud_teach/telling/locale`"
        ) from None


def say(message: str, **values: Any) -> Text:
    """Return `message` in every language, its places filled; a value that is a Text is taken by language."""
    return _filled(template(message), values)


def pgettext(context: str, message: str, **values: Any) -> Text:
    """Return `message` as it stands in `context`, where a language has another form of it."""
    return _filled({lang: _translations(lang).pgettext(context, message) for lang in LANGUAGES}, values)


def ngettext(one: str, many: str, count: int, **values: Any) -> Text:
    """Return `one` or `many`, as each language counts; `{count}` is filled too."""
    messages = {lang: _translations(lang).ngettext(one, many, count) for lang in LANGUAGES}
    return _filled(messages, {**values, "count": count})


@cache
def template(message: str) -> Text:
    """Return `message` in every language, its places left open for whoever fills them."""
    return {lang: _translations(lang).gettext(message) for lang in LANGUAGES}


def plain(text: object) -> Text:
    """Return a text that is the same in every language: a number, a card, a name."""
    return dict.fromkeys(LANGUAGES, str(text))


def worded(message: object) -> Text:
    """Return in every language what an error says (`message_of`); a text that is no Message stays as it is."""
    if not isinstance(message, Message):
        return plain(message)
    if not message.values:
        return template(message.pattern)
    values = {key: worded(each) if isinstance(each, Message) else each for key, each in message.values.items()}
    return say(message.pattern, **values)


def _filled(messages: Text, values: dict[str, Any]) -> Text:
    texts = [key for key, value in values.items() if isinstance(value, dict)]
    if not texts:
        return {lang: message.format_map(values) for lang, message in messages.items()}
    return {
        lang: message.format_map({**values, **{key: values[key][lang] for key in texts}})
        for lang, message in messages.items()
    }


def in_language(text: Mapping[str, str | None] | None, lang: str) -> str:
    """Return a text in `lang`, in English where there is none, and nothing for no text."""
    return (text.get(lang) or text.get("en") or "") if text else ""


def together(texts: Iterable[Text]) -> Text:
    """Return whole sentences one after the other."""
    found = list(texts)
    return {lang: " ".join(text[lang] for text in found) for lang in LANGUAGES}


def and_list(items: Iterable[object]) -> Text:
    """Return items in a row, "and" before the last."""
    texts = [item if isinstance(item, dict) else plain(item) for item in items]
    return _listed(texts, N_("{most} and {last}"))


def or_list(items: Iterable[Text]) -> Text:
    """Return items in a row, "or" before the last."""
    return _listed(list(items), N_("{most} or {last}"))


def _listed(texts: list[Text], message: str) -> Text:
    *most, last = texts
    if not most:
        return last
    row = {lang: ", ".join(text[lang] for text in most) for lang in LANGUAGES}
    return say(message, most=row, last=last)
