"""House rules: presets, single settings, what does not go together; and a test file for every rule id."""

from __future__ import annotations

from pathlib import Path

import pytest

from stud_teach.engine.rules import CHOICES, RULE_IDS, RULE_SETS, HouseError, HouseRules, OddChip, rule_set
from stud_teach.saying.quoting import quoted

HERE = Path(__file__).parents[1] / "rules"

PRESETS = {
    "room": {
        "burn": "none",
        "deck-short": "players",
        "community-no-bet": "no-betting",
        "bring-in": "by-limit",
        "first-actor-tie": "seat",
        "pair-on-fourth": "high",
        "raise-cap": 3,
        "raise-cap-heads-up": "capped",
        "pot-limit": "offered",
        "odd-chip": "seat",
    },
    "casino": {
        "burn": "each-street",
        "deck-short": "stub",
        "community-no-bet": "betting",
        "bring-in": "lowest",
        "first-actor-tie": "seat",
        "pair-on-fourth": "high",
        "raise-cap": 4,
        "raise-cap-heads-up": "uncapped",
        "pot-limit": "refused",
        "odd-chip": "suit",
    },
    "tournament": {
        "burn": "each-street",
        "deck-short": "stub",
        "community-no-bet": "betting",
        "bring-in": "lowest",
        "first-actor-tie": "suit",
        "pair-on-fourth": "none",
        "raise-cap": 4,
        "raise-cap-heads-up": "capped",
        "pot-limit": "refused",
        "odd-chip": "suit",
    },
}


@pytest.mark.parametrize("rule", RULE_IDS)
def test_every_rule_id_has_its_tests(rule: str) -> None:
    assert (HERE / f"test_{rule.replace('-', '_')}.py").is_file()


@pytest.mark.parametrize("number", range(1, 21))
def test_every_example_is_tested(number: int) -> None:
    texts = "".join(path.read_text("utf-8") for path in HERE.glob("*.py")).replace("_", " ").lower()
    assert any(f"example {number}{end}" in texts or f"examples 1 and {number}{end}" in texts for end in ' ().,:\n"')


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str) -> None:
    assert rule_set(name).settings() == PRESETS[name]


def test_the_room_is_the_default() -> None:
    assert HouseRules() == rule_set("room")


def test_settings_by_field_and_by_id() -> None:
    assert HouseRules(raise_cap=4).settings()["raise-cap"] == 4
    changed = rule_set("room").with_settings({"raise-cap": "4", "odd-chip": "suit"})
    assert (changed.raise_cap, changed.odd_chip) == (4, OddChip.SUIT)
    assert rule_set("room").raise_cap == 3  # as it was


def test_every_choice_can_be_set() -> None:
    for setting, choices in CHOICES.items():
        for choice in choices or ():
            together = {"burn": {"deck-short": "stub"}, "deck-short": {"burn": "each-street"}}.get(setting, {})
            if choice in ("none", "players"):
                together = {}
            assert rule_set("room").with_settings({setting: choice, **together}).settings()[setting] == choice


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"raise_cap": 4}, "There is no house rule 'raise_cap'"),
        ({"kicker": 1}, "the house rules are burn, deck-short"),
        ({"odd-chip": "dealer"}, "“odd-chip” is seat or suit, not 'dealer'"),
        ({"odd-chip": 3}, "“odd-chip” is seat or suit, not "),
        ({"odd-chip": None}, "“odd-chip” is seat or suit, not "),
        ({"odd-chip": ["seat"]}, "“odd-chip” is seat or suit, not "),
        ({"raise-cap": "many"}, "“raise-cap” is a whole number from 1 to 999, not 'many'"),
        ({"raise-cap": 0}, "from 1 to 999"),
        ({"raise-cap": -3}, "from 1 to 999"),
        ({"raise-cap": True}, "from 1 to 999"),
        ({"raise-cap": 2.5}, "from 1 to 999"),
        ({"raise-cap": "٣"}, "from 1 to 999"),
        ({"raise-cap": 1000}, "from 1 to 999"),
        ({"raise-cap": 10**5000}, "from 1 to 999"),
        ({"burn": "each-street"}, "burn=each-street"),
        ({"deck-short": "stub"}, "needs a house that burns cards (burn=each-street)"),
        ({"burn": "two\nlines"}, "“burn” is none or each-street, not 'two\\nlines'"),
    ],
)
def test_bad_settings(settings: dict[str, object], said: str) -> None:
    with pytest.raises(HouseError) as bad:
        rule_set("room").with_settings(settings)
    assert said in str(bad.value)
    assert "\n" not in str(bad.value)
    assert len(str(bad.value)) < 200


@pytest.mark.parametrize("name", ["Room", "", "house", None, 3, [], "x" * 1000])
def test_no_such_rule_set(name: str) -> None:
    with pytest.raises(HouseError, match="“rules” is room, casino or tournament, not ") as bad:
        rule_set(name)
    assert len(str(bad.value)) < 200


def test_rules_are_values() -> None:
    assert len({rule_set(name) for name in RULE_SETS}) == 3
    with pytest.raises(AttributeError):
        rule_set("room").raise_cap = 5  # type: ignore[misc]


def test_a_quoted_value_is_one_short_line() -> None:
    assert quoted("a\nb\x1b[31m") == "a b [31m"
    assert quoted("x" * 100) == "x" * 57 + "..."
    assert quoted([1, "a"]) == "[1, 'a']"
    assert quoted(10**5000) == "10^5000"
