"""10-49: [Empower]."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import COLORS, EMPOWER
from bythebook.games.dbs.cards.energy import ORDER
from bythebook.games.dbs.terms.terms import markers_on
from bythebook.games.dbs.texts.events import K_COLOR, V_RED
from bythebook.games.dbs.zones.making_room import make_room
from bythebook.games.dbs.zones.zones import DROP
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_NUMBER, V_NUMBER
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT


@dataclass(frozen=True)
class EmpowerWith(Effect):
    """So many markers may be taken over from unison cards of one of some colors, or of any."""

    x: int
    colors: tuple[int, ...] = ()

    def run(self, frame: Resolve, game: Game) -> Flow:
        """Nothing: it is asked for as the card is played."""
        return None


Left = list[int]
"""unison cards that make room, each followed by how many markers lay on it"""


def empowering(game: Game, card: int) -> list[EmpowerWith]:
    """What [Empower] skills of a card let it take over."""
    found: list[EmpowerWith] = []
    for ability in game.abilities_of(card):
        data = game.lib.abilities[ability]
        if data.marks & EMPOWER:
            found += [effect for effect in data.body if isinstance(effect, EmpowerWith)]
    return found


def offered(game: Game, card: int, left: Left, color: int = NOTHING) -> int:
    """How many markers a unison card being played could take over, with a color chosen or not."""
    most = 0
    for effect in empowering(game, card):
        most = max(most, min(effect.x, available(game, effect, left, color)))
    return most


def available(game: Game, effect: EmpowerWith, left: Left, color: int) -> int:
    """How many markers lay on the unison cards that made room, of the color chosen."""
    if not effect.colors:
        return on_any_color(game, left)
    if len(effect.colors) > 1:
        if color < 0:
            return max(on_color(game, one, left) for one in effect.colors)
        return on_chosen_color(game, color, left) if color in effect.colors else 0
    return on_color(game, effect.colors[0], left)


def colors_to_choose(game: Game, card: int, left: Left) -> list[int]:
    """The colors one of which is to be chosen; none, if it is the same with each of them."""
    for effect in empowering(game, card):
        if len({on_color(game, color, left) for color in effect.colors}) > 1:
            return list(effect.colors)
    return []


def on_color(game: Game, color: int, left: Left) -> int:
    """The markers on unison cards of a color, as they were in play."""
    return sum(
        left[place + 1]
        for place in range(0, len(left), 2)
        if game.last_value(COLORS, left[place]) & color
    )


@rule("dbs 10-49-2", nothing=[])
def dropped(game: Game, player: int, left: Left) -> Left:
    """Those of them that were really placed in the player's drop area."""
    state = game.state
    there = player * state.kinds + DROP
    found: Left = []
    for place in range(0, len(left), 2):
        ref = left[place]
        if state.where[ref & CARD] == there and state.inc[ref & CARD] == (ref >> SHIFT) + 1:
            found += left[place : place + 2]
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeOverMarkers(Procedure):
    """A unison card being played takes over markers of those that make room for it."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.gone: Left = []

    @step("dbs 10-49-2")
    def send_away(self, game: Game) -> Flow:
        """Unison cards whose markers it could take over make room first."""
        self.gone = make_way(game, self.player, self.source)
        if not offered(game, self.source & CARD, self.gone):
            return DONE
        return make_room(game, self.player, self.source)

    @step("dbs 10-49-2-1")
    def choose_color(self, game: Game) -> Flow:
        """Of several colors its master chooses one, if that makes a difference."""
        self.answer = ()
        left = dropped(game, self.player, self.gone)
        colors = colors_to_choose(game, self.source & CARD, left)
        if not colors:
            return None
        options: list[Change] = [(V_RED + ORDER.index(color),) for color in colors]
        return Ask(self.player, K_COLOR, options, source=self.source)

    @step("dbs 10-49-2")
    def choose(self, game: Game) -> Flow:
        """Its master says how many, from none to X, if they were placed in the drop area."""
        color = ORDER[self.answer[0] - V_RED] if self.answer else NOTHING
        left = dropped(game, self.player, self.gone)
        most = offered(game, self.source & CARD, left, color)
        if not most:
            return DONE
        options: list[Change] = [(V_NUMBER, n) for n in range(most + 1)]
        return Ask(self.player, K_NUMBER, options, source=self.source)

    @step("dbs 10-49-2")
    def note(self, game: Game) -> Flow:
        """So many markers more."""
        self.result = [self.answer[1]]
        return DONE


@rule("dbs 10-49-2-1", nothing=0)
def on_chosen_color(game: Game, color: int, left: Left) -> int:
    """Of several colors one is chosen, and markers of cards of that color are taken over."""
    return on_color(game, color, left)


@rule("dbs 10-49-2-2", nothing=0)
def on_any_color(game: Game, left: Left) -> int:
    """Without a color, unison cards of any color will do."""
    return on_color(game, -1, left)


def make_way(game: Game, player: int, card: int) -> Left:
    """The unison cards that a card being played sends away, with their markers."""
    left: Left = []
    for change in make_room(game, player, card):
        left += [change[1], markers_on(game, change[1])]
    return left
