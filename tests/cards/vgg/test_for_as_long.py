"""Texts that say no time, ask for grades, speak of what was charged, and explain themselves."""

import pytest

from bythebook.testing import face_up, side, table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import attack, battle, field, no_guard, other

REST_IT = "[ACT](RC):[Rest this unit]"


def test_what_is_said_for_no_time_lasts() -> None:
    text = "[ACT](VC)[1/turn]:This unit gets [Power] +2000."
    t = table("vgg", you=side(vanguard=unit("lead", 3, 11000, text=text)), at="main")
    t.you.chooses("activate lead", "pass")
    assert t.game.state.turn_player == 1
    assert t.you.value("lead", "power") == 13000


@pytest.mark.parametrize(("grades", "power"), [((0, 1, 1), 9000), ((1, 1, 1), 8000)])
def test_different_grades_count_once_each(grades: tuple[int, ...], power: int) -> None:
    text = (
        "[CONT](RC):This unit gets [Power] +1000 for each different grade among the face up cards"
        " in your bind zone."
    )
    bound = [face_up(unit(f"card {k}", grade)) for k, grade in enumerate(grades)]
    t = table("vgg", you=side(left=unit("doer", text=text), bind=bound), at="main")
    assert t.you.value("doer", "power") == power


@pytest.mark.parametrize(("name", "power"), [("Quill, one", 9000), ("nib", 7000)])
@pytest.mark.parametrize(
    "said", ["the card [Soul-Charge] is a card with", "the [Soul-Charge] card is a card with"]
)
def test_the_card_that_was_soul_charged(name: str, power: int, said: str) -> None:
    text = (
        f'{REST_IT} [Soul-Charge 1]. If {said} "Quill" in its card name, this unit gets [Power]'
        " +2000 until end of turn."
    )
    you = side(left=unit("doer", text=text), deck=[unit(name), "filler"])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    assert t.you.value("doer", "power") == power


def test_for_each_card_that_was_soul_charged() -> None:
    text = (
        f"{REST_IT} [Soul-Charge 3], and your opponent chooses one of his or her rear-guards for"
        " each grade 1 card [Soul-Charge], and retires them."
    )
    deck = [unit("one", 1), unit("two", 2), unit("uno", 1), "filler"]
    rival = side(left=unit("a"), right=unit("b"), back_left=unit("c"))
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), rival=rival, at="main")
    t.you.chooses("activate doer")
    t.rival.chooses("a", "c")
    t.rival.right.is_("b")


def test_units_that_neither_attack_nor_boost() -> None:
    text = (
        "[AUTO]:When this unit is placed on (GC), choose an opponent's rear-guard not attacking or"
        " boosting, and retire it."
    )
    t = battle(
        field(left=unit("ally", 1, 20000), back_left=unit("helper"), right=unit("idle")),
        other(hand=[unit("guard", text=text)]),
    )
    attack(t, "ally", boost="helper")
    t.rival.chooses("guard with guard")
    no_guard(t)
    t.you.drop.holds_exactly("idle")


def test_a_unit_behind_this_one() -> None:
    text = (
        '[CONT](VC/RC):If you have a unit named "Quill" in the back row of the same column as this'
        " unit, this unit gets [Power] +3000."
    )
    for where, power in (("back_left", 10000), ("back_right", 7000), ("right", 7000)):
        you = side(left=unit("doer", text=text), **{where: unit("Quill")})
        t = table("vgg", you=you, at="main")
        assert t.you.value("doer", "power") == power


def test_all_that_you_have_with_a_name_and_units_from_a_row() -> None:
    text = f'{REST_IT} Put all rear-guards you have with "Quill" in its card name into your soul.'
    you = side(left=unit("doer", text=text), right=unit("Quill, one"), back_left=unit("nib"))
    t = table("vgg", you=you, rival=side(left=unit("Quill, two")), at="main")
    t.you.chooses("activate doer")
    t.you.soul.holds_exactly("Quill, one")
    t.rival.left.is_("Quill, two")
    text = (
        f'{REST_IT} Choose up to one unit with "Quill" in its card name from your front row, and it'
        " gets [Power] +1000 until end of turn."
    )
    you = side(left=unit("doer", text=text), right=unit("Quill, one"), back_left=unit("Quill, two"))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("Quill, one", "done")
    t.you.chooses("Quill, one")


def test_for_each_of_those_chosen_another_unit_gets_power() -> None:
    text = (
        f"{REST_IT} Choose any number of your rear-guards, and until end of turn, they get [Power]"
        " +1000, and for each rear-guard chosen with this effect, this unit gets [Power] +4000."
    )
    you = side(left=unit("doer", text=text), right=unit("a"), back_left=unit("b"))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", "a", "b", "done")
    assert t.you.value("doer", "power") == 15000
    assert t.you.value("a", "power") == 8000


def test_names_of_units_on_circles_among_cards_looked_at() -> None:
    text = (
        f"{REST_IT} Look at three cards from the top of your deck, search for up to one card with"
        " the same card name as your vanguard or rear-guard from among them, put it into your"
        " hand, and shuffle your deck."
    )
    lead, deck = unit("lead", 3), [unit("lead", 3), unit("mate"), unit("nib"), "filler"]
    you = side(vanguard=lead, left=unit("doer", text=text), right=unit("mate"), deck=deck)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("lead", "mate", "done")
    t.you.chooses("mate")


def test_one_card_of_each_of_two_grades_is_searched_for() -> None:
    text = (
        f'{REST_IT} Search your deck for up to one grade 2 and grade 1 card with "Quill" in its'
        " card name, put them into your hand, and shuffle your deck."
    )
    deck = [unit("Quill, one", 1), unit("Quill, two", 2), unit("nib", 1)]
    t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("Quill, two", "done")
    t.you.chooses("Quill, two")
    t.you.may_choose_exactly("Quill, one", "done")
    t.you.chooses("Quill, one")
    t.you.hand.has(2)


def test_an_unlocked_unit_is_retired() -> None:
    text = (
        "[AUTO](RC):When your locked card is unlocked, retire that unlocked unit, and draw a card."
    )
    t = table("vgg", you=side(left=unit("doer", text=text), locked_right=unit("kept")), at="end")
    t.you.drop.holds_exactly("kept")
    t.you.hand.has(1)


NOTES = {
    "(Trigger effects cannot be assigned to it.)": '[ACT](VC):Until end of turn, this unit gets "[CONT](VC):This unit cannot be chosen by trigger effects.".',  # noqa: E501 - a text is one line
    "(The value may even be negative.)": f"{REST_IT} Choose one of your opponent's units, and it gets [Power] -5000 until end of turn.",  # noqa: E501 - a text is one line
    "(Call after looking at the card.)": f"{REST_IT} Call the top card of your deck to (RC).",
    "(Only the owner may look at their cards bound face down.)": f"{REST_IT} Bind the top card of your deck face down.",  # noqa: E501 - a text is one line
}


@pytest.mark.parametrize("note", NOTES)
def test_a_reminder_explains_what_it_stands_with(note: str) -> None:
    assert read_all(f"{NOTES[note]} {note}", 0)[0].body == read_all(NOTES[note], 0)[0].body
    with pytest.raises(Unplayable, match="reminder"):
        read_all(f"{REST_IT} Draw a card. {note}", 0)
