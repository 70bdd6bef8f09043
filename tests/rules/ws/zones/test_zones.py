"""Section 3 and its kin in section 4: zones, who sees them, and whose the cards are."""

from bythebook.games.ws.book import WeissSchwarz
from bythebook.games.ws.cards import POWER
from bythebook.games.ws.terms.terms import LookAtTop, draw
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.events import EV_BEGIN, P_CLIMAX, P_TURN
from bythebook.games.ws.turn import StandPhase
from bythebook.games.ws.zones.zones import (
    CENTER_LEFT,
    CENTER_MIDDLE,
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    IN_FRONT,
    LEVEL,
    MEMORY,
    RESOLUTION,
    REST,
    STAGE,
    STOCK,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, Modifier, Trigger
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import table as lay_out
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Later
from bythebook.testing import Table, character, clause, event, side, table
from tests.rules.ws.waiting import at_beginning, seen

ABC = [character("A"), character("B"), character("C")]
EIGHT = ["A", "B", "C", "filler", "event", "climax", "A", "B"]


def moved_from_deck(zone: int) -> Table:
    """A board on which the top card of your deck, unseen by all, has gone to a zone."""
    t = table("ws", you=side(deck=["A", *["filler"] * 5]), cards=ABC)
    t.changes(move(t.you.deck.refs[:1], zone))
    return t


def everybody_sees(zone: int) -> None:
    """A card that comes there from the deck lies face up before both players."""
    t = moved_from_deck(zone)
    name = t.game.zones.names[zone]
    assert [seen(t, player, t.you, name) for player in (0, 1)] == [["A"], ["A"]]


@clause("ws 3.1.1")
def test_each_player_has_zones_of_their_own():
    cards = [character("Ace")]
    game = lay_out(WeissSchwarz(), (Deck(cards * 3), Deck(cards * 2)), 1)
    assert [len(game.state.zone(player, DECK)) for player in (0, 1)] == [3, 2]


@clause("ws 3.1.2")
def test_everybody_knows_how_many_cards_a_zone_holds():
    zones = {"deck": 7, "hand": 3, "stock": 2, "clock": 1, "memory": 4}
    t = table("ws", you=side(**zones))
    for player in (0, 1):
        counts = {z["name"]: z.get("count") for z in t.game.view(player)["zones"][0]}
        assert {name: counts[name] for name in zones} == zones


@clause("ws 3.1.4")
def test_a_card_that_changes_zones_is_a_new_card():
    t = table("ws", you=side(left="A"), cards=ABC)
    layer = t.game.book.layer(ADD, POWER)
    until = t.turn
    first = t.you.ref("A")
    t.changes([give(ADD, POWER, 1000, [first], layer, THIS_TURN, until)])
    t.changes(move([first], CENTER_MIDDLE, 0))
    assert t.you.value("A", "power") == 4000
    assert t.you.ref("A") == first
    t.changes(move([first], HAND))
    t.changes(move([t.you.ref("A")], CENTER_LEFT, 0))
    assert t.you.value("A", "power") == 3000
    assert t.you.ref("A") != first
    t.changes(move([first], WAITING_ROOM))
    t.you.left_center.is_("A")


@clause("ws 3.1.6", "ws 4.2.2")
def test_a_card_goes_to_its_owners_zone_if_nobodys_is_named():
    for zone in (WAITING_ROOM, HAND, STOCK):
        t = table("ws", rival=side(left="A"), cards=ABC)
        t.changes(move([t.rival.ref("A")], CENTER_LEFT, 0))
        t.you.left_center.is_("A")
        t.changes(move(t.you.left.refs[:1], zone))
        assert [c for c in t.game.state.zone(1, zone) if t.game.definition(c).name == "A"]
        assert not t.game.state.zone(0, zone)


@clause("ws 4.3.3", "ws 4.3.5")
def test_an_effect_and_what_it_sets_up_have_the_master_of_the_ability():
    # For later in the turn: the player who played this draws, whoever's turn it is by then.
    later = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_CLIMAX), body=(Draw(Num(1)),))
    maker = character("Maker", abilities=(Ability(ACT, STAGE, body=(Later(later),)),))
    for turn in (0, 1):
        half = side(left="Maker")
        t = table("ws", half, half, [maker], "main", turn)
        player, other = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        player.chooses("activate Maker")
        player.passes()
        player.hand.has(1)
        other.hand.has(0)


@clause("ws 4.3.4")
def test_whoever_plays_an_activated_ability_is_its_master():
    for turn in (0, 1):
        card = character("Ace", text="【ACT】 [(1)] Draw 1 card.")
        half = {"left": "Ace", "stock": 1}
        t = table("ws", side(**half), side(**half), [card], "main", turn)
        player, other = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        player.chooses("activate Ace")
        player.stock.has(0)
        player.hand.has(1)
        other.stock.has(1)
        other.hand.has(0)


