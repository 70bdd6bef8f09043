"""Answers that are remembered.

A memo is one question: what is asked, of whom, and by which key. Who is asked (a book, the cards
of a match, a game with its forks) keeps the answers, and is with the key all that whoever works
an answer out gets to read. So an answer holds as long as there is somebody to ask: what could
change belongs into the key, or the question into the keeping of something that lives no longer.
Nothing of it is copied or saved, and if a rule answers otherwise from now on (knock-out) every
answer is forgotten.
"""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bythebook.kernel.procedure.clauses import remembers

UNKNOWN: Final = object()
MOST: Final = 5_000
"""so many answers to one question are kept before all of them are forgotten"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """Somebody who keeps answers, and in nothing that they rest on ever changes.

    Or forgets them all when it does. Like all classes whose fields are looked at most often it
    names them (`__slots__`): Python finds them sooner so, above all beyond thirty of them.
    """

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: dict[int, dict[Any, Any]] = {}
        """by question, as it is numbered since rules last changed, and by key"""


K = TypeVar("K")
V = TypeVar("V")
Of = TypeVar("Of", bound=Keeper)


class Memo(Generic[Of, K, V]):
    """A question whose answers are remembered."""

    def __init__(self, ask: Callable[[Of, K], V], most: int = MOST) -> None:
        self.ask: Callable[[Of, K], V] = ask
        self.most: int = most
        self.number: int = next(_numbers)
        MEMOS.append(self)

    def of(self, keeper: Of, key: K) -> V:
        """The answer, worked out if it is not known."""
        try:
            known = keeper.answers[self.number]
        except KeyError:
            return self._learn(keeper, key)
        # To catch what is missing here, too, is dear where it is compiled.
        found: Any = known.get(key, UNKNOWN)
        if found is UNKNOWN:
            found = self._learn(keeper, key)
        answer: V = found
        return answer

    def _learn(self, keeper: Of, key: K) -> V:
        """Work an answer out, and keep it."""
        found = self.ask(keeper, key)
        known = keeper.answers.setdefault(self.number, {})
        if len(known) >= self.most:
            known.clear()
        known[key] = found
        return found


MEMOS: Final[list[Memo[Any, Any, Any]]] = []
_numbers: Final = count()


def _renumber() -> None:
    """To a question of which nobody has heard nobody knows an answer."""
    for memo in MEMOS:
        memo.number = next(_numbers)


remembers(_renumber)
