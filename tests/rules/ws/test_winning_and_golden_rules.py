"""Section 1: winning and losing, and the golden rules."""

from bythebook.games.ws.effects import Draw, Heal
from bythebook.games.ws.events import CANNOT_BE_REVERSED, CANNOT_STAND
from bythebook.games.ws.terms import DamageProcess, draw
from bythebook.games.ws.zones import (
    DECK,
    LEVEL,
    RESOLUTION,
    REST,
    REVERSE,
    STAGE,
    STAND,
    STOCK,
)
from bythebook.kernel.abilities import CARD_EFFECT, CONT, Ability, Effect, Modifier
from bythebook.kernel.changes import orient
from bythebook.kernel.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.nouns import OPPONENT, Num, This
from bythebook.kernel.result import DRAW
from bythebook.kernel.verbs import LoseGame, TakeTop, WinGame
from bythebook.testing import Table, character, clause, event, side, table
from tests.rules.ws.waiting import on_turning


def played(*body: Effect, **mine: object) -> Table:
    """A board on which an event that does this has just been played."""
    card = event("Spell", abilities=(Ability(CARD_EFFECT, (RESOLUTION,), body=body),))
    t = table("ws", you=side(hand=["Spell"], **mine), cards=[card], at="main")
    t.you.chooses("play Spell")
    return t


def cannot(bits: int) -> Ability:
    """Something that its card cannot do, or have done to it."""
    return Ability(CONT, STAGE, modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits),))


@clause("ws 1.2.1")
def test_the_game_ends_when_a_player_loses_and_the_other_wins():
    t = table("ws", rival=side(level=3, clock=6))
    t.run(DamageProcess(1, 1))
    t.rival.chooses("filler")
    t.asserts_over(0, "ws 9.4.1.1")
    t = table("ws", you=side(level=4))
    t.asserts_over(1, "ws 9.4.1.1")


@clause("ws 1.2.2")
def test_a_losing_condition_loses_only_at_the_next_rule_action():
    for there, back in ((1, 0), (1, 1), (2, 1)):
        body = (TakeTop(DECK, LEVEL, Num(there)), TakeTop(LEVEL, STOCK, Num(back)), Draw(Num(1)))
        t = played(*body, level=3, left="filler")
        t.you.hand.has(1)
        t.you.level.has(3 + there - back)
        if there == back:
            assert t.game.result is None
        else:
            t.asserts_over(1, "ws 9.4.1.1")


@clause("ws 1.2.2.1")
def test_four_cards_in_the_level_lose():
    t = table("ws", rival=side(level=3))
    assert t.game.result is None
    table("ws", rival=side(level=4)).asserts_over(0, "ws 9.4.1.1")
    table("ws", rival=side(level=5)).asserts_over(0, "ws 9.4.1.1")


@clause("ws 1.2.2.2")
def test_no_cards_in_deck_and_waiting_room_lose():
    assert table("ws", rival=side(deck=1)).game.result is None
    assert table("ws", rival=side(deck=0, waiting_room=1)).game.result is None
    table("ws", rival=side(deck=0)).asserts_over(0, "ws 9.4.1.2")


@clause("ws 1.2.3")
def test_both_losing_is_a_draw():
    table("ws", you=side(level=4), rival=side(level=4)).asserts_over(DRAW, "ws 9.4.1.1")
    table("ws", you=side(level=4), rival=side(deck=0)).asserts_over(DRAW, "ws 9.4.1.1")


@clause("ws 1.2.4")
def test_a_player_concedes_whoever_is_deciding():
    t = table("ws", you=side(hand=1), at="main")
    t.you.is_asked("main phase")
    t.game.concede(1)
    t.asserts_over(0, "ws 1.2.4")
    t = table("ws", you=side(hand=1), at="main")
    t.game.concede(0)
    t.asserts_over(1, "ws 1.2.4")


@clause("ws 1.2.4")
def test_a_concession_waits_for_no_check_timing():
    t = table("ws", rival=side(clock=7, level=3), at="main")
    t.game.concede(0)
    t.asserts_over(1, "ws 1.2.4")


@clause("ws 1.2.5")
def test_an_effect_wins_or_loses_the_game_while_it_resolves():
    t = played(WinGame(), Draw(Num(1)))
    t.asserts_over(0, "ws 1.2.5")
    t.you.resolution_zone.is_("Spell")
    t.you.hand.has(0)
    played(WinGame(OPPONENT)).asserts_over(1, "ws 1.2.5")
    played(LoseGame(OPPONENT)).asserts_over(0, "ws 1.2.5")


@clause("ws 1.3.3")
def test_as_much_is_done_as_can_be():
    for cards, healed in ((0, 0), (1, 1), (2, 2), (3, 2)):
        t = played(Heal(Num(2)), Draw(Num(1)), clock=cards)
        t.you.clock.has(cards - healed)
        t.you.hand.has(1)


@clause("ws 1.3.3.1")
def test_what_rests_already_does_not_come_to_rest():
    card = on_turning("Ace", REST)
    t = table("ws", you=side(left=("Ace", REST)), cards=[card])
    t.changes(orient([t.you.ref("Ace")], REST))
    t.you.is_asked("idle")
    t = table("ws", you=side(left=("Ace", STAND)), cards=[card])
    t.changes(orient([t.you.ref("Ace")], REST))
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("ws 1.3.3.2")
def test_zero_times_or_less_is_not_at_all():
    for count, drawn in ((-1, 0), (0, 0), (1, 1), (2, 2)):
        t = table("ws")
        t.run(draw(0, count))
        t.you.hand.has(drawn)
        t.you.deck.has(12 - drawn)


@clause("ws 1.3.4")
def test_forbidding_wins():
    heavy = character("Heavy", abilities=(cannot(CANNOT_STAND),))
    mine = side(left=("Heavy", REST), right=("Ace", REST))
    t = table("ws", you=mine, cards=[heavy, character("Ace")], at="stand")
    assert t.you.state_of("Heavy") == REST
    assert t.you.state_of("Ace") == STAND


@clause("ws 1.3.4")
def test_what_cannot_be_reversed_loses_its_battle_standing():
    proud = character("Proud", power=1000, abilities=(cannot(CANNOT_BE_REVERSED),))
    cards = [proud, character("Ace", power=5000)]
    t = table("ws", you=side(left="Ace", middle="Ace"), rival=side(right="Proud"), cards=cards)
    t.changes(orient([t.rival.ref("Proud"), t.you.ref("Ace")], REVERSE))
    assert t.rival.state_of("Proud") == STAND
    assert t.you.state_of("Ace") == REVERSE
