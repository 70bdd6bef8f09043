"""Section 10: skills of cards in play, [Permanent] keywords, discarding, removing, tokens."""

from dataclasses import replace

from bythebook.games.dbs.abilities.timing import ActivateSkill
from bythebook.games.dbs.cards.cards import (
    BARRIER,
    BATTLE,
    COUNTER_COUNTER,
    COUNTER_PLAY,
    DEFLECT,
    ENERGY_EXHAUST,
    HEROIC,
    INDESTRUCTIBLE,
    SERVANT,
    TOKEN,
    TYPE,
    UNIQUE,
    WARRIOR_OF_UNIVERSE_7,
)
from bythebook.games.dbs.cards.energy import cost_of_card
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.keywords.keywords import (
    gained,
    having,
    heroic,
    offering,
    overlord,
    permanent,
    rejuvenate,
    villainous,
)
from bythebook.games.dbs.keywords.permanent_keywords import TRAIT
from bythebook.games.dbs.texts.effects import Discard, Ko, Put
from bythebook.games.dbs.texts.events import EV_DISCARDED, EV_KO
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    REMOVED,
    REST,
)
from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import ANYONE, HAS, OPPONENT, YOU, Test
from bythebook.kernel.state.changes import under
from bythebook.kernel.texts.lasting import LoseAbilities
from bythebook.kernel.texts.verbs import ChooseCards, MakeToken, TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra, leader
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, counter, said, seen, skill, spell, waiting

THEIRS = Cards(OPPONENT, (BATTLE_AREA,))
MINE = Cards(YOU, (BATTLE_AREA,))


def axe(*body: object, name: str = "Axe") -> CardDef:
    """A battle card with a skill of the main phase."""
    return battle(name, abilities=(skill(*body),))  # type: ignore[arg-type]


# KO


@clause("dbs 10-1-1")
def test_to_ko_is_to_go_to_the_drop_area() -> None:
    t = table("dbs", side(battle=[axe(Ko(THEIRS))], hand=1), side(battle=["filler"]), at="main")
    t.you.chooses("activate Axe")
    t.rival.battle.is_()
    t.rival.drop.is_("filler")


def test_only_what_says_ko_is_one() -> None:
    # 10-1-2
    mourner = waiting("Mourner", Trigger(EV_KO, Cards(OPPONENT)), DRAW)
    for effect, drawn in ((Ko(THEIRS), 1), (Put(THEIRS, DROP), 0)):
        t = table("dbs", side(battle=[axe(effect), mourner]), side(battle=["filler"]), at="main")
        t.you.chooses("activate Axe")
        t.you.hand.has(drawn)


# Skills of cards in play


@clause("dbs 10-36-1", "dbs 10-36-2")
def test_offering_asks_for_a_life_or_draws_two() -> None:
    for answer, life, hand in (("yes", 7, 0), ("no", 8, 2)):
        gift = battle("Gift", cost=0, abilities=(offering(),))
        t = table("dbs", side(hand=[gift]), at="main")
        t.you.chooses("play Gift")
        t.rival.is_asked("may")
        t.rival.chooses(answer)
        t.rival.life.has(life)
        t.rival.drop.has(8 - life)
        t.you.hand.has(hand)


def kin(name: str, trait: str, cost: int = 0) -> CardDef:
    """A battle card with a trait."""
    return battle(name, cost=cost, traits=(trait,))


@clause("dbs 10-38-1")
def test_heroic_draws_for_another_heroic_card_once_a_turn() -> None:
    star = battle("Star", traits=("Heroic",), abilities=(heroic(),))
    hand = [kin("Other", "Plain"), kin("Friend", "Heroic"), kin("Comrade", "Heroic")]
    t = table("dbs", side(battle=[star], hand=hand), at="main")
    t.you.chooses("play Other")
    t.you.hand.has(2)
    t.you.chooses("play Friend")
    t.you.hand.has(2)
    assert not keywords_of(t.game, t.you.card("Star")) & HEROIC
    t.you.chooses("play Comrade")
    t.you.hand.has(1)


