"""Texts of the second game played: cards of both players, costs printed in other ways."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA
from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import dbs as make
from bythebook.testing import laid, side
from bythebook.text.dbs import entries_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra
from tests.cards.dbs.test_play import CRANE, asked, battle, main, play, settle

ROOK = make.battle("Rook", character="Rook")
WALL = battle("Wall", "[Barrier]", cost=2)


def test_energy_before_a_comma_is_paid() -> None:
    hero = battle("Hero", "[Activate: Main] RR, draw 1 card.")
    for energy, offered in ((2, True), (1, False)):
        t = main(battle("Spare"), battle=[hero], energy=["filler"] * energy)
        assert ("activate Hero" in asked(t)) == offered
        if offered:
            t.you.chooses("activate Hero")
            settle(t)
            t.you.hand.has(2)
            assert t.you.energy.states == [REST] * 2


def test_a_number_alone_is_energy_of_any_color() -> None:
    hero = battle("Hero", "[Activate: Main] 2, draw 1 card : Draw 2 cards.")
    for energy, offered in ((2, True), (1, False)):
        t = main(battle("Spare"), battle=[hero], energy=["filler"] * energy)
        assert ("activate Hero" in asked(t)) == offered
        if offered:
            t.you.chooses("activate Hero")
            settle(t)
            t.you.hand.has(4)
            assert t.you.energy.states == [REST] * 2


def test_evolving_after_a_comma() -> None:
    grown = battle("Grown", "[EX-Evolve] R[one], <Rook> with an energy cost of 1 or more.", cost=5)
    t = main(grown, ROOK, battle=["Rook"], energy=["filler"] * 2)
    t.you.chooses(next(o for o in asked(t) if "Grown" in o and not o.startswith("play")))
    settle(t)
    t.you.battle.holds_exactly("Grown")
    assert t.you.under("Grown") == ["Rook"]
    assert not any("Grown" in o for o in asked(main(grown, energy=["filler"] * 2)))


def test_all_cards_of_both_players() -> None:
    text = (
        "Choose all of your and your opponent's Battle Cards with energy costs of 3 or less{} and "
        "KO them."
    )
    for ignoring, left in ((" ignoring [Barrier]", ["Crane"]), ("", ["Crane", "Wall"])):
        t = main(
            extra("Doom", "[Activate: Main] " + text.format(ignoring)),
            WALL,
            rival=side(battle=["Egret", WALL, "Crane"]),
            battle=["Stork", "Crane"],
        )
        t.you.chooses("activate Doom")
        settle(t)
        t.you.battle.holds_exactly("Crane")
        t.rival.battle.holds_exactly(*left)


def test_all_cards_of_one_player_and_of_the_other() -> None:
    text = (
        "Choose all of your Battle Cards and your opponent's Battle Cards{} and place them in "
        "their owners' Drop Areas."
    )
    for ignoring, left in ((", ignoring [Barrier],", []), ("", ["Wall"])):
        t = main(
            extra("Doom", "[Activate: Main] " + text.format(ignoring)),
            WALL,
            rival=side(battle=["Egret", WALL]),
            battle=["Stork", WALL],
        )
        t.you.chooses("activate Doom")
        settle(t)
        t.you.drop.holds_exactly("Doom", "Stork", "Wall")
        t.rival.battle.holds_exactly(*left)


def test_all_battle_areas_are_shuffled_into_their_owners_decks() -> None:
    doom = extra(
        "Doom",
        "[Activate: Main] Choose all cards in all Battle Areas, ignoring [Barrier], and shuffle "
        "them into their owners' decks.",
    )
    t = main(
        doom,
        WALL,
        rival=side(battle=["Egret", WALL], deck=["filler"] * 5),
        battle=["Stork"],
        deck=["filler"] * 5,
    )
    t.you.chooses("activate Doom")
    settle(t)
    t.you.battle.has(0)
    t.rival.battle.has(0)
    assert sorted(t.rival.deck.names) == ["Egret", "Wall", *["filler"] * 5]
    assert sorted(t.you.deck.names) == ["Stork", *["filler"] * 5]
    # Nobody knows any more where they are.
    assert not any(t.game.state.seen[card] for card in (*t.you.deck.cards, *t.rival.deck.cards))


def test_one_card_is_shuffled_into_its_owners_deck() -> None:
    text = "choose up to 1 of your opponent's Battle Cards and shuffle it into its owner's deck."
    t = play(text, rival=side(battle=["Egret", "Crane"], deck=["filler"] * 5))
    t.you.chooses("Crane")
    settle(t)
    assert sorted(t.rival.deck.names) == ["Crane", *["filler"] * 5]
    t.rival.battle.holds_exactly("Egret")
    t = play(text, rival=side(deck=["filler"] * 5))
    t.rival.deck.has(5)


def test_a_card_is_placed_under_one_of_a_kind() -> None:
    text = (
        "draw 1 card; then, choose up to 1 of your opponent's Battle Cards and place it under a "
        "<Rook> card in your Battle Area."
    )
    other = make.battle("Other", character="Rook")
    t = play(text, ROOK, other, rival=side(battle=["Egret"]), battle=["Rook", "Other", "Crane"])
    t.you.hand.has(1)
    t.you.chooses("Egret")
    t.you.may_choose_exactly("Rook", "Other")
    t.you.chooses("Other")
    settle(t)
    assert t.you.under("Other") == ["Egret"]
    # Without such a card it stays where it is.
    t = play(text, ROOK, rival=side(battle=["Egret"]), battle=["Crane"])
    t.you.chooses("Egret")
    settle(t)
    t.rival.battle.holds_exactly("Egret")
    # Nothing chosen, nothing placed.
    t = play(text, ROOK, rival=side(), battle=["Rook"])
    assert t.you.under("Rook") == []


def test_some_of_the_other_side_are_not_attacked() -> None:
    warden = battle(
        "Warden", "[Permanent] If this card is in Rest Mode, your opponent can't attack <Rook>."
    )
    for state, kept in ((REST, True), (None, False)):
        lying = laid(warden, state) if state is not None else warden
        t = fight(battle("Hero"), ROOK, theirs={"battle": [lying, laid("Rook", REST)]})
        assert ("attack Hero Rook" not in asked(t)) == kept
        assert "attack Hero leader" in asked(t)


def test_neither_counters_nor_blockers_against_its_attack() -> None:
    text = (
        "[Permanent] Your opponent can't activate [Counter] against this card's attack and can't "
        "activate [Blocker] during this card's attack."
    )
    wall = battle("Block", "[Blocker]")
    stop = extra("Stop", "[Counter: Attack] Negate the attack.")
    for hero, offered in ((battle("Hero", text), False), (battle("Hero"), True)):
        t = fight(hero, stop, theirs={"battle": [wall], "hand": [stop]})
        t.you.chooses("attack Hero leader")
        seen = t.goes_on_to("main phase")
        assert any("Stop" in option for option in seen) == offered
        assert ("yes" in seen) == offered


def test_a_leader_or_one_battle_card() -> None:
    text = (
        "choose your Leader Card or 1 of your «Heron» Battle Cards, and it gets +5000 power for "
        "the turn."
    )
    t = play(text, battle=["Egret", "Stork"])
    t.you.may_choose_exactly("leader", "Egret")
    t.you.chooses("Egret")
    settle(t)
    assert t.you.value("Egret", "power") == 15000
    t = play(text)
    settle(t)
    assert t.you.value("leader", "power") == 15000


def test_cards_of_the_deck_go_to_the_drop_area() -> None:
    text = (
        "place up to 1 of your red «Heron» cards with an energy cost of 2 in your Drop Area from "
        "your deck, then shuffle your deck."
    )
    t = play(text, deck=["Egret", "Crane", "Stork", *["filler"] * 5])
    t.you.may_choose_exactly("Egret", "done")
    t.you.chooses("Egret")
    settle(t)
    t.you.drop.holds_exactly("Egret")


def test_all_life_goes_to_the_hand_if_they_want_it() -> None:
    text = "your opponent may add all of their life to their hand."
    for answer, life in (("no", 3), ("yes", 0)):
        t = play(text, rival=side(life=["filler"] * 3, hand=[]))
        t.rival.chooses(answer)
        t.rival.life.has(life)
        t.rival.hand.has(3 - life)
        if life:
            settle(t)


def test_a_card_in_battle() -> None:
    text = (
        "[Activate: Battle] Choose 1 of your cards in battle, and it gets +5000 power for the turn."
    )
    boost = extra("Boost", text)
    t = fight(battle("Hero"), boost, mine={"hand": [boost]}, theirs={"hand": [boost]})
    t.you.chooses("attack Hero leader")
    t.goes_on_to("activate Boost")
    t.you.chooses("activate Boost")
    settle(t)
    assert t.you.value("Hero", "power") == 15000
    t.goes_on_to("activate Boost", t.rival)
    t.rival.chooses("activate Boost")
    settle(t)
    assert t.rival.value("leader", "power") == 15000
    t.ends_asking()


def test_a_hand_is_looked_at_by_one_player_only() -> None:
    text = (
        "look at your opponent's hand, choose up to 1 Battle Card with 15000 power or less from it "
        "and discard it."
    )
    t = play(text, rival=side(hand=["Egret", "Crane", "Stork"]))
    t.you.may_choose_exactly("Egret", "Stork", "done")
    assert sorted(t.rival.hand.seen_by(t.you), key=str) == ["Crane", "Egret", "Stork"]
    t.you.chooses("Stork")
    settle(t)
    t.rival.drop.holds_exactly("Stork")
    t.rival.hand.holds_exactly("Egret", "Crane")
    t = play(text, CRANE, rival=side(hand=["Crane"]))
    settle(t)
    t.rival.hand.holds_exactly("Crane")


def test_lines_that_go_on_with_the_skill_before() -> None:
    text = ("[Activate: Main] Draw 2 cards.", "Then, at the end of the turn, you lose the game.")
    assert entries_of(text) == (" ".join(text),)
    assert len(read_all(entries_of(text)[0], EXTRA)) == 1
    assert entries_of(("[Field] (It stays)[Activate: Main] Draw 1 card.",)) == (
        "[Field] (It stays)",
        "[Activate: Main] Draw 1 card.",
    )
    assert read_all("[Activate: Main] Draw 2 cards.", BATTLE)
