"""Sections 11.3.1.3.3 and 11.3.1.3.4: what changes what another part of a text does."""

from typing import Any

import pytest

from bythebook.games.vanguard.d.cards.types import CHECKED_TRIGGER_POWER
from bythebook.games.vanguard.d.rule_actions.damage import DamageCheck
from bythebook.games.vanguard.zones.zones import DROP
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise
from tests.rules.vanguard.battle.fighting import attack, battle, field, other


def acting(text: str, **zones: Any) -> Table:
    """The main phase of a player with a unit that has a text."""
    you = side(
        **{
            "left": unit("doer", text=text),
            "hand": ["a"],
            "damage": ["b"],
            "deck": ["a"] * 4 + ["b"] * 4,
            **zones,
        }
    )
    return table("vgd", you=you, cards=[unit(name) for name in "abcde"], at="main")


GIVES = (
    "[ACT](RC):[COST][Counter-Blast 1], [Soul-Charge 1], and this unit gets [Power] +5000 until "
    "end of turn. If your soul has three or more cards, it gets [Power] +10000 instead of +5000."
)


@clause("vgd 11.3.1.3.3")
@pytest.mark.parametrize(("soul", "power"), [(1, 13000), (2, 18000), (3, 18000)])
def test_a_number_that_is_given_is_replaced_as_it_is_to_be_given(soul: int, power: int) -> None:
    t = acting(GIVES, soul=soul)
    t.you.chooses("activate doer")
    # The soul has grown by one before anything is given.
    assert t.you.value("doer", "power") == power


EACH = (
    "[ACT](RC):This unit gets [Power] +2000 until end of turn for each card in your soul. "
    "If your damage zone has two or more cards, it gets [Power] +5000 instead of +2000."
)


@clause("vgd 11.3.1.3.3")
@pytest.mark.parametrize(("damage", "power"), [(1, 14000), (2, 23000)])
def test_also_what_is_given_for_each_of_something(damage: int, power: int) -> None:
    t = acting(EACH, soul=3, damage=damage)
    t.you.chooses("activate doer")
    assert t.you.value("doer", "power") == power


BARE = (
    "[ACT](RC):If your soul has one or more cards, choose one of your units, and it gets [Power] "
    "+5000 until end of turn. If your soul has two or more cards, [Power] +15000 instead of +5000."
)


@clause("vgd 11.3.1.3.3")
@pytest.mark.parametrize(("soul", "power"), [(0, 8000), (1, 13000), (2, 23000)])
def test_what_is_not_given_at_all_is_not_replaced(soul: int, power: int) -> None:
    t = acting(BARE, soul=soul, right="c")
    t.you.chooses("activate doer")
    if soul:
        t.you.chooses("c")
    assert t.you.value("c", "power") == power


CHOOSES = (
    "[ACT](RC):Choose up to one card from your drop, and put it into your soul. "
    "If your hand has two or more cards, you may choose up to two instead of one."
)


@clause("vgd 11.3.1.3.4")
@pytest.mark.parametrize(("hand", "most"), [(1, 1), (2, 2)])
def test_how_many_are_chosen_is_replaced_as_they_are_to_be_chosen(hand: int, most: int) -> None:
    t = acting(CHOOSES, hand=["a"] * hand, drop=["b", "c", "d"])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("b", "c", "d", "done")
    t.you.chooses("b")
    if most > 1:
        t.you.may_choose_exactly("c", "d", "done")
        t.you.chooses("c")
    t.you.soul.holds_exactly(*["b", "c"][:most])


EXACTLY = (
    "[ACT](RC):Choose one of your rear-guards, and it gets [Power] +5000 until end of turn. "
    "If your soul has a card, choose two rear-guards instead of one."
)


@clause("vgd 11.3.1.3.4")
@pytest.mark.parametrize("soul", [0, 1])
def test_as_many_as_it_says_then_have_to_be_chosen(soul: int) -> None:
    t = acting(EXACTLY, soul=soul, right="c", back_left="d")
    t.you.chooses("activate doer", "c")
    if soul:
        t.you.may_choose_exactly("doer", "d")
        t.you.chooses("d")
    assert t.you.value("c", "power") == 13000
    assert t.you.value("d", "power") == (13000 if soul else 8000)


TOKENS = (
    "[ACT](RC):[COST][Counter-Blast 1], and call a Plant token to (RC). If your soul has two or "
    "more cards, call up to two tokens instead of one."
)


@clause("vgd 11.3.1.3.4")
@pytest.mark.parametrize("soul", [1, 2])
def test_how_many_tokens_are_called_is_replaced_too(soul: int) -> None:
    t = acting(TOKENS, soul=soul)
    t.you.chooses("activate doer", "right front")
    if soul == 2:
        t.you.may_choose("left back", "done")
        t.you.chooses("left back")
    assert len([*t.you.right.names, *t.you.back_left.names]) == soul


ALL_TRIGGERS = "[CONT](VC):The [Power] increase of your trigger effects gets +5000."
CHECKED = (
    "[ACT](VC):[COST][Counter-Blast 1], and until end of turn, the [Power] increase of trigger "
    "effects revealed for your drive check get +5000."
)


