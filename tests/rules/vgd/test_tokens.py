"""Section 15.3.3 and appendix A: tokens by their names, and what a token's text does."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.markers import CallTokensOf, token_card
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit


def with_token(name: str, circle: str, *texts: str, **zones: Any) -> Table:
    """A table on which a token has been called, by a vanguard with texts."""
    calls = Ability(ACT, (VANGUARD,), body=(CallTokensOf(token_card(name)),), limit=1)
    grower = unit("Noon Star", 3, 13000, text=texts, abilities=(calls,))
    names = ("a", "b", "Plant Keeper", "Planter", "Sister Radylina")
    t = table(
        "vgd",
        you=side(**{"vanguard": grower, "hand": ["a"], **zones}),
        cards=[unit(card) for card in names],
        at="main",
    )
    t.you.chooses("activate Noon Star", circle)
    return t


@clause("vgd 15.3.3")
def test_a_token_of_a_name_is_a_token_and_has_it_in_its_name() -> None:
    all_plants = "[CONT](VC):All of your Plant tokens get [Power] +3000."
    t = with_token("Plant", "left front", all_plants, right="Planter", back_right="a")
    assert t.you.value("Plant", "power") == 8000
    # A card that has it in its name is no token, and another token has another name.
    assert t.you.value("Planter", "power") == t.you.value("a", "power") == 8000
    t = with_token("Shadow Army", "left front", all_plants)
    assert t.you.value("Shadow Army", "power") == 15000


@clause("vgd 15.3.3")
@pytest.mark.parametrize(("name", "power"), [("Plant", 18000), ("Shadow Army", 13000)])
def test_whether_there_is_one_is_asked_by_its_name(name: str, power: int) -> None:
    text = "[CONT](VC):If you have a Plant token, this unit gets [Power] +5000."
    t = with_token(name, "left front", text, right="Planter")
    assert t.you.value("Noon Star", "power") == power


@clause("vgd 15.3.3")
def test_one_can_be_a_cost() -> None:
    text = "[ACT](VC)[1/turn]:[COST][retire a Plant token], and draw a card."
    t = with_token("Plant", "left front", text, right="Planter", deck=["b", "b"])
    t.you.chooses("activate Noon Star")
    t.you.left.is_()
    t.you.right.is_("Planter")
    t.you.hand.holds_exactly("a", "b")
    t = with_token("Shadow Army", "left front", text, right="Planter", deck=["b", "b"])
    t.you.may_not_choose("activate Noon Star")


@clause("vgd 15.3.1.3", "vgd A")
def test_a_token_can_retire_others_for_power() -> None:
    t = with_token("Momokke", "left front", right="a", back_left="b", back_right="Planter")
    t.you.chooses("activate Momokke")
    t.you.may_choose_exactly("a", "b", "Planter")
    t.you.chooses("a")
    t.you.may_choose_exactly("b", "Planter", "done")
    t.you.chooses("b", "done")
    t.you.drop.holds_exactly("a", "b")
    assert t.you.value("Momokke", "power") == 15000
    # Once a turn.
    t.you.may_not_choose("activate Momokke")
    t.goes_on_to("main phase", t.rival)
    assert t.you.value("Momokke", "power") == 5000


@clause("vgd 15.3.1.3", "vgd A")
def test_without_others_there_is_nothing_to_retire() -> None:
    t = with_token("Momokke", "left front")
    t.you.may_not_choose("activate Momokke")
    t = with_token("Momokke", "left front", right="a")
    t.you.chooses("activate Momokke")
    t.you.drop.is_("a")
    assert t.you.value("Momokke", "power") == 10000


@clause("vgd 15.3.1.3", "vgd A")
@pytest.mark.parametrize(
    ("vanguard", "beside", "attacks"),
    [
        ("Song of Rorowa", "Sister Radylina", True),
        ("Song of Rorowa", "a", False),
        ("Song of Noon", "Sister Radylina", False),
    ],
)
def test_a_token_attacks_from_behind_under_its_glitter(
    vanguard: str, beside: str, attacks: bool
) -> None:
    calls = Ability(ACT, (VANGUARD,), body=(CallTokensOf(token_card("Momokke")),), limit=1)
    star = unit(vanguard, 3, 13000, text="[Glitter]", abilities=(calls,))
    cards = [unit("a"), unit("Sister Radylina")]
    t = table("vgd", you=side(vanguard=star, hand=["a"], left=beside), cards=cards, at="main")
    t.you.chooses(f"activate {vanguard}", "left back")
    t.you.passes()
    t.you.chooses("attack")
    assert ("attack with Momokke" in t.you.options) == attacks
    t.ends_asking()


@clause("vgd 15.3.3.1")
def test_a_text_calls_it_by_its_name() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Counter-Blast 1], and call a Momokke token to (RC)."
    t = table("vgd", you=side(vanguard=unit("ace", 3, text=text), damage=1, hand=1), at="main")
    t.you.chooses("activate ace", "left front")
    t.you.left.is_("Momokke")
