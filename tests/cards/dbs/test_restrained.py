"""Texts of the second game played: what cards are kept from, this card or another one."""

from __future__ import annotations

from bythebook.testing import dbs as make
from bythebook.testing import laid, side, table
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, until
from tests.cards.dbs.test_play import EGRET, STORK, asked, battle, main, play, settle

ROOK = make.battle("Rook", character="Rook")
CALL = extra("Call", "[Activate: Main] Choose up to 1 card from your hand and play it.")


def called(*text: str) -> list[str]:
    """What is in play after a skill was to play Hero from the hand."""
    hero = battle("Hero", *text, cost=2)
    t = main(CALL, ROOK, hand=[hero], battle=["Rook"])
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Hero")
    settle(t)
    return t.you.battle.names


def test_played_by_no_skills_but_those_of_a_kind() -> None:
    evolve = "[Evolve] R : <Rook>"
    for text in (
        "[Permanent] This card can't be played from any area with non-[Evolve] skills.",
        "[Permanent] You can't play this card from any area with skills other than [Evolve].",
    ):
        assert "Hero" in called(evolve)
        assert "Hero" not in called(evolve, text)
        hero = battle("Hero", evolve, text, cost=2)
        t = main(hero, ROOK, battle=["Rook"])
        # Paid for it is played as ever.
        assert "play Hero" in asked(t)
        t.you.chooses(next(o for o in asked(t) if "Hero" in o and not o.startswith("play")))
        settle(t)
        t.you.battle.holds_exactly("Hero")
        assert t.you.under("Hero") == ["Rook"]


def test_revived_and_played_in_no_other_way_by_skills() -> None:
    revive = "[Revive Red/Blue]"
    only = f"[Permanent] You can't play this card from any area with skills other than {revive}."
    doom = extra("Doom", "[Activate: Main] Choose up to 1 of your Battle Cards and KO it.")
    assert "Hero" not in called(only)
    hero = battle("Hero", revive, only, cost=2)
    t = main(doom, hero, battle=[hero], hand=["Egret", "Stork"])
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Hero")
    t.you.chooses("yes", "Egret")
    settle(t)
    assert "Hero" in t.you.battle.names


def test_played_with_a_counter_only() -> None:
    only = (
        "[Permanent] This card can only be played from any area using [Counter: Attack] skills, "
        "and only 1 {Hero} can be played in your Battle Area."
    )
    counter = "[Counter: Attack] Play this card."
    hero = battle("Hero", only, counter, cost=1)
    assert "play Hero" not in asked(main(hero))
    t = main(CALL, hand=[hero])
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Hero")
    settle(t)
    t.you.battle.has(0)
    t = fight(battle("Rival"), hero, theirs={"hand": [hero], "energy": ["filler"]})
    t.you.chooses("attack Rival leader")
    until(t, "activate Hero")
    t.rival.chooses("activate Hero")
    settle(t)
    t.rival.battle.holds_exactly("Hero")
    t.ends_asking()


def test_this_card_or_one_of_the_others() -> None:
    text = "choose this card or 1 of your «Heron» Battle Cards. It gets +5000 power for the turn."
    t = play(text, battle=["Egret", "Stork"])
    t.you.may_choose_exactly("Hero", "Egret")
    t.you.chooses("Egret")
    settle(t)
    assert t.you.value("Egret", "power") == 15000
    assert t.you.value("Hero", "power") == 10000
    t = play(text, battle=["Stork"])
    assert t.you.value("Hero", "power") == 15000


def test_costs_that_are_raised() -> None:
    text = (
        "[Permanent] All of your «Heron» cards in your Battle Area with original energy costs of 2 "
        "have their energy costs increased by 2."
    )
    kill = extra(
        "Kill",
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards with an energy cost of 2 "
        "or less and KO it.",
    )
    warden = battle("Warden", text, cost=5)
    for guards, some in (([warden, "Egret"], []), (["Egret"], ["Egret", "done"])):
        t = main(kill, warden, rival=side(battle=guards))
        t.you.chooses("activate Kill")
        settle(t)
        assert [o for o in asked(t) if o in ("Egret", "done")] == some
        t.ends_asking()


def test_not_used_in_a_combo_without_another_card() -> None:
    text = (
        "[Permanent] Unless {Rook} is in play in your Battle Area, you can't place this card in "
        "your Combo Area from any area."
    )
    shy = battle("Shy", text)
    pull = extra("Pull", "[Activate: Battle] Choose up to 1 card in your hand and combo with it.")
    for others, offered in ((["Rook"], True), ([], False)):
        t = table(
            "dbs",
            side(battle=[battle("Hero"), *others], hand=[shy, pull]),
            side(),
            at="main",
            cards=[EGRET, STORK, ROOK],
            turns=3,
        )
        t.you.chooses("attack Hero leader")
        until(t, "activate Pull")
        assert ("combo Shy" in asked(t)) == offered
        # Nor does a skill use it so.
        t.you.chooses("activate Pull")
        settle(t)
        t.you.chooses("Shy")
        settle(t)
        assert ("Shy" in t.you.combo.names) == offered
        t.ends_asking()


def test_a_card_of_a_kind_is_not_in_play() -> None:
    text = "if <Rook> card isn't in play in your Battle Area, draw 1 card."
    play(text, ROOK, battle=["Rook"]).you.hand.has(0)
    play(text, ROOK, battle=["Egret"]).you.hand.has(1)


def test_cards_placed_under_this_card_are_counted() -> None:
    hero = battle(
        "Hero",
        "[Activate: Main][Once per turn] Place a card from the top of your deck under this card : "
        "If 3 or more cards are placed under this card, draw 1 card.",
    )
    for below, hand in ((1, 1), (2, 2)):
        t = main(battle("Spare"), battle=[laid(hero, under=["filler"] * below)])
        t.you.chooses("activate Hero")
        settle(t)
        assert len(t.you.under("Hero")) == below + 1
        t.you.hand.has(hand)


def test_only_one_in_play_and_something_else() -> None:
    text = (
        "[Permanent] You can only have up to 1 {Chief} in play in your Battle Area. Treat «Heron» "
        "cards in your hand as if they had no specified cost."
    )
    chief = battle("Chief", text, cost=1)
    blue = make.battle("Blue", cost=1, color="blue", specified="B", traits=("Heron",))
    assert "play Blue" in asked(main(blue, chief, battle=[chief], energy=["filler"] * 2))
    assert "play Blue" not in asked(main(blue, energy=["filler"] * 2))
    assert "play Chief" not in asked(main(chief, battle=[chief]))
