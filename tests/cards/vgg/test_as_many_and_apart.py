"""Texts that choose as many as there are, or cards that differ; and powers that are added."""

import pytest

from bythebook.testing import face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

REST_IT = "[ACT](RC):[Rest this unit]"


@pytest.mark.parametrize(
    "said",
    [
        'with different grades and "Quill" in their card names',
        'of different grades with "Quill" in their card names',
    ],
)
def test_cards_of_different_grades_are_searched_for(said: str) -> None:
    text = f"{REST_IT} Search your deck for up to two cards {said}, put them into your hand, and shuffle your deck."  # noqa: E501 - a text is one line
    deck = [unit("Quill, one", 1), unit("Quill, uno", 1), unit("Quill, two", 2), unit("nib", 3)]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("Quill, one", "Quill, uno", "Quill, two", "done")
    t.you.chooses("Quill, uno")
    t.you.may_choose_exactly("Quill, two", "done")
    t.you.chooses("Quill, two")
    t.you.hand.holds_exactly("Quill, uno", "Quill, two")


def test_cards_of_different_names_are_chosen_where_they_lie() -> None:
    text = (
        f"{REST_IT} Choose up to three cards with different card names from your drop zone, and"
        " put them on the bottom of your deck in any order. If you put three cards, draw a card."
    )
    drop = [unit("one"), unit("one"), unit("two"), unit("three")]
    t = table("vgg", you=side(left=unit("doer", text=text), drop=drop, deck=["filler"]), at="main")
    t.you.chooses("activate doer", "one")
    t.you.may_choose_exactly("two", "three", "done")
    t.you.chooses("two", "three", "one", "two")
    t.you.drop.holds_exactly("one")
    t.you.hand.holds_exactly("filler")


def test_cards_of_different_names_among_those_looked_at() -> None:
    text = (
        f"{REST_IT} Reveal three cards from the top of your deck, choose up to two cards with"
        ' "Quill" in their different card names from among them, put them into your hand, and'
        " shuffle your deck."
    )
    deck = [unit("Quill, one"), unit("Quill, one"), unit("Quill, two"), "filler"]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer", "Quill, one")
    t.you.may_choose_exactly("Quill, two", "done")
    t.you.chooses("done")
    t.you.hand.holds_exactly("Quill, one")


