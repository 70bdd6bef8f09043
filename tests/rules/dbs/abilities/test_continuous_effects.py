"""Sections 8-2, 8-3, 8-8 and 8-10: continuous effects, negated skills, final information."""

from bythebook.games.dbs.cards.cards import (
    BLOCKER,
    BLUE,
    COLORS,
    CRITICAL,
    IN_BATTLE,
    KEYWORDS,
    MAIN,
    POWER,
    TRAITS,
    trait_word,
)
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DROP,
    HAND,
    LEADER_AREA,
    REST,
)
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, If
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST, HAS, OPPONENT, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_ON
from bythebook.kernel.texts.lasting import (
    END_OF_TURN,
    UNSAID,
    Give,
    GiveBits,
    GrantAbility,
    LoseAbilities,
)
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from bythebook.testing.table import Side
from tests.rules.dbs.making import DRAW, draw, said, skill, told, waiting

ALL = Cards(zones=(BATTLE_AREA,))
CORPS = Having(TRAITS, HAS, words=(trait_word("Corps"),))


def constant(name: str, *modifiers: Modifier, **more: object) -> CardDef:
    """A battle card with a [Permanent] skill."""
    ability = Ability(CONT, (BATTLE_AREA,), modifiers=modifiers)
    return battle(name, abilities=(ability,), **more)  # type: ignore[arg-type]


def worker(name: str, *body: Effect, when: int = MAIN) -> CardDef:
    """A battle card with an [Activate] skill that costs nothing."""
    return battle(name, abilities=(skill(*body, when=when),))


def mine(*cards: CardDef, rival: Side | None = None, **zones: object) -> Table:
    """The main phase of a player with these areas."""
    them = side() if rival is None else rival
    return table("dbs", you=side(**zones), rival=them, cards=cards, at="main")


def to_next_turn(t: Table) -> None:
    """The turn player does nothing more."""
    turn = t.turn
    while t.turn == turn:
        t.you.passes()


@clause("dbs 8-1-4-2")
def test_what_an_effect_made_unfit_for_a_permanent_skill_stays_so_for_the_turn():
    blue = Cards(zones=(BATTLE_AREA,), tests=(Having(COLORS, HAS, BLUE),))
    boost = constant("Boost", Modifier(ADD, POWER, blue, Num(500)))
    red = Give(This(), COLORS, Num(1), END_OF_TURN, becomes=True)
    back = Give(This(), COLORS, Num(2), END_OF_TURN, becomes=True)
    first = battle("Ace", color="blue", abilities=(skill(red),))
    both = battle("Bob", color="blue", abilities=(skill(red, back),))
    t = mine(boost, first, both, battle=["Ace", "Bob", ("Boost", REST)])
    assert (t.you.value("Ace", "power"), t.you.value("Bob", "power")) == (10500, 10500)
    t.you.chooses("activate Ace", "activate Bob")
    assert t.you.value("Bob", "colors") == BLUE
    assert (t.you.value("Ace", "power"), t.you.value("Bob", "power")) == (10000, 10000)
    to_next_turn(t)
    assert (t.you.value("Ace", "power"), t.you.value("Bob", "power")) == (10500, 10500)


@clause("dbs 8-2-2-2")
def test_an_effect_lasts_as_long_as_it_says_and_otherwise_for_the_game():
    turn = Give(This(), POWER, Num(500))
    game = GiveBits(This(), COLORS, BLUE, UNSAID)
    t = mine(worker("Maker", turn, game), battle="Maker")
    t.you.chooses("activate Maker")
    assert (t.you.value("Maker", "power"), t.you.value("Maker", "colors")) == (10500, 3)
    to_next_turn(t)
    assert (t.you.value("Maker", "power"), t.you.value("Maker", "colors")) == (10000, 3)


@clause("dbs 8-2-2-2-1")
def test_a_stated_duration_covers_the_rest_of_the_text():
    text = "[Activate: Main] This card gains [Critical] and +5000 power for the turn."
    t = mine(said("Maker", text), battle="Maker")
    t.you.chooses("activate Maker")
    assert t.you.value("Maker", "power") == 15000
    assert keywords_of(t.game, t.you.card("Maker")) & CRITICAL
    to_next_turn(t)
    assert t.you.value("Maker", "power") == 10000
    assert not keywords_of(t.game, t.you.card("Maker")) & CRITICAL


def several(least: int, *then: Effect) -> Effect:
    """If there are so many battle cards, this."""
    return If(AmountIs(Count(ALL), AT_LEAST, least), then)


