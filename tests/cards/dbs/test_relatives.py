"""What a card is or is not, said after the noun: each mark with the cards it lets be chosen."""

from __future__ import annotations

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.testing import dbs as make
from bythebook.testing import side
from bythebook.text.dbs import Unplayable, read_all
from tests.cards.dbs.test_play import battle, main, play, settle
from tests.text.dbs_relatives import CHOOSES, MARKS

SKUA = battle("Skua", "[Blocker]", cost=3, power=15000, color="blue", traits=("Gull",))
BOTH = make.battle("Auk", cost=4, power=20000, color="red/blue", combo=(0, 10000))
MIO = make.battle("Mio", cost=1, power=5000, color="green", character="Mio of the Bay")
BOARD = ["Egret", "Skua", "Auk", "Mio"]


@pytest.mark.parametrize(("mark", "chosen"), MARKS)
def test_a_mark_after_the_noun(mark: str, chosen: str) -> None:
    text = CHOOSES.format(mark).removeprefix("[Auto] When you play this card, ")
    t = play(text, SKUA, BOTH, MIO, rival=side(battle=BOARD, hand=[]))
    names = chosen.split()
    if not names:
        t.rival.battle.holds_exactly(*BOARD)
        return
    t.you.may_choose_exactly(*names, "done")
    t.you.chooses(names[0])
    settle(t)
    t.rival.hand.holds_exactly(names[0])


@pytest.mark.parametrize(("mark", "some"), [("cards under it", True), ("no cards under it", False)])
def test_cards_under_a_card(mark: str, some: bool) -> None:
    text = (
        "place the top card of your deck under this card, then choose up to 1 of your «Gull» "
        f"Battle Cards with {mark} and switch it to Rest Mode."
    )
    hero = battle("Hero", "[Auto] When you play this card, " + text, traits=("Gull",))
    t = main(hero, SKUA, battle=["Skua"])
    t.you.chooses("play Hero")
    settle(t)
    t.you.may_choose_exactly("Hero" if some else "Skua", "done")
    t.you.chooses("done")


def test_what_leaves_open_which_is_meant_is_refused() -> None:
    for mark in ("that don't have [Blocker] and 5000 power", "that isn't an other card"):
        with pytest.raises(Unplayable):
            read_all(CHOOSES.format(mark), BATTLE)
