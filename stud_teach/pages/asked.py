"""A question on paper: what is to be seen, the choices to tick, and room to say why."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from stud_teach.asking.schema import Explanation
from stud_teach.pages import sheet_words as words
from stud_teach.practice.schema import PublicQuestion, ShownChoice
from stud_teach.still.drawing.row import draw_cards
from stud_teach.still.html import code, marked
from stud_teach.still.reader import Reader
from stud_teach.telling.catalogue import in_language
from stud_teach.trace.schema import Table

HANDS = {"best-five", "low", "award", "odd-chip"}  # kinds about whole hands; the others are about what lies open
BETS = {"legal", "raises-left"}  # kinds about chips in front and behind
HISTORY = {"legal", "raises-left", "shows-first"}  # kinds about what was done on the street
MONEY = {"award", "odd-chip"}  # kinds about who put in how much
ACTIONS = {"bring-in", "complete", "bet", "raise", "call", "check", "fold"}


def question_html(n: int, asked: PublicQuestion, lang: str) -> str:
    """Return the question as HTML; `asked` is what a page may see of it, and nothing else is used."""
    reader = Reader(asked["trace"], lang)
    parts = [
        f'<article class="question"><h2><span class="n">{n}</span> {marked(reader.text(asked["prompt"]))}</h2>',
        f'<p class="game">{marked(reader.text(asked["trace"]["subtitle"]))}</p>',
        *_history(asked, reader),
        '<div class="body">',
        _picture(asked, reader),
        *_choices(asked, reader),
        "</div>",
        f'<div class="why"><b>{escape(reader.word(words.why_line()))}</b><i></i><i></i></div></article>',
    ]
    return "\n".join(parts)


def _history(asked: PublicQuestion, reader: Reader) -> Iterator[str]:
    """Yield what was done on the street, where that matters."""
    if asked["kind"] not in HISTORY:
        return
    last = reader.steps[-1]["street"]
    street = asked["trace"]["streets"][-2]["name"] if last == "showdown" else last  # the one before the showdown
    done = [step for step in reader.steps if step["street"] == street and step["kind"] in ACTIONS]
    if done:
        told = "; ".join(reader.text(step["brief"]) for step in done)
        yield f'<p class="history">{escape(reader.word(words.before_this()))}: {marked(told)}.</p>'


def _choices(asked: PublicQuestion, reader: Reader) -> Iterator[str]:
    yield '<ol class="choices">'
    for choice in asked["choices"]:
        cards = choice.get("cards")
        drawn = draw_cards(cards, ["up"] * len(cards)) if cards else marked(reader.text(choice["text"]))
        yield f"<li><i></i><b>{escape(letter(choice['key']))}</b> {drawn}</li>"
    yield "</ol>"


def letter(key: str) -> str:
    """Return the letter that a choice has on paper."""
    return key.upper()


# The picture


def _picture(asked: PublicQuestion, reader: Reader) -> str:
    table = reader.tables[-1]
    figures = [_figure(asked, reader, seat) for seat in reader.names if _is_seen(asked, table, seat)]
    if table["community"]:
        figures.append(_drawn([table["community"]], ["up"], escape(reader.word(words.community_card()))))
    pot = f"<p>{escape(reader.middle(len(reader.steps) - 1)[0])}</p>" if asked["kind"] in BETS else ""
    return f'<div><div class="figures">{"".join(figures)}</div>{pot}</div>'


def _is_seen(asked: PublicQuestion, table: Table, seat: int) -> bool:
    """Return whether a seat's cards are part of the question."""
    state = table["seats"][str(seat)]
    alone = asked["kind"] in HANDS and asked["seat"] is not None
    return state["state"] in ("in", "all-in") and (not alone or seat == asked["seat"])


def _figure(asked: PublicQuestion, reader: Reader, seat: int) -> str:
    state = reader.tables[-1]["seats"][str(seat)]
    cards = list(zip(state["cards"], state["up"], strict=True))
    if asked["kind"] not in HANDS:
        cards = [(name, up) for name, up in cards if up]
    caption = [f"<b>{escape(_named(asked, reader, seat))}</b>", *map(escape, _about(asked, reader, seat))]
    kinds = ["up" if up else "shown" for _, up in cards]
    return _drawn([name for name, _ in cards], kinds, " · ".join(caption))


def _named(asked: PublicQuestion, reader: Reader, seat: int) -> str:
    """Return a seat with its player's name, unless the name says no more than the seat."""
    own = next(entry["name"] for entry in asked["trace"]["seats"] if entry["seat"] == seat)
    return reader.word(words.seat(seat)) if own == f"Player {seat}" else reader.player(seat)


def _about(asked: PublicQuestion, reader: Reader, seat: int) -> Iterator[str]:
    """Yield what stands beside a player's name: all-in, chips behind and in front, or chips put in."""
    state = reader.tables[-1]["seats"][str(seat)]
    if state["state"] == "all-in":
        yield from reader.status(seat, len(reader.steps) - 1)[:1]
    elif asked["kind"] in BETS:
        yield reader.word(words.stack(state["stack"]))
    if asked["kind"] in BETS and state["bet"]:
        yield reader.word(words.bet(state["bet"]))
    if asked["kind"] in MONEY:
        start = next(entry["stack"] for entry in asked["trace"]["seats"] if entry["seat"] == seat)
        yield reader.word(words.put_in(start - state["stack"] + state["won"]))


def _drawn(names: list[str], kinds: list[str], caption: str) -> str:
    return f"<figure>{draw_cards(names, kinds)}<figcaption>{caption}</figcaption></figure>"


# The answer


def answer_html(n: int, right: ShownChoice, told: Explanation, lang: str) -> str:
    """Return the right choice and why, as HTML for the pages with the answers."""
    key, text = letter(right["key"]), marked(in_language(right["text"], lang))
    sentences = "".join(
        f"<li>{marked(in_language(each['text'], lang))}{code(each['rule'], lang)}</li>" for each in told["sentences"]
    )
    title = marked(in_language(told["title"], lang))
    head = f'<h2><span class="n">{n}</span> <b>{key}</b> {text}</h2>'
    return f'<article class="answer">{head}<p>{title}</p><ul>{sentences}</ul></article>'
