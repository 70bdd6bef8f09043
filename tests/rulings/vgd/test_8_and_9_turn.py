"""Sections 8 and 9: decks, preparation, and the phases."""

import pytest

from bythebook.games.vanguard.d.book import VanguardD
from bythebook.games.vanguard.d.cards.types import TRIGGER_ORDER
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rulings.vgd.boards import ace, main

RIDES = [unit(f"ride {n}", n) for n in range(4)]


def some(count: int, name: str = "normal", **more: object) -> list[CardDef]:
    """So many cards, four of a name."""
    return [unit(f"{name} {n // 4}", 1, **more) for n in range(count)]  # type: ignore[arg-type]


def triggers(kind: str, count: int) -> list[CardDef]:
    """So many trigger units."""
    return [unit(f"{kind} {n // 4}", 0, trigger=kind) for n in range(count)]


def faults(main_deck: list[CardDef], rides: list[CardDef] | None = None) -> list[str]:
    """The clauses a deck breaks."""
    return [number for number, _ in VanguardD().check_deck(Deck(main_deck, rides or []))]


SIXTEEN = [*triggers("critical", 8), *triggers("front", 8)]


@clause("vgd 8.1.5", "vgd 8.1.5.5")
def test_a_trigger_order_is_one_of_the_sixteen() -> None:
    omen = order("omen", kind=TRIGGER_ORDER, trigger="over")
    fifteen = SIXTEEN[:15]
    assert faults([*fifteen, omen, *some(34)]) == []
    assert faults([*SIXTEEN, omen, *some(33)]) == ["vgd 8.1.5"]
    over = triggers("over", 1)
    assert faults([*SIXTEEN[:14], omen, *over, *some(34)]) == ["vgd 8.1.5.5"]


@clause("vgd 8.1.8.1", "vgd 8.1.5", "vgd 8.1.6")
def test_triggers_and_sentinels_of_the_ride_deck_are_the_decks() -> None:
    spark = unit("spark", 0, trigger="draw")
    rides = [spark, *RIDES[1:]]
    assert faults([*SIXTEEN[:15], *some(31)], rides) == []
    assert faults([*SIXTEEN, *some(30)], rides) == ["vgd 8.1.5"]
    wall = unit("wall", 1, sentinel=True)
    guarded = [RIDES[0], wall, *RIDES[2:]]
    walls = some(4, "wall", sentinel=True)
    assert faults([*SIXTEEN, *walls[:3], *some(27)], guarded) == []
    assert faults([*SIXTEEN, *walls, *some(26)], guarded) == ["vgd 8.1.6"]


@clause("vgd 8.2.1.7")
@pytest.mark.parametrize("away", [0, 1, 5])
def test_who_puts_back_cards_draws_as_many_and_the_other_does_not_see_which(away: int) -> None:
    names = [f"card {n}" for n in range(12)]
    half = side(deck=names, vanguard=[], ride_deck=[c.name for c in RIDES])
    t = table("vgd", half, half, [*RIDES, *[unit(n) for n in names]], "preparation")
    t.you.chooses("ride 0")
    t.rival.chooses("ride 0")
    first = t.decider
    second = t.rival if first is t.you else t.you
    kept = first.hand.names[away:]
    for name in first.hand.names[:away]:
        first.chooses(name)
    if away < 5:
        first.chooses("done")
    first.hand.has(5)
    assert set(kept) <= set(first.hand.names)
    first.deck.has(7)
    assert first.hand.seen_by(second) == [None] * 5
    assert first.deck.seen_by(second) == [None] * 7
    if away:
        # Shuffled: not even its player knows where they are.
        assert first.deck.seen_by(first) == [None] * 7
    second.is_asked("mulligan")
    t.ends_asking()


@clause("vgd 9.7.2.2", "vgd 9.7.2.2.1")
def test_an_exchange_leaves_everybody_standing_or_resting_as_it_was() -> None:
    t = main(left=("a", REST), back_left="b")
    t.you.chooses("exchange left front left back")
    t.you.left.is_("b")
    t.you.back_left.is_("a")
    assert [t.you.state_of(name) for name in "ab"] == [REST, STAND]


@clause("vgd 9.7.2.2")
def test_nobody_exchanges_with_the_vanguard() -> None:
    t = main(back_center="a")
    t.you.may_choose_exactly("call e", "pass")


@clause("vgd 9.7.2.1", "vgd 6.2.3.4")
def test_one_may_call_over_any_of_ones_rear_guards_but_not_the_vanguard() -> None:
    t = main(left="a", back_center="b", hand=["c"])
    t.you.chooses("call c")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("center back")
    t.you.drop.is_("b")


@clause("vgd 9.9.1", "vgd 9.9.3")
def test_what_comes_at_the_end_of_a_turn_has_an_end_of_turn_of_its_own_once() -> None:
    caller = unit(
        "caller",
        text=(
            "[AUTO](RC):At the end of your turn, choose a card from your drop, and call it to (RC)."
        ),
    )
    late = unit("late", text="[AUTO](RC):At the end of your turn, [Soul-Charge 1].")
    t = main(left=caller, drop=[late])
    t.you.chooses("pass")
    t.goes_on_to("circle", t.you)
    t.you.chooses("right back")
    t.goes_on_to("ride step", t.rival)
    t.you.back_right.is_("late")
    t.you.soul.has(1)


@clause("vgd 9.9.2", "vgd 9.9.3")
def test_what_lasts_until_the_end_of_the_turn_is_over_before_the_second_round() -> None:
    caller = unit(
        "caller",
        text=(
            "[AUTO](RC):At the end of your turn, choose a card from your drop, and call it to (RC)."
        ),
    )
    asks = (
        "[AUTO](RC):At the end of your turn, if you have a unit with [Power] 18000 or "
        "greater, [Soul-Charge 1]."
    )
    grows = ace("[ACT](VC)[1/turn]:This unit gets [Power] +5000 until end of turn.")
    for where, charged in (("left", 1), ("drop", 0)):
        zones = {"left": caller, "drop": ["a"], "right": unit("asks", text=asks)}
        if where == "drop":
            zones = {"left": caller, "drop": [unit("asks", text=asks)]}
        t = main(vanguard=grows, **zones)
        t.you.chooses("activate ace", "pass")
        for _ in range(8):
            if t.turn_player is t.rival:
                break
            if "right back" in t.options:
                t.you.chooses("right back")
            else:
                t.answer(len(t.options) - 1 if "pass" in t.options else 0)
        assert t.turn_player is t.rival
        t.you.soul.has(charged)


@clause("vgd 9.6.2")
def test_from_the_ride_deck_nobody_rides_the_same_grade_though_from_the_hand_one_may() -> None:
    t = table(
        "vgd",
        you=side(
            vanguard=unit("first", 2),
            hand=[unit("hand 2", 2), unit("hand 3", 3)],
            ride_deck=RIDES[2:],
        ),
        at="ride",
    )
    t.you.may_choose_exactly("ride hand 2", "ride hand 3", "ride ride 3", "pass")


@clause("vgd 9.7.2.3", "vgd 9.7.2.3.1")
def test_an_order_whose_text_cannot_do_anything_counts_as_played() -> None:
    idle = order("idle", 0, text="Choose one of your opponent's rear-guards, and retire it.")
    t = main(hand=[idle, order("second", 0, text="Draw a card.")])
    t.you.chooses("play order idle")
    t.you.drop.is_("idle")
    t.you.may_not_choose("play order second")
