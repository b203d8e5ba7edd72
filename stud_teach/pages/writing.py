"""Writing a page to a file: never over another one unless told to."""

from __future__ import annotations

from pathlib import Path

from stud_teach.messages import Message
from stud_teach.quoting import quoted
from stud_teach.saving import write


def put(page: str, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write a page to a file, whole or not at all, and return the path.

    Raises FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written, and
    ValueError for what is no path.
    """
    if not isinstance(path, str | Path):
        raise ValueError(Message("no path: {path}; a page is written to a file, as in 'page.html'", path=quoted(path)))
    target = Path(path)
    if target.exists() and not (overwrite or target.is_dir()):
        raise FileExistsError(Message("{file}: there is such a file already, and it stays as it is", file=str(target)))
    write(target, page, overwrite=overwrite)
    return target
