"""Sections 11.1 and 11.2: what is no way out of a loop, and additional turns."""

from bythebook.games.ws.zones.zones import RESOLUTION, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import TakeExtraTurn
from bythebook.testing import Table, character, clause, side, table
from tests.rules.ws.waiting import on_move

AWAY = "put into your waiting room from the stage"


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
