"""Ability shapes, the most frequent first: 1 to 20."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import HAND, REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, climax, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    blossoming,
    board,
    fallen,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_001_a_climax_strengthens_all_of_your_characters() -> None:
    storm = climax("Storm", text="【CONT】 All of your characters get +1500 power and +2 soul.")
    t = standing(middle="Fern", back_left="Stone", climax=storm, rival=side(left="Reed"))
    assert powers(t, "Fern", "Stone") == (6500, 4500)
    assert t.you.value("Stone", "soul") == 3
    assert (t.rival.value("Reed", "power"), t.rival.value("Reed", "soul")) == (3000, 1)
    t.changes(move([t.you.ref("Storm")], WAITING_ROOM))
    assert powers(t, "Fern") == (5000,)


def test_002_backup_for_stock_and_itself() -> None:
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


def test_003_the_clocks_top_card_may_go_away() -> None:
    text = f"you may put the top card of your clock {p.TO_ROOM}."
    for answer, left in (("yes", ["Reed"]), ("no", ["Fern", "Reed"])):
        t = placed(text, clock=["Fern", "Reed"], rival=side(clock=["Oak"]))
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses(answer)
        t.you.clock.is_(*left)
        t.you.waiting_room.has(2 - len(left))
        t.rival.clock.is_("Oak")
    empty = placed(text)
    empty.you.chooses("yes")
    empty.you.waiting_room.has(0)


def test_004_others_of_a_trait_get_power() -> None:
    t = standing("【CONT】 All of your other 《Moss》 characters get +700 power.", middle="Reed",
                 back_left="Stone", back_right="Fern", rival=side(left="Reed"))  # fmt: skip
    assert powers(t, "Hero", "Reed", "Stone", "Fern") == (3000, 3700, 3000, 5700)
    assert t.rival.value("Reed", "power") == 3000


def test_005_power_for_each_other_of_a_trait() -> None:
    text = "【CONT】 This card gets +700 power for each of your other 《Moss》 characters."
    for zones, power in (
        ({}, 3000),
        ({"middle": "Stone"}, 3000),
        ({"middle": "Reed", "back_left": "Fern", "hand": ["Reed"]}, 4400),
    ):
        t = standing(text, rival=side(left="Reed"), **zones)
        assert powers(t, "Hero") == (power,)


def test_006_assist_reaches_those_in_front() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +700 power.")
    t = standing(left="Reed", middle="Fern", right="Stone", back_left=helper)
    assert powers(t, "Reed", "Fern", "Stone", "Hero") == (3700, 5700, 3000, 3000)
    t = standing(left="Reed", middle=helper, back_left="Fern")
    assert powers(t, "Reed", "Fern", "Hero") == (3000, 5000, 3000)


def test_007_power_with_enough_others_of_a_trait() -> None:
    text = f"【CONT】 If {p.TWO_MOSS}, this card gets +1200 power."
    assert powers(standing(text, middle="Reed", right="Fern"), "Hero") == (4200,)
    assert powers(standing(text, middle="Reed", right="Stone"), "Hero") == (3000,)
    assert powers(standing(text, middle="Reed", rival=side(left="Reed")), "Hero") == (3000,)


def test_008_encore_for_a_character_of_the_hand() -> None:
    text = f"【AUTO】 Encore [Put 1 character from {p.HAND} {p.TO_ROOM}] {p.REMINDER}"
    t = board(side(left=(hero(text), REVERSE), hand=["Reed", "Bloom"]), at="encore")
    settled(t)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed")
    t.you.chooses("Reed")
    t.you.left_center.is_("Hero")
    assert t.you.state_of("Hero") == REST
    t.you.waiting_room.is_("Reed")
    t = board(side(left=(hero(text), REVERSE), hand=["Bloom"], stock=2), at="encore")
    t.you.chooses("resolve Hero: put 1 character")
    # Asked all the same: the other player does not see that there is nothing to pay with.
    t.you.may_choose_exactly("no")
    t.you.chooses("no")
    t.you.left_center.is_()
    t.you.waiting_room.is_("Hero")


def test_009_power_during_your_turn() -> None:
    text = "【CONT】 During your turn, this card gets +1200 power."
    assert powers(standing(text, turn=0), "Hero") == (4200,)
    assert powers(standing(text, turn=1), "Hero") == (3000,)


def test_010_backup_for_itself_alone() -> None:
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


def test_011_power_on_being_placed_until_the_turn_ends() -> None:
    t = placed(f"this card gets +1700 power {p.TURN}.", middle="Reed")
    assert powers(t, "Hero", "Reed") == (4700, 3000)
    while t.game.pending is not None and t.game.pending.player == 0:
        t.you.passes()
    assert powers(t, "Hero") == (3000,)


def test_012_a_fallen_card_may_take_a_low_foe_along() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may 【REVERSE】 that character."
    )
    t = fallen(text, "Fern")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    assert t.rival.state_of("Fern") == REVERSE
    assert t.rival.state_of("Stone") == STAND
    t = fallen(text, "Fern")
    t.you.chooses("no")
    assert t.rival.state_of("Fern") == STAND
    t = fallen(text, "Oak")
    t.you.is_asked("attack declaration")
    assert t.rival.state_of("Oak") == STAND


def test_013_assist_by_the_receivers_level() -> None:
    helper = hero(f"【CONT】 Assist All of your {p.AHEAD} get +X power. "
                  "X is equal to that character's level ×600.", level=1)  # fmt: skip
    t = standing(left="Reed", middle="Oak", back_left=helper)
    # Each by its own level, and not by the helper's.
    assert powers(t, "Reed", "Oak", "Hero") == (3000, 8200, 3000)


def test_014_a_climax_feeds_the_stock_and_gives_soul() -> None:
    text = (
        f"【AUTO】 {p.CLIMAX_PLAYED}choose up to 1 blue card in {p.ROOM}, put it into your stock, "
        f"and all of your characters get +1 soul {p.TURN}."
    )
    t = blossoming(text, left="Fern", waiting_room=["Leaf", "Reed", "Bloom"])
    t.you.may_choose_exactly("Leaf", "done")
    t.you.chooses("Leaf")
    t.you.stock.is_("Leaf")
    assert t.you.value("Fern", "soul") == 2
    t = blossoming(text, left="Fern", waiting_room=["Leaf"])
    t.you.chooses("done")
    t.you.stock.has(0)
    assert t.you.value("Fern", "soul") == 2
    t = blossoming(text, left="Fern", waiting_room=["Reed"])
    t.you.stock.has(0)
    assert t.you.value("Fern", "soul") == 2


def test_015_a_search_for_stock_and_a_card() -> None:
    text = f"{p.MAY_PAY}{p.search('《Moss》 character')}."
    stack = ["filler", "Fern", "Stone", "Bloom", "Oak"]
    t = placed(text, f"(1) {p.DISCARD}", hand=["Rain"], stock=1, deck=stack)
    t.you.chooses("yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Rain", "filler")
    t.you.deck.holds_exactly("filler", "Fern", "Stone", "Bloom")
    for hand, stock in (([], 1), (["Rain"], 0)):
        broke = placed(text, f"(1) {p.DISCARD}", hand=hand, stock=stock, deck=stack)
        broke.you.is_asked("main phase")
        broke.you.deck.has(5)


def test_016_power_by_the_number_of_a_trait_counting_itself() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to the number of 《Moss》 characters you "
        "have ×600."
    )
    t = placed(text, middle="Reed", right="Stone", back_left="Fern", hand=["Oak"])
    assert powers(t, "Hero") == (4800,)
    assert powers(placed(text), "Hero") == (3600,)


def test_017_a_climax_performs_standby() -> None:
    text = f"【AUTO】 {p.CLIMAX_PLAYED}perform the 【STANDBY】 effect."
    t = blossoming(text, left="Fern", level=["filler"], waiting_room=["Oak", "Pine", "Rain"])
    # A character at most one level above its player's.
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak")
    t.you.may_choose_exactly("left center", "middle center", "right center", "left back",
                             "right back")  # fmt: skip
    t.you.chooses("right back")
    t.you.right_back.is_("Oak")
    assert t.you.state_of("Oak") == REST
    t.you.waiting_room.holds_exactly("Pine", "Rain")


def test_018_a_lower_level_in_the_hand() -> None:
    text = (
        "【CONT】 If you have 2 or more 《Moss》 characters, this card gets -1 level while in "
        f"{p.HAND}."
    )
    high = hero(text, level=1)
    t = board(side(hand=[high], middle="Reed", left="Fern"))
    assert t.you.value("Hero", "level") == 0
    t.you.may_choose_exactly("play Hero", "exchange positions", "pass")
    t = board(side(hand=[high], middle="Reed", left="Stone"))
    assert t.you.value("Hero", "level") == 1
    t.you.may_not_choose("play Hero")
    there = standing(left=high, middle="Reed", right="Fern")
    assert there.you.value("Hero", "level") == 1
    there.changes(move([there.you.ref("Hero")], HAND))
    assert there.you.value("Hero", "level") == 0


def test_019_a_climax_of_soul_only() -> None:
    storm = climax("Storm", text="【CONT】 All of your characters get +3 soul.")
    t = standing(middle="Fern", climax=storm, rival=side(left="Fern"))
    assert (t.you.value("Fern", "soul"), t.you.value("Fern", "power")) == (4, 5000)
    assert t.rival.value("Fern", "soul") == 1


def test_020_it_cannot_side_attack() -> None:
    shy = hero("【CONT】 This card cannot side attack.")
    foe = side(right="Reed", middle="Reed")
    t = board(side(left=shy, middle="Fern", right="filler"), foe, "attack")
    t.you.chooses("attack with Hero")
    # Only one way is left, and nobody asks.
    assert t.you.state_of("Hero") == REVERSE
    assert t.rival.clock.names == ["filler"]
    t.you.chooses("attack with Fern")
    t.you.may_choose_exactly("frontal", "side")
    t.ends_asking()
