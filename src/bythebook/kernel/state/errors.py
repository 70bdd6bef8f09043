"""What can go wrong, told apart: a player's mistake is not a bug."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Said(str):
    """A sentence about a fault: a message and the values in it, to be said in any language."""

    message: str
    values: dict[str, Any]

    def __new__(cls, message: str, /, **values: Any) -> "Said":
        said = str.__new__(cls, message.format_map(values) if values else message)
        said.message = message
        said.values = values
        return said

    def __reduce__(self) -> tuple[Any, ...]:
        return _said_again, (self.message, self.values)


def _said_again(message: str, values: dict[str, Any]) -> Said:
    """A sentence that comes out of another process."""
    return Said(message, **values)


class BythebookError(Exception):
    """Anything this package refuses, with one sentence a person can act on.

    The sentence is a message and the values in it by name, so that it can be said in another
    language. It can come out of another process: one that is made of something else than its
    sentence says what (`__reduce__`), for otherwise the process, and not the refusal, would be
    what failed.
    """

    def __init__(self, message: str = "", **values: Any) -> None:
        super().__init__(message.format_map(values) if values else message)
        self.message: str = message
        self.values: dict[str, Any] = values

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), (self.message,), self.values)


def _remade(kind: type[BythebookError], made_of: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """A refusal that comes out of another process."""
    return kind(*made_of, **values)


class MalformedAnswer(BythebookError):
    """Not an answer at all: of the wrong type, or no such option."""


class IllegalAnswer(BythebookError):
    """An answer the rules forbid now; `clause` says which rule."""

    def __init__(self, clause: str, message: str, **values: Any) -> None:
        super().__init__(message, **values)
        self.clause: str = clause
        self.facts: str = str(self.args[0])
        if clause:
            self.args = (f"{self.facts} ({clause})",)

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), (self.clause, self.message), self.values)


class DeckRefused(BythebookError):
    """A deck that breaks the construction rules; every reason with its clause."""

    def __init__(self, reasons: list[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{facts} ({clause})" for clause, facts in reasons))
        self.reasons: list[tuple[str, str]] = reasons

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reasons,)


class BadRecord(BythebookError):
    """A record or save that cannot be used; names the field."""


class Stuck(BythebookError):
    """The engine went round without reaching a decision: a bug, with the place."""
