"""What a beginner knows of Vanguard."""

from typing import Final

from bythebook.agents.guards_vanguard import A_TRIGGER, PASS, Guards
from bythebook.agents.rules import card_of, with_verb
from bythebook.agents.vanguard import score
from bythebook.games.vanguard.battle.requirements import attackable, possible_attackers
from bythebook.games.vanguard.cards.cards import (
    BOOST,
    CRITICAL,
    GRADE,
    MARKS,
    POWER,
    SENTINEL,
    SHIELD,
    SKILLS,
    TRIGGER_ICON,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    K_ATTACK,
    K_ATTACKER,
    K_BOOST,
    K_CIRCLE,
    K_FIRST_VANGUARD,
    K_GUARD,
    K_GUARDED,
    K_MAIN,
    K_MULLIGAN,
    K_RIDE,
    K_TARGET,
    K_TRIGGER,
    K_TRIGGER_ORDER,
    V_ATTACK,
    V_BOOST,
    V_CALL,
    V_CIRCLE,
    V_EXCHANGE,
    V_ICON_FIRST,
    V_RIDE,
    V_TARGET,
    V_TO_ATTACK,
)
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    FRONT_LEFT,
    FRONT_RIGHT,
    FRONT_ROW,
    HAND,
    REAR_GUARDS,
    SOUL,
    STAND,
    VANGUARD,
    behind,
    in_front,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY, V_ACTIVATE, V_DONE, V_PICK
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING
from bythebook.wording.vanguard.place import fight, trigger_choice

STRONGER: Final = 3000
"""by so much power a unit has to be stronger for another to make room for it"""
SIDES: Final = (FRONT_LEFT, FRONT_RIGHT)
STRONG: Final = 7000
"""with so much power even who boosts can attack"""


