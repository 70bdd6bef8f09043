"""Sections 6.4, 9.7.2.5, 14.7 and 14.14: overDress and XoverDress."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import GRADE, NORMAL_UNIT, TRIGGER_UNIT, named
from bythebook.games.vanguard.d.actions.overdress import (
    in_overdress,
    overdress_ability,
    xoverdress_abilities,
)
from bythebook.games.vanguard.d.texts.events import VAR_RIDE_DECK
from bythebook.games.vanguard.d.texts.order_events import BY_OVERDRESS, EV_ORIGINAL, EV_OVERDRESSED
from bythebook.games.vanguard.d.zones.moving import bit_of
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_CALL
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BIND,
    DECK,
    DROP,
    FIELD,
    HAND,
    SOUL,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST, Test
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, laid, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit

GUISE = Cards(tests=(named("guise"),))
STRONG = Cards(tests=(Test(GRADE, AT_LEAST, 2),))


def mantle(name: str = "mantle", grade: int = 3, *more: Ability) -> CardDef:
    """A unit that can be put over a guise."""
    return unit(name, grade, 13000, abilities=(overdress_ability(GUISE), *more))


def cross() -> CardDef:
    """A unit that can be put over a guise and a unit of grade 2 or more together."""
    return unit("cross", 3, 13000, abilities=xoverdress_abilities(GUISE, STRONG))


def dressing(*cards: CardDef, **zones: Any) -> Table:
    known = [unit("guise"), unit("other"), unit("big", 2), mantle(), cross()]
    numbers = [card.number for card in cards]
    return table(
        "vgd",
        you=side(**{"hand": ["mantle", "other"], "left": "guise", **zones}),
        cards=[*[card for card in known if card.number not in numbers], *cards],
        at="main",
    )


@clause("vgd 9.7.2.5", "vgd 14.7.2", "vgd 14.7.1", "vgd 14.7.1.1")
def test_a_card_is_put_over_a_rear_guard_that_its_keyword_names() -> None:
    t = dressing(right="other")
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    t.you.left.is_("mantle")
    t.you.right.is_("other")
    t.you.hand.is_("other")


@clause("vgd 9.7.2.5")
def test_it_is_shown_before_anything_is_chosen() -> None:
    t = dressing(left="guise", right="guise", hand=["mantle", "other"])
    assert not t.rival.knows(t.you.card("mantle"))
    t.you.chooses("overDress mantle")
    assert t.rival.knows(t.you.card("mantle"))
    t.you.left.is_("guise")
    t.you.chooses("guise")


@clause("vgd 14.7.2")
def test_without_such_a_rear_guard_it_is_not() -> None:
    t = dressing(left="other", hand=["mantle", "guise"])
    t.you.may_not_choose("overDress mantle")
    t = dressing(vanguard="guise", left="other")
    t.you.may_not_choose("overDress mantle")


@clause("vgd 14.7.2")
def test_of_several_such_rear_guards_one_is_chosen() -> None:
    t = dressing(left="guise", right="guise", back_left="other")
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    t.you.may_choose_exactly("guise")
    t.you.chooses("guise")
    assert sorted([*t.you.left.names, *t.you.right.names]) == ["guise", "mantle"]


@clause("vgd 9.7.2.5")
@pytest.mark.parametrize(("grade", "may"), [(3, True), (4, False)])
def test_it_is_of_the_vanguards_grade_at_the_most(grade: int, may: bool) -> None:
    t = dressing(mantle(grade=grade))
    (t.you.may_choose if may else t.you.may_not_choose)("overDress mantle")


@clause("vgd 6.4.2.1", "vgd 6.4.2.2", "vgd 6.4.2")
def test_what_it_is_put_over_lies_under_it_and_is_no_unit() -> None:
    t = dressing()
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    assert t.you.under("mantle") == ["guise"]
    t.you.left.is_("mantle")
    t.you.drop.is_()


@clause("vgd 6.4.2.1")
@pytest.mark.parametrize(("hand", "drawn"), [("mantle", 1), ("other", 0)])
def test_that_a_unit_becomes_an_originaldress_is_what_it_can_wait_for(
    hand: str, drawn: int
) -> None:
    waits = Ability(AUTO, FIELD, Trigger(EV_ORIGINAL, This()), body=(Draw(Num(1)),))
    t = dressing(unit("guise", abilities=(waits,)), hand=[hand, "big"], deck=["other"] * 5)
    if hand == "mantle":
        t.you.chooses("overDress mantle")
    else:
        # Who leaves because another is called there becomes none.
        t.you.chooses("call other", "left front")
    t.you.hand.has(1 + drawn)


@clause("vgd 6.4.2.2.1")
def test_what_lay_under_that_lies_under_the_new_unit() -> None:
    t = dressing(mantle("guise", 1), mantle(), left=laid("guise", under=["other"]), hand=["mantle"])
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    assert sorted(t.you.under("mantle")) == ["guise", "other"]


@clause("vgd 6.4.3")
def test_a_unit_over_another_is_in_the_overdress_state() -> None:
    t = dressing()
    assert not in_overdress(t.game, t.you.card("guise"))
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    assert in_overdress(t.game, t.you.card("mantle"))


@clause("vgd 6.4.1.1", "vgd 6.4.1")
def test_it_is_placed_and_not_called() -> None:
    draws = (Draw(Num(1)),)
    placed = Ability(AUTO, FIELD, Trigger(EV_OVERDRESSED, This(), value=BY_OVERDRESS), body=draws)
    called = Ability(AUTO, FIELD, Trigger(EV_CALL, This()), body=(*draws, *draws, *draws))
    t = dressing(mantle("mantle", 3, placed, called), deck=["big", "other", "other", "other"])
    t.you.may_choose("overDress mantle")
    t.you.chooses("overDress mantle")
    t.you.hand.holds_exactly("other", "big")


@clause("vgd 6.4.4")
@pytest.mark.parametrize(
    ("zone", "name"), [(DROP, "drop"), (HAND, "hand"), (SOUL, "soul"), (BIND, "bind")]
)
def test_what_leaves_the_field_takes_it_along(zone: int, name: str) -> None:
    t = dressing(left=laid("mantle", under=["guise"]), hand=[])
    t.changes(move(t.you.left.refs, zone))
    getattr(t.you, name).holds_exactly("mantle", "guise")
    t.you.left.is_()


@clause("vgd 6.4.4")
def test_on_the_field_it_stays_under_its_unit() -> None:
    t = dressing(left=laid("mantle", under=["guise"]), hand=["other"])
    t.changes(move(t.you.left.refs, BACK_LEFT, 0))
    t.you.back_left.is_("mantle")
    assert t.you.under("mantle") == ["guise"]


@clause("vgd 6.4.4.1")
def test_elsewhere_it_is_a_unit_card_like_any_other() -> None:
    t = dressing(left=laid("mantle", under=["guise"]), hand=["other"])
    t.changes(move(t.you.left.refs, HAND))
    assert t.you.under("mantle") == []
    t.you.may_choose("call guise", "call mantle")


@clause("vgd 6.4.4.2")
def test_what_was_in_the_ride_deck_returns_there() -> None:
    t = dressing(left=laid("mantle", under=["guise"]), hand=["other"], ride_deck=["big"])
    guise = t.you.card("guise")
    t.game.state.vars[VAR_RIDE_DECK] = bit_of(t.game, guise)
    before = len(t.you.deck)
    t.changes(move(t.you.left.refs, DECK))
    assert len(t.you.deck) == before + 1
    t.you.ride_deck.holds_exactly("big", "guise")


@clause("vgd 14.14.2", "vgd 14.14.1")
def test_xoverdress_puts_a_card_over_several_units_at_once() -> None:
    t = dressing(hand=["cross"], left="guise", right="big", back_left="other")
    t.you.may_choose("overDress cross")
    t.you.chooses("overDress cross")
    t.you.may_choose_exactly("guise", "big")
    t.you.chooses("guise")
    # The other one is the only one left; then it is chosen on which of their circles it comes.
    t.you.may_choose_exactly("left front", "right front")
    t.you.chooses("right front")
    t.you.right.is_("cross")
    t.you.left.is_()
    assert sorted(t.you.under("cross")) == ["big", "guise"]


@clause("vgd 14.14.2")
def test_without_all_of_them_there_is_no_xoverdress() -> None:
    t = dressing(hand=["cross", "other"], left="guise", right="other")
    t.you.may_not_choose("overDress cross")
    t = dressing(hand=["cross", "other"], left="other", right="big")
    t.you.may_not_choose("overDress cross")


@clause("vgd 2.9.4.3")
def test_what_lies_under_it_keeps_its_subtype() -> None:
    scout = unit("guise", 0, trigger="critical")
    for card, kind in ((unit("guise"), NORMAL_UNIT), (scout, TRIGGER_UNIT)):
        t = dressing(card)
        t.you.may_choose("overDress mantle")
        t.you.chooses("overDress mantle")
        assert t.you.under("mantle") == ["guise"]
        assert t.you.value("guise", "type") == kind


@clause("vgd 6.4.3")
@pytest.mark.parametrize(("under", "plain"), [([], 13000), (["other"], 18000)])
def test_texts_ask_whether_a_unit_is_in_the_overdress_state(under: list[str], plain: int) -> None:
    t = dressing(left=laid(unit("one", 3, 13000, text=PLAIN), under=under), hand=["other"])
    assert t.you.value("one", "power") == plain


PLAIN = "[CONT](RC):If this unit is in the [overDress] state, this unit gets [Power] +5000."
CROSSED = "[CONT](RC):If this unit is in the [XoverDress] state, this unit gets [Power] +10000."


@clause("vgd 14.14.2", "vgd 6.4.3")
def test_the_xoverdress_state_is_how_a_unit_came_there_and_not_how_many_are_under_it() -> None:
    keywords = (overdress_ability(GUISE), *xoverdress_abilities(GUISE, STRONG))
    both = unit("both", 3, 13000, text=CROSSED, abilities=keywords)
    t = dressing(both, hand=["both"], left=laid("guise", under=["other"]))
    t.you.chooses("overDress both")
    assert len(t.you.under("both")) == 2
    assert t.you.value("both", "power") == 13000
    crossed = unit("both", 3, 13000, text=CROSSED, abilities=keywords[1:])
    t = dressing(crossed, hand=["both"], left="guise", right="big")
    t.you.chooses("overDress both", "guise", "left front")
    assert t.you.value("both", "power") == 23000
    # With one of them left it is still in that state; without any it is not.
    t.changes(move([t.you.ref("big")], DROP))
    assert t.you.value("both", "power") == 23000
    t.changes(move([t.you.ref("guise")], DROP))
    assert t.you.value("both", "power") == 13000


@clause("vgd 6.4.2.1")
def test_who_becomes_an_original_dress_is_known_to_who_waits_for_it() -> None:
    waits = Ability(AUTO, FIELD, Trigger(EV_ORIGINAL, This()), body=(Draw(Num(1)),))
    guise = unit("guise", abilities=(waits,))
    t = dressing(guise, right="guise", deck=["other"] * 4)
    t.you.chooses("overDress mantle", "guise")
    t.you.hand.holds_exactly("other", "other")  # the other guise is a unit still
