"""Section 4 (3 in Vanguard): whose abilities are, drawing, cards from the top of a deck."""

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import NOTHING


@rule("ws 4.3.3", "vgg 3.4.3", "vgd 3.2.2.5", "vgd 3.2.2.5.1", "vgd 11.8.5.1", nothing=0)
def master_of_effect(frame: Resolve) -> int:
    """An effect has the master of the ability that made it."""
    return frame.text_of()


@rule("ws 4.3.5", "dbs 4-3-5", "vgg 3.4.5", "vgd 3.2.2.3", nothing=0)
def master_of_automatic(game: Game, card: int, effect: int) -> int:
    """An automatic ability is its card's master's; one that no card has, its effect's master's."""
    return effect if card == NOTHING else game.state.master[card]


@rule("ws 4.3.6", "dbs 4-3-4", "vgg 3.4.6", "vgd 3.2.2.1", nothing=0)
def master_of_continuous(game: Game, card: int) -> int:
    """A continuous ability, printed or given, is the master's of the card that has it."""
    return game.state.master[card]


@rule("dbs 4-9-2", "vgg 3.12.2", "vgd 7.5.4", nothing=[])
def draw_a_card(game: Game, player: int, deck: int, hand: int) -> list[Change]:
    """To draw a card is to add the top card of the deck to the hand, unseen by others."""
    return move(game.state.top(player, deck), hand)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawCards(FromTop):
    """Draw cards, one by one."""

    @step("dbs 4-9-2", "vgg 3.12.2", "vgd 7.5.4")
    def draw_one(self, game: Game) -> Flow:
        """The player draws a card."""
        return draw_a_card(game, self.player, self.zone, self.to)

    @step("dbs 4-9-3", "vgg 3.12.3", "vgd 7.5.2")
    def draw_next(self, game: Game) -> Flow:
        """Then the next, as often as was asked for."""
        self.tries += 1
        self.result = [*self.result, *self.moved]
        if self.tries >= self.count or not game.state.zone(self.player, self.zone):
            return DONE
        return self.start_over()


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawUpTo(FromTop):
    """Draw up to so many cards, stopping before any of them."""

    @step("dbs 4-9-4-1", "vgg 3.12.4.1", "vgd 7.5.3.2")
    def stop(self, game: Game) -> Flow:
        """The player may stop."""
        return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)

    @step("dbs 4-9-4-2", "vgg 3.12.4.2", "vgd 7.5.3.3")
    def draw_one(self, game: Game) -> Flow:
        """The player draws a card."""
        if self.answer and self.answer[0] == V_NO:
            return DONE
        return draw_a_card(game, self.player, self.zone, self.to)

    @step("dbs 4-9-4-3", "vgg 3.12.4.3", "vgd 7.5.3.4")
    def drawn(self, game: Game) -> Flow:
        """Until it has been done as often as was asked for."""
        self.tries += 1
        self.result = [*self.result, *self.moved]
        if self.tries >= self.count or not game.state.zone(self.player, self.zone):
            return DONE
        return self.start_over()


@mypyc_attr(allow_interpreted_subclasses=True)
class FromDeck(FromTop):
    """Cards from the top of a deck to anywhere else, one by one."""

    @step("dbs 3-2-3", "vgg 3.12.5", "vgd 7.5.1")
    def stop(self, game: Game) -> Flow:
        """Where "up to" allows it, the player may stop before each card."""
        asked = self.ask_to_stop(game)
        if asked is not None:
            return asked
        return self.straight_to("take_one", game)

    @step("dbs 3-2-3", "vgg 4.2.3", "vgd 4.5.3")
    def take_one(self, game: Game) -> Flow:
        """The top card moves."""
        return self.take_next(game)

    @step("dbs 3-2-3", "vgg 4.2.3", "vgd 4.5.3")
    def taken(self, game: Game) -> Flow:
        """Then the next."""
        self.count_one()
        return self.straight_to("stop", game)
