"""Sections 10.16, 10.17, 10.18 and 10.30: counter and soul, blasts and charges."""

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.texts.costs import (
    CounterBlast,
    SoulBlast,
    SoulChargeCost,
    to_counter_blast,
    to_soul_blast,
)
from bythebook.games.vanguard.texts.effects import (
    CounterBlastCards,
    CounterChargeCards,
    SoulCharge,
)
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import AT_LEAST, OPPONENT, Test
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does, doing
from tests.rules.vanguard.eras import ERAS

NAMES = [unit(name) for name in "abcde"]
GRADE_2 = Test(GRADE, AT_LEAST, 2)


def paying(book: str, cost: CostPart, **zones: object) -> Table:
    # With a card in hand there is always something to do.
    you = side(vanguard=doing(cost=(cost,)), hand=["e"], **zones)
    return table(book, you=you, cards=[*NAMES, unit("two", 2)], at="main")


@ERAS
@clause("vgg 10.16.1", "vgd 7.22.2", "vgd 7.22.1")
def test_a_counter_blast_turns_face_up_damage_face_down(book: str) -> None:
    t = paying(book, CounterBlast(2), damage=["a", "b", "c", face_down("d")])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "c")
    assert sorted(t.you.damage.face_down) == ["a", "c", "d"]


@ERAS
@clause("vgg 10.16.1", "vgd 7.22.2", "vgd 7.22.1")
def test_without_enough_face_up_damage_there_is_no_counter_blast(book: str) -> None:
    t = paying(book, CounterBlast(2), damage=["a", face_down("b"), face_down("c")])
    t.you.may_not_choose("activate doer")
    t = paying(book, CounterBlast(2), damage=["a", "b"])
    t.you.may_choose("activate doer")


@ERAS
@clause("vgg 10.16.1.1", "vgd 7.22.2.1")
def test_a_counter_blast_can_ask_something_of_its_cards(book: str) -> None:
    t = paying(book, CounterBlast(1, to_counter_blast((GRADE_2,))), damage=["a", "two", "b"])
    t.you.chooses("activate doer")
    # It is paid with the one card that will do.
    assert t.you.damage.face_down == ["two"]
    t = paying(book, CounterBlast(1, to_counter_blast((GRADE_2,))), damage=["a", "b"])
    t.you.may_not_choose("activate doer")


@ERAS
@clause("vgg 10.16.1.2", "vgd 7.22.3")
def test_a_player_who_is_to_counter_blast_chooses_or_does_nothing(book: str) -> None:
    body = CounterBlastCards(Num(2), OPPONENT)
    t = does(body, rival=side(damage=["a", "b", "c"]), book=book)
    t.rival.may_choose_exactly("a", "b", "c")
    t.rival.chooses("a", "b")
    assert sorted(t.rival.damage.face_down) == ["a", "b"]
    t = does(body, rival=side(damage=["a", face_down("b")]), book=book)
    # One card is not two, so none is turned.
    assert t.rival.damage.face_down == ["b"]


@ERAS
@clause("vgg 10.17.1", "vgd 7.23.2", "vgd 7.23.1")
def test_a_soul_blast_puts_soul_into_the_drop_zone(book: str) -> None:
    t = paying(book, SoulBlast(2), soul=["a", "b", "c"])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "b")
    t.you.soul.is_("c")
    t.you.drop.holds_exactly("a", "b")
    t = paying(book, SoulBlast(2), soul=["a"])
    t.you.may_not_choose("activate doer")


@ERAS
@clause("vgg 10.17.1.1", "vgd 7.23.2.1")
def test_a_soul_blast_can_ask_something_of_its_cards(book: str) -> None:
    t = paying(book, SoulBlast(1, to_soul_blast((GRADE_2,))), soul=["a", "two"])
    t.you.chooses("activate doer")
    t.you.drop.is_("two")
    t = paying(book, SoulBlast(1, to_soul_blast((GRADE_2,))), soul=["a"])
    t.you.may_not_choose("activate doer")


@ERAS
@clause("vgg 10.18.1", "vgd 7.25.1")
def test_a_soul_charge_puts_the_top_of_the_deck_into_the_soul(book: str) -> None:
    t = does(SoulCharge(Num(2)), deck=["a", "b", "c"], book=book)
    t.you.soul.holds_exactly("a", "b")
    t.you.deck.is_("c")


@ERAS
@clause("vgg 10.18.1", "vgd 7.25.1")
def test_soul_can_be_charged_for_a_cost(book: str) -> None:
    t = paying(book, SoulChargeCost(2), deck=["a", "b", "c"])
    t.you.chooses("activate doer")
    t.you.soul.holds_exactly("a", "b")
    t = paying(book, SoulChargeCost(2), deck=["a"])
    t.you.may_not_choose("activate doer")


@ERAS
@clause("vgg 10.30.1", "vgd 7.24.1")
def test_a_counter_charge_turns_chosen_damage_face_up(book: str) -> None:
    damage = [face_down("a"), face_down("b"), face_down("c"), "d"]
    t = does(CounterChargeCards(Num(2)), you=side(damage=damage), book=book)
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "b")
    assert t.you.damage.face_down == ["c"]


@ERAS
@clause("vgg 10.30.1", "vgd 7.24.1")
def test_as_much_is_counter_charged_as_lies_face_down(book: str) -> None:
    t = does(CounterChargeCards(Num(2)), you=side(damage=[face_down("a"), "b"]), book=book)
    assert t.you.damage.face_down == []
    # Nobody has to be asked where there is none.
    t = does(CounterChargeCards(Num(1)), you=side(damage=["b"]), book=book)
    t.you.is_asked("main phase")
