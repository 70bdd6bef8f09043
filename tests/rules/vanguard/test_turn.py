"""Section 6: the phases both eras have."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import (
    CANNOT_MOVE,
    EV_BEGIN,
    P_BATTLE,
    P_DRAW,
    P_END,
    P_MAIN,
    P_RIDE,
    P_STAND,
    P_TURN,
    P_TURN_ENDS,
    STAYS_IN_STAND_PHASE,
)
from bythebook.games.vanguard.turn.turn import EndPhase
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    DROP,
    REST,
    STAND,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    CONT,
    Ability,
    CardDef,
    Modifier,
)
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import EVENT, THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import acting, at_beginning, on_turning


def barred(name: str, bits: int) -> CardDef:
    """A unit that cannot do something, or have it done to it."""
    bar = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
    return unit(name, abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=(bar,)),))


def asks_at(book: str, phase: int, at: str, **mine: object) -> Table:
    """A game in which the beginning of a phase has just asked you something."""
    t = table(book, you=side(left=at_beginning("waiter", phase), hand=1, **mine), at=at)
    t.you.is_asked("may")
    return t


@ERAS
@clause("vgg 8.5.2.1.1.1", "vgd 9.6.2")
def test_a_ride_takes_the_vanguards_grade_or_one_more(book: str) -> None:
    cards = [unit(f"grade {n}", n) for n in range(4)]
    hand = [card.name for card in cards]
    t = table(book, you=side(vanguard=unit("first", 1), hand=hand), cards=cards, at="ride")
    t.you.may_choose_exactly("ride grade 1", "ride grade 2", "pass")


@ERAS
@clause("vgg 8.5.3.1", "vgg 10.6.1", "vgd 6.3.3.3", "vgd 6.3.1")
def test_who_is_ridden_upon_goes_to_the_soul(book: str) -> None:
    t = table(book, you=side(vanguard=unit("first", 1), hand=[unit("second", 2)]), at="ride")
    t.you.chooses("ride second")
    t.you.vanguard.is_("second")
    t.you.soul.is_("first")


@ERAS
@clause("vgg 8.5.2.1.1.2", "vgg 6.6.1.2.1", "vgd 9.7.2.1")
def test_a_call_takes_the_vanguards_grade_or_less(book: str) -> None:
    cards = [unit(f"grade {n}", n) for n in range(3)]
    hand = [card.name for card in cards]
    t = table(book, you=side(vanguard=unit("first", 1), hand=hand), cards=cards, at="main")
    t.you.may_choose_exactly("call grade 0", "call grade 1", "pass")
    t.you.chooses("call grade 1")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("left back")
    t.you.left_back.is_("grade 1")


def phases(t: Table, then: int) -> list[tuple[int, int]]:
    """The phases that have begun since then: whose, and which."""
    wanted = (P_STAND, P_DRAW, P_RIDE, P_MAIN, P_BATTLE, P_END)
    begun = [c for c in t.since(then) if c[0] == EVENT and c[1] == EV_BEGIN]
    return [(c[3], c[4]) for c in begun if c[4] in wanted]


@ERAS
@clause("vgg 6.2.1", "vgd 9.1.1")
def test_phases_come_in_order_and_players_take_turns(book: str) -> None:
    t = table(book, side(hand=1), side(hand=1), at="stand")
    in_order = [P_STAND, P_DRAW, P_RIDE, P_MAIN, P_BATTLE, P_END]
    then = 0
    for player in (0, 1, 0):
        while t.game.state.turn_player == player and len(t.since(0)) < 4000:
            t.decider.passes()
        now = phases(t, 0)
        assert [phase for whose, phase in now[then : then + 6]] == in_order
        assert {whose for whose, phase in now[then : then + 6]} == {player}
        then += 6


@ERAS
@clause("vgg 6.3.1.1", "vgd 9.2.1")
def test_a_turn_begins_with_what_waits_for_it_before_anybody_stands(book: str) -> None:
    for phase in (P_TURN, P_STAND):
        t = asks_at(book, phase, "stand", right=(unit("resting"), REST))
        assert t.you.state_of("resting") == REST
        t.you.chooses("yes")
        assert t.you.state_of("resting") == STAND


@ERAS
@clause("vgg 6.3.1.2", "vgd 9.2.2")
def test_the_turn_players_units_stand(book: str) -> None:
    halves = side(left=(unit("left"), REST), back_center=(unit("back"), REST), vanguard=("v", REST))
    t = table(book, halves, halves, [unit("v")], "stand")
    for name in ("left", "back", "v"):
        assert t.you.state_of(name) == STAND
        assert t.rival.state_of(name) == REST
    t = table(book, side(left=(barred("sleeper", STAYS_IN_STAND_PHASE), REST)), at="stand")
    assert t.you.state_of("sleeper") == REST


@ERAS
@clause("vgg 6.3.1.3", "vgd 9.2.3")
def test_what_waited_for_standing_comes_before_the_draw_phase(book: str) -> None:
    t = table(book, side(left=(on_turning("riser", STAND), REST)), at="stand")
    t.you.is_asked("may")
    t.you.hand.has(0)
    assert phases(t, 0)[-1] == (0, P_STAND)
    t.you.chooses("no")


@ERAS
@clause("vgg 6.4.1.1.1", "vgd 9.4.1")
def test_the_draw_phase_begins_before_a_card_is_drawn(book: str) -> None:
    t = asks_at(book, P_DRAW, "draw")
    t.you.hand.has(1)
    t.you.chooses("no")
    t.you.hand.has(2)


@ERAS
@clause("vgg 6.4.1.1.2", "vgd 9.4.2")
def test_the_turn_player_draws_a_card_in_the_first_turn_too(book: str) -> None:
    for turns in (1, 2):
        t = table(book, at="draw", turns=turns)
        t.you.hand.has(1)
        t.rival.hand.has(0)


@ERAS
@clause("vgg 6.6.1.1", "vgd 9.7.1")
def test_the_main_phase_begins_with_what_waits_for_it(book: str) -> None:
    t = asks_at(book, P_MAIN, "main")
    t.you.chooses("no")
    t.you.is_asked("main phase")


@ERAS
@clause("vgg 6.6.1.2", "vgd 9.7.2")
def test_the_main_phase_gives_play_timings_until_the_player_passes(book: str) -> None:
    t = table(book, side(left=acting("actor", Draw(Num(1)))), at="main")
    for _ in range(3):
        t.you.is_asked("main phase")
        t.you.chooses("activate actor")
    t.you.chooses("exchange left front left back", "activate actor")
    t.you.hand.has(4)


@ERAS
@clause("vgg 6.6.1.2.1", "vgg 6.6.1.2.1.1", "vgd 9.7.2.1")
def test_cards_are_called_from_the_hand_to_rear_guard_circles_and_to_no_other(book: str) -> None:
    circles = ("left front", "right front", "left back", "center back", "right back")
    for circle in circles:
        t = table(book, side(hand=[unit("caller")], vanguard=unit("first", 1)), at="main")
        t.you.may_choose_exactly("call caller", "pass")
        t.you.chooses("call caller")
        t.you.may_choose_exactly(*circles)
        t.you.chooses(circle)
        getattr(t.you, circle.replace(" ", "_")).is_("caller")
        assert t.you.state_of("caller") == STAND


@ERAS
@clause("vgg 6.6.1.2.2", "vgd 9.7.2.4")
def test_only_the_turn_players_abilities_can_be_played(book: str) -> None:
    half = side(left=acting("actor", Draw(Num(1))), right=unit("other"))
    for turn in (0, 1):
        t = table(book, half, half, (), "main", turn)
        (t.you, t.rival)[turn].may_choose_exactly(
            "activate actor",
            "exchange left front left back",
            "exchange right front right back",
            "pass",
        )
        (t.you, t.rival)[turn].chooses("activate actor")
        (t.you, t.rival)[turn].hand.has(1)


@ERAS
@clause("vgg 6.6.1.2.3", "vgd 9.7.2.2", "vgd 9.7.2.2.1", "vgd 9.7.2.2.2", "vgd 9.7.2.2.3")
def test_what_is_on_two_circles_of_a_column_changes_places(book: str) -> None:
    full = side(left=(unit("a"), REST), back_left=unit("b"), back_right=unit("c"))
    t = table(book, full, at="main")
    left, right = "exchange left front left back", "exchange right front right back"
    t.you.may_choose_exactly(left, right, "pass")
    t.you.chooses(left)
    t.you.left.is_("b")
    t.you.back_left.is_("a")
    assert (t.you.state_of("a"), t.you.state_of("b")) == (REST, STAND)
    t.you.chooses(right)
    t.you.right.is_("c")
    t.you.back_right.has(0)
    # Two empty circles, a center column, or who cannot move: nothing to exchange.
    t = table(book, side(back_center=unit("a"), hand=1), at="main")
    t.you.may_choose_exactly("call filler", "pass")
    t = table(
        book, side(left=barred("rooted", CANNOT_MOVE), back_left=unit("b"), hand=1), at="main"
    )
    t.you.may_choose_exactly("call filler", "pass")


@ERAS
@clause("vgg 6.6.1.3", "vgd 9.7.2.6")
def test_who_does_nothing_more_goes_on_to_the_battle_phase(book: str) -> None:
    t = table(book, side(left=at_beginning("waiter", P_BATTLE), hand=1), at="main")
    t.you.passes()
    t.you.is_asked("may")
    assert phases(t, 0)[-1] == (0, P_BATTLE)
    t.you.chooses("no")


def test_in_the_battle_phase_the_turn_player_attacks() -> None:
    t = table("vgg", side(left=unit("attacker")), side(hand=1), at="battle")
    t.you.is_asked("start step")
    t.you.may_choose_exactly("attack", "pass")
    t.you.chooses("attack", "attack with attacker")
    assert t.you.state_of("attacker") == REST


@ERAS
@clause("vgg 6.8.1.3", "vgd 9.9.1")
def test_what_waits_for_the_end_of_the_turn_stands_by_once(book: str) -> None:
    for moment in (P_END, P_TURN_ENDS):
        t = table(book, side(left=at_beginning("waiter", moment)), side(hand=1), at="end")
        t.you.is_asked("may")
        t.you.chooses("no")
        t.rival.is_asked("ride step")


@ERAS
@clause("vgg 6.8.1.4", "vgd 9.9.2")
def test_effects_of_the_turn_end_after_what_waited_for_its_end(book: str) -> None:
    t = table(book, side(left=at_beginning("waiter", P_END)), side(hand=1))
    layer = t.game.book.layer(ADD, POWER)
    t.changes([give(ADD, POWER, 5000, [t.you.ref("waiter")], layer, THIS_TURN, t.turn)])
    t.run(EndPhase())
    t.you.is_asked("may")
    assert t.you.value("waiter", "power") == 12000
    t.you.chooses("no")
    assert t.you.value("waiter", "power") == 7000


@ERAS
@clause("vgg 6.8.1.5", "vgd 9.9.3")
def test_with_anything_left_the_end_phase_goes_round(book: str) -> None:
    # At the end of the turn a unit is called that waits for the end of the turn, too.
    second = unit("second", abilities=at_beginning("x", P_TURN_ENDS).abilities)
    calls = at_beginning("first", P_TURN_ENDS, MoveCards(Cards(zones=(DROP,)), BACK_LEFT, YOU))
    t = table(book, side(left=calls, drop=[second]), side(hand=1), at="end")
    t.you.back_left.is_("second")
    t.you.is_asked("may")
    t.you.chooses("no")
    # Then it is over, and the other player's turn begins.
    t.rival.is_asked("ride step")
    assert t.game.state.turn_player == 1
