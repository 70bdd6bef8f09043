"""Section 10.31: time leap."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.calling import SuperiorCall
from bythebook.games.vanguard.actions.moving import bind, lying_in
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.g.cards.states import LEAPT_FROM
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_TURN_ENDS
from bythebook.games.vanguard.zones.zones import BIND, DECK, FIELD, REAR_GUARDS
from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, Change, move, reveal, tie, wait_for
from bythebook.kernel.state.refs import BOTTOM, CARD, NOTHING


def rear_guards(game: Game, refs: list[int]) -> list[int]:
    """Those of some cards that are rear-guards."""
    state = game.state
    return [r for r in refs if state.alive(r) and state.kind_of(r & CARD) in REAR_GUARDS]


@mypyc_attr(allow_interpreted_subclasses=True)
class TimeLeap(Procedure):
    """Time leap rear-guards: they are bound, and others of the next grade come for this turn."""

    def __init__(self, player: int = 0, refs: list[int] | None = None) -> None:
        self.player: int = player
        self.refs: list[int] = refs or []
        self.bound: list[int] = []

    @step("vgg 10.31.2")
    def bind(self, game: Game) -> Flow:
        """The rear-guards are bound."""
        return bind(rear_guards(game, self.refs))

    @step("vgg 10.31.2")
    def note_bound(self, game: Game) -> Flow:
        """For each card that was bound, one after the other.

        A G unit was bound, too, and has gone home since.
        """
        self.bound = [r for r in self.moved if game.state.kind_of(r & CARD) in (BIND, G_ZONE)]
        return None

    @step("vgg 10.31.2")
    def look(self, game: Game) -> Flow:
        """The deck is searched, if anything was bound."""
        if not self.bound:
            return DONE
        deck = game.state.refs(game.state.zone(self.player, DECK))
        return reveal(deck, game.book.searchers(self.player))

    @step("vgg 10.31.2")
    def choose(self, game: Game) -> Flow:
        """For up to one card of one grade more than the bound one."""
        wanted = game.value(GRADE, self.bound[0] & CARD) + 1
        deck = sorted(game.state.zone(self.player, DECK))
        found = [c for c in deck if game.value(GRADE, c) == wanted]
        return Choose(self.player, game.state.refs(found), 0, 1, True)

    @step("vgg 10.31.2")
    def call(self, game: Game) -> Flow:
        """It is called."""
        circles = edition(game).open_circles(game, self.player)
        chosen, self.chosen = self.chosen, []
        return SuperiorCall(self.player, chosen, circles) if chosen and circles else None

    @step("vgg 10.31.2")
    def until_the_end(self, game: Game) -> Flow:
        """At the end of the turn it will go, and the bound card come back."""
        waiting: list[Change] = []
        for ref in self.chosen:
            number = game.lib.id_of(LEAPT_BACK)
            until, turn = THIS_TURN, game.state.turn
            waiting.append(tie(ref, LEAPT_FROM, self.bound[0]))
            waiting.append(wait_for(number, ref, self.player, until, turn, [ref]))
        return waiting

    @step("vgg 10.31.2")
    def next_bound(self, game: Game) -> Flow:
        """And so on for all of them."""
        self.bound = self.bound[1:]
        return self.skip_to("look") if self.bound else None

    @step("vgg 10.31.2")
    def shuffle_deck(self, game: Game) -> Flow:
        """Then the deck is shuffled."""
        return game.book.shuffled(self.player, DECK)


@dataclass(frozen=True)
class ByLeaping(Condition):
    """It is done by a time leap. For the condition of a trigger."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return any(isinstance(frame, TimeLeap) for frame in game.stack)


@rule("vgg 10.31.2", nothing=[])
def goes_back(game: Game, ref: int) -> list[Change]:
    """At the end of the turn the unit that was called goes to the bottom of the deck.

    From whichever circle: it may be the vanguard by then.
    """
    return move(lying_in(game, [ref], FIELD), DECK, index=BOTTOM)


@dataclass(frozen=True)
class LeapBack(Effect):
    """What was called by time leap goes to the bottom of the deck; what was bound comes back."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        called = frame.regs[R_OTHER][0]
        return ReturnFromLeap(frame.master, called, game.state.ties.get((called, LEAPT_FROM), -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturnFromLeap(Procedure):
    """The end of a time leap."""

    def __init__(self, player: int = 0, called: int = NOTHING, bound: int = NOTHING) -> None:
        self.player: int = player
        self.called: int = called
        self.bound: int = bound

    @step("vgg 10.31.2")
    def put_back(self, game: Game) -> Flow:
        """The unit that was called goes to the bottom of the deck."""
        return goes_back(game, self.called)

    @step("vgg 10.31.2")
    def call_back(self, game: Game) -> Flow:
        """Only if it did, the card that was bound is called: but not another player's."""
        state = game.state
        if not self.moved or not lying_in(game, [self.bound], (BIND,)):
            return None
        if state.owner[self.bound & CARD] != self.player:
            return None
        circles = edition(game).open_circles(game, self.player)
        return SuperiorCall(self.player, [self.bound], circles) if circles else None


LEAPT_BACK: Final = Ability(
    COMMAND, trigger=Trigger(EV_BEGIN, value=P_TURN_ENDS), body=(LeapBack(),)
)
"""what waits for the end of the turn of a time leap"""
