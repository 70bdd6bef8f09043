"""Sections 2.1, 2.8.3, 2.12.3, 2.13 and 2.18: names and their parts, icons, titles, sides."""

from pathlib import Path
from typing import Any

from bythebook.games.ws.cards import (
    CARD_SIDE,
    CLOCK_ICON,
    NAMES,
    POWER,
    SCHWARZ,
    TITLE,
    UNTOLD,
    WEISS,
    exact_name,
    origin,
    with_in_name,
    without_reminders,
)
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.zones.zones import CLOCK, RESOLUTION, STAGE
from bythebook.kernel.abilities.abilities import ACT, CARD_EFFECT, CONT, Ability, CardDef, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import HAS
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import GiveWords
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import Table, character, clause, event, side, table
from bythebook.text.cards import load_set
from bythebook.text.printed import BadSet
from bythebook.text.ws.cards import make_card


def printed(name: str, **more: Any) -> CardDef:
    """A character as a set file gives it, its text read anew."""
    row = {"number": f"T-{name}", "kind": "character", "color": "red", "power": 3000, "soul": 1}
    return make_card({**row, "name": name, **more})


def lifting(*tests: Having) -> CardDef:
    """A character that gives 500 power to every character of its player's that passes."""
    who = Cards(zones=STAGE, tests=tests)
    cont = Ability(CONT, STAGE, modifiers=(Modifier(ADD, POWER, who, Num(500)),))
    return character("Lifter", abilities=(cont,))


def lifted(tests: tuple[Having, ...], *cards: CardDef) -> list[str]:
    """Which of some characters, all on the stage, pass."""
    places = ("left", "middle", "right", "back_left")
    mine = {place: card.name for place, card in zip(places, cards, strict=False)}
    t = table("ws", you=side(back_right="Lifter", **mine), cards=[lifting(*tests), *cards])
    return [card.name for card in cards if t.you.value(card.name, "power") == 3500]


@clause("ws 2.1.1.2")
def test_words_struck_out_are_no_part_of_a_name():
    card = printed("Mio ~~of the Long Bridge~~ Alone", number="T-1")
    named = (Having(NAMES, HAS, words=(exact_name("Mio Alone"),)),)
    assert card.name == "Mio Alone"
    assert lifted(named, card) == ["Mio Alone"]
    assert lifted(with_in_name("Bridge"), card) == []
    assert lifted(with_in_name("Alone"), card) == ["Mio Alone"]


@clause("ws 2.1.2.1")
def test_a_part_in_two_languages_is_a_piece_of_both_names():
    cards = (
        printed("Lanternlight Mio", japanese="提灯のミオ"),
        printed("Lantern Toru", japanese="夜のトオル"),
        printed("Lantern Oan"),
        printed("Night Sefa", japanese="提灯のセファ"),
    )
    assert lifted(with_in_name("Lantern (提灯)"), *cards) == ["Lanternlight Mio"]
    # Printed without the space too; in parentheses within one language, it is one language.
    assert lifted(with_in_name("Lantern(提灯)"), *cards) == ["Lanternlight Mio"]
    masked = (printed("Mio (Masked)"), printed("Mio (Bare)"))
    assert lifted(with_in_name("Mio (Masked)"), *masked) == ["Mio (Masked)"]


def test_where_the_japanese_name_is_not_told_the_english_one_decides():
    cards = (printed("Lanternlight Mio", japanese=UNTOLD), printed("Night Sefa", japanese=UNTOLD))
    assert lifted(with_in_name("Lantern(提灯)"), *cards) == ["Lanternlight Mio"]


@clause("ws 2.1.2.2")
def test_an_english_part_is_whole_words():
    names = ("Old Ember", "Ember: by Night", "Emberlyn", "An Ember Runs", "December", "Embers")
    found = [n for n in names if lifted(with_in_name("Ember"), character(n))]
    assert found == ["Old Ember", "Ember: by Night", "An Ember Runs"]
    assert lifted(with_in_name("Ember Runs"), character("An Ember Runs")) == ["An Ember Runs"]
    assert lifted(with_in_name("Night Ember"), character("Ember: by Night")) == []


