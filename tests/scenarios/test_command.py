"""`stud-teach scenarios`: the library to read, by chapter, whole or for some rules."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from stud_teach import scenarios
from stud_teach.cli import main


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The names listed, in the order of the listing."""
    assert main(["scenarios", *arguments]) == 0
    return re.findall(r"^([a-z0-9-]+): ", capsys.readouterr().out, re.MULTILINE)


def test_all_are_listed_once(capsys):
    assert sorted(listed(capsys)) == list(scenarios.names())


@pytest.mark.parametrize(
    ("lang", "chapters"),
    [
        ("en", ["Dealing", "Opening", "Betting", "Showing and paying"]),
        ("fi", ["Jakaminen", "Avaaminen", "Panostaminen", "Näyttäminen ja maksaminen"]),
    ],
)
def test_by_chapter_in_lines_that_fit(capsys, lang, chapters):
    assert main(["scenarios", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [above for above, line in pairwise(lines) if line and set(line) == {"="}] == chapters
    assert max(map(len, lines)) <= 100


def test_only_those_that_show_all_the_rules_asked_for(capsys):
    assert listed(capsys, "muck") == ["mucked-hand"]
    assert set(listed(capsys, "five-used", "odd-chip")) == {"odd-chip-by-suit"}
    capped = {name for name in scenarios.names() if "raise-cap" in scenarios.scenario(name).lesson.shows}
    assert set(listed(capsys, "raise-cap-heads-up")) == capped  # a setting: its rule's


def test_as_json(capsys):
    assert main(["scenarios", "muck", "--json"]) == 0
    [entry] = json.loads(capsys.readouterr().out)
    assert (entry["name"], entry["rules"]) == ("mucked-hand", ["muck", "showdown-order"])
    assert entry["title"] == {"en": "Thrown away unseen", "fi": "Näyttämättä hylätty"}
    assert entry["chapter"]["en"] == "Showing and paying"


@pytest.mark.parametrize(
    ("ids", "status", "message"),
    [
        (["odd-chips"], 2, "There is no rule 'odd-chips'; did you mean odd-chip or odd-chip-half?"),
        (["outside"], 2, "“outside” stands for what the rules leave out, and no scenario shows that."),
        (["muck", "ante"], 1, "No scenario shows ante and muck together."),
    ],
)
def test_what_is_not_there(capsys, ids, status, message):
    assert main(["scenarios", *ids]) == status
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"stud-teach: {message}\n")
