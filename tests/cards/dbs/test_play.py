"""Each way a text of the second game can say something, played."""

from __future__ import annotations

from typing import Any

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, LEADER
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, laid, side, table
from bythebook.testing import dbs as make
from bythebook.testing.table import Side
from bythebook.text.dbs import abilities_of

HERON = ("Heron",)
EGRET = make.battle("Egret", cost=2, power=10000, traits=HERON)
STORK = make.battle("Stork", cost=3, power=15000, color="blue")
CRANE = make.battle("Crane", cost=5, power=25000, traits=HERON)
ENERGY = ["filler"] * 6


def battle(name: str, *text: str, **printed: Any) -> CardDef:
    """A battle card with a text."""
    return make.battle(name, abilities=abilities_of(text, BATTLE), **printed)


def main(hero: CardDef, *cards: CardDef, rival: Side | None = None, **zones: Any) -> Table:
    """The main phase with Hero in hand and enough energy."""
    zones.setdefault("energy", ENERGY)
    hand = [hero, *zones.pop("hand", [])]
    return table(
        "dbs",
        side(hand=hand, **zones),
        side() if rival is None else rival,
        at="main",
        cards=[EGRET, STORK, CRANE, *cards],
    )


def play(text: str, *cards: CardDef, rival: Side | None = None, **zones: Any) -> Table:
    """Hero, with this skill for when it is played, has just been played."""
    t = main(
        battle("Hero", "[Auto] When you play this card, " + text), *cards, rival=rival, **zones
    )
    t.you.chooses("play Hero")
    settle(t)
    return t


def asked(t: Table) -> list[str]:
    """What whoever is asked can answer."""
    return t.options


def settle(t: Table) -> None:
    """What waits is resolved, in whatever order, and all is answered that is no choice."""
    t.settle(any_order=True)


def test_a_card_is_drawn() -> None:
    t = play("draw 2 cards.")
    t.you.hand.has(2)


def test_a_battle_card_is_chosen_and_ko_d() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards with an energy cost of "
        "3 or less and KO it.",
        rival=side(battle=["Egret", "Stork", "Crane"]),
    )
    t.you.may_choose_exactly("Egret", "Stork", "done")
    t.you.chooses("Stork")
    t.rival.drop.holds_exactly("Stork")
    t.rival.battle.holds_exactly("Egret", "Crane")


def test_power_bounds() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards with 15000 power or less and return it to "
        "its owner's hand.",
        rival=side(battle=["Egret", "Stork", "Crane"], hand=[]),
    )
    t.you.may_choose_exactly("Egret", "Stork", "done")
    t.you.chooses("Egret")
    settle(t)
    t.rival.hand.holds_exactly("Egret")


def test_what_was_looked_at_and_not_chosen() -> None:
    t = play(
        "look at up to 3 cards from the top of your deck, choose up to 1 «Heron» card among them, "
        "add it to your hand, then place the remaining cards in your Drop Area.",
        deck=["Egret", "Stork", "filler", "Crane"],
    )
    t.you.may_choose_exactly("3", "2", "1", "0")
    t.you.chooses("3")
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    t.you.hand.holds_exactly("Egret")
    t.you.drop.holds_exactly("Stork", "filler")
    t.you.deck.is_("Crane")


