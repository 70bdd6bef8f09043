"""Section 10 once more: what is locked in a battle, what is dominated and then ridden upon."""

from bythebook.games.vanguard.g.texts.verbs import Lock
from bythebook.games.vanguard.texts.triggers import guards
from bythebook.games.vanguard.zones.zones import BACK_CENTER, DROP, GUARDIANS
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import dominated
from tests.rules.vanguard.battle.fighting import attack, battle, field, other


@clause("vgg 10.22.2", "vgg 7.4.1.10.1.1", "vgg 7.4.1.11")
def test_a_booster_that_is_locked_boosts_no_more() -> None:
    locks = Ability(
        AUTO, (GUARDIANS,), guards(), body=(Lock(Cards(OPPONENT, zones=(BACK_CENTER,))),)
    )
    warden = unit("warden", 1, 5000, 0, abilities=(locks,))
    mine = field(back_center=unit("helper", 1, 5000), left=unit("ally"))
    t = battle(mine, other(vanguard=unit("foe", 3, 15000), hand=[warden, "filler"]))
    attack(t, boost="helper")
    assert t.you.value("me", "power") == 15000
    t.rival.chooses("guard with warden")
    t.you.locked_back_center.is_("helper")
    assert t.you.value("me", "power") == 10000
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 10.35.4.1", "vgg 7.4.1.8.2", "vgg 7.7.1.3")
def test_a_dominated_attacker_that_leaves_goes_to_its_owner_and_hits_nobody() -> None:
    t = battle(
        field(left=unit("ally")),
        other(left=dominated(unit("slave", 2, 12000)), hand=["filler"]),
    )
    t.you.chooses("attack", "attack with slave")
    t.rival.is_asked("guard step")
    t.changes(move([t.you.ref("slave")], DROP))
    t.rival.chooses("pass")
    t.rival.drop.is_("slave")
    t.rival.damage.has(0)
