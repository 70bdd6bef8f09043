"""Section 8: decks with a ride deck, and what comes before the first turn."""

from bythebook.games.vanguard.d.book import VanguardD
from bythebook.games.vanguard.d.texts.events import VAR_RIDE_DECK
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.preparation import CopiesInDeck
from bythebook.games.vanguard.texts.events import VAR_STARTER
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.changes import MOVE, SHUFFLE
from bythebook.kernel.state.errors import DeckRefused
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.testing import Seat, Table, clause, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.waiting import seen

NAMES = [f"card {n}" for n in range(12)]
CARDS = [unit(name) for name in NAMES]
FIRST = [unit("seed", 0), unit("sprout", 0), unit("late", 1), order("edict", 0)]
RIDES = [unit(f"ride {n}", n) for n in range(4)]
RIDE_NAMES = [card.name for card in RIDES]


def kind(trigger: str, count: int) -> list[CardDef]:
    """Trigger units of a kind, four of a name."""
    return [unit(f"{trigger} {n // 4}", 0, trigger=trigger) for n in range(count)]


def triggers(count: int = 16) -> list[CardDef]:
    """Trigger units, as many of each kind as can be, one after the other."""
    return [*kind("critical", 8), *kind("draw", 8), *kind("front", 8)][:count]


def rest(count: int = 34) -> list[CardDef]:
    """Normal units, four of a name."""
    return [unit(f"normal {n // 4}", n % 4) for n in range(count)]


def main_deck(count: int = 50) -> list[CardDef]:
    """A main deck that breaks no rule but, if another number is asked for, its size."""
    return [*triggers(), *rest(count - 16)]


def faults(main: list[CardDef], ride_deck: list[CardDef] | None = None) -> list[str]:
    """The clauses a deck breaks."""
    return [clause for clause, _ in VanguardD().check_deck(Deck(main, ride_deck or []))]


def preparing(starter: int = 0) -> Table:
    """A game in which both have their first vanguards, with that starting player."""
    half = side(deck=NAMES, vanguard=[], ride_deck=RIDE_NAMES)
    for seed in range(100):
        t = table("vgd", half, half, [*RIDES, *CARDS], "preparation", seed=seed)
        t.you.chooses("ride 0")
        t.rival.chooses("ride 0")
        if t.game.state.vars[VAR_STARTER] == starter:
            return t
    raise AssertionError(f"chance never picks player {starter}")


def others(t: Table, seat: Seat) -> Seat:
    """The other player."""
    return t.rival if seat is t.you else t.you


@clause("vgd 8.1.1")
def test_each_player_brings_a_main_deck() -> None:
    assert faults(main_deck()) == []
    assert faults([]) == ["vgd 8.1.1"]
    assert faults([], RIDES) == ["vgd 8.1.1"]


@clause("vgd 8.1.2", "vgd 8.1.7", "vgd 2.16.2.1")
def test_a_text_about_this_card_takes_the_place_of_the_limit_for_its_number() -> None:
    for allowed in (1, 6, 34):
        text = Ability(CONT, (), body=(CopiesInDeck(allowed),))
        card = unit("swarm", abilities=(text,))
        assert faults([*main_deck(50 - allowed), *[card] * allowed]) == []
        if allowed < 34:
            too_many = [*main_deck(49 - allowed), *[card] * (allowed + 1)]
            assert faults(too_many) == ["vgd 8.1.4"]
    swarm = unit("swarm", abilities=(Ability(CONT, (), body=(CopiesInDeck(6),)),), number="S-1")
    # Another card of that name is not "this card": for it the usual limit counts.
    plain = unit("swarm", number="S-2")
    assert faults([*main_deck(40), *[swarm] * 6, *[plain] * 4]) == []
    assert faults([*main_deck(39), *[swarm] * 6, *[plain] * 5]) == ["vgd 8.1.4"]
    # Two printings that both say so are counted each.
    again = unit("swarm", abilities=(Ability(CONT, (), body=(CopiesInDeck(6),)),), number="S-3")
    assert faults([*main_deck(38), *[swarm] * 6, *[again] * 6]) == []
    # In the game it does nothing at all.
    t = table("vgd", you=side(left=swarm), at="main")
    t.you.may_choose_exactly("exchange left front left back", "pass")


@clause("vgd 8.1.3")
def test_a_deck_has_fifty_cards() -> None:
    assert faults(main_deck(50)) == []
    assert faults(main_deck(49)) == ["vgd 8.1.3"]
    assert faults(main_deck(51)) == ["vgd 8.1.3"]


@clause("vgd 8.1.4", "vgd 8.1.8.1")
def test_no_more_than_four_of_a_name_with_the_ride_deck_counted_in() -> None:
    assert faults([*main_deck(46), *[unit("twin")] * 4]) == []
    assert faults([*main_deck(45), *[unit("twin")] * 5]) == ["vgd 8.1.4"]
    assert faults([*main_deck(43), *[RIDES[3]] * 3], RIDES) == []
    assert faults([*main_deck(42), *[RIDES[3]] * 4], RIDES) == ["vgd 8.1.4"]


