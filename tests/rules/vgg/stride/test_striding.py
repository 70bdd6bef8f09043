"""Sections 10.27 and 10.28.3: who strides, who becomes a heart, whose name and power count."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import GRADE, NAMES, POWER
from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.texts.events import EV_STRIDE
from bythebook.games.vanguard.g.texts.verbs import PlaceAsHeart
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, G_ZONE, HEARTS
from bythebook.games.vanguard.zones.zones import DROP, REST, SOUL, STAND, VANGUARD
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import EQUAL, HAS, Test, word_bit
from bythebook.kernel.state.changes import THIS_TURN, counters, give, move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_DOWN, NOTHING
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion


def strides(t: Table, name: str) -> None:
    """A G unit of yours strides, by an effect."""
    t.run(Stride(0, t.you.ref(name)))


def power(t: Table, name: str) -> int:
    return t.you.value(name, "power")


def has_name(t: Table, card: str, name: str) -> bool:
    return bool(t.you.value(card, "name") & word_bit(f'"{name}"'))


@clause("vgg 10.28.3.1", "vgg 10.28.3.2", "vgg 8.5.3.4", "vgg 10.28.3")
def test_the_g_unit_is_the_vanguard_and_who_was_there_its_heart() -> None:
    seen = Ability(
        AUTO,
        (VANGUARD,),
        Trigger(EV_STRIDE, This(), other=Cards(tests=(Test(GRADE, EQUAL, 3),))),
        body=(MoveCards(Cards(zones=(DROP,)), SOUL),),
    )
    you = side(vanguard=unit("mine", 3), g_zone=g_unit("g", abilities=(seen,)), drop=1)
    t = table("vgg", you=you)
    strides(t, "g")
    t.you.vanguard.is_("g")
    t.you.hearts.is_("mine")
    t.you.g_zone.has(0)
    # What waits for the stride knows who strode and on whom.
    t.you.soul.has(1)


@clause("vgg 10.27.5", "vgg 10.27.5.1", "vgg 10.28.3.3")
def test_the_vanguard_has_the_hearts_name_and_the_power_written_on_it() -> None:
    you = side(vanguard=unit("mine", 3, 11000), g_zone=g_unit("g", 15000))
    t = table("vgg", you=you)
    # What was added to the heart is not written on it.
    t.changes(
        [give(ADD, POWER, 3000, [t.you.ref("mine")], 2, THIS_TURN, t.game.state.turn)],
    )
    strides(t, "g")
    assert power(t, "g") == 26000
    assert has_name(t, "g", "mine")
    assert has_name(t, "g", "g")
    assert power(t, "mine") == 14000


@clause("vgg 10.27.5.1", "vgg 10.28.3.3")
def test_of_several_hearts_one_is_chosen() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = table("vgg", you=side(vanguard=pair, g_zone=g_unit("g", 15000)))
    strides(t, "g")
    t.you.is_asked("heart")
    t.you.may_choose_exactly("leader", "mate")
    t.you.chooses("mate")
    t.you.hearts.holds_exactly("leader", "mate")
    assert power(t, "g") == 24000
    assert has_name(t, "g", "mate")
    assert not has_name(t, "g", "leader")


@clause("vgg 10.28.3.3", "vgg 10.27.5.2")
def test_a_heart_that_is_a_g_unit_gives_neither() -> None:
    """It is passed over for the heart it has itself, which is the new vanguard's then."""
    you = side(
        vanguard=g_unit("first", 15000), hearts=unit("mine", 3, 11000), g_zone=g_unit("g", 16000)
    )
    t = table("vgg", you=you)
    assert power(t, "first") == 26000
    strides(t, "g")
    t.you.hearts.holds_exactly("mine", "first")
    assert power(t, "g") == 27000
    assert has_name(t, "g", "mine")
    assert not has_name(t, "g", "first")


@clause("vgg 10.27.5.2")
def test_when_the_chosen_heart_leaves_another_is_chosen() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = table("vgg", you=side(vanguard=pair, g_zone=g_unit("g", 15000)))
    strides(t, "g")
    t.you.chooses("mate")
    t.changes(move([t.you.ref("leader")], SOUL))
    assert power(t, "g") == 24000
    t.changes(move([t.you.ref("leader")], HEARTS, 0))
    t.changes(move([t.you.ref("mate")], SOUL))
    assert power(t, "g") == 26000
    assert has_name(t, "g", "leader")
    assert not has_name(t, "g", "mate")
    t.changes(move([t.you.ref("leader")], SOUL))
    assert power(t, "g") == 15000
    assert not has_name(t, "g", "leader")


