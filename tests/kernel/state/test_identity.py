"""When a card is a new card, what dies with the old one, and what is remembered of it."""

from bythebook.kernel.abilities.abilities import EV_MOVE, Modifier, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_OTHER
from bythebook.kernel.language.nouns import Bound, Cards, Num, This, ValueOf
from bythebook.kernel.state.changes import counters, link, move, renew, under
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import SHIFT
from bythebook.kernel.texts.lasting import THIS_GAME, Give
from bythebook.kernel.texts.verbs import BecomeNew, ChooseCards, MoveCards
from tests.kernel.cards import Score, card
from tests.kernel.table import Card, auto, board, cont, side
from tests.kernel.tiny import BACK, DECK, DISCARD, FIELD, FRONT, HAND, POWER, SIDE, SOUL


def test_a_card_becomes_new_by_moving_and_stays_itself_from_field_to_field() -> None:
    t = board(side(hand=["a"]))
    seen = [t.ref("a")]
    new = []
    for zone in (BACK, FRONT, BACK, SIDE, BACK, DISCARD, SOUL, HAND, DECK):
        t.change(move([t.ref("a")], zone))
        new.append(t.ref("a") != seen[-1])
        seen.append(t.ref("a"))
    assert new == [True, False, False, False, False, True, True, True, True]
    assert t.ref("a") >> SHIFT == 5
    assert [t.game.state.alive(r) for r in seen] == [False] * 9 + [True]


def test_within_a_zone_it_stays_itself() -> None:
    t = board(side(soul=["a", "b"]))
    old = t.ref("a")
    t.change(move([old], SOUL))
    assert t.ref("a") == old
    assert t.names(0, SOUL) == ["b", "a"]


def test_to_a_zone_that_keeps_and_not_to_one_that_does_not() -> None:
    t = board(side(front=["a"]))
    old = t.ref("a")
    # Only from the back may a card step aside as itself.
    t.change(move([old], SIDE))
    assert t.ref("a") != old


def test_a_reference_to_what_a_card_was_does_nothing() -> None:
    t = board(side(back=["a"]))
    old = t.ref("a")
    t.change(move([old], HAND))
    t.change(move([old], DISCARD))
    assert t.names(0, HAND) == ["a"]


def test_becoming_new_without_moving() -> None:
    t = board(side(back=["a", "b"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(2), THIS_GAME))
    t.change(counters(t.ref("a"), 0, 1), link(t.ref("a"), t.ref("b")))
    old = t.ref("a")
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (5, 5)
    t.do(BecomeNew(This()), by="a")
    assert t.ref("a") != old
    assert (t.value(POWER, "a"), t.value(POWER, "b")) == (3, 5)
    assert (t.ref("a"), 0) not in t.game.state.counters
    assert t.ref("a") not in t.game.state.links
    assert t.game.last_value(POWER, old) == 5
    assert t.names(0, BACK) == ["a", "b"]


def test_becoming_new_makes_it_the_youngest() -> None:
    t = board(side(back=["a", "b"]))
    t.change(renew(t.ref("a")))
    assert t.game.state.placed[t.find("a")] > t.game.state.placed[t.find("b")]


def test_an_effect_on_a_card_ends_when_it_becomes_new_wherever_it_was() -> None:
    names = {BACK: "back", HAND: "hand", SOUL: "soul", SIDE: "side"}
    for zone, to in ((BACK, HAND), (HAND, SOUL), (SOUL, DISCARD), (SIDE, HAND)):
        cards: dict[str, list[Card]] = {names[zone]: ["a"]}
        t = board(side(**cards))
        t.do(Give(Cards(zones=(zone,)), POWER, Num(2), THIS_GAME))
        assert t.value(POWER, "a") == 5
        t.change(move([t.ref("a")], to))
        assert t.value(POWER, "a") == 3


def test_an_effect_follows_a_card_that_stays_itself_and_ends_after() -> None:
    t = board(side(back=["a"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(2), THIS_GAME))
    t.change(move([t.ref("a")], SIDE))
    assert t.value(POWER, "a") == 5
    t.change(move([t.ref("a")], HAND))
    assert t.value(POWER, "a") == 3


def test_last_information_is_what_it_was_with_every_effect() -> None:
    t = board(side(back=["a", card("up", cont(Modifier(ADD, POWER, Cards(zones=FIELD), Num(4))))]))
    old = t.ref("a")
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(2)))
    assert t.game.last_value(POWER, old) == 9
    # Both leave at once: each is remembered as it was before.
    t.change(move([t.ref("up"), t.ref("a")], DISCARD))
    assert t.game.last_value(POWER, old) == 9
    assert t.game.last_value(POWER, t.ref("a")) == 3


def test_last_information_when_put_under_a_card() -> None:
    t = board(side(back=["a", "b"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(2)))
    old = t.ref("a")
    t.change(under(old, t.ref("b")))
    assert t.game.last_value(POWER, old) == 5


def test_an_effect_uses_the_last_power_of_a_card_that_is_gone() -> None:
    t = board(side(back=["a", "b"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(4)))
    t.do(
        ChooseCards(Cards(zones=(BACK,))),
        MoveCards(Bound(R_CHOSEN), HAND),
        Score(ValueOf(Bound(R_CHOSEN), POWER)),
    )
    t.choose("a")
    assert t.points() == 7


def test_this_card_is_no_longer_this_card() -> None:
    """Its own text finds nothing where it went, but knows what it was."""
    leaves = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))
    own = auto(leaves, MoveCards(This(), SOUL), Score(ValueOf(This(), POWER)))
    t = board(side(back=[card("a", own, power=6)]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(1)))
    t.change(move([t.ref("a")], DISCARD))
    assert t.names(0, DISCARD) == ["a"]
    assert t.points() == 7


def test_a_trigger_knows_both_what_a_card_was_and_what_it_is() -> None:
    own = auto(
        Trigger(EV_MOVE, This(), FIELD, (DISCARD,)),
        Score(ValueOf(Bound(R_OTHER), POWER)),
        MoveCards(Bound(0), HAND),
    )
    t = board(side(back=[card("a", own)]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(5)))
    t.change(move([t.ref("a")], DISCARD))
    assert (t.points(), t.names(0, HAND)) == (8, ["a"])
