"""How far a time, a condition or an "only" reaches that is said of several things, played."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import dbs as make
from bythebook.testing import side
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_doubts import refused
from tests.cards.dbs.test_play import ENERGY, asked, battle, main, play, settle

PACT = make.unison("Pact", cost=1, keywords=0)
DUSK = make.battle("Dusk", cost=1, color="black")
BOTH = make.battle("Auk", cost=1, color="red/blue")


# A time said after two things that are joined with "and".


def test_a_time_said_at_last_is_for_both() -> None:
    t = play(
        "it gets +10000 power and you can't play «Heron» Battle Cards for the turn.",
        hand=["Egret", "Stork"],
    )
    assert t.you.value("Hero", "power") == 20000
    assert "play Egret" not in asked(t)
    assert "play Stork" in asked(t)
    t.you.chooses("pass")
    settle(t)
    assert t.you.value("Hero", "power") == 10000


def test_the_chosen_card_and_its_player_for_the_same_time() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards, and it gets -5000 power and you can't "
        "play {Stork} for the turn.",
        hand=["Stork"],
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("Egret")
    settle(t)
    assert t.rival.value("Egret", "power") == 5000
    assert "play Stork" not in asked(t)
    t.you.chooses("pass")
    settle(t)
    assert t.rival.value("Egret", "power") == 10000


def test_a_time_after_a_comma_or_a_condition_leaves_open_of_what_it_is_said() -> None:
    refused(
        "[Auto] When you play this card, it gets +10000 power, and you can't play {Stork} for the "
        "turn.",
        "[Auto] When you play this card, it gets +10000 power and if your life is at 4 or less, "
        "you can't play {Stork} for the turn.",
    )


# A condition said at last.

THEN_IF = (
    "choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, then draw 1 card if "
    "your life is at 4 or less."
)


@pytest.mark.parametrize(("life", "drawn"), [(3, 1), (4, 1), (5, 0)])
@pytest.mark.parametrize("takes", ["Egret", "done"])
def test_a_condition_said_at_last_is_for_what_is_done_last(
    life: int, drawn: int, takes: str
) -> None:
    t = play(THEN_IF, life=["filler"] * life, rival=side(battle=["Egret"]))
    t.you.chooses(takes)
    settle(t)
    assert (t.rival.state_of("Egret") == REST) == (takes == "Egret")
    t.you.hand.has(drawn)


@pytest.mark.parametrize("added", [1, 2])
def test_what_is_chosen_for_the_last_is_a_part_of_it(added: int) -> None:
    t = play(
        "look at up to 3 cards from the top of your deck, add up to 2 «Heron» cards among them to "
        "your hand; shuffle your deck, then choose 1 card in your hand and discard it if you added "
        "2 cards to your hand.",
        hand=["Stork"],
        deck=["Egret", "Crane", "filler", "filler"],
    )
    t.you.chooses("3", "Egret", "Crane" if added == 2 else "done")
    settle(t)
    if added == 2:
        t.you.may_choose_exactly("Egret", "Crane", "Stork")
        t.you.chooses("Stork")
        t.you.hand.holds_exactly("Egret", "Crane")
        t.you.drop.holds_exactly("Stork")
    else:
        t.you.hand.holds_exactly("Egret", "Stork")
        t.you.drop.has(0)


def test_it_before_a_condition_is_not_the_card_that_this_speaks_of() -> None:
    t = play(
        "choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, then KO it if "
        "your Leader Card is red.",
        rival=side(battle=["Egret"]),
    )
    t.you.chooses("Egret")
    settle(t)
    t.rival.drop.holds_exactly("Egret")


def test_a_condition_after_two_things_without_a_then_leaves_open_of_what_it_is_said() -> None:
    refused(
        "[Auto] When you play this card, draw 1 card and this card gets +5000 power for the turn "
        "if your life is at 4 or less.",
        "[Auto] When you play this card, KO this card, then draw 1 card and add 1 card from your "
        "life to your hand if your life is at 4 or less.",
    )


@pytest.mark.parametrize("who", ["Hero", "leader"])
def test_against_its_attacks_is_said_of_the_skills_only(who: str) -> None:
    hero = battle(
        "Hero",
        "[Permanent] This card can attack Battle Cards in Active Mode, and your opponent can't "
        "activate [Counter] against this card's attacks.",
    )
    wall = battle("Wall", "[Counter: Attack] Negate the attack.", cost=0)
    t = fight(hero, wall, theirs={"battle": ["Crane"], "hand": [wall]})
    assert "attack Hero Crane" in asked(t)
    t.you.chooses("attack Hero leader" if who == "Hero" else "attack leader")
    found = (
        t.goes_on_to("main phase") if who == "Hero" else t.goes_on_to("activate Wall") + t.options
    )
    assert ("activate Wall" in found) == (who == "leader")
    t.ends_asking()


# Cards of one kind only.


@pytest.mark.parametrize(
    ("said", "playable"),
    [
        ("black Battle Cards", ["Dusk"]),
        ("red Battle Cards", ["Egret", "Auk"]),
        ("mono-red Battle Cards", ["Egret"]),
        ("Battle Cards that are red and no other color", ["Egret"]),
        ("Battle Cards", ["Egret", "Auk", "Dusk"]),
        ("red Battle Cards or Unison Cards", ["Egret", "Auk", "Pact"]),
        ("cards with an energy cost of 1", ["Auk", "Dusk", "Pact"]),
    ],
)
def test_nothing_else_is_played(said: str, playable: list[str]) -> None:
    # By the letter: unison cards are played, too; extra cards are not, their skills are activated.
    rite = make.extra("Rite", cost=0, text="[Activate: Main] Draw 1 card.")
    names = ["Egret", "Auk", "Dusk", "Pact"]
    for text in (
        f"[Permanent] You can only play {said}.",
        f"[Auto] When you play this card, you can only play {said} for the turn.",
    ):
        t = main(
            battle("Hero", text, color="red/black", cost=0),
            PACT, DUSK, BOTH, rite,
            hand=[*names, "Rite"],
            energy=[*ENERGY, "Dusk"],
        )  # fmt: skip
        t.you.chooses("play Hero")
        settle(t)
        assert sorted(n for n in names if f"play {n}" in asked(t)) == sorted(playable)
        assert "activate Rite" in asked(t)


@pytest.mark.parametrize(("name", "played"), [("Egret", False), ("Stork", True)])
def test_nothing_else_is_played_by_a_skill_either(name: str, played: bool) -> None:
    hero = battle("Hero", "[Permanent] You can only play blue Battle Cards.", cost=0)
    herald = battle("Herald", "[Activate: Main] Play up to 1 Battle Card from your Drop Area.")
    t = main(hero, herald, battle=["Herald"], drop=["Egret", "Stork"])
    t.you.chooses("play Hero")
    settle(t)
    t.you.chooses("activate Herald")
    settle(t)
    t.you.chooses(name)
    settle(t)
    assert (name in t.you.battle.names) == played


def test_of_two_colors_and_no_other_leaves_open_whether_a_card_may_have_both() -> None:
    refused("[Permanent] You can only play Battle Cards that are red or blue and no other color.")
