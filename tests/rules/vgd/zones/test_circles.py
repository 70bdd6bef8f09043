"""Section 4.9: circles, as the overDress era fills them."""

from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.games.vanguard.texts.calling import MoveUnits
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    FRONT_LEFT,
    FRONT_RIGHT,
    REAR_GUARDS,
    REST,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import move, orient
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.actions.making import does

THAT = Bound(R_CHOSEN)
REARS = Cards(YOU, REAR_GUARDS)


@clause("vgd 4.9.4")
def test_who_is_on_a_circle_that_another_moves_to_is_retired() -> None:
    t = does(ChooseCards(REARS), MoveUnits(THAT), you=side(left="a", right="b"), book="vgd")
    t.you.chooses("a")
    t.you.may_choose_exactly("right front", "left back", "center back", "right back")
    t.you.chooses("right front")
    t.you.right_front.is_("a")
    t.you.left_front.has(0)
    t.you.drop.is_("b")
    # Of several that move at once each leaves its own circle to the others.
    t = does(ChooseCards(REARS, Num(2)), MoveUnits(THAT), you=side(left="a", right="b"), book="vgd")
    t.you.chooses("right front")
    t.you.chooses("left front")
    t.you.left_front.is_("b")
    t.you.right_front.is_("a")
    t.you.drop.has(0)


@clause("vgd 4.9.2.3.1")
def test_whatever_comes_to_the_vanguard_circle_stands() -> None:
    for zone in ("hand", "left", "drop"):
        t = table("vgd", you=side(**{zone: ["a"]}), cards=[unit("a")])
        if zone == "left":
            t.changes(orient([t.you.ref("a")], REST))
        t.changes(move([t.you.ref("a")], VANGUARD, 0))
        assert t.you.state_of("a") == STAND
        assert t.game.state.kind_of(t.you.card("a")) == VANGUARD


@clause("vgd 4.3.2.3", "vgd 4.15.3")
def test_where_cards_stand_or_rest_they_come_standing() -> None:
    t = table("vgd", you=side(hand=["a", "b"]), cards=[unit("a"), unit("b")])
    t.changes([*move([t.you.ref("a")], ORDER_ZONE, 0), *move([t.you.ref("b")], BACK_LEFT, 0)])
    assert [t.you.state_of(name) for name in "ab"] == [STAND, STAND]
    t.changes(orient([t.you.ref("a")], REST))
    assert t.you.state_of("a") == REST


@clause("vgd 2.9.3.1.1")
def test_a_unit_is_a_card_on_the_field() -> None:
    you = side(left="a", hand=["b"], soul=["c"], order_zone=["d"])
    t = table("vgd", you=you, cards=[unit(name) for name in "abcd"], at="battle")
    t.you.is_asked("start step")
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with vanguard", "attack with a")
    assert t.game.state.kind_of(t.you.card("a")) in (FRONT_LEFT, FRONT_RIGHT)
    t.ends_asking()
