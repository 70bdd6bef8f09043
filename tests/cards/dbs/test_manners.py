"""What is paid, how long and in what manner texts of the second game say it, played."""

from __future__ import annotations

from typing import Any

from bythebook.games.dbs.cards.cards import BATTLE, LEADER, UNISON
from bythebook.games.dbs.terms.terms import markers_on
from bythebook.games.dbs.zones.zones import LIFE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle, main, play, settle


def standing(hero: CardDef, *cards: CardDef, rival: Any = None, **zones: Any) -> Table:
    """The main phase with Hero in the battle area."""
    return table(
        "dbs",
        side(battle=[hero, *zones.pop("battle", [])], **zones),
        side() if rival is None else rival,
        at="main",
        cards=[EGRET, STORK, CRANE, *cards],
    )


def faces(t: Table, player: int) -> list[int]:
    """How a player's life cards lie, the uppermost last."""
    state = t.game.state
    return [state.face[c] for c in state.zone(player, LIFE)]


OPENER = battle(
    "Opener", "[Activate: Main] [Once per turn] Flip up to 1 card in your life face up."
)
"""flips a life card, for what comes after"""


def opened(t: Table) -> None:
    """Opener has flipped the life card nobody knows, the uppermost."""
    t.you.chooses("activate Opener")
    settle(t)
    t.answer(0)
    settle(t)


def test_life_is_flipped_face_up_and_down_again() -> None:
    t = play(
        "flip up to 1 card in your life face up; at the end of the turn, flip all face-up cards "
        "in your life face down.",
        life=["filler", "Egret", "Stork"],
    )
    assert len(asked(t)) == 2  # one of the cards nobody knows, or none
    t.answer(0)
    settle(t)
    assert sorted(faces(t, 0)) == sorted([FACE_UP, FACE_DOWN, FACE_DOWN])
    t.you.chooses("pass")
    settle(t)
    assert FACE_UP not in faces(t, 0)


def test_the_other_players_life_is_flipped() -> None:
    t = play(
        "flip up to 2 cards in your opponent's life face up.",
        life=["filler"] * 3,
        rival=side(life=["Egret", "Stork", "Crane"]),
    )
    t.answer(0)
    t.answer(0)
    settle(t)
    assert faces(t, 1).count(FACE_UP) == 2
    assert FACE_UP not in faces(t, 0)


def test_who_waits_for_a_flip_by_a_card_of_a_color() -> None:
    text = (
        "[Auto] When a card in your life is flipped face up by one of your red card skills, "
        "draw 1 card."
    )
    for color, drawn in (("red", 1), ("blue", 0)):
        hero = battle(
            "Hero", "[Activate: Main] Flip up to 1 card in your life face up.", color=color
        )
        t = standing(hero, battle=[battle("Wing", text)], life=["filler"] * 2)
        t.you.chooses("activate Hero")
        settle(t)
        t.answer(0)
        settle(t)
        t.you.hand.has(drawn)


def test_a_card_is_played_out_of_life_when_it_is_flipped() -> None:
    text = (
        "[Auto] When this card in your life is flipped face up by one of your red card skills, you "
        "may place the top card of your deck in your life, then play this face-up card from your "
        "life. If you didn't play a card, place this face-up card in your Drop Area from your life."
    )
    wing = battle("Wing", text, cost=3)
    for yes in (True, False):
        t = main(
            battle(
                "Hero", "[Auto] When you play this card, flip up to 1 card in your life face up."
            ),
            wing,
            life=[wing],
            deck=["Egret", "Stork"],
        )
        t.you.chooses("play Hero")
        settle(t)
        t.answer(0)
        settle(t)
        t.you.chooses("yes" if yes else "no")
        settle(t)
        if yes:
            t.you.battle.holds_exactly("Hero", "Wing")
            t.you.life.has(1)
        else:
            t.you.drop.holds_exactly("Wing")
            t.you.life.has(0)


def test_only_face_up_life_is_paid_with() -> None:
    text = "[Activate: Main] Flip 1 face-up card in your life face down : Draw 1 card."
    t = standing(battle("Hero", text), battle=[OPENER], life=["Egret", "Stork"])
    t.you.may_not_choose("activate Hero")
    opened(t)
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(1)
    assert FACE_UP not in faces(t, 0)


