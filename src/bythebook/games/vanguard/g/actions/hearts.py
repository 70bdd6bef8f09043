"""Section 10.27: becoming a heart, and the heart whose name and power a vanguard has."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.battle.record import fights_no_more
from bythebook.games.vanguard.cards.cards import NAMES, POWER
from bythebook.games.vanguard.g.cards.states import (
    HAD_HEART,
    HEART_OF,
    WITH_HEART,
    chosen_heart,
    hearts,
    is_g_unit,
    main_vanguard,
)
from bythebook.games.vanguard.g.policy import HEARTS_LIE
from bythebook.games.vanguard.g.texts.events import K_HEART
from bythebook.games.vanguard.g.zones.zones import HEARTS
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import (
    WHILE_FRAME,
    Change,
    counters,
    expire,
    give,
    move,
    tie,
    untie,
)
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 10.27.5", nothing=[])
def tied_to_vanguard(refs: list[int], vanguard: int) -> list[Change]:
    """Cards that become hearts are tied to the new vanguard."""
    return [tie(ref, HEART_OF, vanguard) for ref in refs]


@rule("vgg 7.4.1.8.2", nothing=[])
def out_of_battle(game: Game, refs: list[int]) -> list[Change]:
    """A heart is no unit: who attacked, or was attacked, does not as a heart, nor ever after."""
    return [change for ref in refs for change in fights_no_more(game, ref)]


def become_hearts(game: Game, refs: list[int], player: int, vanguard: int) -> list[Change]:
    """Cards become hearts of a vanguard: they are on its circle, standing, and are no units."""
    moves = move(refs, HEARTS, player, orient=HEARTS_LIE.value)
    hearts = [after_move(game, change) for change in moves]
    return [*out_of_battle(game, refs), *moves, *tied_to_vanguard(hearts, vanguard)]


def hearts_of(game: Game, vanguard: int) -> list[int]:
    """The hearts that are tied to a vanguard."""
    state = game.state
    ref = state.ref(vanguard)
    return [
        card
        for card in hearts(game, state.side_of(vanguard))
        if state.ties.get((state.ref(card), HEART_OF)) == ref
    ]


def no_longer_hearts(game: Game, vanguard: int, leaving: list[int]) -> list[Change]:
    """The hearts of a vanguard, but for those that leave, are vanguards again, lying as it lay."""
    state = game.state
    back = [c for c in hearts_of(game, vanguard) if c not in leaving]
    changes: list[Change] = []
    for card in back:
        ref = state.ref(card)
        changes += move([ref], VANGUARD, state.side_of(card), orient=state.orient[vanguard])
        changes.append(untie(ref, HEART_OF))
    return changes


def without_heart(vanguard: int) -> Change:
    """A vanguard no longer has the name and the power of the heart chosen for it."""
    return expire(WHILE_FRAME, WITH_HEART | vanguard)


def has_lost_heart(game: Game, card: int) -> list[Change]:
    """A heart leaves the vanguard circle: whose name and power were its, loses them."""
    vanguard = main_vanguard(game, game.state.side_of(card))
    if vanguard == NOTHING or chosen_heart(game, vanguard) != card:
        return []
    return [without_heart(game.state.ref(vanguard))]


def hearts_to_choose(game: Game, player: int) -> list[int]:
    """The hearts from which one has to be chosen now: none, if the vanguard has one."""
    if not hearts(game, player):
        return []
    vanguard = main_vanguard(game, player)
    if vanguard == NOTHING or chosen_heart(game, vanguard) != NOTHING:
        return []
    tied = hearts_of(game, vanguard)
    if not tied and not game.state.counters.get((game.state.ref(vanguard), HAD_HEART)):
        return []
    found = [c for c in hearts(game, player) if eligible(game, c)]
    # One that is not tied to this vanguard is chosen only where none that is tied is left.
    return [c for c in found if c in tied] or found


@rule("vgg 10.28.3.3", nothing=True)
def eligible(game: Game, heart: int) -> bool:
    """Only of a heart that is no G unit a vanguard gets the name and the power."""
    return not is_g_unit(game, heart)


@rule("vgg 10.27.5.1", nothing=[])
def name_and_power(game: Game, vanguard: int, heart: int) -> list[Change]:
    """A vanguard has the name of the chosen heart as well, and the power written on it on top."""
    lib = game.lib
    definition = game.state.definition[heart & CARD]
    changes: list[Change] = []
    for op, char in ((BITS_ON, NAMES), (ADD, POWER)):
        changes.append(
            give(
                op,
                char,
                lib.printed[char][definition],
                [vanguard],
                game.book.layer(op, char),
                WHILE_FRAME,
                WITH_HEART | vanguard,
                heart,
            )
        )
    return changes


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseHeart(Procedure):
    """Whoever has hearts and none chosen chooses one at once, whatever is going on."""

    def __init__(self) -> None:
        self.holds = True
        self.player: int = NOTHING

    def by_rules(self) -> bool:
        """It is no part of a text that is being carried out."""
        return True

    def asks_for(self, game: Game, clause: str) -> str:
        vanguard = game.state.ref(main_vanguard(game, self.player))
        lost = game.state.counters.get((vanguard, HAD_HEART))
        return "vgg 10.27.5.2" if lost else "vgg 10.28.3.3"

    @step("vgg 10.27.5.2")
    def choose(self, game: Game) -> Flow:
        """One of the hearts is chosen: as they became hearts, or when the chosen one has left."""
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            found = hearts_to_choose(game, player)
            if found:
                self.player = player
                return Choose(player, game.state.refs(found), 1, 1, kind=K_HEART)
        return DONE

    @step("vgg 10.27.5.2")
    def take(self, game: Game) -> Flow:
        """The vanguard has its name and power, and it is tied to that vanguard."""
        if not self.chosen:
            return DONE
        vanguard = game.state.ref(main_vanguard(game, self.player))
        first = not game.state.counters.get((vanguard, HAD_HEART))
        return [
            *name_and_power(game, vanguard, self.chosen[0]),
            *tied_to_vanguard(self.chosen, vanguard),
            *([counters(vanguard, HAD_HEART, 1)] if first else []),
        ]

    @step("vgg 10.27.5.2")
    def look_again(self, game: Game) -> Flow:
        """The other player may have to choose, too."""
        return self.start_over()
