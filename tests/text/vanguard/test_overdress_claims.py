"""What texts of the overDress era ask to be so: of rows, zones, battles, and of this turn."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

CLAIMS = tuple(
    """
your back row has two or more rear-guards
your opponent's front row has no rear-guards
your front row has three units
your back row has a grade 2 or greater unit
your front row has no other rear-guards
your order zone has "Quill, Keeper"
your order zone has two or more bases
your soul has "Quill, Keeper" and "Quill, Pupil"
your soul has two or more Cursed Play cards
your order zone has a Research
your damage zone has more cards than your opponent's
your vanguard's grade is less than your opponent's vanguard's grade
your vanguard's grade is greater than your opponent's vanguard
two or more of your opponent's cards are imprisoned in your prison
an opponent's card is imprisoned in your prison
the number of your opponent's cards imprisoned in your prison is five or less
this unit is "Friends"
this unit is a "Friend"
you have two or more other "Friends"
you have other "Friends"
you have other grade 3 or less rear-guards
you do not have other rear-guards
you have a total of two or more rear-guards with the Friend ability
all of your units have "Quill" in their card names
you played a normal order this turn
you played "Quill, Song" this turn
you played two or more orders this turn
you did not play a normal order this turn
you did not play orders this turn
you played a magazine order this turn
your rear-guard was retired this turn
two or more of your opponent's rear-guards were retired this turn
your opponent's rear-guard was not retired this turn
any fighter's rear-guard was retired this turn
you rode this turn
you did not ride this turn
you rode a grade 3 or greater unit this turn
your grade 3 or greater vanguard was placed this turn
your opponent's attacking unit has attacked two or more times this turn
your opponent's drive check or damage check revealed a trigger unit this turn
no trigger units were put into your trigger zone this turn
this unit is boosting a unit with "Quill" in its card name
""".strip().splitlines()
)
SPANS = tuple(
    """
