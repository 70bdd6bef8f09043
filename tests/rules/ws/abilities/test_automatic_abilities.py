"""Section 8.7, and 8.1.1.2: automatic abilities."""

from bythebook.games.ws.cards import CARD_LEVEL, POWER
from bythebook.games.ws.texts.effects import Draw, StockCost
from bythebook.games.ws.texts.events import CANNOT_ENCORE, EV_BEGIN, P_CLIMAX, P_MAIN
from bythebook.games.ws.zones.zones import CENTER_LEFT, CLOCK, HAND, MEMORY, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_MOVE,
    EV_STATE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import IfDid, MayPay
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, Player, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, OPPONENT, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give, Later
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, character, clause, side, table
from bythebook.tools.checks import values_fresh
from tests.rules.ws.waiting import waiting

GONE = Trigger(EV_MOVE, None, (HAND,), (WAITING_ROOM,), whose=YOU)
STRONGER = Give(This(), POWER, Num(500))


def discarding(*cards: CardDef, count: int = 1, facing: str = "filler", **mine: object) -> Table:
    """So many cards of the turn player's hand go to the waiting room at the same time."""
    hand = ["event", "climax", "Note"]
    known = [*cards, character("Note")]
    t = table("ws", you=side(hand=hand, **mine), rival=side(left=facing), cards=known)
    t.changes(move([t.you.ref(name) for name in hand[:count]], WAITING_ROOM))
    return t


def paid(*body: Effect) -> CardDef:
    """A character whose player may pay one stock when a card is discarded."""
    ability = Ability(AUTO, STAGE, GONE, cost=(StockCost(1),), body=(MayPay(), IfDid(body)))
    return character("Ace", abilities=(ability,))


@clause("ws 8.1.1.2.2")
def test_a_cost_in_brackets_is_paid_while_resolving():
    t = discarding(paid(STRONGER), left="Ace", stock=2)
    t.you.may_choose_exactly("yes", "no")
    t.you.stock.has(2)
    t.you.chooses("yes")
    t.you.stock.has(1)
    assert t.you.value("Ace", "power") == 3500


@clause("ws 8.7.3")
def test_resolving_uses_one_occurrence_up():
    t = discarding(waiting("Ace", GONE), left="Ace", count=2)
    t.you.may_choose_exactly("resolve Ace climax", "resolve Ace event")
    t.you.chooses("resolve Ace event", "yes")
    assert len(t.waiting) == 1
    t.you.chooses("yes")
    t.you.is_asked("idle")
    t.you.hand.has(3)


@clause("ws 8.7.3.1")
def test_all_must_be_played_in_an_order_of_their_masters():
    cards = [waiting(name, GONE, STRONGER) for name in ("Ace", "Bob", "Cleo")]
    t = discarding(*cards, left="Ace", middle="Bob", right="Cleo")
    t.you.may_choose_exactly(*[f"resolve {n} event" for n in ("Ace", "Bob", "Cleo")])
    t.you.chooses("resolve Cleo event")
    t.you.may_choose_exactly("resolve Ace event", "resolve Bob event")
    t.you.chooses("resolve Bob event")
    assert [t.you.value(n, "power") for n in ("Ace", "Bob", "Cleo")] == [3500] * 3


@clause("ws 8.7.3.1.1")
def test_a_cost_need_not_be_paid():
    t = discarding(paid(STRONGER), left="Ace", stock=2)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    t.you.stock.has(2)
    assert t.you.value("Ace", "power") == 3000


@clause("ws 8.7.3.2")
def test_what_cannot_be_played_is_used_up_all_the_same():
    no_encore = Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=CANNOT_ENCORE)
    foe = character("Foe", abilities=(Ability(CONT, STAGE, modifiers=(no_encore,)),))
    for theirs, asked in (("filler", "may"), ("Foe", "idle")):
        mine = side(left="Ace", stock=3)
        t = table("ws", you=mine, rival=side(left=theirs), cards=[character("Ace"), foe])
        t.changes(move([t.you.ref("Ace")], WAITING_ROOM))
        t.you.is_asked(asked)
        if asked == "may":
            t.you.chooses("yes")
        t.you.stock.has(0 if asked == "may" else 3)
        assert not t.waiting


@clause("ws 8.7.3.2")
def test_whoever_cannot_use_encore_plays_other_abilities():
    no_encore = Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=CANNOT_ENCORE)
    foe = character("Foe", abilities=(Ability(CONT, STAGE, modifiers=(no_encore,)),))
    for theirs in ("filler", "Foe"):
        t = discarding(paid(STRONGER), foe, facing=theirs, left="Ace", stock=2)
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses("yes")
        t.you.stock.has(1)


@clause("ws 8.7.3.2.1")
def test_declining_the_cost_uses_it_up():
    t = discarding(paid(STRONGER), left="Ace", stock=2)
    t.you.chooses("no")
    t.you.is_asked("idle")
    assert not t.waiting


def levels(zone: int) -> Ability:
    """While on stage: cards of one's own in a zone have two levels more."""
    more = Modifier(ADD, CARD_LEVEL, Cards(zones=(zone,)), Num(2))
    return Ability(CONT, STAGE, modifiers=(more,))


