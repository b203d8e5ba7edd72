"""Messages in every language: whole sentences with named places, from gettext catalogues.

English is the language of the sources; each folder in `locale` with a compiled catalogue is one more, and a sentence
that it lacks stays English. `say`, `ngettext` and `pgettext` take a message and return it in every language
at once; the last two bear gettext's own names, and `N_` marks a message that stands in a table, so that the catalogues'
tools find them all.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from stud_teach.saying.checks import one_of
from stud_teach.saying.messages import N_ as N_  # noqa: PLC0414 - whoever says something finds the mark here too
from stud_teach.saying.messages import Message, Row, speak_by

ENGLISH = "en"
DOMAIN = "stud_teach"
LOCALE = Path(__file__).parent / "locale"

Text = dict[str, str]


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that are spoken: English, then those with a compiled catalogue, by their own names."""
    compiled = [file.parts[-3] for file in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")]
    return (ENGLISH, *sorted(compiled, key=language_name))


def known_languages() -> tuple[str, ...]:
    """Return those languages, and the ones whose catalogue is not compiled after them."""
    folders = sorted(folder.parent.name for folder in LOCALE.glob("*/LC_MESSAGES"))
    return tuple(dict.fromkeys([*languages(), *folders]))


def language_name(lang: str) -> str:
    """Return a language's name in itself; its code where its catalogue does not say it."""
    # Translators: the name of your own language, in your own language
    name = _translations(lang).gettext("English")
    return lang if name == "English" and lang != ENGLISH else name


_in_use = [ENGLISH]


def use_language(lang: str) -> None:
    """Speak `lang` ("en", "fi") wherever a call names no language; raises what `language` raises.

    >>> use_language("fi")
    >>> print(rule("ante"))
    Alkupanos [ante]
    ...
    """
    _translations(language(lang))
    _in_use[0] = lang
    speak_by(lambda message: said(message, _in_use[0]))


def language(lang: str | None = None) -> str:
    """Return `lang`, or the language in use for None.

    Raises ValueError, naming the languages, for another, MissingCatalogue for one that is not compiled.
    """
    if lang is None:
        return _in_use[0]
    if isinstance(lang, str) and lang in known_languages() and lang not in languages():
        message = Message("The sentences of the language {lang} are not compiled; {command} compiles them.")
        command = f"`pybabel compile -D {DOMAIN} -d {LOCALE}`"
        raise MissingCatalogue(message.filled(lang=lang, command=command))
    return one_of(lang, "lang", languages())


class MissingCatalogue(ValueError):
    """The compiled catalogue of a language is not there: a checkout makes it, a wheel carries it."""


@cache
def _translations(lang: str) -> gettext.NullTranslations:
    return gettext.NullTranslations() if lang == ENGLISH else gettext.translation(DOMAIN, LOCALE, [lang])


def say(message: str, **values: Any) -> Text:
    """Return `message` in every language, its places filled; a value that is a Text is taken by language."""
    return _filled(template(message), values)


def pgettext(context: str, message: str, **values: Any) -> Text:
    """Return `message` as it stands in `context`, where a language has another form of it."""
    return _filled({lang: _translations(lang).pgettext(context, message) for lang in languages()}, values)


def ngettext(one: str, many: str, count: int, **values: Any) -> Text:
    """Return `one` or `many`, as each language counts; `{count}` is filled too."""
    messages = {lang: _translations(lang).ngettext(one, many, count) for lang in languages()}
    return _filled(messages, {**values, "count": count})


@cache
def template(message: str) -> Text:
    """Return `message` in every language, its places left open for whoever fills them."""
    return {lang: _translations(lang).gettext(message) for lang in languages()}


def plain(text: object) -> Text:
    """Return a text that is the same in every language: a number, a card, a name."""
    return dict.fromkeys(languages(), str(text))


def said(message: object, lang: str) -> str:
    """Return in `lang` what an error says (`message_of`); a text that is no Message stays as it is."""
    if not isinstance(message, Message):
        return str(message)
    pattern = message.pattern if isinstance(message, Row) else _translations(lang).gettext(message.pattern)
    if not message.values:
        return pattern
    values = message.values.items()
    return pattern.format_map({key: said(each, lang) if isinstance(each, Message) else each for key, each in values})


def worded(message: object) -> Text:
    """Return in every language what an error says."""
    return {lang: said(message, lang) for lang in languages()}


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
    return (text.get(lang) or text.get(ENGLISH) or "") if text else ""


def in_all(text: Mapping[str, str]) -> Text:
    """Return a text by language, as hand files have them, in every language: in English where there is none."""
    return {lang: in_language(text, lang) for lang in languages()}


def together(texts: Iterable[Text]) -> Text:
    """Return whole sentences one after the other."""
    return in_a_row(" ", texts)


def in_a_row(sign: str, texts: Iterable[Text]) -> Text:
    """Return texts one after the other, `sign` between them; a language leaves out those that are empty."""
    found = list(texts)
    return {lang: sign.join(text[lang] for text in found if text[lang]) for lang in languages()}


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
    return say(message, most=in_a_row(", ", most), last=last)
