"""Traits that a player chooses, and characters that lose them."""

from dataclasses import dataclass

from bythebook.games.ws.cards import TRAITS
from bythebook.games.ws.texts.events import K_TRAIT, V_TRAIT
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import word_bit, words_of
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import BITS_OFF
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting


def traits_of(game: Game, ref: int) -> list[str]:
    """The traits a card has, in the order of the alphabet."""
    return sorted(words_of(game.value(TRAITS, ref & CARD)))


@dataclass(frozen=True)
class ChooseTrait(Effect):
    """Choose a trait that one of some characters has; each trait is offered once."""

    of: Noun

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(NoteTrait())

    def run(self, frame: Resolve, game: Game) -> Flow:
        options: list[Change] = []
        offered: set[str] = set()
        for ref in self.of.refs(game, frame.source, frame.master, frame.regs):
            for place, trait in enumerate(traits_of(game, ref)):
                if trait not in offered:
                    offered.add(trait)
                    options.append((V_TRAIT, ref, place))
        frame.answer = ()
        return Ask(frame.master, K_TRAIT, options, source=frame.source) if options else None


class NoteTrait(Effect):
    """The trait just chosen is kept: as the place it has among those of a character."""

    def __init__(self) -> None:
        self.reg: int = R_EXTRA

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(self.reg, list(frame.answer[1:]))
        frame.answer = ()
        return None


@dataclass(frozen=True)
class LoseTrait(Effect):
    """Characters lose the trait that was chosen, for a time."""

    what: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        chosen = frame.regs[R_EXTRA]
        if not chosen:
            return None
        bit = word_bit(traits_of(game, chosen[0])[chosen[1]])
        return lasting(frame, game, self.what, BITS_OFF, TRAITS, bit, self.until)