@clause("vgg 10.28.3.3")
def test_with_no_other_heart_than_a_g_unit_it_has_its_own_name_and_power() -> None:
    t = table("vgg", you=side(vanguard=g_unit("first", 15000), g_zone=g_unit("g", 16000)))
    strides(t, "g")
    t.you.hearts.is_("first")
    assert power(t, "g") == 16000


@clause("vgg 10.27.5.2")
def test_both_players_choose_the_turn_player_first() -> None:
    def half() -> dict[str, Any]:
        hearts = [unit("a", 3, 9000), unit("b", 3, 10000)]
        return {"vanguard": g_unit("g", 15000), "hand": hearts}

    t = table("vgg", you=side(**half()), rival=side(**half()))
    placed = [
        change
        for player, seat in enumerate((t.you, t.rival))
        for change in become_hearts(t.game, [seat.ref("a"), seat.ref("b")], player, seat.ref("g"))
    ]
    t.changes(placed)
    t.you.is_asked("heart")
    t.you.chooses("a")
    t.rival.is_asked("heart")
    t.rival.chooses("b")
    assert (t.you.value("g", "power"), t.rival.value("g", "power")) == (24000, 25000)


@clause("vgg 10.27.5.2")
def test_of_those_that_are_left_its_player_chooses() -> None:
    names = ["a", "b", "c"]
    hearts = [unit(n, 3, 9000 + 1000 * i) for i, n in enumerate(names)]
    t = table("vgg", you=side(vanguard=g_unit("g", 15000), hand=hearts))
    t.changes(become_hearts(t.game, [t.you.ref(n) for n in names], 0, t.you.ref("g")))
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a")
    t.changes(move([t.you.ref("a")], SOUL))
    t.you.is_asked("heart")
    t.you.may_choose_exactly("b", "c")
    t.you.chooses("c")
    assert power(t, "g") == 26000


@clause("vgg 10.27.1")
def test_becoming_a_heart_nobody_leaves_the_circle_and_it_is_the_same_card() -> None:
    leaves = Ability(
        AUTO, EVERYWHERE, Trigger(EV_MOVE, This(), (VANGUARD,)), body=(MoveCards(This(), SOUL),)
    )
    t = table("vgg", you=side(vanguard=unit("mine", 3, abilities=(leaves,)), g_zone=g_unit("g")))
    before = t.you.ref("mine")
    strides(t, "g")
    assert t.you.ref("mine") == before
    t.you.hearts.is_("mine")


@clause("vgg 10.27.2")
@pytest.mark.parametrize("lay", [STAND, REST])
def test_a_heart_stands_face_up_whatever_it_was(lay: int) -> None:
    mine = face_down(unit("mine", 3), lay)
    t = table("vgg", you=side(vanguard=mine, g_zone=g_unit("g")))
    assert t.you.lies_face_down("mine")
    strides(t, "g")
    assert not t.you.lies_face_down("mine")
    assert t.you.state_of("mine") == STAND


@clause("vgg 10.27.3")
def test_a_heart_is_no_unit_and_its_text_says_nothing() -> None:
    """Asked for as a heart card, all that is on it counts."""
    grades = Modifier(ADD, POWER, Cards(zones=(VANGUARD,)), Num(1000))
    says = Ability(CONT, (VANGUARD,), modifiers=(grades,))
    anywhere = Ability(CONT, EVERYWHERE, modifiers=(grades,))
    t = table(
        "vgg",
        you=side(
            vanguard=unit("mine", 3, 11000, abilities=(says, anywhere)), g_zone=g_unit("g", 15000)
        ),
    )
    assert power(t, "mine") == 13000
    strides(t, "g")
    assert power(t, "g") == 26000
    game = t.game
    assert Cards(zones=(VANGUARD,)).cards(game, NOTHING, 0) == [t.you.card("g")]
    heart = Cards(zones=(HEARTS,), tests=(Test(GRADE, EQUAL, 3),))
    assert heart.cards(game, NOTHING, 0) == [t.you.card("mine")]
    named = Cards(zones=(HEARTS,), tests=(Test(NAMES, HAS, words=('"mine"',)),))
    assert named.cards(game, NOTHING, 0) == [t.you.card("mine")]


