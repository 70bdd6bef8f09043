"""Cards that go somewhere together: in which order they come to lie there."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Arranged, Flow, Procedure
from bythebook.kernel.state.changes import MOVE, SHUFFLE, Change, conceal
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, TOP
from bythebook.kernel.texts.costs import Pay
from bythebook.kernel.texts.verbs import BindMoved, ShuffleZone

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def to_arrange(game: "Game", frame: Procedure, changes: list[Change]) -> bool:
    """Whether somebody has to say in which order cards of a batch come to lie.

    What texts do, and what was picked for a cost, is arranged; where a rule moves
    cards, the rule says how.
    """
    if not isinstance(frame, (Resolve, Pay)):
        return False
    return bool(_groups(game, frame, changes))


def _groups(game: "Game", frame: Procedure, changes: list[Change]) -> list[Change]:
    """Cards of one owner that come to the same end of the same zone, if its order counts.

    Each is a tuple: the owner, the zone, the index, and the cards. The player who
    decides first comes first.
    """
    state = game.state
    ordered = game.zones.ordered
    found: dict[Change, Change] = {}
    for change in changes:
        if change[0] != MOVE or not ordered[change[3]] or not state.alive(change[1]):
            continue
        if isinstance(frame, Pay) and change[1] not in frame.used:
            continue
        owner = state.owner[change[1] & CARD]
        player = change[2]
        if player < 0:
            player = owner if game.zones.to_owner else state.master[change[1] & CARD]
        key = (owner, player * state.kinds + change[3], change[4])
        found[key] = (*found.get(key, key), change[1])
    first = game.book.decides_first(game)
    shuffled = [c[1] * state.kinds + c[2] for c in changes if c[0] == SHUFFLE] if found else []
    shuffled += _about_to_shuffle(game, frame) if found else []
    groups = [g for g in found.values() if len(g) > 4 and g[1] not in shuffled]
    return [g for g in groups if g[0] == first] + [g for g in groups if g[0] != first]


def _about_to_shuffle(game: "Game", frame: Procedure) -> list[int]:
    """The zones that the next words of a text shuffle: their order is nobody's to decide."""
    if isinstance(frame, Pay):
        # The part at hand is counted already; the next one may be to shuffle.
        parts = game.book.cost_of(game, frame.paid_for, frame.source)
        if frame.place >= len(parts) or parts[frame.place].needs():
            return []
        following = parts[frame.place].changes(game, frame.source, frame.player, [])
        return [c[1] * game.state.kinds + c[2] for c in following if c[0] == SHUFFLE]
    if not isinstance(frame, Resolve) or frame.ability < 0:
        return []
    program = game.lib.instead[frame.ability] if frame.instead else game.lib.programs[frame.ability]
    for at in range(frame.at, len(program)):
        effect = program[at]
        if isinstance(effect, ShuffleZone):
            players = players_of(effect.whose, frame.master)
            return [p * game.state.kinds + effect.zone for p in players]
        if not isinstance(effect, BindMoved):
            return []
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrange(Procedure):
    """Each owner puts their cards of a batch into an order, the uppermost first."""

    def __init__(self, batch: list[Change] | None = None, clause: str = "") -> None:
        self.clause: str = clause
        self.batch: list[Change] = [] if batch is None else batch
        self.place: int = 0

    @step("kernel arrange")
    def ask(self, game: "Game") -> Flow:
        """The next owner arranges the next cards; when all are, the batch goes on."""
        groups = _groups(game, game.stack[-2], self.batch)
        if self.place >= len(groups):
            return Arranged(self.batch, self.clause)
        owner, zone = groups[self.place][0], groups[self.place][1]
        self.chosen = []
        cards = list(groups[self.place][3:])
        return game.book.order(owner, cards, self.is_secret(game, zone, cards))

    def is_secret(self, game: "Game", zone: int, cards: list[int]) -> bool:
        """Whether only the owner knows the order; what comes to lie face up everybody sees."""
        if all(c[5] == FACE_UP for c in self.batch if c[0] == MOVE and c[1] in cards):
            return False
        return game.book.order_is_secret(zone % game.state.kinds)

    @step("kernel arrange")
    def take(self, game: "Game") -> Flow:
        """They are put there in that order: onto the top the uppermost last."""
        owner, zone, index, *cards = _groups(game, game.stack[-2], self.batch)[self.place]
        self.place += 1
        if sorted(self.chosen) != sorted(cards):
            return self.start_over()
        order = self.chosen[::-1] if index == TOP else self.chosen
        moves = {c[1]: c for c in self.batch if c[0] == MOVE and c[1] in cards}
        rest = iter([moves[r] for r in order])
        changes = [next(rest) if c[0] == MOVE and c[1] in cards else c for c in self.batch]
        if self.is_secret(game, zone, cards):
            others = BOTH & ~(1 << owner)
            seen = game.state.seen
            changes += conceal([r for r in sorted(cards) if seen[r & CARD] & others], others)
        self.batch = changes
        return self.start_over()
