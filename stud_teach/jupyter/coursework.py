"""The course on a learner's disk: copied and renewed without touching what the learner wrote, or without solutions."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from stud_teach.files.writing import put
from stud_teach.saying.messages import Message
from stud_teach.telling.catalogue import ENGLISH, say

PACKAGE = Path(__file__).parents[1]
RECORD = ".stud-teach.json"  # the language, and the digest of every file as it was last brought

Notebook = dict[str, Any]


class Brought(NamedTuple):
    """A file that was written: `path`; `kept` is the learner's own version beside which it was put, if there is one."""

    path: Path
    kept: Path | None = None


class OtherLanguage(FileExistsError):
    """A folder that holds the course in another language: two in one folder would speak with one tongue."""


def course(lang: str) -> Path:
    """Return the folder of the course in `lang`: in the package, or beside it in a checkout.

    Raises FileNotFoundError when there is none.
    """
    for root in (PACKAGE, PACKAGE.parent):
        folder = root / "notebooks" / lang
        if any(folder.glob("*.ipynb")):
            return folder
    raise FileNotFoundError(Message("There are no notebooks in the language {lang} here.", lang=repr(lang)))


def course_folder(lang: str) -> str:
    """Return the name of the folder that the course in `lang` is copied to if nobody names another."""
    # Translators: the name of a folder: letters and hyphens, no blank
    names = say("stud-course")
    return names[lang] if lang == ENGLISH or names[lang] != names[ENGLISH] else f"{names[lang]}-{lang}"


def files(source: Path) -> list[Path]:
    """Return what a course consists of, in order: its notebooks, the Python file that they import, their hand files."""
    return sorted(path for kind in ("*.ipynb", "*.py", "*.phh") for path in source.glob(kind))


def copy_course(source: Path, target: Path) -> list[Brought]:
    """Copy new and renewed files of the course from `source`, a folder named by its language, to `target`.

    A file that the learner changed stays as it is; a newer version of it is put beside it, once. Outputs do not count.
    Returns what was written. Raises OtherLanguage, before anything is written.
    """
    copied = _record(target, source.name)
    target.mkdir(parents=True, exist_ok=True)
    brought = list(_bring(files(source), target, copied))
    record = json.dumps({"lang": source.name, "copied": copied}, indent=1)
    put(record, target / RECORD, overwrite=True)
    return brought


def _bring(sources: Iterable[Path], target: Path, copied: dict[str, str]) -> Iterator[Brought]:
    """Write what is due and note it in `copied`."""
    for source in sources:
        place, new = target / source.name, digest(source)
        beside = place.with_stem(f"{place.stem}-new")
        if _is_untouched(place, copied):
            if _digest_there(place) != new:
                put(source.read_bytes(), place, overwrite=True)
                yield Brought(place)
        elif new not in {_digest_there(place), copied.get(place.name)} and _is_untouched(beside, copied):
            put(source.read_bytes(), beside, overwrite=True)
            copied[beside.name] = new
            yield Brought(beside, kept=place)
        copied[place.name] = new


def _is_untouched(place: Path, copied: dict[str, str]) -> bool:
    """Return whether a file may be written: a learner's own is not, nor a link that leads elsewhere."""
    return not place.is_symlink() and _digest_there(place) in {None, copied.get(place.name)}


def _digest_there(place: Path) -> str | None:
    return digest(place) if place.exists() else None


def _record(target: Path, lang: str) -> dict[str, str]:
    """Return the digests of what was brought to `target`; raises OtherLanguage where that was not in `lang`."""
    try:
        record = json.loads((target / RECORD).read_text("utf-8"))
        copied, there = dict(record["copied"]), record["lang"]
    except (OSError, ValueError, TypeError, KeyError):  # none, or spoilt: then all that is there counts as changed
        return {}
    if there != lang:
        message = Message("{folder} holds the course in the language {there}: name another folder for {lang}.")
        raise OtherLanguage(message.filled(folder=str(target), there=repr(there), lang=repr(lang)))
    return copied


def digest(path: Path) -> str:
    """Return the digest of what is written in a file: of a notebook's cells only, as running it changes the rest."""
    data = path.read_bytes()
    try:
        cells = json.loads(data)["cells"] if path.suffix == ".ipynb" else None
        written = (
            json.dumps([(cell["cell_type"], "".join(cell["source"])) for cell in cells]).encode() if cells else data
        )
    except (ValueError, TypeError, KeyError):  # no notebook any more
        written = data
    return hashlib.sha256(written).hexdigest()


def hand_out(source: Path, target: Path) -> list[Path]:
    """Write the course of `source` to `target` without its solutions, over what is there; return what was written.

    Raises FileExistsError when `target` is a learner's copy, made by `copy_course`.
    """
    if (target / RECORD).exists():
        raise FileExistsError(
            Message("{folder} is a learner’s copy of the course: name another folder.", folder=str(target))
        )
    target.mkdir(parents=True, exist_ok=True)
    for path in files(source):
        place = target / path.name
        if path.suffix == ".ipynb":
            notebook = without_solutions(json.loads(path.read_text("utf-8")))
            put(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", place, overwrite=True)
        else:
            put(path.read_bytes(), place, overwrite=True)
    return [target / path.name for path in files(source)]


def without_solutions(notebook: Notebook) -> Notebook:
    """Return a notebook less its cells with the tag `solution`, the others numbered as if run without them."""
    cells = [cell for cell in notebook["cells"] if "solution" not in cell["metadata"].get("tags", ())]
    code = iter(range(1, len(cells) + 1))
    return {**notebook, "cells": [_numbered(cell, next(code)) if "outputs" in cell else cell for cell in cells]}


def _numbered(cell: Notebook, count: int) -> Notebook:
    outputs = [
        {**output, "execution_count": count} if "execution_count" in output else output for output in cell["outputs"]
    ]
    return {**cell, "execution_count": count, "outputs": outputs}
