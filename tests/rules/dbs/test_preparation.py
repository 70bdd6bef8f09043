"""Section 5: leader and deck, and what comes before the first turn."""

import pytest

from bythebook.games.dbs.book import DragonBallSuper
from bythebook.games.dbs.cards.cards import BATTLE, TOKEN
from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.preparation import CopiesInDeck, DeckWithout, StartingLife
from bythebook.games.dbs.texts.events import EV_PLACED_LEADER, VAR_STARTER
from bythebook.games.dbs.zones.zones import DECK, HAND, LEADER_AREA, LIFE
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, CardDef, Trigger
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import AT_MOST
from bythebook.kernel.state.errors import DeckRefused
from bythebook.testing import Table, clause
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import MAY_DRAW, seen

CHIEF = leader("Chief")


def numbered(count: int, name: str = "Card") -> list[CardDef]:
    """So many different cards."""
    return [battle(f"{name} {n}") for n in range(count)]


def deck(*cards: CardDef, size: int = 50, chief: CardDef = CHIEF) -> list[CardDef]:
    """A legal deck with these cards in it, and its leader."""
    return [chief, *cards, *numbered(size - len(cards))]


def faults(cards: list[CardDef]) -> list[str]:
    """The clauses by which a deck is refused."""
    return [clause for clause, _ in DragonBallSuper().check_deck(Deck(cards))]


def begun(*cards: CardDef, seed: int = 1, chief: CardDef = CHIEF) -> Table:
    """A game from its first decision on, between two equal decks."""
    mine, theirs = deck(*cards, chief=chief), deck(*cards, chief=chief)
    game = start(DragonBallSuper(), (Deck(mine), Deck(theirs)), seed)
    return Table(game, {c.number: c for c in mine})


def starter(t: Table) -> int:
    """Who starts."""
    return t.game.state.vars[VAR_STARTER]


@clause("dbs 5-1-1")
def test_each_player_brings_a_leader_and_a_deck():
    assert "dbs 5-1-1" in faults([])
    assert faults(deck()) == []


@clause("dbs 5-1-2")
def test_exactly_one_leader():
    assert faults(deck()) == []
    assert faults(deck()[1:]) == ["dbs 5-1-2"]
    assert faults([leader("Other"), *deck()]) == ["dbs 5-1-2"]


@clause("dbs 5-1-3")
def test_fifty_to_sixty_cards():
    for size in (49, 50, 51, 59, 60, 61):
        expected = [] if 50 <= size <= 60 else ["dbs 5-1-3"]
        assert faults(deck(size=size)) == expected
    assert faults(deck(extra("Spell"), unison("Duo"))) == []
    assert faults(deck(battle("Shade", kind=BATTLE | TOKEN))) == ["dbs 5-1-3"]


@clause("dbs 5-1-3-1", "dbs 2-15-2-1")
def test_no_more_than_four_cards_of_one_number():
    ace, other = battle("Ace"), battle("Ace", number="T-Another")
    for count in (1, 3, 4, 5):
        assert faults(deck(*[ace] * count)) == ([] if count <= 4 else ["dbs 5-1-3-1"])
    # The same name with another number is another card.
    assert faults(deck(*[ace] * 4, *[other] * 4)) == []


def saying(count: int, kind: int = CONT) -> CardDef:
    """A card that says how many copies of it can be in a deck."""
    return battle("Ace", abilities=(Ability(kind, body=(CopiesInDeck(count),)),))


@clause("dbs 5-1-3-2", "dbs 5-1-3-2-2")
def test_a_skill_about_deck_construction_takes_the_place_of_the_limit():
    assert faults(deck(*[saying(20)] * 20)) == []
    assert faults(deck(*[saying(20)] * 21)) == ["dbs 5-1-3-2"]
    assert faults(deck(*[saying(1)] * 1)) == []
    assert faults(deck(*[saying(1)] * 2)) == ["dbs 5-1-3-2"]


@clause("dbs 5-1-3-2", "dbs 5-1-3-2-2")
def test_a_skill_about_deck_construction_keeps_cards_out():
    cheap = DeckWithout(Cards(such=CostIs(AT_MOST, 3)))
    for kind, faulty in ((CONT, ["dbs 5-1-3-2"]), (AUTO, [])):
        chief = leader("Stern", abilities=(Ability(kind, body=(cheap,)),))
        cards = [battle(f"Dear {n}", cost=4) for n in range(49)]
        assert faults([chief, *cards, battle("Dear", cost=4)]) == []
        assert faults([chief, *cards, battle("Cheap", cost=3)]) == faulty


@clause("dbs 5-1-3-2-1")
def test_only_permanent_skills_that_say_how_many_count():
    assert faults(deck(*[saying(20)] * 5)) == []
    assert faults(deck(*[saying(20, AUTO)] * 5)) == ["dbs 5-1-3-1"]


@clause("dbs 5-2-1-1")
def test_leader_and_deck_are_held_against_the_rules_when_presented():
    try:
        start(DragonBallSuper(), (Deck(deck()), Deck(deck(size=40))), 1)
        refused = ""
    except DeckRefused as error:
        refused = str(error)
    assert "deck 2" in refused


