"""Why a file can't be read or written, in our words instead of the system's."""

from __future__ import annotations

import os
from errno import EACCES, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EPERM
from pathlib import Path

from stud_teach.saying.messages import Message, message_of
from stud_teach.saying.quoting import quoted

MOST_PATH = 200  # letters of a path in a message
_WHY = {
    ENOENT: Message("There is no file {name}."),
    EISDIR: Message("{name} is a folder, not a file."),
    ENOTDIR: Message("On the way to {name} there is something that is no folder."),
    EACCES: Message("{name} may not be read or written here."),
    EPERM: Message("{name} may not be read or written here."),
    ENAMETOOLONG: Message("{name} can’t be a file: the name is too long."),
    ENOSPC: Message("There is no room left to write {name}."),
}
_OTHERWISE = Message("{name} can’t be read or written: {problem}.")
_NO_FOLDER = Message("There is no folder {name}.")


def in_words(error: OSError, path: str | Path | None = None) -> OSError:
    """Return an error of the same kind that says in our words what the system found about the file at `path`.

    Without `path` it is the file that the error names, or what all is printed to. One of ours stays as it is.
    """
    if isinstance(message_of(error), Message):
        return error
    name = path if path is not None else error.filename or "stdout"
    folder = Path(os.fsdecode(name)).parent
    if error.errno == ENOENT and not folder.is_dir():
        message, name = _NO_FOLDER, folder
    else:
        message = _WHY.get(error.errno or 0, _OTHERWISE)
    said = type(error)(message.filled(name=quoted(os.fsdecode(name), MOST_PATH), problem=error.strerror))
    said.errno = error.errno
    return said
