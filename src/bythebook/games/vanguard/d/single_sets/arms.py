"""Section 16.3: arms, orders that a vanguard holds.

Arms lie on the vanguard circle and are no units: they have a place of their own there. They are
tied to the vanguard that holds them.
"""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.d.cards.states import HELD_BY
from bythebook.games.vanguard.d.cards.types import ARMS_KEYWORD
from bythebook.games.vanguard.d.texts.order_events import EV_ARMED
from bythebook.games.vanguard.d.zones.zones import ARMS
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import DROP, VANGUARD
from bythebook.kernel.abilities.abilities import COMMAND, Ability
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Fits
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Regs
from bythebook.kernel.language.words import Test
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, tie
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.texts.verbs import BindsChosen

BEARER: Final = 0
"""which of the cards spoken of is the one to hold the arms"""


@rule("vgd 16.3.2", "vgd 16.3.2.1", nothing=Ability(COMMAND))
def arms_ability(called: str, bearer: Test, words: Any = None) -> Ability:
    """The Arms keyword has a name, and names the vanguards that can hold the order."""
    fits = Fits(Bound(BEARER), Cards(tests=(bearer,)))
    return Ability(COMMAND, condition=fits, marks=ARMS_KEYWORD, called=called, words=words)


def keyword_of(game: Game, arms: int) -> Ability | None:
    """The Arms keyword of an order, if it has one."""
    lib = game.lib
    for ability in lib.own[game.state.definition[arms]]:
        if lib.abilities[ability].marks & ARMS_KEYWORD:
            return lib.abilities[ability]
    return None


@dataclass(frozen=True)
class ArmsCalled(Condition):
    """This card is arms whose keyword has a name."""

    name: str

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        keyword = keyword_of(game, source & CARD)
        return keyword is not None and keyword.called == self.name

    def is_open(self) -> bool:
        return True


def can_hold(game: Game, unit: int, arms: int) -> bool:
    """Whether a unit has the name that arms ask for."""
    state = game.state
    keyword = keyword_of(game, arms)
    if keyword is None or keyword.condition is None:
        return False
    regs: list[tuple[int, ...]] = [(state.ref(unit),)]
    return keyword.condition.holds(game, state.ref(arms), state.master[arms], regs)


@rule("vgd 16.3.3", "vgd 16.3.4.1", nothing=[])
def bearers(game: Game, player: int, arms: int) -> list[int]:
    """The vanguards of a player that have the name arms ask for."""
    return [c for c in game.state.zone(player, VANGUARD) if can_hold(game, c, arms)]


@rule("vgd 16.3.5", nothing=[])
def has_armed(ref: int, vanguard: int, player: int) -> list[Change]:
    """The vanguard arms the order, for whoever waits for it."""
    return [event(EV_ARMED, vanguard, player, 0, ref)]


@rule("vgd 16.3.6", nothing=[])
def held_by(ref: int, vanguard: int) -> list[Change]:
    """Arms are tied to the vanguard that holds them."""
    return [tie(ref, HELD_BY, vanguard)]


def arm(game: Game, arms: int, vanguard: int) -> list[Change]:
    """Arms are put on the circle of a vanguard, which holds them."""
    state = game.state
    player = state.side_of(vanguard)
    moves = move([arms], ARMS, player)
    placed = after_move(game, moves[0])
    ref = state.ref(vanguard)
    return [*moves, *held_by(placed, ref), *has_armed(placed, ref, player)]


def holder(game: Game, arms: int) -> int:
    """The vanguard that holds arms, or NOTHING if none does any more."""
    state = game.state
    ref = state.ties.get((state.ref(arms), HELD_BY), NOTHING)
    if ref == NOTHING or not state.alive(ref):
        return NOTHING
    unit = ref & CARD
    held = state.kind_of(unit) == VANGUARD and can_hold(game, unit, arms)
    return unit if held else NOTHING


def arms_of(game: Game, vanguard: int) -> list[int]:
    """The arms that a vanguard holds."""
    there = game.state.zone(game.state.side_of(vanguard), ARMS)
    return [arms for arms in there if holder(game, arms) == vanguard]


@rule("vgd 16.3.7", nothing=[])
def passed_on(game: Game, player: int, ridden: int) -> list[Change]:
    """A vanguard of the name they ask for that is ridden takes over the arms of the one before."""
    state = game.state
    unit = ridden & CARD
    return [
        tie(state.ref(arms), HELD_BY, ridden)
        for arms in state.zone(player, ARMS)
        if holder(game, arms) == NOTHING and can_hold(game, unit, arms)
    ]


@rule("vgd 16.3.8.3", nothing=[])
def without_holder(game: Game, player: int) -> list[int]:
    """Arms on a player's circle whose vanguard is gone, or has lost the name."""
    return [arms for arms in game.state.zone(player, ARMS) if holder(game, arms) == NOTHING]


@rule("vgd 16.3.8.3.1", nothing=[])
def taken_over(game: Game, arms: int, vanguard: int) -> list[Change]:
    """They are tied to another vanguard there that has the name."""
    return [tie(game.state.ref(arms), HELD_BY, game.state.ref(vanguard))]


