"""Section 10: Great Performance, Brainstorm, Alarm and the keywords that only name a text; 11.3."""

import pytest

from bythebook.games.ws.cards import (
    ACCELERATE,
    ALARM,
    BACKUP,
    BRAINSTORM,
    CLIMAX,
    POWER,
    RESONATE,
    TYPE,
)
from bythebook.games.ws.keywords.keyword_actions import PutFlippedAway
from bythebook.games.ws.keywords.keywords import backup_ability, great_performance_ability
from bythebook.games.ws.other.replay import Replay
from bythebook.games.ws.texts.cost_parts import RevealCost
from bythebook.games.ws.texts.effects import ClockTopCost, Draw, FlipOver, StockCost
from bythebook.games.ws.texts.events import EV_BEGIN, EV_KEYWORD, P_CLIMAX
from bythebook.games.ws.texts.payments import InsteadOfStock
from bythebook.games.ws.zones.zones import CLOCK, DECK, HAND, REVERSE, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    COMMAND,
    CONT,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_BATCH, IfDid, MayPay
from bythebook.kernel.language.amounts import Among
from bythebook.kernel.language.conditions import OnTop
from bythebook.kernel.language.nouns import Bound, Cards, Count, Noun, Num, This
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.kernel.state.changes import move, orient
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import Table, character, clause, event, side, table

ACE = character("Ace")
BOB = character("Bob")
DRAW = (Draw(Num(1)),)


def watcher(keyword: int, who: Noun | None = None) -> CardDef:
    """A character that draws a card when its player uses a keyword."""
    trigger = Trigger(EV_KEYWORD, who, value=keyword, whose=YOU)
    return character("Watcher", abilities=(Ability(AUTO, STAGE, trigger, body=DRAW),))


# Great Performance.


def against(attacker: str = "left", **theirs: object) -> Table:
    star = character("Star", power=5000, abilities=(great_performance_ability(),))
    mine = side(**{attacker: "Ace"}, middle="Bob")
    return table("ws", you=mine, rival=side(**theirs), cards=[ACE, BOB, star], at="attack")


@clause("ws 10.6.2")
def test_great_performance_takes_every_attack_from_the_front():
    # Across from Ace stands Bob, or nobody: the attack is frontal, and against Star.
    for theirs in ({"right": "Bob"}, {}):
        t = against(middle="Star", **theirs)
        t.you.chooses("attack with Ace")
        t.you.is_asked("attack declaration")
        assert t.you.state_of("Ace") == REVERSE
        t.rival.clock.has(1)
        t.you.passes()


def test_great_performance_needs_the_middle_and_not_to_be_reversed():
    t = against(right="Star", middle="Bob")
    t.you.chooses("attack with Ace")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")
    star = character("Star", power=5000, abilities=(great_performance_ability(),))
    t = table("ws", you=side(left="Ace"), rival=side(middle="Star"), cards=[ACE, star])
    assert t.game.value(t.game.book.chars.index("marks"), t.rival.card("Star"))
    t.changes(orient([t.rival.ref("Star")], REVERSE))
    assert not t.game.value(t.game.book.chars.index("marks"), t.rival.card("Star"))


# Brainstorm.

CLIMAXES = Count(Among(Bound(R_BATCH), Cards(tests=(Test(TYPE, HAS, CLIMAX),))))


def brainstorm(*after: Effect) -> CardDef:
    ability = Ability(
        ACT, STAGE, body=(FlipOver(Num(3)), PutFlippedAway(), *after), marks=BRAINSTORM
    )
    return character("Thinker", abilities=(ability,))


@clause("ws 10.7.3")
@clause("ws 3.13.1.4")
def test_brainstorm_flips_over_and_puts_away_together():
    thinker = brainstorm(Draw(CLIMAXES))
    deck = ["climax", "Bob", "climax", "Ace", "Ace", "Ace"]
    t = table("ws", you=side(left="Thinker", deck=deck), cards=[thinker, ACE, BOB], at="main")
    t.you.chooses("activate Thinker")
    t.you.waiting_room.holds_exactly("climax", "Bob", "climax")
    t.you.hand.is_("Ace", "Ace")
    t.you.deck.has(1)
    state = t.game.state
    assert len({state.arrived[c] for c in state.zone(0, WAITING_ROOM)}) == 1


