"""Vanguard at the terminal: its board, its menus, what can be typed."""

from typing import ClassVar, Final

from bythebook.cli.face import Face
from bythebook.cli.summary import counted
from bythebook.cli.vanguard.board import HANDWRITING, Board, situation
from bythebook.games.vanguard.texts.events import (
    EV_ATTACK,
    EV_CALL,
    EV_GUARD,
    EV_HIT,
    EV_RIDE,
    K_ATTACK,
    K_ATTACKER,
    K_BOOST,
    K_GUARD,
    K_MAIN,
    K_RIDE,
    K_TARGET,
    V_CALL,
    V_CIRCLE,
    V_EXCHANGE,
    V_GUARD,
    V_INTERCEPT,
)
from bythebook.games.vanguard.zones.zones import DAMAGE, REAR_GUARDS
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.language import mark, mark_all

HINTS: Final[tuple[tuple[str, str], ...]] = mark_all(
    (
        ("attack", "attacks come in the battle phase: pass until it comes"),
        ("end", "pass ends a phase; after the attacks the turn ends by itself"),
        ("draw", "drawing comes by itself, at the beginning of your turn"),
        ("ride", "a card is ridden in the ride step, before the main phase"),
        (
            "stride",
            "G units are stridden in the stride step, when both vanguards are of grade 3",
        ),
        ("boost", "whether an attack is boosted is asked after its target is chosen"),
        ("guard", "guarding is asked by itself when you are attacked"),
        ("intercept", "intercepting is among the options of the guard step"),
        (
            "move",
            "exchange lets the two rear-guards of a column change places, in the main phase",
        ),
    )
)
ACTIONS: Final[tuple[tuple[int, str, str, str], ...]] = mark_all(
    (
        (V_CALL, "call a unit", "c call p play", "Call which unit?"),
        (V_ACTIVATE, "use an ability", "a use u", "Use which ability?"),
        (V_EXCHANGE, "exchange a column", "x exchange", "Exchange which column?"),
        (V_GUARD, "guard", "g guard", "Guard with which card?"),
        (V_INTERCEPT, "intercept", "i intercept", "Intercept with which unit?"),
    )
)
FREE: Final = (K_MAIN, K_GUARD)
WITH_BOARD: Final = (K_RIDE, K_MAIN, K_ATTACK, K_ATTACKER, K_TARGET, K_BOOST, K_GUARD)


class VanguardFace(Face):
    """The table of Vanguard, of whichever era."""

    hints: ClassVar = HINTS
    groups: ClassVar = ACTIONS
    free: ClassVar = FREE
    main: ClassVar = K_MAIN
    with_board: ClassVar = WITH_BOARD
    with_hand: ClassVar = (K_RIDE, K_MAIN, K_GUARD)

    drawing: ClassVar = Board
    handwriting: ClassVar = HANDWRITING
    examples: ClassVar = mark_all(
        {
            "zones": "look soul, look rival drop zone",
            "path": "call wenna left front",
            "position": "power left front",
            "other": "read rival vanguard circle",
        }
    )

    def situation(self, game: Game, player: int, width: int) -> str:
        return situation(game, width, self.tr)

    def number(self, option: Change) -> int:
        if option[0] == V_CIRCLE and option[1] in REAR_GUARDS:
            return REAR_GUARDS.index(option[1]) + 1
        return 0

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        kinds = {
            mark("rides"): EV_RIDE,
            mark("calls"): EV_CALL,
            mark("attacks"): EV_ATTACK,
            mark("hits"): EV_HIT,
            mark("guardians"): EV_GUARD,
        }
        damage = [len(game.state.zone(p, DAMAGE)) for p in (0, 1)]
        return [*counted(game, player, kinds), (mark("damage"), damage[0], damage[1])]
