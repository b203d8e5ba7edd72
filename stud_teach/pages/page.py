"""Hands, comparisons and pictures as one page that stands alone: no kernel, no net, nothing beside the file.

export("quartered", "quartered.html")
export(["two-deuces", "odd-chip-by-suit"], "lesson.html", lang="fi")
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from stud_teach.book.rulebook import book_of
from stud_teach.book.schema import RuleBrief
from stud_teach.comparing.still import as_html as compare_html
from stud_teach.engine.building import keywords, refuse_unknown
from stud_teach.engine.hand import Hand
from stud_teach.files.writing import put
from stud_teach.pages.bundle import bundle, script
from stud_teach.pages.page_words import contents_title, keys_hint, page_title
from stud_teach.saying.checks import text
from stud_teach.saying.messages import Message
from stud_teach.scenarios import find_hand
from stud_teach.still.hand import course_html
from stud_teach.still.html import marked
from stud_teach.still.picture import part_html
from stud_teach.still.reader import clean
from stud_teach.still.svg import checked_deck
from stud_teach.telling.catalogue import Text, in_all, language, languages, plain
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate
from stud_teach.views.labels import labels
from stud_teach.views.packing import packed, unpacked
from stud_teach.views.schema import CoveredTrace

HERE = Path(__file__).parent
_SURROGATE = re.compile("[\ud800-\udfff]")


@runtime_checkable
class View(Protocol):
    """A widget: it can say what its view is drawn from."""

    def view_state(self) -> dict[str, Any]:
        """Return the view's name as `_view`, and all that the view is drawn from, as plain values."""


class Item(NamedTuple):
    """What stands on a page: the state of its view, its title, the lines under that, and how it reads on paper."""

    state: Mapping[str, Any]
    title: Text
    about: tuple[Text, ...]
    static: Callable[[str], str]


Shown = Hand | str | Path | View


def as_page(
    shown: Shown | Iterable[Shown],
    *,
    title: str | None = None,
    lang: str | None = None,
    deck: int = 2,
    seat: int | None = None,
    rules: str | None = None,
    house: Mapping[str, object] | None = None,
) -> str:
    """Return a whole HTML page with what is `shown`: one or several hands to step through, or widgets as they stand.

    A hand is a scenario's name, the path of a `.phh` file, or a `Hand`; `seat`, `rules` and `house` are for hands, as
    in `Replay`. `lang` ("en" or "fi") and `deck` (2 or 4 colours) are those that the page opens with. Where scripts do
    not run, and on paper, each hand stands as text.

    Raises what `find_hand` raises, HouseError, TypeError for a widget that needs its kernel, ValueError for nothing to
    show, for another seat, language or deck, and for a title that is no text.

    >>> as_page(["two-deuces", "quartered"], lang="fi").startswith("<!doctype html>")
    True
    """
    lang, deck, title = language(lang), checked_deck(deck), checked_title(title)
    several: list[Any] = [shown]
    if isinstance(shown, Iterable) and not isinstance(shown, Hand | str | Path | View):
        several = list(shown)
    if not several:
        raise ValueError(Message("There is nothing to show; name a hand at least."))
    read = partial(_hand_item, seat=seat, rules=rules, house=house)
    items = [_item(each) if isinstance(each, View) else read(each) for each in several]
    return _page(items, _title(items, title), lang, deck)


def export(shown: Shown | Iterable[Shown], path: str | Path, *, overwrite: bool = False, **options: Any) -> Path:
    """Write a page with what is `shown` to a file that needs no kernel and no net, and return the file's path.

    `shown` and `options` are those of `as_page`: hands or widgets; title, lang, deck, seat, rules, house. Raises what
    `as_page` raises, FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written.

    >>> export("two-deuces", "hand.html").name
    'hand.html'
    """
    refuse_unknown(export, options, keywords(as_page))
    return put(as_page(shown, **options), path, overwrite=overwrite)


def _title(items: list[Item], title: str | None) -> Text:
    if title is not None:
        return plain(title)
    return items[0].title if len(items) == 1 else page_title()


def _hand_item(source: Hand | str | Path, seat: int | None, rules: str | None, house: Any) -> Item:
    hand = find_hand(source, rules, house)
    annotated = annotate(trace(hand, seat))
    state = {"_view": "replay", "trace": packed(annotated), "book": book_of(annotated), "step": 0}
    lesson = hand.lesson.lesson
    told = [in_all(lesson)] if lesson else []
    return Item(state, annotated["title"], (annotated["subtitle"], *told), partial(course_html, annotated))


