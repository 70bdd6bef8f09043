"""Costs: all or nothing, in the order written or all at the same time."""

from dataclasses import dataclass

import pytest

from bythebook.kernel.abilities.abilities import CardDef, CostPart, Effect
from bythebook.kernel.abilities.resolve import IfDid, MayPay, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move, orient, set_var
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import Forbid
from bythebook.kernel.texts.matching import matched
from tests.kernel.cards import Put, PutThis, RestThis, Score, TopCost, card, of
from tests.kernel.table import Card, Table, act, board, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_MOVE,
    DECK,
    DISCARD,
    FRONT,
    HAND,
    POINTS,
    REST,
    SOUL,
    AtOnce,
    Tiny,
    activations,
)

IN_HAND = Cards(zones=(HAND,))
IN_SOUL = Cards(zones=(SOUL,))
RED = Cards(zones=(HAND,), tests=(of("red"),))


def payer(*cost: CostPart) -> CardDef:
    return card("payer", act(Score(), cost=cost))


def offered(t: Table) -> bool:
    return any(o[0] == V_ACTIVATE for o in activations(t.game, 0))


def test_in_order_each_part_is_a_batch_of_its_own() -> None:
    t = board(side(back=[payer(RestThis(), Put(IN_HAND), TopCost(SOUL))], hand=["a"], soul=["s"]))
    t.activate("payer")
    assert t.clauses() == ["kernel pay"] * 3 + ["tiny 2.3"]
    assert t.points() == 1


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_with_a_part_that_cannot_be_paid_it_is_not_offered(book: type[Tiny]) -> None:
    cost = (RestThis(), Put(IN_HAND, 2), TopCost(SOUL, count=2))
    for hand, soul, may in ((2, 2, True), (1, 2, False), (2, 1, False), (3, 3, True)):
        t = board(side(back=[payer(*cost)], hand=["h"] * hand, soul=["s"] * soul), book=book())
        assert offered(t) is may, (hand, soul)
    t.change(orient([t.ref("payer")], REST))
    assert not offered(t)


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_a_part_that_is_forbidden_cannot_be_paid(book: type[Tiny]) -> None:
    t = board(side(back=[payer(PutThis())]), book=book())
    assert offered(t)
    t.do(Forbid(Cards(zones=(BACK,)), CANNOT_MOVE))
    assert not offered(t)


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_a_card_that_cannot_be_moved_pays_for_nothing(book: type[Tiny]) -> None:
    cost = (TopCost(SOUL), Put(Cards(zones=(BACK, FRONT))))
    t = board(side(back=[payer(*cost), "a"], front=["b"], soul=["s"]), book=book())
    t.do(Forbid(Cards(zones=(FRONT,)), CANNOT_MOVE))
    t.activate("payer")
    t.asks(0, "payer", "a")
    t.choose("a")
    assert t.names(0, FRONT) == ["b"]


def test_in_order_a_card_that_was_rested_can_still_be_put_away() -> None:
    t = board(side(back=[payer(RestThis(), Put(Cards(zones=(BACK,)))), "a"]))
    t.activate("payer")
    t.asks(0, "payer", "a")
    t.choose("payer")
    assert t.names(0, DISCARD) == ["payer"]


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_a_card_that_would_be_gone_is_not_used_before_it_is_rested(book: type[Tiny]) -> None:
    t = board(side(back=[payer(Put(Cards(zones=(BACK,))), RestThis()), "a", "b"]), book=book())
    t.activate("payer")
    t.asks(0, "a", "b")
    t.choose("a")
    t = board(side(back=[payer(Put(Cards(zones=(BACK,))), RestThis())]), book=book())
    assert not offered(t)


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_two_parts_that_want_the_same_card(book: type[Tiny]) -> None:
    """Any card, and a red one: the only red one is not offered for the first."""
    made: list[Card] = [card("red", traits="red"), "a", "b"]
    t = board(side(back=[payer(Put(IN_HAND), Put(RED))], hand=[*made]), book=book())
    t.activate("payer")
    t.asks(0, "a", "b")
    t.choose("a")
    assert sorted(t.names(0, DISCARD)) == ["a", "red"]
    # With a second red one all are.
    t = board(
        side(back=[payer(Put(IN_HAND), Put(RED))], hand=[*made, card("rot", traits="red")]),
        book=book(),
    )
    t.activate("payer")
    t.asks(0, "red", "a", "b", "rot")
    t.choose("rot")
    assert sorted(t.names(0, DISCARD)) == ["red", "rot"]


def test_the_rest_of_a_part_of_two_picks_counts_as_well() -> None:
    made: list[Card] = [card("red", traits="red"), card("rot", traits="red"), "a", "b"]
    t = board(side(back=[payer(Put(IN_HAND, 2), Put(RED, 1))], hand=[*made]))
    t.activate("payer")
    t.asks(0, "red", "rot", "a", "b")
    t.choose("red")
    # One red card is needed yet.
    t.asks(0, "a", "b")
    t.choose("a")
    assert sorted(t.names(0, DISCARD)) == ["a", "red", "rot"]


def test_not_enough_for_both_parts_is_not_offered() -> None:
    t = board(side(back=[payer(Put(IN_HAND, 2), Put(RED, 1))], hand=[card("r", traits="red"), "a"]))
    assert not offered(t)


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_this_card_cannot_be_picked_for_another_part_of_its_own_cost(book: type[Tiny]) -> None:
    cost = (Put(Cards(zones=(BACK,))), PutThis())
    t = board(side(back=[payer(*cost)]), book=book())
    assert not offered(t)
    t = board(side(back=[payer(*cost), "a", "b"]), book=book())
    t.activate("payer")
    t.asks(0, "a", "b")
    t.choose("b")
    assert sorted(t.names(0, DISCARD)) == ["b", "payer"]


