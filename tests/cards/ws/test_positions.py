"""What the words of Weiss Schwarz texts mean, played: positions left, costs, traits, checks."""

from __future__ import annotations

from bythebook.games.ws.cards import TRAITS
from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.kernel.language.words import words_of
from bythebook.testing import Table, character, climax, event, side, table
from tests.cards.ws.test_language import attacking
from tests.cards.ws.test_play import EBB, FLOW, activate, placed, standing
from tests.text.ws_positions import (
    COMES,
    DEFENDS_THERE,
    GONE,
    IN_BATTLE_GONE,
    ITS_TRAIT,
    MARKER,
    PAID,
    ROOM,
    SAME_NAME,
    STOCK_AWAY,
    STOOD,
    THEIRS,
    TO_BACK,
    TURN,
    TWICE,
)


def traits(t: Table, name: str) -> set[str]:
    """The traits a card of the rival has."""
    return set(words_of(t.game.value(TRAITS, t.rival.card(name))))


# --- where somebody stood ------------------------------------------------------------------------


def test_another_comes_to_where_the_character_stood() -> None:
    text = f"{GONE}, {COMES}, and puts it {STOOD}."
    rival = side(middle="Flow", right="filler", waiting_room=["Ebb", "Flow"])
    t = placed(text, rival=rival)
    t.you.chooses("Flow")
    t.rival.may_choose_exactly("Ebb", "done")
    t.rival.chooses("Ebb")
    t.rival.middle_center.is_("Ebb")
    t.rival.waiting_room.holds_exactly("Flow", "Flow")


def test_without_anybody_gone_or_chosen_nothing_comes() -> None:
    text = f"{GONE}, {COMES}, and puts it {STOOD}."
    t = placed(text, rival=side(waiting_room=["Ebb"]))
    t.rival.chooses("Ebb")  # nobody left a position: there is none to put it on
    t.rival.waiting_room.is_("Ebb")
    t = placed(text, rival=side(left="Flow", waiting_room=["Ebb"]))
    t.rival.chooses("done")
    t.rival.left_center.is_()


def test_a_character_comes_back_to_where_it_stood() -> None:
    text = (
        "【AUTO】 [(1)] When your other character is put into your waiting room from the stage, "
        "you may pay the cost. If you do, put that character on the stage position it was on "
        "as 【REST】."
    )
    away = f'【ACT】 [Put 1 "Flow" from your stage into {ROOM}] Shuffle your deck.'
    t = standing(text, away, middle="Ebb", right="Flow", stock=1)
    t.you.chooses("activate Hero", "resolve Hero Flow", "yes")
    t.you.right_center.is_("Flow")
    assert t.you.state_of("Flow") == REST


def test_another_defends_where_the_one_in_battle_stood() -> None:
    text = (
        f"【COUNTER】 {IN_BATTLE_GONE}, choose 1 character in your back stage, and {DEFENDS_THERE}."
    )
    trick = event("Trick", text=text)
    rival = side(right="Flow", left_back="Ebb", hand=[trick], stock=2)
    strong = character("Strong", power=9000)
    mine = side(left=strong, right="filler")
    t = table("ws", mine, rival, at="attack", cards=[EBB, FLOW, trick, strong])
    t.you.chooses("attack with Strong", "frontal")
    t.rival.chooses("play Trick")
    t.rival.right_center.is_("Ebb")
    t.rival.left_back.is_()
    t.rival.hand.holds_exactly("Flow")
    assert t.rival.state_of("Ebb") == REVERSE  # the battle was with it


# --- cards turned over ---------------------------------------------------------------------------


def test_a_card_of_their_memory_is_turned_down_until_the_turn_ends() -> None:
    text = (
        f"you may choose 1 face up card in {THEIRS} memory, and put it face down. If you do, at "
        "the end of your turn, put that card face up."
    )
    t = placed(text, rival=side(memory=["Ebb"]))
    t.you.chooses("yes")
    assert t.rival.lies_face_down("Ebb")
    t.goes_on_to("clock phase", t.rival)
    assert not t.rival.lies_face_down("Ebb")


