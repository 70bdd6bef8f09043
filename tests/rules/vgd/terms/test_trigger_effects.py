"""Section 2.8.3: what trigger effects give, and what is handed on of it."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.games.vanguard.d.terms.trigger_effects import GetTriggers
from bythebook.games.vanguard.texts.events import UNAFFECTED
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import FRONT_RIGHT, REAR_GUARDS
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards, This
from bythebook.testing import clause, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import barred, battle, field, fight, other

HANDS_ON = (
    "[AUTO](RC):At the end of the battle your vanguard attacked, choose one of your other "
    "rear-guards, and it gets the trigger effects given to this unit."
)
ASKS = (
    "[CONT](RC):If this unit's [Power] was increased by a trigger effect this turn, this unit gets "
    "[Shield] +1000."
)
ASKS_CRITICAL = ASKS.replace("[Power]", "[Critical]").replace("+1000", "+200")
PLAIN = "[ACT](RC):[COST][Counter-Blast 1], and this unit gets [Power] +10000 until end of turn."


def driving(trigger: str, *answers: str) -> Table:
    """The vanguard's drive check has turned up a trigger; its effects went as is said."""
    me = unit("me", 3, 13000, None, skills=())
    mine = field(
        vanguard=me,
        left=unit("first", 1, 8000, 0, text=(HANDS_ON, ASKS, ASKS_CRITICAL)),
        right=unit("second", 1, 8000, 0, text=(ASKS, ASKS_CRITICAL)),
        deck=[trigger, *["filler"] * 5],
    )
    t = battle(mine, other(), book="vgd")
    fight(t)
    t.you.chooses(*answers)
    return t


def numbers(t: Table, name: str) -> tuple[int, int, int]:
    """Power, critical and shield of a unit: its shield says what trigger effects gave it."""
    return (
        t.you.value(name, "power"),
        t.you.value(name, "critical"),
        t.you.value(name, "shield"),
    )


@clause("vgd 2.8.3.1")
def test_what_is_handed_on_is_a_trigger_effect_still() -> None:
    t = driving("critical", "icon first", "first", "first")
    t.goes_on_to("start step", t.you)
    assert numbers(t, "first") == (18000, 2, 1200)
    assert numbers(t, "second") == (18000, 2, 1200)
    t.goes_on_to("main phase", t.rival)
    assert numbers(t, "second") == (8000, 1, 0)


@clause("vgd 2.8.3.1")
def test_only_what_a_trigger_gave_is_handed_on() -> None:
    t = driving("critical", "icon first", "me", "first")
    t.goes_on_to("start step", t.you)
    assert numbers(t, "first") == (18000, 1, 1000)
    assert numbers(t, "second") == (18000, 1, 1000)
    t = driving("critical", "icon first", "me", "me")
    t.goes_on_to("start step", t.you)
    assert numbers(t, "first") == numbers(t, "second") == (8000, 1, 0)


@clause("vgd 2.8.3.1")
def test_front_triggers_give_trigger_effects_too() -> None:
    t = driving("front")
    assert numbers(t, "first") == (18000, 1, 1000)
    t.goes_on_to("start step", t.you)
    assert numbers(t, "second") == (28000, 1, 1000)


@clause("vgd 2.8.3.1")
def test_what_texts_give_is_no_trigger_effect() -> None:
    mine = field(left=unit("first", 1, 8000, 0, text=(PLAIN, ASKS)), damage=1)
    t = table("vgd", you=mine, at="main")
    t.you.chooses("activate first")
    assert numbers(t, "first") == (18000, 1, 0)


@clause("vgd 2.8.3.1", "vgd 12.5.1")
@pytest.mark.parametrize(("bits", "power"), [(0, 18000), (UNAFFECTED, 8000)])
def test_they_are_not_handed_on_to_a_unit_that_effects_cannot_affect(bits: int, power: int) -> None:
    hands_on = GetTriggers(Cards(zones=(FRONT_RIGHT,)), This())
    first = unit(
        "first", 1, 8000, abilities=(Ability(AUTO, REAR_GUARDS, attacks(), body=(hands_on,)),)
    )
    me = unit("me", 3, 13000, None, skills=())
    mine = field(
        vanguard=me, left=first, right=unit("second", 1, 8000), deck=["critical", *["filler"] * 5]
    )
    t = battle(mine, other(), book="vgd")
    t.changes(barred(t, t.you, "second", bits))
    fight(t)
    t.you.chooses("icon first", "first", "first")
    fight(t, "first")
    assert t.you.value("second", "power") == power


def test_the_other_era_does_not_speak_of_it() -> None:
    for text in (HANDS_ON, ASKS):
        with pytest.raises(Unplayable):
            read_all(text, NORMAL_UNIT)
