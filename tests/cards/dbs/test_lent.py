"""Texts of the second game played: skills lent and negated, what others are evolved onto."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, CRITICAL, LEADER, SERVANT
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, laid, side
from bythebook.testing import dbs as make
from bythebook.text.dbs import Unplayable, abilities_of, read_all
from tests.cards.dbs.fights import fight
from tests.cards.dbs.test_bounds import extra, unison
from tests.cards.dbs.test_play import asked, battle, main, play, settle

ROOK = make.battle("Rook", character="Rook", cost=1)
GROWN = make.battle("Grown", character="Rook", cost=4)
EAGER = battle("Eager", "[Critical]", "[Auto] When you play this card, draw 1 card.", cost=2)


def critical(t: Table, name: str = "Eager") -> bool:
    """Whether a card of the rival's has [Critical]."""
    return keywords_of(t.game, t.rival.card(name)) & CRITICAL != 0


def evolving(t: Table) -> list[str]:
    """The ways to evolve into Grown."""
    return [o for o in asked(t) if "Grown" in o and not o.startswith("play")]


# Skills lent.


@pytest.mark.parametrize(
    "text",
    [
        'Each <Rook> in your hand gains "[Evolve] RR : <Rook>".',
        "All <Rook> in your hand gain [Evolve] RR : <Rook>.",
        "<Rook> cards in your hand gain the following effect: ・[Evolve] RR : <Rook>",
        "If your Leader Card is red, all <Rook> in your hand gain [Evolve] RR : <Rook>.",
    ],
)
def test_cards_of_the_hand_have_evolve(text: str) -> None:
    lender = battle("Lender", f"[Permanent] {text}", cost=3)
    other = make.battle("Other", character="Other", cost=4)
    t = main(GROWN, ROOK, other, hand=["Other"], battle=[lender, "Rook"], energy=["filler"] * 2)
    assert len(evolving(t)) == 1
    assert not any("Other" in o for o in asked(t))
    t.you.chooses(evolving(t)[0])
    settle(t)
    assert t.you.under("Grown") == ["Rook"]
    # Not without the card that lends it, without energy, without a card to evolve.
    assert evolving(main(GROWN, ROOK, battle=["Rook"], energy=["filler"] * 2)) == []
    assert evolving(main(GROWN, ROOK, battle=[lender, "Rook"], energy=["filler"])) == []
    assert evolving(main(GROWN, ROOK, battle=[lender], energy=["filler"] * 2)) == []


def test_lent_only_while_something_is_so() -> None:
    text = "If your Leader Card is blue, all <Rook> in your hand gain [Evolve] RR : <Rook>."
    lender = battle("Lender", f"[Permanent] {text}", cost=3)
    assert evolving(main(GROWN, ROOK, battle=[lender, "Rook"], energy=["filler"] * 2)) == []


def test_only_cards_of_the_hand_are_lent_evolve() -> None:
    with pytest.raises(Unplayable):
        read_all("[Permanent] All <Rook> in your Battle Area gain [Evolve] R : <Rook>.", BATTLE)


def test_the_servant_skill_for_a_time() -> None:
    text = "choose 1 of your «Heron» Battle Cards and it gains the [Servant] skill for the turn."
    t = play(text, battle=["Egret", "Stork"])
    assert keywords_of(t.game, t.you.card("Egret")) & SERVANT
    assert not keywords_of(t.game, t.you.card("Stork")) & SERVANT


# Skills negated.


def test_skills_negated_as_long_as_another_card_is_there() -> None:
    text = (
        "[Permanent] If <Rook> is in play in your Battle Area, negate the skills of all of your "
        "opponent's Battle Cards with energy costs of {} or less in their Battle Area."
    )
    for cost, rook, left in ((2, True, False), (1, True, True), (2, False, True)):
        warden = battle("Warden", text.format(cost))
        mine = [warden, "Rook"] if rook else [warden]
        t = main(battle("Spare"), EAGER, ROOK, battle=mine, rival=side(battle=[EAGER]))
        assert critical(t) == left