def test_cards_that_lie_face_down_are_chosen_unseen() -> None:
    text = f"choose 1 face down card in {THEIRS} memory, and put it into their waiting room."
    t = placed(text, rival=side(memory=["Ebb", "Flow"]))
    t.rival.memory.holds_exactly("Ebb", "Flow")  # both lie face up
    t = placed(
        f"choose 1 face up card in {THEIRS} memory, put it face down, choose 1 face down card in "
        f"{THEIRS} memory, and put it into their waiting room.",
        rival=side(memory=["Ebb", "Flow"]),
    )
    t.you.chooses("Flow")
    t.rival.waiting_room.is_("Flow")


# --- costs ---------------------------------------------------------------------------------------


def test_this_card_changes_places_as_a_cost() -> None:
    cost = "Exchange a 【STAND】 character in your center stage and this card"
    hero = character("Hero", text=f"【ACT】 [{cost}] Draw 1 card.")
    t = activate(hero, middle="Ebb", right="Flow", left_back="filler")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    t.you.left_center.is_("Flow")
    t.you.right_center.is_("Hero")
    t.you.hand.has(1)
    alone = table("ws", side(left=hero, left_back="Ebb"), at="main", cards=[EBB])
    alone.you.may_not_choose("activate Hero")
    # Neither this card nor the other can change places if it cannot move.
    stays = "【CONT】 This card cannot move to another position of the stage."
    rooted = character("Hero", text=(stays, f"【ACT】 [{cost}] Draw 1 card."))
    firm = character("Firm", text=stays)
    stuck = table("ws", side(left=rooted, middle="Ebb"), at="main", cards=[EBB])
    stuck.you.may_not_choose("activate Hero")
    stuck = table("ws", side(left=hero, middle=firm), at="main")
    stuck.you.may_not_choose("activate Hero")


def test_another_card_and_this_card_go_together() -> None:
    hero = character(
        "Hero",
        text='【ACT】 [Put 1 "Ebb" from your stage and this card into your clock] Draw 1 card.',
    )
    t = activate(hero, middle="Ebb", right="Flow")
    t.you.clock.holds_exactly("Ebb", "Hero")
    t.you.hand.has(1)
    alone = table("ws", side(left=hero, right="Flow"), at="main", cards=[FLOW])
    alone.you.may_not_choose("activate Hero")


def test_a_card_is_shown_and_put_away() -> None:
    hero = character(
        "Hero", text='【ACT】 [Reveal 1 "Ebb" in your hand and put it into your stock] Draw 1 card.'
    )
    t = activate(hero, hand=["Ebb", "Flow"], stock=1)
    t.you.may_choose_exactly("Ebb")
    t.you.chooses("Ebb")
    t.you.stock.has(2)
    t.you.hand.holds_exactly("Flow", "filler")
    under = character(
        "Hero", text=f'【ACT】 [Reveal 1 "Ebb" in your hand & Put it face up {MARKER}] Draw 1 card.'
    )
    t = activate(under, hand=["Ebb", "Flow"])
    t.you.chooses("Ebb")
    t.you.hand.holds_exactly("Flow", "filler")
    assert not t.you.lies_face_down("Ebb")


def test_a_card_is_shown_that_shares_its_name() -> None:
    cost = f"Reveal 1 character from your hand {SAME_NAME} a character in your level"
    hero = character("Hero", text=f"【ACT】 [{cost}] Draw 1 card.")
    t = activate(hero, hand=["Ebb", "Flow"], level=["Ebb"])
    t.you.may_choose_exactly("Ebb")
    t.you.chooses("Ebb")
    t.you.hand.has(3)
    t = table("ws", side(left=hero, hand=["Flow"], level=["Ebb"]), at="main", cards=[EBB, FLOW])
    t.you.may_not_choose("activate Hero")


