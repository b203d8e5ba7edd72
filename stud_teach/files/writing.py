"""Writing a file: whole or not at all, never over another one unless told to, and never through a link.

It is written beside its place under a random name, brought to the disk, and moved into place in one go. Of two who
write the same file each writes it whole: with `overwrite` the later one wins, without it is refused. Who is killed
while writing leaves nothing but a hidden file whose name begins with `BESIDE`.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

from stud_teach.files.naming import is_held_everywhere, not_held, twin, twin_there
from stud_teach.files.troubles import in_words
from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal, quoted

BESIDE = ".stud-teach-"  # and a random number
_MOST_PATH = 200  # letters of a path in a message
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)  # refused where there is anything, also a link

_THERE = Message("There is a file {name} already, and it stays as it is.")
_LINK = Message(
    "{name} is a link to another place; nothing is written through a link: remove it, or give another name."
)
_NO_FILE = Message("{name} is no plain file, so nothing is written there.")


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


def put(content: str | bytes, path: str | Path, *, overwrite: bool = False, everywhere: bool = False) -> Path:
    """Write a file, a text as UTF-8, and return its path; where that fails nothing is left behind.

    `everywhere`: the name must be one that every system can hold, and that none takes for another file's. Raises
    FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written or is a link, and
    ValueError for what is no path and no such name.
    """
    target, data = file_to_write(path), content.encode() if isinstance(content, str) else content
    if everywhere and not is_held_everywhere(target.name):
        raise ValueError(not_held(target.name))
    try:
        old = _there(target)
        other = twin(target) if everywhere and target.parent.is_dir() else None
        if other:
            raise OSError(twin_there(target.name, other))
        if old and not overwrite:
            raise FileExistsError(_about(_THERE, target))
        _write(target, data, old, overwrite=overwrite)
    except OSError as error:
        raise in_words(error, target) from None
    return target


def _about(message: Message, target: Path) -> Message:
    return message.filled(name=quoted(str(target), _MOST_PATH))


def _there(target: Path) -> os.stat_result | None:
    """Return what the system knows of a file that is there; raises OSError where none can be written in its place."""
    try:
        old = target.lstat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise in_words(IsADirectoryError(EISDIR, ""), target)
    if not stat.S_ISREG(old.st_mode):
        raise OSError(_about(_LINK if stat.S_ISLNK(old.st_mode) else _NO_FILE, target))
    return old


def _write(target: Path, data: bytes, old: os.stat_result | None, *, overwrite: bool) -> None:
    """Write the file; what it takes the place of, `old`, leaves it who may read and write it."""
    if old:
        os.close(os.open(target, os.O_WRONLY))  # refused where it may not be written
    beside = target.with_name(f"{BESIDE}{os.urandom(8).hex()}")
    try:
        _put_down(beside, data)
        if old:
            beside.chmod(stat.S_IMODE(old.st_mode))
        if overwrite:
            beside.replace(target)
        else:
            _move(beside, target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise
    _keep(target.parent)


def _put_down(path: Path, data: bytes) -> None:
    """Write a new file, down to the disk."""
    with os.fdopen(os.open(path, _NEW, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _move(beside: Path, target: Path) -> None:
    """Move a file to where none may be; raises FileExistsError, with the file there as it is, where one has come.

    A second name is given only to what has none; so is a new name on Windows. Where files have one name only, an empty
    file takes the name first: whoever is killed right then leaves that.
    """
    move = os.rename if os.name == "nt" else os.link
    try:
        move(beside, target)
    except FileExistsError:
        raise FileExistsError(_about(_THERE, target)) from None
    except OSError:
        os.close(os.open(target, _NEW))
        try:
            beside.replace(target)
        except BaseException:
            target.unlink()
            raise
    else:
        beside.unlink(missing_ok=True)


def _keep(folder: Path) -> None:
    """Have the system keep the file's name in the folder, where it can be told to."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
