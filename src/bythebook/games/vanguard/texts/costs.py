"""What costs of both eras can ask for. All parts of a cost are paid at the same time."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.actions.charging import counter_blast, soul_blast, soul_charge
from bythebook.games.vanguard.actions.moving import bind, discard, retire
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.deeds_this_turn import SOUL_BLASTED, is_asked, note_deed
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    HAND,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, face, move, orient, reveal
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, FACE_DOWN, FACE_UP, PUBLIC, TOP
from bythebook.kernel.texts.costs import Pay

OF_DAMAGE: Final = Cards(zones=(DAMAGE,))
OF_SOUL: Final = Cards(zones=(SOUL,))
OF_HAND: Final = Cards(zones=(HAND,))


def unseen(game: Game, what: Cards) -> bool:
    """Whether the other player cannot tell if there are such cards."""
    if not what.asks_what_it_is():
        return False
    return any(game.zones.sight[z] != PUBLIC for z in what.zones)


def put(refs: list[int], to: int, index: int, lying: int) -> list[Change]:
    """Put cards somewhere, under the name that it has."""
    if to == BIND:
        return bind(refs, lying)
    return move(refs, to, index=index, face=lying)


@rule("vgg 10.16.1.1", "vgd 7.22.2.1", nothing=OF_DAMAGE)
def to_counter_blast(
    tests: tuple[Test, ...] = (),
    such: Condition | None = None,
    either: tuple[tuple[Test, ...], ...] = (),
) -> Cards:
    """What follows the number of a counter blast is asked of each of its cards."""
    return Cards(zones=(DAMAGE,), tests=tests, such=such, either=either)


@dataclass(frozen=True)
class CounterBlast(CostPart):
    """Turn so many face-up cards of the damage zone face down."""

    count: int
    what: Cards = OF_DAMAGE

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return [r for r in found if game.state.face[r & CARD] == FACE_UP]

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return counter_blast(picked)


@rule("vgg 10.17.1.1", "vgd 7.23.2.1", nothing=OF_SOUL)
def to_soul_blast(
    tests: tuple[Test, ...] = (),
    such: Condition | None = None,
    either: tuple[tuple[Test, ...], ...] = (),
) -> Cards:
    """What follows the number of a soul blast is asked of each of its cards."""
    return Cards(zones=(SOUL,), tests=tests, such=such, either=either)


@dataclass(frozen=True)
class SoulBlast(CostPart):
    """Put so many cards of the soul into the drop zone."""

    count: int
    what: Cards = OF_SOUL

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [*soul_blast(picked), *note_soul_blast(game, source, player)]


def soul_blasted(game: Game) -> int:
    """How many cards are soul blasted together for the cost that is being paid."""
    frame = game.stack[-1] if game.stack else None
    if not isinstance(frame, Pay):
        return 0
    chosen = zip(frame.parts(game), frame.waiting)
    return sum(len(cards) for part, cards in chosen if isinstance(part, SoulBlast))


def note_soul_blast(game: Game, source: int, player: int) -> list[Change]:
    """The note of how many cards were soul blasted together, and whether for a vanguard."""
    if not is_asked(game, SOUL_BLASTED):
        return []
    count = soul_blasted(game)
    by_vanguard = source >= 0 and game.state.kind_of(source & CARD) == VANGUARD
    return note_deed(game, player, SOUL_BLASTED, count * 2 + by_vanguard)


@dataclass(frozen=True)
class SoulChargeCost(CostPart):
    """Put so many cards from the top of the deck into the soul."""

    count: int

    def charged(self, game: Game, player: int) -> int:
        """How many those are now."""
        return self.count + edition(game).soul_charges_more(game, player, self.count)

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, DECK)) >= self.charged(game, player)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return soul_charge(game, player, self.charged(game, player))


@dataclass(frozen=True)
class PutTop(CostPart):
    """Put so many cards from the top of the deck somewhere."""

    count: int
    to: int
    face: int = AS_ZONE

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(game.state.zone(player, DECK)) >= self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return put(game.state.top(player, DECK, self.count), self.to, TOP, self.face)


@dataclass(frozen=True)
class DiscardCost(CostPart):
    """Choose so many cards of the hand, and discard them."""

    count: int
    what: Cards = OF_HAND

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return discard(game, picked)

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)

    def for_any_card(self) -> bool:
        return not (self.what.other or self.what.place or self.what.relative)


@dataclass(frozen=True)
class RetireCost(CostPart):
    """Choose so many units, and retire them."""

    what: Cards
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return retire(game, picked)


@dataclass(frozen=True)
class PutCost(CostPart):
    """Choose so many cards, and put them somewhere: bind them, return them, into the soul."""

    what: Cards
    count: int
    to: int
    index: int = TOP
    face: int = AS_ZONE
    shown: bool = False
    """whether they are revealed at the same time"""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        done = put(picked, self.to, self.index, self.face)
        return [*reveal(picked, BOTH), *done] if self.shown else done

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)


@dataclass(frozen=True)
class RetireThis(CostPart):
    """Retire this unit."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(retire(game, [source]))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return retire(game, [source])