def level_two(zone: tuple[int, ...], origin: int, target: int) -> CardDef:
    """Cards of that zone have more levels, and a move of a card with level 2 is waited for."""
    high = Cards(YOU, (), (Having(CARD_LEVEL, AT_LEAST, 2),))
    moved = Trigger(EV_MOVE, high, (origin,), (target,))
    abilities = [levels(z) for z in zone]
    return character("Ace", abilities=(*abilities, *waiting("", moved, STRONGER).abilities))


def power_after(zone: tuple[int, ...], origin: str, target: str) -> int:
    """Ace's power after a card of level 0 went from a zone to another."""
    names = table("ws").game.zones.names
    start, end = names.index(origin), names.index(target)
    mine = side(**{"left": "Ace", origin.replace(" ", "_"): ["event"]})
    t = table("ws", you=mine, cards=[level_two(zone, start, end)])
    t.changes(move([t.you.ref("event")], end))
    return t.you.value("Ace", "power")


@clause("ws 8.7.4.1.1")
def test_between_public_and_hidden_zones_the_public_one_counts():
    assert power_after((CLOCK,), "clock", "hand") == 3500
    assert power_after((HAND,), "clock", "hand") == 3000
    assert power_after((CLOCK,), "hand", "clock") == 3500
    assert power_after((HAND,), "hand", "clock") == 3000


@clause("ws 8.7.4.1.2")
def test_off_the_stage_the_stage_counts():
    for zones, power in ((STAGE, 3500), ((CLOCK,), 3000)):
        mine = side(middle="Ace", left="Bob")
        high = Cards(YOU, (), (Having(CARD_LEVEL, AT_LEAST, 2),))
        leaves = Trigger(EV_MOVE, high, STAGE, (CLOCK,))
        abilities = (*[levels(z) for z in zones], *waiting("", leaves, STRONGER).abilities)
        cards = [character("Ace", abilities=abilities), character("Bob")]
        t = table("ws", you=mine, cards=cards)
        t.changes(move([t.you.ref("Bob")], CLOCK))
        assert t.you.value("Ace", "power") == power


@clause("ws 8.7.4.1.3")
def test_between_other_public_zones_it_is_as_after_the_move():
    assert power_after((MEMORY,), "clock", "memory") == 3500
    assert power_after((CLOCK,), "clock", "memory") == 3000


@clause("ws 8.7.5.1")
def test_what_was_set_up_for_later_has_its_moment_once():
    later = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_MAIN), body=(Draw(Num(1)),))
    setter = waiting("Ace", Trigger(EV_BEGIN, value=P_CLIMAX), Later(later))
    t = table("ws", you=side(left="Ace"), cards=[setter])
    t.changes([event(EV_BEGIN, NOTHING, 0, P_CLIMAX)])
    t.you.hand.has(0)
    for _ in range(2):
        t.changes([event(EV_BEGIN, NOTHING, 0, P_MAIN)])
        t.you.hand.has(1)


@clause("ws 8.7.6.1")
def test_a_state_puts_its_ability_into_standby_once_at_a_time():
    empty = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 0))
    beggar = waiting("Beggar", empty, Draw(Num(1)))
    waits = [waiting(n, Trigger(EV_BEGIN, value=P_MAIN), STRONGER) for n in ("Ace", "Bob")]
    mine = side(left="Ace", right="Bob")
    t = table("ws", you=mine, rival=side(left="Beggar", hand=["event"]), cards=[beggar, *waits])
    start = event(EV_BEGIN, NOTHING, 0, P_MAIN)
    t.changes([start, *move([t.rival.ref("event")], WAITING_ROOM)])
    t.you.chooses("resolve Ace")
    t.rival.hand.has(1)
    # Still true after it has resolved: again.
    poor = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 2))
    t = table("ws", you=side(left="Beggar"), cards=[waiting("Beggar", poor, Draw(Num(1)))])
    t.you.hand.has(3)


@clause("ws 8.7.7")
def test_an_ability_is_played_though_its_card_has_moved():
    remover = waiting("Remover", GONE, MoveCards(Cards(zones=(CENTER_LEFT,)), CLOCK))
    ace = waiting("Ace", GONE, Draw(Num(1)), STRONGER)
    t = table("ws", you=side(hand=["event"], left="Ace", right="Remover"), cards=[ace, remover])
    t.changes(move([t.you.ref("event")], WAITING_ROOM))
    t.you.chooses("resolve Remover event")
    t.you.clock.is_("Ace")
    t.you.hand.has(1)
    assert t.you.value("Ace", "power") == 3000


def waiting_cards(t: Table) -> list[int]:
    """The cards whose abilities wait for something, with everything given to them by now."""
    t.game.sheet_values()
    return [o.source for o in t.game.observers()]


def test_given_abilities_wait_in_an_order_that_does_not_depend_on_how_it_came_about():
    given = '"【AUTO】 At the beginning of your climax phase, draw 1 card."'
    giver = character("Giver", text=f"【CONT】 All of your opponent's characters get {given}.")
    mine = side(left="Ace", middle="Bob", back_left="Cid")
    cards = [giver, *map(character, ("Ace", "Bob", "Cid"))]
    t = table("ws", you=mine, rival=side(left="Giver"), cards=cards, at="main")
    before = waiting_cards(t)
    t.you.chooses("exchange positions", "left center", "right back")
    assert waiting_cards(t) == before
    values_fresh(t.game)
