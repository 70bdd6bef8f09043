"""Parts of a text joined in many ways, played: what counts, how often, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, BLOCKER, EXTRA, KEYWORDS, LEADER, POWER
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.texts.events import K_MAIN
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DECK, ENERGY, LEADER_AREA, REST
from bythebook.kernel.state.options import K_PAY, K_STANDBY
from bythebook.testing import Table, laid
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.occasions import board, drawn, go
from tests.cards.dbs.test_play import asked, battle

ATTACK = "attack Watch leader"
HELD = {"hand": ["Reed", "Stork"]}
EGRET = {"battle": ["Egret"]}
OURS = "this card or one of your "
USED = "one of your «Heron» cards is played or used in a combo"


@pytest.mark.parametrize(
    ("moment", "answers", "mine", "guards", "times"),
    [
        ("this card attacks or is attacked", (ATTACK,), {}, False, 1),
        ("this card attacks or is attacked", ("attack Egret leader",), EGRET, True, 0),
        ("this card is played or attacks", (ATTACK,), {}, False, 1),
        ("this card attacks or when you combo", (ATTACK, "combo Reed"), HELD, False, 2),
        ("this card attacks or you play a red Battle Card", ("play Reed", ATTACK), HELD, False, 2),
        ("this card attacks or you play a blue Battle Card", ("play Reed", ATTACK), HELD, False, 1),
        (USED, ("play Reed",), HELD, False, 1),
        (USED, (ATTACK, "combo Reed"), HELD, False, 1),
        (USED, (ATTACK, "combo Stork"), HELD, False, 0),
        (OURS + "«Heron» cards attacks", (ATTACK,), {}, False, 1),
        (OURS + "«Heron» cards attacks", ("attack Egret leader",), EGRET, False, 1),
        (OURS + "<Rook> cards attacks", ("attack Egret leader",), EGRET, False, 0),
        ("this card or your Leader Card attacks", ("attack leader",), {}, False, 1),
        ("another of your cards attacks", (ATTACK,), {}, False, 0),
        ("another of your cards attacks", ("attack Egret leader",), EGRET, False, 1),
        ("your Leader Card is attacked", ("attack Egret leader",), EGRET, True, 1),
        ("your opponent plays a Battle Card and it is your turn", ("play Reed",), HELD, True, 0),
    ],
)  # fmt: skip
def test_one_thing_or_another(
    moment: str, answers: tuple[str, ...], mine: dict[str, Any], guards: bool, times: int
) -> None:
    theirs: dict[str, Any] = {}
    assert drawn(moment, *answers, mine=dict(mine), theirs=theirs, guards=guards) == times


def test_being_kod_is_going_to_the_drop_area() -> None:
    moment = "this card is KO'd or placed in your Drop Area from your Battle Area"
    with pytest.raises(Unplayable):
        read_all(f"[Auto] When {moment}, draw 1 card.", BATTLE)


def test_which_of_two_cards_is_spoken_of() -> None:
    text = "[Auto] When this card attacks or your opponent plays a Battle Card, KO it."
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


def played(text: str, mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    """The table after a card was played that says something."""
    hero = battle("Hero", f"[Auto] When you play this card, {text}", cost=0, power=15000)
    t = board({**mine, "hand": [hero, *mine.get("hand", [])]}, theirs)
    go(t, "play Hero")
    return t


def power_of(t: Table, name: str) -> int:
    """The power of a card of yours."""
    return t.game.value(POWER, t.you.card(name))


HERONS = "the number of «Heron» cards in your Battle Area"
THEIRS = "in your opponent's Battle Area"
KO = "choose 1 of your opponent's Battle Cards with "


@pytest.mark.parametrize(
    ("said", "fallen"),
    [
        (f"an energy cost less than {HERONS}", ()),
        (f"an energy cost less than or equal to {HERONS}", ("Reed",)),
        (f"an energy cost equal to the number of Battle Cards {THEIRS}", ("Stork",)),
        (f"an energy cost greater than the number of cards {THEIRS}", ("Giant",)),
        ("an energy cost greater than or equal to your life", ()),
        ("less power than this card", ("Reed",)),
        ("more power than this card", ("Giant",)),
        ("power equal to this card's power", ("Stork",)),
        ("power less than your Leader Card's power", ("Reed",)),
    ],
)  # fmt: skip
def test_a_cost_or_power_against_a_number(said: str, fallen: tuple[str, ...]) -> None:
    theirs = {"battle": ["Reed", "Stork", "Giant"]}
    t = played(f"{KO}{said} and KO it.", {"battle": ["Egret"]}, theirs)
    t.rival.drop.holds_exactly(*fallen)
    t.ends_asking()


@pytest.mark.parametrize(
    ("said", "drawn_then"),
    [
        ("draw cards equal to the number of «Heron» cards in your Battle Area.", 2),
        ("draw cards equal to the number of «Heron» cards in your Drop Area.", 0),
        ("draw 2 cards for each «Heron» card in your Battle Area.", 4),
        ("draw 1 card for each marker on your Unison Cards.", 0),
        ("if all of your Battle Cards are in Active Mode, draw 1 card.", 1),
        ("if all of your Battle Cards are in Rest Mode, draw 1 card.", 0),
        ("if you have exactly 6 energy, draw 1 more card.", 1),
        ("if you have exactly 5 energy, draw 1 card.", 0),
        ("if your energy is 6 or more, draw 1 card.", 1),
        ("if your energy is 5 or less, draw 1 card.", 0),
        ("if your opponent's energy is at 6 or more, draw 1 card.", 1),
        ("if your Leader Card's power is 10000 or more, draw 1 card.", 1),
        ("if your opponent's Leader Card's power is 9000 or less, draw 1 card.", 0),
    ],
)
def test_so_many_as_there_are(said: str, drawn_then: int) -> None:
    before = len(board({"battle": ["Egret", "Reed"]}).you.deck)
    t = played(said, {"battle": ["Egret", "Reed"]}, {})
    assert before - len(t.you.deck) == drawn_then
    t.ends_asking()


def test_damage_for_each() -> None:
    t = played("deal 1 damage to your opponent for each «Heron» card in your Battle Area.",
               {"battle": ["Egret", "Reed"]}, {})  # fmt: skip
    assert len(t.rival.life) == 6
    t.ends_asking()


@pytest.mark.parametrize(
    ("said", "egret", "stork"),
    [
        ("«Heron» cards in your Battle Area get +5000 power", 15000, 15000),
        ("Your «Heron» cards get +5000 power", 15000, 15000),
        ("Blue Battle Cards in your Battle Area get +5000 power", 10000, 20000),
        ("All of your <Wren> and <Rook> get +5000 power", 10000, 15000),
    ],
)
def test_all_cards_of_a_kind(said: str, egret: int, stork: int) -> None:
    hero = battle("Hero", f"[Permanent] {said}.")
    t = board({"battle": [hero, "Egret", "Stork"]})
    assert (power_of(t, "Egret"), power_of(t, "Stork")) == (egret, stork)
    t.ends_asking()


def test_cards_of_two_names() -> None:
    hero = battle("Hero", "[Permanent] All of your <Wren> and <Rook> get +5000 power.")
    t = board({"battle": [hero, "Reed"]})
    assert power_of(t, "Reed") == 10000
    t.ends_asking()


def test_what_was_looked_at_is_meant() -> None:
    said = (
        "look at up to 3 cards from the top of your deck, choose up to 1 «Heron» and add it to "
        "your hand, then shuffle your deck."
    )
    hero = battle("Hero", f"[Auto] When you play this card, {said}", cost=0)
    t = board({"hand": [hero], "deck": ["Stork", "Reed", "filler", "Egret"]})
    t.you.chooses("play Hero")
    while t.game.pending is not None and "Reed" not in asked(t):
        t.answer(0)
    assert "Egret" not in asked(t)
    assert "Stork" not in asked(t)
    t.you.chooses("Reed")
    t.settle()
    t.you.hand.holds_exactly("Reed")
    t.ends_asking()


def test_the_attack_and_the_skill_are_negated() -> None:
    text = "[Auto] When this card is attacked, negate that attack and this skill for the turn."
    chief = make.leader("Chief", abilities=abilities_of((text,), LEADER))
    t = board({"battle": ["Egret", "Crane"]}, {"leader": chief})
    life = len(t.rival.life)
    go(t, "attack Egret Chief")
    assert len(t.rival.life) == life
    go(t, "attack Crane Chief")
    assert len(t.rival.life) == life - 1
    t.ends_asking()


def test_a_time_said_once_for_both() -> None:
    t = played("this card gets +5000 power and gains [Blocker] for the turn.", {}, {})
    hero = t.you.card("Hero")
    assert (power_of(t, "Hero"), t.game.value(KEYWORDS, hero) & BLOCKER) == (20000, BLOCKER)
    t.you.chooses("pass")
    t.settle()
    assert (power_of(t, "Hero"), t.game.value(KEYWORDS, hero) & BLOCKER) == (15000, 0)
    t.ends_asking()


@pytest.mark.parametrize(
    ("said", "chosen"),
    [
        ("that is blue", ["Stork"]),
        ("that is red or blue", ["Giant", "Stork"]),
        ("that is mono-red", ["Giant"]),
        ("with no skills", ["Giant", "Stork"]),
        ("with 5000 combo power or more", ["Giant", "Stork"]),
        ("with 5000 combo power or less", ["Giant", "Stork"]),
        ("with a combo cost of 9 or more", []),
    ],
)
def test_what_is_said_after_the_noun(said: str, chosen: list[str]) -> None:
    one = "choose up to 1 of your opponent's Battle Cards"
    text = f"[Auto] When you play this card, {one} {said} and KO it."
    t = board({"hand": [battle("Hero", text, cost=0)]}, {"battle": ["Giant", "Stork"]})
    t.you.chooses("play Hero")
    while t.game.pending is not None and t.game.pending.kind in (K_PAY, K_STANDBY):
        t.answer(0)
    found = [] if t.game.pending is None or t.game.pending.kind == K_MAIN else asked(t)
    assert sorted(set(found) & {"Giant", "Stork"}) == chosen
    t.settle()
    t.ends_asking()


@pytest.mark.parametrize(
    ("said", "holds"),
    [("multicolor", False), ("non-black", True), ("non-red", False), ("skill-less", True)],
)
def test_what_a_leader_is(said: str, holds: bool) -> None:
    before = len(board().you.deck)
    t = played(f"if your Leader Card is {said}, draw 1 card.", {}, {})
    assert (before - len(t.you.deck) == 1) == holds
    t.ends_asking()


def test_the_whole_hand_is_discarded() -> None:
    t = played("discard your hand, then draw 1 card.", {"hand": ["Reed", "Stork"]}, {})
    t.you.drop.holds_exactly("Reed", "Stork")
    assert len(t.you.hand) == 1
    t.ends_asking()


@pytest.mark.parametrize(
    ("moment", "by", "times"),
    [
        ("an opponent's Battle Card is KO'd by one of your skills", "skill", 1),
        ("an opponent's Battle Card is KO'd by one of your skills", "attack", 0),
        ("an opponent's Battle Card is KO'd in battle", "skill", 0),
        ("an opponent's Battle Card is KO'd in battle", "attack", 1),
    ],
)
def test_how_another_falls(moment: str, by: str, times: int) -> None:
    watch = battle("Watch", f"[Auto] When {moment}, draw 1 card.")
    t = board({"battle": [watch, "Giant"], "hand": ["Doom"]}, {"battle": [("Egret", REST)]})
    before = len(t.you.deck)
    go(t, *(("activate Doom", "Egret") if by == "skill" else ("attack Giant Egret",)))
    t.rival.drop.holds_exactly("Egret")
    assert before - len(t.you.deck) == times
    t.ends_asking()


def test_switched_to_active_mode() -> None:
    one = "Choose up to 1 of your Battle Cards"
    text = f"[Activate: Main][Once per turn] {one} and switch it to {{}} Mode."
    for mode, times in (("Active", 1), ("Rest", 0)):
        watch = battle("Watch", "[Auto] When this card is switched to Active Mode, draw 1 card.")
        helper = battle("Helper", text.format(mode))
        t = board({"battle": [(watch, REST if mode == "Active" else ACTIVE), helper]})
        before = len(t.you.deck)
        go(t, "activate Helper", "Watch")
        assert before - len(t.you.deck) == times
        t.ends_asking()


def test_played_by_a_skill() -> None:
    watch = battle("Watch", "[Auto] When this card is played by a skill, draw 1 card.", cost=0)
    for how, times in (("activate Rise", 1), ("play Watch", 0)):
        t = board({"hand": ["Rise"], "drop": [watch]} if times else {"hand": [watch]})
        before = len(t.you.deck)
        go(t, how, *(("Watch",) if times else ()))
        assert before - len(t.you.deck) == times
        t.ends_asking()


def test_a_skill_negated_for_the_battle() -> None:
    text = "[Auto] When one of your cards attacks, draw 1 card, then negate this skill for the {}."
    for time, times in (("battle", 2), ("turn", 1)):
        t = board({"battle": [battle("Watch", text.format(time)), "Egret"]})
        before = len(t.you.deck)
        go(t, "attack Watch leader", "attack Egret leader")
        assert before - len(t.you.deck) == times
        t.ends_asking()


def test_the_top_or_the_bottom_of_the_deck() -> None:
    said = "choose 1 card in your hand and place it at the top or bottom of your deck."
    hero = battle("Hero", f"[Auto] When you play this card, {said}", cost=0)
    for end, place in ((0, -1), (1, 0)):
        t = board({"hand": [hero, "Reed"], "deck": ["Stork", "Egret", "filler"]})
        t.you.chooses("play Hero")
        while t.game.pending is not None and t.game.pending.kind != K_MAIN:
            words = asked(t)
            t.answer(words.index("Reed") if "Reed" in words else min(end, len(words) - 1))
        names = [t.game.definition(card).name for card in t.game.state.zone(0, DECK)]
        assert names[place] == "Reed"
        t.ends_asking()


def test_cards_of_two_areas_at_once() -> None:
    said = "choose all of your opponent's Battle Cards and energy and switch them to Rest Mode."
    t = played(said, {}, {"battle": ["Egret"], "energy": ["filler", "filler"]})
    state = t.game.state
    cards = [*state.zone(1, ENERGY), *state.zone(1, BATTLE_AREA)]
    assert [state.orient[card] for card in cards] == [REST] * 3
    t.ends_asking()


def test_skills_negated_in_a_sentence_of_their_own() -> None:
    play_one = "choose 1 «Heron» card in your Drop Area and play it."
    loud = battle("Loud", "[Blocker]", traits=("Heron",))
    for said, blocks in (("", True), (" Its skills are negated for the turn.", False)):
        t = played(play_one + said, {"drop": [loud]}, {})
        assert bool(keywords_of(t.game, t.you.card("Loud")) & BLOCKER) == blocks
        t.ends_asking()


def test_its_owners_battle_area() -> None:
    text = (
        "[Activate: Main] Send this card to the Warp : At the beginning of your next turn, play "
        "this card from the Warp in its owner's Battle Area."
    )
    t = board({"battle": [battle("Hero", text)]})
    t.you.chooses("activate Hero")
    t.settle()
    t.you.warp.holds_exactly("Hero")
    while t.game.state.turn < 5:
        t.answer(len(asked(t)) - 1)
    t.you.battle.holds_exactly("Hero")
    t.ends_asking()


@pytest.mark.parametrize(
    "text",
    [
        "[Activate: Main] During battles where this card is attacking, draw 1 card.",
        "[Activate: Main] Your opponent can't combo for the turn when this card attacks.",
        "[Auto] When you combo, your opponent can't combo for the turn when this card attacks.",
    ],
)
def test_battles_to_come_are_not_asked_about_now(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, BATTLE)


@pytest.mark.parametrize(
    ("said", "leader", "egret"),
    [
        ("Your Leader Card and all of your Battle Cards get +5000 power", 15000, 15000),
        ("Your red Leader Card gets +5000 power", 15000, 10000),
        ("Your blue Leader Card gets +5000 power", 10000, 10000),
        ("Your Unison Cards get +5000 power", 10000, 10000),
    ],
)
def test_leaders_and_others(said: str, leader: int, egret: int) -> None:
    t = board({"battle": [battle("Hero", f"[Permanent] {said}."), "Egret"]})
    found = t.game.value(POWER, t.game.state.zone(0, LEADER_AREA)[0])
    assert (found, power_of(t, "Egret")) == (leader, egret)
    t.ends_asking()


@pytest.mark.parametrize(
    ("said", "times"),
    [
        ("your Unison Card has 3 or more markers", 1),
        ("your Unison Card has 4 or more markers", 0),
        ("your Unison Card has 3 or fewer markers on it", 1),
        ("your Unison Card has 2 or fewer markers on it", 0),
        ("your opponent's Unison Card has 0 or more markers", 0),
    ],
)
def test_markers_on_a_unison_card(said: str, times: int) -> None:
    hero = battle("Hero", f"[Auto] When you play this card, if {said}, draw 1 card.", cost=0)
    choir = make.unison("Choir")
    t = board({"hand": [hero], "unison": [laid(choir, counters=3)]})
    before = len(t.you.deck)
    go(t, "play Hero")
    assert before - len(t.you.deck) == times
    t.ends_asking()


def test_several_at_once_are_one_moment() -> None:
    sweep = make.extra(
        "Sweep",
        cost=0,
        abilities=abilities_of(("[Activate: Main] KO all of your Battle Cards.",), EXTRA),
    )
    for said, times in (("one or more", 1), ("one", 2)):
        verb = "are" if times == 1 else "is"
        text = f"[Auto] When {said} of your Battle Cards {verb} KO'd, draw 1 card."
        chief = make.leader("Chief", abilities=abilities_of((text,), LEADER))
        t = board({"leader": chief, "battle": ["Egret", "Reed"], "hand": [sweep]})
        before = len(t.you.deck)
        go(t, "activate Sweep")
        assert before - len(t.you.deck) == times
        t.ends_asking()
