"""Section 1.3.4.1: hidden cards that both players choose at the same time."""

from bythebook.games.vanguard.zones.zones import HAND
from bythebook.testing import side, table
from bythebook.testing.vanguard_d import unit

TEXT = "[ACT](RC):Each player chooses a card from their hand, and discards it."


def test_hidden_cards_are_shown_only_when_both_have_chosen() -> None:
    cards = [unit(name) for name in "abcd"]
    you = side(left=unit("doer", text=TEXT), hand=["a", "b"])
    t = table("vgd", you=you, rival=side(hand=["c", "d"]), cards=cards, at="main")
    t.you.chooses("activate doer", "a")
    t.rival.may_choose_exactly("c", "d")
    # Nothing has happened, and nobody knows what the first player chose.
    t.you.hand.has(2)
    assert [t.rival.knows(t.game.state.zone(0, HAND)[n]) for n in (0, 1)] == [False, False]
    t.rival.chooses("d")
    t.you.drop.is_("a")
    t.rival.drop.is_("d")
