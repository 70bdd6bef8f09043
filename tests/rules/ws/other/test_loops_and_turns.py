"""Sections 11.1 and 11.2: endless loops, and additional turns."""

from contextlib import suppress

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.zones.zones import CLOCK, MEMORY, RESOLUTION, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import ACT, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT, May
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards, TakeExtraTurn
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import on_move, waiting

AWAY = "put into your waiting room from the stage"


def back_and_forth(name: str, origin: int, target: int, optional: bool) -> CardDef:
    """A character that answers a move of a card with the next one."""
    trigger = Trigger(EV_MOVE, None, (origin,), (target,))
    go = MoveCards(Bound(R_SUBJECT), CLOCK if target == MEMORY else MEMORY)
    raised = Give(This(), POWER, Num(500))
    return waiting(name, trigger, *((May((go,)), raised) if optional else (go,)))


@clause("ws 11.1.1.1")
def test_a_loop_that_nobody_can_stop_is_a_draw():
    ace = back_and_forth("Ace", CLOCK, MEMORY, False)
    bob = back_and_forth("Bob", MEMORY, CLOCK, False)
    t = table("ws", you=side(left="Ace", right="Bob", clock=["event"]), cards=[ace, bob])
    with suppress(Stuck):
        t.changes(move([t.you.ref("event")], MEMORY))
    t.asserts_over(-1, "ws 11.1.1.1")


@clause("ws 11.1.1.1")
def test_deciding_in_an_order_that_changes_nothing_is_not_stopping_it():
    hero = character(
        "Hero",
        power=0,
        text=f"【AUTO】 When this card is {AWAY}, return this card to its previous stage position "
        "as 【REST】.",
    )
    for choice in (0, -1):
        t = table("ws", you=side(hand=[hero]), at="main")
        t.you.chooses("play Hero", "left center")
        # Its ability and the Encore that nobody can pay, in whichever order, over and over.
        while t.game.result is None:
            t.you.is_asked("standby")
            t.answer(choice % len(t.asked.options))
            assert t.game.decided < 1000
        t.asserts_over(-1, "ws 11.1.1.1")


def going_round(both: bool) -> Table:
    """A card goes back and forth by the choice of one player, or of both, for very long."""
    ace = back_and_forth("Ace", CLOCK, MEMORY, True)
    bob = back_and_forth("Bob", MEMORY, CLOCK, both)
    mine, theirs = side(left="Ace", right="Starter", clock=["event"]), side(left="Bob")
    begins = Ability(ACT, STAGE, body=(MoveCards(Cards(zones=(CLOCK,)), MEMORY),))
    cards = [ace, bob, character("Starter", abilities=(begins,))]
    t = table("ws", you=mine, rival=theirs, cards=cards, at="main")
    t.you.chooses("activate Starter")
    for _ in range(1200):
        if "yes" not in t.options:
            break
        t.decider.chooses("yes")
    return t


@clause("ws 11.1.1.2")
def test_whoever_alone_can_stop_a_loop_says_how_often():
    t = going_round(False)
    t.you.is_asked("loop")
    before = t.you.value("Ace", "power")
    t.you.chooses("3", "32", "320", "done")
    t.you.may_choose_exactly("no")
    assert t.you.value("Ace", "power") == before + 320 * 500
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("ws 11.1.1.3")
def test_if_both_can_the_turn_player_speaks_first_and_the_smaller_number_counts():
    t = going_round(True)
    t.you.is_asked("loop")
    t.you.chooses("5", "done")
    t.rival.is_asked("loop")
    before = t.rival.value("Bob", "power")
    t.rival.chooses("2", "done")
    assert t.rival.value("Bob", "power") == before + 2 * 500
    # Whoever named the smaller number stops it.
    t.you.chooses("yes")
    t.rival.may_choose_exactly("no")
    t.rival.chooses("no")
    t.you.is_asked("main phase")


@clause("ws 11.1.1.3")
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


def granting(*names: str) -> Table:
    """The main phase of a player who has been granted additional turns by these characters."""
    cards = [
        character(name, abilities=(Ability(ACT, STAGE, body=(TakeExtraTurn(whose),)),))
        for name, whose in (("Mine", YOU), ("Theirs", OPPONENT))
    ]
    mine = side(back_left="Mine", back_right="Theirs")
    t = table("ws", you=mine, cards=cards, at="main")
    for name in names:
        t.you.chooses(f"activate {name}")
    t.you.passes()
    return t


def whose_turn(t: Table) -> int:
    """The turn player, once the next turn has come to its clock phase."""
    t.turn_player.is_asked("clock phase")
    return t.turn_player.player


@clause("ws 11.2.1")
def test_an_additional_turn_comes_before_the_other_players():
    assert whose_turn(granting()) == 1
    t = granting("Mine")
    assert whose_turn(t) == 0
    t.you.passes()
    t.you.passes()
    t.you.passes()
    assert whose_turn(t) == 1


@clause("ws 11.2.2")
def test_of_those_granted_at_the_same_time_the_turn_player_chooses():
    both = [
        on_move(name, RESOLUTION, WAITING_ROOM, TakeExtraTurn(whose))
        for name, whose in (("Mine", YOU), ("Theirs", OPPONENT))
    ]
    for first, turns in (("Mine", [0, 1]), ("Theirs", [1, 0])):
        for order in ("Mine", "Theirs"):
            mine = side(back_left="Mine", back_right="Theirs", hand=["event"])
            t = table("ws", you=mine, cards=both, at="main")
            # In whichever order they are resolved: they were triggered at once.
            t.you.chooses("play event", f"resolve {order} event", "pass")
            t.you.is_asked("choose")
            t.you.may_choose_exactly("A", "B")
            t.you.chooses("A" if first == "Mine" else "B")
            assert whose_turn(t) == turns[0]
            (t.you, t.rival)[turns[0]].chooses(*["pass"] * 3)
            assert whose_turn(t) == turns[1]


@clause("ws 11.2.2")
def test_of_several_the_one_granted_last_comes_first():
    t = granting("Mine", "Theirs")
    assert whose_turn(t) == 1
    t.rival.passes()
    t.rival.passes()
    t.rival.passes()
    assert whose_turn(t) == 0
    assert whose_turn(granting("Theirs", "Mine")) == 0
