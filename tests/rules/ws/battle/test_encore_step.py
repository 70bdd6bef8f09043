"""Section 7.7: the encore step."""

from bythebook.games.ws.cards import NAMES, exact_name
from bythebook.games.ws.texts.events import P_ENCORE
from bythebook.games.ws.zones.zones import REST, REVERSE, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import HAS, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import character, clause, side, table
from tests.rules.ws.waiting import at_beginning, waiting

WHO = ("Ace", "Bob", "Foe", "Fay")
CARDS = [character(name) for name in WHO]
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


def avenger(*names: str) -> CardDef:
    """A character that reverses the other player's characters of some names as it leaves."""
    body = [
        TurnCards(Cards(OPPONENT, STAGE, (Having(NAMES, HAS, words=(exact_name(name),)),)), REVERSE)
        for name in names
    ]
    return waiting("Avenger", LEAVES, *body)


@clause("ws 7.7.1.2")
def test_all_of_the_turn_players_leave_before_any_of_the_others():
    mine = side(left=("Ace", REVERSE), middle=("Bob", REVERSE), right=("Ace", REVERSE))
    theirs = side(left=("Foe", REVERSE), right=("Fay", REVERSE))
    t = table("ws", you=mine, rival=theirs, cards=CARDS, at="encore")
    t.you.chooses("Bob")
    t.you.is_asked("encore step")
    t.you.chooses("Ace")
    t.you.waiting_room.holds_exactly("Ace", "Ace", "Bob")
    t.rival.is_asked("encore step")
    t.rival.chooses("Foe")


@clause("ws 7.7.1.4")
def test_what_is_reversed_meanwhile_leaves_too_the_turn_players_first():
    # The Avenger's last deed is done before anybody else leaves, and the turn player is next.
    mine = side(left="Ace", middle="Bob")
    theirs = side(left=("Avenger", REVERSE), middle=("Foe", REVERSE), right=("Fay", REVERSE))
    cards = [*CARDS, avenger("Ace", "Bob")]
    t = table("ws", you=mine, rival=theirs, cards=cards, at="encore")
    t.rival.chooses("Avenger", "resolve Avenger")
    t.you.is_asked("encore step")
    t.you.may_choose_exactly("Ace", "Bob")
    t.you.chooses("Ace")
    t.you.waiting_room.holds_exactly("Ace", "Bob")
    t.rival.is_asked("encore step")
    t.rival.chooses("Foe")
    t.rival.waiting_room.holds_exactly("Avenger", "Foe", "Fay")


@clause("ws 7.7.1.4")
def test_with_nobody_left_but_one_of_the_turn_players_it_goes_on_too():
    for turn in (0, 1):
        halves = (side(left="Ace"), side(left=("Avenger", REVERSE)))
        sides = halves if turn == 0 else halves[::-1]
        t = table("ws", *sides, [*CARDS, avenger("Ace")], "encore", turn)
        own, other = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        other.chooses("resolve Avenger")
        own.waiting_room.is_("Ace")
        other.waiting_room.is_("Avenger")


def test_a_character_that_comes_back_is_not_reversed_any_more():
    mine = side(left=("Ace", REVERSE), stock=3)
    t = table("ws", you=mine, cards=CARDS, at="encore")
    t.you.chooses("yes")
    t.you.left_center.is_("Ace")
    assert t.you.state_of("Ace") == REST
    t.rival.is_asked("clock phase")
