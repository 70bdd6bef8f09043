"""What texts of the overDress era ask, and keep players and units from: raised numbers, rides."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, SET_ORDER
from bythebook.games.vanguard.texts.events import K_ATTACK, K_MAIN
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

RAISED = "the attacking unit's [Critical] is 2 or greater, and its [Critical] is increased by a non-trigger effect ability or its original [Critical] is 2 or greater"  # noqa: E501
CLAIMS = tuple(
    """
your world is Dark Night
it is Abyssal Dark Night
you did not persona ride this turn
your vanguard was placed during the ride phase this turn
your vanguard was placed during ride phase this turn
your damage zone has the same number of cards as your opponent's or more
the sum of the grades of cards in your soul is 5 or greater
the sum of the grades of set orders in your order zone is 3 or greater
"Quill, Keeper" is on your (VC)
your (RC) has a grade 3 unit
""".strip().splitlines()
)
TEXTS = (
    *(f"[CONT](RC):If {claim}, this unit gets [Power] +5000." for claim in CLAIMS),
    f"[AUTO]:When this unit is put on (GC), if {RAISED}, this unit gets [Shield] +5000 until end of that battle.",  # noqa: E501
    "[AUTO](RC):When this unit attacks, this unit performs drive checks until end of that battle.",
    "[CONT](RC):This unit gets [Power] +5000 for each different grade among your rear-guards.",
    "[CONT](RC):This unit can attack a grade 3 or greater vanguard from the back row.",
    "[CONT](RC):This unit cannot attack or boost, and gets [Power] +5000.",
    '[CONT](VC):You can only ride cards with "Quill" in their card names.',
    '[CONT]:This card can only be ridden from a grade 3 with "Quill" in its card name.',
    "[AUTO](RC):When this unit attacks a vanguard, you cannot persona ride until end of turn.",
    "[AUTO]:When this unit is placed on (RC), choose an Arms card from your drop, and put it into your hand.",  # noqa: E501
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
    order("flag", 3, kind=SET_ORDER, text="[Soul-Charge 1]."),
    order("blade", 1, kind=ARMS_ORDER, text="[Soul-Charge 1]."),
    order(
        "night",
        1,
        kind=SET_ORDER,
        text="[CONT]Order Zone:Your world becomes Dark Night.",
        additional=("World",),
    ),
    order(
        "abyss",
        1,
        kind=SET_ORDER,
        text="[CONT]Order Zone:Your world becomes Abyssal Dark Night.",
        additional=("World",),
    ),
)


def asking(claim: str, rival: dict[str, Any] | None = None, **zones: Any) -> bool:
    """Whether something is so on a board."""
    text = f"[CONT](RC):If {claim}, this unit gets [Power] +5000."
    you = side(**{"vanguard": "tall", "left": unit("it", text=text), **zones})
    t = table("vgd", you=you, rival=side(**(rival or {})), cards=CARDS, at="main")
    found = t.you.value("it", "power")
    t.ends_asking()
    return found == 13000


@pytest.mark.parametrize(
    ("claim", "zones", "rival", "so"),
    [
        ("it is Abyssal Dark Night", {"order_zone": ["abyss"]}, {}, True),
        ("it is Abyssal Dark Night", {"order_zone": ["night"]}, {}, False),
        (CLAIMS[5], {"damage": ["small"]}, {"damage": ["small"]}, True),
        (CLAIMS[5], {"damage": ["small"]}, {"damage": ["small", "small"]}, False),
        (CLAIMS[6], {"soul": ["tall", "small"]}, {}, False),
        (CLAIMS[6], {"soul": ["tall", "small", "small"]}, {}, True),
        (CLAIMS[7], {"order_zone": ["night"]}, {}, False),
        (CLAIMS[7], {"order_zone": ["flag"]}, {}, True),
        ('"tall" is on your (VC)', {}, {}, True),
        ('"small" is on your (VC)', {"right": "small"}, {}, False),
        ("your (RC) has a grade 3 unit", {}, {}, False),
        ("your (RC) has a grade 3 unit", {"right": "tall"}, {}, True),
    ],
)
def test_what_is_so(claim: str, zones: dict[str, Any], rival: dict[str, Any], so: bool) -> None:
    assert asking(claim, rival, **zones) is so


def test_a_sum_of_hidden_cards_is_not_asked_for() -> None:
    text = TEXTS[6].replace("your soul", "your hand")
    with pytest.raises(Unplayable):
        read_all(text, OVERDRESS)


def test_for_each_different_grade() -> None:
    text = TEXTS[12].replace("your rear", "your other rear")
    for zones, more in (
        ({}, 0),
        ({"right": "small", "back_left": "small"}, 5000),
        ({"right": "small", "back_left": "tall"}, 10000),
    ):
        you = side(vanguard="tall", left=unit("it", text=text), **zones)
        t = table("vgd", you=you, cards=CARDS, at="main")
        assert t.you.value("it", "power") == 8000 + more
        t.ends_asking()


GAINS = "[AUTO](RC):When this unit attacks, this unit gets [Critical] +1 until end of that battle."
STEADY = "[CONT](RC):During your turn, this unit gets [Critical] +1."
OTHERS = "[AUTO](RC):When this unit attacks, choose one of your other units, and it gets [Critical] +1 until end of turn."  # noqa: E501


def guarded(attacker: Any, **zones: Any) -> int:
    """The shield of a guardian that asks by what the attacking unit's critical is raised."""
    guard = unit("guard", 0, 5000, 10000, text=TEXTS[10])
    t = battle(
        field(left=attacker, deck=20, **zones),
        other(hand=[guard, "small"], deck=20),
        cards=CARDS,
        book="vgd",
    )
    attack(t, attacker.name)
    t.rival.chooses("guard with guard")
    found = t.rival.value("guard", "shield")
    t.ends_asking()
    return found - 10000


