"""What the page may set of a widget, and what stays whatever the page says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import traitlets

from stud_teach import Ask, BringIn, Compare, Gallery, PotSplit, Practice, Replay, Table
from stud_teach.widgets.base import StudWidget
from stud_teach.widgets.stepping import Stepping

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


STEPPED: dict[str, Callable[[], Stepping]] = {
    "replay": lambda: Replay("two-deuces", step=3),
    "table": lambda: Table("two-deuces"),
    "ask": lambda: Ask("two-deuces"),
    "practice": lambda: Practice("bring-in"),
    "gallery": Gallery,
}
each_stepped = pytest.mark.parametrize("make", STEPPED.values(), ids=STEPPED)
NO_STEPS = [-1, 10_000, "x", "9" * 5000, None, 1.5, True, False, [3]]


@each_stepped
@pytest.mark.parametrize("step", NO_STEPS, ids=lambda step: repr(step)[:12])
def test_a_step_that_does_not_exist_is_put_right(
    make: Callable[[], Stepping], step: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = make()
    before, sent = widget.step, []  # type: ignore[var-annotated]
    monkeypatch.setattr(widget, "send_state", sent.append)
    widget.set_state({"step": step})
    assert widget.step == before
    assert ["step"] in sent


@each_stepped
@pytest.mark.parametrize("step", NO_STEPS, ids=lambda step: repr(step)[:12])
def test_python_is_told_in_a_short_line(make: Callable[[], Stepping], step: Any) -> None:
    widget = make()
    with pytest.raises(traitlets.TraitError, match=f"“step” is a whole number from 0 to {widget.last}") as told:
        widget.step = step
    assert len(str(told.value)) < 200


@each_stepped
def test_the_last_step_has_a_name(make: Callable[[], Stepping]) -> None:
    widget = make()
    widget.step = "last"
    assert widget.step == widget.last