@dataclass(frozen=True)
class DiscardThis(CostPart):
    """Discard this card."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return bool(discard(game, [source]))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return discard(game, [source])


@dataclass(frozen=True)
class PutThis(CostPart):
    """Put this card somewhere: into the soul, under the deck, into the bind zone, in hand."""

    to: int
    index: int = TOP
    face: int = AS_ZONE
    gone: tuple[int, ...] = ()
    """where it has just gone to, as a new card, if that is what is waited for"""

    def card(self, game: Game, source: int) -> int:
        """This card, or the new card that it has become."""
        card = source & CARD
        return game.state.ref(card) if game.state.kind_of(card) in self.gone else source

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(self.card(game, source))

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return put([self.card(game, source)], self.to, self.index, self.face)


@dataclass(frozen=True)
class RestThis(CostPart):
    """Rest this unit; only a standing unit can be rested."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        state = game.state
        return state.alive(source) and state.orient[source & CARD] == STAND

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient([source], REST)


@dataclass(frozen=True)
class RestCost(CostPart):
    """Choose so many standing units, and rest them."""

    what: Cards
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        found = self.what.refs(game, source, player, [])
        return [r for r in found if game.state.orient[r & CARD] == STAND]

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return orient(picked, REST)


@dataclass(frozen=True)
class TurnCost(CostPart):
    """Choose so many cards that lie one way up, and turn them over."""

    what: Cards
    count: int
    to: int
    """how they lie then"""

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        lay = FACE_DOWN if self.to == FACE_UP else FACE_UP
        found = self.what.refs(game, source, player, [])
        return [r for r in found if game.state.face[r & CARD] == lay]

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return face(picked, self.to)

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)


@dataclass(frozen=True)
class TurnThis(CostPart):
    """Turn this card over, which lies the other way up."""

    to: int
    """how it lies then"""

    def possible(self, game: Game, source: int, player: int) -> bool:
        lay = FACE_DOWN if self.to == FACE_UP else FACE_UP
        return game.state.alive(source) and game.state.face[source & CARD] == lay

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return face([source], self.to)


@rule("vgg 10.9.1.1", "vgd 7.8.2", nothing=[])
def reveal_for_cost(picked: list[int]) -> list[Change]:
    """What is revealed as a cost is revealed as the whole cost is paid."""
    return reveal(picked, BOTH)


@dataclass(frozen=True)
class RevealCost(CostPart):
    """Choose so many cards, and reveal them."""

    what: Cards
    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return reveal_for_cost(picked)

    def secret(self, game: Game) -> bool:
        return unseen(game, self.what)


@dataclass(frozen=True)
class RevealThis(CostPart):
    """Reveal this card, wherever it is."""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return reveal_for_cost([source])
