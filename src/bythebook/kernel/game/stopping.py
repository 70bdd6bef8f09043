"""Who can stop a loop: the choices in it are tried on forks, to see which of them lead out.

A loop is left when a procedure ends that was under way all around it, or the turn or the game. A
decision that only orders what happens stops nothing, whichever way it is made. A player can
stop a loop who can leave it whatever the other one chooses.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.game.recurring import position
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.errors import Stuck
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.state.result import LOOP

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

TRIED: Final = 300
"""so many choices are tried, besides those of the loop itself"""
PLAYED_ON: Final = 40
"""and where no more are tried, so many decisions are made by default"""
# Where a choice leads, if not to another place of the loop.
OUT: Final = NOTHING
FOR_EVER: Final = -2
INSIDE: Final = -3
NEVER: Final = 1 << 30


def anyhow(option: Change) -> Change:
    """An option without incarnations: the same choice, of whatever cards have become new since."""
    return tuple([field & CARD if field >= 1 << SHIFT else field for field in option])


class Place:
    """A position at which somebody decides, and where each choice leads."""

    def __init__(self, game: "Game", player: int, options: list[Change]) -> None:
        self.game: Game = game
        self.player: int = player
        self.options: list[Change] = options
        # By option: the place it leads to, or OUT; none as long as nothing was tried.
        self.leads: list[int] = []
        # How many choices away from leaving, for the player who is asked about.
        self.away: int = NEVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop:
    """What can be chosen in a loop, as far as it was tried."""

    def __init__(self, game: "Game", taken: list[Change]) -> None:
        self.turn: int = game.state.turn
        self.taken: list[Change] = taken
        self.places: list[Place] = []
        self.numbers: dict[int, int] = {}
        self.tried: int = 0
        # How many procedures are under way all the time.
        self.around: int = self.kept(game)
        self.come_to(game)
        self.way: list[int] = self.follow()

    def kept(self, game: "Game") -> int:
        """Go round once: how many of the procedures under way outlast that."""
        fork = game.copy(False, False)
        fork.watch.rest(fork)
        frames = fork.stack.copy()
        kept = len(frames)
        for option in self.taken:
            ask = fork.pending
            options = [] if ask is None else [anyhow(o) for o in ask.options]
            if option not in options:
                return 0
            fork.answer(options.index(option))
            for depth in range(kept):
                if depth >= len(fork.stack) or fork.stack[depth] is not frames[depth]:
                    kept = depth
                    break
        return kept

    def come_to(self, game: "Game") -> int:
        """The number of the place where a game stands that is still in the loop."""
        ask = game.pending
        assert ask is not None
        key = position(game)
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self.places)
            self.places.append(Place(game, ask.player, ask.options))
        return found

    def choose(self, fork: "Game", choice: int) -> int:
        """Make a choice: whether the loop may still be going on then, is left, or never will be."""
        frame = fork.stack[self.around - 1]
        try:
            fork.answer(choice)
        except Stuck:
            return OUT
        if fork.result is not None and fork.state.ended[2] == LOOP:
            return FOR_EVER
        if fork.pending is None or fork.state.turn != self.turn:
            return OUT
        inside = len(fork.stack) >= self.around and fork.stack[self.around - 1] is frame
        return INSIDE if inside else OUT

    def try_all(self, number: int) -> None:
        """Where every choice at a place leads."""
        place = self.places[number]
        if place.leads:
            return
        self.tried += len(place.options)
        leads: list[int] = []
        for choice in range(len(place.options)):
            fork = place.game.copy(False, False)
            fork.watch.rest(fork)
            then = self.choose(fork, choice)
            if then == INSIDE:
                then = self.come_to(fork)
            leads.append(number if then == FOR_EVER else then)
        place.leads = leads

    def follow(self) -> list[int]:
        """The places the loop comes through, with every other choice there."""
        if not self.around:
            return []
        way: list[int] = []
        number = 0
        for option in self.taken:
            way.append(number)
            self.try_all(number)
            place = self.places[number]
            number = place.leads[[anyhow(o) for o in place.options].index(option)]
        return way

    def explore(self) -> None:
        """Try further choices, the nearest first; where no more are tried, play on by default."""
        number = 0
        self.tried = 0
        while number < len(self.places) and self.tried < TRIED:
            self.try_all(number)
            number += 1
        for further in range(number, len(self.places)):
            place = self.places[further]
            place.leads = [OUT] if self.ends_by_itself(place) else [further]

    def ends_by_itself(self, place: Place) -> bool:
        """Whether the loop is left where everybody decides by default."""
        fork = place.game.copy(False, False)
        fork.watch.rest(fork)
        for _ in range(PLAYED_ON):
            ask = fork.pending
            assert ask is not None
            then = self.choose(fork, ask.default)
            if then != INSIDE:
                return then == OUT
        return False

    def is_left(self) -> bool:
        """Whether any choice at all leads out."""
        return any(OUT in place.leads for place in self.places)

    def reckon(self, player: int) -> None:
        """How far each place is from where a player can leave, whatever the other one chooses."""
        for place in self.places:
            place.away = NEVER
        changed = True
        while changed:
            changed = False
            for place in self.places:
                ways = [self.away(number) for number in place.leads]
                nearest = min(ways) if place.player == player else max(ways)
                if nearest + 1 < place.away:
                    place.away = nearest + 1
                    changed = True

    def away(self, number: int) -> int:
        """How far a place is from leaving."""
        return 0 if number == OUT else self.places[number].away

    def stopped_at(self, player: int) -> int:
        """At which choice of the loop a player would choose otherwise to leave it, or NOTHING."""
        self.reckon(player)
        best, found = NEVER, NOTHING
        for step, number in enumerate(self.way):
            place = self.places[number]
            if place.player == player:
                for option, leads in zip(place.options, place.leads):
                    if anyhow(option) != self.taken[step] and self.away(leads) < best:
                        best, found = self.away(leads), step
        return found
