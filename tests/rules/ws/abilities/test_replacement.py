"""Section 8.10: replacement effects."""

from typing import Any

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.texts.effects import Draw, StockCost
from bythebook.games.ws.texts.events import EV_BEGIN, P_MAIN
from bythebook.games.ws.zones.zones import CLOCK, HAND, MEMORY, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Num
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, character, clause, side, table
from bythebook.text.ws import abilities_of
from tests.rules.ws.waiting import waiting

DISCARDED = Trigger(EV_MOVE, None, (HAND,), (WAITING_ROOM,))


def instead(
    name: str,
    would: Trigger,
    *body: Effect,
    optional: bool = False,
    cost: tuple[CostPart, ...] = (),
) -> CardDef:
    """A character that makes something else happen."""
    replacement = Replacement(would, body, optional)
    return character(name, abilities=(Ability(CONT, STAGE, cost=cost, replacement=replacement),))


def to(zone: int) -> MoveCards:
    """It goes to another zone."""
    return MoveCards(Bound(R_SUBJECT), zone)


def discard(you: Any, *cards: CardDef, rival: Any = None) -> Table:
    """A card of the turn player's hand would go to the waiting room."""
    t = table("ws", you=you, rival=rival, cards=cards)
    t.changes(move([t.you.ref("event")], WAITING_ROOM))
    return t


@clause("ws 8.10.1")
def test_another_thing_happens_instead():
    t = discard(side(left="Ace", hand=["event"]), instead("Ace", DISCARDED, to(CLOCK)))
    t.you.clock.is_("event")
    t.you.waiting_room.is_()


@clause("ws 8.10.1.1")
def test_what_was_replaced_never_happened():
    cards = [instead("Ace", DISCARDED, Draw(Num(2))), waiting("Bob", DISCARDED)]
    t = discard(side(left="Ace", right="Bob", hand=["event"]), *cards)
    t.you.is_asked("idle")
    t.you.hand.has(3)
    t.you.waiting_room.is_()


def two() -> tuple[CardDef, ...]:
    """Two characters that replace the same thing."""
    return instead("Ace", DISCARDED, to(CLOCK)), instead("Bob", DISCARDED, to(STOCK))


@clause("ws 8.10.2")
def test_of_several_the_player_whom_it_meets_chooses():
    for choice, clock, stock in (("Ace", 1, 0), ("Bob", 0, 1)):
        t = discard(side(left="Ace", right="Bob", hand=["event"]), *two())
        t.you.is_asked("replace")
        t.you.may_choose_exactly("replace with Ace", "replace with Bob")
        t.you.chooses(f"replace with {choice}")
        t.you.clock.has(clock)
        t.you.stock.has(stock)


@clause("ws 8.10.2.1")
def test_a_cards_master_decides():
    theirs = side(hand=["event"])
    t = table("ws", you=side(left="Ace", right="Bob"), rival=theirs, cards=two())
    t.changes(move([t.rival.ref("event")], WAITING_ROOM))
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    t.rival.stock.is_("event")


@clause("ws 8.10.2.2")
def test_whoever_does_a_thing_decides_about_it():
    start = Trigger(EV_BEGIN, value=P_MAIN)
    cards = [instead("Ace", start, Draw(Num(1))), instead("Bob", start, Draw(Num(2)))]
    t = table("ws", you=side(left="Ace", right="Bob"), cards=cards)
    t.changes([event(EV_BEGIN, NOTHING, 1, P_MAIN)])
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    t.you.hand.has(2)


@clause("ws 8.10.2.3")
def test_each_applies_once_to_one_event():
    clocked = Trigger(EV_MOVE, None, (HAND,), (CLOCK,))
    ace = instead("Ace", DISCARDED, to(CLOCK), optional=True)
    bob = instead("Bob", clocked, to(WAITING_ROOM))
    t = discard(side(left="Ace", right="Bob", hand=["event"]), ace, bob)
    t.you.may_choose_exactly("replace with Ace", "no")
    t.you.chooses("replace with Ace")
    t.you.is_asked("idle")
    t.you.waiting_room.is_("event")


@clause("ws 8.10.3")
def test_a_choice_that_cannot_be_carried_out_replaces_nothing():
    ace = instead("Ace", DISCARDED, to(MEMORY), optional=True, cost=(StockCost(2),))
    t = discard(side(left="Ace", hand=["event"], stock=1), ace)
    t.you.is_asked("idle")
    t.you.waiting_room.is_("event")
    t = discard(side(left="Ace", hand=["event"], stock=2), ace)
    t.you.may_choose_exactly("replace with Ace", "no")
    t.you.chooses("replace with Ace")
    t.you.memory.is_("event")
    t.you.stock.has(0)
    t = discard(side(left="Ace", hand=["event"], stock=2), ace)
    t.you.chooses("no")
    t.you.waiting_room.is_("event")


def test_a_text_says_where_a_card_goes_instead():
    would = "【CONT】 If this card would be put into your waiting room from the stage, "
    for said, asked in (("put", False), ("you may put", True)):
        text = f"{would}{said} it into your memory instead."
        ace = character("Ace", abilities=abilities_of((text,), CHARACTER))
        for answer in ("replace with Ace", "no") if asked else ("",):
            t = table("ws", you=side(left="Ace"), cards=[ace])
            t.changes(move([t.you.ref("Ace")], WAITING_ROOM))
            if asked:
                t.you.may_choose_exactly("replace with Ace", "no")
                t.you.chooses(answer)
            (t.you.waiting_room if answer == "no" else t.you.memory).is_("Ace")
