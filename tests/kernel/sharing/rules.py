"""Two tiny books that share a procedure: what both say alike stands once, under both numbers."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule, step
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, move, set_var
from bythebook.kernel.state.options import K_CHOOSE, V_PICK
from bythebook.kernel.state.refs import CARD
from tests.kernel.tiny import DISCARD, HAND, POINTS, Tiny


class Edition(Tiny):
    """What the editions of the book say differently."""

    def __init__(self, name: str, toll: int) -> None:
        super().__init__(name)
        self.toll = toll

    def verify(self, game: Game, player: int, option: Change) -> str:
        return too_mighty(game, option[1] & CARD)


ELDER = Edition("elder", 1)
YOUNGER = Edition("younger", 2)


class Toll(Procedure):
    """A player gives a card of the hand away, and that counts."""

    @step("elder 1.1", "younger 2-1")
    def choose(self, game: Game) -> Flow:
        """The player picks a card that may be given."""
        hand = game.state.refs(game.state.zone(0, HAND))
        given: list[Change] = [(V_PICK, ref) for ref in hand if not too_mighty(game, ref & CARD)]
        return Ask(0, K_CHOOSE, given, hidden=True)

    @step("elder 1.2", "younger 2-2")
    def give(self, game: Game) -> Flow:
        """It is discarded."""
        return move(list(self.answer[1:]), DISCARD)

    @step("younger 2-3")
    def draw(self, game: Game) -> Flow:
        """Another is drawn for it: only the younger edition says so."""
        return FromTop(0, 0, HAND, 1)

    @step("elder 1.3", "younger 2-4")
    def count(self, game: Game) -> Flow:
        """It counts as much as the edition says."""
        assert isinstance(game.book, Edition)
        return set_var(POINTS, game.book.toll)


@rule("elder 3.1", "younger 4-1", nothing=99)
def most_power() -> int:
    """The most power a card may have that is given away."""
    return 3


def too_mighty(game: Game, card: int) -> str:
    """The clause by which a card is not given away; nothing if it may be."""
    if game.value(3, card) > most_power():
        return cited(game.book.name, "elder 3.1", "younger 4-1")
    return ""
