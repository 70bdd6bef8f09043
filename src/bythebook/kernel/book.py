"""What a rulebook tells the kernel: tables, policies, and its own procedures.

The kernel knows no game. Each book subclasses `Book`, fills the tables and
answers the questions; the defaults are what most books say.
"""

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities import CardDef, CostPart, Happening
from bythebook.kernel.changes import Change, end_game, shuffle
from bythebook.kernel.choosing import Choose, Order
from bythebook.kernel.continuous_ops import ADD, BECOME
from bythebook.kernel.costs import ChooseForCost, Pay
from bythebook.kernel.entries import Entry
from bythebook.kernel.procedure import Procedure
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import Resolve
from bythebook.kernel.result import BY_EFFECT, CONCESSION
from bythebook.kernel.timing import CheckTiming, Interrupts, PlayAuto
from bythebook.kernel.toplevel import FromTop
from bythebook.kernel.zones import ZoneTable

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """A rulebook as the kernel sees it."""

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        self.name: str = name
        self.edition: str = edition
        self.zones: ZoneTable = zones
        self.chars: list[str] = ["cannot", "abilities", "master", *chars]
        self.variables: list[str] = []
        self.field_bits: int = 0
        self.staying_bits: int = 0
        for player in (0, 1):
            for kind in range(zones.count):
                if zones.field[kind]:
                    self.field_bits |= 1 << (player * zones.count + kind)
                if zones.stays[kind]:
                    self.staying_bits |= 1 << (player * zones.count + kind)
        self.interrupt_reads: int = 0
        self.rule_reads: int = -1
        self.accompanies: bool = False
        self.loop_after: int = 400
        self.loop_bound: int = 10
        self.loop_clause: str = f"{name} loop"
        self.concede_clause: str = f"{name} concede"
        self.over_clause: str = f"{name} over"
        self.win_by_effect_clause: str = f"{name} effect"

    # Setting up.

    def root(self) -> Procedure:
        """The procedure that is the whole game, from its preparation on."""
        raise NotImplementedError

    def check_deck(self, cards: list[CardDef]) -> list[tuple[str, str]]:
        """What is wrong with a deck: clause and facts of each fault."""
        return []

    def owner_of(self, player: int) -> int:
        """Whose the cards are that a player brings."""
        return player

    def place_deck(self, game: "Game", player: int, cards: list[int]) -> None:
        """Put a player's cards where they are before the game begins."""
        raise NotImplementedError

    # How a game can end at any time.

    def concession(self, player: int) -> list[Change]:
        """A player gives up."""
        return [end_game(1 - player, CONCESSION)]

    def end_by_effect(self, winner: int) -> list[Change]:
        """An effect says who wins."""
        return [end_game(winner, BY_EFFECT)]

    # Procedures, with the book's own clause numbers on them.

    def check_timing(self) -> Procedure:
        """A check timing."""
        return CheckTiming()

    def interrupt_frame(self) -> Procedure:
        """What runs interrupt-type rule actions."""
        return Interrupts()

    def play_auto(self, index: int, entry: Change) -> Procedure:
        """Play an automatic ability that is in standby."""
        return PlayAuto(index, entry)

    def resolve(self, ability: int, source: int, master: int, subject: int = NOTHING) -> Resolve:
        """Resolve the text of an ability."""
        return Resolve(ability, source, master, subject)

    def choose(
        self,
        game: "Game",
        player: int,
        candidates: list[int],
        count: int,
        up_to: bool,
        unseen: bool,
    ) -> Procedure | None:
        """Choose cards: exactly so many (as many as possible), or up to so many."""
        # Among unseen cards nobody can tell how many there were to choose from.
        most = max(0, count if unseen else min(count, len(candidates)))
        least = 0 if up_to or unseen else most
        if most == 0:
            return None
        return Choose(player, candidates, least, most, unseen)

    def choose_for_cost(
        self,
        player: int,
        candidates: list[int],
        count: int,
        hidden: bool,
        ability: int,
        source: int,
        place: int,
        used: list[int],
    ) -> Procedure:
        """Choose what to pay a part of a cost with."""
        return ChooseForCost(player, candidates, count, hidden, ability, source, place, used)

    def order(self, player: int, cards: list[int], secret: bool) -> Procedure:
        """Put cards into an order."""
        return Order(player, cards, secret)

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        """Pay the cost of an ability, or of a card (no ability)."""
        return Pay(player, ability, source)

    def from_top(
        self, player: int, source: int, to: int, count: int, up_to: bool
    ) -> Procedure | None:
        """Move cards from the top of a zone, one at a time."""
        return FromTop(player, source, to, count, up_to)

    def shuffled(self, player: int, zone: int) -> list[Change]:
        """A player's zone is shuffled."""
        return [shuffle(player, zone)]

    # Questions.

    def cost_of(self, game: "Game", ability: int, source: int) -> tuple[CostPart, ...]:
        """The cost of an ability, or of playing a card (no ability)."""
        return game.lib.abilities[ability].cost if ability >= 0 else ()

    def related(self, game: "Game", place: int, card: int, master: int) -> list[int]:
        """The zones that stand in one of the book's relations to a card."""
        return []

    def layer(self, op: int, char: int) -> int:
        """When in the order of continuous effects one is applied."""
        return 2 if op in (ADD, BECOME) else 1

    def rule_effects(self, game: "Game") -> list[Entry]:
        """Changes of information by rules, not by effects, that take part in the layers."""
        return []

    def speaks(self, game: "Game", card: int) -> bool:
        """Whether a card's text counts where and how it lies."""
        return game.state.face[card] == 0

    def turns(self, now: int, wanted: int) -> bool:
        """Whether a card in one orientation is turned when told to be in another."""
        return now != wanted

    def forbids(self, game: "Game", change: Change) -> str:
        """The clause by which something cannot happen now, or nothing."""
        return ""

    def can_be_chosen(self, game: "Game", ref: int, chooser: int, source: int) -> bool:
        """Whether a card can be chosen by that player for that card's effect."""
        return True

    def affected_player(self, game: "Game", change: Change) -> int:
        """Who decides between replacements of a change: whom it would befall."""
        return game.master_of(change)

    def accompany(self, game: "Game", changes: list[Change]) -> list[Change]:
        """Changes with what happens along with them (cards under a card that moves)."""
        return changes

    def interrupts(self, game: "Game") -> list[tuple[int, Procedure]]:
        """Interrupt-type rule actions that are due: whose, and what to do."""
        return []

    def rule_actions(self, game: "Game", dirty: int) -> list[Change]:
        """Check-type rule actions that are due, all at the same time.

        `dirty` says what has changed since they were last looked for.
        """
        return []

    def rule_procedure(self, game: "Game") -> Procedure | None:
        """A check-type rule action that is a whole procedure, when no other is due."""
        return None

    def once_a_turn(self, what: Happening) -> bool:
        """Whether an ability waits for such a thing only once in a turn."""
        return False

    def verify(self, game: "Game", player: int, option: Change) -> str:
        """The first clause that forbids an option now, or nothing."""
        return ""

    def candidates(self, game: "Game") -> list[Change]:
        """Everything that might be asked for at the pending decision, allowed or not."""
        return []

    def other_sees(self, game: "Game", change: Change, player: int) -> Any:
        """How a book's own event is told to a player; nothing for the usual way."""
        return None
