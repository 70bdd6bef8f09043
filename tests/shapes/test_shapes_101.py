"""Ability shapes, the most frequent first: 101 to 120."""

from __future__ import annotations

from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import character, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    board,
    can_activate,
    fallen,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_101_a_card_of_the_hand_may_become_stock() -> None:
    text = f"you may choose 1 card in {p.HAND}, and put it into your stock."
    t = placed(text, hand=["Rain", "Reed"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Rain", "Reed")
    t.you.chooses("Rain")
    t.you.stock.is_("Rain")
    t.you.hand.is_("Reed")
    t = placed(text, hand=["Rain"])
    t.you.chooses("no")
    t.you.hand.is_("Rain")
    t = placed(text)
    t.you.chooses("yes")
    t.you.stock.has(0)


def test_102_a_search_for_a_low_level() -> None:
    text = f"{p.MAY_PAY}{p.search('level 1 or lower character')}."
    stack = ["Pine", "Oak", "Fern", "Bloom", "Stone", "Rain"]
    t = placed(text, f"(1) {p.DECK_TO_CLOCK}", stock=1, deck=stack)
    t.you.chooses("yes")
    t.you.clock.is_("Pine")
    t.you.may_choose_exactly("Fern", "Stone", "done")
    t.you.chooses("done")
    t.you.hand.has(0)
    t.you.deck.has(5)
    placed(text, f"(1) {p.DECK_TO_CLOCK}", deck=stack).you.clock.has(0)


def test_103_power_for_each_in_the_opponents_back() -> None:
    text = "【CONT】 This card gets +700 power for each character in your opponent's back stage."
    t = standing(
        text, back_left="Reed", rival=side(left="Fern", back_left="Stone", back_right="Reed")
    )
    assert powers(t, "Hero") == (4400,)
    assert powers(standing(text, back_left="Reed", rival=side(left="Fern")), "Hero") == (3000,)


def test_104_a_character_of_a_trait_for_a_card() -> None:
    text = f"{p.MAY_PAY}draw 1 card."
    t = placed(text, p.DISCARD_MOSS, hand=["Reed", "Stone", "Fern"], deck=["Oak", "Rain"])
    t.you.chooses("yes")
    t.you.may_choose_exactly("Reed", "Fern")
    t.you.chooses("Reed")
    t.you.hand.holds_exactly("Stone", "Fern", "Oak")
    none = placed(text, p.DISCARD_MOSS, hand=["Stone"], deck=["Oak", "Rain"])
    none.you.may_choose_exactly("no")
    none.you.chooses("no")


def test_105_no_events_and_no_backup_from_the_hand() -> None:
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


def test_106_others_cannot_side_attack() -> None:
    text = (
        "【CONT】 All of your other characters get the following ability. "
        '"【CONT】 This card cannot side attack."'
    )
    t = board(side(left=hero(text), middle="Fern"), side(right="Reed", middle="Reed"), "attack")
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")
    t.you.chooses("attack with Fern")
    # Only the frontal attack was left to it: nobody asked.
    assert t.you.state_of("Fern") == REST
    t.rival.clock.has(2)


def test_107_from_the_center_all_of_a_trait_get_power() -> None:
    text = (
        "【CONT】 If this card is in your center stage, all of your 《Moss》 characters get "
        "+1700 power."
    )
    t = standing(text, middle="Reed", right="Stone")
    assert powers(t, "Hero", "Reed", "Stone") == (4700, 4700, 3000)
    t = standing(left="Reed", back_left=hero(text))
    assert powers(t, "Hero", "Reed") == (3000, 3000)


def test_108_using_an_ability_strengthens_one_once_a_turn() -> None:
    text = (
        "【AUTO】 This ability activates up to 1 time per turn. When you use an 【ACT】, "
        f"{p.PICK}+1300 power {p.TURN}."
    )
    maker = character("Maker", text=f"【ACT】 [(1)] This card gets +100 power {p.TURN}.")
    t = board(side(left=hero(text), middle=maker, stock=2))
    t.you.chooses("activate Maker")
    t.you.may_choose_exactly("Hero", "Maker")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Maker") == (4300, 3100)
    t.you.chooses("activate Maker")
    assert powers(t, "Hero", "Maker") == (4300, 3200)
    t.you.is_asked("main phase")


def test_109_one_of_theirs_cannot_move_for_a_while() -> None:
    text = (
        "choose 1 of your opponent's characters, and that character gets the following ability "
        f'{p.NEXT_TURN}. "【CONT】 This card cannot move to another position of the stage."'
    )
    t = placed(text, rival=side(left="Fern", right="Oak"), middle="Reed")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    while t.game.pending is not None and t.game.pending.player == 0:
        t.you.passes()
    while "exchange positions" not in t.rival.options:
        t.rival.passes()
    t.rival.chooses("exchange positions")
    # Only the Fern can go, and not to where the Oak stands.
    t.rival.may_choose_exactly("middle center", "left back", "right back")
    t.ends_asking()


def test_110_leaving_brings_one_back_for_stock() -> None:
    text = f"【AUTO】 [(2)] {p.LEAVES}{p.MAY_PAY}{p.SALVAGE}."
    t = standing(text, stock=2, waiting_room=["Fern", "Stone"])
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    settled(t)
    t.you.chooses("yes")
    # The card itself is there by now, and is one of them.
    t.you.may_choose_exactly("Fern", "Hero")
    t.you.chooses("Hero")
    t.you.hand.is_("Hero")
    t.you.stock.has(0)


def test_111_it_cannot_be_reversed_by_a_cheap_one() -> None:
    text = f"【CONT】 If {p.FACING} is cost 1 or lower, this card cannot become 【REVERSE】."
    for foe, state in (("Oak", REST), ("Pine", REVERSE)):
        me = hero(text, power=500)
        t = board(side(left=me, middle="filler"), side(right=foe), "attack")
        t.you.chooses("attack with Hero", "frontal")
        assert t.you.state_of("Hero") == state, foe


def test_112_a_search_for_nothing() -> None:
    text = f"{p.search('《Moss》 character')}."
    t = placed(text, deck=["Fern", "Stone", "Oak"])
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    t = placed(text, deck=["Stone", "Rain"])
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    t.you.hand.has(0)


def test_113_healing_the_opponent_to_clock_a_low_foe() -> None:
    text = (
        f"【AUTO】 {p.REVERSED}if {p.FOE} is level 1 or lower, you may {p.HEAL_THEM}. If you do, "
        "put that character into your opponent's clock."
    )
    t = fallen(text, "Fern", rival={"clock": ["Reed", "Oak"]})
    before = t.rival.clock.names
    t.you.chooses("yes")
    t.rival.clock.is_("Fern", *before[1:])
    # The Stone beside it stays.
    t.rival.middle_center.is_("Stone")
    fallen(text, "Oak").you.is_asked("attack declaration")


def test_114_stepping_back_when_the_opponent_attacks() -> None:
    text = (
        f"【AUTO】 [(1)] {p.THEIR_ATTACKS}{p.MAY_PAY}move this card to an open position of your "
        "back stage."
    )
    mine = side(left=hero(text), back_left="Reed", stock=1)
    t = board(mine, side(right="Fern"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.right_back.is_("Hero")
    t.you.stock.has(0)
    t = board(mine, side(right="Fern"), "attack", turn=1)
    t.you.chooses("no")
    t.you.left_center.is_("Hero")
    broke = board(side(left=hero(text)), side(right="Fern"), "attack", turn=1)
    broke.rival.is_asked("attack declaration")


def test_115_resting_one_of_a_trait_for_power() -> None:
    text = f"【ACT】 [【REST】 1 of your 《Moss》 characters] This card gets +1300 power {p.TURN}."
    t = activated(text, middle="Reed", right="Stone")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert t.you.state_of("Reed") == REST
    assert t.you.state_of("Hero") == STAND
    assert powers(t, "Hero") == (4300,)
    t.you.chooses("activate Hero")
    assert t.you.state_of("Hero") == REST
    assert powers(t, "Hero") == (5600,)
    t.you.may_not_choose("activate Hero")
    can_activate("", left=(hero(text), REST), right="Stone").you.may_not_choose("activate Hero")


def test_116_who_faces_it_has_less_soul() -> None:
    t = standing("【CONT】 The character facing this card gets -1 soul.",
                 rival=side(right="Oak", middle="Pine"))  # fmt: skip
    assert (t.rival.value("Oak", "soul"), t.rival.value("Pine", "soul")) == (1, 2)
    t = standing("【CONT】 The character facing this card gets -1 soul.", rival=side(left="Oak"))
    assert t.rival.value("Oak", "soul") == 2


def test_117_power_by_number_in_other_words() -> None:
    text = (
        f"this card gets +X power {p.TURN}. X is equal to 600 multiplied by the number of 《Moss》 "
        "characters you have."
    )
    assert powers(placed(text, middle="Fern", right="Stone"), "Hero") == (4200,)


def test_118_one_in_their_center_loses_power() -> None:
    text = (
        "choose 1 character in your opponent's center stage, and that character gets -1300 power "
        f"{p.TURN}."
    )
    t = placed(text, middle="Reed", rival=side(left="Fern", right="Oak", back_left="Pine"))
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    assert (t.rival.value("Oak", "power"), t.rival.value("Fern", "power")) == (5700, 5000)
    placed(text, rival=side(back_left="Pine")).you.is_asked("main phase")
    # Without any power left it goes away.
    t = placed(text, rival=side(left=character("Twig", power=1300), middle="Reed"))
    t.you.chooses("Twig")
    t.rival.waiting_room.is_("Twig")


def test_119_drawing_dropping_and_stocking() -> None:
    text = (
        f"draw up to 2 cards, choose 2 cards in {p.HAND}, put them {p.TO_ROOM}, and put up to 1 "
        "card from the top of your deck into your stock."
    )
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak", "Pine", "Stone"])
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Rain", "Fern", "Oak")
    t.you.chooses("Rain", "Oak")
    t.you.hand.is_("Fern")
    t.you.waiting_room.holds_exactly("Rain", "Oak")
    t.you.chooses("yes")
    t.you.stock.is_("Pine")
    t = placed(text, hand=["Rain"], deck=["Fern", "Oak", "Pine", "Stone"])
    t.you.chooses("no")
    # As many as there are, and the rest of the text is done all the same.
    t.you.waiting_room.is_("Rain")
    t.you.chooses("no")
    t.you.stock.has(0)


def test_120_bond_for_a_card_of_the_deck() -> None:
    me = hero(f'【AUTO】 Bond/"Oak" [{p.DECK_TO_CLOCK}]')
    t = board(side(hand=[me], deck=["Fern", "Reed"], waiting_room=["Oak"]))
    t.you.chooses("play Hero", "left center", "yes")
    t.you.clock.is_("Fern")
    t.you.hand.is_("Oak")
