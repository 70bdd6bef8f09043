"""Marks that say where units are and what they are not, played."""

import pytest
from tests.rules.vanguard.battle.fighting import FOE, attack, battle, field, fight, other

from bythebook.games.vanguard.texts.nouns import InRowOf
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.language.nouns import Cards
from bythebook.testing import face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all


def choosing(what: str, **zones: object) -> Table:
    """A vanguard that retires one of some units, about to choose; all circles have units."""
    text = f"[ACT](RC):[Soul-Blast 1] Choose up to one {what}, and retire it."
    names = ("left", "right", "back_left", "back_center", "back_right")
    mine = {name: unit(f"my {name}", 1) for name in names}
    theirs = {name: unit(f"your {name}", 2) for name in names}
    you = side(**{**mine, "left": unit("doer", text=text), "soul": ["filler"], **zones})
    t = table("vgg", you=you, rival=side(vanguard=FOE, **theirs), at="main")
    t.you.chooses("activate doer")
    return t


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("of your opponent's rear-guards in the same column", ("your right", "your back_right")),
        ("of your other rear-guards in the same row as this unit", ("my right",)),
        (
            "of your other rear-guards in the same column or row as this unit",
            ("my right", "my back_left"),
        ),
        (
            "of your rear-guards in the back row of the same column as this unit",
            ("my back_left",),
        ),
        ("rear-guard from your front row", ("doer", "my right")),
        (
            "rear-guard in any fighter's back row",
            (
                "my back_left",
                "my back_center",
                "my back_right",
                "your back_left",
                "your back_center",
                "your back_right",
            ),
        ),
        (
            "of your non-grade 1 rear-guards",
            (),
        ),
        (
            "of your rear-guards without the brave ability in the front row",
            ("doer", "my right"),
        ),
    ],
)
def test_which_units_are_meant(what: str, names: tuple[str, ...]) -> None:
    t = choosing(what)
    if not names:
        t.you.soul.has(0)
        return
    t.you.may_choose_exactly(*names, "done")
    t.you.chooses("done")


def test_units_in_the_row_of_a_unit_chosen_before() -> None:
    text = "[ACT](VC):[Soul-Blast 1] Choose one of your opponent's units, and retire all of your opponent's rear-guards in the same row as that unit."  # noqa: E501
    for chosen, left in (("foe", ["b"]), ("b", ["a"])):
        you = side(vanguard=unit("me", 3, text=text), soul=["filler"])
        rival = side(vanguard=FOE, left=unit("a"), back_right=unit("b"))
        t = table("vgg", you=you, rival=rival, at="main")
        t.you.chooses("activate me", chosen)
        assert [*t.rival.left.names, *t.rival.back_right.names] == left


def test_without_a_keyword() -> None:
    brave = "[AUTO](RC)Brave:When this unit attacks, draw a card."
    text = "[CONT](VC):If you have a rear-guard without the brave ability, this unit gets [Power] +1000."  # noqa: E501
    for other_text, power in ((brave, 11000), ((), 12000)):
        you = side(vanguard=unit("me", 3, 11000, text=text), left=unit("a", text=other_text))
        t = table("vgg", you=you, at="main")
        assert t.you.value("me", "power") == power


def test_units_that_neither_attack_nor_boost() -> None:
    text = "[AUTO](RC):When your vanguard is attacked, choose up to one of your opponent's rear-guards not attacking or boosting, and retire it."  # noqa: E501
    mine = field(left=unit("a"), back_left=unit("b"), right=unit("c"))
    t = battle(mine, other(left=unit("it", text=text), hand=["filler"]))
    attack(t, "a", boost="b")
    t.rival.may_choose_exactly("c", "done")
    t.rival.chooses("c")
    t.rival.chooses("pass")


def test_no_boosting_unit() -> None:
    text = "[AUTO](VC):When this unit is attacked, if there are no boosting units, this unit gets [Power] +5000 until end of that battle."  # noqa: E501
    for boost, power in (("pass", 15000), ("b", 10000)):
        foe = unit("foe", 3, 10000, text=text)
        t = battle(field(left=unit("a"), back_left=unit("b")), other(vanguard=foe, hand=["filler"]))
        attack(t, "a", boost=boost)
        assert t.rival.value("foe", "power") == power
        t.rival.chooses("pass")


@pytest.mark.parametrize(
    ("condition", "drawn"),
    [
        ("the number of your open (RC) is four or more", 1),
        ("the number of your open (RC) is five or more", 0),
        ('you have a card named "quill" and a card named "nib" in your soul', 1),
        ('you have a card named "quill" and a card named "nab" in your soul', 0),
    ],
)
def test_open_circles_and_two_cards_in_one_place(condition: str, drawn: int) -> None:
    text = f"[ACT](RC)[1/turn]:If {condition}, draw a card."
    soul = [unit("quill"), unit("nib")]
    t = table("vgg", you=side(left=unit("doer", text=text), soul=soul, deck=20), at="main")
    t.you.chooses("activate doer")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(
    ("act", "drawn"),
    [
        ("return it to your hand", 1),
        ("put it into your soul", 1),
        ("retire it", 1),
        ("[Stand] it", 0),
    ],
)
def test_a_unit_that_leaves_its_circle(act: str, drawn: int) -> None:
    text = "[AUTO]:When this unit leaves the (RC), [Counter-Charge 1]."
    leaves = read_all(text, 0)
    assert leaves[0].trigger is not None
    moves = f"[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and {act}."

    you = side(
        vanguard=unit("me", 3, text=moves),
        left=unit("it", text=text),
        soul=["filler"],
        damage=[face_down("filler")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me")
    assert len(t.you.damage.face_down) == 1 - drawn
    with pytest.raises(TextError):
        read_all("[AUTO]:When this unit leaves the (RC), call this card to (RC).", 0)


def test_who_intercepts_leaves_the_rear_guard_circle() -> None:
    leaver = unit("leaver", 2, text="[AUTO]:When this unit leaves the (RC), [Counter-Charge 1].")
    t = battle(field(), other(left=leaver, damage=[face_down("filler")]))
    attack(t)
    t.rival.chooses("intercept with leaver")
    assert not t.rival.damage.face_down


@pytest.mark.parametrize(
    ("act", "leaves"),
    [("ride it as [Stand]", True), ("exchange its position with this unit", False)],
)
def test_who_is_ridden_leaves_it_too_and_who_moves_along_does_not(act: str, leaves: bool) -> None:
    leaver = unit("leaver", 3, text="[AUTO]:When this unit leaves the (RC), [Counter-Charge 1].")
    text = f'[ACT](RC):[Soul-Blast 1] Choose a unit named "leaver" from your (RC), and {act}.'
    you = side(
        left=leaver,
        right=unit("doer", text=text),
        soul=["filler"],
        damage=[face_down("filler")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    assert bool(t.you.damage.face_down) != leaves


def test_what_fights_is_not_changed_by_rows() -> None:
    t = battle(field(left=unit("a", 1, 30000)))
    fight(t, "a")
    t.rival.damage.has(1)


def test_the_row_of_a_unit_is_asked_of_a_card() -> None:
    in_row = InRowOf(Cards(zones=(VANGUARD,)))
    you = side(left=unit("front"), back_left=unit("back"))
    t = table("vgg", you=you, rival=side(vanguard=FOE, left=unit("across")), at="main")
    assert in_row.holds(t.game, t.you.ref("front"), 0, [])
    assert not in_row.holds(t.game, t.you.ref("back"), 0, [])
    assert not in_row.holds(t.game, t.rival.ref("across"), 0, [])