def test_you_may_pay_is_asked_only_if_it_can_be_paid() -> None:
    for hand, soul in ((1, 1), (0, 1), (1, 0)):
        t = board(side(back=["a"], hand=["h"] * hand, soul=["s"] * soul))
        t.do(MayPay(), IfDid((Score(),)), by="a", cost=(Put(IN_HAND), TopCost(SOUL)))
        if hand and soul:
            t.asks(0, "yes", "no")
            t.choose("yes")
        assert t.points() == hand * soul


def test_declining_pays_nothing() -> None:
    t = board(side(back=["a"], hand=["h"]))
    t.do(MayPay(), IfDid((Score(),)), by="a", cost=(Put(IN_HAND),))
    t.choose("no")
    assert (t.points(), t.names(0, HAND)) == (0, ["h"])


def test_when_others_cannot_tell_whether_it_could_be_paid_it_is_asked_anyway() -> None:
    red: list[Card] = [card("r", traits="red")]
    for hand in (red, ["a"]):
        t = board(side(back=["x"], hand=[*hand]))
        t.do(MayPay(), IfDid((Score(),)), by="x", cost=(Put(RED, hidden=True),))
        ask = t.game.pending
        assert ask is not None
        assert ask.hidden
        t.asks(0, *(["no"] if hand == ["a"] else ["yes", "no"]))
        t.choose("no")


@dataclass(frozen=True)
class ScoreUsed(Effect):
    """A point for each card used to pay, ten for each by that name."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        names = [game.definition(r & CARD).name for r in frame.chosen]
        return set_var(POINTS, len(names) + 10 * names.count("i"))


@pytest.mark.parametrize("book", [Tiny, AtOnce])
def test_what_was_used_to_pay_is_told(book: type[Tiny]) -> None:
    t = board(side(back=["a"], hand=["h", "i", "j"]), book=book())
    t.do(MayPay(), ScoreUsed(), by="a", cost=(Put(IN_HAND), Put(IN_HAND)))
    t.choose("yes", "i", "h")
    assert t.points() == 12
    assert t.names(0, DISCARD) == ["i", "h"]


def test_the_cost_of_nothing_is_nothing() -> None:
    t = board(side(back=["a"]))
    assert t.game.book.cost_of(t.game, -1, t.ref("a")) == ()
    assert t.game.can_pay(-1, t.ref("a"), 0)


def test_one_player_concedes_in_the_middle_of_a_cost() -> None:
    t = board(side(back=[payer(Put(IN_HAND), Put(IN_SOUL))], hand=["a", "b"], soul=["s", "t"]))
    t.activate("payer").choose("a")
    t.game.concede(1)
    assert t.game.result is not None
    assert (t.game.result.winner, t.game.result.reason) == (0, "concession")
    assert t.names(0, DISCARD) == ["a"]


def test_moving_a_card_away_between_offer_and_payment_is_seen() -> None:
    t = board(side(back=[payer(Put(IN_HAND))], hand=["a"]))
    assert offered(t)
    t.change(move([t.ref("a")], DECK))
    assert not offered(t)


def test_cards_are_shared_out_among_parts_whatever_their_order() -> None:
    assert matched([[1, 2], [1]])
    assert matched([[1], [1, 2], [2, 3]])
    assert not matched([[1], [1]])
    assert not matched([[1, 2], [1, 2], [1, 2]])
    many = list(range(40))
    assert matched([many] * 20 + [[0], [1], [2]])
    assert not matched([many] * 38 + [[0], [1], [2]])


class Dearer(Tiny):
    """Everything costs a card of the soul more once a card lies in the discard."""

    def cost_of(self, game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
        cost = super().cost_of(game, ability, source)
        return (*cost, TopCost(SOUL)) if game.state.zone(0, DISCARD) else cost


def test_what_its_last_part_brings_about_does_not_make_a_cost_dearer() -> None:
    t = board(side(back=[payer(Put(IN_HAND))], hand=["a"], soul=["s"]), book=Dearer())
    t.activate("payer")
    assert (t.names(0, DISCARD), t.names(0, SOUL)) == (["a"], ["s"])
    assert t.points() == 1


@dataclass(frozen=True)
class Toll(CostPart):
    """Put a card of the soul into the discard, for a point."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(game.state.zone(player, SOUL))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [*move(game.state.top(player, SOUL, 1), DISCARD), set_var(POINTS, 1)]

    def leaves(self) -> int:
        return 1 << DISCARD


@dataclass(frozen=True)
class Buy(Put):
    """Put a card away, if there is a point to pay with."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.vars[POINTS] > 0

    def looks(self) -> int:
        return 1 << DISCARD

    def takes_any(self) -> bool:
        return True


def test_whatever_an_earlier_part_does_is_there_for_the_later_ones() -> None:
    """Not only the cards that it leaves there."""
    in_discard = Cards(zones=(DISCARD,))
    t = board(side(back=[payer(Toll(), Buy(in_discard, to=DECK))], soul=["s"]))
    assert offered(t)
    t = board(side(back=[payer(Buy(in_discard, to=DECK), Toll())], soul=["s"], discard=["d"]))
    assert not offered(t)
