"""One test for each example the rulebook prints, named by its clause; the cards are our own."""

from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, POWER, SOUL, TRAITS, TYPE, with_in_name
from bythebook.games.ws.keywords.keywords import assist_ability, encore_ability
from bythebook.games.ws.other.replay import Replay
from bythebook.games.ws.texts.effects import Draw, LookAtDeck, MoveCost
from bythebook.games.ws.texts.events import EV_ATTACK, P_DAMAGE, SIDE
from bythebook.games.ws.zones.zones import (
    HAND,
    IN_FRONT,
    RESOLUTION,
    REVERSE,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    COMMAND,
    EV_MOVE,
    EV_STATE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_MOST, EQUAL, HAS, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.kernel.texts.lasting import UNSAID, Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import character, clause, climax, event, side, table
from tests.rules.ws.waiting import at_beginning, seen, waiting

IN_FRONT_OF_THIS = Cards(place=IN_FRONT)
ALL = Cards(zones=STAGE)


def maker(*body: Effect) -> CardDef:
    """A character that does something whenever its player likes."""
    return character("Maker", abilities=(Ability(ACT, STAGE, body=body),))


def spell(*body: Effect) -> CardDef:
    """An event."""
    return event("Spell", abilities=(Ability(CARD_EFFECT, (RESOLUTION,), body=body),))


def assistant(name: str, modifier: Modifier) -> CardDef:
    """A character with Assist."""
    return character(name, abilities=(assist_ability((modifier,)),))


@clause("ws 2.1.2.2")
def test_2_1_2_2_a_word_at_the_end_or_before_a_colon_is_there_a_piece_of_a_word_is_not():
    ember = Cards(zones=STAGE, tests=with_in_name("Ember"))
    card = maker(ChooseCards(ember), Give(Bound(R_CHOSEN), POWER, Num(1000)))
    names = ["Wicktrimmer Ember", "Ember: Running", "Runa Emberwick"]
    mine = side(left=names[0], middle=names[1], right=names[2], back_left="Maker")
    t = table("ws", you=mine, cards=[card, *map(character, names)], at="main")
    t.you.chooses("activate Maker")
    t.you.may_choose_exactly("Wicktrimmer Ember", "Ember: Running")
    t.you.chooses("Ember: Running")
    assert [t.you.value(name, "power") for name in names] == [3000, 4000, 3000]


@clause("ws 3.2.3.3")
def test_3_2_3_3_looking_at_five_cards_of_a_deck_of_three_is_looking_at_three():
    cards = [maker(LookAtDeck(Num(5))), *map(character, "ABC")]
    mine = side(left="Maker", deck=["A", "B", "C"], waiting_room=5)
    t = table("ws", you=mine, cards=cards, at="main")
    assert seen(t, 0, t.you, "deck") == [None, None, None]
    t.you.chooses("activate Maker")
    assert seen(t, 0, t.you, "deck") == ["A", "B", "C"]
    assert seen(t, 1, t.you, "deck") == [None, None, None]
    # The deck did not run out: nothing was moved, nothing is reshuffled.
    t.you.waiting_room.has(5)
    t.you.is_asked("main phase")


@clause("ws 7.2.1.4.3")
def test_7_2_1_4_3_a_side_attack_stays_one_when_the_facing_character_goes_back_to_the_hand():
    facing = Cards(OPPONENT, STAGE)
    sends = Ability(AUTO, STAGE, Trigger(EV_ATTACK, This()), body=(MoveCards(facing, HAND),))
    pause = at_beginning("Pause", P_DAMAGE)
    cards = [pause, character("Ace", soul=3, abilities=(sends,)), character("Foe", level=2)]
    mine = side(left="Ace", right="Pause", deck=9)
    t = table("ws", mine, side(right="Foe", deck=9), cards, "attack")
    t.you.chooses("attack with Ace", "side")
    # The damage step has begun, and nobody is facing any more.
    t.rival.hand.is_("Foe")
    assert t.game.frame_of(AttackPhase).type == SIDE
    t.you.chooses("no")
    # Neither a direct attack's extra soul nor the soul back: three less two.
    t.rival.clock.has(1)
    assert t.you.value("Ace", "soul") == 1


def test_8_2_1_1_a_one_shot_effect_is_done_and_over():
    cards = [maker(Draw(Num(1)), MoveCards(This(), WAITING_ROOM))]
    t = table("ws", you=side(left="Maker", right="filler"), cards=cards, at="main")
    t.you.chooses("activate Maker")
    t.you.hand.has(1)
    t.you.waiting_room.is_("Maker")
    assert t.game.state.effects == []
    t.you.passes()
    t.you.hand.has(1)
    t.you.passes()
    t.you.is_asked("attack declaration")


@clause("ws 8.2.1.2")
def test_8_2_1_2_a_continuous_effect_lasts_as_long_as_it_says():
    lifts = assistant("Helper", Modifier(ADD, POWER, IN_FRONT_OF_THIS, Num(500)))
    sharpens = maker(Give(This(), SOUL, Num(1)), Give(This(), CARD_LEVEL, Num(1), UNSAID))
    mine = side(left="Ace", right="Maker", back_left="Helper")
    t = table("ws", you=mine, cards=[lifts, sharpens, character("Ace")], at="main")
    assert t.you.value("Ace", "power") == 3500
    t.you.chooses("activate Maker")
    assert (t.you.value("Maker", "soul"), t.you.value("Maker", "level")) == (2, 1)
    # Pass on until it is the other player's turn.
    while t.turn_player is t.you:
        t.you.passes()
    # What was for the turn is over; what stays and what names no end is not.
    assert (t.you.value("Maker", "soul"), t.you.value("Maker", "level")) == (1, 1)
    assert t.you.value("Ace", "power") == 3500


def test_8_7_6_a_state_activation_waits_for_a_state_and_not_for_an_event():
    empty = AmountIs(Count(Cards(zones=(HAND,))), EQUAL, 0)
    watcher = waiting("Watcher", Trigger(EV_STATE, condition=empty), Draw(Num(1)))
    for hand, drawn in ((["Spell"], ["filler"]), (["Spell", "event"], ["event"])):
        mine = side(left="Watcher", hand=hand)
        t = table("ws", you=mine, cards=[watcher, spell()], at="main")
        t.you.chooses("play Spell")
        t.you.hand.is_(*drawn)


def test_8_9_1_3_an_effect_that_ends_its_own_condition_was_applied_all_the_same():
    weak = Cards(place=IN_FRONT, tests=(Having(POWER, AT_MOST, 3000),))
    helper = assistant("Helper", Modifier(ADD, POWER, weak, Num(500)))
    for power, after in ((2500, 3000), (3000, 3500), (3500, 3500)):
        cards = [helper, character("Ace", power=power)]
        t = table("ws", you=side(left="Ace", back_left="Helper"), cards=cards)
        assert t.you.value("Ace", "power") == after


@clause("ws 8.9.1.4")
def test_8_9_1_4_the_encore_that_depends_on_a_trait_comes_after_the_trait():
    a_character = Cards(zones=(HAND,), tests=(Having(TYPE, HAS, CHARACTER),))
    encore = encore_ability((MoveCost(a_character, 1, WAITING_ROOM),))
    guild = Cards(place=IN_FRONT, tests=(Having(TRAITS, HAS, words=("Guild",)),))
    enlists = assistant("Clerk", Modifier(BITS_ON, TRAITS, IN_FRONT_OF_THIS, words=("Guild",)))
    grants = assistant("Patron", Modifier(GRANT, CHAR_ABILITIES, guild, grants=encore))
    # Whichever came first. (Cards are as old as the order they are set down in.)
    for older, younger in (("Clerk", "Patron"), ("Patron", "Clerk")):
        mine = side(back_left=older, back_right=younger, middle=("Ace", REVERSE), hand=["Bob"])
        cards = [enlists, grants, character("Ace"), character("Bob")]
        t = table("ws", you=mine, cards=cards, at="encore")
        # Beside the Encore of every character, which nobody could pay for here.
        t.you.is_asked("standby")
        t.answer(0)
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses("yes", "Bob")
        t.you.middle_center.is_("Ace")
        t.you.waiting_room.is_("Bob")
    alone = side(back_left="Patron", middle=("Ace", REVERSE), hand=["Bob"])
    t = table("ws", you=alone, cards=[grants, character("Ace"), character("Bob")], at="encore")
    t.you.waiting_room.holds_exactly("Ace")


@clause("ws 8.9.1.5.2")
def test_8_9_1_5_2_power_that_becomes_nothing_stays_nothing_beside_an_older_assist():
    helper = assistant("Helper", Modifier(ADD, POWER, IN_FRONT_OF_THIS, Num(500)))
    choose = ChooseCards(ALL)
    for becomes, power in ((1000, 1000), (0, None)):
        zero = spell(choose, Give(Bound(R_CHOSEN), POWER, Num(becomes), becomes=True))
        mine = side(left="Ace", back_left="Helper", hand=["Spell"])
        t = table("ws", you=mine, cards=[helper, zero, character("Ace")], at="main")
        assert t.you.value("Ace", "power") == 3500
        t.you.chooses("play Spell", "Ace")
        if power is None:
            # With no power at all it cannot stay on the stage (9.5.1).
            t.you.left_center.is_()
            t.you.waiting_room.holds_exactly("Spell", "Ace")
        else:
            assert t.you.value("Ace", "power") == power


def test_8_9_2_a_character_played_after_everybody_was_raised_is_not_raised():
    mine = side(left="Ace", hand=["Spell", "Bob"])
    cards = [spell(Give(ALL, POWER, Num(1000))), character("Ace"), character("Bob")]
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("play Spell", "play Bob", "right center")
    assert t.you.value("Ace", "power") == 4000
    assert t.you.value("Bob", "power") == 3000


def test_3_4_1_what_is_removed_used_or_spent_goes_to_the_waiting_room():
    cards = [
        character("Old"),
        character("New", cost=1),
        spell(Draw(Num(1))),
        climax("Peak"),
    ]
    mine = side(left="Old", hand=["New", "Spell", "Peak"], stock=["event"], clock=1)
    t = table("ws", you=mine, cards=cards, at="main")
    t.you.chooses("play New", "left center")
    # A character that had to make room, and the card that paid for it.
    t.you.waiting_room.holds_exactly("Old", "event")
    t.you.chooses("play Spell")
    t.you.waiting_room.holds_exactly("Old", "event", "Spell")
    t.you.passes()
    t.you.chooses("play Peak")
    t.you.climax_area.is_("Peak")
    t.you.passes()
    t.you.waiting_room.holds_exactly("Old", "event", "Spell", "Peak")


@clause("ws 11.3.2")
def test_11_3_2_being_placed_calls_for_the_replay_command_which_draws_a_card():
    command = Ability(COMMAND, body=(Draw(Num(1)),), called="Ring the Bell")
    placed = Trigger(EV_MOVE, This(), (), STAGE)
    calls = Ability(AUTO, STAGE, placed, body=(Replay("Ring the Bell"),))
    for abilities, drawn in (((calls, command), 1), ((command,), 0)):
        ringer = character("Ringer", abilities=abilities)
        t = table("ws", you=side(hand=["Ringer"]), cards=[ringer], at="main")
        t.you.chooses("play Ringer", "left center")
        t.you.hand.has(drawn)
