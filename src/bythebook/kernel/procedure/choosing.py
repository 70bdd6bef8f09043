"""Choosing cards, one pick at a time."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_CHOOSE, K_NUMBER, K_ORDER, V_DONE, V_NUMBER, V_PICK

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def left_of(candidates: list[int], picked: list[int]) -> list[int]:
    """What is left of some cards without those that were picked."""
    return [ref for ref in candidates if ref not in picked] if picked else candidates.copy()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Procedure):
    """A player chooses from `least` to `most` of the candidates; delivered as `chosen`.

    A pick is offered only if the rest can still be done. Candidates that must
    all be taken are taken without asking.
    """

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        least: int = 0,
        most: int = 0,
        hidden: bool = False,
        kind: int = K_CHOOSE,
        ordered: bool = False,
    ) -> None:
        self.player: int = player
        self.candidates: list[int] = [] if candidates is None else candidates
        self.least: int = least
        self.most: int = most
        self.hidden: bool = hidden
        self.kind: int = kind
        self.ordered: bool = ordered

    def viable_of(self, game: "Game", refs: list[int]) -> list[int]:
        """The cards after which, were they the next pick, the rest could still be done."""
        return refs

    def next_pick(self, game: "Game") -> Flow:
        """Ask for one more, or end when there is nothing left to decide."""
        picked = self.result
        if len(picked) >= self.most:
            return DONE
        rest = self.viable_of(game, left_of(self.candidates, picked))
        if not rest:
            # Found nothing in a place others cannot see: they are told no more than that.
            if not self.hidden or self.least > len(picked) or not self.candidates_possible(game):
                return DONE
        elif not self.ordered and len(rest) + len(picked) <= self.least and not self.hidden:
            self.result = picked + rest
            return DONE
        options: list[Change] = [(V_PICK, r) for r in rest]
        if len(picked) >= self.least or not options:
            options.append((V_DONE,))
        return Ask(
            self.player, self.kind, options, self.hidden, len(options) - 1, source=self.source
        )

    def candidates_possible(self, game: "Game") -> bool:
        """Whether, for all the others know, there might have been something to choose."""
        return True

    def take_pick(self, game: "Game") -> bool:
        """Note what was picked; whether the choosing goes on."""
        if self.answer[0] == V_DONE:
            return False
        self.result = [*self.result, self.answer[1]]
        return True

    @step("kernel choose")
    def pick(self, game: "Game") -> Flow:
        """Pick one, or stop where stopping is allowed."""
        return self.next_pick(game)

    @step("kernel choose")
    def take(self, game: "Game") -> Flow:
        """Note the pick and go on until done."""
        if not self.take_pick(game):
            return DONE
        return self.again(self.next_pick(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseNumber(Procedure):
    """A player names a number from `least` to `most`; delivered as the only thing chosen.

    `up_to` says that its text gives an upper bound and nothing else.
    """

    def __init__(
        self,
        player: int = 0,
        least: int = 0,
        most: int = 0,
        up_to: bool = False,
        kind: int = K_NUMBER,
    ) -> None:
        self.player: int = player
        self.least: int = least
        self.most: int = most
        self.up_to: bool = up_to
        self.kind: int = kind

    @step("kernel number")
    def ask(self, game: "Game") -> Flow:
        """Name a whole number within the bounds."""
        book = game.book
        least = book.least_up_to(self.least) if self.up_to else book.least_number(self.least)
        numbers: list[Change] = [(V_NUMBER, n) for n in range(least, self.most + 1)]
        return Ask(self.player, self.kind, numbers, source=self.source) if numbers else DONE

    @step("kernel number")
    def take(self, game: "Game") -> Flow:
        """Note the number."""
        self.result = [self.answer[1]]
        return DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Choose):
    """A player puts cards into an order, the uppermost first."""

    def __init__(
        self, player: int = 0, cards: list[int] | None = None, secret: bool = False
    ) -> None:
        found = [] if cards is None else cards
        super().__init__(player, found, len(found), len(found), False, K_ORDER, True)
        self.secret: bool = secret

    def next_pick(self, game: "Game") -> Flow:
        """Ask which comes next; the last one follows by itself."""
        rest = [r for r in self.candidates if r not in self.result]
        if len(rest) <= 1:
            self.result = self.result + rest
            return DONE
        return Ask(self.player, K_ORDER, [(V_PICK, r) for r in rest], self.secret)