def test_heroic_draws_for_a_heroic_extra_card() -> None:
    star = battle("Star", abilities=(heroic(),))
    for trait, drawn in (("Heroic", 1), ("Plain", 0)):
        call = replace(extra("Call", cost=0, abilities=(skill(zones=(HAND,)),)), traits=(trait,))
        t = table("dbs", side(battle=[star], hand=[call, "filler"]), at="main")
        t.you.chooses("activate Call")
        t.you.hand.has(1 + drawn)


@clause("dbs 10-39-1")
def test_villainous_makes_the_opponent_discard() -> None:
    fiend = battle("Fiend", abilities=(villainous(),))
    hand = [kin("Henchman", "Villainous"), kin("Second", "Villainous")]
    t = table(
        "dbs", side(battle=[fiend], hand=hand), side(hand=[battle("A"), battle("B")]), at="main"
    )
    t.you.chooses("play Henchman")
    t.rival.chooses("pass")
    t.rival.may_choose_exactly("pass")
    t.rival.chooses("pass")
    t.rival.may_choose_exactly("A", "B")
    t.rival.chooses("A", "pass")
    t.rival.drop.is_("A")
    t.you.chooses("play Second")
    t.rival.passes()
    t.rival.hand.is_("B")


@clause("dbs 10-44-1", "dbs 10-44-2")
def test_overlord_trades_a_servant_for_a_card() -> None:
    lord = leader("Lord", abilities=(overlord(),))
    serf = battle("Serf", abilities=(permanent(SERVANT),))
    t = table("dbs", side(leader=[lord], battle=[serf, "filler"], hand=1), at="main")
    t.you.may_choose("activate Lord")
    t.you.chooses("activate Lord")
    t.you.battle.is_("filler")
    assert t.you.deck.names[-1] == "Serf"
    t.you.hand.has(2)
    t.you.may_not_choose("activate Lord")


@clause("dbs 10-46-1", "dbs 10-46-3")
def test_rejuvenate_drops_a_card_from_beneath_for_a_life() -> None:
    old = battle("Old", abilities=(rejuvenate(),))
    t = table("dbs", side(battle=[old, battle("Root")], hand=1))
    t.changes([under(t.you.ref("Root"), t.you.ref("Old"))])
    ability = t.game.lib.own[t.game.state.definition[t.you.card("Old")]][0]
    t.run(ActivateSkill(ability, t.you.ref("Old"), 0))
    t.you.may_choose("yes")
    t.you.chooses("yes")
    t.you.drop.is_("Root")
    t.you.life.has(9)
    assert not t.game.can_pay(ability, t.you.ref("Old"), 0)


# [Permanent]


@clause("dbs 10-12-1")
def test_indestructible_is_not_kod_nor_removed_by_the_opponent() -> None:
    rock = battle("Rock", power=5000, abilities=(permanent(INDESTRUCTIBLE),))
    for effect in (Ko(THEIRS), Put(THEIRS, HAND), Put(THEIRS, DROP)):
        t = table("dbs", side(battle=[axe(effect)], hand=1), side(battle=[rock]), at="main")
        t.you.chooses("activate Axe")
        t.rival.battle.is_("Rock")
    bob = battle("Bob", power=5000)
    for attacked, left in (("Rock", ["Bob", "Rock"]), ("Bob", ["Rock"])):
        t = table("dbs", side(hand=1), side(battle=[(rock, REST), (bob, REST)]), at="main")
        t.you.chooses(f"attack leader {attacked}")
        fight(t)
        t.rival.battle.holds_exactly(*left)


@clause("dbs 10-12-1")
def test_indestructible_can_be_moved_and_kod_by_skills_of_its_own_player() -> None:
    rock = battle("Rock", abilities=(permanent(INDESTRUCTIBLE), skill(Put(This(), HAND))))
    t = table("dbs", side(battle=[rock], hand=1), at="main")
    t.you.chooses("activate Rock")
    t.you.battle.is_()
    rock = battle("Rock", abilities=(permanent(INDESTRUCTIBLE), skill(Ko(This()))))
    t = table("dbs", side(battle=[rock], hand=1), at="main")
    t.you.chooses("activate Rock")
    t.you.drop.is_("Rock")


