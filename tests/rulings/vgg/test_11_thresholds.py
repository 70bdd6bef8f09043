"""Section 11 once more: what counts for a keyword, and when it changes in a battle."""

import pytest

from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

RESIST = "[CONT](RC):Resist"
G_GUARDIAN = (
    '[G Guardian]-Opponent Turn\'s Guard Step-[Choose a card with "[Heal] Heal" from your hand, '
    "and discard it] Call this card to your (GC) from face down."
)


def guardian(name: str) -> CardDef:
    """A G guardian, for a card with a heal trigger."""
    return g_unit(name, 15000, shield=15000, skills=(), text=G_GUARDIAN)


@clause("vgg 11.12.1", "vgg 11.19.1.1", "vgg 10.7.1")
def test_a_g_guardian_breaks_a_generation_when_it_is_home_and_unites_at_once() -> None:
    break_one = "[CONT](RC)[Generation Break 1]:This unit gets [Power] +1000."
    unite = "[CONT](RC)Unite:This unit gets [Power] +1000."
    theirs = other(
        left=unit("breaks", text=break_one),
        right=unit("unites", text=unite),
        g_zone=[guardian("wall")],
        hand=["heal", "filler", "filler"],
    )
    t = battle(field(left=unit("ally")), theirs)
    attack(t)
    t.rival.chooses("G guard with wall")
    t.settle()
    assert [t.rival.value(n, "power") for n in ("breaks", "unites")] == [7000, 7000]
    t.rival.chooses("guard with filler")
    assert [t.rival.value(n, "power") for n in ("breaks", "unites")] == [7000, 8000]
    t.goes_on_to("start step", t.you)
    assert t.rival.value("breaks", "power") == 8000


@clause("vgg 7.5.1.2.3")
def test_a_g_guardian_that_guards_is_none_of_the_three_in_the_g_zone() -> None:
    """With three turned up a fourth is called, and while that one guards a fifth as well."""
    up = [face_up(guardian(name)) for name in ("c", "d", "e")]
    theirs = other(g_zone=[guardian("a"), guardian("b"), *up], hand=["heal", "heal", "filler"])
    t = battle(field(left=unit("ally")), theirs)
    attack(t)
    t.rival.chooses("G guard with a")
    t.settle()
    t.rival.may_choose("G guard with b")
    t.ends_asking()


@clause("vgg 11.13.1")
def test_a_player_told_to_choose_by_the_opponent_does_not_choose_who_resists() -> None:
    text = "[ACT](VC):Your opponent chooses one of his or her rear-guards, and retires it."
    theirs = side(left=unit("safe", text=RESIST), right=unit("other"))
    t = table("vgg", you=side(vanguard=unit("me", 3, text=text)), rival=theirs, at="main")
    for _ in range(2):
        t.you.chooses("activate me")
        t.settle()
        t.rival.drop.is_("other")
    t.rival.left.is_("safe")


@clause("vgg 11.16.2.1", "vgg 7.7.1.2")
@pytest.mark.parametrize(("hand", "hit"), [(4, 1), (3, 0)])
def test_the_card_of_the_drive_check_is_the_fifth_of_an_oracle(hand: int, hit: int) -> None:
    text = "[CONT](VC)Oracle:This unit gets [Power] +2000."
    me = unit("me", 3, 9000, skills=(), text=text)
    foe = unit("foe", 3, 11000)
    t = battle(field(vanguard=me, left=unit("ally"), hand=hand), other(vanguard=foe))
    attack(t)
    t.rival.damage.has(hit)
