"""Sections 10.11 and 7.4: cards that are shuffled by themselves."""

from bythebook.games.vanguard.texts.shuffling import PutShuffled
from bythebook.games.vanguard.zones.zones import DROP, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


@clause("vgg 10.11.1", "vgd 7.4.1")
@ERAS
def test_cards_go_below_the_deck_in_an_order_nobody_knows(book: str) -> None:
    goes = Ability(ACT, (VANGUARD,), body=(PutShuffled(Cards(YOU, zones=(DROP,))),), limit=1)
    names = ["one", "two", "three"]
    you = side(vanguard=unit("lead", 3, abilities=(goes,)), drop=names, deck=["top"] * 3)
    orders = set()
    for seed in range(12):
        t = table(book, you=you, at="main", cards=[unit(n) for n in [*names, "top"]], seed=seed)
        t.you.chooses("activate lead")
        t.you.drop.has(0)
        assert t.you.deck.names[:3] == ["top"] * 3
        assert sorted(t.you.deck.names[3:]) == sorted(names)
        assert not any(t.you.knows(t.you.card(name)) for name in names)
        orders.add(tuple(t.you.deck.names[3:]))
    assert len(orders) > 1
