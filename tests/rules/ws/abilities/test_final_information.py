"""Section 8.11: what is known of a card that has left the place where it was spoken of."""

from bythebook.games.ws.cards import CARD_LEVEL
from bythebook.games.ws.texts.effects import Draw, MoveThis
from bythebook.games.ws.texts.events import EV_BEGIN, P_DRAW
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.zones import CLOCK, DECK, REST, REVERSE, STAGE, STAND, WAITING_ROOM
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound, ValueOf
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.texts.lasting import END_OF_OPPONENTS_NEXT_TURN, Later
from bythebook.kernel.texts.verbs import LookAtTop
from bythebook.testing import character, clause, event, side, table
from tests.rules.ws.effects import CHARACTERS, cards_in, spell

AWAY = "put into your waiting room from the stage"
LEAVES = f"When this card is {AWAY}"
BOW = event("Bow", text="Put all of your characters into your waiting room.")
HEIR = character(
    "Parent",
    text=f'【AUTO】 [(1)] {LEAVES}, you may pay the cost. If you do, choose 1 "Heir" in your '
    "waiting room, and put it on the stage position that this card was on as 【REST】.",
)


@clause("ws 8.11.1")
def test_the_position_a_card_was_on_is_known_after_it_has_left():
    for place in ("left_center", "right_center", "left_back"):
        mine = side(stock=1, waiting_room=["Heir"], **{place: ("Parent", REVERSE)})
        t = table("ws", you=mine, cards=[HEIR, character("Heir")], at="encore")
        t.you.chooses("resolve Parent", "yes")
        getattr(t.you, place).is_("Heir")
        assert t.you.state_of("Heir") == REST
        t.you.stock.has(0)


@clause("ws 8.11.1")
def test_the_position_is_the_old_one_though_the_card_is_on_the_stage_again():
    back = character(
        "Parent",
        text=f'【AUTO】 {LEAVES}, choose 1 "Heir" in your waiting room, and put it on the stage '
        "position that this card was on.",
    )
    mine = side(middle=("Parent", REVERSE), stock=3, waiting_room=["Heir"])
    t = table("ws", you=mine, cards=[back, character("Heir")], at="encore")
    # The second of its abilities is Encore: it comes back first, and is another card then.
    t.answer(1)
    t.you.chooses("yes")
    t.you.middle_center.is_("Heir")
    # Two on one position: the older one leaves once more, with nobody left to call.
    t.you.chooses("resolve Parent")
    t.you.middle_center.is_("Heir")
    t.you.waiting_room.holds_exactly("Parent", "filler", "filler", "filler")


@clause("ws 8.11.1")
def test_the_state_a_card_was_in_is_known_after_it_has_left():
    card = character("Sleeper", text=f"【AUTO】 {LEAVES}, if this card is 【REST】, draw 1 card.")
    for state, drawn in ((REST, 1), (STAND, 0)):
        t = table("ws", you=side(back_left=(card, state), hand=[BOW]), at="main")
        t.you.chooses("play Bow", "resolve Sleeper")
        t.you.hand.has(drawn)


@clause("ws 8.11.1")
def test_who_faced_a_card_is_known_after_it_has_left():
    card = character(
        "Last Look",
        text=f"【AUTO】 {LEAVES}, choose 1 of your opponent's characters facing this card, and "
        "put it into your opponent's stock.",
    )
    theirs = side(right="Across", middle="Beside")
    cards = [card, BOW, character("Across"), character("Beside")]
    t = table("ws", you=side(left="Last Look", hand=["Bow"]), rival=theirs, cards=cards, at="main")
    t.you.chooses("play Bow", "resolve Last Look")
    t.rival.stock.is_("Across")
    t.rival.middle_center.is_("Beside")


@clause("ws 8.11.1")
def test_who_stood_in_front_of_a_card_is_known_after_it_has_left():
    card = character(
        "Backer",
        text=f"【AUTO】 {LEAVES}, all of your characters in front of this card get +1000 power "
        "until end of turn.",
    )
    leave = event("Leave", text='Choose 1 of your "Backer", and put it into your waiting room.')
    mine = side(back_left="Backer", left="One", middle="Two", right="Three", hand=["Leave"])
    cards = [card, leave, *map(character, ("One", "Two", "Three"))]
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("play Leave", "resolve Backer")
    assert [t.you.value(n, "power") for n in ("One", "Two", "Three")] == [4000, 4000, 3000]


@clause("ws 8.11.1")
def test_what_a_card_was_is_asked_of_it_as_it_left():
    watcher = character(
        "Watcher",
        text="【AUTO】 When your other character is put into your waiting room from the stage, if "
        "that character's power is 5000 or higher, draw 1 card.",
    )
    lift = character("Lift", text='【CONT】 All of your "Ace" get +2000 power.')
    leave = event("Leave", text='Choose 1 of your "Ace", and put it into your waiting room.')
    for back, drawn in (("Lift", 1), ("filler", 0)):
        mine = side(left="Ace", back_left="Watcher", back_right=back, hand=["Leave"])
        cards = [watcher, lift, leave, character("Ace")]
        t = table("ws", you=mine, cards=cards, at="main")
        t.you.chooses("play Leave", "resolve Watcher Ace")
        t.you.hand.has(drawn)


@clause("ws 8.11.1")
def test_what_a_text_has_moved_is_asked_as_it_was_before():
    lift = character(
        "Lift",
        text=(
            "【CONT】 All of your other characters get +1 level.",
            "【CONT】 All of your other characters get 《Tide》.",
        ),
    )
    away = "Choose 1 of your opponent's characters, and return it to your opponent's hand. "
    for asked in (
        "If that character's level is 2 or higher, draw 1 card.",
        "If that character is 《Tide》, draw 1 card.",
        "Draw X cards. X is equal to the level of that character -1.",
    ):
        for back, drawn in ((lift, 1), ("filler", 0)):
            mine = side(left="filler", hand=[event("Gust", text=away + asked)])
            theirs = side(left="Foe", back_left=back)
            t = table("ws", mine, theirs, [character("Foe", level=1)], "main")
            t.you.chooses("play Gust", "Foe")
            t.rival.hand.is_("Foe")
            t.you.hand.has(drawn)


@clause("ws 8.11.1")
def test_a_card_looked_at_later_is_what_it_is_by_then():
    lift = character("Lift", text='【CONT】 All of your "Ace" get +1 level.')
    up = event("Up", text="Choose 1 of your characters, and put it on the top of your deck.")
    look = spell(LookAtTop(DECK), Draw(ValueOf(Bound(R_MOVED), CARD_LEVEL)))
    mine = side(left="Ace", back_left=lift, hand=[up, look])
    t = table("ws", you=mine, cards=[character("Ace", level=1)], at="main")
    t.you.chooses("play Up", "Ace", "play Spell")
    t.you.hand.is_("Ace")


@clause("ws 8.11.1")
def test_what_waits_for_a_later_turn_still_knows_where_its_card_was():
    called = PutOnStage(cards_in(WAITING_ROOM, tests=CHARACTERS), here=True)
    later = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_DRAW, whose=OPPONENT), body=(called,))
    leaver = Ability(
        ACT,
        STAGE,
        cost=(MoveThis(CLOCK),),
        body=(Later(later, END_OF_OPPONENTS_NEXT_TURN),),
    )
    mine = side(right="Maker", waiting_room=["Heir"])
    cards = [character("Maker", abilities=(leaver,)), character("Heir")]
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("activate Maker")
    t.rival.is_asked("clock phase")
    t.you.right_center.is_("Heir")