def test_brainstorm_goes_on_after_a_reshuffle():
    thinker = brainstorm()
    mine = side(left="Thinker", deck=["Bob"], waiting_room=["Ace"] * 4)
    t = table("ws", you=mine, cards=[thinker, ACE, BOB], at="main")
    t.you.chooses("activate Thinker")
    # The refresh point takes one more card of the deck.
    t.you.waiting_room.holds_exactly("Bob", "Ace", "Ace")
    t.you.clock.has(1)


@clause("ws 10.7.4", "ws 8.6.2.4.4")
def test_resolving_a_brainstorm_is_using_it():
    mine = side(left="Thinker", right="Watcher")
    t = table("ws", you=mine, cards=[brainstorm(), watcher(BRAINSTORM)], at="main")
    t.you.chooses("activate Thinker")
    t.you.hand.has(1)
    for other in (BACKUP, ACCELERATE, RESONATE):
        t = table("ws", you=mine, cards=[brainstorm(), watcher(other)], at="main")
        t.you.chooses("activate Thinker")
        t.you.hand.has(0)
    # An event with Brainstorm too.
    thought = Ability(CARD_EFFECT, body=(FlipOver(Num(1)), PutFlippedAway()), marks=BRAINSTORM)
    cards = [event("Thought", abilities=(thought,)), watcher(BRAINSTORM)]
    t = table("ws", you=side(hand=["Thought"], right="Watcher"), cards=cards, at="main")
    t.you.chooses("play Thought")
    t.you.hand.has(1)
    # Unless its cost, which may be paid, is not.
    body = (MayPay(), IfDid((FlipOver(Num(1)), PutFlippedAway())))
    thought = Ability(CARD_EFFECT, cost=(StockCost(1),), body=body, marks=BRAINSTORM)
    cards = [event("Thought", abilities=(thought,)), watcher(BRAINSTORM)]
    for answer, drawn in (("yes", 1), ("no", 0)):
        mine = side(hand=["Thought"], right="Watcher", stock=1)
        t = table("ws", you=mine, cards=cards, at="main")
        t.you.chooses("play Thought", answer)
        t.you.hand.has(drawn)


# Accelerate and Resonate.


def climax_auto(cost: tuple[CostPart, ...], mark: int) -> CardDef:
    ability = Ability(
        AUTO,
        STAGE,
        Trigger(EV_BEGIN, value=P_CLIMAX, whose=YOU),
        cost=cost,
        body=(MayPay(), IfDid((Give(This(), POWER, Num(1000)),))),
        marks=mark,
    )
    return character("User", abilities=(ability,))


@clause("ws 10.12.3")
def test_accelerate_is_used_when_it_is_paid_for():
    user = climax_auto((ClockTopCost(DECK, CLOCK),), ACCELERATE)
    for answer, hand, power in (("yes", 1, 4000), ("no", 0, 3000)):
        mine = side(left="User", right="Watcher")
        t = table("ws", you=mine, cards=[user, watcher(ACCELERATE)], at="climax")
        t.you.chooses(answer)
        t.you.hand.has(hand)
        t.you.clock.has(hand)
        assert t.you.value("User", "power") == power
        t.you.is_asked("attack declaration" if answer == "no" else "climax phase")


@clause("ws 10.13.3")
def test_resonate_is_used_when_its_card_is_shown():
    user = climax_auto((RevealCost(Cards(zones=(HAND,)), 1),), RESONATE)
    for answer, hand, power in (("yes", 2, 4000), ("no", 1, 3000)):
        mine = side(left="User", right="Watcher", hand=["Ace"])
        t = table("ws", you=mine, cards=[user, ACE, watcher(RESONATE)], at="climax")
        t.you.chooses(answer)
        t.you.hand.has(hand)
        assert t.you.value("User", "power") == power
        seen = t.you.shown("Ace")
        assert seen == (answer == "yes")


