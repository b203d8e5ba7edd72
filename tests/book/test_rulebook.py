"""The rule book: every rule is in it, in both languages, with the values and the scenarios that it really has."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

import stud_teach
from stud_teach import cli, scenarios
from stud_teach.book.rulebook import UnknownRule, book_of, rule, rule_book
from stud_teach.engine.rules import RULE_IDS, RULE_SETS, HouseRules
from stud_teach.scenarios import scenario
from stud_teach.trace.trace import trace
from stud_teach.views.annotate import annotate

LANGUAGES = ("en", "fi")
EVERY_ID = (*RULE_IDS, "outside")

# By hand, from the three rule sets: the values of every setting in room, casino and tournament.
VALUES: dict[str, dict[str, tuple[str | int, str | int, str | int]]] = {
    "burn": {"burn": ("none", "each-street", "each-street")},
    "deck-short": {"deck-short": ("players", "stub", "stub")},
    "community-no-bet": {"community-no-bet": ("no-betting", "betting", "betting")},
    "bring-in": {"bring-in": ("by-limit", "lowest", "lowest")},
    "first-actor-tie": {"first-actor-tie": ("seat", "seat", "suit")},
    "pair-on-fourth": {"pair-on-fourth": ("high", "high", "none")},
    "raise-cap": {"raise-cap": (3, 4, 4), "raise-cap-heads-up": ("capped", "uncapped", "capped")},
    "pot-limit": {"pot-limit": ("offered", "refused", "refused")},
    "odd-chip": {"odd-chip": ("seat", "suit", "suit")},
}


# What is in it


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_ID)
def test_every_rule_has_every_text(name, lang):
    found = rule(name, lang)
    assert found.id == name
    assert found.title
    assert found.chapter
    assert 1 <= len(re.findall(r"\.(?: |$)", found.text)) <= 4
    assert found.text.endswith(".")
    assert found.sources or found.marks, "it says where it comes from, or that it is ours"
    assert all(text.endswith(".") for text in (*found.sources, *found.marks, *found.sets.values()))


@pytest.mark.parametrize("name", RULE_IDS)
def test_the_values_of_the_rule_sets(name):
    wanted = {key: dict(zip(RULE_SETS, values, strict=True)) for key, values in VALUES.get(name, {}).items()}
    assert rule(name).settings == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RULE_IDS)
def test_rule_sets_are_told_apart_exactly_where_their_values_differ(name, lang):
    sets = rule(name, lang).sets
    assert list(sets) == list(RULE_SETS)
    values = [tuple(each[n] for each in VALUES.get(name, {}).values()) for n in range(3)]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        same = list(sets.values())[a] == list(sets.values())[b]
        assert same == (values[a] == values[b])


@pytest.mark.parametrize(
    ("name", "rules", "words"),
    [
        ("raise-cap", "room", "3 raises"),
        ("raise-cap", "casino", "4 raises a round are allowed. There is no cap when exactly two"),
        ("raise-cap", "tournament", "4 raises a round are allowed. The cap also holds between two"),
        ("odd-chip", "room", "nearest clockwise from the dealer"),
        ("odd-chip", "casino", "by rank and then by suit"),
        ("bring-in", "room", "in pot limit, when only high wins, the highest"),
        ("bring-in", "tournament", "lowest door card brings it in, in every game"),
        ("first-actor-tie", "casino", "nearest clockwise"),
        ("first-actor-tie", "tournament", "better suit"),
        ("pair-on-fourth", "casino", "one limit or two"),
        ("pair-on-fourth", "tournament", "changes nothing"),
        ("community-no-bet", "room", "no betting"),
        ("community-no-bet", "casino", "goes on"),
        ("burn", "room", "No card"),
        ("burn", "tournament", "before each street from fourth on"),
        ("pot-limit", "casino", "not offered"),
    ],
)
def test_how_a_rule_set_has_it(name, rules, words):
    assert words in rule(name).sets[rules]


def test_first_actor_shows_the_words_of_the_page():
    words = "Pelaaja, jolla on näkyvissä suurin kortti aloittaa pelaamisen jokaisella panostuskierroksella."
    for lang in LANGUAGES:
        found = rule("first-actor", lang)
        assert found.quotes == (words,)
        assert words in " ".join(str(found).split())
        assert words in found._repr_html_()
        assert "Panostusjärjestys" in found.sources[0]
        assert "suurin kortti" in found.marks[0]
        assert "highest hand on the board" in found.marks[0]


# The scenarios


@pytest.mark.parametrize("name", RULE_IDS)
def test_its_scenarios_are_those_that_say_so(name):
    assert set(rule(name).scenarios) == {each for each in scenarios.names() if name in scenario(each).lesson.shows}


def test_a_scenario_that_shows_a_rule_rests_on_it():
    for name in ("first-actor", "odd-chip", "community-no-bet"):
        for each in rule(name).scenarios:
            reasons = {reason.rule for step in trace(scenario(each)).steps for reason in step.reasons}
            assert name in reasons, each


# Asking


def test_the_package_exports_it():
    assert stud_teach.rule("fold").title == "Folding"
    assert str(stud_teach.rule_book("fi")).startswith("Jakaminen\n")


def test_a_setting_leads_to_its_rule():
    assert rule("raise-cap-heads-up").id == "raise-cap"
    for setting in HouseRules().settings():
        assert setting in rule(setting).settings


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("odd-chop", "There is no rule 'odd-chop'; did you mean odd-chip or odd-chip-half?"),
        ("nothing like it", "There is no rule 'nothing like it'; `stud-teach rule` and `rule_book()` list them all."),
        ("", "There is no rule ''; `stud-teach rule`"),
        (None, "There is no rule None;"),
        (["odd-chip"], "There is no rule ['odd-chip'];"),
        ("two\nlines", "There is no rule 'two\\nlines';"),
    ],
)
def test_an_unknown_id_is_refused_on_one_line(name, words):
    with pytest.raises(UnknownRule) as refused:
        rule(name)
    assert str(refused.value).startswith(words)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("call", [lambda: rule("fold", "sv"), lambda: rule_book("sv")])
def test_an_unknown_language_is_refused(call):
    with pytest.raises(ValueError, match="“lang” is en or fi, not 'sv'"):
        call()


# The forms


class Tags(HTMLParser):
    """The tags that are open, and the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        assert tag not in {"script", "style"}
        assert not [name for name, _ in attrs if name.startswith("on")]
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def read(html: str) -> str:
    parser = Tags()
    parser.feed(html)
    assert parser.open == []
    return parser.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_ID)
