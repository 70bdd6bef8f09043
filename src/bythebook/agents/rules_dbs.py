"""What a beginner knows of Dragon Ball Super."""

from typing import Final

from bythebook.agents.dbs import score
from bythebook.agents.rules import Rules, card_of, with_verb
from bythebook.games.dbs.cards import (
    AWAKEN,
    BATTLE,
    COLORS,
    COMBO_COST,
    COMBO_POWER,
    COST,
    LEADER,
    POWER,
    SURGE,
    TYPE,
    UNISON,
    WISH,
)
from bythebook.games.dbs.events import (
    K_CHARGE,
    K_DEFENSE,
    K_MAIN,
    K_MULLIGAN,
    K_OFFENSE,
    V_ATTACK,
    V_CHARGE,
    V_COMBO,
    V_PLAY,
)
from bythebook.games.dbs.fighters import attack_card, guard_card, strikes
from bythebook.games.dbs.keyword_values import keywords_of
from bythebook.games.dbs.zones import COMBO_AREA, ENERGY, HAND, LIFE
from bythebook.kernel.changes import Change
from bythebook.kernel.game import Game
from bythebook.kernel.options import K_COUNTER, K_PAY, V_ACTIVATE, V_DONE, V_PASS, V_PICK
from bythebook.kernel.procedure import Ask
from bythebook.kernel.refs import CARD

PASS: Final = (V_PASS,)
ENOUGH: Final = 8
"""so much energy pays for everything in a turn"""


