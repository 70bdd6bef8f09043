"""Sections 10.2, 10.4 and 10.7 where the overDress era says more, or otherwise."""

from bythebook.games.vanguard.battle.record import attacked, is_noted
from bythebook.games.vanguard.cards.cards import (
    BATTLES_FRONT_ROW,
    HIT_OR_NOT,
    POWER,
    SKILLS,
)
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_ATTACKED,
    EV_ATTACK,
    IS_ATTACKED,
    IS_ATTACKING,
    NO_BATTLE,
    P_ATTACK,
    P_CLOSE,
    VAR_BATTLE,
)
from bythebook.games.vanguard.texts.triggers import attacks, does_not_hit, hits, on
from bythebook.games.vanguard.zones.zones import DROP, REST, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import EVENT, move
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from bythebook.text.vanguard.durations import END_OF_BATTLE
from tests.rules.vanguard.battle.fighting import (
    able,
    attack,
    barred,
    battle,
    field,
    fight,
    other,
    to_attack,
)
from tests.rules.vanguard.waiting import acting, at_beginning, waiting


@clause("vgd 10.2.3")
def test_whom_an_effect_keeps_from_being_attacked_does_not_battle() -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 20000)),
        other(left=unit("safe"), right=unit("plain")),
        book="vgd",
    )
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    fight(t)
    t.rival.left.is_("safe")
    t.rival.right.has(0)
    t.rival.damage.has(1)


@clause("vgd 10.4.1.3.1")
def test_with_nobody_left_to_attack_with_the_phase_is_over() -> None:
    tire = at_beginning("tire", P_ATTACK, TurnCards(Cards(YOU, (VANGUARD,)), REST))
    late = at_beginning("late", P_CLOSE)
    t = battle(field(back_left=tire, back_right=late), other(hand=["filler"]), book="vgd")
    to_attack(t)
    # Neither a close step nor another attack: it is the other player's turn.
    assert t.turn_player is t.rival
    assert not t.game.state.counters
    assert t.game.state.vars[VAR_BATTLE] == NO_BATTLE
    # If there is another unit, it attacks.
    t = battle(field(left=unit("ally"), back_right=tire), other(hand=["filler"]), book="vgd")
    to_attack(t)
    t.rival.is_asked("guard step")


@clause("vgd 10.7.1.6.1")
def test_a_hit_of_a_certain_unit_asks_whom_the_attack_was_made_on() -> None:
    vanguards = on((VANGUARD,), Cards(OPPONENT))
    for target, came in (("foe", True), ("plain", False)):
        striker = waiting("striker", hits(other=vanguards))
        t = battle(
            field(left=striker),
            other(left=unit("plain", 1, 5000), vanguard=unit("foe", 3, 5000)),
            book="vgd",
        )
        fight(t, "striker", target)
        assert (t.waiting == ["striker"]) is came
        if came:
            t.you.chooses("no")


@clause("vgd 10.7.1.7")
def test_an_attack_does_not_hit_either_if_its_unit_is_gone() -> None:
    watcher = waiting("watcher", does_not_hit(None))
    t = battle(
        field(left=unit("ally", 1, 30000), right=watcher), other(hand=["filler"]), book="vgd"
    )
    attack(t, "ally")
    t.changes(move([t.you.ref("ally")], DROP))
    t.rival.chooses("pass")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.damage.has(0)


@clause("vgd 10.7.1.8")
def test_what_counts_though_nothing_was_hit_stands_by_once() -> None:
    own = Ability(AUTO, (VANGUARD,), hits(), body=(SoulCharge(),))
    ways = Modifier(BITS_ON, SKILLS, This(), bits=HIT_OR_NOT | BATTLES_FRONT_ROW)
    anyway = Ability(CONT, (VANGUARD,), modifiers=(ways,))
    me = unit("me", 3, 5000, abilities=(own, anyway))
    t = battle(
        field(vanguard=me), other(left=unit("one", 1, 9000), right=unit("two", 1, 9000)), book="vgd"
    )
    fight(t)
    t.you.soul.has(1)
    t.rival.damage.has(0)
    plain = unit("me", 3, 5000, abilities=(own,))
    t = battle(field(vanguard=plain), other(), book="vgd")
    fight(t)
    t.you.soul.has(0)


@clause("vgd 10.7.1.9")
def test_rear_guards_that_were_hit_are_retired_before_what_waited_for_the_hit() -> None:
    watcher = waiting("watcher", hits(None))
    guard = unit("thin", 0, 4000, 0)
    rival = other(left=unit("plain", 1, 5000), hand=[guard, "filler"])
    t = battle(field(left=watcher), rival, book="vgd")
    attack(t, "watcher", "plain")
    t.rival.chooses("guard with thin")
    t.rival.chooses("pass")
    # It hit, and waits in the check timing that follows: nobody is left there by then.
    t.you.is_asked("may")
    t.rival.left.is_()
    t.rival.guardians.has(0)
    t.rival.drop.holds_exactly("thin", "plain")
    t.you.chooses("no")


@clause("vgd 1.3.7.2", "vgd 1.3.7.3")
def test_attacking_is_an_event_and_a_state_for_both_sides_of_it() -> None:
    watcher = waiting("watcher", attacks(None))
    t = battle(
        field(left=unit("ally"), right=watcher),
        other(left=unit("plain"), hand=["x"]),
        (unit("x"),),
        "vgd",
    )
    attack(t, "ally", "plain")
    t.you.is_asked("may")
    assert is_noted(t.game, t.you.ref("ally"), IS_ATTACKING)
    assert is_noted(t.game, t.rival.ref("plain"), IS_ATTACKED)
    assert attacked(t.game) == [t.rival.ref("plain")]
    t.you.chooses("no")
    t.rival.chooses("pass")
    # The state ends with the battle; that it attacked has happened all the same.
    assert not is_noted(t.game, t.you.ref("ally"), IS_ATTACKING)
    assert len([c for c in t.since(0) if c[:2] == (EVENT, EV_ATTACK)]) == 1


@clause("vgd 11.3.1.2.1")
def test_what_lasts_for_a_battle_does_not_come_about_without_one() -> None:
    for_battle = Give(Cards(YOU, (VANGUARD,)), POWER, Num(5000), END_OF_BATTLE)
    striker = waiting("striker", attacks(), for_battle)
    t = battle(field(left=striker), other(hand=["filler"]), book="vgd")
    attack(t, "striker")
    assert t.you.value("me", "power") == 15000
    t.rival.chooses("pass")
    assert t.you.value("me", "power") == 10000
    t = table("vgd", you=side(left=acting("doer", for_battle), hand=["filler"]), at="main")
    t.you.chooses("activate doer")
    assert t.you.value("vanguard", "power") == 13000
    t.you.chooses("pass", "attack", "attack with vanguard")
    t.goes_on_to("start step", t.you)
    assert t.you.value("vanguard", "power") == 13000
