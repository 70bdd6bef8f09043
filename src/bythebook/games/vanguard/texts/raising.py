"""By what a number of a unit is raised: by abilities, or by triggers."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun, Regs
from bythebook.kernel.state.continuous_ops import (
    ADD,
    E_ABILITY,
    E_CHAR,
    E_DYNAMIC,
    E_MASTER,
    E_OP,
    E_SOURCE,
    E_TARGETS,
    E_VALUE,
    OPS,
)
from bythebook.kernel.state.refs import CARD, NOTHING


@dataclass(frozen=True)
class RaisedByAbility(Condition):
    """A number of one of some units is raised by an ability, and not by a trigger alone.

    It is asked only of what happens. An additional effect of a trigger is none (`marks`).
    """

    who: Noun
    char: int
    marks: int = 0
    """marks of abilities that do not count"""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return any(
            self.lasting(game, ref) or self.continuous(game, ref)
            for ref in self.who.refs(game, source, master, regs)
        )

    def lasting(self, game: Game, ref: int) -> bool:
        """Whether an effect that an ability has made raises it."""
        lib = game.lib
        for effect in game.state.effects:
            if effect[E_OP] & OPS != ADD or effect[E_CHAR] != self.char or effect[E_ABILITY] < 0:
                continue
            if lib.abilities[effect[E_ABILITY]].marks & self.marks:
                continue
            if effect[E_DYNAMIC] != NOTHING:
                said = lib.abilities[effect[E_ABILITY]].modifiers[effect[E_DYNAMIC]]
                if raises(game, said, effect[E_SOURCE], effect[E_MASTER], ref):
                    return True
            elif effect[E_VALUE] > 0 and any(
                target & CARD == ref & CARD for target in effect[E_TARGETS:]
            ):
                return True
        return False

    def continuous(self, game: Game, ref: int) -> bool:
        """Whether a continuous ability raises it."""
        game.value(self.char, ref & CARD)  # what counts has to be known
        for entry in game.sheet.spoken:
            if entry.op != ADD or entry.char != self.char or entry.modifier is None:
                continue
            ability = game.lib.abilities[entry.ability] if entry.ability >= 0 else None
            if ability is not None and ability.condition is not None:
                if not ability.condition.holds(game, entry.source, entry.master, []):
                    continue
            if raises(game, entry.modifier, entry.source, entry.master, ref):
                return True
        return False


def raises(game: Game, said: Modifier, source: int, master: int, ref: int) -> bool:
    """Whether what a continuous effect says raises a number of a unit."""
    if said.amount is None or said.amount.value(game, source, master, []) <= 0:
        return False
    found = said.who.refs(game, source, master, [])
    return any(target & CARD == ref & CARD for target in found)
