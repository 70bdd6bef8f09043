"""What can go wrong, told apart: a player's mistake is not a bug."""


class BythebookError(Exception):
    """Anything this package refuses, with one sentence a person can act on.

    It can come out of another process: one that is made of something else than its sentence says
    what (`__reduce__`), for otherwise the process, and not the refusal, would be what failed.
    """


class MalformedAnswer(BythebookError):
    """Not an answer at all: of the wrong type, or no such option."""


class IllegalAnswer(BythebookError):
    """An answer the rules forbid now; `clause` says which rule."""

    def __init__(self, clause: str, facts: str) -> None:
        super().__init__(f"{facts} ({clause})" if clause else facts)
        self.clause: str = clause
        self.facts: str = facts

    def __reduce__(self) -> tuple[type[BythebookError], tuple[str, str]]:
        return type(self), (self.clause, self.facts)


class DeckRefused(BythebookError):
    """A deck that breaks the construction rules; every reason with its clause."""

    def __init__(self, reasons: list[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{facts} ({clause})" for clause, facts in reasons))
        self.reasons: list[tuple[str, str]] = reasons

    def __reduce__(self) -> tuple[type[BythebookError], tuple[list[tuple[str, str]]]]:
        return type(self), (self.reasons,)


class BadRecord(BythebookError):
    """A record or save that cannot be used; names the field."""


class Stuck(BythebookError):
    """The engine went round without reaching a decision: a bug, with the place."""
