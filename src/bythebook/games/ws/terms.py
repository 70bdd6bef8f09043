"""Section 4: drawing, the damage process, trigger icons; and 3.2.3, how a deck is handled."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.ws.cards import (
    CLIMAX,
    DRAW_ICON,
    POOL_ICON,
    SOUL,
    SOUL_ICON,
    TYPE,
    icon_count,
)
from bythebook.games.ws.events import EV_CANCELED, EV_DAMAGED
from bythebook.games.ws.winning import times
from bythebook.games.ws.zones import CLOCK, DECK, HAND, RESOLUTION, STOCK, WAITING_ROOM
from bythebook.kernel.changes import THIS_TURN, Change, event, give, move, reveal, shuffle
from bythebook.kernel.clauses import rule, step
from bythebook.kernel.continuous_ops import ADD
from bythebook.kernel.game import Game
from bythebook.kernel.options import K_MAY, V_NO, V_YES
from bythebook.kernel.procedure import DONE, Ask, Flow, Last, Procedure, goto, last
from bythebook.kernel.refs import CARD, NOTHING
from bythebook.kernel.toplevel import FromTop


@rule("ws 3.2.3.1.1", nothing=False)
def may_take_none() -> bool:
    """With "up to", stopping before the first card is allowed too."""
    return True


@rule("ws 3.2.3.3", nothing=0)
def no_further(count: int, in_deck: int) -> int:
    """What leaves the cards in the deck ends with the deck's last card."""
    return min(count, in_deck)


@rule("ws 3.2.4", nothing=[])
def shuffled(player: int) -> list[Change]:
    """A deck is shuffled: its order is left to chance, and nobody knows it any more."""
    return [shuffle(player, DECK)]


@rule("ws 4.2.2", nothing=0)
def owner(player: int) -> int:
    """Whoever brought a card in their deck owns it."""
    return player


@rule("ws 4.3.5", nothing=0)
def master_of_automatic(master: int) -> int:
    """A card's master is the master of its automatic abilities."""
    return master


@rule("ws 4.3.6", nothing=0)
def master_of_continuous(master: int) -> int:
    """A card's master is the master of its continuous abilities."""
    return master


@mypyc_attr(allow_interpreted_subclasses=True)
class FromDeck(FromTop):
    """Handle cards from the top of the deck one at a time."""

    @step("ws 3.2.3.1")
    def may_stop(self, game: Game) -> Flow:
        """With "up to", the player may stop before each card, the first included."""
        if self.up_to and self.tries < self.count and (self.tries or may_take_none()):
            return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)
        return None

    @step("ws 3.2.3")
    def take_card(self, game: Game) -> Flow:
        """One card at a time, until there have been as many as asked for."""
        if self.tries >= self.count:
            return DONE
        if self.answer and self.answer[0] == V_NO:
            return DONE
        return self.next_card(game) or DONE

    @step("ws 3.2.3")
    def count_it(self, game: Game) -> Flow:
        """What really moved counts; then the next."""
        self.result = [*self.result, *self.moved]
        if self.tries >= self.count:
            return DONE
        self.pc = 0
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtTop(Procedure):
    """Look at cards from the top of the deck one at a time; its result is what was looked at."""

    def __init__(self, player: int = 0, count: int = 0, up_to: bool = False) -> None:
        super().__init__()
        self.player: int = player
        self.count: int = count
        self.up_to: bool = up_to

    @step("ws 3.2.3.1")
    def may_stop(self, game: Game) -> Flow:
        """With "up to", the player may stop before each card, the first included."""
        seen = len(self.result)
        most = no_further(self.count, len(game.state.zone(self.player, DECK)))
        if self.up_to and seen < most and (seen or may_take_none()):
            return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)
        return None

    @step("ws 3.2.3")
    def look(self, game: Game) -> Flow:
        """One more card, until there have been as many as asked for or there are no more."""
        seen = len(self.result)
        most = no_further(self.count, len(game.state.zone(self.player, DECK)))
        if seen >= most or (self.answer and self.answer[0] == V_NO):
            return DONE
        self.result = game.state.top(self.player, DECK, seen + 1)
        self.pc = 0
        return looked_at(self.result[seen:], self.player)


@rule("ws 4.7.1")
def draw(player: int, count: int, up_to: bool = False) -> Procedure | None:
    """To draw is to take the top card of the deck into the hand, as often as told."""
    return FromDeck(player, DECK, HAND, times(count), up_to)


