"""Section 10: keyword skills by which cards come into play."""

from dataclasses import replace

from bythebook.games.dbs.cards.cards import (
    BLUE,
    COUNTER_PLAY,
    EVOLVE,
    EX_EVOLVE,
    POWER,
    RED,
    SUCCESSOR,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
    WORMHOLE,
    XENO_EVOLVE,
)
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.cards.nouns import of_character
from bythebook.games.dbs.keywords.entering import WasPlayedWith, place_of
from bythebook.games.dbs.keywords.expanding import evolve_skills, union_skills
from bythebook.games.dbs.keywords.keywords import (
    also_from,
    dark_over_realm,
    evolve,
    ex_evolve,
    field,
    over_realm,
    permanent,
    revive,
    successor,
    swap,
    union_fusion,
    union_potara,
    xeno_evolve,
)
from bythebook.games.dbs.texts.effects import Ko, Put
from bythebook.games.dbs.texts.events import CANNOT_BE_PLAYED, EV_EVOLVED, EV_PLAYED_WITH
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DROP, HAND, REST, WARP
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import (
    DRAW,
    counter,
    said,
    skill,
    spell,
    told,
    unable,
    waiting,
)

ASH = Cards(YOU, tests=(of_character("Ash"),))
ELM = Cards(YOU, tests=(of_character("Elm"),))
DROPPED = Cards(YOU, (DROP,), other=True)


def ash() -> CardDef:
    """A battle card of the character the others build on."""
    return battle("Ash", power=10000)


def grown(keyword: Ability) -> CardDef:
    """A card with a keyword skill that plays it."""
    return battle("Grown", cost=7, power=20000, abilities=(keyword,))


# [Evolve]


@clause("dbs 10-5-1", "dbs 10-5-4", "dbs 10-5-6")
def test_evolve_plays_a_card_on_top_of_the_one_chosen() -> None:
    watch = waiting("Watch", Trigger(EV_EVOLVED, whose=YOU), DRAW)
    t = table(
        "dbs",
        side(
            hand=[grown(evolve((RestEnergy(1),), ASH))],
            battle=[(ash(), REST), "filler", watch],
            energy=1,
        ),
        at="main",
    )
    t.you.chooses("activate Grown")
    t.you.battle.holds_exactly("Grown", "filler", "Watch")
    assert t.you.state_of("Grown") == REST
    assert t.you.under("Grown") == ["Ash"]
    t.you.hand.has(1)


def test_evolve_needs_the_card_and_the_cost() -> None:
    card = grown(evolve((RestEnergy(1),), ASH))
    t = table("dbs", side(hand=[card], battle=["filler"], energy=1), at="main")
    t.you.may_not_choose("activate Grown")
    t = table("dbs", side(hand=[card], battle=[ash()]), at="main")
    t.you.may_not_choose("activate Grown")


def test_effects_on_power_are_carried_on() -> None:
    t = table(
        "dbs",
        side(hand=[grown(evolve((), ASH)), spell(Give(ASHES, POWER, Num(5000)))], battle=[ash()]),
        at="main",
    )
    t.you.chooses("activate Spell", "activate Grown")
    assert t.you.value("Grown", "power") == 25000


ASHES = Cards(YOU, (BATTLE_AREA,), (of_character("Ash"),))


@clause("dbs 10-5-6")
def test_to_evolve_by_a_skill_is_to_play_as_with_evolve() -> None:
    grows = said("Elm", "[Auto] When a card evolves into this card, draw 1 card.")
    elm = replace(grows, abilities=(*grows.abilities, evolve((), ASH)))
    t = table("dbs", side(hand=[elm, "filler"], battle=[(ash(), REST)]), at="main")
    t.you.chooses("activate Elm")
    t.you.battle.is_("Elm")
    assert t.you.state_of("Elm") == REST
    t.you.hand.has(2)


@clause("dbs 10-5-2")
def test_evolve_only_from_the_hand() -> None:
    card = grown(evolve((), ASH))
    t = table("dbs", side(drop=[card], hand=1, battle=[ash()]), at="main")
    t.you.may_not_choose("activate Grown")


