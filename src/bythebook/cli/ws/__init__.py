"""Weiss Schwarz at the terminal: its board, its menus, what can be typed."""

from typing import ClassVar

from bythebook.cli.face import Face
from bythebook.cli.summary import added_up, counted
from bythebook.cli.ws.board import HANDWRITING, Board, situation
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_CANCELED,
    EV_DAMAGED,
    EV_PLAYED,
    K_ATTACKER,
    K_CLIMAX,
    K_CLOCK,
    K_COUNTER_STEP,
    K_ENCORE,
    K_MAIN,
    V_EXCHANGE,
    V_PLAY,
    V_POSITION,
)
from bythebook.games.ws.zones.zones import CLOCK, LEVEL, STAGE
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.language import mark, mark_all

HINTS = mark_all(
    (
        ("attack", "attacks come in the attack phase: pass until it comes"),
        ("end", "pass ends a phase; after the attacks the turn ends by itself"),
        (
            "draw",
            "drawing comes by itself, in the draw phase and after putting a card on the clock",
        ),
        ("clock", "a card is put on the clock in the clock phase, before the main phase"),
        ("climax", "a climax is played in the climax phase: pass the main phase first"),
        ("move", "exchange moves characters between positions, in the main phase"),
        ("encore", "Encore is offered by itself when a character leaves the stage"),
    )
)
ACTIONS = mark_all(
    (
        (V_PLAY, "play a card", "p play", "Play which card?"),
        (V_ACTIVATE, "use an ability", "a use u", "Use which ability?"),
    )
)
EXCHANGE = mark("x exchange")
WITH_BOARD = (K_CLOCK, K_MAIN, K_CLIMAX, K_COUNTER_STEP, K_ATTACKER, K_ENCORE)


class WeissSchwarzFace(Face):
    """The table of Weiss Schwarz."""

    hints: ClassVar = HINTS
    groups: ClassVar = ACTIONS
    free: ClassVar = (K_MAIN,)
    main: ClassVar = K_MAIN
    with_board: ClassVar = WITH_BOARD
    with_hand: ClassVar = (K_MAIN, K_COUNTER_STEP)

    drawing: ClassVar = Board
    handwriting: ClassVar = HANDWRITING
    examples: ClassVar = mark_all(
        {
            "zones": "look clock, look rival waiting room",
            "path": "play mio left center",
            "position": "power left center",
            "other": "read rival middle",
        }
    )

    def situation(self, game: Game, player: int, width: int) -> str:
        return situation(game, width, self.tr)

    def keys(self, option: Change) -> tuple[str, ...]:
        if option[0] == V_EXCHANGE:
            return tuple(self.tr(EXCHANGE).split())
        return super().keys(option)

    def number(self, option: Change) -> int:
        if option[0] == V_POSITION and option[1] in STAGE:
            return STAGE.index(option[1]) + 1
        return 0

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        kinds = {
            mark("cards played"): EV_PLAYED,
            mark("attacks"): EV_ATTACK,
            mark("damage canceled"): EV_CANCELED,
        }
        standing = [
            self.tr(
                "level {level}, clock {clock}",
                level=len(game.state.zone(p, LEVEL)),
                clock=len(game.state.zone(p, CLOCK)),
            )
            for p in (0, 1)
        ]
        return [
            *counted(game, player, kinds),
            added_up(game, player, mark("damage taken"), EV_DAMAGED),
            (mark("in the end"), standing[0], standing[1]),
        ]
