"""Sections 3.2.3.2 to 3.2.5, 3.13.1, 4.9, 4.10.2, 4.11.1.2.1: cards on their way from the deck."""

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.texts.effects import DealDamage, FlipOver, RevealTop
from bythebook.games.ws.texts.events import EV_CANCELED, EV_DAMAGED
from bythebook.games.ws.zones.zones import CLOCK, DECK, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CARD_EFFECT,
    Ability,
    CardDef,
    Effect,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_BATCH
from bythebook.kernel.language.nouns import Bound, Noun, Num, Player, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.testing import Table, character, clause, climax, event, side, table
from tests.rules.ws.effects import cards_in, resolves, spell
from tests.rules.ws.waiting import MAY_DRAW, seen

CARDS = [character(name) for name in ("One", "Two", "Three")]


def doing(*body: Effect, deck: list[str], **zones: object) -> Table:
    """A text does something, with these cards on the deck."""
    mine = side(**{"hand": ["Spell"], "deck": deck, **zones})
    t = table("ws", mine, cards=[*CARDS, spell(*body)])
    resolves(t)
    return t


@clause("ws 3.2.3.2")
def test_a_deck_that_runs_out_in_the_middle_is_reshuffled_and_the_action_goes_on():
    t = doing(TakeTop(DECK, STOCK, Num(3)), deck=["One"], waiting_room=["Two"] * 4)
    t.you.stock.is_("Two", "Two", "One")
    # One more is the refresh point's.
    t.you.clock.has(1)
    t.you.deck.has(1)


@clause("ws 3.2.5")
def test_cards_flipped_over_are_shown_in_the_resolution_zone():
    flip = FlipOver(Num(2))
    t = doing(flip, MAY_DRAW, MoveCards(Bound(R_BATCH), WAITING_ROOM), deck=["One", "Two", "Three"])
    t.you.resolution_zone.is_("Two", "One")
    assert seen(t, 1, t.you, "resolution zone") == ["Two", "One"]
    t.you.chooses("no")
    t.you.waiting_room.holds_exactly("One", "Two")


def test_up_to_so_many_can_be_flipped_over():
    t = doing(FlipOver(Num(2), True), deck=["One", "Two", "Three"])
    t.you.chooses("yes", "no")
    t.you.resolution_zone.is_("One")


@clause("ws 4.9.1")
def test_revealed_cards_stay_on_the_deck_and_everybody_knows_them():
    t = doing(RevealTop(Num(2)), deck=["One", "Two", "Three"])
    t.you.deck.is_("One", "Two", "Three")
    for player in (0, 1):
        assert seen(t, player, t.you, "deck") == ["One", "Two", None]


@clause("ws 3.2.3.1")
def test_up_to_so_many_are_revealed_one_at_a_time():
    t = doing(RevealTop(Num(2), True), deck=["One", "Two", "Three"])
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    assert seen(t, 1, t.you, "deck") == ["One", None, None]
    t.you.chooses("no")
    assert seen(t, 1, t.you, "deck") == ["One", None, None]


def test_no_more_are_revealed_than_there_are():
    t = doing(RevealTop(Num(5)), deck=["One", "Two"])
    assert seen(t, 1, t.you, "deck") == ["One", "Two"]


@clause("ws 3.13.1.1")
def test_a_played_event_is_in_the_resolution_zone_until_it_has_resolved():
    cards = [event("Asks", abilities=(Ability(CARD_EFFECT, body=(MAY_DRAW,)),))]
    t = table("ws", side(hand=["Asks"]), cards=cards, at="main")
    t.you.chooses("play Asks")
    t.you.resolution_zone.is_("Asks")
    t.you.waiting_room.has(0)
    t.you.chooses("no")
    t.you.resolution_zone.has(0)
    t.you.waiting_room.is_("Asks")


@clause("ws 3.13.1.2")
def test_the_card_of_a_trigger_check_goes_face_down_to_the_stock_afterwards():
    mine = side(left="One", right="Two", deck=["Pool", "filler", "filler"], stock=["filler"])
    t = table("ws", mine, cards=[*CARDS, climax("Pool", icons=("pool",))], at="attack")
    t.you.chooses("attack with One")
    t.you.resolution_zone.is_("Pool")
    t.you.stock.has(1)
    t.you.chooses("no")
    t.you.resolution_zone.has(0)
    t.you.stock.is_("Pool", "filler")
    assert t.you.lies_face_down("Pool")


@clause("ws 3.13.1.3")
def test_damage_goes_to_the_clock_or_when_canceled_to_the_waiting_room():
    t = table("ws", rival=side(deck=["filler", "event", "filler"]))
    t.run(DamageProcess(1, 2))
    t.rival.clock.holds_exactly("filler", "event")
    t = table("ws", rival=side(deck=["filler", "climax", "filler"]))
    t.run(DamageProcess(1, 2))
    t.rival.waiting_room.holds_exactly("filler", "climax")
    t.rival.clock.has(0)
    t.rival.resolution_zone.has(0)


@clause("ws 3.13.1.3.1")
def test_damage_comes_onto_the_clock_in_the_order_it_was_turned_up():
    t = table(
        "ws", rival=side(deck=["One", "Two", "Three", "filler"], clock=["event"]), cards=CARDS
    )
    t.run(DamageProcess(1, 3))
    t.rival.clock.is_("Three", "Two", "One", "event")


@clause("ws 4.10.2")
def test_what_an_effect_puts_into_the_clock_is_no_damage():
    taken = Ability(AUTO, STAGE, Trigger(EV_DAMAGED), body=(MAY_DRAW,))
    canceled = Ability(AUTO, STAGE, Trigger(EV_CANCELED), body=(MAY_DRAW,))
    watcher = character("Watcher", abilities=(taken, canceled))
    cards = [watcher, spell(TakeTop(DECK, CLOCK, Num(2)))]
    mine = side(left=watcher, hand=["Spell"], deck=["climax", "filler", "filler"])
    t = table("ws", mine, cards=cards)
    resolves(t)
    t.you.clock.is_("filler", "climax")
    t.you.waiting_room.has(0)


def dealing(by: Noun | None) -> CardDef:
    """A character that deals damage by its text, and one that waits for having done so."""
    dealt = Ability(AUTO, STAGE, Trigger(EV_DAMAGED, This()), body=(MAY_DRAW,))
    hits = Ability(CARD_EFFECT, body=(DealDamage(Num(1), by=by),))
    return character("Dealer", abilities=(hits, dealt))


@clause("ws 4.11.1.2.1")
def test_where_a_player_would_be_the_source_of_damage_the_card_is():
    t = table("ws", side(left=dealing(Player(YOU)), right="filler"))
    resolves(t, "Dealer")
    t.rival.clock.has(1)
    t.you.is_asked("may")
    t.you.chooses("no")


def test_a_text_may_say_that_another_card_deals_the_damage():
    other = cards_in(STAGE[1])
    waiting = dealing(None).abilities[1]
    second = character("Second", abilities=(waiting,))
    dealer = character("Dealer", abilities=(dealing(other).abilities[0],))
    t = table("ws", side(left=dealer, middle=second))
    resolves(t, "Dealer")
    t.you.is_asked("may")
    t.you.chooses("no")
    # With nobody to deal it there is no damage.
    t = table("ws", side(left=dealer))
    resolves(t, "Dealer")
    t.rival.clock.has(0)
