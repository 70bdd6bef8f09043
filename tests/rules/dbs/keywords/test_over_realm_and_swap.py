"""Sections 10-3, 10-15, 10-24 to 10-26, 10-37, 10-41: other skills by which cards come in."""

from bythebook.games.dbs.cards.cards import (
    BLUE,
    EVOLVE,
    RED,
    SUCCESSOR,
    WORMHOLE,
)
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.keywords.entering import WasPlayedWith, place_of
from bythebook.games.dbs.keywords.keywords import (
    dark_over_realm,
    evolve,
    field,
    over_realm,
    permanent,
    revive,
    successor,
    swap,
)
from bythebook.games.dbs.texts.effects import Ko, Put
from bythebook.games.dbs.texts.events import EV_PLAYED_WITH
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DROP
from bythebook.kernel.abilities.abilities import (
    CardDef,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.keywords.growing import ASH, ash, grown
from tests.rules.dbs.making import (
    DRAW,
    skill,
    waiting,
)


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
