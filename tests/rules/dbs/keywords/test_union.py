"""Section 10-13: [Union-Fusion], [Union-Potara] and [Union-Absorb]."""

from bythebook.games.dbs.cards.cards import (
    POWER,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
)
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.keywords.entering import WasPlayedWith
from bythebook.games.dbs.keywords.keywords import (
    also_from,
    union_fusion,
    union_potara,
)
from bythebook.games.dbs.policy import UNION_SKILLS
from bythebook.games.dbs.texts.events import CANNOT_BE_PLAYED
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, HAND, REST, WARP
from bythebook.kernel.abilities.abilities import (
    EV_MOVE,
    CardDef,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.keywords.growing import ASH, ELM, ash, returning
from tests.rules.dbs.making import (
    DRAW,
    said,
    spell,
    told,
    unable,
    waiting,
)

# [Union]


@clause("dbs 10-13-2-1")
def test_union_skills_are_all_three() -> None:
    assert UNION_SKILLS.value == UNION_FUSION | UNION_POTARA | UNION_ABSORB


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
