"""Texts of the second game played: what is allowed, ignored, lost or added."""

from __future__ import annotations

from typing import Any

from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, laid, side, table
from bythebook.testing import dbs as make
from bythebook.testing.table import Side
from tests.cards.dbs.fights import attack
from tests.cards.dbs.test_bounds import extra, to_main, unison, until
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle, main, play, settle


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


def test_while_this_card_is_in_play_some_are_not_played() -> None:
    text = "[Permanent] While this card is in play, you can't play non-«Heron» Battle Cards."
    for where, some in (("battle", {"play Egret"}), ("drop", {"play Egret", "play Stork"})):
        zones: dict[str, Any] = {where: [battle("Hero", text)]}
        t = main(EGRET, hand=["Stork"], **zones)
        assert {option for option in asked(t) if option.startswith("play")} == some


def test_one_card_is_there_and_the_other_is_not() -> None:
    text = (
        "[Permanent] If {Egret} is in your Battle Area and {Stork} is not, this card gets +5000 "
        "power."
    )
    hero = battle("Hero", text, power=10000)
    for others, power in ((["Egret"], 15000), (["Egret", "Stork"], 10000), ([], 10000)):
        t = facing(side(battle=[hero, *others]), side())
        assert t.you.value("Hero", "power") == power


def test_a_cost_no_less_than_the_opponents_energy() -> None:
    text = (
        "choose up to 1 of your opponent's Battle Cards with an energy cost larger than or equal "
        "to your opponent's amount of total energy and KO it."
    )
    t = play(text, rival=side(battle=["Egret", "Stork", "Crane"], energy=["filler"] * 3))
    t.you.may_choose_exactly("Stork", "Crane", "done")
    t.ends_asking()


def test_no_evolving_for_the_turn() -> None:
    grown = battle("Grown", "[EX-Evolve] : «Heron»", cost=3)
    for said, there in (("you may not activate [EX-Evolve] for the turn.", False), ("", True)):
        t = play(said or "draw 0 cards.", grown, battle=["Egret"], hand=[grown])
        assert any("Grown" in o and not o.startswith("play") for o in asked(t)) == there


def test_a_condition_after_a_moment_and_a_comma() -> None:
    text = "[Auto] When this card attacks, and your Leader Card is «Heron», draw 1 card."
    for traits, drawn in ((("Heron",), 1), ((), 0)):
        head = make.leader("Head", traits=traits)
        t = facing(side(leader=head, battle=[battle("Hero", text)], hand=[]), side())
        attack(t)
        t.you.hand.has(drawn)


def test_this_card_comes_back_only_if_something_is_so_by_then() -> None:
    text = (
        "[Activate: Main] Send this card to your Warp : At the start of your next turn, if your "
        "Leader Card is «Heron», play this card from your Warp in its owner's Battle Area."
    )
    for traits, back in ((("Heron",), ["Hero"]), ((), [])):
        head = make.leader("Head", traits=traits)
        t = facing(side(leader=head, battle=[battle("Hero", text)], hand=[]), side(hand=[]))
        t.you.chooses("activate Hero")
        settle(t)
        t.you.warp.holds_exactly("Hero")
        t.you.chooses("pass")
        settle(t)
        t.you.battle.holds_exactly()
        until(t, "attack Head leader")
        t.you.battle.holds_exactly(*back)


def test_it_is_this_card_after_several_others() -> None:
    text = (
        "choose up to 2 cards in your Drop Area and add them to your hand, switch this card to "
        "Rest Mode, and it gets +5000 power for the turn."
    )
    t = play(text, drop=["Egret", "Stork"])
    t.you.chooses("Egret")
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.holds_exactly("Egret", "Stork")
    assert t.you.state_of("Hero") == REST
    assert t.you.value("Hero", "power") == 15000


def test_one_each_of_three() -> None:
    text = "choose up to 1 each of {Egret}, {Stork}, and {Crane} from your Drop Area and play them."
    t = play(text, drop=["Egret", "Egret", "Crane"])
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    t.you.may_choose_exactly("Crane", "done")
    t.you.chooses("Crane")
    settle(t)
    t.you.battle.holds_exactly("Hero", "Egret", "Crane")
    t.you.drop.holds_exactly("Egret")


def test_an_attack_that_is_not_negated_for_the_turn() -> None:
    text = "[Activate: Main] This card can't have its attack negated for the turn."
    stop = extra("Stop", "[Counter: Attack] Negate the attack.")
    for used, life in ((True, 3), (False, 4)):
        hero = battle("Hero", text, power=30000)
        t = facing(side(battle=[hero], hand=[]), side(hand=[stop], life=["filler"] * 4))
        if used:
            t.you.chooses("activate Hero")
            to_main(t)
        t.you.chooses("attack Hero leader")
        until(t, "activate Stop")
        t.rival.chooses("activate Stop")
        to_main(t)
        t.rival.life.has(life)