def test_only_face_up_life_is_chosen() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Choose 1 face-up card in your life and add it to your hand.",
    )
    t = standing(hero, battle=[OPENER], life=["Egret", "Stork"])
    opened(t)
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.holds_exactly("Egret")
    t.you.life.has(1)


def test_a_condition_counts_face_up_life() -> None:
    hero = battle(
        "Hero", "[Activate: Main] If you have 1 or more face-up cards in your life : Draw 1 card."
    )
    t = standing(hero, battle=[OPENER], life=["Egret", "Stork"])
    t.you.may_not_choose("activate Hero")
    opened(t)
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.has(1)


def test_a_leader_awakens_by_life_that_lies_face_up() -> None:
    text = (
        "[Awaken] When your life is at 1 or less or you have 1 or more life flipped face up : You "
        "may draw 1 card and flip this card over."
    )
    t = table(
        "dbs",
        side(
            leader=[make.leader("Chief", abilities=abilities_of((text,), LEADER))],
            battle=[OPENER],
            life=["Egret"] * 3,
        ),
        side(life=["Egret"] * 3),
        at="main",
        cards=[EGRET],
    )
    t.you.may_not_choose("activate Chief")
    opened(t)
    t.you.chooses("activate Chief")
    settle(t)
    t.you.chooses("yes")
    settle(t)
    t.you.hand.has(1)


def test_a_card_is_placed_in_life_face_up() -> None:
    t = play(
        "choose up to 1 «Heron» card in your hand and place it in your life face up.",
        hand=["Egret", "Stork"],
        life=["filler"] * 2,
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.life.has(3)
    assert faces(t, 0).count(FACE_UP) == 1


def test_the_top_card_of_the_deck_is_placed_under_as_a_cost() -> None:
    hero = battle(
        "Hero", "[Activate: Main] Place the top card of your deck under this card : Draw 1 card."
    )
    t = standing(hero, deck=["Egret", "Stork", "Crane"])
    t.you.chooses("activate Hero")
    settle(t)
    t.you.hand.holds_exactly("Stork")
    assert t.you.under("Hero") == ["Egret"]


def test_cards_under_the_leader_pay() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main] Place 1 card from under your Leader Card in its owner's Drop Area : Draw "
        "1 card.",
    )
    feeder = (
        "[Activate: Main] [Once per turn] Place the top card of your deck under this card : Draw 1 "
        "card."
    )
    t = table(
        "dbs",
        side(
            leader=[make.leader("Chief", abilities=abilities_of((feeder,), LEADER))],
            battle=[hero],
            deck=["Egret", "Stork", "Crane"],
        ),
        side(),
        at="main",
        cards=[EGRET, STORK, CRANE],
    )
    t.you.may_not_choose("activate Hero")
    t.you.chooses("activate Chief")
    settle(t)
    t.you.chooses("activate Hero")
    settle(t)
    t.you.drop.holds_exactly("Egret")
    t.you.hand.holds_exactly("Stork", "Crane")


def test_power_for_each_card_under_battle_cards() -> None:
    hero = battle(
        "Hero",
        "[Permanent] This card gets +2000 power for each card placed under your Battle Cards.",
        "[Activate: Main] Place the top card of your deck under this card : Draw 1 card.",
    )
    t = standing(hero, deck=["Egret", "Stork", "Crane"])
    assert t.you.value("Hero", "power") == 10000
    t.you.chooses("activate Hero")
    settle(t)
    assert t.you.value("Hero", "power") == 12000


def test_markers_are_a_cost() -> None:
    text = ("[Activate: Main] Remove 2 markers from this card : Draw 1 card.",)
    t = main(make.unison("Chief", abilities=abilities_of(text, UNISON)))
    t.you.chooses("play Chief")
    t.you.chooses("3")
    settle(t)
    t.you.chooses("activate Chief")
    settle(t)
    t.you.hand.has(1)
    assert markers_on(t.game, t.you.ref("Chief")) == 1
    t.you.may_not_choose("activate Chief")