def _item(view: View) -> Item:
    """Return a widget with how it stands."""
    state = view.view_state()
    if state.get("trace"):
        annotated: CoveredTrace = {**unpacked(state["trace"]), "covered": state.get("covered", [])}
        return Item(state, annotated["title"], (annotated["subtitle"],), partial(course_html, annotated))
    if state.get("data"):
        data = state["data"]
        return Item(state, data["title"], (data["headline"],), partial(compare_html, data))
    if state.get("part"):
        part = state["part"]
        return Item(state, part["title"], (part["lead"],) if part["lead"] else (), partial(part_html, part))
    message = Message("“{kind}” can’t stand without its kernel; a page shows hands and pictures.")
    raise TypeError(message.filled(kind=type(view).__name__))


# The page


def _page(items: list[Item], title: Text, lang: str, deck: int) -> str:
    code = script(bundle(), "openPage")
    shared = {"lang": lang, "title": title, "labels": labels(), "options": {"deck": deck}, "book": _book(items)}
    lines = [
        "<!doctype html>",
        f'<html lang="{lang}">',
        *_head(clean(title[lang]), code),
        f'<body class="{"one" if len(items) == 1 else "many"}">',
        *_top(items, title),
        *(line for n, item in enumerate(items, 1) for line in _section(n, item)),
        _data(shared, 'id="stud-teach-page"'),
        f'<script type="module">{code}</script>',
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _book(items: list[Item]) -> dict[str, RuleBrief]:
    return {rule: entry for item in items for rule, entry in item.state["book"].items()}


def _head(title: str, code: str) -> Iterator[str]:
    """Yield the head: nothing may be loaded, and no script but ours may run."""
    digest = b64encode(sha256(code.encode()).digest()).decode()
    policy = f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; base-uri 'none'"
    yield '<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width,initial-scale=1">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield f"<title>{escape(title)}</title>"
    yield f"<style>{(HERE / 'page.css').read_text('utf-8')}{_one_language()}</style>"
    yield "</head>"


def _one_language() -> str:
    """Return the styles that hide each language where the page is in another one."""
    return "".join(f'html:not([lang="{lang}"]) .in-{lang} {{ display: none; }}\n' for lang in languages())


def _top(items: list[Item], title: Text) -> Iterator[str]:
    yield f'<header class="top"><h1>{_words(title)}</h1>'
    yield f'<p class="hint">{_words(keys_hint())}</p></header>'
    if len(items) == 1:
        return
    yield f'<nav class="contents" id="contents"><h2>{_words(contents_title())}</h2>'
    yield "<ol>"
    for n, item in enumerate(items, 1):
        about = "".join(f"<p>{_words(text)}</p>" for text in item.about)
        yield f'<li><a href="#hand-{n}">{_words(item.title)}</a>{about}</li>'
    yield "</ol></nav>"


def _section(n: int, item: Item) -> Iterator[str]:
    yield f'<section id="hand-{n}"><h2>{_words(item.title)}</h2>'
    yield from (f'<p class="lesson">{_words(text)}</p>' for text in item.about[1:])
    yield '<div class="view"></div>'
    yield from (f'<div class="static in-{lang}">\n{item.static(lang)}</div>' for lang in languages())
    own = {key: value for key, value in item.state.items() if key not in ("book", "labels", "lang", "options")}
    yield _data(own, 'class="stud-teach-view"')
    yield f'<p class="up"><a href="#contents">{_words(contents_title())}</a></p></section>'


def _words(text: Mapping[str, str]) -> str:
    """Return a text in all languages, of which the page shows one."""
    if len({text[lang] for lang in languages()}) == 1:
        return marked(clean(text["en"]))
    return "".join(f'<span class="in-{lang}" lang="{lang}">{marked(clean(text[lang]))}</span>' for lang in languages())


def _data(values: Mapping[str, object], attribute: str) -> str:
    """Return values as JSON in a script tag that no text in them can end."""
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    text = _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    return f'<script type="application/json" {attribute}>{text}</script>'


def checked_title(title: str | None) -> str | None:
    """Return a page's title, None for one that is made up; raises ValueError for what is no text."""
    return None if title is None else text(title, "title")
