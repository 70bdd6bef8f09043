"""Boards of the overDress era: cards in prisons, of ride decks, in arms, and tokens."""

from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, SET_ORDER
from bythebook.games.vanguard.d.markers import token_card
from bythebook.games.vanguard.zones.zones import DECK, DROP, REST
from bythebook.kernel.state.changes import move
from bythebook.testing import side, table, theirs
from bythebook.testing.vanguard_d import order, unit
from bythebook.testing.vanguard_d_states import of_ride_deck

KEEP = order("keep", kind=SET_ORDER, additional=("Prison",))


def test_a_card_of_the_other_players_lies_in_ones_prison() -> None:
    mine = side(order_zone=[KEEP], prison=[theirs("a"), theirs("b")])
    t = table("vgd", mine, side(left="c"), [unit(name) for name in "abc"])
    t.you.prison.is_("a", "b")
    for name in "ab":
        card = t.you.card(name)
        assert (t.game.state.owner[card], t.game.state.master[card]) == (1, 0)
    t.changes(move(t.you.order_zone.refs, DROP))
    t.rival.drop.holds_exactly("a", "b")
    t.you.drop.is_("keep")


def test_a_card_was_in_the_ride_deck_wherever_it_is() -> None:
    mine = side(left=of_ride_deck("a", REST), soul=["b"], deck=3)
    t = table("vgd", mine, cards=[unit(name) for name in "ab"])
    assert t.you.state_of("a") == REST
    assert t.you.counters("a") == 0
    t.changes(move([t.you.ref("a"), t.you.ref("b")], DECK))
    t.you.ride_deck.is_("a")
    t.you.deck.has(4)


def test_a_token_that_is_laid_is_one() -> None:
    t = table("vgd", side(left=token_card("Plant"), right=(token_card("Plant"), REST)))
    t.you.left.is_("Plant")
    assert t.you.right.states == [REST]
    t.changes(move([*t.you.left.refs, *t.you.right.refs], DROP))
    t.you.left.has(0)
    t.you.drop.has(0)


def test_arms_that_are_laid_are_held() -> None:
    text = (
        'Right Deity Arms - "hero" (After being played, the specified vanguard Arms it. If a new '
        "Right Deity Arms is Armed, put this card into the drop)"
    )
    mace = order("mace", 0, kind=ARMS_ORDER, text=text)
    asks = "[CONT](VC):If your (VC) has an Arms, this unit gets [Power] +5000."
    for name, held in (("hero", ["mace"]), ("heir", [])):
        t = table("vgd", side(vanguard=unit(name, 3, 13000, text=asks), arms=[mace]))
        assert t.you.arms.names == held
        assert t.you.value(name, "power") == 13000 + 5000 * len(held)
