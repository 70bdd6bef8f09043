"""What effects keep a card or a player from doing with some cards only (1-3-3).

Who is kept from it has such a limit given, beside a bit that says that there is one.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import INSTEAD_COST
from bythebook.games.dbs.texts.events import LIMITED_BY_KIND
from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_ABILITIES, CHAR_CANNOT, GRANT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import Forbid, GrantAbility

ATTACKING_THEM: Final = 0
"""a card cannot attack such cards"""
ATTACKED_BY: Final = 1
"""a card cannot be attacked by such cards"""
ATTACKING_WITH: Final = 2
"""a player cannot attack with such cards"""
PLAYING: Final = 3
"""a player cannot play such cards"""
COMBOING: Final = 4
"""a player cannot use such cards in a combo"""
ACTIVATING: Final = 5
"""a player cannot activate some skills (marks) of such cards"""
KOD_BY: Final = 6
"""a card cannot be KO'd in battle by such cards"""
BEING_PLAYED: Final = 7
"""a card cannot be played by skills, but by those of some kinds (marks)"""


@dataclass(frozen=True)
class Limit(Effect):
    """What is not done with cards of a kind, or with `only`, with any others.

    Nothing carries it out; it counts where somebody would do it.
    """

    verb: int
    kind: Cards
    only: bool = False
    marks: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        return None


@rule("dbs 1-3-3", nothing=False)
def within_limit(fits: bool, only: bool) -> bool:
    """Whether something said not to be done with some cards is kept from a card."""
    return fits != only


def limited(game: Game, holder: int, verb: int, card: int, marks: int = 0) -> bool:
    """Whether a limit that a card or a player has keeps it from doing something with a card."""
    for ability, _ in game.sheet.granted.get(holder & CARD, ()):
        for said in game.lib.abilities[ability].body:
            if isinstance(said, Limit) and said.verb == verb:
                if said.marks and not said.marks & marks:
                    continue
                if within_limit(said.kind.fits(game, card, holder), said.only):
                    return True
    return False


def withstands(game: Game, ref: int, attacker: int) -> bool:
    """Whether a text keeps a card from being KO'd in battle by the card that attacks it."""
    if ref < 0 or attacker < 0 or not game.value(CHAR_CANNOT, ref & CARD) & LIMITED_BY_KIND:
        return False
    return limited(game, ref, KOD_BY, attacker & CARD)


def refused_to_skill(game: Game, card: int) -> bool:
    """Whether a limit that a card has keeps it from being played by the skill under way."""
    if not game.value(CHAR_CANNOT, card) & LIMITED_BY_KIND:
        return False
    skill: Resolve | None = game.frame_of(Resolve)
    marks = 0 if skill is None or skill.ability < 0 else game.lib.abilities[skill.ability].marks
    for ability, _ in game.sheet.granted.get(card, ()):
        for said in game.lib.abilities[ability].body:
            if isinstance(said, Limit) and said.verb == BEING_PLAYED:
                if within_limit(said.marks & marks != 0, said.only):
                    return True
    return False


def limiting(limit: Limit) -> Ability:
    """What is given to whoever is kept from something."""
    return Ability(COMMAND, body=(limit,), marks=INSTEAD_COST)


def limit_for(limit: Limit, who: Noun, until: int) -> list[Effect]:
    """Effects by which somebody is kept from something for a time."""
    return [GrantAbility(who, limiting(limit), until), Forbid(who, LIMITED_BY_KIND, until)]


def limit_while(limit: Limit, who: Noun) -> list[Modifier]:
    """Modifiers of a [Permanent] skill by which somebody is kept from something."""
    return [
        Modifier(GRANT, CHAR_ABILITIES, who, grants=limiting(limit)),
        Modifier(BITS_ON, CHAR_CANNOT, who, bits=LIMITED_BY_KIND),
    ]
