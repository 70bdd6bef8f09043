"""Why something happens, and what was done before, as texts say it."""

import pytest
from tests.rules.vanguard.battle.fighting import battle, field, fight

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.testing import face_down, side, table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

ALLY = unit("ally", 1, 30000)
PAYER = "[ACT](RC):[Choose one of your other rear-guards, and retire it] [Soul-Charge 1]."
TAKER = "[ACT](RC):[Soul-Blast 1] Choose one of your other rear-guards, and retire it."


@pytest.mark.parametrize(
    ("cause", "other", "drawn"),
    [
        ("for the cost of your unit's ability", PAYER, 1),
        ("for the cost of your unit's ability", TAKER, 0),
        ("for the cost of your vanguard's ability", PAYER, 0),
        ("due to an effect", PAYER, 0),
        ("due to an effect", TAKER, 1),
        ("for the effect or cost of your card", PAYER, 1),
        ("for the effect or cost of any card", PAYER, 1),
        ("for the effect or cost of any card", TAKER, 1),
    ],
)
def test_for_a_cost_of_a_unit(cause: str, other: str, drawn: int) -> None:
    text = f"[AUTO]:When this unit is put into the drop zone from (RC) {cause}, draw a card."
    you = side(
        left=unit("ally", text=text), right=unit("payer", text=other), soul=["filler"], deck=20
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate payer")
    t.you.hand.has(drawn)


COST = "Choose one of your other rear-guards, and retire it"


@pytest.mark.parametrize(
    ("place", "text", "drawn"),
    [
        ("right", f"[ACT](RC):[{COST}] [Counter-Charge 1].", 1),
        ("right", f"[ACT](RC):[Put this unit into your soul & {COST}] [Counter-Charge 1].", 1),
        ("hand", f"[ACT]Hand:[{COST.replace('other ', '')}] [Counter-Charge 1].", 0),
        ("hand", f"[ACT]Hand:[Discard this card & {COST}] [Counter-Charge 1].", 0),
    ],
)
@pytest.mark.parametrize("whose", ["your unit's ability", "your unit"])
def test_a_card_in_the_hand_is_no_unit(place: str, text: str, drawn: int, whose: str) -> None:
    caused = f"[AUTO]:When this unit is put into the drop zone from (RC) for the cost of {whose}"
    you = side(
        left=unit("ally", text=f"{caused}, draw a card."),
        damage=[face_down("filler")],
        deck=20,
        **{place: unit("payer", text=text)},
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate payer")
    assert "ally" in t.you.drop.names
    held = sum(name == "filler" for name in t.you.hand.names)
    assert held == drawn


def test_what_is_said_of_the_same_card_without_naming_it_again() -> None:
    text = "[AUTO](VC):When your other unit is placed on (RC) or attacks, draw a card."
    t = battle(field(vanguard=unit("me", 3, 11000, text=text), left=ALLY))
    fight(t, "ally")
    t.you.hand.has(1)
    t = battle(field(vanguard=unit("me", 3, 11000, text=text), left=ALLY))
    fight(t, "me")
    t.you.hand.has(2)  # its two drive checks, and nothing else


def test_of_whom_else_it_is_said_is_refused() -> None:
    with pytest.raises(TextError):
        read_all("[AUTO](RC):When this unit's attack hits or boosts, draw a card.", 0)


def test_this_card_of_the_damage_zone_is_turned_face_down_as_a_cost() -> None:
    text = "[ACT](Damage zone):[Turn this card face down] Draw a card."
    you = side(damage=[unit("lamp", text=text)], deck=20)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate lamp")
    t.you.hand.has(1)
    t.you.may_not_choose("activate lamp")


def test_the_power_a_card_has() -> None:
    text = (
        "[ACT](VC):[Soul-Blast 1] Search your deck for up to one [Power] 7000 card, call it to"
        " (RC), and shuffle your deck."
    )
    deck = [unit("seven", 1, 7000), unit("eight", 1, 8000), unit("six", 1, 6000)]
    you = side(vanguard=unit("me", 3, 11000, text=text), soul=["filler"], deck=deck)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me")
    t.you.may_choose_exactly("seven", "done")
    t.you.chooses("seven", "left front")
    assert t.you.left.names == ["seven"]


def test_how_many_cards_were_unlocked() -> None:
    text = (
        "[ACT](VC):[Soul-Blast 1] Choose any number of locked cards, unlock them, and this unit"
        " gets [Power] +3000 for each unit unlocked until end of turn. If the number of units"
        " unlocked is two or more, draw a card."
    )
    for chosen in (("left",), ("left", "right")):
        you = side(
            vanguard=unit("me", 3, 11000, text=text),
            soul=["filler"],
            locked_left=unit("left"),
            locked_right=unit("right"),
            deck=20,
        )
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate me", *chosen, *(() if len(chosen) == 2 else ("done",)))
        assert t.game.value(POWER, t.you.ref("me") & 0xFFFF) == 11000 + 3000 * len(chosen)
        t.you.hand.has(len(chosen) - 1)


@pytest.mark.parametrize(("held", "resists"), [(3, True), (4, False)])
def test_a_keyword_that_is_active_under_another_one(held: int, resists: bool) -> None:
    text = "[CONT](RC)Brave (Active when you have three or less cards in your hand):Resist (This unit cannot be chosen by your opponent's card effects)"  # noqa: E501
    act = "[ACT](VC):[Soul-Blast 1] Choose up to one of your opponent's rear-guards, and retire it."
    you = side(vanguard=unit("me", 3, 11000, text=act), soul=["filler"])
    rival = side(left=unit("shy", text=text), right=unit("bold"), hand=["filler"] * held)
    t = table("vgg", you=you, rival=rival, at="main")
    t.you.chooses("activate me")
    t.you.may_choose_exactly(*(() if resists else ("shy",)), "bold", "done")
    t.you.chooses("bold")