def test_the_same_cards_shared_out_otherwise_are_held_against_the_rules_anew():
    mine, theirs = deck(), deck()
    for seed in (1, 2):
        assert start(DragonBallSuper(), (Deck(mine), Deck(theirs)), seed).decision is not None
    with pytest.raises(DeckRefused, match="deck 1"):
        start(DragonBallSuper(), (Deck(mine[:-1]), Deck([mine[-1], *theirs])), 3)


@clause("dbs 5-2-1-2")
def test_leaders_are_placed_in_the_leader_areas():
    t = begun()
    t.you.leader_area.is_("Chief")
    t.rival.leader_area.is_("Chief")
    assert seen(t, 0, 1, "leader area") == ["Chief"]
    assert "Chief" not in t.you.deck.names


@clause("dbs 5-2-1-3")
def test_whoever_waits_for_a_leader_to_be_placed_is_triggered():
    waits = Ability(AUTO, (LEADER_AREA,), Trigger(EV_PLACED_LEADER, This()), body=(MAY_DRAW,))
    t = begun(chief=leader("Chief", abilities=(waits,)))
    t.you.is_asked("may")
    assert len(t.you.hand) == 0
    t.you.chooses("no")
    t.rival.is_asked("may")
    t.rival.chooses("no")


@clause("dbs 5-2-1-4")
def test_decks_are_shuffled_and_lie_face_down():
    orders = set()
    for seed in (1, 2, 3):
        t = begun(seed=seed)
        orders.add(tuple(t.you.deck.names))
        assert set(seen(t, 0, 0, "deck")) == {None}
    assert len(orders) == 3
    sorted_names = [c.name for c in deck()[1:]]
    assert tuple(reversed(sorted_names[6:])) not in orders
    assert tuple(sorted_names[6:]) not in orders


@clause("dbs 5-2-1-5")
def test_chance_says_who_starts():
    starters = {starter(begun(seed=seed)) for seed in range(12)}
    assert starters == {0, 1}


def seats(t: Table):
    """The starting player's seat and the other's."""
    return (t.you, t.rival) if starter(t) == 0 else (t.rival, t.you)


@clause("dbs 5-2-1-6")
def test_six_cards_each_and_the_starting_player_may_redraw_first():
    for seed in (1, 2, 3, 4):
        t = begun(seed=seed)
        t.you.hand.has(6)
        t.rival.hand.has(6)
        first, second = seats(t)
        first.is_asked("redraw")
        first.chooses("done")
        second.is_asked("redraw")
        second.chooses("done")


@clause("dbs 5-2-1-6-1")
def test_any_number_of_cards_can_be_exchanged_once():
    for count in (0, 1, 3, 6):
        t = begun()
        first, second = seats(t)
        first.is_asked("redraw")
        before = list(first.hand.names)
        for name in before[:count]:
            first.chooses(name)
        if count < 6:
            first.chooses("done")
        first.hand.has(6)
        kept = set(before[count:])
        assert kept <= set(first.hand.names)
        # What was put back may be drawn again, but not all of it.
        assert (set(first.hand.names) != set(before)) == (count > 0)
        second.is_asked("redraw")
        second.chooses("done")


@clause("dbs 1-2-2-1", "dbs 1-2-2-2")
def test_nobody_loses_for_want_of_life_while_the_game_is_prepared():
    t = begun()
    t.you.life.has(0)
    t.rival.life.has(0)
    first, _ = seats(t)
    first.is_asked("redraw")
    under_way(t)


@clause("dbs 6-1-1", "dbs 6-4-1-5")
def test_the_starting_player_has_a_turn_and_then_the_other_and_so_on():
    t = under_way(begun())
    first, second = seats(t)
    for seat in (first, second, first, second):
        seat.is_asked("charge phase")
        seat.passes()
        seat.is_asked("main phase")
        seat.passes()


def under_way(t: Table) -> Table:
    """Nobody exchanges any card."""
    first, second = seats(t)
    first.chooses("done")
    second.chooses("done")
    return t


@clause("dbs 5-2-1-7")
def test_eight_cards_of_each_deck_are_life():
    t = under_way(begun())
    t.you.life.has(8)
    t.rival.life.has(8)
    t.you.deck.has(36)
    assert set(seen(t, 0, 0, "life")) == {None}


@clause("dbs 5-2-1-7-1")
def test_a_skill_about_the_life_a_player_starts_with_takes_its_place():
    for count in (5, 10):
        says = Ability(CONT, (LEADER_AREA,), body=(StartingLife(count),))
        t = under_way(begun(chief=leader("Chief", abilities=(says,))))
        t.you.life.has(count)
        t.rival.life.has(count)


@clause("dbs 5-2-1-8")
def test_the_starting_player_takes_the_first_turn():
    for seed in (1, 2, 3, 4):
        t = under_way(begun(seed=seed))
        first, _ = seats(t)
        first.is_asked("charge phase")
        assert (t.turn, t.game.state.turn_player) == (1, starter(t))


def test_the_areas_before_the_first_turn():
    t = under_way(begun())
    state = t.game.state
    assert [len(state.zone(0, z)) for z in (DECK, HAND, LIFE, LEADER_AREA)] == [36, 6, 8, 1]