@clause("dbs 10-16-1")
def test_barrier_keeps_the_opponents_skills_from_choosing() -> None:
    veiled = battle("Veiled", abilities=(permanent(BARRIER),))
    pick = (ChooseCards(Cards(ANYONE, (BATTLE_AREA,))), TurnCards(Bound(R_CHOSEN), REST))
    t = table("dbs", side(battle=[axe(*pick)], hand=1), side(battle=[veiled, "filler"]), at="main")
    t.you.chooses("activate Axe")
    t.you.may_choose_exactly("Axe", "filler")
    t.you.chooses("filler")
    mine = battle("Veiled", abilities=(permanent(BARRIER), skill(*pick)))
    t = table("dbs", side(battle=[mine, "filler"], hand=1), at="main")
    t.you.chooses("activate Veiled")
    t.you.may_choose_exactly("Veiled", "filler")
    t.you.chooses("filler")


def snare() -> CardDef:
    """A [Counter: Play] card that sends battle cards, and cards of the hand, to the drop area."""
    return counter("Snare", COUNTER_PLAY, Put(Cards(OPPONENT, (BATTLE_AREA, HAND)), DROP))


@clause("dbs 10-22-1", "dbs 10-22-2")
def test_deflect_is_not_affected_by_counter_play() -> None:
    slick = battle("Slick", cost=0, abilities=(permanent(DEFLECT),))
    t = table("dbs", side(hand=[slick, "filler"]), side(hand=[snare(), "filler"]), at="main")
    t.you.chooses("play Slick")
    t.rival.chooses("activate Snare")
    t.you.passes()
    t.you.battle.is_("Slick")
    t.you.drop.is_("filler")


def test_without_deflect_a_counter_reaches_the_card() -> None:
    plain = battle("Plain", cost=0)
    t = table("dbs", side(hand=[plain, "filler"]), side(hand=[snare(), "filler"]), at="main")
    t.you.chooses("play Plain")
    t.rival.chooses("activate Snare")
    t.you.passes()
    t.you.battle.is_()


@clause("dbs 10-34-1")
def test_energy_exhaust_comes_rested_from_anywhere() -> None:
    slow = battle("Slow", abilities=(permanent(ENERGY_EXHAUST),))
    t = table("dbs", side(hand=[slow, "filler"]), at="charge")
    t.you.chooses("charge Slow")
    assert t.you.state_of("Slow") == REST
    ramp = spell(Put(Cards(YOU, (DECK,)), ENERGY))
    t = table("dbs", side(hand=[ramp, "filler"], deck=[slow, "filler"]))
    ability = t.game.lib.own[t.game.state.definition[t.you.card("Spell")]][0]
    t.run(t.game.book.resolve(ability, t.you.ref("Spell"), 0))
    assert t.you.state_of("Slow") == REST
    assert t.you.state_of("filler") == ACTIVE
    t.asserts_over(1, "dbs 9-2-4")


@clause("dbs 10-43-1")
def test_servant_is_strong_and_stays_rested() -> None:
    serf = battle("Serf", abilities=(permanent(SERVANT),))
    t = table("dbs", side(battle=[(serf, REST), ("filler", REST)], hand=1), at="charge")
    assert t.you.value("Serf", "power") == 20000
    assert t.you.state_of("Serf") == REST
    assert t.you.state_of("filler") == ACTIVE


@clause("dbs 10-21-1")
def test_the_warrior_frees_cards_of_the_trait_from_their_specified_cost() -> None:
    ally = battle("Ally", cost=2, specified="BB", traits=(TRAIT,))
    other = battle("Other", cost=2, specified="BB")
    warrior = battle("Warrior", abilities=(permanent(WARRIOR_OF_UNIVERSE_7),))
    t = table("dbs", side(battle=[warrior], hand=[ally, other], energy=2), at="main")
    assert "play Ally" in t.you.options
    t.you.may_not_choose("play Other")
    # The total is what it was.
    t = table("dbs", side(battle=[warrior], hand=[ally], energy=1), at="main")
    t.you.may_not_choose("play Ally")


