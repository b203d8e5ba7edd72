"""The golden tellings: what learners read, word for word; every rule point is in one of them, in every language."""

from __future__ import annotations

import pytest

from stud_teach.engine.rules import RULE_IDS
from tests.golden import GOLDEN, LANGUAGES, annotated, place, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GOLDEN)
def test_is_told_as_it_was(name, lang):
    """After a wanted change: `make golden`, and read the difference."""
    assert told(name, lang) == place(name, lang).read_text("utf-8")


def test_every_rule_point_is_told_in_one_of_them():
    steps = [step for name in GOLDEN for step in annotated(name)["steps"]]
    named = {step["rule"] for step in steps} | {reason["rule"] for step in steps for reason in step["reasons"]}
    assert named >= set(RULE_IDS)


def test_nothing_else_is_kept():
    kept = {(path.parent.name, path.stem) for lang in LANGUAGES for path in place("", lang).parent.glob("*.txt")}
    assert kept == {(lang, name) for lang in LANGUAGES for name in GOLDEN}


@pytest.mark.parametrize(
    ("name", "shares"),
    [
        ("whole-pot-tie-66", {1: 33, 3: 33}),
        ("whole-pot-tie-67", {2: 34, 5: 33}),
        ("quartered", {1: 75, 4: 25}),
    ],
)
def test_the_numbers_of_the_rule_book_are_in_sentence_and_picture(name, shares):
    steps = annotated(name)["steps"]
    awards = [step for step in steps if step["kind"] == "award"]
    told_amounts = dict.fromkeys(shares, 0)
    for step in awards:
        told_amounts[step["seat"]] += step["amount"]
        for lang in LANGUAGES:
            assert str(step["amount"]) in step["title"][lang]
    assert told_amounts == shares
    pots = next(each for each in awards[-1]["evidence"] if each["kind"] == "pots")
    drawn = dict.fromkeys(shares, 0)
    for pot in pots["pots"]:
        for half in pot["halves"]:
            for share in half["shares"]:
                drawn[share["seat"]] += share["amount"]
    assert drawn == shares
