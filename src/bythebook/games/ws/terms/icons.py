"""Section 4.12: what trigger icons do."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.ws.cards import (
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COMEBACK_ICON,
    DRAW_ICON,
    GATE_ICON,
    ICONS,
    POOL_ICON,
    RETURN_ICON,
    SHOT_ICON,
    SOUL,
    SOUL_ICON,
    STANDBY_ICON,
    TREASURE_ICON,
    TYPE,
    icon_count,
)
from bythebook.games.ws.policy import NEXT_DAMAGE_ONLY, WHOSE_DAMAGE
from bythebook.games.ws.terms.terms import FromDeck
from bythebook.games.ws.texts.effects import DealDamage
from bythebook.games.ws.texts.events import CANCELED, EV_DEALT, K_POSITION, V_POSITION
from bythebook.games.ws.texts.placing import placed_by
from bythebook.games.ws.zones.zones import (
    DECK,
    HAND,
    LEVEL,
    RESOLUTION,
    REST,
    STAGE,
    STOCK,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, Trigger
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Num
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, Change, give, move, wait_for
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import CARD, NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class MayTakeTop(Procedure):
    """A trigger icon that lets its player move the top card of the deck."""

    def __init__(self, player: int = 0, to: int = 0) -> None:
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


@mypyc_attr(allow_interpreted_subclasses=True)
class MayReturnCard(Procedure):
    """A trigger icon that lets its player return a card to its owner's hand."""

    def __init__(self, player: int = 0, candidates: list[int] | None = None) -> None:
        self.player: int = player
        self.candidates: list[int] = [] if candidates is None else candidates

    @step("ws 4.12.1")
    def choose(self, game: Game) -> Flow:
        """The player performing the icon's action chooses one, or none."""
        return game.book.choose(game, self.player, self.candidates, 1, True, False)

    @step("ws 4.12.1")
    def take_back(self, game: Game) -> Flow:
        """It goes to its owner's hand."""
        return move(self.chosen, HAND)


def in_waiting_room(game: Game, player: int, kind: int) -> list[int]:
    """The cards of a type in a player's waiting room."""
    types = game.values(TYPE)
    cards = game.state.zone(player, WAITING_ROOM)
    return game.state.refs([c for c in cards if types[c] & kind])


# What performing an icon is given: the player, the attacking character, the card with the icon.


@rule("ws 4.12.2.2")
def soul_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Soul: the attacking character gets one more soul this turn, like it or not."""
    if not game.state.alive(attacker):
        return None
    layer = game.book.layer(ADD, SOUL)
    return [give(ADD, SOUL, 1, [attacker], layer, THIS_TURN, game.state.turn)]


@rule("ws 4.12.2.3")
def return_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Return: a character on the opponent's stage may go back to its owner's hand."""
    state = game.state
    types = game.values(TYPE)
    found = [c for zone in STAGE for c in state.zone(1 - player, zone) if types[c] & CHARACTER]
    return MayReturnCard(
        player, [r for r in state.refs(found) if game.can_be_chosen(r, player, card)]
    )


@rule("ws 4.12.2.4")
def pool_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Pool: the top card of the deck may go to the stock."""
    return MayTakeTop(player, STOCK)


@rule("ws 4.12.2.5")
def comeback_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Comeback: a character of one's own waiting room may go to the hand."""
    return MayReturnCard(player, in_waiting_room(game, player, CHARACTER))


@rule("ws 4.12.2.6")
def draw_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Draw: a card may be drawn."""
    return MayTakeTop(player, HAND)


@rule("ws 4.12.2.7")
def shot_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Shot: this turn an ability waits for the attacking character's damage to be canceled."""
    if not game.state.alive(attacker):
        return None
    ability = game.lib.id_of(shot_ability())
    turn = game.state.turn
    return wait_for(ability, card, player, THIS_TURN, turn, [attacker], NEXT_DAMAGE_ONLY.value)


def shot_ability() -> Ability:
    """What waits after a shot: one damage to the opponent, for damage that was canceled.

    Damage to several players at the same time is one damage (4.12.2.7.3).
    """
    when = Trigger(EV_DEALT, Bound(), value=CANCELED, whose=WHOSE_DAMAGE.value)
    return Ability(AUTO, trigger=when, body=(DealDamage(Num(1)),))


