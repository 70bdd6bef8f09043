"""Nouns, amounts and conditions of card texts that no characteristic of a card tells."""

from dataclasses import dataclass

from bythebook.games.vanguard.actions.calling import is_open
from bythebook.games.vanguard.cards.cards import CLANS, GRADE, NAMES, NamesWith, clans_of
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, SAME_COLUMN, SAME_ROW
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Limit, Noun, Regs, ValueOf
from bythebook.kernel.language.words import HAS, YOU, Test, compare, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_LINKS


@dataclass(frozen=True)
class OnCircles(Condition):
    """A card is on one of some circles, of a certain player each."""

    zones: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.where[source & CARD] in self.zones

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class InColumnOf(Condition):
    """A card is in the same column as some unit that the text speaks of, or is that unit."""

    of: Noun

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        found: list[int] = []
        for ref in self.of.named(game, source, master, regs):
            column = related_circles(game, SAME_COLUMN, ref, master)
            if column:
                found += [game.last_zone(ref), *column]
        return OnCircles(tuple(found))

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.fixed(game, source, master, regs).holds(game, source, master, regs)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class InRowOf(Condition):
    """A card is in the same row as some unit that the text speaks of, or is that unit."""

    of: Noun

    def is_relative(self) -> bool:
        return True

    def fixed(self, game: Game, source: int, master: int, regs: Regs) -> Condition:
        found: list[int] = []
        for ref in self.of.named(game, source, master, regs):
            found += related_circles(game, SAME_ROW, ref, master)
        return OnCircles(tuple(found))

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return self.fixed(game, source, master, regs).holds(game, source, master, regs)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class MainVanguard(Noun):
    """A player's vanguard; of the two in legion the one whose grade and power count."""

    whose: int = YOU

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        found = [
            edition(game).main_vanguard(game, player) for player in players_of(self.whose, master)
        ]
        return game.state.refs([card for card in found if card >= 0])

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | D_LINKS


@rule("vgg 12.7.2.2", "vgd 12.6.2.2", "vgd 12.6.2.2.1", nothing=False)
def share_a_name(some: int, others: int) -> bool:
    """Cards have the same name if a single one of their names is common to them."""
    return some & others != 0


def same_name_as(of: Noun) -> Limit:
    """The card has a name in common with one that the text speaks of."""
    return Limit(NAMES, HAS, ValueOf(of, NAMES))


@dataclass(frozen=True)
class NamesOf(Amount):
    """All names that some cards have between them."""

    of: Noun

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        names = 0
        for ref in self.of.named(game, source, master, regs):
            names |= game.last_value(NAMES, ref)
        return names

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << NAMES


def same_name_as_any(of: Noun) -> Limit:
    """The card has a name in common with any of some cards."""
    return Limit(NAMES, HAS, NamesOf(of))


@rule("vgg 12.7.1", "vgd 12.6.1", nothing=0)
def with_different_names(names: list[int]) -> int:
    """How many of some cards have, compared with each other, no name in common.

    Of those that have some in common as many as possible are taken.
    """
    apart: list[int] = []
    shared: list[int] = []
    for place, own in enumerate(names):
        others = [bits for at, bits in enumerate(names) if at != place]
        if any(share_a_name(own, bits) for bits in others):
            shared.append(own)
        elif own:
            apart.append(own)
    return len(apart) + _most_apart(shared, 0)


def _most_apart(names: list[int], taken: int) -> int:
    """How many of some cards can be taken that have no name in common, nor one of those taken."""
    most = 0
    for place, own in enumerate(names):
        if not share_a_name(own, taken):
            most = max(most, 1 + _most_apart(names[place + 1 :], taken | own))
    return most


@dataclass(frozen=True)
class DifferentNames(Amount):
    """How many of some cards have different names."""

    of: Noun

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return with_different_names(sorted({game.last_value(NAMES, ref) for ref in found}))

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << NAMES

    def grows(self) -> bool:
        return True


@dataclass(frozen=True)
class ShareName(Condition):
    """Some cards have one name that all of them have."""

    of: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = self.of.named(game, source, master, regs)
        shared = -1
        for ref in found:
            shared &= game.last_value(NAMES, ref)
        return bool(found) and shared != 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << NAMES


@dataclass(frozen=True)
class SameGrades(Condition):
    """Some cards, several of them, are all of one grade."""

    of: Noun

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = self.of.named(game, source, master, regs)
        return len(found) > 1 and len({game.last_value(GRADE, ref) for ref in found}) == 1

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars() | 1 << GRADE


@dataclass(frozen=True)
class HasOriginal(Condition):
    """What a card originally has of something is so much, or more, or less."""

    char: int
    how: int
    n: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return compare(edition(game).original(game, self.char, source & CARD), self.how, self.n)

    def reads(self, game: Game, source: int, master: int) -> int:
        return edition(game).originals_read()


@dataclass(frozen=True)
class OriginalOf(Amount):
    """What a card originally has of something, times so much."""

    of: Noun
    char: int
    times: int = 1

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        found = self.of.named(game, source, master, regs)
        return self.times * edition(game).original(game, self.char, found[0] & CARD) if found else 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master) | edition(game).originals_read()

    def chars(self) -> int:
        return self.of.chars()


@dataclass(frozen=True)
class OriginalTotal(Amount):
    """What some cards originally have of something, added up."""

    of: Noun
    char: int

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        original = edition(game).original
        found = self.of.named(game, source, master, regs)
        return sum(original(game, self.char, ref & CARD) for ref in found)

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master) | edition(game).originals_read()

    def chars(self) -> int:
        return self.of.chars()

    def grows(self) -> bool:
        return True


@dataclass(frozen=True)
class OpenCircles(Amount):
    """How many open rear-guard circles a player has, so much for each."""

    whose: int = YOU
    times: int = 1
    circles: tuple[int, ...] = REAR_GUARDS

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        players = players_of(self.whose, master)
        found = [1 for p in players for z in self.circles if is_open(game, p, z)]
        return self.times * len(found)

    def reads(self, game: Game, source: int, master: int) -> int:
        # A locked card, too, takes a circle.
        return game.book.field_bits | (1 << 2 * game.state.kinds) - 1

    def grows(self) -> bool:
        return self.times >= 0


@dataclass(frozen=True)
class HasOriginalName(Condition):
    """What is written on a card is a name with a part in it."""

    part: str

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        written = edition(game).original(game, NAMES, source & CARD)
        return Test(NAMES, HAS, family=NamesWith(self.part)).met(written)


@dataclass(frozen=True)
class HasOneClan(Condition):
    """A card has one clan, and no other."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return clans_of(game.value(CLANS, source & CARD)) == 1

    def chars(self) -> int:
        return 1 << CLANS


@dataclass(frozen=True)
class ForEvery(Amount):
    """So much for every few of something; what is left over does not count."""

    of: Amount
    per: int
    times: int = 1

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return self.of.value(game, source, master, regs) // self.per * self.times

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()
