"""Keywords that stand for whole abilities."""

from typing import Any

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.keywords import whole
from bythebook.games.vanguard.g.keywords.becoming import IsNow
from bythebook.games.vanguard.g.keywords.marks import (
    BLAZING,
    CHARGING,
    ENGORGED,
    HARMONIOUS,
    HOLLOWED,
    KW_ENGORGED,
    KW_HARMONIOUS,
    KW_REVELATION,
    SUCCESSFUL,
)
from bythebook.games.vanguard.g.texts.events import EV_KEYWORD
from bythebook.games.vanguard.texts.calling import CallCards, MoveUnits
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.losing import LoseCost
from bythebook.games.vanguard.texts.triggers import retired
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BIND,
    DROP,
    FRONT_LEFT,
    HAND,
    REAR_GUARDS,
    REST,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.actions.making import does, doing

THAT = Bound(R_CHOSEN)
NAMES = [unit(name) for name in "abcdef"]


def stronger(state: int) -> Ability:
    """A unit has more power while it is in a state."""
    more = Modifier(ADD, POWER, This(), Num(1000))
    return Ability(CONT, VANGUARD_AND_REAR, condition=IsNow(state), modifiers=(more,))


def noticing(value: int) -> Ability:
    """Soul is charged when this unit becomes something."""
    return Ability(
        AUTO, VANGUARD_AND_REAR, Trigger(EV_KEYWORD, This(), value=value), body=(SoulCharge(),)
    )


def attack(t: Table, who: str) -> None:
    """A unit attacks the rival's vanguard, without a boost."""
    t.you.chooses("attack")
    if f"attack with {who}" in t.options:
        t.you.chooses(f"attack with {who}")
    if "attack vanguard" in t.options:
        t.you.chooses("attack vanguard")
    if any(option.startswith("boost") for option in t.options):
        t.you.chooses("pass")


@clause("vgg 11.20.2")
def test_revelation_looks_at_the_top_card_and_may_put_it_into_the_soul() -> None:
    def seer() -> CardDef:
        return unit("seer", 0, abilities=(whole.revelation(REAR_GUARDS, None),))

    def called(**more: Any) -> Table:
        you = side(hand=[seer()], deck=["a", "b", "c"], **more)
        t = table("vgg", you=you, cards=NAMES, at="main")
        t.you.chooses("call seer", "left front")
        return t

    t = called(right="d")
    assert t.you.knows(t.you.card("a"))
    assert not t.rival.knows(t.you.card("a"))
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.soul.is_("a")
    t.you.may_choose_exactly("seer", "d")
    t.you.chooses("seer")
    assert (t.you.state_of("seer"), t.you.state_of("d")) == (REST, STAND)
    # Left on the deck, nobody has to rest.
    t = called()
    t.you.chooses("no")
    t.you.soul.is_()
    assert t.you.deck.names[0] == "a"
    assert t.you.state_of("seer") == STAND
    # On another circle it does not wait.
    ridden = unit("seer", 3, abilities=(whole.revelation(REAR_GUARDS, None),))
    t = table("vgg", you=side(vanguard=unit("first", 2), hand=[ridden, seer()]), at="ride")
    t.you.chooses("ride seer")
    t.you.is_asked("main phase")


@clause("vgg 11.20.2.1")
def test_with_no_rear_guard_standing_revelation_rests_none() -> None:
    seer = unit("seer", 3, abilities=(whole.revelation((VANGUARD,), None),))
    resting = {"left": ("a", REST), "right": ("e", REST)}
    you = side(vanguard=unit("first", 2), hand=[seer], deck=["b", "c", "d"], **resting)
    t = table("vgg", you=you, cards=NAMES, at="ride")
    t.you.chooses("ride seer", "yes")
    t.you.soul.holds_exactly("first", "b")
    t.you.is_asked("main phase")