def test_an_activated_ability_with_a_limit() -> None:
    hero = character(
        "Hero", text="【ACT】 [(1)] This ability activates up to 1 time per turn. Draw 1 card."
    )
    t = activate(hero, stock=3)
    t.you.hand.has(1)
    t.you.may_not_choose("activate Hero")


def test_a_cost_is_paid_as_often_as_one_likes() -> None:
    text = (
        "【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost "
        'up to 2 times. Perform the following action X times. "Draw 1 card." X is equal to '
        f"{PAID} +1."
    )
    hero = character("Hero", text=text)
    for answers, drawn in ((["yes", "yes"], 3), (["yes", "no"], 2), (["no"], 1)):
        t = table("ws", side(hand=[hero], stock=3), at="main")
        t.you.chooses("play Hero", "left center", *answers)
        t.you.is_asked("main phase")
        t.you.hand.has(drawn)
        t.you.stock.has(3 - drawn + 1)
    broke = table("ws", side(hand=[hero], stock=1), at="main")
    broke.you.chooses("play Hero", "left center", "yes")
    broke.you.hand.has(2)


# --- what is got and lost ------------------------------------------------------------------------


def test_two_get_something_for_the_same_time() -> None:
    text = (
        f"choose 1 of {THEIRS} characters, and {TURN}, that character gets -1000 power and this "
        "card gets +1500 power."
    )
    t = placed(text, rival=side(left="Flow", right="Ebb"))
    mine, theirs = t.you.value("Hero", "power"), t.rival.value("Flow", "power")
    t.you.chooses("Flow")
    assert t.you.value("Hero", "power") == mine + 1500
    assert t.rival.value("Flow", "power") == theirs - 1000


def test_one_more_level_or_one_less() -> None:
    hero = character(
        "Hero",
        text="【ACT】 [【REST】 this card] Choose 1 of your characters, and that character gets "
        f"+1 or -1 level {TURN}.",
    )
    for answer, level in (("1", 2), ("2", 0)):
        t = activate(hero, right="Flow")
        t.you.chooses("Flow", answer)
        assert t.you.value("Flow", "level") == level


def test_the_ability_itself_is_given_on() -> None:
    text = (
        f"draw 1 card, choose 1 of your other characters, and that character gets this ability "
        f"{TURN}."
    )
    t = attacking(text, middle="Ebb", right="Flow")
    t.you.chooses("Flow")
    t.you.hand.has(1)
    t.you.chooses("attack with Flow")
    t.you.may_choose_exactly("Hero", "Ebb")
    t.you.chooses("Ebb")
    t.you.hand.has(2)


SEA = character("Sea", traits=("Tide", "Salt"))
POND = character("Pond", traits=("Tide",))
BARE = character("Bare", traits=())


def test_a_character_loses_a_trait_that_was_chosen() -> None:
    text = f"{ITS_TRAIT}, and that character loses all of that trait {TURN}."
    rival = side(left=SEA, right=POND, left_back=BARE)
    t = placed(text, rival=rival)
    t.you.chooses("Sea")
    t.you.may_choose_exactly("Salt", "Tide")
    t.you.chooses("Tide")
    assert traits(t, "Sea") == {"Salt"}
    assert traits(t, "Pond") == {"Tide"}
    t = placed(text, rival=side(left=BARE, right=POND))
    t.you.chooses("Bare")  # it has none to lose
    t.you.is_asked("main phase")


def test_a_trait_of_anybody_is_lost_by_all() -> None:
    text = (
        f"choose 1 trait of a character in {THEIRS} stage, and all of {THEIRS} characters lose "
        f"that trait {TURN}."
    )
    t = placed(text, rival=side(left=SEA, right=POND))
    t.you.may_choose_exactly("Salt", "Tide")
    t.you.chooses("Tide")
    assert traits(t, "Sea") == {"Salt"}
    assert traits(t, "Pond") == set()


