"""Sections 10.25 and 11.10: Seek Mate, and two in legion."""

from dataclasses import replace

import pytest

from bythebook.games.vanguard.cards.cards import POWER, named
from bythebook.games.vanguard.g.actions.legion import LegionWithHeart
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.keywords.seek_mate import seek_mate
from bythebook.games.vanguard.g.texts.conditions import (
    CanLegionWith,
    InLegion,
    IsMate,
    LegionedThisTurn,
)
from bythebook.games.vanguard.g.texts.events import EV_LEGION
from bythebook.games.vanguard.g.texts.verbs import LegionCards
from bythebook.games.vanguard.g.zones.zones import G_ZONE, HEARTS
from bythebook.games.vanguard.texts.events import CANNOT_STAND, EV_RIDE
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FRONT_LEFT,
    FRONT_RIGHT,
    HAND,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import move, orient
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion

TO_SOUL = (MoveCards(Cards(zones=(HAND,)), SOUL),)


def leader(*abilities: Ability, seeks: Ability | None = None) -> CardDef:
    skill = seek_mate((named("mate"),), power=20000) if seeks is None else seeks
    return unit("leader", 3, 11000, abilities=(skill, *abilities))


def mate(*abilities: Ability) -> CardDef:
    return unit("mate", 2, 9000, abilities=abilities)


def in_legion(t: Table, name: str) -> bool:
    return InLegion().holds(t.game, t.you.ref(name), 0, [])


def laid(drop: int = 4, state: int = STAND, **zones: object) -> Table:
    you = side(
        **{
            "vanguard": (leader(), state),
            "deck": [unit("a"), mate(), unit("b")],
            "drop": drop,
            **zones,
        }
    )
    return table("vgg", you=you, at="main")


@clause("vgg 11.10.1", "vgg 11.10.1.1", "vgg 10.25.1", "vgg 10.25.2")
@pytest.mark.parametrize("state", [STAND, REST])
def test_seek_mate_puts_the_mate_beside_the_vanguard(state: int) -> None:
    t = laid(5, state, hand=[unit("h")])
    t.you.may_choose("activate leader")
    t.you.chooses("activate leader", "filler", "filler", "filler", "filler")
    # Only the mate it names can be found.
    t.you.may_choose_exactly("mate", "done")
    t.you.chooses("mate")
    t.you.vanguard.is_("mate", "leader")
    assert [t.you.state_of(name) for name in ("leader", "mate")] == [state, state]
    assert in_legion(t, "leader")
    assert in_legion(t, "mate")
    t.you.drop.has(1)
    t.you.deck.has(6)
    # The deck was shuffled: nobody knows where anything is.
    assert not any(t.you.knows(c) for c in t.you.deck.cards)


@clause("vgg 11.10.1")
def test_four_cards_have_to_be_returned_for_it_and_it_is_done_once() -> None:
    laid(3, hand=[unit("h")]).you.may_not_choose("activate leader")
    t = laid(8, hand=[unit("h")], deck=[unit("a")])
    t.you.chooses("activate leader", "filler", "filler", "filler", "filler", "done")
    t.you.vanguard.is_("leader")
    t.you.drop.has(4)
    t.you.may_not_choose("activate leader")


@clause("vgg 11.10.1")
@pytest.mark.parametrize(("grade", "may"), [(2, False), (3, True)])
def test_the_opponents_vanguard_has_to_be_of_grade_three(grade: int, may: bool) -> None:
    you = side(vanguard=leader(), deck=[mate(), unit("a")], drop=5, hand=[unit("h")])
    t = table("vgg", you=you, rival=side(vanguard=unit("theirs", grade)), at="main")
    assert ("activate leader" in t.you.options) == may


@clause("vgg 11.10.2.1")
def test_any_one_of_several_named_cards_will_do() -> None:
    either = seek_mate(either=((named("mate"),), (named("other"),)))
    t = laid(
        vanguard=leader(seeks=either),
        deck=[mate(), unit("other", 2), unit("third", 2)],
        hand=[unit("h")],
    )
    t.you.may_choose("activate leader")
    t.you.chooses("activate leader")
    t.you.may_choose_exactly("mate", "other", "done")
    t.you.chooses("other")
    t.you.vanguard.is_("other", "leader")


@clause("vgg 10.25.1.2", "vgg 10.25.16")
def test_who_is_in_legion_or_names_no_such_mate_does_not_legion() -> None:
    makes = Ability(
        ACT, (FRONT_LEFT,), body=(LegionCards(Cards(zones=(VANGUARD,)), Cards(zones=(SOUL,))),)
    )
    maker = unit("maker", abilities=(makes,))
    for vanguard, goes in (
        (leader(), True),
        (unit("plain", 3), False),
        (legion(leader(), unit("first mate", 2)), False),
        # A mate does not lead, though it names one.
        (legion(unit("plain", 3), leader()), False),
    ):
        you = side(vanguard=vanguard, left=maker, soul=[mate()], hand=[unit("h")])
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate maker")
        assert ("mate" in t.you.vanguard.names) == goes
    you = side(vanguard=legion(unit("plain", 3), leader()), drop=4, hand=[unit("h")])
    table("vgg", you=you, at="main").you.may_not_choose("activate leader")


