"""Section 11.10: Seek Mate.

The clause that says what the ability does is lost. By the reminder on cards: once for a unit, in
the main phase, with the opponent's vanguard at grade 3 or more, four cards of the drop zone are
returned to the deck, the mate is searched for there and put beside the vanguard, and the deck is
shuffled.
"""

from dataclasses import dataclass

from bythebook.games.vanguard.abilities.requirements import vanguard_grade
from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.actions.legion import LegionWith, sought
from bythebook.games.vanguard.g.cards.states import HAS_LEGIONED, partner_of
from bythebook.games.vanguard.g.keywords.marks import SEEK_MATE
from bythebook.games.vanguard.zones.zones import DECK, DROP, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability, CostPart, Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards, Regs
from bythebook.kernel.language.words import Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_COUNTERS, D_LINKS
from bythebook.kernel.texts.verbs import Search, ShuffleZone

RETURNED = 4
"""so many cards of the drop zone are returned to the deck"""


@dataclass(frozen=True)
class ReturnToDeck(CostPart):
    """Choose so many cards of the drop zone, return them to the deck, and shuffle it."""

    count: int

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return game.state.refs(game.state.zone(player, DROP))

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return [*move(picked, DECK), *game.book.shuffled(player, DECK)]


@dataclass(frozen=True)
class MaySeekMate(Condition):
    """The opponent's vanguard is of grade 3 or more; this one is in no legion and has not been."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        card = source & CARD
        if game.state.counters.get((source, HAS_LEGIONED)):
            return False
        if vanguard_grade(game, 1 - master) < 3:
            return False
        return partner_of(game, card) == NOTHING

    def reads(self, game: Game, source: int, master: int) -> int:
        theirs = 1 << ((1 - master) * game.state.kinds + VANGUARD)
        return D_COUNTERS | D_LINKS | theirs

    def chars(self) -> int:
        return 1 << GRADE


@dataclass(frozen=True)
class UseUp(Effect):
    """This card has used its Seek Mate ability."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return sought(frame.source)


@rule("vgg 11.10.1", "vgg 11.10.1.1", "vgg 11.10.2.1", nothing=Ability(ACT))
def seek_mate(
    tests: tuple[Test, ...] = (),
    either: tuple[tuple[Test, ...], ...] = (),
    power: int = 0,
) -> Ability:
    """Seek Mate: search the deck for a card that is what follows the icon, and legion with it.

    `power` is the number in the icon, which is what the powers written on both cards come to.
    """
    mates = Cards(tests=tests, either=either)
    in_deck = Cards(zones=(DECK,), tests=tests, either=either)
    return Ability(
        ACT,
        (VANGUARD,),
        condition=MaySeekMate(),
        cost=(ReturnToDeck(RETURNED),),
        body=(
            UseUp(),
            Search(in_deck),
            LegionWith(Bound(R_CHOSEN), mates, power),
            ShuffleZone(DECK),
        ),
        marks=SEEK_MATE,
    )