class VanguardRules(Guards):
    """Rides up, fills the field, attacks with everybody, guards what would be too much damage."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(score, seed)
        self.quiet = frozenset({K_RIDE, K_MAIN, K_ATTACK})
        self.rules |= {
            K_FIRST_VANGUARD: self.first_vanguard,
            K_MULLIGAN: self.mulligan,
            K_RIDE: self.ride,
            K_MAIN: self.main,
            K_CIRCLE: self.circle,
            K_ATTACK: self.attack,
            K_ATTACKER: self.attacker,
            K_TARGET: self.target,
            K_BOOST: self.boost,
            K_GUARD: self.guard,
            K_GUARDED: self.guarded,
            K_TRIGGER_ORDER: lambda game, ask: (V_ICON_FIRST,),
            K_TRIGGER: self.trigger,
            K_PAY: self.pay,
        }

    # Before the game, and riding.

    def first_vanguard(self, game: Game, ask: Ask) -> Change:
        """A unit without a trigger, with as much text as there is."""

        def fit(option: Change) -> tuple[bool, int]:
            card = card_of(option)
            return not game.value(TRIGGER_ICON, card), len(game.definition(card).abilities)

        return max(ask.options, key=fit)

    def mulligan(self, game: Game, ask: Ask) -> Change:
        """One card of each grade from 1 to 3 is kept."""
        kept: dict[int, int] = {}
        for card in game.state.zone(ask.player, HAND):
            kept.setdefault(game.value(GRADE, card), card)
        keep = {kept[grade] for grade in (1, 2, 3) if grade in kept}
        back = [o for o in with_verb(ask, V_PICK) if card_of(o) not in keep]
        return back[0] if back else (V_DONE,)

    def ride(self, game: Game, ask: Ask) -> Change:
        """The strongest card of the next grade; nothing of the same."""
        grade = self.grade(game, ask.player)
        higher = [o for o in with_verb(ask, V_RIDE) if game.value(GRADE, card_of(o)) > grade]
        if not higher:
            return PASS
        return max(higher, key=lambda o: self.as_vanguard(game, card_of(o)))

    def grade(self, game: Game, player: int) -> int:
        """The grade of a player's vanguard."""
        card = edition(game).main_vanguard(game, player)
        return 0 if card == NOTHING else game.value(GRADE, card)

    def as_vanguard(self, game: Game, card: int) -> float:
        """How good a card would be as a vanguard."""
        if game.value(MARKS, card) & SENTINEL:
            return 0.0
        return game.value(POWER, card) + 500 * len(game.definition(card).abilities)

    def use(self, game: Game, player: int, card: int) -> float:
        """How useful a card of the hand is: to ride next, to guard with, to call."""
        grade = game.value(GRADE, card)
        if self.grade(game, player) < 3 and grade == self.grade(game, player) + 1:
            return 5.0
        if game.value(MARKS, card) & SENTINEL:
            return 4.0
        if grade == 3:
            return 1.5
        return 1.0 + game.value(SHIELD, card) / 5000 + game.value(POWER, card) / 20_000

    def pay(self, game: Game, ask: Ask) -> Change:
        """Of the hand and the soul, what is least useful pays; nothing more than is asked for."""
        picks = with_verb(ask, V_PICK)
        if not picks or (V_DONE,) in ask.options:
            return (V_DONE,) if picks else ask.options[0]
        return min(picks, key=lambda o: self.price(game, ask.player, card_of(o)))

    def price(self, game: Game, player: int, card: int) -> float:
        """How dear it is to pay with a card."""
        kind = game.state.kind_of(card)
        if kind == HAND:
            return self.use(game, player, card)
        if kind in REAR_GUARDS:
            tired = 0.5 if game.state.orient[card] != STAND else 0.0
            return 3.0 + game.value(POWER, card) / 10_000 - tired
        return game.value(GRADE, card) / 10 if kind in (SOUL, DAMAGE) else 1.0

    # The main phase.

    def main(self, game: Game, ask: Ask) -> Change:
        """Call who has a place to fill, use what helps, put the strong in front."""
        sensible = self.exchange(game, ask) or self.call(game, ask)
        if sensible is not None:
            return sensible
        usable = with_verb(ask, V_ACTIVATE)
        return self.helpful(game, ask, usable, self.score(game, ask.player)) or PASS

    def call(self, game: Game, ask: Ask) -> Change | None:
        """The strongest unit that has a place and is not needed in hand."""
        fitting = [
            option
            for option in with_verb(ask, V_CALL)
            if self.can_go(game, ask.player, card_of(option))
            and self.place_for(game, ask.player, card_of(option)) != NOTHING
        ]
        return max(fitting, key=lambda o: game.value(POWER, card_of(o)), default=None)

    def can_go(self, game: Game, player: int, card: int) -> bool:
        """Whether a card is worth more on the field than in the hand."""
        if game.value(TRIGGER_ICON, card) or game.value(MARKS, card) & SENTINEL:
            return False
        grade, own = game.value(GRADE, card), self.grade(game, player)
        hand = game.state.zone(player, HAND)
        alike = [c for c in hand if game.value(GRADE, c) == grade]
        # The only card to ride next, or to stride for, stays.
        return not (own < grade or (own < 3 and grade == own + 1 and len(alike) == 1))

    def place_for(self, game: Game, player: int, card: int) -> int:
        """The circle where a unit is wanted, or NOTHING: boosters behind, others in front."""
        state = game.state
        free = [z for z in edition(game).open_circles(game, player) if not state.zone(player, z)]
        in_row = [z for z in free if z in SIDES]
        # A front circle with a booster behind it first.
        in_row.sort(key=lambda z: not state.zone(player, behind(z)))
        if game.value(SKILLS, card) & BOOST:
            helped = [z for z in free if in_front(z) >= 0 and state.zone(player, in_front(z))]
            # Behind the vanguard first.
            helped.sort(key=lambda z: in_front(z) != VANGUARD)
            strong = game.value(POWER, card) >= STRONG
            return (helped + (in_row if strong else []) + [NOTHING])[0]
        if in_row:
            return in_row[0]
        weakest = self.weakest(game, player)
        if weakest == NOTHING:
            return NOTHING
        there = game.value(POWER, state.zone(player, weakest)[0])
        return weakest if game.value(POWER, card) >= there + STRONGER else NOTHING

    def weakest(self, game: Game, player: int) -> int:
        """The side of the front row with the weaker unit, or NOTHING."""
        state = game.state
        there = [z for z in SIDES if state.zone(player, z)]
        return min(
            there, key=lambda z: game.value(POWER, state.zone(player, z)[0]), default=NOTHING
        )

    def circle(self, game: Game, ask: Ask) -> Change | None:
        """Where the unit is wanted; left open if it is wanted nowhere, or is only coming to be."""
        if ask.source < FIRST_CARD:
            return None
        wanted = self.place_for(game, ask.player, ask.source & CARD)
        option = (V_CIRCLE, wanted)
        return option if option in ask.options else None

    def exchange(self, game: Game, ask: Ask) -> Change | None:
        """Nobody stands behind an empty circle; a booster makes room for a better attacker."""
        state = game.state
        coming = any(
            self.goes_in_front(game, ask.player, card_of(o)) for o in with_verb(ask, V_CALL)
        )
        for option in with_verb(ask, V_EXCHANGE):
            front, back = (state.zone(ask.player, option[n]) for n in (1, 2))
            if not front and back and state.orient[back[0]] == STAND and not coming:
                if game.value(POWER, back[0]) >= STRONG:
                    return option
            if front and not back and coming and game.value(SKILLS, front[0]) & BOOST:
                return option
        return None

    def goes_in_front(self, game: Game, player: int, card: int) -> bool:
        """Whether a card of the hand will be called as an attacker."""
        return not game.value(SKILLS, card) & BOOST and self.can_go(game, player, card)

    # Attacking.

    def attack(self, game: Game, ask: Ask) -> Change:
        """As long as somebody is strong enough for somebody."""
        go = with_verb(ask, V_TO_ATTACK)
        return go[0] if go and self.plan(game, ask.player) is not None else PASS

    def attacker(self, game: Game, ask: Ask) -> Change:
        """The vanguard first: what it checks helps those who attack after it."""
        planned = self.plan(game, ask.player)
        option = NOTHING if planned is None else game.state.ref(planned[0])
        return (V_ATTACK, option) if (V_ATTACK, option) in ask.options else ask.options[0]

    def plan(self, game: Game, player: int) -> tuple[int, int] | None:
        """Who attacks whom next; nothing if nobody is strong enough for anybody."""
        found: list[tuple[float, int, int]] = []
        for card in possible_attackers(game, player):
            for other in attackable(game, player, card):
                worth = self.worth(game, player, card, other)
                if worth > 0:
                    found.append((worth, card, other))
        if not found:
            return None
        _, card, other = max(found, key=lambda f: (f[0], -f[1]))
        return card, other

    def worth(self, game: Game, player: int, card: int, other: int) -> float:
        """What an attack would bring; nothing if it is too weak."""
        leads = game.state.kind_of(card) == VANGUARD
        power = self.strength(game, player, card)
        missing = game.value(POWER, other) - power
        if missing > (A_TRIGGER * self.drives(game, card) if leads else 0):
            return 0.0
        on_vanguard = game.state.kind_of(other) == VANGUARD
        worth = 3.0 + game.value(CRITICAL, card) if on_vanguard else 1.0
        if not on_vanguard:
            worth += game.value(POWER, other) / 10_000
        worth += 5.0 if leads else 0.0
        return worth - 0.5 * (missing > 0) + power / 1_000_000

    def strength(self, game: Game, player: int, card: int) -> int:
        """The power of a unit with whoever can boost it."""
        state = game.state
        circle = behind(state.kind_of(card))
        power = game.value(POWER, card)
        for other in state.zone(player, circle) if circle >= 0 else ():
            if state.orient[other] == STAND and game.value(SKILLS, other) & BOOST:
                power += game.value(POWER, other)
        return power

    def target(self, game: Game, ask: Ask) -> Change:
        """Where the attack brings most."""
        now = fight(game)
        if now is None or now.attacker == NOTHING:
            return ask.options[0]
        targets = with_verb(ask, V_TARGET)
        return max(targets, key=lambda o: self.worth(game, ask.player, now.attacker, card_of(o)))

    def boost(self, game: Game, ask: Ask) -> Change:
        """Who can boost does."""
        return (with_verb(ask, V_BOOST) or [*with_verb(ask, V_PICK), PASS])[0]

    # Triggers.

    def trigger(self, game: Game, ask: Ask) -> Change:
        """Who still attacks, or needs it in this battle; in damage checks the vanguard."""
        picks = with_verb(ask, V_PICK)
        chosen = trigger_choice(game)
        state = game.state

        def fit(option: Change) -> float:
            card = card_of(option)
            kind = state.kind_of(card)
            if chosen == "choose_healed":
                return 0.0 if state.face[card] == FACE_UP else 1.0
            power = game.value(POWER, card) / 100_000
            if chosen == "choose_to_stand":
                rests = kind in SIDES and state.orient[card] != STAND
                return power + 5.0 * rests - 5.0 * (kind == VANGUARD)
            if state.turn_player != ask.player:
                return power + 5.0 * (kind == VANGUARD)
            return power + self.needs(game, card, chosen == "choose_critical")

        return max(picks, key=fit)

    def needs(self, game: Game, card: int, critical: bool) -> float:
        """How much a unit needs what a drive check gives."""
        state = game.state
        now = fight(game)
        if now is not None and card == now.attacker and now.attacked:
            short = max(game.value(POWER, other) for other in now.attacked)
            behind_by = short - game.value(POWER, card)
            if critical:
                return 4.0 if behind_by <= 0 else 1.0
            return 6.0 if 0 < behind_by <= A_TRIGGER else 0.0
        stands = state.kind_of(card) in FRONT_ROW and state.orient[card] == STAND
        return 3.0 if stands else 0.0
