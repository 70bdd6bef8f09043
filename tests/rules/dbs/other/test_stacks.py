"""Section 11-3: cards under other cards."""

import pytest

from bythebook.games.dbs.cards.cards import MAIN, POWER, WORKS_BELOW
from bythebook.games.dbs.other.control import GainControl
from bythebook.games.dbs.other.stacks import place_on_top, place_under
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    HAND,
    LEADER_AREA,
    REST,
    WARP,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.verbs import Below, MoveCards, PutUnder
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from bythebook.testing.table import Side
from tests.rules.dbs.making import DRAW, resolves, said, skill

CHIEF = Cards(zones=(LEADER_AREA,))


def pile(t: Table, name: str) -> list[str]:
    """The cards under one of the turn player's cards, lowest first."""
    return t.you.under(name)[::-1]


def stacked(*cards: CardDef, on: str = "Top", rival: Side | None = None, **zones: object) -> Table:
    """A card in the battle area with Low, and then Mid, under it."""
    found = {c.name: c for c in (battle("Low"), battle("Mid"), battle("Top"), *cards)}
    them = side() if rival is None else rival
    mine = side(battle=[on, "Mid", *zones.pop("battle", [])], drop=["Low"], **zones)  # type: ignore[misc]
    t = table("dbs", you=mine, rival=them, cards=found.values())
    t.changes(place_under(t.you.ref("Low"), t.you.ref("Mid")))
    t.changes(place_on_top(t.you.ref("Mid"), t.you.ref(on)))
    assert pile(t, on) == ["Low", "Mid"]
    return t


def aura(name: str, marks: int = 0) -> CardDef:
    """A battle card by which its master's leader has more power."""
    more = Modifier(ADD, POWER, CHIEF, Num(500))
    return battle(name, abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(more,), marks=marks),))


@clause("dbs 11-3-2")
def test_skills_of_cards_underneath_are_negated():
    t = table("dbs", you=side(battle=["Mid"]), cards=[aura("Mid")])
    assert t.you.value("leader", "power") == 10500
    t = stacked(aura("Mid"))
    assert t.you.value("leader", "power") == 10000
    t.you.battle.is_("Top")


@clause("dbs 11-3-2-2")
def test_a_skill_that_says_so_works_underneath_for_the_master_of_the_card_on_top():
    t = stacked(aura("Mid", WORKS_BELOW))
    assert t.you.value("leader", "power") == 10500
    taker = battle("Taker", abilities=(skill(GainControl(Cards(OPPONENT, (BATTLE_AREA,)))),))
    t = stacked(aura("Mid", WORKS_BELOW), taker, rival=side(battle=["Taker"]))
    resolves(t, "Taker", 1)
    t.rival.battle.holds_exactly("Taker", "Top")
    assert t.you.value("leader", "power") == 10000
    assert t.rival.value("leader", "power") == 10500
    gone = Trigger(EV_MOVE, None, (HAND,), (DROP,))
    watcher = Ability(AUTO, (BATTLE_AREA,), gone, body=(DRAW,), marks=WORKS_BELOW)
    t = stacked(battle("Mid", abilities=(watcher,)), hand=1)
    t.changes(move(t.you.hand.refs, DROP))
    t.you.hand.has(1)


@clause("dbs 11-3-2-2", "dbs 11-3-2")
def test_such_a_skill_is_activated_from_underneath():
    for marks, offered in ((WORKS_BELOW, True), (0, False)):
        ability = Ability(ACT, (BATTLE_AREA,), body=(DRAW,), marks=MAIN | marks)
        top = battle("Top", abilities=(skill(*_onto()),))
        cards = [top, battle("Mid", abilities=(ability,))]
        t = table("dbs", you=side(battle=["Top"], drop=["Mid"]), cards=cards, at="main")
        t.you.chooses("activate Top")
        assert ("activate Mid" in t.you.options) == offered
        if offered:
            t.you.chooses("activate Mid")
            t.you.hand.has(1)


def _onto() -> tuple[Effect, ...]:
    """Cards of the drop area go under this card."""
    return (PutUnder(Cards(zones=(DROP,)), This()),)


