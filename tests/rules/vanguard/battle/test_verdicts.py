"""Which clause says no in a battle: only to what a step lets its player do."""

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_ATTACKED,
    V_ATTACK,
    V_BOOST,
    V_GUARD,
    V_INTERCEPT,
    V_TARGET,
)
from bythebook.testing import Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import able, barred, battle, field, other, to_attack
from tests.rules.vanguard.battle.test_attacks_by_effect import (
    REARS,
    THEIRS,
    in_main,
)

VERBS = (V_ATTACK, V_TARGET, V_BOOST, V_GUARD, V_INTERCEPT)


def refused(t: Table, name: str) -> list[str]:
    """What says no to attacking with a card, attacking it, boosting, guarding, intercepting."""
    ref = t.decider.ref(name)
    return [t.game.why_not((verb, ref)).removeprefix("vgg ") for verb in VERBS]


@clause("vgg 7.4.1.3", "vgg 7.4.1.6", "vgg 7.4.1.10", "vgg 7.5.1.2.4")
def test_each_deed_is_refused_by_its_own_clause_and_by_the_step_elsewhere() -> None:
    mine = field(left=unit("ally"), back_center=unit("helper"), back_left=unit("idle"))
    t = battle(mine, other(left=unit("front", 2), back_left=unit("back", 2), hand=["filler"]))
    to_attack(t)
    # Who attacks.
    here = "7.4.1.3"
    assert refused(t, "idle") == ["7.4.1.3", here, here, here, here]
    t.you.chooses("attack with me")
    # Whom.
    here = "7.4.1.6"
    assert refused(t, "idle") == ["7.4.1.3", "7.4.1.6", "7.4.1.10", here, here]
    t.you.chooses("attack foe")
    # Who boosts.
    here = "7.4.1.10"
    assert refused(t, "idle") == ["7.4.1.3", "7.4.1.6", "7.4.1.10", here, here]
    t.you.chooses("pass")
    # Who guards.
    here = "7.5.1.2"
    assert refused(t, "back") == [here, here, here, "8.5.2.1", "7.5.1.2.4"]
    t.rival.passes()


@clause("vgg 7.4.1.8.4")
def test_who_is_battled_with_all_the_others_is_not_chosen() -> None:
    mine = field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000), back_center=unit("helper"))
    t = battle(mine, other(left=unit("front"), back_left=unit("back")))
    to_attack(t)
    t.you.is_asked("boost")
    verdicts = {"foe": "vgg 7.4.1.10", "front": "vgg 7.4.1.8.4", "back": "vgg 7.4.1.6"}
    for name, verdict in verdicts.items():
        assert t.game.why_not((V_TARGET, t.rival.ref(name))) == verdict
    t.you.passes()


@clause("vgg 10.34.1.1", "vgg 7.4.1.7")
def test_what_an_attack_by_effect_does_not_ask_about_is_refused_by_its_own_clause() -> None:
    foes = {"left": unit("near"), "right": unit("safe"), "back_left": unit("far")}
    t = in_main("vgg", attack_with(REARS, THEIRS), **foes)
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    t.you.chooses("activate commander")
    safe = t.rival.ref("safe")
    assert t.game.why_not((V_TARGET, safe)) == "vgg 7.4.1.7"
    assert t.game.why_not((V_BOOST, safe)) == "vgg 10.34.1.1"
    t.you.chooses("attack near")
