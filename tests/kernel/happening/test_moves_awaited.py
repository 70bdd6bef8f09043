"""Which moves somebody waits for, where it matters from which place a card has come."""

from dataclasses import dataclass
from typing import Any

from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Every, TurnOf, Unless
from bythebook.kernel.language.nouns import Cards, Regs
from bythebook.kernel.state.changes import set_var, tie
from tests.kernel.cards import Score, card
from tests.kernel.happening.test_noticing import is_noticed, put, table
from tests.kernel.table import Table, auto
from tests.kernel.tiny import BACK, DISCARD, FIELD, FRONT, POINTS


@dataclass(frozen=True)
class FromElsewhere(Condition):
    """What something happens to has come from elsewhere than the field, or a game is won."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return regs[1][0] % game.state.kinds not in FIELD or game.state.vars[POINTS] > 6

    def of_origin(self) -> Condition | None:
        return self


COMES = FromElsewhere()


def waiting(condition: Condition, who: Any = None) -> Table:
    """Somebody waits for a card that comes to the front."""
    trigger = Trigger(EV_MOVE, who or Cards(), (), (FRONT,), condition=condition)
    return table(card("w", auto(trigger, Score())))


def test_a_move_from_where_nothing_comes_is_noticed_by_nobody() -> None:
    t = waiting(COMES)
    assert is_noticed(t, put(t, "h", FRONT))
    assert not is_noticed(t, put(t, "a", FRONT))
    assert not is_noticed(t, put(t, "h", BACK))


def test_whether_anything_comes_from_there_is_asked_anew_each_time() -> None:
    t = waiting(COMES)
    assert not is_noticed(t, put(t, "a", FRONT))
    t.change(set_var(POINTS, 7))
    assert is_noticed(t, put(t, "a", FRONT))


def test_it_is_asked_of_what_is_one_condition_of_several() -> None:
    t = waiting(Every((TurnOf(0), COMES)))
    assert is_noticed(t, put(t, "h", FRONT))
    assert not is_noticed(t, put(t, "a", FRONT))


def test_what_is_no_such_condition_says_nothing_of_where_a_card_has_come_from() -> None:
    t = waiting(Unless(COMES))
    assert is_noticed(t, put(t, "a", FRONT))
    assert is_noticed(t, put(t, "h", FRONT))


def test_another_moment_of_the_same_ability_has_its_own_places() -> None:
    shifted = Trigger(EV_MOVE, Cards(), (BACK,), (FRONT,))
    trigger = Trigger(EV_MOVE, Cards(), (), (FRONT,), condition=COMES, also=(shifted,))
    t = table(card("w", auto(trigger, Score())))
    assert is_noticed(t, put(t, "a", FRONT))
    assert is_noticed(t, put(t, "h", FRONT))
    assert not is_noticed(t, put(t, "f", BACK))


def test_nobody_notices_that_cards_are_tied_but_that_they_are() -> None:
    t = waiting(COMES)
    tied = tie(t.ref("a"), 1, t.ref("w"))
    assert not is_noticed(t, tied, put(t, "h", DISCARD))
    t.change(tied)
    # Something may happen along with either.
    assert is_noticed(t, put(t, "a", DISCARD))
    assert is_noticed(t, put(t, "w", DISCARD))
    assert not is_noticed(t, put(t, "h", DISCARD))
