"""What a card is asked to be can speak of other cards of the same text."""

from dataclasses import dataclass

from bythebook.kernel.abilities.resolve import R_CHOSEN, R_THEIRS
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every, LiesFaced, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Regs
from bythebook.kernel.state.refs import CARD, FACE_UP
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from tests.kernel.cards import card
from tests.kernel.table import Table, board, side
from tests.kernel.tiny import BACK, DISCARD, FRONT, POWER


@dataclass(frozen=True)
class Stronger(Condition):
    """The card has more power than one that the text speaks of."""

    of: Noun

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        found = self.of.refs(game, source, master, regs)
        return Above(max([game.value(POWER, ref & CARD) for ref in found], default=0))

    def chars(self) -> int:
        return 1 << POWER


@dataclass(frozen=True)
class Above(Condition):
    """The card has more power than so much."""

    power: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.value(POWER, source & CARD) > self.power

    def chars(self) -> int:
        return 1 << POWER


THAN_THAT = Stronger(Bound(R_THEIRS))


def choosing(such: Condition) -> Table:
    """A card in front is chosen, and then one behind of which something is asked."""
    low, even, high = card("low", power=1), card("even", power=3), card("high", power=5)
    t = board(side(front=[card("first", power=3)], back=[low, even, high]), side())
    return t.do(
        ChooseCards(Cards(zones=(FRONT,)), reg=R_THEIRS),
        ChooseCards(Cards(zones=(BACK,), such=such), up_to=True),
        MoveCards(Bound(R_CHOSEN), DISCARD),
    )


def offered(such: Condition) -> list[str]:
    t = choosing(such)
    found = [label for label in t.options() if label != "done"]
    t.choose("done")
    return sorted(found)


def test_a_card_is_held_against_one_chosen_before() -> None:
    assert offered(THAN_THAT) == ["high"]


def test_so_it_is_in_conditions_made_of_others() -> None:
    assert offered(Unless(THAN_THAT)) == ["even", "low"]
    assert offered(Every((THAN_THAT, LiesFaced(FACE_UP)))) == ["high"]
    assert offered(Either((THAN_THAT, Unless(Above(1))))) == ["high", "low"]


def test_what_speaks_of_nothing_else_stays_what_it_is() -> None:
    plain = Cards(zones=(BACK,), such=Above(1))
    t = board(side(back=[card("low", power=1)]), side())
    assert plain.fixed(t.game, -1, 0, []) is plain
    assert not plain.relative
    assert Cards(zones=(BACK,), such=Unless(THAN_THAT)).relative