def test_a_name_that_was_given_has_its_parts_too():
    for given, power in (("Old Ember", 3500), ("Embers", 3000)):
        # A name no card bears, met only when the text is carried out.
        body = (GiveWords(Cards(zones=STAGE[:1]), NAMES, (exact_name(f"{given} the Second"),)),)
        maker = character("Maker", abilities=(Ability(ACT, STAGE, body=body),))
        cards = [lifting(*with_in_name("Ember")), maker, character("Ace")]
        mine = side(left="Ace", middle="Maker", right="Lifter")
        t = table("ws", you=mine, cards=cards, at="main")
        assert t.you.value("Ace", "power") == 3000
        t.you.chooses("activate Maker")
        assert t.you.value("Ace", "power") == power


def test_a_text_can_choose_by_a_name_part():
    body = (ChooseCards(Cards(zones=STAGE, tests=with_in_name("Ember"))),)
    gift = event("Gift", abilities=(Ability(CARD_EFFECT, (RESOLUTION,), body=body),))
    names = ["Old Ember", "Ember: by Night", "Emberlyn"]
    mine = side(hand=["Gift"], left=names[0], middle=names[1], right=names[2])
    t = table("ws", you=mine, cards=[gift, *map(character, names)], at="main")
    t.you.chooses("play Gift")
    t.you.may_choose_exactly("Old Ember", "Ember: by Night")
    t.you.chooses("Old Ember")


def test_the_clock_icon_marks_cards_with_an_ability_for_the_clock():
    rings = Ability(CONT, (CLOCK,), modifiers=(Modifier(ADD, POWER, Bound(R_CHOSEN), Num(1)),))
    stands = Ability(ACT, STAGE, body=(Draw(Num(1)),))
    marks = [
        bool(character("Ace", abilities=abilities).values[-3] & CLOCK_ICON)
        for abilities in ((rings,), (stands,), (stands, rings), ())
    ]
    assert marks == [True, False, True, False]


HITS = "【ACT】 [(1)] Deal 1 damage to your opponent."
LIFTS = "【CONT】 If you have a climax, this card gets +500 power."


def refused(kind: str, **more: Any) -> str:
    """Why a set file's card is refused; nothing if it is not."""
    try:
        printed("Ace", kind=kind, **{"power": 0, "soul": 0, **more})
    except BadSet as error:
        return str(error)
    return ""


@clause("ws 2.5.1", "ws 2.6.1", "ws 2.7.1", "ws 2.9.1", "ws 2.10.1")
def test_what_is_printed_on_some_types_of_card_only():
    on = {
        "traits": (["Lantern"], {"character"}, "2.5.1"),
        "level": (1, {"character", "event"}, "2.6.1"),
        "cost": (1, {"character", "event"}, "2.7.1"),
        "power": (500, {"character"}, "2.9.1"),
        "soul": (1, {"character"}, "2.10.1"),
    }
    for field, (value, kinds, number) in on.items():
        for kind in ("character", "event", "climax"):
            why = refused(kind, **{field: value})
            assert (why == "") == (kind in kinds), (field, kind, why)
            assert why == "" or why.endswith(f"(ws {number})")


@clause("ws 2.12.3")
def test_reminder_text_explains_and_does_nothing():
    reminder = "(This damage may be canceled.)"
    plain, explained = printed("Ace", text=[HITS]), printed("Bob", text=[f"{HITS} {reminder}"])
    assert explained.unread == ()
    assert explained.abilities == plain.abilities
    # It is still part of the text.
    assert explained.text == (f"{HITS} {reminder}",)
    assert without_reminders(f"{HITS} {reminder}") == HITS
    # A number in brackets is a cost, and brackets in a name are the name's.
    named = '【CONT】 If "Peak (Dawn)" is in your climax area, this card gets +500 power.'
    card = printed("Cleo", text=[named])
    assert card.unread == ()
    for climax_name, power in (("Peak (Dawn)", 3500), ("Peak", 3000)):
        peak = printed(climax_name, kind="climax", power=0, soul=0)
        t = table("ws", you=side(left="Cleo", climax=climax_name), cards=[card, peak])
        assert t.you.value("Cleo", "power") == power


