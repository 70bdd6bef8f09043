"""What is paid to stride, and what texts can say of that."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.moving import discard
from bythebook.games.vanguard.cards.cards import GRADE, MARKS, NAMES
from bythebook.games.vanguard.g.keywords.marks import PAYS_MORE
from bythebook.games.vanguard.g.texts.events import FOR_STRIDE, VAR_PAYING
from bythebook.games.vanguard.zones.zones import HAND, VANGUARD
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, set_var
from bythebook.kernel.state.options import K_PAY, V_DONE, V_PICK
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_VARS
from bythebook.kernel.texts.trying import having

OF_STRIDE: Final = 3
"""what the grades of the cards come to that are discarded to stride"""


def grades(game: Game, refs: list[int]) -> int:
    """What the grades of cards come to."""
    found = game.values(GRADE)
    return sum([found[ref & CARD] for ref in refs])


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseGrades(Choose):
    """Choose cards, one at a time, until their grades come to so much; more may be chosen."""

    def __init__(
        self, player: int = 0, candidates: list[int] | None = None, total: int = 0
    ) -> None:
        most = 0 if candidates is None else len(candidates)
        super().__init__(player, candidates, 1, most, True, K_PAY)
        self.total: int = total

    def next_pick(self, game: Game) -> Flow:
        """Ask for one more; it can be over once the grades come to enough."""
        left = [r for r in self.candidates if r not in self.result]
        options: list[Change] = [(V_PICK, r) for r in left]
        if self.result and grades(game, self.result) >= self.total:
            options.append((V_DONE,))
        return Ask(self.player, self.kind, options, True, len(options) - 1, source=self.source)


@dataclass(frozen=True)
class DiscardGrades(CostPart):
    """Choose one or more cards of the hand whose grades come to so much, and discard them."""

    total: int = OF_STRIDE
    stride: bool = True
    """whether a stride is paid for by them"""

    def for_any_card(self) -> bool:
        return True

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.possible_without(game, source, player, [])

    def possible_without(self, game: Game, source: int, player: int, used: list[int]) -> bool:
        hand = [r for r in game.state.refs(game.state.zone(player, HAND)) if r not in used]
        if grades(game, hand) >= self.total:
            return bool(hand)
        if not self.stride or not any(game.value(MARKS, ref & CARD) & PAYS_MORE for ref in hand):
            return False
        # A card may be worth more while a stride is being paid for.
        return grades(having(game, [set_var(VAR_PAYING, FOR_STRIDE)]), hand) >= self.total

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> Flow:
        hand = [r for r in game.state.refs(game.state.zone(player, HAND)) if r not in used]
        return ChooseGrades(player, hand, self.total)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return discard(game, picked)

    def secret(self, game: Game) -> bool:
        return True


@dataclass(frozen=True)
class DiscardNamesake(CostPart):
    """Choose a card of the hand with a name of your vanguard, and discard it."""

    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        state = game.state
        names = 0
        for card in state.zone(player, VANGUARD):
            # The card that is being paid for is no vanguard whose name could be meant.
            if card != source & CARD:
                names |= game.value(NAMES, card)
        hand = state.zone(player, HAND)
        return state.refs([c for c in hand if game.value(NAMES, c) & names])

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return discard(game, picked)

    def secret(self, game: Game) -> bool:
        return True


@dataclass(frozen=True)
class PayingFor(Condition):
    """The cost of something is being paid: of striding, of calling a G guardian."""

    what: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return game.state.vars[VAR_PAYING] == self.what

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_VARS
