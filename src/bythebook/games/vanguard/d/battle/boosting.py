"""Section 7.37: units that boost because a text says so."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.record import attacking, note
from bythebook.games.vanguard.texts.events import EV_BOOST, IS_BOOSTED, IS_BOOSTING
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import event, orient
from bythebook.kernel.state.refs import CARD, NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class BoostByText(Procedure):
    """Units boost a unit because a text says so."""

    def __init__(
        self, player: int = 0, boosters: list[int] | None = None, boosted: int = NOTHING
    ) -> None:
        self.player: int = player
        self.boosters: list[int] = boosters or []
        self.boosted: int = boosted

    @step("vgd 7.37.1.1")
    def who_can(self, game: Game) -> Flow:
        """Whoever rests does not boost, and a unit that is not attacking is not boosted."""
        state = game.state
        self.boosters = [
            ref
            for ref in self.boosters
            if state.alive(ref) and state.orient[ref & CARD] == STAND and ref != self.boosted
        ]
        return None if self.boosters and self.boosted in attacking(game) else DONE

    @step("vgd 7.37.1.2")
    def rest(self, game: Game) -> Flow:
        """They rest."""
        return orient(self.boosters, REST)

    @step("vgd 7.37.1.2")
    def boosting_from_now(self, game: Game) -> Flow:
        """From now on until the end of the close step they boost that unit."""
        return [
            *note(game, self.boosters, IS_BOOSTING),
            *note(game, [self.boosted], IS_BOOSTED),
        ]

    @step("vgd 7.37.1.2.1")
    def each_boosts(self, game: Game) -> Flow:
        """Each of them has boosted it: what waits for that stands by for each."""
        return [event(EV_BOOST, ref, self.player, 0, self.boosted) for ref in self.boosters]


@dataclass(frozen=True)
class BoostWith(Effect):
    """Boost a unit with units."""

    whom: Noun
    who: Noun

    def run(self, frame: Resolve, game: Game) -> Flow:
        whom = self.whom.refs(game, frame.source, frame.master, frame.regs)
        who = self.who.refs(game, frame.source, frame.master, frame.regs)
        return BoostByText(frame.master, who, whom[0]) if whom else None
