"""What texts of the overDress era wait for: orders, rides, blasts, charges, boosts and places."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.texts.events import K_ATTACK, K_MAIN
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

MOMENTS = tuple(
    """
When you play a normal order
When you play a grade 3 or greater normal order
When the set order you played from hand is put into the order zone
When a set order you played from hand is put into the order zone
When the set order you played from your hand is put into your order zone
When you [Soul-Blast 2] or more at the same time for the cost of your card's ability
When you [Soul-Blast 3] or more cards at the same time for the cost of your vanguard's ability
When your card is put into your soul by [Soul-Charge]
When this unit attacks while boosted
When this unit attacks a vanguard while boosted by "Quill, Keeper"
When this unit attacks while boosted by a grade 1 unit
When this unit attacks a vanguard while not boosted
When your vanguard is placed by riding from a grade 3
When your vanguard is placed by riding from "Quill, Keeper"
When your vanguard is placed on (VC) by riding from a grade 3
When this unit's attack or the attack it boosted hits a vanguard
When the vanguard's attack this unit boosted hits
When this unit's attack boosted by a grade 1 unit hits
At the end of the battle this unit's attack hit a vanguard
At the end of the battle this unit attacked a vanguard while boosted
When this unit boosts your vanguard
When this unit boosts "Quill, Keeper"
When your other unit is placed on a front row (RC) from hand
When your other unit is placed on back row center (RC)
When your other unit is placed on your back row center (RC)
When your rear-guard is placed in the front row of the same column as this unit
When your other unit is placed on another (RC) in the same column as this unit
When your unit is placed on (RC) other than during the battle phase
When your unit is placed on (RC) during any fighter's main phase
""".strip().splitlines()
)
OWN = tuple(
    """
