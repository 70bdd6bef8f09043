"""Effects of no card in particular, for tests of what effects do."""

from bythebook.games.ws.cards import CHARACTER, TYPE
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability, CardDef, Effect
from bythebook.kernel.language import words
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import HAS, YOU
from bythebook.testing import Table, event

CHARACTERS = (words.Test(TYPE, HAS, CHARACTER),)


def cards_in(*zones: int, whose: int = YOU, tests: tuple[words.Test, ...] = ()) -> Cards:
    """Every card in some zones, or every one of some kind."""
    return Cards(whose, zones, tests)


def spell(*body: Effect, name: str = "Spell") -> CardDef:
    """An event that does what a test wants."""
    return event(name, abilities=(Ability(CARD_EFFECT, body=body),))


def resolves(t: Table, name: str = "Spell", player: int = 0) -> None:
    """A card's first ability is carried out, wherever the card is."""
    seat = (t.you, t.rival)[player]
    card = seat.card(name)
    ability = t.game.lib.own[t.game.state.definition[card]][0]
    t.run(t.game.book.resolve(ability, t.game.state.ref(card), player))
