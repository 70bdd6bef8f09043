"""Continuous abilities of the overDress era: guards called together, who is kept from what."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other, to_attack
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

CALLS = "when your opponent would call cards from hand to (GC), they must call two or more at the same time"  # noqa: E501
TEXTS = tuple(
    """
[CONT](RC):This unit gets [Power] +5000, and for the battle this unit attacked, when your opponent would call cards from hand to (GC), they must call two or more at the same time.
[AUTO](RC):When this unit attacks, until end of that battle, when your opponent would call cards from hand to (GC), they must call two or more at the same time.
[AUTO](RC):When this unit attacks, until end of that battle, when your opponent would call cards from their hand to (GC), they must call two or more at the same time.
[CONT](VC):The number of cards in your damage zone for you to lose becomes 7.
[CONT](RC):This unit gets [Power] +5000, and cannot be attacked.
[CONT](RC):This unit cannot be retired by your opponent's card effects, and gets [Power] +5000.
[CONT](RC):When this unit would attack, this unit battles all of your opponent's front row units.
[CONT](RC):When this unit would attack, it battles all of your opponent's front row units.
[CONT](RC)/Hand/Trigger Zone:This card gets grade +2/[Power] +5000.
[CONT](RC/GC)/(Hand)/(Trigger Zone):This card gets grade +2/[Power] +5000.
[CONT](RC):If you have a vanguard with only <Narukami> for its clan, this unit gets [Power] +5000.
[CONT](RC):All of your units with only <Narukami> for their clan get [Power] +5000.
[CONT](RC):If your vanguard's clan is only <Narukami>, this unit gets [Power] +5000.
[CONT](RC):If this unit is in the center column, this unit gets [Power] +5000.
[CONT](RC):If this unit is in the back row center column, this unit gets [Power] +5000.
[CONT](RC):If you have a back row center rear-guard with "Quill" in its card name, this unit gets [Power] +5000.
[CONT](RC):If you have two or more arms on your (VC), this unit gets [Power] +5000.
[CONT](RC):During the sixth battle or more of your turn, this unit gets [Power] +5000.
[CONT](RC):If you have two or more rear-guards with the Powerful ability or Friend ability, this unit gets [Power] +5000.
[CONT](RC):If your soul does not have a "Quill, Keeper", this unit gets [Power] +5000.
[CONT](RC):If your set order was put into the order zone this turn, this unit gets [Power] +5000.
[CONT](RC):If your set order was put from order zone into soul this turn, this unit gets [Power] +5000.
[CONT](RC):If you put a set order from order zone into soul this turn, this unit gets [Power] +5000.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", [*TEXTS, "[CONT]:This card cannot be ridden."])
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


