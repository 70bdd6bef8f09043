"""Section 4.12: what trigger icons do, alone and in pairs."""

from itertools import combinations_with_replacement
from typing import Any

from bythebook.games.ws.cards import (
    DRAW_ICON,
    ICON_NAMES,
    POOL_ICON,
    SHOT_ICON,
    SOUL_ICON,
    TREASURE_ICON,
)
from bythebook.games.ws.texts.effects import DealDamage
from bythebook.games.ws.texts.events import (
    CANNOT_BE_CHOSEN,
    EV_CANCELED,
    EV_PLACED_BY,
    P_DAMAGE,
    P_TRIGGER,
)
from bythebook.games.ws.texts.performing import PerformIcon
from bythebook.games.ws.zones.zones import REST, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import AUTO, CARD_EFFECT, CONT, Ability, Modifier, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.options import KINDS
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, character, clause, climax, side, table
from tests.rules.ws.effects import resolves
from tests.rules.ws.waiting import MAY_DRAW, at_beginning, waiting

UNTOUCHABLE = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_BE_CHOSEN)
CARDS = [
    character("Ace", soul=1),
    character("Plain"),
    character("Soul", icons=("soul",)),
    character("Two souls", icons=("soul", "soul")),
    *(climax(name.capitalize(), icons=(name,)) for name in ICON_NAMES[1:]),
    climax("Soul and pool", icons=("soul", "pool")),
    climax("Soul and shot", icons=("soul", "shot")),
    character("Next"),
    character("Foe"),
    character("Warded", abilities=(Ability(CONT, STAGE, modifiers=(UNTOUCHABLE,)),)),
    *(character(f"Level {n}", level=n) for n in range(4)),
    climax("Bell"),
    climax("Gong"),
]


def attacking(trigger: str, rival: dict[str, Any] | None = None, **mine: object) -> Table:
    """Ace attacks, with nobody facing, and that card is on top of the deck."""
    deck = [trigger, "Next", "filler", "filler"]
    zones = {"left": "Ace", "right": "Plain", "deck": deck, **mine}
    t = table("ws", side(**zones), side(**(rival or {})), cards=CARDS, at="attack")
    t.you.chooses("attack with Ace")
    return t


def test_no_icon_does_nothing():
    t = attacking("Plain")
    t.rival.clock.has(2)
    t.you.stock.is_("Plain")


@clause("ws 4.12.2.2")
def test_soul_adds_one_to_the_attacker_unasked():
    t = attacking("Soul")
    assert t.you.value("Ace", "soul") == 3
    assert t.you.value("Plain", "soul") == 1
    t.rival.clock.has(3)
    t.you.stock.is_("Soul")
    assert attacking("Two souls").you.value("Ace", "soul") == 4


@clause("ws 4.12.1")
def test_the_turn_player_decides_about_an_icon():
    t = attacking("Pool")
    t.you.is_asked("may")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    t.you.stock.is_("Pool")


@clause("ws 4.12.1")
def test_of_a_text_that_says_so_its_master_performs_the_action():
    for icon, done in ((DRAW_ICON, "hand"), (POOL_ICON, "stock"), (TREASURE_ICON, "stock")):
        told = character("Told", abilities=(Ability(CARD_EFFECT, body=(PerformIcon(icon),)),))
        t = table("ws", side(left="Plain"), side(left=told), cards=CARDS)
        resolves(t, "Told", 1)
        t.rival.is_asked("may")
        t.rival.chooses("yes")
        getattr(t.rival, done).has(1)
        t.rival.left_center.is_("Told")
        t.you.hand.has(0)


def test_outside_an_attack_there_is_no_attacking_character():
    for icon in (SOUL_ICON, SHOT_ICON):
        told = character("Told", abilities=(Ability(CARD_EFFECT, body=(PerformIcon(icon),)),))
        t = table("ws", side(left=told), cards=CARDS)
        resolves(t, "Told")
        assert t.you.value("Told", "soul") == 1
        assert t.game.state.awaiting == []


def test_a_text_may_perform_an_icon_for_the_attacking_character():
    helps = at_beginning("Plain", P_DAMAGE, PerformIcon(SOUL_ICON))
    others = [c for c in CARDS if c.name != "Plain"]
    t = table("ws", side(left="Ace", right=helps), cards=others, at="attack")
    t.you.chooses("attack with Ace")
    t.rival.clock.has(3)


