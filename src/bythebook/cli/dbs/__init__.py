"""Dragon Ball Super at the terminal: its board, its menus, what can be typed."""

from typing import ClassVar, Final

from bythebook.cli.dbs.board import HANDWRITING, Board, situation
from bythebook.cli.face import Face
from bythebook.cli.summary import counted
from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_COMBO,
    EV_KOS,
    EV_PLAYED,
    K_CHARGE,
    K_DEFENSE,
    K_MAIN,
    K_OFFENSE,
    V_ATTACK,
    V_COMBO,
    V_PLAY,
)
from bythebook.games.dbs.zones.zones import LIFE
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.options import K_COUNTER, V_ACTIVATE
from bythebook.language import mark, mark_all

HINTS: Final = mark_all(
    (
        ("attack", "attacks are made in your main phase: choose attack, or name the attacker"),
        ("end", "passing in the main phase ends your turn"),
        ("draw", "drawing comes by itself, at the beginning of your turn"),
        ("block", "Blocker is offered by itself when you are attacked"),
        ("awaken", "Awaken is among your leader's skills, as soon as its condition is met"),
    )
)
ACTIONS: Final = mark_all(
    (
        (V_PLAY, "play a card", "p play", "Play which card?"),
        (V_COMBO, "combo", "c combo", "Combo with which card?"),
        (V_ACTIVATE, "use a skill", "s use u", "Use which skill?"),
        (V_ATTACK, "attack", "a attack", "Attack with which card?"),
    )
)
FREE: Final = (K_MAIN, K_OFFENSE, K_DEFENSE)
WITH_BOARD: Final = (*FREE, K_CHARGE, K_COUNTER)


class DragonBallSuperFace(Face):
    """The table of Dragon Ball Super."""

    hints: ClassVar = HINTS
    groups: ClassVar = ACTIONS
    free: ClassVar = FREE
    main: ClassVar = K_MAIN
    with_board: ClassVar = WITH_BOARD
    with_hand: ClassVar = (*FREE, K_COUNTER)

    drawing: ClassVar = Board
    handwriting: ClassVar = HANDWRITING
    examples: ClassVar = mark_all(
        {
            "zones": "look drop area, look rival energy",
            "path": "attack mio",
            "position": "power leader area",
            "other": "read rival unison",
        }
    )

    def situation(self, game: Game, player: int, width: int) -> str:
        return situation(game, width, self.tr)

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        kinds = {
            mark("cards played"): EV_PLAYED,
            mark("attacks"): EV_ATTACK,
            mark("combos"): EV_COMBO,
            mark("cards KO'd"): EV_KOS,
        }
        life = [len(game.state.zone(p, LIFE)) for p in (0, 1)]
        return [
            *counted(game, player, kinds),
            (mark("life left"), life[0], life[1]),
        ]
