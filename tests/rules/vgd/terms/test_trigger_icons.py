"""Section 2.8: trigger icons of the overDress era."""

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_TRIGGER, TRIGGERS_NULLIFIED
from bythebook.games.vanguard.zones.zones import FRONT_LEFT
from bythebook.kernel.abilities.abilities import COMMAND, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import Side, Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.rules.vanguard.waiting import waiting

ONCE = unit("me", 3, 13000, None, skills=())
"""a vanguard that drives once"""
MORE = Ability(COMMAND, (), body=(Draw(Num(2)),), marks=ADDITIONAL_EFFECT)
NAMES = ("me", "ally", "rear")
OVER = unit("marvel", 0, 5000, 50000, trigger="over", abilities=(MORE,))


def checks(card: str | CardDef, rival: Side | None = None, **mine: object) -> Table:
    """The vanguard's drive check turns up this card."""
    where = {"vanguard": ONCE, "left": unit("ally"), "back_left": unit("rear"), **mine}
    deck = [card, "filler", "filler", "filler", "filler", "filler"]
    t = battle(field(deck=deck, **where), rival or other(), book="vgd")
    fight(t)
    return t


def suffers(card: str | CardDef, **theirs: object) -> Table:
    """The other player's damage check turns up this card."""
    t = table("vgd", rival=side(deck=[card, "filler", "filler", "filler"], **theirs))
    t.changes(deal_damage(t.game, t.rival.vanguard.refs[0], 1))
    return t


@clause("vgd 2.8.1", "vgd 10.6.1.2.4")
def test_an_icon_that_is_turned_up_says_what_is_done() -> None:
    watcher = waiting("watcher", Trigger(EV_TRIGGER, None, whose=YOU))
    for card, asked in (("critical", "order of a trigger's effects"), ("front", "may")):
        t = checks(card, right=watcher)
        assert t.waiting == ["watcher"]
        t.you.is_asked(asked)
        t.ends_asking()
    t = checks("over", right=watcher)
    assert t.waiting == ["watcher"]
    t.ends_asking()
    # Without an icon nothing happens; clans do not matter.
    t = checks("filler", right=watcher)
    assert not t.waiting
    t = checks(unit("alien", 0, trigger="critical", nation="Stoicheia"))
    t.you.is_asked("order of a trigger's effects")
    t.ends_asking()


@clause("vgd 2.8.2.2", "vgd 2.8.2.2.1", "vgd 2.8.3.2")
def test_critical_one_unit_gets_a_critical_and_one_10000_power() -> None:
    t = checks("critical")
    t.you.may_choose_exactly("icon first", "power first")
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally", "rear")
    t.you.chooses("me")
    assert t.you.value("me", "critical") == 2
    t.you.may_choose_exactly("me", "ally", "rear")
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 18000
    assert t.you.value("ally", "critical") == 1
    t.rival.damage.has(2)
    t.you.chooses("pass")
    # Until the end of the turn.
    assert t.you.value("ally", "power") == 8000
    assert t.you.value("me", "critical") == 1
    # Both for the same unit.
    t = checks("critical")
    t.you.chooses("power first", "ally", "ally")
    assert t.you.value("ally", "power") == 18000
    assert t.you.value("ally", "critical") == 2


@clause("vgd 2.8.2.3", "vgd 2.8.3.2")
def test_draw_a_card_is_drawn_and_one_unit_gets_10000_power() -> None:
    t = checks("draw")
    t.you.chooses("power first")
    t.you.hand.has(0)
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 18000
    t.you.hand.holds_exactly("filler", "draw")
    t = checks("draw")
    t.you.chooses("icon first")
    t.you.hand.has(1)
    t.you.chooses("ally")
    t.you.hand.has(2)


@clause("vgd 2.8.1", "vgd 2.8.2.4", "vgd 2.8.3.2")
def test_heal_who_has_no_less_damage_heals_and_one_unit_gets_10000_power() -> None:
    for mine, theirs, heals in ((1, 0, True), (1, 1, True), (0, 0, False), (1, 2, False)):
        t = checks("heal", other(damage=theirs), damage=mine)
        t.you.may_choose_exactly(*(("icon first", "power first") if heals else NAMES))
        if heals:
            t.you.chooses("icon first")
        t.you.damage.has(mine - int(heals))
        t.you.drop.has(int(heals))
        t.you.may_choose_exactly(*NAMES)
        t.you.chooses("ally")
        assert t.you.value("ally", "power") == 18000


