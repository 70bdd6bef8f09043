"""Section 7: what only this era says of battles."""

from bythebook.games.vanguard.battle.attack_by_effect import AttackByEffect
from bythebook.games.vanguard.battle.effects import Battles
from bythebook.games.vanguard.battle.record import attacked
from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW
from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.g.cards.states import MATE_OF
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import DROP, GUARDIANS, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.apply import RENEWED
from bythebook.kernel.state.changes import MOVE, move, tie
from bythebook.kernel.state.refs import FACE_UP
from bythebook.testing import Table, clause, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import able, attack, battle, field, other


def with_mate(t: Table) -> None:
    """The card of the other player's hand becomes the mate of the vanguard."""
    mate = t.rival.ref("mate")
    t.changes([*move([mate], VANGUARD, 1), tie(mate + RENEWED, MATE_OF, t.rival.ref("foe"))])


@clause("vgg 7.4.1.8.6")
def test_no_effect_makes_a_mate_the_attacked_unit() -> None:
    t = table("vgg", you=field(), rival=other(hand=[unit("mate"), "filler"]))
    with_mate(t)
    me, foe, mate = t.you.ref("me"), t.rival.ref("foe"), t.rival.ref("mate")
    t.run(AttackByEffect(0, [me], [mate]))
    t.you.is_asked("idle")
    assert t.you.state_of("me") == 1
    t.run(AttackByEffect(0, [me], [mate, foe]))
    t.rival.is_asked("guard step")
    assert attacked(t.game) == [foe]


@clause("vgg 7.4.1.8.6")
def test_a_mate_is_none_of_those_battled_in_one_attack() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000)),
        other(hand=[unit("mate"), "filler"], left=unit("target")),
    )
    with_mate(t)
    attack(t)
    names = sorted(t.game.definition(r & 2047).name for r in attacked(t.game))
    assert names == ["foe", "target"]


@clause("vgg 7.7.1.9")
def test_g_guardians_are_retired_before_the_others() -> None:
    great = g_unit("great", shield=15000)
    t = battle(rival=other(g_zone=[great], hand=["filler", "filler"], left=unit("target", 1, 1000)))
    attack(t, target="target")
    t.changes(move([t.rival.ref("great")], GUARDIANS, 1))
    t.rival.chooses("guard with filler")
    before = t.happened
    t.rival.chooses("pass")
    assert t.game.log is not None
    went = [
        [t.game.definition(c[1] & 2047).name for c in batch[4] if c[0] == MOVE and c[3] == DROP]
        for batch in t.game.log.since(before)
    ]
    assert [names for names in went if names][:2] == [["great"], ["filler"]]
    t.rival.drop.holds_exactly("filler")


@clause("vgg 10.25.15")
def test_no_effect_makes_a_mate_attack() -> None:
    mine = field(hand=[unit("mate")])
    t = table("vgg", you=mine, rival=other(hand=["filler"]))
    mate, me = t.you.ref("mate"), t.you.ref("me")
    t.changes([*move([mate], VANGUARD, 0), tie(mate + RENEWED, MATE_OF, me)])
    t.run(AttackByEffect(0, [t.you.ref("mate")], [t.rival.ref("foe")]))
    t.you.is_asked("idle")
    assert t.you.state_of("me") == 1


@clause("vgg 7.4.1.8.6")
def test_an_effect_turns_an_attack_on_the_leader_and_not_on_the_mate() -> None:
    turned = Ability(
        AUTO, (VANGUARD,), attacks(), body=(Battles(Cards(OPPONENT, zones=(VANGUARD,))),)
    )
    me = unit("me", 3, 10000, abilities=(turned,))
    t = battle(field(vanguard=me), other(hand=[unit("mate"), "filler"], left=unit("target")))
    with_mate(t)
    attack(t, target="target")
    assert attacked(t.game) == [t.rival.ref("foe")]
    t.rival.passes()


@clause("vgg 7.4.1.8.2")
def test_a_vanguard_that_becomes_a_heart_attacks_no_more() -> None:
    t = battle(field(g_zone=[g_unit("giant")], left=unit("ally")), other(hand=["filler"]))
    attack(t)
    me, giant = t.you.ref("me"), t.you.ref("giant")
    strode = become_hearts(t.game, [me], 0, giant + RENEWED)
    t.changes([*move([giant], VANGUARD, 0, face=FACE_UP), *strode])
    t.you.hearts.is_("me")
    t.rival.passes()
    t.rival.damage.has(0)