@clause("dbs 10-5-5")
def test_xeno_evolve_sends_the_card_to_the_warp_and_plays_active() -> None:
    t = table(
        "dbs",
        side(hand=[grown(xeno_evolve((), ASH)), "filler"], battle=[(ash(), REST)]),
        at="main",
    )
    t.you.chooses("activate Grown")
    t.you.battle.is_("Grown")
    t.you.warp.is_("Ash")
    assert t.you.state_of("Grown") == ACTIVE


@clause("dbs 10-5-3-2")
def test_evolve_skills_are_all_three() -> None:
    assert evolve_skills() == EVOLVE | EX_EVOLVE | XENO_EVOLVE


@clause("dbs 10-5-7", "dbs 10-5-6")
def test_a_card_played_with_evolve_was_evolved() -> None:
    fell = told("Fell", "[Activate: Main] KO all of your evolved Battle Cards.")
    for keyword in (evolve, ex_evolve, xeno_evolve):
        card = grown(keyword((), ASH))
        t = table("dbs", side(hand=[card, fell, "filler"], battle=[ash(), "filler"]), at="main")
        t.you.chooses("activate Grown", "activate Fell")
        t.you.battle.is_("filler")
    mine = side(hand=[grown(ex_evolve((), ASH)), "filler"], battle=[ash(), "filler"])
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Grown")
    assert WasPlayedWith(EX_EVOLVE).holds(t.game, t.you.ref("Grown"), 0, [])
    assert not WasPlayedWith(EVOLVE).holds(t.game, t.you.ref("Grown"), 0, [])


@clause("dbs 10-5-8")
def test_a_skill_widens_where_evolve_chooses() -> None:
    wide = battle("Grown", power=20000, abilities=(evolve((), ASH), also_from(EVOLVE, (DROP,))))
    t = table("dbs", side(hand=[wide, "filler"], drop=[ash(), "filler"]), at="main")
    t.you.may_choose("activate Grown")
    t.you.chooses("activate Grown")
    t.you.battle.is_("Grown")
    t.you.drop.is_("filler")


@clause("dbs 10-5-8-1")
def test_a_card_brought_in_for_evolve_triggers_nothing() -> None:
    wide = battle("Grown", abilities=(xeno_evolve((), ASH), also_from(XENO_EVOLVE, (DROP,))))
    comes = waiting("Comes", Trigger(EV_MOVE, Cards(ANYONE), target=(BATTLE_AREA,)), DRAW)
    leaves = waiting("Leaves", Trigger(EV_MOVE, Cards(ANYONE), origin=(DROP,)), DRAW)
    goes = waiting("Goes", Trigger(EV_MOVE, Cards(ANYONE), origin=(BATTLE_AREA,)), DRAW)
    t = table("dbs", side(hand=[wide], battle=[comes, leaves, goes], drop=[ash()]), at="main")
    t.you.chooses("activate Grown")
    # "Comes" for the card played, "Goes" for the card gone to the warp from the battle area.
    t.you.may_choose_exactly("resolve Comes Grown", "resolve Goes Ash")
    t.you.chooses("resolve Comes Grown")
    t.you.hand.has(2)
    t.you.warp.is_("Ash")


@clause("dbs 10-5-8-1")
def test_a_card_brought_in_to_be_evolved_comes_to_the_battle_area_first() -> None:
    wide = battle("Grown", abilities=(evolve((), ASH), also_from(EVOLVE, (DROP,))))
    leaves = waiting("Leaves", Trigger(EV_MOVE, Cards(ANYONE), origin=(DROP,)), DRAW)
    t = table("dbs", side(hand=[wide], battle=[leaves], drop=[ash()]), at="main")
    t.you.chooses("activate Grown")
    t.you.battle.holds_exactly("Leaves", "Grown")
    t.you.hand.has(0)
    assert [t.game.definition(c).name for c in t.game.state.below[t.you.card("Grown")]] == ["Ash"]
    assert t.game.state.orient[t.you.card("Grown")] == ACTIVE


