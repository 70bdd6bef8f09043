"""Sections 4.10 and 4.11: the damage process, and where damage comes from."""

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.texts.effects import DealDamage, Draw
from bythebook.games.ws.texts.events import EV_CANCELED
from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.testing import character, clause, side, table

ON_CANCEL = Ability(AUTO, STAGE, Trigger(EV_CANCELED, This()), body=(Draw(Num(1)),))
ON_CANCEL_TWICE = Ability(AUTO, STAGE, Trigger(EV_CANCELED, This()), body=(Draw(Num(2)),))
DEAL_ONE = Ability(ACT, STAGE, body=(DealDamage(Num(1)),))


@clause("ws 4.10.1.1", "ws 4.10.1.3")
def test_damage_without_a_climax_goes_to_the_clock_in_order():
    t = table("ws", rival=side(deck=["filler", "event", "filler", "filler"], clock=["event"]))
    t.run(DamageProcess(1, 2))
    t.rival.clock.is_("event", "filler", "event")
    t.rival.deck.has(2)
    t.rival.resolution_zone.is_()


@clause("ws 4.10.1.2")
def test_a_climax_cancels_the_damage():
    t = table("ws", rival=side(deck=["filler", "climax", "filler"]))
    t.run(DamageProcess(1, 3))
    t.rival.clock.is_()
    t.rival.waiting_room.holds_exactly("climax", "filler")
    t.rival.deck.has(1)


@clause("ws 4.10.1.2")
def test_the_first_and_the_last_card_can_cancel_and_the_next_cannot():
    first = table("ws", rival=side(deck=["climax", "filler", "filler"]))
    first.run(DamageProcess(1, 2))
    first.rival.waiting_room.is_("climax")
    last = table("ws", rival=side(deck=["filler", "climax", "filler"]))
    last.run(DamageProcess(1, 2))
    last.rival.waiting_room.holds_exactly("filler", "climax")
    too_late = table("ws", rival=side(deck=["filler", "climax", "filler"]))
    too_late.run(DamageProcess(1, 1))
    too_late.rival.clock.is_("filler")
    too_late.rival.waiting_room.is_()


@clause("ws 4.10.1.3")
def test_a_reshuffle_in_between_does_not_end_the_damage():
    t = table("ws", rival=side(deck=["filler"], waiting_room=["event", "event", "event"]))
    t.run(DamageProcess(1, 2))
    # The refresh point takes a third card.
    t.rival.clock.holds_exactly("filler", "event", "event")
    t.rival.waiting_room.is_()


@clause("ws 4.10.1.3")
def test_the_seventh_card_levels_up_when_all_damage_is_dealt():
    t = table("ws", rival=side(deck=["event", "filler", "filler"], clock=6))
    t.run(DamageProcess(1, 2))
    t.rival.is_asked("level up")
    t.rival.clock.has(8)
    t.rival.may_choose_exactly("event", "filler")
    t.rival.chooses("event")
    t.rival.level.is_("event")
    t.rival.clock.is_("filler")


@clause("ws 4.10.1.2.1")
def test_texts_call_it_canceled_only_when_a_climax_cancels():
    canceled = table(
        "ws",
        you=side(left="Ace"),
        rival=side(deck=["climax", "filler"]),
        cards=[character("Ace", abilities=(ON_CANCEL,))],
    )
    canceled.run(DamageProcess(1, 1, canceled.you.ref("Ace")))
    canceled.you.hand.has(1)
    taken = table(
        "ws",
        you=side(left="Ace"),
        rival=side(deck=["filler", "climax"]),
        cards=[character("Ace", abilities=(ON_CANCEL,))],
    )
    taken.run(DamageProcess(1, 1, taken.you.ref("Ace")))
    taken.you.hand.has(0)


@clause("ws 4.11.1.1")
def test_the_attacking_character_is_the_source_of_its_damage():
    # One draws a card if its own damage is canceled, the other two.
    cards = [
        character("Ace", abilities=(ON_CANCEL,)),
        character("Bob", abilities=(ON_CANCEL_TWICE,)),
    ]
    for attacker, drawn in (("Ace", 1), ("Bob", 2)):
        mine = side(left="Ace", right="Bob", deck=["filler"] * 4)
        t = table("ws", mine, side(deck=["climax", *["filler"] * 9]), cards, "attack")
        t.you.chooses(f"attack with {attacker}")
        t.rival.waiting_room.is_("climax")
        t.you.hand.has(drawn)


@clause("ws 4.11.1.2")
def test_the_card_whose_text_deals_damage_is_its_source():
    cards = [
        character("Ace", abilities=(ON_CANCEL, DEAL_ONE)),
        character("Bob", abilities=(ON_CANCEL_TWICE, DEAL_ONE)),
    ]
    for dealer, drawn in (("Ace", 1), ("Bob", 2)):
        theirs = side(deck=["climax", "filler"])
        t = table("ws", side(left="Ace", right="Bob"), theirs, cards, "main")
        t.you.chooses(f"activate {dealer}")
        t.rival.waiting_room.is_("climax")
        t.you.hand.has(drawn)
