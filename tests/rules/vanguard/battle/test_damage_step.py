"""Sections 7.7, 2.5 and 2.7: the damage step."""

from bythebook.games.vanguard.cards.cards import BATTLES_FRONT_ROW, CRITICAL
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_HIT,
    CANNOT_DEAL_DAMAGE,
    EV_DAMAGED,
    EV_HIT,
    EV_NO_HIT,
    P_DAMAGE,
)
from bythebook.games.vanguard.texts.triggers import (
    ANY_VANGUARD,
    battle_ends,
    damage_check,
    does_not_hit,
    hits,
    retired,
)
from bythebook.games.vanguard.zones.zones import DROP, FRONT_RIGHT, HAND
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD, BECOME, CHAR_MASTER
from bythebook.testing import Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import able, attack, barred, battle, field, fight, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning, waiting

ANY_CARD = Cards(whose=ANYONE)


def outcome(t: Table) -> list[tuple[int, str]]:
    """Which hits and misses have happened, on whom."""
    game = t.game
    return [
        (c[1], game.definition(c[5] & 2047).name)
        for c in t.since(0)
        if c[0] == 7 and c[1] in (EV_HIT, EV_NO_HIT)
    ]


@ERAS
@clause("vgg 7.7.1.1", "vgd 10.7.1.1")
def test_what_waits_for_the_damage_step_resolves_before_powers_are_compared(book: str) -> None:
    t = battle(field(left=at_beginning("early", P_DAMAGE)), book=book)
    attack(t)
    t.you.is_asked("may")
    t.rival.damage.has(0)
    t.rival.trigger.has(0)
    t.you.chooses("no")
    t.rival.damage.has(1)


@ERAS
@clause("vgg 7.7.1.2", "vgg 2.5.1", "vgd 2.5.1", "vgd 10.7.1.2")
def test_an_attack_hits_who_has_no_more_power(book: str) -> None:
    for power, hit in ((9000, 1), (10000, 1), (11000, 0)):
        t = battle(rival=other(vanguard=unit("foe", 3, power)), book=book)
        fight(t)
        t.rival.damage.has(hit)
        assert outcome(t) == [(EV_HIT if hit else EV_NO_HIT, "foe")]


@ERAS
@clause("vgg 7.7.1.2", "vgd 10.7.1.2")
def test_of_several_attacked_units_each_is_compared(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_FRONT_ROW, 3, 10000)),
        other(left=unit("weak"), right=unit("strong", 3, 13000)),
        book=book,
    )
    fight(t)
    t.rival.drop.holds_exactly("weak")
    t.rival.damage.has(1)
    assert sorted(outcome(t)) == [(EV_HIT, "foe"), (EV_HIT, "weak"), (EV_NO_HIT, "strong")]


@ERAS
@clause("vgg 7.7.1.2", "vgd 10.7.1.2")
def test_who_cannot_be_hit_is_not_hit(book: str) -> None:
    t = battle(rival=other(hand=["filler"]), book=book)
    attack(t)
    t.changes(barred(t, t.rival, "foe", CANNOT_BE_HIT))
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@ERAS
@clause("vgg 7.7.1.3", "vgd 10.7.1.2.1")
def test_nothing_is_hit_if_the_attacker_has_left_moved_or_changed_hands(book: str) -> None:
    for change in ("none", "left", "moved", "taken"):
        t = battle(
            field(left=unit("ally", 1, 20000)),
            other(right=unit("target"), hand=["filler"]),
            book=book,
        )
        attack(t, "ally", "target")
        ally = t.you.ref("ally")
        if change == "left":
            t.changes(move([ally], HAND))
        elif change == "moved":
            t.changes(move([ally], FRONT_RIGHT, 0))
        elif change == "taken":
            t.changes([give(BECOME, CHAR_MASTER, 1, [ally], 1, THIS_TURN, t.turn)])
        t.rival.chooses("pass")
        hit = change == "none"
        t.rival.drop.has(int(hit))
        assert outcome(t) == [(EV_HIT if hit else EV_NO_HIT, "target")]


@ERAS
@clause("vgg 7.7.1.3", "vgd 10.7.1.2.1")
def test_nothing_is_hit_if_the_attacked_unit_has_moved(book: str) -> None:
    t = battle(rival=other(left=unit("target"), hand=["filler"]), book=book)
    attack(t, target="target")
    t.changes(move([t.rival.ref("target")], FRONT_RIGHT, 1))
    t.rival.chooses("pass")
    t.rival.right.is_("target")
    assert outcome(t) == [(EV_NO_HIT, "target")]


@ERAS
@clause(
    "vgg 7.7.1.4",
    "vgg 7.7.1.7",
    "vgg 7.7.1.6",
    "vgd 10.7.1.3",
    "vgd 10.7.1.5",
    "vgd 10.7.1.6",
    "vgd 10.7.1.7",
)
def test_what_waits_for_the_hit_stands_by_only_after_the_damage(book: str) -> None:
    late = waiting("late", damage_check(ANY_CARD))
    t = battle(field(left=waiting("striker", hits(None))), other(left=late), book=book)
    attack(t)
    # What the other player has from the damage comes first, alone.
    t.rival.is_asked("may")
    assert t.waiting == ["late"]
    t.rival.chooses("no")
    t.you.is_asked("may")
    t.rival.damage.has(1)
    t.you.chooses("no")