def test_cards_underneath_are_other_cards_than_the_one_on_top():
    body = (MoveCards(Below(This()), WARP),)
    t = stacked(battle("Top", abilities=(skill(*body),)))
    resolves(t, "Top")
    t.you.battle.is_("Top")
    t.you.warp.holds_exactly("Mid", "Low")


@clause("dbs 11-3-3")
def test_a_card_put_underneath_goes_to_the_very_bottom():
    t = stacked(battle("Last"), hand=["Last"])
    t.changes(place_under(t.you.ref("Last"), t.you.ref("Top")))
    assert pile(t, "Top") == ["Last", "Low", "Mid"]


@clause("dbs 11-3-4")
def test_when_the_top_card_leaves_the_others_go_to_their_owners_drop_areas():
    for target in (HAND, DECK, WARP):
        t = stacked()
        t.changes(move([t.you.ref("Top")], target))
        t.you.drop.holds_exactly("Low", "Mid")
    # Into a combo they go along, and out of it, back to the battle area.
    combo = MoveCards(This(), COMBO_AREA)
    back = MoveCards(Cards(zones=(COMBO_AREA,)), BATTLE_AREA)
    t = stacked(battle("Top", abilities=(skill(combo, back),)))
    resolves(t, "Top")
    t.you.battle.is_("Top")
    assert pile(t, "Top") == ["Low", "Mid"]
    t = stacked(battle("Top", abilities=(skill(combo),)))
    resolves(t, "Top")
    t.you.drop.holds_exactly("Low", "Mid", "Top")


@clause("dbs 11-3-4-1")
@pytest.mark.parametrize("active", [(DROP, BATTLE_AREA), (DROP,)])
def test_cards_from_underneath_are_silent_as_they_move(active: tuple[int, ...]) -> None:
    dropped = Trigger(EV_MOVE, This(), target=(DROP,))
    spirit = battle("Mid", abilities=(Ability(AUTO, active, dropped, body=(DRAW,)),))
    t = table("dbs", you=side(battle=["Mid"]), cards=[spirit])
    t.changes(move([t.you.ref("Mid")], DROP))
    t.you.hand.has(1)
    t = stacked(spirit)
    t.changes(move([t.you.ref("Top")], WARP))
    t.you.drop.holds_exactly("Low", "Mid")
    t.you.hand.has(0)
    # Others notice.
    seen = Trigger(EV_MOVE, Cards(zones=()), target=(DROP,), together=True)
    watcher = battle("Eye", abilities=(Ability(AUTO, (BATTLE_AREA,), seen, body=(DRAW,)),))
    t = stacked(spirit, watcher, battle=["Eye"])
    t.changes(move([t.you.ref("Top")], WARP))
    t.you.hand.has(1)


@clause("dbs 11-3-5")
def test_a_card_that_goes_over_takes_everything_under_it_along():
    t = stacked()
    ref = t.you.ref("Top")
    t.changes(move([ref], BATTLE_AREA, 1))
    t.rival.battle.is_("Top")
    assert t.rival.under("Top") == ["Mid", "Low"]
    t.you.drop.has(0)
    # Out of play from there, they go to their owner's drop area.
    t.changes(move([ref], WARP))
    t.you.drop.holds_exactly("Low", "Mid")


@clause("dbs 11-3-6")
def test_if_only_the_top_card_moves_the_next_stays_with_its_power_and_position():
    up = said(
        "Top",
        "[Activate: Main] This card gets +3000 power for the turn. "
        "Return only the top card of this card to your hand.",
    )
    t = stacked(up, on="Top")
    t.changes(orient([t.you.ref("Top")], REST))
    resolves(t, "Top")
    t.you.hand.is_("Top")
    t.you.battle.is_("Mid")
    assert pile(t, "Mid") == ["Low"]
    assert t.you.value("Mid", "power") == 13000
    assert t.you.state_of("Mid") == REST
    assert t.you.value("Top", "power") == 10000
    t.you.drop.has(0)
