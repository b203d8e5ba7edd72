"""Writing a file: whole or not at all, and never over another one unless told to."""

from __future__ import annotations

import os
from errno import EISDIR
from pathlib import Path

from stud_teach.files.troubles import MOST_PATH, in_words
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal, quoted


def file_to_write(path: str | Path) -> Path:
    """Return the path of a file to write; raises ValueError for what can be none."""
    try:
        name = os.fsencode(path) if isinstance(path, str | Path) else b"\0"
    except UnicodeEncodeError:
        name = b"\0"
    if b"\0" in name:
        message = Message("A file to write is named by its path, as in {example}, not by {given}.")
        raise ValueError(message.filled(given=literal(path), example="'a.html'"))
    return Path(path)


def new_file(path: str | Path, *, overwrite: bool = False) -> Path:
    """Return the path of a file to write, as `file_to_write`; raises FileExistsError for another's, unless told to."""
    target = file_to_write(path)
    if not overwrite and _is_there(target):
        raise FileExistsError(there_already(target))
    return target


def there_already(target: Path) -> Message:
    """Return what is said of a file that is not written over."""
    return Message("There is a file {name} already, and it stays as it is.", name=quoted(str(target), MOST_PATH))


def _is_there(target: Path) -> bool:
    """Return whether there is such a file; a folder, or a name that no file can have, is found out in writing."""
    try:
        return target.exists() and not target.is_dir()
    except OSError:
        return False


def put(text: str, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write a text to a file, whole or not at all, and return the path.

    Raises FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written, and
    ValueError for what is no path.
    """
    target = new_file(path, overwrite=overwrite)
    write(target, text, overwrite=overwrite)
    return target


def write(target: Path, text: str, *, overwrite: bool) -> None:
    """Write a new file, or beside the old one first, so that nobody ever sees half of it.

    Raises OSError in our words; then nothing is left behind.
    """
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, "")
        path = target.with_name(f"{target.name}.part") if overwrite else target
        _put_down(path, text, "w" if overwrite else "x")
        if overwrite:
            path.replace(target)
    except OSError as error:
        raise in_words(error, target) from None


def _put_down(path: Path, text: str, mode: str) -> None:
    """Write a file; where that breaks off, take away what is there of it."""
    with path.open(mode, encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except BaseException:
            path.unlink()
            raise
