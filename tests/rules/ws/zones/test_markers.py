"""Sections 3.7 and 9.8: markers, and how they go with their character."""

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.texts.chosen_traits import ChooseTrait
from bythebook.games.ws.texts.cost_parts import RevealAndPut
from bythebook.games.ws.texts.effects import Draw
from bythebook.games.ws.texts.filters import HasMarker
from bythebook.games.ws.zones.markers import Markers, PutAsMarkers, TakeMarkers
from bythebook.games.ws.zones.zones import (
    BACK_LEFT,
    CENTER_LEFT,
    CENTER_MIDDLE,
    CENTER_RIGHT,
    FACING,
    HAND,
    IN_FRONT,
    MARKER_AREAS,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN, IfDid, MayPay
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.seeing.views import notation, option_view
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import AS_ZONE, FACE_UP
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, character, clause, event, side, table
from tests.rules.ws.waiting import seen

ACE = character("Ace")
BOB = character("Bob")
CAT = character("Cat")
HOST = character("Host")
FALLS = Trigger(EV_MOVE, This(), STAGE, (WAITING_ROOM,))
ON_STAGE = Cards(zones=STAGE)


def stacker(face: int = AS_ZONE, count: int = 1) -> CardDef:
    """A character that puts cards of its player's hand under itself."""
    takes = ChooseCards(Cards(zones=(HAND,)), Num(count))
    return character(
        "Stacker",
        abilities=(Ability(ACT, STAGE, body=(takes, PutAsMarkers(Bound(R_CHOSEN), This(), face))),),
    )


def stacked(face: int, hand: list[str], **mine: object) -> Table:
    cards = [stacker(face, len(hand)), ACE, BOB, CAT]
    t = table("ws", you=side(left="Stacker", hand=hand, **mine), cards=cards, at="main")
    t.you.chooses("activate Stacker")
    return t


def with_markers(**mine: object) -> Table:
    """Host stands on the left with Ace under it."""
    cards = [HOST, ACE, BOB, CAT, event("Extra")]
    return table(
        "ws", you=side(left="Host", markers_under_left_center=["Ace"], **mine), cards=cards
    )


@clause("ws 3.7.2")
def test_markers_lie_face_down_the_newest_on_top_and_nobody_looks():
    t = stacked(AS_ZONE, ["Ace"], markers_under_left_center=["Bob"])
    t.you.markers_under_left_center.is_("Ace", "Bob")
    area = "markers under left center"
    # Its player saw which card it was; the other one did not.
    assert seen(t, 0, t.you, area) == ["Ace", None]
    assert seen(t, 1, t.you, area) == [None, None]


@clause("ws 3.7.2")
def test_markers_are_taken_from_the_top():
    pays = Ability(ACT, STAGE, cost=(TakeMarkers(1, WAITING_ROOM),), body=(Draw(Num(1)),))
    payer = character("Payer", abilities=(pays,))
    mine = side(left="Payer", markers_under_left_center=["Ace", "Bob"])
    t = table("ws", you=mine, cards=[payer, ACE, BOB], at="main")
    t.you.chooses("activate Payer")
    t.you.waiting_room.is_("Ace")
    t.you.markers_under_left_center.is_("Bob")
    t.you.chooses("activate Payer")
    t.you.hand.has(2)
    t.you.may_not_choose("activate Payer")


@clause("ws 3.7.2.1")
def test_what_is_put_there_face_up_everybody_sees():
    t = stacked(FACE_UP, ["Ace"])
    assert seen(t, 1, t.you, "markers under left center") == ["Ace"]


def test_several_markers_come_in_the_order_their_owner_likes():
    t = stacked(AS_ZONE, ["Ace", "Bob"])
    t.you.is_asked("order")
    t.you.may_choose_exactly("Ace", "Bob")
    t.you.chooses("Bob")
    t.you.markers_under_left_center.is_("Bob", "Ace")


def test_in_which_order_they_came_to_lie_face_down_only_their_owner_knows():
    takes = PutAsMarkers(Cards(zones=(WAITING_ROOM,)), This())
    keeper = character("Keeper", abilities=(Ability(ACT, STAGE, body=(takes,)),))
    for face_up in (False, True):
        if face_up:
            takes = PutAsMarkers(Cards(zones=(WAITING_ROOM,)), This(), FACE_UP)
            keeper = character("Keeper", abilities=(Ability(ACT, STAGE, body=(takes,)),))
        mine = side(left="Keeper", waiting_room=["Ace", "Bob"])
        t = table("ws", you=mine, cards=[keeper, ACE, BOB], at="main")
        t.you.chooses("activate Keeper", "Bob")
        area = "markers under left center"
        assert seen(t, 0, t.you, area) == ["Bob", "Ace"]
        assert seen(t, 1, t.you, area) == (["Bob", "Ace"] if face_up else [None, None])


@clause("ws 3.7.1.1")
def test_a_marker_stands_to_other_cards_as_its_position_does():
    t = table(
        "ws",
        you=side(
            back_left="Host",
            left="Bob",
            markers_under_left_back=["Ace"],
            markers_under_left_center=["Cat"],
        ),
        rival=side(right="Foe"),
        cards=[HOST, ACE, BOB, CAT, character("Foe")],
    )
    game = t.game
    related = game.book.related
    ahead = related(game, IN_FRONT, t.you.card("Ace"), 0)
    assert ahead == [CENTER_LEFT, CENTER_MIDDLE]
    assert ahead == related(game, IN_FRONT, t.you.card("Host"), 0)
    across = related(game, FACING, t.you.card("Cat"), 0)
    assert across == [game.state.kinds + CENTER_RIGHT]


@clause("ws 3.7.1.2")
def test_a_marker_is_not_on_the_stage():
    """A character that was a marker in between comes back as a new card."""
    there_and_back = Ability(
        ACT,
        STAGE,
        body=(
            ChooseCards(Cards(zones=STAGE, other=True)),
            Give(Bound(R_CHOSEN), POWER, Num(2000)),
            MoveCards(Bound(R_CHOSEN), MARKER_AREAS[0], face=FACE_UP),
            MoveCards(Cards(zones=MARKER_AREAS), CENTER_RIGHT),
        ),
    )
    mover = character("Mover", abilities=(there_and_back,))
    t = table("ws", you=side(left="Mover", middle="Ace"), cards=[mover, ACE], at="main")
    t.you.chooses("activate Mover")
    t.you.right_center.is_("Ace")
    assert t.you.value("Ace", "power") == 3000


@clause("ws 3.7.3")
@clause("ws 3.7.3.1")
def test_markers_follow_to_another_position():
    t = with_markers(markers_under_middle_center=["Bob"], middle="Cat")
    t.changes(move([t.you.ref("Host")], CENTER_RIGHT, 0))
    t.you.markers_under_right_center.is_("Ace")
    t.you.markers_under_left_center.has(0)
    t.you.markers_under_middle_center.is_("Bob")


@clause("ws 3.7.3.1")
def test_markers_already_there_go_to_the_waiting_room():
    t = with_markers(middle="Cat", markers_under_middle_center=["Bob"])
    t.changes(move([t.you.ref("Host")], CENTER_MIDDLE, 0))
    # Cat shared the position and has left it by now; Host has kept its own marker.
    t.you.middle_center.is_("Host")
    t.you.markers_under_middle_center.is_("Ace")
    t.you.waiting_room.holds_exactly("Bob", "Cat")


def test_characters_that_change_places_keep_their_markers():
    t = table(
        "ws",
        you=side(
            left="Host",
            middle="Cat",
            markers_under_left_center=["Ace"],
            markers_under_middle_center=["Bob"],
        ),
        cards=[HOST, ACE, BOB, CAT],
        at="main",
    )
    t.you.chooses("exchange positions", "left center", "middle center")
    t.you.markers_under_left_center.is_("Bob")
    t.you.markers_under_middle_center.is_("Ace")
    t.you.waiting_room.has(0)


@clause("ws 3.7.3.2")
def test_off_the_stage_markers_go_to_the_waiting_room_at_the_same_time():
    t = with_markers()
    t.changes(move([t.you.ref("Host")], HAND))
    t.you.hand.is_("Host")
    t.you.waiting_room.is_("Ace")
    arrived = t.game.state.arrived
    assert arrived[t.you.card("Host")] == arrived[t.you.card("Ace")]


def test_a_new_character_does_not_take_over_the_markers_of_the_one_it_replaces():
    t = table(
        "ws",
        you=side(left="Host", markers_under_left_center=["Ace"], hand=["Bob"]),
        cards=[HOST, ACE, BOB],
        at="main",
    )
    t.you.chooses("play Bob", "left center")
    t.you.left_center.is_("Bob")
    t.you.markers_under_left_center.has(0)
    t.you.waiting_room.holds_exactly("Host", "Ace")


def test_a_character_with_markers_is_one_that_has_some():
    gains = Modifier(ADD, POWER, Cards(zones=STAGE, such=HasMarker()), Num(1000))
    chief = character("Chief", abilities=(Ability(CONT, STAGE, modifiers=(gains,)),))
    own = Modifier(ADD, POWER, This(), Count(Markers(), 500))
    keeper = character("Keeper", abilities=(Ability(CONT, STAGE, modifiers=(own,)),))
    t = table(
        "ws",
        you=side(
            left="Keeper",
            middle="Bob",
            right="Chief",
            markers_under_left_center=["Ace", "Cat"],
            markers_under_left_back=[],
        ),
        cards=[chief, keeper, ACE, BOB, CAT],
    )
    assert t.you.value("Keeper", "power") == 5000
    assert t.you.value("Bob", "power") == 3000
    t.changes(move([t.you.ref("Cat")], WAITING_ROOM))
    assert t.you.value("Keeper", "power") == 4500
    t.changes(move([t.you.ref("Ace")], WAITING_ROOM))
    assert t.you.value("Keeper", "power") == 3000


@clause("ws 9.8.1")
def test_markers_without_a_character_go_to_the_waiting_room():
    t = table(
        "ws",
        you=side(left="Host", markers_under_left_center=["Ace"]),
        rival=side(back_left="Foe"),
        cards=[HOST, ACE, BOB, character("Foe")],
    )
    t.changes(move([t.rival.ref("Foe")], MARKER_AREAS[STAGE.index(BACK_LEFT)], 1))
    t.rival.markers_under_left_back.has(0)
    t.rival.waiting_room.is_("Foe")
    t.you.markers_under_left_center.is_("Ace")


def test_markers_are_not_among_the_characters():
    gains = Modifier(ADD, POWER, This(), Count(Cards(ANYONE, STAGE), 500))
    counter = character("Counter", abilities=(Ability(CONT, STAGE, modifiers=(gains,)),))
    t = table(
        "ws",
        you=side(left="Counter", markers_under_left_center=["Ace"], middle="Bob"),
        cards=[counter, ACE, BOB],
    )
    assert t.you.value("Counter", "power") == 4000


def test_what_has_left_the_stage_is_put_nothing_under():
    shows = RevealAndPut(Cards(zones=(HAND,)), 1, 0, under=True)
    for moment, pays in ((Trigger(EV_MOVE, This(), (HAND,), STAGE), True), (FALLS, False)):
        body = (MayPay(), IfDid((Draw(Num(1)),)))
        keeper = character(
            "Keeper", abilities=(Ability(AUTO, STAGE, moment, cost=(shows,), body=body),)
        )
        where = {"hand": ["Keeper", "Ace"]} if pays else {"left": "Keeper", "hand": ["Ace"]}
        t = table("ws", you=side(**where), cards=[keeper, ACE])
        t.changes(move([t.you.ref("Keeper")], CENTER_LEFT if pays else WAITING_ROOM))
        if pays:
            t.you.chooses("yes")
            t.you.hand.is_("filler")
            assert t.you.under("Keeper") == ["Ace"]
        else:
            t.settle(any_order=True)
            t.you.hand.is_("Ace")


def test_a_trait_that_is_chosen_is_told_and_recorded_by_its_name():
    lamp = character("Lamp", traits=("Light", "Oil"))
    chooses = event("Chooses", abilities=(Ability(CARD_EFFECT, body=(ChooseTrait(ON_STAGE),)),))
    t = table("ws", you=side(left="Lamp", hand=["Chooses"]), cards=[lamp, chooses], at="main")
    t.you.chooses("play Chooses")
    number = t.you.card("Lamp")
    options = t.asked.options
    assert [notation(t.game, o) for o in options] == [
        f"trait Lamp #{number} Light",
        f"trait Lamp #{number} Oil",
    ]
    assert [option_view(t.game, o, 0)["word"] for o in options] == ["Light", "Oil"]
    t.answer(0)