@clause("ws 4.12.2.3", "ws 4.12.1")
def test_return_may_send_an_opposing_character_back_to_its_owners_hand():
    foes = {"left": "Foe", "back_left": "Plain"}
    t = attacking("Return", foes)
    t.you.is_asked("choose")
    t.you.may_choose_exactly("Foe", "Plain", "done")
    t.you.chooses("Plain")
    t.rival.hand.is_("Plain")
    t.rival.left_center.is_("Foe")
    t.you.stock.is_("Return")
    t = attacking("Return", foes)
    t.you.chooses("done")
    t.rival.hand.has(0)


def test_return_cannot_choose_what_cannot_be_chosen():
    t = attacking("Return", {"left": "Foe", "back_left": "Warded"})
    t.you.may_choose_exactly("Foe", "done")
    t.you.chooses("done")


def test_with_nobody_to_return_nothing_is_asked():
    t = attacking("Return")
    t.rival.clock.has(2)
    t.you.stock.is_("Return")


@clause("ws 4.12.2.4")
def test_pool_may_put_the_top_card_into_the_stock():
    t = attacking("Pool")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.stock.is_("Pool", "Next")
    t.you.hand.has(0)


@clause("ws 4.12.2.5", "ws 4.12.1")
def test_comeback_may_take_a_character_out_of_ones_own_waiting_room():
    theirs = {"waiting_room": ["Foe"]}
    t = attacking("Comeback", theirs, waiting_room=["Plain", "Bell", "event", "Level 3"])
    t.you.may_choose_exactly("Plain", "Level 3", "done")
    t.you.chooses("Level 3")
    t.you.hand.is_("Level 3")
    t.you.stock.is_("Comeback")
    t = attacking("Comeback", theirs, waiting_room=["Plain", "Bell"])
    t.you.chooses("done")
    t.you.hand.has(0)
    attacking("Comeback", theirs, waiting_room=["Bell", "event"]).you.stock.is_("Comeback")


@clause("ws 4.12.2.6")
def test_draw_may_draw_a_card():
    t = attacking("Draw")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.is_("Next")
    t.you.stock.is_("Draw")
    t = attacking("Draw")
    t.you.chooses("no")
    t.you.hand.has(0)
    t.you.deck.has(3)


@clause("ws 4.12.2.7")
def test_shot_deals_one_damage_when_the_attackers_damage_is_canceled():
    t = attacking("Shot", {"deck": ["climax", "filler", "event", "filler"]})
    t.rival.waiting_room.is_("climax")
    t.rival.clock.is_("filler")
    t.you.stock.is_("Shot")
    assert t.game.state.awaiting == []


def test_a_shot_that_waits_its_turn_is_called_by_its_card():
    sad = Ability(AUTO, STAGE, Trigger(EV_CANCELED), body=(MAY_DRAW,))
    watcher = character("Watcher", abilities=(sad,))
    mine = side(left="Ace", right=watcher, deck=["Shot", "filler", "filler"])
    rival = side(deck=["climax", "filler", "filler"])
    t = table("ws", mine, rival, cards=CARDS, at="attack")
    t.you.chooses("attack with Ace")
    t.you.is_asked("standby")
    options = t.game.view(0)["decision"]["options"]
    names = [o["cards"][0].get("gone") or o["cards"][0]["name"] for o in options]
    assert sorted(names) == ["Shot", "Watcher"]
    t.you.chooses("resolve Watcher Ace", "no")
    t.rival.clock.has(1)


def test_shot_does_nothing_when_the_damage_is_taken():
    t = attacking("Shot", {"deck": ["filler", "event", "filler", "filler"]})
    t.rival.clock.is_("event", "filler")
    assert t.game.state.awaiting == []


def test_the_damage_of_a_shot_is_not_the_attackers_and_can_be_canceled():
    t = attacking("Shot", {"deck": ["climax", "climax", "filler", "filler"]})
    t.rival.waiting_room.is_("climax", "climax")
    t.rival.clock.has(0)


def test_a_shot_that_had_no_damage_to_wait_for_ends_with_the_turn():
    weak = character("Ace", soul=-1)
    mine = side(left=weak, right="Plain", deck=["Shot", "filler", "filler"])
    t = table("ws", mine, cards=[c for c in CARDS if c.name != "Ace"], at="attack")
    t.you.chooses("attack with Ace")
    assert len(t.game.state.awaiting) == 1
    t.you.passes()
    t.rival.is_asked("clock phase")
    assert t.game.state.awaiting == []


