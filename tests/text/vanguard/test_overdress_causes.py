"""By what something happens, in texts of the overDress era: an ability, an effect, a cost."""

from typing import Any

import pytest
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.texts.events import K_MAIN
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

CAUSES = tuple(
    """
by a card's ability
by an ability
by a card's effect
by a card effect
by an effect
by your card's ability
by your card's effect
by your card effect
by your vanguard's ability
by your grade 3 or greater vanguard's ability
by your vanguard's effect
by your order card's ability
by a unit card's ability
by the ability of your vanguard with "Quill" in its card name
by the ability of "Quill, Keeper"
other than by a unit card's ability
other than by the effect of "Quill, Keeper"
by the [RevolDress] ability
""".strip().splitlines()
)
TEXTS = (
    *(f"[AUTO]:When this unit is placed on (RC) {cause}, draw a card." for cause in CAUSES),
    *(
        f"[AUTO]:When this unit is retired {cause}, draw a card."
        for cause in (
            "by your opponent's card's ability",
            "by your opponent's card's effect",
            'for the cost of the ability of your vanguard with "Quill" in its card name',
            'for the cost of the ability of "Quill, Keeper"',
            "for your card's cost",
            "for the cost of your card's ability",
        )
    ),
    "[AUTO](RC):When your rear-guard is placed by a card's ability, draw a card.",
    "[AUTO](RC):When your other unit is placed from soul, draw a card.",
    "[AUTO]:When this card is discarded from hand during your ride phase, draw a card.",
    "[RevolDress]-[AUTO](VC):At the end of the battle this unit attacked, draw a card.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    check_changed(text)


CALLS = "[ACT]{where}:[COST][Soul-Blast 1], choose a card from your hand, and call it to (RC)."
CALLS_BY_ORDER = "Choose a card from your hand, and call it to (RC)."


def called(cause: str, how: str, name: str = "lead") -> int:
    """How many cards are drawn when a card with a text is called in a way."""
    text = f"[AUTO]:When this unit is placed on (RC) {cause}, draw a card."
    you = side(
        vanguard=unit(name, 3, text=CALLS.format(where="(VC)")),
        left=unit("side", text=CALLS.format(where="(RC)")),
        hand=[unit("comer", text=text), "edict"],
        soul=["filler", "filler"],
        deck=["filler"] * 5,
    )
    cards = (order("edict", 1, text=CALLS_BY_ORDER),)
    t = table("vgd", you=you, cards=cards, at="main")
    t.you.chooses({"call": "call comer", "edict": "play order edict"}.get(how, f"activate {how}"))
    while t.asked.kind != K_MAIN:
        wanted = [i for i, words in enumerate(t.options) if words in ("comer", "right front")]
        t.answer(wanted[0] if wanted else 0)
    return len(t.you.hand.names) - (0 if how == "edict" else 1)


@pytest.mark.parametrize(
    ("cause", "ways"),
    [
        ("by a card's ability", ("lead", "side", "edict")),
        ("by a card's effect", ("lead", "side", "edict")),
        ("by your card's ability", ("lead", "side", "edict")),
        ("by your vanguard's ability", ("lead",)),
        ("by your grade 3 or greater vanguard's ability", ("lead",)),
        ("by your grade 2 or less vanguard's ability", ()),
        ("by your order card's ability", ("edict",)),
        ("by a unit card's ability", ("lead", "side")),
        ('by the ability of your vanguard with "le" in its card name', ("lead",)),
        ('by the ability of your vanguard with "Quill" in its card name', ()),
        ('by the ability of "side"', ("side",)),
        ("other than by a unit card's ability", ("call", "edict")),
        ('other than by the effect of "side"', ("call", "lead", "edict")),
    ],
)
def test_by_what_a_unit_is_placed(cause: str, ways: tuple[str, ...]) -> None:
    for how in ("call", "lead", "side", "edict"):
        assert called(cause, how) == (how in ways), how


RETIRES = "[ACT](VC):Choose one of your rear-guards, and retire it."
PAYS = "[ACT](VC):[COST][retire a rear-guard], and [Counter-Charge 1]."


def retired(cause: str, text: str, name: str = "lead") -> int:
    """How many cards are drawn when a unit with a text is retired by an effect, or for a cost."""
    own = f"[AUTO]:When this unit is retired {cause}, draw a card."
    you = side(vanguard=unit(name, 3, text=text), left=unit("gone", text=own), deck=5)
    t = table("vgd", you=you, at="main")
    t.you.chooses(f"activate {name}")
    t.you.drop.is_("gone")
    return len(t.you.hand.names)


@pytest.mark.parametrize(
    ("cause", "by_effect", "for_cost"),
    [
        ("by a card's ability", 1, 1),
        ("by your vanguard's ability", 1, 1),
        ('by the ability of your vanguard with "le" in its card name', 1, 1),
        ('by the ability of your vanguard with "Quill" in its card name', 0, 0),
        ("by a card's effect", 1, 0),
        ("by your card's effect", 1, 0),
        ("by your vanguard's effect", 1, 0),
        ("by your opponent's card's effect", 0, 0),
        ("by your opponent's card's ability", 0, 0),
        ("for your card's cost", 0, 1),
        ("for the cost of your card's ability", 0, 1),
        ('for the cost of the ability of your vanguard with "le" in its card name', 0, 1),
        ('for the cost of the ability of your vanguard with "Quill" in its card name', 0, 0),
        ('for the cost of the ability of "lead"', 0, 1),
        ('for the cost of the ability of "Quill"', 0, 0),
    ],
)
def test_an_ability_is_its_cost_and_its_effect(cause: str, by_effect: int, for_cost: int) -> None:
    assert retired(cause, RETIRES) == by_effect
    assert retired(cause, PAYS) == for_cost


REVOLS = "[RevolDress]-[AUTO](VC):At the end of the battle this unit attacked, choose up to one card from your hand, and ride it as [Stand]."  # noqa: E501
RIDES = (
    "[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a card from your hand, and ride it as [Stand]."
)


def test_a_unit_is_placed_by_an_ability_with_a_keyword() -> None:
    text = "[AUTO]:When this unit is placed on (VC) by the [RevolDress] ability, draw a card."
    for label, drawn in (("[RevolDress]-", 1), ("", 0)):
        rides = REVOLS.replace("[RevolDress]-", label)
        you = side(vanguard=unit("lead", 3, text=rides), hand=[unit("next", 3, text=text)], deck=9)
        t = table("vgd", you=you, rival=side(deck=9), at="battle")
        t.you.chooses("attack")
        t.goes_on_to("next")
        t.you.chooses("next")
        t.you.hand.has(drawn + 2)  # two drive checks
        t.ends_asking()


def watching(moment: str, **zones: Any) -> Table:
    """A main phase of a player whose unit waits for another one to be placed."""
    text = f"[AUTO](RC):When {moment}, draw a card."
    you = side(
        **{"vanguard": unit("lead", 3), "left": unit("watch", text=text), "deck": 9, **zones}
    )
    return table("vgd", you=you, cards=(unit("comer"), unit("sage")), at="main")


def test_a_unit_is_placed_on_whatever_circle() -> None:
    for moment, drawn in (
        ("your rear-guard is placed", 1),
        ("your other unit is placed", 1),
        ("your rear-guard is placed from hand", 1),
        ("your rear-guard is placed from soul", 0),
        ("your vanguard is placed", 0),
    ):
        t = watching(moment, hand=["comer"])
        t.you.chooses("call comer")
        t.answer(next(i for i, words in enumerate(t.options) if "right" in words))
        t.you.hand.has(drawn)
    with pytest.raises(Unplayable):
        read_all("[AUTO]:When this unit is placed, draw a card.", OVERDRESS)


def test_discarded_during_the_ride_phase() -> None:
    text = "[AUTO]:When this card is discarded from hand during your ride phase, draw a card."
    you = side(
        vanguard=unit("lead", 1),
        hand=[unit("paid", text=text)],
        ride_deck=[unit("next", 2)],
        deck=9,
    )
    t = table("vgd", you=you, at="ride")
    t.you.chooses("ride next")
    t.you.drop.is_("paid")
    t.you.hand.has(1)
    acts = "[ACT](VC):[COST][discard a card from hand], and [Soul-Charge 1]."
    you = side(vanguard=unit("lead", 1, text=acts), hand=[unit("paid", text=text)], deck=9)
    t = table("vgd", you=you, at="main")
    t.you.chooses("activate lead")
    t.you.hand.has(0)