@clause("dbs 10-5-9", "dbs 10-13-3-6", "dbs 10-13-4-6")
def test_a_card_whose_skill_does_not_play_it_stays_in_the_hand() -> None:
    helper = battle("Helper", abilities=(skill(DRAW, zones=(HAND,)),))
    t = table("dbs", side(hand=[helper]), at="main")
    t.you.chooses("activate Helper")
    t.you.hand.has(2)
    t.you.drop.is_()


def negated() -> CardDef:
    """A [Counter: Play] card that KOs every Ash in play."""
    return counter("Snare", COUNTER_PLAY, Ko(Cards(OPPONENT, (BATTLE_AREA,), ASH.tests)))


@clause("dbs 10-5-9", "dbs 10-5-9-1")
def test_a_card_that_fails_to_evolve_goes_to_the_drop_area() -> None:
    t = table(
        "dbs",
        side(hand=[grown(evolve((), ASH)), "filler"], battle=[ash()]),
        side(hand=[negated()]),
        at="main",
    )
    t.you.chooses("activate Grown")
    t.rival.chooses("activate Snare")
    t.you.passes()
    t.you.drop.holds_exactly("Ash", "Grown")
    t.you.hand.is_("filler")


def returning() -> CardDef:
    """A card by which the opponent's cards return to the hand instead of being played."""
    would = Trigger(EV_MOVE, Cards(OPPONENT), origin=(HAND,), target=(BATTLE_AREA,))
    instead = (MoveCards(Bound(R_SUBJECT), HAND),)
    ability = Ability(CONT, (BATTLE_AREA,), replacement=Replacement(would, instead))
    return battle("Gate", abilities=(ability,))


@clause("dbs 10-5-9-1")
def test_an_evolved_card_returned_instead_stays_in_the_hand() -> None:
    t = table(
        "dbs",
        side(hand=[grown(evolve((), ASH)), "filler"], battle=[ash()]),
        side(battle=[returning()]),
        at="main",
    )
    t.you.chooses("activate Grown")
    t.you.hand.holds_exactly("Grown", "filler")
    t.you.drop.is_()


# [Union]


@clause("dbs 10-13-2-1")
def test_union_skills_are_all_three() -> None:
    assert union_skills() == UNION_FUSION | UNION_POTARA | UNION_ABSORB


def fused() -> CardDef:
    """A card with [Union-Fusion]."""
    return battle("Fused", cost=7, abilities=(union_fusion((), ASH, ELM),))


@clause("dbs 10-13-3-1", "dbs 10-13-3-4")
def test_fusion_takes_one_of_each_with_the_same_power() -> None:
    strong = battle("Strong Elm", power=15000, character="Elm")
    even = battle("Even Elm", power=10000, character="Elm")
    t = table("dbs", side(hand=[fused(), ash(), strong, even]), at="main")
    t.you.chooses("activate Fused")
    t.you.may_choose_exactly("Ash", "Even Elm")
    t.you.chooses("Ash")
    t.you.chooses("Even Elm")
    t.you.battle.is_("Fused")
    assert t.you.state_of("Fused") == ACTIVE
    t.you.drop.holds_exactly("Ash", "Even Elm")
    t.you.hand.is_("Strong Elm")


def test_fusion_without_equal_power_is_not_offered() -> None:
    strong = battle("Strong Elm", power=15000, character="Elm")
    t = table("dbs", side(hand=[fused(), ash(), strong]), at="main")
    t.you.may_not_choose("activate Fused")


@clause("dbs 10-13-3-2")
def test_fusion_only_from_the_hand() -> None:
    elm = battle("Elm")
    t = table("dbs", side(drop=[fused()], hand=[ash(), elm]), at="main")
    t.you.may_not_choose("activate Fused")


