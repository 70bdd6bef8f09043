"""When and if a text of the second game does something, played: what counts and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, LEADER, UNISON
from bythebook.games.dbs.texts.events import K_MAIN
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.options import K_PAY, K_STANDBY
from bythebook.testing import Table, side, table
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.test_play import CRANE, EGRET, STORK, asked, battle

ENERGY = ["filler"] * 6
REED = make.battle("Reed", cost=1, power=5000, traits=("Heron",), character="Rook")
WALL = battle("Wall", "[Blocker]")
GIANT = make.battle("Giant", cost=4, power=40000)


def extra(name: str, *text: str, **printed: Any) -> CardDef:
    """An extra card that costs nothing, with a text."""
    return make.extra(name, cost=0, abilities=abilities_of(text, EXTRA), **printed)


DOOM = extra("Doom", "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.")
OWN = extra(
    "Fall", "[Activate: Main] Choose up to 1 of your Battle Cards and place it in your Drop Area."
)
BAN = extra("Ban", "[Counter: Attack] Negate the attack.")
WAKE = extra("Wake", "[Activate: Main] Choose up to 1 of your energy and switch it to Active Mode.")
HUSH = extra(
    "Hush", "[Activate: Main] Choose up to 1 of your opponent's cards and switch it to Rest Mode."
)
PULL = extra("Pull", "[Activate: Main] Choose up to 1 card in your life and add it to your hand.")
RISE = extra("Rise", "[Activate: Main] Choose up to 1 Battle Card in your Drop Area and play it.")
GROWN = battle("Grown", "[Evolve] R : <Rook>", cost=3)
CARDS = (EGRET, STORK, CRANE, REED, WALL, GIANT, DOOM, OWN, BAN, WAKE, HUSH, PULL, RISE, GROWN)


def go(t: Table, *wanted: str) -> None:
    """Some answers as soon as they can be given, and otherwise nothing until the main phase."""
    left = list(wanted)
    while t.game.pending is not None:
        words = asked(t)
        if left and left[0] in words:
            t.answer(words.index(left.pop(0)))
        elif t.game.pending.kind == K_MAIN:
            break
        else:
            t.answer(0 if t.game.pending.kind in (K_PAY, K_STANDBY) else len(words) - 1)
    assert left == []


def board(
    mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **printed: Any
) -> Table:
    """The main phase of a turn in which cards can attack."""
    own = {"energy": ENERGY, **(mine or {})}
    other = {"energy": ENERGY, **(theirs or {})}
    return table("dbs", side(**own), side(**other), at="main", cards=CARDS, turns=3)


def drawn(
    moment: str,
    *wanted: str,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    guards: bool = False,
    name: str = "Watch",
    begin: str = "[Auto] When ",
) -> int:
    """How many cards were drawn by a card that waits for something; it is the rival's if said."""
    watch = battle(name, f"{begin}{moment}, draw 1 card.")
    own, other = dict(mine or {}), dict(theirs or {})
    whose = other if guards else own
    whose["battle"] = [watch, *whose.get("battle", [])]
    t = board(own, other)
    seat = t.rival if guards else t.you
    before = len(seat.deck)
    go(t, *wanted)
    t.ends_asking()
    return before - len(seat.deck)


FIGHT = {"battle": ["Egret"], "hand": ["Reed", "Stork"]}


@pytest.mark.parametrize(
    ("moment", "combo", "times"),
    [
        ("you combo", "Stork", 1),
        ("you combo with 1 of your «Heron» cards", "Reed", 1),
        ("you combo with 1 of your «Heron» cards", "Stork", 0),
        ("one of your «Heron» cards is used in a combo", "Reed", 1),
        ("one of your «Heron» cards is used in a combo", "Stork", 0),
        ("a blue Battle Card is used in a combo from your hand", "Stork", 1),
        ("a blue Battle Card is used in a combo from your energy", "Stork", 0),
        ("you combo with 1 or more blue Battle Cards", "Stork", 1),
        ("your opponent uses a card in a combo", "Stork", 0),
    ],
)
def test_combos(moment: str, combo: str, times: int) -> None:
    answers = ("attack Egret leader", f"combo {combo}")
    assert drawn(moment, *answers, mine=FIGHT) == times