@clause("dbs 8-3-2")
def test_an_invalid_part_does_nothing_and_asks_nothing():
    choose = ChooseCards(Cards(OPPONENT, (BATTLE_AREA,)))
    maker = worker("Maker", several(2, choose, draw(3)), DRAW)
    theirs = side(battle=["Ace", "Bob"])
    t = mine(maker, battle("Ace"), battle("Bob"), battle="Maker", rival=theirs)
    t.you.chooses("activate Maker")
    t.you.is_asked("main phase")
    t.you.hand.has(1)


@clause("dbs 8-3-3")
def test_a_part_under_a_condition_is_valid_only_while_it_holds():
    least = AmountIs(Count(ALL), AT_LEAST, 2)
    grows = Ability(
        CONT, (BATTLE_AREA,), condition=least, modifiers=(Modifier(ADD, POWER, This(), Num(500)),)
    )
    ace = battle("Ace", abilities=(grows,))
    t = table("dbs", you=side(battle=["Ace", "Bob"]), cards=[ace, battle("Bob")])
    assert t.you.value("Ace", "power") == 10500
    t.changes(move([t.you.ref("Bob")], DROP))
    assert t.you.value("Ace", "power") == 10000


NEGATE = LoseAbilities(Cards(OPPONENT, (BATTLE_AREA,)))


@clause("dbs 8-3-4")
def test_a_card_with_every_skill_negated_counts_as_one_without_skills():
    axe = told("Axe", "[Activate: Main] KO all of your opponent's skill-less Battle Cards.")
    cards = [worker("Negator", NEGATE), axe, worker("Foe", DRAW), battle("Plain")]
    for negated in (False, True):
        theirs = side(battle=["Foe", "Plain"])
        t = mine(*cards, battle="Negator", hand=["Axe", "Plain"], rival=theirs)
        if negated:
            t.you.chooses("activate Negator")
        t.you.chooses("activate Axe")
        assert ("Foe" in t.rival.drop.names) == negated
        assert "Plain" in t.rival.drop.names


GIVEN = Ability(CONT, (BATTLE_AREA,), modifiers=(Modifier(ADD, POWER, This(), Num(5000)),))
KEYED = Ability(
    CONT, (BATTLE_AREA,), modifiers=(Modifier(ADD, POWER, This(), Num(3000)),), marks=BLOCKER
)


def gifts(*negating: Effect) -> Table:
    """The other's battle card is negated, and then gets skills, one of them a keyword skill."""
    theirs = Cards(OPPONENT, (BATTLE_AREA,))
    gives = worker(
        "Giver",
        GrantAbility(theirs, GIVEN),
        GrantAbility(theirs, KEYED),
        GiveBits(theirs, KEYWORDS, CRITICAL),
    )
    t = mine(
        worker("Negator", *negating),
        gives,
        battle("Foe", power=10000),
        battle=["Negator", "Giver"],
        rival=side(battle=["Foe"]),
    )
    t.you.chooses("activate Negator", "activate Giver")
    return t


def keywords(t: Table) -> int:
    """The keyword skills of the other's battle card."""
    return keywords_of(t.game, t.rival.card("Foe"))


@clause("dbs 8-3-5")
def test_a_card_whose_skills_are_negated_gains_none():
    t = gifts(LoseAbilities(Cards(OPPONENT, (BATTLE_AREA,))))
    assert t.rival.value("Foe", "power") == 10000
    assert not keywords(t)
    t = gifts(DRAW)
    assert t.rival.value("Foe", "power") == 18000
    assert keywords(t) & CRITICAL


@clause("dbs 8-3-6")
def test_a_card_of_whose_skills_a_sort_is_negated_gains_none_of_that_sort():
    t = gifts(LoseAbilities(Cards(OPPONENT, (BATTLE_AREA,)), BLOCKER | CRITICAL))
    assert t.rival.value("Foe", "power") == 15000
    assert not keywords(t)


ADDER = constant("Adder", Modifier(ADD, POWER, ALL, Num(500)))


@clause("dbs 8-8-1-1")
def test_first_there_is_what_is_printed():
    t = table("dbs", you=side(battle=["Ace", "Adder"]), cards=[battle("Ace", power=7000), ADDER])
    assert t.you.value("Ace", "power") == 7500


@clause("dbs 8-8-1-2")
def test_effects_that_leave_numbers_alone_come_before_those_that_change_them():
    strong = Cards(zones=(BATTLE_AREA,), tests=(Having(POWER, AT_LEAST, 10500),))
    painter = constant("Painter", Modifier(BITS_ON, COLORS, strong, bits=BLUE))
    corps = Cards(zones=(BATTLE_AREA,), tests=(CORPS,))
    boost = constant("Boost", Modifier(ADD, POWER, corps, Num(500)))
    enlist = constant("Enlist", Modifier(BITS_ON, TRAITS, ALL, words=(trait_word("Corps"),)))
    t = table("dbs", you=side(battle=["Enlist", "Boost"]), cards=[boost, enlist])
    assert t.you.value("Enlist", "power") == 10500
    mine_ = side(battle=["Adder", "Ace", "Painter"])
    t = table("dbs", you=mine_, cards=[ADDER, battle("Ace"), painter])
    assert t.you.value("Ace", "power") == 10500
    assert not t.you.value("Ace", "colors") & BLUE


