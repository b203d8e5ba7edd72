"""Questions to learners: those of one hand (`Quiz`), and fresh ones without end (`Drill`)."""

from __future__ import annotations

from stud_teach.practice.drill import SETTINGS, Drill
from stud_teach.practice.quiz import Quiz
from stud_teach.practice.showing import public
from stud_teach.practice.table import Summary
from stud_teach.practice.topics import UnknownTopic, topics

__all__ = ["SETTINGS", "Drill", "Quiz", "Summary", "UnknownTopic", "public", "topics"]