@clause("vgg 10.25.12", "vgg 10.25.14", "vgg 10.25.13", "vgg 10.6.1.5")
def test_texts_wait_for_a_legion_and_ask_for_it() -> None:
    heard = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_LEGION, named_noun("leader")), body=TO_SOUL)
    ridden = Ability(
        AUTO,
        (FRONT_RIGHT,),
        Trigger(EV_RIDE, whose=YOU),
        body=(MoveCards(Cards(zones=(DROP,)), SOUL),),
    )
    stronger = Ability(
        CONT, (VANGUARD,), condition=InLegion(), modifiers=(Modifier(ADD, POWER, This(), Num(3)),)
    )
    t = laid(
        5,
        vanguard=leader(stronger),
        left=unit("watcher", abilities=(heard,)),
        right=unit("other", abilities=(ridden,)),
        hand=[unit("h"), unit("i")],
    )
    assert t.you.value("leader", "power") == 11000
    assert not LegionedThisTurn().holds(t.game, t.you.ref("leader"), 0, [])
    t.you.chooses("activate leader", "filler", "filler", "filler", "filler", "mate")
    assert t.you.value("leader", "power") == 11003
    assert LegionedThisTurn().holds(t.game, t.you.ref("leader"), 0, [])
    assert LegionedThisTurn().holds(t.game, t.you.ref("mate"), 0, [])
    t.you.soul.holds_exactly("h", "i")
    t.you.drop.has(1)
    t.goes_on_to("ride step", t.rival)
    assert not LegionedThisTurn().holds(t.game, t.you.ref("leader"), 0, [])


def named_noun(name: str) -> Cards:
    return Cards(tests=(named(name),))


@clause("vgg 10.25.3", "vgg 10.25.4")
def test_both_are_vanguards_and_two_cards() -> None:
    t = table("vgg", you=side(vanguard=legion(leader(), mate())))
    found = Cards(zones=(VANGUARD,)).cards(t.game, -1, 0)
    assert sorted(found) == sorted([t.you.card("leader"), t.you.card("mate")])
    assert [t.you.value(n, "power") for n in ("leader", "mate")] == [11000, 9000]
    assert [t.you.value(n, "grade") for n in ("leader", "mate")] == [3, 2]
    assert not IsMate().holds(t.game, t.you.ref("leader"), 0, [])
    assert IsMate().holds(t.game, t.you.ref("mate"), 0, [])


@clause("vgg 10.25.2")
@pytest.mark.parametrize("who", ["leader", "mate"])
@pytest.mark.parametrize("zone", [SOUL, FRONT_LEFT])
def test_when_one_leaves_neither_is_in_legion(who: str, zone: int) -> None:
    t = table("vgg", you=side(vanguard=legion(leader(), mate()), g_zone=g_unit("g")))
    other = "mate" if who == "leader" else "leader"
    t.changes(move([t.you.ref(who)], zone, 0))
    assert not in_legion(t, other)
    assert not t.game.state.ties
    t.you.vanguard.is_(other)


@clause("vgg 10.25.10")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_they_stand_and_rest_together(who: str) -> None:
    t = table("vgg", you=side(vanguard=legion(leader(), mate())))
    for state in (REST, STAND):
        t.changes(orient([t.you.ref(who)], state))
        assert [t.you.state_of(n) for n in ("leader", "mate")] == [state, state]


@clause("vgg 10.25.11")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_what_keeps_one_from_standing_keeps_both(who: str) -> None:
    them = Cards(zones=(VANGUARD,), tests=(named(who),))
    kept = Modifier(BITS_ON, CHAR_CANNOT, them, bits=CANNOT_STAND)
    keeper = unit("keeper", abilities=(Ability(CONT, (FRONT_LEFT,), modifiers=(kept,)),))
    pair = [(mate(), REST), (leader(), REST)]
    t = table("vgg", you=side(vanguard=pair, left=keeper))
    for name in ("leader", "mate"):
        t.changes(orient([t.you.ref(name)], STAND))
        assert [t.you.state_of(n) for n in ("leader", "mate")] == [REST, REST]


