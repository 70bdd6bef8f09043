"""Check timing: rule actions, all at once and again; then standby, one by one."""

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_STATE, Modifier, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.happening.unnoticed import alone
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, OPPONENT
from bythebook.kernel.state.changes import TAKE, Change, begin_turn, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.result import DRAW
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import Announce, LoseGame, MoveCards, WinGame
from tests.kernel.cards import Score, card
from tests.kernel.table import Happen, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    DISCARD,
    EV_BELL,
    FIELD,
    FRONT,
    HAND,
    POINTS,
    POWER,
    SOUL,
    Tiny,
)

LEAVES = Trigger(EV_MOVE, This(), FIELD, (DISCARD,))
BELL = Trigger(EV_BELL)


def test_rule_actions_of_a_round_happen_at_the_same_time() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(ANYONE, other=True), FIELD, (DISCARD,)), Score())
    t = board(side(back=[card("a", sees)]), side(back=["b"]))
    t.do(Give(Cards(ANYONE, (BACK,)), POWER, Num(-3)))
    assert (t.names(0, DISCARD), t.names(1, DISCARD)) == (["a"], ["b"])
    # One batch: a was still there when b left.
    assert t.points() == 1
    assert t.clauses().count("kernel check timing") == 1


def test_both_sides_of_the_threshold() -> None:
    for less, left in ((2, 1), (3, 0), (4, 0)):
        t = board(side(back=["a"]))
        t.do(Give(Cards(zones=(BACK,)), POWER, Num(-less)))
        assert len(t.names(0, BACK)) == left


def test_they_are_repeated_until_none_is_due() -> None:
    """Without its master in the field a dependant has no power: the next round takes it."""

    helper = card("helper", cont(Modifier(ADD, POWER, Cards(zones=(BACK,), other=True), Num(2))))
    t = board(side(back=[helper, card("weak", power=0), card("strong", power=1)]))
    t.do(Give(Cards(zones=(BACK,), other=False), POWER, Num(0)))
    t.change(move([t.ref("helper")], FRONT))
    assert t.names(0, BACK) == ["weak", "strong"]
    t.do(Give(Cards(zones=(FRONT,)), POWER, Num(-3)))
    assert t.names(0, FRONT) == []
    assert t.names(0, BACK) == ["strong"]
    assert t.clauses().count("kernel check timing") == 2


def test_rule_actions_come_before_any_ability() -> None:
    bell = auto(BELL, MoveCards(Cards(zones=(BACK,)), HAND))
    t = board(side(front=[card("f", bell)], back=["a"]))
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(-3)), Announce(EV_BELL))
    assert (t.names(0, DISCARD), t.names(0, HAND)) == (["a"], [])


def test_a_rule_that_is_a_whole_procedure_comes_when_no_other_is_due() -> None:
    t = board(side(back=["a", "b", "c"], hand=["d", "e"]))
    t.change(move([t.ref("d")], BACK))
    t.asks(0, "a", "b", "c", "d")
    t.choose("c")
    assert t.names(0, BACK) == ["a", "b", "d"]
    # With one of the four without power there is nothing left to thin out.
    t.do(Give(Cards(zones=(BACK,)), POWER, Num(-3)), MoveCards(Cards(zones=(HAND,)), BACK))
    assert t.names(0, BACK) == ["e"]


def test_turn_players_abilities_first_then_the_others() -> None:
    for turn in (0, 1):
        mine = card("mine", auto(BELL, MoveCards(Cards(OPPONENT, (BACK,)), HAND)))
        theirs = card("theirs", auto(BELL, MoveCards(Cards(OPPONENT, (BACK,)), HAND)))
        t = board(side(back=[mine]), side(back=[theirs]), turn=turn)
        t.do(Announce(EV_BELL))
        # Both resolve, whoever is gone by then; the turn player's first.
        assert t.game.log is not None
        taken = [e for e in t.game.log.since(0) if e[1] == "kernel play auto"]
        order = [t.game.definition(e[2] & CARD).name for e in taken if e[4][0][0] == TAKE]
        assert order == (["mine", "theirs"] if turn == 0 else ["theirs", "mine"])


def test_a_player_with_several_chooses_and_is_asked_again_after_each() -> None:
    made = [card(n, auto(BELL, Score(Num(k)))) for n, k in (("a", 1), ("b", 10), ("c", 100))]
    t = board(side(back=[*made[:2]], front=[made[2]]))
    t.do(Announce(EV_BELL))
    t.asks(0, "a", "b", "c")
    t.choose("b")
    assert t.points() == 10
    t.asks(0, "a", "c")
    t.choose("c")
    assert t.points() == 111


def test_what_triggers_meanwhile_of_the_turn_player_goes_before_the_other_player() -> None:
    """The turn player's ability rings again: that one, too, comes before the rival's."""
    first = card("first", auto(BELL, MoveCards(This(), DISCARD)), auto(LEAVES, Score()))
    late = card("late", auto(BELL, MoveCards(Cards(OPPONENT, (DISCARD,)), SOUL)))
    t = board(side(back=[first]), side(back=[late]), turn=0)
    t.do(Announce(EV_BELL))
    assert t.points() == 1
    assert t.names(0, SOUL) == ["first"]