def shot_with(source: str, whose: int, mine: list[str], theirs: list[str]) -> Table:
    """A shot, and then a character deals one damage more just before the damage step's two."""
    dealing = at_beginning(source, P_DAMAGE, DealDamage(Num(1), whose))
    cards = [dealing, *(c for c in CARDS if c.name != source)]
    decks = side(left="Ace", back_left="Plain", deck=["Shot", *mine, *["filler"] * 4])
    t = table("ws", decks, side(deck=[*theirs, *["filler"] * 6]), cards=cards, at="attack")
    t.you.chooses("attack with Ace")
    return t


@clause("ws 4.12.2.7.1")
def test_only_the_attackers_very_next_damage_counts():
    # Taken before the damage step: then it does not matter that the next is canceled.
    t = shot_with("Ace", OPPONENT, [], ["filler", "climax", "filler"])
    t.rival.clock.has(1)
    # Canceled before the damage step: the shot goes off there and then.
    t = shot_with("Ace", OPPONENT, [], ["climax", "event", "filler", "filler"])
    t.rival.clock.is_("filler", "filler", "event")
    # And never again.
    t = shot_with("Ace", OPPONENT, [], ["climax", "event", "climax"])
    t.rival.clock.is_("event")


def test_another_characters_damage_does_not_count():
    t = shot_with("Plain", OPPONENT, [], ["climax", "climax", "event"])
    t.rival.clock.is_("event")
    t = shot_with("Plain", OPPONENT, [], ["filler", "climax", "event"])
    t.rival.clock.is_("event", "filler")


@clause("ws 4.12.2.7.2")
def test_canceled_damage_to_oneself_counts_too():
    t = shot_with("Ace", YOU, ["climax"], [])
    t.you.clock.has(0)
    t.rival.clock.has(3)
    t = shot_with("Ace", YOU, ["filler"], ["climax"])
    t.you.clock.has(1)
    t.rival.clock.has(0)


@clause("ws 4.12.2.7.3")
def test_damage_to_both_players_at_once_is_one_damage():
    # One of the two cancels, whichever it is.
    for mine, theirs, hurt in (("filler", "climax", 1), ("climax", "filler", 0)):
        t = shot_with("Ace", ANYONE, [mine], [theirs, "event", "event", "event"])
        t.you.clock.has(hurt)
        t.rival.clock.has(3 + (theirs == "filler"))
    # Both cancel: one shot all the same.
    t = shot_with("Ace", ANYONE, ["climax"], ["climax", "event", "event", "event"])
    t.rival.clock.is_("event", "event", "event")
    # Neither cancels: the shot is used up.
    t = shot_with("Ace", ANYONE, ["filler"], ["filler", "climax"])
    t.rival.clock.has(1)


@clause("ws 4.12.2.8")
def test_treasure_goes_to_the_hand_and_may_put_the_top_card_into_the_stock():
    t = attacking("Treasure")
    t.you.hand.is_("Treasure")
    t.you.resolution_zone.has(0)
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.stock.is_("Next")
    t = attacking("Treasure")
    t.you.chooses("no")
    t.you.hand.is_("Treasure")
    t.you.stock.has(0)


@clause("ws 4.12.2.9")
def test_gate_may_take_a_climax_out_of_ones_own_waiting_room():
    theirs = {"waiting_room": ["Gong"]}
    t = attacking("Gate", theirs, waiting_room=["Plain", "Bell", "event"])
    t.you.may_choose_exactly("Bell", "done")
    t.you.chooses("Bell")
    t.you.hand.is_("Bell")
    t.you.stock.is_("Gate")
    t = attacking("Gate", theirs, waiting_room=["Bell"])
    t.you.chooses("done")
    t.you.hand.has(0)
    attacking("Gate", theirs, waiting_room=["Plain"]).you.stock.is_("Gate")


@clause("ws 4.12.2.10")
def test_a_character_knows_that_the_standby_icon_put_it_there():
    glad = waiting("Glad", Trigger(EV_PLACED_BY, This()))
    cards = [*CARDS, glad]
    mine = side(left="Plain", deck=["Standby", "filler"], waiting_room=["Glad"])
    t = table("ws", mine, cards=cards, at="attack")
    t.you.chooses("attack with Plain", "Glad", "right back")
    t.you.is_asked("may")
    t.you.right_back.is_("Glad")
    t.you.chooses("no")


