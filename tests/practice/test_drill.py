"""Practice without end: the same seed, the same sheet; what was missed comes more often."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from stud_teach.asking import KINDS
from stud_teach.practice import Drill, UnknownTopic, topics
from stud_teach.search import Impossible


def ask(drill: Drill, count: int, missed: str = "") -> list[Any]:
    """Go through so many questions, right at first but for those about a topic."""
    found = []
    for _ in range(count):
        shown = drill.next()
        question = drill.question
        assert shown is not None
        assert question is not None
        found.append(shown)
        if drill.entries[-1].topic == missed:
            drill.give_up()
        else:
            drill.answer(question.right.key)
    return found


def test_the_same_seed_gives_the_same_sheet() -> None:
    one, two, other = Drill(seed=7), Drill(seed=7), Drill(seed=8)
    sheet = ask(one, 25)
    assert sheet == ask(two, 25)
    assert sheet != ask(other, 25)
    assert one.results() == two.results()


def test_the_questions_of_a_topic_do_not_depend_on_the_answers() -> None:
    """Whoever misses gets the same questions of each topic, only in another order."""
    good, poor = Drill("bring-in", "low", seed=3), Drill("bring-in", "low", seed=3)
    sheets = [ask(good, 30), ask(poor, 30, missed="low")]
    for kind in ("bring-in", "low"):
        asked = [[shown["trace"] for shown in sheet if shown["kind"] == kind] for sheet in sheets]
        shortest = min(map(len, asked))
        assert asked[0][:shortest] == asked[1][:shortest]


def test_what_is_missed_comes_more_often() -> None:
    wanted = ("bring-in", "first-actor", "shows-first")
    steady = Counter(shown["kind"] for shown in ask(Drill(*wanted, seed=2), 60))
    missing = Counter(shown["kind"] for shown in ask(Drill(*wanted, seed=2), 60, missed="shows-first"))
    assert missing["shows-first"] > 1.5 * steady["shows-first"]
    assert min(missing.values()) > 0


def test_a_miss_counts_once_and_wears_off() -> None:
    drill = Drill("bring-in", seed=4)
    drill.next()
    assert drill.question is not None
    wrong = [choice.key for choice in drill.question.choices if choice.mistake]
    for key in (*wrong, drill.question.right.key):
        drill.answer(key)
    assert drill._debts == {"bring-in": 2}
    ask(drill, 3)
    assert drill._debts == {"bring-in": 0}


def test_all_kinds_come_up() -> None:
    assert {shown["kind"] for shown in ask(Drill(seed=1), 90)} == set(KINDS)


@pytest.mark.parametrize("name", ["quartered", "completion", "double-bet", "wheel", "side-pot", "cap-reached"])
def test_a_point_can_be_practised(name: str) -> None:
    assert name in topics()
    drill = Drill(name, seed=1)
    assert all(shown["choices"] for shown in ask(drill, 3))


def test_settings_are_kept_to() -> None:
    drill = Drill("bring-in", "raises-left", seed=1, rules="casino", players=4, game="stud8")
    for shown in ask(drill, 10):
        assert (shown["trace"]["rules"], shown["trace"]["game"]) == ("casino", "stud8")
        assert len(shown["trace"]["seats"]) == 4


def test_results_are_plain_and_name_the_deals() -> None:
    drill = Drill("bring-in", "odd-chip", seed="tuesday")
    ask(drill, 6)
    found = drill.results()
    assert json.loads(json.dumps(found)) == found
    assert (found["schema"], found["seed"]) == ("stud-teach/practice/1", "tuesday")
    assert found["topics"] == ["bring-in", "odd-chip"]
    assert [each["n"] for each in found["questions"]] == [1, 2, 3, 4, 5, 6]
    assert all(each["hand"]["points"] for each in found["questions"])


def test_other_names_and_impossible_games_are_refused() -> None:
    with pytest.raises(UnknownTopic, match=r"There is no topic 'bringin' to practise; did you mean bring-in"):
        Drill("bringin")
    with pytest.raises(UnknownTopic, match="There is no topic 'players' to practise"):
        Drill("players")
    with pytest.raises(UnknownTopic):
        Drill(7)  # type: ignore[arg-type]
    with pytest.raises(Impossible):
        Drill("low", game="stud")
