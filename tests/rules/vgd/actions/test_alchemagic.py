"""Section 7.34: Alchemagic, one order joined to another."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER, NORMAL_ORDER, ORDER_LIMIT, SET_ORDER
from bythebook.games.vanguard.d.zones.zones import ORDER_AREA
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.zones.zones import DROP, FIELD
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Num, Player, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

JOINS = (
    "[CONT](VC):When you would play a normal order, you can bind a normal order with {} card name "
    "from your drop, and Alchemagic."
)
DIFFERENT = JOINS.format("a different")
SAME = JOINS.format("the same")
ANY = (
    "[CONT](VC):When you would play a normal order, you can bind a normal order from your drop, "
    "and Alchemagic. (Combine the costs, and add the effect to the back!)"
)
TWO_ORDERS = Ability(CONT, FIELD, modifiers=(Modifier(ADD, ORDER_LIMIT, Player(YOU), Num(1)),))
CHARGES = "Play this with [COST][Counter-Blast 1]! [Soul-Charge 1]."
DRAWS = "Play this with [COST][Soul-Blast 1]! Draw a card."


def brew(name: str, text: str = "", kind: int = NORMAL_ORDER, **more: Any) -> CardDef:
    return order(name, text=text, kind=kind, **more)


def brewing(*cards: CardDef, text: str = DIFFERENT, **zones: Any) -> Table:
    """The main phase of a player who plays `edict` with whatever lies in the drop zone."""
    you = side(
        **{
            "vanguard": unit("sage", 3, text=text),
            "hand": ["edict", "a"],
            "damage": ["a"],
            "soul": ["c"],
            "deck": ["b"] * 9,
            **zones,
        }
    )
    known = [unit(name) for name in "abc"]
    return table("vgd", you=you, cards=[*known, *cards], at="main")


@clause("vgd 7.34.1.2")
def test_what_both_cost_is_paid_and_what_the_second_says_is_done_after_the_first() -> None:
    edict = brew("edict", "Play this with [COST][Counter-Blast 1]! [Soul-Charge 1].")
    away = "Put all of your cards in your soul into your drop."
    rite = brew("rite", f"Play this with [COST][Soul-Blast 1]! {away}")
    t = brewing(edict, rite, drop=["rite"])
    t.you.chooses("play order edict")
    t.you.may_choose_exactly("rite", "done")
    t.you.chooses("rite")
    t.you.bind.is_("rite")
    assert t.you.damage.face_down == ["a"]
    # What was charged by the first was put away by the second, behind it.
    t.you.soul.is_()
    t.you.drop.holds_exactly("edict", "c", "b")


@clause("vgd 7.34.1.2")
def test_who_wants_plays_one_order_alone() -> None:
    t = brewing(brew("edict", CHARGES), brew("rite", DRAWS), drop=["rite"])
    t.you.chooses("play order edict", "done")
    t.you.drop.holds_exactly("rite", "edict")
    t.you.bind.is_()
    t.you.soul.holds_exactly("c", "b")
    t.you.hand.is_("a")


@clause("vgd 7.34.1.2")
@pytest.mark.parametrize(("soul", "may"), [(["c"], True), ([], False)])
def test_only_with_what_can_be_paid_for_along_with_it(soul: list[str], may: bool) -> None:
    t = brewing(brew("edict", CHARGES), brew("rite", DRAWS), drop=["rite"], soul=soul)
    t.you.chooses("play order edict")
    if may:
        t.you.may_choose_exactly("rite", "done")
        t.you.chooses("done")
    t.you.bind.is_()


@clause("vgd 7.34.1.2")
@pytest.mark.parametrize(("soul", "may"), [(2, True), (1, False)])
def test_what_the_second_asks_for_has_to_be_so(soul: int, may: bool) -> None:
    rite = brew("rite", "Play this if your soul has two or more cards! Draw a card.")
    t = brewing(brew("edict", CHARGES), rite, drop=["rite"], soul=["c"] * soul)
    t.you.chooses("play order edict")
    if may:
        t.you.chooses("rite")
    t.you.hand.holds_exactly(*["a", "b"][: 1 + may])


@clause("vgd 7.34.1.1")
@pytest.mark.parametrize("joined", ["rite", "done"])
def test_the_first_gets_the_automatic_abilities_of_the_second(joined: str) -> None:
    leaves = Trigger(EV_MOVE, This(), (ORDER_AREA,), (DROP,))
    waits = Ability(AUTO, (ORDER_AREA,), leaves, body=(Draw(Num(2)),))
    t = brewing(brew("edict"), brew("rite", abilities=(waits,)), drop=["rite"])
    t.you.chooses("play order edict", joined)
    t.you.drop.holds_exactly(*["edict", "rite"][: 1 + (joined == "done")])
    t.you.hand.holds_exactly("a", *["b", "b"] * (joined == "rite"))


@clause("vgd 7.34.1")
@pytest.mark.parametrize(
    ("text", "offered"),
    [(DIFFERENT, ["rite", "done"]), (SAME, ["edict", "done"]), (ANY, ["rite", "edict", "done"])],
)
def test_the_text_says_with_which_orders(text: str, offered: list[str]) -> None:
    cards = (
        brew("edict"),
        brew("rite"),
        brew("flash", kind=BLITZ_ORDER),
        brew("stone", kind=SET_ORDER),
    )
    drop = ["rite", "edict", "flash", "stone", "a"]
    t = brewing(*cards, text=text, drop=drop)
    t.you.chooses("play order edict")
    t.you.may_choose_exactly(*offered)
    t.you.chooses("done")


@clause("vgd 7.34.1")
def test_only_a_normal_order_is_joined_to() -> None:
    t = brewing(brew("edict", kind=SET_ORDER), brew("rite"), drop=["rite"])
    t.you.chooses("play order edict")
    t.you.order_zone.is_("edict")
    t.you.drop.is_("rite")


@clause("vgd 7.34.1")
def test_without_such_a_text_nothing_is_joined() -> None:
    t = brewing(brew("edict", CHARGES), brew("rite"), text="", drop=["rite"])
    t.you.chooses("play order edict")
    t.you.drop.holds_exactly("edict", "rite")


NEXT = (
    "[AUTO]:When this unit is placed on (RC), the next time you would Alchemagic an order and play "
    "it this turn, reduce that cost by [Counter-Blast 1]."
)


@clause("vgd 7.26.2", "vgd 7.26.2.1")
@pytest.mark.parametrize(("helpers", "down"), [(1, 1), (2, 0)])
def test_the_cost_of_the_next_alchemagic_is_lowered_as_a_whole(helpers: int, down: int) -> None:
    edict = brew("edict", "Play this with [COST][Counter-Blast 1]! Draw a card.")
    rite = brew("rite", "Play this with [COST][Counter-Blast 1]! Draw a card.")
    cards = (edict, rite, unit("helper", text=NEXT))
    hand = ["edict", "rite", "helper", "helper"]
    t = brewing(*cards, hand=hand, drop=["rite"], damage=["a"])
    t.you.chooses("call helper", "left front")
    if helpers > 1:
        t.you.chooses("call helper", "right front")
    # Alone it costs what it says: lowered is what is paid for both.
    t.you.chooses("play order edict")
    t.you.may_choose_exactly("rite", "done")
    t.you.chooses("rite")
    assert len(t.you.damage.face_down) == down


@clause("vgd 7.26.2")
def test_what_cannot_be_played_alone_can_be_with_another() -> None:
    edict = brew("edict", "Play this with [COST][Counter-Blast 1]! Draw a card.")
    cards = (edict, brew("rite"), unit("helper", text=NEXT))
    t = brewing(*cards, hand=["edict", "helper"], drop=["rite"], damage=[face_down("a")])
    t.you.may_not_choose("play order edict")
    t.you.chooses("call helper", "left front")
    # It is joined, then: nobody is asked whether.
    t.you.chooses("play order edict")
    t.you.bind.is_("rite")
    t.you.hand.is_("b")


@clause("vgd 7.26.2")
def test_it_is_over_once_there_was_an_alchemagic() -> None:
    free = brew("edict", "Draw a card.")
    dear = brew("feast", "Play this with [COST][Counter-Blast 1]! Draw a card.")
    limit = unit("sage", 3, text=DIFFERENT, abilities=(TWO_ORDERS,))
    cards = (free, dear, brew("rite"), unit("helper", text=NEXT))
    hand = ["edict", "feast", "helper"]
    t = brewing(*cards, vanguard=limit, hand=hand, drop=["rite", "rite"], damage=["a"])
    t.you.chooses("call helper", "left front", "play order edict", "rite")
    t.you.chooses("play order feast", "rite")
    assert t.you.damage.face_down == ["a"]


TEXTS = (
    "[CONT](RC):If you did Alchemagic this turn, this unit gets [Power] +5000.",
    "[AUTO](RC):When you play an order with Alchemagic, [Soul-Charge 1].",
)
PART = "Draw a card. If this is part of Alchemagic, draw two cards."


@clause("vgd 7.34.1")
@pytest.mark.parametrize("joined", ["rite", "done"])
def test_texts_ask_whether_there_was_one(joined: str) -> None:
    cards = (brew("edict", PART), brew("rite", PART), unit("pupil", text=TEXTS))
    t = brewing(*cards, left="pupil", drop=["rite"], soul=[])
    t.you.chooses("play order edict", joined)
    both = joined == "rite"
    assert t.you.value("pupil", "power") == (13000 if both else 8000)
    t.you.soul.has(int(both))
    t.you.hand.has(1 + (6 if both else 1))


UNTIL = (
    "[ACT](VC):[COST][Counter-Blast 1], and until end of turn, when you would play a normal order, "
    "you can bind a normal order with a different card name from your drop, and Alchemagic."
)


def test_a_text_can_allow_it_for_a_turn() -> None:
    t = brewing(brew("edict"), brew("rite"), text=UNTIL, drop=["rite"])
    t.you.chooses("activate sage", "play order edict", "rite")
    t.you.bind.is_("rite")


@pytest.mark.parametrize("text", [DIFFERENT, SAME, ANY, NEXT, *TEXTS, UNTIL])
def test_it_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)
