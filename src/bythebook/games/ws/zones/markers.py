"""Section 3.7: the cards under a character, and how they go with it."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.zones.zones import MARKER_AREAS, STAGE, WAITING_ROOM, area_under
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun, Regs, This
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import MOVE, Change, move
from bythebook.kernel.state.refs import AS_ZONE, CARD, FACE_UP, NOTHING, PUBLIC
from bythebook.kernel.texts.cost_parts import ChosenCards
from bythebook.kernel.texts.trying import THIS_CARD, bits_of
from bythebook.kernel.texts.verbs import MovesCards


def markers_under(game: Game, card: int) -> list[int]:
    """The markers of a character, lowest first, as references.

    While two characters share a position, markers are those of the character
    that was there last when they came.
    """
    state = game.state
    where = state.where[card]
    if where < 0 or where % state.kinds not in STAGE:
        return []
    zone = where - where % state.kinds + area_under(where % state.kinds)
    markers = state.zones[zone]
    together = state.zones[where]
    if not markers or len(together) == 1:
        return state.refs(markers)
    found: list[int] = []
    for marker in markers:
        over = [state.arrived[c] for c in together if state.arrived[c] <= state.arrived[marker]]
        if state.arrived[card] == max(over, default=NOTHING):
            found.append(state.ref(marker))
    return found


@rule("ws 3.7.2", nothing=[])
def seen_markers(game: Game, markers: list[int]) -> list[int]:
    """Nobody may look at a face-down marker: only the others are told by what they are."""
    return [r for r in markers if game.state.face[r & CARD] == FACE_UP]


THIS: Final = This()


@dataclass(frozen=True)
class Markers(Noun):
    """The markers under a character, the topmost first; of them only some, if it says so."""

    under: Noun = THIS
    kind: Cards | None = None
    face_up: bool = False

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        found: list[int] = []
        for ref in self.under.refs(game, source, master, regs):
            found += reversed(markers_under(game, ref & CARD))
        kind = self.kind
        if self.face_up or kind is not None:
            found = seen_markers(game, found)
        if kind is not None:
            found = [r for r in found if kind.fits(game, r & CARD, source)]
        return found

    def reads(self, game: Game, source: int, master: int) -> int:
        bits = self.under.reads(game, source, master) | game.book.field_bits
        for player in (0, 1):
            for area in MARKER_AREAS:
                bits |= 1 << player * game.state.kinds + area
        return bits

    def chars(self) -> int:
        return self.under.chars() | (0 if self.kind is None else self.kind.chars())


@dataclass(frozen=True)
class FirstOf(Noun):
    """The first few of some cards: of markers, those on top (3.7.2)."""

    of: Noun
    count: int

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return self.of.refs(game, source, master, regs)[: self.count]

    def reads(self, game: Game, source: int, master: int) -> int:
        return self.of.reads(game, source, master)

    def chars(self) -> int:
        return self.of.chars()


def put_as_markers(game: Game, refs: list[int], host: int, face: int) -> list[Change]:
    """Cards go under a character that is on the stage, as markers."""
    state = game.state
    where = state.where[host & CARD]
    if not state.alive(host) or where < 0 or where % state.kinds not in STAGE:
        return []
    cards = [r for r in refs if r != host]
    return move(cards, area_under(where % state.kinds), where // state.kinds, face=face)


@dataclass(frozen=True)
class PutAsMarkers(MovesCards):
    """Put cards under a character as markers, in the order their owner likes."""

    under: Noun
    face: int = AS_ZONE

    def run(self, frame: Resolve, game: Game) -> Flow:
        hosts = self.under.refs(game, frame.source, frame.master, frame.regs)
        refs = self.cards(frame, game)
        return put_as_markers(game, refs, hosts[0], self.face) if hosts else []


@dataclass(frozen=True)
class MarkerCost(ChosenCards):
    """Put chosen cards under this card as markers."""

    face: int = AS_ZONE

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return [r for r in self.what.refs(game, source, player, []) if r != source]

    def possible(self, game: Game, source: int, player: int) -> bool:
        return game.state.alive(source) and game.state.kind_of(source & CARD) in STAGE

    def looks(self) -> int:
        return bits_of(self.what.zones) | THIS_CARD

    def leaves(self) -> int:
        return bits_of(MARKER_AREAS)

    def takes_any(self) -> bool:
        return not self.what.asks()

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return put_as_markers(game, picked, source, self.face)

    def secret(self, game: Game) -> bool:
        return bool(self.what.tests) and any(game.zones.sight[z] != PUBLIC for z in self.what.zones)


@rule("ws 3.7.2", nothing=[])
def from_the_top(markers: list[int], count: int) -> list[int]:
    """Markers are taken from the top, one after the other."""
    return markers[:count]


@dataclass(frozen=True)
class TakeMarkers(CostPart):
    """Put markers from under this card somewhere, the topmost first."""

    count: int
    to: int

    def possible(self, game: Game, source: int, player: int) -> bool:
        return len(markers_under(game, source & CARD)) >= self.count

    def looks(self) -> int:
        return bits_of(MARKER_AREAS)

    def leaves(self) -> int:
        return 1 << self.to

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        topmost = markers_under(game, source & CARD)[::-1]
        return move(from_the_top(topmost, self.count), self.to)


@rule("ws 3.7.3", nothing=[])
def moved_along(game: Game, changes: list[Change]) -> list[Change]:
    """With a card that leaves its position, the markers under it move too.

    What the batch itself does with a marker comes first.
    """
    state = game.state
    taken = [c[1] for c in changes if c[0] == MOVE]
    along: list[Change] = []
    for change in changes:
        if change[0] != MOVE or not state.alive(change[1]):
            continue
        card = change[1] & CARD
        where = state.where[card]
        if where % state.kinds not in STAGE:
            continue
        own = [r for r in markers_under(game, card) if r not in taken]
        player = state.owner[card] if change[2] < 0 else change[2]
        if change[3] in STAGE and player == where // state.kinds:
            if own and player * state.kinds + change[3] != where:
                along += to_new_position(game, own, change[3], player, taken)
        else:
            along += off_the_stage(own)
        taken = [*taken, *(c[1] for c in along)]
    return along


@rule("ws 3.7.3.1", nothing=[])
def to_new_position(
    game: Game, own: list[int], position: int, player: int, taken: list[int]
) -> list[Change]:
    """To another position the markers follow; those already there go to the waiting room."""
    state = game.state
    area = area_under(position)
    there = state.refs(state.zone(player, area))
    leaving = [r & CARD for r in taken]
    for card in state.zone(player, position):
        # Whoever leaves that position at the same time takes its markers along.
        if card in leaving:
            there = [r for r in there if r not in markers_under(game, card)]
    faces = state.face
    return [
        *(change for r in own for change in move([r], area, player, face=faces[r & CARD])),
        *move([r for r in there if r not in taken], WAITING_ROOM),
    ]


@rule("ws 3.7.3.2", "ws 10.14.1.1.2.1", nothing=[])
def off_the_stage(own: list[int]) -> list[Change]:
    """Off the stage, they go to the waiting room at the same time, as a marker elsewhere too."""
    return move(own, WAITING_ROOM)


def along_with(game: Game, changes: list[Change]) -> list[Change]:
    """Changes with what the markers of the cards that move do."""
    return [*changes, *moved_along(game, changes)]


@rule("ws 9.8.1", nothing=[])
def unaffiliated_markers(game: Game) -> list[Change]:
    """Markers under a position with nobody on it go to the waiting room."""
    state = game.state
    found: list[int] = []
    for player in (0, 1):
        for position in STAGE:
            if not state.zone(player, position):
                found += state.refs(state.zone(player, area_under(position)))
    return move(found, WAITING_ROOM)
