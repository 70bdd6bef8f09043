"""Which cards a text of the second game means, and for how long, said in more ways; played."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.state.refs import CARD
from bythebook.testing import dbs as make
from bythebook.testing import laid, side
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, to_main, unison
from tests.cards.dbs.test_play import battle, main, play, settle


@pytest.mark.parametrize(
    ("traits", "drawn"),
    [(("Heron",), 1), (("Tern",), 1), (("Heron", "Tern"), 0), (("Gull",), 0)],
)
def test_one_trait_only_or_another_only(traits: tuple[str, ...], drawn: int) -> None:
    hero = battle(
        "Hero",
        "[Auto] If your Leader Card is a red «Heron»-only or «Tern»-only card : When you play this "
        "card, draw 1 card.",
    )
    t = main(hero, leader=make.leader("Chief", traits=traits))
    t.you.chooses("play Hero")
    settle(t)
    t.you.hand.has(drawn)


def test_cards_without_keyword_skills() -> None:
    wall = battle("Wall", "[Blocker]")
    sage = battle("Sage", "[Auto] When you play this card, draw 1 card.")
    t = play(
        "choose up to 1 Battle Card without keyword skills in your Drop Area and add it to your "
        "hand.",
        wall,
        sage,
        drop=["Egret", wall, sage],
    )
    t.you.may_choose_exactly("Egret", "Sage", "done")
    t.you.chooses("Sage")
    settle(t)
    t.you.hand.holds_exactly("Sage")


def test_any_number_of_both_players_cards() -> None:
    mind = unison("Mind", "[Blocker]")
    wall = battle("Wall", "[Barrier]", "[Blocker]")
    t = play(
        "choose any number of you and your opponent's Battle Cards and Unison Cards, ignoring "
        "[Barrier], and negate the skills of those cards until the end of your opponent's next "
        "turn.",
        mind,
        wall,
        battle=["Egret"],
        unison=[laid(mind, counters=3)],
        rival=side(battle=[wall, "Stork"]),
    )
    t.you.may_choose_exactly("Hero", "Egret", "Mind", "Wall", "Stork", "done")
    t.you.chooses("Wall", "done")
    settle(t)
    assert not keywords_of(t.game, t.rival.ref("Wall") & CARD)


def test_skills_negated_without_a_time_said_stay_so_where_the_card_stays() -> None:
    stone = battle("Stone", "[Indestructible]", "[Blocker]")
    heir = battle("Heir", "[Auto] When this card is KO'd, draw 1 card.")
    text = "choose up to 1 of your opponent's Battle Cards, negate that card's skills, then KO it."
    for name, card in (("Stone", stone), ("Heir", heir)):
        t = play(text, stone, heir, rival=side(battle=[card], hand=[]))
        t.you.chooses(name)
        settle(t)
        # Negated before, neither keeps it from being KO'd nor answers that.
        t.rival.drop.holds_exactly(name)
        t.rival.hand.has(0)


@pytest.mark.parametrize(("target", "drawn"), [("leader", 0), ("Egret", 1)])
def test_a_card_that_is_no_leader(target: str, drawn: int) -> None:
    hero = battle(
        "Hero", "[Auto] When this card attacks a card that isn't a Leader Card, draw 1 card."
    )
    t = fight(hero, theirs={"battle": [("Egret", REST)]}, mine={"hand": []})
    t.you.chooses(f"attack Hero {target}")
    settle(t)
    to_main(t)
    t.you.hand.has(drawn)


def test_power_for_each_energy_without_the_word() -> None:
    hero = battle(
        "Hero",
        "[Auto] When this card attacks, it gains +2000 for each 1 energy you have, for the "
        "duration of the turn.",
        power=10000,
    )
    t = fight(hero, mine={"energy": ["filler"] * 3})
    t.you.chooses("attack Hero leader")
    settle(t)
    to_main(t)
    assert t.you.value("Hero", "power") == 16000


def test_the_end_of_the_turn_or_a_block() -> None:
    hero = battle(
        "Hero",
        "[Blocker]",
        "[Auto][Once per turn] At the end of your turn, or when this card activates its [Blocker] "
        "skill, draw 1 card.",
    )
    t = fight(hero, mine={"hand": []})
    t.you.chooses("pass")
    settle(t)
    t.you.hand.has(1)
    t = fight(battle("Foe"), hero, theirs={"battle": [hero], "hand": []})
    t.you.chooses("attack Foe leader")
    settle(t)
    t.rival.chooses("yes")
    settle(t)
    t.rival.hand.has(1)


@pytest.mark.parametrize("how", ["skill", "rules", "counter"])
def test_the_opponent_plays_by_a_skill_or_counters(how: str) -> None:
    seer = unison(
        "Seer",
        "[Auto] When your opponent plays a Battle Card using a skill or activates a [Counter] "
        "skill, draw 1 card.",
    )
    ban = extra("Ban", "[Counter: Attack] Negate the attack.")
    if how == "counter":
        t = fight(battle("Hero"), seer, ban, mine={"unison": [laid(seer, counters=3)], "hand": []},
                  theirs={"hand": [ban]})  # fmt: skip
        t.you.chooses("attack Hero leader")
        settle(t)
        t.rival.chooses("activate Ban")
        settle(t)
        t.you.hand.has(1)
        return
    rise = extra(
        "Rise", "[Activate: Main] Choose up to 1 Battle Card in your Drop Area and play it."
    )
    hero = rise if how == "skill" else battle("Hero")
    t = main(hero, seer, drop=["Egret"], rival=side(unison=[laid(seer, counters=3)], hand=[]))
    t.you.chooses("activate Rise" if how == "skill" else "play Hero")
    settle(t)
    if how == "skill":
        t.you.chooses("Egret")
        settle(t)
    t.rival.hand.has(1 if how == "skill" else 0)


@pytest.mark.parametrize(("cards", "hand"), [(1, 2), (6, 6)])
def test_a_condition_with_also(cards: int, hand: int) -> None:
    t = play(
        "choose up to 1 «Heron» card in your Drop Area, add it to your hand, then if you have 5 or "
        "less cards in your hand also draw 1 card.",
        drop=["Egret"],
        hand=["filler"] * (cards - 1),
    )
    t.you.chooses("Egret")
    settle(t)
    t.you.hand.has(cards + (1 if cards <= 5 else 0))
    assert hand == len(t.you.hand)
