"""Each way a Weiss Schwarz text can say something, played."""

from __future__ import annotations

from typing import Any

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.zones.zones import REST, REVERSE, STAND, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.changes import move, orient
from bythebook.testing import Table, character, climax, side, table
from bythebook.testing.table import Side

PLACED = "【AUTO】 When this card is placed on the stage from your hand, "
TO_ROOM = "into your waiting room"
STOCK_ONE = "put the top card of your deck into your stock"
TIDE = ("Tide",)
EBB = character("Ebb", traits=TIDE)
FLOW = character("Flow", level=1, power=5000, traits=TIDE)


def placed(text: str, rival: Side | None = None, **zones: Any) -> Table:
    """Hero, with this effect, has just been placed on the left center position."""
    hero = character("Hero", text=PLACED + text, traits=TIDE)
    hand = [hero, *zones.pop("hand", [])]
    t = table(
        "ws",
        side(hand=hand, **zones),
        rival,
        at="main",
        cards=[EBB, FLOW],
    )
    t.you.chooses("play Hero", "left center")
    return t


def standing(*text: str, at: str = "main", rival: Side | None = None, **zones: Any) -> Table:
    """Hero, with these abilities, stands on the left center position."""
    hero = character("Hero", text=text, traits=TIDE)
    mine = side(left=hero, **zones)
    return table("ws", mine, rival, at=at, cards=[EBB, FLOW])


def settle(t: Table) -> None:
    """What waits is resolved, in whatever order, and all is answered that is no choice."""
    t.settle(any_order=True)


def activate(card: CardDef, **zones: Any) -> Table:
    t = table("ws", side(left=card, **zones), side(), at="main", cards=[EBB, FLOW])
    t.you.chooses(f"activate {card.name}")
    return t


# --- costs ---------------------------------------------------------------------------------------


def test_a_cost_may_be_paid_or_not() -> None:
    hero = character("Hero", text=PLACED.replace("】", "】 [(1)]", 1) + "you may pay the cost. "
                     "If you do, draw 1 card.")  # fmt: skip
    for answer, drawn in (("yes", 1), ("no", 0)):
        t = table("ws", side(hand=[hero], stock=1), at="main")
        t.you.chooses("play Hero", "left center", answer)
        t.you.hand.has(drawn)
        t.you.stock.has(1 - drawn)
    broke = table("ws", side(hand=[hero]), at="main")
    broke.you.chooses("play Hero", "left center")
    broke.you.hand.has(0)
    broke.you.is_asked("main phase")


def test_costs_are_paid_in_their_order() -> None:
    hero = character("Hero", text="【ACT】 [(1) 【REST】 this card Put 1 《Tide》 character from "
                     "your hand into your waiting room] Draw 2 cards.")  # fmt: skip
    t = activate(hero, stock=2, hand=["Ebb", "Ebb", "filler"])
    t.you.chooses("Ebb")
    t.you.stock.has(1)
    t.you.hand.holds_exactly("Ebb", "filler", "filler", "filler")
    assert t.you.state_of("Hero") == REST
    t.you.may_not_choose("activate Hero")


def test_others_are_rested_or_put_away_for_a_cost() -> None:
    hero = character(
        "Hero", text="【ACT】 [【REST】 2 of your other 《Tide》 characters] Draw 1 card."
    )
    t = activate(hero, middle="Ebb", right="Ebb", back_left="filler")
    t.you.hand.has(1)
    assert [t.you.state_of("Ebb"), t.you.state_of("Hero")] == [REST, STAND]
    hero = character("Hero", text="【ACT】 [Put 1 other character from your stage into your "
                     "waiting room] Draw 1 card.")  # fmt: skip
    t = activate(hero, middle="Ebb", right="Flow")
    t.you.may_choose_exactly("Ebb", "Flow")
    t.you.chooses("Ebb")
    t.you.waiting_room.is_("Ebb")


def test_this_card_and_the_top_of_the_deck_are_costs() -> None:
    hero = character("Hero", text="【ACT】 [Put this card into your memory] Draw 1 card.")
    activate(hero).you.memory.is_("Hero")
    hero = character("Hero", text="【ACT】 [Put the top card of your deck into your clock] "
                     "This card gets +1000 power until end of turn.")  # fmt: skip
    t = activate(hero, deck=["Ebb", "filler"])
    t.you.clock.is_("Ebb")
    assert t.you.value("Hero", "power") == 4000


# --- when ----------------------------------------------------------------------------------------


