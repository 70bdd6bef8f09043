"""What a beginner knows of guarding in Vanguard: what an attack may cost, and with which cards."""

from itertools import combinations
from typing import Final

from bythebook.agents.rules import Rules, card_of, with_verb
from bythebook.games.vanguard.battle.requirements import cannot
from bythebook.games.vanguard.cards.cards import (
    CRITICAL,
    DRIVE,
    GRADE,
    MARKS,
    POWER,
    SENTINEL,
    SHIELD,
    SKILLS,
    TRIPLE_DRIVE,
    TWIN_DRIVE,
)
from bythebook.games.vanguard.texts.events import CANNOT_BE_HIT, V_GUARD, V_INTERCEPT
from bythebook.games.vanguard.zones.zones import DAMAGE, HAND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_PASS, V_PICK
from bythebook.wording.vanguard.place import fight

PASS: Final = (V_PASS,)
A_TRIGGER: Final = 5000
"""what each card that the attacker still checks may add"""
FATAL: Final = 6
"""so much damage loses the game"""
AT_ONCE: Final = 4
"""more cards than these are never thought of for one attack"""


class Guards(Rules):
    """Guards what would be too much damage, and else only what is cheap to guard."""

    def guard(self, game: Game, ask: Ask) -> Change:
        """As few cards as keep the attack from hitting, with room for a trigger, or none."""
        now = fight(game)
        if now is None or now.attacker < 0 or not now.attacked:
            return PASS
        unit = self.dearest(game, now.attacked)
        short = game.value(POWER, now.attacker) - game.value(POWER, unit) + 1
        checks = self.checks(game, now.attacker)
        if short + A_TRIGGER * checks <= 0 or cannot(game, unit, CANNOT_BE_HIT):
            return PASS
        after = self.damage_after(game, ask.player, now.attacker, unit)
        most = self.cards_for(game, ask.player, unit, after, checks)
        most -= len(now.guards.get(unit, ()))
        rooms = [A_TRIGGER * n for n in range(min(checks, 2 if after >= FATAL else 1), -1, -1)]
        if after < FATAL:
            rooms = rooms[:1]
        for room in rooms:
            if short + room <= 0:
                return PASS
            chosen = self.cheapest(game, ask, short + room, most)
            if after >= FATAL - 1 and (not chosen or len(chosen) > 2):
                walls = [o for o in with_verb(ask, V_GUARD) if self.is_wall(game, card_of(o))]
                if walls and len(game.state.zone(ask.player, HAND)) > 1:
                    return walls[0]
            if chosen:
                return chosen[0]
        return PASS

    def dearest(self, game: Game, units: list[int]) -> int:
        """Of the attacked units the one to save: the vanguard, or the strongest."""
        return max(units, key=lambda c: (game.state.kind_of(c) == VANGUARD, game.value(POWER, c)))

    def checks(self, game: Game, attacker: int) -> int:
        """How many cards an attacker will check for triggers."""
        return self.drives(game, attacker) if game.state.kind_of(attacker) == VANGUARD else 0

    def drives(self, game: Game, card: int) -> int:
        """How many cards an attacking vanguard checks."""
        skills = game.value(SKILLS, card)
        usual = 3 if skills & TRIPLE_DRIVE else 2 if skills & TWIN_DRIVE else 1
        return max(usual, game.value(DRIVE, card))

    def damage_after(self, game: Game, player: int, attacker: int, unit: int) -> int:
        """How much damage a player would have after a hit; no more than now for a rear-guard."""
        now = len(game.state.zone(player, DAMAGE))
        on_vanguard = game.state.kind_of(unit) == VANGUARD
        return now + (max(0, game.value(CRITICAL, attacker)) if on_vanguard else 0)

    def cards_for(self, game: Game, player: int, unit: int, after: int, checks: int) -> int:
        """How many cards may go to keep an attack from hitting."""
        now = fight(game)
        used = 0 if now is None else len(now.guards.get(unit, ()))
        hand = len(game.state.zone(player, HAND)) + used
        if game.state.kind_of(unit) != VANGUARD:
            return 1 if hand >= 6 and game.value(GRADE, unit) >= 2 else 0
        if after >= FATAL:
            return AT_ONCE + used
        # A critical trigger may make it one more.
        if after + (checks > 1) >= FATAL - 1:
            return 3 if hand >= 7 else 2 if hand >= 3 else 1
        if after == FATAL - 2:
            return 2 if hand >= 8 else 1 if hand >= 5 else 0
        return 1 if hand >= 6 else 0

    def is_wall(self, game: Game, card: int) -> bool:
        """Whether a card is a sentinel."""
        return bool(game.value(MARKS, card) & SENTINEL)

    def cheapest(self, game: Game, ask: Ask, needed: int, most: int) -> tuple[Change, ...]:
        """The cards that are enough together and least missed, as few of them as possible."""
        offered = self.shields(game, ask)
        for number in range(1, min(most, len(offered)) + 1):
            enough = [
                chosen
                for chosen in combinations(offered, number)
                if sum(game.value(SHIELD, card_of(o)) for o in chosen) >= needed
            ]
            if enough:
                return min(enough, key=lambda c: sum(self.loss(game, ask.player, o) for o in c))
        return ()

    def shields(self, game: Game, ask: Ask) -> list[Change]:
        """What one can guard with."""
        offered = with_verb(ask, V_INTERCEPT) + with_verb(ask, V_GUARD)
        return [o for o in offered if game.value(SHIELD, card_of(o)) > 0]

    def loss(self, game: Game, player: int, option: Change) -> float:
        """What is lost by guarding with a card."""
        if option[0] == V_INTERCEPT:
            return 1.0 + game.value(POWER, card_of(option)) / 20_000
        return self.use(game, player, card_of(option))

    def use(self, game: Game, player: int, card: int) -> float:
        """How useful a card of the hand is."""
        raise NotImplementedError

    def guarded(self, game: Game, ask: Ask) -> Change:
        """The vanguard, or the strongest."""
        picks = with_verb(ask, V_PICK)
        wanted = self.dearest(game, [card_of(o) for o in picks])
        return next(o for o in picks if card_of(o) == wanted)