@clause("vgd 8.1.4.1")
def test_cards_of_one_name_count_together_whatever_else_is_printed() -> None:
    first = unit("twin", 1, number="T-1")
    second = unit("twin", 2, 9000, number="T-2")
    assert faults([*main_deck(46), first, first, second, second]) == []
    assert faults([*main_deck(45), first, first, first, second, second]) == ["vgd 8.1.4"]


@clause("vgd 8.1.5")
def test_a_deck_has_sixteen_triggers() -> None:
    assert faults([*triggers(16), *rest(34)]) == []
    assert faults([*triggers(15), *rest(35)]) == ["vgd 8.1.5"]
    assert faults([*triggers(17), *rest(33)]) == ["vgd 8.1.5"]
    five = [unit("spark", 0, trigger="draw")] * 5
    assert faults([*kind("critical", 8), *kind("front", 3), *five, *rest(34)]) == ["vgd 8.1.4"]


@clause("vgd 8.1.5.1", "vgd 8.1.5.2", "vgd 8.1.5.4")
def test_a_deck_has_eight_of_critical_draw_and_front_triggers_at_the_most() -> None:
    for number, name, other in (
        ("vgd 8.1.5.1", "critical", "draw"),
        ("vgd 8.1.5.2", "draw", "front"),
        ("vgd 8.1.5.4", "front", "critical"),
    ):
        assert faults([*kind(name, 8), *kind(other, 8), *rest()]) == []
        assert faults([*kind(name, 9), *kind(other, 7), *rest()]) == [number]


@clause("vgd 8.1.5.3")
def test_a_deck_has_four_heal_triggers_at_the_most() -> None:
    assert faults([*triggers(12), *kind("heal", 4), *rest()]) == []
    assert faults([*triggers(11), *kind("heal", 5), *rest()]) == ["vgd 8.1.5.3"]


@clause("vgd 8.1.5.5")
def test_a_deck_has_one_over_trigger_at_the_most() -> None:
    assert faults([*triggers(15), *kind("over", 1), *rest()]) == []
    assert faults([*triggers(14), *kind("over", 2), *rest()]) == ["vgd 8.1.5.5"]


@clause("vgd 8.1.6", "vgd 14.6.2")
def test_a_deck_has_four_sentinels_at_the_most() -> None:
    some = [unit(f"wall {n // 2}", sentinel=True) for n in range(5)]
    assert faults([*main_deck(46), *some[:4]]) == []
    assert faults([*main_deck(45), *some]) == ["vgd 8.1.6"]


@clause("vgd 8.1.8", "vgd 8.2.1.4", "vgd 4.16.3")
def test_a_part_of_the_deck_is_set_aside_as_the_ride_deck() -> None:
    assert list(VanguardD().sections) == ["main deck", "ride deck"]
    game = start(VanguardD(), (Deck(main_deck(46), RIDES), Deck(main_deck(50))), 1)
    assert [len(game.state.zone(player, RIDE_DECK)) for player in (0, 1)] == [4, 0]
    # Whoever brought it knows it, and nobody else does.
    assert [game.state.seen[card] for card in game.state.zone(0, RIDE_DECK)] == [1] * 4
    assert [game.state.face[card] for card in game.state.zone(0, RIDE_DECK)] == [FACE_DOWN] * 4
    # Both have their first vanguards: what was set aside is remembered from now on.
    game.answer(0)
    game.answer(0)
    noted = [game.state.vars[VAR_RIDE_DECK + player].bit_count() for player in (0, 1)]
    assert noted == [4, 0]


@clause("vgd 8.1.8.1", "vgd 8.1.8.3")
def test_a_ride_deck_has_four_cards_which_are_cards_of_the_deck() -> None:
    assert faults(main_deck(46), RIDES) == []
    assert faults(main_deck(50), RIDES) == ["vgd 8.1.3"]
    assert faults(main_deck(47), RIDES[:3]) == ["vgd 8.1.8.1", "vgd 8.1.8.2"]
    assert "vgd 8.1.8.1" in faults(main_deck(45), [*RIDES, unit("fifth", 3)])


@clause("vgd 8.1.8.2")
def test_a_ride_deck_has_one_unit_of_each_grade_from_0_to_3() -> None:
    assert faults(main_deck(46), RIDES[::-1]) == []
    assert faults(main_deck(46), [*RIDES[:3], unit("second", 2)]) == ["vgd 8.1.8.2"]
    assert faults(main_deck(46), [*RIDES[1:], unit("fourth", 4)]) == ["vgd 8.1.8.2"]
    assert faults(main_deck(46), [*RIDES[:3], order("edict", 3)]) == ["vgd 8.1.8.2"]


@clause("vgd 8.1.8.3")
def test_nobody_has_to_have_a_ride_deck() -> None:
    assert faults(main_deck(50), []) == []
    t = table("vgd", you=side(deck=["seed", *NAMES], vanguard=[]), cards=[*FIRST, *CARDS])
    t.you.ride_deck.has(0)


