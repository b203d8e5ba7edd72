"""Messages in every language: one whole sentence each, with named places, from gettext catalogues.

English is the language of the sources. A language without a compiled catalogue gives None, and the reader gets English.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fi")
DOMAIN = "stud_teach"
LOCALE = Path(__file__).parent / "locale"

Text = dict[str, str | None]


@cache
def _translations(lang: str) -> gettext.NullTranslations | None:
    if lang == "en":
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, LOCALE, [lang])
    except FileNotFoundError:
        return None


def say(message: str, **values: Any) -> Text:
    """Return `message` in every language, its places filled; a value that is a text itself is taken by language."""
    return {lang: _fill(lang, message, values) for lang in LANGUAGES}


def _fill(lang: str, message: str, values: Mapping[str, Any]) -> str | None:
    catalogue = _translations(lang)
    if catalogue is None:
        return None
    return catalogue.gettext(message).format(**{key: _value(value, lang) for key, value in values.items()})


def _value(value: Any, lang: str) -> Any:
    return in_language(value, lang) if isinstance(value, Mapping) else value


def in_language(text: Mapping[str, str | None] | None, lang: str) -> str:
    """Return a text in `lang`, in English where there is none, and nothing for no text."""
    return (text.get(lang) or text.get("en") or "") if text else ""


def together(texts: Iterable[Text]) -> Text:
    """Return whole sentences one after the other."""
    found = list(texts)
    return {lang: _joined([text.get(lang) for text in found]) for lang in LANGUAGES}


def _joined(sentences: list[str | None]) -> str | None:
    return None if None in sentences else " ".join(sentence or "" for sentence in sentences)
