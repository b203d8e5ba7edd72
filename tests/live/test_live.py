"""A live table: any commands keep every branch legal and its chips together, and a refused one changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stud_teach.cards.card import DECK
from stud_teach.engine.building import Lesson
from stud_teach.engine.events import Kind, Refused, StudError
from stud_teach.engine.hand import Hand
from stud_teach.engine.refusals import Phase
from stud_teach.files import phh
from stud_teach.live import saving
from stud_teach.live.bar_words import bar
from stud_teach.live.commands import COMMANDS, BadCommand
from stud_teach.live.live import obey
from stud_teach.live.session import NotUnder, Session, begin, fork_step
from stud_teach.live.words import live_state, news_message, trouble_message
from stud_teach.scenarios import scenario
from tests.play import play, quiet, up_cards

some = settings(max_examples=30, derandomize=True)
randomness = st.randoms(use_true_random=False)
Json = Any


def after(session: Session, *commands: Json) -> Session:
    for command in commands:
        session, _ = obey(session, command)
    return session


def fault(session: Session, command: object) -> str:
    with pytest.raises(StudError) as caught:
        obey(session, command)
    return caught.value.refusal.fault


def told(session: Session) -> list[Any]:
    """All that can be told of a session, by value."""
    return [
        session.current,
        *(
            (b.name, b.of, b.at, b.moves, b.undone, b.hand.actions, b.hand.setup, b.hand.rules)
            for b in session.branches
        ),
    ]


# Random demonstrations

FORKS = [{"do": "undo"}, {"do": "redo"}, {"do": "deal"}, {"do": "show"}]
HOUSES: list[Json] = [{"rules": "casino"}, {"rules": "room"}, {"rules": "tournament"}, {"house": {"raise-cap": 1}}]
JUNK: list[object] = [
    None,
    7,
    "undo",
    {},
    {"do": "dance"},
    {"do": ["undo"]},
    {"do": "undo", "count": 3},
    {"do": "act"},
    {"do": "act", "kind": "steal"},
    {"do": "act", "kind": "raise", "to": -5},
    {"do": "act", "kind": "raise", "to": True},
    {"do": "act", "kind": "raise", "to": 10**30},
    {"do": "act", "kind": "raise"},
    {"do": "act", "kind": "fold", "to": 5},
    {"do": "deal", "cards": "XxYy"},
    {"do": "deal", "cards": ["As"]},
    {"do": "deal", "cards": "AsAsAs"},
    {"do": "show", "seat": 99},
    {"do": "muck", "seat": 0},
    {"do": "branch", "step": -1},
    {"do": "branch", "step": 10**9},
    {"do": "branch", "step": 0, "name": "x" * 41},
    {"do": "branch", "step": 0, "name": "\n"},
    {"do": "switch", "branch": "nowhere"},
    {"do": "rename", "branch": "A", "name": "x" * 10_000},
    {"do": "rules", "rules": "saloon"},
    {"do": "rules", "house": {"raise-cap": 0}},
    {"do": "rules", "house": {"odd-chip": "dealer"}},
    {"do": "rules", "house": {"wild": "deuces"}},
    {"do": "rules", "house": {"deck-short": "stub", "burn": "none"}},
    {"do": "rules", "house": {"deck-short": "players", "burn": "each-street"}},
    {"do": "new", "players": 1},
    {"do": "new", "players": 9},
    {"do": "new", "game": "omaha"},
    {"do": "new", "limit": "none"},
    {"do": "new", "stacks": [0, 10]},
    {"do": "new", "stacks": "many"},
    {"do": "new", "names": ["A"]},
    {"do": "new", "players": 2, "names": ["A", "B" * 41]},
    {"do": "new", "ante": -1},
    {"do": "new", "seed": 1.5},
    {"do": "new", "bring_in": 50},
]


def random_command(deal: random.Random, session: Session) -> object:
    """A command that may well make sense here, or else one that may not."""
    branch = session.branch
    buttons = [button["command"] for button in bar(branch.hand)["buttons"]]
    steps = len(branch.hand.table.events)
    houses: Json = deal.choice(HOUSES)
    choices: list[object] = [
        *(buttons * 6),
        *FORKS,
        {"do": "branch", "step": deal.randrange(-1, steps + 1)},
        {"do": "switch", "branch": deal.choice(session.branches).name},
        {"do": "rename", "branch": session.current, "name": f"name {deal.randrange(9)}"},
        {"do": "drop", "branch": deal.choice(session.branches).name},
        {"do": "rules", **houses, "keep": deal.random() < 0.5},
        {"do": "new", "game": deal.choice(["stud", "stud8"]), "players": deal.randint(2, 8)},
        {"do": "deal", "cards": "".join(map(str, deal.sample(DECK, deal.choice([1, 1, 3]))))},
        deal.choice(JUNK),
    ]
    return deal.choice(choices)


def is_sound(session: Session) -> None:
    assert session.current in [branch.name for branch in session.branches]
    assert len({branch.name for branch in session.branches}) == len(session.branches)
    for branch in session.branches:
        hand = branch.hand
        assert hand.refused is None
        assert hand.table.events == Hand(hand.setup, hand.names, hand.actions).table.events
        for stack, seat in zip(hand.setup.stacks, hand.table.seats.values(), strict=True):
            assert seat.stack + seat.paid - seat.won == stack
        assert all(0 <= at < len(hand.actions) for at in branch.moves)
        assert branch.of is None or branch.of in [each.name for each in session.branches]


@some
@given(randomness)
def test_any_commands_keep_every_branch_legal(deal: random.Random) -> None:
    limit = deal.choice(["fixed", "pot"])
    ante = deal.choice([0, 1])
    session = begin(Hand.new("stud", limit, players=deal.randint(2, 8), ante=ante, bring_in=2, seed=3))
    for _ in range(40):
        before, command = told(session), random_command(deal, session)
        try:
            changed, news = obey(session, command)
        except StudError as error:
            changed = session
            trouble_message(error, command)
        else:
            news_message(news)
        assert told(session) == before, "what a command is done to stays as it was"
        session = changed
        is_sound(session)
    live_state(session)


@some
@given(randomness)
def test_redo_gives_back_what_undo_took(deal: random.Random) -> None:
    session = begin(Hand.new(players=deal.randint(2, 8), seed=deal.randrange(99)))
    for _ in range(deal.randint(1, 30)):
        buttons = bar(session.branch.hand)["buttons"]
        if not buttons:
            break
        session = after(session, deal.choice(buttons)["command"])
    actions, count = session.branch.hand.actions, deal.randint(1, len(session.branch.moves))
    undone = after(session, *[{"do": "undo"}] * count)
    assert undone.branch.hand.actions == actions[: session.branch.moves[-count]]
    again = after(undone, *[{"do": "redo"}] * count)
    assert told(again) == told(session)


@pytest.mark.parametrize("command", JUNK, ids=str)
def test_junk_is_refused_with_a_message_in_both_languages(command: object) -> None:
    session = begin(scenario("first-hand"))
    before = told(session)
    with pytest.raises(StudError) as caught:
        obey(session, command)
    assert told(session) == before
    message = trouble_message(caught.value, command)
    for text in message["text"].values():
        assert 5 < len(text) < 400
        assert "\n" not in text
        assert "{" not in text.replace("{}", "").replace("{'", "")


# By hand


def test_acting_dealing_and_undoing() -> None:
    session = begin(Hand.new(players=3))
    session = after(session, *({"do": "deal", "cards": cards} for cards in up_cards("2c Kd Qd")))
    session = after(session, {"do": "act", "kind": "bring-in"}, {"do": "act", "kind": "complete", "to": 5})
    assert session.branch.hand.to_act == 3
    assert fault(session, {"do": "act", "kind": "check"}) == "not-now"
    assert fault(session, {"do": "act", "kind": "raise", "to": 12}) == "wrong-amount"
    assert fault(session, {"do": "deal"}) == "no-cards-due"
    session = after(session, {"do": "undo"}, {"do": "act", "kind": "fold"})
    assert fault(session, {"do": "redo"}) == "nothing-to-redo"
    assert fault(begin(Hand.new(players=2)), {"do": "undo"}) == "nothing-to-undo"


def test_a_street_dealt_at_once_is_undone_at_once() -> None:
    session = after(begin(Hand.new(players=5, seed=2)), {"do": "deal"})
    assert len(session.branch.hand.actions) == 5
    assert after(session, {"do": "undo"}).branch.hand.actions == []


def test_a_hand_that_was_loaded_is_undone_decision_by_decision_and_street_by_street() -> None:
    session = begin(scenario("first-hand"))
    lengths = []
    while session.branch.moves:
        session = after(session, {"do": "undo"})
        lengths.append(len(session.branch.hand.actions))
    assert lengths[:4] == [31, 30, 29, 27]  # three decisions of seventh street, then its two cards
    assert lengths[-3:] == [5, 4, 0]


def test_cards_that_are_out_or_none_are_refused() -> None:
    session = after(begin(Hand.new(players=2)), {"do": "deal", "cards": "As Kd 2c"})
    assert fault(session, {"do": "deal", "cards": "AsQd3c"}) == "repeated-card"
    assert fault(session, {"do": "deal", "cards": "QdQd3c"}) == "repeated-card"
    assert fault(session, {"do": "deal", "cards": "Qd3c"}) == "wrong-card-count"
    assert fault(session, {"do": "deal", "cards": "Qd3c1s"}) == "no-such-cards"
    assert after(session, {"do": "deal", "cards": "????3s"}).branch.hand.to_act == 1


def test_a_branch_leaves_at_the_step_shown_and_the_old_one_is_kept() -> None:
    session = begin(scenario("two-deuces"))
    shared = 12  # the step of the bring-in, which is the seventh action
    forked = after(session, {"do": "branch", "step": shared})
    assert (forked.current, forked.branch.of) == ("B", "A")
    assert [action.do for action in forked.branch.hand.actions[-1:]] == ["bring-in"]
    assert forked.named("A") == session.branch
    assert fork_step(forked.branch) == shared
    other = after(forked, {"do": "act", "kind": "fold"}, {"do": "branch", "step": 0})
    assert other.branch.hand.actions == []
    renamed = after(other, {"do": "rename", "branch": "B", "name": "a fold"}, {"do": "switch", "branch": "a fold"})
    assert [(each.name, each.of) for each in renamed.branches] == [("A", None), ("a fold", "A"), ("C", "a fold")]
    assert fault(renamed, {"do": "rename", "branch": "C", "name": "A"}) == "name-taken"
    dropped = after(renamed, {"do": "drop", "branch": "a fold"})
    assert [(each.name, each.of) for each in dropped.branches] == [("A", None), ("C", None)]
    assert dropped.current == "A"
    assert fault(after(dropped, {"do": "drop", "branch": "C"}), {"do": "drop", "branch": "A"}) == "last-branch"


def test_where_nothing_is_left_to_choose_there_is_nothing_else_to_try() -> None:
    begun = begin(scenario("first-hand"))
    assert live_state(begun)["forks"] == len(begun.branch.hand.table.events) - 1  # who shows, and who mucks, is open
    shown = after(begun, {"do": "show"})
    kinds = [event.kind for event in shown.branch.hand.table.events]
    called = kinds.index(Kind.SHOW) - 1  # the last bet
    assert live_state(shown)["forks"] == called
    assert after(shown, {"do": "branch", "step": called}).branch.hand.table.phase is Phase.SHOW
    assert fault(shown, {"do": "branch", "step": called + 1}) == "nothing-to-try"


def test_after_the_fold_that_ends_a_hand_there_is_nothing_else_to_try() -> None:
    session = begin(scenario("two-deuces"))
    kinds = [event.kind for event in session.branch.hand.table.events]
    assert kinds[-3:] == [Kind.FOLD, Kind.RETURN, Kind.AWARD]
    assert live_state(session)["forks"] == len(kinds) - 4
    assert fault(session, {"do": "branch", "step": len(kinds) - 3}) == "nothing-to-try"


def test_branches_have_an_end() -> None:
    session = after(begin(Hand.new(players=2)), *[{"do": "branch", "step": 0}] * 39)
    assert session.current == "N2"
    assert fault(session, {"do": "branch", "step": 0}) == "too-many-branches"


# Other rules


def capped() -> Session:
    """Three raises: under the room's rules all there are, under a casino's one more may come."""
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in", 5, 10, 15, 20)
    return begin(hand)


def test_other_rules_keep_the_hand_and_say_what_changes() -> None:
    changed, news = obey(capped(), {"do": "rules", "house": {"raise-cap": 4}})
    assert news.facts["changes"] == {"raise-cap": (3, 4)}
    assert [choice.to for choice in changed.branch.hand.legal_actions() if choice.to] == [(25,)]
    assert changed.branch.hand.house_changes() == {"raise-cap": 4}
    message = news_message(news)
    assert message is not None
    assert message["lines"][0]["en"] == "Raises in a round: 4 (before: 3)."
    _, none = obey(capped(), {"do": "rules", "house": {"odd-chip": "suit"}})
    assert none.facts["step"] is None
    _, same = obey(capped(), {"do": "rules", "rules": "room"})
    assert same.facts["changes"] == {}


def test_the_first_difference_is_where_the_explanation_differs() -> None:
    hand = quiet(Hand.new(players=4, seed=5), (), ())
    burnt, news = obey(begin(hand), {"do": "rules", "rules": "casino"})
    kinds = [event.kind for event in burnt.branch.hand.table.events]
    assert news.facts["step"] <= kinds.index(Kind.BURN)


def test_rules_that_forbid_what_was_played_leave_the_hand_or_make_a_branch() -> None:
    session = after(capped(), {"do": "rules", "rules": "casino"}, {"do": "act", "kind": "raise", "to": 25})
    with pytest.raises(NotUnder) as caught:
        obey(session, {"do": "rules", "rules": "room"})
    refused = caught.value
    assert refused.refusal.rule == "raise-cap"
    steps = len(capped().branch.hand.table.events)
    assert str(refused).startswith(
        f"After step {steps} room rules forbid what was played, so nothing has changed. Seat "
    )
    message: Json = trouble_message(refused, {"do": "rules", "rules": "room"})
    assert "room rules" in message["text"]["en"]
    kept = after(session, message["offer"]["command"])
    assert (kept.current, kept.branch.hand.rules) == ("B", "room")
    assert kept.branch.hand.actions == session.branch.hand.actions[:-1]
    assert kept.named("A") == session.branch
    pot = begin(Hand.new("stud", "pot", players=2))
    assert fault(pot, {"do": "rules", "rules": "casino"}) == "pot-limit-refused"


def test_an_illegal_file_begins_with_what_is_legal() -> None:
    hand = capped().branch.hand
    over = Hand(hand.setup, hand.names, [*hand.actions, hand.actions[-1]])
    assert over.refused is not None
    assert begin(over).branch.hand.actions == hand.actions


def test_a_new_hand_takes_over_what_is_not_said() -> None:
    session = begin(Hand.new("stud8", players=3, names=["X", "Y", "Z"], ante=2, house={"raise-cap": 5}, seed=8))
    fresh = after(session, {"do": "new"})
    assert len(fresh.branches) == 1, "nothing was played, so there is nothing to keep"
    hand = fresh.branch.hand
    assert (hand.seed, hand.names, hand.setup) == (9, ("X", "Y", "Z"), session.branch.hand.setup)
    other = after(fresh, {"do": "deal"}, {"do": "new", "players": 5, "game": "stud", "rules": "casino", "seed": "x"})
    assert [branch.name for branch in other.branches] == ["A", "B"]
    hand = other.branch.hand
    assert (hand.setup.game.name, len(hand.names), hand.rules, hand.seed) == ("stud", 5, "casino", "x")
    assert hand.house_changes() == {}


# The end


def test_hands_are_shown_on_command_and_can_be_mucked() -> None:
    session = begin(quiet(Hand.new(players=3, seed=1), (), (), (), (), ()))
    assert session.branch.hand.table.phase is Phase.SHOW
    first, second, _ = session.branch.hand.table.showing.seats
    session = after(session, {"do": "muck", "seat": first}, {"do": "muck", "seat": second})
    assert [button["command"] for button in bar(session.branch.hand)["buttons"]] == [{"do": "show"}]
    over = after(session, {"do": "show"})
    assert over.branch.hand.finished
    assert fault(over, {"do": "show"}) == "nothing-to-show"
    assert bar(over.branch.hand)["buttons"] == []


def test_cards_that_nobody_knew_are_named_when_they_are_shown() -> None:
    hand = play(Hand.new(players=2), "????2c", "????Kd", "in", "call")
    for cards in ("3c Qd", "4d Qh", "5h Jd", "?? ??"):
        play(hand, cards, "check", "check")
    session = begin(hand)
    pick: Json = bar(hand)["pick"]
    assert (pick["seat"], pick["count"], pick["known"]) == (2, 3, "KdQdQhJd")
    assert fault(session, {"do": "show"}) == "show-count"
    assert fault(session, {"do": "show", "seat": 2, "cards": "KdQdQhJdAs2s2c"}) == "repeated-card"
    shown = after(session, {"do": "show", "seat": 2, "cards": "KdQdQhJdAsKsAd"})
    pick = bar(shown.branch.hand)["pick"]
    assert pick["seat"] == 1
    assert after(shown, {"do": "show", "seat": 1, "cards": "2c3c4d5h6s7s8s"}).branch.hand.finished
    assert fault(session, {"do": "show", "cards": "As"}) == "whose-cards"


# The buttons


@some
@given(randomness)
def test_every_button_is_legal_and_every_legal_choice_has_one(deal: random.Random) -> None:
    limit = deal.choice(["fixed", "pot"])
    stacks = [deal.choice([3, 9, 40, 200]) for _ in range(deal.randint(2, 6))]
    session = begin(Hand.new("stud", limit, stacks=stacks, seed=deal.randrange(999)))
    while buttons := bar(session.branch.hand)["buttons"]:
        hand = session.branch.hand
        for button in buttons:
            obey(session, button["command"])
        if hand.to_act:
            wanted = sum(len(choice.to) or 1 for choice in hand.legal_actions())
            assert len(buttons) == wanted
        for button in buttons:
            if "range" in button:
                least, most = button["range"]
                obey(session, {**button["command"], "to": most})
                assert fault(session, {**button["command"], "to": most + 1}) == "wrong-amount"
                assert fault(session, {**button["command"], "to": least - 1}) == "wrong-amount"
        session = after(session, deal.choice(buttons)["command"])
    assert session.branch.hand.finished


def test_buttons_in_words() -> None:
    hand = play(Hand.new(players=3), *up_cards("2c Kd Qd"), "in")
    words = [button["label"] for button in bar(hand)["buttons"]]
    assert [word["en"] for word in words] == ["Fold", "Call 2", "Complete to 5"]
    assert [word["fi"] for word in words] == ["Luovuta", "Maksa 2", "Täydennä 5 pelimerkkiin"]
    pot = play(Hand.new("stud", "pot", players=3), *up_cards("2c Kd Qd"), "in")
    *_, bet = bar(pot)["buttons"]
    assert bet["label"]["en"].endswith("{to}")
    assert bet["range"] == [4, 9]  # antes 3, bring-in 2, call 2: a raise of at most 7
    assert bet["full"]["en"] == "Pot: 9"
    short = play(Hand.new("stud", "pot", stacks=[50, 7, 50]), *up_cards("Kd 2c Qd"), "in")
    assert bar(short)["title"]["en"] == "Seat 2 acts"
    assert bar(short)["buttons"][-1]["full"]["en"] == "All-in: 6"


# Saving


@some
@given(randomness)
def test_what_is_saved_is_read_back_equal(tmp_path_factory: pytest.TempPathFactory, deal: random.Random) -> None:
    session = begin(Hand.new("stud8", players=4, house={"raise-cap": 2}, seed=deal.randrange(99)))
    for _ in range(deal.randint(0, 30)):
        buttons = bar(session.branch.hand)["buttons"]
        session = after(session, deal.choice(buttons)["command"]) if buttons else session
    hand = saving.with_lesson(session.branch.hand, "fi", 'Otsikko "1"', "Rivi\\ toinen\nrivi")
    path = saving.save(hand, tmp_path_factory.mktemp("saved") / "hand.phh")
    again = phh.load(path)
    assert (again.setup, again.names, again.actions) == (hand.setup, hand.names, hand.actions)
    assert (again.rules, again.lesson) == (hand.rules, hand.lesson)


def test_a_file_is_not_written_over_unless_told(tmp_path) -> None:
    one, other = Hand.new(players=2), Hand.new(players=3)
    path = saving.save(one, tmp_path / "a.phh")
    with pytest.raises(BadCommand):
        saving.save(other, path)
    assert len(phh.load(path).names) == 2
    saving.save(other, path, overwrite=True)
    assert len(phh.load(path).names) == 3
    assert [file.name for file in tmp_path.iterdir()] == ["a.phh"]
    with pytest.raises(BadCommand) as caught:
        saving.save(one, tmp_path / "no such folder" / "a.phh")
    assert caught.value.refusal.fault == "not-written"


@pytest.mark.parametrize("name", ["", "../a", "a/b", "/a", "a\\b", ".hidden", "a" * 81, "a\nb", "C:a", "~"])
def test_file_names_that_would_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(BadCommand):
        saving.plain_name(name)


def test_file_names() -> None:
    assert saving.plain_name("open pair 2") == saving.plain_name("open pair 2.phh") == "open pair 2.phh"
    assert saving.plain_name("Äiti-1") == "Äiti-1.phh"


def test_a_lesson_keeps_the_other_language() -> None:
    lesson = Lesson({"en": "Title", "fi": "Otsikko"}, {"en": "Lesson"}, ("ante",))
    hand = Hand(Hand.new(players=2).setup, lesson=lesson)
    assert saving.with_lesson(hand, "fi", None, "Opetus").lesson == Lesson(
        {"en": "Title", "fi": "Otsikko"}, {"en": "Lesson", "fi": "Opetus"}, ("ante",)
    )
    assert saving.with_lesson(hand, "en", "", None).lesson.title == {"fi": "Otsikko"}
    with pytest.raises(BadCommand):
        saving.with_lesson(hand, "en", "x" * 2001, None)


def test_the_commands_are_those_that_the_table_knows() -> None:
    session = begin(scenario("first-hand"))
    for do in COMMANDS:
        with pytest.raises(StudError) as caught:
            obey(session, {"do": do, "nonsense": 1})
        assert caught.value.refusal.fault == "unknown-field"


def test_refused_is_an_error_of_the_rules() -> None:
    with pytest.raises(Refused) as caught:
        obey(capped(), {"do": "act", "kind": "raise", "to": 25})
    assert caught.value.refusal.rule == "raise-cap"