the battle this unit attacked a vanguard
the battle this unit attacked a grade 3 or greater unit
the battle this unit attacked or boosted
the battle this unit attacks
the battle this unit boosted
the battle this unit boosted a vanguard
the battle this unit boosted "Quill, Keeper"
the battle this unit is boosted
the battle your vanguard is attacked
""".strip().splitlines()
)
TEXTS = (
    *(f"[CONT](RC):If {claim}, this unit gets [Power] +5000." for claim in CLAIMS),
    *(f"[CONT](RC):During {span}, this unit gets [Power] +5000." for span in SPANS),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    check_changed(text)


def asking(claim: str, rival: dict[str, Any] | None = None, **zones: Any) -> Table:
    """A main phase of a player whose unit asks for something."""
    text = f"[CONT](RC):If {claim}, this unit gets [Power] +5000."
    you = side(**{"vanguard": unit("me", 2), "left": unit("it", text=text), **zones})
    foe = side(**{"vanguard": unit("foe", 2), **(rival or {})})
    return table("vgd", you=you, rival=foe, cards=CARDS, at="main")


def is_so(t: Table) -> bool:
    """Whether it is so."""
    power = t.you.value("it", "power")
    assert power in (8000, 13000)
    return power == 13000


CARDS = (
    unit("small"),
    unit("tall", 3),
    unit("Quill, Keeper", 2),
    unit("Quill, Pupil"),
    unit("imp", special=("Cursed Play",)),
    order("edict", 1, text="[Soul-Charge 1]."),
    order("Quill, Song", 1, text="[Soul-Charge 1].", special=("Magazine",)),
    order("flag", 1, kind=SET_ORDER, text="[Soul-Charge 1].", additional=("Base",)),
    order("notes", 1, kind=SET_ORDER, text="[Soul-Charge 1].", additional=("Research",)),
    order("jail", 1, kind=SET_ORDER, text="[Soul-Charge 1].", additional=("Prison",)),
    unit("light", 0, trigger="draw"),
)


@pytest.mark.parametrize(
    ("claim", "zones", "rival", "so"),
    [
        ("your back row has two or more rear-guards", {"back_left": "small"}, {}, False),
        (
            "your back row has two or more rear-guards",
            {"back_left": "small", "back_right": "small"},
            {"back_left": "small"},
            True,
        ),
        ("your opponent's front row has no rear-guards", {}, {"back_left": "small"}, True),
        ("your opponent's front row has no rear-guards", {}, {"left": "small"}, False),
        ("your front row has three units", {}, {}, False),
        ("your front row has three units", {"right": "small"}, {}, True),
        ("your back row has a grade 2 or greater unit", {"back_center": "small"}, {}, False),
        ("your back row has a grade 2 or greater unit", {"back_center": "tall"}, {}, True),
        ("your front row has no other rear-guards", {"back_left": "small"}, {}, True),
        ("your front row has no other rear-guards", {"right": "small"}, {}, False),
        ('your order zone has "flag"', {"order_zone": ["notes"]}, {}, False),
        ('your order zone has "flag"', {"order_zone": ["flag"]}, {}, True),
        ("your order zone has two or more bases", {"order_zone": ["flag", "notes"]}, {}, False),
        ("your order zone has two or more bases", {"order_zone": ["flag", "flag"]}, {}, True),
        ("your order zone has a Research", {"order_zone": ["flag"]}, {}, False),
        ("your order zone has a Research card", {"order_zone": ["notes"]}, {}, True),
        ('your soul has "small" and "tall"', {"soul": ["small", "small"]}, {}, False),
        ('your soul has "small" and "tall"', {"soul": ["small", "tall"]}, {}, True),
        ("your soul has two or more Cursed Play cards", {"soul": ["imp", "small"]}, {}, False),
        ("your soul has two or more Cursed Play cards", {"soul": ["imp", "imp"]}, {}, True),
        (
            "your damage zone has more cards than your opponent's",
            {"damage": ["small"]},
            {"damage": ["small"]},
            False,
        ),
        (
            "your damage zone has more cards than your opponent's",
            {"damage": ["small", "small"]},
            {"damage": ["small"]},
            True,
        ),
        ("your vanguard's grade is greater than your opponent's vanguard", {}, {}, False),
        (
            "your vanguard's grade is greater than your opponent's vanguard",
            {"vanguard": "tall"},
            {},
            True,
        ),
        ("you have other grade 3 or greater rear-guards", {"right": "small"}, {}, False),
        ("you have other grade 3 or greater rear-guards", {"right": "tall"}, {}, True),
        ("you do not have other rear-guards", {}, {"left": "small"}, True),
        ("you do not have other rear-guards", {"right": "small"}, {}, False),
        ("you have a total of three or more rear-guards", {"right": "small"}, {}, False),
        (
            "you have a total of three or more rear-guards",
            {"right": "small", "back_left": "small"},
            {},
            True,
        ),
        ('all of your units have "Quill" in their card names', {"right": "small"}, {}, False),
    ],
)
def test_what_rows_and_zones_have(
    claim: str, zones: dict[str, Any], rival: dict[str, Any], so: bool
) -> None:
    assert is_so(asking(claim, rival, **zones)) is so


def test_all_of_ones_units_have_a_name() -> None:
    text = '[CONT](RC):If all of your units have "Quill" in their card names, this unit gets [Power] +5000.'  # noqa: E501
    for vanguard, power in (("Quill, Keeper", 13000), ("small", 8000)):
        you = side(vanguard=vanguard, left=unit("Quill, Last", text=text))
        t = table("vgd", you=you, cards=CARDS, at="main")
        assert t.you.value("Quill, Last", "power") == power


@pytest.mark.parametrize("count", [0, 1, 2])
def test_how_many_are_imprisoned(count: int) -> None:
    for claim, so in (
        ("an opponent's card is imprisoned in your prison", count >= 1),
        ("two or more of your opponent's cards are imprisoned in your prison", count >= 2),
        (
            "the number of your opponent's cards imprisoned in your prison is one or less",
            count <= 1,
        ),
    ):
        assert is_so(asking(claim, order_zone=["jail"], prison=["small"] * count)) is so


ORDERS = (
    ("you played a normal order this turn", "edict", True),
    ("you played a normal order this turn", "flag", False),
    ("you played a set order this turn", "flag", True),
    ('you played "Quill, Song" this turn', "edict", False),
    ('you played "Quill, Song" this turn', "Quill, Song", True),
    ("you played a magazine order this turn", "edict", False),
    ("you played a magazine order this turn", "Quill, Song", True),
    ("you did not play a normal order this turn", "edict", False),
    ("you did not play a normal order this turn", "flag", True),
    ("you did not play orders this turn", "flag", False),
    ("you played two or more orders this turn", "edict", False),
)


@pytest.mark.parametrize(("claim", "played", "so"), ORDERS)
def test_which_orders_were_played_this_turn(claim: str, played: str, so: bool) -> None:
    t = asking(claim, hand=[played], deck=20)
    assert is_so(t) is ("did not" in claim)
    t.you.chooses(f"play order {played}")
    assert is_so(t) is so


def test_the_opponents_orders_and_other_turns_do_not_count() -> None:
    t = asking("you played a normal order this turn", hand=["edict"], deck=20, rival={"deck": 20})
    t.you.chooses("play order edict")
    assert is_so(t)
    while t.turn_player is t.you:
        t.answer(len(t.options) - 1)
    assert not is_so(t)
    t.ends_asking()


RETIRES = "[ACT](VC):[COST][retire a rear-guard], and [Soul-Charge 1]."


@pytest.mark.parametrize(
    ("claim", "times", "so"),
    [
        ("your rear-guard was retired this turn", 0, False),
        ("your rear-guard was retired this turn", 1, True),
        ("two or more of your rear-guards were retired this turn", 1, False),
        ("two or more of your rear-guards were retired this turn", 2, True),
        ("your opponent's rear-guard was retired this turn", 1, False),
        ("any fighter's rear-guard was retired this turn", 1, True),
        ("your rear-guard was not retired this turn", 0, True),
        ("your rear-guard was not retired this turn", 1, False),
        ('your rear-guard with "Quill" in its card name was retired this turn', 2, False),
    ],
)
def test_who_was_retired_this_turn(claim: str, times: int, so: bool) -> None:
    zones: dict[str, Any] = {"right": "small", "back_left": "small", "back_right": "small"}
    t = asking(claim, vanguard=unit("me", 2, text=RETIRES), deck=20, **zones)
    for _ in range(times):
        t.you.chooses("activate me", "small")
    assert is_so(t) is so


def riding(claim: str, rides: str) -> bool:
    """Whether something is so once somebody was ridden, or nobody."""
    text = f"[CONT](RC):If {claim}, this unit gets [Power] +5000."
    you = side(vanguard=unit("me", 1), left=unit("it", text=text), hand=["Quill, Keeper"], deck=20)
    t = table("vgd", you=you, cards=CARDS, at="ride")
    assert is_so(t) is ("did not" in claim)
    t.you.chooses(rides)
    return is_so(t)


def test_who_was_ridden_this_turn() -> None:
    for claim, so in (
        ("you rode this turn", True),
        ("you did not ride this turn", False),
        ("you rode a grade 2 or greater unit this turn", True),
        ("you rode a grade 3 or greater unit this turn", False),
        ("your vanguard was placed this turn", True),
        ('your vanguard with "Quill" in its card name was placed this turn', True),
        ('your vanguard with "Nib" in its card name was placed this turn', False),
    ):
        assert riding(claim, "ride Quill, Keeper") is so
        assert riding(claim, "pass") is ("did not" in claim)
    with pytest.raises(Unplayable):
        read_all(
            "[CONT](RC):If your rear-guard was placed this turn, this unit gets [Power] +5.",
            OVERDRESS,
        )


STANDS = "[AUTO](RC):At the end of the battle this unit attacked, [Stand] this unit."
ONCE_MORE = "your opponent's attacking unit has attacked two or more times this turn"


def test_how_often_the_attacking_unit_has_attacked() -> None:
    text = f"[CONT](RC):If {ONCE_MORE}, this unit gets [Power] +5000."
    t = battle(
        field(left=unit("again", 2, text=STANDS), right=unit("once", 2)),
        other(left=unit("watch", text=text), hand=["filler"], deck=20),
        book="vgd",
    )
    for attacker, power in (("again", 8000), ("once", 8000), ("again", 13000)):
        attack(t, attacker)
        assert t.rival.value("watch", "power") == power
        no_guard(t)
        assert t.rival.value("watch", "power") == 8000


def test_what_was_checked_this_turn() -> None:
    revealed = "your opponent's drive check or damage check revealed a trigger unit this turn"
    none = "no trigger units were put into your trigger zone this turn"
    for top, checked in (("light", True), ("small", False)):
        claims = {"left": revealed, "right": none}
        texts = {
            place: unit(place, text=f"[CONT](RC):If {claim}, this unit gets [Power] +5000.")
            for place, claim in claims.items()
        }
        t = battle(
            field(deck=[top, "small", "small", "small"]),
            other(hand=["filler"], deck=["small"] * 9, **texts),
            cards=CARDS,
            book="vgd",
        )
        assert t.rival.value("left", "power") == 8000
        fight(t)
        assert t.rival.value("left", "power") == (13000 if checked else 8000)
        assert t.rival.value("right", "power") == 13000
        t.ends_asking()


@pytest.mark.parametrize(
    ("span", "attacker", "boost", "power"),
    [
        ("the battle this unit attacked a vanguard", "it", "pass", 13000),
        ("the battle this unit attacked a rear-guard", "it", "pass", 8000),
        ("the battle this unit attacked a grade 3 or greater unit", "it", "pass", 13000),
        ("the battle this unit attacked a grade 4 or greater unit", "it", "pass", 8000),
        ("the battle this unit attacked a vanguard", "me", "pass", 8000),
        ("the battle this unit attacks", "it", "pass", 13000),
        ("the battle this unit attacks", "me", "pass", 8000),
        ("the battle this unit attacked or boosted", "it", "pass", 13000),
        ("the battle this unit attacked or boosted", "me", "pass", 8000),
        ("the battle this unit is boosted", "it", "back", 13000 + 8000),
        ("the battle this unit is boosted", "it", "pass", 8000),
    ],
)
def test_during_the_battle_this_unit_attacked(
    span: str, attacker: str, boost: str, power: int
) -> None:
    text = f"[CONT](RC):During {span}, this unit gets [Power] +5000."
    t = battle(
        field(left=unit("it", text=text), back_left=unit("back")),
        other(hand=["filler"]),
        book="vgd",
    )
    attack(t, attacker, boost=boost)
    assert t.you.value("it", "power") == power
    no_guard(t)
    assert t.you.value("it", "power") == 8000


@pytest.mark.parametrize(
    ("said", "front", "power"),
    [
        ("During the battle this unit boosted", "small", 13000),
        ("During the battle this unit boosted a rear-guard", "small", 13000),
        ("During the battle this unit boosted a vanguard", "small", 8000),
        ('During the battle this unit boosted "small"', "small", 13000),
        ('During the battle this unit boosted "small"', "tall", 8000),
        ("During the battle this unit attacked or boosted", "small", 13000),
        ("If this unit is boosting a grade 3 unit", "tall", 13000),
        ("If this unit is boosting a grade 3 unit", "small", 8000),
    ],
)
def test_during_the_battle_this_unit_boosted(said: str, front: str, power: int) -> None:
    text = f"[CONT](RC):{said}, this unit gets [Power] +5000."
    t = battle(
        field(left=front, back_left=unit("it", text=text)),
        other(hand=["filler"]),
        cards=CARDS,
        book="vgd",
    )
    attack(t, front, boost="it")
    assert t.you.value("it", "power") == power
    no_guard(t)
    assert t.you.value("it", "power") == 8000


def test_during_the_battle_ones_vanguard_is_attacked() -> None:
    text = "[CONT](RC):During the battle your vanguard is attacked, this unit gets [Power] +5000."
    for target, power in (("foe", 13000), ("small", 8000)):
        t = battle(
            field(),
            other(left=unit("watch", text=text), right="small", hand=["filler"]),
            cards=CARDS,
            book="vgd",
        )
        attack(t, target=target)
        assert t.rival.value("watch", "power") == power
        no_guard(t)
        t.ends_asking()


FRIENDS = (
    "Friend - [CONT](RC):If you have another unit in the same column as this unit, that unit and"
    ' this unit become "Friends".'
)


@pytest.mark.parametrize(
    ("claim", "zones", "so"),
    [
        ('this unit is "Friends"', {"back_left": unit("pal", text=FRIENDS)}, True),
        ('this unit is a "Friend"', {"back_left": "small"}, False),
        ('you have other "Friends"', {"back_left": unit("pal", text=FRIENDS)}, True),
        ('you have other "Friends"', {"right": unit("pal", text=FRIENDS)}, False),
        ('you have two or more other "Friends"', {"back_left": unit("pal", text=FRIENDS)}, False),
        (
            'you have two or more other "Friends"',
            {"right": unit("pal", text=FRIENDS), "back_right": "small"},
            True,
        ),
    ],
)
def test_who_is_a_friend(claim: str, zones: dict[str, Any], so: bool) -> None:
    assert is_so(asking(claim, **zones)) is so