def test_attacks_of_one_kind_or_any() -> None:
    text = (
        "【AUTO】 When this card attacks, this card gets +500 power until end of turn.",
        "【AUTO】 When this card direct attacks, this card gets +1000 power until end of turn.",
        "【AUTO】 When this card side attacks, this card gets +2000 power until end of turn.",
        "【AUTO】 When this card frontal attacks, this card gets +4000 power until end of turn.",
    )
    for facing, how, power in (
        ([], [], 4500),
        (["Ebb"], ["side"], 5500),
        (["Ebb"], ["frontal"], 7500),
    ):
        t = standing(*text, at="attack", middle="Flow", rival=side(right=facing))
        t.you.chooses("attack with Hero", *how)
        settle(t)
        assert t.you.value("Hero", "power") == power


def test_the_battle_opponent_becoming_reversed() -> None:
    when = "When this card's battle opponent becomes 【REVERSE】"
    text = f"【AUTO】 {when}, return that character to their hand."
    foe = side(right=character("Weak", power=1000), middle="Ebb")
    t = standing(text, at="attack", middle="Flow", rival=foe)
    t.you.chooses("attack with Hero", "frontal")
    t.rival.hand.is_("Weak")
    t.rival.middle_center.is_("Ebb")
    idle = standing(text, rival=side(right="Ebb"), at="")
    idle.changes(orient([idle.rival.ref("Ebb")], REVERSE))
    idle.rival.hand.has(0)


def test_becoming_reversed_only_in_ones_own_turn() -> None:
    text = "【AUTO】 During your turn, when this card becomes 【REVERSE】, draw 1 card."
    for turn, drawn in ((0, 1), (1, 0)):
        t = table("ws", side(left=character("Hero", text=text)), turn=turn)
        t.changes(orient([t.you.ref("Hero")], REVERSE))
        t.you.hand.has(drawn)


def test_leaving_the_stage() -> None:
    text = (
        (
            f"【AUTO】 When this card is put {TO_ROOM} from the stage, "
            "put the top card of your deck into your stock."
        ),
        (
            "【AUTO】 When your other 《Tide》 character is put into your waiting room "
            "from the stage, draw 1 card."
        ),
    )
    for name, drawn, stocked in (("Ebb", 1, 0), ("filler", 0, 0), ("Hero", 0, 1)):
        t = standing(*text, at="", middle="Ebb", right="filler")
        t.changes(move([t.you.ref(name)], WAITING_ROOM))
        settle(t)
        t.you.hand.has(drawn)
        t.you.stock.has(stocked)


def test_others_being_placed_and_attacking() -> None:
    text = (
        (
            "【AUTO】 When your other 《Tide》 character is placed on the stage from your hand, "
            "this card gets +1000 power until end of turn."
        ),
        "【AUTO】 When your opponent's character attacks, draw 1 card.",
    )
    t = standing(*text, hand=["Ebb", "filler"])
    t.you.chooses("play Ebb", "middle center", "play filler", "right center")
    assert t.you.value("Hero", "power") == 4000
    foe = table(
        "ws", side(left=character("Hero", text=text)), side(right="filler"), at="attack", turn=1
    )
    foe.rival.chooses("attack with filler", "frontal")
    foe.you.hand.has(1)
    foe.you.passes()


def test_climaxes_being_placed() -> None:
    text = (
        "【AUTO】 When your climax is placed on your climax area, draw 1 card.",
        (f'【AUTO】 When "High Water" is placed on your climax area, {STOCK_ONE}.'),
    )
    red = side(left=character("Hero", text=text), clock=["filler"], hand=["climax"])
    t = table("ws", red, at="climax")
    t.you.chooses("play climax")
    t.you.hand.has(1)
    t.you.stock.has(0)
    water = climax("High Water", text="【AUTO】 When this card is placed on your climax area from "
                   "your hand, all of your characters get +1 soul until end of turn.")  # fmt: skip
    t = table(
        "ws", side(left=character("Hero", text=text), clock=["filler"], hand=[water]), at="climax"
    )
    t.you.chooses("play High Water")
    settle(t)
    t.you.stock.has(1)
    assert t.you.value("Hero", "soul") == 2


def test_phases_beginning_and_turns_ending() -> None:
    text = (
        f"【AUTO】 At the beginning of your climax phase, {STOCK_ONE}.",
        "【AUTO】 At the beginning of your opponent's attack phase, draw 1 card.",
        "【AUTO】 At the end of the turn, put the top card of your deck into your clock.",
    )
    mine = standing(*text, at="climax")
    mine.you.stock.has(1)
    mine.you.passes()
    mine.you.clock.has(1)
    mine.you.hand.has(0)
    hero = character("Hero", text=text)
    theirs = table("ws", side(left=hero), side(left="filler"), at="attack", turn=1)
    theirs.you.hand.has(1)
    theirs.you.stock.has(0)


