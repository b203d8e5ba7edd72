"""What a page sends, looked through before anything is done with it: anybody may send anything to a kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stud_teach.saying.messages import Message

MOST = 20_000  # letters and values in all; a title and a lesson are the most that a view sends
DEEPEST = 8

_NO_MESSAGE = Message("The page has sent something that no view sends, so nothing was done.")


def checked_message(content: object) -> dict[str, Any]:
    """Return what a message from the page holds, less what no view of ours sends; raises ValueError for what is none.

    It is {"method": "update", "state": values by name}, {"method": "custom", "content": anything}, or
    {"method": "request_state"}.
    """
    if is_small(content) and isinstance(content, Mapping):
        match content.get("data"):
            case {"method": "update", "state": Mapping() as state}:
                return {"method": "update", "state": state}
            case {"method": "custom", "content": given}:
                return {"method": "custom", "content": given}
            case {"method": "request_state"}:
                return {"method": "request_state"}
    raise ValueError(_NO_MESSAGE)


def is_small(value: object) -> bool:
    """Return whether plain values are neither more nor deeper than those that a view sends."""
    left, waiting = MOST, [(value, 0)]
    while waiting:
        each, depth = waiting.pop()
        left -= 1 + (len(each) if isinstance(each, str | list | tuple | Mapping) else 0)
        if left < 0 or depth > DEEPEST:
            return False
        if isinstance(each, Mapping):
            waiting += ((part, depth + 1) for pair in each.items() for part in pair)
        elif isinstance(each, list | tuple):
            waiting += ((part, depth + 1) for part in each)
    return True
