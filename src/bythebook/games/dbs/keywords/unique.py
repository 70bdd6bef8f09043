"""10-42: [Unique]."""

from bythebook.games.dbs.cards.cards import BATTLE, KEYWORDS, NAMES, ONE_IN_PLAY, TYPE, UNIQUE
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, NOTHING


@rule("dbs 10-42-1", nothing=0)
def names_in_play(game: Game, player: int) -> int:
    """The names (bits) of cards with [Unique] in a battle area: no other card has them there."""
    names = 0
    for card in game.state.zone(player, BATTLE_AREA):
        if keywords_of(game, card) & (UNIQUE | ONE_IN_PLAY):
            names |= game.value(NAMES, card)
    return names


@rule("dbs 10-42-2", nothing="")
def already_there(game: Game, player: int, card: int) -> str:
    """A card is not played by whose battle area has a card with [Unique] of the same name."""
    taken = names_taken(game, player, card)
    return "dbs 10-42-2" if taken and game.value(NAMES, card) & taken else ""


@rule("dbs 10-42-2-1", nothing=0)
def names_announced(game: Game, player: int, but: int) -> int:
    """The names of cards with [Unique] that a player is about to play: they count already."""
    names = 0
    for frame in game.stack:
        card = frame.source & CARD
        if frame.source < 0 or card == but or not game.state.alive(frame.source):
            continue
        if game.state.where[card] == player * game.state.kinds + HAND:
            if game.value(TYPE, card) & BATTLE and keywords_of(game, card) & (UNIQUE | ONE_IN_PLAY):
                names |= game.value(NAMES, card)
    return names


def names_taken(game: Game, player: int, but: int = NOTHING) -> int:
    """All names of which a player has no more than one, but for a card that is about to be played.

    Without such a card, all that are taken for any card.
    """
    if not game.may_have(KEYWORDS, UNIQUE | ONE_IN_PLAY):
        return 0
    return names_in_play(game, player) | names_announced(game, player, but)


@rule("dbs 10-42-2-2", nothing=False)
def not_by_skill(game: Game, player: int, card: int) -> bool:
    """Nor is it played while a skill resolves."""
    return already_there(game, player, card) != ""
