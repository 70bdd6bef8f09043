"""Sections 10.25 to 10.27 in battle: deleted interceptors, hearts that fought, half legions."""

from dataclasses import dataclass

import pytest

from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import DROP, REST, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

LEADER = unit("leader", 3, 11000, critical=2)
MATE = unit("mate", 2, 9000)


@clause("vgg 10.26.3", "vgg 10.26.2", "vgg 11.3.1", "vgg 10.32.2")
@pytest.mark.parametrize(("deleted", "power"), [(False, 20000), (True, 15000)])
def test_a_deleted_unit_intercepts_with_its_shield_and_without_its_text(
    deleted: bool, power: int
) -> None:
    wall = unit("wall", 2, text="[CONT](GC):This unit gets [Shield] +5000.")
    t = battle(field(left=unit("ally", 1, 16000), right=unit("next")), other(left=wall, hand=1))
    if deleted:
        t.changes(delete(t.game, [t.rival.ref("wall")]))
    attack(t, "ally", "foe")
    t.rival.chooses("intercept with wall")
    assert t.rival.value("foe", "power") == power
    assert t.rival.guardians.face_down == (["wall"] if deleted else [])
    t.rival.chooses("pass")
    t.rival.damage.has(int(deleted))
    t.rival.drop.is_("wall")
    assert t.rival.drop.face_down == []


@dataclass(frozen=True)
class StrideAmid(Effect):
    """The first card of a player's G zone strides, whenever it is."""

    player: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        return Stride(self.player, game.state.refs(game.state.zone(self.player, G_ZONE))[0])


@clause("vgg 10.27.3", "vgg 7.7.1.3", "vgg 7.6.1.2.1", "vgg 7.4.1.8.2")
def test_a_vanguard_that_becomes_a_heart_as_it_attacks_hits_nobody() -> None:
    """A heart is no unit; and the G unit on its circle is not the one that attacked."""
    strides = Ability(AUTO, (VANGUARD,), attacks(), body=(StrideAmid(),))
    me = unit("me", 3, 30000, abilities=(strides,))
    t = battle(
        field(vanguard=me, left=unit("ally"), back_center=unit("helper"), g_zone=[g_unit("giant")]),
        other(hand=["filler"]),
    )
    attack(t, boost="helper")
    t.you.vanguard.is_("giant")
    assert t.you.state_of("giant") == REST
    assert t.you.value("giant", "power") == 15000 + 30000
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    t.you.hand.has(0)


@clause("vgg 10.27.3", "vgg 10.28.4", "vgg 7.4.1.8.2")
def test_a_heart_that_is_a_vanguard_again_in_the_same_battle_attacks_no_more() -> None:
    strides = Ability(AUTO, (VANGUARD,), attacks(), body=(StrideAmid(),))
    me = unit("me", 3, 30000, abilities=(strides,))
    t = battle(
        field(vanguard=me, left=unit("ally"), g_zone=[g_unit("giant")]), other(hand=["filler"])
    )
    attack(t)
    t.changes(move([t.you.ref("giant")], DROP))
    t.you.vanguard.is_("me")
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 10.27.3", "vgg 7.4.1.9", "vgg 7.7.1.3")
def test_a_vanguard_that_becomes_a_heart_as_it_is_attacked_is_not_hit() -> None:
    strides = Ability(AUTO, (VANGUARD,), attacks(Cards(OPPONENT)), body=(StrideAmid(1),))
    foe = unit("foe", 3, 10000, abilities=(strides,))
    t = battle(
        field(left=unit("ally", 1, 60000), right=unit("next")),
        other(vanguard=foe, g_zone=[g_unit("giant")]),
    )
    fight(t, "ally")
    t.rival.vanguard.is_("giant")
    t.rival.damage.has(0)


