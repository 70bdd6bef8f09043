"""10-5: [Evolve], [EX-Evolve] and [Xeno-Evolve]; 10-13: [Union-Potara] and [Union-Absorb]."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.keywords.entering import BringIn, played_by_skill
from bythebook.games.dbs.other.control import to_warp
from bythebook.games.dbs.other.stacks import carried_over, place_on_top
from bythebook.games.dbs.texts.coming_in import ResolveSkill, brought_in, mode_said, note_played
from bythebook.games.dbs.texts.events import EV_EVOLVED, K_KEEP
from bythebook.games.dbs.texts.played_by_skills import playable
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, HAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, orient, under
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.verbs import Linked


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOver(Procedure):
    """A card is played in relation to chosen cards: on top of them, or after they left.

    `bases` are the cards chosen, `played` the card once it lies in the battle area.
    """

    def __init__(
        self, player: int = 0, card: int = NOTHING, bases: list[int] | None = None, keyword: int = 0
    ) -> None:
        self.player: int = player
        self.source = card
        self.bases: list[int] = [] if bases is None else bases
        self.keyword: int = keyword
        self.played: int = NOTHING
        self.outside: list[int] = []
        self.from_hand: bool = False

    def bring_in(self, game: Game) -> Flow:
        """Cards chosen in other areas come to the battle area first."""
        state = game.state
        self.from_hand = state.kind_of(self.source & CARD) == HAND
        if not playable(game, self.source, self.player):
            return None
        self.outside = [r for r in self.bases if state.kind_of(r & CARD) != BATTLE_AREA]
        self.chosen = []
        return BringIn(self.player, self.outside) if self.outside else None

    def know_again(self) -> None:
        """Cards that were brought in are other cards now."""
        inside = [r for r in self.bases if r not in self.outside]
        self.bases = [*inside, *self.chosen]
        self.outside = []

    def place(self, game: Game, orientation: int) -> Flow:
        """The card comes to the battle area, if it can be played."""
        if not playable(game, self.source, self.player):
            return DONE
        return brought_in(game, self.skill(game), [self.source], self.player, orientation)

    def skill(self, game: Game) -> ResolveSkill | None:
        """The skill by which it is played."""
        found: ResolveSkill | None = game.frame_of(ResolveSkill)
        return found

    def lies(self, game: Game, otherwise: int) -> list[Change]:
        """The mode in which it lies in the end, whatever that of the cards below was."""
        mode = mode_said(game, self.skill(game), self.played, otherwise)
        return [] if mode < 0 else orient([self.played], mode)

    def arrived(self, game: Game) -> bool:
        """Whether it did."""
        for ref in came_to(game, self.moved, BATTLE_AREA):
            self.played = ref
            note_played(self.skill(game), [ref])
        return self.played >= 0

    def told(self) -> list[Change]:
        """Whoever waits for it to be played, or evolved, is told."""
        if self.played < 0:
            return []
        return played_by_skill(self.played, self.player, self.keyword, self.from_hand)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evolve(PlayOver):
    """A card is played on top of a battle card, or of several; then the pile is one card."""

    @step("dbs 10-5-8-1")
    def bring(self, game: Game) -> Flow:
        """A card chosen elsewhere is moved to the battle area first."""
        return self.bring_in(game)

    @step("dbs 10-5-4")
    def position(self, game: Game) -> Flow:
        """Of several cards that lie differently its master says whose position is carried on."""
        self.know_again()
        self.chosen = []
        modes = {game.state.orient[r & CARD] for r in self.bases}
        if len(modes) < 2 or not playable(game, self.source, self.player):
            return None
        return Choose(self.player, self.bases, 1, 1, False, K_KEEP)

    @step("dbs 10-5-4")
    def play(self, game: Game) -> Flow:
        """The card is played."""
        self.bases = [*(r for r in self.bases if r not in self.chosen), *self.chosen]
        return self.place(game, NOTHING)

    @step("dbs 10-5-4")
    def cover(self, game: Game) -> Flow:
        """On top of the card chosen: position and effects on power are carried on."""
        if not self.arrived(game):
            return DONE
        covered = [c for base in self.bases for c in place_on_top(base, self.played)]
        return [*covered, *self.lies(game, NOTHING)]

    @step("dbs 10-5-6")
    def evolve(self, game: Game) -> Flow:
        """So a card is evolved: played, with [Evolve]."""
        return [*self.told(), *evolved_from(self.played, self.player, self.bases)]


def evolved_from(card: int, player: int, bases: list[int]) -> list[Change]:
    """Whoever waits for a card to be evolved is told."""
    return [event(EV_EVOLVED, card, player, 0, base) for base in bases]


@mypyc_attr(allow_interpreted_subclasses=True)
class XenoEvolve(PlayOver):
    """A card is played in active mode after a battle card has gone to the warp."""

    @step("dbs 10-5-8-1")
    def bring(self, game: Game) -> Flow:
        """A card chosen elsewhere is moved to the battle area first."""
        return self.bring_in(game)

    @step("dbs 10-5-5")
    def warp(self, game: Game) -> Flow:
        """The card chosen goes to its owner's warp."""
        self.know_again()
        return to_warp(self.bases)

    @step("dbs 10-5-5")
    def play(self, game: Game) -> Flow:
        """The card is played in active mode."""
        return self.place(game, ACTIVE)

    @step("dbs 10-5-6")
    def evolve(self, game: Game) -> Flow:
        """So a card is evolved: played, with [Xeno-Evolve]."""
        self.arrived(game)
        return [*self.told(), *evolved_from(self.played, self.player, self.bases)]


