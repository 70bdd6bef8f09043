"""Costs paid all at the same time: chosen whole, secretly, and then one batch or nothing."""

from dataclasses import dataclass

import pytest

from bythebook.kernel.abilities.abilities import CardDef, CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.saving import restore, save
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.seeing.views import view
from bythebook.kernel.state.changes import MOVE, ORIENT, SHUFFLE, Change, face, move, shuffle
from bythebook.kernel.state.options import K_PAY, V_ACTIVATE
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.lasting import Forbid
from tests.kernel.cards import Put, PutThis, RestThis, Score, TopCost, card, of
from tests.kernel.table import Card, Table, act, board, position, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_MOVE,
    CANNOT_REST,
    DECK,
    DISCARD,
    HAND,
    LEVEL,
    REST,
    SOUL,
    AtOnce,
    Turn,
    activations,
)

IN_HAND = Cards(zones=(HAND,))
IN_SOUL = Cards(zones=(SOUL,))
IN_BACK = Cards(zones=(BACK,))
RED = Cards(zones=(HAND,), tests=(of("red"),))


@dataclass(frozen=True)
class TurnDown(CostPart):
    """Turn chosen face-up cards of the soul face down."""

    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        state = game.state
        return state.refs([c for c in state.zone(player, SOUL) if state.face[c] == FACE_UP])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return face(picked, FACE_DOWN)


@dataclass(frozen=True)
class SoulOrHand(CostPart):
    """Put the top card of the soul, or one of the hand in its place, into the discard."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, SOUL)) > 0

    def may_use(self, game: Game, source: int, player: int) -> tuple[list[int], int, int]:
        return IN_HAND.refs(game, source, player, []), 0, 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked or game.state.top(player, SOUL), DISCARD)


@dataclass(frozen=True)
class ShuffleIn(CostPart):
    """Put chosen cards of the hand into the deck and shuffle it."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return IN_HAND.refs(game, source, player, [])

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [*move(picked, DECK), shuffle(player, DECK)]


def level_of(game: Game, refs: list[int]) -> int:
    return sum(game.value(LEVEL, r & CARD) for r in refs)


class ChooseLevels(Choose):
    """Choose cards until their levels are three together or more."""

    @step("kernel tiny levels")
    def pick_level(self, game: Game) -> Flow:
        return self.again(self.next_pick(game)) if self.goes_on(game) else None

    def goes_on(self, game: Game) -> bool:
        if self.answer:
            self.result = [*self.result, self.answer[1]]
            self.answer = ()
        return level_of(game, self.result) < 3


