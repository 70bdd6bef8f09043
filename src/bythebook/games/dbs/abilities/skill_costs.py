"""Actions that skill costs are made of (8-4-2): something is done with cards, or with this card."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.energy import RESTED
from bythebook.games.dbs.keywords.discarding import discarded
from bythebook.games.dbs.keywords.keyword_costs import chosen_for
from bythebook.games.dbs.keywords.protection import can_be_kod
from bythebook.games.dbs.other.control import known_there, put
from bythebook.games.dbs.terms.terms import alike_life, ko
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, ENERGY, HAND, LIFE
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import MOVE, Change, move, orient, reveal, under
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, NOTHING, PUBLIC, TOP
from bythebook.kernel.texts.trying import THIS_CARD, bits_of
from bythebook.kernel.texts.verbs import Linked

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What a cost does with cards."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        """Doing it."""
        raise NotImplementedError

    def leaves(self, found: int) -> int:
        """Where it leaves cards that were found in some zones (bits): there, if nothing else."""
        return found

    def fits(self, game: "Game", card: int) -> bool:
        """Whether it can be done with a card."""
        return True

    def fitting(self, game: "Game", refs: list[int]) -> list[int]:
        """Those of some cards with which it can be done."""
        return refs


@mypyc_attr(allow_interpreted_subclasses=True)
class Picky(Deed):
    """What cannot be done with every card."""

    def fitting(self, game: "Game", refs: list[int]) -> list[int]:
        return [r for r in refs if self.fits(game, r & CARD)]


@dataclass(frozen=True)
class ToArea(Deed):
    """Put them into their owners' areas of a kind."""

    zone: int
    index: int = TOP
    orientation: int = AS_ZONE

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return put(game, refs, source, self.zone, index=self.index, orientation=self.orientation)

    def leaves(self, found: int) -> int:
        return 1 << self.zone


@dataclass(frozen=True)
class TurnTo(Picky):
    """Switch them to a mode they are not in."""

    mode: int

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return orient(refs, self.mode)

    def fits(self, game: "Game", card: int) -> bool:
        return game.state.orient[card] != self.mode


@dataclass(frozen=True)
class KoThem(Picky):
    """KO them, those that can be: cards of a battle area (10-1-1)."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return ko(refs, source, player)

    def leaves(self, found: int) -> int:
        return 1 << DROP

    def fits(self, game: "Game", card: int) -> bool:
        if game.state.kind_of(card) != BATTLE_AREA:
            return False
        return bool(can_be_kod(game, [game.state.ref(card)], game.state.master[card]))


@dataclass(frozen=True)
class DiscardThem(Picky):
    """Discard them."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return discarded(game, refs, source)

    def leaves(self, found: int) -> int:
        return 1 << DROP

    def fits(self, game: "Game", card: int) -> bool:
        return game.state.kind_of(card) == HAND


@dataclass(frozen=True)
class UnderThisCard(Deed):
    """Place them under this card."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return [under(ref, source) for ref in refs if ref != source]

    def leaves(self, found: int) -> int:
        return 0


@dataclass(frozen=True)
class UseLater(Deed):
    """Only choose them: what the skill does finds them linked with its card."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return chosen_for(game, refs, source)


