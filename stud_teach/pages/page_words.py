"""The words of a page that stands alone, round its views."""

from __future__ import annotations

from stud_teach.telling.catalogue import Text, say


def contents_title() -> Text:
    """Return the heading of the list of what is on the page."""
    return say("Contents")


def page_title() -> Text:
    """Return the title of a page of several hands for which nobody has given one."""
    return say("Hands to step through")


def keys_hint() -> Text:
    """Return how the keys reach a table."""
    return say("Click into a table to step with the arrow keys; ? shows all keys.")
