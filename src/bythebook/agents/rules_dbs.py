"""What a beginner knows of Dragon Ball Super."""

from typing import Final

from bythebook.agents.dbs import chances
from bythebook.agents.look_ahead import LookAhead, Plan
from bythebook.agents.rules import WON, card_of, with_verb
from bythebook.games.dbs.battle.fighters import attack_card, guard_card, strikes
from bythebook.games.dbs.cards.cards import (
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
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.texts.events import (
    K_CHARGE,
    K_DEFENSE,
    K_MAIN,
    K_MULLIGAN,
    K_OFFENSE,
    K_X,
    V_ATTACK,
    V_CHARGE,
    V_COMBO,
    V_PLAY,
)
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    ENERGY,
    HAND,
    LEADER_AREA,
    LIFE,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    K_CHOOSE,
    K_COUNTER,
    K_MAY,
    K_PAY,
    V_ACTIVATE,
    V_DONE,
    V_PASS,
    V_PICK,
    V_YES,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD

PASS: Final = (V_PASS,)
ENOUGH: Final = 8
"""so much energy pays for everything in a turn"""
ATTACKS: Final = 3
"""of all attacks, the best so many are thought over"""
WELL: Final = 4
"""with more life than this a leader is left alone by whom it could strike down in return"""
ALL: Final = 9
"""as many cards as it takes"""


class DragonBallSuperRules(LookAhead):
    """Charges every turn, plays the dearest card, attacks when it pays, defends its last life."""

    weighed = frozenset({K_MAIN, K_COUNTER, K_CHOOSE, K_MAY, K_X})
    planned = K_MAIN
    hand = HAND

    def __init__(self, seed: int = 0) -> None:
        super().__init__(chances, seed)
        self.rules |= {
            K_MULLIGAN: self.mulligan,
            K_CHARGE: self.charge,
            K_MAIN: self.main,
            K_OFFENSE: self.offense,
            K_DEFENSE: self.defense,
            K_COUNTER: lambda game, ask: ask.options[ask.default],
            K_PAY: self.pay,
            K_CHOOSE: self.pick,
            K_MAY: lambda game, ask: next((o for o in ask.options if o[0] == V_YES), None),
            K_X: lambda game, ask: max(ask.options),
        }

    def doubts(self, game: Game, ask: Ask, usual: Change) -> bool:
        """A leader awakens without a thought; a battle is thought over if a skill could help."""
        if ask.kind in (K_OFFENSE, K_DEFENSE):
            return any(o[0] == V_ACTIVATE for o in ask.options) and not flips(game, usual)
        return super().doubts(game, ask, usual) and not flips(game, usual)

    def candidates(self, game: Game, ask: Ask) -> list[Change]:
        """In battle what the rules say, skills or nothing; of all attacks the best."""
        found = super().candidates(game, ask)
        if ask.kind in (K_OFFENSE, K_DEFENSE):
            return [o for o in found if o[0] != V_COMBO]
        attacks = [o for o in found if o[0] == V_ATTACK]
        attacks.sort(key=lambda o: self.gain(game, ask.player, o), reverse=True)
        return [o for o in found if o not in attacks[ATTACKS:]]

    def plans(self, game: Game, ask: Ask, option: Change) -> list[Plan | None]:
        """After it all that the rules say, attacks alone to keep the hand, or no more."""
        if game.state.turn_player != ask.player or (ask.kind, option) == (K_MAIN, PASS):
            return [None]
        if ask.kind != K_MAIN or not (with_verb(ask, V_PLAY) or with_verb(ask, V_ACTIVATE)):
            return [None, self.stop]
        return [None, self.attack, self.stop]

    def next_turn(self, world: Game, ask: Ask, player: int, turn: int) -> bool:
        """A turn begins with charging."""
        return ask.kind == K_CHARGE and ask.player == player and world.state.turn > turn

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

    def pay(self, game: Game, ask: Ask) -> Change:
        """Of the hand, what is least useful pays."""
        picks = with_verb(ask, V_PICK)
        if not picks or any(game.state.kind_of(card_of(o)) != HAND for o in picks):
            return ask.options[0]
        return min(picks, key=lambda o: self.use(game, ask.player, card_of(o)))

    def pick(self, game: Game, ask: Ask) -> Change | None:
        """The rival's best card, or the best of one's own; of the hand the least useful."""
        picks = with_verb(ask, V_PICK)
        if not picks or any(card_of(o) < FIRST_CARD for o in picks):
            return None
        return max(picks, key=lambda o: self.fit(game, ask.player, card_of(o)))

    def fit(self, game: Game, player: int, card: int) -> float:
        """How fit a card is for what a skill does to it."""
        mine = game.state.master[card] == player
        if mine and game.state.kind_of(card) == HAND:
            return -self.use(game, player, card)
        worth = game.value(COST, card) + game.value(POWER, card) / 10000
        return worth if mine else worth + 100

    # The main phase.

    def main(self, game: Game, ask: Ask) -> Change:
        """Awaken; now and then use a skill; play the dearest card; attack while it pays."""
        skills = with_verb(ask, V_ACTIVATE)
        if any(flips(game, option) for option in skills):
            return self.attack(game, ask)
        in_hand = [o for o in skills if game.state.kind_of(card_of(o)) == HAND]
        others = [o for o in skills if o not in in_hand]
        if others and game.decided % 2:
            return others[game.decided // 2 % len(others)]
        plays = with_verb(ask, V_PLAY) + in_hand
        if plays:
            return max(plays, key=lambda o: game.value(COST, card_of(o)))
        return self.attack(game, ask)

    def attack(self, game: Game, ask: Ask) -> Change:
        """Awaken; attack while it pays."""
        for option in with_verb(ask, V_ACTIVATE):
            if flips(game, option):
                return option
        attacks = with_verb(ask, V_ATTACK)
        gains = [self.gain(game, ask.player, o) for o in attacks]
        if not gains or max(gains) <= 0:
            return PASS
        return attacks[gains.index(max(gains))]

    def stop(self, game: Game, ask: Ask) -> Change:
        """The turn ends."""
        return PASS

    def gain(self, game: Game, player: int, attack: Change) -> float:
        """What an attack brings: a card, a life, a marker; nothing if it is too weak."""
        attacker, target = attack[1] & CARD, attack[2] & CARD
        kind = game.value(TYPE, target)
        leads = game.value(TYPE, attacker) & LEADER
        missing = game.value(POWER, target) - game.value(POWER, attacker)
        cards = self.needed(game, player, missing, self.spare(game, player, attacker, target))
        if cards < 0:
            # A leader that attacks in vain risks nothing, and may have a skill for it.
            return 0.05 if leads and kind & LEADER else 0.0
        if kind & UNISON:
            worth = 1.2
        elif not kind & LEADER:
            worth = 3.0 + game.value(COST, target) / 2
        elif self.reach(game, player, target) >= len(game.state.zone(1 - player, LIFE)):
            worth = WON
        elif not leads and missing >= 0 and len(game.state.zone(1 - player, LIFE)) > WELL:
            return 0.0
        else:
            worth = 3.0 * strikes(keywords_of(game, attacker))
        # The weakest that is strong enough goes first.
        return worth - game.value(POWER, attacker) / 1_000_000 - 0.1 * cards

    def reach(self, game: Game, player: int, leader: int) -> int:
        """How much damage all who are strong enough for a leader could still do this turn."""
        state = game.state
        ready = [c for kind in (LEADER_AREA, BATTLE_AREA) for c in state.zone(player, kind)]
        power = game.value(POWER, leader)
        return sum(
            strikes(keywords_of(game, card))
            for card in ready
            if state.orient[card] == ACTIVE and game.value(POWER, card) >= power
        )

    def spare(self, game: Game, player: int, attacker: int, target: int) -> int:
        """How many cards of the hand an attack may take: for the last life, all."""
        if game.value(TYPE, target) & LEADER:
            life = len(game.state.zone(1 - player, LIFE))
            if life <= strikes(keywords_of(game, attacker)):
                return ALL
        return max(1, len(game.state.zone(player, HAND)) - 3)

    def needed(self, game: Game, player: int, missing: int, most: int) -> int:
        """How many cards of the hand add so much power at no cost; -1 if they are too many."""
        if missing <= 0:
            return 0
        free = [
            game.value(COMBO_POWER, c)
            for c in game.state.zone(player, HAND)
            if game.value(COMBO_COST, c) == 0
        ]
        free.sort(reverse=True)
        for number in range(1, min(most, len(free)) + 1):
            if sum(free[:number]) >= missing:
                return number
        return -1

    # Battles.

    def power(self, game: Game, ref: int, player: int) -> int:
        """The power of who fights, with the combos so far."""
        area = game.state.zone(player, COMBO_AREA)
        return game.value(POWER, ref & CARD) + sum(game.value(COMBO_POWER, c) for c in area)

    def cheapest(self, game: Game, ask: Ask, missing: int, most: int) -> Change:
        """A combo towards so much power, if it can be had for so many cards, or nothing."""
        offered = with_verb(ask, V_COMBO)
        offered.sort(key=lambda o: game.value(COMBO_POWER, card_of(o)), reverse=True)
        best = sum(game.value(COMBO_POWER, card_of(o)) for o in offered[:most])
        if not offered or best < missing:
            return PASS
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
        if missing <= 0:
            return PASS
        cards = self.spare(game, ask.player, attacker & CARD, guard & CARD)
        return self.cheapest(game, ask, missing, cards)

    def defense(self, game: Game, ask: Ask) -> Change:
        """Combos, if what is attacked is worth the cards they take."""
        attacker, guard = attack_card(game), guard_card(game)
        if attacker < 0 or guard < 0:
            return PASS
        missing = self.power(game, attacker, 1 - ask.player) - self.power(game, guard, ask.player)
        if missing < 0:
            return PASS
        cards = self.worth_saving(game, ask.player, attacker & CARD, guard & CARD)
        return self.cheapest(game, ask, missing + 1, cards)

    def worth_saving(self, game: Game, player: int, attacker: int, guard: int) -> int:
        """How many cards of the hand may go to save what is attacked."""
        spare = max(0, len(game.state.zone(player, HAND)) - 7)
        if not game.value(TYPE, guard) & LEADER:
            return max(1 if game.value(COST, guard) >= 2 else 0, min(spare, 2))
        damage = strikes(keywords_of(game, attacker))
        left = len(game.state.zone(player, LIFE)) - damage
        if left <= 0:
            return ALL
        if left <= 3:
            return max(6, spare)
        return max(1 if damage > 1 or left == 4 else 0, spare)


def flips(game: Game, option: Change) -> bool:
    """Whether an option lets a leader awaken."""
    if option[0] != V_ACTIVATE:
        return False
    return bool(game.lib.abilities[option[2]].marks & (AWAKEN | SURGE | WISH))
