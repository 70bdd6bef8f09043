"""Section 9: rule processing."""

from typing import Any

from bythebook.games.dbs.cards.cards import CRITICAL, IN_BATTLE, KEYWORDS, MAIN, POWER, UNIQUE
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.other.stacks import place_on_top
from bythebook.games.dbs.texts.effects import FlipOver, Mark
from bythebook.games.dbs.texts.events import MARKER
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    HAND,
    LEADER_AREA,
    LIFE,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, Count, Num
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import counters, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import Give, GiveBits
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, leader, unison
from bythebook.testing.table import Side
from tests.rules.dbs.making import DRAW, resolves, skill

CHIEF = Cards(zones=(LEADER_AREA,))
MINE = Cards(zones=(UNISON_AREA,))
THEIRS = Cards(OPPONENT, (BATTLE_AREA,))


def worker(name: str, *body: Effect, when: int = MAIN) -> CardDef:
    """A battle card with an [Activate] skill that costs nothing."""
    return battle(name, abilities=(skill(*body, when=when),))


def mine(*cards: CardDef, rival: Side | None = None, **zones: Any) -> Table:
    """The main phase of a player with these areas."""
    them = side() if rival is None else rival
    return table("dbs", you=side(**zones), rival=them, cards=cards, at="main")


def with_unison(markers: int, *cards: CardDef, **zones: Any) -> Table:
    """A unison card with so many markers has been played."""
    una = unison("Una", cost=markers, keywords=0)
    t = mine(una, *cards, hand=["Una"], energy=markers, **zones)
    t.you.chooses("play Una")
    return t


def markers(t: Table) -> int:
    """How many markers are on the unison card."""
    return t.you.counters("Una")


@clause("dbs 9-1-2-1", "dbs 9-8-1", "dbs 9-8-2")
def test_what_is_interruptive_happens_amid_other_actions():
    counts = Give(CHIEF, POWER, Count(Cards(zones=(UNISON_AREA,)), 1000))
    t = with_unison(1, worker("Ace", Mark(MINE, -1), counts), battle="Ace")
    t.you.chooses("activate Ace")
    t.you.unison.has(0)
    t.you.drop.is_("Una")
    assert t.you.value("leader", "power") == 10000
    t = with_unison(2, worker("Ace", Mark(MINE, -1), counts), battle="Ace")
    t.you.chooses("activate Ace")
    t.you.unison.is_("Una")
    assert t.you.value("leader", "power") == 11000


@clause("dbs 9-1-2-1")
def test_a_player_for_whom_two_are_due_says_which_happens_first():
    for choice, unisons in (("0", 0), ("1", 1)):
        t = with_unison(1, battle("Sole", keywords=UNIQUE), battle=["Sole"], drop=["Sole"])
        back = move(t.game.state.refs(t.game.state.zone(0, DROP)), BATTLE_AREA)
        t.changes([*back, counters(t.you.ref("Una"), MARKER, -1)])
        t.you.is_asked("interrupt")
        t.you.may_choose_exactly("0", "1")
        t.you.chooses(choice)
        t.you.is_asked("which to keep")
        t.you.unison.has(unisons)
        t.answer(0)
        t.you.drop.holds_exactly("Sole", "Una")


@clause("dbs 9-1-2-2", "dbs 9-5-1", "dbs 9-5-2")
def test_what_is_confirmative_happens_only_if_it_is_due_at_a_checkpoint():
    down, up = Give(THEIRS, POWER, Num(-10000)), Give(THEIRS, POWER, Num(1))
    cards = [worker("Both", down, up), worker("Down", down, DRAW), battle("Foe", power=10000)]
    t = mine(*cards, battle="Both", rival=side(battle=["Foe"]))
    t.you.chooses("activate Both")
    t.rival.battle.is_("Foe")
    t = mine(*cards, battle="Down", rival=side(battle=["Foe"]))
    t.you.chooses("activate Down")
    t.rival.battle.has(0)
    t.rival.drop.is_("Foe")


@clause("dbs 9-1-2-3")
def test_several_of_these_happen_together():
    down = Give(Cards(OPPONENT, (BATTLE_AREA,)), POWER, Num(-20000))
    both = Trigger(EV_MOVE, Cards(OPPONENT, ()), (BATTLE_AREA,), (DROP,), together=True)
    eye = battle("Eye", abilities=(Ability(AUTO, (BATTLE_AREA,), both, body=(DRAW,)),))
    cards = [worker("Down", down), eye, battle("Foe"), battle("Fiend")]
    t = mine(*cards, battle=["Down", "Eye"], rival=side(battle=["Foe", "Fiend"]))
    t.you.chooses("activate Down")
    t.rival.drop.holds_exactly("Foe", "Fiend")
    # One moment for whoever waits for one or more of them.
    t.you.hand.has(1)


# Losing.