def test_a_character_of_anybody() -> None:
    hero = character(
        "Hero",
        text=f"【ACT】 [【REST】 this card] Choose another character, and that character gets +1 "
        f"level {TURN}.",
    )
    t = table("ws", side(left=hero, right="Ebb"), side(left="Flow"), at="main", cards=[EBB, FLOW])
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Flow")
    assert t.rival.value("Flow", "level") == 2


def test_any_number_is_declared() -> None:
    text = (
        "declare any number, and deal X damage to your opponent. X is equal to the number you "
        "declared."
    )
    t = placed(text, rival=side(deck=["Ebb", "Flow", "filler", "filler"]))
    assert t.you.options == [str(n) for n in range(51)]
    t.you.chooses("2")
    t.rival.clock.holds_exactly("Ebb", "Flow")


# --- trigger checks, several things under one condition ------------------------------------------


def test_what_is_done_when_there_were_two_checks() -> None:
    text = f"{TWICE}. If performed 2 times, {STOCK_AWAY}."
    deck = ["Ebb", "Flow", "filler", "filler"]
    t = attacking(text, rival=side(), deck=deck, stock=["Peak"])
    t.you.stock.is_("Ebb", "Peak")  # both went there, and the upper one away again
    t.you.waiting_room.holds_exactly("Flow")
    t.you.chooses("attack with filler")  # one check: nothing more goes away
    t.you.waiting_room.holds_exactly("Flow")


def test_a_condition_governs_all_that_follows_it() -> None:
    text = (
        "draw 1 card, and if you have another 《Tide》 character, choose 1 card in "
        f"{ROOM}, and put it into your memory."
    )
    t = placed(text, waiting_room=["Flow", "filler"], right="Ebb")
    t.you.chooses("Flow")
    t.you.hand.has(1)
    t.you.memory.is_("Flow")
    t = placed(text, waiting_room=["Flow"])
    t.you.hand.has(1)
    t.you.memory.is_()


def test_what_is_done_when_the_attack_ends() -> None:
    text = "draw 1 card, and at the end of this card's attack, put this card into your memory."
    t = attacking(text, rival=side())
    t.you.memory.is_("Hero")
    t.you.hand.has(1)


# --- cards from below, cards to choose -----------------------------------------------------------


def test_cards_from_the_bottom_are_looked_at() -> None:
    text = (
        f"look at up to 2 cards from the bottom of {THEIRS} deck, choose up to 1 card from among "
        "them, put it on the top of their deck, and put the rest into their waiting room."
    )
    deck = ["filler", "filler", "Ebb", "Flow"]
    t = placed(text, rival=side(deck=deck))
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Ebb", "Flow", "done")
    t.you.chooses("Flow")
    t.rival.waiting_room.is_("Ebb")
    names = t.rival.deck.names[::-1]
    assert names == ["filler", "filler", "Flow"]


def test_up_to_so_many_cards_from_the_bottom() -> None:
    text = "put up to 2 cards from the bottom of your deck into your stock."
    deck = ["filler", "Flow", "Ebb"]
    for answers, stock in (
        (["yes", "yes"], ["Flow", "Ebb"]),
        (["yes", "no"], ["Ebb"]),
        (["no"], []),
    ):
        t = placed(text, deck=deck)
        t.you.chooses(*answers)
        t.you.stock.is_(*stock)


def test_a_card_goes_to_the_hand_or_to_the_stage() -> None:
    text = (
        f"choose up to 1 character in {ROOM}, and return it to your hand or put it on any position "
        "of your stage. If you returned a character to your hand, draw 1 card. If you placed a "
        f"character on your stage, that character gets +500 power {TURN}."
    )
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Flow", "1")
    t.you.hand.holds_exactly("Flow", "filler")
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("Flow", "2", "right back")
    t.you.hand.has(0)
    assert t.you.value("Flow", "power") == 5500
    t = placed(text, waiting_room=["Ebb", "Flow"])
    t.you.chooses("done")  # there is nothing to go either way: nobody is asked
    t.you.hand.has(0)
    t.you.is_asked("main phase")


