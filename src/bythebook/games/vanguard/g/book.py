"""The rulebook of the G era as the kernel sees it."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.abilities.requirements import (
    possible_calls,
    verify_call,
    verify_ride,
)
from bythebook.games.vanguard.cards.cards import CHARS
from bythebook.games.vanguard.g.battle import shares_clan
from bythebook.games.vanguard.g.cards.originals import original
from bythebook.games.vanguard.g.keywords.turn_history import forget_turn
from bythebook.games.vanguard.g.policy import DISCARDED_FROM, TRIGGER_POWER
from bythebook.games.vanguard.g.preparation import deck_sections, for_beginners, presented
from bythebook.games.vanguard.g.revisions import REVISIONS
from bythebook.games.vanguard.g.rule_actions.damage import damaged
from bythebook.games.vanguard.g.rule_actions.rule_actions import (
    any_due,
    rule_actions,
    rule_procedure,
)
from bythebook.games.vanguard.g.states_of_book import VanguardWithStates
from bythebook.games.vanguard.g.texts.events import VARIABLES
from bythebook.games.vanguard.g.turn import RidePhase
from bythebook.games.vanguard.g.zones.zone_table import zone_table
from bythebook.games.vanguard.preparation import Preparation
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.sections import whole
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change


@mypyc_attr(allow_interpreted_subclasses=True)
class VanguardG(VanguardWithStates):
    """Cardfight!! Vanguard 1.48."""

    def __init__(self) -> None:
        super().__init__("vgg", "1.48", zone_table(), CHARS)
        self.revisions = REVISIONS
        self.variables = VARIABLES
        self.sections = deck_sections()

    def root(self) -> Procedure:
        return Preparation()

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        main, g_deck = whole(self, deck).sections
        return presented(main, g_deck)

    def remarks(self, deck: Deck) -> list[str]:
        return for_beginners(whole(self, deck).sections[1])

    # What eras answer each in its own way.

    def forget_turn(self) -> list[Change]:
        return forget_turn()

    def verify_ride(self, game: Game, player: int, card: int) -> str:
        return verify_ride(game, player, card)

    def verify_guardian(self, game: Game, player: int, card: int) -> str:
        return verify_call(game, player, card)

    def possible_guardians(self, game: Game, player: int) -> list[int]:
        return possible_calls(game, player)

    def damaged(self, game: Game, vanguard: int) -> int:
        return damaged(vanguard)

    def ride_phase(self) -> Procedure:
        return RidePhase()

    def original(self, game: Game, char: int, card: int) -> int:
        return original(game, char, card)

    def discarded_from(self) -> tuple[int, ...]:
        return DISCARDED_FROM.value

    # Section 7.

    def icon_counts(self, game: Game, player: int, card: int) -> bool:
        return shares_clan(game, player, card)

    def trigger_power(self, game: Game, player: int) -> int:
        return TRIGGER_POWER.value

    # Section 9.

    def rule_actions(self, game: Game, dirty: int) -> list[Change]:
        return rule_actions(game, dirty)

    def rule_procedure(self, game: Game, dirty: int) -> Procedure | None:
        return rule_procedure(game, dirty)

    def rule_due(self, game: Game, dirty: int) -> bool:
        return any_due(game, dirty)


BOOK: Final = VanguardG()
