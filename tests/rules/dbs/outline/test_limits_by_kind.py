"""What is not done with some cards only (1-3-3): attacks, plays, combos, [Counter] skills."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.texts.events import K_MAIN
from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import clause
from tests.cards.dbs.occasions import board, go
from tests.cards.dbs.test_play import asked, battle
from tests.cards.dbs.test_tolls import answered, guard


def attacks(text: str, *, guards: bool = False, first: str = "Hero") -> list[str]:
    """What Hero, of whom a [Permanent] skill says something, or what attacks Hero, can attack."""
    hero = battle("Hero", f"[Permanent] {text}", power=15000)
    if guards:
        t = board({"battle": ["Egret"]}, {"battle": [(hero, REST), ("Stork", REST)]})
    else:
        t = board({"battle": [hero]}, {"battle": [("Giant", REST), ("Stork", REST)]})
    found = [o for o in t.you.options if o.startswith(f"attack {first} ")]
    t.ends_asking()
    return sorted(found)


ALL = ["attack Hero Giant", "attack Hero Stork", "attack Hero leader"]
AT_HERO = ["attack Egret Hero", "attack Egret Stork", "attack Egret leader"]


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("This card can't attack Battle Cards with 40000 power or more.", ["Giant"]),
        ("This card can't attack Battle Cards with 40000 power or less.", ["Giant", "Stork"]),
        ("This card can only attack Battle Cards.", ["leader"]),
        ("This card can only attack Leader Cards.", ["Giant", "Stork"]),
        ("This card can't attack unless your life is at 4 or less.", ["Giant", "Stork", "leader"]),
        ("This card can't attack unless your life is at 4 or more.", []),
        ("This card can only attack if your life is at 4 or less.", ["Giant", "Stork", "leader"]),
        ("This card can only attack if your life is at 4 or more.", []),
        ("You can't attack with Battle Cards.", ["Giant", "Stork", "leader"]),
        ("You can't attack with blue Battle Cards.", []),
    ],
)
def test_a_card_cannot_attack_some_cards(text: str, kept: list[str]) -> None:
    assert attacks(text) == [o for o in ALL if o.split()[-1] not in kept]


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("This card can't be attacked by Battle Cards with 10000 power or less.", ["Hero"]),
        ("This card can't be attacked by a Leader Card.", []),
        ("Your opponent can't attack this card.", ["Hero"]),
        ("Your opponent can't attack your other Battle Cards.", ["Stork"]),
        ("Your opponent can't attack your Leader Card.", ["leader"]),
        ("If this card is in Active Mode, your opponent can't attack your Leader Card.", []),
        ("Your opponent can't attack Leader Cards or Unison Cards.", ["leader"]),
    ],
)
def test_a_card_is_not_attacked_by_some_cards(text: str, kept: list[str]) -> None:
    found = attacks(text, guards=True, first="Egret")
    assert found == [o for o in AT_HERO if o.split()[-1] not in kept]


def offered(text: str, mine: dict[str, Any], *answers: str) -> list[str]:
    """What can be done once a card whose text says something was played, or from the beginning."""
    t = board({**mine, "hand": [battle("Hero", text, cost=0), *mine.get("hand", [])]})
    go(t, "play Hero")
    for answer in answers:
        t.you.chooses(answer)
    found = list(t.you.options)
    t.ends_asking()
    return found


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("said", "reed", "stork"),
    [
        ("you can't play blue Battle Cards", True, False),
        ("you can't play non-«Heron» cards", True, False),
        ("you can only play «Heron» cards", True, False),
        ("you can only play red Battle Cards", True, False),
        ("you can only play Unison Cards", False, False),
        ("you can't play Unison Cards", True, True),
        ("you can't play Battle Cards from your hand", False, False),
        ("you can't play Battle Cards from your Warp", True, True),
        ("your opponent can't play blue Battle Cards", True, True),
    ],
)
def test_a_player_cannot_play_some_cards(said: str, reed: bool, stork: bool) -> None:
    for text in (
        f"[Auto] When you play this card, {said} for the turn.",
        f"[Auto] When you play this card, for the turn, {said}.",
        f"[Permanent] {said[0].upper()}{said[1:]}.",
    ):
        found = offered(text, {"hand": ["Reed", "Stork"]})
        assert ("play Reed" in found, "play Stork" in found) == (reed, stork)


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("said", "reed", "egret"),
    [
        ("your opponent can't combo", True, True),
        ("you can't combo", False, False),
        ("you can't use cards from your hand in combos", False, True),
        ("you can't use cards from your Battle Area in a combo", True, False),
        ("you can't combo with <Rook> cards", False, True),
    ],
)
def test_a_player_cannot_combo_with_some_cards(said: str, reed: bool, egret: bool) -> None:
    hero = battle("Hero", f"[Auto] When this card attacks, {said} for the battle.")
    t = board({"battle": [hero, "Egret"], "hand": ["Reed"]})
    t.you.chooses("attack Hero leader")
    t.settle()
    found = list(t.you.options)
    assert ("combo Reed" in found, "combo Egret" in found) == (reed, egret)
    t.ends_asking()


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("said", "negated"),
    [
        ("[Counter] skills with an energy cost of 1 or more", True),
        ("[Counter] skills with an energy cost of 0", False),
        ("[Counter: Play] skills with an energy cost of 0", True),
        ("[Counter: Attack] skills on Extra Cards", False),
        ("[Counter: Attack] skills on Battle Cards", True),
    ],
)
def test_a_player_cannot_activate_skills_of_some_cards(said: str, negated: bool) -> None:
    while_attacking = "[Permanent] During battles where this card is attacking, your opponent can't"
    hero = battle("Hero", f"{while_attacking} activate {said}.")
    t = board({"battle": [hero]}, {"hand": ["Ban"]})
    t.you.chooses("attack Hero leader")
    seen: list[str] = []
    while t.game.pending is not None and t.game.pending.kind != K_MAIN:
        seen += asked(t)
        t.answer(len(asked(t)) - 1)
    assert ("activate Ban" in seen) == negated
    t.ends_asking()


@clause("dbs 1-3-3", "dbs 7-1")
def test_an_attack_that_has_to_be_paid_for() -> None:
    text = "[Permanent] Your opponent can't attack unless they discard 1 card each time."
    for hand, offered in ((["Egret"], True), ([], False)):
        t = board({"battle": ["Stork"], "hand": hand}, {"battle": [battle("Warden", text)]})
        assert ("attack Stork leader" in asked(t)) == offered
        if offered:
            t.you.chooses("attack Stork leader")
            t.you.drop.holds_exactly("Egret")
            assert t.you.state_of("Stork") == REST
        t.ends_asking()


@clause("dbs 1-3-3")
def test_attacks_that_are_counted() -> None:
    t = answered(guard("Your opponent can only attack with Battle Cards 1 more time for the turn."))
    assert {"attack Crane leader", "attack leader"} <= set(asked(t))
    t.you.chooses("attack Crane leader")
    t.goes_on_to("main phase")
    assert [option for option in asked(t) if option.startswith("attack")] == ["attack leader"]
    t.ends_asking()
