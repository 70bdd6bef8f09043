"""Zones whose cards go along with others, cards of whom something holds, and paying otherwise."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import CostPart, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.amounts import Among, Tally
from bythebook.kernel.language.conditions import AmountIs, IsTurned, OnTop, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.changes import MOVE, Change, cease, move, orient, under
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOBODY_SEES
from bythebook.kernel.state.zones import Zone, ZoneTable
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from tests.kernel.cards import Score, card
from tests.kernel.table import act, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DISCARD,
    FIELD,
    FRONT,
    HAND,
    LEVEL,
    POWER,
    REST,
    SIDE,
    SOUL,
    Tiny,
)


class Beside(Tiny):
    """What lies at the side goes along with every card that leaves the back row."""

    def __init__(self) -> None:
        super().__init__()
        zones = list(self.zones.zones)
        zones[SIDE] = Zone("side", NOBODY_SEES, face=FACE_DOWN, beside=True, shows=True)
        self.zones = ZoneTable(zones)

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        whole = super().accompany(game, changes)
        for change in changes:
            if change[0] == MOVE and game.state.kind_of(change[1] & CARD) == BACK:
                owner = game.state.owner[change[1] & CARD]
                whole += move(game.state.refs(game.state.zone(owner, SIDE)), DISCARD)
        return whole


def test_what_lies_beside_goes_along_only_while_something_lies_there() -> None:
    t = board(side(back=["a", "b"], hand=["m"]), book=Beside())
    assert t.game.state.beside == 0
    t.change(move([t.ref("m")], SIDE))
    assert (t.names(0, SIDE), t.game.state.beside) == (["m"], 1)
    t.change(move([t.ref("a")], HAND))
    assert (t.names(0, SIDE), t.names(0, DISCARD)) == ([], ["m"])
    assert t.game.state.beside == 0


def test_it_is_counted_wherever_it_goes() -> None:
    t = board(side(back=["a"], hand=["m", "n"]), book=Beside())
    t.change(move([t.ref("m"), t.ref("n")], SIDE))
    assert t.game.state.beside == 2
    t.change(under(t.ref("m"), t.ref("a")))
    assert t.game.state.beside == 1
    t.change(cease(t.ref("n")))
    assert t.game.state.beside == 0


def test_there_a_card_lying_face_up_is_seen_by_all_and_no_other_by_anyone() -> None:
    t = board(side(hand=["m", "n"], deck=["d"]), book=Beside())
    t.change(move([t.ref("m")], SIDE, face=FACE_UP))
    t.change(move([t.ref("d")], SIDE))
    seen = t.game.state.seen
    assert (seen[t.find("m")], seen[t.find("d")]) == (3, 0)


RICH = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 2)


def test_such_a_card_is_one_of_whom_a_condition_holds() -> None:
    up = cont(Modifier(ADD, POWER, Cards(zones=FIELD, such=Unless(IsTurned(REST))), Num(2)))
    t = board(side(back=[card("a", up), "b"]))
    assert [t.value(POWER, n) for n in "ab"] == [5, 5]
    t.change(orient([t.ref("b")], REST))
    assert [t.value(POWER, n) for n in "ab"] == [5, 3]


def test_the_condition_is_asked_for_the_cards_own_player() -> None:
    up = cont(Modifier(ADD, POWER, Cards(2, FIELD, such=RICH), Num(2)))
    t = board(side(back=[card("a", up)], hand=["x", "y"]), side(back=["b"], hand=["z"]))
    assert [t.value(POWER, n) for n in "ab"] == [5, 3]
    t.change(move([t.ref("x")], DISCARD))
    assert [t.value(POWER, n) for n in "ab"] == [3, 3]


def test_on_top_is_the_last_card_of_a_zone_and_no_other() -> None:
    up = cont(
        Modifier(ADD, POWER, Cards(zones=FIELD), Num(2)), zones=(SOUL,), condition=OnTop(SOUL)
    )
    bell = card("bell", up)
    t = board(side(back=["a"], soul=["s", bell], hand=["h"]))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("h")], SOUL))
    assert t.value(POWER, "a") == 3
    t.change(move([t.ref("h")], DISCARD))
    assert t.value(POWER, "a") == 5


@dataclass(frozen=True)
class Coins(CostPart):
    """Two cards of the soul, or cards of the front instead."""

    def others(self, game: Game, player: int) -> list[int]:
        return game.state.refs(game.state.zone(player, FRONT))

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, SOUL)) + len(self.others(game, player)) >= 2

    def may_use(self, game: Game, source: int, player: int) -> tuple[list[int], int, int]:
        others = self.others(game, player)
        return others, max(0, 2 - len(game.state.zone(player, SOUL))), min(2, len(others))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([*picked, *game.state.top(player, SOUL, 2 - len(picked))], DISCARD)


def test_a_part_of_a_cost_may_be_paid_with_something_else() -> None:
    buyer = card("buyer", act(Score(), cost=(Coins(),)))
    t = board(side(back=[buyer], front=["f"], soul=["s", "u"]))
    t.activate("buyer").asks(0, "f", "done")
    t.choose("done")
    assert (sorted(t.names(0, DISCARD)), t.points()) == (["s", "u"], 1)
    t = board(side(back=[buyer], front=["f"], soul=["s", "u"]))
    t.activate("buyer").choose("f")
    assert (sorted(t.names(0, DISCARD)), t.names(0, SOUL)) == (["f", "u"], ["s"])


def test_what_is_missing_has_to_be_paid_with_something_else() -> None:
    buyer = card("buyer", act(Score(), cost=(Coins(),)))
    t = board(side(back=[buyer], front=["f"], soul=["s"]))
    t.activate("buyer")
    assert (sorted(t.names(0, DISCARD)), t.points()) == (["f", "s"], 1)


def test_a_card_is_such_a_card_by_itself() -> None:
    up = cont(Modifier(ADD, POWER, This(), Count(Cards(zones=FIELD, such=IsTurned(REST)))))
    t = board(side(back=[card("a", up), "b", "c"]))
    t.change(orient([t.ref("b"), t.ref("a")], REST))
    assert t.value(POWER, "a") == 5


def test_what_has_gone_is_another_card_or_such_a_card_as_it_was() -> None:
    """Of two cards chosen and put away, which are meant: others than this; those that rested."""
    for kind, counted in (
        (Cards(other=True), 1),
        (Cards(such=IsTurned(REST)), 1),
        (Cards(), 2),
    ):
        t = board(side(back=["a", "b"]))
        t.change(orient([t.ref("b")], REST))
        chosen = ChooseCards(Cards(zones=(BACK,)), Num(2))
        gone = MoveCards(Bound(R_CHOSEN), DISCARD)
        t.do(chosen, gone, Score(Tally(Among(Bound(R_CHOSEN), kind))), by="a")
        assert t.points() == counted, kind


def test_what_such_cards_are_asked_for_is_written_first() -> None:
    """Power for whoever has a level, and a level for everybody: whichever is older."""
    level = AmountIs(ValueOf(This(), LEVEL), AT_LEAST, 1)
    reader = card("r", cont(Modifier(ADD, POWER, Cards(zones=FIELD, such=level), Num(5))))
    writer = card("w", cont(Modifier(ADD, LEVEL, Cards(zones=FIELD), Num(1))))
    for back in ([reader, writer], [writer, reader]):
        t = board(side(back=[*back]))
        assert (t.value(POWER, "r"), t.value(POWER, "w")) == (8, 8)
