"""Sections 14.8, 14.9, 14.10 and 14.12: keywords under which abilities are active."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import ENABLED, POWER
from bythebook.games.vanguard.d.keywords.activation import GlitterOf, Wings
from bythebook.games.vanguard.d.keywords.marks import BLACK_WINGS, WHITE_WINGS
from bythebook.games.vanguard.d.keywords.marks import GLITTER as GLITTERS
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.conditions import Every
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit

REARS = Cards(zones=REAR_GUARDS)


def standing(text: str, **zones: Any) -> Table:
    """A table with a rear-guard that has a text."""
    cards = [unit(f"g{n}", n) for n in range(5)]
    return table(
        "vgd",
        you=side(**{"left": unit("bird", 2, 10000, text=text), "hand": ["g1"], **zones}),
        cards=cards,
        at="main",
    )


@clause("vgd 14.8.3", "vgd 14.8.5")
@pytest.mark.parametrize(
    ("bound", "power"), [([], 10000), (["g1"], 15000), (["g1", "g3"], 15000), (["g1", "g2"], 10000)]
)
def test_white_wings_are_open_with_nothing_but_odd_grades_bound(
    bound: list[str], power: int
) -> None:
    t = standing("White Wings - [CONT](RC):This unit gets [Power] +5000.", bind=bound)
    assert t.you.value("bird", "power") == power


@clause("vgd 14.8.4", "vgd 14.8.5")
@pytest.mark.parametrize(
    ("bound", "power"), [([], 10000), (["g0"], 15000), (["g2", "g4"], 15000), (["g2", "g3"], 10000)]
)
def test_black_wings_are_open_with_nothing_but_even_grades_bound(
    bound: list[str], power: int
) -> None:
    t = standing("Black Wings - [CONT](RC):This unit gets [Power] +5000.", bind=bound)
    assert t.you.value("bird", "power") == power


@clause("vgd 14.10.1", "vgd 14.10.1.1")
def test_units_of_a_column_become_friends() -> None:
    text = (
        "Friend - [CONT](RC):If you have another unit in the same column as this unit, "
        'that unit and this unit become "Friends".'
    )
    counts = unit(
        "counter",
        3,
        13000,
        text='[CONT](VC):This unit gets [Power] +1000 for each of your "Friends".',
    )
    t = standing(text, vanguard=counts)
    assert t.you.value("counter", "power") == 13000
    t = standing(text, vanguard=counts, back_left="g1", right="g2")
    assert t.you.value("counter", "power") == 15000


GLITTER = unit("Star of Noon", 3, 13000, text="[Glitter]")


@clause("vgd 14.12.3.2", "vgd 14.12.3.2.2")
@pytest.mark.parametrize(
    ("vanguard", "power"),
    [(GLITTER, 15000), (unit("Star of Noon", 3, 13000), 10000), (unit("Moon", 3), 10000)],
)
def test_glitter_with_a_name_asks_for_such_a_vanguard(vanguard: Any, power: int) -> None:
    text = (
        '[Glitter]-Noon (Active if your vanguard is a [Glitter] with "Noon" in its card name) '
        "[CONT](RC):This unit gets [Power] +5000."
    )
    t = standing(text, vanguard=vanguard)
    assert t.you.value("bird", "power") == power


@clause("vgd 14.1.2")
@pytest.mark.parametrize(
    ("enabled", "bound", "power"),
    [
        (0, [], 10000),
        (0, ["g1"], 10000),
        (WHITE_WINGS, [], 10000),
        (WHITE_WINGS, ["g2"], 15000),
        (BLACK_WINGS, ["g2"], 10000),
        (BLACK_WINGS, ["g1"], 15000),
        (GLITTERS, ["g1"], 10000),
    ],
)
def test_an_enabled_keyword_is_fulfilled_and_no_other_of_the_ability(
    enabled: int, bound: list[str], power: int
) -> None:
    """One ability asks for both wings, which nothing bound can be: one of them is enabled."""
    both = Every((Wings(True), Wings(False)))
    more = Modifier(ADD, POWER, This(), Num(5000))
    twofold = Ability(CONT, REAR_GUARDS, condition=both, modifiers=(more,))
    enables = Ability(
        CONT, (VANGUARD,), modifiers=(Modifier(BITS_ON, ENABLED, REARS, bits=enabled),)
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("opener", 3, abilities=(enables,)),
            left=unit("bird", 2, 10000, abilities=(twofold,)),
            bind=bound,
        ),
        cards=[unit(f"g{n}", n) for n in range(3)],
        at="main",
    )
    assert t.you.value("bird", "power") == power


@clause("vgd 14.1.2")
@pytest.mark.parametrize(("enabled", "power"), [(0, 10000), (GLITTERS, 15000)])
def test_glitter_can_be_enabled(enabled: int, power: int) -> None:
    more = Modifier(ADD, POWER, This(), Num(5000))
    shines = Ability(CONT, REAR_GUARDS, condition=GlitterOf("Noon"), modifiers=(more,))
    enables = Ability(
        CONT, (VANGUARD,), modifiers=(Modifier(BITS_ON, ENABLED, REARS, bits=enabled),)
    )
    you = side(
        vanguard=unit("opener", 3, abilities=(enables,)),
        left=unit("star", 2, 10000, abilities=(shines,)),
    )
    t = table("vgd", you=you, at="main")
    assert t.you.value("star", "power") == power
