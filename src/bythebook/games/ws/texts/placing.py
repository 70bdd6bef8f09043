"""Putting characters on the stage by effects: where, and what goes under them."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.ws.cards import CHANGE, CLIMAX_COMBO, FUSION
from bythebook.games.ws.texts.events import (
    EV_KEYWORD,
    EV_PLACED_BY,
    EV_PLACED_BY_COMBO,
    K_POSITION,
    V_POSITION,
)
from bythebook.games.ws.texts.turn_history import effect_kind, remember_placed
from bythebook.games.ws.zones.zones import STAGE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING
from bythebook.kernel.texts.verbs import Bind


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceCharacters(Procedure):
    """Cards come onto positions of a stage, one after the other, each where its player likes."""

    def __init__(
        self,
        player: int = 0,
        cards: list[int] | None = None,
        positions: list[int] | None = None,
        empty: bool = False,
        orient: int = AS_ZONE,
        chooser: int = NOTHING,
    ) -> None:
        self.player: int = player
        self.cards: list[int] = [] if cards is None else cards
        self.positions: list[int] = [] if positions is None else positions
        self.empty: bool = empty
        self.orient: int = orient
        self.chooser: int = player if chooser < 0 else chooser
        self.at: int = 0

    def open_positions(self, game: Game) -> list[int]:
        """Where the next card can come."""
        if not self.empty:
            return self.positions
        return [z for z in self.positions if not game.state.zone(self.player, z)]

    @step("ws 8.6.3")
    def choose_position(self, game: Game) -> Flow:
        """The player who puts it there chooses the position."""
        self.answer = ()
        if self.at >= len(self.cards):
            return DONE
        options: list[Change] = [(V_POSITION, z) for z in self.open_positions(game)]
        if not options:
            return DONE
        return Ask(self.chooser, K_POSITION, options, source=self.cards[self.at])

    @step("ws 8.6.3")
    def place(self, game: Game) -> Flow:
        """It is placed there; no other card of the same effect comes to that position."""
        position = self.answer[1]
        card = self.cards[self.at]
        self.at += 1
        self.positions = [z for z in self.positions if z != position]
        return move([card], position, self.player, orient=self.orient)

    @step("ws 8.6.3")
    def next_card(self, game: Game) -> Flow:
        """What really came there counts; then the next."""
        self.result = [*self.result, *self.moved]
        return self.start_over()


@dataclass(frozen=True)
class WentTo(Condition):
    """A card that was just moved lies in one of some zones now."""

    what: Noun
    zones: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        found = self.what.refs(game, source, master, regs)
        return bool(found) and all(game.state.kind_of(r & CARD) in self.zones for r in found)

    def reads(self, game: Game, source: int, master: int) -> int:
        # Where it went may be any zone.
        return self.what.reads(game, source, master) | (1 << 2 * game.state.kinds) - 1

    def chars(self) -> int:
        return self.what.chars()


def taken_since(game: Game, player: int, position: int, since: int) -> bool:
    """Whether a card has come to a position since a text began."""
    state = game.state
    return any(state.placed[card] > since for card in state.zone(player, position))


@dataclass(frozen=True)
class PutOnStage(Effect):
    """Put cards on the stage: on any position, an empty one, or where this card is or was.

    With `left`, where the card stood that was moved last; with `apart`, on none where this text
    has put a card before.
    """

    what: Noun
    positions: tuple[int, ...] = STAGE
    empty: bool = False
    here: bool = False
    orient: int = AS_ZONE
    whose: int = YOU
    by: int = YOU
    left: bool = False
    apart: bool = False

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(Bind(R_MOVED))
        out.append(AnnouncePlaced())

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        player = players_of(self.whose, frame.master)[0]
        positions = list(self.positions)
        frame.chosen = []
        if self.here or self.left:
            where = frame.stood if self.here else frame.vacated
            if where < 0 or (self.left and not frame.regs[R_MOVED]):
                return None
            player = where // state.kinds
            positions = [z for z in positions if z == where % state.kinds]
        if self.apart:
            positions = [z for z in positions if not taken_since(game, player, z, frame.since)]
        if not refs or not positions:
            return None
        chooser = players_of(self.by, frame.master)[0]
        return PlaceCharacters(player, refs, positions, self.empty, self.orient, chooser)


@rule("ws 10.8.4", nothing=[])
def placed_by_change(marks: int, card: int, master: int) -> list[Change]:
    """A card put on the stage from elsewhere by an ability with Change was placed by Change."""
    return used_change(card, master) if marks & CHANGE else []


@rule("ws 10.8.5", nothing=[])
def used_change(card: int, master: int) -> list[Change]:
    """And then its master has used Change."""
    return [event(EV_KEYWORD, card, master, CHANGE)]


@rule("ws 10.14.3", nothing=[])
def used_fusion(marks: int, card: int, master: int) -> list[Change]:
    """Who gets a card put on the stage by Fusion has used Fusion."""
    return [event(EV_KEYWORD, card, master, FUSION)] if marks & FUSION else []


def placed_by(game: Game, cards: list[int], kind: int, source: int) -> list[Change]:
    """Some text may wait for cards that another card's effect puts on the stage."""
    if not game.lib.watched[EV_PLACED_BY]:
        return []
    master = game.state.master
    return [event(EV_PLACED_BY, card, master[card & CARD], kind, source) for card in cards]


def placed_by_combo(game: Game, cards: list[int], marks: int, source: int) -> list[Change]:
    """Or for cards that a climax combo of another card puts there."""
    if not marks & CLIMAX_COMBO or not game.lib.watched[EV_PLACED_BY_COMBO]:
        return []
    master = game.state.master
    return [event(EV_PLACED_BY_COMBO, card, master[card & CARD], 0, source) for card in cards]


def placed_by_keyword(game: Game, frame: Resolve, cards: list[int]) -> list[Change]:
    """What can be waited for when an effect, perhaps of a keyword, has put cards on the stage."""
    if frame.ability < 0:
        return []
    ability = game.lib.abilities[frame.ability]
    found = placed_by(game, cards, ability.kind, frame.source)
    marks = ability.marks
    found += placed_by_combo(game, cards, marks, frame.source)
    found += remember_placed(game, cards, effect_kind(game, frame.ability), frame.source)
    if not marks & (CHANGE | FUSION):
        return found
    for card in cards:
        master = game.state.master[card & CARD]
        found += placed_by_change(marks, card, master)
        found += used_fusion(marks, card, master)
    return found


class AnnouncePlaced(Effect):
    """Cards have just been put on the stage by this text."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return placed_by_keyword(game, frame, frame.chosen)
