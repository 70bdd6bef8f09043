"""Section 1: winning and losing, and the golden rules."""

from bythebook.games.ws.book import WeissSchwarz
from bythebook.games.ws.cards import EVENT_CARD, IGNORES_COLOR, IGNORES_LEVEL, MARKS
from bythebook.games.ws.terms.terms import DamageProcess, draw
from bythebook.games.ws.texts.effects import Draw, Heal
from bythebook.games.ws.texts.events import CANNOT_BE_REVERSED, CANNOT_STAND
from bythebook.games.ws.zones.zones import (
    DECK,
    HAND,
    LEVEL,
    RESOLUTION,
    REST,
    REVERSE,
    STAGE,
    STAND,
    STOCK,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import CARD_EFFECT, CONT, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.state.changes import END, Change, orient
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.result import DRAW
from bythebook.kernel.texts.deciding import EachChooses
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.testing import Table, character, clause, event, side, table
from bythebook.text.ws import abilities_of
from tests.rules.ws.waiting import on_turning, seen


def played(*body: Effect, **mine: object) -> Table:
    """A board on which an event that does this has just been played."""
    card = event("Spell", abilities=(Ability(CARD_EFFECT, (RESOLUTION,), body=body),))
    t = table("ws", you=side(hand=["Spell"], **mine), cards=[card], at="main")
    t.you.chooses("play Spell")
    return t


def told(text: str) -> Table:
    """A board on which an event with this text has just been played."""
    card = event("Spell", abilities=abilities_of((text,), EVENT_CARD))
    t = table("ws", you=side(hand=["Spell"]), cards=[card], at="main")
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


class NobodyLoses(WeissSchwarz):
    """The rules, with an effect in force by which no game can be lost."""

    def forbids(self, game: Game, change: Change) -> str:
        return "ws 1.3.4" if change[0] == END else super().forbids(game, change)


@clause("ws 1.2.4.1")
def test_no_effect_keeps_a_player_from_conceding():
    heavy = character("Heavy", abilities=(cannot(CANNOT_STAND),))
    t = table("ws", you=side(left="Heavy", hand=1), cards=[heavy], at="main")
    t.game.book = NobodyLoses()
    t.game.concede(1)
    t.asserts_over(0, "ws 1.2.4")


def test_losing_by_an_effect_is_no_concession():
    t = told("Your opponent loses the game.")
    t.asserts_over(0, "ws 1.2.5")
    assert t.game.result is not None
    assert "conce" not in str(t.game.result)


@clause("ws 1.2.5")
def test_an_effect_wins_or_loses_the_game_while_it_resolves():
    t = told("You win the game, and draw 1 card.")
    t.asserts_over(0, "ws 1.2.5")
    t.you.resolution_zone.is_("Spell")
    t.you.hand.has(0)
    told("Your opponent wins the game.").asserts_over(1, "ws 1.2.5")
    told("You lose the game.").asserts_over(1, "ws 1.2.5")
    told("Your opponent loses the game.").asserts_over(0, "ws 1.2.5")


@clause("ws 1.3.1")
def test_where_a_card_allows_what_the_rules_do_not_the_card_counts():
    for permission, playable in (
        (0, ()),
        (IGNORES_COLOR, ("Blue",)),
        (IGNORES_LEVEL, ("High",)),
        (IGNORES_COLOR | IGNORES_LEVEL, ("Blue", "High", "Both")),
    ):
        says = Modifier(BITS_ON, MARKS, This(), bits=permission)
        text = (Ability(CONT, (HAND,), modifiers=(says,)),)
        cards = [
            character("Blue", level=1, color="blue", abilities=text),
            character("High", level=2, abilities=text),
            character("Both", level=2, color="blue", abilities=text),
        ]
        mine = side(hand=["Blue", "High", "Both"], level=1)
        t = table("ws", you=mine, cards=cards, at="main")
        t.you.may_choose_exactly(*[f"play {name}" for name in playable], "pass")


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


@clause("ws 1.3.5")
def test_of_two_who_decide_at_the_same_time_the_turn_player_does_so_first():
    body = (EachChooses(Cards(zones=(HAND,))), MoveCards(Bound(R_CHOSEN), WAITING_ROOM))
    spell = event("Spell", abilities=(Ability(CARD_EFFECT, (RESOLUTION,), body=body),))
    cards = [spell, *map(character, ("Ace", "Bob", "Cleo", "Dan"))]
    halves = (side(hand=["Spell", "Ace", "Bob"]), side(hand=["Spell", "Cleo", "Dan"]))
    for turn, mine, theirs in ((0, "Ace", "Cleo"), (1, "Cleo", "Ace")):
        t = table("ws", *halves, cards, "main", turn)
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        first.chooses("play Spell")
        first.is_asked("choose")
        # Nobody knows yet what is in the other's hand; the first choice is then known.
        assert mine not in seen(t, 1 - turn, first, "hand")
        first.chooses(mine)
        assert mine in seen(t, 1 - turn, first, "hand")
        second.chooses(theirs)
        first.waiting_room.holds_exactly("Spell", mine)
        second.waiting_room.is_(theirs)


@clause("ws 1.3.6")
def test_a_number_that_is_named_is_whole_and_not_below_zero():
    said = "Declare any number, and deal X damage to your opponent. X is equal to the number you"
    t = told(f"{said} declared.")
    t.you.is_asked("number")
    t.you.may_choose_exactly(*(str(n) for n in range(51)))
    t.you.chooses("2")
    t.rival.clock.has(2)
