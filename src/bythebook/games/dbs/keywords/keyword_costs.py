"""What the costs of keyword skills ask for."""

from dataclasses import dataclass

from bythebook.games.common.outline import as_far_as_possible
from bythebook.games.dbs.cards.cards import BATTLE, COST, TYPE
from bythebook.games.dbs.cards.energy import OfX, asked_cost
from bythebook.games.dbs.keywords.discarding import discarded
from bythebook.games.dbs.keywords.expanding import in_areas
from bythebook.games.dbs.other.control import put
from bythebook.games.dbs.policy import EVOLVE_SKILLS, POWER_IS_EQUAL
from bythebook.games.dbs.terms.terms import markers_on, remove_markers
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import CANNOT_EVOLVE, EV_BOOSTED
from bythebook.games.dbs.texts.matching import (
    ChooseColors,
    ChoosePair,
    ChooseTotal,
    adds_up,
    color_fits,
    matching,
    original_colors,
    pairs_of,
)
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DECK, DROP, HAND, REST, UNISON_AREA
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, event, link, move, orient
from bythebook.kernel.state.refs import CARD, NOTHING


@dataclass(frozen=True)
class DropFromDeck(CostPart):
    """Put cards from the top of the deck into the drop area."""

    count: int

    def possible(self, game: Game, source: int, player: int) -> bool:
        return deck_has(game, player, self.count)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return burst_cards(game, player, self.count)


@rule("dbs 10-13-3-4", nothing=[])
def fused_away(game: Game, picked: list[int], source: int) -> list[Change]:
    """Activating [Union-Fusion] places both cards in the drop area."""
    return put(game, picked, source, DROP)


@dataclass(frozen=True)
class DiscardMatching(CostPart):
    """Discard one or more cards whose original colors match the specified ones."""

    colors: int
    keyword: int = 0

    def matching(self, game: Game, source: int, player: int) -> list[int]:
        """The cards of the hand to choose from; none if they would not do."""
        cards = [c for c in game.state.zone(player, HAND) if c != source & CARD]
        return matching(game, cards, self.colors, True)

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(self.matching(game, source, player))

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> ChooseColors:
        found = [r for r in self.matching(game, source, player) if r not in used]
        return ChooseColors(player, found, True, self.colors)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return discarded(game, picked, source)

    def secret(self, game: Game) -> bool:
        return True


@rule("dbs 10-30-1", nothing=[])
def burst_cards(game: Game, player: int, count: int) -> list[Change]:
    """[Burst] puts so many cards from the top of the deck into the drop area."""
    count = as_far_as_possible(count, len(game.state.zone(player, DECK)))
    return move(game.state.top(player, DECK, count), DROP)


@rule("dbs 10-30-3", nothing=False)
def burst_comes_first(part: CostPart) -> bool:
    """[Burst] is paid before everything else of a skill cost."""
    return isinstance(part, DropFromDeck)


@rule("dbs 10-30-4", nothing=True)
def deck_has(game: Game, player: int, count: int) -> bool:
    """A deck with fewer cards than [Burst] says cannot pay for it."""
    return len(game.state.zone(player, DECK)) >= count


@rule("dbs 10-35-1", nothing=[])
def allies(game: Game, player: int, colors: int) -> list[int]:
    """[Alliance] takes battle cards in play whose colors match; none if they would not do."""
    state = game.state
    cards = [
        c
        for c in state.zone(player, BATTLE_AREA)
        if game.value(TYPE, c) & BATTLE and state.orient[c] == ACTIVE
    ]
    return matching(game, cards, colors, False)


@dataclass(frozen=True)
class ChooseAllies(CostPart):
    """Rest one or more of one's battle cards in active mode whose colors match.

    That they are rested their cards say in parentheses; the book only says that they are chosen.
    """

    colors: int
    noted: bool = False
    """whether the skill speaks of them: it finds them linked with its card"""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(allies(game, player, self.colors))

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> ChooseColors:
        return ChooseColors(player, allies(game, player, self.colors), False, self.colors, False)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        resting = orient(picked, REST)
        return [*chosen_for(game, picked, source), *resting] if self.noted else resting


@dataclass(frozen=True)
class DropForTotal(CostPart):
    """Place battle cards of some colors whose energy costs add up in their drop areas."""

    colors: int

    def usable(self, game: Game, player: int) -> list[int]:
        """The battle cards in play that have no other color."""
        state = game.state
        return state.refs(
            [
                c
                for c in state.zone(player, BATTLE_AREA)
                if game.value(TYPE, c) & BATTLE
                and color_fits(original_colors(game, c), self.colors)
            ]
        )

    def possible(self, game: Game, source: int, player: int) -> bool:
        costs = [asked_cost(game, r & CARD) for r in self.usable(game, player)]
        return adds_up(costs, succeeded_cost(game, source))

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> ChooseTotal:
        found = [r for r in self.usable(game, player) if r not in used]
        return ChooseTotal(player, found, succeeded_cost(game, source))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DROP)


