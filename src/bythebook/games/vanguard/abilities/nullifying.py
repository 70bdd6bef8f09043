"""Section 8.7.6: continuous effects that are nullified."""

from dataclasses import dataclass

from bythebook.games.vanguard.edition import edition
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, nullify
from bythebook.kernel.state.continuous_ops import (
    E_ABILITY,
    E_CHAR,
    E_SINCE,
    E_SOURCE,
    E_STAMP,
    E_VALUE,
)
from bythebook.kernel.state.refs import SHIFT


@rule("vgg 8.7.6.1", "vgd 11.9.8.1", nothing=[])
def whole_effects(game: Game, some: list[Change]) -> list[Change]:
    """Whatever else the playing of their abilities has made goes with some effects."""
    made = [(e[E_SOURCE], e[E_ABILITY], e[E_SINCE]) for e in some]
    return [e for e in game.state.effects if (e[E_SOURCE], e[E_ABILITY], e[E_SINCE]) in made]


@rule("vgg 8.7.6", "vgd 11.9.8", nothing=[])
def nullified(effects: list[Change]) -> list[Change]:
    """Effects that are nullified end then and there, though they were applied before."""
    return [nullify(effect[E_STAMP]) for effect in effects]


@dataclass(frozen=True)
class NullifyEffects(Effect):
    """Nullify the effects of some cards that give something: a prohibition."""

    of: Noun
    char: int
    bits: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        whose = self.of.named(game, frame.source, frame.master, frame.regs)
        # A unit that the text has just put elsewhere is meant as it was.
        whose = [*whose, *[ref - (1 << SHIFT) for ref in whose]]
        some = [
            e
            for e in game.state.effects
            if e[E_SOURCE] in whose
            and e[E_CHAR] == self.char
            and e[E_VALUE] & self.bits
            and not edition(game).keeps_its_effects(game, e, frame.text_of())
        ]
        return nullified(whole_effects(game, some))
