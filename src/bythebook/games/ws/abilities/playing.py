"""Section 8.5 and 8.6: play timing, playing cards and abilities, and resolving them."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.resolving import carry_out
from bythebook.games.ws.abilities.requirements import (
    T_CLIMAX,
    T_COUNTER,
    T_MAIN,
    colors_available,
    verify_activate,
    verify_play,
)
from bythebook.games.ws.cards import CHARACTER, CLIMAX, EVENT_CARD, TYPE
from bythebook.games.ws.keywords.keyword_actions import keywords_used
from bythebook.games.ws.policy import CARRIED_OUT, EVENT_RESOLVES_IN
from bythebook.games.ws.texts.events import (
    CANNOT_MOVE,
    EV_PLAYED,
    EV_USED,
    K_CLIMAX,
    K_COUNTER_STEP,
    K_EXCHANGE,
    K_MAIN,
    K_POSITION,
    V_EXCHANGE,
    V_PLAY,
    V_POSITION,
)
from bythebook.games.ws.texts.turn_history import remember_played
from bythebook.games.ws.zones.zones import (
    CLIMAX_AREA,
    CLOCK,
    HAND,
    LEVEL,
    MEMORY,
    RESOLUTION,
    STAGE,
    WAITING_ROOM,
)
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure, last
from bythebook.kernel.state.changes import USED, Change, event, move, reveal
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING

POSITIONS: Final[list[Change]] = [(V_POSITION, z) for z in STAGE]
KIND_OF_TIMING = {T_MAIN: K_MAIN, T_CLIMAX: K_CLIMAX, T_COUNTER: K_COUNTER_STEP}


@rule("ws 4.5.3", nothing=[])
def to_choose_from(actions: list[Change]) -> list[Change]:
    """In a play timing a player takes one of the actions open to them, or none."""
    return [*actions, (V_PASS,)]


@rule("ws 4.5.3.1", nothing=False)
def another_play_timing(timing: int) -> bool:
    """After an action its player gets another play timing, if nothing else is said."""
    return not one_climax_only(timing) and not one_counter_only(timing)


@rule("ws 4.5.3.2", nothing=False)
def game_goes_on(answer: Change) -> bool:
    """Doing nothing lets the game go on: the play timing is over."""
    return bool(answer) and answer[0] == V_PASS


@rule("ws 6.6.1.2.2", nothing=False)
def one_climax_only(timing: int) -> bool:
    """After one action in the climax phase there is no other play timing."""
    return timing == T_CLIMAX


@rule("ws 7.4.1.2.2", nothing=False)
def one_counter_only(timing: int) -> bool:
    """After one action in the counter step there is no other play timing."""
    return timing == T_COUNTER


@rule("ws 6.5.1.2.4", nothing=False)
def may_exchange(game: Game, player: int) -> bool:
    """In the main phase two positions can be exchanged; with nobody on stage nothing would move."""
    return bool(movable(game, player))


def movable(game: Game, player: int) -> list[int]:
    """The positions a character could be moved from."""
    state = game.state
    base = player * state.kinds
    found = [z for z in STAGE if state.zones[base + z]]
    if found and game.guard_possible and game.is_guarded():
        found = [
            z for z in found if not game.value(CHAR_CANNOT, state.zones[base + z][-1]) & CANNOT_MOVE
        ]
    return found


def playable(game: Game, player: int, timing: int) -> list[Change]:
    """Everything a player can do in a play timing, but for passing."""
    state = game.state
    lib = game.lib
    available = colors_available(game, player)
    level = len(state.zone(player, LEVEL))
    options: list[Change] = []
    for card in state.zone(player, HAND):
        if not verify_play(game, player, card, timing, available, level):
            options.append((V_PLAY, state.ref(card)))
        if timing == T_COUNTER:
            options += _abilities(game, player, card, timing)
    if timing == T_MAIN:
        base = player * state.kinds
        given = game.sheet.granted
        for zone in STAGE:
            for card in state.zones[base + zone]:
                if lib.act_bits[state.definition[card]] >> zone & 1 or card in given:
                    options += _abilities(game, player, card, timing)
        for zone in (CLOCK, MEMORY):
            for card in state.zones[base + zone]:
                if card in given or lib.act_bits[state.definition[card]] >> zone & 1:
                    options += _abilities(game, player, card, timing)
        if may_exchange(game, player):
            options.append((V_EXCHANGE,))
    return options


def _abilities(game: Game, player: int, card: int, timing: int) -> list[Change]:
    """The activated abilities of a card that can be played now."""
    if not game.lib.act_bits[game.state.definition[card]] and card not in game.sheet.granted:
        return []
    source = game.state.ref(card)
    return [
        (V_ACTIVATE, source, ability)
        # The same ability given twice is one thing to do.
        for ability in dict.fromkeys(game.abilities_of(card))
        if not verify_activate(game, player, source, ability, timing)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayTiming(Procedure):
    """A player acts, or passes."""

    def __init__(self, player: int = 0, timing: int = 0) -> None:
        self.player: int = player
        self.timing: int = timing

    @step("ws 8.5.2.1", "ws 4.5.2")
    def check(self, game: Game) -> Flow:
        """First a check timing."""
        return CHECK

    @step("ws 8.5.2.2")
    def choose(self, game: Game) -> Flow:
        """The player chooses something allowed, or nothing."""
        options = to_choose_from(playable(game, self.player, self.timing))
        # With cards in hand, others cannot know that none of them can be played.
        hidden = bool(game.state.zone(self.player, HAND))
        kind = KIND_OF_TIMING[self.timing]
        return Ask(self.player, kind, options, hidden, len(options) - 1)

    @step("ws 8.5.2.2")
    def act(self, game: Game) -> Flow:
        """It is done; then, usually, there is another play timing."""
        answer = self.answer
        if not answer or answer[0] == V_PASS:
            return None
        self.answer = ()
        if answer[0] == V_PLAY:
            return PlayCard(self.player, answer[1])
        if answer[0] == V_ACTIVATE:
            return PlayAbility(self.player, answer[1], answer[2])
        return Exchange(self.player)

    @step("ws 8.5.2.3")
    def passed(self, game: Game) -> Flow:
        """Passing ends it, and the phase or step goes on."""
        return DONE if game_goes_on(self.answer) else None

    @step("ws 8.5.2.2")
    def another(self, game: Game) -> Flow:
        """Another play timing, where there can be more than one."""
        return self.start_over() if another_play_timing(self.timing) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Procedure):
    """Play a card of the hand: show it, choose for it, pay for it, resolve it."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card

    @step("ws 8.6.2.1")
    def designate(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("ws 8.6.2.2.1")
    def choose_position(self, game: Game) -> Flow:
        """For a character, one of the player's positions is chosen."""
        self.answer = ()
        if not needs_choice(game.value(TYPE, self.source & CARD)):
            return None
        return Ask(self.player, K_POSITION, POSITIONS, source=self.source)

    @step("ws 8.6.2.3.1")
    def pay(self, game: Game) -> Flow:
        """Its cost is paid."""
        if not game.book.cost_of(game, NOTHING, self.source):
            return None
        return game.book.pay(self.player, NOTHING, self.source)

    @step("ws 8.6.2.4.1")
    def place_character(self, game: Game) -> Flow:
        """A character is placed on its position."""
        if what_resolves(game, self.source) != CHARACTER:
            return None
        position = self.answer[1] if self.answer else STAGE[0]
        placed = move([self.source], position, self.player)
        return [*placed, *remember_played(game, self.player, self.source)]

    @step("ws 8.6.2.4.1")
    def character_played(self, game: Game) -> Flow:
        """It has been played."""
        return self.played(game)

    @step("ws 8.6.2.4.2")
    def resolve_event(self, game: Game) -> Flow:
        """An event goes to the resolution zone."""
        if what_resolves(game, self.source) != EVENT_CARD:
            return None
        resolves = move([self.source], EVENT_RESOLVES_IN.value)
        return [*resolves, *remember_played(game, self.player, self.source)]

    @step("ws 8.6.2.4.2")
    def carry_out_event(self, game: Game) -> Flow:
        """What it says is done."""
        card = self.source & CARD
        if game.state.kind_of(card) != RESOLUTION:
            return None
        for ability in game.lib.own[game.state.definition[card]]:
            kind = game.lib.abilities[ability].kind
            if kind in CARRIED_OUT.value:
                return game.book.resolve(ability, game.state.ref(card), self.player)
        return None

    @step("ws 8.6.2.4.2")
    def put_event_away(self, game: Game) -> Flow:
        """Then it goes to its owner's waiting room."""
        card = self.source & CARD
        if game.state.kind_of(card) != RESOLUTION:
            return None
        return move([game.state.ref(card)], WAITING_ROOM)

    @step("ws 8.6.2.4.3")
    def place_climax(self, game: Game) -> Flow:
        """A climax is placed in the climax area."""
        if what_resolves(game, self.source) != CLIMAX:
            return None
        placed = move([self.source], CLIMAX_AREA, self.player)
        return [*placed, *remember_played(game, self.player, self.source)]

    @step("ws 8.6.2.4.3")
    def climax_played(self, game: Game) -> Flow:
        """It has been played."""
        return self.played(game)

    def played(self, game: Game) -> Flow:
        """Abilities may wait for a card being played and placed; nothing is left to do."""
        if game.state.alive(self.source) or not self.moved:
            return None  # it has not been placed
        return last([event(EV_PLAYED, self.moved[0], self.player)])


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayAbility(Resolve):
    """Play an activated ability: pay for it and carry it out. Whoever plays it is its master."""

    def __init__(self, player: int = 0, source: int = NOTHING, ability: int = NOTHING) -> None:
        super().__init__(ability, source, player)

    @step("ws 8.6.2.1")
    def designate(self, game: Game) -> Flow:
        """An ability of a card in hand is played by showing the card."""
        self.stand_by(game)
        shown = reveal([self.source], BOTH)
        if game.lib.abilities[self.ability].limit:
            return [*shown, (USED, self.source, self.ability)]
        return shown

    @step("ws 8.6.2.3.1")
    def pay(self, game: Game) -> Flow:
        """Its cost is paid."""
        if not game.book.cost_of(game, self.ability, self.source):
            return None
        return game.book.pay(self.master, self.ability, self.source)

    @step("ws 8.6.2.4.4")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done."""
        return carry_out(self, game)

    @step("ws 8.1.1.1.2")
    def used(self, game: Game) -> Flow:
        """It has been used."""
        return [event(EV_USED, self.source, self.master), *keywords_used(game, self)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Procedure):
    """Exchange what is on two positions."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player
        self.first: int = NOTHING

    @step("ws 6.5.1.2.4")
    def choose_first(self, game: Game) -> Flow:
        """A position with a character on it."""
        options: list[Change] = [(V_POSITION, z) for z in movable(game, self.player)]
        return Ask(self.player, K_EXCHANGE, options)

    @step("ws 6.5.1.2.4")
    def choose_second(self, game: Game) -> Flow:
        """Another position, empty or not."""
        self.first = self.answer[1]
        state = game.state
        base = self.player * state.kinds
        movable_from = movable(game, self.player)
        options: list[Change] = [
            (V_POSITION, z)
            for z in STAGE
            if z != self.first and (z in movable_from or not state.zones[base + z])
        ]
        return Ask(self.player, K_EXCHANGE, options)

    @step("ws 6.5.1.2.4")
    def swap(self, game: Game) -> Flow:
        """The cards change places at the same time."""
        second = self.answer[1]
        state = game.state
        base = self.player * state.kinds
        return [
            *move(state.refs(state.zones[base + self.first]), second, self.player),
            *move(state.refs(state.zones[base + second]), self.first, self.player),
        ]


@rule("ws 8.6.2.2", nothing=False)
def needs_choice(kind: int) -> bool:
    """Whether playing a card takes a choice; so far only a character's does."""
    return kind & CHARACTER != 0


@rule("ws 8.6.2.4", nothing=0)
def what_resolves(game: Game, played: int) -> int:
    """What was played resolves, as what it is, unless it has left the hand."""
    return game.value(TYPE, played & CARD) if game.state.alive(played) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveText(Resolve):
    """Carry out the text of an event, or of an ability."""

    @step("ws 8.6.2.4.4")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done, in its order."""
        return carry_out(self, game)

    @step("ws 8.6.2.4.4")
    def carried_out(self, game: Game) -> Flow:
        """Its keywords have been used."""
        return keywords_used(game, self)