@clause("vgd 2.8.2.5")
def test_front_all_units_of_the_front_row_get_10000_power() -> None:
    t = checks("front", right=unit("third"), hand=[unit("late")])
    # Nobody chooses anything.
    t.you.is_asked("start step")
    names = ("me", "ally", "third", "rear")
    assert [t.you.value(n, "power") for n in names] == [23000, 18000, 18000, 8000]
    # Who comes there later has not got it, and who goes keeps it.
    t.changes(
        [
            *move([t.you.ref("ally")], 11, 0),
            *move([t.you.ref("rear")], FRONT_LEFT, 0),
        ]
    )
    assert [t.you.value(n, "power") for n in ("ally", "rear")] == [18000, 8000]
    t.you.chooses("pass")
    assert [t.you.value(n, "power") for n in names] == [13000, 8000, 8000, 8000]
    # In a damage check, too.
    t = suffers("front", left=unit("wall"), back_left=unit("deep"))
    assert t.rival.value("wall", "power") == 18000
    assert t.rival.value("deep", "power") == 8000


@clause("vgd 2.8.2.6", "vgd 2.8.3.2")
def test_over_four_things_are_done_in_any_order() -> None:
    t = checks(OVER)
    t.you.may_choose_exactly("remove it next", "draw next", "power next", "additional effect next")
    t.you.chooses("additional effect next")
    t.you.hand.has(2)
    t.you.trigger.is_("marvel")
    t.you.may_choose_exactly("remove it next", "draw next", "power next")
    t.you.chooses("power next")
    t.you.may_choose_exactly("me", "ally", "rear")
    t.you.chooses("ally")
    assert t.you.value("ally", "power") == 100_008_000
    t.you.chooses("remove it next")
    t.you.removed.is_("marvel")
    # The last one is not asked about.
    t.you.hand.has(3)
    t.you.is_asked("start step")
    t.you.chooses("pass")
    assert t.you.value("ally", "power") == 8000


@clause("vgd 2.8.2.6")
def test_over_in_a_damage_check_has_no_additional_effect_and_is_no_damage() -> None:
    t = suffers(OVER)
    t.rival.may_choose_exactly("remove it next", "draw next", "power next")
    t.rival.chooses("draw next", "remove it next")
    t.rival.hand.has(1)
    t.rival.removed.is_("marvel")
    t.rival.damage.has(0)
    t.rival.trigger.has(0)
    assert t.rival.value("vanguard", "power") == 100_013_000


@clause("vgd 2.8.2.6")
def test_over_without_a_text_has_no_additional_effect() -> None:
    t = checks("over")
    t.you.may_choose_exactly("remove it next", "draw next", "power next")
    t.ends_asking()


@clause("vgd 2.8.3.3", "vgd 2.8.3.3.1")
def test_nullified_triggers_do_nothing_and_what_was_done_before_stays() -> None:
    t = battle(
        field(vanguard=unit("me", 3, 13000), left=unit("ally"), deck=["front"] * 6),
        other(),
        book="vgd",
    )
    t.changes([give(BITS_ON, CHAR_CANNOT, TRIGGERS_NULLIFIED, [0], 6, THIS_TURN, t.turn)])
    fight(t)
    assert t.you.value("ally", "power") == 8000
    # The first icon is being performed when triggers are nullified; the second is none then.
    t = battle(
        field(
            vanguard=unit("me", 3, 13000),
            left=unit("ally"),
            deck=["critical", "front", "filler", "filler", "filler"],
        ),
        other(),
        book="vgd",
    )
    fight(t)
    t.you.is_asked("order of a trigger's effects")
    t.changes([give(BITS_ON, CHAR_CANNOT, TRIGGERS_NULLIFIED, [0], 6, THIS_TURN, t.turn)])
    t.you.chooses("power first", "ally", "me")
    assert t.you.value("ally", "power") == 18000
    assert t.you.value("me", "critical") == 2
    t.you.hand.holds_exactly("critical", "front")