def test_the_opponents_combos() -> None:
    theirs = {"hand": ["Stork"]}
    answers = ("attack Egret leader", "combo Stork")
    mine = {"battle": ["Egret"]}
    assert drawn("your opponent uses a card in a combo", *answers, mine=mine, theirs=theirs) == 1
    assert drawn("you combo", *answers, mine=mine, theirs=theirs) == 0


def test_combos_at_once_are_one_moment() -> None:
    many = battle(
        "Many",
        "[Auto] When this card attacks, choose up to 2 Battle Cards in your Drop Area and combo "
        "with them.",
    )
    mine = {"battle": [many], "drop": ["Reed", "Stork"]}
    answers = ("attack Many leader", "Reed", "Stork")
    assert drawn("you combo with 1 or more Battle Cards", *answers, mine=mine) == 1
    assert drawn("you combo with 1 of your Battle Cards", *answers, mine=mine) == 2


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent activates [Blocker]", 1),
        ("your opponent activates a [Blocker] skill", 1),
        ("one of your Battle Cards activates [Blocker]", 0),
        ("your Leader Card activates a [Blocker] skill", 0),
    ],
)
def test_a_blocker(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "yes")
    theirs = {"battle": ["Wall"]}
    assert drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("one of your Battle Cards activates [Blocker]", 1),
        ("one of your blue Battle Cards activates [Blocker]", 0),
        ("your opponent activates [Blocker]", 0),
    ],
)
def test_a_blocker_of_ones_own(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "yes")
    theirs = {"battle": ["Wall"]}
    found = drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs, guards=True)
    assert found == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent activates a [Counter: Attack] skill on an Extra Card", 1),
        ("your opponent activates a [Counter: Play] skill on an Extra Card", 0),
        ("your opponent activates a [Counter: Attack] skill on a Battle Card", 0),
        ("your opponent activates a [Counter] skill during a battle with this card", 0),
    ],
)
def test_a_counter(moment: str, times: int) -> None:
    answers = ("attack Egret leader", "activate Ban")
    theirs = {"hand": ["Ban"]}
    assert drawn(moment, *answers, mine={"battle": ["Egret"]}, theirs=theirs) == times


def test_a_counter_in_a_battle_with_this_card() -> None:
    moment = "your opponent activates a [Counter] skill during a battle with this card"
    answers = ("attack Watch leader", "activate Ban")
    assert drawn(moment, *answers, theirs={"hand": ["Ban"]}) == 1
    moment = moment.replace("When", "If")
    assert drawn(moment, *answers, theirs={"hand": ["Ban"]}, begin="[Auto] If ") == 1


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("you activate a [Evolve] skill", 1),
        ("you activate a [Evolve] or [Union] skill", 1),
        ("you activate a [Union] skill", 0),
        ("one of your red Battle Cards activates a [Evolve] skill from your hand", 1),
        ("one of your red Battle Cards activates a [Evolve] skill from your Drop Area", 0),
        ("one of your red Battle Cards evolves", 1),
        ("one of your blue Battle Cards evolves", 0),
        ("you play a Battle Card using [Evolve]", 1),
        ("you play a Battle Card using [Over Realm]", 0),
        ("you play a Battle Card using a skill", 1),
        ("your opponent plays a Battle Card using a skill", 0),
        ("you or your opponent play a red Battle Card", 1),
        ("you or your opponent play a blue Battle Card", 0),
        ("a red Battle Card is played from your hand", 1),
        ("a red Battle Card is played from your Drop Area", 0),
        ("a Battle Card with an energy cost of 3 is played from your hand", 1),
        ("you play a red Battle Card during your turn", 1),
        ("you play a red Battle Card on your opponent's turn", 0),
    ],
)
def test_evolving(moment: str, times: int) -> None:
    mine = {"battle": ["Reed"], "hand": ["Grown"]}
    assert drawn(moment, "activate Grown", mine=mine) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("you play a Battle Card using a skill", 0),
        ("you or your opponent play a red Battle Card", 1),
        ("a red Battle Card is played from your hand", 1),
    ],
)
def test_playing_by_paying(moment: str, times: int) -> None:
    assert drawn(moment, "play Egret", mine={"hand": ["Egret"]}) == times


