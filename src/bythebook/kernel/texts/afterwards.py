"""What a text puts off until it has been carried out: an attack that it has a card make."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import GAME, Change, stop_waiting, wait_for

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class Afterwards(Effect):
    """Something is to be done when this text has ended, with the cards it has spoken of by then.

    It waits among the abilities that were set up for later, and has no trigger: whoever's rules
    say that it is time has it carried out (`CarryOutQueued`).
    """

    ability: Ability

    def run(self, frame: Resolve, game: "Game") -> Flow:
        number = game.lib.id_of(self.ability)
        return wait_for(number, frame.source, frame.master, GAME, 0, _packed(frame.regs))

    def inner(self) -> list[Ability]:
        return [self.ability]


def afterwards(*body: Effect) -> Afterwards:
    """These instructions when the text has ended."""
    return Afterwards(Ability(COMMAND, body=body))


def _packed(regs: list[tuple[int, ...]]) -> list[int]:
    """What a text has spoken of, in a row: which words, how many cards, and those."""
    row: list[int] = []
    for reg, refs in enumerate(regs):
        if refs:
            row += [reg, len(refs), *refs]
    return row


def _unpacked(row: Change, frame: Resolve) -> None:
    at = 0
    while at < len(row):
        end = at + 2 + row[at + 1]
        frame.bind(row[at], list(row[at + 2 : end]))
        at = end


def queued(game: "Game") -> list[int]:
    """What is put off, by its places among what waits, in the order in which texts said so."""
    abilities = game.lib.abilities
    return [n for n, w in enumerate(game.state.awaiting) if abilities[w[0]].trigger is None]


def is_put_off(game: "Game") -> bool:
    """Whether something is put off and no other text is being carried out below this one."""
    if not game.state.awaiting or not queued(game):
        return False
    texts = [frame for frame in game.stack if isinstance(frame, Resolve)]
    return len(texts) < 2


@mypyc_attr(allow_interpreted_subclasses=True)
class CarryOutQueued(Procedure):
    """What texts have put off is carried out, one after the other, until nothing is left.

    What is put off meanwhile comes when what is going on has ended.
    """

    entry: Change = ()
    """what is taken up next, as it waited"""

    def by_rules(self) -> bool:
        return True

    def take_next(self, game: "Game") -> Flow:
        """The next one waits no longer."""
        waiting = queued(game)
        if not waiting:
            return DONE
        self.entry = game.state.awaiting[waiting[0]]
        return stop_waiting(waiting[0])

    def carry_out_next(self, game: "Game") -> Flow:
        """It is carried out; then the one after it."""
        ability, source, master = self.entry[:3]
        text = game.book.resolve(ability, source, master)
        _unpacked(self.entry[7:], text)
        self.entry = ()
        return self.start_over(text)

    @step("kernel afterwards")
    def take(self, game: "Game") -> Flow:
        """Take up the next one."""
        return self.take_next(game)

    @step("kernel afterwards")
    def carry_out(self, game: "Game") -> Flow:
        """Carry it out, and go on."""
        return self.carry_out_next(game)