@clause("ws 4.3.5")
def test_an_automatic_ability_is_its_cards_masters():
    card = at_beginning("Dawn", P_TURN, Draw(Num(1)))
    for turn, drawn in ((0, 1), (1, 2)):
        t = table("ws", rival=side(left="Dawn"), cards=[card], at="stand", turn=turn)
        (t.you, t.rival)[turn].hand.has(drawn)
        (t.rival, t.you)[turn].hand.has(0)
    t = table("ws", rival=side(left="Dawn"), cards=[card])
    t.changes(move([t.rival.ref("Dawn")], CENTER_LEFT, 0))
    t.run(StandPhase())
    t.you.hand.has(1)


@clause("ws 4.3.6")
def test_a_continuous_ability_is_its_cards_masters():
    cards = [
        *ABC,
        character("Helper", text="【CONT】 All of your other characters get +500 power."),
    ]
    t = table("ws", you=side(left="A"), rival=side(left="B", right="Helper"), cards=cards)
    assert (t.you.value("A", "power"), t.rival.value("B", "power")) == (3000, 3500)
    t.changes(move([t.rival.ref("Helper")], CENTER_MIDDLE, 0))
    assert (t.you.value("A", "power"), t.rival.value("B", "power")) == (3500, 3000)


@clause("ws 4.7.1")
def test_drawing_takes_the_top_card_into_the_hand_as_often_as_told():
    for words, drawn in (("1 card", ["A"]), ("2 cards", ["A", "B"])):
        gift = event("Gift", text=f"Draw {words}.")
        mine = side(hand=["Gift"], deck=["A", "B", "C"], left="filler")
        t = table("ws", you=mine, cards=[*ABC, gift], at="main")
        t.you.chooses("play Gift")
        t.you.hand.holds_exactly(*drawn)


@clause("ws 4.3.2")
def test_the_player_in_whose_zone_a_card_is_is_its_master():
    t = table("ws", rival=side(left=("A", REST)), cards=ABC)
    t.changes(move([t.rival.ref("A")], CENTER_LEFT, 0))
    assert t.game.state.master[t.game.state.zone(0, CENTER_LEFT)[0]] == 0
    t.changes(move(t.you.left.refs[:1], WAITING_ROOM))
    assert t.game.state.master[t.game.state.zone(1, WAITING_ROOM)[0]] == 1


@clause("ws 3.2.2")
def test_nobody_sees_a_deck():
    t = table("ws", you=side(deck=["A", "B"]), cards=ABC)
    assert [seen(t, player, t.you, "deck") for player in (0, 1)] == [[None, None]] * 2


@clause("ws 3.2.3")
def test_cards_come_off_the_deck_one_at_a_time():
    t = table("ws", you=side(deck=["A", "B"], waiting_room=["C", "C", "C"]), cards=ABC)
    t.run(draw(0, 3))
    t.you.hand.holds_exactly("A", "B", "C")
    t.you.waiting_room.is_()


@clause("ws 3.2.3.1", "ws 3.2.3")
def test_with_up_to_a_player_may_stop_before_each_card():
    for answers, drawn in ((["yes", "no"], 1), (["yes", "yes", "no"], 2), (["yes"] * 3, 3)):
        t = table("ws")
        t.run(draw(0, 3, True))
        t.you.is_asked("may")
        t.you.chooses(*answers)
        t.you.hand.has(drawn)
        t.you.is_asked("idle")


@clause("ws 3.2.3.1.1")
def test_with_up_to_a_player_may_stop_before_the_first_card():
    t = table("ws")
    t.run(draw(0, 2, True))
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    t.you.hand.has(0)
    t = table("ws")
    t.run(LookAtTop(0, 2, True))
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    assert seen(t, 0, t.you, "deck") == [None] * 12


@clause("ws 3.2.3.3", "ws 4.8.1", "ws 3.2.3")
def test_looking_ends_with_the_last_card_and_shows_nobody_else():
    for count, known in ((1, ["A", None, None]), (3, ["A", "B", "C"]), (5, ["A", "B", "C"])):
        t = table("ws", you=side(deck=["A", "B", "C"], waiting_room=3), cards=ABC)
        t.run(LookAtTop(0, count))
        assert seen(t, 0, t.you, "deck") == known
        assert seen(t, 1, t.you, "deck") == [None] * 3
        t.you.waiting_room.has(3)


@clause("ws 3.2.4")
def test_shuffling_leaves_the_order_to_chance_and_unknown():
    orders = set()
    for seed in range(4):
        t = table("ws", you=side(deck=["A"], waiting_room=EIGHT), cards=ABC, seed=seed)
        t.run(draw(0, 1))
        assert seen(t, 0, t.you, "deck") == [None] * 7
        orders.add(tuple(t.you.deck.names))
    assert len(orders) > 1


