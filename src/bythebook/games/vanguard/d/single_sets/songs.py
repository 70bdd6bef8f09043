"""Section 16.4: Songs, and singing them."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.cards.types import ADDITIONAL_TYPES
from bythebook.games.vanguard.d.texts.order_events import EV_SUNG
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.games.vanguard.texts.deeds_this_turn import SUNG, is_asked, note_deed, with_card
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, event, face
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP

SONG_TYPE: Final = "Song"


@rule("vgd 16.4.1.1", nothing=True)
def is_song(game: Game, card: int) -> bool:
    """A Song is a card in the order zone with that subtype."""
    there = game.state.kind_of(card) == ORDER_ZONE and game.state.face[card] == FACE_UP
    return there and game.value(ADDITIONAL_TYPES, card) & word_bit(SONG_TYPE) != 0


@rule("vgd 16.4.2.1", nothing=[])
def sing(game: Game, refs: list[int], player: int) -> list[Change]:
    """A Song that is sung does what it says it does when it is sung."""
    songs = [r for r in refs if is_song(game, r & CARD)]
    noted: list[Change] = []
    if is_asked(game, SUNG):
        for ref in songs:
            noted += note_deed(game, player, SUNG, with_card(game, ref & CARD))
    return [*noted, *[event(EV_SUNG, ref, player) for ref in songs]]


@rule("vgd 16.4.3", nothing=[])
def sung_down(game: Game, source: int, ability: int) -> list[Change]:
    """Once a Song has done what it does when it is sung, it is turned face down."""
    trigger = game.lib.abilities[ability].trigger
    if trigger is None or trigger.event != EV_SUNG or not game.state.alive(source):
        return []
    return face([source], FACE_DOWN) if is_song(game, source & CARD) else []


@dataclass(frozen=True)
class Sing(Effect):
    """Sing Songs."""

    what: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return sing(game, refs, frame.master)
