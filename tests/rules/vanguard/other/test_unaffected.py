"""Section 12.11: cards that effects cannot affect."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.effects import DealDamage
from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.vanguard.zones.zones import DROP, REAR_GUARDS, REST, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import CardDef, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import constant, worker
from tests.rules.vanguard.eras import ERAS

CHOSEN = Bound(R_CHOSEN)


def safe(bits: int) -> CardDef:
    return constant("safe", Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits))


def aimed(book: str, bits: int, effect: Effect, own: bool = False) -> Table:
    """A text chooses a unit that cannot be affected, and does something to it."""
    choose = ChooseCards(Cards(0 if own else OPPONENT, REAR_GUARDS, other=True))
    worked = worker("maker", choose, effect)
    mine = side(left="safe", right="maker") if own else side(right="maker")
    theirs = side() if own else side(left="safe")
    t = table(book, you=mine, rival=theirs, cards=[safe(bits), worked], at="main")
    t.you.chooses("activate maker")
    return t


@ERAS
@clause("vgg 12.11.1", "vgd 12.5.1")
@pytest.mark.parametrize(
    ("bits", "own", "affected"),
    [
        (UNAFFECTED, False, False),
        (UNAFFECTED, True, False),
        (UNAFFECTED_BY_OPPONENT, False, False),
        (UNAFFECTED_BY_OPPONENT, True, True),
        (0, False, True),
    ],
)
def test_effects_change_neither_its_information_nor_its_place(
    book: str, bits: int, own: bool, affected: bool
) -> None:
    t = aimed(book, bits, Give(CHOSEN, POWER, Num(-500)), own)
    seat = t.you if own else t.rival
    assert seat.value("safe", "power") == (6500 if affected else 7000)
    t = aimed(book, bits, MoveCards(CHOSEN, DROP), own)
    (t.you if own else t.rival).drop.has(int(affected))
    t = aimed(book, bits, TurnCards(CHOSEN, REST), own)
    assert ((t.you if own else t.rival).state_of("safe") == REST) == affected


@ERAS
@clause("vgg 12.11.1", "vgd 12.5.1")
def test_continuous_abilities_do_not_change_it_either(book: str) -> None:
    weak = constant("weak", Modifier(ADD, POWER, Cards(ANYONE, REAR_GUARDS), Num(-500)))
    for bits, power in ((UNAFFECTED_BY_OPPONENT, 7000), (0, 6500)):
        t = table(book, you=side(left="weak"), rival=side(left="safe"), cards=[safe(bits), weak])
        assert t.rival.value("safe", "power") == power


@clause("vgg 12.11.1")
def test_it_can_be_chosen_and_moved_by_rules() -> None:
    mine, theirs = side(right="maker"), side(left="safe", right="other")
    choose = worker("maker", ChooseCards(Cards(OPPONENT, REAR_GUARDS)), MoveCards(CHOSEN, SOUL))
    cards = [safe(UNAFFECTED), choose, unit("other")]
    t = table("vgg", you=mine, rival=theirs, cards=cards, at="main")
    t.you.chooses("activate maker")
    t.you.may_choose_exactly("safe", "other")
    t.you.chooses("safe")
    t.rival.left_front.is_("safe")
    t.changes(move([t.rival.ref("safe")], DROP))
    t.rival.drop.is_("safe")


@clause("vgg 12.11.1")
def test_its_vanguard_damage_is_part_of_what_it_is() -> None:
    for bits, damage in ((UNAFFECTED_BY_OPPONENT, 0), (0, 2)):
        shut = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
        deals = worker("maker", DealDamage(Cards(OPPONENT, (VANGUARD,)), Num(2)))
        theirs = side(vanguard="safe")
        t = table("vgg", side(right="maker"), theirs, [constant("safe", shut), deals], at="main")
        t.you.chooses("activate maker")
        t.rival.damage.has(damage)
