"""What words stand for: where a card has to be, which card is meant, or that it is open."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

from bythebook.games.vanguard.zones.zones import (
    BACK_CENTER,
    BACK_ROW,
    FRONT_LEFT,
    FRONT_RIGHT,
    STAND,
)
from bythebook.kernel.state.refs import CARD
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all


@pytest.mark.parametrize(
    ("where", "zones"),
    [
        ("front row", (FRONT_LEFT, FRONT_RIGHT)),
        ("back row", BACK_ROW),
        ("middle column", (BACK_CENTER,)),
    ],
)
def test_a_mark_with_a_row_or_column_counts_only_there(where: str, zones: tuple[int, ...]) -> None:
    (ability,) = read_all(f"[AUTO](RC) in your {where}:When your vanguard attacks, draw a card.", 0)
    assert ability.zones == zones


@pytest.mark.parametrize(("blooms", "drawn"), [(True, 1), (False, 0)])
def test_that_unit_after_the_boosted_unit_is_the_boosted_one(blooms: bool, drawn: int) -> None:
    text = (
        "[AUTO](RC):When this unit boosts, the boosted unit gets [Power] +3000 until end of that"
        " battle, and if that unit has the bloom ability, draw a card."
    )
    bloom = "Bloom-[AUTO](VC/RC):When this unit is placed on (RC), draw a card."
    one, two = (bloom, text) if blooms else ("", f"Bloom-{text}")
    t = battle(
        field(left=unit("ally", 1, 8000, text=one), back_left=unit("helper", 1, 1000, text=two)),
        other(),
    )
    attack(t, "ally", boost="helper")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("units", "stands"), [("units", True), ("other units", False)])
def test_a_unit_is_in_its_own_column_unless_others_are_meant(units: str, stands: bool) -> None:
    text = (
        f"[AUTO](VC):When this unit's attack hits, [Stand] all of your {units} in the same column"
        " as this unit."
    )
    lead = unit("lead", 3, 30000, None, text=text)
    t = battle(field(vanguard=lead, back_center=unit("helper", 1, 1000)), other())
    fight(t, "lead", boost="helper")
    assert (t.game.state.orient[t.you.ref("lead") & CARD] == STAND) is stands
    assert t.game.state.orient[t.you.ref("helper") & CARD] == STAND


def test_what_a_unit_has_to_be_is_asked_of_every_way_in_which_it_can_happen() -> None:
    (ability,) = read_all(
        "[AUTO]:When this engorged unit is retired from (RC) for the effect or cost of your card,"
        " draw a card.",
        0,
    )
    trigger = ability.trigger
    assert trigger is not None
    assert trigger.also
    assert all("IsNow" in repr(one.condition) for one in (trigger, *trigger.also))


def test_a_card_that_has_left_pays_as_what_it_has_become() -> None:
    text = (
        "[AUTO]:[Bind this card face up] When this unit is put into the drop zone from (RC), you"
        " may pay the cost. If you do, draw a card."
    )
    spark = unit("spark", 1, 1000, text=text)
    t = battle(field(left=unit("ally", 1, 30000)), other(left=spark))
    fight(t, "ally", "spark")
    t.rival.chooses("yes")
    t.rival.hand.has(1)
    t.rival.bind.holds_exactly("spark")


@pytest.mark.parametrize(
    "text",
    [
        # those cards: of what was bound twice
        (
            "[ACT](VC):[Counter-Blast 1] Choose a card from your drop zone, bind it face up, choose"
            " one of your opponent's rear-guards, bind it face up, and at the end of the turn, your"
            " opponent puts those cards bound by this effect into his or her hand."
        ),
        # how many were retired in all, of what is done for each of something
        (
            "[AUTO](VC):When this unit attacks a vanguard, for each of your <Kagero> rear-guards,"
            " choose one of your opponent's rear-guards, and retire it. If three or more units were"
            " retired with this effect, draw a card."
        ),
        # where those have to be that are chosen among others
        (
            "[AUTO](RC):When this unit attacks, choose three of your opponent's rear-guards, your"
            " opponent chooses one card in the front row from them, and retires it."
        ),
        # the end of a battle that is ending already
        (
            "[AUTO](RC):At the end of the battle that this unit attacked, at the end of that"
            " battle, you may return this unit to your hand."
        ),
        # the step of whose turn it is, or of who guards
        "[AUTO](RC):At the beginning of your guard step, draw a card.",
    ],
)
def test_what_leaves_open_which_is_meant_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 0)
