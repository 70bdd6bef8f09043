"""Weiss Schwarz wordings that few cards print, played: later, either of two, lower, different."""

from __future__ import annotations

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REVERSE
from bythebook.kernel.state.changes import face, orient
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.testing import Table, character, side, table
from bythebook.testing.table import Side
from bythebook.text.ws import Unplayable, read
from tests.cards.ws.test_language import CARDS, attacking
from tests.cards.ws.test_play import settle

PLACED = "When this card is placed on the stage"
HAND = "your hand"
ROOM = "your waiting room"
TURN = "until end of turn"
GETS = f"this card gets +1000 power {TURN}."
TO_MEMORY = "put that character into your memory"
OPPONENT = "this card's battle opponent"
NEXT_TURN = "until the end of your opponent's next turn"


def hero(*text: str, level: int = 1) -> object:
    return character("Hero", level=level, text=text, traits=("Tide",))


def board(mine: Side, rival: Side | None = None, at: str = "") -> Table:
    return table("ws", mine, rival, at=at, cards=CARDS)


def power(t: Table) -> int:
    return t.you.value("Hero", "power")


# --- later ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("later", "taken"),
    [("put that character into your memory", "Flow"), ("put it into your memory", "Peak")],
)
def test_later_it_and_that_character_can_be_two_cards(later: str, taken: str) -> None:
    text = (
        f"choose 1 of your other characters, put the top card of your deck into {ROOM}, and at "
        f"the end of the turn, {later}."
    )
    t = attacking(text, middle="Ebb", back_left="Flow", deck=["Peak", *["filler"] * 6])
    t.you.chooses("Flow", "attack with filler", "attack with Ebb")
    t.you.memory.is_(taken)


def test_nobody_is_asked_later_about_a_character_that_is_not_there() -> None:
    text = (
        f"choose up to 1 《Tide》 character in {ROOM}, put it on any position of your stage, and "
        f"at the end of the turn, you may {TO_MEMORY}."
    )
    for answer, kept in (("yes", []), ("no", ["Flow"])):
        t = attacking(text, middle="Ebb", waiting_room=["Flow"])
        t.you.chooses("Flow", "left back", "attack with filler", "attack with Ebb")
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        assert t.you.left_back.names == kept
    # Nothing was chosen.
    t = attacking(text, middle="Ebb", waiting_room=["Flow"])
    t.you.chooses("done", "attack with filler", "attack with Ebb")
    t.rival.is_asked("clock phase")
    # It has lost its battle, and has left since.
    t = attacking(text, side(middle="Peak"), waiting_room=["Flow"])
    t.you.chooses("Flow", "middle center", "attack with filler", "attack with Flow", "frontal")
    t.you.chooses("no")  # no Encore
    t.you.waiting_room.is_("Flow")
    t.rival.is_asked("clock phase")


# --- a stretch of time, and what lasts -----------------------------------------------------------


@pytest.mark.parametrize(
    "so",
    [
        f"during this card's battle, this card gets +1000 power {TURN}",
        f"during this card's battle, your opponent cannot play events from their hand {TURN}",
        f"during your turn, this card gets +1000 power {NEXT_TURN}",
    ],
)
def test_what_lasts_is_not_so_in_a_stretch_of_time_only(so: str) -> None:
    for words in (f"{so}.", f"draw 1 card, and {so}."):
        with pytest.raises(Unplayable):
            read(f"【AUTO】 When this card attacks, {words}", CHARACTER)


def test_what_is_done_once_is_done_if_the_stretch_is_now() -> None:
    for whose, wanted in (("your", 5000), ("your opponent's", 4000)):
        t = attacking(f"during {whose} turn, {GETS}")
        assert power(t) == wanted


# --- its own cost --------------------------------------------------------------------------------


def test_nothing_is_done_to_a_card_that_its_own_cost_has_moved() -> None:
    under = "put this card face up underneath that character as a marker"
    chosen = f"hoose 1 of your other characters, and {under}."
    with pytest.raises(Unplayable):
        read(f"【ACT】 [Put this card into {ROOM}] C{chosen}", CHARACTER)
    when = "When this card attacks, you may pay the cost. If you do"
    with pytest.raises(Unplayable):
        read(f"【AUTO】 [Put this card into {ROOM}] {when}, c{chosen}", CHARACTER)
    # The same for another cost; and if the cost is not paid, the card is still there.
    assert read(f"【ACT】 [(1)] C{chosen}", CHARACTER).cost
    text = f"【AUTO】 [Put this card into {ROOM}] {when} not, {GETS}"
    t = board(side(left=hero(text), right="Ebb"), at="attack")
    t.you.chooses("attack with Hero", "no")
    assert power(t) == 4000


# --- either of two -------------------------------------------------------------------------------


def test_this_card_or_its_battle_opponent_is_that_character() -> None:
    text = (
        f"【AUTO】 When this card or {OPPONENT} becomes 【REVERSE】, that character gets "
        f"-500 power {TURN}."
    )
    for strength, mine, theirs in ((1000, 3000, 500), (9000, 2500, 9000)):
        foe = character("Foe", power=strength)
        t = board(side(left=hero(text), middle="Ebb"), side(right=foe, middle="Ebb"), "attack")
        t.you.chooses("attack with Hero", "frontal")
        settle(t)
        assert (power(t), t.rival.value("Foe", "power")) == (mine, theirs)
    # Somebody else is none of the two.
    t = board(side(left=hero(text), middle="Ebb"), side(middle="Ebb"))
    t.changes(orient([t.you.ref("Ebb")], REVERSE))
    settle(t)
    assert t.you.value("Ebb", "power") == CARDS[0].values[7]


