"""Names of files that every system can hold, so that a hand saved on one can be opened on another."""

from __future__ import annotations

import unicodedata
from pathlib import Path

from stud_teach.saying.messages import Message
from stud_teach.saying.quoting import literal

MOST_BYTES = 255  # of a name, in UTF-8
_NEVER = frozenset('<>:"/\\|?*')
_PORTS = {f"{port}{n}" for port in ("COM", "LPT") for n in "0123456789¹²³"}
_DEVICES = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", *_PORTS}


def is_held_everywhere(name: str) -> bool:
    """Return whether every system can have a file called `name`.

    Windows has names for devices, whatever comes after their first dot, and no dot or blank at a name's end.
    """
    stem = name.partition(".")[0].rstrip(" ").upper()
    odd = any(letter in _NEVER or unicodedata.category(letter) in ("Cc", "Cs") for letter in name)
    return bool(name) and not (odd or name[-1] in ". " or stem in _DEVICES or len(name.encode()) > MOST_BYTES)


def not_held(name: str) -> Message:
    """Return what is said to a name of a file that some system can't hold."""
    message = Message(
        "{name} can’t be a file on every system: a name has none of {letters}, no dot or blank at its end, "
        "at most {most} bytes, and is no device of Windows such as “con” or “nul”."
    )
    return message.filled(name=literal(name), letters='< > : " / \\ | ? *', most=MOST_BYTES)


def twin(target: Path) -> str | None:
    """Return the name of a file in the same folder that some systems take for `target`: in other capitals, say.

    Raises OSError where the folder can't be read.
    """
    own = _folded(target.name)
    names = (each.name for each in target.parent.iterdir())
    return next((name for name in names if name != target.name and _folded(name) == own), None)


def twin_there(name: str, other: str) -> Message:
    """Return what is said of a file that some systems would take for another one, which is there."""
    message = Message(
        "There is a file {other} already, and some systems take {name} for the same: choose another name."
    )
    return message.filled(name=literal(name), other=literal(other))


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
