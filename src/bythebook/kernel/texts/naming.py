"""A player names a card: any there is, for all that this player knows."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.language.words import Test
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_NAME, V_NAME, V_NAMES
from bythebook.kernel.state.refs import FIRST_CARD

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

MOST_AT_ONCE: Final = 30
"""of more names it is asked first between which two the name is"""


def known_to(game: "Game", player: int) -> list[CardDef]:
    """The cards that a player knows there are: everybody's, of the own deck, and those seen."""
    state = game.state
    found = {
        state.definition[card]
        for card in range(FIRST_CARD, len(state.owner))
        if state.owner[card] == player or state.seen[card] >> player & 1
    }
    return [*game.book.known_cards, *[game.lib.definitions[d] for d in sorted(found)]]


def names_for(game: "Game", player: int, tests: tuple[Test, ...]) -> list[int]:
    """The names that a player can name, of cards that are printed as is asked, by their places."""
    said = {
        card.name
        for card in known_to(game, player)
        if all(test.met(card.values[test.char]) for test in tests)
    }
    return [place for place, name in enumerate(game.lib.names) if name in said]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseName(Procedure):
    """A player names one of some card names; delivered as the only thing chosen."""

    def __init__(self, player: int = 0, names: list[int] | None = None) -> None:
        self.player: int = player
        self.names: list[int] = [] if names is None else names

    def next_question(self, game: "Game") -> Flow:
        """Which of the names, or, if there are many, between which two of them it is."""
        count = len(self.names)
        options: list[Change] = []
        if count <= MOST_AT_ONCE:
            options += [(V_NAME, name) for name in self.names]
        else:
            size = -(-count // MOST_AT_ONCE)
            for first in range(0, count, size):
                last = min(first + size, count) - 1
                options.append((V_NAMES, self.names[first], self.names[last]))
        # Others do not know which names this player knows.
        return Ask(self.player, K_NAME, options, True, source=self.source) if options else DONE

    def take(self) -> bool:
        """Note the answer; whether a name was said."""
        answer = self.answer
        self.answer = ()
        if answer[0] == V_NAME:
            self.result = [answer[1]]
            return True
        self.names = [name for name in self.names if answer[1] <= name <= answer[2]]
        return False

    @step("kernel name")
    def ask(self, game: "Game") -> Flow:
        """Ask for a name."""
        return self.next_question(game)

    @step("kernel name")
    def note(self, game: "Game") -> Flow:
        """Until one is said."""
        return None if self.take() else self.start_over()
