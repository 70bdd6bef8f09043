"""Section 5: decks, and what comes before the first turn."""

from bythebook.games.vanguard.g.book import VanguardG
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.preparation import CopiesInDeck
from bythebook.games.vanguard.texts.events import VAR_STARTER
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.errors import DeckRefused
from bythebook.testing import Seat, Table, clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.waiting import seen

NAMES = [f"card {n}" for n in range(12)]
CARDS = [unit(name) for name in NAMES]
FIRST = [unit("seed", 0), unit("sprout", 0), unit("late", 1)]


def triggers(count: int = 16, heals: int = 4) -> list[CardDef]:
    """Trigger units, four of a name."""
    others = [unit(f"critical {n // 4}", 0, trigger="critical") for n in range(count - heals)]
    return [unit(f"heal {n // 4}", 0, trigger="heal") for n in range(heals)] + others


def rest(count: int = 34) -> list[CardDef]:
    """Normal units, four of a name."""
    return [unit(f"normal {n // 4}", n % 4) for n in range(count)]


def main_deck(count: int = 50) -> list[CardDef]:
    """A main deck that breaks no rule but, if another number is asked for, its size."""
    return [*triggers(), *rest(count - 16)]


def g_deck(count: int) -> list[CardDef]:
    """A G deck, four of a name."""
    return [g_unit(f"generation {n // 4}") for n in range(count)]


def faults(main: list[CardDef], g: list[CardDef] | None = None) -> list[str]:
    """The clauses a deck breaks."""
    return [clause for clause, _ in VanguardG().check_deck(Deck(main, g or []))]


def preparing(starter: int = 0) -> Table:
    """A game in which both have chosen their first vanguards, with that starting player."""
    half = side(deck=["seed", "seed", "sprout", *NAMES], vanguard=[], g_zone=["g"])
    for seed in range(100):
        cards = [*FIRST, *CARDS, g_unit("g")]
        t = table("vgg", half, half, cards, "preparation", seed=seed)
        t.you.chooses("seed")
        t.rival.chooses("sprout")
        if t.game.state.vars[VAR_STARTER] == starter:
            return t
    raise AssertionError(f"chance never picks player {starter}")


def others(t: Table, seat: Seat) -> Seat:
    """The other player."""
    return t.rival if seat is t.you else t.you


@clause("vgg 5.1.1", "vgg 5.3.1")
def test_a_main_deck_and_a_g_deck_if_one_likes() -> None:
    assert list(VanguardG().sections) == ["main deck", "G deck"]
    decks = (Deck(main_deck(), g_deck(2)), Deck(main_deck()))
    game = start(VanguardG(), decks, 1)
    assert [len(game.state.zone(player, G_ZONE)) for player in (0, 1)] == [2, 0]
    # Whoever brought it knows it, and nobody else does.
    seen = [game.state.seen[card] for card in game.state.zone(0, G_ZONE)]
    assert seen == [1, 1]


@clause("vgg 5.1.2")
def test_a_cards_text_about_deck_construction_takes_the_place_of_the_limit() -> None:
    for allowed in (1, 6, 34):
        text = Ability(CONT, (), body=(CopiesInDeck(allowed),))
        card = unit("swarm", abilities=(text,))
        assert faults([*main_deck(50 - allowed), *[card] * allowed]) == []
        if allowed < 34:
            too_many = [*main_deck(49 - allowed), *[card] * (allowed + 1)]
            assert faults(too_many) == ["vgg 5.2.2.2"]
    # It counts for the name, and for no other name.
    swarm = unit("swarm", abilities=(Ability(CONT, (), body=(CopiesInDeck(6),)),))
    assert faults([*main_deck(44), swarm, *[unit("other")] * 5]) == ["vgg 5.2.2.2"]
    # In the game it does nothing at all.
    t = table("vgg", you=side(left=swarm), at="main")
    t.you.may_choose_exactly("exchange left front left back", "pass")


@clause("vgg 5.2.1")
def test_each_player_brings_a_main_deck() -> None:
    assert faults(main_deck()) == []
    assert faults([]) == ["vgg 5.2.1"]
    assert faults([], g_deck(4)) == ["vgg 5.2.1"]


@clause("vgg 5.2.2.1")
def test_a_main_deck_has_fifty_cards() -> None:
    assert faults(main_deck(50)) == []
    assert faults(main_deck(49)) == ["vgg 5.2.2.1"]
    assert faults(main_deck(51)) == ["vgg 5.2.2.1"]


