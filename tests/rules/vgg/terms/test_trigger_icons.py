"""Sections 2.8 and 12.3: trigger icons."""

from bythebook.games.vanguard.g.zones.zones import LOCKED
from bythebook.games.vanguard.texts.events import EV_TRIGGER, TRIGGERS_NULLIFIED
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.kernel.abilities.abilities import CardDef, Trigger
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BECOME, BITS_ON, CHAR_CANNOT, CHAR_MASTER
from bythebook.testing import Side, Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other
from tests.rules.vanguard.waiting import waiting

ONCE = unit("me", 3, 10000, None, skills=())
"""a vanguard that drives once"""


def checks(card: str | CardDef, rival: Side | None = None, **mine: object) -> Table:
    """The vanguard's drive check turns up this card."""
    where = {"vanguard": ONCE, "left": unit("ally"), **mine}
    t = battle(field(deck=[card, "filler", "filler", "filler"], **where), rival or other())
    fight(t)
    return t


@clause("vgg 2.8.1", "vgg 2.8.1.1")
def test_an_icon_that_is_turned_up_says_what_is_done() -> None:
    watcher = waiting("watcher", Trigger(EV_TRIGGER, None, whose=YOU))
    t = checks("critical", right=watcher)
    t.you.is_asked("order of a trigger's effects")
    assert t.waiting == ["watcher"]
    t.ends_asking()


@clause("vgg 2.8.1.1.1")
def test_without_an_icon_nothing_happens() -> None:
    t = checks("filler")
    t.you.is_asked("start step")
    assert t.you.value("ally", "power") == 7000
    t.you.hand.holds_exactly("filler")


@clause("vgg 2.8.1.1.2", "vgg 2.8.2")
def test_critical_one_unit_gets_a_critical_and_one_power() -> None:
    t = checks("critical")
    t.you.may_choose_exactly("icon first", "power first")
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally")
    t.you.chooses("me")
    assert t.you.value("me", "critical") == 2
    t.you.may_choose_exactly("me", "ally")
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 12000
    assert t.you.value("ally", "critical") == 1
    assert t.you.value("me", "power") == 10000
    t.rival.damage.has(2)
    t.you.chooses("pass")
    # Until the end of the turn.
    assert t.you.value("ally", "power") == 7000
    assert t.you.value("me", "critical") == 1


@clause("vgg 2.8.1.1.2", "vgg 2.8.2")
def test_critical_with_power_first() -> None:
    t = checks("critical")
    t.you.chooses("power first", "ally")
    assert t.you.value("ally", "power") == 12000
    assert t.you.value("ally", "critical") == 1
    t.you.may_choose_exactly("me", "ally")
    t.you.chooses("ally")
    assert t.you.value("ally", "critical") == 2
    assert t.you.value("ally", "power") == 12000
    t.you.is_asked("start step")


@clause("vgg 2.8.1.1.3.1", "vgg 2.8.2")
def test_draw_a_card_is_drawn_and_one_unit_gets_power() -> None:
    t = checks("draw")
    t.you.chooses("power first")
    t.you.hand.has(0)
    t.you.chooses("ally")
    # Drawn, and the checked card taken in hand.
    t.you.hand.holds_exactly("draw", "filler")
    assert t.you.value("ally", "power") == 12000
    t = checks("draw")
    t.you.chooses("icon first")
    t.you.hand.has(1)
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 12000
    t.you.hand.has(2)