@clause("dbs 8-8-1-3")
def test_effects_that_change_numbers_come_last():
    strong = Cards(zones=(BATTLE_AREA,), tests=(Having(POWER, AT_LEAST, 10500),))
    painter = constant("Painter", Modifier(BITS_ON, COLORS, strong, bits=BLUE))
    mine_ = side(battle=["Painter", "Ace", "Adder"])
    t = table("dbs", you=mine_, cards=[ADDER, battle("Ace"), painter])
    assert t.you.value("Ace", "power") == 10500
    assert not t.you.value("Ace", "colors") & BLUE
    setter = constant("Setter", Modifier(BECOME, POWER, ALL, Num(1000)))
    t = table("dbs", you=side(battle=["Adder", "Setter"]), cards=[ADDER, setter])
    assert t.you.value("Adder", "power") == 1500


def raised() -> Table:
    """All battle cards of the turn player have got 1000 power for the turn; a battle is on."""
    up = Give(ALL, POWER, Num(1000))
    rally = worker("Rally", up)
    pull = worker("Pull", MoveCards(Cards(zones=(COMBO_AREA,)), BATTLE_AREA), when=IN_BATTLE)
    t = mine(rally, pull, battle("Ace"), battle=["Rally", "Ace", "Pull"], hand=1)
    t.you.chooses("activate Rally")
    assert t.you.value("Ace", "power") == 11000
    return t


@clause("dbs 8-8-1-4")
def test_an_effect_that_was_made_lets_go_of_cards_that_leave_play():
    t = raised()
    t.you.chooses("attack leader", "combo Ace")
    assert t.you.value("Ace", "power") == 10000
    t.you.chooses("activate Pull")
    t.you.battle.holds_exactly("Ace", "Rally", "Pull")
    assert t.you.value("Ace", "power") == 10000
    assert t.you.value("Pull", "power") == 11000
    t = table("dbs", you=side(battle=["Adder", "Ace"]), cards=[ADDER, battle("Ace")])
    t.changes(move([t.you.ref("Ace")], DROP))
    t.changes(move([t.you.ref("Ace")], BATTLE_AREA))
    assert t.you.value("Ace", "power") == 10500


DROPPED = Modifier(ADD, POWER, Cards(zones=(DROP,)), Num(2000))


@clause("dbs 8-8-1-5")
def test_an_effect_on_an_areas_cards_takes_hold_as_a_card_enters():
    keeper = constant("Keeper", DROPPED)
    t = table("dbs", you=side(battle=["Keeper"], hand=["Ace"]), cards=[keeper, battle("Ace")])
    assert t.you.value("Ace", "power") == 10000
    t.changes(move([t.you.ref("Ace")], DROP))
    assert t.you.value("Ace", "power") == 12000


@clause("dbs 8-8-1-5-1")
def test_what_waits_for_a_card_to_enter_sees_it_with_those_effects():
    strong = Cards(YOU, (), (Having(POWER, AT_LEAST, 12000),))
    watcher = waiting("Watcher", Trigger(EV_MOVE, strong, (HAND,), (DROP,)), DRAW)
    keeper = constant("Keeper", DROPPED)
    for other, drawn in (("Keeper", 1), ("filler", 0)):
        mine_ = side(battle=["Watcher", other], hand=["Ace"])
        t = table("dbs", you=mine_, cards=[keeper, watcher, battle("Ace")])
        t.changes(move([t.you.ref("Ace")], DROP))
        t.you.hand.has(drawn)


@clause("dbs 8-10-1")
def test_of_a_card_that_moves_meanwhile_its_information_in_the_new_area_counts():
    choose = ChooseCards(Cards(OPPONENT, (BATTLE_AREA,)))
    more = Give(Bound(R_CHOSEN), POWER, Num(3000))
    away = MoveCards(Bound(R_CHOSEN), DROP)
    gains = Give(Cards(zones=(LEADER_AREA,)), POWER, ValueOf(Bound(R_CHOSEN), POWER))
    maker = worker("Maker", choose, more, away, gains)
    keeper = constant("Keeper", Modifier(ADD, POWER, Cards(OPPONENT, (DROP,)), Num(700)))
    t = mine(
        maker,
        keeper,
        battle("Foe", power=4000),
        battle=["Maker", ("Keeper", REST)],
        rival=side(battle=["Foe"]),
    )
    t.you.chooses("activate Maker")
    t.rival.drop.is_("Foe")
    assert t.you.value("leader", "power") == 10000 + 4700