@ERAS
@clause("vgg 7.7.1.7", "vgd 10.7.1.6", "vgd 10.7.1.7")
def test_what_waits_for_a_miss_stands_by(book: str) -> None:
    weak = unit("foe", 3, 30000)
    t = battle(field(left=waiting("striker", does_not_hit())), other(vanguard=weak), book=book)
    attack(t, "striker")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.damage.has(0)


@ERAS
@clause("vgg 7.7.1.5", "vgg 2.7.1", "vgg 7.7.1.5.1", "vgd 2.7.1", "vgd 10.7.1.4", "vgd 10.7.1.4.1")
def test_a_hit_vanguard_is_dealt_damage_equal_to_the_critical(book: str) -> None:
    for more, damage in ((-2, 0), (-1, 0), (0, 1), (1, 2), (2, 3)):
        t = battle(book=book)
        t.changes([give(ADD, CRITICAL, more, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
        fight(t)
        t.rival.damage.has(damage)
        assert [c[4] for c in t.since(0) if c[:2] == (7, EV_DAMAGED)] == [damage] * (damage > 0)


@ERAS
@clause("vgg 7.7.1.5", "vgd 10.7.1.4")
def test_a_rear_guard_is_dealt_no_damage(book: str) -> None:
    t = battle(rival=other(left=unit("target")), book=book)
    fight(t, target="target")
    t.rival.damage.has(0)
    t.rival.drop.holds_exactly("target")


@ERAS
@clause("vgg 7.7.1.5", "vgd 10.7.1.4")
def test_effects_can_keep_a_unit_from_dealing_damage(book: str) -> None:
    t = battle(book=book)
    t.changes(barred(t, t.you, "me", CANNOT_DEAL_DAMAGE))
    fight(t)
    t.rival.damage.has(0)
    assert outcome(t) == [(EV_HIT, "foe")]


@ERAS
@clause("vgg 3.15.1.1", "vgd 11.5.2.1")
def test_the_attacking_unit_is_the_source_of_battle_damage(book: str) -> None:
    t = battle(book=book)
    me = t.you.ref("me")
    fight(t)
    dealt = [c for c in t.since(0) if c[:2] == (7, EV_DAMAGED)]
    assert [(c[2], c[3], c[5]) for c in dealt] == [(t.rival.ref("foe"), 1, me)]


@clause("vgg 7.7.1.8")
def test_what_waits_for_the_hit_resolves_while_the_guardians_are_there() -> None:
    t = battle(
        field(left=waiting("striker", hits(None, ANY_VANGUARD)), vanguard=unit("me", 3, 30000)),
        other(hand=["filler"]),
    )
    attack(t)
    t.rival.chooses("guard with filler")
    t.you.is_asked("may")
    t.rival.guardians.is_("filler")
    t.you.chooses("no")
    t.rival.guardians.has(0)


@ERAS
@clause("vgg 7.7.1.9", "vgd 10.7.1.9")
def test_guardians_are_retired_then_rear_guards_that_were_hit(book: str) -> None:
    t = battle(
        rival=other(left=unit("target", 1, 1000), hand=[unit("thin", 0, 4000, 0)] * 2), book=book
    )
    attack(t, target="target")
    t.rival.chooses("guard with thin")
    before = t.happened
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("thin", "target")
    assert t.game.log is not None
    names = [
        [t.game.definition(c[1] & 2047).name for c in batch[4] if c[0] == 1 and c[3] == DROP]
        for batch in t.game.log.since(before)
    ]
    assert [n for n in names if n] == [["thin"], ["target"]]


@ERAS
@clause("vgg 7.7.1.9", "vgd 10.7.1.9")
def test_who_was_not_hit_stays(book: str) -> None:
    t = battle(rival=other(left=unit("target", 3, 12000)), book=book)
    fight(t, target="target")
    t.rival.left.is_("target")
    t.rival.drop.has(0)


@ERAS
@clause("vgg 7.7.1.10", "vgd 10.7.1.9")
def test_what_waits_for_being_retired_resolves_before_the_close_step(book: str) -> None:
    t = battle(
        field(left=waiting("patient", battle_ends(None))),
        other(right=waiting("watcher", retired(None)), left=unit("target", 1, 1000)),
        book=book,
    )
    attack(t, target="target")
    t.rival.is_asked("may")
    assert t.waiting == ["watcher"]
    t.rival.chooses("no")
    t.you.is_asked("may")
    t.you.chooses("no")


@ERAS
@clause("vgg 7.7.1.10", "vgd 10.7.1.9")
def test_then_comes_the_close_step(book: str) -> None:
    t = battle(book=book)
    fight(t)
    assert not t.game.state.counters
