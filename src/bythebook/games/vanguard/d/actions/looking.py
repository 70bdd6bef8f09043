"""Sections 7.6.3 and 7.6.4: looking at decks whenever one wants, and often in one effect."""

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import STATES
from bythebook.games.vanguard.d.cards.states import SEES_TOP
from bythebook.games.vanguard.d.texts.events import EV_LOOKED, VAR_LOOKED, VAR_TOP
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, event, reveal, set_var
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.state.refs import CARD


@rule("vgd 7.6.3", nothing=())
def sees_top() -> tuple[Modifier, ...]:
    """A continuous ability that says no time lets its player look whenever they want."""
    return (Modifier(BITS_ON, STATES, Player(YOU), bits=SEES_TOP),)


def lets_look(lib: Library) -> bool:
    """Whether any ability of a match lets a player look whenever they want."""
    return any(
        modifier.char == STATES and modifier.bits & SEES_TOP
        for ability in lib.abilities
        for modifier in ability.modifiers
    )


@rule("vgd 7.6.3.1", nothing=[])
def not_looked_at(game: Game, player: int) -> list[int]:
    """The top card of a deck, unless it has been looked at and kept its place since.

    As long as it does, it counts as looked at once, however often that is done.
    """
    state = game.state
    top = state.top(player, DECK, 1)
    known = [r for r in top if state.seen[r & CARD] >> player & 1]
    return [r for r in top if r not in known or state.vars[VAR_TOP + player] != r + 1]


def looks_due(game: Game) -> list[tuple[int, int]]:
    """Who can look at which card by now, and has not."""
    return [
        (player, card)
        for player in (0, 1)
        if game.value(STATES, player) & SEES_TOP
        for card in not_looked_at(game, player)
    ]


def noticed(game: Game, player: int, deck: int) -> list[Change]:
    """What waits for a player looking at cards of a deck stands by."""
    return (
        [event(EV_LOOKED, player, player, int(player != deck))]
        if game.lib.watched[EV_LOOKED]
        else []
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class LookWhenever(Procedure):
    """Players look at what they can look at whenever they want."""

    def __init__(self) -> None:
        self.holds = True

    def by_rules(self) -> bool:
        return True

    @step("vgd 7.6.3")
    def look(self, game: Game) -> Flow:
        """Whoever can look at the top card of the own deck knows it as soon as it lies there."""
        changes: list[Change] = []
        for player, card in looks_due(game):
            changes += reveal([card], 1 << player)
            changes.append(set_var(VAR_TOP + player, card + 1))
            changes += noticed(game, player, player)
        return changes


@rule("vgd 7.6.4", nothing=[])
def first_look(game: Game, player: int, deck: int) -> list[Change]:
    """What waits for looking at a deck stands by at the first look of an effect, and no other."""
    looked = game.state.vars[VAR_LOOKED]
    if looked >> deck & 1:
        return []
    told = noticed(game, player, deck)
    return [*told, set_var(VAR_LOOKED, looked | 1 << deck)] if told else []


@rule("vgd 7.6.4", nothing=[])
def not_looked_yet(game: Game) -> list[Change]:
    """An effect that begins has not looked at anything."""
    return [set_var(VAR_LOOKED, 0)] if game.state.vars[VAR_LOOKED] else []
