"""Shapes of Assist and Backup."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REVERSE
from bythebook.testing import Table, character, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    board,
    hero,
    powers,
    settled,
    shielded,
    standing,
)


def clocked(text: str) -> Table:
    """As `shielded`, but the attacker's player has a clock."""
    backup = f"【ACT】 【COUNTER】 Backup 1000, Level 0 [{p.DISCARD_THIS}]"
    shield = character("Shield", text=(backup, text))
    theirs = side(right="Reed", middle="Stone", hand=[shield, "Rain", "Rain"])
    mine = side(
        left=hero(level=2, power=8000), middle="Fern", right="filler", level=1, clock=["Reed"]
    )
    t = board(mine, theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    return t


def test_backup_for_stock_and_itself() -> None:
    text = (
        f"【ACT】 【COUNTER】 Backup 2000, Level 1 [(1) {p.DISCARD_THIS}] (Choose 1 of your "
        f"characters that is being frontal attacked, and that character gets +2000 power {p.TURN})"
    )
    shield = character("Shield", text=text)
    for level, stock, offered in ((1, 1, True), (0, 1, False), (1, 0, False)):
        theirs = side(right="Reed", middle="Fern", hand=[shield], level=level, stock=stock)
        t = board(side(left=hero(power=4000), right="filler"), theirs, "attack")
        t.you.chooses("attack with Hero", "frontal")
        t.rival.may_choose_exactly(*(["activate Shield"] if offered else []), "pass")
        t.rival.chooses("activate Shield" if offered else "pass")
        # The one that is attacked gets it, not the other one, who is stronger.
        assert t.rival.value("Reed", "power") == (5000 if offered else 3000)
        assert t.rival.value("Fern", "power") == 5000
        assert (t.you.state_of("Hero") == REVERSE) == offered
        if offered:
            t.rival.waiting_room.holds_exactly("Shield", "filler")


def test_assist_reaches_those_in_front() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +700 power.")
    t = standing(left="Reed", middle="Fern", right="Stone", back_left=helper)
    assert powers(t, "Reed", "Fern", "Stone", "Hero") == (3700, 5700, 3000, 3000)
    t = standing(left="Reed", middle=helper, back_left="Fern")
    assert powers(t, "Reed", "Fern", "Hero") == (3000, 5000, 3000)


def test_backup_for_itself_alone() -> None:
    shield = character(
        "Shield",
        text=f"【ACT】 【COUNTER】 Backup 1500, Level 0 [{p.DISCARD_THIS}]",
    )
    theirs = side(right="Reed", left="Fern", hand=[shield, "Rain"])
    t = board(side(left=hero(power=4000), right="filler"), theirs, "attack")
    t.you.chooses("attack with Hero", "side")
    # Nobody is frontal attacked: there is no counter step.
    t.rival.hand.has(2)
    t.you.is_asked("attack declaration")
    t = board(side(left=hero(power=4000), right="filler"), theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    t.rival.chooses("activate Shield")
    assert (t.rival.value("Reed", "power"), t.rival.value("Fern", "power")) == (4500, 5000)
    assert t.you.state_of("Hero") == REVERSE


def test_assist_by_the_receivers_level() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +X power. "
                  "X is equal to that character's level ×600.", level=1)  # fmt: skip
    t = standing(left="Reed", middle="Oak", back_left=helper)
    # Each by its own level, and not by the helper's.
    assert powers(t, "Reed", "Oak", "Hero") == (3000, 8200, 3000)


def test_assist_for_high_levels_only() -> None:
    text = "【CONT】 Assist All of your level 2 or higher characters in front of this card get "
    helper = hero(f"{text}+1500 power.")
    t = standing(left="Oak", middle="Pine", right="Cliff", back_left=helper)
    assert powers(t, "Oak", "Pine", "Cliff") == (8500, 10500, 9500)
    t = standing(left="Fern", middle="Reed", back_left=helper)
    assert powers(t, "Fern", "Reed") == (5000, 3000)


def test_using_backup_strengthens_one_in_battle() -> None:
    text = (
        f"【AUTO】 {p.BACKED_UP}if you have a 《Moss》 character, {p.PICK_FIGHTING}+1200 power "
        f"{p.TURN}."
    )
    t = shielded(text)
    t.rival.chooses("activate Shield")
    # The only one of theirs in battle; nobody of yours can be chosen.
    assert t.rival.value("Reed", "power") == 3000 + 1000 + 1200
    assert t.rival.value("Stone", "power") == 3000
    assert t.you.value("Hero", "power") == 8000
    t = shielded(text, right="Stone", middle="filler")
    t.rival.chooses("activate Shield")
    assert t.rival.value("Stone", "power") == 4000


def test_assist_by_level_for_a_trait() -> None:
    helper = hero("【CONT】 Assist All of your 《Moss》 characters in front of this card get +X "
                  "power. X is equal to that character's level ×600.")  # fmt: skip
    t = standing(left="Fern", middle="Cliff", back_left=helper)
    assert powers(t, "Fern", "Cliff") == (5600, 9500)
    # A level that changes changes the power with it.
    up = character("Up", text="【CONT】 All of your other characters get +1 level.")
    t = standing(left="Fern", middle="Oak", back_left=helper, back_right=up)
    assert powers(t, "Fern", "Oak") == (6200, 8800)


def test_backup_gives_an_ability_to_one_in_battle() -> None:
    text = (
        f"【AUTO】 {p.BACKED_UP}choose 1 of your characters in battle, and that character gets the "
        f"following ability {p.TURN}. \"【AUTO】 {p.BEATS}put that character into your opponent's "
        'memory."'
    )
    t = shielded(text, power=6000)
    t.rival.chooses("activate Shield")
    settled(t)
    # "Your opponent" is the opponent of the player whose character has it.
    t.you.memory.is_("Hero")
    t.rival.memory.has(0)
    t.rival.right_center.is_("Reed")
    weak = shielded(text)
    weak.rival.chooses("activate Shield")
    weak.you.memory.has(0)


def test_assist_by_level_in_other_words() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +X power. "
                  "X is equal to 600 multiplied by that character's level.")  # fmt: skip
    t = standing(left="Pine", middle="Fern", back_left=helper)
    assert powers(t, "Pine", "Fern") == (10800, 5600)


