"""Whose doing a change is, effects that let go of a card, and the card under one that goes."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.kernel.state.changes import (
    GAME,
    because,
    carry,
    give,
    move,
    orient,
    release,
    uncover,
    under,
)
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.texts.lasting import Give
from tests.kernel.cards import Score, at_least, card
from tests.kernel.table import auto, board, cont, side
from tests.kernel.tiny import BACK, DISCARD, FIELD, HAND, POWER, REST, Tiny

ALL = Cards(zones=FIELD)


def test_what_follows_a_cause_is_that_texts_doing() -> None:
    gone = Trigger(EV_MOVE, Cards(ANYONE, ()), FIELD, (DISCARD,), by_text_of=YOU)
    for player, points in ((0, 1), (1, 0), (NOTHING, 0)):
        t = board(side(back=[card("watcher", auto(gone, Score(Num(1)))), "a"]))
        source = t.ref("watcher") if player >= 0 else NOTHING
        t.change([because(source, 0, player), *move([t.ref("a")], DISCARD)])
        assert t.points(0) == points


def test_a_cause_says_nothing_of_what_stands_before_it() -> None:
    gone = Trigger(EV_MOVE, Cards(ANYONE, ()), FIELD, (DISCARD,), by_text_of=YOU)
    t = board(side(back=[card("watcher", auto(gone, Score(Num(1)))), "a", "b"]))
    first, second = move([t.ref("a")], DISCARD), move([t.ref("b")], DISCARD)
    t.change([*first, because(t.ref("watcher"), 0, 0), *second])
    assert t.points(0) == 1


def test_effects_let_go_of_one_card_and_keep_the_others() -> None:
    t = board(side(back=["a", "b"]))
    t.do(Give(ALL, POWER, Num(2)), by="a")
    t.change([release(t.ref("a"))])
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (3, 5)
    t.change([release(t.ref("b"))])
    assert t.value(POWER, "b") == 3
    assert not t.game.state.effects


def test_the_card_under_one_that_goes_stays_as_that_one_lay() -> None:
    t = board(side(back=["top", "mid", "low"]))
    t.change([under(t.ref("low"), t.ref("top"))])
    t.change([under(t.ref("mid"), t.ref("top"))])
    t.do(Give(This(), POWER, Num(2)), by="top")
    t.change(orient([t.ref("top")], REST))
    top, mid = t.ref("top"), t.ref("mid")
    t.change([uncover(top), carry(top, mid + (1 << SHIFT), (POWER,))])
    assert t.game.state.below == {t.find("mid"): (t.find("low"),)}
    t.change(move([top], HAND))
    assert (t.names(0, BACK), t.names(0, HAND)) == (["mid"], ["top"])
    assert t.value(POWER, "mid") == 5
    assert t.game.state.orient[t.ref("mid") & CARD] == REST
    assert t.value(POWER, "top") == 3


def test_under_the_last_card_that_comes_up_nothing_lies() -> None:
    t = board(side(back=["top", "low"]))
    t.change([under(t.ref("low"), t.ref("top"))])
    t.change([uncover(t.ref("top"))])
    assert t.names(0, BACK) == ["low", "top"]
    assert t.game.state.below == {}


def test_with_nothing_under_it_nothing_is_uncovered() -> None:
    t = board(side(back=["a"]))
    t.change([uncover(t.ref("a"))])
    assert t.names(0, BACK) == ["a"]


class Barring(Tiny):
    """What a text takes out of a continuous ability's cards stays out for the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_objects = True


def test_what_a_text_took_out_of_an_abilitys_cards_can_stay_out_for_the_turn() -> None:
    strong = Cards(zones=FIELD, tests=(at_least(POWER, 3),))
    aura = cont(Modifier(ADD, POWER, Cards(zones=FIELD, tests=strong.tests), Num(4)))
    for book, power in ((Barring(), 3), (Tiny(), 7)):
        t = board(side(back=[card("aura", aura), "a"]), book=book)
        assert t.value(POWER, "a") == 7
        t.do(Give(Cards(zones=FIELD, other=True), POWER, Num(-1)), by="aura")
        assert t.value(POWER, "a") in (2, 6)
        t.do(Give(Cards(zones=FIELD, other=True), POWER, Num(1)), by="aura")
        assert t.value(POWER, "a") in (power, 7)


def test_a_card_that_leaves_as_it_is_taken_out_is_not_kept_in_mind() -> None:
    aura = cont(Modifier(ADD, POWER, Cards(zones=FIELD, tests=(at_least(POWER, 3),)), Num(4)))
    for leaves in (False, True):
        t = board(side(back=[card("aura", aura), "a"]), book=Barring())
        ref = t.ref("a")
        number = t.game.abilities_of(t.find("aura"))[0]
        less = give(ADD, POWER, -1, [ref], 0, GAME, 0, t.ref("aura"), number, 0)
        t.change([less, *(move([ref], HAND) if leaves else [])])
        assert bool(t.game.state.used) == (not leaves)