def test_placed_from_the_hand_or_by_a_keyword() -> None:
    text = f'【AUTO】 {PLACED} from {HAND} or by "Change", {GETS}'

    def changed(where: str, word: str = "Change ") -> Table:
        put = f'choose 1 "Hero" in {where}, and put it on the stage position that this card was on'
        caller = character(
            "Mio",
            text=f"【AUTO】 {word}[Put this card into {ROOM}] At the beginning of your climax "
            f"phase, you may pay the cost. If you do, {put}.",
        )
        zone = "hand" if where == HAND else "waiting_room"
        t = board(side(left=caller, **{zone: [hero(text)]}), at="main")
        t.you.chooses("pass", "yes")
        if "Hero" in t.you.options:
            t.you.chooses("Hero")
        settle(t)
        return t

    assert power(changed(ROOM)) == 4000
    assert power(changed(HAND)) == 4000  # one moment, not two
    assert power(changed(ROOM, "")) == 3000
    assert power(changed(HAND, "")) == 4000


# --- numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "wanted"), [(0, 5000), (1, 3000), (2, 3000)])
def test_lower_is_not_equal(level: int, wanted: int) -> None:
    text = (
        f"【CONT】 During this card's battle, if the level of {OPPONENT} is lower than the level "
        "of this card, this card gets +2000 power."
    )
    foe = character("Foe", level=level, power=500)
    mine, theirs = side(left=hero(text), middle="Ebb"), side(right=foe, left="Ebb", hand=["Ebb"])
    t = board(mine, theirs, "attack")
    assert power(t) == 3000
    t.you.chooses("attack with Hero", "frontal")
    t.rival.is_asked("counter step")
    assert power(t) == wanted
    t.rival.passes()


def test_cards_that_lie_face_down_have_no_different_names() -> None:
    text = (
        "【CONT】 This card gets +X power. X is equal to the number of cards with different card "
        "names in your memory ×500."
    )
    t = board(side(left=hero(text), memory=["Ebb", "Ebb", "Flow", "Peak"]))
    assert power(t) == 4500
    t.changes(face([t.you.ref("Flow"), t.you.ref("Peak")], FACE_DOWN))
    assert power(t) == 3500


def test_of_nobody_chosen_there_is_no_same_level() -> None:
    text = (
        "【AUTO】 At the beginning of your attack phase, choose 1 character in your center stage, "
        "and if the levels of all your characters in your center stage are the same as that "
        "character's, draw 1 card."
    )
    for center, drawn in ((["Flow", "Flow"], 1), (["Flow", "Ebb"], 0), ([], 0)):
        places = dict(zip(("left", "right"), center, strict=False))
        t = board(side(back_left=hero(text), **places), at="climax")
        if center:
            t.you.chooses("Flow")
        t.you.hand.has(drawn)


# --- what was not done ---------------------------------------------------------------------------


def test_that_card_is_no_other_card_if_none_was_revealed() -> None:
    reveal = "You may reveal the top card of your deck. If that card is a 《Tide》 character, "
    look = "look at the top card of your opponent's deck, put it on the top of their deck or into "
    action = f'perform the following action. "{reveal}put it into your stock."'
    with pytest.raises(Unplayable):
        read(f"【AUTO】 When this card attacks, {look}their waiting room, and {action}", CHARACTER)
    # With nothing looked at before, there is no other card.
    for answer, stock in (("yes", 2), ("no", 1)):
        t = attacking(action, deck=["Ebb", "filler", "filler"])
        t.you.chooses(answer)
        t.you.stock.has(stock)  # and the trigger check's card


def test_one_more_card_does_not_become_those_cards() -> None:
    put = f"put the top 2 cards of your deck into {ROOM}"
    heal = f"put up to 1 card from the top of your clock into {ROOM}"
    among = "the number of 《Tide》 characters among those cards is"
    text = f"{put}. If {among} 1 or more, {heal}. If {among} 2 or more, draw 1 card."
    with pytest.raises(Unplayable):
        read(f"【AUTO】 When this card attacks, {text}", CHARACTER)
    draw = f"{put}. If {among} 1 or more, {GETS[:-1]}. If {among} 2 or more, draw 1 card."
    for top, drawn in ((["Ebb", "Flow"], 1), (["Ebb", "Peak"], 0)):
        t = attacking(draw, deck=[*top, "filler", "filler", "filler"])
        t.you.hand.has(drawn)


def test_that_character_is_one_and_those_characters_are_several() -> None:
    for count, who, good in (
        ("1", "that character gets", True),
        ("2", "those characters get", True),
        ("2", "that character gets", False),
        ("1", "those characters get", False),
    ):
        text = f"【AUTO】 When this card attacks, choose {count} of your characters, and {who} "
        if good:
            assert read(f"{text}+500 power {TURN}.", CHARACTER).body
        else:
            with pytest.raises(Unplayable):
                read(f"{text}+500 power {TURN}.", CHARACTER)