@clause("ws 4.12.2.10")
def test_standby_may_put_a_character_of_at_most_ones_level_and_one_on_the_stage_resting():
    room = [*(f"Level {n}" for n in range(4)), "Bell", "event"]
    t = attacking("Standby", waiting_room=room)
    t.you.may_choose_exactly("Level 0", "Level 1", "done")
    t.you.chooses("Level 1", "right back")
    t.you.right_back.is_("Level 1")
    assert t.you.state_of("Level 1") == REST
    t.you.stock.is_("Standby")
    t = attacking("Standby", waiting_room=room, level=1)
    t.you.may_choose_exactly("Level 0", "Level 1", "Level 2", "done")
    t.you.chooses("done")
    attacking("Standby", waiting_room=["Level 3"], level=1).you.stock.is_("Standby")


@clause("ws 4.12.2.10.1", "ws 4.12.2.10")
def test_standby_may_take_the_place_of_another_character():
    t = attacking("Standby", waiting_room=["Level 0"], back_left="Plain")
    t.you.chooses("Level 0")
    t.you.is_asked("position")
    t.you.may_choose_exactly(
        "left center", "middle center", "right center", "left back", "right back"
    )
    t.you.chooses("left back")
    t.you.left_back.is_("Level 0")
    t.you.waiting_room.is_("Plain")
    # The attacking character's own place too: then nobody is left to deal damage.
    t = attacking("Standby", waiting_room=["Level 0"])
    t.you.chooses("Level 0", "left center")
    t.you.waiting_room.is_("Ace")
    t.rival.clock.has(0)


@clause("ws 4.12.2.2", "ws 4.12.2.4")
def test_all_icons_of_a_card_are_performed():
    t = attacking("Soul and pool")
    t.you.is_asked("may")
    assert t.you.value("Ace", "soul") == 3
    t.you.chooses("yes")
    t.you.stock.is_("Soul and pool", "Next")
    t.rival.clock.has(3)


def performed(icons: tuple[str, str]) -> Table:
    """An attack that turns up a card with two icons, every offer of which is taken."""
    pair = climax("Pair", icons=icons)
    mine = side(
        left="Ace",
        right="Plain",
        deck=["Pair", *["filler"] * 6],
        waiting_room=["Level 0", "Level 1", "Bell", "Gong"],
    )
    theirs = side(back_left="Foe", back_right="Plain", deck=["climax", *["filler"] * 6])
    t = table("ws", mine, theirs, cards=[*CARDS, pair], at="attack")
    t.you.chooses("attack with Ace")
    places = ["left back", "right back"]
    while t.game.pending is not None and KINDS[t.asked.kind] != "attack declaration":
        chosen = places.pop() if KINDS[t.asked.kind] == "position" else t.you.options[0]
        t.you.chooses(chosen)
    return t


def test_every_pair_of_icons_is_performed():
    for icons in combinations_with_replacement(ICON_NAMES, 2):
        t = performed(icons)
        count = {name: icons.count(name) for name in ICON_NAMES}
        kept = min(1, count["treasure"])
        assert t.you.value("Ace", "soul") == 2 + count["soul"], icons
        t.rival.hand.has(count["return"])
        t.rival.clock.has(count["shot"])
        t.you.stock.has(1 - kept + count["pool"] + count["treasure"])
        t.you.hand.has(kept + count["comeback"] + count["draw"] + count["gate"])
        resting = [z for z in ("left_back", "right_back") if len(getattr(t.you, z))]
        assert len(resting) == count["standby"], icons
        t.you.resolution_zone.has(0)
        assert ("Pair" in t.you.hand.names) == bool(kept), icons


def test_a_reshuffle_in_the_middle_does_not_keep_an_icon_from_being_performed():
    t = attacking("Treasure", deck=["Treasure"], waiting_room=["Next", "Next", "Next"])
    t.you.hand.is_("Treasure")
    t.you.deck.has(3)
    t.you.chooses("yes")
    t.you.stock.is_("Next")
    # The refresh point's card.
    t.you.clock.is_("Next")


def test_without_the_attacking_character_the_trigger_check_goes_on():
    leaves = at_beginning("Ace", P_TRIGGER, MoveCards(This(), WAITING_ROOM))
    others = [c for c in CARDS if c.name != "Ace"]
    for trigger in ("Soul", "Shot", "Soul and shot"):
        mine = side(left=leaves, right="Plain", deck=[trigger, "filler", "filler"])
        rival = side(deck=["climax", "filler", "filler"])
        t = table("ws", mine, rival, cards=others, at="attack")
        t.you.chooses("attack with Ace")
        t.you.waiting_room.is_("Ace")
        t.you.stock.is_(trigger)
        t.rival.clock.has(0)
        t.rival.waiting_room.has(0)
        assert t.game.state.awaiting == []
