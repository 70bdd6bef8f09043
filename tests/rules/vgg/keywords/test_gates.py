"""Keywords before the colon: under which abilities are active, by the kind of ability."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import ENABLED, POWER
from bythebook.games.vanguard.g.keywords.breaks import GenerationBreak, LimitBreak
from bythebook.games.vanguard.g.keywords.counting import (
    Brave,
    Oracle,
    Ritual,
    ShinkenHissatsu,
    Thunderstrike,
)
from bythebook.games.vanguard.g.keywords.in_battle import DarkDevice
from bythebook.games.vanguard.g.keywords.marks import BRAVE, LIMIT_BREAK
from bythebook.games.vanguard.g.keywords.turn_history import Darkness, Unite
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.effects import Discard, Heal, SoulCharge
from bythebook.games.vanguard.texts.events import P_MAIN
from bythebook.games.vanguard.texts.triggers import begins, called, if_also, placed, retired, rides
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DROP,
    HAND,
    REAR_GUARDS,
    REST,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, CardDef, Effect, Modifier
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.conditions import Every
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST, OPPONENT, Test
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.kernel.texts.verbs import FlipCards, MoveCards, TurnCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.actions.making import does, doing, waiting

NAMES = [unit(name) for name in "abcdef"]
OWN_HAND = Cards(zones=(HAND,))


@dataclass
class Case:
    """A keyword, boards on which it is and is not fulfilled, and what ends it."""

    gate: Gate
    active: dict[str, Any]
    idle: dict[str, Any]
    ending: Effect
    theirs: bool = False
    """whether the boards are the rival's"""

    def laid(self, card: CardDef, on: bool) -> Table:
        """A table with that card, in the main phase."""
        zones = self.active if on else self.idle
        mine = {"left": card, "right": card, "hand": ["f"]}
        you = side(**mine) if self.theirs else side(**{**mine, **zones})
        rival = side(**zones) if self.theirs else side()
        return table("vgg", you=you, rival=rival, cards=NAMES, at="main")


CASES = {
    "limit break": Case(
        LimitBreak(4),
        {"damage": 4},
        {"damage": 3},
        Heal(Cards(zones=(DAMAGE,))),
    ),
    "generation break": Case(
        GenerationBreak(2),
        {"g_zone": [face_up(g_unit("g1")), face_up(g_unit("g2")), g_unit("g3")]},
        {"g_zone": [face_up(g_unit("g1")), g_unit("g2"), g_unit("g3")]},
        FlipCards(Cards(zones=(G_ZONE,)), FACE_DOWN),
    ),
    "brave": Case(Brave(), {"hand": ["a", "b", "c"]}, {"hand": ["a", "b", "c", "d"]}, Draw(Num(4))),
    "oracle": Case(
        Oracle(),
        {"hand": ["a", "b", "c", "d", "e"]},
        {"hand": ["a", "b", "c", "d"]},
        Discard(OWN_HAND),
    ),
    "ritual": Case(
        Ritual(2),
        {"drop": ["a", "b"]},
        {"drop": ["a", "critical", "vanguard"]},
        MoveCards(Cards(zones=(DROP,)), HAND),
    ),
    "thunderstrike": Case(
        Thunderstrike(2),
        {"bind": ["a", "b"]},
        {"bind": ["a"]},
        MoveCards(Cards(OPPONENT, (BIND,)), HAND),
        theirs=True,
    ),
    "shinken": Case(ShinkenHissatsu(), {"damage": 3}, {"damage": 2}, Heal(Cards(zones=(DAMAGE,)))),
    "dark device": Case(
        DarkDevice(),
        {"left": ("a", REST), "right": ("a", REST), "back_left": ("b", REST)},
        {"left": ("a", REST), "right": "a", "back_right": ("b", REST), "back_left": "b"},
        TurnCards(Cards(OPPONENT, REAR_GUARDS), STAND),
        theirs=True,
    ),
}
every_case = pytest.mark.parametrize("name", CASES)


def stronger(gate: Gate) -> CardDef:
    """A unit that has more power as long as a keyword is fulfilled."""
    more = Modifier(ADD, POWER, This(), Num(2000))
    ability = Ability(CONT, VANGUARD_AND_REAR, condition=gate, modifiers=(more,))
    return unit("stronger", abilities=(ability,))


@clause(
    "vgg 11.6.1",
    "vgg 11.6.3.1",
    "vgg 11.12.1",
    "vgg 11.12.3.1",
    "vgg 11.15.2",
    "vgg 11.16.2",
    "vgg 11.18.2",
    "vgg 11.26.1.1",
    "vgg 11.39.1.1",
)
@pytest.mark.parametrize("name", [name for name in CASES if name != "dark device"])
def test_a_continuous_ability_is_in_force_as_long_as_its_keyword_is_fulfilled(name: str) -> None:
    case = CASES[name]
    for on in (True, False):
        t = case.laid(stronger(case.gate), on)
        assert t.you.value("stronger", "power") == (9000 if on else 7000)


