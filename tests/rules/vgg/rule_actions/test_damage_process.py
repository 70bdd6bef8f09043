"""Sections 9.6, 10.15 and 10.33: the damage process."""

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.texts.events import EV_DAMAGE_CHECK, VANGUARD_DAMAGE
from bythebook.games.vanguard.texts.triggers import damage_check
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP, FRONT_LEFT, TRIGGER, VANGUARD
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.changes import MOVE, move
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import battle, fight, other
from tests.rules.vanguard.waiting import waiting

ANY_CARD = Cards(whose=ANYONE)
UNITS = [unit(name) for name in ("one", "two", "three")]


def dealt(amount: int, **foe: object) -> Table:
    """So much damage is dealt to the other player's vanguard."""
    t = table("vgg", rival=side(**foe), cards=UNITS)
    t.changes(deal_damage(t.game, t.rival.vanguard.refs[0], amount))
    return t


@clause("vgg 9.6.1", "vgg 10.33.1", "vgg 10.33.2", "vgg 3.9.2")
def test_damage_that_was_dealt_is_processed_as_a_rule_action() -> None:
    for amount in (0, 1, 2, 3):
        t = dealt(amount)
        t.rival.damage.has(amount)
        assert not t.game.state.counters


@clause("vgg 3.9.2")
def test_damage_belongs_to_the_vanguard_and_goes_with_it() -> None:
    t = table("vgg", rival=side(vanguard="one", hand=["two"]), cards=UNITS)
    t.changes(
        [
            *deal_damage(t.game, t.rival.ref("one"), 2),
            *move([t.rival.ref("two")], VANGUARD, 1),
        ]
    )
    # Another unit is the vanguard now: the rule action for that came first.
    t.rival.vanguard.is_("two")
    t.rival.damage.has(0)


@clause("vgg 9.6.1")
def test_other_rule_actions_come_first() -> None:
    t = table("vgg", rival=side(left="one", hand=["two"]), cards=UNITS)
    t.changes(
        [
            *deal_damage(t.game, t.rival.vanguard.refs[0], 1),
            *move([t.rival.ref("two")], FRONT_LEFT, 1),
        ]
    )
    went = [c[3] for c in t.since(0) if c[0] == MOVE]
    assert went == [FRONT_LEFT, DROP, TRIGGER, DAMAGE]


@clause("vgg 9.6.1.1")
def test_the_turn_players_vanguard_comes_first() -> None:
    for turn in (0, 1):
        t = table("vgg", turn=turn)
        mine, theirs = t.you.vanguard.refs[0], t.rival.vanguard.refs[0]
        both = [*deal_damage(t.game, mine, 2), *deal_damage(t.game, theirs, 2)]
        t.changes(both)
        checked = [c[3] for c in t.since(0) if c[:2] == (7, EV_DAMAGE_CHECK)]
        assert checked == [turn, turn, 1 - turn, 1 - turn]


@clause("vgg 9.6.2", "vgg 9.6.7")
def test_card_by_card_until_none_is_left() -> None:
    t = dealt(2, deck=["critical", "critical", "filler"])
    t.rival.is_asked("order of a trigger's effects")
    key = (t.rival.vanguard.refs[0], VANGUARD_DAMAGE)
    assert t.game.state.counters[key] == 1
    t.rival.chooses("icon first")
    assert key not in t.game.state.counters
    t.rival.damage.has(1)
    t.rival.chooses("icon first")
    t.rival.damage.has(2)
    t.rival.deck.has(1)


@clause("vgg 9.6.3", "vgg 9.6.4")
def test_the_top_card_is_turned_up_and_checked() -> None:
    t = dealt(1, deck=["draw", "filler", "filler"])
    t.rival.trigger.is_("draw")
    assert not t.rival.trigger.face_down
    checked = [c for c in t.since(0) if c[:2] == (7, EV_DAMAGE_CHECK)]
    assert [(c[2], c[3]) for c in checked] == [(t.rival.trigger.refs[0], 1)]
    t.rival.chooses("power first")


@clause("vgg 9.6.4", "vgg 10.15.1.1")
def test_all_damage_is_checked_of_battle_and_of_skill() -> None:
    watcher = waiting("watcher", damage_check(ANY_CARD))
    t = dealt(1, left=watcher)
    t.rival.is_asked("may")
    t.rival.chooses("no")
    t = battle(rival=other(left=watcher))
    fight(t)
    t.rival.is_asked("may")
    t.rival.chooses("no")


@clause("vgg 9.6.1", "vgg 9.6.7")
def test_nothing_comes_in_between_not_even_losing() -> None:
    watcher = waiting("watcher", damage_check(ANY_CARD))
    t = dealt(3, left=watcher)
    # All three are there before the first ability is played.
    assert t.waiting == ["watcher"] * 3
    t.rival.damage.has(3)
    t.ends_asking()
    t = dealt(3, damage=4)
    t.rival.damage.has(7)
    assert t.game.result is not None
    t = table("vgg", you=side(damage=5), rival=side(damage=5, deck=["heal", "filler", "filler"]))
    t.changes(deal_damage(t.game, t.rival.vanguard.refs[0], 1))
    # One of five was healed before the sixth card came and anybody looked.
    t.rival.chooses("icon first", "filler")
    t.rival.damage.has(5)
    assert t.game.result is None


@clause("vgg 9.6.5")
def test_the_icon_counts_for_who_has_a_unit_of_its_clan() -> None:
    for clan, counts in (("Kagero", True), ("Nubatama", False)):
        card = unit("icon", 0, trigger="critical", clans=(clan,))
        t = table("vgg", rival=side(deck=["icon", "filler", "filler"]), cards=[card])
        t.changes(deal_damage(t.game, t.rival.vanguard.refs[0], 1))
        assert (t.asked.player == 1) is counts
        if counts:
            t.rival.chooses("icon first")
        t.rival.damage.has(1)


@clause("vgg 9.6.6")
def test_if_it_is_still_there_it_goes_to_the_damage_zone() -> None:
    t = dealt(1)
    t.rival.damage.has(1)
    t.rival.trigger.has(0)
