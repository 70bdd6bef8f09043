"""Cards that come into play by their own keyword skills, and what they take."""

from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, HAND
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing.dbs import battle

ASH = Cards(YOU, tests=(of_character("Ash"),))


ELM = Cards(YOU, tests=(of_character("Elm"),))


DROPPED = Cards(YOU, (DROP,), other=True)


def ash() -> CardDef:
    """A battle card of the character the others build on."""
    return battle("Ash", power=10000)


def grown(keyword: Ability) -> CardDef:
    """A card with a keyword skill that plays it."""
    return battle("Grown", cost=7, power=20000, abilities=(keyword,))


def returning() -> CardDef:
    """A card by which the opponent's cards return to the hand instead of being played."""
    would = Trigger(EV_MOVE, Cards(OPPONENT), origin=(HAND,), target=(BATTLE_AREA,))
    instead = (MoveCards(Bound(R_SUBJECT), HAND),)
    ability = Ability(CONT, (BATTLE_AREA,), replacement=Replacement(would, instead))
    return battle("Gate", abilities=(ability,))
