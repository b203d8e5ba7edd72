"""What the page may set of a widget, and what stays whatever the page says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stud_teach import BringIn, Compare, Gallery, PotSplit, Replay
from stud_teach.widgets.base import StudWidget

WIDGETS: dict[str, Callable[[], StudWidget]] = {
    "replay": lambda: Replay("two-deuces"),
    "compare": lambda: Compare("odd-chip-by-suit"),
    "picture": lambda: BringIn("Ks 2d 2c Ac"),
    "split": lambda: PotSplit("quartered"),
    "gallery": Gallery,
}
each_widget = pytest.mark.parametrize("make", WIDGETS.values(), ids=WIDGETS)


@each_widget
@pytest.mark.parametrize("value", [{}, None, 3, "x"])
def test_what_is_read_only_stays(make: Callable[[], StudWidget], value: Any) -> None:
    widget = make()
    before, page = widget.view_state(), widget.as_html()
    fixed = [name for name, trait in widget.traits(sync=True).items() if trait.read_only or name.startswith("_")]
    assert fixed
    widget.set_state({name: value for name in fixed if name != "options"})
    assert widget.view_state() == before
    assert widget.as_html() == page


@each_widget
def test_the_page_sets_language_and_deck(make: Callable[[], StudWidget]) -> None:
    widget = make()
    widget.set_state({"lang": "fi", "options": {"deck": 4}})
    assert (widget.lang, widget.options) == ("fi", {"deck": 4})


@each_widget
@pytest.mark.parametrize("wrong", [{"lang": "sv"}, {"lang": 3}, {"options": {"deck": 3}}, {"options": {"deck": True}}])
def test_a_value_that_does_not_exist_changes_nothing(make: Callable[[], StudWidget], wrong: dict[str, Any]) -> None:
    widget = make()
    widget.set_state(wrong)
    assert (widget.lang, widget.options) == ("en", {"deck": 2})


@pytest.mark.parametrize("step", [-1, 10_000, "x", None, 1.5])
def test_a_step_that_does_not_exist_is_put_right(step: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay("two-deuces", step=3)
    sent: list[object] = []
    monkeypatch.setattr(replay, "send_state", sent.append)
    replay.set_state({"step": step})
    assert replay.step == 3
    assert sent == [["step"]]
