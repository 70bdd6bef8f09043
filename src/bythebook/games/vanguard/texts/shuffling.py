"""Texts that search a deck, or another zone, shuffle it, and put back what they have found."""

from dataclasses import dataclass
from typing import cast

from bythebook.games.vanguard.actions.shuffling import GoShuffled
from bythebook.games.vanguard.texts.effects import ShuffleThenPut
from bythebook.games.vanguard.texts.moving import Put
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Noun
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.texts.branching import within
from bythebook.kernel.texts.verbs import Search, ShuffleZone


def found_apart(body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The same instructions, with what was found in a deck left out of its shuffle (10.11.1.1)."""
    searched: list[int] = []
    found: list[Effect] = []
    for effect in body:
        if isinstance(effect, Search):
            searched.append(effect.reg)
        before = found[-1] if found else None
        if isinstance(effect, Put) and isinstance(before, ShuffleZone) and is_put_back(effect):
            if cast(Bound, effect.what).reg in searched:
                found[-1] = ShuffleThenPut(effect.what, effect.index, before.whose)
                continue
        found.append(within(effect, found_apart))
    return tuple(found)


def is_put_back(effect: Put) -> bool:
    """Whether cards that were chosen go to the deck."""
    return effect.to == DECK and isinstance(effect.what, Bound)


@dataclass(frozen=True)
class NoteSearched(Effect):
    """Which of several zones is searched is remembered for who has to shuffle it."""

    zone: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.noted = self.zone
        return None


@dataclass(frozen=True)
class ShuffleIfSearched(Effect):
    """The deck is shuffled if that was the zone searched."""

    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        if frame.noted != DECK:
            return None
        return ShuffleZone(DECK, self.whose).run(frame, game)


@dataclass(frozen=True)
class PutShuffled(Effect):
    """Shuffle cards, and put them below the deck."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return GoShuffled(refs) if refs else None
