"""Section 15: pseudo-cards and tokens."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.d.cards.types import TOKEN_UNIT
from bythebook.games.vanguard.d.markers import CallTokensOf, created, token_card
from bythebook.games.vanguard.d.tokens import APPENDIX
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.calling import ANY_CIRCLE, FRONT_CIRCLES, OPEN_CIRCLE, Onto
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_CALL
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FIELD,
    FRONT_LEFT,
    FRONT_RIGHT,
    HAND,
    REAR_GUARDS,
    REMOVED,
    REST,
    SOUL,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, EV_MOVE, Ability, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit

PLANT = token_card("Plant")


def caller(count: int = 1, onto: Onto = ANY_CIRCLE, *more: Ability, name: str = "Plant") -> Any:
    body = (CallTokensOf(token_card(name), count, onto),)
    return unit("caller", 3, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body), *more))


def calling(count: int = 1, onto: Onto = ANY_CIRCLE, *more: Ability, **zones: Any) -> Table:
    t = table(
        "vgd",
        you=side(**{"vanguard": caller(count, onto, *more), "hand": ["a"], **zones}),
        cards=[unit("a"), unit("b")],
        at="main",
    )
    t.you.chooses("activate caller")
    return t


@clause("vgd 15.3.3.1", "vgd 15.2.2.2")
def test_a_token_that_is_called_comes_into_being_on_a_circle() -> None:
    t = calling()
    t.you.chooses("left front")
    t.you.left.is_("Plant")
    assert t.you.left.states == [1]


@clause("vgd 15.3.1", "vgd 15.3.1.1", "vgd 15.3.1.2", "vgd 15.3.1.3", "vgd 15.1.2.3.1")
@clause("vgd 15.1.2.3.2", "vgd 5.1.3.1", "vgd A")
@pytest.mark.parametrize("name", list(APPENDIX))
def test_its_name_says_what_it_is(name: str) -> None:
    t = table("vgd", you=side(vanguard=caller(name=name), hand=["a"]), cards=[unit("a")], at="main")
    t.you.chooses("activate caller")
    t.you.chooses("left front")
    t.you.left.is_(name)
    grade, power, critical = APPENDIX[name][:3]
    assert t.you.value(name, "type") == TOKEN_UNIT
    assert t.you.value(name, "grade") == grade
    assert t.you.value(name, "power") == power
    assert t.you.value(name, "critical") == critical
    assert t.you.value(name, "race") != 0
    assert t.you.value(name, "nation") == t.you.value(name, "clan") == 0
    # It has no shield either: as a number that is none.
    assert t.you.value(name, "shield") == 0
    t.changes([give(ADD, POWER, 1000, t.you.left.refs, 7, THIS_TURN, t.turn)])
    assert t.you.value(name, "power") == power + 1000
    assert edition(t.game).original(t.game, POWER, t.you.card(name)) == power


@clause("vgd 15.2.2", "vgd 15.2.2.1", "vgd 15.2.1.1")
def test_it_is_its_players_and_counts_among_the_cards_there() -> None:
    t = calling()
    rears = Cards(YOU, REAR_GUARDS)
    assert len(rears.refs(t.game, t.you.vanguard.refs[0], 0, [])) == 0
    t.you.chooses("left front")
    t.you.left.is_("Plant")
    card = t.you.left.cards[0]
    assert (t.game.state.owner[card], t.game.state.master[card]) == (0, 0)
    assert rears.refs(t.game, t.you.vanguard.refs[0], 0, []) == t.you.left.refs
    t.changes([give(ADD, POWER, 1000, t.you.left.refs, 7, THIS_TURN, t.turn)])
    assert t.you.value("Plant", "power") == 6000


@clause("vgd 15.3.4")
def test_it_attacks_and_boosts_like_any_unit() -> None:
    t = calling(left="b")
    t.you.chooses("left back")
    t.you.back_left.is_("Plant")
    t.you.passes()
    t.you.chooses("attack", "attack with b")
    t.you.may_choose_exactly("boost with Plant", "pass")
    t.you.chooses("boost with Plant")
    assert t.you.state_of("Plant") == REST
    t = calling()
    t.you.chooses("left front")
    t.you.passes()
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with caller", "attack with Plant")
    t.ends_asking()


@clause("vgd 15.2.4.2.1", "vgd 15.3.2.1", "vgd 15.2.3", "vgd 15.2.3.2")
@pytest.mark.parametrize(("zone", "name"), [(DROP, "drop"), (SOUL, "soul"), (REMOVED, "removed")])
def test_it_is_erased_before_the_text_goes_on(zone: int, name: str) -> None:
    away = MoveCards(Cards(YOU, (FRONT_LEFT,)), zone)
    text = Ability(AUTO, FIELD, Trigger(EV_CALL, Cards(YOU)), body=(away, May((Draw(Num(1)),))))
    t = calling(1, FRONT_CIRCLES, text)
    t.you.chooses("left front")
    # Nothing has been checked since: the text is still being carried out.
    t.you.is_asked("may")
    t.you.left.is_()
    getattr(t.you, name).is_()
    t.you.chooses("no")


@clause("vgd 15.2.3")
def test_one_that_is_erased_has_left_its_zone_and_the_game() -> None:
    left = Ability(AUTO, FIELD, Trigger(EV_MOVE, Cards(YOU), FIELD), body=(Draw(Num(1)),))
    t = calling(1, FRONT_CIRCLES, left, deck=["b", "b", "b"])
    t.you.chooses("left front")
    t.changes(move(t.you.left.refs, REMOVED))
    t.you.left.is_()
    t.you.removed.is_()
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 6.2.3.4")
def test_who_was_on_the_circle_is_retired_for_it() -> None:
    t = calling(left="b")
    t.you.chooses("left front")
    t.you.left.is_("Plant")
    t.you.drop.is_("b")


@clause("vgd 6.2.3.2")
def test_several_are_called_to_circles_of_their_own_where_the_text_says_so() -> None:
    t = calling(2, OPEN_CIRCLE, left="b", right="b", back_left="b")
    t.you.may_choose_exactly("center back", "right back")
    t.you.chooses("center back")
    t.you.back_center.is_("Plant")
    t.you.back_right.is_("Plant")


@clause("vgd 6.2.1")
def test_they_are_called() -> None:
    called = Trigger(EV_CALL, Cards(YOU, FIELD))
    draws = Ability(AUTO, FIELD, called, body=(Draw(Num(1)),))
    t = calling(1, FRONT_CIRCLES, draws, deck=["b", "b", "b"])
    t.you.chooses("left front")
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 15.2.4.2.1", "vgd 15.3.2", "vgd 15.2.4.1", "vgd 15.3.2.1")
@pytest.mark.parametrize(("zone", "name"), [(DROP, "drop"), (SOUL, "soul"), (HAND, "hand")])
def test_a_token_that_leaves_the_field_is_no_more(zone: int, name: str) -> None:
    t = calling(hand=["a"])
    t.you.chooses("left front")
    t.changes(move(t.you.left.refs, zone))
    t.you.left.is_()
    assert "Plant" not in getattr(t.you, name).names


@clause("vgd 15.2.4.2.1")
def test_it_has_come_there_first() -> None:
    gone = Ability(
        AUTO,
        FIELD,
        Trigger(EV_MOVE, Cards(YOU), origin=FIELD, target=(DROP,)),
        body=(Draw(Num(1)),),
    )
    t = calling(1, FRONT_CIRCLES, gone, deck=["b", "b", "b"])
    t.you.chooses("left front")
    t.changes(move(t.you.left.refs, DROP))
    t.settle()
    t.you.drop.is_()
    t.you.hand.holds_exactly("a", "b")


@clause("vgd 15.3.2", "vgd 15.2.4.1", "vgd 15.2.4.1.1")
def test_on_the_field_it_moves_like_any_unit() -> None:
    t = calling()
    t.you.chooses("left front")
    t.changes(move(t.you.left.refs, FRONT_RIGHT, 0))
    t.you.right.is_("Plant")
    t.changes(move(t.you.right.refs, DROP))
    t.you.right.is_()
    t.you.drop.is_()


@clause("vgd 15.2.4.2.2")
def test_none_is_created_elsewhere() -> None:
    t = calling()
    t.you.chooses("left front")
    place = t.game.lib.places[PLANT.number]
    t.changes(created(place, 0, HAND, -1))
    t.you.hand.is_("a")
    t.changes(created(place, 0, FRONT_RIGHT, -1))
    t.you.right.is_("Plant")


@clause("vgd 13.7.1")
def test_one_that_lies_elsewhere_is_erased_by_rule() -> None:
    t = calling()
    t.you.chooses("left front")
    state = t.game.state
    card = t.you.left.cards[0]
    t.changes([(16, t.game.lib.places[PLANT.number], 0, SOUL, -1)])
    t.settle()
    t.you.soul.is_()
    t.you.left.is_("Plant")
    assert state.kind_of(card) == FRONT_LEFT