@clause("dbs 10-13-3-5")
def test_a_skill_widens_where_fusion_chooses() -> None:
    wide = battle(
        "Fused", abilities=(union_fusion((), ASH, ELM), also_from(UNION_FUSION, (BATTLE_AREA,)))
    )
    t = table("dbs", side(hand=[wide, battle("Elm")], battle=[ash()]), at="main")
    t.you.may_choose("activate Fused")
    t.you.chooses("activate Fused", "Ash", "Elm")
    t.you.battle.is_("Fused")
    t.you.drop.holds_exactly("Ash", "Elm")


def stopping(name: str) -> CardDef:
    """A card by which the opponent cannot play a card of that name."""
    who = Cards(OPPONENT, (HAND,), (of_character(name),))
    return battle("Bar", abilities=(unable(CANNOT_BE_PLAYED, (BATTLE_AREA,), who),))


@clause("dbs 10-13-3-6", "dbs 10-13-3-6-1")
def test_a_card_that_fails_to_fuse_goes_to_the_drop_area() -> None:
    t = table(
        "dbs",
        side(hand=[fused(), ash(), battle("Elm"), "filler"]),
        side(battle=[stopping("Fused")]),
        at="main",
    )
    t.you.chooses("activate Fused", "Ash", "Elm")
    t.you.drop.holds_exactly("Ash", "Elm", "Fused")


@clause("dbs 10-13-3-6-1")
def test_a_fused_card_returned_instead_stays_in_the_hand() -> None:
    t = table(
        "dbs",
        side(hand=[fused(), ash(), battle("Elm"), "filler"]),
        side(battle=[returning()]),
        at="main",
    )
    t.you.chooses("activate Fused", "Ash", "Elm")
    t.you.hand.holds_exactly("Fused", "filler")


def joined() -> CardDef:
    """A card with [Union-Potara]."""
    return battle("Joined", cost=7, power=20000, abilities=(union_potara((), ASH, ELM),))


@clause("dbs 10-13-3-5", "dbs 10-13-4-5")
def test_what_widens_another_keyword_widens_nothing_here() -> None:
    fusion = (union_fusion((), ASH, ELM), also_from(UNION_POTARA, (BATTLE_AREA,)))
    fused = battle("Fused", abilities=fusion)
    t = table("dbs", side(hand=[fused, battle("Elm")], battle=[ash()]), at="main")
    t.you.may_not_choose("activate Fused")
    potara = (union_potara((), ASH, ELM), also_from(UNION_FUSION, (WARP,)))
    fused = battle("Fused", abilities=potara)
    t = table("dbs", side(hand=[fused], battle=[ash()], warp=[battle("Elm")]), at="main")
    t.you.may_not_choose("activate Fused")


@clause("dbs 10-13-4-4")
def test_a_card_played_with_potara_has_been_played() -> None:
    glad = said("Glad", "[Auto] When you play this card, draw 2 cards.").abilities
    card = battle("Joined", cost=7, abilities=(union_potara((), ASH, ELM), *glad))
    t = table("dbs", side(hand=[card], battle=[ash(), battle("Elm")]), at="main")
    t.you.chooses("activate Joined", "Ash")
    t.you.battle.is_("Joined")
    assert WasPlayedWith(UNION_POTARA).holds(t.game, t.you.ref("Joined"), 0, [])
    t.you.hand.has(2)


@clause("dbs 10-5-8-1")
def test_a_card_brought_in_for_evolve_lies_in_the_battle_area_first() -> None:
    wide = battle("Grown", abilities=(evolve((), ASH), also_from(EVOLVE, (DROP,))))
    leaves = waiting("Leaves", Trigger(EV_MOVE, Cards(ANYONE), origin=(DROP,)), DRAW)
    t = table("dbs", side(hand=[wide], battle=[leaves], drop=[(ash(), REST)]), at="main")
    t.you.chooses("activate Grown")
    assert t.you.under("Grown") == ["Ash"]
    # The position of a card that has just come to the battle area is carried on.
    assert t.you.state_of("Grown") == ACTIVE
    t.you.hand.has(0)