def test_being_frontal_attacked_and_not_becoming_reversed() -> None:
    text = (
        "【AUTO】 [Put 1 card from your hand into your waiting room] When this card is frontal "
        "attacked, you may pay the cost. If you do, this card cannot become 【REVERSE】 until end "
        "of turn."
    )
    hero = character("Hero", power=500, text=text)
    t = table("ws", side(left=hero, hand=1), side(right="filler"), at="attack", turn=1)
    t.rival.chooses("attack with filler", "frontal")
    t.you.chooses("yes")
    t.you.passes()
    assert t.you.state_of("Hero") != REVERSE


def test_damage_being_canceled_and_a_limit_a_turn() -> None:
    text = (
        "【AUTO】 This ability activates up to 1 time per turn. When damage dealt by this card is "
        "canceled, deal 1 damage to your opponent."
    )
    t = standing(text, at="", rival=side(deck=["climax", "Ebb", "climax", "Flow", "filler"]))
    for _ in range(2):
        t.run(DamageProcess(1, 1, t.you.ref("Hero")))
    t.rival.clock.is_("Ebb")


# --- if ------------------------------------------------------------------------------------------


def test_conditions_on_both_sides_of_their_bounds() -> None:
    for claim, zones, power in (
        ("you have 2 or more other 《Tide》 characters", {"middle": "Ebb"}, 3000),
        ("you have 2 or more other 《Tide》 characters", {"middle": "Ebb", "right": "Ebb"}, 3500),
        ("you have 1 or less characters", {}, 3500),
        ("you have 1 or less characters", {"middle": "Ebb"}, 3000),
        ("you have another 《Tide》 character", {"middle": "filler"}, 3000),
        ("you have another 《Tide》 character", {"middle": "Ebb"}, 3500),
        ("you do not have another 《Tide》 character", {"middle": "Ebb"}, 3000),
        ("you do not have another 《Tide》 character", {"middle": "filler"}, 3500),
        ("all of your characters are 《Tide》", {"middle": "Ebb"}, 3500),
        ("all of your characters are 《Tide》", {"middle": "filler"}, 3000),
        ("your level is 1 or higher", {"level": 1}, 3500),
        ("your level is 1 or higher", {}, 3000),
        ("your level is 1 or lower", {"level": 2}, 3000),
        ("your opponent's level is 1 or lower", {"level": 2}, 3500),
        ("your hand has 2 or less cards", {"hand": 2}, 3500),
        ("your hand has 2 or less cards", {"hand": 3}, 3000),
        ("your stock has 2 or more cards", {"stock": 1}, 3000),
        ("there are no cards in your hand", {"hand": 1}, 3000),
        ("there are no cards in your hand", {}, 3500),
        ('"Ebb" is in your memory', {"memory": ["Ebb"]}, 3500),
        ('"Ebb" is in your memory', {"memory": ["Flow"]}, 3000),
        ("this card is in your center stage", {}, 3500),
        ("this card is in your back stage", {}, 3000),
        ("this card is in the middle position of your center stage", {}, 3000),
        ("your level is 1 or lower, and your hand has 1 or more cards", {"hand": 1}, 3500),
        ("your level is 1 or lower, and your hand has 1 or more cards", {}, 3000),
    ):
        t = standing(f"【CONT】 If {claim}, this card gets +500 power.", at="", **zones)
        assert t.you.value("Hero", "power") == power, (claim, zones)


def test_the_character_facing_and_whose_turn_it_is() -> None:
    facing = "the character facing this card is level 1 or higher"
    text = f"【CONT】 If {facing}, this card gets +500 power."
    for card, power in (("Flow", 3500), ("Ebb", 3000)):
        t = standing(text, at="", rival=side(right=card))
        assert t.you.value("Hero", "power") == power
    text = "【CONT】 During your turn, this card gets +500 power."
    for turn, power in ((0, 3500), (1, 3000)):
        t = table("ws", side(left=character("Hero", text=text)), turn=turn)
        assert t.you.value("Hero", "power") == power


def test_an_unmet_condition_stops_the_offer_and_all_that_hangs_on_it() -> None:
    text = "if your level is 1 or higher, you may draw 1 card. If you do, draw 1 card."
    placed(text).you.hand.has(0)
    t = placed(text, level=1)
    t.you.chooses("yes")
    t.you.hand.has(2)
    t = placed("you may draw 1 card. If you do not, draw 2 cards.")
    t.you.chooses("no")
    t.you.hand.has(2)
