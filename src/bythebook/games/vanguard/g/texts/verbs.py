"""Verbs of card texts that only the G era has: states of cards, striding, legion."""

from dataclasses import dataclass

from bythebook.games.vanguard.g.actions.deleting import delete, undelete
from bythebook.games.vanguard.g.actions.dominating import FOR_THIS_TEXT, to_dominate
from bythebook.games.vanguard.g.actions.flipping import flip_over
from bythebook.games.vanguard.g.actions.guarding import MoveToGuard
from bythebook.games.vanguard.g.actions.hearts import become_hearts
from bythebook.games.vanguard.g.actions.legion import LegionWithOne
from bythebook.games.vanguard.g.actions.locking import (
    PutAsLocked,
    kept_from_lock,
    kept_locked,
    lock,
    unlock,
)
from bythebook.games.vanguard.g.actions.time_leap import TimeLeap
from bythebook.games.vanguard.g.cards.states import is_deleted, is_locked, main_vanguard
from bythebook.games.vanguard.g.texts.events import (
    EV_DOMINATED,
    STAYS_LOCKED,
    STAYS_OUT,
    VAR_FREE_STRIDE,
)
from bythebook.games.vanguard.turn.turn import EndPhase
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import WHILE_FRAME, event, give, set_var
from bythebook.kernel.state.continuous_ops import BECOME, BITS_ON, CHAR_CANNOT, CHAR_MASTER
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_TURN,
    UNSAID,
    lasting,
    until_of,
)
from bythebook.kernel.texts.verbs import BindsChosen, BindsMoved, MovesCards


@dataclass(frozen=True)
class Lock(MovesCards):
    """Lock rear-guards; later words mean the locked cards."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.cards(frame, game)
        return lock(game, [r for r in found if not kept_from_lock(game, r & CARD)])

    def plain(self) -> bool:
        return True


class BindUnlocked(Effect):
    """Later words mean the units that were unlocked, and those that were not locked at all."""

    def __init__(self, what: Noun, reg: int) -> None:
        self.what: Noun = what
        self.reg: int = reg

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        free = [r for r in refs if state.alive(r) and not is_locked(game, r & CARD)]
        frame.bind(self.reg, [*free, *[r for r in frame.moved if r not in free]])
        return None


@dataclass(frozen=True)
class Unlock(MovesCards):
    """Unlock locked cards; later words mean the units that they are then.

    Who is not locked stays the unit that was spoken of.
    """

    reg: int = R_MOVED

    def binding(self, reg: int) -> Effect:
        return BindUnlocked(self.what, reg)

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.cards(frame, game)
        if game.frame_of(EndPhase) is not None:
            found = [r for r in found if not kept_locked(game, r & CARD)]
        return unlock(game, found)

    def plain(self) -> bool:
        return True


@dataclass(frozen=True)
class PutLocked(BindsChosen):
    """Put cards on open rear-guard circles of a player's as locked cards; later words mean them."""

    what: Noun
    whose: int = YOU
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        player = players_of(self.whose, frame.master)[0]
        return PutAsLocked(player, refs, frame.master) if refs else None


@dataclass(frozen=True)
class Delete(Effect):
    """Delete units."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        return delete(game, self.what.refs(game, frame.source, frame.master, frame.regs))


@dataclass(frozen=True)
class Undelete(Effect):
    """Deleted units are turned face up again."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return undelete([r for r in refs if is_deleted(game, r & CARD)])


@dataclass(frozen=True)
class PlaceAsHeart(BindsMoved):
    """Place cards on the vanguard circle as hearts of the vanguard there."""

    what: Noun
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return placed_as_hearts(game, frame.master, refs)


def placed_as_hearts(game: Game, player: int, refs: list[int]) -> Flow:
    """Cards come to a vanguard circle as hearts, if there is a vanguard for them."""
    vanguard = main_vanguard(game, player)
    if vanguard == NOTHING or not refs:
        return None
    return become_hearts(game, refs, player, game.state.ref(vanguard))


@dataclass(frozen=True)
class StrideForNothing(Effect):
    """A player may stride without paying, the next time in this turn."""

    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        return set_var(VAR_FREE_STRIDE + player, game.state.turn)


@dataclass(frozen=True)
class StayOut(Effect):
    """Units do not return to the G zone for a time."""

    what: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        return lasting(frame, game, self.what, BITS_ON, CHAR_CANNOT, STAYS_OUT, self.until)


@dataclass(frozen=True)
class StayLocked(Effect):
    """Locked cards of players do not unlock in their end phase, for a time."""

    whose: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        return lasting(frame, game, self.whose, BITS_ON, CHAR_CANNOT, STAYS_LOCKED, self.until)


@dataclass(frozen=True)
class KeepLocked(Effect):
    """Locked cards of the opponent's are not unlocked in the opponent's next end phase."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        whose = 1 - frame.master
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        found = [r for r in refs if game.state.side_of(r & CARD) == whose]
        if not found:
            return None
        # In the opponent's own turn, the next end phase is that of this turn.
        until = END_OF_TURN if game.state.turn_player == whose else END_OF_OPPONENTS_NEXT_TURN
        duration, end = until_of(game, until, frame.master)
        return give(
            BITS_ON,
            CHAR_CANNOT,
            STAYS_LOCKED,
            found,
            game.book.layer(BITS_ON, CHAR_CANNOT),
            duration,
            end,
            frame.source,
            frame.ability,
            game.book.master_of_effect(frame),
            since=frame.since,
        )


@dataclass(frozen=True)
class LegionCards(BindsChosen):
    """A card legions with another: with a vanguard, or with a heart."""

    what: Noun
    mate: Noun
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        partners = self.what.refs(game, frame.source, frame.master, frame.regs)
        mates = self.mate.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return LegionWithOne(frame.master, partners, mates[0]) if mates else None


@dataclass(frozen=True)
class TimeLeapCards(Effect):
    """Time leap rear-guards."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return TimeLeap(frame.master, refs) if refs else None


@dataclass(frozen=True)
class Dominate(Effect):
    """Dominate units: for a time, or as long as the text is being carried out."""

    what: Noun
    until: int = UNSAID

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        if game.guard_possible:
            refs = [r for r in refs if game.book.reaches(game, r, frame.text_of())]
        return dominate(frame, game, to_dominate(game, refs, frame.master), self.until)

    def lends(self) -> bool:
        return True


@rule("vgg 10.35.1", nothing=None)
def dominate(frame: Resolve, game: Game, refs: list[int], until: int) -> Flow:
    """The master of the effect is the master of units for a time."""
    if not refs:
        return None
    duration, end = WHILE_FRAME, FOR_THIS_TEXT
    if until != UNSAID:
        duration, end = until_of(game, until, frame.master)
    layer = game.book.layer(BECOME, CHAR_MASTER)
    effect = give(
        BECOME,
        CHAR_MASTER,
        frame.master,
        refs,
        layer,
        duration,
        end,
        frame.source,
        frame.ability,
        game.book.master_of_effect(frame),
        since=frame.since,
    )
    return [effect, *[event(EV_DOMINATED, r, frame.master) for r in refs]]


@dataclass(frozen=True)
class GuardWith(BindsChosen):
    """Move units to your guardian circle, where they guard."""

    what: Noun
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return MoveToGuard(frame.master, refs) if refs else None


@dataclass(frozen=True)
class FlipOver(Effect):
    """Flip two-sided cards over."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        return flip_over(game, self.what.refs(game, frame.source, frame.master, frame.regs))