@clause("dbs 9-2-1", "dbs 9-2-2", "dbs 9-2-4")
def test_without_a_deck_a_player_loses_at_once():
    emptied = MoveCards(Cards(zones=(DECK,)), HAND)
    back = MoveCards(Cards(zones=(HAND,)), DECK)
    t = mine(worker("Ace", emptied, back), battle="Ace", deck=1)
    t.you.chooses("activate Ace")
    t.asserts_over(1, "dbs 9-2-4")
    t = mine(worker("Ace", DRAW), battle="Ace", deck=2)
    t.you.chooses("activate Ace")
    assert t.game.result is None


@clause("dbs 9-2-3")
def test_without_life_a_player_loses():
    gone = MoveCards(Cards(OPPONENT, (LIFE,)), DROP)
    t = mine(worker("Ace", gone), battle="Ace", rival=side(life=1))
    t.you.chooses("activate Ace")
    t.asserts_over(0, "dbs 9-2-3")


def test_both_losing_together_is_a_draw():
    t = table("dbs", you=side(life=1), rival=side(life=1))
    lives = [*t.game.state.zone(0, LIFE), *t.game.state.zone(1, LIFE)]
    t.changes(move(t.game.state.refs(lives), DROP))
    t.asserts_over(-1, "dbs 9-2-3")


# Stray combo cards.


@clause("dbs 9-3-1", "dbs 9-3-2")
def test_combo_cards_outside_of_battle_go_to_the_drop_area_at_a_checkpoint():
    put = MoveCards(Cards(zones=(HAND,)), COMBO_AREA)
    counts = Give(CHIEF, POWER, Count(Cards(zones=(COMBO_AREA,)), 1000))
    t = mine(worker("Ace", put, counts), battle("Bob"), battle="Ace", hand=["Bob"])
    t.you.chooses("activate Ace")
    assert t.you.value("leader", "power") == 11000
    t.you.combo.has(0)
    t.you.drop.is_("Bob")
    # In battle they stay.
    t = mine(battle("Bob"), battle("Cid", cost=9), hand=["Bob", "Cid"])
    t.you.chooses("attack leader", "combo Bob")
    t.you.combo.is_("Bob")
    t.you.may_choose_exactly("combo Cid", "pass")


# Placing a card on another.


@clause("dbs 9-4-1", "dbs 9-4-2")
def test_a_card_placed_on_another_takes_over_its_position_and_power_effects():
    up = worker("Maker", Give(Cards(zones=(BATTLE_AREA,)), POWER, Num(3000)))
    cards = [up, battle("Old", power=5000), battle("New", power=15000)]
    t = table("dbs", you=side(battle=["Maker", ("Old", REST)], drop=["New"]), cards=cards)
    resolves(t, "Maker")
    t.changes(move([t.you.ref("New")], BATTLE_AREA, 0))
    t.changes(place_on_top(t.you.ref("Old"), t.you.ref("New")))
    t.you.battle.holds_exactly("Maker", "New")
    assert t.you.value("New", "power") == 18000
    assert t.you.state_of("New") == REST


# Power.


def told() -> CardDef:
    """A battle card that draws when the opponent's skill places a battle card in the drop area."""
    gone = Trigger(
        EV_MOVE, Cards(OPPONENT, ()), (BATTLE_AREA, UNISON_AREA), (DROP,), by_text_of=YOU
    )
    return battle("Teller", abilities=(Ability(AUTO, (BATTLE_AREA,), gone, body=(DRAW,)),))


@clause("dbs 9-5-2-1")
def test_the_effect_that_lowered_the_power_has_dropped_the_card():
    down = Give(THEIRS, POWER, Num(-10000))
    cards = [worker("Down", down), told(), battle("Foe", power=10000)]
    t = mine(*cards, battle=["Down", "Teller"], rival=side(battle=["Foe"]))
    t.you.chooses("activate Down")
    t.rival.drop.is_("Foe")
    t.you.hand.has(1)
    # A [Permanent] skill counts as well.
    weak = Modifier(ADD, POWER, Cards(OPPONENT, (BATTLE_AREA,)), Num(-10000))
    aura = battle("Aura", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(weak,)),))
    t = mine(aura, *cards, battle=["Aura", "Teller"], rival=side(battle=["Foe"]))
    t.rival.drop.is_("Foe")
    t.you.hand.has(1)
    # By themselves the rules are nobody's skill.
    t = mine(*cards, battle("Nil", power=0), battle=["Down", "Teller"], rival=side(battle=["Nil"]))
    t.you.hand.has(0)


# Markers.

UP = Give(MINE, POWER, Num(5000))


