"""Sections 10.22 and 10.24: locking and unlocking."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import is_open
from bythebook.games.vanguard.g.cards.states import is_locked
from bythebook.games.vanguard.g.texts.events import (
    CANNOT_BE_LOCKED,
    EV_LOCKED,
    EV_UNLOCKED,
    STAYS_LOCKED,
)
from bythebook.games.vanguard.g.zones.zones import circle_of, lock_of
from bythebook.games.vanguard.texts.events import K_CIRCLE, V_CIRCLE
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, move, naming
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOTHING


@rule("vgg 10.22.2", "vgg 10.35.2.4", nothing=[])
def lock(game: Game, refs: list[int]) -> list[Change]:
    """A rear-guard that is locked is turned face down where it is, and is another card then.

    Nobody dominates it any more.
    """
    state = game.state
    changes: list[Change] = []
    for ref in refs:
        card = ref & CARD
        kind = state.kind_of(card)
        if not state.alive(ref) or kind not in REAR_GUARDS:
            continue
        side = state.side_of(card)
        changes += move([ref], lock_of(kind), side, face=FACE_DOWN)
        changes.append(naming(EV_LOCKED, ref, state.master[card], 0, NOTHING, ref))
    return changes


@rule("vgg 10.24.1", "vgg 10.24.2", "vgg 10.24.3", "vgg 10.22.5", "vgg 10.22.7", nothing=[])
def unlock(game: Game, refs: list[int]) -> list[Change]:
    """A locked card that is unlocked lies face up on its circle, standing, and is another card."""
    state = game.state
    changes: list[Change] = []
    for ref in refs:
        card = ref & CARD
        if not state.alive(ref) or not is_locked(game, card):
            continue
        side = state.side_of(card)
        circle = circle_of(state.kind_of(card))
        changes += move([ref], circle, side, face=FACE_UP, orient=STAND)
        changes.append(naming(EV_UNLOCKED, ref, side, 0, NOTHING, ref))
    return changes


def kept_from_lock(game: Game, card: int) -> bool:
    """Whether a text keeps a unit from being locked by effects."""
    return bool(game.value(CHAR_CANNOT, card) & CANNOT_BE_LOCKED)


def kept_locked(game: Game, card: int) -> bool:
    """Whether a text keeps a locked card from being unlocked in an end phase."""
    return bool(game.value(CHAR_CANNOT, card) & STAYS_LOCKED)


@mypyc_attr(allow_interpreted_subclasses=True)
class PutAsLocked(Procedure):
    """Cards are put on open circles of a player's as locked cards; its result is those cards."""

    def __init__(
        self, player: int = 0, refs: list[int] | None = None, chooser: int = NOTHING
    ) -> None:
        self.player: int = player
        self.refs: list[int] = refs or []
        self.chooser: int = player if chooser < 0 else chooser

    @step("vgg 10.22.9")
    def choose_circle(self, game: Game) -> Flow:
        """For each of them an open rear-guard circle is chosen."""
        open_to = [z for z in REAR_GUARDS if is_open(game, self.player, z)]
        if not self.refs or not open_to:
            return DONE
        options: list[Change] = [(V_CIRCLE, z) for z in open_to]
        return Ask(self.chooser, K_CIRCLE, options, source=self.refs[0])

    @step("vgg 10.22.9")
    def put(self, game: Game) -> Flow:
        """It lies there face down as a locked card, and was no unit."""
        if not self.answer:
            return DONE
        ref, self.refs = self.refs[0], self.refs[1:]
        circle = lock_of(self.answer[1])
        return move([ref], circle, self.player, face=FACE_DOWN)

    @step("vgg 10.22.9")
    def next_one(self, game: Game) -> Flow:
        """Then the next."""
        self.result = [*self.result, *self.moved]
        return self.start_over()