@clause("vgg 11.20.3")
def test_what_revelation_put_into_the_soul_is_known_as_that() -> None:
    seer = unit("seer", 0, abilities=(whole.revelation(REAR_GUARDS, None),))
    waits = Trigger(EV_KEYWORD, Cards(), value=KW_REVELATION)
    other = unit("other", abilities=(Ability(AUTO, REAR_GUARDS, waits, body=(Draw(Num(1)),)),))
    for answer, drawn in (("yes", 1), ("no", 0)):
        t = table("vgg", you=side(hand=[seer], right=other, deck=12), at="main")
        t.you.chooses("call seer", "left front", answer)
        if answer == "yes":
            t.you.chooses("seer")
        t.you.hand.has(drawn)


@clause("vgg 11.21.1")
def test_blaze_asks_for_more_rear_guards_than_the_other_player_has() -> None:
    torch = unit("torch", 3, abilities=(whole.blaze((VANGUARD,), None), stronger(BLAZING)))
    for theirs, power in (({"left": "a"}, 8000), ({"left": "a", "right": "b"}, 7000)):
        you = side(vanguard=torch, left="c", right="d")
        t = table("vgg", you=you, rival=side(**theirs), cards=NAMES, at="battle")
        attack(t, "c")
        assert t.you.value("torch", "power") == power
        t.goes_on_to("start step", t.you)
        t.you.passes()
        t.goes_on_to("main phase", t.you)
        assert t.you.value("torch", "power") == 7000


@clause("vgg 11.21.2")
def test_of_two_in_legion_both_blaze() -> None:
    torch = unit("torch", 3, abilities=(whole.blaze((VANGUARD,), None), stronger(BLAZING)))
    flame = unit("flame", 2, abilities=(stronger(BLAZING),))
    t = table("vgg", side(vanguard=legion(torch, flame), left="a"), cards=NAMES, at="battle")
    assert [t.you.value(name, "power") for name in ("torch", "flame")] == [7000, 7000]
    attack(t, "a")
    assert [t.you.value(name, "power") for name in ("torch", "flame")] == [8000, 8000]
    t.goes_on_to("start step", t.you)


@clause("vgg 11.22.1")
def test_afterimage_may_return_a_unit_when_a_bound_card_comes_to_the_opponents_hand() -> None:
    ghost = unit("ghost", abilities=(whole.afterimage((), None),))
    theirs = MoveCards(Cards(OPPONENT, (BIND,)), HAND)
    rival = side(bind=["b"])
    t = does(theirs, you=side(left=ghost, hand=6), rival=rival)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.hand.has(7)
    t.you.left_front.is_()
    t = does(theirs, you=side(left=ghost, hand=7), rival=rival)
    t.you.left_front.is_("ghost")
    # One's own bound card is none of the opponent's.
    t = does(MoveCards(Cards(zones=(BIND,)), HAND), you=side(left=ghost, bind=["b"]))
    t.you.left_front.is_("ghost")
    t.you.is_asked("main phase")


@clause("vgg 11.24.1")
def test_engorge_may_retire_any_number_of_other_rear_guards() -> None:
    def board() -> Table:
        abilities = (whole.engorge((), None), stronger(ENGORGED), noticing(KW_ENGORGED))
        you = side(left=unit("eater", abilities=abilities), right="a", back_left="b")
        t = table("vgg", you=you, cards=NAMES, at="battle")
        attack(t, "eater")
        return t

    t = board()
    t.you.may_choose_exactly("a", "b", "done")
    t.you.chooses("a", "b")
    t.you.drop.holds_exactly("a", "b")
    assert t.you.value("eater", "power") == 8000
    t.you.soul.has(1)
    t = board()
    t.you.chooses("done")
    t.you.drop.is_()
    assert t.you.value("eater", "power") == 7000
    t.you.soul.has(0)