def test_a_deck_is_searched_only_if_one_wants_to() -> None:
    text = (
        "choose up to 1 «Heron» card in your hand or deck, play it in Rest Mode, then shuffle your "
        "deck if you looked through it."
    )
    t = play(text, hand=["Egret"], deck=["Crane", "filler"])
    t.you.chooses("no")
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    assert t.you.state_of("Egret") == REST
    assert t.you.state_of("Hero") == ACTIVE
    t = play(text, hand=["Egret"], deck=["Crane", "filler"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Egret", "Crane", "done")
    t.you.chooses("Crane")
    t.you.battle.holds_exactly("Hero", "Crane")


def test_the_other_player_chooses_their_own_card() -> None:
    t = play(
        "your opponent chooses 1 card in their hand and places it in their Drop Area, "
        "then draw 1 card.",
        rival=side(hand=["Egret", "Stork"]),
    )
    t.rival.may_choose_exactly("Egret", "Stork")
    t.rival.chooses("Stork")
    settle(t)
    t.rival.drop.holds_exactly("Stork")
    t.you.hand.has(1)


def test_if_you_do() -> None:
    text = "you may discard 1 card. If you do, draw 2 cards."
    t = play(text, hand=["Egret"])
    t.you.chooses("yes")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.hand.has(2)
    t = play(text, hand=["Egret"])
    t.you.chooses("no")
    t.you.hand.holds_exactly("Egret")


def test_if_you_do_not() -> None:
    text = "you may discard 1 card. If you don't, return this card to its owner's hand."
    t = play(text, hand=["Egret"])
    t.you.chooses("no")
    t.you.battle.has(0)
    t = play(text, hand=["Egret"])
    t.you.chooses("yes")
    t.you.battle.holds_exactly("Hero")


def test_if_a_card_was_played() -> None:
    text = "play up to 1 «Heron» card from your hand. If you played a card, draw 1 card."
    t = play(text, hand=["Egret"])
    t.you.chooses("Egret")
    t.you.battle.holds_exactly("Hero", "Egret")
    t.you.hand.has(1)
    t = play(text, hand=["Egret"])
    t.you.chooses("done")
    t.you.hand.holds_exactly("Egret")


def test_one_of_several_things() -> None:
    text = "choose one- ・Draw 1 card. ・This card gets +5000 power for the turn."
    t = play(text)
    t.you.chooses("2")
    t.you.hand.has(0)
    assert t.you.value("Hero", "power") == 15000


def test_all_that_can_be_chosen() -> None:
    guarded = battle("Guarded", "[Barrier]", cost=2)
    t = play(
        "choose all of your opponent's Battle Cards and send them to their owners' Warps.",
        guarded,
        rival=side(battle=["Egret", "Guarded"]),
    )
    t.rival.warp.holds_exactly("Egret")
    t.rival.battle.holds_exactly("Guarded")


def test_ignoring_barrier() -> None:
    guarded = battle("Guarded", "[Barrier]", cost=2)
    shown = side(battle=["Egret", "Guarded"])
    t = play("choose up to 1 of your opponent's Battle Cards and KO it.", guarded, rival=shown)
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("done")
    t = play(
        "choose up to 1 of your opponent's Battle Cards, ignoring [Barrier], and KO it.",
        guarded,
        rival=shown,
    )
    t.you.may_choose_exactly("Egret", "Guarded", "done")
    t.you.chooses("Guarded")
    t.rival.drop.holds_exactly("Guarded")


def test_tokens_are_what_is_said() -> None:
    text = (
        "play 2 Chick Tokens. (Chick Tokens have 3000 power, 0 combo cost, and 1000 combo power.)"
    )
    (skill,) = abilities_of(("[Auto] When you play this card, " + text,), BATTLE)
    t = play(text, *(card for effect in skill.body for card in effect.tokens()))
    t.you.battle.holds_exactly("Hero", "Chick", "Chick")
    assert t.you.value("Chick", "power") == 3000
    assert t.you.value("Chick", "combo power") == 1000


def test_copies_are_not_played_again() -> None:
    hero = battle(
        "Hero", "[Auto] When you play this card, you can't play copies of this card for the turn."
    )
    t = main(hero, hand=[hero, "Egret"])
    t.you.chooses("play Hero")
    settle(t)
    t.you.may_not_choose("play Hero")
    assert "play Egret" in t.you.options
    t.ends_asking()


def test_a_name_is_not_played_again() -> None:
    t = play("you can't play {Egret} for the turn.", hand=["Egret", "Stork"])
    t.you.may_not_choose("play Egret")
    assert "play Stork" in t.you.options
    t.ends_asking()


def test_life_nobody_knows_is_not_asked_about() -> None:
    t = play("choose 1 card in your life and add it to your hand.", life=["Egret", "Stork"])
    t.you.life.has(1)
    t.you.hand.has(1)


def test_energy_from_the_deck_rests() -> None:
    t = play(
        "place the top card of your deck in your energy in Rest Mode.", deck=["Crane", "Egret"]
    )
    assert t.you.state_of("Crane") == REST


def test_later_in_the_turn() -> None:
    t = play(
        "draw 1 card, then at the end of the turn, choose 1 card in your hand and discard it.",
        hand=[],
    )
    t.you.hand.has(1)
    t.you.chooses("pass")
    settle(t)
    t.you.drop.has(1)
    t.ends_asking()


def test_a_card_is_played_onto_another() -> None:
    t = play(
        "choose up to 1 «Heron» card in your hand and play it on top of this card.",
        hand=["Crane"],
    )
    t.you.chooses("Crane")
    t.you.battle.holds_exactly("Crane")


def test_control_is_gained() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and gain control of it.",
        rival=side(battle=["Stork"]),
    )
    t.you.chooses("Stork")
    t.you.battle.holds_exactly("Hero", "Stork")


def test_markers_and_unisons() -> None:
    plus, minus = "[+1][Activate: Main] Draw 1 card.", "[-2][Activate: Main] Draw 2 cards."
    sign = make.unison("Sign", cost=0, text=(plus, minus))
    for markers, takes in ((1, False), (2, True), (3, True)):
        t = table("dbs", side(unison=laid(sign, counters=markers)), at="main")
        both = ["activate Sign: Draw 1 card", "activate Sign: Draw 2 cards"]
        skills = both if takes else both[:1]
        t.you.may_choose_exactly(*skills, "attack Sign leader", "attack leader", "pass")
        t.you.chooses("activate Sign: Draw 1 card")
        t.you.hand.has(1)
        assert t.you.counters("Sign") == markers + 1
        # One skill with a marker cost a turn, whichever it is.
        t.you.may_not_choose(*both)
    t = table("dbs", side(unison=laid(sign, counters=3)), at="main")
    t.you.chooses("activate Sign: Draw 2 cards")
    t.you.hand.has(2)
    assert t.you.counters("Sign") == 1


# --- conditions, costs, permanent skills -------------------------------------------------------


def test_what_stands_before_the_colon_has_to_be_so() -> None:
    text = "[Auto] If your Leader Card is blue : When this card is played, draw 1 card."
    for color, drawn in (("blue", 1), ("red", 0)):
        chief = make.leader("Chief", color=color)
        t = main(battle("Hero", text), leader=[chief])
        t.you.chooses("play Hero")
        settle(t)
        t.you.hand.has(drawn)
        t.ends_asking()


def test_costs_are_paid() -> None:
    text = (
        "[Activate: Main] Choose 1 card in your hand and place it in your Drop Area : Draw 2 cards."
    )
    t = table(
        "dbs",
        side(battle=[battle("Hero", text)], hand=["Egret", "Stork"]),
        side(),
        at="main",
        cards=[EGRET, STORK],
    )
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("Egret", "Stork")
    t.you.chooses("Egret")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.hand.has(3)
    t.ends_asking()


def test_a_cost_that_cannot_be_paid() -> None:
    text = (
        "[Activate: Main] Choose 2 cards in your hand and place them in your "
        "Drop Area : Draw 1 card."
    )
    t = table(
        "dbs", side(battle=[battle("Hero", text)], hand=["Egret"]), side(), at="main", cards=[EGRET]
    )
    t.you.may_not_choose("activate Hero")
    t.ends_asking()


def test_permanent_power_and_keywords() -> None:
    hero = battle(
        "Hero",
        "[Permanent] If a «Heron» card is in your Battle Area, this card gets +5000 power and "
        "[Double Strike].",
    )
    for other, power in (("Egret", 15000), ("Stork", 10000)):
        t = table("dbs", side(battle=[hero, other]), side(), at="main", cards=[EGRET, STORK])
        assert t.you.value("Hero", "power") == power
        assert bool(keywords_of(t.game, t.you.card("Hero"))) == (other == "Egret")
        t.ends_asking()


def test_cheaper_in_the_hand() -> None:
    hero = battle(
        "Hero", "[Permanent] Reduce the energy cost of this card in your hand by 2.", cost=3
    )
    t = main(hero, energy=["filler"])
    assert "play Hero" in t.you.options
    t.ends_asking()


def test_played_without_paying() -> None:
    text = (
        "[Permanent] If your opponent has 2 or more energy, you can play this card from your hand "
        "without paying its energy cost."
    )
    for energy, free in ((2, True), (1, False)):
        t = main(battle("Hero", text, cost=4), energy=[], rival=side(energy=["filler"] * energy))
        assert ("play Hero" in t.you.options) == free
        t.ends_asking()


def test_what_cannot_be_attacked() -> None:
    hero = battle("Hero", "[Permanent] This card can't attack Leader Cards.")
    t = table("dbs", side(battle=[hero]), side(battle=[]), at="main", turns=3)
    assert not [o for o in t.you.options if o.startswith("attack Hero")]
    t.ends_asking()


def test_one_of_a_name_in_play() -> None:
    hero = battle("Hero", "[Permanent] Only 1 {Hero} can be played in your Battle Area.")
    t = main(hero, battle=[hero])
    t.you.may_not_choose("play Hero")
    t.ends_asking()


def test_a_leader_awakens() -> None:
    text = (
        "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
    )
    from dataclasses import replace

    back = make.leader("Chief, Awake", power=15000)
    chief = replace(make.leader("Chief", abilities=abilities_of(text, LEADER)), back=back)
    t = table("dbs", side(leader=[chief], life=5), side(), at="main", cards=[])
    t.you.may_not_choose("activate Chief")
    t.ends_asking()
    t = table("dbs", side(leader=[chief], life=4), side(), at="main", cards=[])
    t.you.chooses("activate Chief")
    t.you.chooses("yes")
    t.you.hand.has(2)
    assert t.you.value("Chief, Awake", "power") == 15000
    t.ends_asking()


def test_counters_answer_a_card_being_played() -> None:
    text = (
        (
            "[Counter: Play] If the Battle Card being played has an energy cost of "
            "3 or less, it is "
            "placed in its owner's Drop Area instead of being played."
        ),
    )
    ward = make.extra("Ward", cost=0, abilities=abilities_of(text, EXTRA))
    for card, stopped in (("Stork", True), ("Crane", False)):
        t = main(battle("Hero"), ward, hand=[card], rival=side(hand=[ward]))
        t.you.chooses(f"play {card}")
        t.goes_on_to("activate Ward")
        t.rival.chooses("activate Ward")
        settle(t)
        assert (card in t.you.drop.names) == stopped
        t.ends_asking()