@dataclass(frozen=True)
class Levels(CostPart):
    """Discard cards of the hand whose levels are three together or more."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.possible_without(game, source, player, [])

    def possible_without(self, game: Game, source: int, player: int, used: list[int]) -> bool:
        return level_of(game, self.left(game, source, player, used)) >= 3

    def left(self, game: Game, source: int, player: int, used: list[int]) -> list[int]:
        return [r for r in IN_HAND.refs(game, source, player, []) if r not in used]

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> Choose:
        cards = self.left(game, source, player, used)
        return ChooseLevels(player, cards, len(cards), len(cards), True, K_PAY)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DISCARD)


def payer(*cost: CostPart) -> CardDef:
    return card("payer", act(Score(), cost=cost))


def laid(*cost: CostPart, **zones: list[Card]) -> Table:
    zones["back"] = [payer(*cost), *zones.get("back", [])]
    return board(side(**zones), book=AtOnce())


def offered(t: Table) -> bool:
    return any(o[0] == V_ACTIVATE for o in activations(t.game, 0))


def paid(t: Table) -> list[Change]:
    """The one batch of the payment."""
    assert t.game.log is not None
    batches: list[list[Change]] = [
        e[4] for e in t.game.log.since(0) if e[1] == "kernel pay at once"
    ]
    assert len(batches) == 1, "it was not paid at once"
    return batches[0]


def test_all_is_chosen_first_and_paid_as_one_batch() -> None:
    t = laid(RestThis(), Put(IN_HAND), TurnDown(), hand=["a", "b"], soul=["s", "t"])
    t.activate("payer")
    t.asks(0, "a", "b")
    t.choose("b")
    # Nothing has happened yet, not even the resting.
    assert t.clauses() == []
    t.asks(0, "s", "t")
    t.choose("s")
    assert t.clauses() == ["kernel pay at once", "tiny 2.3"]
    assert len(paid(t)) == 3
    assert t.game.state.orient[t.find("payer")] == REST
    assert t.game.state.face[t.find("s")] == FACE_DOWN
    assert t.names(0, DISCARD) == ["b"]


@pytest.mark.parametrize(("answer", "gone"), [("a", ["b", "a"]), ("done", ["b", "s"])])
def test_what_pays_for_one_part_is_not_used_in_place_of_another(
    answer: str, gone: list[str]
) -> None:
    t = laid(Put(IN_HAND), SoulOrHand(), hand=["a", "b"], soul=["s"])
    t.activate("payer")
    t.choose("b")
    t.asks(0, "a", "done")
    t.choose(answer)
    assert sorted(t.names(0, DISCARD)) == sorted(gone)
    assert t.points() == 1


def test_what_costs_nothing_is_paid_with_nothing() -> None:
    t = laid(hand=["a"])
    assert offered(t)
    t.activate("payer")
    assert t.points() == 1
    assert t.names(0, HAND) == ["a"]


@pytest.mark.parametrize("hidden", [False, True])
def test_the_only_card_there_is_is_asked_for_if_nobody_is_to_know(hidden: bool) -> None:
    t = laid(Put(IN_HAND, hidden=hidden), hand=["a"])
    t.activate("payer")
    if hidden:
        t.asks(0, "a")
        t.choose("a")
    assert t.names(0, DISCARD) == ["a"]
    assert t.points() == 1


@pytest.mark.parametrize("cost", [(Put(IN_SOUL), TurnDown()), (TurnDown(), Put(IN_SOUL))])
def test_no_card_is_used_for_two_parts(cost: tuple[CostPart, ...]) -> None:
    assert not offered(laid(*cost, soul=["s"]))
    t = laid(*cost, soul=["s", "t"])
    t.activate("payer")
    t.asks(0, "s", "t")
    # The other one is used for the other part without asking.
    t.choose("s")
    assert t.points() == 1
    used = [t.find("s"), t.find("t")]
    moved, turned = used if isinstance(cost[0], Put) else used[::-1]
    assert t.names(0, DISCARD) == [t.game.definition(moved).name]
    assert t.game.state.face[turned] == FACE_DOWN


@pytest.mark.parametrize("cost", [(RestThis(), Put(IN_BACK)), (Put(IN_BACK), RestThis())])
def test_what_is_rested_is_not_used_for_another_part(cost: tuple[CostPart, ...]) -> None:
    assert not offered(laid(*cost))
    t = laid(*cost, back=["a", "b"])
    t.activate("payer")
    t.asks(0, "a", "b")
    t.choose("a")


@pytest.mark.parametrize("cost", [(RestThis(), PutThis(SOUL)), (PutThis(SOUL), RestThis())])
def test_a_card_is_rested_and_put_away_if_its_cost_says_both(cost: tuple[CostPart, ...]) -> None:
    t = laid(*cost)
    assert offered(t)
    t.activate("payer")
    assert t.names(0, SOUL) == ["payer"]
    # Whichever is written first, it is turned where it lies.
    assert [c[0] for c in paid(t) if c[0] in (ORIENT, MOVE)] == [ORIENT, MOVE]
    rested = laid(*cost)
    rested.change((ORIENT, rested.ref("payer"), REST))
    assert not offered(rested)


def test_two_parts_take_the_top_of_the_same_zone() -> None:
    cost = (TopCost(SOUL), TopCost(SOUL, to=DECK))
    assert not offered(laid(*cost, soul=["s"]))
    t = laid(*cost, soul=["r", "s", "t"])
    t.activate("payer")
    assert (t.names(0, SOUL), t.names(0, DISCARD), t.names(0, DECK)[-1]) == (["r"], ["t"], "s")


def test_what_comes_to_a_zone_by_one_part_is_not_there_for_another() -> None:
    charge = TopCost(DECK, to=SOUL)
    assert not offered(laid(charge, Put(IN_SOUL)))
    t = laid(charge, TopCost(SOUL), TopCost(SOUL), soul=["s", "t"], deck=["d", "e"])
    t.activate("payer")
    assert (t.names(0, SOUL), sorted(t.names(0, DISCARD))) == (["d"], ["s", "t"])


def test_what_is_taken_from_the_top_is_not_chosen() -> None:
    cost = (Put(IN_SOUL, to=DECK), TopCost(SOUL), TopCost(SOUL))
    assert not offered(laid(*cost, soul=["s", "t"]))
    t = laid(*cost, soul=["q", "r", "s", "t"])
    t.activate("payer")
    t.asks(0, "q", "r")
    t.choose("q")
    assert (t.names(0, SOUL), sorted(t.names(0, DISCARD))) == (["r"], ["s", "t"])


def test_parts_that_want_the_same_cards_leave_them_to_each_other() -> None:
    red, rot = card("red", traits="red"), card("rot", traits="red")
    cost = (Put(IN_HAND, 2), Put(RED))
    for hand, may in (([red, "a"], False), (["a", "b", "c"], False), ([red, "a", "b"], True)):
        assert offered(laid(*cost, hand=[*hand])) is may
    t = laid(*cost, hand=[red, rot, "a", "b"])
    t.activate("payer")
    t.asks(0, "red", "rot", "a", "b")
    t.choose("red")
    t.asks(0, "a", "b")
    t.choose("b")
    assert (t.names(0, HAND), len(paid(t))) == (["a"], 3)


def test_what_is_forbidden_pays_for_nothing() -> None:
    t = laid(RestThis(), Put(IN_BACK), back=["a", "b"])
    assert offered(t)
    t.do(Forbid(IN_BACK, CANNOT_MOVE))
    assert not offered(t)
    t = laid(RestThis(), Put(IN_HAND), hand=["a"])
    t.do(Forbid(IN_BACK, CANNOT_REST))
    assert not offered(t)


def test_what_cannot_be_paid_wholly_is_not_paid() -> None:
    for cost in ((RestThis(), Put(IN_HAND, 2)), (RestThis(), TopCost(SOUL), TopCost(SOUL))):
        t = laid(*cost, hand=["a"], soul=["s"])
        t.activate("payer").settle()
        assert "kernel pay at once" not in t.clauses()
        assert (t.names(0, HAND), t.names(0, SOUL)) == (["a"], ["s"])


def test_a_deck_is_shuffled_with_all_that_comes_into_it() -> None:
    t = laid(ShuffleIn(), Put(IN_HAND, to=DECK), hand=["a", "b"])
    t.activate("payer").choose("a")
    assert [c[0] for c in paid(t) if c[0] in (MOVE, SHUFFLE)] == [MOVE, MOVE, SHUFFLE]


def levelled(*levels: int) -> list[Card]:
    return [card(f"l{n}{place}", level=n) for place, n in enumerate(levels)]


def test_a_part_that_chooses_by_a_procedure_chooses_what_the_others_leave() -> None:
    cost = (Levels(), Put(IN_HAND))
    for levels, may in (((3,), False), ((2, 1), False), ((3, 0), True), ((1, 1, 1), False)):
        assert offered(laid(*cost, hand=levelled(*levels))) is may, levels
    t = laid(*cost, hand=levelled(2, 1, 0))
    t.activate("payer")
    # Without one of the first two the levels would not be enough: the third is the one put away.
    t.asks(0, "l20", "l11")
    t.choose("l20", "l11")
    assert (len(paid(t)), t.names(0, HAND), t.points()) == (3, [], 1)
    t = laid(*cost, hand=levelled(3, 1, 1, 1))
    t.activate("payer")
    t.asks(0, "l30", "l11", "l12", "l13")
    t.choose("l30", "l11", "l12", "l13")
    assert t.names(0, HAND) == []


def test_both_cards_that_a_part_takes_are_left_by_the_procedure_of_another() -> None:
    cost = (Put(IN_HAND, 2), Levels())
    assert not offered(laid(*cost, hand=levelled(1, 1, 1, 0)))
    t = laid(*cost, hand=levelled(1, 1, 1, 0, 1))
    t.activate("payer")
    t.asks(0, "l10", "l11", "l12", "l14", "l03")
    t.choose("l10")
    # Three of the other four are needed, so the one without a level goes with it.
    t.asks(0, "l11", "l12", "l14")
    t.choose("l11", "l12", "l14")
    assert t.points() == 1


def test_nobody_sees_what_is_chosen_before_it_is_paid() -> None:
    seen = []
    for pick in ("a", "b"):
        t = laid(Put(IN_HAND), TurnDown(), hand=["a", "b", "c"], soul=["s", "t"])
        t.activate("payer").choose(pick)
        seen.append((view(t.game, 1), t.game.told(1)))
        t.choose("s")
    assert seen[0] == seen[1]
    assert not seen[0][1]


def begun() -> Table:
    """Half chosen, in a game that goes on turn after turn."""
    zones: dict[str, list[Card]] = {"hand": ["a", "b"], "soul": ["s", "t"]}
    cost = (RestThis(), Put(IN_HAND), TurnDown())
    t = board(side(back=[payer(*cost)], **zones), book=AtOnce(), root=Turn())
    return t.choose("payer", "b")


def test_half_chosen_it_is_saved_and_taken_back() -> None:
    t = begun()
    assert t.game.pending is not None
    cards = {c.number: c for c in t.game.lib.definitions}
    again = restore(save(t.game), t.game.book, cards)
    assert position(again) == position(t.game)
    other = t.game.copy()
    for game in (again, other, t.game):
        game.answer(1)
    assert position(again) == position(t.game) == position(other)
    assert t.names(0, DISCARD) == ["b"]
    t.game.undo()
    t.asks(0, "s", "t")
    t.game.undo()
    t.asks(0, "a", "b", "filler")
    assert t.names(0, DISCARD) == []
    t.game.redo()
    t.game.redo()
    assert position(t.game) == position(other)


def test_given_up_half_chosen_nothing_is_paid() -> None:
    t = begun()
    t.game.concede(1)
    assert (t.names(0, DISCARD), t.game.state.orient[t.find("payer")]) == ([], 0)
