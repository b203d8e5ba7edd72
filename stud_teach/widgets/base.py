"""What all widgets share: the bundle, and the static form for places without widgets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

BUNDLE = Path(__file__).parent.parent / "static" / "stud_teach.js"


class StudWidget(anywidget.AnyWidget):
    """A widget drawn by the view named `_view`; subclasses give `as_html` and `__repr__` for places without widgets."""

    _view = traitlets.Unicode().tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        if not BUNDLE.is_file():
            raise FileNotFoundError(
                f"the widgets' bundle {BUNDLE.name} is missing: in a checkout `make bundle` builds it"
            )
        super().__init__(_esm=BUNDLE.read_text("utf-8"), **traits)

    def as_html(self) -> str:
        """Return what the widget shows as plain HTML."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), "text/html": self.as_html()}, metadata