@clause("vgg 10.6.1.2", "vgg 10.25.9")
def test_who_rides_on_a_legion_sends_both_to_the_soul() -> None:
    cards = [unit(f"grade {n}", n) for n in range(5)]
    you = side(vanguard=legion(leader(), mate()), hand=[c.name for c in cards])
    t = table("vgg", you=you, cards=cards, at="ride")
    # The grade of the leader counts, not that of the mate.
    t.you.may_choose_exactly("ride grade 3", "ride grade 4", "pass")
    t.you.chooses("ride grade 3")
    t.you.soul.holds_exactly("leader", "mate")


@clause("vgg 10.27.4", "vgg 10.27.2")
def test_a_legion_becomes_two_hearts_and_a_legion_again() -> None:
    heard = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_LEGION, Cards()), body=TO_SOUL)
    you = side(
        vanguard=legion(leader(), mate()),
        left=unit("watcher", abilities=(heard,)),
        g_zone=g_unit("g", 15000),
        hand=[unit("h")],
    )
    t = table("vgg", you=you)
    t.run(Stride(0, t.you.ref("g")))
    t.you.chooses("leader")
    t.you.hearts.holds_exactly("leader", "mate")
    t.you.vanguard.is_("g")
    assert in_legion(t, "mate")
    t.changes(move([t.you.ref("g")], G_ZONE))
    t.you.vanguard.holds_exactly("leader", "mate")
    assert in_legion(t, "leader")
    assert IsMate().holds(t.game, t.you.ref("mate"), 0, [])
    # They have not come to be in legion.
    t.you.hand.is_("h")


@clause("vgg 10.25.17")
def test_two_cards_can_legion_if_either_names_the_other() -> None:
    you = side(hand=[leader(), mate(), unit("third", 2)])
    t = table("vgg", you=you)
    can = {
        (a, b): CanLegionWith(Cards(zones=(HAND,), tests=(named(b),))).holds(
            t.game, t.you.ref(a), 0, []
        )
        for a, b in (("leader", "mate"), ("mate", "leader"), ("third", "leader"), ("mate", "third"))
    }
    assert list(can.values()) == [True, True, False, False]


@clause("vgg 10.25.18", "vgg 10.25.18.1")
@pytest.mark.parametrize(("heart", "other"), [("leader", "mate"), ("mate", "leader")])
def test_a_card_can_legion_with_a_heart(heart: str, other: str) -> None:
    """Whoever names the other is the leader; both are hearts of the vanguard there."""
    cards = {"leader": leader(), "mate": mate()}
    body = (LegionCards(Cards(zones=(HEARTS,)), Cards(zones=(SOUL,))),)
    you = side(
        vanguard=g_unit("g", 15000, abilities=(Ability(ACT, (VANGUARD,), body=body),)),
        hearts=cards[heart],
        soul=[cards[other]],
        hand=[unit("h")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate g")
    t.you.hearts.holds_exactly("leader", "mate")
    assert IsMate().holds(t.game, t.you.ref("mate"), 0, [])


@clause("vgg 10.25.18.1")
def test_a_heart_in_legion_does_not_legion_again() -> None:
    you = side(
        vanguard=legion(leader(), mate()),
        soul=[unit("mate", 2, number="another")],
        g_zone=g_unit("g"),
    )
    t = table("vgg", you=you)
    t.run(Stride(0, t.you.ref("g")))
    t.you.chooses("leader")
    t.run(LegionWithHeart(0, t.you.ref("leader"), t.you.soul.refs[0]))
    t.you.soul.has(1)
    t.you.hearts.has(2)


@clause("vgg 10.25.18", "vgg 10.25.1")
def test_with_several_hearts_that_could_its_player_chooses() -> None:
    """Later words mean the card that has legioned."""
    hearts = Cards(zones=(HEARTS,))
    body = (LegionCards(hearts, Cards(zones=(SOUL,))), MoveCards(Bound(R_MOVED), DROP))
    you = side(
        vanguard=g_unit("g", abilities=(Ability(ACT, (VANGUARD,), body=body),)),
        hearts=[leader(), unit("other", 3), replace(leader(), number="again", name="again")],
        soul=[mate()],
        hand=[unit("h")],
    )
    t = table("vgg", you=you, at="main")
    t.you.is_asked("heart")
    t.you.chooses("other", "activate g")
    assert {"leader", "again"} == set(t.options)
    t.you.may_choose_exactly("leader", "again")
    t.you.chooses("again")
    t.you.drop.is_("mate")
    t.you.hearts.has(3)
    with_it = LegionCards(Cards(zones=(VANGUARD,)), Cards(zones=(SOUL,)))
    makes = Ability(ACT, (FRONT_LEFT,), body=(with_it,))
    you = side(vanguard=leader(), left=unit("maker", abilities=(makes,)), soul=[mate()])
    you.zones["hand"] = [unit("h")]
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate maker")
    t.you.vanguard.is_("mate", "leader")
