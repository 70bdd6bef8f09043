"""Section 4: drawing, looking, the damage process; and 3.2.3, how a deck is handled."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import times
from bythebook.games.ws.cards import CLIMAX, TYPE
from bythebook.games.ws.policy import END_OF_THE_CLOCK
from bythebook.games.ws.texts.events import CANCELED, EV_CANCELED, EV_DAMAGED, EV_DEALT, TAKEN
from bythebook.games.ws.texts.prohibitions import damage_barred
from bythebook.games.ws.zones.zones import CLOCK, DECK, HAND, RESOLUTION, WAITING_ROOM
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, reveal
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import BOTH, CARD, FIRST_CARD, NOTHING


@rule("ws 3.2.3.3", nothing=0)
def no_further(count: int, in_deck: int) -> int:
    """What leaves the cards in the deck ends with the deck's last card."""
    return min(count, in_deck)


@mypyc_attr(allow_interpreted_subclasses=True)
class FromDeck(FromTop):
    """Handle cards from the top of the deck one at a time."""

    @step("ws 3.2.3.1", "ws 3.2.3.1.1")
    def may_stop(self, game: Game) -> Flow:
        """With "up to", the player may stop before each card, the first included."""
        if self.up_to and self.tries < self.count:
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

    @step("ws 3.2.3", "ws 3.2.3.2")
    def count_it(self, game: Game) -> Flow:
        """What really moved counts; then the next, from the reshuffled deck if it ran out."""
        self.result = [*self.result, *self.moved]
        if self.tries >= self.count:
            return DONE
        return self.start_over()


@rule("ws 4.7.1")
def draw(player: int, count: int, up_to: bool = False) -> Procedure | None:
    """To draw is to take the top card of the deck into the hand, as often as told."""
    return FromDeck(player, DECK, HAND, times(count), up_to)


@rule("ws 4.8.1", nothing=[])
def looked_at(cards: list[int], player: int) -> list[Change]:
    """Whoever looks at cards of their deck knows them; nobody else does."""
    return reveal(cards, 1 << player)


@rule("ws 4.9.1", nothing=[])
def revealed(cards: list[int]) -> list[Change]:
    """Cards of the deck that are revealed lie where they are, and everybody knows them."""
    return reveal(cards, BOTH)


@rule("ws 3.13.1.3", nothing=RESOLUTION)
def damage_goes_to(canceled: bool) -> int:
    """From the resolution zone damage goes to the clock, or, canceled, to the waiting room."""
    return WAITING_ROOM if canceled else CLOCK


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageProcess(Procedure):
    """Deal damage to a player, card by card, until done or canceled.

    `others` are the players who are dealt the same damage at the same time.
    """

    def __init__(
        self,
        victim: int = 0,
        amount: int = 0,
        dealer: int = NOTHING,
        others: list[int] | None = None,
    ) -> None:
        self.victim: int = victim
        self.amount: int = amount
        self.dealer: int = dealer
        self.others: list[int] = [] if others is None else others
        self.revealed: list[int] = []
        self.settled: bool = False
        self.canceled_by: int = NOTHING

    def next_player(self) -> Flow:
        """The same damage to the next player, if there is one."""
        if not self.others:
            return None
        self.victim = self.others[0]
        self.others = self.others[1:]
        self.revealed = []
        self.settled = False
        return self.skip_to("turn_up")

    @step("ws 4.10.1.1")
    def turn_up(self, game: Game) -> Flow:
        """The top card of the deck goes face up to the resolution zone."""
        if not self.revealed and damage_barred(game, self.dealer, self.victim):
            self.settled = True
            self.moved = []
            return None
        return move(game.state.top(self.victim, DECK), RESOLUTION)

    @step("ws 4.10.1.1")
    def count(self, game: Game) -> Flow:
        """What really came counts; with no card to come the process ends as far as it got."""
        self.revealed = [*self.revealed, *self.moved]
        if not self.moved:
            self.settled = True
            return move(self.revealed, CLOCK)
        return None

    @step("ws 4.10.1.2")
    def cancel_on_climax(self, game: Game) -> Flow:
        """A climax cancels the damage: all of it goes to the waiting room."""
        types = game.values(TYPE)
        if self.settled or not any(types[ref & CARD] & CLIMAX for ref in self.moved):
            return None
        self.settled = True
        if self.canceled_by == NOTHING:
            self.canceled_by = self.victim
        self.result = [CANCELED]
        return [
            *move(self.revealed, damage_goes_to(True)),
            *canceled(self.dealer, self.victim, self.amount),
            *dealt(self.dealer, self.victim, self.canceled_by, self.others),
        ]

    @step("ws 4.10.1.3")
    def settle(self, game: Game) -> Flow:
        """As many as dealt: they go to the clock in the order they came. Otherwise, the next."""
        if self.settled:
            return self.next_player()
        if self.moved and len(self.revealed) < self.amount:
            return self.skip_to("turn_up")
        self.settled = True
        return self.again(  # for the next player
            [
                *move(self.revealed, damage_goes_to(False), index=END_OF_THE_CLOCK.value),
                event(EV_DAMAGED, self.dealer, self.victim, self.amount),
                *dealt(self.dealer, self.victim, self.canceled_by, self.others),
            ]
        )