def handed_on(game: Game) -> list[Change]:
    """What happens with arms that only one other vanguard there can hold."""
    changes: list[Change] = []
    for player in (0, 1):
        for arms in without_holder(game, player):
            found = bearers(game, player, arms)
            if len(found) == 1:
                changes += taken_over(game, arms, found[0])
    return changes


def between_vanguards(game: Game, player: int) -> list[int]:
    """Arms that several other vanguards there can hold: one of those is to be chosen."""
    return [arms for arms in without_holder(game, player) if len(bearers(game, player, arms)) > 1]


@rule("vgd 16.3.8.3.2", nothing=[])
def unheld(game: Game) -> list[int]:
    """Without any such vanguard they are put away."""
    return [
        arms
        for player in (0, 1)
        for arms in without_holder(game, player)
        if not bearers(game, player, arms)
    ]


def alike(game: Game, arms: int) -> list[int]:
    """Other arms whose keyword has the same name on the circle where arms are."""
    there = game.state.zone(game.state.side_of(arms), ARMS)
    keyword = keyword_of(game, arms)
    found: list[int] = []
    for card in there:
        other = keyword_of(game, card)
        if card != arms and keyword is not None and other is not None:
            if other.called == keyword.called:
                found.append(card)
    return found


@rule("vgd 16.3.8.2", nothing=[])
def older_arms(game: Game) -> list[int]:
    """Of arms of the same name on a circle those placed before the last ones are put away."""
    state = game.state
    return [
        arms
        for player in (0, 1)
        for arms in state.zone(player, ARMS)
        if any(state.arrived[c] > state.arrived[arms] for c in alike(game, arms))
    ]


@rule("vgd 16.3.8.2", nothing=[])
def placed_together(game: Game, player: int) -> list[int]:
    """Arms of the same name that came to a circle at the same time: one of them is to be chosen."""
    state = game.state
    for arms in state.zone(player, ARMS):
        others = [c for c in alike(game, arms) if state.arrived[c] == state.arrived[arms]]
        if others:
            return [arms, *others]
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepOneOfArms(Procedure):
    """Who has arms of the same name that came together chooses one, and puts the others away."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    def by_rules(self) -> bool:
        return True

    @step("vgd 16.3.8.2")
    def choose(self, game: Game) -> Flow:
        """One of them is chosen."""
        return Choose(self.player, game.state.refs(placed_together(game, self.player)), 1, 1)

    @step("vgd 16.3.8.2")
    def put_away(self, game: Game) -> Flow:
        """The others go to the drop zone."""
        found = game.state.refs(placed_together(game, self.player))
        return move([ref for ref in found if ref not in self.chosen[:1]], DROP)


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeOverArms(Procedure):
    """Who has several vanguards that can hold arms which are held by none chooses one of them."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    def by_rules(self) -> bool:
        return True

    @step("vgd 16.3.8.3.1")
    def choose(self, game: Game) -> Flow:
        """One of those vanguards is chosen."""
        arms = between_vanguards(game, self.player)[0]
        return Choose(self.player, game.state.refs(bearers(game, self.player, arms)), 1, 1)

    @step("vgd 16.3.8.3.1")
    def take(self, game: Game) -> Flow:
        """It holds them from now on."""
        arms = between_vanguards(game, self.player)[0]
        return taken_over(game, arms, self.chosen[0] & CARD)


@mypyc_attr(allow_interpreted_subclasses=True)
class ArmVanguards(Procedure):
    """Arms are given to vanguards of a player, all of them at the same time."""

    def __init__(self, player: int = 0, arms: list[int] | None = None) -> None:
        self.player: int = player
        self.arms: list[int] = arms or []
        self.bearers: list[int] = []

    @step("vgd 16.3.4", "vgd 16.3.4.1")
    def choose_vanguard(self, game: Game) -> Flow:
        """For each the player chooses a vanguard that has the name it asks for."""
        if len(self.bearers) >= len(self.arms):
            return None
        found = bearers(game, self.player, self.arms[len(self.bearers)] & CARD)
        return Choose(self.player, game.state.refs(found), 1, 1) if found else None

    @step("vgd 16.3.4", "vgd 16.3.4.1")
    def next_arms(self, game: Game) -> Flow:
        """Then for the next; without any such vanguard it is given to none."""
        self.bearers = [*self.bearers, *(self.chosen or [NOTHING])]
        self.chosen = []
        return self.start_over() if len(self.bearers) < len(self.arms) else None

    @step("vgd 16.3.4")
    def give(self, game: Game) -> Flow:
        """They are put on the circles of those, which hold them."""
        pairs = zip(self.arms, self.bearers)
        return [c for arms, unit in pairs if unit >= 0 for c in arm(game, arms, unit & CARD)]

    @step("vgd 16.3.4")
    def note_given(self, game: Game) -> Flow:
        """Later words mean what was given."""
        self.result = self.moved
        return None


@dataclass(frozen=True)
class GiveArms(BindsChosen):
    """Give arms to one's vanguard."""

    what: Noun
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return ArmVanguards(frame.master, refs) if refs else None