def checking(text: str, icon: str, damage: str = "filler") -> Table:
    """A vanguard has attacked, and another unit still can; cards with icons were checked."""
    lead = unit("lead", 3, 13000, text=text, skills=())
    mine = field(vanguard=lead, left="blank", deck=[icon] * 5, damage=["blank"])
    t = battle(mine, other(deck=[damage] * 5), (unit("blank"),), "vgd")
    attack(t, "lead")
    return t


@clause("vgd 11.3.1.3.3")
@pytest.mark.parametrize(("text", "power"), [(ALL_TRIGGERS, 28000), ("", 23000)])
def test_what_trigger_effects_give_is_changed_as_they_give_it(text: str, power: int) -> None:
    t = checking(text, "front")
    assert t.you.value("lead", "power") == power
    t = checking(text, "draw")
    t.you.chooses("power first", "lead")
    assert t.you.value("lead", "power") == power
    t = checking(text, "over")
    t.you.chooses("power next", "lead", "remove it next")
    assert t.you.value("lead", "power") == power - 10000 + 100_000_000


@clause("vgd 11.3.1.3.3")
def test_of_the_other_players_triggers_nothing_is_changed() -> None:
    t = checking(ALL_TRIGGERS, "filler", "front")
    assert t.rival.value("foe", "power") == 20000


@clause("vgd 11.3.1.3.3")
def test_of_drive_checks_alone_if_it_says_so() -> None:
    t = acting("", vanguard=unit("lead", 3, 13000, text=CHECKED, skills=()), deck=["front"] * 6)
    t.you.chooses("activate lead", "pass")
    attack(t, "lead", "vanguard")
    assert t.you.value("lead", "power") == 28000
    t = table("vgd", you=side(deck=["front"] * 6))
    t.changes([give(ADD, CHECKED_TRIGGER_POWER, 5000, [0], 7, THIS_TURN, t.turn)])
    t.run(DamageCheck(0))
    assert t.you.value("vanguard", "power") == 23000


MORE = (
    "[CONT](RC):When you persona ride, you draw two cards instead of one, and increase [Power] by "
    "+15000 instead of +10000."
)
BACK = "[CONT](RC):Your persona ride also increases the [Power] of your back row units."


@clause("vgd 11.3.1.3.4")
@pytest.mark.parametrize(
    ("texts", "held", "front", "back"),
    [((), 2, 18000, 8000), ((MORE,), 3, 23000, 8000), ((MORE, BACK), 3, 23000, 23000)],
)
def test_what_a_persona_ride_brings_is_changed_as_it_is_made(
    texts: tuple[str, ...], held: int, front: int, back: int
) -> None:
    king = unit("king", 3, 13000, persona=True)
    you = side(
        vanguard=king,
        hand=[king, "a"],
        left="b",
        back_left="c",
        back_right=unit("herald", text=texts),
        deck=["d"] * 9,
    )
    t = table("vgd", you=you, cards=[unit(name) for name in "abcd"], at="ride")
    t.you.chooses("ride king")
    t.you.hand.has(held)
    assert [t.you.value(name, "power") for name in "bc"] == [front, back]
    # It is made: that its text is gone changes nothing, nor does one that comes.
    t.changes(move([t.you.ref("herald")], DROP))
    assert [t.you.value(name, "power") for name in "bc"] == [front, back]
    t.goes_on_to("ride step", t.rival)
    assert [t.you.value(name, "power") for name in "bc"] == [8000, 8000]


@clause("vgd 11.3.1.3.4")
def test_a_persona_ride_that_was_made_is_not_changed_any_more() -> None:
    king = unit("king", 3, 13000, persona=True)
    herald = unit("herald", text=(MORE, BACK))
    you = side(vanguard=king, hand=[king, herald], left="b", back_left="c", deck=["d"] * 9)
    t = table("vgd", you=you, cards=[unit(name) for name in "bcd"], at="ride")
    t.you.chooses("ride king", "call herald", "right back")
    assert [t.you.value(name, "power") for name in "bc"] == [18000, 8000]


TEXTS = [GIVES, EACH, BARE, CHOOSES, EXACTLY, TOKENS, ALL_TRIGGERS, CHECKED, MORE, BACK]


@pytest.mark.parametrize("text", TEXTS)
def test_it_prints_as_it_is_read(text: str) -> None:
    for ability in read_all(text, 1 | OVERDRESS):
        assert normalise(show(ability)) == normalise(text)


SECOND = "If you went second,"
GETS = "this unit gets [Power] +2000 until end of turn"


@pytest.mark.parametrize(
    "body",
    [
        # Nothing of that number was said, or two things were.
        f"Draw a card, and {GETS}. {SECOND} it gets [Power] +3000 instead of +1000.",
        f"{GETS}, and {GETS}. {SECOND} it gets [Power] +3000 instead of +2000.",
        f"Draw a card. {SECOND} choose two instead of one.",
        # No condition: it is not said when.
        f"{GETS}. It gets [Power] +3000 instead of +2000.",
        # Who may choose two or else one would have to be asked.
        f"Choose one of your units, and retire it. {SECOND} you may choose two instead of one.",
        f"Choose one of your units, and retire it. {SECOND} choose two rear-guards instead of one.",
    ],
)
def test_what_leaves_open_what_is_changed_is_refused(body: str) -> None:
    with pytest.raises(Unplayable):
        read_all(f"[ACT](RC):{body}", 1 | OVERDRESS)
