"""10-49: [Empower]."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards import COLORS, EMPOWER
from bythebook.games.dbs.terms import markers_on
from bythebook.games.dbs.zones import UNISON_AREA
from bythebook.kernel.abilities import Effect
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import rule, step
from bythebook.kernel.game import Game
from bythebook.kernel.options import K_NUMBER, V_NUMBER
from bythebook.kernel.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.refs import CARD, NOTHING


@dataclass(frozen=True)
class EmpowerWith(Effect):
    """So many markers may be taken over from unison cards of one of some colors, or of any."""

    x: int
    colors: tuple[int, ...] = ()

    def run(self, frame: object, game: Game) -> object:
        """Nothing: it is asked for as the card is played."""
        return None


def offered(game: Game, player: int, card: int) -> int:
    """How many markers a unison card being played could take over."""
    most = 0
    for ability in game.abilities_of(card):
        data = game.lib.abilities[ability]
        if data.marks & EMPOWER:
            for effect in data.body:
                if isinstance(effect, EmpowerWith):
                    most = max(most, min(effect.x, available(game, player, effect)))
    return most


def available(game: Game, player: int, effect: EmpowerWith) -> int:
    """How many markers lie on the unison cards that make room, of the color chosen."""
    if not effect.colors:
        return on_any_color(game, player)
    if len(effect.colors) > 1:
        return on_chosen_color(game, player, effect.colors)
    return on_color(game, player, effect.colors[0])


def on_color(game: Game, player: int, color: int) -> int:
    """The markers on a player's unison cards of a color."""
    return sum(
        markers_on(game, r)
        for r in game.state.refs(game.state.zone(player, UNISON_AREA))
        if game.value(COLORS, r & CARD) & color
    )


@rule("dbs 10-49-2-1", nothing=0)
def on_chosen_color(game: Game, player: int, colors: tuple[int, ...]) -> int:
    """Of several colors one is chosen: the area has room for one card, so the best is as good."""
    return max(on_color(game, player, color) for color in colors)


@rule("dbs 10-49-2-2", nothing=0)
def on_any_color(game: Game, player: int) -> int:
    """Without a color, unison cards of any color will do."""
    return on_color(game, player, -1)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeOverMarkers(Procedure):
    """A unison card being played takes over markers of those that make room for it."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        super().__init__()
        self.player: int = player
        self.source = card

    @step("dbs 10-49-2")
    def choose(self, game: Game) -> Flow:
        """Its master says how many, from none to X."""
        most = offered(game, self.player, self.source & CARD)
        if not most:
            return DONE
        options: list[Change] = [(V_NUMBER, n) for n in range(most + 1)]
        return Ask(self.player, K_NUMBER, options, source=self.source)

    @step("dbs 10-49-2")
    def note(self, game: Game) -> Flow:
        """So many markers more."""
        self.result = [self.answer[1]]
        return DONE
