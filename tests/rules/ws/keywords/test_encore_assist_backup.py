"""Section 10: Encore, Assist and Backup."""

from bythebook.games.ws.cards import POWER
from bythebook.games.ws.keywords.keywords import assist_ability, backup_ability, encore_ability
from bythebook.games.ws.texts.effects import MoveCost, StockCost
from bythebook.games.ws.zones.zones import CLOCK, HAND, IN_FRONT, REST, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CardDef, Modifier
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import Table, character, clause, event, side, table

DISCARD = MoveCost(Cards(zones=(HAND,)), 1, WAITING_ROOM)


def leaves(
    *cards: CardDef, position: str = "left", to: int = WAITING_ROOM, **mine: object
) -> Table:
    """Ace leaves the stage."""
    t = table("ws", you=side(**{position: "Ace"}, **mine), cards=cards)
    t.changes(move([t.you.ref("Ace")], to))
    return t


@clause("ws 10.2.2")
def test_encore_brings_the_card_back_to_its_position_resting():
    ace = character("Ace", abilities=(encore_ability((DISCARD,)),))
    for position, name in (("left", "left_center"), ("back_right", "right_back")):
        t = leaves(ace, position=position, hand=["event"])
        t.you.is_asked("standby")
        t.you.chooses("resolve Ace")
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses("yes")
        assert getattr(t.you, name).names == ["Ace"]
        t.you.waiting_room.is_("event")
        assert t.you.state_of("Ace") == REST


def test_encore_waits_only_for_the_waiting_room():
    leaves(character("Ace"), to=CLOCK, stock=3).you.is_asked("idle")


def test_encore_can_be_declined():
    t = leaves(character("Ace"), stock=3)
    t.you.chooses("no")
    t.you.waiting_room.is_("Ace")
    t.you.stock.has(3)


@clause("ws 10.2.3")
def test_every_character_has_encore_for_three_stock():
    t = leaves(character("Ace"), stock=3)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.left_center.is_("Ace")
    t.you.stock.has(0)
    t = leaves(character("Ace"), stock=2)
    t.you.is_asked("idle")
    t.you.waiting_room.is_("Ace")


@clause("ws 10.3.2")
def test_assist_works_on_the_back_stage_only():
    gains = Modifier(ADD, POWER, Cards(zones=STAGE, other=True), Num(500))
    helper = character("Helper", abilities=(assist_ability((gains,)),))
    for position, power in (("back_left", 3500), ("back_right", 3500), ("middle", 3000)):
        mine = side(left="Ace", **{position: "Helper"})
        t = table("ws", you=mine, cards=[character("Ace"), helper])
        assert t.you.value("Ace", "power") == power


def test_assist_with_a_condition_needs_both():
    gains = Modifier(ADD, POWER, Cards(place=IN_FRONT), Num(500))
    rich = AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 2)
    helper = character("Helper", abilities=(assist_ability((gains,), rich),))
    for hand, power in ((1, 3000), (2, 3500)):
        mine = side(left="Ace", back_left="Helper", hand=hand)
        t = table("ws", you=mine, cards=[character("Ace"), helper])
        assert t.you.value("Ace", "power") == power


def attacked(level: int, stock: int, how: str = "frontal") -> Table:
    """Foe is attacked; its player holds a Backup of level 1 that costs one stock."""
    helper = character("Helper", abilities=(backup_ability(1500, 1, (StockCost(1),)),))
    mine = side(left="Ace", right="Bob")
    theirs = side(right="Foe", middle="Fay", hand=["Helper"], level=level, stock=stock)
    cards = [helper, character("Ace", power=4000), *map(character, ("Bob", "Foe", "Fay"))]
    t = table("ws", you=mine, rival=theirs, cards=cards, at="attack")
    t.you.chooses("attack with Ace", how)
    return t


@clause("ws 10.5.2")
def test_backup_strengthens_the_defender_from_the_hand_in_the_counter_step():
    for level, stock, options in (
        (0, 1, ["pass"]),
        (1, 0, ["pass"]),
        (1, 1, ["activate Helper", "pass"]),
        (2, 1, ["activate Helper", "pass"]),
    ):
        t = attacked(level, stock)
        t.rival.may_choose_exactly(*options)
        t.rival.chooses(options[0])
    assert t.rival.value("Foe", "power") == 4500
    assert t.rival.value("Fay", "power") == 3000
    t.rival.right_center.is_("Foe")
    t.rival.stock.has(0)


def test_a_side_attack_has_no_counter_step_to_back_up_in():
    attacked(1, 1, "side").you.is_asked("attack declaration")


def test_backup_is_not_for_ones_own_main_phase():
    helper = character("Helper", level=1, abilities=(backup_ability(1500, 0, ()),))
    t = table("ws", you=side(hand=["Helper"]), cards=[helper, event("Other")], at="main")
    t.you.may_choose_exactly("pass")
