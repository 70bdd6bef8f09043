"""How a game ended: who, why, by which clause."""

from typing import Final

DRAW: Final = -1

REASONS: Final[list[str]] = ["unknown"]
CLAUSES: Final[dict[int, dict[str, str]]] = {}
"""by reason and book, the clause that says so"""


def reason(name: str, *clauses: str) -> int:
    """Register a named reason for a game's end, with the clause of each book that says so."""
    if name not in REASONS:
        REASONS.append(name)
    number = REASONS.index(name)
    for clause in clauses:
        CLAUSES.setdefault(number, {})[clause.partition(" ")[0]] = clause
    return number


def clause_of(why: int, book: str) -> str:
    """The clause of a book by which a game ends for a reason; nothing if several can."""
    return CLAUSES.get(why, {}).get(book, "")


def can_end(why: int, book: str) -> bool:
    """Whether a game of a book could end for a reason: other books have some of their own."""
    return why not in CLAUSES or book in CLAUSES[why]


CONCESSION: Final = reason("concession")
BY_EFFECT: Final = reason("by an effect")
LOOP: Final = reason("endless loop")


class Result:
    """The end of a game. `winner` is a player, or DRAW."""

    def __init__(self, winner: int, why: int, clause: str) -> None:
        self.winner: int = winner
        self.why: int = why
        self.clause: str = clause

    @property
    def reason(self) -> str:
        """The reason in words."""
        return REASONS[self.why]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.winner == other.winner
            and self.why == other.why
            and self.clause == other.clause
        )

    def __hash__(self) -> int:
        return hash((self.winner, self.why, self.clause))

    def __repr__(self) -> str:
        who = "draw" if self.winner == DRAW else f"player {self.winner} wins"
        return f"Result({who}: {self.reason}, {self.clause})"
