"""Sets of cards that have to fit together: by their colors (10-32 to 10-37), power or cost."""

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import COLORS, POWER
from bythebook.games.dbs.cards.energy import asked_cost
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY, V_DONE, V_PICK
from bythebook.kernel.state.refs import CARD


def original_colors(game: Game, card: int) -> int:
    """The colors printed on a card."""
    return game.lib.printed[COLORS][game.state.definition[card]]


def color_fits(colors: int, wanted: int) -> bool:
    """Whether a card with these colors can take part: it has some, and none besides those."""
    return colors != 0 and colors & ~wanted == 0


def colors_match(found: list[int], wanted: int) -> bool:
    """Whether the colors of one or more cards match specified ones.

    None of the cards has another color, and together they have all of them: one card of
    both colors will do, or cards of one color each.
    """
    together = 0
    for colors in found:
        if not color_fits(colors, wanted):
            return False
        together |= colors
    return together == wanted


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSet(Choose):
    """Choose cards one at a time, until what was picked is whole; more only if it stays so."""

    def __init__(
        self, player: int = 0, candidates: list[int] | None = None, hidden: bool = False
    ) -> None:
        most = 0 if candidates is None else len(candidates)
        super().__init__(player, candidates, 0, most, hidden, K_PAY)

    def whole(self, game: Game, picked: list[int]) -> bool:
        """Whether what was picked is what has to be chosen."""
        raise NotImplementedError

    def viable(self, game: Game, ref: int) -> bool:
        """Whether the rest could still be chosen after this pick."""
        return True

    def next_pick(self, game: Game) -> Flow:
        """Ask for one more, or end when there is nothing left to decide."""
        picked = self.result
        rest = [r for r in self.candidates if r not in picked and self.viable(game, r)]
        whole = self.whole(game, picked)
        if not rest and (whole or not self.hidden):
            return DONE
        options: list[Change] = [(V_PICK, r) for r in rest]
        if whole or not options:
            options.append((V_DONE,))
        return Ask(self.player, self.kind, options, self.hidden, len(options) - 1, self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseColors(ChooseSet):
    """Choose one or more cards whose colors match; `original` if their printed ones count."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        hidden: bool = False,
        wanted: int = 0,
        original: bool = True,
    ) -> None:
        super().__init__(player, candidates, hidden)
        self.wanted: int = wanted
        self.original: bool = original

    def whole(self, game: Game, picked: list[int]) -> bool:
        """Whether both colors are among them."""
        return colors_match([colors_of(game, r & CARD, self.original) for r in picked], self.wanted)


def colors_of(game: Game, card: int, original: bool) -> int:
    """The colors of a card: as printed, or with every effect."""
    return original_colors(game, card) if original else game.value(COLORS, card)


def matching(game: Game, cards: list[int], wanted: int, original: bool) -> list[int]:
    """The cards that can take part, if with all of them the colors match; otherwise none."""
    found = [c for c in cards if color_fits(colors_of(game, c, original), wanted)]
    if not colors_match([colors_of(game, c, original) for c in found], wanted):
        return []
    return game.state.refs(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTotal(ChooseSet):
    """Choose any number of cards whose energy costs add up to a number."""

    def __init__(
        self, player: int = 0, candidates: list[int] | None = None, total: int = 0
    ) -> None:
        super().__init__(player, candidates)
        self.total: int = total

    def cost(self, game: Game, refs: list[int]) -> int:
        """What some cards cost together."""
        return sum(asked_cost(game, r & CARD) for r in refs)

    def viable(self, game: Game, ref: int) -> bool:
        """Whether what is missing then can still be found among the others."""
        picked = [*self.result, ref]
        rest = [asked_cost(game, r & CARD) for r in self.candidates if r not in picked]
        return adds_up(rest, self.total - self.cost(game, picked))

    def whole(self, game: Game, picked: list[int]) -> bool:
        """Whether they add up."""
        return self.cost(game, picked) == self.total


def adds_up(costs: list[int], total: int) -> bool:
    """Whether some of the numbers, or none, add up to a total."""
    sums = {0}
    for cost in costs:
        sums |= {s + cost for s in sums}
    return total in sums


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePair(ChooseSet):
    """Choose one card for each of two kinds; `pairs` are those that go together."""

    def __init__(
        self, player: int = 0, pairs: list[Change] | None = None, hidden: bool = False
    ) -> None:
        self.pairs: list[Change] = [] if pairs is None else pairs
        candidates: list[int] = []
        for pair in self.pairs:
            candidates += [r for r in pair if r not in candidates]
        super().__init__(player, candidates, hidden)

    def viable(self, game: Game, ref: int) -> bool:
        """Whether there is a pair with all of them."""
        wanted = [*self.result, ref]
        for pair in self.pairs:
            if all(r in pair for r in wanted):
                return True
        return False

    def whole(self, game: Game, picked: list[int]) -> bool:
        """Whether they are a pair."""
        return len(picked) == 2


def pairs_of(
    game: Game, refs: list[int], first: Cards, second: Cards, source: int, equal: bool
) -> list[Change]:
    """One card of each of two kinds, each way there is; with the same power if it has to be so."""
    found: list[Change] = []
    for a in refs:
        if not first.fits(game, a & CARD, source):
            continue
        for b in refs:
            if a == b or not second.fits(game, b & CARD, source):
                continue
            if equal and game.value(POWER, a & CARD) != game.value(POWER, b & CARD):
                continue
            found.append((a, b))
    return found
