"""Section 11.8.3: how what was played resolves."""

from bythebook.games.vanguard.zones.zones import DROP, HAND
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from tests.rules.vanguard.abilities.making import DRAW, worker

AWAY = MoveCards(Cards(zones=(HAND,)), DROP)


@clause("vgd 11.8.3.1.1")
def test_what_a_text_says_is_done_in_the_order_it_is_written() -> None:
    for body, hand, drop in (((DRAW, AWAY), 0, 2), ((AWAY, DRAW), 1, 1)):
        t = table("vgd", you=side(left=worker("ace", *body), hand=["filler"]))
        text = t.game.abilities_of(t.you.card("ace"))[0]
        t.run(t.game.book.resolve(text, t.you.ref("ace"), 0))
        t.you.hand.has(hand)
        t.you.drop.has(drop)
