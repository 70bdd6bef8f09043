"""Section 17.3 of 2.00: counting unique cards."""

from dataclasses import dataclass

from bythebook.games.vanguard.cards.cards import NAMES, NamesWith
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.language.words import HAS, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import NOTHING


@rule("vgd 17.3.1", nothing=0)
def unique_cards(values: list[int], char: int, part: str) -> int:
    """Unique cards are counted by their names, unless it is said by what else."""
    if char in (NOTHING, NAMES):
        return different_names(values, part)
    return different_values(values)


@rule("vgd 17.3.1.1", nothing=0)
def different_names(names: list[int], part: str) -> int:
    """Names are counted, and not cards: a card of two names has both.

    Where a part of the names is said, those that have it count.
    """
    every = 0
    for own in names:
        every |= own
    single = [1 << place for place in range(every.bit_length()) if every >> place & 1]
    if not part:
        return len(single)
    has_part = Test(NAMES, HAS, family=NamesWith(part))
    return sum(has_part.met(name) for name in single)


@rule("vgd 17.3.1.2", nothing=0)
def different_values(values: list[int]) -> int:
    """Where a grade or the like is said, the different ones of that count."""
    return len(set(values))


@dataclass(frozen=True)
class Unique(Amount):
    """How many unique cards there are among some, so much for each."""

    of: Noun
    char: int = NOTHING
    """by what they are told apart, if it is said"""
    part: str = ""
    """what the names that count have in them"""
    times: int = 1

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        char = NAMES if self.char == NOTHING else self.char
        found = self.of.named(game, source, master, regs)
        values = [game.last_value(char, ref) for ref in found]
        return self.times * unique_cards(values, self.char, self.part)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << (NAMES if self.char == NOTHING else self.char)

    def grows(self) -> bool:
        return self.times >= 0