When this unit is placed by riding on "Quill, Keeper"
When this unit is placed on (VC) by riding from "Quill, Keeper"
When this card is revealed for your drive check
When this card is revealed during your drive check
When this card is scouted
When this card is put in the order zone
When this card is discarded from deck or hand
When this card is discarded from your deck or hand
When this unit is put from (RC) or hand into soul
When this card is put into soul from deck or (RC)
When this card is discarded from hand for the cost of the ability of a base in your order zone
When this unit is placed on (RC) by your prison's ability
""".strip().splitlines()
)
TEXTS = (
    *(f"[AUTO](RC):{moment}, draw a card." for moment in MOMENTS),
    *(f"[AUTO]:{moment}, draw a card." for moment in OWN),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize("text", [text for text in TEXTS if "scouted" not in text])
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    check_changed(text)


CARDS = (
    unit("small"),
    unit("comer"),
    unit("tall", 3),
    order("edict", 1, text="[Soul-Charge 1]."),
    order("law", 3, text="[Soul-Charge 1]."),
    order("flag", 1, kind=SET_ORDER, text="[Soul-Charge 1].", additional=("Base",)),
)


def waiting(moment: str, at: str = "main", **zones: Any) -> Table:
    """A player whose unit draws a card at some moment."""
    watch = unit("watch", text=f"[AUTO](RC):{moment}, draw a card.")
    you = side(**{"vanguard": unit("lead", 3), "left": watch, "deck": 20, **zones})
    return table("vgd", you=you, rival=side(deck=20), cards=CARDS, at=at)


def does(t: Table, *first: str) -> None:
    """A player does something, with these cards and circles, up to the next free decision."""
    t.you.chooses(first[0])
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        wanted = [i for i, words in enumerate(t.options) if words in first[1:]]
        t.answer(wanted[0] if wanted else 0)


@pytest.mark.parametrize(
    ("moment", "played", "drawn"),
    [
        ("When you play a normal order", "edict", 1),
        ("When you play a normal order", "flag", 0),
        ("When you play a grade 3 or greater normal order", "edict", 0),
        ("When you play a grade 3 or greater normal order", "law", 1),
        ("When the set order you played from hand is put into the order zone", "flag", 1),
        ("When the set order you played from hand is put into the order zone", "edict", 0),
    ],
)
def test_an_order_is_played(moment: str, played: str, drawn: int) -> None:
    t = waiting(moment, hand=[played])
    does(t, f"play order {played}")
    t.you.hand.has(drawn)


def test_a_set_order_that_was_not_played_from_the_hand() -> None:
    moment = "When a set order you played from hand is put into the order zone"
    puts = "[ACT](VC):[COST][Soul-Blast 1], choose a set order from your drop, and put it into your order zone."  # noqa: E501
    t = waiting(moment, vanguard=unit("lead", 3, text=puts), drop=["flag"], soul=["small"])
    does(t, "activate lead")
    t.you.order_zone.is_("flag")
    t.you.hand.has(0)


@pytest.mark.parametrize(
    ("moment", "by", "cost", "drawn"),
    [
        ("your card's ability", "lead", "Soul-Blast 1", 0),
        ("your card's ability", "lead", "Soul-Blast 2", 1),
        ("your card's ability", "side", "Soul-Blast 2", 1),
        ("your vanguard's ability", "side", "Soul-Blast 2", 0),
        ("your vanguard's ability", "lead", "Soul-Blast 3 & [Rest] this unit", 1),
        ("your vanguard's ability", "lead", "Soul-Blast 1 & discard a card from hand", 0),
    ],
)
def test_cards_are_soul_blasted_together(moment: str, by: str, cost: str, drawn: int) -> None:
    said = f"When you [Soul-Blast 2] or more at the same time for the cost of {moment}"
    acts = f"[ACT](VC/RC)[1/turn]:[COST][{cost}], and [Counter-Charge 1]."
    t = waiting(
        said,
        vanguard=unit("lead", 3, text=acts),
        right=unit("side", text=acts),
        soul=["small"] * 4,
        hand=["small"],
    )
    does(t, f"activate {by}")
    t.you.hand.has(drawn + (0 if "discard" in cost else 1))


def test_one_cards_soul_is_not_blasted_by_an_effect() -> None:
    said = "When you [Soul-Blast 2] or more at the same time for the cost of your card's ability"
    acts = "[ACT](VC)[1/turn]:Choose two cards from your soul, and put them into your drop."
    t = waiting(said, vanguard=unit("lead", 3, text=acts), soul=["small"] * 2)
    does(t, "activate lead")
    t.you.drop.has(2)
    t.you.hand.has(0)


LOOKS = (
    "[ACT](VC)[1/turn]:Look at the top card of your deck, and put it on the top of your deck or"
    " into your soul."
)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("[ACT](VC)[1/turn]:[Soul-Charge 1].", 1),
        ("[ACT](VC)[1/turn]:[Soul-Charge 2].", 2),
        ("[ACT](VC)[1/turn]:Choose a card from your drop, and put it into your soul.", 0),
        (LOOKS, 0),
    ],
)
def test_cards_are_put_into_the_soul_by_a_charge(text: str, drawn: int) -> None:
    moment = "When your card is put into your soul by [Soul-Charge]"
    t = waiting(moment, vanguard=unit("lead", 3, text=text), drop=["small"])
    t.you.chooses("activate lead")
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(len(t.options) - 1)
    t.you.hand.has(drawn)
    assert t.you.soul.names


@pytest.mark.parametrize(
    ("moment", "boost", "drawn"),
    [
        ("When this unit attacks while boosted", "back", 1),
        ("When this unit attacks while boosted", "pass", 0),
        ("When this unit attacks a vanguard while not boosted", "pass", 1),
        ("When this unit attacks a vanguard while not boosted", "back", 0),
        ('When this unit attacks while boosted by "back"', "back", 1),
        ('When this unit attacks while boosted by "small"', "back", 0),
        ("When this unit attacks while boosted by a grade 1 unit", "back", 1),
        ("When this unit attacks while boosted by a grade 0 unit", "back", 0),
        ("When this unit's attack boosted by a grade 1 unit hits", "back", 1),
        ("When this unit's attack boosted by a grade 1 unit hits", "pass", 0),
        ("When this unit's attack boosted by a grade 1 unit hits a rear-guard", "back", 0),
        ("When this unit's attack or the attack it boosted hits a vanguard", "pass", 1),
        ("At the end of the battle this unit's attack hit a vanguard", "pass", 1),
        ("At the end of the battle this unit attacked while boosted", "back", 1),
        ("At the end of the battle this unit attacked while boosted", "pass", 0),
    ],
)
def test_an_attack_with_and_without_a_boost(moment: str, boost: str, drawn: int) -> None:
    watch = unit("watch", 2, 10000, text=f"[AUTO](RC):{moment}, draw a card.")
    t = battle(
        field(left=watch, back_left=unit("back"), deck=20),
        other(hand=["filler"], deck=20),
        book="vgd",
    )
    fight(t, "watch", boost=boost)
    t.you.hand.has(drawn)
    t.ends_asking()


@pytest.mark.parametrize(
    ("moment", "attacker", "drawn"),
    [
        ("When this unit boosts your vanguard", "me", 1),
        ('When this unit boosts "me"', "me", 1),
        ('When this unit boosts "small"', "me", 0),
        ("When the vanguard's attack this unit boosted hits", "me", 1),
        ("When this unit's attack or the attack it boosted hits a vanguard", "me", 1),
        ("At the end of the battle this unit's attack hit a vanguard", "me", 0),
    ],
)
def test_a_boost_of_the_vanguard(moment: str, attacker: str, drawn: int) -> None:
    watch = unit("watch", text=f"[AUTO](RC):{moment}, draw a card.")
    t = battle(field(back_center=watch, deck=20), other(hand=["filler"], deck=20), book="vgd")
    attack(t, attacker, boost="watch")
    held = len(t.you.hand.names)
    no_guard(t)
    checks = 2
    assert len(t.you.hand.names) == drawn + checks or (held, drawn) == (drawn, 1)
    t.ends_asking()


@pytest.mark.parametrize(
    ("moment", "where", "drawn"),
    [
        ("When your other unit is placed on a front row (RC) from hand", "right front", 1),
        ("When your other unit is placed on a front row (RC) from hand", "left back", 0),
        ("When your other unit is placed on a front row (RC) from soul", "right front", 0),
        ("When your other unit is placed on back row center (RC)", "center back", 1),
        ("When your other unit is placed on your back row center (RC)", "left back", 0),
        (
            "When your rear-guard is placed in the back row of the same column as this unit",
            "left back",
            1,
        ),
        (
            "When your rear-guard is placed in the back row of the same column as this unit",
            "right back",
            0,
        ),
        (
            "When your other unit is placed on another (RC) in the same column as this unit",
            "left back",
            1,
        ),
        (
            "When your other unit is placed on another (RC) in the same column as this unit",
            "right back",
            0,
        ),
        ("When your other unit is placed on (RC) other than during the main phase", "left back", 0),
        (
            "When your other unit is placed on (RC) other than during the battle phase",
            "left back",
            1,
        ),
        ("When your other unit is placed on (RC) during any fighter's main phase", "left back", 1),
        ("When your other unit is placed on (RC) during any fighter's ride phase", "left back", 0),
    ],
)
def test_where_and_when_a_unit_is_placed(moment: str, where: str, drawn: int) -> None:
    t = waiting(moment, hand=["comer"])
    does(t, "call comer", where)
    t.you.hand.has(drawn)


def ridden(text: str, place: str, lead: str) -> int:
    """How many cards are drawn when somebody is ridden, by who rides or by a rear-guard."""
    rider = unit("rider", 3, text=text if place == "rider" else ())
    watch = {"left": unit("watch", text=text)} if place == "watch" else {}
    you = side(vanguard=unit(lead, 2), hand=[rider], deck=20, **watch)
    t = table("vgd", you=you, at="ride")
    t.you.chooses("ride rider")
    return len(t.you.hand.names)


def test_upon_whom_one_rides() -> None:
    for lead, drawn in (("quill", 1), ("other", 0)):
        for moment in (
            'When this unit is placed by riding on "quill"',
            'When this unit is placed on (VC) by riding from "quill"',
        ):
            assert ridden(f"[AUTO]:{moment}, draw a card.", "rider", lead) == drawn
        said = '[AUTO](RC):When your vanguard is placed by riding from "quill", draw a card.'
        assert ridden(said, "watch", lead) == drawn
    for grade, drawn in ((2, 1), (3, 0)):
        for on in ("", "on (VC) "):
            said = f"[AUTO](RC):When your vanguard is placed {on}by riding from a grade {grade}, draw a card."  # noqa: E501
            assert ridden(said, "watch", "quill") == drawn


def gone(moment: str, how: str) -> int:
    """How many cards are drawn when a card with a text goes somewhere."""
    text = f"[AUTO]:{moment}, draw a card."
    cards = unit("it", text=text)
    ways: dict[str, tuple[str, dict[str, Any]]] = {
        "discard": ("[COST][discard a card from hand], and [Counter-Charge 1].", {"hand": [cards]}),
        "mill": ("discard the top card of your deck.", {"deck": [cards, *["small"] * 9]}),
        "put unit": (
            "[COST][put a rear-guard into soul], and [Counter-Charge 1].",
            {"left": cards},
        ),
        "put hand": (
            "choose a card from your hand, and put it into your soul.",
            {"hand": [cards]},
        ),
        "charge": ("[Soul-Charge 1].", {"deck": [cards, *["small"] * 9]}),
        "drop": ("choose a card from your drop, and put it into your soul.", {"drop": [cards]}),
        "scout": (
            "choose a card from your drop, and scout it to your base.",
            {"drop": [cards], "order_zone": ["flag"]},
        ),
    }
    text, zones = ways[how]
    lead = unit("lead", 3, text=f"[ACT](VC)[1/turn]:{text[0].upper()}{text[1:]}")
    you = side(**{"vanguard": lead, "deck": ["small"] * 9, **zones})
    t = table("vgd", you=you, cards=CARDS, at="main")
    does(t, "activate lead")
    return len(t.you.hand.names)


@pytest.mark.parametrize(
    ("moment", "ways"),
    [
        ("When this card is discarded from deck or hand", ("discard", "mill")),
        ("When this card is discarded from your deck or hand", ("discard", "mill")),
        ("When this unit is put from (RC) or hand into soul", ("put unit", "put hand")),
        ("When this card is put into soul from deck or (RC)", ("put unit", "charge")),
        ("When this card is scouted", ("scout",)),
    ],
)
def test_from_one_place_or_another(moment: str, ways: tuple[str, ...]) -> None:
    every = ("discard", "mill", "put unit", "put hand", "charge", "drop", "scout")
    for how in every:
        assert gone(moment, how) == (how in ways), how


@pytest.mark.parametrize(
    "moment",
    [
        "When this card is revealed for your drive check",
        "When this card is revealed during your drive check",
    ],
)
def test_this_card_is_revealed(moment: str) -> None:
    it = unit("it", text=f"[AUTO]:{moment}, [Soul-Charge 1].")
    t = battle(field(deck=[it, *["filler"] * 9]), other(hand=["filler"], deck=9), book="vgd")
    fight(t)
    t.you.soul.has(1)
    t.ends_asking()


def test_costs_of_the_other_era_are_not_paid_at_the_same_time() -> None:
    text = "[AUTO](RC):When you [Soul-Blast 2] or more at the same time for the cost of your card's ability, draw a card."  # noqa: E501
    read_all(text, OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(text, 0)