@clause("vgg 5.2.2.2")
def test_no_more_than_four_of_a_name_in_the_main_deck() -> None:
    assert faults([*main_deck(46), *[unit("twin")] * 4]) == []
    assert faults([*main_deck(45), *[unit("twin")] * 5]) == ["vgg 5.2.2.2"]
    # The G deck is counted apart.
    assert faults([*main_deck(46), *[unit("twin")] * 4], [g_unit("twin", number="G")] * 4) == []


@clause("vgg 5.2.2.2.1")
def test_cards_of_one_name_count_together_whatever_else_is_printed() -> None:
    first = unit("twin", 1, number="T-1")
    second = unit("twin", 2, 9000, number="T-2")
    assert faults([*main_deck(46), first, first, second, second]) == []
    assert faults([*main_deck(45), first, first, first, second, second]) == ["vgg 5.2.2.2"]


@clause("vgg 5.2.2.3")
def test_a_main_deck_has_sixteen_triggers() -> None:
    assert faults([*triggers(16), *rest(34)]) == []
    assert faults([*triggers(15), *rest(35)]) == ["vgg 5.2.2.3"]
    assert faults([*triggers(17), *rest(33)]) == ["vgg 5.2.2.3"]
    # Four of a name holds for them too.
    five = [unit("spark", 0, trigger="draw")] * 5
    assert faults([*triggers(11), *five, *rest(34)]) == ["vgg 5.2.2.2"]


@clause("vgg 5.2.2.4")
def test_a_main_deck_has_four_heal_triggers_at_the_most() -> None:
    assert faults([*triggers(16, 0), *rest(34)]) == []
    assert faults([*triggers(16, 4), *rest(34)]) == []
    assert faults([*triggers(16, 5), *rest(34)]) == ["vgg 5.2.2.4"]


@clause("vgg 5.2.2.5", "vgg 11.9.1")
def test_a_main_deck_has_four_sentinels_at_the_most() -> None:
    some = [unit(f"wall {n // 2}", sentinel=True) for n in range(5)]
    assert faults([*main_deck(46), *some[:4]]) == []
    assert faults([*main_deck(45), *some]) == ["vgg 5.2.2.5"]


@clause("vgg 5.2.2.6")
def test_a_main_deck_has_no_g_units() -> None:
    assert faults(main_deck()) == []
    assert faults([*main_deck(49), g_unit("g")]) == ["vgg 5.2.2.6"]


@clause("vgg 5.3.2")
def test_a_g_deck_has_none_to_sixteen_cards() -> None:
    assert faults(main_deck(), []) == []
    assert faults(main_deck(), g_deck(8)) == []
    assert faults(main_deck(), g_deck(16)) == []
    assert faults(main_deck(), g_deck(17)) == ["vgg 5.3.2"]


@clause("vgg 5.3.2.1")
def test_no_more_than_four_of_a_name_in_the_g_deck() -> None:
    assert faults(main_deck(), [g_unit("g")] * 4) == []
    assert faults(main_deck(), [g_unit("g")] * 5) == ["vgg 5.3.2.1"]


@clause("vgg 5.3.3")
def test_a_g_deck_has_only_g_units() -> None:
    assert faults(main_deck(), g_deck(3)) == []
    strange = [unit("normal"), unit("trigger", 0, trigger="draw")]
    assert faults(main_deck(), strange) == ["vgg 5.3.3"]


@clause("vgg 5.4.2")
def test_decks_that_break_the_rules_are_refused_when_presented() -> None:
    for bad in (Deck(main_deck(49)), Deck(main_deck(), g_deck(17)), Deck()):
        refused: list[str] = []
        try:
            start(VanguardG(), (Deck(main_deck()), bad), 1)
        except DeckRefused as error:
            refused = [facts for _, facts in error.reasons]
        assert len(refused) == 1
        assert refused[0].startswith("deck 2: ")


