"""A trace made small for the way to a view: each text is sent once.

A hand says much the same at every decision. In a packed trace `texts` holds the texts of its steps, and `{"t": 3}`
stands where the one with the number 3 belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from stud_teach.telling.catalogue import languages
from stud_teach.views.schema import AnnotatedTrace

Packed = dict[str, Any]

WITHOUT_TEXTS = frozenset({"facts", "legal", "table"})


def packed(annotated: AnnotatedTrace) -> Packed:
    """Return an annotated trace with the texts of its steps put together in `texts`."""
    langs, texts = languages(), list[Any]()
    numbers: dict[tuple[Any, ...], int] = {}

    def pack(value: Packed) -> Packed | None:
        if value.keys() != set(langs):
            return None
        words = tuple(value[lang] for lang in langs)
        if words not in numbers:
            numbers[words] = len(texts)
            texts.append(value)
        return {"t": numbers[words]}

    return {**annotated, "steps": _changed(annotated["steps"], pack), "texts": texts}


def unpacked(trace: Mapping[str, Any]) -> AnnotatedTrace:
    """Return a trace with its texts back in their places; one that is not packed comes back as it is."""
    whole = dict(trace)
    texts = whole.pop("texts", None)
    if texts is not None:
        whole["steps"] = _changed(whole["steps"], lambda value: texts[value["t"]] if value.keys() == {"t"} else None)
    return cast(AnnotatedTrace, whole)


def _changed(value: Any, change: Callable[[Packed], Packed | None]) -> Any:
    """Return `value` with every object in it, at any depth, for which `change` has another."""
    if isinstance(value, list):
        return [_changed(each, change) for each in value]
    if not isinstance(value, dict):
        return value
    other = change(value)
    if other is not None:
        return other
    return {key: each if key in WITHOUT_TEXTS else _changed(each, change) for key, each in value.items()}