def test_an_ability_triggered_several_times_stands_by_several_times() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(), (HAND,), (SOUL,)), Score())
    t = board(side(front=[card("w", sees)], hand=["a", "b", "c"]))
    t.change(move([t.ref(n) for n in "abc"], SOUL))
    # About different cards: the player chooses the order.
    t.asks(0, "w", "w", "w")
    t.settle()
    assert t.points() == 3


def test_the_same_thing_twice_is_not_asked_about() -> None:
    t = board(side(back=[card("a", auto(BELL, Score()))]))
    t.do(Announce(EV_BELL), Announce(EV_BELL))
    assert t.points() == 2


def test_a_limit_counts_triggers_of_a_turn() -> None:
    for limit, scored in ((1, 1), (2, 2), (3, 3), (4, 3)):
        t = board(side(back=[card("a", auto(BELL, Score(), limit=limit))]))
        t.do(Announce(EV_BELL), Announce(EV_BELL))
        t.do(Announce(EV_BELL))
        assert t.points() == scored, limit


def test_a_limit_holds_within_one_batch_and_is_anew_for_a_new_card_and_a_new_turn() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(), (HAND,), (SOUL,)), Score(), limit=1)
    t = board(side(front=[card("w", sees)], hand=["a", "b", "c", "d"]))
    t.change(move([t.ref("a"), t.ref("b")], SOUL))
    assert t.points() == 1
    t.change(move([t.ref("w")], HAND))
    t.change(move([t.ref("w")], FRONT))
    t.change(move([t.ref("c")], SOUL))
    assert t.points() == 2
    t.change(begin_turn(1))
    t.change(move([t.ref("d")], SOUL))
    assert t.points() == 3


def test_an_ability_in_standby_resolves_though_its_card_is_gone() -> None:
    t = board(
        side(
            back=[
                card("a", auto(BELL, Score())),
                card("b", auto(BELL, MoveCards(Cards(zones=(BACK,)), HAND))),
            ]
        )
    )
    t.do(Announce(EV_BELL))
    t.choose("b")
    assert t.names(0, BACK) == []
    assert t.points() == 1


def test_that_card_is_not_found_once_it_has_moved_on() -> None:
    sees = auto(Trigger(EV_MOVE, Cards(), (HAND,), (BACK,)), MoveCards(Bound(0), SOUL))
    t = board(side(front=[card("w", sees)], hand=["a"]))
    t.do(MoveCards(Cards(zones=(HAND,)), BACK), MoveCards(Cards(zones=(BACK,)), HAND))
    assert t.names(0, HAND) == ["a"]


def test_losing_by_rule_and_both_at_once_is_a_draw() -> None:
    for both in (False, True):
        t = board(side(deck=["a"]), side(deck=["x"]))
        gone = [t.ref("a"), t.ref("x")] if both else [t.ref("a")]
        t.change(move(gone, HAND))
        assert t.game.result is not None
        assert t.game.result.winner == (DRAW if both else 1)
        assert t.game.result.clause == "tiny 9.1"
        assert t.game.result.reason == "tiny: no cards left"


def test_winning_and_losing_by_an_effect_end_everything_at_once() -> None:
    for effect, winner in (
        (WinGame(), 0),
        (LoseGame(), 0),
        (WinGame(OPPONENT), 1),
        (LoseGame(0), 1),
    ):
        t = board(side(back=["a"]))
        t.do(effect, Score(), by="a")
        assert t.game.result is not None
        assert t.game.result.winner == winner
        assert t.game.result.reason == "by an effect"
        assert t.points() == 0
        assert t.game.pending is None


class Forgetful(Tiny):
    """What cards in the back wait for they forget once a point was made."""

    def drops_standby(self, game: Game, entry: Change) -> bool:
        return game.state.kind_of(entry[1] & CARD) == BACK and game.state.vars[POINTS] > 0


def test_what_a_book_drops_stands_by_no_more() -> None:
    cards = [card("a", auto(BELL, Score())), card("b", auto(BELL, Score()))]
    t = board(side(back=[cards[0]], front=[cards[1]]), book=Forgetful())
    t.do(Announce(EV_BELL))
    t.choose("b")
    assert t.points() == 1
    assert not t.game.state.standby


def test_a_check_timing_finds_again_only_what_has_come_about_since() -> None:
    many = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 2)
    waits = card("w", auto(Trigger(EV_STATE, condition=many), Score()))
    t = board(side(back=[waits], hand=["h"], soul=["s"]))
    game = t.game.copy()
    assert not game.check_timing()
    assert not game.check_timing()
    assert alone(game, Happen(), move([t.ref("s")], HAND)[0], [], "kernel tiny 0.4")
    # Somebody else has looked for rule actions in between; it is no check timing for that.
    assert not game.rule_action_due()
    assert game.check_timing()
