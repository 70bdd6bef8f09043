"""Section 7.11.3: numbers that a card gets from another."""

from dataclasses import dataclass

from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 7.11.3", nothing=0)
def gotten(number: int) -> int:
    """A card that gets a number of another has all of that added to its own."""
    return number


@dataclass(frozen=True)
class NumberOf(Amount):
    """A number that a card has, as others get it."""

    of: Noun
    char: int

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return gotten(game.last_value(self.char, found[0])) if found else 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << self.char