def test_playing_by_a_skill() -> None:
    mine = {"hand": ["Rise"], "drop": ["Egret"]}
    answers = ("activate Rise", "Egret")
    assert drawn("you play a Battle Card using a skill", *answers, mine=mine) == 1
    moment = "a red Battle Card is played from your Drop Area"
    assert drawn(moment, *answers, mine=mine) == 1


def test_who_attacks_what() -> None:
    leader, card = "your opponent attacks a Leader Card", "your opponent attacks a Battle Card"
    mine = {"battle": ["Egret"]}
    answers = ("attack Egret leader",)
    assert drawn(leader, *answers, mine=mine, guards=True) == 1
    assert drawn(card, *answers, mine=mine, guards=True) == 0
    assert drawn(leader, *answers, mine=mine) == 0
    with pytest.raises(Unplayable):
        read_all("[Auto] When your opponent attacks their Leader Card, draw 1 card.", BATTLE)


@pytest.mark.parametrize(
    ("moment", "by", "times"),
    [
        ("this card is attacked by a Battle Card", "Giant", 1),
        ("this card is attacked by an Extra Card", "Giant", 0),
        ("this card is KO'd by an opponent's attack", "Giant", 1),
        ("this card is KO'd in battle", "Giant", 1),
        ("this card is KO'd by an opponent's skill", "Giant", 0),
        ("this card is KO'd by a skill", "Giant", 0),
        ("this card is KO'd by an opponent's skill", "Doom", 1),
        ("this card is KO'd by an opponent's attack", "Doom", 0),
        ("this card is KO'd in battle", "Doom", 0),
        ("your Battle Card is KO'd", "Doom", 1),
        ("your opponent's Battle Card is KO'd", "Doom", 0),
        ("this card is KO'd or KOs an opponent's Battle Card", "Doom", 1),
        ("a Battle Card attacks this card", "Giant", 1),
        ("a Unison Card attacks this card", "Giant", 0),
        ("one of your opponent's Battle Cards attacks this card", "Giant", 1),
        ("this card attacks or is attacked", "Giant", 1),
        ("this card attacks or is attacked", "Doom", 0),
        ("this card is played or KO'd", "Doom", 1),
    ],
)
def test_this_card_falls(moment: str, by: str, times: int) -> None:
    watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
    t = board({"battle": ["Giant"], "hand": ["Doom"]}, {"battle": [(watch, REST)]})
    before = len(t.rival.deck)
    if by == "Giant":
        go(t, "attack Giant Watch")
    else:
        go(t, "activate Doom", "Watch")
    t.rival.drop.holds_exactly("Watch")
    assert before - len(t.rival.deck) == times
    t.ends_asking()


