"""What the guide for beginners answers about decks, drawing, riding, calling and zones."""

from bythebook.games.vanguard.g.book import VanguardG
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import VAR_FIRST_TURN
from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.language.nouns import Num
from bythebook.testing import side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.waiting import acting

GRADES = [unit(f"grade {n}", n) for n in range(4)]


def test_a_g_deck_of_more_than_eight_is_remarked_upon_and_no_fault() -> None:
    for count, remarks in ((0, 0), (8, 0), (9, 1), (16, 1)):
        deck = Deck([], [g_unit(f"g {n // 4}") for n in range(count)])
        assert len(VanguardG().remarks(deck)) == remarks


def test_q01_the_first_player_draws_and_does_not_attack() -> None:
    t = table("vgg", side(hand=1), side(hand=1), at="draw", turns=1)
    t.game.state.vars[VAR_FIRST_TURN] = 1
    t.you.hand.has(2)
    t.you.passes()
    t.you.is_asked("main phase")
    t.you.passes()
    # No start step: it is the other player's turn, who can attack.
    t.rival.is_asked("ride step")
    t.rival.passes()
    t.rival.passes()
    t.rival.is_asked("start step")


def test_q02_no_lower_grade_is_ridden() -> None:
    t = table("vgg", side(vanguard="grade 2", hand=["grade 1", "grade 2"]), None, GRADES, "ride")
    t.you.may_choose_exactly("ride grade 2", "pass")


def test_q03_no_higher_grade_is_called() -> None:
    t = table("vgg", side(vanguard="grade 1", hand=["grade 1", "grade 2"]), None, GRADES, "main")
    t.you.may_choose_exactly("call grade 1", "pass")


def test_q04_who_stands_where_another_is_called_is_retired() -> None:
    you = side(vanguard="grade 3", hand=["grade 1"], left=unit("old"))
    t = table("vgg", you, None, GRADES, "main")
    t.you.chooses("call grade 1", "left front")
    t.you.left.is_("grade 1")
    t.you.drop.is_("old")


def test_q05_a_front_rear_guard_moves_behind_and_who_is_there_comes_forward() -> None:
    t = table("vgg", side(left=unit("front"), back_left=unit("back"), hand=1), at="main")
    t.you.chooses("exchange left front left back")
    t.you.left.is_("back")
    t.you.back_left.is_("front")


def test_q06_who_rests_moves_too() -> None:
    t = table("vgg", side(left=(unit("front"), REST), hand=1), at="main")
    t.you.chooses("exchange left front left back")
    t.you.back_left.is_("front")
    assert t.you.state_of("front") == REST


def test_q07_an_activated_ability_is_used_as_often_as_one_can_pay() -> None:
    t = table("vgg", side(left=acting("actor", Draw(Num(1)))), at="main")
    for drawn in (1, 2, 3):
        t.you.chooses("activate actor")
        t.you.hand.has(drawn)


def test_q35_without_a_card_in_the_deck_one_loses() -> None:
    t = table("vgg", side(deck=1), at="draw")
    t.asserts_over(1, "vgg 9.2.3")


def test_q36_a_hand_has_no_limit() -> None:
    t = table("vgg", side(hand=30), side(hand=1), at="end")
    t.you.hand.has(30)
