"""Songs that are sung, cards that are imprisoned, arms that are held, as moments (overDress)."""

import pytest

from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

TEXTS = tuple(
    """
[AUTO](RC):When your Song is sung, this unit gets [Power] +2000 until end of turn.
[AUTO]Order Zone:When this card is sung, draw a card.
[AUTO](VC):When this unit is armed, draw a card.
[AUTO](RC):When your opponent's card is imprisoned in your prison, draw a card.
[AUTO]:When this unit is placed on (RC), [COST][turn a face up card in your damage zone face down], and draw a card.
[AUTO]:When this unit is placed on (RC), [COST][discard the top two cards of your deck], and draw a card.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


CARDS = tuple(unit(name) for name in "abc")


@pytest.mark.parametrize(("sung", "power"), [("refrain", 10000), ("edict", 8000)])
def test_who_waits_for_a_song(sung: str, power: int) -> None:
    text = "[AUTO](RC):When your Song is sung, this unit gets [Power] +2000 until end of turn."
    sings = "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a card from your order zone, and sing it."  # noqa: E501
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3, text=sings), left="fan", order_zone=["refrain", "edict"]),
        cards=[
            *CARDS,
            unit("fan", text=text),
            order("refrain", kind=SET_ORDER, additional=("Song",)),
            order("edict", kind=SET_ORDER),
        ],
        at="main",
    )
    t.you.chooses("activate me", sung)
    assert t.you.value("fan", "power") == power


@pytest.mark.parametrize("prison", [True, False])
@pytest.mark.parametrize(
    "moment",
    ["your opponent's card is imprisoned in your prison", "a card is put into your order zone"],
)
def test_who_waits_for_a_card_to_be_imprisoned(moment: str, prison: bool) -> None:
    text = f"[AUTO](RC):When {moment}, draw a card."
    act = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose one of your opponent's rear-guards, and"
        " imprison it in your prison."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("me", 3, text=act),
            left=unit("guard", text=text),
            order_zone=["keep"] if prison else [],
            deck=["a"] * 4,
        ),
        rival=side(left="b", right=unit("spy", text=text), deck=["a"] * 4),
        cards=[*CARDS, order("keep", kind=SET_ORDER, additional=("Prison",))],
        at="main",
    )
    t.you.chooses("activate me", "b")
    t.you.hand.has(1 if prison else 0)
    t.rival.hand.has(0)
    with pytest.raises(Unplayable):
        read_all("[AUTO](RC):When your card is imprisoned in your prison, draw a card.", OVERDRESS)


def test_a_vanguard_that_comes_to_hold_arms() -> None:
    text = "[AUTO](VC):When this unit is armed, draw a card."
    act = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose an Arms card from your hand, and arm it"
        " to one of your vanguards."
    )
    arms = (
        'Right Deity Arms-"me" (After being played, the specified vanguard arms it. If a new Right'
        " Deity Arms is armed, put this card into the drop zone)"
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("me", 3, text=text),
            left=unit("squire", text=act),
            hand=["blade"],
            deck=["a"] * 4,
        ),
        cards=[*CARDS, order("blade", kind=ARMS_ORDER, text=arms)],
        at="main",
    )
    t.you.chooses("activate squire", "blade")
    t.you.arms.is_("blade")
    t.you.hand.is_("a")


def test_cards_are_turned_and_discarded_from_the_deck_for_a_cost() -> None:
    for cost, zones in (
        ("turn a face up card in your damage zone face down", {"damage": ["b"]}),
        ("discard the top two cards of your deck", {}),
    ):
        text = f"[ACT](VC)[1/turn]:[COST][{cost}], and draw a card."
        t = table(
            "vgd",
            you=side(vanguard=unit("me", 3, text=text), deck=["c", "c", "a", "a"], **zones),
            cards=[*CARDS],
            at="main",
        )
        t.you.chooses("activate me")
        t.you.hand.has(1)
        assert t.you.damage.face_down == zones.get("damage", [])
        t.you.drop.has(0 if zones else 2)


def test_who_comes_out_of_a_prison_comes_from_that_players_order_zone() -> None:
    text = "[AUTO](RC):When any player's unit is placed on (RC) from your order zone, draw a card."
    jails = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose one of your opponent's rear-guards, and"
        " imprison it in your prison."
    )
    frees = (
        "[ACT](RC)[1/turn]:[COST][[Rest] this unit], your opponent chooses a card imprisoned in"
        " your prison, and calls it to (RC)."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("me", 3, text=jails),
            left=unit("guard", text=text),
            right=unit("key", text=frees),
            order_zone=["keep"],
            deck=["a"] * 4,
        ),
        rival=side(left="b", right=unit("spy", text=text), deck=["a"] * 4),
        cards=[*CARDS, order("keep", kind=SET_ORDER, additional=("Prison",))],
        at="main",
    )
    t.you.chooses("activate me", "b", "activate key")
    t.rival.chooses("left front")
    t.rival.left.is_("b")
    t.you.hand.has(1)
    t.rival.hand.has(0)
