"""Section 3.13: looking at cards from the top of a deck."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import as_far_as_possible, times
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import DECK
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, reveal
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import BOTH


def looked(game: Game, shown: int, deck: int) -> list[Change]:
    """One player has looked at cards; what all players see is shown to them."""
    return [] if shown == BOTH else edition(game).first_look(game, shown >> 1, deck)


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtTop(Procedure):
    """Look at cards from the top of a deck, all at once; its result is what was looked at.

    `shown` are the players who see them, as bits.
    """

    def __init__(self, deck: int = 0, count: int = 0, shown: int = 0) -> None:
        self.deck: int = deck
        self.count: int = count
        self.shown: int = shown

    @step("vgg 3.13.2", "vgd 7.6.1")
    def look(self, game: Game) -> Flow:
        """Whoever looks knows the uppermost cards, as many as there are."""
        count = as_far_as_possible(self.count, len(game.state.zone(self.deck, DECK)))
        self.result = game.state.top(self.deck, DECK, count)
        return reveal(self.result, self.shown)

    @step("vgd 7.6.4")
    def noticed(self, game: Game) -> Flow:
        """What waits for that stands by."""
        return looked(game, self.shown, self.deck) if self.result else None


@mypyc_attr(allow_interpreted_subclasses=True)
class LookUpTo(Procedure):
    """Look at up to so many cards from the top of a deck, stopping before any of them."""

    def __init__(self, player: int = 0, deck: int = 0, count: int = 0, shown: int = 0) -> None:
        self.player: int = player
        self.deck: int = deck
        self.count: int = count
        self.shown: int = shown
        self.tries: int = 0

    @step("vgg 3.13.3.1", "vgd 7.6.2.3")
    def may_stop(self, game: Game) -> Flow:
        """The player may stop."""
        return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)

    @step("vgg 3.13.3.2", "vgd 7.6.2.2", "vgd 7.6.2.4")
    def look_further(self, game: Game) -> Flow:
        """The card below those looked at so far is looked at."""
        if self.answer and self.answer[0] == V_NO:
            return DONE
        seen = len(self.result)
        self.result = game.state.top(self.deck, DECK, seen + 1)
        return reveal(self.result[seen:], self.shown)

    @step("vgd 7.6.4")
    def noticed(self, game: Game) -> Flow:
        """What waits for that stands by."""
        return looked(game, self.shown, self.deck) if self.result else None

    @step("vgg 3.13.3.3", "vgd 7.6.2.5")
    def looked(self, game: Game) -> Flow:
        """Until it has been done as often as was asked for, or the deck has no more."""
        self.tries += 1
        if self.tries >= self.count or len(self.result) >= len(game.state.zone(self.deck, DECK)):
            return DONE
        return self.start_over()


def look_at_top(deck: int, count: int, shown: int) -> Procedure | None:
    """Look at so many cards from the top of a deck; at none, nothing happens."""
    often = times(count)
    return LookAtTop(deck, often, shown) if often else None


@rule("vgg 3.13.3", "vgd 7.6.2.1", nothing=None)
def look_up_to(player: int, deck: int, count: int, shown: int) -> Procedure | None:
    """To look at up to so many cards is to look one further again and again."""
    often = times(count)
    return LookUpTo(player, deck, often, shown) if often else None
