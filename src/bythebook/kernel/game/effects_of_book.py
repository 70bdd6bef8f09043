"""What a rulebook tells the kernel about continuous and replacement effects."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.procedure.memo import Keeper
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import ADD, BECOME, E_SINCE, E_STAMP
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.zones import ZoneTable
from bythebook.kernel.texts.replacement import Replace
from bythebook.kernel.values.entries import Entry

if TYPE_CHECKING:
    from bythebook.kernel.abilities.library import Library
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectsOfBook(Keeper):
    """What a book says of effects that last, and of those that replace what would happen."""

    def __init__(self, zones: ZoneTable) -> None:
        super().__init__()
        self.zones: ZoneTable = zones
        # What of the state decides which effects of rules there are, and the characteristics that
        # those change, as bits.
        self.rule_effects_read: int = 0
        self.rule_effects_write: int = 0

    def layer(self, op: int, char: int) -> int:
        """When in the order of continuous effects one is applied."""
        return 2 if op in (ADD, BECOME) else 1

    def time_has_come(self, game: "Game", until: int, value: int) -> bool:
        """Whether an effect that is to last so long can begin now."""
        return True

    def rule_effects(self, game: "Game") -> list[Entry]:
        """Changes of information by rules, not by effects, that take part in the layers.

        Asked anew whenever what they are decided by has changed (`rule_effects_read`); as long as
        they stay the same, they have to be the same entries.
        """
        return []

    def master_of_cont(self, game: "Game", card: int) -> int:
        """Whose a continuous ability of a card is."""
        return game.state.master[card]

    def master_of_effect(self, frame: Resolve) -> int:
        """Whose the effects are that a text makes while it resolves."""
        return frame.text_of()

    def shuts_out(self, game: "Game", cannot: int, card: int, source: int, master: int) -> bool:
        """Whether a card that cannot have some things done to it is no object of an effect.

        Asked of the effects of continuous abilities while `shutting_out` bits are in force.
        """
        return False

    def speaks(self, game: "Game", card: int, ability: int) -> bool:
        """Whether an ability of a card counts, the way the card lies."""
        return game.state.face[card] == 0

    def is_held(self, game: "Game", card: int) -> bool:
        """Whether a card that does not lie face up is where all its abilities count."""
        return False

    def switched_on(self, holds: bool) -> bool:
        """Whether a part of a text does anything, given that its condition holds or not."""
        return holds

    def base_values(self, lib: "Library") -> list[list[int]]:
        """Every characteristic of every definition before any effect."""
        return lib.printed

    def gains_when_blank(self) -> bool:
        """Whether a card that has lost its abilities can be given others afterwards."""
        return True

    def gains_lost_kind(self) -> bool:
        """Whether a card that has lost a kind of abilities can be given others of that kind."""
        return self.gains_when_blank()

    def stays_blank_moving(self) -> bool:
        """Whether what a card has lost does not wait, either, for its coming elsewhere."""
        return False

    def covered_are_silent(self) -> bool:
        """Whether nothing of a card that lay under another waits for its own moving."""
        return False

    def speaks_below(self, game: "Game", ability: int) -> bool:
        """Whether an ability counts while its card lies under another (`below_speak`)."""
        return False

    def is_this(self, game: "Game", source: int) -> bool:
        """Whether a card whose text is being read is still what that text calls this card."""
        return game.state.alive(source)

    def comes_last(self, op: int) -> bool:
        """Whether an effect that does this comes after all others of its layer."""
        return False

    def dependency(self) -> bool:
        """Whether an effect that depends on another waits for it."""
        return True

    def age_of_card(self, game: "Game", card: int) -> int:
        """The time stamp of a card's continuous abilities."""
        return game.state.placed[card]

    def age_of_effect(self, effect: Change) -> int:
        """The time stamp of an effect made by resolving."""
        return effect[E_STAMP] if effect[E_SINCE] == NOTHING else effect[E_SINCE]

    def duration(self, until: int) -> int:
        """How long an effect lasts whose text says so, or (0) does not."""
        return until

    def frame_number(self, number: int, master: int) -> int:
        """The number by which effects end that last as long as something, for their master."""
        return number

    def takes_hold_at_once(self) -> bool:
        """Whether an effect on a zone's cards changes a card the moment it comes there."""
        return True

    def follows_new_cards(self) -> bool:
        """Whether an effect made by resolving holds on to a card that has become a new one."""
        return False

    def last_information(self) -> bool:
        """Whether a card that is gone is known as it last was."""
        return True

    def remembers(self, game: "Game", ref: int) -> bool:
        """Whether that card, which is gone, is known as it last was."""
        return self.last_information()

    def replace(self, batch: list[Change], clause: str) -> Procedure:
        """Go through a batch and replace what is to be replaced."""
        return Replace(batch, clause)

    def replaced_is_gone(self) -> bool:
        """Whether what is replaced does not happen itself."""
        return True

    def replaces_once(self) -> bool:
        """Whether a replacement applies to one event only once."""
        return True

    def can_replace(self, game: "Game", ability: int, source: int, player: int) -> bool:
        """Whether what a player may do instead can be done."""
        return game.can_pay(ability, source, player)
