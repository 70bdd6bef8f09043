"""Climaxes, climax combos, and what waits for a climax."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, STAND, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.testing import climax, side
from tests.cards.ws.shapes import phrases as p
from tests.cards.ws.shapes.board import (
    activated,
    attacking,
    beating,
    blossoming,
    board,
    can_activate,
    deck,
    fast_to,
    hero,
    placed,
    powers,
    settled,
    standing,
)


def test_a_climax_strengthens_all_of_your_characters() -> None:
    storm = climax("Storm", text="【CONT】 All of your characters get +1500 power and +2 soul.")
    t = standing(middle="Fern", back_left="Stone", climax=storm, rival=side(left="Reed"))
    assert powers(t, "Fern", "Stone") == (6500, 4500)
    assert t.you.value("Stone", "soul") == 3
    assert (t.rival.value("Reed", "power"), t.rival.value("Reed", "soul")) == (3000, 1)
    t.changes(move([t.you.ref("Storm")], WAITING_ROOM))
    assert powers(t, "Fern") == (5000,)


def test_a_climax_feeds_the_stock_and_gives_soul() -> None:
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


def test_a_climax_performs_standby() -> None:
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


def test_a_climax_of_soul_only() -> None:
    storm = climax("Storm", text="【CONT】 All of your characters get +3 soul.")
    t = standing(middle="Fern", climax=storm, rival=side(left="Fern"))
    assert (t.you.value("Fern", "soul"), t.you.value("Fern", "power")) == (4, 5000)
    assert t.rival.value("Fern", "soul") == 1


def test_a_lower_level_with_few_climaxes_in_the_waiting_room() -> None:
    text = (
        f"【CONT】 If {p.ROOM} has 2 or less climaxes, this card gets -1 level while in {p.HAND}."
    )
    high = hero(text, level=1)
    for room, level in ((["Bloom"] * 2, 0), (["Bloom"] * 3, 1), (["Reed"] * 4, 0)):
        t = board(side(hand=[high], waiting_room=room), side(waiting_room=["Bloom"] * 5))
        assert t.you.value("Hero", "level") == level
        assert ("play Hero" in t.you.options) == (level == 0)


def test_a_climax_for_a_climax() -> None:
    text = f"{p.MAY_PAY}choose 1 climax in {p.ROOM}, and return it to {p.HAND}."
    t = placed(text, f"(1) {p.DISCARD_CLIMAX}", hand=["Bloom", "Reed"], stock=1,
               waiting_room=["Gust", "Fern"])  # fmt: skip
    t.you.chooses("yes", "Bloom")
    # What was paid is there to be chosen too.
    t.you.may_choose_exactly("Gust", "Bloom")
    t.you.chooses("Gust")
    t.you.hand.holds_exactly("Gust", "Reed")
    t.you.waiting_room.holds_exactly("Bloom", "Fern", "filler")
    broke = placed(text, f"(1) {p.DISCARD_CLIMAX}", hand=["Bloom"], waiting_room=["Gust"])
    broke.you.chooses("no")
    broke.you.hand.is_("Bloom")


def test_a_climax_for_a_character_of_a_trait() -> None:
    text = f"{p.MAY_PAY}{p.SALVAGE}."
    t = placed(text, p.DISCARD_CLIMAX, hand=["Bloom"], waiting_room=["Fern", "Stone", "Oak"])
    t.you.chooses("yes", "Bloom")
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.you.hand.is_("Oak")
    t = placed(text, p.DISCARD_CLIMAX, hand=["Bloom"], waiting_room=["Stone"])
    t.you.chooses("yes", "Bloom")
    t.you.hand.has(0)
    t.you.waiting_room.holds_exactly("Bloom", "Stone")


def test_a_climax_draws_and_strengthens_one() -> None:
    text = f"【AUTO】 {p.CLIMAX_PLAYED}draw 1 card, {p.PICK}+1700 power and +1 soul {p.TURN}."
    t = blossoming(text, left="Fern", middle="Reed", deck=["Oak", "Rain"])
    t.you.hand.is_("Oak")
    t.you.may_choose_exactly("Fern", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Fern") == (4700, 5000)
    assert (t.you.value("Reed", "soul"), t.you.value("Fern", "soul")) == (2, 1)
    nobody = blossoming(text, deck=["Oak", "Rain"])
    nobody.you.hand.is_("Oak")


def test_the_climax_phase_strengthens_one_of_a_trait() -> None:
    text = f"【AUTO】 {p.CLIMAX_PHASE}{p.PICK_MOSS}+1300 power {p.TURN}."
    t = board(side(left=hero(text), middle="Reed", right="Stone"), at="climax")
    t.you.may_choose_exactly("Hero", "Reed")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Hero") == (4300, 3000)
    rival = side(hand=["Bloom"], level=["filler"])
    theirs = board(side(left=hero(text), middle="Reed"), rival, "climax", turn=1)
    theirs.rival.is_asked("climax phase")


def test_any_climax_of_yours_strengthens_one() -> None:
    text = f"【AUTO】 When a climax is placed on your climax area, {p.PICK}+1300 power {p.TURN}."
    t = board(side(left=hero(text), middle="Stone", hand=["Bloom"], level=["filler"]), at="climax")
    t.you.chooses("play Bloom")
    t.you.may_choose_exactly("Hero", "Stone")
    t.you.chooses("Stone")
    assert powers(t, "Stone", "Hero") == (4300, 3000)
    theirs = side(hand=["Bloom"], level=["filler"], left="Reed")
    t = board(side(left=hero(text)), theirs, "climax", turn=1)
    t.rival.chooses("play Bloom")
    assert powers(t, "Hero") == (3000,)


def test_a_combo_with_a_climax_and_another() -> None:
    text = (
        f'if "Bloom" is in your climax area, and {p.ANOTHER_MOSS}, '
        f"{p.dig('3', '《Moss》 character', True)}."
    )
    stack = ["Rain", "Fern", "Stone", "Oak", "Oak"]
    t = attacking(text, label="【CXCOMBO】 ", climax="Bloom", middle="Reed", deck=stack)
    t.you.chooses("yes", "yes", "yes")
    t.you.may_choose_exactly("Fern", "done")
    t.you.chooses("Fern")
    t.you.hand.is_("Fern")
    for played, other in (("Gust", "Reed"), ("Bloom", "Stone")):
        t = attacking(text, label="【CXCOMBO】 ", deck=stack, climax=played, middle=other)
        t.you.is_asked("attack declaration")
        t.you.hand.has(0)


def test_a_climax_for_any_character() -> None:
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


def test_a_climax_among_those_cards_rests_it() -> None:
    text = (
        f"put the top 2 cards of your deck {p.TO_ROOM}. If there is a climax among those cards, "
        f"{p.REST_THIS}."
    )
    for top, state in ((["Reed", "Bloom"], REST), (["Reed", "Fern"], STAND)):
        t = placed(text, deck=[*top, "Bloom", "Oak"], waiting_room=["Bloom"], middle="Stone")
        assert t.you.state_of("Hero") == state
        assert t.you.state_of("Stone") == STAND


def test_a_combo_that_may_deal_damage() -> None:
    text = (
        'if "Bloom" is in your climax area, you may deal 1 damage to your opponent. '
        f"{p.DAMAGE_NOTE}"
    )
    for played, answer, clock in (("Bloom", "yes", 2), ("Bloom", "no", 1), ("Gust", "", 1)):
        foe = side(deck=["Reed"] * 5, right="Oak")
        t = attacking(text, label="【CXCOMBO】 ", climax=played, rival=foe, how="frontal")
        if answer:
            t.you.may_choose_exactly("yes", "no")
            t.you.chooses(answer)
        t.rival.clock.has(clock)
    canceled = side(deck=["Bloom", *["Reed"] * 4], right="Oak")
    t = attacking(text, label="【CXCOMBO】 ", climax="Bloom", rival=canceled, how="frontal")
    t.you.chooses("yes")
    t.rival.clock.has(1)
    t.rival.waiting_room.is_("Bloom")


def test_a_climax_brings_one_back_and_gives_soul() -> None:
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


def test_with_a_climax_put_away_four_are_looked_at() -> None:
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


def test_a_combo_on_beating_a_foe() -> None:
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


def test_a_climax_lets_one_sort_two_cards() -> None:
    text = f"【AUTO】 When a climax is placed on your climax area, {p.SORT_TWO}."
    zones: dict[str, Any] = {
        "left": hero(text),
        "hand": ["Bloom"],
        "level": ["filler"],
        "deck": ["Reed", "Fern", "Oak"],
    }
    t = board(side(**zones), at="climax")
    t.you.chooses("play Bloom", "yes", "no")
    assert deck(t) == ["Reed", "Fern", "Oak"]
    t = board(side(**zones), at="climax")
    t.you.chooses("play Bloom", "yes", "yes", "Fern")
    assert sorted(deck(t)[:2]) == ["Fern", "Reed"]


def test_a_combo_of_damage_twice_and_power() -> None:
    text = (
        f'if "Bloom" is in your climax area, {p.MAY_PAY}deal 1 damage to your opponent 2 times, '
        f"and this card gets +1300 power {p.TURN}. {p.DAMAGE_NOTE}"
    )
    foe = side(right="Oak", deck=["Bloom", "Reed", "Reed", "Reed", "Reed"])
    zones: dict[str, Any] = {
        "label": "【CXCOMBO】 ",
        "rival": foe,
        "how": "frontal",
        "hand": ["Rain"],
        "stock": 2,
    }
    t = attacking(text, f"(2) {p.DISCARD}", climax="Bloom", **zones)
    t.you.chooses("yes")
    # The first was canceled by the climax, the second was not; then the attack's own.
    t.rival.waiting_room.is_("Bloom")
    t.rival.clock.has(2)
    assert powers(t, "Hero") == (4300,)
    t = attacking(text, f"(2) {p.DISCARD}", climax="Gust", **zones)
    t.you.hand.is_("Rain")


def test_a_combo_that_lets_it_flee() -> None:
    text = (
        f'if "Bloom" is in your climax area, and you have another 《Moss》 or 《Rock》 character, '
        f"{p.MAY_PAY}choose 1 《Moss》 or 《Rock》 character in {p.ROOM}, return it to "
        f"{p.HAND}, and "
        f"this card gets the following ability {p.NEXT_TURN}. "
        f'"【AUTO】 When this card is frontal attacked, you may return this card to {p.HAND}."'
    )
    foes = side(right="Oak", middle="Reed")
    t = attacking(text, p.DISCARD, foes, "side", "【CXCOMBO】 ", climax="Bloom", middle="Stone",
                  hand=["Rain"], waiting_room=["Cliff", "Fern", "filler"])  # fmt: skip
    t.you.chooses("yes")
    t.you.may_choose_exactly("Cliff", "Fern")
    t.you.chooses("Cliff")
    t.you.hand.is_("Cliff")
    # In the opponent's turn it still has what it got.
    while t.game.pending is not None and t.turn_player is t.you:
        t.you.passes()
    while "attack with Oak" not in t.rival.options:
        t.rival.passes()
    t.rival.chooses("attack with Oak", "frontal")
    t.you.chooses("yes")
    t.you.hand.holds_exactly("Cliff", "Hero")
    t.you.passes()


def test_your_climax_lets_you_sort_two_cards() -> None:
    text = f"【AUTO】 When your climax is placed on your climax area, {p.SORT_TWO}."
    t = board(
        side(left=hero(text), hand=["Bloom"], level=["filler"], deck=["Reed", "Fern", "Oak"]),
        at="climax",
    )
    t.you.chooses("play Bloom", "no")
    assert deck(t) == ["Reed", "Fern", "Oak"]
    t = board(
        side(left=hero(text)), side(hand=["Bloom"], level=["filler"], left="Fern"), "climax", turn=1
    )
    t.rival.chooses("play Bloom")
    t.rival.is_asked("attack declaration")


def test_their_climaxes_rest_it() -> None:
    text = f"if the number of climaxes in your opponent's waiting room is 2 or more, {p.REST_THIS}."
    for room, state in ((["Bloom", "Gust", "Reed"], REST), (["Bloom", "Reed", "Reed"], STAND)):
        t = placed(text, waiting_room=["Bloom"] * 3, rival=side(waiting_room=room))
        assert t.you.state_of("Hero") == state


def test_power_without_a_climax() -> None:
    text = (
        f"if there is no climax in your climax area, and {p.ANOTHER_MOSS}, this card gets +2500 "
        f"power {p.TURN}."
    )
    assert powers(attacking(text, middle="Reed"), "Hero") == (5500,)
    assert powers(attacking(text, middle="Reed", climax="Bloom"), "Hero") == (3000,)
    assert powers(attacking(text, middle="Stone"), "Hero") == (3000,)


def test_a_combo_gives_everyone_a_second_check() -> None:
    text = (
        '【AUTO】 【CXCOMBO】 When "Bloom" is placed on your climax area, if your stock has 2 '
        "or less "
        f"cards, all of your characters get the following ability {p.TURN}. "
        f'"【AUTO】 [(1)] {p.ATTACKS}{p.MAY_PAY}{p.CHECK_TWICE}."'
    )
    for stock, given in ((2, True), (3, False)):
        zones: dict[str, Any] = {"left": hero(text), "middle": "Reed", "hand": ["Bloom"]}
        t = board(side(level=["filler"], stock=stock, **zones), at="climax")
        t.you.chooses("play Bloom")
        t.you.chooses("attack with Reed")
        if given:
            t.you.chooses("yes")
        t.you.stock.has(stock + 1)  # one paid and two checked, or just one checked


def test_an_ability_about_a_named_climax() -> None:
    text = (
        f"【ACT】 【CXCOMBO】 [{p.REST_THIS}] Choose 1 of your 《Moss》 or 《Sand》 characters, "
        "and that "
        f"character gets +2200 power and the following ability {p.TURN}. "
        '"【AUTO】 When damage dealt by this card is canceled, you may choose 1 "Bloom" in your '
        f'climax area, and return it to {p.HAND}."'
    )
    for played, back in (("Bloom", True), ("Gust", False)):
        t = can_activate(
            text, side(deck=["Bloom"] * 3), middle="Reed", right="Stone", climax=played
        )
        t.you.chooses("activate Hero")
        t.you.may_choose_exactly("Hero", "Reed")
        t.you.chooses("Reed")
        assert powers(t, "Reed") == (5200,)
        while "attack with Reed" not in t.you.options:
            t.you.passes()
        t.you.chooses("attack with Reed")
        settled(t)
        t.you.chooses("yes")
        t.you.climax_area.is_(*([] if back else [played]))
        assert ("Bloom" in t.you.hand.names) == back


def test_a_combo_of_two_damage_twice() -> None:
    text = (
        f'if "Bloom" is in your climax area, and {p.ANOTHER_MOSS}, {p.MAY_PAY}deal 2 damage to '
        f"your opponent 2 times. {p.DAMAGE_NOTE}"
    )
    cost = f'(2) Put 1 "Rain" from {p.HAND} {p.TO_ROOM}'
    foe = side(right="Pine", deck=["Reed", "Bloom", "Reed", "Reed", "Reed", "Reed"])
    zones: dict[str, Any] = {
        "label": "【CXCOMBO】 ",
        "rival": foe,
        "how": "frontal",
        "stock": 2,
        "middle": "Reed",
    }
    t = attacking(text, cost, climax="Bloom", hand=["Rain", "Oak"], **zones)
    t.you.chooses("yes", "Rain")
    # Two are canceled by the second card, two are dealt, and one by the attack.
    t.rival.waiting_room.holds_exactly("Reed", "Bloom")
    t.rival.clock.has(3)
    t = attacking(text, cost, climax="Bloom", hand=["Oak"], **zones)
    t.you.chooses("no")
    t.you.stock.has(3)