@pytest.mark.parametrize(
    ("moment", "by", "times"),
    [
        ("this card KOs 1 of your opponent's Battle Cards with a power of 10000", "attack", 1),
        ("this card KOs 1 of your opponent's Battle Cards with a power of 15000", "attack", 0),
        ("this card KOs an opponent's Battle Card by attacking it", "attack", 1),
        ("this card KOs an opponent's Battle Card by attacking it", "skill", 0),
        ("this card KOs 1 of your opponent's Battle Cards", "skill", 1),
        ("this card KOs an opponent's Battle Card", "skill", 1),
        ("this card is KO'd or KOs an opponent's Battle Card", "skill", 1),
        ("your opponent's Battle Card is KO'd", "skill", 1),
        ("this card attacks and KOs an opponent's Battle Card", "attack", 1),
        ("this card attacks and KOs an opponent's Battle Card", "skill", 0),
        ("one of your red cards KOs an opponent's Battle Card", "attack", 1),
        ("one of your blue cards KOs an opponent's Battle Card", "attack", 0),
    ],
)
def test_this_card_fells_another(moment: str, by: str, times: int) -> None:
    watch = battle(
        "Watch",
        f"[Auto] When {moment}, draw 1 card.",
        "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it.",
        power=30000,
    )
    t = board({"battle": [watch]}, {"battle": [("Egret", REST)]})
    before = len(t.you.deck)
    if by == "attack":
        go(t, "attack Watch Egret")
    else:
        go(t, "activate Watch", "Egret")
    t.rival.drop.holds_exactly("Egret")
    assert before - len(t.you.deck) == times
    t.ends_asking()


def test_this_card_fells_one_of_ones_own() -> None:
    for moment, times in (
        ("this card KOs an opponent's Battle Card", 0),
        ("this card KOs a Battle Card", 1),
    ):
        watch = battle(
            "Watch",
            f"[Auto] When {moment}, draw 1 card.",
            "[Activate: Main] Choose up to 1 of your other Battle Cards and KO it.",
        )
        t = board({"battle": [watch, "Egret"]})
        before = len(t.you.deck)
        go(t, "activate Watch", "Egret")
        assert before - len(t.you.deck) == times


def test_the_end_of_a_battle_in_which_it_attacked() -> None:
    text = "[Auto] At the end of a battle in which this card attacked, draw 1 card."
    for attacker, times in (("Watch", 1), ("Egret", 0)):
        t = board({"battle": [battle("Watch", text), "Egret"]})
        before = len(t.you.deck)
        go(t, f"attack {attacker} leader")
        assert before - len(t.you.deck) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent switches energy to Active Mode using a skill", 1),
        ("your opponent switches their energy to Active Mode using a skill", 1),
        ("your opponent switches energy to Active Mode using a non-[Awaken] skill", 1),
        ("your opponent switches energy to Active Mode using a skill during their turn", 1),
        ("your opponent switches energy to Active Mode using a skill during your turn", 0),
    ],
)
def test_energy_switched_by_a_skill(moment: str, times: int) -> None:
    watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
    t = board({"hand": ["Wake"], "energy": [("filler", REST)]}, {"battle": [watch]})
    before = len(t.rival.deck)
    go(t, "activate Wake", "filler")
    assert before - len(t.rival.deck) == times


def test_energy_switched_by_awaken() -> None:
    text = "[Awaken] When your life is at 4 or less : Switch up to 1 of your energy to Active Mode."
    for moment, times in (
        ("your opponent switches energy to Active Mode using a non-[Awaken] skill", 0),
        ("your opponent switches energy to Active Mode using a skill", 1),
    ):
        waking = make.leader("Chief", abilities=abilities_of((text,), LEADER))
        watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
        mine = {"leader": [waking], "life": ["filler"] * 2, "energy": [("filler", REST)]}
        t = board(mine, {"battle": [watch]})
        before = len(t.rival.deck)
        go(t, "activate Chief", "filler")
        assert before - len(t.rival.deck) == times


@pytest.mark.parametrize(
    ("moment", "guards", "times"),
    [
        ("a card in your life is added to your hand or placed in your Drop Area", False, 1),
        ("a card in your life is added to your hand or placed in your Drop Area", True, 0),
        (
            "your opponent's life is added to their hand or placed in their Drop Area by a skill",
            True,
            1,
        ),
        (
            (
                "a card in your life is added to your hand or placed in your Drop Area during your "
                "opponent's turn"
            ),
            False,
            0,
        ),
    ],
)
def test_life_goes_to_the_hand(moment: str, guards: bool, times: int) -> None:
    mine = {"hand": ["Pull"], "life": ["Egret"] * 2}
    assert drawn(moment, "activate Pull", "Egret", mine=mine, guards=guards) == times