@clause(
    "vgg 11.6.3.1.1",
    "vgg 11.12.3.1.1",
    "vgg 11.15.2.1",
    "vgg 11.16.2.1",
    "vgg 11.26.1.1",
    "vgg 11.39.1.1",
)
@pytest.mark.parametrize("name", [name for name in CASES if name != "dark device"])
def test_a_continuous_ability_counts_all_the_time(name: str) -> None:
    case = CASES[name]
    doer = doing(case.ending)
    zones = case.active if not case.theirs else {}
    you = side(**{"hand": ["f"], **zones, "left": stronger(case.gate), "vanguard": doer})
    rival = side(**case.active) if case.theirs else side()
    t = table("vgg", you=you, rival=rival, cards=NAMES, at="main")
    assert t.you.value("stronger", "power") == 9000
    t.you.chooses("activate doer")
    assert t.you.value("stronger", "power") == 7000


@clause(
    "vgg 11.6.3.2",
    "vgg 11.6.3.2.1",
    "vgg 11.12.3.2",
    "vgg 11.12.3.2.1",
    "vgg 11.15.3",
    "vgg 11.15.3.1",
    "vgg 11.16.3",
    "vgg 11.16.3.1",
    "vgg 11.18.3",
    "vgg 11.18.3.2",
    "vgg 11.26.1.2",
    "vgg 11.26.1.2.1",
    "vgg 11.36.1.2",
    "vgg 11.39.1.2",
    "vgg 11.39.1.2.1",
)
@every_case
def test_an_automatic_ability_triggers_only_then_and_resolves_whatever_comes(name: str) -> None:
    case = CASES[name]
    waiter = waiting(if_also(begins(P_MAIN), case.gate), case.ending, SoulCharge())
    t = case.laid(waiter, False)
    t.settle(any_order=True)
    t.you.soul.has(0)
    # Two of them: the first one ends what the keyword asks for.
    t = case.laid(waiter, True)
    t.settle(any_order=True)
    t.you.soul.has(2)


@clause(
    "vgg 11.6.3.3",
    "vgg 11.6.3.3.1",
    "vgg 11.12.3.3",
    "vgg 11.12.3.3.1",
    "vgg 11.15.4",
    "vgg 11.15.4.1",
    "vgg 11.16.4",
    "vgg 11.16.4.1",
    "vgg 11.18.4",
    "vgg 11.18.4.1",
    "vgg 11.26.1.3",
    "vgg 11.26.1.3.1",
    "vgg 11.36.1.3",
    "vgg 11.39.1.3",
    "vgg 11.39.1.3.1",
)
@every_case
def test_an_activated_ability_is_played_only_then_and_resolves_whatever_comes(name: str) -> None:
    case = CASES[name]
    doer = doing(case.ending, SoulCharge(), condition=case.gate, zones=REAR_GUARDS, grade=1)
    t = case.laid(doer, False)
    t.you.may_not_choose("activate doer")
    t = case.laid(doer, True)
    t.you.may_choose("activate doer")
    t.you.chooses("activate doer")
    t.you.soul.has(1)


@clause("vgg 11.18.3.1")
def test_a_card_that_goes_to_the_drop_zone_counts_for_its_own_ritual() -> None:
    def dying(grade: int) -> CardDef:
        moment = if_also(retired(), Ritual(2))
        return waiting(moment, SoulCharge(), name="dying", grade=grade, zones=REAR_GUARDS)

    rear = MoveCards(Cards(zones=REAR_GUARDS), DROP)
    t = does(rear, you=side(left=dying(1), drop=["a"]))
    t.you.soul.has(1)
    t = does(rear, you=side(left=dying(1)))
    t.you.soul.has(0)
    # Of another grade it does not count.
    t = does(rear, you=side(left=dying(2), drop=["a"]))
    t.you.soul.has(0)


@clause("vgg 11.36.1.1")
def test_a_dark_device_that_goes_on_asks_for_no_units_at_all() -> None:
    card = stronger(DarkDevice(standing=False))
    cases: list[tuple[dict[str, Any], int]] = [
        ({}, 9000),
        ({"right": "a"}, 7000),
        ({"right": ("a", REST)}, 7000),
        ({"back_right": ("a", REST)}, 7000),
        ({"left": "a", "back_center": "b"}, 9000),
    ]
    for zones, power in cases:
        t = table("vgg", you=side(left=card), rival=side(**zones), cards=NAMES)
        assert t.you.value("stronger", "power") == power


@clause("vgg 11.19.1.1", "vgg 11.19.1.1.1", "vgg 11.19.1.2", "vgg 11.19.1.3")
def test_unite_counts_the_calls_of_its_master_this_turn() -> None:
    act = Ability(ACT, VANGUARD_AND_REAR, condition=Unite(), body=(SoulCharge(),))
    more = Modifier(ADD, POWER, This(), Num(2000))
    cont = Ability(CONT, VANGUARD_AND_REAR, condition=Unite(), modifiers=(more,))
    first = unit("first", 3, abilities=(act, cont))
    t = table("vgg", you=side(vanguard=first, hand=["a", "b", "c"]), cards=NAMES, at="main")
    t.you.may_not_choose("activate first")
    t.you.chooses("call a", "left front")
    t.you.may_not_choose("activate first")
    assert t.you.value("first", "power") == 7000
    t.you.chooses("call b", "right front")
    t.you.may_choose("activate first")
    assert t.you.value("first", "power") == 9000
    # In the next turn nothing was called.
    t.you.passes()
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("first", "power") == 7000


