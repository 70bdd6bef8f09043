"""Sections 8.4.2 and 8.5: play timing, playing cards and abilities, and resolving them."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.resolving import carry_out
from bythebook.games.vanguard.abilities.requirements import possible_calls, verify_activate
from bythebook.games.vanguard.actions.calling import Call
from bythebook.games.vanguard.actions.circles import exchange
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.other.cannot_use import (
    says_not_again,
    spent_if_changed,
    spent_once_played,
)
from bythebook.games.vanguard.texts.events import (
    CANNOT_MOVE,
    K_CIRCLE,
    K_MAIN,
    V_CALL,
    V_CIRCLE,
    V_EXCHANGE,
)
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BACK_RIGHT,
    FRONT_LEFT,
    FRONT_RIGHT,
    HAND,
)
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, reveal
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING, SHIFT


@rule("vgg 6.6.1.2.3", "vgd 9.7.2.2", nothing=[])
def exchanges(game: Game, player: int) -> list[Change]:
    """In a column of two rear-guard circles what is on them can be exchanged."""
    open_to = edition(game).open_circles(game, player)
    found: list[Change] = []
    for front, back in ((FRONT_LEFT, BACK_LEFT), (FRONT_RIGHT, BACK_RIGHT)):
        if front in open_to and back in open_to and can_exchange(game, player, front, back):
            found.append((V_EXCHANGE, front, back))
    return found


@rule("vgg 6.6.1.2.3", "vgd 9.7.2.2.3", nothing=True)
def can_exchange(game: Game, player: int, front: int, back: int) -> bool:
    """Whether anybody is there to move, and nobody there who cannot."""
    state = game.state
    base = player * state.kinds
    there = [*state.zones[base + front], *state.zones[base + back]]
    for card in there:
        if state.master[card] != player:
            return False
        if game.guard_possible and game.value(CHAR_CANNOT, card) & CANNOT_MOVE:
            return False
    return bool(there)


@rule("vgg 6.6.1.2.1", "vgd 9.7.2.1", nothing=[])
def calls(game: Game, player: int) -> list[Change]:
    """In the main phase a card of the hand can be called to a rear-guard circle."""
    if not edition(game).open_circles(game, player):
        return []
    state = game.state
    found: list[Change] = []
    for card in possible_calls(game, player):
        found.append((V_CALL, state.inc[card] << SHIFT | card))
    return found


def active_in(lib: Library, zones: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some kinds of zones where a card of the match has anything to activate."""
    return tuple([zone for zone in zones if lib.act_zones >> zone & 1])


ACTIVE_IN: Final = Memo(active_in)