def test_skills_that_cannot_be_negated_are_not() -> None:
    warden = battle(
        "Warden", "[Permanent] Negate the skills of all of your opponent's Battle Cards."
    )
    proud = battle("Proud", "[Critical]", "[Permanent] This card's skills can't be negated.")
    t = main(battle("Spare"), EAGER, proud, battle=[warden], rival=side(battle=[EAGER, proud]))
    assert not critical(t)
    assert critical(t, "Proud")


def test_all_other_battle_cards_lose_their_skills() -> None:
    warden = battle(
        "Warden", "[Critical]", "[Permanent] Negate the skills of all other Battle Cards."
    )
    t = main(battle("Spare"), EAGER, warden, battle=[warden, EAGER], rival=side(battle=[EAGER]))
    assert not critical(t)
    assert not keywords_of(t.game, t.you.card("Eager")) & CRITICAL
    assert keywords_of(t.game, t.you.card("Warden")) & CRITICAL
    with pytest.raises(Unplayable):
        read_all("[Permanent] Negate the skills of all Battle Cards.", BATTLE)


@pytest.mark.parametrize(
    "text",
    [
        "choose up to 1 card in your hand, negate its skills for the turn, and play it.",
        "choose up to 1 card in your hand and play it with its skills negated for the turn.",
        "choose up to 1 card in your hand, negate its skills, and play it in your Battle Area.",
    ],
)
def test_what_is_negated_before_it_is_played_is_so_in_play(text: str) -> None:
    t = play(text, EAGER, hand=[EAGER])
    t.you.chooses("Eager")
    settle(t)
    t.you.hand.has(0)
    assert not keywords_of(t.game, t.you.card("Eager")) & CRITICAL


def test_what_has_left_play_is_not_negated_any_more() -> None:
    text = (
        "choose up to 1 of your Battle Cards, negate its skills for the turn, send it to its "
        "owner's Warp, then play it from your Warp."
    )
    t = play(text, EAGER, battle=[EAGER])
    t.you.chooses("Eager")
    settle(t)
    assert keywords_of(t.game, t.you.card("Eager")) & CRITICAL


# Evolving, fusing, damage.


def test_a_card_that_does_not_evolve() -> None:
    grown = battle("Grown", "[Evolve] R : <Rook>", cost=4)
    text = "[Permanent] This card can't [Evolve] into other cards."
    still = battle("Still", text, character="Rook")
    assert evolving(main(grown, ROOK, battle=["Rook"]))
    assert evolving(main(grown, battle=[still])) == []
    t = main(grown, ROOK, battle=[still, "Rook"])
    t.you.chooses(evolving(t)[0])
    settle(t)
    assert t.you.under("Grown") == ["Rook"]


def test_fusing_with_cards_of_the_warp() -> None:
    both = battle(
        "Both",
        "[Union-Fusion] R : <Rook> and <Wren>",
        "[Permanent] You can choose Battle Cards in your Warp when choosing cards to use with this "
        "card's [Union] skill from your hand. If you do, place the chosen cards in your Drop Area "
        "from your Warp.",
        cost=6,
    )
    wren = make.battle("Wren", character="Wren")
    t = main(both, ROOK, wren, hand=["Wren"], warp=["Rook"])
    t.you.chooses(next(o for o in asked(t) if "Both" in o and not o.startswith("play")))
    t.you.chooses("Rook")
    settle(t)
    assert "Both" in t.you.battle.names
    t.you.drop.holds_exactly("Rook", "Wren")
    t.you.warp.has(0)


def test_no_damage_from_attacks() -> None:
    text = "If this card is in Rest Mode, your Leader Cards don't take damage from attacks."
    warden = battle("Warden", f"[Permanent] {text}")
    burn = extra("Burn", "[Activate: Main] Deal 1 damage to your opponent.")
    for state, life in ((REST, 5), (None, 4)):
        lying = laid(warden, state) if state is not None else warden
        t = fight(
            battle("Hero", power=20000),
            burn,
            mine={"hand": [burn]},
            theirs={"battle": [lying], "life": ["filler"] * 5},
        )
        t.you.chooses("attack Hero leader")
        t.goes_on_to("main phase")
        t.rival.life.has(life)
        # From skills it is taken.
        t.you.chooses("activate Burn")
        settle(t)
        t.rival.life.has(life - 1)


# Which cards.