@clause("dbs 9-6-1", "dbs 9-6-1-1")
def test_losing_a_marker_undoes_the_effects_on_a_unison_card_at_once():
    body = (UP, GiveBits(MINE, KEYWORDS, CRITICAL), Mark(MINE, -1))
    t = with_unison(2, worker("Ace", *body), battle="Ace")
    t.you.chooses("activate Ace")
    assert markers(t) == 1
    assert t.you.value("Una", "power") == 15000
    assert not keywords_of(t.game, t.you.card("Una")) & CRITICAL
    t = with_unison(2, worker("Ace", Mark(MINE, -1), UP), battle="Ace")
    t.you.chooses("activate Ace")
    assert t.you.value("Una", "power") == 20000


@clause("dbs 9-7-1", "dbs 9-7-2")
def test_a_unison_card_without_power_loses_a_marker():
    down = Give(Cards(zones=(UNISON_AREA,)), POWER, Num(-15000))
    for held in (1, 2, 3):
        t = with_unison(held, worker("Down", down), battle="Down")
        t.you.chooses("activate Down")
        t.you.unison.has(int(held > 1))
        if held > 1:
            assert markers(t) == held - 1
            # What had lowered it is undone.
            assert t.you.value("Una", "power") == 15000
    t = with_unison(2, worker("Both", down, UP), battle="Both")
    t.you.chooses("activate Both")
    assert markers(t) == 2


@clause("dbs 9-7-2-1")
def test_the_effect_that_took_its_last_marker_has_dropped_the_unison_card():
    down = Give(Cards(OPPONENT, (UNISON_AREA,)), POWER, Num(-15000))
    una = unison("Una", cost=1, keywords=0)
    t = table(
        "dbs",
        you=side(battle=["Down", "Teller"]),
        rival=side(hand=["Una"], energy=1),
        cards=[una, worker("Down", down), told()],
        at="main",
        turn=1,
    )
    t.rival.chooses("play Una")
    t.rival.passes()
    t.you.passes()
    drawn = len(t.you.hand)
    t.you.chooses("activate Down")
    t.rival.drop.is_("Una")
    t.you.hand.has(drawn + 1)


# Leaders turned over.


def two_sided(*body: Effect) -> CardDef:
    """A leader with another side, which it can be turned to and back."""
    turn = (*body, FlipOver())
    abilities = (
        skill(*turn, zones=(LEADER_AREA,)),
        skill(*turn, zones=(LEADER_AREA,), when=IN_BATTLE),
    )
    back = leader("Risen", power=15000, abilities=abilities)
    front = leader("Chief", abilities=abilities)
    return CardDef(
        front.number, front.name, front.values, front.abilities, front.text, front.traits, (), back
    )


@clause("dbs 9-9-1")
def test_a_leader_turned_to_its_back_is_the_same_card():
    t = mine(two_sided(), leader="Chief", hand=1)
    before = t.you.ref("Chief")
    t.you.chooses("attack Chief leader", "activate Chief")
    t.you.leader.is_("Risen")
    assert t.you.ref("Risen") == before
    assert t.you.value("Risen", "power") == 15000
    # It goes on attacking.
    t.you.passes()
    t.rival.hand.has(1)


@clause("dbs 9-9-2")
def test_a_leader_turned_to_its_front_is_the_same_card():
    t = mine(two_sided(), leader="Chief", hand=1)
    before = t.you.ref("Chief")
    t.you.chooses("activate Chief")
    t.you.leader.is_("Risen")
    t.you.chooses("activate Risen")
    t.you.leader.is_("Chief")
    assert t.you.ref("Chief") == before


@clause("dbs 9-9-3")
def test_a_turned_leader_keeps_its_position_and_what_is_done_to_its_power():
    t = mine(two_sided(Give(CHIEF, POWER, Num(2000))), leader=("Chief", REST), hand=1)
    t.you.chooses("activate Chief")
    t.you.leader.is_("Risen")
    assert t.you.value("Risen", "power") == 17000
    assert t.you.state_of("Risen") == REST


# Cards that there is only one of.


@clause("dbs 9-10-1", "dbs 9-10-2")
def test_of_cards_of_a_unique_name_their_master_keeps_one():
    one = battle("Sole", keywords=UNIQUE)
    back = MoveCards(Cards(zones=(DROP,)), BATTLE_AREA, YOU)
    counts = Give(CHIEF, POWER, Count(Cards(zones=(BATTLE_AREA,)), 1000))
    t = mine(one, worker("Ace", back, counts), battle=["Ace", ("Sole", REST)], drop=["Sole"])
    t.you.chooses("activate Ace")
    t.you.is_asked("which to keep")
    assert t.game.pending is not None
    options = t.game.pending.options
    lie = [t.game.state.orient[o[1] & CARD] for o in options]
    assert sorted(lie) == [ACTIVE, REST]
    t.answer(lie.index(ACTIVE))
    t.you.battle.holds_exactly("Ace", "Sole")
    assert t.you.state_of("Sole") == ACTIVE
    t.you.drop.is_("Sole")
    # At once, before the text goes on.
    assert t.you.value("leader", "power") == 12000
