"""The views' code: as a widget loads it, and as a script inside a page of its own."""

from __future__ import annotations

import re
from pathlib import Path

from stud_teach.saying.messages import Message

BUNDLE = Path(__file__).parent.parent / "static" / "stud_teach.js"
# The bundle's last statement: export{a as default,b as mount}; with the digest's comment after it.
_EXPORTS = re.compile(r"\bexport\s*\{([^{}]*)\}\s*;?\s*(?://[^\n]*\s*)?$")
_ENDS_A_SCRIPT = re.compile(r"<(?=/script|!--|script)", re.IGNORECASE)


def bundle() -> str:
    """Return the code of the views, a module; raises FileNotFoundError where nobody has built it."""
    if not BUNDLE.is_file():
        raise FileNotFoundError(
            Message("The views’ code {name} is missing: in a checkout `make bundle` builds it.", name=BUNDLE.name)
        )
    return BUNDLE.read_text("utf-8")


def script(code: str, name: str) -> str:
    """Return a module's `code` as a script inside a page, which then calls what the module exports as `name`.

    Nobody can import from such a script, so it loses its exports. Raises ValueError where it has none of that name.
    """
    found = _EXPORTS.search(code)
    exports = dict(_export(entry) for entry in found[1].split(",")) if found else {}
    if not found or name not in exports:
        raise ValueError(Message("The views’ code has no {name}: build it anew with `make bundle`.", name=repr(name)))
    # In a string, a template or a regular expression "<" and its code are the same.
    return _ENDS_A_SCRIPT.sub(r"\\x3c", f"{code[: found.start()]}{exports[name]}();")


def _export(entry: str) -> tuple[str, str]:
    """Return the outer and the inner name of what is exported."""
    inner, _, outer = entry.strip().partition(" as ")
    return outer or inner, inner
