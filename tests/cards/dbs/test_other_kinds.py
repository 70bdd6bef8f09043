"""Texts of the second game played: what is said of one kind of cards is not done to another."""

from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle, extra, unison
from bythebook.text.dbs import abilities_of

RAISES = "[Activate: Main] Choose 1 card in your Drop Area and play it with 2 markers on it."
SENDS = "[Counter: Play] The Battle Card being played is placed in its owner's Drop Area instead."
RAISE = extra("Raise", abilities=abilities_of((RAISES,), EXTRA), cost=0)
SEND = extra("Send", abilities=abilities_of((SENDS,), EXTRA), cost=0)


def raising(name: str) -> Table:
    """A skill plays a card of the drop area as a unison card."""
    cards = [RAISE, unison("Sign"), battle("Bob")]
    t = table("dbs", side(hand=["Raise"], drop=[name]), at="main", cards=cards, turns=3)
    t.you.chooses("activate Raise", name)
    t.settle()
    return t


def test_a_unison_card_comes_with_markers_and_another_card_does_not_come() -> None:
    t = raising("Sign")
    t.you.unison.is_("Sign")
    assert t.you.counters("Sign") == 2
    t = raising("Bob")
    t.you.unison.is_()
    t.you.battle.is_()
    t.you.drop.holds_exactly("Bob", "Raise")


def test_the_battle_card_being_played_is_no_unison_card() -> None:
    cards = [SEND, unison("Sign", cost=1, keywords=0), battle("Bob", cost=1)]
    for name, gone in (("Bob", True), ("Sign", False)):
        you = side(hand=[name, "filler"], energy=2)
        rival = side(hand=["Send"])
        t = table("dbs", you, rival, at="main", cards=cards, turns=3)
        t.you.chooses(f"play {name}")
        t.goes_on_to("activate Send")
        t.rival.chooses("activate Send")
        t.goes_on_to("main phase")
        assert (name in t.you.drop.names) == gone