MORE = (
    ("two or more at the same time", "three or more at the same time"),
    ("becomes 7", "becomes 8"),
    ("Narukami", "Kagero"),
    ("center column", "front row"),
    ("sixth", "fifth"),
    ("would attack", "attacks"),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    meant = read_all(text, OVERDRESS)
    if any(before in text for before in ("+5000", "your opponent's")):
        check_changed(text)
    for before, after in MORE:
        if before in text:
            try:
                found = read_all(text.replace(before, after), OVERDRESS)
            except TextError:
                continue
            assert found != meant


def guarded(text: str, hand: int, attacker: str = "it") -> list[str]:
    """What the other player may do to guard against an attack."""
    t = battle(
        field(left=unit("it", 2, text=text), right=unit("mate", 2)),
        other(hand=["filler"] * hand),
        book="vgd",
    )
    attack(t, attacker)
    options = list(t.options)
    if options == ["guard with several", "pass"]:
        t.rival.chooses("guard with several")
        for _ in range(1 if "two" in text else 2):
            # Fewer than that cannot be chosen.
            assert set(t.options) == {"filler"}
            t.rival.chooses("filler")
    t.ends_asking()
    return options


@pytest.mark.parametrize(
    "text",
    [
        f"[CONT](RC):This unit gets [Power] +5000, and for the battle this unit attacked, {CALLS}.",
        f"[AUTO](RC):When this unit attacks, until end of that battle, {CALLS}.",
    ],
)
def test_guardians_are_called_together(text: str) -> None:
    assert "guard with filler" not in guarded(text, 1)
    assert guarded(text, 2) == ["guard with several", "pass"]
    assert guarded(text, 4) == ["guard with several", "pass"]
    assert "guard with filler" in guarded(text, 2, "mate")
    three = text.replace("two or more", "three or more")
    assert "guard with several" not in guarded(three, 2)
    assert guarded(three, 3) == ["guard with several", "pass"]
    assert guarded(three, 4) == ["guard with several", "pass"]


@pytest.mark.parametrize(("damage", "lost"), [(6, False), (7, True)])
def test_with_how_much_damage_one_loses(damage: int, lost: bool) -> None:
    text = "[CONT](VC):The number of cards in your damage zone for you to lose becomes 7."
    you = side(vanguard=unit("lead", 3, text=text), damage=["filler"] * damage)
    t = table("vgd", you=you, rival=side(damage=["filler"] * 5), at="main")
    assert (t.game.result is not None) is lost
    if not lost:
        t.ends_asking()


def test_who_cannot_be_attacked() -> None:
    text = "[CONT](RC):This unit cannot be attacked."
    t = battle(field(), other(left=unit("safe", text=text), right="filler"), book="vgd")
    to_attack(t)
    t.you.chooses("attack with me") if "attack with me" in t.options else None
    t.you.may_choose_exactly("attack filler", "attack foe")
    t.ends_asking()


@pytest.mark.parametrize(
    ("text", "stays"),
    [
        ("[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and retire it.", True),
        ("[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and bind it.", False),
    ],
)
def test_who_is_not_retired_by_the_opponents_effects(text: str, stays: bool) -> None:
    bars = "[CONT](RC):This unit cannot be retired by your opponent's card effects."
    you = side(vanguard=unit("lead", 3, text=text))
    t = table("vgd", you=you, rival=side(left=unit("safe", text=bars)), at="main")
    t.you.chooses("activate lead")
    assert t.rival.left.names == (["safe"] if stays else [])
    # Effects of its own side retire it, and costs.
    for own in (
        "Choose one of your rear-guards, and retire it.",
        "[COST][retire a rear-guard], and [Soul-Charge 1].",
    ):
        lead = unit("lead", 3, text=f"[ACT](VC)[1/turn]:{own}")
        t = table("vgd", you=side(vanguard=lead, left=unit("safe", text=bars)), at="main")
        t.you.chooses("activate lead")
        t.you.drop.is_("safe")


def test_who_cannot_be_ridden() -> None:
    barred = unit("barred", 2, text="[CONT]:This card cannot be ridden.")
    you = side(vanguard=unit("lead", 1), hand=[barred, unit("free", 2)], deck=9)
    t = table("vgd", you=you, at="ride")
    t.you.may_choose_exactly("ride free", "pass")
    t.ends_asking()
    rides = "[ACT](VC)[1/turn]:Choose a card from your hand, and ride it as [Stand]."
    you = side(vanguard=unit("lead", 1, text=rides), hand=[barred], deck=9)
    t = table("vgd", you=you, at="main")
    t.you.chooses("activate lead")
    assert t.you.vanguard.names == ["lead"]


def test_an_attack_on_the_whole_front_row() -> None:
    text = "[CONT](RC):When this unit would attack, this unit battles all of your opponent's front row units."  # noqa: E501
    t = battle(
        field(left=unit("it", 2, 20000, text=text)),
        other(left=unit("a"), right=unit("b"), back_left=unit("c"), deck=9),
        book="vgd",
    )
    fight(t, "it")
    t.rival.drop.holds_exactly("a", "b")
    t.rival.damage.has(1)
    t.ends_asking()


@pytest.mark.parametrize("text", [TEXTS[8], TEXTS[9]])
def test_circles_and_two_zones(text: str) -> None:
    it = unit("it", 1, text=text)
    t = table("vgd", you=side(left=it), at="main")
    assert t.you.value("it", "grade") == 3
    t = table("vgd", you=side(hand=[it]), at="main")
    assert t.you.value("it", "grade") == 3
    t = table("vgd", you=side(soul=[it]), at="main")
    assert t.you.value("it", "grade") == 1


FRIEND = (
    "Friend - [CONT](RC):If you have another unit in the same column as this unit, that unit and"
    ' this unit become "Friends".'
)


def power(text: str, **zones: Any) -> int:
    """The power of a unit with a text."""
    place = zones.pop("place", "left")
    you = side(**{"vanguard": unit("lead", 3), place: unit("it", text=text), **zones})
    cards = (
        unit("only", 3, nation="", clan="Narukami"),
        unit("many", 3, nation="Dragon Empire"),
        unit("every", 3, nation="", clan="Cray Elemental"),
        unit("Quill"),
        unit(
            "pal",
            text=FRIEND,
        ),
        unit("strong", text="Powerful - [CONT](RC):This unit gets [Power] +1000."),
        order("blade", 1, kind=SET_ORDER, text="[Soul-Charge 1]."),
    )
    t = table("vgd", you=you, cards=cards, at="main")
    found = t.you.value("it", "power")
    t.ends_asking()
    return found - 8000


@pytest.mark.parametrize(("vanguard", "more"), [("only", 5000), ("many", 0), ("every", 0)])
def test_of_one_clan_only(vanguard: str, more: int) -> None:
    assert power(TEXTS[10], vanguard=vanguard) == more
    assert power(TEXTS[12], vanguard=vanguard) == more
    with pytest.raises(Unplayable):
        read_all(TEXTS[12].replace("Narukami", "Dragon Empire"), OVERDRESS)


def test_the_middle_of_the_field() -> None:
    for place, middle, back in (("left", 0, 0), ("back_center", 5000, 5000), ("back_left", 0, 0)):
        assert power(TEXTS[13], place=place) == middle
        assert power(TEXTS[14], place=place) == back
    assert power(TEXTS[15], back_center="Quill") == 5000
    assert power(TEXTS[15], back_left="Quill") == 0


def test_arms_and_keywords() -> None:
    assert power(TEXTS[18], right="pal", back_right="strong") == 5000
    assert power(TEXTS[18], right="pal") == 0
    assert power(TEXTS[16], arms=["blade"]) == 0


def test_what_a_soul_does_not_have() -> None:
    text = TEXTS[19].replace("Quill, Keeper", "Quill")
    assert power(text, soul=["only"]) == 5000
    assert power(text, soul=["Quill"]) == 0


def test_a_later_battle_of_the_turn() -> None:
    text = TEXTS[17].replace("sixth", "second")
    t = battle(
        field(left=unit("it", 2, text=text), right=unit("mate", 2)),
        other(hand=["filler"], deck=20),
        book="vgd",
    )
    attack(t, "mate")
    assert t.you.value("it", "power") == 8000
    t.rival.chooses("pass")
    assert t.you.value("it", "power") == 8000
    attack(t, "it")
    assert t.you.value("it", "power") == 13000
    t.rival.chooses("pass")
    assert t.you.value("it", "power") == 8000


def test_what_was_put_where_this_turn() -> None:
    moves = "[ACT](VC)[1/turn]:Choose a set order from your order zone, and put it into your soul."
    flag = order("flag", 1, kind=SET_ORDER, text="[Counter-Charge 1].")
    for text, played, moved in (
        (TEXTS[20], 5000, 5000),
        (TEXTS[21], 0, 5000),
        (TEXTS[22], 0, 5000),
    ):
        you = side(vanguard=unit("lead", 3, text=moves), left=unit("it", text=text), hand=[flag])
        t = table("vgd", you=you, at="main")
        assert t.you.value("it", "power") == 8000
        t.you.chooses("play order flag")
        assert t.you.value("it", "power") == 8000 + played
        t.you.chooses("activate lead")
        assert t.you.value("it", "power") == 8000 + moved
        t.ends_asking()
