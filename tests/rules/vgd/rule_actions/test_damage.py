"""Sections 13.5 and 13.6: damage is checked card by card, and settled with nothing else to do."""

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.texts.effects import DealDamage
from bythebook.games.vanguard.texts.events import EV_DAMAGE_CHECK, VANGUARD_DAMAGE
from bythebook.games.vanguard.texts.triggers import damage_check, drive_check
from bythebook.games.vanguard.zones.zones import DAMAGE, DROP, TRIGGER, VANGUARD
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.changes import MOVE, move
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.rules.vanguard.waiting import MAY_DRAW, waiting

ANY_CARD = Cards(whose=ANYONE)
UNITS = [unit(name) for name in ("one", "two", "three")]


def dealt(amount: int, **foe: object) -> Table:
    """So much damage is dealt to the other player's vanguard."""
    t = table("vgd", rival=side(**foe), cards=UNITS)
    t.changes(deal_damage(t.game, t.rival.vanguard.refs[0], amount))
    return t


def went(t: Table) -> list[int]:
    """Where cards have gone, one after another."""
    return [c[3] for c in t.since(0) if c[0] == MOVE]


@clause("vgd 13.5.1", "vgd 13.5.2", "vgd 13.5.3", "vgd 13.6.2", "vgd 7.29.1", "vgd 7.29.1.2")
def test_each_card_is_turned_up_and_settled_before_the_next() -> None:
    for amount in (0, 1, 2, 3):
        t = dealt(amount)
        assert went(t) == [TRIGGER, DAMAGE] * amount
        t.rival.damage.has(amount)
        t.rival.trigger.has(0)
        assert not t.game.state.counters


@clause("vgd 3.1.2", "vgd 7.29.1")
def test_damage_is_its_players_whoever_is_the_vanguard_by_then() -> None:
    t = table("vgd", rival=side(vanguard="one", soul=["two"]), cards=UNITS)
    t.changes(
        [*deal_damage(t.game, t.rival.ref("one"), 2), *move([t.rival.ref("one")], DROP)],
    )
    t.rival.vanguard.is_("two")
    t.rival.damage.has(2)


@clause("vgd 13.5.1.1")
def test_with_damage_on_both_sides_the_turn_player_comes_first() -> None:
    for turn in (0, 1):
        t = table("vgd", turn=turn)
        mine, theirs = t.you.vanguard.refs[0], t.rival.vanguard.refs[0]
        t.changes([*deal_damage(t.game, mine, 2), *deal_damage(t.game, theirs, 2)])
        checked = [c[3] for c in t.since(0) if c[:2] == (7, EV_DAMAGE_CHECK)]
        assert checked == [turn, turn, 1 - turn, 1 - turn]


@clause("vgd 13.5.2", "vgd 13.5.4", "vgd 7.21.1")
def test_the_icon_is_performed_with_the_card_in_the_trigger_zone() -> None:
    t = dealt(2, deck=["critical", "critical", "filler"])
    t.rival.is_asked("order of a trigger's effects")
    t.rival.trigger.is_("critical")
    assert not t.rival.trigger.face_down
    assert t.game.state.counters[1, VANGUARD_DAMAGE] == 1
    before = t.rival.value("vanguard", "power")
    t.rival.chooses("icon first")
    assert t.rival.value("vanguard", "power") == before + 10000
    assert (1, VANGUARD_DAMAGE) not in t.game.state.counters
    t.rival.damage.has(1)
    t.rival.chooses("power first")
    t.rival.damage.has(2)
    t.rival.deck.has(1)


@clause("vgd 13.6.1", "vgd 13.5.4", "vgd 7.21.1", "vgd 7.14.1")
def test_what_waits_for_the_check_resolves_before_the_card_is_settled() -> None:
    t = dealt(2, left=waiting("watcher", damage_check(ANY_CARD)))
    for settled in (0, 1):
        # One ability for each card: the next card comes only when the one before is settled.
        assert t.waiting == ["watcher"]
        t.rival.damage.has(settled)
        t.rival.trigger.has(1)
        t.rival.chooses("no")
    t.rival.damage.has(2)


@clause("vgd 13.6.1")
def test_what_is_taken_away_is_not_settled() -> None:
    away = MoveCards(Cards(ANYONE, (TRIGGER,)), DROP)
    t = dealt(1, left=waiting("watcher", damage_check(ANY_CARD), away))
    t.rival.damage.has(0)
    t.rival.drop.has(1)
    assert t.game.result is None


@clause("vgd 13.6.1", "vgd 13.2.2")
def test_the_loss_is_seen_between_two_cards() -> None:
    t = dealt(3, damage=4)
    t.rival.damage.has(6)
    t.asserts_over(0, "vgd 13.2.2")


@clause("vgd 13.5.1")
def test_damage_dealt_during_a_drive_check_waits_for_it() -> None:
    strike = DealDamage(Cards(OPPONENT, (VANGUARD,)))
    watcher = waiting("watcher", drive_check(ANY_CARD), strike, MAY_DRAW)
    t = battle(field(left=watcher), other(vanguard=unit("foe", 3, 50000, None)), book="vgd")
    attack(t)
    for hand in (0, 1):
        t.you.is_asked("may")
        t.you.trigger.has(1)
        t.you.hand.has(hand)
        t.rival.damage.has(hand)
        t.you.chooses("no")
    t.rival.damage.has(2)
