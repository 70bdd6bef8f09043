"""Section 6.4.1.2: the G assist step."""

from typing import Any

import pytest

from bythebook.games.vanguard.g.texts.events import P_G_ASSIST
from bythebook.games.vanguard.texts.events import EV_BEGIN
from bythebook.games.vanguard.zones.zones import HAND, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit

GRADES = [unit(f"grade {n}", n) for n in range(5)]


def laid(
    hand: list[str], deck: list[str] | None = None, vanguard: int = 1, g_zone: Any = 3, **rest: Any
) -> Table:
    """The draw phase, with the top card of the deck about to be drawn."""
    cards = [g_unit(f"g{n}") for n in range(g_zone)] if isinstance(g_zone, int) else g_zone
    you = side(
        **{
            "vanguard": unit("mine", vanguard),
            "hand": hand,
            "deck": ["grade 0", *(deck or ["grade 0"] * 6)],
            "g_zone": cards,
            **rest,
        }
    )
    return table("vgg", you=you, cards=GRADES, at="draw")


@clause("vgg 6.4.1.2.1.1")
def test_what_waits_for_the_step_is_played_before_anybody_assists() -> None:
    waiting = Ability(
        AUTO,
        (VANGUARD,),
        Trigger(EV_BEGIN, value=P_G_ASSIST),
        body=(MoveCards(Cards(zones=(HAND,)), SOUL),),
    )
    t = laid(["grade 2"], vanguard=1)
    t.you.may_choose_exactly("pass")
    t = table(
        "vgg",
        you=side(
            vanguard=unit("mine", 1, abilities=(waiting,)),
            hand=["grade 2"],
            g_zone=[g_unit("a"), g_unit("b")],
        ),
        cards=GRADES,
        at="draw",
    )
    t.you.is_asked("G assist step")
    t.you.may_choose_exactly("G assist", "pass")


@clause("vgg 6.4.1.2", "vgg 6.4.1.2.1.2", "vgg 6.4.1.2.3", "vgg 6.4.1.2.2.1")
@pytest.mark.parametrize(("grade", "may"), [(0, True), (2, True), (3, False), (4, False)])
def test_only_with_a_vanguard_of_less_than_grade_three(grade: int, may: bool) -> None:
    t = laid([], vanguard=grade)
    if may:
        t.you.is_asked("G assist step")
        t.you.may_choose_exactly("G assist", "pass")
    else:
        t.you.is_asked("ride step")


@clause("vgg 6.4.1.2.2.2")
@pytest.mark.parametrize(("cards", "may"), [(2, True), (1, False), (0, False)])
def test_only_with_two_cards_in_the_g_zone(cards: int, may: bool) -> None:
    t = laid([], g_zone=cards)
    t.you.is_asked("G assist step" if may else "ride step")


@clause("vgg 6.4.1.2.2.3", "vgg 6.4.1.2.3")
@pytest.mark.parametrize(("hand", "may"), [(["grade 2"], False), (["grade 1", "grade 3"], True)])
def test_only_with_nothing_to_ride_in_hand(hand: list[str], may: bool) -> None:
    """The question is asked all the same: nobody else knows the hand."""
    t = laid(hand)
    t.you.is_asked("G assist step")
    t.you.may_choose_exactly(*(["G assist"] if may else []), "pass")


@clause("vgg 6.4.1.2.1.3")
def test_who_does_not_assist_goes_on() -> None:
    t = laid(["grade 1"])
    t.you.passes()
    t.you.is_asked("ride step")
    t.you.removed.has(0)
    assert not t.rival.knows(t.you.card("grade 1"))


@clause("vgg 6.4.1.2.4")
def test_the_hand_is_shown_first() -> None:
    t = laid(["grade 1", "grade 3"], ["grade 0"] * 6)
    t.you.chooses("G assist")
    assert all(t.rival.knows(c) for c in t.you.hand.cards)
    t.you.chooses("done")


@clause("vgg 6.4.1.2.5")
def test_of_five_cards_one_of_the_next_grade_is_taken_and_four_are_removed() -> None:
    deck = ["grade 0", "grade 2", "grade 1", "grade 3", "grade 2", "grade 2"]
    t = laid(["grade 1"], deck)
    t.you.chooses("G assist")
    # Of the five on top; the sixth is not looked at.
    assert [t.you.knows(c) for c in t.you.deck.cards] == [True] * 5 + [False]
    assert not any(t.rival.knows(c) for c in t.you.deck.cards)
    t.you.may_choose_exactly("grade 2", "done")
    assert len(t.you.options) == 3
    t.you.chooses("grade 2")
    t.you.hand.holds_exactly("grade 0", "grade 1", "grade 2")
    t.you.may_choose_exactly("grade 0", "grade 1", "grade 2")
    t.you.chooses("grade 0", "grade 1")
    t.you.may_choose_exactly("g0", "g1", "g2")
    t.you.chooses("g0", "g2")
    t.you.removed.holds_exactly("grade 0", "grade 1", "g0", "g2")
    assert all(t.rival.knows(c) for c in t.you.removed.cards)
    t.you.hand.is_("grade 2")
    t.you.g_zone.is_("g1")
    assert not any(t.you.knows(c) for c in t.you.deck.cards)
    t.you.is_asked("ride step")


@clause("vgg 6.4.1.2.5")
def test_with_no_card_taken_only_the_deck_is_shuffled() -> None:
    t = laid(["grade 1"], ["grade 0", "grade 2", "grade 1", "grade 3", "grade 2", "grade 2"])
    t.you.chooses("G assist", "done")
    t.you.hand.holds_exactly("grade 0", "grade 1")
    t.you.removed.has(0)
    t.you.g_zone.has(3)
    assert not any(t.you.knows(c) for c in t.you.deck.cards)


@clause("vgg 6.4.1.2.5.1")
def test_everybody_sees_what_was_removed() -> None:
    t = laid([], ["grade 2"] * 6, g_zone=2)
    t.you.chooses("G assist", "grade 2", "grade 0", "grade 2", "g0", "g1")
    seen = sorted(str(n) for n in t.you.removed.seen_by(t.rival))
    assert seen == ["g0", "g1", "grade 0", "grade 2"]


@clause("vgg 6.4.1.2.5.2")
def test_from_a_zone_with_less_than_two_cards_all_are_removed() -> None:
    draws = unit("mine", 1)
    you = side(
        vanguard=draws,
        hand=[],
        deck=["grade 2"] * 7,
        g_zone=[g_unit("a"), face_up(g_unit("b")), g_unit("c")],
    )
    t = table("vgg", you=you, cards=GRADES, at="draw")
    # The card drawn can be ridden: there is nothing to look for.
    t.you.may_choose_exactly("pass")
    t.you.passes()
    gone = Ability(
        AUTO,
        (VANGUARD,),
        Trigger(EV_BEGIN, value=P_G_ASSIST),
        body=(MoveCards(Cards(zones=(HAND,)), SOUL),),
    )
    you = side(
        vanguard=unit("mine", 1, abilities=(gone,)),
        deck=["grade 0", *["grade 2"] * 6],
        g_zone=[g_unit("a"), face_up(g_unit("b")), g_unit("c")],
    )
    t = table("vgg", you=you, cards=GRADES, at="draw")
    t.you.chooses("G assist", "grade 2")
    # The only card of the hand goes.
    t.you.may_choose_exactly("grade 2")
    t.you.chooses("grade 2")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "b")
    t.you.hand.has(0)
    t.you.removed.holds_exactly("grade 2", "a", "b")
