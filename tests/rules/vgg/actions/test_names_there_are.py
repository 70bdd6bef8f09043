"""Section 10.23.2: the names there are, whatever decks are played with."""

from bythebook.engine import cards_of, new_game
from bythebook.kernel.texts.naming import names_for
from bythebook.testing import clause


@clause("vgg 10.23.2")
def test_every_card_that_we_have_can_be_declared() -> None:
    game = new_game("vgg", "bench", "bench")
    everything = sorted({card.name for card in cards_of("vgg").values()})
    assert game.lib.names == everything
    assert [game.lib.names[n] for n in names_for(game, 0, ())] == everything
