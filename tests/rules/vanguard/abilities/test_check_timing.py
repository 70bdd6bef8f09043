"""Sections 8.4, 3.5 and 3.6: check timing and play timing."""

from typing import Any

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_MAIN
from bythebook.games.vanguard.zones.zones import DECK, DROP, HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, waiting, worker
from tests.rules.vanguard.eras import ERAS

THROWN = Trigger(EV_MOVE, None, (HAND,), (DROP,))
EMPTIED = MoveCards(Cards(zones=(DECK,)), DROP)
CARDS = [
    *[waiting(name, THROWN) for name in ("ace", "foe")],
    waiting("spender", THROWN, EMPTIED),
    unit("one"),
]


def discard(book: str, you: Any, rival: Any, *cards: Any) -> Table:
    """A card of the turn player's hand goes to the drop zone."""
    t = table(book, you=you, rival=rival, cards=[*CARDS, *cards])
    t.changes(move([t.you.ref("one")], DROP))
    return t


@ERAS
@clause("vgg 8.4.1.1", "vgg 3.5.2", "vgd 11.6.1", "vgd 11.6.1.1")
def test_no_ability_is_played_while_a_rule_action_is_due(book: str) -> None:
    refill = waiting("refill", THROWN, MoveCards(Cards(zones=(DROP,)), DECK))
    mine = side(hand=["one"], left="refill", deck=1)
    t = table(book, you=mine, cards=[*CARDS, refill])
    t.changes(move([t.you.ref("one"), *t.you.deck.refs], DROP))
    # Lost for the empty deck, before anything could be put back into it.
    assert t.game.result is not None
    assert t.game.result.winner == 1
    t.you.deck.has(0)


@ERAS
@clause("vgg 8.4.1.2", "vgd 11.6.1.2")
def test_the_turn_player_plays_one_and_rule_actions_come_again(book: str) -> None:
    t = discard(book, side(hand=["one"], left="ace", right="spender"), side(left="foe"))
    t.you.is_asked("standby")
    t.you.may_choose_exactly("resolve ace one", "resolve spender one")
    t.you.chooses("resolve spender one")
    assert t.game.result is not None
    assert t.game.result.winner == 1


@ERAS
@clause("vgg 3.6.2", "vgg 8.4.2.1", "vgd 11.6.2.1")
def test_a_check_timing_comes_before_every_choice(book: str) -> None:
    begins = waiting("ace", Trigger(EV_BEGIN, value=P_MAIN), DRAW)
    called = waiting("bob", Trigger(EV_MOVE, This(), (HAND,), REAR_GUARDS), DRAW)
    t = table(book, you=side(left="ace", hand=["bob"]), cards=[begins, called], at="main")
    t.you.is_asked("main phase")
    t.you.hand.has(2)
    t.you.chooses("call bob", "right front")
    t.you.is_asked("main phase")
    t.you.hand.is_("filler", "filler")


def maker() -> Any:
    """A unit that draws a card for nothing."""
    return worker("maker", DRAW)


@ERAS
@clause("vgg 3.6.3", "vgg 8.4.2.2", "vgd 11.6.2.2")
def test_a_player_does_one_of_what_can_be_done_or_nothing(book: str) -> None:
    t = table(book, you=side(hand=["filler"], left="maker"), cards=[maker()], at="main")
    t.you.may_choose_exactly(
        "call filler", "activate maker", "exchange left front left back", "pass"
    )
    high = side(vanguard=unit("low", 0), hand=["maker"])
    t = table(book, you=high, cards=[maker()], at="main")
    t.you.may_choose_exactly("pass")


@ERAS
@clause("vgg 3.6.3.1", "vgg 8.4.2.2", "vgd 11.6.2.2", "vgd 11.6.2.2.1")
def test_after_acting_there_is_another_play_timing(book: str) -> None:
    t = table(book, you=side(left="maker"), cards=[maker()], at="main")
    for drawn in (0, 1, 2):
        t.you.is_asked("main phase")
        t.you.hand.has(drawn)
        t.you.chooses("activate maker")
    t.you.hand.has(3)
    t.you.may_choose("activate maker", "call filler", "pass")


@ERAS
@clause("vgg 3.6.3.2", "vgg 8.4.2.3", "vgd 11.6.2.3")
def test_passing_ends_it_and_the_game_goes_on(book: str) -> None:
    t = table(book, you=side(left="maker"), cards=[maker()], at="main")
    t.you.is_asked("main phase")
    t.you.passes()
    assert "activate maker" not in t.options
    strong = Give(This(), POWER, Num(500))
    t = table(book, you=side(left="ace"), cards=[worker("ace", strong)], at="main")
    t.you.chooses("activate ace", "pass")
    assert "activate ace" not in t.options
