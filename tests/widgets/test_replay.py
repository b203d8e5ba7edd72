"""The step of a replay, from Python."""

from __future__ import annotations

import pytest
import traitlets

from stud_teach.scenarios import scenario
from stud_teach.still.notes import folded_note
from stud_teach.trace.trace import trace
from stud_teach.widgets.replay import Replay

LAST = len(trace(scenario("two-deuces")).steps) - 1


def test_last_is_the_last_step_at_first_and_later() -> None:
    replay = Replay("two-deuces", step="last")
    assert replay.step == LAST > 0
    replay.step = 3
    replay.step = "last"
    assert replay.step == LAST


@pytest.mark.parametrize("step", [-1, LAST + 1, "first", "3", None, 1.5, True, "x" * 100_000])
def test_no_such_step(step: object) -> None:
    replay = Replay("two-deuces", step=2)
    with pytest.raises(traitlets.TraitError):
        replay.step = step
    assert replay.step == 2


def test_a_folded_output_has_the_name_of_the_hand() -> None:
    data, _ = Replay("two-deuces", lang="fi")._repr_mimebundle_()
    assert data["text/html"].split("\n")[0] == "<!-- Kaksi kakkosta -->"


def test_no_title_ends_the_line_that_names_a_folded_output() -> None:
    assert folded_note("--><script>") == "<!-- ––><script> -->"
