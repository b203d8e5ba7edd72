"""What is said when a question has been answered, as plain values."""

from __future__ import annotations

from typing import TypedDict

from stud_teach.pictures.schema import Sentence
from stud_teach.telling.catalogue import Text


class Explanation(TypedDict):
    """Why the right choice is right: a headline, and sentences with their rules."""

    title: Text
    sentences: list[Sentence]
