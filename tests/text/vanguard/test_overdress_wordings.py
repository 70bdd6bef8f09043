"""Wordings of the overDress era, as they are played."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT, TRIGGER_UNIT
from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.cards import make_card
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

TEXTS = tuple(
    """
[AUTO]:When this unit is rode upon by "Quill, Keeper", draw a card.
[AUTO]:When this unit is placed by riding from "Quill, Keeper", draw a card.
[AUTO]:When this unit is placed by riding from a grade 1 card, draw a card.
[AUTO](RC):At the end of the battle this unit boosted, [COST][put this unit into soul], and draw a card.
[AUTO](RC):At the end of the battle this unit attacked a vanguard, [COST][Soul-Blast 1], and draw a card.
[CONT](VC/RC):During the battle this unit attacked, this unit gets [Power] +2000.
[AUTO](RC):When the attack this unit boosted hits a vanguard, [Counter-Charge 1].
[AUTO]Front Row (RC):When this unit attacks, draw a card.
[CONT]Back Row Center (RC):This unit gets [Power] +5000.
[AUTO]:When this unit is placed on (RC), [COST][discard a card from hand], and draw a card.
[CONT](RC):If you played an order this turn, this unit gets [Power] +5000.
[AUTO]:When this unit is rode upon by a grade 2 with "Quill" in its card name, draw a card.
[CONT](RC):This unit gets [Power] +5000. (Active on opponent's turn too)
[AUTO](RC):At the end of your turn, call up to two Plant tokens to (RC). (Plant tokens are grade 0/[Power] 5000/[Critical] 1 and have boost)
[AUTO]:When this unit is placed on (RC), look at the top card of your deck, and put it on the top of your deck or into your soul.
[AUTO]:When this unit is placed on (VC), look at the top five cards of your deck, choose up to one unit card from among them, call it to (RC), and shuffle your deck.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


def riding(text: str, **zones: Any) -> Table:
    """A ride phase of a player whose vanguard has a text."""
    cards = [unit("quill", 2), unit("old quill", 1), unit("other", 2), unit("top"), unit("top 2")]
    you = side(
        **{
            "vanguard": unit("first", 1, text=text),
            "hand": ["quill", "other"],
            "deck": ["top", "top 2"],
            **zones,
        }
    )
    return table("vgd", you=you, cards=cards, at="ride")


@pytest.mark.parametrize(("rides", "held"), [("quill", 2), ("other", 1)])
def test_rode_upon_by_a_name(rides: str, held: int) -> None:
    t = riding('[AUTO]:When this unit is rode upon by "quill", draw a card.')
    t.you.chooses(f"ride {rides}")
    t.you.hand.has(held)


@pytest.mark.parametrize(("name", "held"), [("first", 1), ("someone", 0)])
def test_placed_by_riding_from_a_name(name: str, held: int) -> None:
    text = f'[AUTO]:When this unit is placed by riding from "{name}", draw a card.'
    t = riding("", hand=[unit("comer", 2, text=text)])
    t.you.chooses("ride comer")
    t.you.hand.has(held)


def test_this_unit_goes_into_its_owners_soul_for_a_cost() -> None:
    text = (
        "[AUTO](RC):At the end of the battle this unit boosted, [COST][put this unit into soul],"
        " and draw a card."
    )
    t = battle(
        field(left=unit("striker", 2), back_left=unit("helper", text=text)),
        other(hand=["filler"]),
        book="vgd",
    )
    attack(t, "striker", boost="helper")
    t.rival.chooses("pass")
    t.you.chooses("yes")
    assert "helper" in t.you.soul.names
    t.you.hand.has(1)


@pytest.mark.parametrize(("where", "power"), [("left", 8000), ("back_left", 8000), ("back", 13000)])
def test_an_ability_of_the_middle_of_the_back_row(where: str, power: int) -> None:
    text = "[CONT]Back Row Center (RC):This unit gets [Power] +5000."
    place = "back_center" if where == "back" else where
    t = table("vgd", you=side(**{place: unit("post", text=text)}), at="main")
    assert t.you.value("post", "power") == power


def test_a_hand_of_nobody_is_ones_own() -> None:
    text = "[ACT](VC):[COST][discard a card from hand], and [Soul-Charge 1]."
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), hand=["mine"], deck=["top", "top"]),
        rival=side(hand=["theirs"]),
        cards=[unit("mine"), unit("theirs"), unit("top")],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.drop.is_("mine")
    t.rival.hand.has(1)
    text = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a card from hand, and discard it."
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), hand=["mine", "more"], soul=["top"]),
        rival=side(hand=["theirs"]),
        cards=[unit("mine"), unit("more"), unit("theirs"), unit("top")],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("mine", "more")
    t.you.chooses("mine")


HEALS = "(You may only have up to four [Heal] triggers in a deck)"
DRAWS = (
    "(When revealed as a trigger, draw a card! Then, choose one of your units, and it gets"
    " [Power] Trigger +10000 until end of turn!)"
)


def test_a_reminder_of_a_trigger_does_nothing_and_has_to_be_of_that_trigger() -> None:
    assert read_all(HEALS, TRIGGER_UNIT | OVERDRESS) == ()
    assert read_all(DRAWS, TRIGGER_UNIT | OVERDRESS) == ()
    for kind in (TRIGGER_UNIT, NORMAL_UNIT | OVERDRESS):
        with pytest.raises(Unplayable):
            read_all(HEALS, kind)
    printed = {"number": "T-1", "name": "light", "type": "trigger unit", "grade": 0, "power": 5000}
    for trigger, note, unread in (
        ("heal", HEALS, ()),
        ("draw", HEALS, (HEALS,)),
        ("draw", DRAWS, ()),
        ("critical", DRAWS, (DRAWS,)),
    ):
        card = make_card({**printed, "shield": 5000, "trigger": trigger, "text": [note]})
        assert card.unread == unread


