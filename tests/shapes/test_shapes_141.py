"""Ability shapes, the most frequent first: 141 to 160."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, STAND
from bythebook.testing import Table, character, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    beating,
    blossoming,
    board,
    can_activate,
    fast_to,
    hero,
    placed,
    powers,
    settled,
    shielded,
    standing,
)


def test_141_a_climax_for_any_character() -> None:
    text = (
        f"【ACT】 [(1) {p.DISCARD_CLIMAX}] Choose 1 character in {p.ROOM}, and return it to "
        f"{p.HAND}."
    )
    t = activated(text, stock=1, hand=["Bloom", "Rain"], waiting_room=["Stone", "Gust"])
    t.you.chooses("Bloom")
    # What was paid with is a character too.
    t.you.may_choose_exactly("Stone", "filler")
    t.you.chooses("Stone")
    t.you.hand.holds_exactly("Stone", "Rain")
    can_activate(text, stock=1, hand=["Rain"]).you.may_not_choose("activate Hero")


def test_142_others_of_two_names_with_enough_of_a_trait() -> None:
    text = f'【CONT】 If {p.TWO_MOSS}, all of your other "Fern" and "Stone" get +1100 power.'
    t = standing(text, middle="Fern", right="Stone", back_left="Reed")
    assert powers(t, "Fern", "Stone", "Reed") == (6100, 4100, 3000)
    t = standing(text, middle="Fern", right="Stone")
    assert powers(t, "Fern", "Stone") == (5000, 3000)


def test_143_a_climax_among_those_cards_rests_it() -> None:
    text = (
        f"put the top 2 cards of your deck {p.TO_ROOM}. If there is a climax among those cards, "
        f"{p.REST_THIS}."
    )
    for top, state in ((["Reed", "Bloom"], REST), (["Reed", "Fern"], STAND)):
        t = placed(text, deck=[*top, "Bloom", "Oak"], waiting_room=["Bloom"], middle="Stone")
        assert t.you.state_of("Hero") == state
        assert t.you.state_of("Stone") == STAND


def test_144_a_named_card_comes_from_the_hand() -> None:
    text = (
        f'【ACT】 [(3) {p.REST_THIS}] Choose up to 1 "Oak" in {p.HAND}, and put it on any '
        "position of your stage."
    )
    t = activated(text, stock=3, hand=["Oak", "Fern"])
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak", "middle center")
    t.you.middle_center.is_("Oak")
    t.you.hand.is_("Fern")
    t = activated(text, stock=3, hand=["Fern"])
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    can_activate(text, stock=2, hand=["Oak"]).you.may_not_choose("activate Hero")


def test_145_a_combo_that_may_deal_damage() -> None:
    text = (
        'if "Bloom" is in your climax area, you may deal 1 damage to your opponent. '
        f"{p.DAMAGE_NOTE}"
    )
    for climax, answer, clock in (("Bloom", "yes", 2), ("Bloom", "no", 1), ("Gust", "", 1)):
        foe = side(deck=["Reed"] * 5, right="Oak")
        t = attacking(text, label="【CXCOMBO】 ", climax=climax, rival=foe, how="frontal")
        if answer:
            t.you.may_choose_exactly("yes", "no")
            t.you.chooses(answer)
        t.rival.clock.has(clock)
    canceled = side(deck=["Bloom", *["Reed"] * 4], right="Oak")
    t = attacking(text, label="【CXCOMBO】 ", climax="Bloom", rival=canceled, how="frontal")
    t.you.chooses("yes")
    t.rival.clock.has(1)
    t.rival.waiting_room.is_("Bloom")


def test_146_another_that_falls_strengthens_one() -> None:
    text = (
        f"【AUTO】 When your other character becomes 【REVERSE】 in battle, {p.PICK}+1300 power "
        f"{p.TURN}."
    )
    t = board(
        side(left=hero(text), middle="Reed", right="Fern"),
        side(middle="Oak", right="Oak"),
        "attack",
    )
    t.you.chooses("attack with Reed", "frontal")
    t.you.may_choose_exactly("Hero", "Reed", "Fern")
    t.you.chooses("Hero")
    assert powers(t, "Hero", "Fern") == (4300, 5000)
    # It itself is no other, and the opponent's are none of yours.
    t.you.chooses("attack with Hero", "frontal")
    t.you.is_asked("attack declaration")


def test_147_up_to_two_get_power() -> None:
    text = (
        "choose up to 2 of your 《Moss》 characters, and those characters get +1700 power "
        f"{p.TURN}."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.may_choose_exactly("Hero", "Reed", "Fern", "done")
    t.you.chooses("Reed", "Fern")
    assert powers(t, "Hero", "Reed", "Fern", "Stone") == (3000, 4700, 6700, 3000)
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.chooses("Fern", "done")
    assert powers(t, "Hero", "Reed", "Fern") == (3000, 3000, 6700)
    t = attacking(text, middle="Reed", right="Stone")
    t.you.chooses("done")
    assert powers(t, "Hero", "Reed") == (3000, 3000)


def test_148_an_attack_looks_at_the_top_card() -> None:
    for place, stock in ((0, "Reed"), (1, "Fern")):
        t = attacking(f"{p.KEEP_OR_DROP}.", deck=["Reed", "Fern", "Oak"])
        t.answer(place)
        # The trigger check comes after it.
        t.you.stock.is_(stock)


def test_149_exchanging_places_standing() -> None:
    text = (
        f"【AUTO】 [(1)] {p.THEIR_ATTACKS}{p.MAY_PAY}choose this card and 1 of your 《Moss》 "
        "characters, and exchange them as 【STAND】."
    )
    mine = side(
        left=(hero(text), REST), back_left=("Fern", REST), back_right="Stone", middle="Oak", stock=1
    )
    t = board(mine, side(right="Reed"), "attack", turn=1)
    t.you.chooses("yes")
    t.you.may_not_choose("Stone")
    t.you.chooses("Fern")
    t.you.left_center.is_("Fern")
    t.you.left_back.is_("Hero")
    assert [t.you.state_of(n) for n in ("Fern", "Hero")] == [STAND, STAND]


def test_150_the_top_card_of_a_trait_weakens_one_of_theirs() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, choose 1 character in your "
        f"opponent's center stage, and that character gets -2500 power {p.TURN}. {p.BACK_NOTE}"
    )
    foes = side(left="Fern", right="Oak", back_left="Pine")
    t = placed(text, deck=["Reed", "Rain"], rival=foes)
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    assert (t.rival.value("Oak", "power"), t.rival.value("Fern", "power")) == (4500, 5000)
    t.you.deck.is_("Reed", "Rain")
    t = placed(text, deck=["Stone", "Reed"], rival=foes)
    t.you.is_asked("main phase")


def test_151_the_top_card_of_a_trait_may_become_a_marker() -> None:
    text = (
        f"reveal {p.TOP}. If that card is a 《Moss》 character, you may put it face up underneath "
        f"this card as a marker. {p.ELSE_BACK_NOTE}"
    )
    for answer, marks in (("yes", ["Fern"]), ("no", [])):
        t = placed(text, deck=["Fern", "Oak", "Reed"])
        t.you.chooses(answer)
        t.you.markers_under_left_center.is_(*marks)
        t.you.deck.has(3 - len(marks))
    t = placed(text, deck=["Stone", "Oak"])
    t.you.is_asked("main phase")
    t.you.deck.is_("Stone", "Oak")


def test_152_a_climax_brings_one_back_and_gives_soul() -> None:
    text = (
        f"【AUTO】 {p.CLIMAX_PLAYED}choose up to 1 character with level equal to or lower than "
        "your "
        f"level in {p.ROOM}, return it to {p.HAND}, choose up to 2 of your characters, and those "
        f"characters get +1 soul {p.TURN}."
    )
    t = blossoming(
        text,
        level=["filler"],
        waiting_room=["Reed", "Fern", "Oak"],
        left="Stone",
        middle="Pine",
        right="Cliff",
    )
    t.you.may_choose_exactly("Reed", "Fern", "done")
    t.you.chooses("Fern", "Stone", "Cliff")
    t.you.hand.is_("Fern")
    assert [t.you.value(n, "soul") for n in ("Stone", "Pine", "Cliff")] == [2, 2, 3]
    t = blossoming(text, level=["filler"], waiting_room=["Oak"], left="Stone")
    t.you.chooses("done")
    t.you.hand.has(0)
    assert t.you.value("Stone", "soul") == 1


def test_153_resonate_for_soul() -> None:
    text = (
        f'【AUTO】 Resonate [Reveal 1 "Oak" in {p.HAND}] {p.CLIMAX_PHASE}{p.MAY_PAY}this card '
        f"gets +1 soul {p.TURN}."
    )
    t = board(side(left=hero(text), middle="Fern", hand=["Oak", "Reed"]), at="climax")
    t.you.chooses("yes")
    t.you.may_choose_exactly("Oak")
    t.you.chooses("Oak")
    t.you.hand.holds_exactly("Oak", "Reed")
    assert (t.you.value("Hero", "soul"), t.you.value("Fern", "soul")) == (2, 1)
    assert t.you.shown("Oak")
    t = board(side(left=hero(text), hand=["Reed"]), at="climax")
    t.you.may_choose_exactly("no")
    t.you.chooses("no")


def test_154_placed_or_changed_into() -> None:
    change = (
        f'【AUTO】 Change [{p.AWAY}] {p.CLIMAX_PHASE}{p.MAY_PAY}choose 1 "Hero" in {p.ROOM}, '
        "and put it on the stage position that this card was on."
    )
    text = (
        f'【AUTO】 When this card is placed on the stage from {p.HAND} or by a "Change" effect, '
        f"draw up to 2 cards, {p.DROP_ONE}."
    )
    seed = character("Seed", text=change)
    t = board(
        side(left=seed, middle="Reed", waiting_room=[hero(text)], deck=["Fern", "Oak", "Rain"]),
        at="climax",
    )
    # The Seed's own encore waits too, and cannot be paid for.
    t.you.chooses("yes", "resolve Hero", "yes", "yes", "Fern")
    settled(t)
    t.you.left_center.is_("Hero")
    t.you.hand.is_("Oak")
    t = board(side(hand=[hero(text)], deck=["Fern", "Oak", "Rain"]))
    t.you.chooses("play Hero", "left center", "yes", "no")
    t.you.hand.has(0)  # the only card is dropped
    t.you.waiting_room.is_("Fern")


def test_155_another_becomes_stock() -> None:
    text = f"【ACT】 [{p.REST_THIS}] Choose 1 of your other characters, and put it into your stock."
    t = activated(text, middle="Stone", back_left="Fern")
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Fern")
    t.you.stock.is_("Fern")
    t.you.left_back.is_()
    alone = activated(text)
    alone.you.stock.has(0)
    assert alone.you.state_of("Hero") == REST


def test_156_a_lower_level_with_enough_of_a_name() -> None:
    text = (
        f'【CONT】 If the number of "Rain" in {p.ROOM} is 2 or more, this card gets -1 level '
        f"while in {p.HAND}."
    )
    high = hero(text, level=1)
    for room, level in ((["Rain"] * 2, 0), (["Rain", "Reed", "Reed"], 1)):
        t = board(side(hand=[high], waiting_room=room), side(waiting_room=["Rain"] * 4))
        assert t.you.value("Hero", "level") == level


def test_157_being_placed_strengthens_another() -> None:
    t = placed(f"choose 1 of your other characters, and that character gets +1700 power {p.TURN}.",
               middle="Stone", back_left="Fern")  # fmt: skip
    t.you.may_choose_exactly("Stone", "Fern")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Fern", "Hero") == (4700, 5000, 3000)


def test_158_backup_and_two_things_one_may_do() -> None:
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


def test_159_with_a_climax_put_away_four_are_looked_at() -> None:
    text = (
        f"put the top 2 cards of your deck {p.TO_ROOM}. If there is a climax among those cards, "
        f"{p.dig('3', '《Moss》 character', True)}."
    )
    t = placed(text, deck=["Bloom", "Rain", "Fern", "Stone", "Oak", "Pine"])
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "Oak", "done")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t.you.waiting_room.holds_exactly("Bloom", "Rain", "Fern", "Stone")
    t = placed(text, deck=["Reed", "Rain", "Fern", "Bloom", "Oak"])
    t.you.is_asked("main phase")
    t.you.waiting_room.holds_exactly("Reed", "Rain")


def test_160_a_combo_on_beating_a_foe() -> None:
    text = f'if "Bloom" is in your climax area, and {p.TWO_MOSS}, draw up to 2 cards, {p.DROP_ONE}.'
    zones: dict[str, Any] = {
        "middle": "Reed",
        "back_left": "Fern",
        "deck": ["Rain", "Oak", "Pine", "Stone", "Stone"],
    }
    t = beating(text, label="【CXCOMBO】 ", climax="Bloom", **zones)
    t.you.chooses("yes", "yes")
    t.you.may_choose_exactly("Oak", "Pine")
    t.you.chooses("Oak")
    t.you.hand.is_("Pine")
    t = beating(text, label="【CXCOMBO】 ", climax="Gust", **zones)
    t.you.hand.has(0)
    fast_to(t, "pass")
