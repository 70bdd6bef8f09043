"""Which clause says no in a battle: only to what a step lets its player do."""

from bythebook.games.vanguard.texts.events import V_ATTACK, V_BOOST, V_GUARD, V_INTERCEPT, V_TARGET
from bythebook.testing import Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import battle, field, other, to_attack

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
