"""Texts of the second game played: what is allowed, ignored, lost or added."""

from __future__ import annotations

from bythebook.games.dbs.zones import ACTIVE, REST
from bythebook.kernel.abilities import CardDef
from bythebook.testing import Table, laid, side, table
from bythebook.testing.table import Side
from tests.cards.test_dbs_bounds import extra
from tests.cards.test_dbs_more import attack
from tests.cards.test_dbs_play import CRANE, EGRET, STORK, asked, battle, main, play, settle


def facing(yours: Side, theirs: Side, *cards: CardDef) -> Table:
    """Both sides in a turn in which cards attack."""
    named = [EGRET, STORK, CRANE, *cards]
    return table("dbs", yours, theirs, at="main", cards=named, turns=3)


def combos(t: Table) -> list[str]:
    """The combos that can be made."""
    return [option for option in asked(t) if option.startswith("combo")]


def test_a_combo_in_rest_mode_is_allowed_to_some() -> None:
    text = "[Permanent] «Heron» in your Battle Area can combo when in Rest Mode."
    for texts, some in (((text,), ["combo Egret"]), ((), [])):
        hero = battle("Hero", *texts)
        mine = side(battle=[hero, laid("Egret", REST), laid("Stork", REST)], hand=[])
        t = facing(mine, side())
        attack(t)
        assert combos(t) == some


def test_a_combo_with_this_card_in_rest_mode_but_not_while_it_fights() -> None:
    text = "[Permanent] You can combo with this card from your Battle Area even when it is in "
    wing = battle("Wing", text + "Rest Mode.")
    t = facing(side(battle=["Egret", laid(wing, REST), laid("Stork", REST)], hand=[]), side())
    attack(t, "Egret")
    assert combos(t) == ["combo Wing"]
    t.you.chooses("combo Wing")
    settle(t)
    t.you.drop.holds_exactly("Wing")
    t = facing(side(battle=[laid(wing, ACTIVE), "Egret"], hand=[]), side())
    attack(t, "Wing")
    assert combos(t) == ["combo Egret"]


def test_power_lost_for_each_such_card() -> None:
    text = "[Permanent] This card loses -5000 power for each «Heron» card in your Battle Area."
    hero = battle("Hero", text, power=30000)
    for others, power in ((["Stork"], 30000), (["Egret"], 25000), (["Egret", "Crane"], 20000)):
        t = facing(side(battle=[hero, *others]), side())
        assert t.you.value("Hero", "power") == power


def test_a_cost_reduced_and_reduced_once_more() -> None:
    reduce = "reduce the energy cost of this card in your hand by "
    text = (
        f"[Permanent] If your life is at 6 or less, {reduce}1. If your life is at 3 or less, "
        f"{reduce}an additional 1."
    )
    for life, cost in ((7, 5), (6, 4), (4, 4), (3, 3)):
        t = main(battle("Hero", text, cost=5), life=["filler"] * life)
        assert t.you.value("Hero", "cost") == cost


def test_a_leader_cannot_attack_this_card() -> None:
    text = "[Permanent] Your opponent's Leader Card cannot attack this card."
    shy = battle("Shy", text)
    t = facing(side(battle=["Egret"]), side(battle=[laid(shy, REST), laid("Stork", REST)]))
    tries = {option for option in asked(t) if option.startswith("attack")}
    assert "attack leader Shy" not in tries
    assert {"attack leader Stork", "attack Egret Shy", "attack Egret Stork"} <= tries


def test_barrier_is_ignored_wherever_that_is_said() -> None:
    wall = battle("Wall", "[Barrier]", power=30000)
    theirs = "up to 1 of your opponent's Battle Cards"
    for ignoring, some in ((" ignoring [Barrier]", ["Wall", "done"]), ("", [])):
        text = f"choose {theirs}{ignoring} with 30000 or more power and KO it."
        t = play(text, rival=side(battle=[wall, "Crane"]))
        assert [option for option in asked(t) if option in ("Wall", "Crane", "done")] == some
        t.ends_asking()


def test_barrier_is_ignored_among_battle_cards_and_energy() -> None:
    wall = battle("Wall", "[Barrier]")
    text = (
        "choose up to a total of 2 of your opponent's Battle Cards or energy ignoring [Barrier] "
        "and switch them to Rest Mode."
    )
    t = play(text, rival=side(battle=[wall], energy=["Egret"]))
    t.you.may_choose_exactly("Wall", "Egret", "done")
    t.you.chooses("Wall")
    t.you.chooses("Egret")
    settle(t)
    assert t.rival.state_of("Wall") == REST
    assert t.rival.state_of("Egret") == REST


def test_played_by_a_skill_that_is_no_keyword_skill() -> None:
    text = (
        "[Auto] When your opponent plays a Battle Card with 15000 power or less using a "
        "non-keyword skill, draw 1 card."
    )
    warden = battle("Warden", text)
    call = extra("Call", "[Activate: Main] Choose up to 1 card from your hand and play it.")
    for name, drawn in (("Egret", 1), ("Crane", 0)):
        t = main(call, hand=[name], rival=side(battle=[warden], hand=[]))
        t.you.chooses("activate Call")
        settle(t)
        t.you.chooses(name)
        settle(t)
        t.you.battle.holds_exactly(name)
        t.rival.hand.has(drawn)
    rare = battle("Rare", "[Over Realm 1]", cost=3, power=10000)
    t = main(rare, drop=["filler"] * 2, rival=side(battle=[warden], hand=[]))
    t.you.chooses(next(o for o in asked(t) if "Rare" in o and not o.startswith("play")))
    settle(t)
    t.you.battle.holds_exactly("Rare")
    t.rival.hand.has(0)
