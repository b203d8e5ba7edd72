"""What of a widget can be read, set and linked: a value is checked, in our words; what is only shown can't be set."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar, cast

import traitlets

from stud_teach.saying.messages import Message, message_of

T = TypeVar("T")


class Checked(traitlets.TraitType[Any, Any]):
    """A value that both sides have; `check` takes the widget and a value, and returns it or raises ValueError."""

    def __init__(self, check: Callable[[Any, Any], Any], default: object = None, *, read_only: bool = False) -> None:
        super().__init__(default, read_only=read_only)
        self._check = check
        self.tag(sync=True)

    def default(self, _widget: Any = None) -> Any:
        """Return the value at first, each widget's its own."""
        return copy(self.default_value)

    def validate(self, obj: Any, value: Any) -> Any:
        """Return the value that `value` stands for; raises TraitError where the check refuses it."""
        try:
            return self._check(obj, value)
        except ValueError as error:
            raise traitlets.TraitError(message_of(error)) from None

    def __set__(self, obj: Any, value: Any) -> None:
        if self.read_only:
            raise traitlets.TraitError(Message("“{name}” can be read, but not set.", name=self.name))
        super().__set__(obj, value)


def shown(kind: type[T]) -> T:
    """Return what the page gets from Python and nobody sets: plain values of a kind, at first empty."""
    return cast(T, Checked(lambda _, value: value, kind(), read_only=True))