def test_backup_is_used_by_its_card_wherever_that_is_by_then():
    everywhere = tuple(range(14))
    says = Ability(AUTO, everywhere, Trigger(EV_KEYWORD, This(), value=BACKUP), body=DRAW)
    helper = character("Helper", abilities=(backup_ability(1000, 0, (StockCost(1),)), says))
    theirs = side(right="Foe", hand=["Helper", "Helper"], stock=1)
    cards = [helper, ACE, character("Foe")]
    mine = side(left="Ace", right="Bob")
    t = table("ws", you=mine, rival=theirs, cards=[*cards, BOB], at="attack")
    t.you.chooses("attack with Ace", "frontal")
    t.rival.chooses("activate Helper")
    t.you.is_asked("attack declaration")
    t.rival.hand.has(3)


# Alarm.


def test_alarm_speaks_from_the_top_of_the_clock_only():
    gains = Modifier(ADD, POWER, Cards(zones=STAGE), Num(500))
    alarm = Ability(CONT, (CLOCK,), condition=OnTop(CLOCK), modifiers=(gains,), marks=ALARM)
    bell = character("Bell", abilities=(alarm,))
    for clock, power in (
        (["Bell"], 3500),
        (["Bell", "Bob"], 3500),
        (["Bob", "Bell"], 3000),
        (["Bob"], 3000),
    ):
        t = table("ws", you=side(left="Ace", clock=clock), cards=[ACE, BOB, bell])
        assert t.you.value("Ace", "power") == power
    t = table("ws", you=side(left="Ace", clock=["Bell"], hand=["Bob"]), cards=[ACE, BOB, bell])
    t.changes(move([t.you.ref("Bob")], CLOCK))
    assert t.you.value("Ace", "power") == 3000


# Replay commands.

COMMANDED = Ability(COMMAND, body=DRAW, called="Ring")


@clause("ws 11.3.2")
def test_a_text_that_calls_for_a_replay_action_has_its_effect():
    calls = Ability(ACT, STAGE, cost=(StockCost(1),), body=(Replay("Ring"), Replay("Sing")))
    ringer = character("Ringer", abilities=(calls, COMMANDED))
    t = table("ws", you=side(left="Ringer", stock=1), cards=[ringer], at="main")
    t.you.chooses("activate Ringer")
    t.you.hand.has(1)


@clause("ws 11.3.1.3")
def test_a_replay_command_is_done_by_no_other_means():
    silent = event("Silent", abilities=(COMMANDED,))
    t = table("ws", you=side(hand=["Silent"]), cards=[silent], at="main")
    t.you.chooses("play Silent")
    t.you.hand.has(0)
    t.you.waiting_room.is_("Silent")


# Effects that replace a part of a cost.


def payer(stock: int, markers: list[str]) -> Table:
    costs = Ability(ACT, STAGE, cost=(StockCost(2),), body=DRAW)
    buyer = character("Buyer", abilities=(costs,))
    lends = Ability(CONT, STAGE, body=(InsteadOfStock(ACT, Cards(zones=STAGE)),))
    lender = character("Lender", abilities=(lends,))
    mine = side(left="Buyer", right="Lender", stock=stock, markers_under_right_center=markers)
    return table("ws", you=mine, cards=[buyer, lender, ACE, BOB], at="main")


@pytest.mark.parametrize(("stock", "markers"), [(0, 2), (1, 0)])
def test_what_replaces_a_part_of_a_cost_replaces_one_card(stock: int, markers: int):
    payer(stock, ["Ace", "Bob"][:markers]).you.may_not_choose("activate Buyer")


def test_a_part_of_a_cost_that_must_be_replaced_is_and_one_that_may_be_is_asked_for():
    t = payer(1, ["Ace", "Bob"])
    t.you.chooses("activate Buyer")
    t.you.stock.has(0)
    t.you.markers_under_right_center.is_("Bob")
    t.you.hand.has(1)
    t = payer(2, ["Ace", "Bob"])
    t.you.chooses("activate Buyer")
    t.you.may_choose_exactly("Ace", "done")
    t.you.chooses("done")
    t.you.stock.has(0)
    t.you.markers_under_right_center.has(2)
    t = payer(2, ["Ace"])
    t.you.chooses("activate Buyer", "Ace")
    t.you.stock.has(1)
    t.you.waiting_room.holds_exactly("Ace", "filler")