@clause("dbs 10-13-4-1", "dbs 10-13-4-4", "dbs 10-13-4-4-1")
def test_potara_lies_on_both_cards_active_with_both_powers() -> None:
    elm = battle("Elm", power=15000)
    more = spell(Give(Cards(YOU, (BATTLE_AREA,)), POWER, Num(5000)))
    t = table("dbs", side(hand=[joined(), more], battle=[(ash(), REST), (elm, REST)]), at="main")
    t.you.chooses("activate Spell", "activate Joined")
    t.you.may_choose("Ash")
    t.you.chooses("Ash")
    t.you.battle.is_("Joined")
    assert t.you.state_of("Joined") == ACTIVE
    assert len(t.you.under("Joined")) == 2
    assert t.you.value("Joined", "power") == 30000


def test_potara_needs_both() -> None:
    t = table("dbs", side(hand=[joined()], battle=[ash(), "filler"]), at="main")
    t.you.may_not_choose("activate Joined")


@clause("dbs 10-13-4-2")
def test_potara_only_from_the_hand() -> None:
    t = table("dbs", side(drop=[joined()], hand=1, battle=[ash(), battle("Elm")]), at="main")
    t.you.may_not_choose("activate Joined")


@clause("dbs 10-13-4-5", "dbs 10-13-4-5-1")
def test_a_skill_widens_where_potara_chooses_and_nobody_notices() -> None:
    wide = battle(
        "Joined", abilities=(union_potara((), ASH, ELM), also_from(UNION_POTARA, (WARP,)))
    )
    leaves = waiting("Leaves", Trigger(EV_MOVE, Cards(ANYONE), origin=(WARP,)), DRAW)
    t = table(
        "dbs", side(hand=[wide], battle=[ash(), leaves], warp=[battle("Elm"), "filler"]), at="main"
    )
    t.you.may_choose("activate Joined")
    t.you.chooses("activate Joined", "Ash")
    t.you.battle.holds_exactly("Joined", "Leaves")
    t.you.warp.is_("filler")
    t.you.hand.has(0)


@clause("dbs 10-13-4-6", "dbs 10-13-4-6-1")
def test_a_card_that_fails_potara_goes_to_the_drop_area() -> None:
    t = table(
        "dbs",
        side(hand=[joined(), "filler"], battle=[ash(), battle("Elm")]),
        side(battle=[stopping("Joined")]),
        at="main",
    )
    t.you.chooses("activate Joined", "Ash")
    t.you.drop.is_("Joined")
    t.you.battle.holds_exactly("Ash", "Elm")


@clause("dbs 10-13-4-6-1")
def test_a_potara_card_returned_instead_stays_in_the_hand() -> None:
    t = table(
        "dbs",
        side(hand=[joined(), "filler"], battle=[ash(), battle("Elm")]),
        side(battle=[returning()]),
        at="main",
    )
    t.you.chooses("activate Joined", "Ash")
    t.you.hand.holds_exactly("Joined", "filler")
    t.you.drop.is_()


def eater(cost: str) -> CardDef:
    """A card with [Union-Absorb]."""
    text = f"[Union-Absorb] {cost} : Play up to 1 <Elm> card in your Drop Area on top of this card."
    return said("Eater", text)


@clause("dbs 10-13-5-1", "dbs 10-13-5-2", "dbs 10-13-5-4", "dbs 10-13-5-4-1")
def test_absorb_puts_the_chosen_card_on_top() -> None:
    more = spell(Give(Cards(YOU, (BATTLE_AREA,)), POWER, Num(5000)))
    absorbed = battle("Elm", power=15000)
    mine = side(hand=[more], battle=[(eater("(1)"), REST)], drop=[absorbed], energy=1)
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Spell")
    t.you.may_choose("activate Eater")
    t.you.chooses("activate Eater", "Elm")
    t.you.battle.is_("Elm")
    assert t.you.state_of("Elm") == REST
    assert t.you.value("Elm", "power") == 20000
    assert t.you.under("Elm") == ["Eater"]


