"""Subtypes, tokens, Friends and prisons as nouns; costs amid texts; reminders (overDress)."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.d.markers import token_card
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.cards import make_card
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

PERSONA = (
    '("If you persona rode" is active even if persona ride is activated outside of normal ride)'
)
TEXTS = tuple(
    f"""
[AUTO]:When this unit is placed on (RC), choose a Gem card from your drop, and put it into your hand.
[AUTO]:When this unit is placed on (RC), search your deck for up to one grade 2 Strategy card, reveal it and put it into your hand, and shuffle your deck.
[CONT](RC):If your order zone has two or more Research cards, this unit gets [Power] +5000.
[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle for each World in your order zone.
[CONT](RC):During your turn, this unit gets [Power] +5000 for each order card in your bind zone.
[AUTO](RC):When this unit attacks, [COST][retire a Shadow Army token], and draw a card.
[CONT](RC):If you have three or more other "Friends", this unit gets [Power] +5000.
[CONT](RC):If this unit is a "Friend", this unit gets "Boost".
[AUTO](RC):When this unit attacks, choose one of your scouted cards, and put it into your hand.
[AUTO](RC):When this unit attacks, choose up to one World card from your hand or drop, and put it into your order zone.
[AUTO](RC):When this unit attacks, choose up to one Base card from your hand, and put it into the order zone as [Rest].
[ACT](VC)[1/turn]:[COST][Soul-Blast 1 grade 3 card with "Quill" in its card name], and draw a card.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1 & bind one other rear-guard face down], and draw a card.
[ACT](VC)[1/turn]:[COST][Scout a card with "Quill" in its card name from hand to your base], and draw a card.
[AUTO](RC):When this unit attacks, [COST][reveal a normal unit from your hand, and put it on the bottom of your deck], and draw a card.
[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle. At the end of that battle, [COST][retire this unit], and draw a card.
[AUTO]:When this card is discarded from hand during your ride phase, you may call this card to (RC).
[AUTO](RC):At the end of the battle this unit boosted, [Stand] this unit. (This effect is mandatory)
[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards, and imprison it in your prison. (Put them into your order zone that has a prison)
[AUTO](RC):When this unit attacks, call a Shadow Army token to (RC). (Shadow Army has [Power] 15000 and Boost)
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and look at the top card of your deck. (Return it to its original spot after checking)
[ACT](RC)[1/turn]:If you persona rode this turn, [COST][Soul-Blast 1], and this unit gets [Power] +5000 until end of turn. {PERSONA}
[CONT](RC):During your turn, this unit gets [Power] +2000 for every two of your units. (Includes this unit)
[AUTO](RC):When this unit boosts, if your order zone has two or more cards, draw a card. (Also includes your opponent's cards)
[AUTO](RC):When this unit boosts a vanguard, choose one of your vanguards, and it gets "Triple Drive" until end of turn. (Drive check three times!)
[XoverDress]-One "Quill" and one <Prayer Dragon> unit
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


def playing(text: str, **zones: Any) -> Table:
    """A main phase of a vanguard with a text."""
    you = side(**{"vanguard": unit("lead", 3, text=text), "deck": ["a"] * 5, **zones})
    return table("vgd", you=you, cards=[*CARDS], at="main")


CARDS = (
    *[unit(name) for name in "abc"],
    unit("quill", 3),
    order("ruby", special=("Gem",)),
    order("pearl", special=("Gem",)),
    order("stadium", special=("Arena",)),
    order("chart", special=("Treasure Map",)),
    order("atlas", kind=SET_ORDER, additional=("Treasure Map",)),
    order("ring", kind=SET_ORDER, additional=("Arena",)),
    order("edict"),
    order("camp", kind=SET_ORDER, additional=("Base",)),
    order("keep", kind=SET_ORDER, additional=("Prison",)),
    token_card("Plant"),
    token_card("Shadow Army"),
)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Gem", ["ruby", "pearl"]),
        ("Arena", ["stadium", "ring"]),
        ("Treasure Map", ["chart", "atlas"]),
    ],
)
def test_a_subtype_is_one_that_a_cards_data_say(said: str, found: list[str]) -> None:
    text = (
        f"[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose a {said} card from your drop, and put it"
        " into your hand."
    )
    t = playing(
        text, drop=["ruby", "pearl", "stadium", "ring", "chart", "atlas", "edict", "a"], soul=["b"]
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly(*found)
    t.you.chooses(found[1])
    t.you.hand.is_(found[1])


def test_imprisoned_cards_are_in_the_order_zone() -> None:
    text = "[CONT](VC):If your order zone has two or more cards, this unit gets [Power] +5000."
    for held, power in ((["a"], 13000), ([], 8000)):
        t = playing(text, order_zone=["keep"], prison=held)
        assert t.you.value("lead", "power") == power


def test_a_token_of_a_name_is_chosen_and_paid() -> None:
    text = "[ACT](VC)[1/turn]:[COST][retire a Plant token], and draw a card."
    t = playing(text, left="Plant", right="Shadow Army", back_left="a")
    t.you.chooses("activate lead")
    t.you.left.is_()
    t.you.hand.has(1)
    t = playing(text, right="Shadow Army", back_left="a")
    t.you.may_not_choose("activate lead")


def test_tokens_are_called_from_nowhere() -> None:
    for text in (
        "[ACT](VC):[COST][Soul-Blast 1], and call one of your Plant tokens to (RC).",
        "[ACT](VC):[COST][Soul-Blast 1], and call a Plant token from your drop to (RC).",
    ):
        with pytest.raises(Unplayable):
            read_all(text, OVERDRESS)


def test_another_friend() -> None:
    friends = unit(
        "pal",
        text="Friend - [CONT](RC):If you have another unit in the same column as this unit, that"
        ' unit and this unit become "Friends".',
    )
    text = '[CONT](RC):If you have another "Friend", this unit gets [Power] +5000.'
    alone = '[CONT](RC):If this unit is "Friends", this unit gets [Power] +5000.'
    for said, place, power in (
        (text, "back_left", 13000),
        (text, "right", 8000),
        (alone, "back_left", 13000),
        (alone, "right", 8000),
    ):
        t = playing("", **{"left": unit("me", text=said), place: friends})
        assert t.you.value("me", "power") == power


@pytest.mark.parametrize(("soul", "can"), [(["quill", "a"], True), (["b", "a"], False)])
def test_what_is_asked_before_the_cost_is_asked_of_who_plays_it(soul: list[str], can: bool) -> None:
    text = (
        '[ACT](VC)[1/turn]:If your soul has a "quill", [COST][Soul-Blast 1], draw a card, and this'
        " unit gets [Power] +1000 until end of turn."
    )
    t = playing(text, soul=soul)
    if not can:
        t.you.may_not_choose("activate lead")
        return
    t.you.chooses("activate lead", "a")  # the cost has to be paid
    t.you.soul.is_("quill")
    t.you.hand.has(1)


@pytest.mark.parametrize(("cards", "drawn"), [(1, 1), (2, 1)])
def test_a_cost_behind_a_condition_amid_a_sentence(cards: int, drawn: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], [Soul-Charge 1], and if your soul has three or"
        " more cards, [COST][Soul-Blast 2], and draw a card."
    )
    t = playing(text, soul=["b"] * cards)
    t.you.chooses("activate lead")
    if cards == 1:
        t.you.hand.has(0)
        return
    t.you.chooses("yes", "b", "b")
    t.you.hand.has(drawn)


@pytest.mark.parametrize("pays", ["yes", "no"])
def test_what_follows_a_cost_may_ask_again(pays: str) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), [COST][Counter-Blast 1], and if you went first,"
        " draw a card. [Soul-Charge 1]."
    )
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3), hand=[unit("comer", text=text)], damage=["a"], deck=["a"] * 5
        ),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("call comer", "left front", pays)
    t.you.hand.has(1 if pays == "yes" else 0)
    t.you.soul.has(1 if pays == "yes" else 0)