@clause("vgg 2.8.1.1.4", "vgg 2.8.2")
def test_stand_a_chosen_rear_guard_stands_and_one_unit_gets_power() -> None:
    t = battle(field(vanguard=ONCE, left=unit("ally"), deck=["stand", "filler", "filler"]), other())
    fight(t, "ally")
    assert t.you.state_of("ally") == REST
    fight(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally")
    t.you.chooses("ally")
    assert t.you.state_of("ally") == STAND
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 12000
    t.you.may_choose_exactly("attack", "pass")


@clause("vgg 2.8.1.1.4")
def test_stand_a_vanguard_can_be_chosen_and_does_not_stand() -> None:
    t = checks("stand")
    t.you.chooses("icon first", "me")
    assert t.you.state_of("me") == REST
    t.you.may_choose_exactly("me", "ally")
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 12000


@clause("vgg 2.8.1.1.5", "vgg 2.8.2")
def test_heal_a_card_of_the_damage_zone_is_healed_with_no_less_damage() -> None:
    for mine, theirs, heals in ((0, 0, False), (1, 2, False), (2, 2, True), (3, 2, True)):
        damage = [unit("first"), unit("second"), unit("third")][:mine]
        t = checks("heal", other(damage=theirs), damage=damage)
        if heals:
            t.you.may_choose_exactly("icon first", "power first")
            t.you.chooses("icon first")
            t.you.may_choose_exactly(*["first", "second", "third"][:mine])
            t.you.chooses("second")
            t.you.drop.holds_exactly("second")
            t.you.damage.has(mine - 1)
        else:
            t.you.damage.has(mine)
        # Power is given in any case.
        t.you.may_choose("me", "ally")
        t.you.chooses("ally")
        assert t.you.value("ally", "power") == 12000
        t.you.is_asked("start step")


@clause("vgg 2.8.1.1.5")
def test_heal_with_power_first() -> None:
    t = checks("heal", damage=1)
    t.you.chooses("power first", "ally")
    t.you.damage.has(0)
    t.you.drop.has(1)
    assert t.you.value("ally", "power") == 12000


@clause("vgg 2.2.1.1", "vgg 7.6.1.2.4")
def test_an_icon_counts_for_who_has_a_vanguard_or_rear_guard_of_its_clan() -> None:
    odd = unit("odd", 0, trigger="critical", clans=("Nubatama",))
    t = checks(odd, back_right=odd)
    t.you.is_asked("order of a trigger's effects")
    t.ends_asking()
    for where, counts in (("left", True), ("back_left", True), ("drop", False), ("hand", False)):
        mine = {where: unit("kin", clans=("Nubatama",))}
        t = battle(
            field(
                vanguard=ONCE,
                right=unit("ally"),
                deck=["odd", "filler", "filler"],
                **{k: [v] for k, v in mine.items()},
            ),
            cards=(odd,),
        )
        fight(t)
        assert (t.asked.clause == "vgg 2.8.2") is counts
        t.ends_asking()


@clause("vgg 3.8.1")
def test_a_locked_card_is_no_unit() -> None:
    t = battle(
        field(
            vanguard=ONCE,
            left=unit("ally"),
            deck=["critical", "filler", "filler"],
            right=unit("gone"),
        )
    )
    t.changes(move([t.you.ref("gone")], LOCKED[1], 0))
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with ally")
    t.you.chooses("attack with me", "icon first")
    t.you.may_choose_exactly("me", "ally")
    t.ends_asking()


@clause("vgg 3.8.1", "vgg 3.8.2")
def test_a_guardian_is_a_unit_too() -> None:
    t = battle(rival=other(hand=["filler", "filler"], deck=["critical", "filler", "filler"]))
    attack(t)
    t.rival.chooses("guard with filler")
    t.changes([give(1, 5, 90000, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    t.rival.chooses("pass")
    t.rival.chooses("icon first")
    t.rival.may_choose_exactly("foe", "filler")
    t.ends_asking()


@clause("vgg 12.3.1", "vgg 12.3.2")
def test_nullified_triggers_do_nothing_at_all() -> None:
    t = battle(
        field(vanguard=ONCE, left=unit("ally"), deck=["critical", "filler", "filler"]), other()
    )
    t.changes([give(BITS_ON, CHAR_CANNOT, TRIGGERS_NULLIFIED, [0], 1, THIS_TURN, t.turn)])
    fight(t)
    t.you.is_asked("start step")
    t.you.hand.holds_exactly("critical")
    assert t.you.value("ally", "power") == 7000
    t = battle(
        field(vanguard=ONCE, left=unit("ally"), deck=["critical", "filler", "filler"]), other()
    )
    t.changes([give(BITS_ON, CHAR_CANNOT, TRIGGERS_NULLIFIED, [1], 1, THIS_TURN, t.turn)])
    fight(t)
    # Those of the other player are.
    t.you.is_asked("order of a trigger's effects")
    t.ends_asking()


@clause("vgg 7.6.1.2.4", "vgg 9.6.5")
def test_a_unit_that_another_player_is_master_of_lends_its_clan_to_nobody() -> None:
    odd = unit("odd", 0, trigger="critical", clans=("Nubatama",))
    kin = unit("kin", clans=("Nubatama",))
    mine = field(vanguard=ONCE, right=unit("ally"), deck=[odd, "filler", "filler"])
    t = battle(mine, other(left=kin, deck=["odd", "filler", "filler"]))
    t.changes([give(BECOME, CHAR_MASTER, 0, [t.rival.ref("kin")], 1, THIS_TURN, t.turn)])
    # It is on a circle of the other player's, and no unit of that player's.
    fight(t)
    t.you.is_asked("start step")
    t.rival.damage.holds_exactly("odd")
    t = battle(mine, other(left=kin, deck=["odd", "filler", "filler"]))
    fight(t)
    t.rival.is_asked("order of a trigger's effects")
    t.ends_asking()