@clause("dbs 10-19-2")
def test_cards_removed_from_the_game_are_in_no_area() -> None:
    ally = battle("Ally", cost=2, specified="BB", traits=(TRAIT,))
    warrior = battle("Warrior", abilities=(permanent(WARRIOR_OF_UNIVERSE_7),))
    for zone, cost in (("warp", 0), ("drop", 0), ("removed", 2)):
        t = table("dbs", side(battle=[warrior], hand=1, **{zone: [ally]}), at="main")
        assert sum(cost_of_card(t.game, t.you.card("Ally"))[1:]) == cost


@clause("dbs 10-42-1", "dbs 10-42-2")
def test_unique_keeps_cards_of_its_name_from_being_played() -> None:
    only = battle("Only", cost=0, abilities=(permanent(UNIQUE),))
    t = table("dbs", side(battle=[only], hand=[only, battle("Else", cost=0)]), at="main")
    t.you.may_not_choose("play Only")
    assert "play Else" in t.you.options
    # The other player's battle area is another one.
    t = table("dbs", side(hand=[only]), side(battle=[only]), at="main")
    assert "play Only" in t.you.options


@clause("dbs 10-42-2-2")
def test_unique_counts_for_skills_that_play_cards() -> None:
    only = battle("Only", cost=0, abilities=(permanent(UNIQUE),))
    call = spell(PlayCards(Cards(YOU, (DROP,))))
    t = table("dbs", side(battle=[only], hand=[call], drop=[only, "filler"]), at="main")
    t.you.chooses("activate Spell")
    t.you.battle.holds_exactly("Only", "filler")


@clause("dbs 10-42-2-1")
def test_unique_counts_from_the_announcement_on() -> None:
    only = battle("Only", cost=0, abilities=(permanent(UNIQUE),))
    reply = counter("Reply", COUNTER_PLAY)
    call = counter("Call", COUNTER_COUNTER, PlayCards(Cards(YOU, (DROP,))))
    t = table("dbs", side(hand=[only, call], drop=[only, "filler"]), side(hand=[reply]), at="main")
    t.you.chooses("play Only")
    t.rival.chooses("activate Reply")
    t.you.chooses("activate Call")
    t.you.battle.holds_exactly("Only", "filler")
    t.you.drop.holds_exactly("Only", "Call")


# Gaining and losing keyword skills


def test_gained_keywords_act_like_printed_ones() -> None:
    gift = spell(*gained(permanent(SERVANT), MINE))
    t = table("dbs", side(battle=["filler"], hand=[gift, "filler"]), at="main")
    t.you.chooses("activate Spell")
    assert t.you.value("filler", "power") == 20000
    assert keywords_of(t.game, t.you.card("filler")) & SERVANT
    chief = Ability(CONT, (BATTLE_AREA,), modifiers=having(permanent(INDESTRUCTIBLE), MINE))
    t = table(
        "dbs",
        side(battle=[axe(Ko(THEIRS))], hand=1),
        side(battle=[battle("Chief", abilities=(chief,)), "filler"]),
        at="main",
    )
    t.you.chooses("activate Axe")
    t.rival.battle.holds_exactly("Chief", "filler")


@clause("dbs 10-12-1", "dbs 10-22-1")
def test_lost_keywords_act_no_longer() -> None:
    rock = battle("Rock", abilities=(permanent(INDESTRUCTIBLE),))
    t = table(
        "dbs",
        side(battle=[axe(LoseAbilities(THEIRS, INDESTRUCTIBLE), Ko(THEIRS))], hand=1),
        side(battle=[rock]),
        at="main",
    )
    t.you.chooses("activate Axe")
    t.rival.drop.is_("Rock")


