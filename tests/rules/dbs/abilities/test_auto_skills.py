"""Section 8-6, and 8-1-5: [Auto] skills."""

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.texts.events import CANNOT_USE_SKILLS, EV_BEGIN, P_MAIN
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    ENERGY,
    HAND,
    REMOVED,
    WARP,
)
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_MOVE,
    EV_STATE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, Player, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, OPPONENT, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    LOSE_ABILITIES,
)
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import DRAW, cards_in, said, waiting

GONE = Trigger(EV_MOVE, None, (HAND,), (DROP,), whose=YOU)
STRONGER = Give(This(), POWER, Num(500))


def discarding(*cards: CardDef, count: int = 1, **mine: object) -> Table:
    """So many cards of the turn player's hand go to the drop area at the same time."""
    hand = ["One", "Two", "Three"]
    notes = [battle(name) for name in hand]
    t = table("dbs", you=side(hand=hand, **mine), cards=[*cards, *notes])
    t.changes(move([t.you.ref(name) for name in hand[:count]], DROP))
    return t


def paid(*body: Effect) -> CardDef:
    """A battle card whose skill costs one energy when a card is discarded."""
    ability = Ability(AUTO, (BATTLE_AREA,), GONE, cost=(RestEnergy(1),), body=body)
    return battle("Ace", abilities=(ability,))


@clause("dbs 8-1-5-2-1")
def test_with_its_cost_unpaid_nothing_happens():
    for answer, power in (("yes", 10500), ("no", 10000)):
        t = discarding(paid(STRONGER), battle="Ace", energy=1)
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        assert t.you.value("Ace", "power") == power
        assert not t.waiting
    t = discarding(paid(STRONGER), battle="Ace")
    t.you.is_asked("idle")
    assert t.you.value("Ace", "power") == 10000


@clause("dbs 8-1-5-2-1")
def test_if_what_stands_before_the_colon_is_not_so_it_does_not_activate():
    for energy, power in ((0, 10000), (1, 10500)):
        some = AmountIs(Count(cards_in(ENERGY)), AT_LEAST, 1)
        ability = Ability(AUTO, (BATTLE_AREA,), GONE, condition=some, body=(STRONGER,))
        t = discarding(battle("Ace", abilities=(ability,)), battle="Ace", energy=energy)
        assert t.you.value("Ace", "power") == power


@clause("dbs 8-6-4")
def test_activating_one_uses_one_of_its_times_up():
    t = discarding(waiting("Ace", GONE), battle="Ace", count=2)
    t.you.may_choose_exactly("resolve Ace One", "resolve Ace Two")
    t.you.chooses("resolve Ace One")
    assert len(t.waiting) == 1
    t.you.chooses("yes", "yes")
    t.you.is_asked("idle")
    assert not t.waiting
    t.you.hand.has(3)


@clause("dbs 8-6-4-1")
def test_what_cannot_be_chosen_is_cancelled():
    forbids = Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=CANNOT_USE_SKILLS)
    foe = battle("Foe", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(forbids,)),))
    for theirs, power in (("filler", 10500), ("Foe", 10000)):
        cards = [waiting("Ace", GONE, STRONGER), foe]
        mine = side(battle="Ace", hand=["filler"])
        t = table("dbs", you=mine, rival=side(battle=theirs), cards=cards)
        t.changes(move(t.you.hand.refs, DROP))
        assert t.you.value("Ace", "power") == power
        assert not t.waiting


def powers(*zones: int) -> tuple[Ability, ...]:
    """While in play: cards of one's own in some areas have more power."""
    return tuple(
        Ability(
            CONT, (BATTLE_AREA,), modifiers=(Modifier(ADD, POWER, Cards(zones=(z,)), Num(2000)),)
        )
        for z in zones
    )


def power_after(zones: tuple[int, ...], origin: str, target: str) -> int:
    """Ace's power after Bob, of 10000 power, went from an area to another.

    Cards in some areas have 2000 more; Ace waits for such a card.
    """
    names = table("dbs").game.zones.names
    start, end = names.index(origin), names.index(target)
    strong = Cards(YOU, (), (Having(POWER, AT_LEAST, 12000),))
    moved = Ability(
        AUTO, (BATTLE_AREA,), Trigger(EV_MOVE, strong, (start,), (end,)), body=(STRONGER,)
    )
    ace = battle("Ace", 1, abilities=(*powers(*zones), moved))
    areas: dict[str, object] = {"battle": ["Ace"], "life": ["filler"] * 3}
    key = {"battle area": "battle", "drop area": "drop", "combo area": "combo"}.get(origin, origin)
    areas[key] = [*areas.get(key, []), "Bob"]  # type: ignore[misc]
    t = table("dbs", you=side(**areas), cards=[ace, battle("Bob")])
    t.changes(move([t.you.ref("Bob")], end, 0))
    return t.you.value("Ace", "power") - (2000 if BATTLE_AREA in zones else 0)


@clause("dbs 8-6-5-1-1")
def test_between_open_and_secret_areas_the_open_one_counts():
    assert power_after((DROP,), "drop area", "hand") == 10500
    assert power_after((HAND,), "drop area", "hand") == 10000
    assert power_after((DROP,), "hand", "drop area") == 10500
    assert power_after((HAND,), "hand", "drop area") == 10000
    assert power_after((DROP,), "drop area", "removed from the game") == 10500


