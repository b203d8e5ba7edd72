"""What a game is made of is known in games/ alone: no other code names a street, a game or seven cards.

Read are the texts and names in the package's code, without docstrings, comments and the rule book's entries, which are
about the room's pages.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "stud_teach"
OWN = ("games", "book/entries")

STREET = re.compile(r"(?<![a-z])(third|fourth|fifth|sixth|seventh)(?![a-z])", re.IGNORECASE)
GAME = re.compile(r"\bstud8?\b(?![-_])|7-card|seven-card\b", re.IGNORECASE)
RULE_ID = re.compile("pair.on.fourth", re.IGNORECASE)

# By file: what looks like it and is something else.
NO_STREETS = {
    "book/glossary.py": "the third of the four suits",
    "cards/categories.py": "the fifth card of a hand",
    "views/labels.py": "waits for the front end",
}
NO_GAMES = {
    "cli/__init__.py": "what the kit is about",
    "pages/sheet_words.py": "what the kit is about",
}
NO_CARDS = {
    "cards/ranking.py": "its tables value five to seven cards",
    "pictures/rankings.py": "the highest ranks of lows",
    "search/arrange.py": "the ranks of lows",
    "still/drawing/places.py": "the seats of a table",
}


def sources() -> list[str]:
    found = (path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py")))
    return [name for name in found if not name.startswith(OWN)]


def docstrings(text: str) -> set[int]:
    """Return the lines on which docstrings begin."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr)]
    return {node.lineno for node in nodes if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)}


def code(name: str) -> Iterator[tokenize.TokenInfo]:
    text = (PACKAGE / name).read_text("utf-8")
    documented = docstrings(text)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.NAME, tokenize.NUMBER) and token.start[0] not in documented:
            yield token


def named(name: str, pattern: re.Pattern[str]) -> list[str]:
    """Return the texts and names of a file's code in which a pattern is found, rule ids left out."""
    told = (token.string for token in code(name) if token.type != tokenize.NUMBER)
    return [text for text in told if pattern.search(RULE_ID.sub("", text))]


@pytest.mark.parametrize("name", sources())
def test_no_street_no_game_and_no_seven_cards_are_named(name: str) -> None:
    streets, games = named(name, STREET), named(name, GAME)
    sevens = [token.line for token in code(name) if token.type == tokenize.NUMBER and token.string == "7"]
    assert bool(streets) == (name in NO_STREETS), streets
    assert bool(games) == (name in NO_GAMES), games
    assert bool(sevens) == (name in NO_CARDS), sevens


def test_where_games_are_there_is_something_to_find() -> None:
    told = [text for path in (PACKAGE / "games").glob("*.py") for text in named(f"games/{path.name}", STREET)]
    assert len(told) > 30
    assert named("games/stud.py", GAME)
