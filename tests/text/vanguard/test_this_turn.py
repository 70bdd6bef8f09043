"""What was so in this turn, and how cards compare, in the game's wording, played."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard

from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

ENGORGE = "[AUTO](VC/RC):Engorge"
BLAST = "[ACT](RC)[1/turn]:[Soul-Blast 1] [Counter-Charge 1]."
DROPS = "[ACT](RC)[1/turn]:Choose a card from your soul, and put it into your drop zone."


def asking(condition: str, *before: str, **zones: object) -> Table:
    """A unit draws a card if something is so, once others have been activated."""
    text = f"[ACT](RC)[1/turn]:If {condition}, draw a card."
    you = side(
        **{
            "left": unit("it", text=text),
            "right": unit("blast", text=BLAST),
            "back_right": unit("drops", text=DROPS),
            "soul": ["filler", "filler"],
            "deck": 20,
            **zones,
        }
    )
    t = table("vgg", you=you, at="main")
    for name in before:
        t.you.chooses(f"activate {name}", *(("filler",) if len(t.you.soul.names) > 1 else ()))
    t.you.chooses("activate it")
    return t


@pytest.mark.parametrize(
    ("condition", "before", "drawn"),
    [
        ("your card was put into the drop zone from your soul during this turn", ["blast"], 1),
        ("your card was put into the drop zone from your soul during this turn", [], 0),
        ("your <Kagero> had been put into the drop zone from your soul during this turn", ["blast"], 1),  # noqa: E501
        ("your <Narukami> had been put into the drop zone from your soul during this turn", ["blast"], 0),  # noqa: E501
        ("your card was put into the drop zone from your damage zone during this turn", ["blast"], 0),  # noqa: E501
        ("two or more of your cards were put into your drop zone from your soul during that turn", ["blast"], 0),  # noqa: E501
        ("two or more of your cards were put into your drop zone from your soul during that turn", ["blast", "drops"], 1),  # noqa: E501
        ("no cards were put into your drop zone during this turn", ["blast"], 0),
        ("no cards were put into your drop zone during this turn", [], 1),
        ("no cards were put into your drop zone during this turn due to card effects", ["blast"], 1),  # noqa: E501
        ("no cards were put into your drop zone during this turn due to card effects", ["drops"], 0),  # noqa: E501
        ("cards were not put into your drop zone this turn", ["drops"], 0),
        ("cards were not put into your drop zone this turn", [], 1),
    ],
)  # fmt: skip
def test_what_went_where_this_turn(condition: str, before: list[str], drawn: int) -> None:
    t = asking(condition, *before)
    t.you.hand.has(drawn)


def test_what_the_rival_did_and_another_turn_does_not_count() -> None:
    condition = "your card was put into the drop zone from your soul during this turn"
    text = f"[ACT](RC)[1/turn]:If {condition}, draw a card."
    both = {"right": unit("blast", text=BLAST), "soul": ["filler"], "deck": 20}
    you = side(left=unit("it", text=text), **both)
    t = table("vgg", you=you, rival=side(**both), at="main")
    t.you.chooses("activate blast")
    assert any(key < -999 for _, key in t.game.state.used)
    t.you.chooses("pass")
    while t.turn_player is t.you:
        t.you.chooses("pass")
    assert not t.game.state.used
    t.ends_asking()


def test_during_the_turn_that_a_card_is_healed() -> None:
    text = "[CONT](RC):During the turn that your card is put into the drop zone from your damage zone, this unit gets [Power] +6000."  # noqa: E501
    heals = "[ACT](VC):[Soul-Blast 1] Choose a card from your damage zone, and put it into your drop zone."  # noqa: E501
    you = side(
        vanguard=unit("me", 3, text=heals),
        left=unit("it", text=text),
        soul=["filler"],
        damage=["filler"],
    )
    t = table("vgg", you=you, at="main")
    assert t.you.value("it", "power") == 7000
    t.you.chooses("activate me")
    assert t.you.value("it", "power") == 13000


def test_what_is_kept_from_going_has_not_gone() -> None:
    stays = "[CONT](RC):This unit cannot be retired by card effects."
    text = "[ACT](RC)[1/turn]:Choose one of your other rear-guards, and retire it. If your card was put into the drop zone from (RC) during this turn, draw a card."  # noqa: E501
    for other, drawn in ((unit("other", text=stays), 0), (unit("other"), 1)):
        t = table("vgg", you=side(left=unit("it", text=text), right=other, deck=20), at="main")
        t.you.chooses("activate it")
        t.you.hand.has(drawn)


@pytest.mark.parametrize(("eaten", "drawn"), [(("a",), 0), (("a", "b"), 1)])
def test_how_many_units_were_retired_by_engorging(eaten: tuple[str, ...], drawn: int) -> None:
    text = "[AUTO](RC):When this unit becomes engorged, this unit gets [Power] +5000 until end of turn for each unit retired during this turn due to the effect of this unit's engorge ability. If the number of units retired during this turn due to the effect of this unit's engorge ability is two or more, draw a card."  # noqa: E501
    mine = field(
        left=unit("it", 1, 1000, text=(ENGORGE, text)), right=unit("a"), back_right=unit("b")
    )
    t = battle(mine)
    attack(t, "it")
    t.you.chooses(*eaten, *(() if len(eaten) == 2 else ("done",)))
    assert t.you.value("it", "power") == 1000 + 5000 * len(eaten)
    t.you.hand.has(drawn)
    no_guard(t)
    with pytest.raises(TextError):
        read_all(
            "[CONT](RC):If three or more units were retired this turn due to the effect of this unit's engorge ability, this unit gets [Power] +1000.",  # noqa: E501
            0,
        )


def test_the_turn_in_which_a_unit_has_legioned() -> None:
    text = "[CONT](VC):During the turn that this unit [Legion], this unit gets [Power] +1000."
    t = table("vgg", you=side(vanguard=unit("me", 3, 11000, text=text)), at="main")
    assert t.you.value("me", "power") == 11000


@pytest.mark.parametrize(("names", "drawn"), [(("a", "a"), 1), (("a", "b"), 0)])
@pytest.mark.parametrize(
    "said",
    [
        "all of the revealed cards have the same card name",
        "all the revealed cards have the same card name",
        "they have the same card name",
    ],
)
def test_cards_that_share_a_name(said: str, names: tuple[str, ...], drawn: int) -> None:
    text = f"[ACT](RC)[1/turn]:Choose up to two cards from your hand, and reveal them. If {said}, draw a card."  # noqa: E501
    kinds = {name: unit(name) for name in names}
    you = side(left=unit("it", text=text), hand=[kinds[n] for n in names], deck=20)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate it", *names)
    t.you.hand.has(2 + drawn)


def test_cards_that_were_discarded_share_a_name() -> None:
    for said in (
        "all of the cards discarded have the same card name",
        "all the cards discarded are of the same name",
    ):
        text = f"[ACT](RC)[1/turn]:Choose two cards from your hand, and you may discard them. If {said}, draw a card."  # noqa: E501
        for names, drawn in ((("a", "a"), 1), (("a", "b"), 0)):
            kinds = {name: unit(name) for name in names}
            you = side(left=unit("it", text=text), hand=[kinds[n] for n in names], deck=20)
            t = table("vgg", you=you, at="main")
            t.you.chooses("activate it", "yes")
            t.you.hand.has(drawn)


def test_cards_of_the_same_grade_as_each_other() -> None:
    text = "[ACT](RC)[1/turn]:Put two cards from the top of your deck into your drop zone, and if those cards have the same grade as each other, [Soul-Charge 1]."  # noqa: E501
    for grades, soul in (((1, 1), 1), ((1, 2), 0)):
        deck = [*[unit(f"of {k}", g) for k, g in enumerate(grades)], "filler", "filler"]
        t = table("vgg", you=side(left=unit("it", text=text), deck=deck), at="main")
        t.you.chooses("activate it")
        t.you.soul.has(soul)


def test_what_fights_goes_on_without_history() -> None:
    t = battle(field(left=unit("it", 1, 30000)))
    fight(t, "it")
    assert not [key for _, key in t.game.state.used if key < -99]


@pytest.mark.parametrize(
    "said",
    [
        "If you discarded two cards, draw a card.",
        "If all of the cards discarded have the same card name, draw a card.",
    ],
)
@pytest.mark.parametrize(("answer", "held"), [("yes", 1), ("no", 2)])
def test_what_was_chosen_and_not_done_was_not_done(said: str, answer: str, held: int) -> None:
    text = f"[ACT](RC)[1/turn]:Choose two cards from your hand, and you may discard them. {said}"
    same = unit("a")
    t = table("vgg", you=side(left=unit("it", text=text), hand=[same, same], deck=20), at="main")
    t.you.chooses("activate it", answer)
    t.you.hand.has(held)


def test_what_was_done_only_under_a_condition_may_not_have_been_done() -> None:
    text = "[ACT](RC)[1/turn]:Choose up to two cards from your soul, and if the number of cards in your hand is one or more, put them into your drop zone. If you put two cards, draw a card."  # noqa: E501
    for hand, drawn in ((["filler"], 1), ([], 0)):
        soul = [unit("a"), unit("b")]
        you = side(left=unit("it", text=text), hand=hand, soul=soul, deck=20)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate it", "a", "b")
        t.you.hand.has(len(hand) + drawn)
        t.you.soul.has(0 if drawn else 2)


@pytest.mark.parametrize(("kind", "drawn"), [("card", 1), ("rear-guard", 0), ("vanguard", 0)])
def test_what_went_to_the_drop_zone_from_the_soul_was_no_rear_guard(kind: str, drawn: int) -> None:
    t = asking(f"your {kind} was put into the drop zone during this turn", "drops")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(
    "said",
    ["unit was put into the drop zone", "rear-guard was put into the drop zone from your soul"],
)
def test_what_left_without_having_been_there_is_refused(said: str) -> None:
    with pytest.raises(Unplayable):
        read_all(
            f"[AUTO](VC):When this unit attacks, if your {said} during this turn, draw a card.", 0
        )