@clause("dbs 8-6-5-1-2")
def test_out_of_the_battle_area_that_area_counts():
    assert power_after((BATTLE_AREA,), "battle area", "drop area") == 10500
    assert power_after((DROP,), "battle area", "drop area") == 10000
    assert power_after((BATTLE_AREA,), "battle area", "combo area") == 10500


@clause("dbs 8-6-5-1-3")
def test_between_other_open_areas_it_is_as_after_the_move():
    assert power_after((WARP,), "drop area", "warp") == 10500
    assert power_after((DROP,), "drop area", "warp") == 10000


def test_a_skill_knows_the_card_that_left_as_it_was_there():
    trigger = Trigger(EV_MOVE, None, (BATTLE_AREA,), (DROP,))
    gains = Give(This(), POWER, ValueOf(Bound(R_OTHER), POWER))
    heir = waiting("Heir", trigger, gains)
    t = table("dbs", you=side(battle=["Heir", "Bob"]), cards=[heir, battle("Bob", power=4000)])
    t.changes(move([t.you.ref("Bob")], DROP))
    assert t.you.value("Heir", "power") == 14000


@clause("dbs 8-6-5-2")
def test_a_skill_negated_where_its_card_was_does_not_trigger():
    dropped = Trigger(EV_MOVE, This(), (BATTLE_AREA,), (DROP,))
    spirit = battle("Spirit", abilities=(Ability(AUTO, (DROP,), dropped, body=(DRAW,)),))
    kod = battle("Flesh", abilities=(Ability(AUTO, (BATTLE_AREA,), dropped, body=(DRAW,)),))
    negates = Modifier(LOSE_ABILITIES, CHAR_ABILITIES, Cards(OPPONENT, (BATTLE_AREA,)))
    foe = battle("Foe", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(negates,)),))
    for name in ("Spirit", "Flesh"):
        for theirs, drawn in (("filler", 1), ("Foe", 0)):
            mine = side(battle=[name])
            t = table("dbs", you=mine, rival=side(battle=theirs), cards=[spirit, kod, foe])
            t.changes(move([t.you.ref(name)], DROP))
            t.you.hand.has(drawn)


def test_removal_from_the_game_is_a_move_as_well():
    leaves = Trigger(EV_MOVE, This(), (BATTLE_AREA,))
    ace = battle("Ace", abilities=(Ability(AUTO, (BATTLE_AREA,), leaves, body=(DRAW,)),))
    t = table("dbs", you=side(battle=["Ace"]), cards=[ace])
    t.changes(move([t.you.ref("Ace")], REMOVED))
    t.you.removed.is_("Ace")
    t.you.hand.has(1)


@clause("dbs 8-6-5-3")
def test_a_card_is_played_that_comes_into_play_from_elsewhere():
    ace = said("Ace", "[Auto] When you play this card, draw 2 cards.", cost=1)
    mine = side(hand=["Ace"], energy=1)
    t = table("dbs", you=mine, cards=[ace], at="main")
    t.you.chooses("play Ace")
    t.you.hand.has(2)
    for zone, drawn in (("drop", 2), ("energy", 2), ("warp", 2)):
        t = table("dbs", you=side(**{zone: ["Ace"]}), cards=[ace])
        t.changes(move([t.you.ref("Ace")], BATTLE_AREA, 0))
        t.you.hand.has(drawn)
    # From one battle area to the other it is not played.
    t = table("dbs", you=side(), rival=side(battle=["Ace"]), cards=[ace])
    t.changes(move([t.rival.ref("Ace")], BATTLE_AREA, 0))
    t.you.hand.has(0)


@clause("dbs 8-6-6-1")
def test_a_situation_makes_its_skill_pending_once_at_a_time():
    empty = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 0))
    beggar = waiting("Beggar", empty, DRAW)
    waits = [waiting(n, Trigger(EV_BEGIN, value=P_MAIN), STRONGER) for n in ("Ace", "Bob")]
    mine = side(battle=["Ace", "Bob"])
    theirs = side(battle="Beggar", hand=["filler"])
    t = table("dbs", you=mine, rival=theirs, cards=[beggar, *waits])
    start = event(EV_BEGIN, NOTHING, 0, P_MAIN)
    cards = t.rival.hand.refs
    t.changes([start, *move(cards, DROP)])
    t.you.chooses("resolve Ace")
    t.rival.hand.has(1)
    # Met again after it has resolved: again.
    poor = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 2))
    t = table("dbs", you=side(battle="Beggar"), cards=[waiting("Beggar", poor, DRAW)])
    t.you.hand.has(3)


@clause("dbs 8-6-7")
def test_a_pending_skill_resolves_though_its_card_has_moved():
    ace = waiting("Ace", GONE, DRAW, STRONGER)
    away = MoveCards(Cards(zones=(BATTLE_AREA,), tests=(Having(POWER, AT_MOST, 5000),)), ENERGY)
    remover = battle("Remover", abilities=(Ability(AUTO, (BATTLE_AREA,), GONE, body=(away,)),))
    weak = battle("Ace", power=5000, abilities=ace.abilities)
    mine = side(hand=["Note"], battle=["Ace", "Remover"])
    t = table("dbs", you=mine, cards=[weak, remover, extra("Note")])
    t.changes(move([t.you.ref("Note")], DROP))
    t.you.chooses("resolve Remover Note")
    t.you.energy.is_("Ace")
    t.you.hand.has(1)
    assert t.you.value("Ace", "power") == 5000
