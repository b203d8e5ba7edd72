"""What a notebook that is opened again brings along: views with a kernel, pictures without."""

from __future__ import annotations

import os
from typing import Any

import pytest

from stud_teach import Replay

pytest.importorskip("jupyter_server")
from stud_teach.jupyter.reopening import leave_out_views

VIEW = "application/vnd.jupyter.widget-view+json"


def notebook(*outputs: dict[str, Any]) -> dict[str, Any]:
    return {"cells": [{"cell_type": "markdown", "source": "# Words"}, {"cell_type": "code", "outputs": list(outputs)}]}


def ours(kernel: int) -> dict[str, Any]:
    data = {VIEW: {"model_id": "1"}, "text/html": "<p>", "text/plain": "a hand"}
    return {"output_type": "display_data", "data": data, "metadata": {VIEW: {"kernel": kernel}}}


@pytest.mark.parametrize(("kernel", "left"), [(7, True), (8, False), (None, False)])
def test_a_view_stays_only_with_the_kernel_that_made_it(kernel: int | None, left: bool) -> None:
    output = ours(7)
    leave_out_views(notebook(output), kernel)
    assert (VIEW in output["data"]) is left
    assert output["data"]["text/html"] == "<p>"


def test_what_has_been_left_out_may_be_left_out_again() -> None:
    output = ours(7)
    for _ in range(2):
        leave_out_views(notebook(output), None)
    assert output["data"] == {"text/html": "<p>", "text/plain": "a hand"}


@pytest.mark.parametrize("made", [None, "", [], 7, {}])
def test_what_others_say_of_their_views_is_theirs(made: object) -> None:
    output = {**ours(7), "metadata": {VIEW: made}}
    leave_out_views(notebook(output), None)
    assert VIEW in output["data"]


def test_what_is_not_ours_stays() -> None:
    stream = {"output_type": "stream", "name": "stdout", "text": "1"}
    slider = {"output_type": "display_data", "data": {VIEW: {}, "text/plain": "IntSlider()"}, "metadata": {}}
    error = {"output_type": "error", "ename": "E", "evalue": "", "traceback": []}
    leave_out_views(notebook(stream, slider, error), None)
    assert VIEW in slider["data"]


def test_a_view_says_which_process_made_it() -> None:
    data, metadata = Replay("two-deuces")._repr_mimebundle_()
    output = {"output_type": "display_data", "data": data, "metadata": metadata}
    leave_out_views(notebook(output), os.getpid())
    assert VIEW in data
    leave_out_views(notebook(output), os.getpid() + 1)
    assert VIEW not in data
    assert "Two deuces" in data["text/html"]
