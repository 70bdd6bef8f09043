"""What a beginner knows of Vanguard in the G era: striding, G assist, G guardians."""

from itertools import combinations
from typing import Final

from bythebook.agents.guards_vanguard import PASS
from bythebook.agents.rules import card_of, with_verb
from bythebook.agents.rules_vanguard import VanguardRules
from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.g.texts.events import (
    FOR_STRIDE,
    K_G_ASSIST,
    K_HEART,
    K_STRIDE,
    V_G_ASSIST,
    V_G_GUARD,
    V_STRIDE,
    V_STRIDE_BY,
    V_STRIDE_FREE,
    VAR_PAYING,
)
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_DONE, V_PICK

STRIDE_GRADES: Final = 3
"""to so much the grades of what is discarded for a stride come"""
HEAL: Final = 3.0
"""what a heal trigger of the hand is worth that is discarded for a G guardian"""


class VanguardGRules(VanguardRules):
    """Strides as soon as it can, and asks for help if it has nothing to ride."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.quiet |= {K_STRIDE}
        self.rules |= {
            K_G_ASSIST: self.g_assist,
            K_STRIDE: self.stride,
            K_HEART: lambda game, ask: max(
                ask.options, key=lambda o: game.value(POWER, card_of(o))
            ),
        }

    def g_assist(self, game: Game, ask: Ask) -> Change:
        """If there is nothing to ride; what is given up is what is least useful."""
        wanted = with_verb(ask, V_G_ASSIST)
        picks = with_verb(ask, V_PICK)
        if wanted:
            return wanted[0]
        if not picks:
            return ask.options[0]
        found = [o for o in picks if game.state.kind_of(card_of(o)) == DECK]
        if found:
            return max(found, key=lambda o: self.as_vanguard(game, card_of(o)))
        return min(picks, key=lambda o: self.price(game, ask.player, card_of(o)))

    def stride(self, game: Game, ask: Ask) -> Change:
        """The G unit with most text and power, without paying if that is possible."""
        free = with_verb(ask, V_STRIDE_FREE)
        hand = game.state.zone(ask.player, HAND)
        usual = with_verb(ask, V_STRIDE) if self.given_up(game, ask.player, hand) else []
        wanted = free or usual or with_verb(ask, V_STRIDE_BY)
        if not wanted:
            return PASS

        def fit(option: Change) -> float:
            card = card_of(option)
            return game.value(POWER, card) + 2000 * len(game.definition(card).abilities)

        return max(wanted, key=fit)

    def given_up(self, game: Game, player: int, cards: list[int]) -> tuple[int, ...]:
        """The one or two cards to stride with, by their grades, that are missed least; or none."""
        for number in (1, 2):
            enough = [
                chosen
                for chosen in combinations(cards, number)
                if sum(game.value(GRADE, card) for card in chosen) >= STRIDE_GRADES
            ]
            if enough:
                return min(enough, key=lambda c: sum(self.price(game, player, card) for card in c))
        return ()

    def pay(self, game: Game, ask: Ask) -> Change:
        """For a stride cards that come to its grades, and no others."""
        picks = with_verb(ask, V_PICK)
        if game.state.vars[VAR_PAYING] != FOR_STRIDE or (V_DONE,) in ask.options or not picks:
            return super().pay(game, ask)
        given = self.given_up(game, ask.player, [card_of(o) for o in picks])
        fitting = [o for o in picks if card_of(o) in given]
        graded = [o for o in picks if game.value(GRADE, card_of(o)) > 0]
        return min(
            fitting or graded or picks, key=lambda o: self.price(game, ask.player, card_of(o))
        )

    def shields(self, game: Game, ask: Ask) -> list[Change]:
        """G guardians as well: for a heal trigger of the hand a larger shield."""
        return super().shields(game, ask) + with_verb(ask, V_G_GUARD)

    def loss(self, game: Game, player: int, option: Change) -> float:
        """For a G guardian a heal trigger goes."""
        return HEAL if option[0] == V_G_GUARD else super().loss(game, player, option)

    def use(self, game: Game, player: int, card: int) -> float:
        """Of several cards of grade 3 in hand all but one are there to stride with."""
        hand = game.state.zone(player, HAND)
        threes = [c for c in hand if game.value(GRADE, c) == 3]
        if card in threes and self.grade(game, player) >= 3:
            return 0.5 if len(threes) > 1 else 2.5
        return super().use(game, player, card)