@clause("vgg 11.24.2")
def test_who_has_lost_its_costs_retires_all_the_same_to_be_engorged() -> None:
    frees = Ability(ACT, (VANGUARD,), body=(LoseCost(Cards(zones=(FRONT_LEFT,))),), limit=1)
    eater = unit("eater", abilities=(whole.engorge((), None), stronger(ENGORGED)))
    for retired_ones, power in (("a", 8000), ("done", 7000)):
        you = side(vanguard=unit("leader", 3, abilities=(frees,)), left=eater, right="a")
        t = table("vgg", you=you, cards=NAMES, at="main")
        t.you.chooses("activate leader", "pass")
        attack(t, "eater")
        t.you.may_choose_exactly("a", "done")
        t.you.chooses(retired_ones)
        assert t.you.value("eater", "power") == power
        t.goes_on_to("start step", t.you)


@clause("vgg 11.29.1")
def test_charge_waits_for_being_placed_by_an_effect() -> None:
    def charger() -> CardDef:
        return unit("charger", 0, abilities=(whole.charge((), None), stronger(CHARGING)))

    t = table("vgg", you=side(hand=[charger()]), at="main")
    t.you.chooses("call charger", "left front")
    t.you.is_asked("main phase")
    call = (ChooseCards(Cards(zones=(DROP,))), CallCards(THAT))
    for answer, power in (("yes", 8000), ("no", 7000)):
        t = does(*call, you=side(drop=[charger()]))
        t.you.chooses("left front")
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        assert t.you.value("charger", "power") == power


@clause("vgg 11.29.2")
def test_a_charging_unit_goes_under_the_deck_after_its_battle() -> None:
    charger = unit("charger", 1, abilities=(whole.charge((), None),), skills=())
    call = (ChooseCards(Cards(zones=(DROP,))), CallCards(THAT))
    for answer in ("yes", "no"):
        t = does(*call, you=side(drop=[charger], right="a"))
        t.you.chooses("left front", answer)
        t.you.passes()
        # Another unit's battle is none of its own.
        attack(t, "a")
        t.goes_on_to("start step", t.you)
        t.you.left_front.is_("charger")
        attack(t, "charger")
        t.goes_on_to("start step", t.you)
        t.you.left_front.is_(*(() if answer == "yes" else ("charger",)))
        if answer == "yes":
            assert t.you.deck.names[-1] == "charger"


@clause("vgg 11.33.1", "vgg 11.33.2")
def test_a_hollowed_unit_is_retired_at_the_end_of_the_turn() -> None:
    mourns = Ability(AUTO, REAR_GUARDS, retired(), body=(SoulCharge(),))
    for answer, power, gone in (("yes", 8000, True), ("no", 7000, False)):
        shade = unit("shade", 0, abilities=(whole.hollow((), None), stronger(HOLLOWED), mourns))
        t = table("vgg", you=side(hand=[shade]), at="main")
        t.you.chooses("call shade", "left front")
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        assert t.you.value("shade", "power") == power
        t.you.passes()
        t.goes_on_to("main phase", t.rival)
        t.you.drop.is_(*(("shade",) if gone else ()))
        t.you.soul.has(int(gone))


def singer(name: str = "singer", grade: int = 1) -> CardDef:
    abilities = (whole.harmony((), None), stronger(HARMONIOUS), noticing(KW_HARMONIOUS))
    return unit(name, grade, abilities=abilities)


@clause("vgg 11.34.1", "vgg 11.34.1.2.1")
def test_harmony_joins_a_unit_with_another_placed_in_its_column() -> None:
    you = side(vanguard=unit("first", 3), left=singer(), hand=["a", "b"])
    t = table("vgg", you=you, cards=NAMES, at="main")
    t.you.chooses("call b", "right back")
    assert t.you.value("singer", "power") == 7000
    t.you.chooses("call a", "left back")
    assert t.you.value("singer", "power") == 8000
    t.you.soul.has(1)
    # With the other one gone it is over.
    t.changes(move([t.you.ref("a")], DROP))
    assert t.you.value("singer", "power") == 7000


