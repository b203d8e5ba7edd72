"""Writing a page to a file: never over another one unless told to."""

from __future__ import annotations

from pathlib import Path

from stud_teach.messages import Message
from stud_teach.quoting import quoted
from stud_teach.saving import new_file, write


def checked_title(title: str | None) -> str | None:
    """Return a page's title, None for one that is made up; raises ValueError for what is no text."""
    if title is not None and not isinstance(title, str):
        raise ValueError(Message("no title: {title}; a page’s title is a text", title=quoted(title)))
    return title


def put(page: str, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write a page to a file, whole or not at all, and return the path.

    Raises FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written, and
    ValueError for what is no path.
    """
    target = new_file(path, overwrite=overwrite)
    write(target, page, overwrite=overwrite)
    return target
