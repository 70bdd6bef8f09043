"""Sections 8.9 and 8.11: continuous effects, and last information."""

from bythebook.games.ws.cards import CARD_LEVEL, COLOR, POWER, RED, TRAITS
from bythebook.games.ws.keywords.keywords import assist_ability
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.zones.zones import (
    CENTER_LEFT,
    CLOCK,
    HAND,
    IN_FRONT,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_OTHER
from bythebook.kernel.language.nouns import Bound, Cards, Num, This, ValueOf
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.kernel.texts.lasting import UNSAID, Give, GiveWords
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, character, clause, event, side, table
from tests.rules.ws.waiting import waiting

FRONT = Cards(place=IN_FRONT)
ALL = Cards(zones=STAGE)


def constant(name: str, *modifiers: Modifier) -> CardDef:
    """A character with a continuous ability."""
    return character(name, abilities=(Ability(CONT, STAGE, modifiers=modifiers),))


def worker(name: str, *body: Effect) -> CardDef:
    """A character with an activated ability that costs nothing."""
    return character(name, abilities=(Ability(ACT, STAGE, body=body),))


ADDER = constant("Adder", Modifier(ADD, POWER, ALL, Num(500)))
SETTER = constant("Setter", Modifier(BECOME, POWER, ALL, Num(1000)))


@clause("ws 8.2.1.2")
def test_an_effect_lasts_as_long_as_it_says_and_otherwise_for_the_game():
    turn = Give(This(), POWER, Num(500))
    game = Give(This(), CARD_LEVEL, Num(1), UNSAID)
    t = table("ws", you=side(left="Maker"), cards=[worker("Maker", turn, game)], at="main")
    t.you.chooses("activate Maker")
    assert (t.you.value("Maker", "power"), t.you.value("Maker", "level")) == (3500, 1)
    while t.turn_player is t.you:
        t.you.passes()
    assert (t.you.value("Maker", "power"), t.you.value("Maker", "level")) == (3000, 1)


@clause("ws 8.9.1.1")
def test_first_there_is_what_is_printed():
    t = table("ws", you=side(left="Ace", right="Adder"), cards=[character("Ace", 2), ADDER])
    assert t.you.value("Ace", "level") == 2
    assert t.you.value("Ace", "power") == 3500


@clause("ws 8.9.1.2")
def test_effects_that_leave_values_alone_come_before_those_that_change_them():
    corps = Cards(zones=STAGE, tests=(Having(TRAITS, HAS, words=("Corps",)),))
    # The older one applies to whoever has the trait that the younger one gives, both ways round.
    boost = constant("Boost", Modifier(ADD, POWER, corps, Num(500)))
    enlist = constant("Enlist", Modifier(BITS_ON, TRAITS, ALL, words=("Corps",)))
    powerful = Cards(zones=STAGE, tests=(Having(POWER, AT_LEAST, 3500),))
    redden = constant("Redden", Modifier(BITS_ON, COLOR, powerful, bits=RED))
    t = table("ws", you=side(left="Boost", right="Enlist"), cards=[boost, enlist])
    assert t.you.value("Enlist", "power") == 3500
    blue = character("Blue", color="blue")
    mine = side(left="Adder", middle="Blue", right="Redden")
    t = table("ws", you=mine, cards=[ADDER, blue, redden])
    assert t.you.value("Blue", "power") == 3500
    assert not t.you.value("Blue", "color") & RED


@clause("ws 8.9.1.3")
def test_effects_that_change_values_are_applied_once_each():
    weak = Cards(place=IN_FRONT, tests=(Having(POWER, AT_MOST, 3000),))
    helper = character(
        "Helper", abilities=(assist_ability((Modifier(ADD, POWER, weak, Num(500)),)),)
    )
    t = table("ws", you=side(left="Ace", back_left="Helper"), cards=[character("Ace"), helper])
    assert t.you.value("Ace", "power") == 3500
    powerful = Cards(zones=STAGE, tests=(Having(POWER, AT_LEAST, 3500),))
    redden = constant("Redden", Modifier(BITS_ON, COLOR, powerful, bits=RED))
    mine = side(left="Adder", middle="Blue", right="Redden")
    t = table("ws", you=mine, cards=[ADDER, character("Blue", color="blue"), redden])
    assert not t.you.value("Blue", "color") & RED


@clause("ws 8.9.1.4")
def test_an_effect_that_depends_on_another_comes_after_it():
    corps = Cards(place=IN_FRONT, tests=(Having(TRAITS, HAS, words=("Corps",)),))
    draws = Ability(ACT, STAGE, body=(Draw(Num(1)),))
    grants = constant("Older", Modifier(GRANT, CHAR_ABILITIES, corps, grants=draws))
    enlist = constant("Younger", Modifier(BITS_ON, TRAITS, FRONT, words=("Corps",)))
    for older, younger in (("back_left", "back_right"), ("back_right", "back_left")):
        mine = side(**{older: "Older", younger: "Younger", "middle": "Ace"})
        t = table("ws", you=mine, cards=[grants, enlist, character("Ace")], at="main")
        t.you.may_choose_exactly("activate Ace", "exchange positions", "pass")


@clause("ws 8.9.1.5")
def test_otherwise_the_older_comes_first():
    mine = side(back_right="Setter", back_left="Adder")
    t = table("ws", you=mine, cards=[SETTER, ADDER])
    assert t.you.value("Adder", "power") == 1500
    t = table("ws", you=side(back_left="Adder", back_right="Setter"), cards=[SETTER, ADDER])
    assert t.you.value("Adder", "power") == 1000


@clause("ws 8.9.1.5.1")
def test_a_continuous_ability_is_as_old_as_its_cards_stay():
    mine = side(back_right="Setter", back_left="Adder", hand=["Adder"])
    t = table("ws", you=mine, cards=[SETTER, ADDER], at="main")
    assert t.you.value("Setter", "power") == 1500
    t.you.chooses("exchange positions", "right back", "left back")
    t.you.left_back.is_("Setter")
    assert t.you.value("Setter", "power") == 1500
    t.you.chooses("play Adder", "right back")
    assert t.you.value("Setter", "power") == 1500
    mine = side(back_left="Adder", hand=["Setter"])
    t = table("ws", you=mine, cards=[SETTER, ADDER], at="main")
    t.you.chooses("play Setter", "right back")
    assert t.you.value("Adder", "power") == 1000


@clause("ws 8.9.1.5.2", "ws 8.9.1.5")
def test_other_effects_are_as_old_as_their_playing():
    zero = worker("Zero", Give(ALL, POWER, Num(1000), becomes=True))
    t = table("ws", you=side(left="Adder", right="Zero"), cards=[ADDER, zero], at="main")
    t.you.chooses("activate Zero")
    assert t.you.value("Zero", "power") == 1000
    # What comes to the stage while an ability resolves is younger than that ability.
    back = ChooseCards(Cards(zones=(WAITING_ROOM,)))
    put = MoveCards(Bound(R_CHOSEN), CENTER_LEFT, YOU)
    caller = worker("Caller", back, put, Give(This(), POWER, Num(1000), becomes=True))
    mine = side(right="Caller", waiting_room=["Adder"])
    t = table("ws", you=mine, cards=[ADDER, caller], at="main")
    t.you.chooses("activate Caller")
    t.you.left_center.is_("Adder")
    assert t.you.value("Caller", "power") == 1500


def raised() -> Table:
    """All characters of the turn player have got 1000 power for the turn."""
    all_up = event("Rally", abilities=(Ability(CARD_EFFECT, body=(Give(ALL, POWER, Num(1000)),)),))
    pull = worker("Pull", MoveCards(Cards(zones=(CENTER_LEFT,)), HAND))
    mine = side(left="Ace", right="Pull", hand=["Rally", "Bob"])
    cards = [all_up, pull, character("Ace"), character("Bob")]
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("play Rally")
    return t


@clause("ws 8.9.2")
def test_an_effect_that_was_made_leaves_cards_alone_that_come_later():
    t = raised()
    assert t.you.value("Ace", "power") == 4000
    t.you.chooses("play Bob", "middle center")
    assert t.you.value("Bob", "power") == 3000
    t.you.chooses("exchange positions", "left center", "left back")
    assert t.you.value("Ace", "power") == 4000
    t.you.chooses("exchange positions", "left back", "left center")
    t.you.chooses("activate Pull", "play Ace", "left center")
    assert t.you.value("Ace", "power") == 3000


CLOCKED = Modifier(ADD, CARD_LEVEL, Cards(zones=(CLOCK,)), Num(2))


@clause("ws 8.9.3")
def test_a_change_for_a_zones_cards_takes_hold_when_a_card_enters():
    keeper = constant("Keeper", CLOCKED)
    t = table("ws", you=side(left="Keeper", hand=["event"]), cards=[keeper])
    assert t.you.value("event", "level") == 0
    t.changes(move([t.you.ref("event")], CLOCK))
    assert t.you.value("event", "level") == 2


@clause("ws 8.9.3.1")
def test_what_waits_for_a_card_sees_it_as_it_is_in_the_new_zone():
    high = Cards(YOU, (), (Having(CARD_LEVEL, AT_LEAST, 2),))
    watcher = waiting("Watcher", Trigger(EV_MOVE, high, (HAND,), (CLOCK,)))
    keeper = constant("Keeper", CLOCKED)
    for left, asked in (("Keeper", "may"), ("filler", "idle")):
        mine = side(left=left, right="Watcher", hand=["event"])
        t = table("ws", you=mine, cards=[keeper, watcher])
        t.changes(move([t.you.ref("event")], CLOCK))
        t.you.is_asked(asked)
        if asked == "may":
            t.you.chooses("no")


@clause("ws 8.11.1")
def test_of_a_card_that_is_gone_its_last_information_counts():
    gone = Trigger(EV_MOVE, None, STAGE, (CLOCK,))
    heir = waiting("Heir", gone, Give(This(), POWER, ValueOf(Bound(R_OTHER), POWER)))
    up = Give(Cards(zones=(CENTER_LEFT,)), POWER, Num(1500))
    away = MoveCards(Cards(zones=(CENTER_LEFT,)), CLOCK)
    mine = side(left="Bob", right="Heir", middle="Maker")
    cards = [character("Bob"), heir, worker("Maker", up, away)]
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("activate Maker")
    t.you.clock.is_("Bob")
    assert t.you.value("Bob", "power") == 3000
    assert t.you.value("Heir", "power") == 3000 + 4500


def test_the_traits_a_text_gives_last_for_the_turn():
    enlist = worker("Maker", GiveWords(ALL, TRAITS, ("Corps",)))
    corps = Cards(zones=STAGE, tests=(Having(TRAITS, HAS, words=("Corps",)),))
    chief = constant("Chief", Modifier(ADD, POWER, corps, Num(500)))
    mine = side(left="Maker", right="Chief")
    t = table("ws", you=mine, cards=[enlist, chief], at="main")
    assert t.you.value("Maker", "power") == 3000
    t.you.chooses("activate Maker")
    assert t.you.value("Maker", "power") == 3500