@rule("dbs 10-41-1", nothing=0)
def succeeded_cost(game: Game, source: int) -> int:
    """What [Successor] takes adds up to the original energy cost of its card."""
    return game.lib.printed[COST][game.state.definition[source & CARD]]


@rule("dbs 10-47-1", nothing=[])
def boosted(game: Game, unisons: list[int], count: int) -> list[Change]:
    """[Spirit Boost] removes so many markers from a unison card."""
    changes: list[Change] = []
    for ref in unisons:
        player = game.state.master[ref & CARD]
        changes += [event(EV_BOOSTED, ref, player, count), *remove_markers(game, ref, count)]
    return changes


@dataclass(frozen=True)
class DropFromBelow(CostPart):
    """Put a card from beneath this card into its owner's drop area."""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return game.state.refs(list(game.state.below.get(source & CARD, ())))

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DROP)


def chosen_for(game: Game, picked: list[int], source: int) -> list[Change]:
    """Cards are linked with the one they were chosen for; what was before is so no longer."""
    before = [a for a, b in sorted(game.state.links.items()) if b == source]
    return [*(link(a, NOTHING) for a in before), *(link(a, source) for a in picked)]


@dataclass(frozen=True)
class ChooseToUse(CostPart):
    """Choose cards to be used as the skill resolves; it finds them linked with its card.

    `keyword` says for which skills other areas may have been added (10-5-8).
    """

    what: Cards
    zones: tuple[int, ...]
    keyword: int = 0
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = in_areas(game, source, player, self.zones, self.keyword)
        what = self.what.fixed(game, source, player, [])
        if self.keyword & EVOLVE_SKILLS.value:
            found = [r for r in found if not cannot(game, r & CARD, CANNOT_EVOLVE)]
        return [r for r in found if what.fits(game, r & CARD, source)]

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return chosen_for(game, picked, source)

    def secret(self, game: Game) -> bool:
        return HAND in self.zones


@dataclass(frozen=True)
class ChoosePairToUse(CostPart):
    """Choose one card of each of two kinds, to be found linked with the card as it resolves."""

    first: Cards
    second: Cards
    zones: tuple[int, ...]
    keyword: int = 0

    def pairs(self, game: Game, source: int, player: int) -> list[Change]:
        """Every pair there is."""
        found = in_areas(game, source, player, self.zones, self.keyword)
        first = self.first.fixed(game, source, player, [])
        second = self.second.fixed(game, source, player, [])
        return pairs_of(game, found, first, second, source, self.equal())

    def equal(self) -> bool:
        """Whether both have to have the same power."""
        return False

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(self.pairs(game, source, player))

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> ChoosePair:
        pairs = [p for p in self.pairs(game, source, player) if not set(p) & set(used)]
        return ChoosePair(player, pairs, self.secret(game))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return chosen_for(game, picked, source)

    def secret(self, game: Game) -> bool:
        return HAND in self.zones


@dataclass(frozen=True)
class DropPair(ChoosePairToUse):
    """Place one card of each of two kinds with the same power in the drop area."""

    def equal(self) -> bool:
        return POWER_IS_EQUAL.value

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return fused_away(game, picked, source)


@rule("dbs 10-47-2-1", nothing=True)
def specified(game: Game, ref: int, what: Cards | None, source: int) -> bool:
    """Where a unison card is specified, the markers come from that one."""
    return what is None or what.fits(game, ref & CARD, source)


@rule("dbs 10-47-3", nothing=False)
def boost_comes_first(part: CostPart) -> bool:
    """[Spirit Boost] is paid before everything else of a skill cost."""
    return isinstance(part, TakeMarkers | TakeMarkersX)


def in_order(cost: tuple[CostPart, ...]) -> tuple[CostPart, ...]:
    """A skill cost in the order it is paid in: what comes first, then as written."""
    first: list[CostPart] = []
    rest: list[CostPart] = []
    for part in cost:
        (first if burst_comes_first(part) or boost_comes_first(part) else rest).append(part)
    return (*first, *rest)


@dataclass(frozen=True)
class TakeMarkers(CostPart):
    """Remove markers from one of one's unison cards: of that kind, if one is specified."""

    count: int
    what: Cards | None = None
    noted: bool = False
    """whether the skill speaks of that card: it finds it linked with its own"""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        state = game.state
        return [
            r
            for r in state.refs(state.zone(player, UNISON_AREA))
            if markers_on(game, r) >= self.count and specified(game, r, self.what, source)
        ]

    def needs(self) -> int:
        return 1

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        removed = boosted(game, picked, self.count)
        return [*chosen_for(game, picked, source), *removed] if self.noted else removed


@dataclass(frozen=True)
class TakeMarkersX(OfX):
    """Remove X markers from one of one's unison cards."""

    what: Cards | None = None

    def said(self, x: int) -> TakeMarkers:
        """The same, now that X is known."""
        return TakeMarkers(x, self.what, True)