@rule("ws 4.10.1.2.1", nothing=[])
def canceled(dealer: int, victim: int, amount: int) -> list[Change]:
    """This is what texts call damage being canceled."""
    return [event(EV_CANCELED, dealer, victim, amount)]


@rule("ws 4.10.2")
def from_deck(player: int, source: int, to: int, count: int, up_to: bool) -> Procedure | None:
    """A text puts cards from the top of a deck, or of another zone, elsewhere.

    Into the clock, too: that is no damage, and nothing cancels it.
    """
    return FromDeck(player, source, to, count, up_to)


@rule("ws 3.2.5")
def flip_over(player: int, count: int, up_to: bool = False) -> Procedure | None:
    """To flip over cards of the deck is to put them, for all to see, into the resolution zone."""
    return FromDeck(player, DECK, RESOLUTION, times(count), up_to)


@mypyc_attr(allow_interpreted_subclasses=True)
class LookAtTop(Procedure):
    """Look at cards from the top of a deck one at a time; its result is what was looked at.

    With `reveal` everybody sees them. The deck is the player's own, or `deck` says whose; with
    `bottom` they are taken from there.
    """

    def __init__(
        self,
        player: int = 0,
        count: int = 0,
        up_to: bool = False,
        reveal: bool = False,
        deck: int = NOTHING,
        bottom: bool = False,
    ) -> None:
        self.player: int = player
        self.deck: int = player if deck < 0 else deck
        self.bottom: bool = bottom
        self.count: int = count
        self.up_to: bool = up_to
        self.reveal: bool = reveal

    @step("ws 3.2.3.1", "ws 3.2.3.1.1")
    def may_stop(self, game: Game) -> Flow:
        """With "up to", the player may stop before each card, the first included."""
        seen = len(self.result)
        most = no_further(self.count, len(game.state.zone(self.deck, DECK)))
        if self.up_to and seen < most:
            return Ask(self.player, K_MAY, [(V_YES,), (V_NO,)], source=self.source)
        return None

    @step("ws 3.2.3")
    def look(self, game: Game) -> Flow:
        """One more card, until there have been as many as asked for or there are no more."""
        seen = len(self.result)
        most = no_further(self.count, len(game.state.zone(self.deck, DECK)))
        if seen >= most or (self.answer and self.answer[0] == V_NO):
            return DONE
        if self.bottom:
            self.result = game.state.refs(game.state.zone(self.deck, DECK)[: seen + 1])
        else:
            self.result = game.state.top(self.deck, DECK, seen + 1)
        new = self.result[seen:]
        return self.start_over(revealed(new) if self.reveal else looked_at(new, self.player))


@rule("ws 4.11.1.2", "ws 4.11.1.2.1", nothing=NOTHING)
def source_said(said: int, card: int) -> int:
    """Of damage that an effect deals, the card whose text it is is the source.

    Also where the text has a player deal it; unless it names another card that does.
    """
    return card if said == NOTHING or said & CARD < FIRST_CARD else said


@rule("ws 4.12.2.7.3", nothing=[])
def dealt(dealer: int, victim: int, canceled_by: int, others: list[int]) -> list[Change]:
    """Damage to several players at the same time is one damage, canceled if a part of it is.

    It has been dealt once the last of them has had their part.
    """
    if others:
        return []
    if canceled_by == NOTHING:
        return [event(EV_DEALT, dealer, victim, TAKEN)]
    return [event(EV_DEALT, dealer, canceled_by, CANCELED)]