@clause("vgg 11.19.1.1", "vgg 11.19.1.2")
def test_unite_counts_who_is_just_being_placed() -> None:
    more = Modifier(ADD, POWER, This(), Num(2000))
    cont = Ability(CONT, VANGUARD_AND_REAR, condition=Unite(), modifiers=(more,))
    first = unit("first", 3, abilities=(cont,))
    strong = Exists(Cards(zones=(VANGUARD,), tests=(Test(POWER, AT_LEAST, 9000),)))
    placing = Ability(
        AUTO, REAR_GUARDS, if_also(placed(circles=REAR_GUARDS), strong), body=(SoulCharge(),)
    )
    hand = [unit(name, abilities=(placing,)) for name in ("early", "late")]
    t = table("vgg", you=side(vanguard=first, hand=hand), cards=NAMES, at="main")
    t.you.chooses("call early", "left front")
    assert t.you.value("first", "power") == 7000
    t.you.soul.has(0)
    t.you.chooses("call late", "right front")
    t.you.soul.has(1)


@clause("vgg 11.19.1.2")
def test_unite_of_an_automatic_ability() -> None:
    waiter = waiting(if_also(called(Cards()), Unite()), SoulCharge(), grade=3, zones=(VANGUARD,))
    t = table("vgg", you=side(vanguard=waiter, hand=["a", "b"]), cards=NAMES, at="main")
    t.you.chooses("call a", "left front")
    t.you.soul.has(0)
    t.you.chooses("call b", "right front")
    t.you.soul.has(1)


@clause("vgg 11.30.1.1", "vgg 11.30.1.3")
def test_darkness_is_when_the_soul_has_grown_this_turn() -> None:
    act = Ability(ACT, VANGUARD_AND_REAR, condition=Darkness(), body=(Draw(Num(1)),))
    more = Modifier(ADD, POWER, This(), Num(2000))
    cont = Ability(CONT, VANGUARD_AND_REAR, condition=Darkness(), modifiers=(more,))
    charge = Ability(ACT, VANGUARD_AND_REAR, body=(SoulCharge(),))
    you = side(
        left=unit("dark", 1, abilities=(act, cont)), right=unit("other", abilities=(charge,))
    )
    t = table("vgg", you=you, at="main")
    t.you.may_not_choose("activate dark")
    t.you.chooses("activate other")
    t.you.may_choose("activate dark")
    assert t.you.value("dark", "power") == 9000
    t.you.passes()
    t.goes_on_to("main phase", t.you)
    t.you.may_not_choose("activate dark")
    assert t.you.value("dark", "power") == 7000


@clause("vgg 11.30.1.2", "vgg 11.30.2")
def test_riding_is_no_darkness() -> None:
    def board(ability: Callable[[], Ability] | None) -> Table:
        moment = if_also(begins(P_MAIN), Darkness())
        dark = waiting(moment, Draw(Num(1)), name="dark", zones=REAR_GUARDS)
        rider = unit("rider", 3, abilities=() if ability is None else (ability(),))
        first = unit("first", 2)
        you = side(vanguard=first, left=dark, hand=[rider])
        t = table("vgg", you=you, at="ride")
        t.you.chooses("ride rider")
        t.you.soul.has(1 if ability is None else 2)
        return t

    def charging() -> Ability:
        return Ability(AUTO, VANGUARD_AND_REAR, rides(), body=(SoulCharge(),))

    t = board(None)
    t.you.hand.has(0)
    t = board(charging)
    t.you.hand.has(1)


@clause("vgg 12.8.1")
def test_an_enabled_keyword_is_fulfilled_and_no_other_of_the_ability() -> None:
    enable = GiveBits(Cards(zones=REAR_GUARDS), ENABLED, BRAVE)
    hand = ["a", "b", "c", "d"]
    t = does(enable, you=side(left=stronger(Brave()), hand=hand))
    assert t.you.value("stronger", "power") == 9000
    both = Every((Brave(), LimitBreak(4)))
    more = Modifier(ADD, POWER, This(), Num(2000))
    ability = Ability(CONT, VANGUARD_AND_REAR, condition=both, modifiers=(more,))
    for damage, power in ((3, 7000), (4, 9000)):
        card = unit("twofold", abilities=(ability,))
        t = does(enable, you=side(left=card, hand=hand, damage=damage))
        assert t.you.value("twofold", "power") == power
    wrong = GiveBits(Cards(zones=REAR_GUARDS), ENABLED, LIMIT_BREAK)
    t = does(wrong, you=side(left=stronger(Brave()), hand=hand))
    assert t.you.value("stronger", "power") == 7000