@mypyc_attr(allow_interpreted_subclasses=True)
class Treasure(Procedure):
    """The treasure icon: the card itself, then perhaps one for the stock."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.card: int = card

    @step("ws 4.12.2.8")
    def take_back(self, game: Game) -> Flow:
        """The card with the icon goes to its owner's hand, like it or not."""
        return move([self.card], HAND) if game.state.alive(self.card) else None

    @step("ws 4.12.2.8")
    def take_top(self, game: Game) -> Flow:
        """Then the top card of the deck may go to the stock."""
        return MayTakeTop(self.player, STOCK)


@rule("ws 4.12.2.8")
def treasure_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Treasure: the card goes to the hand; then the top card of the deck may go to the stock.

    A text that has somebody perform this is on a card that need not have the icon itself.
    """
    has_icon = card != NOTHING and icon_count(game.value(ICONS, card & CARD), TREASURE_ICON) > 0
    return Treasure(player, card if has_icon else NOTHING)


@rule("ws 4.12.2.9")
def gate_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Gate: a climax of one's own waiting room may go to the hand."""
    return MayReturnCard(player, in_waiting_room(game, player, CLIMAX))


@mypyc_attr(allow_interpreted_subclasses=True)
class Standby(Procedure):
    """The standby icon: a character comes onto the stage, resting."""

    def __init__(self, player: int = 0, by: int = NOTHING) -> None:
        self.player: int = player
        self.character: int = NOTHING
        self.by: int = by

    @step("ws 4.12.2.10")
    def choose(self, game: Game) -> Flow:
        """A character, at most one level above its player's own, or none."""
        levels = game.values(CARD_LEVEL)
        most = len(game.state.zone(self.player, LEVEL)) + 1
        found = in_waiting_room(game, self.player, CHARACTER)
        fitting = [r for r in found if levels[r & CARD] <= most]
        return game.book.choose(game, self.player, fitting, 1, True, False)

    @step("ws 4.12.2.10", "ws 4.12.2.10.1")
    def choose_position(self, game: Game) -> Flow:
        """Any position of the player's own stage; 9.6 leaves the new character alone there."""
        self.answer = ()
        if not self.chosen:
            return DONE
        self.character = self.chosen[0]
        options: list[Change] = [(V_POSITION, zone) for zone in STAGE]
        return Ask(self.player, K_POSITION, options, source=self.character)

    @step("ws 4.12.2.10")
    def place(self, game: Game) -> Flow:
        """It is put there resting."""
        if not self.answer:
            return None
        return move([self.character], self.answer[1], self.player, orient=REST)

    @step("ws 4.12.2.10")
    def announce(self, game: Game) -> Flow:
        """It was put there by the card with the icon."""
        return placed_by(game, self.moved, 0, self.by) if self.answer else None


@rule("ws 4.12.2.10")
def standby_icon(game: Game, player: int, attacker: int, card: int) -> Flow:
    """Standby: a character of one's own waiting room may come onto the stage, resting.

    The clause names no zone to choose from, and by 2.3.2.1.2 a character without
    one is on the stage. But "put on the stage" then would be a mere change of
    positions; and the icon's printed reminder, like the clauses on the comeback
    and gate icons, says the waiting room. So it is played here.
    """
    return Standby(player, card)


Action = Callable[[Game, int, int, int], Flow]

# In the order of the clauses; a card with several icons performs all of them.
ICON_ACTIONS: Final[list[tuple[int, Action]]] = [
    (SOUL_ICON, soul_icon),
    (RETURN_ICON, return_icon),
    (POOL_ICON, pool_icon),
    (COMEBACK_ICON, comeback_icon),
    (DRAW_ICON, draw_icon),
    (SHOT_ICON, shot_icon),
    (TREASURE_ICON, treasure_icon),
    (GATE_ICON, gate_icon),
    (STANDBY_ICON, standby_icon),
]


def icons_to_perform(packed: int) -> list[int]:
    """The places in ICON_ACTIONS of every icon a card shows."""
    return [
        place
        for place, (icon, _) in enumerate(ICON_ACTIONS)
        for _ in range(icon_count(packed, icon))
    ]


def perform(game: Game, place: int, player: int, attacker: int, card: int) -> Flow:
    """Perform the action of one icon."""
    return ICON_ACTIONS[place][1](game, player, attacker, card)


@rule("ws 3.13.1.2", nothing=[])
def after_trigger_check(game: Game, card: int) -> list[Change]:
    """The card turned up goes face down to its owner's stock, if it is still waiting there."""
    if not game.state.alive(card) or game.state.kind_of(card & CARD) != RESOLUTION:
        return []
    return move([card], STOCK)