@dataclass(frozen=True)
class UnderThem(Deed):
    """Place this card under the one that is chosen."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        chosen = chosen_for(game, refs, source)
        return [*chosen, *(under(source, ref) for ref in refs[:1] if ref != source)]


@dataclass(frozen=True)
class ShowThem(Deed):
    """Reveal them."""

    def changes(self, game: "Game", refs: list[int], source: int, player: int) -> list[Change]:
        return reveal(refs, BOTH)


def looked_at(what: Cards) -> int:
    """Where cards are looked for, as bits; energy that has paid is among energy."""
    bits = bits_of(what.zones)
    return bits | RESTED if bits >> ENERGY & 1 else bits


@dataclass(frozen=True)
class WithCards(CostPart):
    """Choose so many cards of a kind, and do something with them."""

    what: Cards
    count: int
    deed: Deed

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        if self.what.zones == (LIFE,):
            cards = [r & CARD for r in found]
            if alike_life(game, cards):
                found = found[-self.count :]
        return self.choosable(game, source, player, self.deed.fitting(game, found))

    def choosable(self, game: "Game", source: int, player: int, found: list[int]) -> list[int]:
        """Without this card, and without those that cannot be chosen."""
        this = source & CARD
        cannot = game.values(CHAR_CANNOT)
        return [
            r
            for r in found
            if r & CARD != this and (not cannot[r & CARD] or game.can_be_chosen(r, player, source))
        ]

    def needs(self) -> int:
        return self.count

    def enough(self, game: "Game", source: int, player: int) -> int:
        if self.what.limits or LIFE in self.what.zones:
            return NOTHING
        left = self.count
        cannot = game.values(CHAR_CANNOT)
        for card in self.what.cards(game, source, player):
            if cannot[card]:
                return NOTHING
            if card != source & CARD and self.deed.fits(game, card):
                left -= 1
                if not left:
                    return 1
        return 0

    def looks(self) -> int:
        return looked_at(self.what)

    def leaves(self) -> int:
        return self.deed.leaves(bits_of(self.what.zones))

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, picked, source, player)

    def secret(self, game: "Game") -> bool:
        return self.what.asks() and any(game.zones.sight[z] != PUBLIC for z in self.what.zones)


@dataclass(frozen=True)
class WithBelow(CostPart):
    """Choose so many of the cards under this card, of a kind, and do something with them."""

    kind: Cards
    count: int
    deed: Deed

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        below = game.state.refs(list(game.state.below.get(source & CARD, ())))
        return [r for r in below if self.kind.fits(game, r & CARD, source)]

    def needs(self) -> int:
        return self.count

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, picked, source, player)


@dataclass(frozen=True)
class WithThis(CostPart):
    """Do something with this card, which is where the skill counts."""

    deed: Deed

    def possible(self, game: "Game", source: int, player: int) -> bool:
        return game.state.alive(source) and self.deed.fits(game, source & CARD)

    def looks(self) -> int:
        return THIS_CARD

    def leaves(self) -> int:
        return self.deed.leaves(THIS_CARD)

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, [source], source, player)


@dataclass(frozen=True)
class WithAll(CostPart):
    """Do something with all cards of a kind; there has to be one."""

    what: Cards
    deed: Deed

    def possible(self, game: "Game", source: int, player: int) -> bool:
        return bool(self.what.refs(game, source, player, []))

    def looks(self) -> int:
        return looked_at(self.what)

    def leaves(self) -> int:
        return self.deed.leaves(bits_of(self.what.zones))

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return self.deed.changes(game, self.what.refs(game, source, player, []), source, player)


@dataclass(frozen=True)
class FromDeckTop(CostPart):
    """So many cards from the top of the deck go to another area."""

    count: int
    zone: int

    def possible(self, game: "Game", source: int, player: int) -> bool:
        return len(game.state.zone(player, DECK)) >= self.count

    def looks(self) -> int:
        return 1 << DECK

    def leaves(self) -> int:
        return 1 << self.zone

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        return move(game.state.top(player, DECK, self.count), self.zone)


@dataclass(frozen=True)
class PaidWith(Linked):
    """The cards that the cost of the skill has moved, where they have gone."""


@dataclass(frozen=True)
class Remembered(CostPart):
    """A part of a cost whose cards the skill speaks of: it finds them where they have gone."""

    part: CostPart

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        return self.part.candidates(game, source, player)

    def needs(self) -> int:
        return self.part.needs()

    def enough(self, game: "Game", source: int, player: int) -> int:
        return self.part.enough(game, source, player)

    def possible(self, game: "Game", source: int, player: int) -> bool:
        return self.part.possible(game, source, player)

    def looks(self) -> int:
        return self.part.looks()

    def leaves(self) -> int:
        return self.part.leaves()

    def takes_any(self) -> bool:
        return self.part.takes_any()

    def changes(self, game: "Game", source: int, player: int, picked: list[int]) -> list[Change]:
        changes = self.part.changes(game, source, player, picked)
        moves = [c for c in changes if c[0] == MOVE]
        return [*changes, *chosen_for(game, [known_there(game, c[1], c[3]) for c in moves], source)]

    def secret(self, game: "Game") -> bool:
        return self.part.secret(game)