@clause("ws 2.12.3")
def test_brackets_of_a_name_stay_where_quotes_stand_inside_quotes():
    given = '"【CONT】 If "Peak(Dawn)" is in your climax area, this card gets +500 power."'
    giver = printed("Cleo", text=[f"【CONT】 All of your other characters get {given}"])
    assert giver.unread == ()
    # Right after a word they are the name's; after a blank, a reminder's.
    assert without_reminders(f"{given} (Dawn is early.)") == given
    for climax_name, power in (("Peak(Dawn)", 3500), ("Peak", 3000)):
        peak = printed(climax_name, kind="climax", power=0, soul=0)
        mine = side(left="Ace", right="Cleo", climax=climax_name)
        t = table("ws", you=mine, cards=[character("Ace"), giver, peak])
        assert t.you.value("Ace", "power") == power


@clause("ws 2.3.2.3.2")
def test_a_climax_with_no_zone_named_is_one_in_the_climax_area():
    card = character("Ace", text=LIFTS)
    for zone, power in (("climax", 3500), ("hand", 3000), ("waiting_room", 3000), ("level", 3000)):
        t = table("ws", you=side(left="Ace", **{zone: ["climax"]}), cards=[card])
        assert t.you.value("Ace", "power") == power, zone
    t = table("ws", you=side(left="Ace"), rival=side(climax=["climax"]), cards=[card])
    assert t.you.value("Ace", "power") == 3000


def told(t: Table, name: str) -> list[int]:
    """The title and the side of a character, as they count now."""
    return [t.you.value(name, "title"), t.you.value(name, "side")]


def test_titles_do_nothing_but_can_be_asked_for():
    asked = (Having(TITLE, HAS, words=("Lantern Town",)),)
    cards = (
        printed("Ace", title="Lantern Town"),
        printed("Bob", title="Tide Observatory"),
        printed("Cleo"),
    )
    assert lifted(asked, *cards) == ["Ace"]


def test_a_card_is_on_one_side_on_the_other_or_on_both():
    cards = (
        printed("Ace", side="weiss"),
        printed("Bob", side="schwarz"),
        printed("Cleo", side="both"),
        printed("Dan"),
    )
    assert lifted((Having(CARD_SIDE, HAS, WEISS),), *cards) == ["Ace", "Cleo"]
    assert lifted((Having(CARD_SIDE, HAS, SCHWARZ),), *cards) == ["Bob", "Cleo"]
    t = table("ws", you=side(left="Ace", right="Dan"), cards=cards)
    assert told(t, "Ace") == [0, WEISS]
    assert told(t, "Dan") == [0, 0]
    assert [origin(card) for card in cards] == ["(weiss)", "(schwarz)", "(both)", ""]


def test_a_set_file_says_title_and_side_once_for_all_its_cards(tmp_path: Path):
    rows = [
        'title = "Lantern Town"',
        'side = "weiss"',
        *["[[card]]", 'number = "A-1"', 'name = "Ace"', 'kind = "event"', 'color = "red"'],
        *["[[card]]", 'number = "A-2"', 'name = "Bob"', 'kind = "event"', 'color = "red"'],
        'side = "both"',
    ]
    file = tmp_path / "set.toml"
    file.write_text("\n".join(rows), encoding="utf-8")
    cards = load_set(file)
    assert origin(cards["A-1"]) == "Lantern Town (weiss)"
    assert origin(cards["A-2"]) == "Lantern Town (both)"