@rule("dbs 10-13-4-4-1", nothing=[])
def power_kept(base: int, above: int) -> list[Change]:
    """Effects on the power of each card below go over to the card on top."""
    return carried_over(base, above)


@mypyc_attr(allow_interpreted_subclasses=True)
class Potara(PlayOver):
    """A card is placed on top of two battle cards, in active mode."""

    @step("dbs 10-13-4-5-1")
    def bring(self, game: Game) -> Flow:
        """Cards chosen elsewhere are moved to the battle area first."""
        return self.bring_in(game)

    @step("dbs 10-13-4-4")
    def play(self, game: Game) -> Flow:
        """The card is played."""
        self.know_again()
        return self.place(game, ACTIVE)

    @step("dbs 10-13-4-4")
    def cover(self, game: Game) -> Flow:
        """On top of both cards, in active mode."""
        if not self.arrived(game):
            return DONE
        changes: list[Change] = []
        for base in self.bases:
            changes += [*power_kept(base, self.played), under(base, self.played)]
        return [*changes, *self.lies(game, ACTIVE)]

    @step("dbs 10-13-4-4")
    def tell(self, game: Game) -> Flow:
        """It has been played."""
        return self.told()


@rule("dbs 10-13-5-4", nothing=[])
def placed_on_absorbing(below: int, above: int) -> list[Change]:
    """The card chosen is placed on top of the battle card that absorbs."""
    return [*absorbed_power(below, above), under(below, above)]


@rule("dbs 10-13-5-4-1", nothing=[])
def absorbed_power(below: int, above: int) -> list[Change]:
    """Effects on the power of the card below, and its position, go over to the one on top."""
    return carried_over(below, above)


# The verbs that start these, with the cards chosen as their skill was activated.


def chosen_for(frame: Resolve, game: Game) -> list[int]:
    """The cards chosen as a skill was activated, those that are still there."""
    return Linked().refs(game, frame.source, frame.master, frame.regs)


@dataclass(frozen=True)
class EvolveOnto(Effect):
    """Play this card with an [Evolve] skill."""

    keyword: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        bases = chosen_for(frame, game)
        if not bases or not game.state.alive(frame.source):
            return None
        return Evolve(frame.master, frame.source, bases, self.keyword)


@dataclass(frozen=True)
class XenoEvolveFrom(Effect):
    """Play this card with [Xeno-Evolve]."""

    keyword: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        bases = chosen_for(frame, game)
        if not bases or not game.state.alive(frame.source):
            return None
        return XenoEvolve(frame.master, frame.source, bases, self.keyword)


@dataclass(frozen=True)
class PotaraOnto(Effect):
    """Play this card with [Union-Potara]."""

    keyword: int

    def run(self, frame: Resolve, game: Game) -> Flow:
        bases = chosen_for(frame, game)
        if len(bases) < 2 or not game.state.alive(frame.source):
            return None
        return Potara(frame.master, frame.source, bases, self.keyword)
