"""Section 8-5-2 for [Auto] skills: a pending skill is activated in the same steps as any other."""

from dataclasses import replace
from typing import Any

from bythebook.games.dbs.cards.cards import COUNTER_PLAY, SPEAKS_OF_PLAYING
from bythebook.games.dbs.texts.events import EV_EXTRA
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, HAND, REST
from bythebook.kernel.abilities.abilities import AUTO, EV_MOVE, Ability, CardDef, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import LookAtTop
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import (
    DRAW,
    MAY_DRAW,
    counter,
    draw,
    said,
    seen,
    waiting,
)

GONE = Trigger(EV_MOVE, None, (HAND,), (DROP,), whose=YOU)
THEIRS_GONE = Trigger(EV_MOVE, None, (HAND,), (DROP,), whose=OPPONENT)
TOSS = said("Toss", "[Activate: Main] Choose 1 card in your hand and discard it.")


def tossing(*cards: CardDef, mine: dict[str, Any] | None = None, **theirs: Any) -> Table:
    """You discard the only card of your hand."""
    known = [TOSS, battle("Scrap"), *cards]
    areas: dict[str, Any] = {"battle": [], **(mine or {})}
    areas["battle"] = ["Toss", *areas["battle"]]
    t = table("dbs", side(hand=["Scrap"], **areas), side(**theirs), cards=known, at="main")
    t.you.chooses("activate Toss")
    return t


@clause("dbs 8-5-2-1")
def test_a_card_of_the_hand_is_shown_for_its_pending_skill():
    spy = battle("Spy", abilities=(Ability(AUTO, (HAND,), THEIRS_GONE, body=(MAY_DRAW,)),))
    t = tossing(spy, hand=["Spy"])
    assert seen(t, 0, 1, "hand") == [None]
    t.rival.chooses("activate Spy")
    t.rival.is_asked("may")
    assert seen(t, 0, 1, "hand") == ["Spy"]
    t.rival.chooses("no")


@clause("dbs 4-14-2", "dbs 4-14-3")
def test_x_of_a_pending_skill_is_said_and_stays_that_number():
    at_will = said("", "[Activate: Main] Switch X of your energy to Rest Mode : Draw X cards.")
    waits = replace(at_will.abilities[0], kind=AUTO, trigger=GONE, marks=0)
    t = tossing(battle("Ace", abilities=(waits,)), mine={"battle": ["Ace"], "energy": 3})
    t.you.chooses("yes")
    t.you.is_asked("X")
    t.you.may_choose_exactly("1", "2", "3")
    t.you.chooses("2")
    assert t.you.energy.states.count(REST) == 2
    t.you.hand.has(2)


@clause("dbs 8-5-2-5-1")
def test_an_extra_card_of_the_hand_is_dropped_as_its_pending_skill_resolves():
    trap = extra("Trap", 0, abilities=(Ability(AUTO, (HAND,), THEIRS_GONE, body=(MAY_DRAW,)),))
    t = tossing(trap, hand=["Trap"])
    t.rival.chooses("activate Trap")
    t.rival.is_asked("may")
    t.rival.drop.is_("Trap")
    t.rival.chooses("no")


@clause("dbs 11-6-3")
def test_cards_a_pending_skill_has_looked_at_are_shuffled():
    order = ["One", "Two", "Three", "Four", "Five", "Six"]
    peek = waiting("Peek", GONE, LookAtTop(DECK, Num(3)))
    known = [peek, *(battle(name) for name in order)]
    t = tossing(*known, mine={"battle": ["Peek"], "deck": order})
    t.you.deck.holds_exactly(*order)
    assert t.you.deck.names != order
    assert seen(t, 0, 0, "deck") == [None] * 6


@clause("dbs 8-5-2-6")
def test_a_pending_skill_about_playing_is_answered_after_it_has_resolved():
    stop = counter("Stop", COUNTER_PLAY, DRAW)
    ability = Ability(AUTO, (BATTLE_AREA,), GONE, body=(draw(2),), marks=SPEAKS_OF_PLAYING)
    loud = battle("Loud", abilities=(ability,))
    t = tossing(loud, stop, mine={"battle": ["Loud"]}, hand=["Stop"])
    t.rival.is_asked("counter")
    t.you.hand.has(0)
    t.rival.passes()
    t.rival.is_asked("counter")
    t.you.hand.has(2)
    t.rival.passes()
    t.you.is_asked("main phase")


@clause("dbs 8-5-2-3")
def test_whoever_waits_for_an_extra_card_notices_a_counter():
    stop = counter("Stop", COUNTER_PLAY, DRAW)
    watcher = waiting("Watcher", Trigger(EV_EXTRA, whose=YOU), May((draw(2),)))
    theirs = side(hand=["Stop"], battle=["Watcher"])
    t = table("dbs", side(hand=["filler"], energy=1), theirs, cards=[stop, watcher], at="main")
    t.you.chooses("play filler")
    t.rival.chooses("activate Stop")
    t.rival.is_asked("may")
    t.rival.chooses("yes")
    t.rival.hand.has(3)
