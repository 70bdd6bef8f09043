"""Sections 12.2 and 12.5: abilities that cannot be used, and restriction icons."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import NAMES
from bythebook.games.vanguard.texts.events import CANNOT_USE_ACT, CANNOT_USE_AUTO
from bythebook.kernel.abilities.abilities import ACT, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.language.words import YOU, word_bit, words_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, spend
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting

SPENT: Final = -1_000_000
"""in the place of an ability: how often it was used this turn; the next one's is one less"""


def spent_key(ability: int) -> int:
    """What stands in the place of an ability for its uses in this turn."""
    return SPENT - ability


def ability_word(source: int, ability: int) -> str:
    """The word, of a player, for an ability that cannot be used any more in this game."""
    return f"use {source} {ability}"


@dataclass(frozen=True)
class CannotBeUsed(Effect):
    """The ability whose text this is cannot be used for the rest of the turn, or the game."""

    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        if self.until == END_OF_TURN:
            return spend(frame.source, spent_key(frame.ability))
        bits = word_bit(ability_word(frame.source, frame.ability))
        return lasting(frame, game, Player(YOU), BITS_ON, NAMES, bits, self.until)


def unusable(game: Game, source: int, ability: int, player: int) -> bool:
    """Whether an effect or a restriction keeps a player from using an ability now."""
    data = game.lib.abilities[ability]
    state = game.state
    if state.used:
        uses = state.used.get((source, spent_key(ability)), 0)
        if uses and uses >= data.limit:
            return True
    if game.guard_possible:
        said = game.value(CHAR_CANNOT, player)
        if state.alive(source):
            said |= game.value(CHAR_CANNOT, source & CARD)
        if said & (CANNOT_USE_ACT if data.kind == ACT else CANNOT_USE_AUTO):
            return True
    words = game.value(NAMES, player)
    return words != 0 and ability_word(source, ability) in words_of(words)


@rule("vgg 12.2.1.1", "vgd 12.2.1.1", nothing=False)
def cannot_be_played(game: Game, source: int, ability: int, player: int) -> bool:
    """An activated ability that cannot be used cannot be played."""
    return unusable(game, source, ability, player)


@rule("vgg 12.2.1.2", "vgd 12.2.1.2", "vgd 12.2.1.2.1", nothing=False)
def cannot_trigger(game: Game, source: int, ability: int, player: int) -> bool:
    """An automatic ability that cannot be used is triggered by nothing."""
    return unusable(game, source, ability, player)


@rule("vgg 12.2.1.3", "vgd 12.2.1.2.2", nothing=False)
def stands_by_no_more(game: Game, source: int, ability: int, player: int) -> bool:
    """An ability that stands by and cannot be used any more does not stand by any more."""
    return unusable(game, source, ability, player)


@rule("vgg 12.5.1.1", nothing=[])
def spent_once_played(source: int, ability: int, limit: int) -> list[Change]:
    """Once a turn: as it is played, it cannot be used any more in that turn, met or not met."""
    return [spend(source, spent_key(ability))] if limit else []
