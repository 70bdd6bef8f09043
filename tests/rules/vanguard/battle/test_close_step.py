"""Section 7.8: the close step."""

from bythebook.games.vanguard.battle.nouns import AttackedInBattle
from bythebook.games.vanguard.battle.record import attacked, attacking
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import (
    FOR_THE_BATTLE,
    IS_ATTACKING,
    P_CLOSE,
    VAR_BATTLE,
)
from bythebook.games.vanguard.texts.triggers import battle_ends
from bythebook.games.vanguard.zones.zones import FRONT_LEFT, SOUL
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import THIS_TURN, WHILE_FRAME, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning, waiting


@ERAS
@clause("vgg 7.8.1.1", "vgg 7.8.1.2", "vgd 10.8.1.1", "vgd 10.8.1.2")
def test_what_waits_for_the_close_step_and_the_end_of_the_battle_resolves(book: str) -> None:
    t = battle(
        field(left=at_beginning("closer", P_CLOSE), right=waiting("patient", battle_ends(None))),
        book=book,
    )
    attack(t)
    assert sorted(t.waiting) == ["closer", "patient"]
    t.you.chooses("resolve closer", "no")
    t.you.is_asked("may")
    assert attacking(t.game) == [t.you.ref("me")]
    t.you.chooses("no")
    t.you.is_asked("start step")


@ERAS
@clause("vgg 7.8.1.1", "vgg 7.8.1.2", "vgg 7.8.1.3", "vgd 10.8.1.1", "vgd 10.8.1.2", "vgd 10.8.1.3")
def test_who_comes_meanwhile_stands_by_too_and_nobody_twice(book: str) -> None:
    late = waiting("late", battle_ends(None))
    brings = MoveCards(Cards(zones=(SOUL,)), FRONT_LEFT)
    t = battle(field(right=waiting("bringer", battle_ends(None), brings), soul=[late]), book=book)
    attack(t)
    # What was brought has not stood by in this step; what brought it has, and does so no more.
    t.you.left.is_("late")
    t.you.is_asked("may")
    assert t.waiting == ["late"]
    # The battle is over by now, and still known.
    assert attacking(t.game) == attacked(t.game) == []
    assert AttackedInBattle().holds(t.game, t.you.ref("me"), 0, [])
    t.you.chooses("no")
    t.you.is_asked("start step")


@ERAS
@clause("vgg 7.8.1.2", "vgd 10.8.1.2")
def test_what_lasts_for_the_battle_ends_with_it(book: str) -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler"]), book=book)
    attack(t)
    me = t.you.ref("me")
    t.changes([give(ADD, POWER, 3000, [me], 2, WHILE_FRAME, FOR_THE_BATTLE)])
    t.changes([give(ADD, POWER, 2000, [me], 2, THIS_TURN, t.turn)])
    assert t.you.value("me", "power") == 15000
    t.rival.chooses("pass")
    t.you.is_asked("start step")
    assert t.you.value("me", "power") == 12000


@ERAS
@clause("vgg 7.8.1.4", "vgd 10.8.1.4")
def test_then_nothing_is_known_of_the_battle(book: str) -> None:
    t = battle(field(left=unit("ally")), book=book)
    fight(t)
    assert attacking(t.game) == attacked(t.game) == []
    assert not [k for k in t.game.state.counters if k[1] == IS_ATTACKING]
    assert t.game.state.vars[VAR_BATTLE] == 0


@ERAS
@clause("vgg 7.8.1.5", "vgd 10.8.1.4")
def test_then_it_is_the_start_step_again(book: str) -> None:
    t = battle(field(left=unit("ally")), book=book)
    fight(t)
    t.you.may_choose_exactly("attack", "pass")
    fight(t, "ally")
    assert t.turn_player is t.rival
