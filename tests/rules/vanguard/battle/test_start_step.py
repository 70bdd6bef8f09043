"""Section 7.3: the start step."""

from bythebook.games.vanguard.texts.events import P_BATTLE, P_START_STEP, VAR_FIRST_TURN
from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.state.changes import orient, set_var
from bythebook.testing import clause, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning


@ERAS
@clause("vgg 7.3.1.1", "vgd 10.3.1.1")
def test_what_waits_for_the_battle_phase_and_its_first_start_step_resolves_first(book: str) -> None:
    t = battle(
        field(left=at_beginning("early", P_BATTLE), right=at_beginning("also", P_START_STEP)),
        book=book,
    )
    assert sorted(t.waiting) == ["also", "early"]
    t.you.may_choose_exactly("resolve early", "resolve also")
    t.you.chooses("resolve early", "no", "no")
    t.you.may_choose_exactly("attack", "pass")
    # Only the first start step of the phase is waited for.
    fight(t)
    t.you.is_asked("start step")


@ERAS
@clause("vgg 7.3.1.2", "vgg 7.1.1", "vgd 10.1.1", "vgd 10.3.1.2")
def test_the_turn_player_chooses_whether_to_attack(book: str) -> None:
    t = battle(field(left=unit("ally"), back_left=unit("behind")), book=book)
    t.you.may_choose_exactly("attack", "pass")
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with me", "attack with ally")
    t.you.chooses("attack with ally", "pass")
    t.you.is_asked("start step")
    t.you.chooses("pass")
    t.rival.is_asked("ride step")


@ERAS
@clause("vgg 7.3.1.2.1", "vgd 10.3.1.3")
def test_nobody_is_given_yet_to_attack_or_to_be_attacked(book: str) -> None:
    t = battle(field(left=unit("ally")), other(right=unit("target")), book=book)
    t.you.chooses("attack")
    t.you.is_asked("attacking unit")
    t.you.chooses("attack with ally")
    t.you.may_choose_exactly("attack foe", "attack target")
    t.ends_asking()


@ERAS
@clause("vgg 7.3.1.2.2", "vgd 10.3.1.4")
def test_who_does_not_attack_goes_on_to_the_end_phase(book: str) -> None:
    t = battle(field(left=unit("ally")), book=book)
    t.you.may_choose_exactly("attack", "pass")
    t.you.chooses("pass")
    assert t.turn_player is t.rival


@ERAS
@clause("vgg 7.3.1.3", "vgd 10.3.2")
def test_nobody_attacks_in_the_first_turn_of_the_game(book: str) -> None:
    t = table(book, you=field(hand=["filler"]), rival=other(), at="main")
    t.changes([set_var(VAR_FIRST_TURN, 1)])
    t.you.chooses("pass")
    assert t.turn_player is t.rival
    t = table(book, you=field(hand=["filler"]), rival=other(), at="main")
    t.you.chooses("pass")
    t.you.may_choose_exactly("attack", "pass")


@ERAS
@clause("vgg 7.3.1.3", "vgd 10.3.2")
def test_with_nobody_to_attack_with_nobody_can_choose_to_attack(book: str) -> None:
    t = battle(field(back_left=unit("behind")), book=book)
    t.you.may_choose_exactly("attack", "pass")
    fight(t)
    # Only the unit in the back row stands.
    assert t.turn_player is t.rival
    t = table(book, you=field(hand=["filler"]), rival=other(), at="main")
    t.changes(orient([t.you.ref("me")], REST))
    t.you.chooses("pass")
    assert t.turn_player is t.rival