@clause("vgg 10.28.4", "vgg 10.27.6", "vgg 10.27.5")
@pytest.mark.parametrize("lay", [STAND, REST])
def test_when_the_g_unit_goes_home_its_hearts_are_vanguards_lying_as_it_lay(lay: int) -> None:
    placed = Ability(
        AUTO,
        EVERYWHERE,
        Trigger(EV_MOVE, This(), (), (VANGUARD,)),
        body=(MoveCards(This(), SOUL),),
    )
    mine = unit("mine", 3, 11000, abilities=(placed,))
    t = table("vgg", you=side(vanguard=(g_unit("g"), lay), hearts=mine))
    t.changes(move([t.you.ref("g")], G_ZONE, face=FACE_DOWN))
    t.you.vanguard.is_("mine")
    assert t.you.state_of("mine") == lay
    t.you.g_zone.is_("g")
    assert not t.game.state.ties
    assert not t.game.state.effects


@clause("vgg 4.6.9")
@pytest.mark.parametrize("zone", [SOUL, DROP])
def test_a_g_unit_that_leaves_its_circle_goes_on_to_the_g_zone(zone: int) -> None:
    left = Ability(
        AUTO,
        (VANGUARD,),
        Trigger(EV_MOVE, Cards(), (), (SOUL, DROP)),
        body=(MoveCards(Cards(zones=(HEARTS,)), SOUL),),
    )
    you = side(vanguard=g_unit("g"), hearts=unit("mine", 3), left=g_unit("other"))
    rival = side(vanguard=unit("watcher", 3, abilities=(left,)))
    t = table("vgg", you=you, rival=rival)
    t.changes(move([t.you.ref("g")], zone))
    t.you.vanguard.is_("mine")
    t.you.g_zone.is_("g")
    assert not t.you.lies_face_down("g")
    t.changes(move([t.you.ref("other")], zone))
    t.you.g_zone.holds_exactly("g", "other")


@clause("vgg 4.6.9", "vgg 10.22.8")
def test_rear_guards_that_are_g_units_move_between_their_circles() -> None:
    from bythebook.games.vanguard.zones.zones import BACK_LEFT, FRONT_RIGHT, GUARDIANS

    t = table("vgg", you=side(left=g_unit("g")))
    for circle in (BACK_LEFT, FRONT_RIGHT):
        t.changes(move([t.you.ref("g")], circle, 0))
        assert t.game.state.kind_of(t.you.card("g")) == circle
    t.changes(move([t.you.ref("g")], GUARDIANS, 0))
    t.you.g_zone.is_("g")


@clause("vgg 10.6.1.3", "vgg 10.6.1.4")
def test_who_rides_on_a_g_unit_sends_it_home_and_its_hearts_to_the_soul() -> None:
    from bythebook.games.vanguard.actions.riding import Ride

    you = side(vanguard=g_unit("g"), hearts=unit("mine", 3), hand=unit("next", 3))
    t = table("vgg", you=you)
    t.run(Ride(0, t.you.ref("next")))
    t.you.vanguard.is_("next")
    t.you.soul.is_("mine")
    t.you.g_zone.is_("g")
    assert not t.you.lies_face_down("g")
    t.you.hearts.has(0)
    assert power(t, "next") == 7000


def test_counters_and_orientation_of_a_stride_are_the_new_units_own() -> None:
    t = table("vgg", you=side(vanguard=unit("mine", 3), g_zone=g_unit("g")))
    t.changes([counters(t.you.ref("mine"), 40, 1), *orient([t.you.ref("mine")], REST)])
    strides(t, "g")
    assert t.you.state_of("g") == REST
    assert (t.you.ref("g"), 40) not in t.game.state.counters


@clause("vgg 10.27.5.1", "vgg 10.28.4")
def test_a_card_placed_as_a_heart_is_a_heart_like_any_other() -> None:
    """It was no heart's name and power that counted before; it stays one until the end."""
    body = (PlaceAsHeart(Cards(zones=(DROP,))),)
    act = Ability(ACT, (VANGUARD,), body=body, limit=1)
    you = side(vanguard=g_unit("g", 15000, abilities=(act,)), drop=[unit("mine", 3, 11000)])
    you.zones["hand"] = [unit("h")]
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate g")
    t.you.hearts.is_("mine")
    assert power(t, "g") == 26000
    t.changes(move([t.you.ref("g")], G_ZONE))
    t.you.vanguard.is_("mine")