@clause("vgg 11.34.1")
def test_harmony_ends_with_the_turn() -> None:
    t = table("vgg", you=side(left=singer(), hand=["a"]), cards=NAMES, at="main")
    t.you.chooses("call a", "left back")
    assert t.you.value("singer", "power") == 8000
    t.you.passes()
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("singer", "power") == 7000


@clause("vgg 11.34.1.1", "vgg 11.34.1.3")
def test_whoever_has_left_before_does_not_become_harmonious() -> None:
    # Two wait for the same card; the first to resolve takes it away.
    away = Ability(
        AUTO,
        REAR_GUARDS,
        Trigger(EV_MOVE, Cards(other=True), target=(BACK_LEFT,)),
        body=(MoveCards(Cards(zones=(BACK_LEFT,)), DROP),),
    )
    for first, power, charged in (("rival", 7000, 0), ("singer", 8000, 1)):
        you = side(left=singer(), right=unit("rival", abilities=(away,)), hand=["a"])
        t = table("vgg", you=you, cards=NAMES, at="main")
        t.you.chooses("call a", "left back")
        t.you.is_asked("standby")
        t.you.chooses(f"resolve {first} a")
        assert t.you.value("singer", "power") == power
        t.settle(any_order=True)
        t.you.drop.is_("a")
        # What waited for its becoming so resolves, though the other one has gone (11.34.1.3).
        t.you.soul.has(charged)
        assert t.you.value("singer", "power") == 7000


@clause("vgg 11.34.1.2", "vgg 11.34.1.2.1", "vgg 11.34.1.3.1")
def test_harmony_goes_on_in_another_column_and_with_several() -> None:
    mover = doing(ChooseCards(Cards(zones=(FRONT_LEFT,))), MoveUnits(THAT))
    you = side(vanguard=mover, left=singer(), hand=["a", "b"])
    t = table("vgg", you=you, cards=NAMES, at="main")
    t.you.chooses("call a", "left back")
    t.you.chooses("activate doer", "right front")
    assert t.you.value("singer", "power") == 8000
    t.you.chooses("call b", "right back")
    # It was in harmony already: it does not become so again.
    t.you.soul.has(1)
    t.changes(move([t.you.ref("a")], DROP))
    assert t.you.value("singer", "power") == 8000
    t.changes(move([t.you.ref("b")], DROP))
    assert t.you.value("singer", "power") == 7000


@clause("vgg 11.37.2", "vgg 11.37.3")
def test_success_is_when_a_rear_guard_is_strong_enough_in_ones_turn() -> None:
    def proud() -> CardDef:
        return unit("proud", abilities=(whole.success((), None, 10000), stronger(SUCCESSFUL)))

    for more, power in ((2999, 7000), (3000, 8000)):
        give = Give(Cards(zones=(FRONT_LEFT,)), POWER, Num(more))
        t = does(give, you=side(left="a", right=proud()))
        assert t.you.value("proud", "power") == power
    strong = unit("strong", 2, 10000)
    t = table("vgg", you=side(right=proud(), left=strong), at="main", turn=1)
    assert t.you.value("proud", "power") == 7000


@clause("vgg 11.37.4")
def test_success_needs_the_power_still_as_it_resolves() -> None:
    proud = unit("proud", abilities=(whole.success((), None, 10000), stronger(SUCCESSFUL)))
    weaken = Ability(
        AUTO,
        REAR_GUARDS,
        Trigger(EV_MOVE, Cards(other=True), target=(BACK_LEFT,)),
        body=(Give(Cards(zones=(BACK_LEFT,)), POWER, Num(-5000)),),
    )
    you = side(right=proud, left=unit("rival", abilities=(weaken,)), hand=[unit("ace", 2, 10000)])
    t = table("vgg", you=you, at="main")
    t.you.chooses("call ace", "left back")
    t.you.is_asked("standby")
    t.you.chooses("resolve rival ace")
    assert t.you.value("proud", "power") == 7000
