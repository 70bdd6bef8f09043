"""Texts of the second game played: leaders flipped, cards placed in battle areas, what is played
instead of being dropped, and when a card was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, LEADER
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import dbs as make
from bythebook.testing import face_up, laid, side
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main, unison
from tests.cards.dbs.test_play import asked, battle, main, play, settle

WATCH = "[Auto] When {}, draw 1 card."
AWAKENS = "[Awaken] When your life is at 8 or less : You may flip this card over."
BACK = make.leader("Awake", power=15000)


def sleeper() -> CardDef:
    """A leader that awakens."""
    return replace(make.leader("Asleep", abilities=abilities_of((AWAKENS,), LEADER)), back=BACK)


def mind(moment: str, name: str = "Mind") -> Any:
    """A unison card in play that draws a card when something happens."""
    return laid(unison(name, WATCH.format(moment)), counters=3)


# Leaders.


@pytest.mark.parametrize(
    ("moment", "drawn"),
    [
        ("your Leader Card is flipped to its back side", 1),
        ("your Leader Card is flipped to its front", 0),
        ("your opponent's Leader Card is flipped to its back", 0),
    ],
)
def test_a_leader_that_awakens_is_waited_for(moment: str, drawn: int) -> None:
    t = main(make.battle("Hero"), leader=sleeper(), unison=[mind(moment)], hand=[])
    t.you.chooses("activate Asleep")
    settle(t)
    if "yes" in asked(t):
        t.you.chooses("yes")
        settle(t)
    assert t.you.leader.names == ["Awake"]
    t.you.hand.has(1 + drawn)


FLIP = (
    "flip your opponent's Leader Card to its front. If you do, your opponent can't activate their "
    "Leader Card's [Awaken] or [Wish] skills until the end of their next turn."
)


@pytest.mark.parametrize("awake", [True, False])
def test_the_opponents_leader_is_flipped_to_its_front(awake: bool) -> None:
    foe = extra("Wake", "[Activate: Main] Flip your Leader Card to its back.")
    hero = battle("Hero", "[Auto] When you play this card, " + FLIP)
    t = main(
        hero,
        foe,
        deck=["filler"] * 20,
        unison=[mind("your opponent's Leader Card flips back to its front")],
        rival=side(leader=sleeper(), hand=[foe], deck=["filler"] * 20, life=["filler"] * 4),
    )
    if awake:
        t.you.chooses("pass")
        t.goes_on_to("activate Wake")
        t.rival.chooses("activate Wake")
        settle(t)
        assert t.rival.leader.names == ["Awake"]
        t.rival.chooses("pass")
        t.goes_on_to("play Hero")
    before = len(t.you.hand)
    t.you.chooses("play Hero")
    settle(t)
    assert t.rival.leader.names == ["Asleep"]
    t.you.hand.has(before if awake else before - 1)
    t.you.chooses("pass")
    t.goes_on_to("attack Asleep leader")
    # Only who was flipped cannot awaken.
    assert ("activate Asleep" in asked(t)) == (not awake)


# Cards placed in battle areas.


@pytest.mark.parametrize("name", ["Star", "Egret"])
def test_extra_cards_are_placed_and_battle_cards_played(name: str) -> None:
    star = extra("Star", "[Field]")
    t = play(
        f"choose 1 {{{name}}} from your deck and place it in the Battle Area in Active Mode, then "
        "shuffle your deck.",
        star,
        deck=[star, "Egret", "filler", "filler"],
        unison=[mind("you play a Battle Card using a skill")],
    )
    if name in asked(t):
        t.you.chooses(name)
        settle(t)
    t.you.battle.holds_exactly("Hero", name)
    assert t.you.state_of(name) == ACTIVE
    t.you.hand.has(1 if name == "Egret" else 0)


def test_a_card_placed_in_the_opponents_battle_area() -> None:
    star = extra("Star", "[Field]")
    t = play("place up to 1 {Star} from your deck in your opponent's Battle Area.", star,
             deck=["filler", star, "filler"])  # fmt: skip
    t.you.chooses("Star")
    settle(t)
    t.rival.battle.holds_exactly("Star")


def test_a_card_played_in_the_opponents_battle_area() -> None:
    star = extra("Star", "[Field]")
    t = play(
        "play up to 1 red card from your deck to your opponent's Battle Area in Rest Mode, then "
        "shuffle your deck. If you played a card, draw 1 card.",
        star,
        deck=["Stork", "Egret", "Stork"],
    )
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.rival.battle.holds_exactly("Egret")
    assert t.rival.state_of("Egret") == REST
    t.you.hand.has(1)


def test_tokens_and_unisons_in_rest_mode() -> None:
    t = play("play 1 Shade Token with 15000 power in Rest Mode.")
    assert t.you.state_of("Shade") == REST
    sage = unison("Sage")
    t = play("play up to 1 {Sage} from your hand with 2 markers on it in Rest Mode.", sage,
             hand=[sage])  # fmt: skip
    t.you.chooses("Sage")
    settle(t)
    assert t.you.state_of("Sage") == REST


# Instead of being dropped.

STAYS = (
    "[Auto] If your Leader Card is a red card and this card was used in a combo from your deck or "
    "hand : When this card would be placed in its owner's Drop Area from a Combo Area, you may "
    "play it in Rest Mode instead."
)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_used_from_the_hand_is_played_instead(answer: str) -> None:
    helper = battle("Helper", STAYS)
    t = fight(battle("Hero"), helper, mine={"hand": [helper], "energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    while not any("Helper" in word for word in asked(t)):
        t.answer(len(asked(t)) - 1)
    t.answer(0 if answer == "yes" else len(asked(t)) - 1)
    to_main(t)
    if answer == "yes":
        t.you.battle.holds_exactly("Hero", "Helper")
        assert t.you.state_of("Helper") == REST
    else:
        t.you.drop.holds_exactly("Helper")


def test_a_card_used_from_the_battle_area_is_dropped() -> None:
    helper = battle("Helper", STAYS)
    t = fight(helper, mine={"energy": ["filler"] * 3})
    t.you.chooses("attack leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    to_main(t)
    t.you.drop.holds_exactly("Helper")


def test_what_cannot_be_played_is_dropped() -> None:
    helper = battle(
        "Helper", STAYS, "[Permanent] This card can't be played from any area by skills."
    )
    t = fight(battle("Hero"), helper, mine={"hand": [helper], "energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    t.you.chooses("combo Helper")
    settle(t)
    to_main(t)
    t.you.drop.holds_exactly("Helper")


# The turn in which a card was played.


@pytest.mark.parametrize(("area", "drawn"), [("hand", 1), ("drop", 0)])
def test_the_end_of_the_turn_in_which_it_was_played(area: str, drawn: int) -> None:
    hero = battle(
        "Hero",
        "[Auto] At the end of a turn where this card was played from your hand, draw 1 card.",
    )
    if area == "hand":
        t = main(hero)
        t.you.chooses("play Hero")
    else:
        rise = extra("Rise", "[Activate: Main] Play up to 1 {Hero} from your Drop Area.")
        t = main(rise, hero, drop=[hero])
        t.you.chooses("activate Rise")
        settle(t)
        t.you.chooses("Hero")
    settle(t)
    before = len(t.you.deck)
    t.you.chooses("pass")
    settle(t)
    assert before - len(t.you.deck) == drawn


def test_not_at_the_end_of_later_turns() -> None:
    hero = battle("Hero", "[Auto] At the end of the turn when you play this card, draw 1 card.")
    t = fight(hero)
    before = len(t.you.deck)
    t.you.chooses("pass")
    settle(t)
    assert len(t.you.deck) == before


def test_another_turn_is_taken_after_ones_own() -> None:
    t = play("if your Leader Card is red, after your current turn ends, take another turn.")
    t.you.chooses("pass")
    t.goes_on_to("attack Hero leader")
    assert t.game.state.turn_player == t.you.player
    t.you.chooses("pass")
    t.goes_on_to("attack leader")
    assert t.game.state.turn_player == t.rival.player


# More conditions.


@pytest.mark.parametrize(
    ("others", "drawn"), [(["Plain"], 1), ([], 0), (["Plain", "Plain"], 0), (["Stork"], 0)]
)
def test_only_these_are_in_the_combo_area(others: list[str], drawn: int) -> None:
    plain = make.battle("Plain")
    helper = battle(
        "Helper",
        "[Auto] If you only have this card and 1 red skill-less Battle Card in your Combo Area : "
        "When this card is used in a combo, draw 1 card.",
    )
    hand = [*others, helper]
    t = fight(battle("Hero"), helper, plain, mine={"hand": hand, "energy": ["filler"] * 6})
    t.you.chooses("attack Hero leader")
    settle(t)
    for name in others:
        t.you.chooses(f"combo {name}")
        settle(t)
    before = len(t.you.deck)
    t.you.chooses("combo Helper")
    settle(t)
    assert before - len(t.you.deck) == drawn


@pytest.mark.parametrize(
    ("zones", "drawn"),
    [
        ({"life": [face_up("Egret")] * 3}, 1),
        ({"life": [face_up("Egret")] * 2 + ["Egret"]}, 0),
        ({"unison": [laid(make.unison("Sage"), counters=2, under=["Egret"])]}, 1),
        ({"unison": [laid(make.unison("Sage"), counters=2)]}, 0),
    ],
)
def test_one_thing_or_the_other_is_had(zones: dict[str, Any], drawn: int) -> None:
    hero = battle(
        "Hero",
        "[Auto] If your Leader Card is a red card and you either have 3 or more face-up cards in "
        "your life or a red Unison Card in play with cards under it : When you play this card, "
        "draw 1 card.",
    )
    t = main(hero, **zones)
    t.you.chooses("play Hero")
    settle(t)
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("top", "drawn"), [(["Egret", "Crane"], 1), (["Egret", "Stork"], 0)])
def test_all_the_cards_placed_are_of_a_color(top: list[str], drawn: int) -> None:
    t = play(
        "place 2 cards from the top of your deck in your Drop Area. If all of the cards placed in "
        "your Drop Area are red, draw 1 card.",
        deck=[*top, "filler", "filler"],
    )
    t.you.hand.has(drawn)


# One here, or one there.


@pytest.mark.parametrize("where", [0, 1])
def test_a_card_of_the_hand_or_a_battle_card(where: int) -> None:
    t = play(
        "choose up to 1 card in your opponent's hand or up to 1 of their Battle Cards and send it "
        "to its owner's Warp.",
        rival=side(hand=["Stork"], battle=["Egret", "Crane"]),
    )
    t.answer(where)
    if where:
        t.you.may_choose_exactly("Egret", "Crane", "done")
        t.you.chooses("Crane")
    else:
        t.answer(0)
    settle(t)
    t.rival.warp.holds_exactly("Crane" if where else "Stork")


@pytest.mark.parametrize("name", ["Lamp", "Oil", "Flare"])
def test_named_cards_or_cards_of_a_kind(name: str) -> None:
    cards = [extra("Lamp", color="green"), extra("Oil", color="green"), extra("Flare"),
             extra("Dusk", color="green")]  # fmt: skip
    t = play(
        "look at up to 4 cards from the top of your deck, choose up to 1 {Lamp}, {Oil}, or red "
        "Extra Card among them, add it to your hand, then shuffle your deck.",
        *cards,
        deck=["Dusk", "Oil", "Flare", "Lamp", "filler"],
    )
    t.you.chooses("4")
    t.you.may_choose_exactly("Lamp", "Oil", "Flare", "done")
    t.you.chooses(name)
    settle(t)
    t.you.hand.holds_exactly(name)


# Decks and others.


def test_whoever_had_cards_return_shuffles() -> None:
    t = play(
        "choose all Battle Cards with an energy cost of 4 or less, return them to their owners' "
        "decks, then all players who returned cards to their decks shuffle their decks.",
        battle=["Egret"],
        deck=["filler"] * 3,
        rival=side(battle=["Stork"], deck=["filler"] * 3),
    )
    while not any(word.startswith("attack") for word in asked(t)):
        t.answer(0)  # in which order they go there
    t.you.battle.has(0)
    t.rival.battle.has(0)
    assert sorted(t.you.deck.names) == ["Egret", "Hero", "filler", "filler", "filler"]
    assert sorted(t.rival.deck.names) == ["Stork", "filler", "filler", "filler"]


@pytest.mark.parametrize(("how", "drawn"), [("battle", 1), ("skill", 1), ("own", 0)])
def test_fallen_by_an_attack_or_removed_by_a_skill(how: str, drawn: int) -> None:
    heir = battle(
        "Heir",
        "[Auto] When one of your «Heron» cards is KO'd by an opponent's attack or removed from "
        "your Battle Area by one of their skills, draw 1 card.",
    )
    if how == "own":
        fall = extra("Fall", "[Activate: Main] Choose up to 1 of your Battle Cards and KO it.")
        t = main(fall, heir, battle=[heir, "Egret"])
        t.you.chooses("activate Fall")
        settle(t)
        t.you.chooses("Egret")
        settle(t)
        t.you.hand.has(drawn)
        return
    theirs: dict[str, list[object]] = {"battle": [heir, ("Egret", REST)], "hand": []}
    text = "" if how == "battle" else (
        "[Auto] When this card attacks, choose up to 1 of your opponent's Battle Cards and KO it."
    )  # fmt: skip
    hero = battle("Hero", *([text] if text else []), power=30000)
    t = fight(hero, heir, theirs=theirs)
    t.you.chooses("attack Hero Egret" if how == "battle" else "attack Hero leader")
    settle(t)
    if how == "skill":
        t.you.chooses("Egret")
        settle(t)
    to_main(t)
    t.rival.drop.holds_exactly("Egret")
    t.rival.hand.has(drawn if how == "battle" else drawn + 1)


REFUSED = """
[Auto] At the end of a turn where this card was played from your Battle Area, draw 1 card.
[Auto] R : When this card would be placed in its owner's Drop Area from a Combo Area, you may play it instead.
[Auto] When you play this card, draw 1 card, then all players who returned cards to their decks shuffle their decks.
[Auto] When you play this card, choose up to 1 card in your opponent's hand or up to 2 of their Battle Cards and KO it.
"""  # noqa: E501 - a text is a line


@pytest.mark.parametrize("text", REFUSED.strip().splitlines())
def test_what_leaves_something_open_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)
