"""Texts that quote what one may do, name circles in other ways, and ask what was done later."""

import pytest

from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.normalise import normalise
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

REST_IT = "[ACT](RC):[Rest this unit]"


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("play", ["", "play "])
def test_what_stands_in_quotes_may_be_done_as_a_whole(yes: bool, play: str) -> None:
    text = (
        f'{REST_IT} You may {play}"choose one of your rear-guards with "Quill" in its card name,'
        ' and retire it. Draw a card.".'
    )
    (ability,) = read_all(text, 0)
    assert normalise(show(ability)) == normalise(text)
    t = table("vgg", you=side(left=unit("doer", text=text), right=unit("Quill, one")), at="main")
    t.you.chooses("activate doer", "yes" if yes else "no")
    t.you.hand.has(int(yes))
    t.you.drop.has(int(yes))


def test_a_circle_with_a_unit() -> None:
    text = (
        f"{REST_IT} Choose up to one card from your drop zone, and call it to a (RC) with a unit."
    )
    you = side(left=unit("doer", text=text), right=unit("mate"), drop=[unit("comer")])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", "comer")
    t.you.may_choose_exactly("left front", "right front")
    t.you.chooses("right front")
    t.you.right.is_("comer")


@pytest.mark.parametrize(
    ("where", "circles"),
    [
        ("another (RC) in the same column as this unit", ()),
        ("another (RC)", ("left back", "center back", "right front", "right back")),
        ("a (RC) this unit is not on", ("left back", "center back", "right front", "right back")),
    ],
)
def test_a_circle_where_this_unit_is_not(where: str, circles: tuple[str, ...]) -> None:
    text = f"{REST_IT} Choose up to one card from your drop zone, and call it to {where}."
    t = table("vgg", you=side(left=unit("doer", text=text), drop=[unit("comer")]), at="main")
    t.you.chooses("activate doer", "comer")
    if circles:
        t.you.may_choose_exactly(*circles)
        t.you.chooses("left back")
    t.you.left_back.is_("comer")
    t.you.left.is_("doer")


def test_the_opponent_calls_to_an_open_circle_of_theirs() -> None:
    text = (
        f"{REST_IT} Choose a card from your opponent's drop zone, and your opponent calls that card"
        " to his or her open (RC)."
    )
    rival = side(drop=[unit("comer")], left=unit("there"))
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
    t.you.chooses("activate doer")
    t.rival.may_not_choose("left front")
    t.rival.chooses("right front")
    t.rival.right.is_("comer")


@pytest.mark.parametrize("called", [True, False])
def test_it_is_asked_later_what_was_done_later(called: bool) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle,"
        " and at the end of that battle, look at two cards from the top of your deck, search for up"
        " to one card from among them, call it to (RC), and put the rest into your drop zone. If"
        " you called a card, put this unit into your soul."
    )
    t = battle(field(left=unit("ally", text=text), deck=[unit("one"), unit("two"), "filler"]))
    fight(t, "ally")
    t.you.soul.has(0)
    if called:
        t.you.chooses("one", "right front")
    else:
        t.you.chooses("done")
    assert t.you.soul.names == (["ally"] if called else [])


@pytest.mark.parametrize(("attacker", "can"), [("ally", False), ("plain", True)])
def test_the_opponent_cannot_intercept(attacker: str, can: bool) -> None:
    bars = "your opponent cannot intercept until end of that battle."
    text = f"[AUTO](RC):When this unit attacks, {bars}"
    t = battle(
        field(left=unit("ally", 1, 20000, text=text), right=unit("plain", 1, 20000)),
        other(left=unit("keeper", 2), hand=[unit("guard")]),
    )
    attack(t, attacker)
    assert ("intercept with keeper" in t.rival.options) is can
    t.rival.chooses("pass")


@pytest.mark.parametrize(
    "text",
    [
        # Who calls, who does it, and what was done before and not later.
        f"{REST_IT} Choose a card from your hand, and call it to his or her open (RC).",
        f'{REST_IT} Your opponent may "draw a card".',
        (
            f"{REST_IT} Choose a card from your hand, call it to (RC), and at the end of that turn,"
            " draw a card. If you revealed a card, draw a card."
        ),
    ],
)
def test_what_leaves_a_doubt_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)