@clause("ws 3.3.2")
def test_only_its_player_sees_a_hand():
    t = table("ws", you=side(hand=["A", "B"]), cards=ABC)
    assert seen(t, 0, t.you, "hand") == ["A", "B"]
    assert seen(t, 1, t.you, "hand") == [None, None]
    t = moved_from_deck(HAND)
    assert [seen(t, player, t.you, "hand") for player in (0, 1)] == [["A"], [None]]


@clause("ws 3.3.2")
def test_which_of_two_equal_cards_is_played_does_not_show():
    # One Ace was seen on its way to the hand, the other was there before.
    fetch = event(
        "Fetch", text="Choose 1 character in your waiting room, and return it to your hand."
    )
    views = []
    for which in (0, 1):
        mine = side(hand=[fetch, "A"], waiting_room=["A"])
        t = table("ws", you=mine, cards=ABC, at="main")
        t.you.chooses("play Fetch")
        assert seen(t, 1, t.you, "hand") == [None, "A"]
        t.answer([n for n, words in enumerate(t.you.options) if words == "play A"][which])
        t.you.chooses("left center")
        views.append(t.game.view(1))
        assert seen(t, 1, t.you, "hand") == [None]
    assert views[0] == views[1]


@clause("ws 3.4.2")
def test_everybody_sees_a_waiting_room():
    everybody_sees(WAITING_ROOM)


@clause("ws 3.5.3", "ws 3.6.2")
def test_everybody_sees_the_stage():
    everybody_sees(CENTER_LEFT)


@clause("ws 3.8.2")
def test_everybody_sees_a_clock_with_newcomers_on_top():
    everybody_sees(CLOCK)
    t = table("ws", you=side(deck=["A", "B", "C"], clock=["filler"]), cards=ABC)
    t.changes(move(t.you.deck.refs[:1], CLOCK))
    t.changes(move(t.you.deck.refs[:1], CLOCK))
    t.you.clock.is_("B", "A", "filler")


@clause("ws 3.8.3")
def test_seven_cards_fill_a_clock():
    for cards, left in ((5, 6), (6, 0), (7, 1)):
        t = table("ws", you=side(deck=["A", "B", "C"], clock=["event"] * cards), cards=ABC)
        t.changes(move(t.you.deck.refs[:1], CLOCK))
        if left < 6:
            t.you.is_asked("level up")
            t.you.may_choose_exactly(*["A", "event"][left:])
            t.you.chooses("event")
        t.you.clock.has(left)
        t.you.level.has(0 if left == 6 else 1)


@clause("ws 3.9.2", "ws 3.9.2.1")
def test_everybody_sees_a_level():
    everybody_sees(LEVEL)


@clause("ws 3.10.2")
def test_nobody_sees_a_stock():
    t = moved_from_deck(STOCK)
    assert [seen(t, player, t.you, "stock") for player in (0, 1)] == [[None], [None]]
    t.changes(move(t.you.deck.refs[:1], STOCK))
    t.you.stock.is_("filler", "A")


@clause("ws 3.11.2")
def test_everybody_sees_a_climax_area():
    everybody_sees(CLIMAX_AREA)


@clause("ws 3.12.2", "ws 3.12.2.1")
def test_everybody_sees_a_memory():
    everybody_sees(MEMORY)


@clause("ws 3.13.2")
def test_everybody_sees_a_resolution_zone():
    everybody_sees(RESOLUTION)


@clause("ws 3.6.4")
def test_two_center_positions_are_in_front_of_each_back_position():
    lift = Modifier(ADD, POWER, Cards(place=IN_FRONT), Num(500))
    cards = [character(n) for n in ("Left", "Middle", "Right")]
    cards.append(character("Helper", abilities=(Ability(CONT, STAGE, modifiers=(lift,)),)))
    centers = {"left": "Left", "middle": "Middle", "right": "Right"}
    for back, lifted in (("back_left", "Left"), ("back_right", "Right")):
        t = table("ws", you=side(**centers, **{back: "Helper"}), cards=cards)
        powers = {n: t.you.value(n, "power") for n in ("Left", "Middle", "Right")}
        other = "Right" if lifted == "Left" else "Left"
        assert powers == {lifted: 3500, "Middle": 3500, other: 3000}


@clause("ws 3.6.5")
def test_center_positions_face_each_other_across_the_table():
    facing = "the character facing this card is level 1 or higher"
    text = f"【CONT】 If {facing}, this card gets +1000 power."
    cards = [character("Ace", text=text), character("High", level=1)]
    pairs = {"left": "right", "middle": "middle", "right": "left"}
    for mine, across in pairs.items():
        for theirs in pairs:
            t = table("ws", you=side(**{mine: "Ace"}), rival=side(**{theirs: "High"}), cards=cards)
            assert t.you.value("Ace", "power") == (4000 if theirs == across else 3000)
