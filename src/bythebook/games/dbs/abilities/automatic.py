"""Section 8-6: when [Auto] skills become pending, and with which information."""

from typing import Final

from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    KINDS,
    REMOVED,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import This
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD


@rule("dbs 8-6-5", nothing=tuple(range(REMOVED)))
def moved_away(*areas: int) -> tuple[int, ...]:
    """To leave areas is to go anywhere else, out of the game too."""
    return tuple([kind for kind in range(KINDS) if kind not in areas])


ELSEWHERE: Final = tuple(k for k in range(KINDS) if k not in (BATTLE_AREA, UNISON_AREA))
"""where a card comes from that is played"""


@rule("dbs 8-6-5-1-2", nothing=False)
def seen_in_play(origin: int) -> bool:
    """Out of a battle or unison area, the other player's too, a card is seen as it was there."""
    return origin in (BATTLE_AREA, UNISON_AREA)


def asks_about_moved(game: Game, ref: int) -> bool:
    """Whether a card is the one by whose moving the skill at hand was triggered."""
    frame = game.frame_of(Resolve)
    if frame is None or ref not in frame.regs[R_OTHER] or frame.origin < 0:
        return False
    return game.book.looks_back(frame.origin % KINDS, game.state.kind_of(ref & CARD))


@rule("dbs 8-6-5-3", nothing=Trigger(EV_MOVE, This(), (REMOVED,), (REMOVED,)))
def when_this_is_played(origin: tuple[int, ...], target: tuple[int, ...]) -> Trigger:
    """This card is played: it comes to a battle or unison area from neither of them."""
    return Trigger(EV_MOVE, This(), tuple(z for z in origin if z in ELSEWHERE), target)