@clause("vgg 10.27.5.2", "vgg 10.25.2", "vgg 10.28.4")
def test_of_a_legion_below_a_g_unit_whose_mate_has_left_the_leader_comes_back_alone() -> None:
    mine = side(vanguard=legion(LEADER, MATE), g_zone=[g_unit("giant", 15000)])
    t = table("vgg", you=mine)
    t.run(Stride(0, t.you.ref("giant")))
    t.you.chooses("mate")
    assert t.you.value("giant", "power") == 24000
    t.changes(move([t.you.ref("mate")], SOUL))
    assert t.you.value("giant", "power") == 26000
    t.changes(move([t.you.ref("giant")], DROP))
    t.you.vanguard.is_("leader")
    assert not t.game.state.ties


@clause("vgg 10.25.2", "vgg 10.25.5", "vgg 10.25.6", "vgg 7.6.1.2.1")
@pytest.mark.parametrize(("power", "hit"), [(9000, 1), (10000, 0)])
def test_a_mate_whose_leader_has_gone_fights_on_alone(power: int, hit: int) -> None:
    """Both attack; it is no mate any more, and its own power, drive and critical count."""
    t = battle(
        side(vanguard=legion(LEADER, MATE), left=unit("ally")),
        other(vanguard=unit("foe", 3, power), hand=["filler"]),
    )
    attack(t, "leader")
    t.changes(move([t.you.ref("leader")], DROP))
    t.rival.chooses("pass")
    t.you.vanguard.is_("mate")
    t.you.hand.has(1)
    t.rival.damage.has(hit)


@clause("vgg 7.4.1.10", "vgg 7.4.1.10.1.1", "vgg 10.25.2")
@pytest.mark.parametrize("boosted", ["leader", "mate"])
@pytest.mark.parametrize(
    ("gone", "left", "power"), [("leader", "mate", 9000), ("mate", "leader", 11000)]
)
def test_who_is_left_of_a_legion_is_boosted_if_it_was_the_boosted_one(
    boosted: str, gone: str, left: str, power: int
) -> None:
    t = battle(
        side(vanguard=legion(LEADER, MATE), back_center=unit("helper", 1, 5000), left=unit("ally")),
        other(vanguard=unit("foe", 3, 25000), hand=["filler"]),
    )
    attack(t, "leader", boost="helper")
    t.you.chooses(boosted)
    t.changes(move([t.you.ref(gone)], DROP))
    assert t.you.value(left, "power") == power + 5000 * (boosted == left)
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 4.6.9", "vgg 7.5.1.2.4")
def test_a_g_unit_that_intercepts_goes_home_before_it_guards() -> None:
    """It leaves a rear-guard circle for another kind of circle."""
    giant = g_unit("giant", skills=("intercept",), shield=15000)
    t = battle(field(left=unit("ally", 1, 10000), right=unit("next")), other(left=giant, hand=1))
    attack(t, "ally", "foe")
    t.rival.chooses("intercept with giant")
    t.rival.guardians.has(0)
    t.rival.g_zone.is_("giant")
    assert t.rival.g_zone.face_down == []
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@clause("vgg 10.27.4", "vgg 10.28.4", "vgg 6.8.1.1.1", "vgg 10.25.13")
@pytest.mark.parametrize("leaves", [False, True])
def test_hearts_in_legion_are_a_legion_again_and_were_none_for_texts_meanwhile(
    leaves: bool,
) -> None:
    text = "[CONT](RC):If your vanguard is [Legion], this unit gets [Power] +2000."
    mine = side(vanguard=g_unit("giant"), hearts=legion(LEADER, MATE), left=unit("ally", text=text))
    t = table("vgg", you=mine, at="main")
    t.you.chooses("leader")
    assert t.you.value("ally", "power") == 7000
    if leaves:
        t.changes(move([t.you.ref("mate")], DROP))
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.holds_exactly("leader", *([] if leaves else ["mate"]))
    assert t.you.value("ally", "power") == (7000 if leaves else 9000)