@clause("vgg 5.4.3")
def test_a_grade_0_of_the_deck_lies_face_down_until_both_stand_up() -> None:
    half = side(deck=["late", "seed", "sprout", "seed", *NAMES], vanguard=[])
    t = table("vgg", half, half, [*FIRST, *CARDS], "preparation")
    t.you.is_asked("first vanguard")
    # Which of two equal cards it is does not matter.
    t.you.may_choose_exactly("seed", "sprout")
    assert seen(t.you, t.you, "deck")[:2] == ["late", "seed"]
    assert seen(t.you, t.rival, "deck")[:2] == [None, None]
    t.you.chooses("sprout")
    t.you.vanguard_circle.is_("sprout")
    assert t.you.lies_face_down("sprout")
    assert seen(t.you, t.you, "vanguard circle") == ["sprout"]
    assert seen(t.you, t.rival, "vanguard circle") == [None]
    t.rival.may_choose_exactly("seed", "sprout")
    t.rival.chooses("seed")
    assert t.rival.lies_face_down("seed")
    assert seen(t.rival, t.you, "vanguard circle") == [None]


@clause("vgg 5.4.3.1")
def test_both_decks_are_shuffled_and_g_decks_lie_face_down() -> None:
    orders = set()
    for seed in range(4):
        half = side(deck=["seed", *NAMES], vanguard=[], g_zone=["g"])
        cards = [*FIRST, *CARDS, g_unit("g")]
        t = table("vgg", half, half, cards, "preparation", seed=seed)
        # The only first vanguard there is has been chosen; hands have been drawn.
        t.you.chooses("seed")
        t.rival.chooses("seed")
        orders |= {tuple(t.you.deck.names), tuple(t.rival.deck.names)}
        assert t.you.lies_face_down("g")
        assert seen(t.you, t.you, "deck") == [None] * 7
        assert seen(t.you, t.you, "G zone") == ["g"]
        assert seen(t.you, t.rival, "G zone") == [None]
    assert len(orders) > 4


@clause("vgg 5.4.3.2", "vgg 5.4.3.2.1")
def test_chance_says_who_starts() -> None:
    starters = set()
    for seed in range(12):
        half = side(deck=["seed", *NAMES], vanguard=[])
        t = table("vgg", half, half, [*FIRST, *CARDS], "preparation", seed=seed)
        t.you.chooses("seed")
        t.rival.chooses("seed")
        starter = t.game.state.vars[VAR_STARTER]
        (t.you, t.rival)[starter].is_asked("mulligan")
        starters.add(starter)
    assert starters == {0, 1}


@clause("vgg 5.4.3.4", "vgg 6.2.1")
def test_five_cards_and_one_exchange_each_the_starting_player_first() -> None:
    for starter in (0, 1):
        t = preparing(starter)
        first = (t.you, t.rival)[starter]
        second = others(t, first)
        first.is_asked("mulligan")
        first.hand.has(5)
        second.hand.has(5)
        first.deck.has(9)
        away = first.hand.names[:2]
        first.may_choose_exactly(*first.hand.names, "done")
        order = first.deck.names
        first.chooses(*away, "done")
        # Shuffled in before as many are drawn: they can come again.
        first.hand.has(5)
        first.deck.has(9)
        first.drop.has(0)
        assert first.deck.names != order
        kept = second.deck.names
        second.is_asked("mulligan")
        second.chooses("done")
        # Without putting any back nothing is shuffled.
        assert second.deck.names == kept
        second.hand.has(5)
        # Once each: the first turn has begun, and its player has drawn.
        first.hand.has(6)
        assert t.game.state.turn_player == starter


@clause("vgg 5.4.3.4")
def test_the_whole_hand_can_be_put_back_and_drawn_again() -> None:
    again = 0
    for seed in range(6):
        half = side(deck=["seed", *NAMES[:6]], vanguard=[])
        t = table("vgg", half, half, [*FIRST, *CARDS], "preparation", seed=seed)
        t.you.chooses("seed")
        t.rival.chooses("seed")
        seat = t.decider
        before = set(seat.hand.names)
        seat.chooses(*seat.hand.names)
        seat.hand.has(5)
        again += len(before & set(seat.hand.names))
    assert again >= 6 * 4


@clause("vgg 6.1.1")
def test_both_vanguards_are_turned_up_as_the_game_begins() -> None:
    t = preparing(0)
    assert t.you.lies_face_down("seed")
    t.you.chooses("done")
    assert t.you.lies_face_down("seed")
    t.rival.chooses("done")
    assert not t.you.lies_face_down("seed")
    assert not t.rival.lies_face_down("sprout")
    assert seen(t.you, t.rival, "vanguard circle") == ["seed"]
    assert seen(t.rival, t.you, "vanguard circle") == ["sprout"]
