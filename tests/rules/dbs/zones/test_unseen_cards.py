"""Cards that a player may not look at are not chosen for what is on them; equal ones are equal."""

import pytest

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, TYPE
from bythebook.games.dbs.zones.zones import DROP, HAND, LIFE
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import HAS, OPPONENT, YOU, Test
from bythebook.kernel.state.changes import move, reveal
from bythebook.kernel.state.refs import BOTH
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, face_up, side, table
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import resolves, seen, spell

ACE = battle("Ace")
TRICK = extra("Trick")


def dropped(zone: int, whose: int, kind: int, **halves: dict[str, list[object]]) -> Table:
    """A card of a kind in a zone is chosen and dropped."""
    what = Cards(whose, (zone,), (Test(TYPE, HAS, kind),))
    card = spell(ChooseCards(what, Num(1)), MoveCards(Bound(R_CHOSEN), DROP))
    mine, theirs = halves.get("mine", {}), halves.get("theirs", {})
    t = table("dbs", side(drop=["Spell"], **mine), side(**theirs), [card, ACE, TRICK])
    resolves(t)
    return t


def test_life_that_lies_face_down_is_not_chosen_by_its_type():
    looks = []
    for hidden in ("Ace", "Trick"):
        t = dropped(LIFE, YOU, BATTLE, mine={"life": [hidden, "filler"]})
        t.you.life.has(2)
        looks.append([t.game.view(player) for player in (0, 1)])
    assert looks[0] == looks[1]


def test_life_that_lies_face_up_is():
    t = dropped(LIFE, YOU, EXTRA, mine={"life": ["Trick", face_up("Trick"), face_up("Ace")]})
    t.you.life.has(2)
    assert t.you.drop.names[0] == "Trick"


def test_the_other_hand_is_not_looked_into():
    t = dropped(HAND, OPPONENT, BATTLE, theirs={"hand": ["Ace", "Trick"]})
    t.rival.hand.has(2)


@pytest.mark.parametrize("which", [0, 1])
def test_which_of_two_equal_cards_left_the_hand_does_not_show(which: int) -> None:
    t = table("dbs", side(hand=["Ace", "Ace"]), cards=[ACE])
    cards = t.you.hand.refs
    t.changes(reveal(cards[:1], BOTH))
    assert sorted(map(str, seen(t, 1, 0, "hand"))) == ["Ace", "None"]
    t.changes(move([cards[which]], DROP))
    assert seen(t, 1, 0, "hand") == [None]
