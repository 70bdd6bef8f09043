"""What is paid, and what abilities of a keyword bring about, in the game's wording, played."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other

from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

HOLLOW = "[AUTO]:Hollow (When this unit is placed on (RC), you may have it become hollowed. If you do, retire it at the end of turn)"  # noqa: E501
ENGORGE = "[AUTO](VC/RC):Engorge"
REVELATION = "[AUTO]:Revelation-(RC)."


def paying(cost: str, **zones: object) -> Table:
    """A rear-guard that charges the soul for a cost, in your main phase."""
    text = f"[ACT](RC):[{cost}] [Soul-Charge 1]."
    you = side(left=unit("doer", text=text), deck=[unit("top"), unit("next"), "filler"], **zones)
    return table("vgg", you=you, at="main")


@pytest.mark.parametrize("retired", ["retired from (RC)", "put into the drop zone from (RC)"])
def test_what_hollow_retires(retired: str) -> None:
    text = (
        f"[AUTO]:When this unit is {retired} due to the effect of the hollow ability, draw a card."
    )
    for answer, drawn in (("yes", 1), ("no", 0)):
        t = table("vgg", you=side(hand=[unit("ghost", text=(HOLLOW, text))], deck=20), at="main")
        t.you.chooses("call ghost", "right front", answer)
        t.you.chooses("pass")
        while t.turn_player is t.you:
            t.you.chooses("pass")
        t.you.hand.has(drawn)


def test_what_engorge_retires_is_not_what_others_do() -> None:
    text = "[AUTO]:When this unit is retired from (RC) due to the effect of your unit's engorge ability, draw a card."  # noqa: E501
    food = unit("food", text=text)
    t = battle(field(left=unit("eater", 1, 1000, text=ENGORGE), right=food))
    attack(t, "eater")
    t.you.chooses("food")
    t.you.hand.has(1)
    retires = (
        "[AUTO](RC):When this unit attacks, choose one of your other rear-guards, and retire it."
    )
    t = battle(field(left=unit("eater", 1, 1000, text=retires), right=food))
    fight(t, "eater")
    t.you.drop.is_("food")
    t.you.hand.has(0)


def test_what_revelation_of_another_unit_rests() -> None:
    text = "[AUTO](RC):When this unit is [Rest] due to the effect of the revelation ability of your other unit, draw a card."  # noqa: E501
    seer = unit("seer", text=REVELATION)
    t = table("vgg", you=side(left=unit("it", text=text), hand=[seer], deck=20), at="main")
    t.you.chooses("call seer", "right front", "yes", "it")
    t.you.hand.has(1)
    # Its own does not count.
    both = unit("both", text=(REVELATION, text))
    t = table("vgg", you=side(hand=[both], deck=20), at="main")
    t.you.chooses("call both", "right front", "yes")
    t.you.hand.has(0)


def test_what_comes_by_a_magia_ability() -> None:
    magia = "Magia-[ACT](VC)[1/turn]:Choose a card from your soul, call it to (RC), and at the end of that turn, put the unit called with this effect into your soul."  # noqa: E501
    other_way = magia.removeprefix("Magia-")
    text = "[AUTO]:When this unit is placed on (RC) due to the effect of your magia ability, draw a card."  # noqa: E501
    for acts, drawn in ((magia, 1), (other_way, 0)):
        you = side(vanguard=unit("me", 3, text=acts), soul=[unit("imp", text=text)], deck=20)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate me", "right front")
        t.you.hand.has(drawn)


def test_a_unit_is_locked_as_a_cost() -> None:
    t = paying("Lock this unit")
    t.you.chooses("activate doer")
    assert t.you.locked_left.names == ["doer"]
    t.you.soul.is_("top")
    t = paying("Rest this unit, and lock it")
    t.you.chooses("activate doer")
    assert t.you.locked_left.names == ["doer"]
    t = table(
        "vgg",
        you=side(vanguard=unit("me", 3, text="[ACT](VC):[Lock this unit] Draw a card.")),
        at="main",
    )
    t.you.may_not_choose("activate me")


def test_grades_in_sum_are_discarded_as_a_cost() -> None:
    cost = "Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them"  # noqa: E501
    t = paying(cost, hand=[unit("one", 1), unit("two", 2), unit("three", 3)])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("one", "two", "three")
    t.you.chooses("one")
    t.you.may_choose_exactly("two", "three")
    t.you.chooses("two")
    t.you.may_choose_exactly("three", "done")
    t.you.chooses("done")
    t.you.drop.holds_exactly("one", "two")
    t = paying(cost, hand=[unit("two", 2), "filler"])
    t.you.may_not_choose("activate doer")
    # A card that counts for more only while a stride is paid for does not here.
    more = "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +2."
    t = paying(cost, hand=[unit("odd", 1, text=more)])
    t.you.may_not_choose("activate doer")


def test_two_cards_of_a_kind_each_are_put_somewhere_as_a_cost() -> None:
    cost = 'Choose a unit named "quill" and a unit named "nib" from your (RC), and put them into your soul'  # noqa: E501
    t = paying(cost, right=unit("quill"), back_left=unit("nib"), back_right=unit("nab"))
    t.you.chooses("activate doer")
    t.you.soul.holds_exactly("quill", "nib", "top")
    t = paying(cost, right=unit("quill"), back_left=unit("nab"))
    t.you.may_not_choose("activate doer")


def test_this_unit_and_another_are_put_somewhere_as_a_cost() -> None:
    for cost in (
        'Choose this unit and another of your rear-guards with "do" in its card name, and put them into your soul',  # noqa: E501
        'Choose this unit and a "doe" on your (RC), and put them into your soul',
    ):
        t = paying(cost, right=unit("doe"), back_left=unit("nib"))
        t.you.chooses("activate doer")
        t.you.soul.holds_exactly("doer", "doe", "top")
        t = paying(cost, back_left=unit("nib"))
        t.you.may_not_choose("activate doer")


@pytest.mark.parametrize(
    "cost",
    [
        "Choose a grade 1 or greater card from your hand, reveal it, and put it on the top of your deck",  # noqa: E501
        "Choose a grade 1 or greater card from your hand, reveal it to your opponent, and put it on the top of your deck",  # noqa: E501
        "Choose a grade 1 or greater card from your hand, reveal it, and return it to your deck",
    ],
)
def test_what_is_revealed_is_put_back_as_a_cost(cost: str) -> None:
    text = f"[ACT](RC):[{cost}] Shuffle your deck, and [Soul-Charge 1]."
    you = side(left=unit("doer", text=text), hand=[unit("one", 1), "filler"], deck=["filler"])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("one")
    t.you.chooses("one")
    t.you.hand.is_("filler")
    assert len(t.you.deck.names) == 1
    t.you.soul.has(1)


def test_blasts_of_another_card_and_of_a_namesake() -> None:
    other_card = '[ACT](Soul):[Soul-Blast 1-another card with "lam" in its card name] Draw a card.'
    lamp = unit("lamp", text=other_card)
    t = table("vgg", you=side(soul=[lamp, unit("lamb"), unit("nib")], deck=20), at="main")
    t.you.chooses("activate lamp")
    t.you.drop.is_("lamb")
    t.you.hand.has(1)
    t = table("vgg", you=side(soul=[lamp, unit("nib")], deck=20), at="main")
    t.you.may_not_choose("activate lamp")
    same = (
        "[ACT](VC):[Soul-Blast 1-card with the same card name as a unit on your (VC)] Draw a card."
    )
    me = unit("me", 3, text=same)
    t = table("vgg", you=side(vanguard=me, soul=[me, unit("nib")], deck=20), at="main")
    t.you.chooses("activate me")
    t.you.drop.is_("me")
    t = table("vgg", you=side(vanguard=me, soul=[unit("nib")], deck=20), at="main")
    t.you.may_not_choose("activate me")


@pytest.mark.parametrize(
    ("cost", "bound"),
    [
        ("Bind two cards from the top of your deck", ["top", "next"]),
        ("Bind 1 card face up from the top of your deck", ["top"]),
    ],
)
def test_cards_from_the_top_are_bound_as_a_cost(cost: str, bound: list[str]) -> None:
    t = paying(cost)
    t.you.chooses("activate doer")
    t.you.bind.holds_exactly(*bound)


def test_resting_and_more_behind_a_comma() -> None:
    t = paying("Rest this unit, choose a card from your hand, and discard it", hand=[unit("one")])
    t.you.chooses("activate doer")
    t.you.drop.is_("one")
    t.you.may_not_choose("activate doer")
    t = paying("Rest this unit, and put this unit on the top of your deck")
    t.you.chooses("activate doer")
    t.you.soul.is_("doer")
    t = paying("Choose one of your other rear-guards and retire it", right=unit("one"))
    t.you.chooses("activate doer")
    t.you.drop.is_("one")
    t = paying("Retire one of your other rear-guards", right=unit("one"))
    t.you.chooses("activate doer")
    t.you.drop.is_("one")
    t = paying("Put a card from your hand into your soul", hand=[unit("one")])
    t.you.chooses("activate doer")
    t.you.soul.holds_exactly("one", "top")


def test_this_card_from_the_drop_zone_as_a_cost() -> None:
    text = "[AUTO]:[Put this card on the bottom of your deck from your drop zone] When this unit is put into the drop zone from (RC), you may pay the cost. If you do, draw a card."  # noqa: E501
    act = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and retire it."
    you = side(
        vanguard=unit("me", 3, text=act), left=unit("it", text=text), soul=["filler"], deck=20
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me", "yes")
    assert t.you.deck.names[-1] == "it"
    t.you.hand.has(1)
    with pytest.raises(TextError, match="where this card is"):
        read_all(text.replace("put into the drop zone", "put into your soul"), 0)


@pytest.mark.parametrize(
    "moment", ["When placed", "When placed from hand", "When it is placed on (RC)"]
)
def test_what_is_just_said_to_be_placed_is_this_unit(moment: str) -> None:
    text = f"[AUTO](RC):{moment}, draw a card."
    hand = [unit("it", text=text), unit("else")]
    t = table("vgg", you=side(hand=hand, deck=20), at="main")
    t.you.chooses("call else", "left front")
    t.you.hand.has(1)
    t.you.chooses("call it", "right front")
    t.you.hand.has(1)
    with pytest.raises(TextError):
        read_all("[AUTO]:When placed, draw a card.", 0)


def test_when_it_attacks() -> None:
    t = battle(
        field(left=unit("it", 1, 1000, text="[AUTO](RC):When it attacks, draw a card.")), other()
    )
    fight(t, "it")
    t.you.hand.has(1)


@pytest.mark.parametrize(
    "cost",
    ["[COST][Soul-Blast 1], draw", "[Cost][Soul-Blast 1] Draw", "[COST][Soul-Blast 1], and draw"],
)
def test_a_cost_that_an_activated_text_begins_with_is_what_it_is_played_for(cost: str) -> None:
    text = f"[ACT](RC):{cost} a card."
    (ability,) = read_all(text, 0)
    assert (ability.cost, ability.body) == (
        read_all("[ACT](RC):[Soul-Blast 1] Draw a card.", 0)[0].cost,
        read_all("[ACT](RC):[Soul-Blast 1] Draw a card.", 0)[0].body,
    )
    t = table("vgg", you=side(left=unit("it", text=text), soul=["filler"], deck=20), at="main")
    t.you.chooses("activate it")
    t.you.hand.has(1)
    t.you.may_not_choose("activate it")


@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ("with different grades", ("a", "b", "c"), ("c",)),
        ("with different card names", ("a", "b", "c"), ("b", "c")),
    ],
)
def test_cards_of_a_cost_that_differ(
    said: str, first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    cost = f"Choose two cards from your hand {said}, and discard them"
    t = paying(cost, hand=[unit("a", 1), unit("b", 1), unit("c", 2)])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly(*first)
    t.you.chooses("a")
    if len(second) > 1:
        t.you.may_choose_exactly(*second)
        t.you.chooses("c")
    t.you.drop.holds_exactly("a", "c")
    same = unit("a", 1)
    t = paying(cost, hand=[same, same])
    t.you.may_not_choose("activate doer")


def test_cards_of_a_cost_that_share_a_name() -> None:
    cost = "Choose two cards from your hand with the same card name, and discard them"
    same = unit("a", 1)
    t = paying(cost, hand=[same, unit("b"), same])
    t.you.chooses("activate doer")
    t.you.drop.is_("a", "a")
    t = paying(cost, hand=[unit("a"), unit("b"), unit("c")])
    t.you.may_not_choose("activate doer")
    two = [unit("a", 1), unit("b", 1)]
    t = paying(cost, hand=[*two, *two])
    t.you.chooses("activate doer")
    t.you.may_choose("a", "b")
    t.you.chooses("b")
    t.you.drop.is_("b", "b")


def test_cards_of_a_cost_that_are_put_or_revealed_differ_too() -> None:
    cost = "Choose two cards with different grades in your drop zone, and bind them face up"
    t = paying(cost, drop=[unit("a", 1), unit("b", 1), unit("c", 2)])
    t.you.chooses("activate doer", "a")
    t.you.bind.holds_exactly("a", "c")
    t = paying(cost, drop=[unit("a", 1), unit("b", 1)])
    t.you.may_not_choose("activate doer")
    alike = "Choose two cards from your hand with the same card name, and discard them."
    with pytest.raises(TextError):
        read_all(f"[ACT](RC):[Soul-Blast 1] {alike}", 0)


def test_a_reminder_that_turning_up_is_not_putting() -> None:
    note = "(Do not activate when this card in your G zone is turned face up for cost)"
    text = f"[AUTO]:When this unit is put face up into your G zone, draw a card. {note}"
    assert read_all(text, 0)
    with pytest.raises(TextError, match="reminder"):
        read_all(f"[AUTO](RC):When this unit attacks, draw a card. {note}", 0)
