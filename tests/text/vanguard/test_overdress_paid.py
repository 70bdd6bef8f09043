"""What texts of the overDress era say of what their costs were paid with."""

import pytest
from tests.text.vanguard.overdress_boards import CARDS

from bythebook.testing import side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS


def test_the_card_that_was_bound_for_a_cost_is_called() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 1 & bind a rear-guard], and call the card bound for"
        " this cost to (RC)."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text), soul=["small"], left="big", bind=["crit", "small"]
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.answer(1)
    t.you.bind.holds_exactly("crit", "small")
    t.you.drop.is_("small")


def test_the_card_that_was_revealed_for_a_cost_is_ridden() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][reveal a grade 3 card from hand], and ride the card revealed for"
        " this cost as [Stand]."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 2), left=unit("post", text=text), hand=["big", "small"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate post")
    t.you.chooses("big")
    t.you.vanguard.is_("big")
    t.you.hand.is_("small")


@pytest.mark.parametrize("retired", [1, 2, 3])
def test_so_much_for_each_unit_that_was_retired_for_a_cost(retired: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Counter-Blast 1 & retire one or more of your rear-guards], and"
        " this unit gets [Power] +5000 until end of turn for each unit retired for this cost."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text),
            left="small",
            right="big",
            back_left="crit",
            damage=["draw"],
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    for name in ("small", "big", "crit")[:retired]:
        t.you.chooses(name)
    if retired < 3:
        t.you.chooses("done")
    assert t.you.value("lead", "power") == 8000 + 5000 * retired


def test_what_was_soul_blasted_for_a_cost_is_bound() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][Soul-Blast 2], and bind all [Critical] triggers [Soul-Blast] for"
        " this cost."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), soul=["crit", "small"], drop=["crit"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.bind.is_("crit")
    t.you.drop.holds_exactly("crit", "small")


@pytest.mark.parametrize(("card", "held"), [("small", 1), ("big", 2)])
def test_a_cost_was_paid_with_such_a_card(card: str, held: int) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), [COST][put a unit card from drop into soul], and"
        " draw a card. If you put a grade 3 card for this cost, draw a card."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3),
            hand=[unit("comer", text=text)],
            drop=[card],
            deck=["draw", "draw"],
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call comer")
    t.answer(0)
    t.you.chooses("yes")
    t.you.hand.has(held)


def test_a_card_bound_for_a_cost_is_ridden_at_the_end_of_the_turn() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][bind a card from soul], and draw a card. At the end of that"
        " turn, ride the card bound for this cost as [Rest]."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text), soul=["big"], bind=["small"], deck=["draw"] * 4
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.bind.holds_exactly("small", "big")
    while "lead" in t.you.vanguard.names:
        t.you.chooses("pass")
    t.you.vanguard.is_("big")
    t.you.bind.is_("small")


def test_what_a_cost_was_paid_with_has_to_be_told_apart() -> None:
    for cost, words in (
        ("Soul-Blast 1 & discard a card from hand", "the card discarded for this cost"),
        ("Soul-Blast 1", "the card bound for this cost"),
        ("Soul-Blast 1 & Soul-Blast 1", "the card [Soul-Blast] for this cost"),
    ):
        with pytest.raises(Unplayable):
            read_all(f"[ACT](VC):[COST][{cost}], and put {words} into hand.", OVERDRESS)


@pytest.mark.parametrize(
    ("damage", "paid", "deck", "soul"),
    [
        (0, False, ["small", "small"], 0),
        (1, False, ["small", "small"], 0),
        (1, True, ["small", "small"], 1),
        (1, True, ["big", "small"], 0),
    ],
)
def test_what_was_not_done_is_asked_only_of_who_has_paid(
    damage: int, paid: bool, deck: list[str], soul: int
) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), [COST][Counter-Blast 1], look at the top card of"
        " your deck, choose up to one grade 3 card from among them, and put it into your hand. If"
        " you did not put a card into your hand, [Soul-Charge 1]."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3),
            hand=[unit("comer", text=text)],
            damage=["draw"] * damage,
            deck=deck,
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call comer")
    t.answer(0)
    if damage:
        t.you.chooses("yes" if paid else "no")
    if paid:
        t.you.chooses("big" if "big" in deck else "done")
    t.you.soul.has(soul)


@pytest.mark.parametrize(("grade", "held"), [(2, 0), (3, 1)])
def test_what_was_not_done_is_asked_only_if_what_was_asked_before_was_so(
    grade: int, held: int
) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), if your vanguard is grade 3 or greater, choose"
        " one of your opponent's rear-guards, and retire it. If you did not retire a card, draw a"
        " card."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", grade), hand=[unit("comer", text=text)], deck=["small", "small"]
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call comer")
    t.answer(0)
    t.you.hand.has(held)
    apart = text.replace("retire it. If", "retire it. Shuffle your deck. If")
    with pytest.raises(Unplayable):
        read_all(apart, OVERDRESS)


def test_an_order_of_a_type_or_another_card() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a Gem order or unit card with"
        ' "small" in its card name from your drop, and put it into hand.'
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=text), drop=["stone", "small", "big", "edict"]),
        cards=[*CARDS, order("stone", 1, special=("Gem",))],
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("stone", "small")
    t.you.chooses("stone")