@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_cost_of_what_is_done_later(pays: str) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, this unit gets [Power] +2000 until end of that battle."
        " At the end of that battle, [COST][retire this unit], and draw a card."
    )
    t = battle(field(left=unit("striker", 2, text=text)), other(hand=["filler"]), book="vgd")
    attack(t, "striker")
    t.rival.chooses("pass")
    t.you.chooses(pays)
    t.you.hand.has(1 if pays == "yes" else 0)
    assert ("striker" in t.you.drop.names) == (pays == "yes")


@pytest.mark.parametrize("base", [True, False])
def test_a_card_is_scouted_for_a_cost(base: bool) -> None:
    text = (
        '[ACT](VC)[1/turn]:[COST][Scout a card with "quill" in its card name from hand to your'
        " base], and draw a card."
    )
    t = playing(text, hand=["quill", "a"], order_zone=["camp"] if base else [])
    if not base:
        t.you.may_not_choose("activate lead")
        return
    t.you.chooses("activate lead", "quill")
    t.you.base.is_("quill")
    t.you.hand.has(2)


def test_a_face_said_at_last_is_how_cards_are_bound() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Bind one other rear-guard face down], and draw a card."
    t = playing(text, left="a")
    t.you.chooses("activate lead")
    t.you.bind.has(1)
    assert t.you.bind.face_down == ["a"]


def test_a_soul_blast_of_a_kind_without_a_dash() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1 grade 3 card], and draw a card."
    t = playing(text, soul=["quill", "a"])
    t.you.chooses("activate lead")
    t.you.drop.is_("quill")
    broken = "[ACT](VC)[1/turn]:[COST][Soul-Blast 1] grade 3 card], and draw a card."
    assert normalise(broken) == normalise(text)


def test_a_card_is_put_into_the_order_zone_at_rest() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose a Base card from your drop, and put it"
        " into the order zone as [Rest]."
    )
    t = playing(text, drop=["camp", "edict"])
    t.you.chooses("activate lead")
    t.you.order_zone.is_("camp")