@rule("ws 4.8.1", nothing=[])
def looked_at(cards: list[int], player: int) -> list[Change]:
    """Whoever looks at cards of their deck knows them; nobody else does."""
    return reveal(cards, 1 << player)


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageProcess(Procedure):
    """Deal damage to a player, card by card, until done or canceled."""

    def __init__(self, victim: int = 0, amount: int = 0, dealer: int = NOTHING) -> None:
        super().__init__()
        self.victim: int = victim
        self.amount: int = amount
        self.dealer: int = dealer
        self.revealed: list[int] = []

    @step("ws 4.10.1.1")
    def reveal(self, game: Game) -> Flow:
        """The top card of the deck goes face up to the resolution zone."""
        return move(game.state.top(self.victim, DECK), RESOLUTION)

    @step("ws 4.10.1.1")
    def count(self, game: Game) -> Flow:
        """What really came counts; with no card to come the process ends as far as it got."""
        self.revealed = [*self.revealed, *self.moved]
        if not self.moved:
            return last(move(self.revealed, CLOCK))
        return None

    @step("ws 4.10.1.2")
    def cancel_on_climax(self, game: Game) -> Flow:
        """A climax cancels the damage: all of it goes to the waiting room."""
        types = game.values(TYPE)
        if any(types[ref & CARD] & CLIMAX for ref in self.moved):
            return Last([*move(self.revealed, WAITING_ROOM), *canceled(self.dealer, self.victim)])
        return None

    @step("ws 4.10.1.3")
    def settle(self, game: Game) -> Flow:
        """As many as dealt: they go to the clock in the order they came. Otherwise, the next."""
        if self.moved and len(self.revealed) < self.amount:
            return goto("4.10.1.1")
        return [
            *move(self.revealed, CLOCK),
            event(EV_DAMAGED, self.dealer, self.victim, self.amount),
        ]


@rule("ws 4.10.1.2.1", nothing=[])
def canceled(dealer: int, victim: int) -> list[Change]:
    """This is what texts call damage being canceled."""
    return [event(EV_CANCELED, dealer, victim)]


@rule("ws 4.11.1.1", nothing=NOTHING)
def source_in_damage_step(attacker: int) -> int:
    """In the damage step the attacking character is the source of damage."""
    return attacker


@rule("ws 4.11.1.2", nothing=NOTHING)
def source_in_effect(card: int) -> int:
    """Of damage that an effect deals, the card whose text it is is the source."""
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class MayTakeTop(Procedure):
    """A trigger icon that lets its player move the top card of the deck."""

    def __init__(self, player: int = 0, to: int = 0) -> None:
        super().__init__()
        self.player: int = player
        self.to: int = to

    @step("ws 4.12.1")
    def offer(self, game: Game) -> Flow:
        """The player performing the icon's action decides whether to."""
        return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], default=1)

    @step("ws 4.12.1")
    def perform(self, game: Game) -> Flow:
        """It is done as drawing and the like are: from the top of the deck."""
        if self.answer and self.answer[0] == V_NO:
            return None
        return FromDeck(self.player, DECK, self.to, 1)


@rule("ws 4.12.2.2")
def soul_icon(game: Game, player: int, attacker: int) -> Flow:
    """Soul: the attacking character gets one more soul this turn, like it or not."""
    if not game.state.alive(attacker):
        return None
    layer = game.book.layer(ADD, SOUL)
    return [give(ADD, SOUL, 1, [attacker], layer, THIS_TURN, game.state.turn)]


@rule("ws 4.12.2.4")
def pool_icon(game: Game, player: int, attacker: int) -> Flow:
    """Pool: the top card of the deck may go to the stock."""
    return MayTakeTop(player, STOCK)


@rule("ws 4.12.2.6")
def draw_icon(game: Game, player: int, attacker: int) -> Flow:
    """Draw: a card may be drawn."""
    return MayTakeTop(player, HAND)


# In the order they are performed; a card with several icons performs all of them.
ICON_ACTIONS: Final[list[tuple[int, Callable[[Game, int, int], Flow]]]] = [
    (SOUL_ICON, soul_icon),
    (POOL_ICON, pool_icon),
    (DRAW_ICON, draw_icon),
]


def icons_to_perform(packed: int) -> list[int]:
    """The places in ICON_ACTIONS of every icon a card shows."""
    return [
        place
        for place, (icon, _) in enumerate(ICON_ACTIONS)
        for _ in range(icon_count(packed, icon))
    ]