def test_no_events_and_no_backup_from_the_hand() -> None:
    text = '【CONT】 You cannot play events or "Backup" from your hand.'
    backup = f"【ACT】 【COUNTER】 Backup 1000, Level 0 [{p.DISCARD_THIS}]"
    shield = character("Shield", text=backup)
    t = board(side(left=hero(text), hand=["Rain", "Reed"]), side(hand=["Rain"]))
    t.you.may_choose_exactly("play Reed", "exchange positions", "pass")
    for middle, offered in ((hero(text), []), ("Fern", ["activate Shield"])):
        theirs = side(right="Reed", middle=middle, hand=[shield])
        t = board(side(left="Oak", middle="Fern"), theirs, "attack")
        t.you.chooses("attack with Oak", "frontal")
        t.rival.may_choose_exactly(*offered, "pass")
        t.rival.passes()
    # Their own text does not bind the other player.
    t = board(side(hand=["Rain"]), side(left=hero(text)))
    t.you.may_choose_exactly("play Rain", "pass")


def test_backup_puts_cards_of_the_deck_away() -> None:
    t = shielded(f"【AUTO】 {p.BACKED_UP}put the top 3 cards of your deck {p.TO_ROOM}.",
                 deck=["Fern", "Oak", "Pine", "Rain", "Rain", "Rain"])  # fmt: skip
    t.rival.chooses("activate Shield")
    # The damage of the attack came after that.
    t.rival.waiting_room.holds_exactly("Fern", "Oak", "Pine", "Shield")
    t.rival.clock.is_("Rain")
    t = shielded(f"【AUTO】 {p.BACKED_UP}put the top 3 cards of your deck {p.TO_ROOM}.")
    t.rival.passes()
    assert "Shield" not in t.rival.waiting_room.names


def test_backup_puts_a_high_character_away() -> None:
    text = (
        f"【AUTO】 [Put 2 cards from {p.HAND} {p.TO_ROOM}] {p.BACKED_UP}{p.MAY_PAY}choose 1 of "
        "your "
        "opponent's characters with level higher than your opponent's level, and put it "
        f"{p.THEIR_ROOM}."
    )
    t = shielded(text, hand=["Rain", "Rain", "Fern"])
    t.rival.chooses("activate Shield", "yes", "Rain", "Rain")
    # You are at level one: the Hero is above that, the Fern is not.
    assert "Hero" in t.you.waiting_room.names
    t.you.middle_center.is_("Fern")
    t.rival.hand.is_("Fern")
    t = shielded(text, hand=["Rain"])
    t.rival.chooses("activate Shield")
    t.you.left_center.is_("Hero")


def test_backup_and_two_things_one_may_do() -> None:
    text = (
        f"【AUTO】 [Put 2 cards from {p.HAND} {p.TO_ROOM}] {p.BACKED_UP}{p.MAY_PAY}you may "
        f"{p.HEAL_THEM}. If you do, choose 1 of your opponent's characters with level higher than "
        "your opponent's level, and put it into their clock."
    )
    t = shielded(text, hand=["Rain", "Rain"])
    t.you.clock.has(0)
    t.rival.chooses("activate Shield", "yes", "yes")
    # There was nothing to heal, so the second thing is not done.
    t.you.clock.has(0)
    assert t.you.left_center.names == ["Hero"]
    for answer, gone in (("yes", True), ("no", False)):
        t = clocked(text)
        t.rival.chooses("activate Shield", "yes", answer)
        assert ("Hero" in t.you.clock.names) == gone
        assert ("Reed" in t.you.waiting_room.names) == gone


def test_backup_with_a_cost_of_three_parts() -> None:
    text = (
        f"【AUTO】 [(1) {p.DISCARD} & Put 1 character from your stage {p.TO_ROOM}] {p.BACKED_UP}"
        f"{p.MAY_PAY}you may {p.HEAL_THEM}. If you do, choose 1 of your opponent's characters with "
        "level higher than your opponent's level, and put it into their clock."
    )
    t = shielded(text, hand=["Rain"], stock=1)
    t.rival.chooses("activate Shield", "yes")
    t.rival.may_choose_exactly("Reed", "Stone")
    t.rival.chooses("Stone")
    t.rival.middle_center.is_()
    t.rival.chooses("no")
    t.you.left_center.is_("Hero")
    for zones in ({"hand": ["Rain"]}, {"stock": 1}):
        t = shielded(text, **zones)
        t.rival.chooses("activate Shield")
        t.rival.middle_center.is_("Stone")
