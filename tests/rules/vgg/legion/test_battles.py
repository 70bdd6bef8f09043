"""Section 10.25: two in legion attack and are attacked."""

from typing import Any

import pytest

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.texts.events import (
    CANNOT_ATTACK,
    CANNOT_DEAL_DAMAGE,
    EV_ATTACK,
    EV_HIT,
)
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DROP,
    FRONT_LEFT,
    HAND,
    REST,
    SOUL,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, Modifier, Trigger
from bythebook.kernel.language.conditions import OnTop
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import legion

TO_SOUL = (MoveCards(Cards(zones=(HAND,)), SOUL),)


def barred(what: int) -> Ability:
    """A unit cannot do something."""
    return Ability(
        CONT, (VANGUARD,), modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=what),)
    )


def laid(
    lead: tuple[Ability, ...] = (),
    mate: tuple[Ability, ...] = (),
    power: int = 20000,
    critical: int = 1,
    **zones: Any,
) -> Table:
    """A legion of 11000 and 9000 is about to attack a vanguard."""
    pair = legion(
        unit("leader", 3, 11000, critical=critical, skills=(), abilities=lead),
        unit("mate", 2, 9000, critical=2, skills=(), abilities=mate),
    )
    you = side(vanguard=pair, deck=12, **zones)
    return table("vgg", you=you, rival=side(vanguard=unit("target", 3, power)), at="battle")


def choosing(t: Table, *words: str) -> None:
    """Decide so, where there is anything to decide."""
    for word in words:
        if t.asked.player == 0 and word in t.you.options:
            t.you.chooses(word)


def attacks(t: Table, *words: str) -> None:
    """The legion attacks, and nobody guards."""
    assert "attack" in t.options
    t.you.chooses("attack")
    choosing(t, "attack with leader", "attack target", *words)
    t.settle(any_order=True)


@clause("vgg 10.25.5", "vgg 10.25.15")
def test_the_leader_attacks_and_the_mate_with_it() -> None:
    t = laid(back_center=unit("booster", 1, 5000), left=unit("rear"))
    assert "attack" in t.options
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with leader", "attack with rear")
    t.you.chooses("attack with leader")
    choosing(t, "attack target")
    assert [t.you.state_of(n) for n in ("leader", "mate")] == [REST, REST]
    t.settle()
    t.ends_asking()


@clause("vgg 10.25.5")
def test_both_are_attacking_units() -> None:
    """Each of them attacks; whoever waits for an attack of a vanguard hears of one."""
    own = Ability(
        AUTO, (VANGUARD,), Trigger(EV_ATTACK, This()), body=(MoveCards(Cards(zones=(HAND,)), BIND),)
    )
    other = Ability(
        AUTO, (FRONT_LEFT,), Trigger(EV_ATTACK, Cards(), whose=YOU), body=(MoveCards(top(), SOUL),)
    )
    t = laid(
        mate=(own,),
        left=unit("watcher", abilities=(other,)),
        hand=[unit("h")],
        drop=[unit("d1"), unit("d2")],
    )
    attacks(t)
    assert "h" in t.you.bind.names
    t.you.drop.has(1)


def top() -> Cards:
    """The top card of your drop zone."""
    return Cards(zones=(DROP,), such=OnTop(DROP))


@clause("vgg 7.4.1.11", "vgg 10.25.6")
@pytest.mark.parametrize(("power", "hit"), [(19000, True), (20000, True), (21000, False)])
def test_they_attack_with_the_power_of_both(power: int, hit: bool) -> None:
    t = laid(power=power)
    attacks(t)
    t.rival.damage.has(int(hit))


@clause("vgg 10.25.6")
@pytest.mark.parametrize(("power", "hit"), [(25000, True), (26000, False)])
@pytest.mark.parametrize("boosted", ["leader", "mate"])
def test_and_of_who_boosts_them(power: int, hit: bool, boosted: str) -> None:
    t = laid(power=power, back_center=unit("booster", 1, 5000))
    attacks(t, "boost with booster", boosted)
    t.rival.damage.has(int(hit))


@clause("vgg 10.25.6", "vgg 10.25.6.1")
@pytest.mark.parametrize("critical", [1, 2])
def test_the_attack_hits_once_for_the_leaders_critical(critical: int) -> None:
    hit = Ability(
        AUTO, (FRONT_LEFT,), Trigger(EV_HIT, Cards(), whose=YOU), body=(MoveCards(top(), SOUL),)
    )
    drop = [unit("d1"), unit("d2"), unit("d3")]
    t = laid(critical=critical, left=unit("watcher", abilities=(hit,)), drop=drop)
    attacks(t)
    t.rival.damage.has(critical)
    t.you.drop.has(2)


@clause("vgg 10.25.6.1")
@pytest.mark.parametrize("who", ["lead", "mate"])
def test_if_one_cannot_deal_damage_neither_can(who: str) -> None:
    bars = (barred(CANNOT_DEAL_DAMAGE),)
    t = laid(lead=bars) if who == "lead" else laid(mate=bars)
    attacks(t)
    t.rival.damage.has(0)


@clause("vgg 10.25.5")
@pytest.mark.parametrize("who", ["lead", "mate"])
def test_if_one_cannot_attack_neither_does(who: str) -> None:
    bars = (barred(CANNOT_ATTACK),)
    others: dict[str, Any] = {"left": unit("rear"), "right": unit("other")}
    t = laid(lead=bars, **others) if who == "lead" else laid(mate=bars, **others)
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with rear", "attack with other")
    t.ends_asking()


def attacked(power: int) -> Table:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    you = side(vanguard=unit("mine", 3, power, skills=()), left=unit("rear"))
    return table("vgg", you=you, rival=side(vanguard=pair, left=unit("third")), at="battle")


@clause("vgg 10.25.8")
@pytest.mark.parametrize(("power", "hit"), [(11000, True), (10000, False)])
def test_they_are_attacked_as_the_leader(power: int, hit: bool) -> None:
    t = attacked(power)
    assert "attack" in t.options
    t.you.chooses("attack", "attack with mine")
    t.you.may_choose_exactly("attack leader", "attack third")
    t.you.chooses("attack leader")
    t.settle()
    t.rival.damage.has(int(hit))


@clause("vgg 10.25.7")
def test_damage_dealt_to_both_is_dealt_once() -> None:
    t = attacked(11000)
    t.changes([c for r in t.rival.vanguard.refs for c in deal_damage(t.game, r, 1)])
    t.settle()
    t.rival.damage.has(1)
