"""Texts that speak of the battle they are in, as they are played."""

from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.state.changes import move
from bythebook.testing import table
from bythebook.testing.vanguard import unit

SENTINEL = (
    "[AUTO]:[Choose a card from your hand, and discard it] When this unit is placed on (GC) from"
    " hand, you may pay the cost. If you do, choose one of your vanguards that is being attacked,"
    " and that unit cannot be hit until end of that battle."
)
STRIKER = (
    "[AUTO](VC/RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle."
)
HELPER = (
    "[AUTO](RC):When this unit boosts, the boosted unit gets [Power] +4000 until end of that"
    " battle."
)
AFTER = "[AUTO](RC):At the end of the battle that this unit boosted, draw a card."
SCOUT = (
    "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted, draw a"
    " card."
)
BLOW = "[AUTO](RC):When this unit's attack hits a vanguard, draw a card."
NO_ZEROS = (
    "[AUTO](VC/RC):When this unit attacks, until end of that battle, your opponent cannot call"
    " grade 0 cards from hand to (GC)."
)
BACK = "[CONT](RC):This unit can attack from the back row."
LORD = (
    "[CONT](VC/RC):Lord (If you have a unit without a same clan as this unit, this unit cannot"
    " attack)"
)
RESTRAINT = "[CONT](VC/RC):Restraint (This unit cannot attack.)"
DRAWS = "[AUTO]:When this card is revealed for a damage check, draw a card."
REVEALED = (
    "[AUTO](RC):When your drive check reveals a grade 3 card, this unit gets [Power] +2000 until"
    " end of turn."
)


def test_a_sentinel_keeps_a_vanguard_from_being_hit_in_that_battle_only() -> None:
    wall = unit("wall", 0, 5000, 0, text=SENTINEL, sentinel=True)
    t = battle(
        field(left=unit("ally", 1, 30000)),
        other(hand=[wall, "filler", "filler", "filler"]),
    )
    attack(t)
    t.rival.chooses("guard with wall", "yes")
    t.rival.chooses("filler")
    t.rival.chooses("pass")
    t.rival.damage.has(0)
    attack(t, "ally")
    t.rival.chooses("pass")
    t.rival.damage.has(1)


def test_power_for_the_battle_is_gone_after_it() -> None:
    t = battle(
        field(left=unit("striker", text=STRIKER), back_left=unit("helper", text=HELPER)),
        other(hand=["filler"]),
    )
    attack(t, "striker", boost="helper")
    t.you.chooses("resolve helper")
    # 7000, boosted by 7000, and both texts.
    assert t.you.value("striker", "power") == 21000
    t.rival.chooses("pass")
    assert t.you.value("striker", "power") == 7000


def test_who_boosted_waits_for_the_hit_and_for_the_end_of_the_battle() -> None:
    for text, drawn in ((SCOUT, 1), (AFTER, 1)):
        mine = field(left=unit("ally", 1, 10000), back_left=unit("helper", text=text))
        t = battle(mine)
        fight(t, "ally", boost="helper")
        t.you.hand.has(drawn)
        t = battle(mine)
        fight(t, "ally")
        t.you.hand.has(0)
        t = battle(mine, other(vanguard=unit("foe", 3, 30000)))
        fight(t, "ally", boost="helper")
        t.you.hand.has(0 if text == SCOUT else 1)


def test_an_attack_that_hits_a_vanguard_is_waited_for() -> None:
    t = battle(field(left=unit("ally", 1, 10000, text=BLOW)), other(left=unit("target")))
    fight(t, "ally", "target")
    t.you.hand.has(0)
    t = battle(field(left=unit("ally", 1, 10000, text=BLOW)), other(left=unit("target")))
    fight(t, "ally", "foe")
    t.you.hand.has(1)


def test_grades_are_kept_from_guarding_for_that_battle() -> None:
    t = battle(field(left=unit("striker", text=NO_ZEROS)), other(hand=["filler", unit("first", 1)]))
    attack(t, "striker")
    t.rival.may_choose_exactly("guard with first", "pass")
    t.rival.chooses("pass")
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "guard with first", "pass")


def test_a_unit_attacks_from_the_back_row() -> None:
    t = battle(field(back_left=unit("archer", text=BACK)))
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with archer")
    t.ends_asking()


def test_lords_and_restrained_units_do_not_attack() -> None:
    for text in (LORD, RESTRAINT):
        t = battle(
            field(left=unit("proud", text=text), right=unit("odd", clans=("Nubatama",))),
        )
        t.you.chooses("attack")
        t.you.may_choose_exactly("attack with me", "attack with odd")
        t.ends_asking()
    t = battle(field(left=unit("proud", text=LORD), right=unit("kin")))
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with proud", "attack with kin")
    t.ends_asking()


def test_checked_cards_are_waited_for() -> None:
    t = battle(
        field(left=unit("watcher", text=REVEALED), deck=[unit("late", 3), "filler", "filler"]),
        other(deck=[unit("gift", 1, text=DRAWS), "filler", "filler"]),
    )
    fight(t)
    assert t.you.value("watcher", "power") == 9000
    t.rival.hand.has(1)
    t.rival.damage.holds_exactly("gift")


def test_nothing_is_left_of_a_battle_at_the_next_main_phase() -> None:
    t = table("vgg", you=field(hand=["filler"]), rival=other(), at="main")
    t.you.chooses("pass")
    fight(t)
    assert not t.game.state.counters


def test_with_no_card_to_be_called_nobody_is_asked_to_guard() -> None:
    text = NO_ZEROS.replace("grade 0 cards", "cards")
    t = battle(field(left=unit("striker", 1, 20000, text=text)), other(hand=["filler"]))
    attack(t, "striker")
    # Everybody knows that nothing can be done.
    t.you.is_asked("start step")
    t.rival.damage.has(1)


def test_the_end_of_a_battle_knows_on_whom_it_was_made_though_that_is_gone() -> None:
    end = "[AUTO](VC/RC):At the end of the battle that this unit attacked a {}, draw a card."
    for target, drawn in (("rear-guard", 1), ("vanguard", 0)):
        t = battle(
            field(left=unit("ally", 1, 20000, text=end.format(target))),
            other(left=unit("victim")),
        )
        fight(t, "ally", "victim")
        # It was hit, and is in the drop zone by then.
        t.rival.drop.holds_exactly("victim")
        t.you.hand.has(drawn)
        t = battle(field(left=unit("ally", 1, 20000, text=end.format(target))))
        fight(t, "ally")
        t.you.hand.has(1 - drawn)
    ridden = unit("ally", 1, 20000, text=end.format("grade 3 vanguard"))
    for grade, drawn in ((3, 1), (2, 0)):
        rival = other(vanguard=unit("foe", grade), hand=[unit("next", 3), "filler"])
        t = battle(field(left=ridden), rival)
        attack(t, "ally")
        t.changes(move([t.rival.ref("next")], VANGUARD, 1))
        t.rival.chooses("pass")
        t.rival.soul.is_("foe")
        t.you.hand.has(drawn)
