"""What [Counter: Play] skills do with the battle card being played."""

from dataclasses import dataclass

from bythebook.games.dbs.answering import M_PLAY
from bythebook.games.dbs.counter import CounterTiming
from bythebook.games.dbs.playing import PlayBattleCard
from bythebook.games.dbs.protection import deflected
from bythebook.kernel.abilities import Effect
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Flow
from bythebook.kernel.refs import CARD, NOTHING
from bythebook.kernel.resolve import Resolve


@dataclass(frozen=True)
class PlayedInMode(Effect):
    """The battle card being played will be played in a mode, or with its skills negated."""

    mode: int = NOTHING
    hushed: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        timing = game.frame_of(CounterTiming)
        if timing is None or timing.moment != M_PLAY:
            return None
        marks = game.lib.abilities[frame.ability].marks
        for playing in reversed(game.stack):
            if isinstance(playing, PlayBattleCard) and playing.source == timing.about:
                if not deflected(game, playing.source & CARD, marks):
                    if self.hushed:
                        playing.hushed = 1
                    else:
                        playing.mode = self.mode
                break
        return None
