"""Section 11-1: infinite loops."""

from contextlib import suppress

from bythebook.games.dbs.cards.cards import POWER
from bythebook.games.dbs.zones.zones import DROP, WARP
from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT, May
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import skill, waiting

NOTE = extra("Note")


def back_and_forth(name: str, origin: int, target: int, optional: bool) -> CardDef:
    """A battle card that answers a move of a card with the next one."""
    trigger = Trigger(EV_MOVE, None, (origin,), (target,))
    go = MoveCards(Bound(R_SUBJECT), DROP if target == WARP else WARP)
    raised = Give(This(), POWER, Num(500))
    return waiting(name, trigger, *((May((go,)), raised) if optional else (go,)))


@clause("dbs 11-1-2")
def test_a_loop_that_nobody_can_stop_is_a_draw():
    ace = back_and_forth("Ace", DROP, WARP, False)
    bob = back_and_forth("Bob", WARP, DROP, False)
    t = table("dbs", you=side(battle=["Ace", "Bob"], drop=["Note"]), cards=[ace, bob, NOTE])
    with suppress(Stuck):
        t.changes(move([t.you.ref("Note")], WARP))
    t.asserts_over(-1, "dbs 11-1-2")


def going_round(both: bool) -> Table:
    """A card goes back and forth by the choice of one player, or of both, for very long."""
    ace = back_and_forth("Ace", DROP, WARP, True)
    bob = back_and_forth("Bob", WARP, DROP, both)
    begins = battle("Starter", abilities=(skill(MoveCards(Cards(zones=(DROP,)), WARP)),))
    mine = side(battle=["Ace", "Starter"], drop=["Note"])
    cards = [ace, bob, begins, NOTE]
    t = table("dbs", you=mine, rival=side(battle=["Bob"]), cards=cards, at="main")
    t.you.chooses("activate Starter")
    for _ in range(1200):
        if "yes" not in t.options:
            break
        t.decider.chooses("yes")
    return t


@clause("dbs 11-1-2-1")
def test_whoever_alone_can_stop_a_loop_says_how_often():
    t = going_round(False)
    t.you.is_asked("loop")
    before = t.you.value("Ace", "power")
    t.you.chooses("3", "done")
    t.you.may_choose_exactly("no")
    assert t.you.value("Ace", "power") == before + 3 * 500
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 11-1-2-2")
def test_if_both_can_the_turn_player_speaks_first_and_the_smaller_number_counts():
    t = going_round(True)
    t.you.is_asked("loop")
    t.you.chooses("5", "done")
    t.rival.is_asked("loop")
    before = t.rival.value("Bob", "power")
    t.rival.chooses("2", "done")
    assert t.rival.value("Bob", "power") == before + 2 * 500
    t.you.chooses("yes")
    t.rival.may_choose_exactly("no")
    t.rival.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 11-1-2-2")
def test_whoever_named_the_larger_number_cannot_begin_the_loop_again():
    t = going_round(True)
    t.you.chooses("5", "done")
    t.rival.chooses("2", "done")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.rival.chooses("no")
    t.you.chooses("activate Starter")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
