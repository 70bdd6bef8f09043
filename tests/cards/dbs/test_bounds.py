"""Texts of the second game played: cards that add up, what cards and players cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BLOCKER, EXTRA, UNISON
from bythebook.games.dbs.preparation import copies_by_text
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import abilities_of
from tests.cards.dbs.fights import attack, fight
from tests.cards.dbs.test_play import EGRET, asked, battle, main, play, settle


def extra(name: str, *text: str, **printed: Any) -> CardDef:
    """An extra card with a text."""
    printed.setdefault("cost", 0)
    return make.extra(name, abilities=abilities_of(text, EXTRA), **printed)


def unison(name: str, *text: str, **printed: Any) -> CardDef:
    """A unison card with a text."""
    return make.unison(name, abilities=abilities_of(text, UNISON), **printed)


def to_main(t: Table) -> None:
    """Everything is passed until the main phase goes on."""
    t.goes_on_to("main phase")


def until(t: Table, words: str) -> None:
    """Everything is passed until something can be answered."""
    t.goes_on_to(words)


KO_ONE = extra("Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.")
KO_OWN = extra("Doom", "[Activate: Main] Choose up to 1 of your Battle Cards and KO it.")


# Cards that add up.


def test_any_number_that_add_up_to_so_much() -> None:
    t = play(
        "choose any number of your opponent's Battle Cards that add up to a total energy cost of "
        "5 or less and KO them.",
        rival=side(battle=["Egret", "Egret", "Stork", "Crane"]),
    )
    t.you.may_choose_exactly("Egret", "Egret", "Stork", "Crane", "done")
    t.you.chooses("Egret")
    # Two are spent: the one of cost 5 has no room, the one of cost 3 has.
    t.you.may_choose_exactly("Egret", "Stork", "done")
    t.you.chooses("Stork")
    settle(t)
    t.rival.drop.holds_exactly("Egret", "Stork")
    t.ends_asking()


def test_power_adds_up_too_and_none_will_do() -> None:
    text = (
        "choose any number of opponent Battle Cards of which the total power adds up to 20000 or "
        "less and KO those cards."
    )
    t = play(text, rival=side(battle=["Egret", "Egret", "Stork", "Crane"]))
    t.you.may_choose_exactly("Egret", "Egret", "Stork", "done")
    t.you.chooses("done")
    settle(t)
    t.rival.drop.has(0)
    t.ends_asking()


# What cards and players cannot do.


def test_not_ko_d_by_the_opponents_skills_but_by_ones_own() -> None:
    rock = battle("Rock", "[Permanent] This card can't be KO-ed by your opponent's skills.")
    t = main(KO_ONE, rock, rival=side(battle=[rock]))
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Rock")
    settle(t)
    t.rival.battle.holds_exactly("Rock")
    t.ends_asking()
    t = main(KO_OWN, battle=[rock])
    t.you.chooses("activate Doom")
    settle(t)
    t.you.chooses("Rock")
    settle(t)
    t.you.drop.holds_exactly("Rock", "Doom")
    t.ends_asking()


@pytest.mark.parametrize("safe", ["in battle", "by your opponent's skills"])
def test_not_ko_d_in_battle(safe: str) -> None:
    rock = battle("Rock", f"[Permanent] This card cannot be KO-ed {safe}.", power=5000)
    t = fight(battle("Hero"), rock, theirs={"battle": [(rock, REST)]})
    attack(t, target="Rock")
    to_main(t)
    if safe == "in battle":
        t.rival.battle.holds_exactly("Rock")
    else:
        t.rival.drop.holds_exactly("Rock")


def blocked(t: Table) -> bool:
    """Whether [Blocker] is offered once the attack is declared."""
    t.you.chooses("attack Hero leader")
    return "yes" in t.goes_on_to("main phase")


def test_no_blocker_while_this_card_attacks() -> None:
    text = "[Permanent] Your opponent cannot activate [Blocker] during this card's attack."
    wall = battle("Wall", "[Blocker]")
    assert wall.abilities[0].marks & BLOCKER
    assert not blocked(fight(battle("Hero", text), wall, theirs={"battle": [wall]}))
    assert blocked(fight(battle("Hero"), wall, theirs={"battle": [wall]}))
    # Another card attacks: it is not the one that says so.
    mine: dict[str, list[object]] = {"battle": [battle("Sage", text)]}
    t = table(
        "dbs",
        side(battle=[battle("Hero"), *mine["battle"]]),
        side(battle=[wall]),
        at="main",
        cards=[wall],
        turns=3,
    )
    assert blocked(t)


def test_no_counters_for_the_turn() -> None:
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    herald = extra(
        "Herald", "[Activate: Main] Your opponent can't activate [Counter] skills for the turn."
    )
    for hush in (True, False):
        t = fight(
            battle("Hero"),
            guard,
            herald,
            mine={"hand": [herald]},
            theirs={"hand": [guard], "life": ["filler"] * 3},
        )
        if hush:
            t.you.chooses("activate Herald")
            settle(t)
        t.you.chooses("attack Hero leader")
        assert ("activate Guard" in t.goes_on_to("main phase")) == (not hush)


def test_battle_cards_are_not_played_while_it_is_so() -> None:
    gaoler = battle(
        "Gaoler", "[Permanent] While this card is in Rest Mode, you can't play Battle Cards."
    )
    t = main(battle("Hero"), gaoler, battle=[(gaoler, REST)])
    assert "play Hero" not in asked(t)
    t = main(battle("Hero"), gaoler, battle=[gaoler])
    assert "play Hero" in asked(t)


def test_played_only_by_skills_or_never_by_them() -> None:
    call = extra("Call", "[Activate: Main] Choose up to 1 card in your hand and play it.")
    ghost = battle("Ghost", "[Permanent] This card can't be played from any area except by skills.")
    t = main(ghost, hand=[call])
    assert "play Ghost" not in asked(t)
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Ghost")
    settle(t)
    t.you.battle.holds_exactly("Ghost")
    solid = battle("Solid", "[Permanent] This card can't be played with skills from any area.")
    t = main(solid, hand=[call])
    assert "play Solid" in asked(t)
    t.you.chooses("activate Call")
    settle(t)
    t.you.chooses("Solid")
    settle(t)
    t.you.hand.holds_exactly("Solid")


def test_played_only_from_an_area() -> None:
    root = battle("Root", "[Permanent] This card can only be played from Energy Areas.")
    for zone, place in (("energy", "battle"), ("Drop Area", "drop")):
        call = extra("Call", f"[Activate: Main] Choose up to 1 <Root> in your {zone} and play it.")
        zones: dict[str, Any] = {"energy": ["filler"] * 3, "drop": []}
        zones["energy" if zone == "energy" else "drop"].append(root)
        t = main(call, root, **zones)
        t.you.chooses("activate Call")
        settle(t)
        t.you.chooses("Root")
        settle(t)
        assert "Root" in (t.you.battle.names if place == "battle" else t.you.drop.names)
    t = main(root)
    assert "play Root" not in asked(t)


def test_skills_that_cannot_be_negated() -> None:
    text = "[Permanent] This card gets +5000 power."
    proud = battle("Proud", "[Permanent] This card's skills can't be negated in any area.", text)
    meek = battle("Meek", text)
    hush = "choose up to 1 of your opponent's Battle Cards and negate its skills for the turn."
    for card, power in ((proud, 15000), (meek, 10000)):
        t = play(hush, card, rival=side(battle=[card]))
        t.you.chooses(card.name)
        settle(t)
        assert t.rival.value(card.name, "power") == power


def test_an_attack_that_cannot_be_negated() -> None:
    guard = extra("Guard", "[Counter: Attack] Negate the attack.")
    text = "[Permanent] This card's attack and skills cannot be negated."
    for words, life in (((text,), 2), ((), 3)):
        hero = battle("Hero", *words, power=20000)
        t = fight(hero, guard, theirs={"hand": [guard], "life": ["filler"] * 3})
        t.you.chooses("attack Hero leader")
        until(t, "activate Guard")
        t.rival.chooses("activate Guard")
        to_main(t)
        t.rival.life.has(life)


def test_copies_in_a_deck() -> None:
    many = battle(
        "Many", "[Permanent] You can include as many copies of this card in your deck as you like."
    )
    assert copies_by_text(many) >= 60
    seven = battle("Seven", "[Permanent] You can include up to 7 copies of this card in your deck.")
    assert copies_by_text(seven) == 7
    assert copies_by_text(EGRET) == 0
