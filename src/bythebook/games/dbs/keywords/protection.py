"""[Indestructible] (10-12), [Barrier] (10-16) and [Deflect] (10-22): what cards are safe from."""

from bythebook.games.dbs.cards.cards import COUNTER_PLAY
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_CHOSEN,
    CANNOT_BE_KOD,
    CANNOT_BE_KOD_BY_SKILLS,
    CANNOT_BE_KOD_IN_BATTLE,
    CANNOT_LEAVE,
    CANNOT_LEAVE_BY_SKILLS,
    DEFLECTS,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import CEASE, COUNTERS, FACE, MOVE, ORIENT, RENEW, UNDER, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING

ON_CARDS = (MOVE, ORIENT, UNDER, FACE, COUNTERS, RENEW, CEASE)
"""changes whose second field is the card they happen to"""


def acting(game: Game) -> Resolve | None:
    """The skill that is being carried out, if what happens now is part of it."""
    if not game.stack or game.stack[-1].ability < 0:
        return None
    ability = game.stack[-1].ability
    for frame in reversed(game.stack):
        if isinstance(frame, Resolve) and frame.ability == ability:
            return frame
    return None


@rule("dbs 10-12-1", nothing="")
def stays_in_play(game: Game, change: Change, cannot: int) -> str:
    """What is indestructible leaves the battle area by no skill of its owner's opponent."""
    card = change[1] & CARD
    stays = CANNOT_LEAVE | CANNOT_LEAVE_BY_SKILLS
    if not cannot & stays or game.state.kind_of(card) != BATTLE_AREA:
        return ""
    if change[0] == MOVE and change[3] == BATTLE_AREA:
        return ""
    frame = acting(game)
    if frame is None:
        return ""
    if not cannot & CANNOT_LEAVE_BY_SKILLS and frame.text_of() == game.state.owner[card]:
        return ""
    return "dbs 10-12-1"


def was_kod(game: Game, ref: int) -> bool:
    """Whether a battle card that was to be KO'd was: it has gone to the drop area, or ended."""
    return ref >= 0 and game.state.kind_of(ref & CARD) in (DROP, NOTHING)


def can_be_kod(game: Game, refs: list[int], master: int = NOTHING) -> list[int]:
    """The cards that can be KO'd: in battle, or by a skill of a player's."""
    if not game.guard_possible:
        return refs
    return [
        r
        for r in refs
        if not spared(game.value(CHAR_CANNOT, r & CARD), game.state.master[r & CARD], master)
    ]


def spared(cannot: int, master: int, by: int) -> bool:
    """Whether a text keeps a card of a player's from being KO'd: in battle, or by whose skill."""
    if cannot & CANNOT_BE_KOD:
        return True
    if by < 0:
        return outlasts(cannot)
    return cannot & CANNOT_BE_KOD_BY_SKILLS != 0 and master != by


@rule("dbs 10-12-1", nothing=False)
def outlasts(cannot: int) -> bool:
    """What is indestructible is not KO'd in battle."""
    return cannot & CANNOT_BE_KOD_IN_BATTLE != 0


@rule("dbs 10-16-1", nothing=False)
def shielded(game: Game, card: int, source: int) -> bool:
    """A card with [Barrier] is not chosen by skills of its master's opponent's cards."""
    if not game.value(CHAR_CANNOT, card) & CANNOT_BE_CHOSEN:
        return False
    return source != NOTHING and game.state.master[source & CARD] != game.state.master[card]


@rule("dbs 10-22-1", nothing=False)
def deflected(game: Game, card: int, marks: int) -> bool:
    """A card with [Deflect] is not affected by [Counter: Play] skills."""
    return marks & COUNTER_PLAY != 0 and game.value(CHAR_CANNOT, card) & DEFLECTS != 0


def deflects_now(game: Game, card: int) -> bool:
    """Whether a card is not affected by the skill that is being carried out now."""
    if not game.guard_possible:
        return False
    frame = acting(game)
    return frame is not None and deflected(game, card, game.lib.abilities[frame.ability].marks)


def untouched(game: Game, change: Change, cannot: int) -> str:
    """The clause by which a change does not happen to the card it would happen to."""
    if change[0] not in ON_CARDS:
        return ""
    if change[0] in (MOVE, UNDER, CEASE):
        stays = stays_in_play(game, change, cannot)
        if stays:
            return stays
    return "dbs 10-22-1" if cannot & DEFLECTS and deflects_now(game, change[1] & CARD) else ""
