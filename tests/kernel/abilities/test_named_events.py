"""Events that are another name for a change; whose doing it is; rule actions that are due again."""

from typing import Any

from bythebook.kernel.abilities.abilities import EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.changes import event, move, naming
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.branching import AsOther
from bythebook.kernel.texts.lasting import Forbid, Give
from bythebook.kernel.texts.verbs import MoveCards
from tests.kernel.cards import Score, card
from tests.kernel.table import Table, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_MOVE,
    DISCARD,
    EV_BELL,
    FIELD,
    HAND,
    POWER,
    SOUL,
)

HEARS = auto(Trigger(EV_BELL), Score())


def named(t: Table, name: str) -> list[tuple[int, ...]]:
    """A card is discarded, and a bell rings for that."""
    ref = t.ref(name)
    return [*move([ref], DISCARD), naming(EV_BELL, ref, 0, 0, NOTHING, ref)]


def points(t: Table) -> int:
    """The score."""
    return t.game.state.vars[0]


def test_a_change_that_is_forbidden_has_no_name_and_others_keep_theirs() -> None:
    t = board(side(back=["a", "b", card("h", HEARS)]))
    t.do(Forbid(Cards(zones=(BACK,), tests=()), CANNOT_MOVE), by="h")
    before = points(t)
    t.change(*named(t, "a"))
    assert t.names(0, DISCARD) == []
    assert points(t) == before
    t = board(side(back=["a", "b", card("h", HEARS)]))
    before = points(t)
    t.change(*named(t, "a"))
    assert t.names(0, DISCARD) == ["a"]
    assert points(t) == before + 1


def instead(would: Trigger, *body: Any) -> Ability:
    """Something else happens instead."""
    return cont(replacement=Replacement(would, body))


def test_a_change_that_is_replaced_has_no_name() -> None:
    saved = instead(Trigger(EV_MOVE, This(), FIELD, (DISCARD,)), MoveCards(Bound(R_SUBJECT), SOUL))
    t = board(side(back=[card("a", saved), "b", card("h", HEARS)]))
    before = points(t)
    t.change(*named(t, "a"), *named(t, "b"))
    assert t.names(0, SOUL) == ["a"]
    assert t.names(0, DISCARD) == ["b"]
    assert points(t) == before + 1


def test_what_is_done_instead_is_not_replaced_by_the_same_again() -> None:
    away = instead(Trigger(EV_MOVE, This(), FIELD), MoveCards(Bound(R_SUBJECT), SOUL))
    t = board(side(back=[card("a", away), "b", card("h", HEARS)]))
    before = points(t)
    twice = [*named(t, "a"), naming(EV_BELL, t.ref("a"), 0, 0, NOTHING, t.ref("a"))]
    t.change(*twice, *move([t.ref("b")], DISCARD))
    assert t.names(0, SOUL) == ["a"]
    assert t.names(0, DISCARD) == ["b"]
    assert points(t) == before


def test_what_happens_under_a_name_that_is_replaced_does_not_happen() -> None:
    saved = instead(Trigger(EV_BELL, This()), MoveCards(Bound(R_SUBJECT), HAND))
    t = board(side(back=[card("a", saved), "b", card("h", HEARS)]))
    before = points(t)
    t.change(*named(t, "a"), *named(t, "b"))
    assert t.names(0, HAND) == ["a"]
    assert t.names(0, DISCARD) == ["b"]
    assert points(t) == before + 1
    # A bell that names nothing rings by itself.
    t.change(event(EV_BELL, t.ref("h"), 0))
    assert points(t) == before + 2


def test_what_the_other_player_is_told_to_do_is_the_texts_doing() -> None:
    for whose, found in ((YOU, False), (OPPONENT, True)):
        wary = auto(Trigger(EV_MOVE, Cards(ANYONE), FIELD, by_text_of=whose), Score())
        t = board(side(back=["a"]), side(back=["x"], front=[card("h", wary)]))
        before = t.game.state.vars.copy()
        t.do(AsOther((MoveCards(Cards(zones=(BACK,)), DISCARD),)), by="a")
        assert t.names(0, BACK) == ["a"]
        assert t.names(1, DISCARD) == ["x"]
        assert (t.game.state.vars != before) == found


def test_a_rule_action_is_done_again_while_it_is_due_and_does_anything() -> None:
    """A card without power that its player saves, once for each card of the hand."""
    would = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))
    saved = instead(would, MoveCards(Cards(zones=(HAND,)), SOUL))
    t = board(side(back=[card("a", saved), "b"], hand=["c"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(-3)), by="b")
    assert t.names(0, SOUL) == ["c"]
    # Nothing comes of it any more: it is left until anything else happens.
    assert t.names(0, BACK) == ["a"]


def test_what_is_done_instead_of_something_with_a_name_is_asked_about_once() -> None:
    would = Trigger(EV_MOVE, Cards(), FIELD)
    saver = cont(replacement=Replacement(would, (MoveCards(Bound(R_SUBJECT), SOUL),), True))
    t = board(side(back=[card("saver", saver), "a"]))
    t.change(*named(t, "a"))
    t.asks(0, "saver", "no")
    t.choose("saver")
    assert (t.names(0, SOUL), t.names(0, DISCARD)) == (["a"], [])
