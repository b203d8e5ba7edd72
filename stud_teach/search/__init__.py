"""Deals on demand: hands that show the points asked for, and the points that a hand shows."""

from __future__ import annotations

from stud_teach.search.bar import Bar
from stud_teach.search.catalogue import POINTS
from stud_teach.search.errors import Impossible, NotFound, SearchError, UnknownPoint
from stud_teach.search.finding import Found, Search, deals, find
from stud_teach.search.listing import listing
from stud_teach.search.shown import points
from stud_teach.search.wanted import Wanted

__all__ = [
    "POINTS",
    "Bar",
    "Found",
    "Impossible",
    "NotFound",
    "Search",
    "SearchError",
    "UnknownPoint",
    "Wanted",
    "deals",
    "find",
    "listing",
    "points",
]