class DragonBallSuperRules(Rules):
    """Charges every turn, plays the dearest card, attacks when it pays, defends its last life."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(score, seed)
        self.quiet = frozenset({K_CHARGE, K_MAIN})
        self.rules |= {
            K_MULLIGAN: self.mulligan,
            K_CHARGE: self.charge,
            K_MAIN: self.main,
            K_OFFENSE: self.offense,
            K_DEFENSE: self.defense,
            K_COUNTER: self.counter,
            K_PAY: self.pay,
        }

    def settled(self, world: Game, ask: Ask, since: Game) -> bool:
        """A battle is over soon; what a main phase was good for shows once the rival has played."""
        if since.pending is None or since.pending.kind != K_MAIN:
            return super().settled(world, ask, since)
        return ask.kind == K_CHARGE and world.state.turn >= since.state.turn + 2

    # Cards in hand.

    def mulligan(self, game: Game, ask: Ask) -> Change:
        """What is too dear for the first turns goes back."""
        for option in with_verb(ask, V_PICK):
            if game.value(COST, card_of(option)) > 3:
                return option
        return (V_DONE,)

    def charge(self, game: Game, ask: Ask) -> Change:
        """A card every turn, until there is enough; the least useful one."""
        offered = with_verb(ask, V_CHARGE)
        if not offered or len(game.state.zone(ask.player, ENERGY)) >= ENOUGH:
            return PASS
        return min(offered, key=lambda o: self.use(game, ask.player, card_of(o)))

    def use(self, game: Game, player: int, card: int) -> float:
        """How useful a card of the hand is: soon paid for, of a color there is, and strong."""
        energy = game.state.zone(player, ENERGY)
        far = game.value(COST, card) - len(energy) - 1
        worth = game.value(COST, card) / 2 - max(0, far)
        if game.value(TYPE, card) & BATTLE:
            worth += 1.0 + game.value(POWER, card) / 20000
        colors = 0
        for other in energy:
            colors |= game.value(COLORS, other)
        return worth if game.value(COLORS, card) & colors else worth - 0.5

    def pay(self, game: Game, ask: Ask) -> Change | None:
        """Of the hand, what is least useful pays."""
        picks = with_verb(ask, V_PICK)
        if not picks or any(game.state.kind_of(card_of(o)) != HAND for o in picks):
            return None
        return min(picks, key=lambda o: self.use(game, ask.player, card_of(o)))

    # The main phase.

    def main(self, game: Game, ask: Ask) -> Change:
        """Awaken; of all else, what looks best when the rival has played too."""
        for option in with_verb(ask, V_ACTIVATE):
            if game.lib.abilities[option[2]].marks & (AWAKEN | SURGE | WISH):
                return option
        return self.plain_main(game, ask) if self.pondering else self.best(game, ask, ask.options)

    def plain_main(self, game: Game, ask: Ask) -> Change:
        """Play the dearest card, then attack; how a turn goes on that is only thought of."""
        plays = with_verb(ask, V_PLAY)
        if plays:
            return max(plays, key=lambda o: game.value(COST, card_of(o)))
        attacks = with_verb(ask, V_ATTACK)
        gains = [self.gain(game, ask.player, o) for o in attacks]
        if not gains or max(gains) <= 0:
            return PASS
        return attacks[gains.index(max(gains))]

    def what_helps(self, game: Game, ask: Ask) -> Change:
        """A skill that betters the position, or nothing."""
        skills = with_verb(ask, V_ACTIVATE)
        if self.pondering or not skills:
            return PASS
        return self.helpful(game, ask, skills, self.worths(game, ask, [PASS])[0]) or PASS

    def gain(self, game: Game, player: int, attack: Change) -> float:
        """What an attack brings: a life, a card, a marker; nothing if it is too weak."""
        attacker, target = attack[1] & CARD, attack[2] & CARD
        missing = game.value(POWER, target) - game.value(POWER, attacker)
        if missing > 0 and missing > self.combos(game, player, self.spare(game, player)):
            return 0.0
        kind = game.value(TYPE, target)
        if kind & LEADER:
            worth = 3.0 * strikes(keywords_of(game, attacker))
        elif kind & UNISON:
            worth = 1.2
        else:
            worth = 2.0 + game.value(COST, target) / 2
        # The weakest that is strong enough goes first.
        return worth - game.value(POWER, attacker) / 1_000_000 - (0.1 if missing > 0 else 0.0)

    def spare(self, game: Game, player: int) -> int:
        """How many cards of the hand an attack may take."""
        return max(1, len(game.state.zone(player, HAND)) - 3)

    def counter(self, game: Game, ask: Ask) -> Change:
        """An answer that is better than none."""
        if self.pondering or PASS not in ask.options:
            return ask.options[ask.default]
        others = [o for o in ask.options if o != PASS]
        return self.helpful(game, ask, others, self.worths(game, ask, [PASS])[0]) or PASS

    # Battles.

    def combos(self, game: Game, player: int, cards: int) -> int:
        """The power that so many cards of the hand could add at no cost."""
        free = [
            game.value(COMBO_POWER, c)
            for c in game.state.zone(player, HAND)
            if game.value(COMBO_COST, c) == 0
        ]
        return sum(sorted(free, reverse=True)[:cards])

    def power(self, game: Game, ref: int, player: int) -> int:
        """The power of who fights, with the combos so far."""
        area = game.state.zone(player, COMBO_AREA)
        return game.value(POWER, ref & CARD) + sum(game.value(COMBO_POWER, c) for c in area)

    def cheapest(self, game: Game, ask: Ask, missing: int, most: int) -> Change | None:
        """A combo towards so much power, if it can be had for so many cards."""
        offered = with_verb(ask, V_COMBO)
        offered.sort(key=lambda o: game.value(COMBO_POWER, card_of(o)), reverse=True)
        best = sum(game.value(COMBO_POWER, card_of(o)) for o in offered[:most])
        if not offered or best < missing:
            return None
        enough = [o for o in offered if game.value(COMBO_POWER, card_of(o)) >= missing]
        if not enough:
            return offered[0]
        return min(enough, key=lambda o: self.use(game, ask.player, card_of(o)))

    def offense(self, game: Game, ask: Ask) -> Change:
        """Combos, if cards that can be spared make a weak attack succeed."""
        attacker, guard = attack_card(game), guard_card(game)
        if attacker < 0 or guard < 0:
            return PASS
        missing = self.power(game, guard, 1 - ask.player) - self.power(game, attacker, ask.player)
        if missing > 0:
            combo = self.cheapest(game, ask, missing, self.spare(game, ask.player))
            if combo is not None:
                return combo
        return self.what_helps(game, ask)

    def defense(self, game: Game, ask: Ask) -> Change:
        """Combos, if what is attacked is worth the cards they take."""
        attacker, guard = attack_card(game), guard_card(game)
        if attacker < 0 or guard < 0:
            return PASS
        missing = self.power(game, attacker, 1 - ask.player) - self.power(game, guard, ask.player)
        if missing < 0:
            return PASS
        cards = self.worth_saving(game, ask.player, attacker & CARD, guard & CARD)
        combo = self.cheapest(game, ask, missing + 1, cards) if cards else None
        return self.what_helps(game, ask) if combo is None else combo

    def worth_saving(self, game: Game, player: int, attacker: int, guard: int) -> int:
        """How many cards of the hand may go to save what is attacked."""
        spare = max(0, len(game.state.zone(player, HAND)) - 7)
        if not game.value(TYPE, guard) & LEADER:
            return max(1 if game.value(COST, guard) >= 3 else 0, min(spare, 2))
        life = len(game.state.zone(player, LIFE))
        damage = strikes(keywords_of(game, attacker))
        if damage >= life:
            return 9
        if life - damage <= 3:
            return max(6, spare)
        return max(1 if damage > 1 or life <= 5 else 0, spare)