def test_by_what_a_critical_is_raised() -> None:
    assert guarded(unit("plain", 2)) == 0
    assert guarded(unit("gains", 2, text=GAINS)) == 5000
    assert guarded(unit("steady", 2, text=STEADY)) == 5000
    assert guarded(unit("strong", 2, critical=2)) == 5000
    # What another unit gets raises nothing of this one.
    assert guarded(unit("giver", 2, text=OTHERS)) == 0
    with pytest.raises(Unplayable):
        read_all(f"[CONT](RC):If {RAISED}, this unit gets [Power] +5000.", OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(TEXTS[10].replace("original [Critical]", "original [Power]"), OVERDRESS)


def test_a_trigger_raises_it_without_an_ability() -> None:
    guard = unit("guard", 0, 5000, 10000, text=TEXTS[10])
    stands = "[AUTO](VC):At the end of the battle this unit attacked, [Stand] this unit."
    t = battle(
        field(
            vanguard=unit("me", 3, 10000, text=stands, skills=()),
            deck=[unit("crit", 0, trigger="critical"), *["small"] * 9],
        ),
        other(hand=[guard, "small"], deck=20),
        cards=CARDS,
        book="vgd",
    )
    attack(t, "me")
    t.rival.chooses("pass")
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(0)
    assert t.you.value("me", "critical") == 2
    attack(t, "me")
    t.rival.chooses("guard with guard")
    assert t.rival.value("guard", "shield") == 10000
    t.ends_asking()


def test_a_rear_guard_performs_drive_checks() -> None:
    for text, checks in ((TEXTS[11], 1), ("", 0)):
        t = battle(
            field(left=unit("it", 2, text=text), deck=["small"] * 9),
            other(deck=20),
            cards=CARDS,
            book="vgd",
        )
        fight(t, "it")
        t.you.hand.has(checks)
        t.ends_asking()


def test_who_neither_attacks_nor_boosts() -> None:
    t = battle(
        field(left=unit("it", 1, text=TEXTS[14]), back_center=unit("back", text=TEXTS[14])),
        other(deck=20),
        book="vgd",
    )
    t.you.chooses("attack")
    assert "attack with it" not in t.options
    assert not any("boost" in words for words in t.options)
    t.ends_asking()


def rides(lead: Any, *hand: Any) -> list[str]:
    """Which cards can be ridden."""
    you = side(vanguard=lead, hand=list(hand), deck=20)
    t = table("vgd", you=you, cards=CARDS, at="ride")
    found = sorted(words for words in t.options if words != "pass")
    t.ends_asking()
    return found


def test_upon_whom_a_card_can_be_ridden() -> None:
    barred = unit(
        "next",
        3,
        text='[CONT]:This card can only be ridden from a grade 3 with "qu" in its card name.',
    )
    assert rides(unit("quill", 3), barred) == ["ride next"]
    assert rides(unit("quill", 2), barred) == []
    assert rides(unit("nib", 3), barred) == []


def test_what_can_be_ridden_at_all() -> None:
    text = '[CONT](VC):You can only ride cards with "qu" in their card names.'
    quill, nib = unit("quill", 3), unit("nib", 3)
    assert rides(unit("lead", 2, text=text), quill, nib) == ["ride quill"]
    assert rides(unit("lead", 2), quill, nib) == ["ride nib", "ride quill"]


def activated(t: Table, name: str) -> None:
    """An ability is used, up to the next free decision."""
    t.you.chooses(f"activate {name}")
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(0)


def test_when_the_vanguard_was_placed_and_persona_rides_that_are_barred() -> None:
    asks = "[CONT](RC):If your vanguard was placed during the ride phase this turn, this unit gets [Power] +5000."  # noqa: E501
    not_yet = "[CONT](RC):If you did not persona ride this turn, this unit gets [Critical] +1."
    acts = "[ACT](VC)[1/turn]:Choose a card from your hand, and ride it as [Stand]."
    same = unit("me", 3, text=acts, persona=True)
    watch = unit("it", text=(asks, not_yet))
    t = table(
        "vgd",
        you=side(vanguard=same, back_left=watch, hand=["me", "me"], deck=20),
        at="ride",
        cards=(same,),
    )
    assert t.you.value("it", "critical") == 2
    t.you.chooses("ride me")
    assert (t.you.value("it", "power"), t.you.value("it", "critical")) == (13000, 1)
    t.goes_on_to("activate me")
    activated(t, "me")
    # That one was, whoever was placed since.
    assert t.you.value("it", "power") == 13000
    t = table(
        "vgd",
        you=side(vanguard=same, back_left=watch, hand=["me"], deck=20),
        at="main",
        cards=(same,),
    )
    activated(t, "me")
    assert t.you.value("it", "power") == 8000
    bars = "[ACT](RC)[1/turn]:[COST][Soul-Blast 1], and you cannot persona ride until end of turn."
    activates = "[ACT](RC)[1/turn]:Activate Persona Ride."
    you = side(
        vanguard="tall",
        left=unit("bars", text=bars),
        right=unit("does", text=activates),
        soul=["small"],
        deck=20,
    )
    t = table("vgd", you=you, cards=CARDS, at="main")
    activated(t, "bars")
    activated(t, "does")
    t.you.hand.has(0)
    you = side(vanguard="tall", right=unit("does", text=activates), deck=20)
    t = table("vgd", you=you, cards=CARDS, at="main")
    activated(t, "does")
    t.you.hand.has(1)


def test_arms_are_found() -> None:
    acts = "[ACT](VC)[1/turn]:Choose an Arms card from your drop, and put it into your hand."
    you = side(vanguard=unit("lead", 3, text=acts), drop=["blade", "flag", "small"])
    t = table("vgd", you=you, cards=CARDS, at="main")
    activated(t, "lead")
    t.you.hand.is_("blade")


@pytest.mark.parametrize(("grade", "able"), [(3, True), (2, False)])
def test_an_attack_from_the_back_row(grade: int, able: bool) -> None:
    t = battle(
        field(back_left=unit("it", 1, text=TEXTS[13])),
        other(vanguard=unit("foe", grade), left="small"),
        cards=CARDS,
        book="vgd",
    )
    t.you.chooses("attack")
    assert ("attack with it" in t.options) is able
    if able:
        t.you.chooses("attack with it")
        # A rear-guard is not attacked from there.
        assert "attack small" not in t.options
    t.ends_asking()
