"""How battle cards come in that are being played, where a [Counter: Play] skill has its say."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import COUNTER_PLAY
from bythebook.games.dbs.keywords.protection import deflected
from bythebook.games.dbs.other.control import known_there
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import CANNOT_BE_NEGATED
from bythebook.games.dbs.zones.zones import BATTLE_AREA
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import EMPTY
from bythebook.kernel.state.changes import THIS_TURN, Change, give, move
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, LOSE_ABILITIES
from bythebook.kernel.state.refs import AS_ZONE, CARD, NOTHING

ELSEWHERE: Final = -2
"""in the place of a mode: the card that has the skill went elsewhere instead of being played"""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveSkill(Resolve):
    """A skill that can be answered before it is carried out, and after."""

    mode: int = NOTHING
    """in which the battle cards it plays are played, where a [Counter] skill says so"""
    hushed: int = 0
    """whether they are played with their skills negated for the turn"""
    played: list[int] = EMPTY
    """the battle cards it has played"""


def skills_negated(game: Game, ref: int, there: int) -> list[Change]:
    """For the turn a card has no skills where it will be, if nothing keeps them from that."""
    card = ref & CARD
    if cannot(game, card, CANNOT_BE_NEGATED):
        return []
    layer = game.book.layer(LOSE_ABILITIES, CHAR_ABILITIES)
    turn = game.state.turn
    master = game.state.master[card]
    change = give(
        LOSE_ABILITIES, CHAR_ABILITIES, 0, [there], layer, THIS_TURN, turn, ref, NOTHING, master
    )
    return [change]


def comes_in(
    game: Game, ref: int, player: int, mode: int, hushed: int, otherwise: int = AS_ZONE
) -> list[Change]:
    """A battle card comes to a battle area in a mode, or with its skills negated, if that is said.

    `otherwise` is the mode it has by itself: what [Deflect] keeps from it says nothing.
    """
    if (mode < 0 and not hushed) or deflected(game, ref & CARD, COUNTER_PLAY):
        return move([ref], BATTLE_AREA, player, orient=otherwise)
    changes = move([ref], BATTLE_AREA, player, orient=otherwise if mode < 0 else mode)
    if hushed:
        changes += skills_negated(game, ref, known_there(game, ref, BATTLE_AREA))
    return changes


def mode_said(game: Game, frame: Resolve | None, ref: int, otherwise: int) -> int:
    """The mode in which a card that a skill plays lies in the end."""
    if not isinstance(frame, ResolveSkill) or frame.mode < 0:
        return otherwise
    return otherwise if deflected(game, ref & CARD, COUNTER_PLAY) else frame.mode


def brought_in(
    game: Game, frame: Resolve | None, refs: list[int], player: int, otherwise: int = AS_ZONE
) -> list[Change]:
    """Battle cards come in that a skill plays, as a [Counter: Play] skill has said of them."""
    if isinstance(frame, ResolveSkill) and frame.mode == ELSEWHERE:
        refs = [r for r in refs if r & CARD != frame.source & CARD]
    if not isinstance(frame, ResolveSkill) or (frame.mode < 0 and not frame.hushed):
        return move(refs, BATTLE_AREA, player, orient=otherwise)
    changes: list[Change] = []
    for ref in refs:
        changes += comes_in(game, ref, player, frame.mode, frame.hushed, otherwise)
    return changes


def note_played(frame: Resolve | None, refs: list[int]) -> None:
    """Which cards a skill has played is kept for who answers it afterwards."""
    if isinstance(frame, ResolveSkill) and refs:
        frame.played = [*frame.played, *refs]