def test_both_forms_say_all_of_it(name, lang):
    found = rule(name, lang)
    texts = (found.title, found.text, found.chapter, *found.sources, *found.quotes, *found.marks, *found.sets.values())
    settings = [f"{key}={value}" for key, sets in found.settings.items() for value in sets.values()]
    plain, page = " ".join(str(found).split()), read(found._repr_html_())
    for text in (name, *texts, *settings, *found.scenarios):
        assert text in plain
        assert text in page


@pytest.mark.parametrize("name", RULE_IDS)
def test_text_lines_are_short(name):
    assert max(len(line) for lang in LANGUAGES for line in str(rule(name, lang)).splitlines()) <= 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_contents_has_all_ids_in_order(lang):
    book = rule_book(lang)
    assert [found.id for found in book] == list(EVERY_ID)
    for text in (str(book), read(book._repr_html_())):
        places = [text.find(found.title) for found in book]
        assert -1 not in places
        assert all(found.id in text for found in book)
    lines = [line.split()[0] for line in str(book).splitlines() if line.startswith("  ")]
    assert lines == list(EVERY_ID)


# The book of a view


@pytest.mark.parametrize("name", ["two-deuces", "all-in-halved", "eight-to-the-river"])
def test_a_view_gets_the_rules_of_its_hand_and_no_others(name):
    annotated = annotate(trace(scenario(name)))
    book = book_of(annotated)
    named = {reason["rule"] for step in annotated["steps"] for reason in step["reasons"]}
    assert named <= set(book)
    text = json.dumps(annotated, ensure_ascii=False)
    assert all(f'"{each}"' in text for each in book)
    assert len(json.dumps(book, ensure_ascii=False).encode()) < 40 * 1024
    assert {each["title"]["fi"] for each in book.values()} == {rule(each, "fi").title for each in book}


# The command


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    status = cli.main(["rule", *arguments])
    return status, *capsys.readouterr()


def test_the_command_prints_the_entry(capsys):
    assert run(capsys, "odd-chip") == (0, f"{rule('odd-chip')}\n", "")
    assert run(capsys, "odd-chip", "--lang", "fi") == (0, f"{rule('odd-chip', 'fi')}\n", "")
    assert run(capsys) == (0, f"{rule_book()}\n", "")


def test_the_command_prints_json(capsys):
    status, out, _ = run(capsys, "raise-cap-heads-up", "--json")
    found = json.loads(out)
    assert (status, found["rule"]) == (0, "raise-cap")
    assert found["title"] == {"en": "How many raises", "fi": "Korotusten määrä"}
    assert [each["rule"] for each in json.loads(run(capsys, "--json")[1])] == list(EVERY_ID)


def test_the_command_refuses_an_unknown_id(capsys):
    status, out, err = run(capsys, "first-acter")
    assert (status, out) == (2, "")
    assert err.startswith("stud-teach: There is no rule 'first-acter'; did you mean first-actor")
    assert err.count("\n") == 1