def test_three_names_with_or_between_them() -> None:
    text = (
        "look at up to 4 cards from the top of your deck, choose up to 1 <Rook> or <Wren> or "
        "<Swan> among them, add it to your hand, and shuffle your deck."
    )
    birds = [make.battle(name, character=name) for name in ("Wren", "Swan")]
    t = play(text, ROOK, *birds, deck=["Rook", "Wren", "Swan", "Egret", *["filler"] * 5])
    t.you.chooses("4")
    t.you.may_choose_exactly("Rook", "Wren", "Swan", "done")
    t.you.chooses("Swan")
    settle(t)
    t.you.hand.holds_exactly("Swan")


def test_a_feature_and_markers() -> None:
    text = (
        "choose up to 1 of your opponent's Unison Cards with 6000 power and a marker on it, and it "
        "gets -1000 power for the turn."
    )
    for power, markers, found in ((6000, 1, True), (7000, 1, False)):
        mind = unison("Mind", power=power)
        t = play(text, mind, rival=side(unison=[laid(mind, counters=markers)]))
        assert ("Mind" in asked(t)) == found
        t.ends_asking()


# Awakening.


def chief(needs: str, *text: str) -> CardDef:
    """A leader that awakens if something is so."""
    awaken = f"[Awaken] When {needs} : You may draw 1 card and flip this card over."
    front = make.leader("Chief", abilities=abilities_of((awaken, *text), LEADER))
    return replace(front, back=make.leader("Great Chief"))


LOW = "your life is at 4 or less"


def awakens(life: int, *mine: object, text: tuple[str, ...] = (), needs: str = LOW) -> bool:
    """Whether such a leader can awaken now."""
    t = main(
        battle("Spare"),
        ROOK,
        leader=[chief(needs, *text)],
        life=["filler"] * life,
        battle=list(mine),
        drop=["Rook"],
    )
    offered = "activate Chief" in asked(t)
    t.ends_asking()
    return offered


def test_awakening_on_another_condition() -> None:
    text = (
        "[Permanent] If there is a skill-less Battle Card in your Drop Area, you can activate this "
        "card's [Awaken] skill when your life is at 6 or less."
    )
    assert [awakens(life) for life in (4, 5)] == [True, False]
    assert [awakens(life, text=(text,)) for life in (4, 6, 7)] == [True, True, False]
    blue = text.replace("skill-less", "blue")
    assert not awakens(6, text=(blue,))


def test_a_leader_of_a_kind_awakens_whatever_its_condition() -> None:
    helper = battle("Helper", "[Permanent] Your red Leader Card can activate [Awaken].")
    other = battle("Other", "[Permanent] Your blue Leader Card can activate [Awaken].")
    assert awakens(8, helper)
    assert not awakens(8, other)
    assert awakens(8, helper, needs="you have 7 or more energy")


def test_awakening_even_with_five_life() -> None:
    hurry = extra(
        "Hurry",
        "[Activate: Main] During this turn, you may activate your Leader Card's [Awaken] even if "
        "you have 5 or more life.",
    )
    for needs, offered in (
        (LOW, True),
        ("your life is at 6 or more", False),
        ("you have 7 or more energy", False),
    ):
        t = main(hurry, leader=[chief(needs)], life=["filler"] * 5)
        assert "activate Chief" not in asked(t)
        t.you.chooses("activate Hurry")
        settle(t)
        assert ("activate Chief" in asked(t)) == offered
        t.ends_asking()


def test_awakening_with_a_card_and_energy() -> None:
    needs = "you have {Rook} in your Battle Area and 3 or more cards in your energy"
    assert awakens(8, "Rook", needs=needs)
    assert not awakens(8, needs=needs)
    assert not awakens(8, "Rook", needs=needs.replace("3", "7"))


def test_cards_of_a_kind_or_of_a_name() -> None:
    text = (
        "look at up to 4 cards from the top of your deck, choose up to 1 red «Heron» card or "
        "{Stork} among them and add it to your hand, then shuffle your deck."
    )
    t = play(text, ROOK, deck=["Egret", "Stork", "Rook", "filler", *["filler"] * 5])
    t.you.chooses("4")
    t.you.may_choose_exactly("Egret", "Stork", "done")
    t.you.chooses("Stork")
    settle(t)
    t.you.hand.holds_exactly("Stork")
