"""Section 10-5: [Evolve], [EX-Evolve] and [Xeno-Evolve]."""

from dataclasses import replace

from bythebook.games.dbs.cards.cards import (
    COUNTER_PLAY,
    EVOLVE,
    EX_EVOLVE,
    POWER,
    XENO_EVOLVE,
)
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.keywords.entering import WasPlayedWith
from bythebook.games.dbs.keywords.keywords import (
    also_from,
    evolve,
    ex_evolve,
    xeno_evolve,
)
from bythebook.games.dbs.policy import EVOLVE_SKILLS
from bythebook.games.dbs.texts.effects import Ko
from bythebook.games.dbs.texts.events import EV_EVOLVED
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DROP, HAND, REST
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
from tests.rules.dbs.keywords.growing import ASH, ash, grown, returning
from tests.rules.dbs.making import (
    DRAW,
    counter,
    said,
    skill,
    spell,
    told,
    waiting,
)

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
    assert EVOLVE_SKILLS.value == EVOLVE | EX_EVOLVE | XENO_EVOLVE


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
