"""Sections 7.6.3 and 7.6.4: looking whenever one wants, and what waits for looking."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.games.vanguard.d.cards.types import ORDER_LIMIT
from bythebook.games.vanguard.texts.deck import LookAtDeck, RevealTop
from bythebook.games.vanguard.texts.triggers import placed
from bythebook.games.vanguard.zones.zones import DECK, HAND, REAR_GUARDS, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Num, Player
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import move, shuffle
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all

SEES = "[CONT](RC):You may look at the top card of your deck at any time."
GETS = "this unit gets [Power] +1000 until end of turn."
WATCHES = f"[AUTO](RC):When you look at cards from your deck, {GETS}"
LOOK = LookAtDeck(Num(1))
LOOKS = "Look at the top card of your deck, and put it on the top of your deck or into soul."


def looking(*body: Effect, more: tuple[Ability, ...] = (), **zones: object) -> Table:
    """A main phase with somebody who waits for looking, and a vanguard that does something."""
    does = Ability(ACT, (VANGUARD,), body=body)
    mine = {
        "vanguard": unit("ace", 3, 13000, abilities=(does, *more)),
        "right": unit("watcher", 1, 8000, text=WATCHES),
        "hand": ["h"],
        "deck": list("abcdefg"),
        **zones,
    }
    return table("vgd", you=side(**mine), cards=[unit(name) for name in "abcdefgh"], at="main")


def looks(t: Table) -> int:
    """How often looking has been noticed."""
    return (t.you.value("watcher", "power") - 8000) // 1000


@clause("vgd 7.6.3")
def test_who_may_look_whenever_wanted_knows_the_top_card_all_the_time() -> None:
    t = looking(hand=[unit("seer", text=SEES)])
    assert not t.you.knows(t.you.card("a"))
    t.you.chooses("call seer", "left front")
    assert t.you.knows(t.you.card("a"))
    assert not t.you.knows(t.you.card("b"))
    assert not t.rival.knows(t.you.card("a"))
    # In the middle of whatever is done, too.
    t.changes(move(t.game.state.top(0, DECK, 1), HAND))
    assert t.you.knows(t.you.card("b"))
    assert not t.you.knows(t.you.card("c"))
    # What the other player's deck holds is another matter.
    assert not t.you.knows(t.rival.deck.cards[0])
    assert not t.rival.knows(t.rival.deck.cards[0])


@clause("vgd 7.6.3")
def test_without_the_ability_nobody_looks_any_more() -> None:
    t = looking(left=unit("seer", text=SEES))
    t.changes(move([t.you.ref("seer")], HAND))
    t.changes(move(t.game.state.top(0, DECK, 1), HAND))
    assert not t.you.knows(t.you.card("b"))


@clause("vgd 7.6.3")
def test_the_ability_can_depend_on_something() -> None:
    text = SEES.replace("You", "If your soul has a card, you")
    t = looking(left=unit("seer", text=text))
    assert not t.you.knows(t.you.card("a"))
    t.changes(move([t.you.ref("h")], SOUL))
    assert t.you.knows(t.you.card("a"))


@clause("vgd 7.6.3.1")
def test_a_card_that_keeps_its_place_is_looked_at_once() -> None:
    t = looking(left=unit("seer", text=SEES))
    t.settle()
    assert looks(t) == 1
    # Whatever else happens, it lies where it lay.
    t.you.chooses("call h", "left back")
    assert looks(t) == 1
    # Another card on top of it, and it is no longer where it was; then it is there again.
    t.changes(move([t.you.ref("h")], DECK))
    t.settle()
    assert looks(t) == 2
    t.changes(move([t.you.ref("h")], HAND))
    t.settle()
    assert looks(t) == 3
    assert t.you.knows(t.you.card("a"))


@clause("vgd 7.6.3.1")
def test_after_a_shuffle_it_is_looked_at_anew() -> None:
    t = looking(left=unit("seer", text=SEES))
    t.settle()
    assert looks(t) == 1
    t.changes([shuffle(0, DECK)])
    t.settle()
    assert looks(t) == 2
    assert t.you.knows(t.you.deck.cards[0])


@clause("vgd 7.6.4")
def test_looking_often_in_one_effect_is_noticed_once() -> None:
    t = looking(LOOK, LookAtDeck(Num(3)), LOOK)
    t.you.chooses("activate ace")
    assert looks(t) == 1
    t.you.chooses("activate ace")
    assert looks(t) == 2


@clause("vgd 7.6.4")
def test_each_automatic_ability_looks_for_itself() -> None:
    scouts = Ability(AUTO, REAR_GUARDS, placed(circles=REAR_GUARDS), body=(LOOK, LOOK))
    hand = [unit("one", abilities=(scouts,)), unit("two", abilities=(scouts,))]
    t = looking(hand=hand)
    t.you.chooses("call one", "left front")
    assert looks(t) == 1
    t.you.chooses("call two", "left back")
    assert looks(t) == 2


@clause("vgd 7.6.4")
def test_each_order_looks_for_itself() -> None:
    one_more = Modifier(ADD, ORDER_LIMIT, Player(YOU), Num(1))
    two_orders = Ability(CONT, (VANGUARD,), modifiers=(one_more,))
    hand = [order("first", text=LOOKS), order("second", text=LOOKS)]
    t = looking(more=(two_orders,), hand=hand)
    for often, name in ((1, "first"), (2, "second")):
        t.you.chooses(f"play order {name}", "1")
        assert looks(t) == often


@clause("vgd 7.6.4")
def test_what_an_effect_has_looked_at_is_forgotten_with_it() -> None:
    """Nobody waited at the first effect, and nothing was played in between."""
    for text in ("activate ace", "play order scroll"):
        watcher = unit("watcher", 1, 8000, text=WATCHES)
        scroll = order("scroll", text=LOOKS)
        t = looking(LOOK, right="h", hand=[watcher, scroll])
        t.you.chooses("activate ace", "call watcher", "left front")
        assert looks(t) == 0
        t.you.chooses(text)
        if text != "activate ace":
            t.you.chooses("1")
        assert looks(t) == 1


@clause("vgd 7.6.4")
def test_each_deck_is_looked_at_for_itself() -> None:
    t = looking(LookAtDeck(Num(1), whose=OPPONENT), LOOK, LookAtDeck(Num(1), whose=OPPONENT))
    t.you.chooses("activate ace")
    assert looks(t) == 1


@clause("vgd 7.6.4")
def test_up_to_so_many_cards_are_one_look() -> None:
    t = looking(LookAtDeck(Num(3), up_to=True))
    t.you.chooses("activate ace", "yes", "yes", "no")
    assert looks(t) == 1
    t.you.chooses("activate ace", "no")
    assert looks(t) == 1


@clause("vgd 7.6.4")
def test_what_all_see_is_not_looked_at_nor_is_it_the_own_deck_that_is_theirs() -> None:
    t = looking(RevealTop(Num(1)))
    t.you.chooses("activate ace")
    assert looks(t) == 0
    t = looking(LookAtDeck(Num(1), whose=OPPONENT))
    t.you.chooses("activate ace")
    assert looks(t) == 0


def test_the_other_era_has_no_such_rules() -> None:
    for text in (SEES, WATCHES):
        with pytest.raises(Unplayable):
            read_all(text, NORMAL_UNIT)
