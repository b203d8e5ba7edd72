"""Lines in the HTML of a notebook's output: what names it when it is folded, and what says how to get the widget."""

from __future__ import annotations

from stud_teach.telling.catalogue import say


def folded_note(title: str) -> str:
    """Return the line by which JupyterLab names a folded output: it shows the first line of the HTML as it is written.

    A comment is not seen where the output is open.
    """
    return f"<!-- {title.replace('--', '––')} -->"


def still_note(lang: str) -> str:
    """Return the line under a picture that stands where a widget would be: it says how to get the widget."""
    note = say("This is a still picture: run the cell, and you can use it.")[lang]
    return f'<p lang="{lang}" style="opacity:.75;font-size:90%"><em>{note}</em></p>'
