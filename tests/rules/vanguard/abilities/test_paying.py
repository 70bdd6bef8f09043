"""Section 8, paying: all of a cost at the same time, or none of it."""

from dataclasses import dataclass

from bythebook.games.vanguard.zones.zones import DROP, HAND, REAR_GUARDS, REST, SOUL
from bythebook.kernel.abilities.abilities import ACT, Ability, CardDef, CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import Change, move, orient
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


@dataclass(frozen=True)
class Put(CostPart):
    """Put a chosen card of a zone into the drop zone."""

    zone: int

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return game.state.refs(game.state.zone(player, self.zone))

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DROP)


@dataclass(frozen=True)
class RestThis(CostPart):
    """Rest this unit."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient([source], REST)


def payer() -> CardDef:
    cost = (RestThis(), Put(SOUL), Put(HAND))
    body = (MoveCards(Cards(zones=(SOUL,)), HAND),)
    return unit("payer", abilities=(Ability(ACT, REAR_GUARDS, cost=cost, body=body),))


def laid(book: str, hand: list[str], soul: list[str]) -> Table:
    you = side(vanguard="first", left_front=payer(), hand=hand, soul=soul)
    cards = [unit(name) for name in ("first", "a", "b", "s", "t", "u")]
    return table(book, you=you, cards=cards, at="main")


@ERAS
@clause("vgg 8.5.2.3", "vgd 11.8.2.2", "vgd 11.7.1")
def test_a_whole_cost_is_paid_at_once(book: str) -> None:
    t = laid(book, ["a", "b"], ["s", "t", "u"])
    t.you.chooses("activate payer")
    t.you.may_choose_exactly("s", "t", "u")
    t.you.chooses("s")
    # Nothing has been done yet.
    t.you.soul.holds_exactly("s", "t", "u")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.drop.holds_exactly("s", "b")
    t.you.hand.holds_exactly("a", "t", "u")


@ERAS
@clause("vgg 8.5.2.3", "vgd 11.8.2.2", "vgd 11.7.1")
def test_what_cannot_be_paid_whole_cannot_be_played(book: str) -> None:
    for hand, soul in ((["a"], []), ([], ["s"])):
        t = laid(book, hand, soul)
        assert "activate payer" not in t.you.options
    assert "activate payer" in laid(book, ["a"], ["s"]).you.options
