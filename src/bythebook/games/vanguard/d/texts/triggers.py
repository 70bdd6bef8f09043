"""What abilities of the overDress era wait for otherwise than those of the other era."""

from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.d.policy import DISCARDED_FROM
from bythebook.games.vanguard.texts.triggers import NEVER
from bythebook.games.vanguard.zones.zones import DROP
from bythebook.kernel.abilities.abilities import EV_MOVE, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.clauses import rule


@rule("vgd 7.7.2", nothing=NEVER)
def discarded(who: Noun) -> Trigger:
    """Every card that goes from the hand or the deck to the drop zone is discarded."""
    return Trigger(EV_MOVE, who, DISCARDED_FROM.value, (DROP,))


@rule("vgd 7.15.2", nothing=False)
def called_or_ridden(game: Game) -> bool:
    """Who is called or ridden is placed, from another circle too."""
    return bool(game.stack) and isinstance(game.stack[-1], (Call, Ride))
