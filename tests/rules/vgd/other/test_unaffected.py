"""Section 12.5: cards that effects cannot affect."""

from bythebook.games.vanguard.abilities.nullifying import NullifyEffects
from bythebook.games.vanguard.texts.costs import RetireCost
from bythebook.games.vanguard.texts.effects import Retire, SoulCharge
from bythebook.games.vanguard.texts.events import (
    CANNOT_ATTACK,
    UNAFFECTED,
    UNAFFECTED_BY_OPPONENT,
)
from bythebook.games.vanguard.texts.together import TogetherCost
from bythebook.games.vanguard.zones.zones import HAND, REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Seat, Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.waiting import acting

THAT = Bound(R_CHOSEN)
ABC = [unit(name) for name in "abc"]


def shielded(t: Table, seat: Seat, name: str, bits: int) -> None:
    """Effects cannot affect a card this turn."""
    t.changes([give(BITS_ON, CHAR_CANNOT, bits, [seat.ref(name)], 6, THIS_TURN, t.turn)])


@clause("vgd 12.5.1")
def test_an_effect_does_not_choose_a_card_that_it_cannot_affect() -> None:
    foes = Cards(OPPONENT, REAR_GUARDS)
    doer = acting("doer", ChooseCards(foes), Retire(THAT))
    for bits, free in ((UNAFFECTED_BY_OPPONENT, False), (UNAFFECTED, False), (0, True)):
        t = table(
            "vgd",
            you=side(left=doer, hand=1),
            rival=side(left="a", right="b"),
            cards=ABC,
            at="main",
        )
        shielded(t, t.rival, "a", bits)
        t.you.chooses("activate doer")
        if free:
            t.you.may_choose_exactly("a", "b")
            t.you.chooses("b")
        t.rival.drop.is_("b")
    # One's own effects choose it, if it is the opponent's that cannot affect it.
    mine = acting("doer", ChooseCards(Cards(YOU, REAR_GUARDS)), Retire(THAT))
    t = table("vgd", you=side(right=mine, left="a", hand=1), cards=ABC, at="main")
    shielded(t, t.you, "a", UNAFFECTED_BY_OPPONENT)
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "doer")
    t.you.chooses("a")


@clause("vgd 12.5.1")
def test_a_card_that_nothing_affects_pays_no_costs() -> None:
    cost = (RetireCost(Cards(YOU, REAR_GUARDS, other=True)),)
    doer = unit("doer", abilities=(Ability(ACT, REAR_GUARDS, cost=cost, body=(SoulCharge(),)),))
    for bits, payable in ((UNAFFECTED, False), (UNAFFECTED_BY_OPPONENT, True)):
        t = table("vgd", you=side(right=doer, left="a", hand=1), cards=ABC, at="main")
        shielded(t, t.you, "a", bits)
        assert ("activate doer" in t.you.options) is payable


@clause("vgd 12.5.1")
def test_nor_for_what_is_on_itself() -> None:
    """Nobody chooses it for that cost, and it is not paid all the same."""
    rests = "[ACT](RC):[COST][[Rest] this unit], draw a card."
    for bits, payable in ((UNAFFECTED, False), (UNAFFECTED_BY_OPPONENT, True)):
        t = table("vgd", you=side(right=unit("doer", text=rests), hand=1), at="main")
        shielded(t, t.you, "doer", bits)
        assert ("activate doer" in t.you.options) is payable


@clause("vgd 12.5.1")
def test_nor_is_it_one_of_several_that_differ_in_name() -> None:
    two = TogetherCost(RetireCost(Cards(YOU, REAR_GUARDS, other=True), 2))
    doer = unit("doer", abilities=(Ability(ACT, REAR_GUARDS, cost=(two,), body=(SoulCharge(),)),))
    t = table("vgd", you=side(right=doer, left="a", back_left="b"), cards=ABC, at="main")
    t.you.may_choose("activate doer")
    shielded(t, t.you, "a", UNAFFECTED)
    t.you.may_not_choose("activate doer")
    you = side(right=doer, left="a", back_left="b", back_right="c", back_center=unit("d"))
    t = table("vgd", you=you, cards=ABC, at="main")
    shielded(t, t.you, "a", UNAFFECTED)
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("b", "c", "d")
    t.you.chooses("b")
    t.you.may_choose_exactly("c", "d")
    t.you.chooses("d")
    t.you.drop.holds_exactly("b", "d")


@clause("vgd 12.5.2")
def test_what_such_a_unit_has_made_is_not_nullified() -> None:
    bar = GiveBits(Cards(OPPONENT, (VANGUARD,)), CHAR_CANNOT, CANNOT_ATTACK)
    lift = NullifyEffects(Cards(OPPONENT, REAR_GUARDS), CHAR_CANNOT, CANNOT_ATTACK)
    for bits in (0, UNAFFECTED_BY_OPPONENT):
        maker, doer = acting("maker", bar), acting("doer", lift)
        t = table("vgd", you=side(left=maker), rival=side(left=doer), cards=ABC)
        t.run(t.game.book.resolve(own(t, t.you, "maker"), t.you.ref("maker"), 0))
        assert t.rival.value("vanguard", "cannot") & CANNOT_ATTACK
        shielded(t, t.you, "maker", bits)
        t.run(t.game.book.resolve(own(t, t.rival, "doer"), t.rival.ref("doer"), 1))
        assert bool(t.rival.value("vanguard", "cannot") & CANNOT_ATTACK) is bool(bits)


def own(t: Table, seat: Seat, name: str) -> int:
    """The ability of a card that has just one."""
    return t.game.lib.own[t.game.state.definition[seat.card(name)]][0]


@clause("vgd 4.1.6")
def test_a_hidden_card_that_cannot_move_for_what_it_is_is_shown() -> None:
    doer = acting("doer", MoveCards(Cards(OPPONENT, (HAND,)), 2))
    t = table("vgd", you=side(left=doer), rival=side(hand=["a", "b"]), cards=ABC)
    shielded(t, t.rival, "a", UNAFFECTED_BY_OPPONENT)
    assert not t.you.knows(t.rival.card("a"))
    t.run(t.game.book.resolve(own(t, t.you, "doer"), t.you.ref("doer"), 0))
    t.rival.hand.is_("a")
    t.rival.drop.is_("b")
    assert t.you.knows(t.rival.card("a"))