def test_life_goes_by_damage() -> None:
    mine, theirs = {"battle": ["Giant"]}, {"life": ["Egret"] * 3}
    by = "your life is added to your hand or placed in your Drop Area by a skill"
    lost = "a card in your life is added to your hand or placed in your Drop Area"
    answers = ("attack Giant leader",)
    assert drawn(lost, *answers, mine=mine, theirs=theirs, guards=True) == 1
    assert drawn(by, *answers, mine=mine, theirs=theirs, guards=True) == 0


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("an opponent's card is switched to Rest Mode by one of your skills", 1),
        ("an opponent's Battle Card is switched to Rest Mode by one of your skills", 1),
        ("an opponent's Unison Card is switched to Rest Mode by one of your skills", 0),
    ],
)
def test_cards_switched_to_rest_mode(moment: str, times: int) -> None:
    mine, theirs = {"hand": ["Hush"]}, {"battle": ["Egret"]}
    assert drawn(moment, "activate Hush", "Egret", mine=mine, theirs=theirs) == times


def test_a_battle_card_in_the_energy_area_is_no_battle_card() -> None:
    tire = extra(
        "Tire", "[Activate: Main] Choose up to 1 of your opponent's energy, switch it to Rest Mode."
    )
    moment = "an opponent's Battle Card is switched to Rest Mode by one of your skills"
    mine, theirs = {"hand": [tire]}, {"energy": ["Egret"]}
    assert drawn(moment, "activate Tire", "Egret", mine=mine, theirs=theirs) == 0


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("a red Battle Card in your Battle Area is placed in its owner's Drop Area", 1),
        ("a blue Battle Card in your Battle Area is placed in its owner's Drop Area", 0),
        (
            (
                "a red Battle Card in your Battle Area is placed in its owner's Drop Area by one "
                "of your skills"
            ),
            1,
        ),
        (
            (
                "a red Battle Card in your Battle Area is placed in its owner's Drop Area by an "
                "opponent's skill"
            ),
            0,
        ),
        ("a red Battle Card in your hand is placed in its owner's Drop Area", 0),
        ("one of your red Battle Cards in your Battle Area is placed in your Drop Area", 1),
        ("a card in your opponent's life is placed in their Drop Area", 0),
    ],
)
def test_a_card_goes_from_an_area(moment: str, times: int) -> None:
    mine = {"battle": ["Egret"], "hand": ["Fall"]}
    assert drawn(moment, "activate Fall", "Egret", mine=mine) == times


def test_this_card_goes_from_its_area() -> None:
    moment = "this card in your Battle Area is placed in its owner's Drop Area by one of your "
    mine = {"hand": ["Fall"]}
    assert drawn(f"{moment}skills", "activate Fall", "Watch", mine=mine) == 1
    answers = ("activate Doom", "Watch")
    found = drawn(f"{moment}skills", *answers, mine={"hand": ["Doom"]}, guards=True)
    assert found == 0


def test_a_combo_card_goes_to_the_drop_area() -> None:
    moment = "a Battle Card with 15000 power is placed in your Drop Area from your Combo Area"
    for combo, times in (("Stork", 1), ("Reed", 0)):
        answers = ("attack Egret leader", f"combo {combo}")
        assert drawn(moment, *answers, mine=FIGHT) == times


def test_two_moments_of_one_card() -> None:
    moment = (
        "this card activates its [Blocker] skill or is removed from your Battle Area by an "
        "opponent's skill"
    )
    turned = (
        "this card is removed from your Battle Area by an opponent's skill or activates its "
        "[Blocker] skill"
    )
    for words in (moment, turned):
        watch = battle("Watch", "[Blocker]", f"[Auto] When {words}, draw 1 card.")
        t = board({"battle": ["Egret"]}, {"battle": [watch]})
        before = len(t.rival.deck)
        go(t, "attack Egret leader", "yes")
        assert before - len(t.rival.deck) == 1
        t = board({"hand": ["Doom"]}, {"battle": [watch]})
        go(t, "activate Doom", "Watch")
        assert before - len(t.rival.deck) == 1


