"""What is said of cards that were revealed among others, and of what nobody wanted to do."""

import pytest
from tests.text.vanguard.overdress_boards import CARDS, acting

from bythebook.testing import side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

LOOKS = (
    "look at the top four cards of your deck, choose up to two cards from among them, reveal them,"
)


@pytest.mark.parametrize("rest", ["the rest of the revealed cards", "the remaining revealed cards"])
def test_among_the_revealed_cards_are_only_those(rest: str) -> None:
    t = acting(
        f"{LOOKS} choose a grade 3 card from among the revealed cards, put it into hand, put {rest}"
        " into soul, and shuffle the deck.",
        deck=["small", "big", "crit", "big", "draw"],
    )
    t.you.may_choose_exactly("small", "big", "crit", "done")
    t.you.chooses("small")
    t.you.chooses("big")
    t.you.hand.is_("big")
    t.you.soul.is_("small")
    t.you.deck.has(3)


def test_among_them_is_said_of_cards_that_were_just_revealed() -> None:
    t = acting(
        f"{LOOKS} put up to one card from among them into your hand, and shuffle the deck.",
        deck=["small", "big", "crit", "edict", "draw"],
    )
    t.you.chooses("small")
    t.you.chooses("crit")
    t.you.may_choose_exactly("small", "crit", "done")
    t.you.chooses("crit")
    t.you.hand.is_("crit")
    t.you.deck.has(4)


def test_among_them_is_said_of_all_once_the_revealed_cards_are_gone() -> None:
    t = acting(
        f"{LOOKS} put them into your hand, and put the rest into your soul.",
        deck=["small", "big", "crit", "edict", "draw"],
    )
    t.you.chooses("small")
    t.you.chooses("crit")
    t.you.hand.holds_exactly("small", "crit")
    t.you.soul.holds_exactly("big", "edict")


@pytest.mark.parametrize(
    "then",
    [
        "choose a card among the revealed cards, put it into hand, and put the rest into soul.",
        "put the rest of the revealed cards into soul.",
    ],
)
def test_the_rest_is_refused_where_it_is_open_of_which_cards(then: str) -> None:
    with pytest.raises(Unplayable):
        read_all(f"[ACT](VC):[COST][Soul-Blast 1], {LOOKS} {then}", OVERDRESS)


def test_the_name_of_a_type_is_said_of_the_kind_it_stands_before() -> None:
    t = acting(
        "look at the top four cards of your deck, choose up to one Quill order or unit card with"
        ' "Quill" in its card name from among them, reveal it and put it into your hand, and'
        " shuffle your deck.",
        deck=[
            unit("Quill, Keeper", 1),
            order("ledger", 1, special=("Quill",)),
            order("Quill of Dust", 1),
            "small",
            "small",
        ],
    )
    t.you.may_choose_exactly("Quill, Keeper", "ledger", "done")
    t.you.chooses("ledger")
    t.you.hand.is_("ledger")


@pytest.mark.parametrize(
    ("damage", "answers", "soul", "deck"),
    [(1, (0, 1), 1, 1), (1, (0, 0, 0, 0), 0, 1), (1, (1,), 0, 2), (0, (), 0, 2)],
)
def test_what_is_done_if_nobody_was_called_is_done_if_nobody_wanted_to(
    damage: int, answers: tuple[int, ...], soul: int, deck: int
) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), [COST][Counter-Blast 1], look at the top card of"
        " your deck, and you may call a unit card from among them to (RC). If you did not call,"
        " put the rest into your soul."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3),
            hand=[unit("comer", text=text)],
            damage=["draw"] * damage,
            deck=["small", "big"],
        ),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call comer")
    t.answer(0)
    for answer in answers:
        t.answer(answer)
    t.you.soul.has(soul)
    t.you.deck.has(deck)


def test_whether_a_card_was_revealed_is_not_told_by_its_being_chosen() -> None:
    with pytest.raises(Unplayable, match="does not tell"):
        read_all(
            "[AUTO](RC):When this unit attacks, choose a card from your hand, and you may reveal"
            " it. If you revealed a card, draw a card.",
            OVERDRESS,
        )


def test_one_of_them_is_one_of_those_just_chosen() -> None:
    t = acting(
        "reveal the top four cards of your deck, choose up to two unit cards from among them, put"
        " one of them into hand, put one of them into drop, and shuffle the deck.",
        deck=["small", "edict", "crit", "big", "draw"],
    )
    t.you.chooses("small")
    t.you.chooses("big")
    t.you.may_choose_exactly("small", "big")
    t.you.chooses("big")
    t.you.hand.is_("big")
    t.you.drop.is_("small")


@pytest.mark.parametrize(("answer", "power"), [(0, 5000), (1, 0)])
def test_what_was_waited_for_and_then_left_alone_was_not_put_anywhere(
    answer: int, power: int
) -> None:
    text = (
        "[AUTO](RC):When your other unit is placed on (RC) from hand, you may put that unit into"
        " the soul. If you put it into the soul, this unit gets [Power] +5000 until end of turn."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3), left=unit("post", 1, 8000, text=text), hand=["small"]),
        cards=CARDS,
        at="main",
    )
    t.you.chooses("call small")
    t.you.chooses("right front")
    t.answer(answer)
    assert t.you.value("post", "power") == 8000 + power


def test_a_unit_that_was_retired_is_in_no_column() -> None:
    with pytest.raises(Unplayable, match="no column"):
        read_all(
            "[ACT](VC):[COST][Soul-Blast 1], choose one of your opponent's rear-guards, and retire"
            " it. Retire all of your opponent's rear-guards in the same column as the chosen unit.",
            OVERDRESS,
        )
