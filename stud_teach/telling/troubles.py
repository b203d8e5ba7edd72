"""Why a file can't be read or written, in words instead of the system's own."""

from __future__ import annotations

from pathlib import Path

from stud_teach.saying.messages import message_of
from stud_teach.saying.quoting import quoted
from stud_teach.telling.catalogue import N_, Text, say, together, worded

_WHY: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, N_("There is no file {name}.")),
    (IsADirectoryError, N_("{name} is a folder, not a file.")),
    (NotADirectoryError, N_("On the way to {name} there is something that is no folder.")),
    (PermissionError, N_("{name} may not be read or written here.")),
)
_OTHERWISE = N_("{name} can’t be read or written: {problem}.")


def found_already(name: str) -> Text:
    """Return why a hand that was found is not written: the file `name` lies there already."""
    return say(
        "There is a file {name} already, and it stays as it is: another seed or another folder is needed.", name=name
    )


def file_trouble(error: OSError, scenario: str | None = None) -> Text:
    """Return in every language why a file can't be read or written; an error without a file has its own words.

    `scenario` is the scenario that may have been meant.
    """
    if error.filename is None or error.strerror is None:
        return worded(error.strerror) if error.strerror else worded(message_of(error))
    places = {"name": quoted(str(error.filename)), "problem": worded(error.strerror)}
    folder = Path(error.filename).parent
    if isinstance(error, FileNotFoundError) and not folder.is_dir():
        return say("There is no folder {folder}.", folder=quoted(str(folder)))
    message = next((words for kind, words in _WHY if isinstance(error, kind)), _OTHERWISE)
    meant = [say("{scenario} is a scenario: leave out .phh.", scenario=scenario)] if scenario else []
    return together([say(message, **places), *meant])
