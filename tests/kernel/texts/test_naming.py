"""A player names a card: which names there are, and many of them page by page."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.seeing.views import notation, option_view
from bythebook.kernel.state.changes import reveal
from bythebook.kernel.state.options import K_NAME, V_NAME, V_NAMES
from bythebook.kernel.state.refs import BOTH
from bythebook.kernel.texts.naming import MOST_AT_ONCE, ChooseName, names_for
from tests.kernel.cards import at_least, card
from tests.kernel.table import board, side
from tests.kernel.tiny import POWER, Tiny


def said(game: Game, names: list[int]) -> list[str]:
    return [game.lib.names[name] for name in names]


def test_a_player_names_cards_of_the_own_deck_and_those_seen() -> None:
    t = board(side(hand=[card("mine")]), side(hand=[card("theirs"), card("shown")]))
    game = t.game
    t.change(reveal([t.ref("shown")], BOTH))
    found = said(game, names_for(game, 0, ()))
    assert "mine" in found
    assert "shown" in found
    assert "theirs" not in found


def test_cards_that_everybody_knows_can_be_named() -> None:
    class Known(Tiny):
        def __init__(self) -> None:
            super().__init__()
            self.known_cards = (card("famous", power=9), card("small", power=1))

    t = board(side(hand=[card("mine", power=5)]), side(), book=Known())
    assert {"famous", "small", "mine"} <= set(said(t.game, names_for(t.game, 0, ())))
    # Only those that are as is asked.
    found = said(t.game, names_for(t.game, 0, (at_least(POWER, 5),)))
    assert found == ["famous", "mine"]


def test_of_many_names_it_is_asked_first_between_which_two() -> None:
    class Known(Tiny):
        def __init__(self) -> None:
            super().__init__()
            self.known_cards = tuple(card(f"name {n:03}") for n in range(100))

    t = board(side(), side(), book=Known())
    game = t.game
    names = [n for n in names_for(game, 0, ()) if game.lib.names[n].startswith("name")]
    t.run(ChooseName(0, names))
    ask = game.pending
    assert ask is not None
    assert ask.kind == K_NAME
    assert len(ask.options) <= MOST_AT_ONCE
    assert all(option[0] == V_NAMES for option in ask.options)
    assert notation(game, ask.options[1]) == 'names "name 004" "name 007"'
    game.answer(1)
    ask = game.pending
    assert ask is not None
    assert [notation(game, option) for option in ask.options] == [
        f'name "name {n:03}"' for n in range(4, 8)
    ]
    assert option_view(game, ask.options[0], 0) == {"verb": "name", "names": ["name 004"]}
    assert ask.options[0][0] == V_NAME
    naming = game.stack[-1]
    game.answer(2)
    assert naming.result == [game.lib.names.index("name 006")]
