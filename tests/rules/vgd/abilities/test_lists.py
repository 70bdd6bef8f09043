"""Section 11.8.3.1.2: effects that are written as a list."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import named
from bythebook.games.vanguard.d.cards.types import NORMAL_ORDER
from bythebook.games.vanguard.d.single_sets.arms import arms_ability, held_by
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

COUNTED = (
    "[ACT](RC):[COST][Counter-Blast 1], and perform all of the following according to the number "
    "of cards in your soul. ・2 or more - [Soul-Charge 2]. ・3 or more - Draw a card. "
    "・4 or more - This unit gets [Power] +5000 until end of turn."
)


def acting(text: str, **zones: Any) -> Table:
    """The main phase of a player with a unit that has a text."""
    you = side(
        **{
            "left": unit("doer", text=text),
            "hand": ["a"],
            "damage": ["a"],
            "deck": ["a"] * 4 + ["b"] * 4,
            **zones,
        }
    )
    return table(
        "vgd", you=you, rival=side(left="b"), cards=[unit(name) for name in "abc"], at="main"
    )


@clause("vgd 11.8.3.1.2.1", "vgd 11.8.3.1.2")
@pytest.mark.parametrize(
    ("soul", "charged", "drawn", "power"),
    [(1, 1, 0, 8000), (2, 4, 0, 8000), (3, 5, 1, 8000), (4, 6, 1, 13000)],
)
def test_what_a_list_hangs_on_is_settled_before_any_of_it_is_done(
    soul: int, charged: int, drawn: int, power: int
) -> None:
    t = acting(COUNTED, soul=soul)
    t.you.chooses("activate doer")
    # With two cards the first point brings two more, and the others are not done all the same.
    t.you.soul.has(charged)
    t.you.hand.has(1 + drawn)
    assert t.you.value("doer", "power") == power


WHOLE = (
    "[ACT](RC):Perform all of the following. ・If your soul has two or more cards, draw a card. "
    "・[Soul-Charge 2]. ・If your soul has two or more cards, draw two cards."
)


@clause("vgd 11.8.3.1.2", "vgd 11.8.3.1.2.2")
@pytest.mark.parametrize(("soul", "drawn"), [(0, 2), (1, 2), (2, 3)])
def test_a_list_is_done_from_top_to_bottom_each_point_by_itself(soul: int, drawn: int) -> None:
    t = acting(WHOLE, soul=soul)
    t.you.chooses("activate doer")
    # What a point asks for itself is asked when it is reached: by then the soul has grown.
    t.you.hand.has(1 + drawn)
    t.you.soul.has(soul + 2)


PAID = (
    "[ACT](RC):[COST][Soul-Blast 1], and perform all of the following. (You can choose to perform "
    "only one) ・[COST][Counter-Blast 1], and draw a card. ・[COST][discard a card from hand], "
    "choose one of your opponent's rear-guards, and retire it."
)


@clause("vgd 11.8.3.1.2.2")
@pytest.mark.parametrize("first", ["yes", "no"])
@pytest.mark.parametrize("second", ["yes", "no"])
def test_a_cost_that_is_not_paid_keeps_nobody_from_the_next_point(first: str, second: str) -> None:
    t = acting(PAID, soul=1)
    t.you.chooses("activate doer", first)
    assert len(t.you.damage.face_down) == (first == "yes")
    t.you.chooses(second)
    if second == "yes" and first == "yes":
        t.you.chooses("a")
    t.rival.left.is_(*[] if second == "yes" else ["b"])
    t.you.hand.has(1 + (first == "yes") - (second == "yes"))


@clause("vgd 11.8.3.1.2.2")
def test_nor_does_one_that_cannot_be_paid() -> None:
    t = acting(PAID, soul=1, damage=[face_down("a")])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.rival.left.is_()


ONE = (
    "[ACT](RC):[COST][Counter-Blast 1], and perform one of the following. "
    "・This unit gets [Power] +10000 until end of turn. "
    "・Put this unit into your soul, choose one of your opponent's rear-guards, and retire it."
)


@pytest.mark.parametrize(("way", "power", "left"), [("1", 18000, ["b"]), ("2", 0, [])])
def test_of_a_list_one_point_can_be_chosen(way: str, power: int, left: list[str]) -> None:
    t = acting(ONE)
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("1", "2")
    t.you.chooses(way)
    t.rival.left.is_(*left)
    assert (t.you.value("doer", "power") if power else 0) == power
    assert t.you.soul.names == ([] if power else ["doer"])


@pytest.mark.parametrize(("way", "soul"), [("1", 0), ("2", 1)])
def test_an_order_can_have_a_list(way: str, soul: int) -> None:
    text = (
        "Play this with [COST][Counter-Blast 1]!",
        "Perform either of the effects below.",
        "・Draw a card.",
        "・[Soul-Charge 1].",
    )
    edict = order("edict", text=text, kind=NORMAL_ORDER)
    t = acting("", left="a", hand=[edict, "b"])
    t.you.chooses("play order edict", way)
    t.you.soul.has(soul)
    t.you.hand.has(2 - soul)


OF_KINDS = (
    "[ACT](RC):Perform all of the following according to the number of your units. ・Two or more "
    "grade 1 units - Draw a card. ・Two or more grade 2 units - [Soul-Charge 1]."
)


@clause("vgd 11.8.3.1.2.1")
@pytest.mark.parametrize(
    ("grades", "drawn", "charged"), [((3, 3), 0, 0), ((1, 2), 1, 0), ((2, 2), 0, 1), ((2, 3), 0, 0)]
)
def test_each_point_can_say_of_which_units_there_have_to_be_so_many(
    grades: tuple[int, int], drawn: int, charged: int
) -> None:
    others = [unit(f"other {n}", grade) for n, grade in enumerate(grades)]
    t = acting(OF_KINDS, right=others[0], back_left=others[1])
    t.you.chooses("activate doer")
    t.you.hand.has(1 + drawn)
    t.you.soul.has(charged)


BY_ARMS = (
    "[ACT](RC):Perform all of the following according to the Arms on your (VC). ・Right Deity Arms "
    "- Draw a card. ・Left Deity Arms - [COST][Counter-Blast 1], and [Soul-Charge 1]."
)


@clause("vgd 11.8.3.1.2.1")
@pytest.mark.parametrize("names", [(), ("Right",), ("Left",), ("Right", "Left")])
def test_or_which_arms(names: tuple[str, ...]) -> None:
    arms = [
        order(name, abilities=(arms_ability(f"{name} Deity Arms", named("vanguard")),), kind=256)
        for name in names
    ]
    t = acting(BY_ARMS, arms=arms)
    t.changes([c for card in t.you.arms.refs for c in held_by(card, t.you.ref("vanguard"))])
    t.you.chooses("activate doer", *["yes"] * ("Left" in names))
    t.you.hand.has(1 + ("Right" in names))
    t.you.soul.has(int("Left" in names))


BY_TYPE = (
    "[ACT](RC):[COST][Counter-Blast 1], reveal the top card of your deck, and perform one of the "
    "effects below depending on that card's type. ・Normal Unit - Put that revealed card into your "
    "hand, and this unit gets [Power] +5000 until end of turn. ・Trigger Unit - [Soul-Charge 2]. "
    "(Return the revealed card to its original spot)"
)


@clause("vgd 11.8.3.1.2.1")
@pytest.mark.parametrize(
    ("top", "held", "power", "charged"),
    [("c", 2, 13000, 0), ("front", 1, 8000, 2), ("edict", 1, 8000, 0)],
)
def test_or_of_which_type_a_card_is(top: str, held: int, power: int, charged: int) -> None:
    edict = order("edict", text="Draw a card.")
    # What is charged is looked at no more: the first point has been passed by then.
    t = acting(BY_TYPE, deck=[edict if top == "edict" else top, "c", "c", "c"])
    t.you.chooses("activate doer")
    t.you.hand.has(held)
    t.you.soul.has(charged)
    assert t.you.value("doer", "power") == power


GETS_ALL = (
    "[CONT](RC):This unit gets all of the following according to the number of cards in your "
    "soul. ・One or more - During your turn, this unit gets [Power] +5000. ・Two or more - All of "
    "your grade 1 units get [Power] +1000. (Active on opponent's turn too)"
)


@pytest.mark.parametrize(("soul", "own", "others"), [(0, 8, 8), (1, 13, 8), (2, 14, 9)])
def test_a_unit_gets_all_of_a_list_that_there_is_enough_for(
    soul: int, own: int, others: int
) -> None:
    t = acting(GETS_ALL, soul=soul, right="c")
    assert t.you.value("doer", "power") == own * 1000
    assert t.you.value("c", "power") == others * 1000


GIVEN = (
    "[CONT](RC):If your soul has two or more cards, this unit gets all of the following. "
    "・[ACT](RC):[COST][Counter-Blast 1], and draw a card. "
    "・[CONT](RC):This unit gets [Power] +5000."
)


@pytest.mark.parametrize(("soul", "power"), [(1, 8000), (2, 13000)])
def test_a_list_of_abilities_is_got(soul: int, power: int) -> None:
    t = acting(GIVEN, soul=soul)
    assert t.you.value("doer", "power") == power
    if soul == 1:
        t.you.may_not_choose("activate doer")
        return
    t.you.chooses("activate doer")
    t.you.hand.has(2)


NIGHT = (
    "[CONT]Order Zone:If your order zone only has World cards, the following effects are active "
    "according to the number of cards in your order zone. ・1 card - Your World becomes Dark "
    "Night. ・2 or more cards - Your World becomes Abyssal Dark Night."
)
OWL = (
    "[CONT](RC):If your World is Dark Night, this unit gets [Power] +1000.",
    "[CONT](RC):If your World is Abyssal Dark Night, this unit gets [Power] +2000.",
)


@pytest.mark.parametrize(
    ("zone", "power"),
    [(["dusk"], 9000), (["dusk", "dusk"], 10000), (["dusk", "plain"], 8000), (["plain"], 8000)],
)
def test_how_many_worlds_there_are_says_which_night_it_is(zone: list[str], power: int) -> None:
    dusk = order("dusk", text=NIGHT, kind=128, additional=("World",))
    cards = [dusk, order("plain", kind=128)]
    you = side(left=unit("owl", text=OWL), order_zone=zone, hand=["filler"])
    t = table("vgd", you=you, cards=cards, at="main")
    assert t.you.value("owl", "power") == power


def test_imprisoned_cards_are_in_the_order_zone_too() -> None:
    dusk = order("dusk", text=NIGHT, kind=128, additional=("World",))
    jail = order("jail", kind=128, additional=("World", "Prison"))
    for prison, power in (([], 10000), (["filler"], 8000)):
        you = side(left=unit("owl", text=OWL), order_zone=["dusk", "jail"], prison=prison, hand=1)
        t = table("vgd", you=you, cards=[dusk, jail], at="main")
        assert t.you.value("owl", "power") == power


TEXTS = [COUNTED, WHOLE, PAID, ONE, OF_KINDS, BY_ARMS, BY_TYPE, GETS_ALL, GIVEN, NIGHT]


@pytest.mark.parametrize("text", TEXTS)
def test_a_list_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)


GETS = "[CONT](RC):This unit gets all of the following"
BY_UNITS = "according to the number of your units."
NOTE = "(You can choose to perform only one)"


@pytest.mark.parametrize(
    "text",
    [
        # Points that hang on a number without one, and without that where there is one.
        "[ACT](RC):Perform all of the following. ・2 or more - Draw a card.",
        f"[ACT](RC):Perform all of the following {BY_UNITS} ・Draw a card.",
        "[ACT](RC):Perform all of the following.",
        "[ACT](RC):Draw a card. ・Draw a card.",
        "[ACT](RC):Perform all of the following. ・Right Deity Arms - Draw a card.",
        "[ACT](RC):Perform all of the following. ・Normal Unit - Draw a card.",
        "[ACT](RC):Perform all of the following. ・Two or more grade 1 units - Draw a card.",
        "[CONT](RC):This unit gets all of the following. ・2 or more - This unit gets [Power] +1.",
        f"{GETS} {BY_UNITS} ・[CONT](RC):This unit gets [Power] +1000.",
        # An ability of the drop zone that a rear-guard gets.
        "[CONT](RC):This unit gets all of the following. ・[ACT](Drop):Draw a card.",
        # Nothing is paid: there is nothing to choose to perform.
        f"[ACT](RC):Perform all of the following. {NOTE} ・Draw a card.",
    ],
)
def test_a_list_that_leaves_anything_open_is_refused(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, 1 | OVERDRESS)
