"""Section 7: attacks and battles."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import end_by_effect
from bythebook.games.dbs.battle.combo import combo_power_of
from bythebook.games.dbs.battle.fighters import (
    STRIKES,
    after_combo,
    attack_card,
    damage_goes_to,
    guard_card,
    negated,
    origins_of,
    power_of,
    standing_in,
    strikes,
    wins_by_damage,
)
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    POWER,
    TYPE,
    UNISON,
    VICTORY_STRIKE,
)
from bythebook.games.dbs.keywords.keyword_values import keywords_of
from bythebook.games.dbs.keywords.protection import can_be_kod, was_kod
from bythebook.games.dbs.terms.counter import when_attacking
from bythebook.games.dbs.terms.free_timing import T_DEFENSE, T_OFFENSE
from bythebook.games.dbs.terms.playing import FreeTiming, after_checkpoint
from bythebook.games.dbs.terms.terms import (
    DamageProcess,
    RemoveMarkers,
    damage_dealt,
    ko,
    markers_on,
)
from bythebook.games.dbs.texts.barring import cannot
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_DAMAGED,
    COMBO_POWER_COUNTS,
    EV_AFTER_COMBO,
    EV_ATTACK,
    EV_ATTACKED,
    EV_GUARD,
    EV_KOS,
    EV_MARKER,
    EV_WILL_DAMAGE,
    EV_WILL_MARKER,
    FOR_THE_BATTLE,
    P_BATTLE_ENDS,
    P_COMBO_DROPS,
    P_DAMAGE,
    P_DEFENSE,
    P_OFFENSE,
    S_DAMAGE,
    S_DECLARED,
    S_DEFENSE,
    S_NONE,
    S_OFFENSE,
    VAR_ATTACKER,
    VAR_GUARD,
    VAR_NEGATED,
    VAR_STEP,
)
from bythebook.games.dbs.texts.limiting import withstands
from bythebook.games.dbs.texts.moments import (
    begins,
    effects_end,
    ended_by_now,
    makes_a_difference,
    then_check,
)
from bythebook.games.dbs.texts.tolls import attack_counted, paying_toll
from bythebook.games.dbs.zones.zones import COMBO_AREA, DROP, REST
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Flow, Procedure
from bythebook.kernel.state.changes import (
    WHILE_FRAME,
    Change,
    event,
    give,
    move,
    orient,
    set_var,
    set_vars,
)
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Procedure):
    """An attack, from its declaration to the end of the battle."""

    def __init__(self, attacker: int = NOTHING, target: int = NOTHING) -> None:
        self.attacker: int = attacker
        self.target: int = target
        self.fallen: int = NOTHING
        self.comboed: list[int] = []
        self.origins: list[int] = []

    def left(self, game: Game) -> list[Change]:
        return self.set_out(NOTHING, NOTHING, S_NONE)

    def set_out(self, attacker: int, guard: int, which: int) -> list[Change]:
        """Who fights, and how far the battle is; it is not negated."""
        return [set_vars(VAR_ATTACKER, attacker, guard, which, 0)]

    def step_begins(self, game: Game, which: int, what: int) -> Flow:
        """A step begins. If nothing can come of that, there is nothing to do at its checkpoint."""
        if makes_a_difference(game, what):
            return [set_var(VAR_STEP, which), *begins(game, what)]
        return self.pass_over(set_var(VAR_STEP, which))

    def on_to_end(self) -> Flow:
        """The battle goes on at its end."""
        return self.skip_to("check_result")

    def fights_unison(self, game: Game) -> bool:
        """Whether a unison card is attacked."""
        guard = guard_card(game)
        return guard >= 0 and game.value(TYPE, guard & CARD) & UNISON != 0

    @step("dbs 7-1")
    def rest_attacker(self, game: Game) -> Flow:
        """The attacker is switched to rest mode: the attack card, and its target the guard card."""
        return [
            *orient([self.attacker], REST),
            *self.set_out(self.attacker, self.target, S_DECLARED),
            *attack_counted(game, self.attacker),
        ]

    @step("dbs 7-1-1")
    def attacks_now(self, game: Game) -> Flow:
        """Whoever waits for the attack is triggered."""
        player = game.state.turn_player
        return [
            event(EV_ATTACK, self.attacker, player, 0, self.target),
            event(EV_ATTACKED, self.target, 1 - player, 0, self.attacker),
            event(EV_GUARD, self.target, 1 - player, 0, self.attacker),
        ]

    @step("dbs 7-1-2")
    def counter_it(self, game: Game) -> Flow:
        """A counter timing."""
        return when_attacking(game, game.state.turn_player, self.attacker)

    @step("dbs 7-1-3")
    def checkpoint(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-1-4")
    def goes_on(self, game: Game) -> Flow:
        """A negated attack, or one without attacker or guard, goes on at its end."""
        return self.on_to_end() if negated(game) else None

    @step("dbs 7-2-1-1")
    def begin_offense(self, game: Game) -> Flow:
        """The offense step begins."""
        return self.step_begins(game, S_OFFENSE, P_OFFENSE)

    @step("dbs 7-2-1-1")
    def check_offense(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-2-1-2")
    def offense(self, game: Game) -> Flow:
        """The turn player combos and activates skills."""
        return after_checkpoint(FreeTiming(game.state.turn_player, T_OFFENSE))

    @step("dbs 7-2-1-3-1")
    def skip_defense(self, game: Game) -> Flow:
        """For a unison card there is no defense step."""
        return self.skip_to("begin_damage") if self.fights_unison(game) else None

    @step("dbs 7-3-1-1")
    def begin_defense(self, game: Game) -> Flow:
        """The defense step begins."""
        return self.step_begins(game, S_DEFENSE, P_DEFENSE)

    @step("dbs 7-3-1-1")
    def check_defense(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-3-1-2")
    def defense(self, game: Game) -> Flow:
        """The other player combos and activates skills."""
        return after_checkpoint(FreeTiming(1 - game.state.turn_player, T_DEFENSE))

    @step("dbs 7-4-1-1")
    def begin_damage(self, game: Game) -> Flow:
        """The damage step begins."""
        return self.step_begins(game, S_DAMAGE, P_DAMAGE)

    @step("dbs 7-4-1-1")
    def check_damage(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-4-1-2")
    def add_offense(self, game: Game) -> Flow:
        """The combo power of the turn player's combo area is added to the attack card's power."""
        if not game.state.zone(1 - game.state.turn_player, COMBO_AREA):
            # The other has nothing to add.
            return self.pass_over(self.combined(game, game.state.turn_player, VAR_ATTACKER))
        return self.combined(game, game.state.turn_player, VAR_ATTACKER)

    @step("dbs 7-4-1-3")
    def add_defense(self, game: Game) -> Flow:
        """The combo power of the other's combo area is added to the guard card's power."""
        return self.combined(game, 1 - game.state.turn_player, VAR_GUARD)

    def combined(self, game: Game, player: int, var: int) -> list[Change]:
        """The combo power of a player's combo area, added to the power of who fights."""
        power = 0
        for card in game.state.zone(player, COMBO_AREA):
            power += combo_power_of(game, card)
        fighter = standing_in(game, game.state.vars[var]) if power else NOTHING
        if fighter < 0:
            return []
        layer = game.book.layer(ADD, POWER)
        return [give(ADD, POWER, power, [fighter], layer, WHILE_FRAME, COMBO_POWER_COUNTS)]

    @step("dbs 7-4-1-4")
    def compare(self, game: Game) -> Flow:
        """With less power than the guard card, or without one of both, nothing comes of it."""
        attacker, guard = attack_card(game), guard_card(game)
        if attacker < 0 or guard < 0 or game.state.vars[VAR_NEGATED]:
            return self.on_to_end()
        if power_of(game, attacker) < power_of(game, guard):
            return self.on_to_end()
        kind = game.value(TYPE, guard & CARD)
        if kind & BATTLE:
            return self.skip_to("ko_guard")
        return self.skip_to("will_remove") if kind & UNISON else None

    @step("dbs 7-4-1-4-1")
    def will_damage(self, game: Game) -> Flow:
        """Whoever waits for damage to be dealt is triggered, unless none is taken."""
        victim = 1 - game.state.turn_player
        if cannot(game, victim, CANNOT_BE_DAMAGED):
            return self.on_to_end()
        return event(EV_WILL_DAMAGE, attack_card(game), victim)

    @step("dbs 7-4-1-4-1")
    def check_will_damage(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-4-1-4-1-1", "dbs 4-11-1-1")
    def deal_damage(self, game: Game) -> Flow:
        """The attack card deals damage to the other player, and is its source."""
        attacker = attack_card(game)
        if attacker < 0 or game.state.vars[VAR_NEGATED]:
            return self.on_to_end()
        keywords = keywords_of(game, attacker & CARD)
        if wins_by_damage(keywords):
            return end_by_effect(game.state.turn_player)
        victim = 1 - game.state.turn_player
        return DamageProcess(victim, strikes(keywords), attacker, damage_goes_to(keywords), False)

    @step("dbs 7-4-1-4-1-2", "dbs 4-11-1-1")
    def damage_was_dealt(self, game: Game) -> Flow:
        """Whoever waits for damage that was dealt, by the attack card, is triggered."""
        source = attack_card(game)
        return damage_dealt(source, 1 - game.state.turn_player, len(self.chosen))

    @step("dbs 7-4-1-4-1")
    def after_damage(self, game: Game) -> Flow:
        """On to the end of the battle."""
        return self.on_to_end()

    @step("dbs 7-4-1-4-2")
    def ko_guard(self, game: Game) -> Flow:
        """A battle card that is the guard card is KO'd, and whoever waits for that is triggered."""
        self.fallen = guard_card(game)
        refs = can_be_kod(game, [self.fallen])
        if game.guard_possible and withstands(game, self.fallen, attack_card(game)):
            refs = []
        return ko(refs, attack_card(game), game.state.turn_player, False)

    @step("dbs 7-4-1-4-2-1")
    def has_kod(self, game: Game) -> Flow:
        """Whoever waits for a card to KO another is triggered."""
        attacker = attack_card(game)
        if attacker < 0 or not was_kod(game, self.fallen):
            return None
        return event(EV_KOS, attacker, game.state.turn_player, 0, self.fallen)

    @step("dbs 7-4-1-4-2")
    def after_ko(self, game: Game) -> Flow:
        """On to the end of the battle."""
        return self.on_to_end()

    @step("dbs 7-4-1-4-3")
    def will_remove(self, game: Game) -> Flow:
        """Whoever waits for markers to be removed is triggered."""
        return event(EV_WILL_MARKER, guard_card(game), 1 - game.state.turn_player)

    @step("dbs 7-4-1-4-3")
    def check_will_remove(self, game: Game) -> Flow:
        """A checkpoint."""
        self.chosen = []
        return CHECK

    @step("dbs 7-4-1-4-3-1")
    def strike_markers(self, game: Game) -> Flow:
        """With a [Strike], as many markers are removed as it would deal damage to a leader."""
        keywords = self.attacking(game)
        if not keywords & STRIKES or keywords & VICTORY_STRIKE:
            return None
        return RemoveMarkers(guard_card(game), strikes(keywords))

    @step("dbs 7-4-1-4-3-2")
    def strike_all_markers(self, game: Game) -> Flow:
        """With [Victory Strike], all markers are removed."""
        if not self.attacking(game) & VICTORY_STRIKE:
            return None
        guard = guard_card(game)
        return RemoveMarkers(guard, markers_on(game, guard))

    @step("dbs 7-4-1-4-3-3")
    def remove_marker(self, game: Game) -> Flow:
        """With neither, one marker is removed."""
        if self.attacking(game) & (STRIKES | VICTORY_STRIKE) or negated(game):
            return None
        return RemoveMarkers(guard_card(game), 1)

    @step("dbs 7-4-1-4-3-4")
    def markers_removed(self, game: Game) -> Flow:
        """Whoever waits for markers that were removed is triggered."""
        if not self.chosen:
            return None
        guard = game.state.vars[VAR_GUARD]
        return event(EV_MARKER, guard, 1 - game.state.turn_player, self.chosen[0])

    def attacking(self, game: Game) -> int:
        """The keywords of the attack card, if the battle still has both its cards."""
        return 0 if negated(game) else keywords_of(game, attack_card(game) & CARD)

    @step("dbs 7-4-1-5")
    def check_result(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-4-1-6")
    def combo_power_ends(self, game: Game) -> Flow:
        """The power that combos gave is gone."""
        return ended_by_now(game, COMBO_POWER_COUNTS)

    @step("dbs 7-4-1-7")
    def combo_will_drop(self, game: Game) -> Flow:
        """Whoever waits for combo cards to go to the drop area is triggered."""
        return then_check(self, begins(game, P_COMBO_DROPS))

    @step("dbs 7-4-1-7")
    def check_combo(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-4-1-8")
    def drop_combo(self, game: Game) -> Flow:
        """All cards of the combo areas go to their owners' drop areas."""
        state = game.state
        cards = state.zone(0, COMBO_AREA) + state.zone(1, COMBO_AREA)
        if not cards:
            return self.pass_over()
        dropping = move(state.refs(cards), DROP)
        if not game.lib.watched[EV_AFTER_COMBO]:
            # Nobody will ask which they were.
            return self.pass_over(dropping)
        self.origins = origins_of(game, cards)
        return dropping

    @step("dbs 7-4-1-8")
    def dropped(self, game: Game) -> Flow:
        """Which those were is remembered until the battle ends."""
        self.comboed = self.moved
        return None

    @step("dbs 7-4-1-9")
    def battle_ends(self, game: Game) -> Flow:
        """Whoever waits for the end of the battle is triggered."""
        used = after_combo(game, self.comboed, self.origins) if self.comboed else []
        return then_check(self, begins(game, P_BATTLE_ENDS) + used)

    @step("dbs 7-4-1-9")
    def check_end(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK

    @step("dbs 7-4-1-10-1")
    def turn_players_effects_end(self, game: Game) -> Flow:
        """The turn player's effects that last for the battle end."""
        return effects_end(game, self, WHILE_FRAME, FOR_THE_BATTLE, game.state.turn_player)

    @step("dbs 7-4-1-10-2")
    def other_players_effects_end(self, game: Game) -> Flow:
        """Then the other player's do."""
        return effects_end(game, self, WHILE_FRAME, FOR_THE_BATTLE, 1 - game.state.turn_player)

    @step("dbs 7-4-1-11")
    def over(self, game: Game) -> Flow:
        """The battle is over: none is under way."""
        return self.set_out(NOTHING, NOTHING, S_NONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidAttack(Procedure):
    """An attack that effects have the turn player pay for first."""

    def __init__(self, attacker: int = NOTHING, target: int = NOTHING) -> None:
        self.attacker: int = attacker
        self.target: int = target

    @step("dbs 7-1")
    def pay(self, game: Game) -> Flow:
        """It is paid for."""
        return paying_toll(game, self.attacker)

    @step("dbs 7-1")
    def attack(self, game: Game) -> Flow:
        """Then the battle begins."""
        return Battle(self.attacker, self.target)