def test_a_negated_absorb_leaves_nothing_for_the_next_one() -> None:
    drop = [battle("Young Elm", character="Elm"), battle("Old Elm", character="Elm")]
    stop = told("Stop", "[Counter: Play] Negate the skill being activated.")
    mine = side(hand=1, battle=[eater("(1)")], drop=drop, energy=2)
    t = table("dbs", mine, side(hand=[stop]), at="main")
    t.you.chooses("activate Eater")
    t.rival.chooses("activate Stop")
    t.you.passes()
    t.you.chooses("activate Eater", "Old Elm")
    t.you.battle.is_("Old Elm")
    t.you.drop.is_("Young Elm")


# Realms


def realm(name: str = "Realm", x: int = 3) -> CardDef:
    """A card with [Over Realm X]."""
    return battle(name, cost=9, abilities=(over_realm(x),))


@clause("dbs 10-15-1")
def test_over_realm_takes_so_many_cards_in_the_drop_area() -> None:
    for count in (2, 3, 4):
        t = table("dbs", side(hand=[realm()], drop=count), at="main")
        assert ("activate Realm" in t.you.options) == (count >= 3)


@clause("dbs 10-15-3", "dbs 10-15-4")
def test_over_realm_plays_for_the_turn() -> None:
    t = table("dbs", side(hand=[realm(), "filler"], drop=3), at="main")
    t.you.chooses("activate Realm")
    t.you.battle.is_("Realm")
    t.you.drop.has(0)
    t.you.warp.has(3)
    t.you.passes()
    t.you.battle.is_()
    t.you.warp.has(4)


@clause("dbs 10-15-5")
def test_realms_are_opened_once_a_turn() -> None:
    t = table("dbs", side(hand=[realm(), realm("Other", 0)], drop=3), at="main")
    t.you.may_choose("activate Realm")
    t.you.chooses("activate Realm")
    t.you.may_not_choose("activate Other")


def dark(name: str = "Dark", x: int = 2) -> CardDef:
    """A card with [Dark Over Realm X]."""
    return battle(name, cost=9, abilities=(dark_over_realm(x),))


@clause("dbs 10-25-1", "dbs 10-25-3", "dbs 10-25-4")
def test_dark_over_realm_takes_black_cards_and_stays() -> None:
    black = battle("Black", color="black")
    t = table("dbs", side(hand=[dark()], drop=[black, "filler", "filler"]), at="main")
    t.you.may_not_choose("activate Dark")
    t = table("dbs", side(hand=[dark(), "filler"], drop=[black, black, "filler"]), at="main")
    t.you.may_choose("activate Dark")
    t.you.chooses("activate Dark")
    t.you.battle.is_("Dark")
    t.you.warp.has(3)
    t.you.passes()
    t.you.battle.is_("Dark")


@clause("dbs 10-25-4")
def test_dark_realms_count_with_the_others() -> None:
    t = table("dbs", side(hand=[realm(), dark("Dark", 0)], drop=3), at="main")
    t.you.chooses("activate Realm")
    t.you.may_not_choose("activate Dark")


@clause("dbs 10-26-1")
def test_with_wormhole_twice_a_turn() -> None:
    hole = battle("Hole", abilities=(permanent(WORMHOLE),))
    hand = [realm(), realm("Other", 0), realm("Third", 0)]
    t = table("dbs", side(hand=hand, battle=[hole], drop=3), at="main")
    t.you.chooses("activate Realm")
    t.you.may_choose("activate Other")
    t.you.chooses("activate Other")
    t.you.may_not_choose("activate Third")


# The others


@clause("dbs 10-24-3")
def test_swap_plays_a_card_of_that_cost_and_returns() -> None:
    what = Cards(YOU, tests=(of_character("Elm"),))
    changer = battle("Changer", abilities=(swap(3, (), what),))
    three = battle("Three", cost=3, character="Elm")
    four = battle("Four", cost=4, character="Elm")
    t = table("dbs", side(hand=[three, four], battle=[changer]), at="main")
    t.you.may_choose("activate Changer")
    t.you.chooses("activate Changer")
    t.you.may_choose_exactly("Three", "done")
    t.you.chooses("Three")
    t.you.battle.is_("Three")
    t.you.hand.holds_exactly("Four", "Changer")