def test_what_is_placed_away_for_a_fusion() -> None:
    text = "[Auto] When this card is placed in your Drop Area from your hand "
    left = battle("Left", text + "as a result of [Union-Fusion], draw 1 card.", character="Left")
    right = battle("Right", character="Right")
    whole = battle("Whole", "[Union-Fusion] <Left> and <Right>", cost=3)
    t = main(whole, hand=[left, right])
    t.you.chooses(next(o for o in asked(t) if "Whole" in o and not o.startswith("play")))
    settle(t)
    t.you.chooses("Left")
    settle(t)
    t.you.battle.holds_exactly("Whole")
    t.you.drop.holds_exactly("Left", "Right")
    t.you.hand.has(1)
    t = main(extra("Toss", "[Activate: Main] Discard 1 card : Draw 1 card."), hand=[left])
    t.you.chooses("activate Toss")
    settle(t)
    t.you.drop.holds_exactly("Left", "Toss")
    t.you.hand.has(1)
    # Nor is what a skill does, once it is paid for.
    loses = "[Activate: Main] Choose 1 card in your hand and place it in your Drop Area."
    t = main(extra("Lose", loses), hand=[left])
    t.you.chooses("activate Lose")
    settle(t)
    t.you.drop.holds_exactly("Left", "Lose")
    t.you.hand.has(0)


def test_one_life_card_or_two_but_not_none() -> None:
    text = "choose 1 or 2 cards in your life and add them to your hand."
    for more, taken in ((False, 1), (True, 2)):
        t = play(text, life=["filler"] * 4)
        assert "done" not in asked(t)
        t.you.chooses(asked(t)[0])
        assert "done" in asked(t)
        t.you.chooses(asked(t)[0] if more else "done")
        settle(t)
        t.you.hand.has(taken)
        t.you.life.has(4 - taken)
    t = play(text, life=["filler"])
    settle(t)
    t.you.life.has(0)


def test_one_of_two_realms() -> None:
    over = battle("Over", "[Over Realm 3]")
    dark = battle("Dark", "[Dark Over Realm 3]")
    text = "choose up to 1 Battle Card with [Over Realm] or [Dark Over Realm] in your Warp and "
    t = play(text + "play it.", warp=[over, dark, "Egret"])
    t.you.may_choose_exactly("Over", "Dark", "done")
    t.ends_asking()


def test_up_to_so_many_with_a_word_missing() -> None:
    t = play(
        "look at up 3 cards from the top of your deck, choose up to 1 «Heron» card among them, add "
        "it to your hand, then shuffle your deck.",
        deck=["Egret", "Stork", "filler", "Crane"],
    )
    t.you.may_choose_exactly("3", "2", "1", "0")
    t.ends_asking()


def test_one_may_have_a_card_get_power() -> None:
    text = "you may have your red Leader Card get +5000 power for the turn."
    for color, answer, more in (("red", "yes", 5000), ("red", "no", 0), ("blue", "yes", 0)):
        head = make.leader("Head", color=color, power=10000)
        t = play(text, leader=head)
        t.you.chooses(answer)
        settle(t)
        assert t.you.value("Head", "power") == 10000 + more


def test_choose_and_activate() -> None:
    gift = extra("Gift", "[Activate: Main] Draw 1 card.")
    text = "choose and activate 1 {Gift} from your deck. Then, shuffle your deck."
    t = play(text, deck=["Egret", gift, "Stork"])
    t.you.chooses("Gift")
    settle(t)
    t.you.hand.holds_exactly("Egret")


def test_not_played_by_skills_but_by_its_cost() -> None:
    shy = battle("Shy", "[Permanent] You can't play this card from any area using skills.", cost=1)
    call = extra("Call", "[Activate: Main] Choose up to 1 Battle Card from your hand and play it.")
    t = main(call, hand=[shy, "Egret"])
    assert "play Shy" in asked(t)
    t.you.chooses("activate Call")
    t.you.chooses("Shy")
    settle(t)
    t.you.battle.holds_exactly()
    t.you.hand.holds_exactly("Shy", "Egret")


def test_no_attack_with_few_markers() -> None:
    text = "[Permanent] This card can't attack if it has 2 or fewer markers on it."
    for markers, attacks in ((2, False), (3, True)):
        t = facing(side(unison=[laid(unison("One", text), counters=markers)]), side())
        assert any(o.startswith("attack One") for o in asked(t)) == attacks


def test_a_keyword_or_a_trait() -> None:
    guard = battle("Guard", "[Blocker]")
    text = "choose up to 2 [Blocker] or «Heron» cards from your Drop Area and add them to your hand"
    t = play(text + ".", drop=[guard, "Egret", "Stork"])
    t.you.may_choose_exactly("Guard", "Egret", "done")
    t.ends_asking()


def test_rested_by_the_skill_of_a_named_card() -> None:
    text = "[Auto] When this card is switched from Active Mode to Rest Mode with {Lull}'s skill, "
    hero = battle("Hero", text + "draw 1 card.")
    for name, drawn in (("Lull", 1), ("Yawn", 0)):
        rests = "[Activate: Main] Choose up to 1 of your Battle Cards and switch it to Rest Mode."
        t = main(extra(name, rests), battle=[hero])
        t.you.chooses(f"activate {name}")
        t.you.chooses("Hero")
        settle(t)
        assert t.you.state_of("Hero") == REST
        t.you.hand.has(drawn)


def test_a_card_returned_to_the_hand_from_the_battle_area() -> None:
    text = "[Auto] When one of your cards is returned to your hand from your Battle Area, this "
    hero = battle("Hero", text + "card gets +5000 power for the turn.")
    for where, power in (("Battle Area", 15000), ("Drop Area", 10000)):
        back = extra(
            "Back",
            f"[Activate: Main] Choose up to 1 {{Egret}} in your {where} and "
            "return it to its owner's hand.",
        )
        t = main(back, battle=[hero, "Egret"], drop=["Egret"])
        t.you.chooses("activate Back")
        t.you.chooses("Egret")
        settle(t)
        assert t.you.value("Hero", "power") == power
