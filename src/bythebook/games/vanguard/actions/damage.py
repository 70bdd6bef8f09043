"""Sections 3.15 and 10.33: dealing damage, and where it comes from."""

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    EV_DAMAGED,
    FOR_THE_DAMAGE,
    TRIGGERS_NULLIFIED,
    VANGUARD_DAMAGE,
)
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import WHILE_FRAME, Change, counters, give, naming
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("vgg 3.15.1.2", "vgg 3.15.1.2.1", "vgd 11.5.2.2", "vgd 11.5.2.2.1", nothing=NOTHING)
def source_of_skill_damage(frame: Resolve) -> int:
    """Damage that an ability deals comes from the card with the ability, never from a player."""
    return frame.source


@rule("vgg 10.33.1", "vgd 7.29.1", nothing=[])
def deal_damage(game: Game, vanguard: int, amount: int, source: int = NOTHING) -> list[Change]:
    """Whoever the era says has so much more damage to be processed; its source has dealt it."""
    card = vanguard & CARD
    if amount <= 0 or game.state.kind_of(card) != VANGUARD:
        return []
    damaged = edition(game).damaged(game, vanguard)
    return [
        counters(damaged, VANGUARD_DAMAGE, amount),
        naming(EV_DAMAGED, vanguard, game.state.master[card], amount, source, vanguard),
    ]


@rule("vgg 12.11.1", nothing=False)
def takes_no_damage(game: Game, vanguard: int, by: int) -> bool:
    """A vanguard that a player's effects cannot affect gets no vanguard damage by one.

    Where the damage is the player's it is no matter what the vanguard is.
    """
    own = edition(game).damaged(game, vanguard) == vanguard
    return own and not game.book.reaches(game, vanguard, by)


def nullify_for_damage(game: Game, player: int, frame: Resolve) -> Change:
    """A player's triggers do nothing as long as damage is processed."""
    layer = game.book.layer(BITS_ON, CHAR_CANNOT)
    return give(
        BITS_ON,
        CHAR_CANNOT,
        TRIGGERS_NULLIFIED,
        [player],
        layer,
        WHILE_FRAME,
        FOR_THE_DAMAGE,
        frame.source,
        frame.ability,
        frame.master,
    )