def test_the_grade_of_ones_vanguard_is_less_than_the_opponents() -> None:
    text = (
        "[CONT](RC):If your vanguard's grade is less than your opponent's vanguard's grade, this"
        " unit gets [Power] +5000."
    )
    for mine, power in ((1, 13000), (2, 8000), (3, 8000)):
        t = table(
            "vgd",
            you=side(vanguard=unit("me", mine), left=unit("small", text=text)),
            rival=side(vanguard=unit("them", 2)),
            at="main",
        )
        assert t.you.value("small", "power") == power


def test_an_order_was_played_this_turn() -> None:
    text = "[CONT](RC):If you played an order this turn, this unit gets [Power] +5000."
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3), left=unit("clerk", text=text), hand=["edict"]),
        rival=side(left=unit("spy", text=text)),
        cards=[order("edict", 1, text="[Soul-Charge 1].")],
        at="main",
    )
    assert t.you.value("clerk", "power") == 8000
    t.you.chooses("play order edict")
    assert t.you.value("clerk", "power") == 13000
    assert t.rival.value("spy", "power") == 8000


def test_reminders_have_to_be_true_of_what_they_stand_behind() -> None:
    plants = " (Plant tokens are grade 0/[Power] 5000/[Critical] 1 and have boost)"
    for text in (
        "[CONT](RC):During your turn, this unit gets [Power] +5. (Active on opponent's turn too)",
        f"[AUTO](RC):When this unit attacks, draw a card.{plants}",
    ):
        with pytest.raises(Unplayable):
            read_all(text, OVERDRESS)


def test_what_is_paid_is_ones_own() -> None:
    text = "[ACT](VC):[COST][retire a rear-guard], and draw a card."
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), left="a", right="b", deck=["a", "a"]),
        rival=side(left="c"),
        cards=[unit("a"), unit("b"), unit("c")],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.drop.is_("b")
    # The words of the other era leave that open.
    with pytest.raises(Unplayable):
        read_all("[ACT](VC):[Retire a rear-guard] Draw a card.", 0)


@pytest.mark.parametrize(("where", "soul"), [(0, 0), (1, 1)])
def test_a_card_looked_at_goes_back_or_into_the_soul(where: int, soul: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], look at the top card of your deck, and put it"
        " on the top of your deck or into your soul."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), deck=["a", "a"]),
        cards=[unit("a")],
        at="main",
    )
    t.you.chooses("activate lead")
    assert len(t.options) == 2
    t.answer(where)
    t.you.soul.has(soul)


def test_a_unit_card_is_no_order() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], look at the top three cards of your deck,"
        " choose up to one unit card from among them, call it to (RC), and shuffle your deck."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), deck=["a", "edict", "t"]),
        cards=[unit("a"), order("edict", 1), unit("t", 0, trigger="draw")],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose("a", "t")
    t.you.may_not_choose("edict")
    t.you.chooses("a")
    t.answer(0)
    t.you.deck.has(2)


@pytest.mark.parametrize(("rides", "held"), [("quill", 2), ("old quill", 1), ("other", 1)])
def test_a_card_is_called_by_its_grade_alone(rides: str, held: int) -> None:
    text = (
        '[AUTO]:When this unit is rode upon by a grade 2 with "quill" in its card name, draw a'
        " card."
    )
    t = riding(text, hand=[rides, "top"])
    t.you.chooses(f"ride {rides}")
    t.you.hand.has(held)
    # On its own it says neither where the card is, nor whose.
    with pytest.raises(Unplayable):
        read_all("[ACT](VC):[COST][Soul-Blast 1], choose a grade 2, and retire it.", OVERDRESS)


@pytest.mark.parametrize(("vanguard", "cost"), [("quill", ""), ("quill", "with"), ("me", "")])
def test_an_order_is_played_if_something_is_so(vanguard: str, cost: str) -> None:
    paid = "with [COST][Soul-Blast 1] " if cost else ""
    text = f'Play this {paid}if you have a vanguard with "quill" in its card name! Draw a card.'
    t = table(
        "vgd",
        you=side(vanguard=unit(vanguard, 3), hand=["edict"], soul=["a"], deck=["a", "a"]),
        cards=[order("edict", 1, text=text), unit("a")],
        at="main",
    )
    if vanguard == "me":
        t.you.may_choose_exactly("pass")
        return
    t.you.chooses("play order edict")
    t.you.hand.is_("a")
    t.you.soul.has(0 if cost else 1)


def test_a_set_order_that_says_nothing_but_its_cost_is_paid_for_and_stays() -> None:
    note = "(After a set order is played, put it into the Order Zone.)"
    text = (f"{note} Play this with [COST][Soul-Blast 1]!",)
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3), hand=["flag"], soul=["a"]),
        cards=[order("flag", 1, text=text, kind=SET_ORDER), unit("a")],
        at="main",
    )
    t.you.chooses("play order flag")
    t.you.drop.is_("a")
    t.you.order_zone.is_("flag")


def test_brackets_between_two_blasts_are_mended() -> None:
    whole = normalise("[ACT](VC):[COST][Counter-Blast 1 & Soul-Blast 2], and draw a card.")
    for broken in ("[Counter-Blast 1] &[Soul-Blast 2]", "[Counter-Blast]1 & Soul-Blast]2]"):
        assert normalise(f"[ACT](VC):[COST]{broken}, and draw a card.") == whole
