"""What the words of Weiss Schwarz texts mean, played: costs, what is got and lost, checks."""

from __future__ import annotations

from bythebook.games.ws.cards import TRAITS
from bythebook.kernel.language.words import words_of
from bythebook.testing import Table, character, side, table
from tests.cards.ws.test_language import attacking
from tests.cards.ws.test_play import EBB, FLOW, activate, placed
from tests.text.ws_positions import (
    ITS_TRAIT,
    MARKER,
    PAID,
    ROOM,
    SAME_NAME,
    STOCK_AWAY,
    THEIRS,
    TURN,
    TWICE,
)

SEA = character("Sea", traits=("Tide", "Salt"))
POND = character("Pond", traits=("Tide",))
BARE = character("Bare", traits=())


def traits(t: Table, name: str) -> set[str]:
    """The traits a card of the rival has."""
    return set(words_of(t.game.value(TRAITS, t.rival.card(name))))


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