def test_a_card_of_the_hand_goes_without_a_word_about_choosing() -> None:
    t = placed(f"draw 1 card, and put 1 card from your hand into {ROOM}.", hand=["Ebb"])
    t.you.may_choose_exactly("Ebb", "filler")
    t.you.chooses("Ebb")
    t.you.waiting_room.is_("Ebb")


def test_one_of_yours_of_a_name_elsewhere() -> None:
    text = f'choose 1 of your "Ebb" in {ROOM}, and return it to your hand.'
    t = placed(text, waiting_room=["Flow", "Ebb"])
    t.you.hand.is_("Ebb")


def test_whoever_faces_this_card_changes_places_with_another() -> None:
    text = (
        f"choose 1 character facing this card and another of {THEIRS} level 0 or lower "
        "characters, and exchange them as 【STAND】."
    )
    t = placed(text, rival=side(left="Ebb", right="Flow"))
    t.rival.left_center.is_("Flow")
    t.rival.right_center.is_("Ebb")
    t = placed(text, rival=side(left="Flow", right="Ebb"))
    t.rival.left_center.is_("Flow")  # nobody else is of that level
    t.rival.right_center.is_("Ebb")


def test_separate_positions_one_after_the_other() -> None:
    wave = climax("Wave")
    hero = character(
        "Hero",
        text="【ACT】 Brainstorm [(1) 【REST】 this card] Flip over 2 cards from the top of your "
        f"deck, and put them into {ROOM}. For each climax revealed among those cards, choose up "
        f"to 1 level 0 or lower character in {ROOM}, and put it on separate positions of your "
        "stage.",
    )
    zones = {"deck": [wave, wave, "filler"], "waiting_room": ["Ebb", "Ebb"], "stock": 1}
    t = table("ws", side(left=hero, **zones), at="main", cards=[EBB, wave])
    t.you.chooses("activate Hero", "Ebb")
    every = ["left center", "middle center", "right center", "left back", "right back"]
    t.you.may_choose_exactly(*every)
    t.you.chooses("middle center", "Ebb")
    t.you.may_choose_exactly(*(p for p in every if p != "middle center"))
    t.you.chooses("right back")
    t.you.middle_center.is_("Ebb")
    t.you.right_back.is_("Ebb")


def test_damage_taken_is_dealt_back() -> None:
    text = (
        "【AUTO】 During this card's battle, when the damage you received is not canceled, deal "
        "the same damage to your opponent."
    )
    hero = character("Hero", power=9000, text=text)
    two = character("Two", soul=2)
    mine = side(left=two, right="filler")
    t = table("ws", mine, side(right=hero), at="attack", cards=[two, hero])
    t.you.chooses("attack with Two", "frontal")
    t.rival.clock.has(2)
    t.you.clock.has(2)


def test_an_ability_of_the_clock_without_its_icon() -> None:
    text = (
        "【CONT】 Alarm When this card is the top card of your clock, all of your characters get "
        "+500 power."
    )
    bell = character("Bell", text=text)
    for clock, more in (([bell, "filler"], 500), (["filler", bell], 0)):
        t = table("ws", side(left="Ebb", clock=clock), at="main", cards=[EBB, bell])
        plain = table("ws", side(left="Ebb"), at="main", cards=[EBB])
        assert t.you.value("Ebb", "power") == plain.you.value("Ebb", "power") + more


def test_the_back_stage_is_attacked_when_it_says_when() -> None:
    text = (
        f"【CONT】 When this card attacks, you may choose {TO_BACK}, and this card frontal attacks "
        "that character as the defending character instead."
    )
    rival = side(left="Ebb", left_back="Flow")
    t = standing(text, at="attack", rival=rival, right="filler")
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("direct", "Flow")
    t.you.chooses("Flow")
    assert t.you.state_of("Hero") == REVERSE  # of the two, Flow is the stronger
