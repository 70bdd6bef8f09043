"""Section 7.7: the encore step."""

from bythebook.games.ws.encore import EncoreStep
from bythebook.games.ws.events import P_ENCORE
from bythebook.games.ws.zones import REST, REVERSE, STAGE, STAND, WAITING_ROOM
from bythebook.kernel.abilities import EV_MOVE, Trigger
from bythebook.kernel.clauses import PROGRAMS, code_of
from bythebook.kernel.nouns import This
from bythebook.testing import character, clause, side, table
from tests.rules.ws.waiting import at_beginning, waiting

NAMES = ("Ace", "Bob", "Foe", "Fay")
CARDS = [character(name) for name in NAMES]
LEAVES = Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,))


@clause("ws 7.7.1")
def test_without_more_attacks_the_encore_step_comes():
    mine = side(left="Ace", right=("Bob", REVERSE))
    t = table("ws", you=mine, rival=side(left=("Foe", REVERSE)), cards=CARDS, at="attack")
    t.you.passes()
    t.rival.is_asked("clock phase")
    t.you.waiting_room.is_("Bob")
    t.rival.waiting_room.is_("Foe")


@clause("ws 7.7.1.1")
def test_the_encore_step_begins_before_anybody_leaves():
    caller = at_beginning("Caller", P_ENCORE)
    t = table("ws", you=side(left=("Caller", REVERSE)), cards=[caller], at="encore")
    t.you.is_asked("may")
    t.you.left_center.is_("Caller")
    t.you.chooses("yes")
    t.you.hand.has(1)
    t.you.waiting_room.is_("Caller")


@clause("ws 7.7.1.2")
def test_the_turn_player_clears_their_reversed_characters_one_by_one():
    last = waiting("Last", LEAVES)
    mine = side(
        left=("Ace", REVERSE), right=("Last", REVERSE), middle="Bob", back_left=("Bob", REST)
    )
    t = table("ws", you=mine, cards=[*CARDS, last], at="encore")
    t.you.is_asked("encore step")
    t.you.may_choose_exactly("Ace", "Last")
    t.you.chooses("Last")
    t.you.is_asked("standby")
    t.you.chooses("resolve Last")
    t.you.left_center.is_("Ace")
    t.you.chooses("no")
    t.you.waiting_room.holds_exactly("Ace", "Last")
    t.you.middle_center.is_("Bob")
    t.you.left_back.is_("Bob")


@clause("ws 7.7.1.3")
def test_then_the_other_player_does():
    mine = side(left=("Ace", REVERSE))
    theirs = side(left=("Foe", REVERSE), back_left=("Fay", REVERSE), right="Bob")
    t = table("ws", you=mine, rival=theirs, cards=CARDS, at="encore")
    t.rival.is_asked("encore step")
    t.you.waiting_room.is_("Ace")
    t.rival.may_choose_exactly("Foe", "Fay")
    t.rival.chooses("Fay")
    t.rival.waiting_room.holds_exactly("Foe", "Fay")
    t.rival.right_center.is_("Bob")


@clause("ws 7.7.1.4")
def test_with_anybody_still_reversed_it_goes_on():
    theirs = side(left=("Foe", REVERSE))
    t = table("ws", you=side(left=("Ace", REVERSE), right="Bob"), rival=theirs, cards=CARDS)
    encore = EncoreStep()
    encore.pc = PROGRAMS[code_of(EncoreStep)].find("7.7.1.4")
    t.run(encore)
    t.you.waiting_room.is_("Ace")
    t.rival.waiting_room.is_("Foe")
    assert t.you.state_of("Bob") == STAND


def test_a_character_that_comes_back_is_not_reversed_any_more():
    mine = side(left=("Ace", REVERSE), stock=3)
    t = table("ws", you=mine, cards=CARDS, at="encore")
    t.you.chooses("yes")
    t.you.left_center.is_("Ace")
    assert t.you.state_of("Ace") == REST
    t.rival.is_asked("clock phase")
