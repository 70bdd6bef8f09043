"""What was done this turn that no zone tells of: charges, blasts, drive checks, rides, songs."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.texts.events import K_ATTACK, K_MAIN
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

CLAIMS = tuple(
    """
you [Soul-Charge] this turn
you did not [Counter-Charge] this turn
you [Soul-Blast 2] or more cards at the same time for the cost of your card's ability this turn
you [Soul-Blast 2] or more cards at the same time for the cost of your vanguard's ability this turn
you [Soul-Blast 2] or more at the same time for the cost of your vanguard's ability this turn
you did not [Soul-Blast 2] or more cards at the same time for the cost of your card's ability this turn
you did not [Soul-Blast 2] or more cards at the same time for the cost of your vanguard's ability this turn
a grade 3 was revealed for your drive check this turn
a trigger unit was revealed for your drive check this turn
this unit was placed by riding from "Quill, Keeper" this turn
this unit was placed by riding from a grade 3 this turn
your vanguard was placed this turn by riding from a grade 3
"Quill, Song" was sung this turn
you sang "Quill, Song" this turn
two or more of your opponent's cards are imprisoned
your soul has a "Quill, Keeper" and a "Quill, Pupil"
you have "Quill, Keeper" and "Quill, Pupil" in your soul
""".strip().splitlines()  # noqa: E501 - a text is one line
)
TEXTS = (
    *(f"[CONT](VC/RC):If {claim}, this unit gets [Power] +5000." for claim in CLAIMS),
    "[AUTO](RC):At the end of the battle your drive check revealed a grade 3, draw a card.",
    "[AUTO](RC):At the end of the battle that your drive check revealed a grade 2, draw a card.",
    "[AUTO](RC):When a trigger unit is revealed for the drive check of the battle this unit attacked, draw a card.",  # noqa: E501
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    check_changed(text)


CARDS = (
    unit("small"),
    unit("tall", 3),
    unit("light", 0, trigger="draw"),
    order(
        "Quill, Song",
        1,
        kind=SET_ORDER,
        text="[AUTO]:When this card is sung, draw a card.",
        additional=("Song",),
    ),
    order(
        "other song",
        1,
        kind=SET_ORDER,
        text="[AUTO]:When this card is sung, draw a card.",
        additional=("Song",),
    ),
)


def asking(claim: str, acts: str, **zones: Any) -> Table:
    """A main phase of a player whose unit asks for something; two others have an ability."""
    text = f"[CONT](VC/RC):If {claim}, this unit gets [Power] +5000."
    act = f"[ACT](VC/RC)[1/turn]:{acts}"
    you = {
        "vanguard": unit("lead", 3, text=act),
        "left": unit("it", text=text),
        "right": unit("side", text=act),
        "deck": 20,
        "soul": ["small"] * 6,
        **zones,
    }
    return table("vgd", you=side(**you), rival=side(deck=20), cards=CARDS, at="main")


def is_so(t: Table) -> bool:
    """Whether it is so."""
    return t.you.value("it", "power") == 13000


def activates(t: Table, name: str) -> None:
    """An ability is used, up to the next free decision."""
    t.you.chooses(f"activate {name}")
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(0)


@pytest.mark.parametrize(
    ("claim", "acts", "by", "so"),
    [
        ("you [Soul-Charge] this turn", "[Soul-Charge 1].", "lead", True),
        ("you [Soul-Charge] this turn", "[Counter-Charge 1].", "lead", False),
        ("you did not [Soul-Charge] this turn", "[Soul-Charge 1].", "side", False),
        ("you [Counter-Charge] this turn", "[Counter-Charge 1].", "side", True),
        ("you did not [Counter-Charge] this turn", "[Soul-Charge 1].", "side", True),
        ("you did not [Counter-Charge] this turn", "[Counter-Charge 1].", "side", False),
        (
            CLAIMS[2],
            "[COST][Soul-Blast 2], and draw a card.",
            "side",
            True,
        ),
        (
            CLAIMS[2],
            "[COST][Soul-Blast 1], and draw a card.",
            "side",
            False,
        ),
        (
            CLAIMS[3],
            "[COST][Soul-Blast 2], and draw a card.",
            "side",
            False,
        ),
        (
            CLAIMS[4],
            "[COST][Soul-Blast 3], and draw a card.",
            "lead",
            True,
        ),
        (
            CLAIMS[5],
            "[COST][Soul-Blast 2], and draw a card.",
            "lead",
            False,
        ),
    ],
)
def test_charges_and_blasts(claim: str, acts: str, by: str, so: bool) -> None:
    t = asking(claim, acts)
    before = "did not" in claim
    assert is_so(t) is before
    activates(t, by)
    if "Counter-Charge 1]" in acts:
        # With no damage to turn up nothing was charged.
        assert is_so(t) is before
        return
    assert is_so(t) is so
    while t.turn_player is t.you:
        t.answer(len(t.options) - 1)
    assert is_so(t) is before
    t.ends_asking()


def test_a_counter_charge_turns_damage_up() -> None:
    blasts = "[COST][Counter-Blast 1], and [Counter-Charge 1]."
    for claim, so in (
        ("you [Counter-Charge] this turn", True),
        ("you did not [Counter-Charge] this turn", False),
    ):
        t = asking(claim, blasts, damage=["small"])
        assert is_so(t) is not so
        activates(t, "side")
        assert is_so(t) is so


def checked(text: str, *top: str, **zones: Any) -> Table:
    """A battle of the vanguard, whose drive checks reveal some cards."""
    you = field(left=unit("it", 2, text=text), deck=[*top, *["small"] * 9], **zones)
    t = battle(you, other(deck=20), cards=CARDS, book="vgd")
    fight(t)
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(0)
    return t


@pytest.mark.parametrize(
    ("claim", "top", "so"),
    [
        ("a grade 3 was revealed for your drive check this turn", "tall", True),
        ("a grade 3 was revealed for your drive check this turn", "small", False),
        ("a trigger unit was revealed for your drive check this turn", "light", True),
        ("a trigger unit was revealed for your drive check this turn", "tall", False),
    ],
)
def test_what_drive_checks_revealed_this_turn(claim: str, top: str, so: bool) -> None:
    text = f"[CONT](RC):If {claim}, this unit gets [Critical] +1."
    t = checked(text, "small", top)
    assert (t.you.value("it", "critical") == 2) is so
    t.ends_asking()


def test_a_grade_that_was_raised_as_it_was_revealed() -> None:
    text = "[CONT](RC):If a grade 3 was revealed for your drive check this turn, this unit gets [Critical] +1."  # noqa: E501
    raised = unit("raised", 1, text="[CONT](RC)/Hand/Trigger Zone:This card gets grade +2.")
    you = field(left=unit("it", 2, text=text), deck=[raised, *["small"] * 9])
    t = battle(you, other(deck=20), cards=CARDS, book="vgd")
    fight(t)
    assert t.you.value("it", "critical") == 2
    t.ends_asking()


@pytest.mark.parametrize("that", ["", "that "])
def test_the_end_of_a_battle_with_such_a_check(that: str) -> None:
    text = f"[AUTO](RC):At the end of the battle {that}your drive check revealed a grade 3, [Soul-Charge 1]."  # noqa: E501
    for top, charged in (("tall", 1), ("small", 0)):
        t = checked(text, top)
        t.you.soul.has(charged)
        # In the next battle nothing is checked.
        fight(t, "it")
        t.goes_on_to("attack")
        t.you.soul.has(charged)
        t.ends_asking()


def test_a_check_of_the_battle_in_which_this_unit_attacked() -> None:
    text = "[AUTO](VC/RC):When a trigger unit is revealed for the drive check of the battle this unit attacked, [Soul-Charge 1]."  # noqa: E501
    for place, top, charged in (
        ("vanguard", "light", 1),
        ("vanguard", "tall", 0),
        ("left", "light", 0),
    ):
        you = field(
            **{place: unit("me" if place == "vanguard" else "it", 3, text=text)},
            deck=[top, *["small"] * 9],
        )
        t = battle(you, other(deck=20), cards=CARDS, book="vgd")
        fight(t)
        while t.asked.kind not in (K_MAIN, K_ATTACK):
            t.answer(0)
        t.you.soul.has(charged)
        t.ends_asking()


def ridden(claim: str, lead: str, at: str) -> bool:
    """Whether something is so once somebody was ridden."""
    text = f"[CONT](VC/RC):If {claim}, this unit gets [Power] +5000."
    rider = unit("it" if at == "rider" else "rider", 3, text=text if at == "rider" else ())
    watch = {"left": unit("it", text=text)} if at == "watch" else {}
    you = side(vanguard=lead, hand=[rider], deck=20, **watch)
    t = table("vgd", you=you, cards=(unit("quill", 2), unit("nib", 3)), at="ride")
    t.you.chooses(f"ride {rider.name}")
    found = is_so(t)
    t.ends_asking()
    return found


def test_upon_whom_a_unit_was_placed() -> None:
    for claim, at, leads in (
        ('this unit was placed by riding from "quill" this turn', "rider", ("quill",)),
        ("this unit was placed by riding from a grade 3 this turn", "rider", ("nib",)),
        ("your vanguard was placed this turn by riding from a grade 3", "watch", ("nib",)),
        ("your vanguard is placed this turn by riding from a grade 2", "watch", ("quill",)),
    ):
        for lead in ("quill", "nib"):
            assert ridden(claim, lead, at) is (lead in leads)


def test_who_rides_without_a_vanguard_rides_upon_nobody() -> None:
    claim = "your vanguard was placed this turn by riding from a grade {}"
    text = f"[CONT](RC):If {claim}, this unit gets [Power] +5000."
    for grade in (0, 3):
        watch = unit("it", text=text.format(grade))
        you = side(vanguard=[], soul=["rider"], left=watch, deck=20)
        t = table("vgd", you=you, cards=[unit("rider", 3)])
        t.you.vanguard.is_("rider")
        assert not is_so(t)
        t.ends_asking()


def test_which_songs_were_sung() -> None:
    sings = "[COST][Soul-Blast 1], choose a song from your order zone, and sing it."
    for claim in ('"Quill, Song" was sung this turn', 'you sang "Quill, Song" this turn'):
        for song, so in (("Quill, Song", True), ("other song", False)):
            t = asking(claim, sings, order_zone=[song])
            assert not is_so(t)
            activates(t, "lead")
            assert is_so(t) is so


def test_what_is_not_remembered_is_refused() -> None:
    text = "[CONT](RC):If you [Soul-Blast 2] or more cards at the same time for the cost of your rear-guard's ability this turn, this unit gets [Power] +5."  # noqa: E501
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


@pytest.mark.parametrize("what", ["unit", "rear-guard", "card"])
def test_what_was_placed_this_turn_was_placed_on_the_vanguard_circle(what: str) -> None:
    text = f"[CONT](RC):If your grade 3 or greater {what} was placed this turn, this unit gets [Power] +5000."  # noqa: E501
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)