def heir() -> CardDef:
    """A card with [Successor] that costs five."""
    return battle("Heir", cost=5, abilities=(successor(),))


@clause("dbs 10-41-1", "dbs 10-41-3")
def test_successor_takes_cards_that_add_up() -> None:
    leaf = battle("Leaf", cost=2, color="green")
    sun = battle("Sun", cost=3, color="yellow")
    both = battle("Both", cost=1, color="green/yellow")
    flame = battle("Flame", cost=5, color="red")
    t = table("dbs", side(hand=[heir(), "filler"], battle=[leaf, sun, both, flame]), at="main")
    t.you.may_choose("activate Heir")
    t.you.chooses("activate Heir")
    t.you.may_choose_exactly("Leaf", "Sun")
    t.you.chooses("Leaf")
    t.you.battle.holds_exactly("Heir", "Both", "Flame")
    t.you.drop.holds_exactly("Leaf", "Sun")
    assert WasPlayedWith(SUCCESSOR).holds(t.game, t.you.ref("Heir"), 0, [])


def test_successor_that_does_not_add_up_is_not_offered() -> None:
    leaf = battle("Leaf", cost=2, color="green")
    t = table("dbs", side(hand=[heir()], battle=[leaf, leaf]), at="main")
    t.you.may_not_choose("activate Heir")


@clause("dbs 10-37-1")
def test_revive_plays_the_card_again_once() -> None:
    phoenix = battle("Phoenix", abilities=(revive(RED | BLUE),))
    dusk = battle("Dusk", color="red/blue")
    blow = skill(Ko(Cards(OPPONENT, (BATTLE_AREA,))))
    t = table(
        "dbs",
        side(battle=[battle("Axe", abilities=(blow,))], hand=1),
        side(battle=[phoenix], hand=[dusk, dusk]),
        at="main",
    )
    t.you.chooses("activate Axe")
    t.rival.may_choose("yes")
    t.rival.chooses("yes", "Dusk", "done")
    t.you.chooses("pass", "pass")
    t.rival.battle.is_("Phoenix")
    t.rival.drop.is_("Dusk")
    # Played anew, it does not come back a second time in this turn.
    t.you.chooses("activate Axe")
    t.rival.battle.is_()
    t.rival.hand.has(1)


def test_revive_waits_for_a_ko() -> None:
    phoenix = battle("Phoenix", abilities=(revive(RED | BLUE),))
    dusk = battle("Dusk", color="red/blue")
    blow = skill(Put(Cards(OPPONENT, (BATTLE_AREA,)), DROP))
    t = table(
        "dbs",
        side(battle=[battle("Axe", abilities=(blow,))], hand=1),
        side(battle=[phoenix], hand=[dusk, dusk]),
        at="main",
    )
    t.you.chooses("activate Axe")
    t.rival.drop.is_("Phoenix")


@clause("dbs 10-3-1", "dbs 10-3-2")
def test_a_field_is_placed_and_keeps_working() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(), skill(DRAW)))
    t = table("dbs", side(hand=[meadow]), at="main")
    t.you.may_choose("activate Meadow")
    t.you.chooses("activate Meadow")
    t.you.battle.is_("Meadow")
    assert t.you.state_of("Meadow") == ACTIVE
    t.you.chooses("activate Meadow")
    t.you.battle.is_("Meadow")
    t.you.hand.has(1)


def test_what_a_card_was_played_with_is_told() -> None:
    told = waiting("Told", Trigger(EV_PLAYED_WITH, value=place_of(EVOLVE), whose=YOU), DRAW)
    t = table("dbs", side(hand=[grown(evolve((), ASH))], battle=[ash(), told]), at="main")
    t.you.chooses("activate Grown")
    t.you.hand.has(1)
