"""Section 2: what the words of texts mean that speak of types, names, colors and costs."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import (
    ADDED_COST,
    BATTLE,
    CHARACTER,
    COLORS,
    EXTRA,
    INSTEAD_COST,
    NAMES,
    TYPE,
    UNISON,
    character_word,
    name_word,
    number_forms,
)
from bythebook.games.dbs.cards.energy import COST_CHARS, ORDER, asked_cost
from bythebook.games.dbs.policy import (
    HAVE_COSTS,
    SAID_BATTLE_CARD,
    SAID_EXTRA_CARD,
    SAID_UNISON_CARD,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import HAS, Test, compare
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_EFFECTS
from bythebook.kernel.texts.verbs import Linked


@rule("dbs 2-3-2-1-2", nothing=NOTHING)
def other_side(game: Game, card: int) -> int:
    """A leader is printed on both sides: the one that comes to lie up is the one that counts."""
    return game.lib.other_side[game.state.definition[card]]


@rule("dbs 2-3-2-1-2-1", nothing=())
def hidden_side(game: Game, card: int) -> tuple[int, ...]:
    """What is printed on the side of a leader that lies down, for skills that ask for it."""
    side = game.lib.other_side[game.state.definition[card]]
    return game.lib.definitions[side].values if side >= 0 else ()


@dataclass(frozen=True)
class OnHiddenSide(Condition):
    """What is printed on this card's hidden side is as a text asks."""

    tests: tuple[Test, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        values = hidden_side(game, source & CARD)
        return bool(values) and all(test.met(values[test.char]) for test in self.tests)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits


def of_type(kind: int) -> Test:
    """What a text asks of a card that it names by its type, or by several."""
    asked = kind & ~(BATTLE | EXTRA | UNISON)
    if kind & BATTLE:
        asked |= SAID_BATTLE_CARD.value
    if kind & EXTRA:
        asked |= SAID_EXTRA_CARD.value
    if kind & UNISON:
        asked |= SAID_UNISON_CARD.value
    return Test(TYPE, HAS, asked)


def named(name: str) -> Test:
    """What a text asks of a card that it names: 2-1-2, in either number."""
    return Test(NAMES, HAS, words=tuple(name_word(form) for form in number_forms(name)))


def of_character(character: str) -> Test:
    """What a text asks of a card whose character it names (2-5-3), in either number."""
    return Test(CHARACTER, HAS, words=tuple(character_word(f) for f in number_forms(character)))


# Colors.


def printed_colors(game: Game, card: int) -> int:
    """The colors a card has by itself."""
    return game.lib.printed[COLORS][game.state.definition[card]]


def how_many(colors: int) -> int:
    """How many colors there are in a set."""
    return sum(1 for color in ORDER if colors & color)


@rule("dbs 2-4-1-2-1", "dbs 2-4-1-2-1-1", nothing=False)
def multicolor(game: Game, card: int) -> bool:
    """A card of more than one color is a multicolor card; colors it gains do not make it one."""
    return how_many(printed_colors(game, card)) > 1


@rule("dbs 2-4-1-3", "dbs 2-4-1-3-1", nothing=False)
def mono_color(game: Game, card: int) -> bool:
    """A card of a single color is a mono-color card of it, whatever colors it gains."""
    return how_many(printed_colors(game, card)) == 1


@dataclass(frozen=True)
class Multicolor(Condition):
    """This card is a multicolor card."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return multicolor(game, source & CARD)

    def chars(self) -> int:
        return 1 << COLORS


@dataclass(frozen=True)
class MonoColor(Condition):
    """This card is a mono-color card, of one of some colors if they are said."""

    colors: int = 0

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        if self.colors and not printed_colors(game, card) & self.colors:
            return False
        return mono_color(game, card)

    def chars(self) -> int:
        return 1 << COLORS


@dataclass(frozen=True)
class SameColors(Condition):
    """All of some cards are of exactly the same colors as another."""

    of: Noun
    other: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        wanted = self.other.named(game, source, master, regs)
        found = self.of.named(game, source, master, regs)
        if not wanted or not found:
            return False
        colors = game.last_value(COLORS, wanted[0])
        return all(same_colors(game.last_value(COLORS, r), colors) for r in found)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master) | self.other.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | self.other.chars() | 1 << COLORS


# Costs and texts.


@dataclass(frozen=True)
class CostIs(Condition):
    """This card has an energy cost of so much, or more, or less."""

    how: int
    n: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        if not game.value(TYPE, card) & HAVE_COSTS.value:
            return False
        return compare(asked_cost(game, card), self.how, self.n)

    def chars(self) -> int:
        return 1 << TYPE | COST_CHARS


@rule("dbs 2-4-1-4", nothing=True)
def same_colors(one: int, other: int) -> bool:
    """To be of the same color is to have the same colors and no others."""
    return one == other


@rule("dbs 2-12-4", nothing=False)
def has_no_text(game: Game, card: int) -> bool:
    """A card without text is skill-less."""
    return not game.lib.own[game.state.definition[card]] and not game.definition(card).text


NO_SKILLS: Final = ADDED_COST | INSTEAD_COST
"""what is given to a card only for its cost"""


@rule("dbs 8-3-4", nothing=False)
def skill_less(valid: int) -> bool:
    """A card all of whose skills are invalid counts as one without skills."""
    return valid == 0


@dataclass(frozen=True)
class SkillLess(Condition):
    """This card has no text, or none of its skills is valid."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        if has_no_text(game, card):
            return True
        if not game.lib.own[game.state.definition[card]]:
            return False  # it has a text, which nobody has read
        abilities = game.lib.abilities
        valid = [a for a in game.abilities_of(card) if not abilities[a].marks & NO_SKILLS]
        return skill_less(len(valid))

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_EFFECTS


@dataclass(frozen=True)
class ChosenToPay(Noun):
    """The cards that were chosen as this card's skill was paid for, even if they are gone."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return Linked().refs(game, source, master, regs)

    def named(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return [a for a, b in sorted(game.state.links.items()) if b == source]

    def reads(self, game: Game, source: int, master: int) -> int:
        return Linked().reads(game, source, master)
