"""What a beginner knows of Weiss Schwarz."""

from typing import Final

from bythebook.agents.rules import Rules, card_of, with_verb
from bythebook.agents.ws import score
from bythebook.games.ws.abilities.playing import Exchange
from bythebook.games.ws.battle.attack import AttackPhase
from bythebook.games.ws.cards import (
    ASSIST,
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    COST,
    MARKS,
    POWER,
    SOUL,
    TYPE,
)
from bythebook.games.ws.texts.events import (
    FRONTAL,
    K_ATTACK_TYPE,
    K_ATTACKER,
    K_CLIMAX,
    K_CLOCK,
    K_DISCARD,
    K_EXCHANGE,
    K_LEVEL_UP,
    K_MAIN,
    K_POSITION,
    K_REDRAW,
    SIDE,
    V_ATTACK,
    V_ATTACK_TYPE,
    V_CLOCK,
    V_EXCHANGE,
    V_PLAY,
    V_POSITION,
)
from bythebook.games.ws.zones.zones import (
    BACK_STAGE,
    CENTER_STAGE,
    CLOCK,
    HAND,
    LEVEL,
    STAND,
    facing,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY, V_ACTIVATE, V_DONE, V_PASS, V_PICK
from bythebook.kernel.state.refs import CARD, NOTHING

PASS: Final = (V_PASS,)
STRONGER: Final = 2000
"""by so much power a character has to be stronger for another to make room for it"""


class WeissSchwarzRules(Rules):
    """Clocks for cards, fills the stage, plays its climax, attacks with everybody."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(score, seed)
        self.quiet = frozenset({K_CLOCK, K_MAIN, K_CLIMAX, K_ATTACKER})
        self.rules |= {
            K_REDRAW: self.redraw,
            K_CLOCK: self.clock,
            K_MAIN: self.main,
            K_POSITION: self.position,
            K_EXCHANGE: self.exchange,
            K_CLIMAX: self.climax,
            K_ATTACKER: self.attacker,
            K_ATTACK_TYPE: self.attack_type,
            K_LEVEL_UP: self.level_up,
            K_DISCARD: self.discard,
            K_PAY: self.pay,
        }

    # Cards in hand.

    def redraw(self, game: Game, ask: Ask) -> Change:
        """Climaxes and what cannot be played for a long time goes back."""
        for option in with_verb(ask, V_PICK):
            card = card_of(option)
            if game.value(TYPE, card) & CLIMAX or game.value(CARD_LEVEL, card) >= 2:
                return option
        return (V_DONE,)

    def clock(self, game: Game, ask: Ask) -> Change:
        """Two cards for one damage, unless the end is near or the hand is full."""
        level = len(game.state.zone(ask.player, LEVEL))
        clock = len(game.state.zone(ask.player, CLOCK))
        hand = game.state.zone(ask.player, HAND)
        if len(hand) > 6 or (level >= 2 and clock == 6) or (level == 3 and clock >= 4):
            return PASS
        return min(with_verb(ask, V_CLOCK), key=lambda o: self.use(game, ask.player, card_of(o)))

    def use(self, game: Game, player: int, card: int) -> float:
        """How useful a card of the hand is: soon playable, and strong."""
        hand = game.state.zone(player, HAND)
        if game.value(TYPE, card) & CLIMAX:
            climaxes = [c for c in hand if game.value(TYPE, c) & CLIMAX]
            return 3.5 if card == climaxes[0] else 0.5
        level = len(game.state.zone(player, LEVEL))
        far = game.value(CARD_LEVEL, card) - level
        if game.value(TYPE, card) & CHARACTER == 0:
            return 2.0 - max(0, far)
        worth = 2.0 + game.value(POWER, card) / 4000
        return worth - 1.5 * far if far > 0 else worth + 0.3 * far

    def discard(self, game: Game, ask: Ask) -> Change:
        """What is least useful goes."""
        picks = with_verb(ask, V_PICK)
        return min(picks, key=lambda o: self.use(game, ask.player, card_of(o)))

    def pay(self, game: Game, ask: Ask) -> Change | None:
        """Of the hand, what is least useful pays."""
        picks = with_verb(ask, V_PICK)
        if not picks or any(game.state.kind_of(card_of(o)) != HAND for o in picks):
            return None
        return min(picks, key=lambda o: self.use(game, ask.player, card_of(o)))

    def level_up(self, game: Game, ask: Ask) -> Change:
        """A color that cards of the hand need; never a climax, if it can be helped."""
        own = 0
        for card in game.state.zone(ask.player, LEVEL):
            own |= game.value(COLOR, card)
        wanted = [game.value(COLOR, c) for c in game.state.zone(ask.player, HAND)]

        def worth(option: Change) -> float:
            color = game.value(COLOR, card_of(option))
            new = sum(1 for c in wanted if c & color and not c & own)
            climax = game.value(TYPE, card_of(option)) & CLIMAX
            return new - (5 if climax else 0) - game.value(CARD_LEVEL, card_of(option)) / 10

        return max(with_verb(ask, V_PICK), key=worth)

    # The stage.

    def main(self, game: Game, ask: Ask) -> Change:
        """Fill the stage, the front first, strongest first; then use whatever helps."""
        plays = with_verb(ask, V_PLAY)
        people = [o for o in plays if game.value(TYPE, card_of(o)) & CHARACTER]
        people.sort(key=lambda o: self.strength(game, card_of(o)), reverse=True)
        for option in people:
            if self.spot(game, ask.player, card_of(option)) != NOTHING:
                return option
        if with_verb(ask, V_EXCHANGE) and self.to_move(game, ask.player) != (NOTHING, NOTHING):
            return (V_EXCHANGE,)
        tries = [o for o in ask.options if o[0] == V_ACTIVATE or (o in plays and o not in people)]
        return self.helpful(game, ask, tries, self.score(game, ask.player)) or PASS

    def strength(self, game: Game, card: int) -> float:
        """What a character is worth on the stage."""
        return game.value(POWER, card) / 1000 + 1.5 * game.value(SOUL, card)

    def spot(self, game: Game, player: int, card: int) -> int:
        """Where a character should go, or NOTHING if it should stay in hand."""
        state = game.state
        front = [z for z in CENTER_STAGE if not state.zone(player, z)]
        back = [z for z in BACK_STAGE if not state.zone(player, z)]
        helper = game.value(MARKS, card) & ASSIST != 0
        if helper and back:
            return back[0]
        if front:
            return max(front, key=lambda z: self.matchup(game, player, card, z))
        if back and len(state.zone(player, HAND)) > 4 and game.value(COST, card) == 0:
            return back[0]
        # A stronger one takes the weakest one's place.
        weak = min(CENTER_STAGE, key=lambda z: game.value(POWER, state.zone(player, z)[-1]))
        there = game.value(POWER, state.zone(player, weak)[-1])
        return weak if game.value(POWER, card) >= there + STRONGER else NOTHING

    def matchup(self, game: Game, player: int, card: int, position: int) -> int:
        """Best against somebody weaker, then against nobody."""
        across = game.state.zone(1 - player, facing(position))
        if not across:
            return 1
        return 2 if game.value(POWER, card) > game.value(POWER, across[-1]) else 0

    def position(self, game: Game, ask: Ask) -> Change:
        """Where it was meant to go; otherwise an empty position, or the weakest one's."""
        offered = [o[1] % game.state.kinds for o in ask.options]
        wanted = self.spot(game, ask.player, ask.source & CARD) if ask.source >= 0 else NOTHING
        if wanted in offered:
            return ask.options[offered.index(wanted)]

        def worth(zone: int) -> int:
            there = game.state.zone(ask.player, zone)
            return 10**6 - zone if not there else -game.value(POWER, there[-1])

        return ask.options[offered.index(max(offered, key=worth))]

    def to_move(self, game: Game, player: int) -> tuple[int, int]:
        """Who stands idle in the back while nobody stands in front: from where, and where to."""
        state = game.state
        front = [z for z in CENTER_STAGE if not state.zone(player, z)]
        idle = [
            z
            for z in BACK_STAGE
            for c in state.zone(player, z)
            if state.orient[c] == STAND and not game.value(MARKS, c) & ASSIST
        ]
        if not front or not idle:
            return NOTHING, NOTHING
        return idle[0], front[0]

    def exchange(self, game: Game, ask: Ask) -> Change:
        """From the back to the front."""
        under_way = game.frame_of(Exchange)
        first = NOTHING if under_way is None else under_way.first
        origin, target = self.to_move(game, ask.player)
        wanted = origin if first == NOTHING else target
        offered = [o for o in with_verb(ask, V_POSITION) if o[1] == wanted]
        return offered[0] if offered else ask.options[0]

    # Attacking.

    def climax(self, game: Game, ask: Ask) -> Change:
        """A climax, if two attack with it, or there is another one."""
        offered = with_verb(ask, V_PLAY)
        ready = [z for z in CENTER_STAGE if game.state.zone(ask.player, z)]
        if not offered or not ready or len(ready) + len(offered) < 3:
            return PASS
        return offered[0]

    def attacker(self, game: Game, ask: Ask) -> Change:
        """Everybody attacks who can do any harm; who wins the battle goes first."""
        offered = with_verb(ask, V_ATTACK)
        gains = [self.gain(game, card_of(o))[1] for o in offered]
        if not gains or max(gains) <= 0:
            return PASS
        return offered[gains.index(max(gains))]

    def gain(self, game: Game, card: int) -> tuple[int, float]:
        """The better way to attack with a character, and what it brings."""
        state = game.state
        across = state.zone(1 - state.side_of(card), facing(state.kind_of(card)))
        soul = game.value(SOUL, card)
        if not across:
            return 0, soul + 1.0
        mine, other = game.value(POWER, card), game.value(POWER, across[-1])
        side = soul - max(0, game.value(CARD_LEVEL, across[-1]))
        front = soul + (1.5 if mine > other else -1.0 if mine < other else 0.2)
        return (FRONTAL, front) if front >= side else (SIDE, float(side))

    def attack_type(self, game: Game, ask: Ask) -> Change:
        """From the front to win a battle, from the side to avoid a lost one."""
        fight = game.frame_of(AttackPhase)
        assert fight is not None
        way = (V_ATTACK_TYPE, self.gain(game, fight.candidate & CARD)[0])
        return way if way in ask.options else ask.options[0]
