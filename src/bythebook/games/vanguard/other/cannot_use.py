"""Sections 12.2 and 12.5: abilities that cannot be used, and restriction icons."""

from typing import Final

from bythebook.games.vanguard.cards.cards import NOT_AGAIN
from bythebook.games.vanguard.texts.events import CANNOT_USE_ACT, CANNOT_USE_AUTO
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, spend
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, FIRST_CARD

SPENT: Final = -1_000_000
"""in the place of an ability: how often it was used this turn; the next one's is one less"""


def spent_key(ability: int) -> int:
    """What stands in the place of an ability for its uses in this turn."""
    return SPENT - ability


def unusable(game: Game, source: int, ability: int, player: int) -> bool:
    """Whether an effect or a restriction keeps a player from using an ability now."""
    data = game.lib.abilities[ability]
    state = game.state
    if state.used:
        uses = state.used.get((source, spent_key(ability)), 0)
        if uses and uses >= data.limit * times_had(game, source, ability):
            return True
    if game.guard_possible:
        said = game.value(CHAR_CANNOT, player)
        if state.alive(source):
            said |= game.value(CHAR_CANNOT, source & CARD)
        if said & (CANNOT_USE_ACT if data.kind == ACT else CANNOT_USE_AUTO):
            return is_of_card(game, source & CARD, ability)
    return False


@rule("vgg 3.7.1.1", "vgd 5.1.2", nothing=1)
def times_had(game: Game, source: int, ability: int) -> int:
    """A card that has the same ability several times has several: each has its own uses."""
    if not game.state.alive(source):
        return 1
    return max(1, game.abilities_of(source & CARD).count(ability))


def is_of_card(game: Game, card: int, ability: int) -> bool:
    """Whether a card has an ability, printed or given, or a player speaks for one that has it.

    What a text has set up for later no card has.
    """
    if card < FIRST_CARD or ability in game.lib.own[game.state.definition[card]]:
        return True
    return any(given == ability for given, _ in game.sheet.granted.get(card, ()))


@rule("vgg 12.2.1.1", "vgd 12.2.1.1", nothing=False)
def cannot_be_played(game: Game, source: int, ability: int, player: int) -> bool:
    """An activated ability that cannot be used cannot be played."""
    return unusable(game, source, ability, player)


@rule("vgg 12.2.1.2", "vgd 12.2.1.2.1", nothing=False)
def cannot_trigger(game: Game, source: int, ability: int, player: int) -> bool:
    """An automatic ability that cannot be used is triggered by nothing."""
    return unusable(game, source, ability, player)


@rule("vgg 12.2.1.3", "vgd 12.2.1.2.2", nothing=False)
def stands_by_no_more(game: Game, source: int, ability: int, player: int) -> bool:
    """An ability that stands by and cannot be used any more does not stand by any more."""
    return unusable(game, source, ability, player)


@rule("vgg 12.5.1.1", nothing=[])
def spent_once_played(source: int, ability: int, limit: int) -> list[Change]:
    """Once a turn: as it is played, it cannot be used any more in that turn, met or not met."""
    return [spend(source, spent_key(ability))] if limit else []


def spent_if_changed(game: Game, source: int, ability: int, limit: int, since: int) -> list[Change]:
    """Once a turn: if anything has happened since it was played, it cannot be used any more."""
    changed = limit and game.state.batch != since
    return [spend(source, spent_key(ability))] if changed else []


@rule("vgd 11.2.1.1.2", nothing=False)
def says_not_again(game: Game, ability: int) -> bool:
    """What a sentence of the text says of further uses counts though nothing came of the rest."""
    return game.lib.abilities[ability].marks & NOT_AGAIN != 0
