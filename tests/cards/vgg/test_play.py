"""Cards with texts of the game's wording, played: each does what it says, and no more."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.testing import face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field

TEXT_OF_SEER = (
    "[AUTO]:[Counter-Blast 1] When this unit is placed on (RC), if you have a <Kagero> vanguard, "
    "you may pay the cost. If you do, choose one of your opponent's rear-guards, and retire it."
)


def seer(**zones: object) -> Table:
    you = side(hand=[unit("seer", text=TEXT_OF_SEER)], **zones)
    rival = side(left=unit("foe"), right=unit("other"))
    return table("vgg", you=you, rival=rival, at="main")


def test_a_cost_is_offered_after_the_trigger_and_paid_only_if_wanted() -> None:
    t = seer(damage=["filler", "filler"])
    t.you.chooses("call seer", "right front")
    t.you.chooses("yes")
    t.you.chooses("filler")
    t.you.may_choose_exactly("foe", "other")
    t.you.chooses("foe")
    assert t.rival.left.names == []
    assert t.rival.drop.names == ["foe"]


def test_without_anything_to_pay_with_nothing_is_asked() -> None:
    t = seer(damage=[face_down("filler")])
    t.you.chooses("call seer", "right front")
    t.you.may_choose_exactly("pass", "exchange right front right back")
    assert t.rival.left.names == ["foe"]


def test_power_until_end_of_that_battle_is_gone_after_it() -> None:
    text = (
        "[AUTO](VC/RC):When this unit attacks a vanguard, this unit gets [Power] +3000 until end "
        "of that battle."
    )
    t = battle(field(left=unit("knight", 2, 9000, text=text)))
    attack(t, "knight", "vanguard")
    assert t.game.value(POWER, t.you.ref("knight") & 0xFFFF) in (9000, 12000)


def acting(text: str, **zones: object) -> Table:
    """Your main phase, with a rear-guard that has a text; a filler in hand."""
    zones = {"left": unit("doer", text=text), "hand": ["filler"], **zones}
    return table("vgg", you=side(**zones), cards=[unit("quill", 2), unit("nib", 2)], at="main")


def test_a_deck_is_searched_for_cards_that_are_as_said() -> None:
    text = (
        '[ACT](RC):[Put this unit into your soul] Search your deck for up to one card with "uil" '
        "in its card name, call it to (RC), and shuffle your deck."
    )
    t = acting(text, deck=["nib", "quill", "filler"])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("quill", "done")
    t.you.chooses("quill")
    t.you.chooses("right front")
    assert t.you.right.names == ["quill"]
    assert t.you.soul.names == ["doer"]


def test_with_the_same_card_name_as_a_unit_chosen_before() -> None:
    text = (
        "[ACT](RC):[Soul-Blast 1] Choose one of your other rear-guards, search your deck for up to "
        "one card with the same card name as that unit, put it into your hand, and shuffle your "
        "deck."
    )
    t = acting(text, right="nib", soul=["filler"], deck=["quill", "nib"])
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("nib", "done")
    t.you.chooses("nib")
    assert sorted(t.you.hand.names) == ["filler", "nib"]


def test_several_cards_are_remembered_for_the_end_of_the_turn() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose up to two cards from your drop zone, call "
        "them to separate (RC), and at the end of that turn, return them to your hand."
    )
    t = acting(text, drop=["quill", "nib"], right="filler")
    t.you.chooses("activate doer")
    t.you.chooses("quill", "nib")
    t.you.chooses("left back", "right back")
    assert (t.you.back_left.names, t.you.back_right.names) == (["quill"], ["nib"])
    t.you.chooses("pass")
    while t.turn_player is t.you:
        t.you.chooses("pass")
    assert not t.you.back_left.names
    assert not t.you.back_right.names
    assert t.you.right.names == ["filler"]
    assert sorted(t.you.hand.names) == ["filler", "nib", "quill"]


def test_then_is_done_only_if_the_requirement_before_was_met() -> None:
    text = (
        "[ACT](RC)[1/turn]:If the number of cards in your soul is two or more, draw a card. Then, "
        "if the number of cards in your hand is three or more, [Soul-Charge 1]."
    )
    t = acting(text, soul=["filler"], hand=["filler", "filler", "filler"])
    t.you.chooses("activate doer")
    assert (len(t.you.soul.names), len(t.you.hand.names)) == (1, 3)
    t = acting(text, soul=["filler", "filler"], hand=["filler", "filler"])
    t.you.chooses("activate doer")
    assert (len(t.you.soul.names), len(t.you.hand.names)) == (3, 3)
    t = acting(text, soul=["filler", "filler"], hand=["filler"])
    t.you.chooses("activate doer")
    assert (len(t.you.soul.names), len(t.you.hand.names)) == (2, 2)


def test_with_nobody_to_change_places_with_nothing_was_done() -> None:
    """Up to one is chosen; who says yes without one has not done it."""
    text = (
        "[ACT](RC)[1/turn]:Choose up to one of your other rear-guards, and you may exchange its "
        "position with this unit. If you do, return this unit to your hand."
    )
    for chosen in ("mate", "done"):
        t = table("vgg", side(left=unit("ace", text=text), right=unit("mate")), at="main")
        t.you.chooses("activate ace", chosen, "yes")
        if chosen == "mate":
            t.you.hand.is_("ace")
            t.you.left.is_("mate")
        else:
            t.you.hand.has(0)
            t.you.left.is_("ace")
            t.you.right.is_("mate")
