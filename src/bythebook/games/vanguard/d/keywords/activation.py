"""Sections 14.2, 14.8 and 14.12: keywords under which abilities are active."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import GRADE, MARKS, NAMES, NamesWith
from bythebook.games.vanguard.d.keywords.marks import BLACK_WINGS, GLITTER, WHITE_WINGS
from bythebook.games.vanguard.other.enabling import Gate
from bythebook.games.vanguard.zones.zones import BIND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import without_information
from bythebook.kernel.language.words import HAS, Test
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 14.2.3.1", "vgd 14.2.3.2", "vgd 14.2.3.3", "vgd 14.8.3", nothing=True)
def white_wings(grade: int) -> bool:
    """White Wings ask for odd grades."""
    return grade % 2 == 1


@rule("vgd 14.8.4", nothing=True)
def black_wings(grade: int) -> bool:
    """Black Wings ask for even grades."""
    return grade % 2 == 0


@rule("vgd 14.8.5", nothing=True)
def spread(bound: list[int]) -> bool:
    """With nothing bound neither of the wings is active."""
    return bool(bound)


@dataclass(frozen=True)
class Wings(Gate):
    """All cards in the bind zone are of odd grades, or all of even ones."""

    white: bool

    def keyword(self) -> int:
        return WHITE_WINGS if self.white else BLACK_WINGS

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        bound = game.state.zone(master, BIND)
        fits = white_wings if self.white else black_wings
        # vgd 4.12.4: what is bound face down has no grade, neither an odd nor an even one.
        return spread(bound) and all(
            fits(game.value(GRADE, card)) and not without_information(game, card) for card in bound
        )

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + BIND)

    def chars(self) -> int:
        return super().chars() | 1 << GRADE


@rule("vgd 14.12.3.2", "vgd 14.12.3.2.2", nothing=True)
def glitters(game: Game, vanguard: int, part: str) -> bool:
    """A vanguard with Glitter and the part in its card name makes Glitter abilities active."""
    if not game.value(MARKS, vanguard) & GLITTER:
        return False
    named = Test(NAMES, HAS, family=NamesWith(part))
    return named.met(game.value(NAMES, vanguard))


@dataclass(frozen=True)
class GlitterOf(Gate):
    """The vanguard has Glitter, and a part in its card name."""

    part: str

    def keyword(self) -> int:
        return GLITTER

    def fulfilled(self, game: Game, source: int, master: int) -> bool:
        return any(glitters(game, card, self.part) for card in game.state.zone(master, VANGUARD))

    def reads(self, game: Game, source: int, master: int) -> int:
        return 1 << (master * game.state.kinds + VANGUARD)

    def chars(self) -> int:
        return super().chars() | 1 << MARKS | 1 << NAMES
