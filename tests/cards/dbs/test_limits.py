"""Texts of the second game played: what is kept from being done, so many as there are of
something, and what is done with cards later."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, LEADER
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY, REST
from bythebook.testing import Table, laid, side
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main
from tests.cards.dbs.test_play import asked, battle, main, play, settle

# Skills that are not activated.


@pytest.mark.parametrize(
    ("text", "auto", "main_skill"),
    [
        ("you can't activate {Ward}'s skill for the turn.", False, False),
        ("your {Ward} cards' [Auto] skills don't activate for the turn.", False, True),
        ("you can't activate {Other}'s skill for the turn.", True, True),
    ],
)
def test_skills_of_a_named_card(text: str, auto: bool, main_skill: bool) -> None:
    ward = battle(
        "Ward",
        "[Auto] When you play a «Heron» card, draw 1 card.",
        "[Activate: Main][Once per turn] Draw 1 card.",
    )
    t = play(text, ward, battle=[ward], hand=["Egret"])
    assert ("activate Ward" in asked(t)) == main_skill
    t.you.chooses("play Egret")
    settle(t)
    t.you.hand.has(1 if auto else 0)


# Not switched to active mode.


@pytest.mark.parametrize("stays", [True, False])
def test_not_active_in_the_opponents_next_turn(stays: bool) -> None:
    rouse = extra("Rouse", "[Activate: Main] Choose up to 1 of your Battle Cards and switch it to "
                  "Active Mode.")  # fmt: skip
    text = "choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode"
    text += (
        ", and that card can't be switched to Active Mode during your opponent's next turn."
        if stays
        else "."
    )
    t = play(
        text,
        rouse,
        deck=["filler"] * 20,
        rival=side(battle=["Egret"], hand=[rouse], deck=["filler"] * 20, energy=["filler"] * 3),
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.rival.state_of("Egret") == REST
    t.you.chooses("pass")
    t.goes_on_to("activate Rouse")
    assert t.rival.state_of("Egret") == (REST if stays else ACTIVE)
    if stays:
        t.rival.chooses("activate Rouse")
        settle(t)
        t.rival.chooses("Egret")
        settle(t)
        assert t.rival.state_of("Egret") == REST
        # In their turn after that it is.
        t.rival.chooses("pass")
        t.goes_on_to("attack Hero leader")
        t.you.chooses("pass")
        t.goes_on_to("attack Egret leader")
        assert t.rival.state_of("Egret") == ACTIVE


def test_before_that_turn_it_can_be_switched() -> None:
    calm = extra(
        "Calm",
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards, and it can't be switched "
        "to Active Mode during your opponent's next turn.",
    )
    lift = extra("Lift", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and "
                 "switch it to Active Mode.")  # fmt: skip
    t = main(calm, lift, hand=[lift], rival=side(battle=[("Egret", REST)]))
    for name in ("Calm", "Lift"):
        t.you.chooses(f"activate {name}")
        settle(t)
        t.you.chooses("Egret")
        settle(t)
    assert t.rival.state_of("Egret") == ACTIVE


# Not KO'd in battle by some cards.


@pytest.mark.parametrize(("power", "falls"), [(15000, False), (20000, True)])
def test_not_ko_d_in_battle_by_some_cards(power: int, falls: bool) -> None:
    wall = battle(
        "Wall",
        "[Permanent] This card can't be KO'd in battle by Battle Cards with an original power of "
        "15000 or less.",
        power=5000,
    )
    t = fight(make.battle("Hero", power=power), wall, theirs={"battle": [(wall, REST)]})
    t.you.chooses("attack Hero Wall")
    settle(t)
    to_main(t)
    t.rival.battle.has(0 if falls else 1)


def test_but_by_skills_and_only_for_so_long() -> None:
    wall = battle(
        "Wall",
        "[Auto] When this card is attacked, this card can't be KO'd in battle by Battle Cards for "
        "the battle.",
        power=5000,
    )
    doom = extra(
        "Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it."
    )
    t = fight(make.battle("Hero", power=30000), wall, doom, mine={"hand": [doom]},
              theirs={"battle": [(wall, REST)]})  # fmt: skip
    t.you.chooses("attack Hero Wall")
    settle(t)
    to_main(t)
    t.rival.battle.has(1)
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Wall")
    settle(t)
    t.rival.battle.has(0)


# So many as there are of something.


@pytest.mark.parametrize(("chosen", "left"), [(0, 3), (1, 2), (2, 1)])
def test_so_many_as_were_ko_d(chosen: int, left: int) -> None:
    t = play(
        "choose up to 2 of your opponent's Battle Cards, KO them, then your opponent chooses cards "
        "from their hand equal to the number of cards you KO'd with this skill and sends them to "
        "their Warp.",
        rival=side(battle=["Egret", "Egret"], hand=["Stork", "Stork", "Crane"]),
    )
    for _ in range(chosen):
        t.you.chooses("Egret")
    if chosen < 2:
        t.you.chooses("done")
    settle(t)
    for _ in range(chosen):
        t.rival.chooses("Stork")
        settle(t)
    t.rival.hand.has(left)
    assert len(t.rival.warp) == chosen


@pytest.mark.parametrize(("low", "held"), [(0, 2), (2, 2), (3, 2)])
def test_so_many_as_lie_somewhere(low: int, held: int) -> None:
    small = make.battle("Small", cost=1)
    t = play(
        "your opponent chooses a number of cards from their hand equal to the number of Battle "
        "Cards in their Battle Area with an energy cost of 1 or less and places the cards on the "
        "top of their decks in any order. Then your opponent returns all of their Battle Cards "
        "with an energy cost of 1 or less to their hand.",
        small,
        rival=side(battle=["Small"] * low + ["Crane"], hand=["Stork"] * held, deck=["filler"] * 4),
    )
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(0)
    # Fewer than so many in hand: as many as there are.
    gone = min(low, held)
    t.rival.hand.holds_exactly(*["Stork"] * (held - gone), *["Small"] * low)
    assert list(t.rival.deck.names)[:gone] == ["Stork"] * gone
    t.rival.battle.holds_exactly("Crane")


# Later, and under.


def test_what_was_sent_away_comes_back_without_its_skills() -> None:
    foe = battle("Foe", "[Auto] When you play this card, draw 1 card.")
    hero = battle(
        "Hero",
        "[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and send "
        "it to its owner's Warp. At the end of the turn, play any cards sent to a Warp by this "
        "skill to their owners' Battle Areas with their skills negated for the turn.",
    )
    t = main(hero, foe, rival=side(battle=[foe], hand=[], deck=["filler"] * 9))
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("Foe")
    settle(t)
    t.rival.warp.holds_exactly("Foe")
    before = len(t.rival.deck)
    t.you.chooses("pass")
    settle(t)
    t.rival.battle.holds_exactly("Foe")
    assert before - len(t.rival.deck) <= 1  # the card of their charge phase


@pytest.mark.parametrize("skill", ["[Counter: Attack]", "[Activate: Main]"])
def test_played_by_a_counter_of_its_own(skill: str) -> None:
    guard = battle(
        "Guard",
        "[Counter: Attack] Play this card.",
        "[Auto] When this card is played using its [Counter: Attack] skill, draw 1 card.",
    )
    if skill == "[Counter: Attack]":
        t = fight(battle("Hero"), guard, theirs={"hand": [guard], "energy": ["filler"] * 3})
        t.you.chooses("attack Hero leader")
        settle(t)
        t.rival.chooses("activate Guard")
        settle(t)
        t.rival.battle.holds_exactly("Guard")
        t.rival.hand.has(1)
        return
    t = main(guard)
    t.you.chooses("play Guard")
    settle(t)
    t.you.hand.has(0)


def test_what_lies_under_a_card_goes_to_the_drop_area() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards. Place that card on top of the opponent's "
        "deck, and all cards that were under it in the Drop Area.",
        rival=side(battle=[laid("Egret", under=["Stork"])], deck=["filler"] * 3),
    )
    t.you.chooses("Egret")
    settle(t)
    t.rival.drop.holds_exactly("Stork")
    assert t.rival.deck.names[0] == "Egret"


# Some skills negated, and life.


@pytest.mark.parametrize(("last", "played"), [("Rook", True), ("Jay", False)])
def test_if_it_is_any_other_card(last: str, played: bool) -> None:
    seed = battle("Seed", "[Activate: Main] Draw 1 card.", "[Blocker]", character=last)
    t = play(
        "reveal 1 card from the bottom of your deck. If that card is a <Rook> with an energy cost "
        "of 3 or less, play that card and negate its [Activate] skill for the duration of the "
        "game. If it is any other card, place it at the bottom of your deck.",
        seed,
        deck=["filler", "filler", seed],
    )
    if played:
        t.you.battle.holds_exactly("Hero", "Seed")
        assert "activate Seed" not in asked(t)
    else:
        t.you.battle.holds_exactly("Hero")
        assert t.you.deck.names[-1] == "Seed"


def test_keyword_skills_negated_and_no_others() -> None:
    foe = battle("Foe", "[Barrier]", "[Activate: Main] Draw 1 card.")
    kept = battle("Kept", "[Blocker]", "[Activate: Main][Once per turn] Draw 1 card.")
    t = play("choose up to 1 of your Battle Cards and negate its keyword skills for the turn.",
             foe, kept, battle=[kept])  # fmt: skip
    t.you.chooses("Kept")
    settle(t)
    assert "activate Kept" in asked(t)


@pytest.mark.parametrize(("life", "drawn"), [(3, 0), (2, 1), (1, 0)])
def test_life_that_reaches_a_number(life: int, drawn: int) -> None:
    seer = battle("Seer", "[Auto] When your life reaches 1, draw 1 card.")
    zones: dict[str, Any] = {"life": ["filler"] * life, "battle": [seer], "deck": ["Crane"] * 9}
    text = "choose 1 card in your life and add it to your hand." if life > 1 else "draw 1 card."
    t = play(text, seer, **zones)
    settle(t)
    assert 9 - len(t.you.deck) == drawn + (life == 1)


REFUSED = """
choose cards from your opponent's hand equal to the number of cards in your hand and place them in their Drop Area.
your opponent chooses cards from their hand equal to the number of cards you KO'd with this skill and sends them to their Warp.
draw 1 card, and all cards that were under it in the Drop Area.
choose up to 2 of your opponent's Battle Cards, and they can't be switched to Active Mode during your opponent's next turn.
"""  # noqa: E501 - a text is a line


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_leaves_something_open_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all("[Auto] When you play this card, " + text, BATTLE)


# Energy that is paid for.

DRAIN = (
    "[Auto] When you play this card, draw 1 card, then for the duration of the game, if the turn "
    "player would use the skill of a Battle Card or Extra Card to switch energy to Active Mode, "
    "they can't switch energy to Active Mode unless they choose 2 cards from their Drop Area and "
    "send them to their Warp."
)
ROUSE = "[Activate: Main] Choose up to 1 of your energy and switch it to Active Mode."


def rested(t: Table) -> int:
    """How many of your energy cards are in rest mode."""
    state = t.game.state
    return sum(state.orient[card] == REST for card in state.zone(t.you.player, ENERGY))


@pytest.mark.parametrize(("answer", "woken"), [("yes", 1), ("no", 0)])
def test_energy_is_switched_for_what_is_paid(answer: str, woken: int) -> None:
    rouse = extra("Rouse", ROUSE)
    t = main(battle("Hero", DRAIN), rouse, hand=[rouse], drop=["Egret", "Stork", "Crane"])
    t.you.chooses("play Hero")
    settle(t)
    before = rested(t)
    t.you.chooses("activate Rouse")
    settle(t)
    t.answer(0)
    settle(t)
    t.you.chooses(answer)
    settle(t)
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(0)
        settle(t)
    assert before - rested(t) == woken
    t.you.warp.has(2 * woken)


def test_without_cards_enough_energy_stays_as_it_is() -> None:
    rouse = extra("Rouse", ROUSE)
    t = main(battle("Hero", DRAIN), rouse, hand=[rouse], drop=[])
    t.you.chooses("play Hero")
    settle(t)
    before = rested(t)
    t.you.chooses("activate Rouse")
    settle(t)
    t.answer(0)
    settle(t)
    assert rested(t) == before
    t.you.warp.has(0)


def test_a_leaders_skill_pays_nothing() -> None:
    chief = make.leader(
        "Chief", abilities=abilities_of((ROUSE.replace("Main]", "Main][Once per turn]"),), LEADER)
    )
    t = main(battle("Hero", DRAIN), leader=chief, drop=["Egret", "Stork"])
    t.you.chooses("play Hero")
    settle(t)
    before = rested(t)
    t.you.chooses("activate Chief")
    settle(t)
    t.answer(0)
    settle(t)
    assert before - rested(t) == 1
    t.you.warp.has(0)


def test_cards_that_are_no_energy_are_switched_for_nothing() -> None:
    stir = extra(
        "Stir", "[Activate: Main] Choose up to 1 of your Battle Cards and switch it to Active Mode."
    )
    t = main(battle("Hero", DRAIN), stir, hand=[stir], battle=[("Egret", REST)], drop=["Stork"] * 2)
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("activate Stir")
    settle(t)
    t.you.chooses("Egret")
    settle(t)
    assert t.you.state_of("Egret") == ACTIVE
    t.you.warp.has(0)


def test_the_opponent_pays_in_their_turn() -> None:
    rouse = extra("Rouse", ROUSE)
    t = main(
        battle("Hero", DRAIN),
        rouse,
        deck=["filler"] * 20,
        rival=side(
            hand=[rouse],
            deck=["filler"] * 20,
            energy=["filler"] * 3,
            drop=["Egret", "Stork"],
        ),
    )
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("pass")
    t.goes_on_to("activate Rouse")
    t.rival.chooses("activate Rouse")
    settle(t)
    t.answer(0)
    settle(t)
    # All of it is active: nothing would be switched, and nothing is paid.
    t.rival.warp.has(0)