# Discarding, removing, tokens


@clause("dbs 10-45-1")
def test_to_discard_is_to_go_from_the_hand_to_the_drop_area() -> None:
    heap = waiting("Heap", Trigger(EV_DISCARDED, whose=YOU), DRAW)
    t = table(
        "dbs", side(battle=[axe(Discard(Cards(YOU, (HAND,)))), heap], hand=["filler"]), at="main"
    )
    t.you.chooses("activate Axe")
    t.you.drop.is_("filler")
    t.you.hand.has(1)


@clause("dbs 10-45-2", "dbs 10-45-3")
def test_by_a_battle_cards_skill_means_one_in_the_battle_area() -> None:
    away = skill(Discard(Cards(YOU, (HAND,))), zones=(LEADER_AREA, BATTLE_AREA))
    chief = leader("Chief", traits=("Corps",), abilities=(away,))
    axe = battle("Axe", traits=("Corps",), abilities=(away,))
    for words, by_leader in (("Battle", 0), ("«Corps»", 1)):
        seed = said(
            "Seed", f"[Auto] When this card is discarded by a {words} card's skill, draw 1 card."
        )
        mine = side(leader=[chief], battle=[axe], hand=[seed])
        t = table("dbs", mine, at="main")
        t.you.chooses("activate Chief")
        t.you.hand.has(by_leader)
        t = table("dbs", mine, at="main")
        t.you.chooses("activate Axe")
        t.you.hand.has(1)


@clause("dbs 10-19-3")
def test_removed_cards_lie_face_up() -> None:
    t = table("dbs", side(battle=[axe(Put(Cards(YOU, (HAND,)), REMOVED))], hand=1))
    ability = t.game.lib.own[t.game.state.definition[t.you.card("Axe")]][0]
    t.run(t.game.book.resolve(ability, t.you.ref("Axe"), 0))
    t.you.removed.is_("filler")
    assert seen(t, 1, 0, "removed from the game") == ["filler"]


def test_removed_cards_have_left_their_area() -> None:
    # 10-19-1, 10-19-2, 10-19-4
    parting = waiting("Parting", Trigger(EV_MOVE, Cards(OPPONENT), origin=(BATTLE_AREA,)), DRAW)
    t = table(
        "dbs",
        side(battle=[axe(Put(THEIRS, REMOVED)), parting], hand=1),
        side(battle=["filler"]),
        at="main",
    )
    t.you.chooses("activate Axe")
    t.you.hand.has(2)
    t.rival.battle.is_()
    t.rival.drop.is_()
    t.rival.removed.is_("filler")


def cub() -> CardDef:
    """A token."""
    return battle("Cub", power=5000, number="T-cub", kind=BATTLE | TOKEN)


@clause("dbs 10-18-7")
def test_a_token_that_leaves_is_gone() -> None:
    for zone in (DROP, HAND):
        maker = battle(
            "Den", abilities=(skill(MakeToken(cub(), BATTLE_AREA)), skill(Put(MINE_TOKENS, zone)))
        )
        t = table("dbs", side(battle=[maker], hand=1), at="main", cards=[cub()])
        make, put = (i for i, o in enumerate(t.you.options) if o == "activate Den")
        t.answer(make)
        t.you.battle.holds_exactly("Den", "Cub")
        t.answer(put)
        t.you.battle.is_("Den")
        t.you.drop.is_()
        t.you.hand.has(1)


MINE_TOKENS = Cards(YOU, (BATTLE_AREA,), (Test(TYPE, HAS, TOKEN),))


def test_a_token_is_a_battle_card_like_others() -> None:
    # 10-18-1 to 10-18-6
    maker = battle("Den", abilities=(skill(MakeToken(cub(), BATTLE_AREA)),))
    t = table("dbs", side(battle=[maker], hand=1), at="main", cards=[cub()])
    t.you.chooses("activate Den")
    assert "attack Cub leader" in t.you.options
    assert t.you.value("Cub", "power") == 5000
    assert t.you.state_of("Cub") == ACTIVE
