"""Ability shapes, the most frequent first: 181 to 200."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.kernel.state.changes import orient
from bythebook.testing import character, event, side
from tests.shapes import phrases as p
from tests.shapes.board import (
    activated,
    attacking,
    board,
    can_activate,
    deck,
    hero,
    powers,
    settled,
    standing,
)


def test_181_a_named_card_or_one_of_two_traits() -> None:
    text = (
        f'reveal {p.TOP}. If that card is "Rain" or a 《Moss》 or 《Sand》 character, '
        f"{p.PICK}+2200 "
        f"power {p.TURN}. {p.BACK_NOTE}"
    )
    for top, found in (("Rain", True), ("Fern", True), ("Stone", False), ("Bloom", False)):
        t = attacking(text, deck=[top, "filler", "filler"], middle="Reed")
        if found:
            t.you.may_choose_exactly("Hero", "Reed", "filler")
            t.you.chooses("Reed")
        assert powers(t, "Reed") == (5200 if found else 3000,), top


def test_182_a_combo_gives_everyone_a_second_check() -> None:
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


def test_183_one_of_two_effects() -> None:
    text = (
        f'【ACT】 [Put 1 "Rain" from {p.HAND} {p.TO_ROOM} & {p.REST_THIS}] Choose 1 of the '
        "following "
        "effects, and perform it. "
        '"Choose 1 character in your opponent\'s center stage, and return it to their hand." '
        f'"Choose 1 《Moss》 or 《Rock》 character in {p.ROOM}, and return it to {p.HAND}."'
    )
    foes = side(left="Fern", middle="Oak", back_left="Pine")
    t = activated(text, foes, hand=["Rain", "Reed"], waiting_room=["Cliff", "filler"])
    t.you.chooses("Rain")
    assert len(t.you.options) == 2
    t.answer(0)
    t.you.may_choose_exactly("Fern", "Oak")
    t.you.chooses("Oak")
    t.rival.hand.is_("Oak")
    t.you.hand.is_("Reed")
    t = activated(text, foes, hand=["Rain"], waiting_room=["Cliff", "filler"])
    t.you.chooses("Rain")
    t.answer(1)
    t.you.hand.is_("Cliff")
    t.rival.hand.has(0)
    can_activate(text, foes, hand=["Reed"]).you.may_not_choose("activate Hero")


def test_184_an_ability_about_a_named_climax() -> None:
    text = (
        f"【ACT】 【CXCOMBO】 [{p.REST_THIS}] Choose 1 of your 《Moss》 or 《Sand》 characters, "
        "and that "
        f"character gets +2200 power and the following ability {p.TURN}. "
        '"【AUTO】 When damage dealt by this card is canceled, you may choose 1 "Bloom" in your '
        f'climax area, and return it to {p.HAND}."'
    )
    for climax, back in (("Bloom", True), ("Gust", False)):
        t = can_activate(
            text, side(deck=["Bloom"] * 3), middle="Reed", right="Stone", climax=climax
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
        t.you.climax_area.is_(*([] if back else [climax]))
        assert ("Bloom" in t.you.hand.names) == back


def test_185_a_conditional_ability_and_power() -> None:
    text = (
        f"【CONT】 If {p.TWO_MOSS}, this card gets +2200 power and the following ability. "
        f'"【AUTO】 [(1)] {p.ATTACKS}{p.MAY_PAY}{p.CHECK_TWICE}."'
    )
    zones: dict[str, Any] = {"stock": ["Pine"], "deck": ["Reed", "Oak", "Rain", "Rain"]}
    t = board(side(left=hero(text), middle="Reed", right="Fern", **zones), None, "attack")
    assert powers(t, "Hero") == (5200,)
    t.you.chooses("attack with Hero", "yes")
    t.you.stock.is_("Oak", "Reed")
    t = board(side(left=hero(text), middle="Reed", right="Stone", **zones), None, "attack")
    t.you.chooses("attack with Hero")
    t.you.stock.is_("Reed", "Pine")
    assert powers(t, "Hero") == (3000,)


def test_186_those_with_either_name_get_an_encore() -> None:
    text = (
        '【CONT】 All of your other characters with "Reed" or "Fern" in its card name get '
        f'"【AUTO】 Encore [{p.DECK_TO_CLOCK}]".'
    )
    for fallen, saved in (("Reed", True), ("Fern", True), ("Stone", False)):
        t = board(
            side(left=hero(text), middle=(fallen, REVERSE), deck=["Oak", "Rain"]), at="encore"
        )
        settled(t)
        if saved:
            t.you.chooses("yes")
        t.you.middle_center.is_(*([fallen] if saved else []))
        t.you.clock.is_(*(["Oak"] if saved else []))


def test_187_resting_two_for_an_ability() -> None:
    text = (
        "【ACT】 [【REST】 2 of your characters] Choose 1 of your 《Moss》 or 《Sand》 "
        "characters, and that "
        f'character gets the following ability {p.TURN}. "【AUTO】 {p.BEATS}you may choose 1 '
        "《Moss》 or "
        f'《Sand》 character in {p.ROOM}, and put it into your stock."'
    )
    t = can_activate(text, side(middle="Reed"), left=hero(text), middle="Fern", back_left="Stone",
                     back_right="Stone", waiting_room=["Oak", "Cliff"])  # fmt: skip
    t.you.chooses("activate Hero", "Stone", "Stone")
    t.you.may_choose_exactly("Hero", "Fern")
    t.you.chooses("Fern")
    while "attack with Fern" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Fern", "frontal")
    settled(t)
    before = len(t.you.stock)
    t.you.chooses("yes")
    t.you.stock.has(before + 1)
    assert t.you.stock.names[0] == "Oak"
    t.you.waiting_room.is_("Cliff")


def test_188_two_cards_for_two_characters() -> None:
    text = (
        f"【AUTO】 【CXCOMBO】 [Put 2 cards from {p.HAND} {p.TO_ROOM}] When a card named "
        '"Bloom" is placed '
        f"on your climax area, {p.MAY_PAY}choose up to 2 《Moss》 characters in {p.ROOM}, and "
        "return "
        f"them to {p.HAND}."
    )
    zones: dict[str, Any] = {"left": hero(text), "level": ["filler"]}
    t = board(
        side(hand=["Bloom", "Rain", "Fern"], waiting_room=["Oak", "Stone"], **zones), at="climax"
    )
    t.you.chooses("play Bloom", "yes")
    t.you.may_choose_exactly("Oak", "Fern", "done")
    t.you.chooses("Oak", "Fern")
    t.you.hand.holds_exactly("Oak", "Fern")
    t = board(side(hand=["Gust", "Rain", "Fern"], waiting_room=["Oak"], **zones), at="climax")
    t.you.chooses("play Gust")
    t.you.hand.has(2)
    t = board(side(hand=["Bloom", "Rain"], waiting_room=["Oak"], **zones), at="climax")
    t.you.chooses("play Bloom")
    t.you.hand.is_("Rain")


def test_189_a_combo_of_two_damage_twice() -> None:
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


def test_190_a_counter_event_that_saves_one() -> None:
    text = (
        f"【COUNTER】 {p.begin(p.search('《Moss》 character'))}"
        ", choose 1 of your characters, and that character gets the following ability "
        f"{p.TURN}. "
        f'"【AUTO】 {p.LEAVES}you may {p.BACK_TO_PLACE}."'
    ).replace(", and shuffle your deck", ", shuffle your deck")
    mist = event("Mist", text=text)
    theirs = side(
        right="Reed", middle="Stone", hand=[mist], deck=["Oak", "filler", "filler", "Rain"]
    )
    t = board(side(left=hero(power=9000)), theirs, "attack")
    t.you.chooses("attack with Hero", "frontal")
    t.rival.chooses("play Mist")
    t.rival.may_choose_exactly("Oak", "done")
    t.rival.chooses("Oak")
    t.rival.hand.is_("Oak")
    t.rival.may_choose_exactly("Reed", "Stone")
    t.rival.chooses("Reed")
    settled(t)
    t.rival.chooses("yes")
    t.rival.right_center.is_("Reed")


def test_191_a_low_card_costs_soul() -> None:
    text = (
        f"reveal {p.TOP}. If that card is level 0 or lower, this card gets -1 soul {p.TURN}. "
        "(Climax are regarded as level 0. The revealed card is returned to its original place)"
    )
    for top, clock in (("Reed", 0), ("Bloom", 0), ("Fern", 1)):
        t = attacking(text, deck=[top, "filler", "filler"], rival=side(right="Pine"), how="frontal")
        t.rival.clock.has(clock)


def test_192_resting_gives_a_look_at_the_top_card() -> None:
    text = (
        f"【ACT】 [{p.REST_THIS}] Choose 1 of your characters, and that character gets the "
        "following "
        f'ability {p.TURN}. "【AUTO】 {p.BEATS}{p.KEEP_OR_DROP}."'
    )
    t = can_activate(text, side(middle="Reed", deck=["Rain"] * 5), left=hero(text), middle="Fern",
                     right="filler", deck=["filler", "Oak", "Pine", "Stone"])  # fmt: skip
    t.you.chooses("activate Hero", "Fern")
    while "attack with Fern" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Fern", "frontal")
    settled(t)
    top = deck(t)[0]
    t.answer(1)
    assert top in t.you.waiting_room.names
    t.rival.deck.has(4)


def test_193_it_is_replaced_from_the_deck() -> None:
    text = (
        f"【AUTO】 [Put this card into your clock] {p.REVERSED_FIGHTING}{p.MAY_PAY}search your "
        "deck for "
        'up to 1 "Oak", put it on the stage position that this card was on as 【REST】, and '
        "shuffle "
        "your deck."
    )
    mine = side(left=hero(text, power=500), middle="filler", deck=["Rain", "Fern", "Oak"])
    t = board(mine, side(right="Pine"), "attack")
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes")
    t.you.clock.is_("Hero")
    t.you.may_choose_exactly("Oak", "done")
    t.you.chooses("Oak")
    t.you.left_center.is_("Oak")
    assert t.you.state_of("Oak") == REST
    t = board(mine, side(right="Pine"), "attack")
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes", "done")
    t.you.left_center.is_()
    idle = standing(text)
    idle.changes(orient([idle.you.ref("Hero")], REVERSE))
    idle.you.left_center.is_("Hero")


def test_194_an_event_that_remembers_itself() -> None:
    text = (
        "If the number of 《Moss》 characters you have is 1 or less, this card cannot be "
        "played from "
        f"{p.HAND}. Choose 1 of your opponent's cost 1 or lower characters, and put it on the "
        "bottom "
        "of your opponent's deck. Put this card into your memory."
    )
    mist = event("Mist", text=text)
    board(side(hand=[mist], left="Reed")).you.may_not_choose("play Mist")
    t = board(
        side(hand=[mist], left="Reed", middle="Fern"), side(left="Oak", right="Pine", middle="Reed")
    )
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Oak", "Reed")
    t.you.chooses("Oak")
    assert deck(t, 1)[-1] == "Oak"
    t.you.memory.is_("Mist")
    t = board(side(hand=[mist], left="Reed", middle="Fern"), side(left="Pine"))
    t.you.chooses("play Mist")
    t.you.memory.is_("Mist")


def test_195_it_cannot_attack_without_a_name() -> None:
    text = (
        '【CONT】 If you do not have another character with "Hero" in its card name, this card '
        "cannot "
        "attack."
    )
    t = board(side(left=hero(text), middle="Reed"), None, "attack")
    t.you.may_choose_exactly("attack with Reed", "pass")
    t = board(side(left=hero(text), middle=character("Old Hero")), None, "attack")
    t.you.may_choose_exactly("attack with Hero", "attack with Old Hero", "pass")


def test_196_the_top_card_may_give_an_ability() -> None:
    text = (
        f"【AUTO】 At the beginning of your main phase, you may put {p.TOP} {p.TO_ROOM}. If "
        "that card is "
        f"a level 2 or higher character, this card gets the following ability {p.TURN}. "
        '"【CONT】 Your other character in the middle position of the center stage gets +1 soul."'
    )
    for top, soul in (("Pine", 2), ("Fern", 1)):
        t = board(side(left=hero(text), middle="Reed", right="Stone", deck=[top, "Oak"]), at="main")
        t.you.chooses("yes")
        assert [t.you.value(n, "soul") for n in ("Reed", "Stone", "Hero")] == [soul, 1, 1]
    t = board(side(left=hero(text), middle="Reed", deck=["Pine", "Oak"]), at="main")
    t.you.chooses("no")
    t.you.deck.has(2)
    assert t.you.value("Reed", "soul") == 1


def test_197_fleeing_from_an_attack_for_stock() -> None:
    text = (
        f"【AUTO】 [(1)] When this card is frontal attacked, {p.MAY_PAY}return this card to "
        f"{p.HAND}."
    )
    mine = side(right=hero(text), middle="Reed", stock=1)
    foe = side(left="Oak", middle="Fern")
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Oak", "frontal")
    t.you.chooses("yes")
    t.you.hand.is_("Hero")
    t.you.passes()
    t.you.stock.has(0)
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Oak", "side")
    t.you.right_center.is_("Hero")
    t.you.stock.has(1)
    # Another one being attacked is no reason.
    t = board(mine, foe, "attack", turn=1)
    t.rival.chooses("attack with Fern", "frontal")
    t.you.right_center.is_("Hero")


def test_198_accelerate_for_a_level_and_an_ability() -> None:
    text = (
        f"【AUTO】 Accelerate [{p.DECK_TO_CLOCK}] {p.CLIMAX_PHASE}{p.MAY_PAY}until end of turn, "
        "this "
        f'card gets +1 level and the following ability. "【AUTO】 {p.BEATS}you may choose 1 '
        "《Moss》 or "
        f'《Sand》 character in {p.ROOM}, and return it to {p.HAND}."'
    )
    t = board(side(left=hero(text, power=9000), middle="filler", waiting_room=["Oak", "Cliff"]),
              side(right="Reed", middle="Stone"), "climax")  # fmt: skip
    t.you.chooses("yes")
    assert t.you.value("Hero", "level") == 1
    while "attack with Hero" not in t.you.options:
        t.you.passes()
    t.you.chooses("attack with Hero", "frontal")
    settled(t)
    t.you.chooses("yes")
    t.you.hand.is_("Oak")


def test_199_an_event_that_sends_one_to_memory() -> None:
    text = (
        f"If you do not have a 《Moss》 character, this card cannot be played from {p.HAND}. "
        "Choose 1 of "
        "your opponent's level 1 or lower characters, and put it into their memory."
    )
    mist = event("Mist", text=text)
    board(side(hand=[mist], left="Stone"), side(left="Reed")).you.may_not_choose("play Mist")
    t = board(side(hand=[mist], left="Reed"), side(left="Fern", middle="Oak", right="Stone"))
    t.you.chooses("play Mist")
    t.you.may_choose_exactly("Fern", "Stone")
    t.you.chooses("Stone")
    t.rival.memory.is_("Stone")
    t.you.waiting_room.is_("Mist")
    none = board(side(hand=[mist], left="Reed"), side(middle="Oak"))
    none.you.chooses("play Mist")
    none.rival.memory.has(0)
    none.you.waiting_room.is_("Mist")


def test_200_one_of_a_trait_or_with_a_name() -> None:
    text = (
        'choose 1 of your 《Rock》 characters or characters with "Reed" in its card name, and that '
        f"character gets +1700 power {p.TURN}."
    )
    t = attacking(text, middle="Reed", right="Stone", back_left="Fern")
    t.you.may_choose_exactly("Reed", "Stone")
    t.you.chooses("Reed")
    assert powers(t, "Reed", "Stone", "Fern") == (4700, 3000, 5000)