def test_one_or_two_cards_are_a_cost() -> None:
    text = (
        "[Auto] Choose 1 or 2 cards in your life and add them to your hand : When you play this "
        "card, draw 1 card."
    )
    for more, held in ((True, 3), (False, 2)):
        t = main(battle("Hero", text), life=["Egret", "Stork", "Crane"])
        t.you.chooses("play Hero")
        settle(t)
        t.you.chooses("yes")
        # The first has to be chosen, and nobody knows one from the other.
        assert len(asked(t)) == 2
        t.answer(0 if more else 1)
        settle(t)
        t.you.hand.has(held)


def test_a_battle_cards_counter_costs_its_energy() -> None:
    text = ("[Counter: Attack] Negate the attack and play this card.",)
    guard = make.battle("Guard", cost=2, abilities=abilities_of(text, BATTLE))
    for energy, offered in ((1, False), (2, True)):
        t = fight(
            battle("Hero"),
            guard,
            theirs={"hand": [guard], "energy": ["filler"] * energy, "life": ["filler"] * 3},
        )
        t.you.chooses("attack Hero leader")
        t.goes_on_to("counter")
        assert ("activate Guard" in asked(t)) == offered
        t.ends_asking()


def test_the_card_sent_to_the_warp_comes_back() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At the "
        "end of the turn, return the card sent to the Warp by this skill to its owner's hand.",
        rival=side(battle=["Egret", "Stork"], warp=["Crane"], hand=[]),
    )
    t.you.chooses("Stork")
    settle(t)
    t.rival.warp.holds_exactly("Stork", "Crane")
    t.you.chooses("pass")
    settle(t)
    t.rival.warp.holds_exactly("Crane")
    assert "Stork" in t.rival.hand.names
    t.ends_asking()


def test_power_for_each_color_and_for_each_energy() -> None:
    blue = make.battle("Wave", color="blue")
    t = play(
        "it gets +4000 power for the turn for each color in your energy.",
        blue,
        energy=["filler"] * 5 + [blue],
    )
    t.you.chooses("filler")
    t.settle()
    assert t.you.value("Hero", "power") == 10000 + 2 * 4000
    t = play("it gets +1000 power for each 1 energy you have for the turn.")
    assert t.you.value("Hero", "power") == 16000


def test_power_for_each_and_something_else() -> None:
    hero = battle(
        "Hero",
        "[Permanent] This card gets +1000 power for each «Heron» card in your Drop Area and "
        "[Barrier].",
    )
    t = standing(hero, drop=["Egret", "Crane", "Stork"])
    assert t.you.value("Hero", "power") == 12000
    t = play(
        "this card gets +1000 power for each card in your Drop Area and [Critical] for the turn.",
        drop=["Egret"],
    )
    assert t.you.value("Hero", "power") == 11000
    t.you.chooses("pass")
    settle(t)
    assert t.you.value("Hero", "power") == 10000
    t.ends_asking()


def test_until_the_opponents_turn_ends() -> None:
    text = (
        "choose up to 1 of your opponent's Battle Cards and it gets -5000 power until the end of "
        "your opponent's turn."
    )
    t = play(text, rival=side(battle=["Stork"]))
    t.you.chooses("Stork")
    settle(t)
    assert t.rival.value("Stork", "power") == 10000
    t.you.chooses("pass")
    settle(t)
    assert t.rival.value("Stork", "power") == 10000
    while t.turn_player is t.rival:
        t.answer(len(asked(t)) - 1)
    assert t.rival.value("Stork", "power") == 15000
    t.ends_asking()


def test_a_hand_goes_down_to_so_many() -> None:
    t = play(
        "your opponent chooses cards in their hand and places them in their Drop Area until they "
        "have 1 card in hand.",
        rival=side(hand=["Egret", "Stork", "Crane"]),
    )
    t.rival.may_choose_exactly("Egret", "Stork", "Crane")
    t.rival.chooses("Egret", "Crane")
    settle(t)
    t.rival.hand.holds_exactly("Stork")
    t.rival.drop.holds_exactly("Egret", "Crane")


def test_life_goes_down_to_so_many() -> None:
    t = play(
        "choose cards in your opponent's life and place them in their Drop Area until they have 1 "
        "life left.",
        rival=side(life=["Egret", "Stork", "Crane"]),
    )
    t.rival.life.has(1)
    t.rival.drop.has(2)


def test_nothing_goes_where_there_is_less() -> None:
    t = play(
        "choose cards in your hand and discard them until you have 2 cards in your hand.",
        hand=["Egret"],
    )
    t.you.hand.has(1)
