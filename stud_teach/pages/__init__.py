"""Files for places without Python: pages with hands to step through.

export("quartered", "quartered.html")
export(["two-deuces", "odd-chip-by-suit"], "lesson.html", lang="fi")
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from stud_teach.pages.page import Shown, as_page
from stud_teach.saving import write

__all__ = ["as_page", "export", "put"]


def export(shown: Shown | Iterable[Shown], path: str | Path, *, overwrite: bool = False, **options: Any) -> Path:
    """Write a page with what is `shown` to a file that needs no kernel and no net, and return the file's path.

    `shown` and `options` are those of `as_page`: hands or widgets; title, lang, deck, seat, rules, house. Raises what
    `as_page` raises, FileExistsError where there is such a file and not `overwrite`, OSError where it can't be written.
    """
    return put(as_page(shown, **options), path, overwrite=overwrite)


def put(page: str, path: str | Path, *, overwrite: bool = False) -> Path:
    """Write a page to a file, whole or not at all, and return the path; raises as `export` does."""
    target = Path(path)
    if target.exists() and not overwrite:
        raise FileExistsError(f"{target}: there is such a file already, and it stays as it is")
    write(target, page, overwrite=overwrite)
    return target