def test_a_marker_is_lost_by_an_attack() -> None:
    text = "[Auto] When this card loses markers due to an opponent's attack, draw 1 card."
    own = "[0][Activate: Main] Remove 1 marker from this card."
    tower = make.unison("Tower", abilities=abilities_of((text, own), UNISON))
    halves = (side(battle=["Giant"]), side(hand=["Tower"], energy=3))
    t = table("dbs", *halves, (GIANT, tower), "main", 1)
    go(t, "play Tower", "3")
    before = len(t.rival.deck)
    # A skill of one's own is no attack.
    go(t, "activate Tower")
    assert len(t.rival.deck) == before
    t.rival.passes()
    t.you.passes()
    before = len(t.rival.deck)
    go(t, "attack Giant Tower")
    assert before - len(t.rival.deck) == 1


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent takes damage", 1),
        ("your opponent takes damage from an attack", 1),
        ("you take damage", 0),
        ("one of your «Heron» cards deals damage", 1),
        ("one of your blue cards deals damage", 0),
    ],
)
def test_damage(moment: str, times: int) -> None:
    answers = ("attack Crane leader",)
    mine, theirs = {"battle": ["Crane"]}, {"life": ["Egret"] * 3}
    assert drawn(moment, *answers, mine=mine, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent takes damage", 1),
        ("your opponent takes damage from an attack", 0),
        ("this card deals damage to your opponent", 0),
    ],
)
def test_damage_by_a_skill(moment: str, times: int) -> None:
    bolt = extra("Bolt", "[Activate: Main] Deal 1 damage to your opponent.")
    mine, theirs = {"hand": [bolt]}, {"life": ["Egret"] * 3}
    assert drawn(moment, "activate Bolt", mine=mine, theirs=theirs) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("your opponent discards a card", 1),
        ("your opponent discards a blue card", 0),
        ("you discard a card", 0),
    ],
)
def test_discards(moment: str, times: int) -> None:
    toll = extra(
        "Toll", "[Activate: Main] Your opponent chooses 1 card in their hand and discards it."
    )
    mine, theirs = {"hand": [toll]}, {"hand": ["Egret"]}
    assert drawn(moment, "activate Toll", mine=mine, theirs=theirs) == times


def test_what_cards_evolve_into() -> None:
    mine = {"battle": ["Reed"], "hand": ["Grown"]}
    for kind, times in (("{Grown}", 1), ("{Reed}", 0)):
        moment = f"a card evolves into one of your {kind} cards"
        assert drawn(moment, "activate Grown", mine=mine) == times


@pytest.mark.parametrize(
    ("moment", "times"),
    [
        ("At the end of your Main Phase", 1),
        ("At the end of your opponent's Main Phase", 0),
        ("At the end of each turn", 1),
        ("At the start of your opponent's Charge Phase", 1),
        ("At the start of your Charge Phase", 0),
        ("At the start of each turn", 1),
    ],
)
def test_phases(moment: str, times: int) -> None:
    t = board({"battle": [battle("Watch", f"[Auto] {moment}, draw 1 card.")]})
    before = len(t.you.deck)
    t.you.chooses("pass")
    # Until the rival's main phase.
    go(t)
    assert t.turn_player is t.rival
    assert before - len(t.you.deck) == times


def test_a_skill_that_says_to_activate_itself() -> None:
    text = (
        "[Auto] When you play this card, activate this skill. At the end of the turn, if you have "
        "1 or less cards in your hand, draw 1 card."
    )
    for more, times in ((0, 1), (3, 0)):
        hero = battle("Hero", text)
        t = board({"hand": [hero, *["Egret"] * more]})
        before = len(t.you.deck)
        go(t, "play Hero")
        assert len(t.you.deck) == before
        t.you.chooses("pass")
        t.goes_on_to("charge phase", t.rival)
        assert before - len(t.you.deck) == times