@pytest.mark.parametrize("rides", [True, False])
def test_what_happens_in_the_ride_phase(rides: bool) -> None:
    text = (
        "[AUTO]:When this card is discarded from hand during your ride phase, you may call this"
        " card to (RC)."
    )
    act = "[ACT](VC)[1/turn]:[COST][discard a card from hand], and draw a card."
    you = side(
        vanguard=unit("lead", 1, text="" if rides else act),
        hand=[unit("paid", text=text)],
        ride_deck=[unit("next", 2)],
        deck=["a"] * 5,
    )
    t = table("vgd", you=you, cards=[*CARDS], at="ride" if rides else "main")
    if not rides:
        t.you.chooses("activate lead")
        t.you.drop.is_("paid")
        return
    t.you.chooses("ride next", "yes", "left front")
    t.you.left.is_("paid")


def test_triple_drive_is_two_checks_more() -> None:
    text = (
        "[AUTO](RC):When this unit boosts a vanguard, choose one of your vanguards, and it gets"
        ' "Triple Drive" until end of turn.'
    )
    t = battle(
        field(vanguard=unit("me", 1), back_center=unit("helper", text=text), deck=["filler"] * 9),
        other(hand=["filler"]),
        book="vgd",
    )
    attack(t, "me", boost="helper")
    t.rival.chooses("pass")
    t.you.hand.has(3)


UNTRUE = tuple(
    f"""
[AUTO](RC):When this unit attacks, you may draw a card. (This effect is mandatory)
[AUTO](RC):When this unit attacks, [COST][Soul-Blast 1], and draw a card. (This effect is mandatory)
[AUTO](RC):When this unit attacks, draw a card. (Put them into your order zone that has a prison)
[AUTO](RC):When this unit attacks, call a Plant token to (RC). (Shadow Army has [Power] 15000 and Boost)
[AUTO](RC):When this unit attacks, draw a card. (Return it to its original spot after checking)
[AUTO](RC):When this unit attacks, draw a card. {PERSONA}
[CONT](RC):This unit gets [Power] +2000 for each of your other units. (Includes this unit)
[AUTO](RC):When this unit boosts, if your order zone has two or more Gem cards, draw a card. (Also includes your opponent's cards)
[AUTO](RC):When this unit attacks, draw a card. (Drive check three times!)
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", UNTRUE)
def test_a_reminder_has_to_be_true_of_its_text(text: str) -> None:
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


def test_a_rule_in_a_beginners_words_has_to_be_the_rule() -> None:
    text = (
        "You can ride this card from your Ride Deck onto a Grade 1 card by discarding a card from"
        " your hand!"
    )
    printed = {"number": "T-1", "name": "rider", "type": "normal unit", "power": 8000, "shield": 5}
    for grade, unread in ((2, ()), (1, (text,)), (3, (text,))):
        card = make_card({**printed, "grade": grade, "text": [text]})
        assert card.unread == unread
        assert not card.abilities


@pytest.mark.parametrize(("zone", "drawn"), [("base", 1), ("drop", 0)])
def test_who_comes_from_the_order_zone(zone: str, drawn: int) -> None:
    text = "[AUTO](VC):When your other unit is placed on (RC) from order zone, draw a card."
    said = "choose a card " + {"base": "scouted to your base", "drop": "from your drop"}[zone]
    act = f"[ACT](RC)[1/turn]:[COST][[Rest] this unit], {said}, and call it to (RC)."
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3, text=text),
            left=unit("aide", text=act),
            order_zone=["keep", "camp"],
            deck=["a"] * 5,
            **{zone: ["b"]},
        ),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate aide", "right front")
    t.you.right.is_("b")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("zone", "drawn"), [("prison", 1), ("hand", 0)])
def test_who_comes_from_elsewhere_than_the_hand(zone: str, drawn: int) -> None:
    comer = unit(
        "comer", text="[AUTO]:When this unit is placed on (RC) other than from hand, draw a card."
    )
    act = "[ACT](RC)[1/turn]:[COST][[Rest] this unit], choose a card {}, and call it to (RC)."
    said = {"prison": "imprisoned in your prison", "hand": "from your hand"}[zone]
    t = table(
        "vgd",
        you=side(
            vanguard=unit("lead", 3),
            left=unit("aide", text=act.format(said)),
            order_zone=["keep"],
            deck=["a"] * 5,
            **{zone: [comer]},
        ),
        cards=[*CARDS],
        at="main",
    )
    t.you.chooses("activate aide", "right front")
    t.you.right.is_("comer")
    t.you.hand.has(drawn)


def test_a_type_that_no_line_knows_is_told_by_its_capital_letters() -> None:
    text = "[CONT](RC):If your soul has two or more Old Coin cards, this unit gets [Power] +5000."
    (ability,) = read_all(text, OVERDRESS)
    assert normalise(show(ability)) == normalise(text)
    assert "Old Coin card" in show(ability)
    alone = "[CONT](RC):This unit gets [Power] +5000 for each Old Coin{} in your order zone."
    assert normalise(alone.format("")) == normalise(alone.format(" card"))
    assert read_all(alone.format(""), OVERDRESS)
    for refused in (text.lower(), text.replace("Old Coin", "Cannonball")):
        with pytest.raises(TextError):
            read_all(refused, OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(text, 0)
