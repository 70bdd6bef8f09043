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