@rule(
    "vgg 6.6.1.2.2",
    "vgg 8.1.1.1.2.6.1",
    "vgg 10.35.2.3",
    "vgd 9.7.2.4",
    "vgd 11.1.1.1.2.1",
    nothing=[],
)
def activations(game: Game, player: int) -> list[Change]:
    """In the main phase the turn player's activated abilities can be played.

    Not even one without a cost plays itself. They are those of whoever is a unit's master now.
    """
    state = game.state
    lib = game.lib
    game.know_abilities()
    given = game.sheet.granted
    zones = edition(game).activated_from()
    if not given:
        zones = ACTIVE_IN.of(lib, zones)
    found: list[Change] = []
    # Only where units are lent is anybody the master of what lies on the other side.
    for side in (0, state.kinds) if lib.lends else (player * state.kinds,):
        for zone in zones:
            for card in state.zones[side + zone]:
                if not lib.act_bits[state.definition[card]] >> zone & 1 and card not in given:
                    continue
                if state.master[card] != player:
                    continue
                source = state.ref(card)
                for ability in dict.fromkeys(game.abilities_of(card)):
                    if not verify_activate(game, player, source, ability):
                        found.append((V_ACTIVATE, source, ability))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayTiming(Procedure):
    """The turn player acts in the main phase, or passes."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("vgg 8.4.2.1", "vgg 3.6.2", "vgd 11.6.2.1")
    def check(self, game: Game) -> Flow:
        """First a check timing."""
        return CHECK

    @step("vgg 8.4.2.2", "vgg 3.6.3", "vgd 11.6.2.2")
    def choose(self, game: Game) -> Flow:
        """The player chooses something allowed, or nothing."""
        options = [
            *calls(game, self.player),
            *activations(game, self.player),
            *exchanges(game, self.player),
            *edition(game).main_actions(game, self.player),
            (V_PASS,),
        ]
        # With cards in hand, others cannot know that none of them can be played.
        hidden = bool(game.state.zone(self.player, HAND))
        return Ask(self.player, K_MAIN, options, hidden, len(options) - 1)

    @step("vgg 8.4.2.2", "vgd 11.6.2.2")
    def act(self, game: Game) -> Flow:
        """It is done."""
        answer = self.answer
        if not answer or answer[0] == V_PASS:
            return None
        self.answer = ()
        if answer[0] == V_CALL:
            return NormalCall(self.player, answer[1])
        if answer[0] == V_EXCHANGE:
            base = self.player * game.state.kinds
            return exchange(game, base + answer[1], base + answer[2])
        if answer[0] == V_ACTIVATE:
            return PlayAbility(self.player, answer[1], answer[2])
        return edition(game).main_action(self.player, answer)

    @step("vgg 8.4.2.3", "vgg 3.6.3.2", "vgd 11.6.2.3")
    def passed(self, game: Game) -> Flow:
        """Doing nothing ends it, and the phase goes on."""
        return DONE if self.answer and self.answer[0] == V_PASS else None

    @step("vgg 8.4.2.2", "vgg 3.6.3.1", "vgd 11.6.2.2", "vgd 11.6.2.2.1")
    def another(self, game: Game) -> Flow:
        """After an action there is another play timing."""
        return self.start_over()


@mypyc_attr(allow_interpreted_subclasses=True)
class NormalCall(Procedure):
    """Call a card of the hand to a rear-guard circle."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card

    @step("vgg 8.5.2.1", "vgd 6.2.3.1.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("vgg 8.5.2.2", "vgg 8.5.2.2.1", "vgg 6.6.1.2.1.1", "vgd 6.2.3.2")
    def choose_circle(self, game: Game) -> Flow:
        """One of the player's rear-guard circles is chosen."""
        circles: list[Change] = [
            (V_CIRCLE, z) for z in edition(game).open_circles(game, self.player)
        ]
        return Ask(self.player, K_CIRCLE, circles, source=self.source)

    @step("vgg 8.5.3.2", "vgg 10.7.1.2", "vgd 6.2.3.3", "vgd 6.2.2.1")
    def place(self, game: Game) -> Flow:
        """It is placed there, standing, by a normal call; who was there leaves by a rule action."""
        return Call(self.player, [self.source], [self.answer[1]], True)


@mypyc_attr(allow_interpreted_subclasses=True)
class NormalRide(Procedure):
    """Ride a card of the hand, or from where else the era rides."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.persona: bool = False

    @step("vgg 8.5.2.1", "vgd 6.3.3.1", "vgd 6.3.3.1.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("vgd 6.3.3.1.2")
    def choose_discard(self, game: Game) -> Flow:
        """For a card that does not come from the hand something may have to be chosen."""
        return edition(game).pay_for_ride(game, self.player, self.source)

    @step("vgd 6.3.7")
    def is_persona_ride(self, game: Game) -> Flow:
        """Whether it is a persona ride is seen while both cards are where they are."""
        self.persona = edition(game).is_persona_ride(game, self.player, self.source & CARD)
        return None

    @step("vgg 8.5.3.1", "vgg 10.6.1.1", "vgd 6.3.3.3", "vgd 6.3.2.1")
    def place(self, game: Game) -> Flow:
        """It is placed on the vanguard circle by a normal ride; who was there goes to the soul."""
        return Ride(self.player, self.source, True)

    @step("vgd 6.3.7")
    def persona_ride(self, game: Game) -> Flow:
        """What a persona ride brings about is part of the ride."""
        return edition(game).persona_ride(self.player) if self.persona and self.chosen else None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayAbility(Resolve):
    """Play an activated ability: pay for it and carry it out. Whoever plays it is its master."""

    began: int = 0
    """what had happened when it was played"""

    def __init__(self, player: int = 0, source: int = NOTHING, ability: int = NOTHING) -> None:
        super().__init__(ability, source, player)

    @step("vgg 8.5.2.1", "vgg 8.5.2.3.1", "vgd 11.8.2.1", "vgd 11.8.2.2.1")
    def designate(self, game: Game) -> Flow:
        """The ability is named; of a card nobody else sees, the card is shown."""
        self.stand_by(game)
        return reveal([self.source], BOTH)

    @step("vgg 8.1.1.1.2.1")
    def restrict(self, game: Game) -> Flow:
        """A limit on further uses counts from now on, even where what is asked for is missing."""
        limit = game.lib.abilities[self.ability].limit
        return spent_once_played(self.source, self.ability, limit)

    @step("vgd 12.3.1.1.1")
    def note_beginning(self, game: Game) -> Flow:
        """What comes of it from now on counts as its doing."""
        self.began = game.state.batch
        return None

    @step("vgd 7.6.4")
    def not_looked_yet(self, game: Game) -> Flow:
        """What other effects have looked at is another matter."""
        return edition(game).not_looked_yet(game)

    @step("vgg 8.5.2.3", "vgg 3.1.1.5.1", "vgd 11.8.2.2", "vgd 11.8.2.3")
    def pay(self, game: Game) -> Flow:
        """Its cost is paid, all of it at once."""
        if not game.book.cost_of(game, self.ability, self.source):
            return None
        return game.book.pay(self.master, self.ability, self.source)

    @step("vgg 8.5.3.5", "vgg 8.1.1.1.2.6", "vgd 11.8.3.1", "vgd 11.1.1.1.2")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done; without a cost, for having been declared."""
        return carry_out(self, game)

    @step("vgd 11.2.1.1.1", "vgd 12.3.1.1.1")
    def restrict_if_changed(self, game: Game) -> Flow:
        """A limit on further uses counts if anything has come of paying or resolving it."""
        limit = game.lib.abilities[self.ability].limit
        if says_not_again(game, self.ability):
            return spent_once_played(self.source, self.ability, limit)
        return spent_if_changed(game, self.source, self.ability, limit, self.began)

    @step("vgg 10.34.1", "vgd 7.30.1")
    def attacks_afterwards(self, game: Game) -> Flow:
        """Attacks that it has called for come when it has been carried out."""
        return edition(game).attacks_called_for(game)

    @step("vgg 10.35.1.2")
    def over(self, game: Game) -> Flow:
        """What lasts as long as a text does ends."""
        return edition(game).text_over(game)

    @step("vgd 17.4.1.2")
    def on_to_the_end(self, game: Game) -> Flow:
        """And the game goes on to the end phase."""
        return edition(game).on_to_the_end(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveText(Resolve):
    """Carry out a text."""

    @step("vgg 8.5.3.5", "vgd 11.8.3.1.1")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done, in its order."""
        return carry_out(self, game)
