"""Numbers of the attacking unit, blitz orders and persona rides that are barred (overDress)."""

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

from bythebook.games.vanguard.cards.cards import TRIGGER_UNIT
from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, BLITZ_ORDER
from bythebook.library.vgd import ADAPTER
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

RAISED = (
    "[AUTO]:When this unit is put on (GC), if the attacking unit's [Critical] is 2 or greater, and"
    " its [Critical] is increased by a non-trigger effect ability or its original [Critical] is 2"
    " or greater, this unit gets [Shield] +15000 until end of that battle."
)
TEXTS = (
    RAISED,
    *"""
[AUTO](RC):When this unit attacks, until end of that battle, your opponent cannot intercept, and cannot play blitz orders.
[CONT](RC):During the battle that this unit attacked, your opponent cannot call normal units from hand to (GC), and cannot play blitz orders from hand.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], and draw a card. If your vanguard was placed during the ride phase this turn, or you persona rode this turn, you cannot persona ride until end of turn.
[CONT](RC):If "Quill" is on your (VC), this unit gets [Power] +5000.
[CONT](VC):If your (RC) has a Plant token, this unit gets [Power] +5000.
[ACT](VC)[1/turn]:[COST][Soul-Blast 1], choose an Arms card from your drop, and put it into your hand.
Additional Effect - Double the [Power] and [Critical] of all of your front row units until end of turn! (Increase to double its [Power] and [Critical] when activated)
""".strip().splitlines(),  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, TRIGGER_UNIT | OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)


CARDS = (*[unit(name) for name in "abc"], unit("crit", 0, trigger="critical"))


@pytest.mark.parametrize(
    ("critical", "text", "shield"),
    [
        (1, "", 5000),
        (2, "", 20000),
        (1, "[CONT](RC):This unit gets [Critical] +1.", 20000),
        (2, "[CONT](RC):This unit gets [Critical] -1.", 5000),
        (
            1,
            "[AUTO](RC):When this unit attacks, this unit gets [Critical] +1 until end of turn.",
            20000,
        ),
        (1, "[CONT](RC):This unit gets [Power] +1.", 5000),
    ],
)
def test_whether_an_ability_has_raised_the_critical(critical: int, text: str, shield: int) -> None:
    striker = unit("striker", 2, 20000, critical=critical, text=text)
    t = battle(
        field(left=striker),
        other(hand=[unit("wall", 0, text=RAISED), unit("b")]),
        book="vgd",
    )
    attack(t, "striker")
    t.rival.chooses("guard with wall")
    assert t.rival.value("wall", "shield") == shield


def test_a_trigger_has_raised_the_critical() -> None:
    t = battle(
        field(
            vanguard=unit("me", 3, 13000),
            left=unit("striker", 2, 20000),
            deck=["crit", "a", "a", "a", "a"],
        ),
        other(hand=[unit("wall", 0, text=RAISED), unit("b")], deck=["a"] * 6),
        cards=CARDS,
        book="vgd",
    )
    attack(t, "me")
    while t.asked.player != t.you.player or "attack" not in t.you.options:
        seat = t.you if t.asked.player == t.you.player else t.rival
        known = [word for word in ("icon first", "striker", "pass") if word in seat.options]
        seat.chooses(known[0])
    attack(t, "striker")
    t.rival.chooses("guard with wall")
    assert t.you.value("striker", "critical") == 2
    assert t.rival.value("wall", "shield") == 5000


@pytest.mark.parametrize("barred", [True, False])
def test_blitz_orders_are_not_played(barred: bool) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, until end of that battle, your opponent cannot"
        " intercept, and cannot play blitz orders."
    )
    t = battle(
        field(left=unit("striker", 2, 20000, text=text if barred else "")),
        other(hand=[order("flash", kind=BLITZ_ORDER, text="Draw a card."), unit("b")]),
        book="vgd",
    )
    attack(t, "striker")
    assert any("flash" in option for option in t.rival.options) != barred
    t.rival.passes()
    with pytest.raises(Unplayable):
        read_all("[CONT](RC):This unit cannot intercept, and cannot play blitz orders.", OVERDRESS)


@pytest.mark.parametrize("rides", [True, False])
def test_no_persona_ride_after_a_ride_in_the_ride_phase(rides: bool) -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], and draw a card. If your vanguard was placed"
        " during the ride phase this turn, or you persona rode this turn, you cannot persona ride"
        " until end of turn."
    )
    act = "[ACT](RC)[1/turn]:[COST][[Rest] this unit], and activate persona ride."
    you = side(
        vanguard=unit("low", 2),
        left=unit("aide", text=act),
        hand=[unit("king", 3, text=text)],
        deck=["a"] * 9,
    )
    if not rides:
        you = side(
            vanguard=unit("king", 3, text=text),
            left=unit("aide", text=act),
            hand=["b"],
            deck=["a"] * 9,
        )
    t = table("vgd", you=you, cards=[*CARDS], at="ride" if rides else "main")
    if rides:
        t.you.chooses("ride king")
    t.you.chooses("activate king")
    before = t.you.value("aide", "power")
    t.you.chooses("activate aide")
    assert t.you.value("aide", "power") - before == (0 if rides else 10000)


@pytest.mark.parametrize(("vanguard", "power"), [("quill", 13000), ("big", 8000)])
def test_a_card_of_a_name_is_on_a_circle(vanguard: str, power: int) -> None:
    text = '[CONT](RC):If "quill" is on your (VC), this unit gets [Power] +5000.'
    t = table(
        "vgd",
        you=side(vanguard=vanguard, left=unit("aide", text=text), right="quill"),
        cards=[unit("quill", 3), unit("big", 3)],
        at="main",
    )
    assert t.you.value("aide", "power") == power


def test_an_arms_card_is_an_arms_order() -> None:
    text = (
        "[ACT](VC)[1/turn]:[COST][[Rest] this unit], choose an Arms card from your drop, and put it"
        " into your hand."
    )
    t = table(
        "vgd",
        you=side(vanguard=unit("me", 3, text=text), drop=["blade", "edict"]),
        cards=[order("blade", kind=ARMS_ORDER), order("edict")],
        at="main",
    )
    t.you.chooses("activate me")
    t.you.hand.is_("blade")


def test_a_file_tells_arms_by_their_text() -> None:
    note = (
        "(After being played, the specified vanguard arms it. If a new {0} is armed, put this card"
        " into the drop zone)"
    )
    row = {
        "id": "X-1",
        "name": "Blade",
        "type": "Normal Order",
        "grade": 1,
        "text": [f'Right Deity Arms-"Quill" {note.format("Right Deity Arms")}'],
    }
    assert ADAPTER.printed(row)[1]["type"] == "arms order"
    assert ADAPTER.printed({**row, "text": ["Draw a card."]})[1]["type"] == "normal order"
