"""Cards of the tiny book: a card in a line, its own verbs and costs."""

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.abilities.abilities import Ability, CardDef, CostPart, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Cards, Num
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, YOU, Test, players_of, word_bit
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import Flow, leave
from bythebook.kernel.state.changes import Change, give, move, orient, set_var
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import until_of
from tests.kernel.tiny import DECK, DISCARD, HAND, POINTS, REST, SOUL, STAND, TRAITS, Turn

ONE: Final = Num(1)


def card(
    name: str, *abilities: Ability, power: int = 3, level: int = 0, traits: str = ""
) -> CardDef:
    """A card with a few values and abilities."""
    words = 0
    for word in traits.split():
        words |= word_bit(f"tiny {word}")
    return CardDef(name, name, (0, 0, 0, power, level, words), abilities)


def trait(word: str) -> int:
    """The bit of a trait."""
    return word_bit(f"tiny {word}")


def at_least(char: int, n: int) -> Test:
    """A card's value is so much or more."""
    return Test(char, AT_LEAST, n)


def at_most(char: int, n: int) -> Test:
    """A card's value is so much or less."""
    return Test(char, AT_MOST, n)


def of(word: str) -> Test:
    """A card has a trait."""
    return Test(TRAITS, HAS, trait(word))


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    count: int = 1
    up_to: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        return FromTop(frame.master, DECK, HAND, self.count, self.up_to)


@dataclass(frozen=True)
class Score(Effect):
    """A player gets points."""

    amount: Amount = ONE
    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        var = POINTS + players_of(self.whose, frame.master)[0]
        n = self.amount.value(game, frame.source, frame.master, frame.regs)
        return set_var(var, game.state.vars[var] + n)


@dataclass(frozen=True)
class ByRule(Effect):
    """For a time, what the modifier of this ability says holds for whatever cards fit then."""

    until: int = 1
    index: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        m = game.lib.abilities[frame.ability].modifiers[self.index]
        layer = game.book.layer(m.op, m.char)
        until, end = until_of(game, self.until, frame.master)
        made = (frame.source, frame.ability, frame.master)
        return give(m.op, m.char, 0, [], layer, until, end, *made, dynamic=self.index)


@dataclass(frozen=True)
class EndTurn(Effect):
    """The turn ends at once, whatever is under way."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return leave(Turn, "end")


@dataclass(frozen=True)
class Put(CostPart):
    """Put chosen cards somewhere."""

    what: Cards
    count: int = 1
    to: int = DISCARD
    hidden: bool = False

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, self.to)

    def secret(self, game: Game) -> bool:
        return self.hidden


@dataclass(frozen=True)
class RestThis(CostPart):
    """Rest this card."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source) and game.state.orient[source & CARD] == STAND

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient([source], REST)


@dataclass(frozen=True)
class PutThis(CostPart):
    """Put this card somewhere."""

    to: int = DISCARD

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([source], self.to)


@dataclass(frozen=True)
class TopCost(CostPart):
    """Put the top card of a zone somewhere."""

    zone: int = SOUL
    to: int = DISCARD
    count: int = 1

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, self.zone)) >= self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(game.state.top(player, self.zone, self.count), self.to)
