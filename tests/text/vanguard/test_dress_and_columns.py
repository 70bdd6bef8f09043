"""originalDress and outerDress, Songs sung this turn, chosen columns, and the like (overDress)."""

from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import TRIGGER_UNIT
from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import laid, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

OUTER = "(An outerDress is the unit that this card is the originalDress of)"
TEXTS = tuple(
    f"""
[AUTO]:When this card becomes an originalDress, choose one of this card's outerDress units, and it gets [Power] +5000 until end of turn. {OUTER}
[AUTO]:When this unit is placed on (RC) by [XoverDress], draw a card.
[AUTO]:When this unit is placed on (RC), if it [overDress], draw a card.
[AUTO](RC):When this unit in the [overDress] state attacks, draw a card.
[AUTO](RC):When the attack of this unit in the [XoverDress] state hits a vanguard, draw a card.
[CONT](RC):If you have a rear-guard with an originalDress, this unit gets [Power] +2000.
[CONT](RC):This unit gets [Power] +5000 for each of this unit's originalDress.
[CONT](RC):If your "Quill" was sung this turn, this unit gets [Power] +5000.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a column, and retire all of your opponent's rear-guards in that column.
[ACT](RC)[1/turn]:[COST][Soul-Blast 1], choose one of your other rear-guards, and it gets this unit's [Power] until end of turn. (Increase by its [Power] at that time)
[ACT](RC)[1/turn]:[COST][Remove a card from drop], and draw a card.
[CONT](RC):If your grade 3 vanguard is a unit with "Quill" in its card name or a <Elf>, this unit gets [Power] +5000.
[CONT](VC):If three or more of your opponent's cards are imprisoned, this unit gets drive +1.
[AUTO]:When this card is put in the order zone, draw a card.
[AUTO]:When this unit is put on (GC), if your opponent's attacking unit has attacked two or more times this turn, this unit gets [Shield] +15000 until end of that battle. (Active if this battle is its second attack this turn or more)
Additional Effect - Until end of turn, you also perform drive checks for the battles your rear-guards attack!
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, TRIGGER_UNIT | OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


CARDS = (*[unit(name) for name in "abcdef"], unit("quill", 3), unit("elf", 3, races=("Elf",)))
OVER = '[overDress]-"guise"'


def dressing(under: str, over: str = "", **zones: Any) -> Table:
    """A main phase with a guise, which says something, and a card to be put over it."""
    mantle = unit("mantle", 1, text=(OVER, over) if over else (OVER,))
    you = {"hand": ["mantle"], "left": "guise", "deck": ["a"] * 6, "vanguard": unit("me", 3)}
    return table(
        "vgd",
        you=side(**{**you, **zones}),
        cards=[*CARDS, mantle, unit("guise", text=under)],
        at="main",
    )


def test_a_card_becomes_an_original_dress() -> None:
    text = (
        "[AUTO]:When this card becomes an originalDress, choose one of this card's outerDress"
        ' units, until end of turn, it gets [Power] +5000, and if the outerDress is "mantle", it'
        " gets [Power] +2000."
    )
    t = dressing(text, right="b")
    t.you.chooses("overDress mantle")
    assert t.you.value("mantle", "power") == 15000
    assert t.you.value("b", "power") == 8000
    t = dressing("[AUTO]:When this card becomes an originalDress, draw a card.", right="guise")
    t.you.chooses("overDress mantle", "guise")
    t.you.hand.has(1)  # the other guise became none


def test_an_outer_dress_without_an_original_one_is_refused() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, choose one of this card's outerDress units, and it gets"
        " [Power] +5000 until end of turn."
    )
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(f"[AUTO](RC):When this unit attacks, draw a card. {OUTER}", OVERDRESS)
    with pytest.raises(Unplayable):
        read_all("[AUTO](RC):When your other unit attacks, if it [overDress], draw a card.", 0)


@pytest.mark.parametrize("dressed", [True, False])
def test_what_a_unit_does_that_is_over_another(dressed: bool) -> None:
    text = "[AUTO](RC):When this unit in the [overDress] state attacks, draw a card."
    hits = "[AUTO](RC):When the attack of this unit in the [overDress] state hits, [Soul-Charge 1]."
    striker = unit("striker", 2, 20000, text=(text, hits))
    t = table(
        "vgd",
        you=side(
            vanguard=unit("me", 3),
            left=laid("striker", under=["a"]) if dressed else "striker",
            deck=["a"] * 9,
        ),
        rival=side(vanguard=unit("them", 3), left="b", deck=["a"] * 9),
        cards=[*CARDS, striker],
        at="battle",
    )
    t.you.chooses("attack", "attack with striker", "attack b")
    t.you.hand.has(1 if dressed else 0)
    while t.rival.left.names:
        (t.you if t.you.options else t.rival).passes()
    t.you.soul.has(1 if dressed else 0)


@pytest.mark.parametrize("placed", ["overDress", "call"])
def test_whether_a_placed_unit_is_over_another(placed: str) -> None:
    text = "[AUTO]:When this unit is placed on (RC), if it [overDress], draw a card."
    t = dressing("", text)
    if placed == "overDress":
        t.you.chooses("overDress mantle")
    else:
        t.you.chooses("call mantle", "right front")
    t.you.hand.has(1 if placed == "overDress" else 0)


def test_each_original_dress_counts() -> None:
    text = "[CONT](RC):This unit gets [Power] +5000 for each of this unit's originalDress."
    for under, power in (([], 8000), (["a"], 13000), (["a", "b"], 18000)):
        t = table(
            "vgd",
            you=side(left=laid("top", under=under) if under else "top"),
            cards=[*CARDS, unit("top", text=text)],
            at="main",
        )
        assert t.you.value("top", "power") == power
    asks = (
        "[CONT](RC):If you have a rear-guard with an originalDress, this unit gets [Power] +2000."
    )
    for under, power in (([], 8000), (["a"], 10000)):
        t = table(
            "vgd",
            you=side(left=laid("b", under=under) if under else "b", right=unit("sees", text=asks)),
            cards=[*CARDS],
            at="main",
        )
        assert t.you.value("sees", "power") == power


def test_a_song_was_sung_this_turn() -> None:
    text = '[CONT](RC):If your "refrain" was sung this turn, this unit gets [Power] +5000.'
    sings = "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a Song from your order zone, and sing it."  # noqa: E501
    for sung, power in (("refrain", 13000), ("coda", 8000)):
        songs = [order(n, kind=SET_ORDER, additional=("Song",)) for n in ("refrain", "coda")]
        t = table(
            "vgd",
            you=side(
                vanguard=unit("me", 3, text=sings), left="fan", order_zone=["refrain", "coda"]
            ),
            rival=side(left="spy"),
            cards=[*CARDS, *songs, unit("fan", text=text), unit("spy", text=text)],
            at="main",
        )
        assert t.you.value("fan", "power") == 8000
        t.you.chooses("activate me", sung)
        assert t.you.value("fan", "power") == power
        assert t.rival.value("spy", "power") == 8000


@pytest.mark.parametrize(
    ("column", "gone"),
    [("left front", ["right", "back_right"]), ("vanguard circle", ["back_center"])],
)
def test_a_column_is_chosen(column: str, gone: list[str]) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a column, and retire all of your"
        " opponent's rear-guards in that column."
    )
    places = ["left", "right", "back_left", "back_right", "back_center"]
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3, text=text), left="f"),
        rival=side(**dict(zip(places, "abcde", strict=True))),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate me")
    assert len(t.options) == 3
    t.you.chooses(column)
    t.you.left.is_("f")
    for place in places:
        assert bool(getattr(t.rival, place).names) == (place not in gone)


def test_that_column_is_one_that_was_chosen() -> None:
    text = "[ACT](VC):[COST][Soul-Blast 1], and retire all of your opponent's rear-guards in that column."  # noqa: E501
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


def test_a_unit_gets_the_power_that_another_has() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose one of your other rear-guards, and it"
        " gets this unit's [Power] until end of turn."
    )
    t = table(
        "vgd",
        you=side(left=unit("giver", 1, 6000, text=text), right="b"),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate giver")
    assert t.you.value("b", "power") == 14000
    assert t.you.value("giver", "power") == 6000


@pytest.mark.parametrize(("vanguard", "power"), [("quill", 13000), ("elf", 13000), ("big", 8000)])
def test_a_vanguard_is_one_thing_or_another(vanguard: str, power: int) -> None:
    text = (
        '[CONT](RC):If your grade 3 vanguard is a unit with "quill" in its card name or a <Elf>,'
        " this unit gets [Power] +5000."
    )
    t = table(
        "vgd",
        you=side(vanguard=vanguard, left=unit("aide", text=text)),
        cards=[*CARDS, unit("big", 3)],
        at="main",
    )
    assert t.you.value("aide", "power") == power


def test_rear_guards_perform_drive_checks_for_a_turn() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], and until end of turn, you also perform drive"
        " checks for the battles your rear-guards attack."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3, text=text), left=unit("striker", 2, 20000), deck=["a"] * 9),
        rival=side(vanguard=unit("them", 3), deck=["a"] * 9),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate me", "pass", "attack")
    while not t.you.hand.names:
        (t.you if t.you.options else t.rival).passes()
    t.you.hand.has(1)


def test_the_note_of_a_second_attack_is_of_the_second() -> None:
    text = (
        "[AUTO]:When this unit is put on (GC), if your opponent's attacking unit has attacked"
        " {n} or more times this turn, draw a card. (Active if this battle is its second attack"
        " this turn or more)"
    )
    assert read_all(text.format(n="two"), OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(text.format(n="three"), OVERDRESS)


def test_a_card_of_the_drop_zone_is_removed_for_a_cost() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Remove a card from drop], and draw a card."
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3, text=text), drop=["b"], deck=["a", "a"]),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate me")
    t.you.removed.is_("b")
