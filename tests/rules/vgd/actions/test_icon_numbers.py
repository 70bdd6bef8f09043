"""Section 7.26: numbers in icons that are raised or lowered."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import NEXT_COUNTER_BLAST, SOUL_CHARGES
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, Ability, CardDef
from bythebook.kernel.language.nouns import Num, Player
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import END_OF_TURN, Give
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

OWN = (
    "[ACT](RC):Choose one of your vanguards, and until end of turn, the cost of that unit's "
    "original [ACT] ability is reduced by [Counter-Blast 1]."
)
OF_AUTO = (
    "[ACT](RC):Choose one of your vanguards, and until end of turn, reduce the cost of that "
    "unit's original [AUTO] ability by [Counter-Blast 1]."
)
NEXT = "[ACT](RC):Draw a card. Reduce the next [Counter-Blast] you pay this turn by ①."
MORE = (
    "[ACT](RC):Draw a card, and until end of turn, when you would [Soul-Charge] by your card's "
    "ability, increase that number by ①."
)
PAYS = "[ACT]({}):[COST][Counter-Blast {}], and [Soul-Charge 1]."
ONCE = "[ACT](RC):[COST][Soul-Blast 1], and draw a card."


def lead(text: str, *more: Ability) -> CardDef:
    return unit("lead", 3, 13000, text=text, abilities=more)


def acting(text: str, vanguard: CardDef, **zones: Any) -> Table:
    """The main phase of a player with a helper that has a text."""
    you = side(
        **{
            "vanguard": vanguard,
            "left": unit("helper", text=text),
            "hand": ["a"],
            "damage": ["a"],
            "deck": ["b"] * 9,
            **zones,
        }
    )
    return table("vgd", you=you, cards=[unit(name) for name in "abc"], at="main")


@clause("vgd 7.26.1")
@pytest.mark.parametrize(("blast", "down"), [(1, 0), (2, 1)])
def test_a_number_that_is_lowered_turns_fewer_cards(blast: int, down: int) -> None:
    t = acting(OWN, lead(PAYS.format("VC", blast)))
    if blast == 2:
        t.you.may_not_choose("activate lead")
    t.you.chooses("activate helper", "activate lead")
    assert len(t.you.damage.face_down) == down
    t.you.soul.is_("b")


@clause("vgd 1.3.2.3")
@pytest.mark.parametrize("times", [0, 1, 2])
def test_a_cost_of_none_or_less_is_paid_with_nothing(times: int) -> None:
    t = acting(OWN, lead(PAYS.format("VC", 1)), damage=[face_down("a")])
    for _ in range(times):
        t.you.chooses("activate helper")
    if not times:
        t.you.may_not_choose("activate lead")
        return
    t.you.may_choose("activate lead")
    t.you.chooses("activate lead")
    t.you.soul.is_("b")
    assert len(t.you.damage.face_down) == 1


@clause("vgd 7.26.1")
def test_it_is_lowered_for_that_unit_alone_and_for_abilities_of_that_kind() -> None:
    t = acting(OWN, lead(PAYS.format("VC", 2)), right=unit("other", text=PAYS.format("RC", 2)))
    t.you.chooses("activate helper")
    t.you.may_choose("activate lead")
    t.you.may_not_choose("activate other")
    t = acting(OF_AUTO, lead(PAYS.format("VC", 2)))
    t.you.chooses("activate helper")
    t.you.may_not_choose("activate lead")


GRANTS = (
    '[CONT](RC):All of your vanguards get "[ACT](VC):[COST][Counter-Blast 2], and draw a card.".'
)


@clause("vgd 7.26.1")
def test_abilities_that_a_unit_was_given_cost_what_they_say() -> None:
    t = acting(OWN, lead(""), right=unit("giver", text=GRANTS))
    t.you.chooses("activate helper")
    t.you.may_not_choose("activate lead")


WAITS = (
    "[AUTO](VC):When your other unit is placed on (RC), [COST][Counter-Blast 2], and draw a card."
)


@clause("vgd 7.26.1")
@pytest.mark.parametrize("text", [OF_AUTO, OWN])
def test_a_cost_amid_a_text_is_of_the_ability_that_is_carried_out(text: str) -> None:
    t = acting(text, lead(WAITS))
    t.you.chooses("activate helper", "call a", "right front")
    if text == OWN:
        t.you.hand.has(0)
        return
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    assert len(t.you.damage.face_down) == 1
    t.you.hand.has(1)


@clause("vgd 7.26.2")
def test_of_the_next_time_it_waits_for_that_whatever_comes_in_between() -> None:
    t = acting(
        NEXT, lead(PAYS.format("VC", 1)), right=unit("other", text=ONCE), soul=["c"], damage=["a"]
    )
    t.you.chooses("activate helper", "activate other", "activate lead")
    # Another cost was paid before, and that was no counter blast.
    assert t.you.damage.face_down == []
    t.you.chooses("activate lead")
    assert t.you.damage.face_down == ["a"]


@clause("vgd 7.26.2.1")
@pytest.mark.parametrize(("times", "down"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_several_of_them_add_up_down_to_none(times: int, down: int) -> None:
    t = acting(NEXT, lead(PAYS.format("VC", 3)), damage=["a"] * 3 + [face_down("b")])
    for _ in range(times):
        t.you.chooses("activate helper")
    t.you.chooses("activate lead", *["a"] * (down if down < 3 else 0))
    assert t.you.damage.face_down.count("a") == down
    assert "b" in t.you.damage.face_down


@clause("vgd 7.26.2")
def test_it_is_forgotten_as_the_turn_ends() -> None:
    t = acting(NEXT, lead(PAYS.format("VC", 1)), damage=[face_down("a")])
    t.you.chooses("activate helper")
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.may_not_choose("activate lead")


@clause("vgd 7.26.1")
def test_a_number_can_be_raised() -> None:
    raises = Give(Player(YOU), NEXT_COUNTER_BLAST, Num(1), END_OF_TURN)
    more = Ability(ACT, VANGUARD_AND_REAR, body=(raises,))
    t = acting("", lead(PAYS.format("VC", 1)), right=unit("other", abilities=(more,)))
    t.you.may_choose("activate lead")
    t.you.chooses("activate other")
    t.you.may_not_choose("activate lead")


@clause("vgd 7.26.1")
@pytest.mark.parametrize(("times", "charged"), [(0, 1), (1, 2), (2, 3)])
def test_more_cards_are_soul_charged(times: int, charged: int) -> None:
    t = acting(MORE, lead(PAYS.format("VC", 1)))
    for _ in range(times):
        t.you.chooses("activate helper")
    t.you.chooses("activate lead")
    t.you.soul.has(charged)


@clause("vgd 7.26.1")
def test_not_by_the_other_players_abilities() -> None:
    theirs = Ability(ACT, VANGUARD_AND_REAR, body=(SoulCharge(Num(1), OPPONENT),))
    t = acting("", lead("", theirs))
    t.changes([give(ADD, SOUL_CHARGES, 1, [1], 7, THIS_TURN, t.turn)])
    t.you.chooses("activate lead")
    t.rival.soul.has(1)


def test_as_a_cost_too() -> None:
    pays = "[ACT](VC):[COST][[Soul-Charge 1]], and draw a card."
    t = acting(MORE, lead(pays))
    t.you.chooses("activate helper", "activate lead")
    t.you.soul.has(2)


@pytest.mark.parametrize("text", [OWN, OF_AUTO, NEXT, MORE])
def test_it_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)
