"""What a rulebook tells the kernel about abilities that wait for something to happen."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.timing import PlayAuto
from bythebook.kernel.abilities.triggers import Pending, standby_changes
from bythebook.kernel.game.effects_of_book import EffectsOfBook
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.refs import NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.abilities.library import Library
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilitiesOfBook(EffectsOfBook):
    """What a book says of automatic abilities: when they trigger, whose, how they resolve."""

    def play_auto(self, index: int, entry: Change) -> Procedure:
        """Play an automatic ability that is in standby."""
        return PlayAuto(index, entry)

    def resolve(self, ability: int, source: int, master: int, subject: int = NOTHING) -> Resolve:
        """Resolve the text of an ability."""
        return Resolve(ability, source, master, subject)

    def rule_abilities(self) -> tuple[Ability, ...]:
        """Abilities that are on no card, which the book's own rules set up."""
        return ()

    def master_of_auto(self, game: "Game", card: int) -> int:
        """Whose an automatic ability of a card is."""
        return game.state.master[card]

    def master_of_later(self, game: "Game", effect: int) -> int:
        """Whose an automatic ability is that an effect has set up and no card has."""
        return effect

    def enter_standby(self, game: "Game", triggered: list[Pending]) -> list[Change]:
        """The abilities that a batch has triggered go into standby."""
        return standby_changes(game, triggered)

    def secret_watchers(self, lib: "Library") -> tuple[int, ...]:
        """Abilities that wait for something where only their card's owner looks.

        What they wait for enters them into standby for a player, as the source, whether or not
        that player has such a card: what is asked then tells nothing.
        """
        return ()

    def stand_in(self, game: "Game", player: int, ability: int) -> int:
        """A card that may have such an ability, for all that the other player knows."""
        return NOTHING

    def keeps_secret(self, game: "Game", source: int) -> bool:
        """Whether only its owner knows which card this is, where such an ability waits."""
        return False

    def looks_back(self, origin: int, target: int) -> bool:
        """Whether a card that moves between two kinds of zone is seen as it was before."""
        field = self.zones.field
        return origin >= 0 and field[origin] and not (target >= 0 and field[target])

    def spends_when_triggered(self) -> bool:
        """Whether a limited use is spent as an ability is triggered, not as it is played."""
        return True

    def used_up(self, game: "Game", source: int, ability: int, master: int) -> bool:
        """Whether an ability has no use left, where one is spent as it is played."""
        return False

    def drops_standby(self, game: "Game", entry: Change) -> bool:
        """Whether an ability in standby is not played any more, and ceases to stand by."""
        return False

    def may_go_unplayed(self, game: "Game", entry: Change) -> bool:
        """Whether its master may have an ability in standby cease to stand by unplayed."""
        return False

    def seen_before(self, event: int) -> bool:
        """Whether an event is matched on the board before what happens at the same time."""
        return False

    def state_once(self) -> bool:
        """Whether an ability that waits for a state is in standby once at the most."""
        return True

    def times_awaited(self) -> int:
        """1 if an ability set up for later has its moment only once, 0 if every time."""
        return 1
