"""Sections 7.32 and 7.33: Final Rush, and the World of a player."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.d.cards.states import FINAL_RUSH
from bythebook.games.vanguard.d.cards.types import WORLD
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Num, Player, Regs
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.continuous_ops import BECOME, BITS_ON
from bythebook.kernel.state.zones import D_EFFECTS
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting

DARK_NIGHT: Final = 1
ABYSSAL_DARK_NIGHT: Final = 2
WORLD_NAMES: Final = {DARK_NIGHT: "Dark Night", ABYSSAL_DARK_NIGHT: "Abyssal Dark Night"}


@rule("vgd 7.32.1")
def rush(frame: Resolve, game: Game, until: int) -> Flow:
    """Whoever is told to Final Rush is in Final Rush for the time that is said."""
    return lasting(frame, game, Player(YOU), BITS_ON, STATES, FINAL_RUSH, until)


@dataclass(frozen=True)
class FinalRush(Effect):
    """You Final Rush."""

    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        return rush(frame, game, self.until)


@dataclass(frozen=True)
class InFinalRush(Condition):
    """You are in Final Rush."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.value(STATES, master) & FINAL_RUSH != 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_EFFECTS

    def chars(self) -> int:
        return 1 << STATES


@rule("vgd 7.33.2", "vgd 7.33.2.1", nothing=())
def becomes_world(world: int) -> tuple[Modifier, ...]:
    """A player's World becomes what is said, and is nothing else any more."""
    return (Modifier(BECOME, WORLD, Player(YOU), Num(world)),)


@rule("vgd 7.33.1", "vgd 7.33.1.1", nothing=0)
def world_of(game: Game, player: int) -> int:
    """Each player has a World, which is blank as long as no effect says what it is."""
    return game.value(WORLD, player)


@dataclass(frozen=True)
class WorldIs(Condition):
    """Your World is one of those that are said."""

    worlds: tuple[int, ...]

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return world_of(game, master) in self.worlds

    def chars(self) -> int:
        return 1 << WORLD
