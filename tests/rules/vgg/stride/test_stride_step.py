"""Sections 6.5.1.2, 8.5.1.4 and 10.28.2: the stride step, what strides in it and for what."""

import pytest

from bythebook.games.vanguard.g.texts.events import EV_STRIDE, P_STRIDE
from bythebook.games.vanguard.texts.events import EV_BEGIN, EV_RIDE, P_MAIN
from bythebook.games.vanguard.zones.zones import BIND, HAND, REST, SOUL, STAND, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, This
from bythebook.kernel.language.words import AT_LEAST, YOU
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vgg.stride.cards import GRADES, strider

TO_SOUL = (MoveCards(Cards(zones=(HAND,)), SOUL),)


def laid(hand: list[str], mine: int = 3, theirs: int = 3, **zones: object) -> Table:
    """The ride phase, with a card to stride."""
    you = side(
        **{
            "vanguard": unit("mine", mine),
            "hand": hand,
            "g_zone": [strider(), g_unit("no skill")],
            **zones,
        }
    )
    t = table("vgg", you=you, rival=side(vanguard=unit("theirs", theirs)), cards=GRADES, at="ride")
    if hand:
        t.you.is_asked("ride step")
        t.you.passes()
    return t


@clause("vgg 6.5.1.2.1")
def test_what_waits_for_the_stride_step_is_played_before_anything_strides() -> None:
    waiting = Ability(AUTO, (VANGUARD,), Trigger(EV_BEGIN, value=P_STRIDE), body=TO_SOUL)
    you = side(vanguard=unit("mine", 3, abilities=(waiting,)), hand=["grade 0"], g_zone=[strider()])
    t = table("vgg", you=you, cards=GRADES, at="ride")
    t.you.is_asked("ride step")
    t.you.passes()
    t.you.is_asked("stride step")
    t.you.soul.is_("grade 0")


@clause("vgg 6.5.1.2.2", "vgg 6.5.1.2.3", "vgg 8.5.1.4", "vgg 11.11.1")
def test_in_the_stride_step_a_card_with_a_stride_skill_may_stride_once() -> None:
    t = laid(["grade 3", "grade 3"], g_zone=[strider("a"), strider("b"), g_unit("no skill")])
    t.you.is_asked("stride step")
    t.you.may_choose_exactly("stride a", "stride b", "pass")
    t.you.chooses("stride a")
    t.you.may_choose_exactly("grade 3")
    t.you.chooses("grade 3", "done")
    t.you.vanguard.is_("a")
    t.you.is_asked("main phase")


@clause("vgg 6.5.1.2.2")
def test_whoever_passes_does_not_stride() -> None:
    t = laid(["grade 3"])
    t.you.passes()
    t.you.vanguard.is_("mine")
    t.you.is_asked("main phase")


@clause("vgg 6.5.1.3")
def test_after_striding_a_check_timing_comes_before_the_main_phase() -> None:
    strode = Ability(AUTO, (VANGUARD,), Trigger(EV_STRIDE, This()), body=TO_SOUL)
    any_soul = AmountIs(Count(Cards(zones=(SOUL,))), AT_LEAST, 1)
    main = Ability(
        AUTO,
        (VANGUARD,),
        Trigger(EV_BEGIN, value=P_MAIN, condition=any_soul),
        body=(MoveCards(Cards(zones=(SOUL,)), BIND),),
    )
    t = laid(["grade 3", "grade 1"], g_zone=[strider("a", strode, main)])
    t.you.chooses("stride a", "grade 3", "done")
    # As the main phase began, what waited for the stride had been done.
    t.you.bind.is_("grade 1")


@clause("vgg 10.28.2.2", "vgg 8.5.2.1.1.3")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(3, 3, True), (2, 3, False), (3, 2, False)])
def test_both_vanguards_have_to_be_of_grade_three(mine: int, theirs: int, may: bool) -> None:
    t = laid(["grade 3"], mine, theirs)
    if may:
        t.you.may_choose_exactly("stride strider", "pass")
    else:
        t.you.is_asked("main phase")


@clause("vgg 10.28.1")
def test_only_a_face_down_card_of_the_g_zone_strides() -> None:
    t = laid(["grade 3"], g_zone=[strider("down"), face_up(strider("up"))], bind=[strider("bound")])
    t.you.may_choose_exactly("stride down", "pass")


@clause("vgg 8.5.2.4")
@pytest.mark.parametrize(
    ("hand", "may"),
    [
        (["grade 3"], True),
        (["grade 2", "grade 1"], True),
        (["grade 2", "grade 0"], False),
        (["grade 1", "grade 1", "grade 1"], True),
        (["grade 1", "grade 1"], False),
        ([], False),
    ],
)
def test_who_cannot_pay_does_not_stride(hand: list[str], may: bool) -> None:
    """The question is asked all the same: what is in a hand only its player knows."""
    t = laid(hand)
    t.you.is_asked("stride step")
    t.you.may_choose_exactly(*(["stride strider"] if may else []), "pass")


@clause("vgg 8.5.2.4")
def test_the_card_is_placed_first_and_then_the_whole_cost_is_paid() -> None:
    t = laid(["grade 2", "grade 1", "grade 0"])
    t.you.chooses("stride strider")
    # It lies on the circle, and nobody is a heart yet.
    t.you.vanguard.is_("strider", "mine")
    t.you.hearts.has(0)
    t.you.may_choose_exactly("grade 2", "grade 1", "grade 0")
    t.you.chooses("grade 2")
    t.you.may_choose_exactly("grade 1", "grade 0")
    t.you.chooses("grade 1")
    t.you.drop.has(0)
    # More may be discarded than has to be.
    t.you.may_choose_exactly("grade 0", "done")
    t.you.chooses("done")
    t.you.drop.holds_exactly("grade 2", "grade 1")
    t.you.vanguard.is_("strider")
    t.you.hearts.is_("mine")


@clause("vgg 8.5.1.4.1", "vgg 10.28.3.1.1")
@pytest.mark.parametrize("state", [STAND, REST])
def test_who_strides_lies_as_the_vanguard_lay(state: int) -> None:
    t = laid(["grade 3", "grade 0"], vanguard=(unit("mine", 3), state))
    t.you.chooses("stride strider", "grade 3", "done")
    assert t.you.state_of("strider") == state


@clause("vgg 10.28.5")
def test_striding_is_no_ride() -> None:
    waiting = Ability(AUTO, (VANGUARD,), Trigger(EV_RIDE, whose=YOU), body=TO_SOUL)
    t = laid(["grade 3", "grade 1"], g_zone=[strider("a", waiting)])
    t.you.chooses("stride a", "grade 3", "done")
    t.you.soul.has(0)
    t.you.hand.is_("grade 1")