def test_another_name_than_this_unit_has() -> None:
    text = f"{REST_IT} Choose one of your rear-guards with a different card name as this unit, and retire it."  # noqa: E501 - a text is one line
    you = side(
        left=unit("doer", text=text), right=unit("doer", number="other"), back_left=unit("mate")
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.drop.holds_exactly("mate")


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("up to the same number of grade 1 cards as the number of face up cards in your G zone", 2),
        (
            (
                "up to the same number of grade 1 cards as the number of face up cards in your"
                " G zone +1"
            ),
            3,
        ),
        ("up to one grade 1 card for each face up card in your G zone", 2),
    ],
)
def test_as_many_cards_are_searched_for_as_there_are(said: str, found: int) -> None:
    text = f"{REST_IT} Search your deck for {said}, put them into your hand, and shuffle your deck."
    you = side(
        left=unit("doer", text=text),
        deck=[unit(f"one {k}", 1) for k in range(4)],
        g_zone=[face_up(g_unit("up")), face_up(g_unit("too")), g_unit("down")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", *[f"one {k}" for k in range(found)])
    t.you.hand.has(found)


def test_as_many_as_were_retired_by_the_text() -> None:
    text = (
        f"{REST_IT} Choose any number of your other rear-guards, retire them, and your opponent"
        " chooses the same number of his or her rear-guards as the number of your rear-guards"
        " retired with this effect, and retires them."
    )
    you = side(left=unit("doer", text=text), right=unit("a"), back_left=unit("b"))
    rival = side(left=unit("x"), right=unit("y"), back_left=unit("z"))
    t = table("vgg", you=you, rival=rival, at="main")
    t.you.chooses("activate doer", "a", "b")
    t.rival.chooses("x", "z")
    t.rival.right.is_("y")
    t.rival.drop.has(2)


def test_as_many_are_called_from_the_top_of_the_deck() -> None:
    text = (
        "[AUTO]:When this unit is placed on (GC), call the same number of cards as the number of"
        " your other units from the top of your deck to (GC)."
    )
    t = battle(
        field(left=unit("striker", 1, 15000)),
        other(hand=[unit("guard", text=text)], deck=[unit("top"), unit("next")]),
    )
    attack(t, "striker")
    t.rival.chooses("guard with guard")
    # The vanguard is the only other unit.
    t.rival.deck.is_("next")
    t.rival.drop.holds_exactly("guard", "top")


def test_the_unit_that_was_placed_and_the_one_that_attacked() -> None:
    text = (
        "[AUTO](RC):When your other unit is placed on (RC), choose one of your units, it gets"
        " [Power] +1000 until end of turn, and the unit that was placed gets [Power] +3000 until"
        " end of turn."
    )
    you = side(left=unit("doer", text=text), hand=[unit("comer", 0)])
    t = table("vgg", you=you, at="main")
    t.you.chooses("call comer", "right front", "doer")
    assert t.you.value("comer", "power") == 10000
    assert t.you.value("doer", "power") == 8000
    ends = (
        "[AUTO](RC):At the end of the battle that your other unit attacked, retire the unit that"
        " attacked."
    )
    t = battle(field(left=unit("ally"), right=unit("judge", text=ends)))
    fight(t, "ally")
    t.you.drop.holds_exactly("ally")


def test_the_unit_that_rested_lends_its_power() -> None:
    text = (
        "[AUTO](RC):When your other rear-guard [Rest] due to the effect of your card, increase this"
        " unit's [Power] by the original [Power] of the [Rest] rear-guard until end of turn."
    )
    rests = "[ACT](VC)[1/turn]:Choose one of your rear-guards, and [Rest] it."
    you = side(
        vanguard=unit("lead", 3, text=rests),
        left=unit("doer", text=text),
        right=unit("mate", 1, 6000),
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate lead", "mate")
    assert t.you.value("doer", "power") == 13000


def test_an_unlocked_card_is_locked_again() -> None:
    text = "[AUTO](RC):When a locked card is unlocked, lock that unlocked card."
    t = table("vgg", you=side(left=unit("doer", text=text), locked_right=unit("kept")), at="end")
    t.you.locked_right.is_("kept")
    t.you.right.has(0)


@pytest.mark.parametrize(
    ("said", "powers"),
    [
        ("increase its [Power] by this unit's [Power]", {"mate": 13000, "doer": 7000}),
        ("increase this unit's [Power] by that unit's [Power]", {"mate": 6000, "doer": 13000}),
        (
            "increase that unit and this unit's [Power] by that unit's [Power]",
            {"mate": 12000, "doer": 13000},
        ),
        (
            "increase its [Power] by the total original [Power] of all of your rear-guards",
            {"mate": 19000, "doer": 7000},
        ),
    ],
)
def test_power_is_increased_by_power(said: str, powers: dict[str, int]) -> None:
    text = f"{REST_IT} Choose one of your other rear-guards, and {said} until end of turn."
    you = side(left=unit("doer", text=text), right=unit("mate", 1, 6000))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    assert {name: t.you.value(name, "power") for name in powers} == powers


def test_power_is_reduced_by_the_original_power_of_a_card() -> None:
    text = (
        f"{REST_IT} Choose one of your other rear-guards, put it into your soul, choose all of the"
        " units in your opponent's front row, and reduce those units' [Power] by the original"
        " [Power] of the card put into your soul with this effect until end of turn."
    )
    rival = side(vanguard=unit("foe", 3, 11000), left=unit("a", 1, 7000), back_left=unit("b"))
    you = side(left=unit("doer", text=text), right=unit("mate", 1, 6000))
    t = table("vgg", you=you, rival=rival, at="main")
    t.you.chooses("activate doer")
    assert [t.rival.value(name, "power") for name in ("foe", "a", "b")] == [5000, 1000, 7000]


def test_what_is_left_of_several_cards_found() -> None:
    text = (
        f"{REST_IT} Search your deck for up to two grade 1 cards, reveal them to your opponent,"
        " choose a card from among them, put it into your hand, put the rest into your soul, and"
        " shuffle your deck."
    )
    deck = [unit("one", 1), unit("uno", 1), unit("two", 2)]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer", "one", "uno", "uno")
    t.you.hand.holds_exactly("uno")
    t.you.soul.holds_exactly("one")


@pytest.mark.parametrize("who", ["that unit", "it"])
def test_the_rest_is_not_what_is_spoken_of_then(who: str) -> None:
    text = (
        f"{REST_IT} Look at three cards from the top of your deck, search for up to one card from"
        f" among them, call it to (RC), put the rest into your soul, and {who} gets [Power] +2000"
        " until end of turn."
    )
    deck = [unit("one"), unit("two"), unit("three"), "filler"]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer", "two", "right front")
    assert t.you.value("two", "power") == 9000
    t.you.soul.holds_exactly("one", "three")


def test_the_opponent_searches_and_looks_at_their_own_deck() -> None:
    text = (
        f"{REST_IT} Your opponent searches his or her deck for up to one grade 2 card, calls it to"
        " (RC), and shuffles his or her deck."
    )
    rival = side(deck=[unit("one", 1), unit("two", 2)])
    you = side(left=unit("doer", text=text), deck=[unit("mine", 2)])
    t = table("vgg", you=you, rival=rival, at="main")
    t.you.chooses("activate doer")
    t.rival.may_choose_exactly("two", "done")
    t.rival.chooses("two", "left front")
    t.rival.left.is_("two")
    text = (
        f"{REST_IT} Your opponent reveals two cards from the top of his or her deck, chooses a"
        " grade 0 card from among them, rides it, and shuffles his or her deck."
    )
    deck = [unit("one", 1), unit("zero", 0), "filler"]
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=side(deck=deck), at="main")
    t.you.chooses("activate doer")
    t.rival.vanguard.is_("zero")
    text = f"{REST_IT} Your opponent calls the top card of his or her deck to an open (RC)."
    rival = side(deck=[unit("top"), "filler"], left=unit("there"))
    t = table("vgg", you=side(left=unit("doer", text=text)), rival=rival, at="main")
    t.you.chooses("activate doer")
    t.rival.may_not_choose("left front")
    t.rival.chooses("right front")
    t.rival.right.is_("top")


def test_damage_from_the_deck_lies_as_the_text_says() -> None:
    for face, shown in (("face down", False), ("face up", True)):
        text = f"{REST_IT} Put the top card of your deck into your damage zone {face}."
        you = side(left=unit("doer", text=text), deck=[unit("top"), "filler"])
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer")
        t.you.damage.is_("top")
        assert bool(t.you.damage.face_down) is not shown


@pytest.mark.parametrize(
    "text",
    [
        # Nobody was placed, or attacked; which name; nobody chose them together.
        f"{REST_IT} The unit that was placed gets [Power] +1000 until end of turn.",
        (
            "[AUTO](RC):When your other unit attacks, the unit that was placed gets [Power] +1000"
            " until end of turn."
        ),
        (
            "[AUTO](RC):When your other unit [Stand], increase this unit's [Power] by the original"
            " [Power] of the [Rest] rear-guard until end of turn."
        ),
        "[CONT](RC):This unit gets [Power] +1000 for each rear-guard with different grades.",
        f"{REST_IT} Retire all of your rear-guards with different card names.",
        f"{REST_IT} Choose two of your rear-guards with different grades, and retire them.",
        f"{REST_IT} Choose two of your units, and increase this unit's [Power] by those units' [Power] until end of turn.",  # noqa: E501 - a text is one line
        f"{REST_IT} Look at three cards from the top of his or her deck.",
        f"{REST_IT} Your opponent searches your deck for up to one card, and calls it to (RC).",
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)
