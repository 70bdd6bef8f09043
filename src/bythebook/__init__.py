"""bythebook plays trading card games by their comprehensive rules.

>>> import bythebook
>>> game = bythebook.new_game("ws", "lanterns", "tides", seed=7)
>>> print(game.decision)
>>> game.answer(game.options[0])
>>> game.view(0).mine["hand"].cards
"""

from bythebook import engine as _engine
from bythebook.engine import AnyDeck, book_of, cards_of, deck_of
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game import game as _game
from bythebook.kernel.game.fingerprints import ENGINE
from bythebook.kernel.state.errors import (
    BadRecord,
    BythebookError,
    DeckRefused,
    IllegalAnswer,
    MalformedAnswer,
)
from bythebook.kernel.state.result import Result
from bythebook.language import languages
from bythebook.surface.agents import Agent, agent, play
from bythebook.surface.cards import Card, Zone
from bythebook.surface.decisions import Decision, Option
from bythebook.surface.game import Game
from bythebook.surface.views import View
from bythebook.wording.said import Verdict

__version__ = ENGINE


def is_compiled() -> bool:
    """Whether the native build of the engine is running."""
    return (_game.__file__ or "").endswith((".so", ".pyd"))


def new_game(
    game: str, deck_a: AnyDeck, deck_b: AnyDeck, seed: int = 0, blank: bool = False
) -> Game:
    """A new game between two decks, at its first decision; for `blank` see `deck_of`."""
    return Game(_engine.new_game(game, deck_a, deck_b, seed, blank))


def load(data: bytes, game: str = "") -> Game:
    """A saved game, at the decision it was saved at; which game, it says itself."""
    return Game(_engine.load(data, game))


def replay(record: str, game: str = "", upto: int | None = None) -> Game:
    """The game a record describes, at its end or after so many decisions; it can go on."""
    return Game(_engine.replay(record, game, upto))


def check_deck(game: str, deck: AnyDeck, blank: bool = False) -> list[tuple[str, str]]:
    """What is wrong with a deck: the clause and the facts of each fault."""
    return book_of(game).check_deck(deck_of(game, deck, blank))


__all__ = [
    "Agent",
    "AnyDeck",
    "BadRecord",
    "BythebookError",
    "Card",
    "CardDef",
    "Decision",
    "Deck",
    "DeckRefused",
    "Game",
    "IllegalAnswer",
    "MalformedAnswer",
    "Option",
    "Result",
    "Verdict",
    "View",
    "Zone",
    "__version__",
    "agent",
    "book_of",
    "cards_of",
    "check_deck",
    "deck_of",
    "is_compiled",
    "languages",
    "load",
    "new_game",
    "play",
    "replay",
]