@clause("vgd 8.2.1.1")
def test_decks_that_break_the_rules_are_refused_when_presented() -> None:
    for bad in (Deck(main_deck(49)), Deck(main_deck(46), [*RIDES[:3], RIDES[2]]), Deck()):
        refused: list[str] = []
        try:
            start(VanguardD(), (Deck(main_deck()), bad), 1)
        except DeckRefused as error:
            refused = [facts for _, facts in error.reasons]
        assert len(refused) == 1
        assert refused[0].startswith("deck 2: ")


@clause("vgd 8.2.1.2")
def test_without_a_ride_deck_a_unit_of_grade_0_lies_face_down_as_first_vanguard() -> None:
    half = side(deck=["late", "seed", "sprout", "seed", "edict", *NAMES], vanguard=[])
    t = table("vgd", half, half, [*FIRST, *CARDS], "preparation")
    t.you.is_asked("first vanguard")
    t.you.may_choose_exactly("seed", "sprout")
    assert seen(t.you, t.you, "deck")[:2] == ["late", "seed"]
    assert seen(t.you, t.rival, "deck")[:2] == [None, None]
    t.you.chooses("sprout")
    assert t.you.lies_face_down("sprout")
    assert seen(t.you, t.you, "vanguard circle") == ["sprout"]
    assert seen(t.you, t.rival, "vanguard circle") == [None]
    t.rival.may_choose_exactly("seed", "sprout")
    t.rival.chooses("seed")
    assert seen(t.rival, t.you, "vanguard circle") == [None]


@clause("vgd 8.2.1.2.1")
def test_with_a_ride_deck_its_grade_0_is_the_first_vanguard() -> None:
    half = side(deck=["seed", "sprout", *NAMES], vanguard=[], ride_deck=RIDE_NAMES)
    t = table("vgd", half, half, [*FIRST, *CARDS, *RIDES], "preparation")
    t.you.may_choose_exactly("ride 0")
    t.you.chooses("ride 0")
    t.you.vanguard.is_("ride 0")
    t.you.ride_deck.holds_exactly("ride 1", "ride 2", "ride 3")
    assert seen(t.you, t.rival, "vanguard circle") == [None]
    t.ends_asking()


@clause("vgd 8.2.1.3")
def test_both_decks_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        half = side(deck=["seed", *NAMES], vanguard=[])
        t = table("vgd", half, half, [*FIRST, *CARDS], "preparation", seed=seed)
        t.you.chooses("seed")
        t.rival.chooses("seed")
        orders |= {tuple(t.you.deck.names), tuple(t.rival.deck.names)}
        assert seen(t.you, t.you, "deck") == [None] * 7
    assert len(orders) > 4


@clause("vgd 8.2.1.5", "vgd 8.2.1.5.1")
def test_chance_says_who_starts_and_nobody_is_asked() -> None:
    starters = set()
    for seed in range(12):
        half = side(deck=["seed", *NAMES], vanguard=[])
        t = table("vgd", half, half, [*FIRST, *CARDS], "preparation", seed=seed)
        t.you.chooses("seed")
        t.rival.chooses("seed")
        t.decider.is_asked("mulligan")
        starters.add(t.game.state.vars[VAR_STARTER])
    assert starters == {0, 1}


@clause("vgd 8.2.1.7")
def test_cards_go_below_the_deck_as_many_are_drawn_and_only_then_it_is_shuffled() -> None:
    for starter in (0, 1):
        t = preparing(starter)
        first = (t.you, t.rival)[starter]
        second = others(t, first)
        first.is_asked("mulligan")
        first.hand.has(5)
        second.hand.has(5)
        first.deck.has(7)
        away = first.hand.names[:2]
        top = first.deck.names[:2]
        first.may_choose_exactly(*first.hand.names, "done")
        before = t.happened
        first.chooses(*away, "done")
        # What was on top is drawn, and what was put back is not.
        first.hand.has(5)
        assert set(top) <= set(first.hand.names)
        assert not set(away) & set(first.hand.names)
        first.deck.has(7)
        kinds = [c[0] for c in t.since(before) if c[0] in (MOVE, SHUFFLE)]
        assert kinds == [MOVE, MOVE, MOVE, MOVE, SHUFFLE]
        kept = second.deck.names
        second.is_asked("mulligan")
        second.chooses("done")
        # Without putting any back nothing is shuffled.
        assert second.deck.names == kept
        # Once each: the first turn has begun, and its player has drawn.
        first.hand.has(6)
        assert t.game.state.turn_player == starter


@clause("vgd 8.2.1.8", "vgd 7.35.1")
def test_both_vanguards_are_turned_up_as_the_game_begins() -> None:
    for starter in (0, 1):
        t = preparing(starter)
        first, second = (t.you, t.rival) if starter == 0 else (t.rival, t.you)
        assert first.lies_face_down("ride 0")
        first.chooses("done")
        assert first.lies_face_down("ride 0")
        second.chooses("done")
        assert not first.lies_face_down("ride 0")
        assert not second.lies_face_down("ride 0")
        assert seen(first, second, "vanguard circle") == ["ride 0"]
        assert t.game.state.turn_player == starter
