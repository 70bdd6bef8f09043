"""Section 6.2: calling, in the overDress era."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.calling import CallCards, Onto
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import EV_CALL
from bythebook.games.vanguard.texts.triggers import retired
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    DECK,
    DROP,
    FRONT_LEFT,
    FRONT_RIGHT,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    REST,
    STAND,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import EVENT, MOVE, THIS_TURN, give, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.actions.making import does, waiting

THAT = Bound(R_CHOSEN)
DROPPED = Cards(YOU, (DROP,))
FIVE = ("left front", "right front", "left back", "center back", "right back")


@clause("vgd 6.2.3.4")
def test_who_was_on_the_circle_is_retired_within_the_call() -> None:
    old = waiting(retired(), SoulCharge(), name="old")
    t = table("vgd", you=side(left=old, hand=["new"]), cards=[unit("new")], at="main")
    before = t.happened
    t.you.chooses("call new", "left front")
    t.you.left.is_("new")
    t.you.drop.is_("old")
    t.you.soul.has(1)
    assert t.game.log is not None
    kinds = [
        (c[0], c[3] if c[0] == MOVE else c[1])
        for batch in t.game.log.since(before)
        for c in batch[L_CHANGES]
        if c[0] == MOVE or c[:2] == (EVENT, EV_CALL)
    ]
    # Placed, then the other retired, and only then it counts as called.
    assert kinds[:3] == [(MOVE, FRONT_LEFT), (MOVE, DROP), (EVENT, EV_CALL)]
    # Guardians make nobody go.
    t = does(
        ChooseCards(DROPPED, Num(2)),
        CallCards(THAT, Onto((FRONT_LEFT, FRONT_RIGHT))),
        you=side(drop=["a", "b"], left="c"),
        book="vgd",
    )
    t.you.chooses("left front")
    t.you.left.is_("b")
    t.you.right.is_("a")
    t.you.drop.is_("c")


@clause("vgd 6.2.3.2.1")
def test_several_at_once_go_to_different_circles() -> None:
    two = ChooseCards(DROPPED, Num(2))
    t = does(two, CallCards(THAT), you=side(drop=["b", "a"]), book="vgd")
    t.you.may_choose_exactly(*FIVE)
    t.you.chooses("left back")
    t.you.may_choose_exactly("left front", "right front", "center back", "right back")
    t.you.chooses("right front")
    t.you.left_back.is_("a")
    t.you.right_front.is_("b")


@clause("vgd 6.2.3.2.1.1")
def test_with_too_few_circles_as_many_as_fit_are_called() -> None:
    one = Onto((FRONT_LEFT,))
    two = ChooseCards(DROPPED, Num(2))
    t = does(two, CallCards(THAT, one), you=side(drop=["b", "a"]), book="vgd")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.left_front.is_("b")
    t.you.drop.is_("a")


@clause("vgd 6.2.3.1.1")
def test_what_is_called_from_where_others_do_not_look_is_shown() -> None:
    t = table("vgd", you=side(hand=["new"]), cards=[unit("new")], at="main")
    t.you.chooses("call new")
    t.you.is_asked("circle")
    assert t.rival.view["zones"][0][HAND]["cards"][0]["name"] == "new"
    t.you.chooses("left front")
    t = does(
        ChooseCards(Cards(YOU, (DECK,)), Num(1)),
        CallCards(THAT),
        deck=["a", "b", "c"],
        book="vgd",
    )
    t.you.chooses("a")
    t.you.is_asked("circle")
    seen = [c and c["name"] for c in t.rival.view["zones"][0][DECK]["cards"]]
    assert "a" in seen
    t.you.chooses("left front")


@clause("vgd 6.2.5", "vgd 6.2.3.3.1")
def test_who_is_called_from_another_circle_is_a_new_card_and_stands() -> None:
    rears = Cards(YOU, REAR_GUARDS)
    t = does(ChooseCards(rears), CallCards(THAT), you=side(left="a", right="b"), book="vgd")
    old = t.you.ref("a")
    t.changes([give(ADD, POWER, 5000, [old], 7, THIS_TURN, t.turn), *orient([old], REST)])
    t.you.chooses("a", "left back")
    t.you.left_back.is_("a")
    assert not t.game.state.alive(old)
    # What was done to it is over.
    assert t.you.value("a", "power") == 7000
    assert t.game.state.kind_of(t.you.card("a")) == BACK_LEFT
    assert t.you.state_of("a") == STAND


@clause("vgd 9.7.2.1", "vgd 2.9.3.1")
def test_only_units_of_no_higher_grade_are_called() -> None:
    cards = [unit(f"grade {n}", n) for n in range(4)]
    hand = [*[card.name for card in cards], "edict"]
    you = side(vanguard=unit("first", 2), hand=hand)
    t = table("vgd", you=you, cards=[*cards, order("edict", 0)], at="main")
    t.you.may_choose("call grade 0", "call grade 1", "call grade 2")
    t.you.may_not_choose("call grade 3", "call edict")


@clause("vgd 6.2.3.2.1")
def test_several_are_called_together_to_the_guardian_circle() -> None:
    onto = Onto((GUARDIANS,))
    t = does(
        ChooseCards(DROPPED, Num(2)), CallCards(THAT, onto), you=side(drop=["b", "a"]), book="vgd"
    )
    # Nobody is attacked: they have been there, and gone.
    assert [c[3] for c in t.since(0) if c[0] == MOVE][:2] == [GUARDIANS, GUARDIANS]
    t.you.drop.holds_exactly("a", "b")
