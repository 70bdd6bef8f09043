"""Section 7: attack and battle."""

from mypy_extensions import mypyc_attr

from bythebook.games.ws.abilities.playing import PlayTiming
from bythebook.games.ws.abilities.requirements import T_COUNTER
from bythebook.games.ws.battle.attacking import (
    deals_damage,
    first_turn_attacks,
    may_attack,
    no_attack_left,
    still_attacking,
    still_in_battle,
    upstaged_by,
    ways_to_attack,
)
from bythebook.games.ws.battle.encore import EncoreStep
from bythebook.games.ws.cards import (
    CARD_LEVEL,
    ICONS,
    POWER,
    SOUL,
)
from bythebook.games.ws.terms.icons import after_trigger_check, icons_to_perform, perform
from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.texts.events import (
    DIRECT,
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_BEGIN,
    EV_CHECKED,
    EV_TRIGGER,
    FRONTAL,
    K_ATTACK_TYPE,
    K_ATTACKER,
    KEEPS_SOUL,
    P_ATTACK,
    P_BATTLE,
    P_COUNTER,
    P_DAMAGE,
    P_DECLARATION,
    P_TRIGGER,
    SIDE,
    V_ATTACK,
    V_ATTACK_TYPE,
    VAR_BATTLE,
    VAR_CHECKS,
)
from bythebook.games.ws.texts.turn_history import remember_attacked
from bythebook.games.ws.zones.zones import (
    CENTER_STAGE,
    DECK,
    RESOLUTION,
    REST,
    REVERSE,
    facing,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import THIS_TURN, Change, event, give, move, orient, set_var
from bythebook.kernel.state.continuous_ops import ADD, CHAR_CANNOT
from bythebook.kernel.state.options import V_PASS, V_PICK
from bythebook.kernel.state.refs import CARD, NOTHING


def verify_attack(game: Game, player: int, card: int) -> str:
    """The first clause by which a character cannot attack now."""
    refused = may_attack(game, player, card)
    if refused:
        return refused
    phase = game.frame_of(AttackPhase)
    refused = first_turn_attacks(game, 0 if phase is None else phase.attacks)
    if refused:
        return refused
    return no_attack_left(game, player, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackPhase(Procedure):
    """Attack sub-phases, as long as the turn player declares attacks, and the encore step."""

    def __init__(self) -> None:
        self.attacks: int = 0
        self.first: int = 1
        self.candidate: int = NOTHING
        self.attacker: int = NOTHING
        self.zone: int = NOTHING
        self.defender: int = NOTHING
        self.opposite: int = NOTHING
        self.attacked: int = NOTHING
        self.other_zone: int = NOTHING
        self.declared: int = 0
        self.type: int = 0
        self.turned_up: int = NOTHING
        self.icons: list[int] = []
        self.checks: int = 0

    def begins(self, game: Game, what: int) -> Change:
        """What waits for a step's beginning is triggered."""
        return event(EV_BEGIN, NOTHING, game.state.turn_player, what)

    def change_soul(self, game: Game, amount: int) -> Change:
        """The chosen character's soul changes for the turn."""
        layer = game.book.layer(ADD, SOUL)
        return give(ADD, SOUL, amount, [self.candidate], layer, THIS_TURN, game.state.turn)

    def places(self) -> tuple[tuple[int, int], ...]:
        """The two characters in battle, each with the position the battle found it on."""
        return ((self.attacker, self.zone), (self.defender, self.other_zone))

    def sub_phase_ends(self, flow: Flow = None) -> Flow:
        """7.1.2: nobody attacks, defends or is attacked any more; the next attack, if any."""
        self.type = 0
        return self.then(flow, goto="begin_attack_phase")

    # 7.2 Attack declaration step

    @step("ws 7.2.1.1")
    def begin_attack_phase(self, game: Game) -> Flow:
        """The first time in a turn, what waits for the attack phase is triggered."""
        return self.begins(game, P_ATTACK) if self.first else None

    @step("ws 7.2.1.1")
    def check_attack_phase(self, game: Game) -> Flow:
        """A check timing."""
        first = self.first
        self.first = 0
        return CHECK if first else None

    @step("ws 7.2.1.2")
    def begin_declaration(self, game: Game) -> Flow:
        """What waits for the attack declaration step is triggered."""
        return self.begins(game, P_DECLARATION)

    @step("ws 7.2.1.2")
    def check_declaration(self, game: Game) -> Flow:
        """A check timing."""
        self.answer = ()
        return CHECK

    @step("ws 7.2.1.3")
    def choose_attacker(self, game: Game) -> Flow:
        """The turn player chooses a character to attack with, or none."""
        state = game.state
        player = state.turn_player
        options: list[Change] = []
        for zone in CENTER_STAGE:
            for card in state.zones[player * state.kinds + zone]:
                if not verify_attack(game, player, card):
                    options.append((V_ATTACK, state.ref(card)))
        options.append((V_PASS,))
        return Ask(player, K_ATTACKER, options, default=len(options) - 1)

    @step("ws 7.2.1.3")
    def note_candidate(self, game: Game) -> Flow:
        """With nobody chosen, on to the encore step."""
        self.candidate = NOTHING
        self.attacker = NOTHING
        self.defender = NOTHING
        self.opposite = NOTHING
        self.attacked = NOTHING
        self.other_zone = NOTHING
        self.declared = 0
        if not self.answer or self.answer[0] == V_PASS:
            return self.skip_to("encore_step")
        state = game.state
        self.candidate = self.answer[1]
        self.zone = state.where[self.candidate & CARD]
        self.attacks += 1
        self.answer = ()
        position = facing(self.zone % state.kinds)
        if position >= 0:
            across = (1 - state.turn_player) * state.kinds + position
            self.other_zone = across
            if state.zones[across]:
                self.opposite = state.ref(state.zones[across][-1])
        return None

    @step("ws 10.6.2")
    def great_performance(self, game: Game) -> Flow:
        """Great Performance in the other player's middle: the attack is frontal, against it."""
        if self.candidate == NOTHING:
            return None
        performer = upstaged_by(game, game.state.turn_player, self.candidate & CARD)
        if performer != NOTHING:
            self.opposite = performer
            self.other_zone = game.state.where[performer & CARD]
        return None

    @step("ws 7.2.1.4")
    def choose_type(self, game: Game) -> Flow:
        """The turn player chooses the type of the attack, of those that are possible."""
        if self.candidate == NOTHING:
            return self.skip_to("encore_step")
        player = game.state.turn_player
        options = ways_to_attack(game, player, self.candidate & CARD)
        return Ask(player, K_ATTACK_TYPE, options) if options else None

    @step("ws 7.2.1.4.1")
    def direct_attack(self, game: Game) -> Flow:
        """Nobody facing: a direct attack, with one more soul this turn."""
        if self.answer and self.answer[0] == V_PICK:
            # 8.10.1: instead of attacking so, it attacks that character.
            self.opposite = self.answer[1]
            self.other_zone = game.state.where[self.opposite & CARD]
            self.answer = (V_ATTACK_TYPE, FRONTAL)
        if self.opposite != NOTHING:
            return None
        self.declared = DIRECT
        return self.change_soul(game, 1)

    @step("ws 7.2.1.4.2")
    def side_attack(self, game: Game) -> Flow:
        """A side attack costs as much soul as the facing character has levels."""
        if self.opposite == NOTHING or not self.answer:
            return None
        self.declared = self.answer[1]
        if self.declared != SIDE:
            return None
        if game.guard_possible and game.value(CHAR_CANNOT, self.candidate & CARD) & KEEPS_SOUL:
            return None
        level = game.value(CARD_LEVEL, self.opposite & CARD)
        return self.change_soul(game, -level) if level > 0 else None

    @step("ws 7.2.1.4.3")
    def keep_type(self, game: Game) -> Flow:
        """So it stays for the sub-phase, whatever becomes of the facing character."""
        self.type = self.declared
        return None

    @step("ws 7.2.1.5")
    def become_attacker(self, game: Game) -> Flow:
        """The chosen character is the attacking character for this sub-phase."""
        self.attacker = self.candidate
        return None

    @step("ws 7.2.1.5.1")
    def defending(self, game: Game) -> Flow:
        """In a frontal attack the facing character defends: the two are in battle."""
        if self.type != FRONTAL:
            return None
        self.defender = self.opposite
        return [set_var(VAR_BATTLE, 1), *remember_attacked(game, self.defender)]

    @step("ws 7.2.1.5.2")
    def being_attacked(self, game: Game) -> Flow:
        """In a frontal or a side attack the facing character is being attacked."""
        if self.type != DIRECT:
            self.attacked = self.opposite
        return None

    @step("ws 7.2.1.5.3")
    def rest_attacker(self, game: Game) -> Flow:
        """The chosen character rests."""
        return orient([self.candidate], REST)

    @step("ws 7.2.1.6")
    def attacks_now(self, game: Game) -> Flow:
        """What waits for this attack is triggered."""
        return event(EV_ATTACK, self.attacker, game.state.turn_player, self.type, self.attacked)

    @step("ws 7.2.1.6")
    def check_attack(self, game: Game) -> Flow:
        """A check timing, then the trigger step."""
        return CHECK

    # 7.3 Trigger step

    @step("ws 7.3.1.1")
    def begin_trigger(self, game: Game) -> Flow:
        """What waits for the trigger step is triggered."""
        self.checks = 0
        return self.begins(game, P_TRIGGER)

    @step("ws 7.3.1.1")
    def check_trigger(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.3.1.2")
    def trigger_check(self, game: Game) -> Flow:
        """The top card of the deck is turned up in the resolution zone."""
        self.icons = []
        self.turned_up = NOTHING
        self.moved = []
        return move(game.state.top(game.state.turn_player, DECK), RESOLUTION)

    @step("ws 7.3.1.2")
    def read_icons(self, game: Game) -> Flow:
        """Its trigger icons are to be performed, all of them."""
        if not self.moved or not game.state.alive(self.moved[0]):
            return None
        self.checks += 1
        self.turned_up = self.moved[0]
        self.icons = icons_to_perform(game.value(ICONS, self.turned_up & CARD))
        return event(EV_TRIGGER, self.attacker, game.state.turn_player, 0, self.turned_up)

    @step("ws 7.3.1.2")
    def perform_icon(self, game: Game) -> Flow:
        """One icon after the other."""
        if not self.icons:
            return None
        place = self.icons[0]
        self.icons = self.icons[1:]
        player = game.state.turn_player
        return self.again(perform(game, place, player, self.attacker, self.turned_up))

    @step("ws 7.3.1.2")
    def to_stock(self, game: Game) -> Flow:
        """The card goes face down to the stock, unless an icon has sent it elsewhere."""
        return after_trigger_check(game, self.turned_up)

    @step("ws 7.3.1.2")
    def check_again(self, game: Game) -> Flow:
        """A text may have more than one trigger check performed."""
        more = game.state.vars[VAR_CHECKS]
        if more <= 0:
            if not game.lib.watched[EV_CHECKED]:
                return None
            return event(EV_CHECKED, self.attacker, game.state.turn_player, self.checks)
        return self.then(set_var(VAR_CHECKS, more - 1), goto="trigger_check")

    @step("ws 7.3.1.3")
    def check_triggered(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.3.1.3")
    def after_trigger(self, game: Game) -> Flow:
        """A frontal attack goes to the counter step, any other to the damage step."""
        return None if self.type == FRONTAL else self.skip_to("begin_damage")

    # 7.4 Counter step

    @step("ws 7.4.1.1")
    def begin_counter(self, game: Game) -> Flow:
        """What waits for the counter step is triggered."""
        return self.begins(game, P_COUNTER)

    @step("ws 7.4.1.2")
    def counter(self, game: Game) -> Flow:
        """A play timing for the player who is attacked."""
        return PlayTiming(1 - game.state.turn_player, T_COUNTER)

    @step("ws 7.4.1.3")
    def check_counter(self, game: Game) -> Flow:
        """A check timing, then the damage step."""
        return CHECK

    # 7.5 Damage step

    @step("ws 7.5.1.1")
    def begin_damage(self, game: Game) -> Flow:
        """What waits for the damage step is triggered."""
        return self.begins(game, P_DAMAGE)

    @step("ws 7.5.1.1")
    def check_begin_damage(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.5.1.2", "ws 4.11.1.1")
    def deal_damage(self, game: Game) -> Flow:
        """The attacker deals as much damage as it has soul, and is its source."""
        if not still_attacking(game, self.attacker, self.zone):
            return None
        soul = game.value(SOUL, self.attacker & CARD)
        if not deals_damage(soul):
            return None
        return DamageProcess(1 - game.state.turn_player, soul, self.attacker)

    @step("ws 7.5.1.3")
    def check_damage(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.5.1.3")
    def after_damage(self, game: Game) -> Flow:
        """A frontal attack goes to the battle step; any other ends."""
        return self.skip_to("begin_battle") if self.type == FRONTAL else None

    @step("ws 7.5.1.4")
    def attack_ends(self, game: Game) -> Flow:
        """What waits for the end of the attack is triggered."""
        return event(EV_ATTACK_ENDS, self.attacker, game.state.turn_player, self.type)

    @step("ws 7.5.1.4")
    def check_end(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.5.1.4")
    def next_attack(self, game: Game) -> Flow:
        """Back to the attack declaration step."""
        return self.sub_phase_ends()

    # 7.6 Battle step

    @step("ws 7.6.1.1")
    def begin_battle(self, game: Game) -> Flow:
        """What waits for the battle step is triggered."""
        return self.begins(game, P_BATTLE)

    @step("ws 7.6.1.1")
    def check_battle(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.6.1.2")
    def compare_power(self, game: Game) -> Flow:
        """The weaker of the two is reversed; of equals, both."""
        if self.defender == NOTHING or not still_in_battle(game, self.places()):
            return None
        mine = game.value(POWER, self.attacker & CARD)
        theirs = game.value(POWER, self.defender & CARD)
        losers: list[int] = []
        if mine <= theirs:
            losers.append(self.attacker)
        if theirs <= mine:
            losers.append(self.defender)
        return orient(losers, REVERSE)

    @step("ws 7.6.1.4")
    def check_compared(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.6.1.5")
    def battle_ends(self, game: Game) -> Flow:
        """What waits for the end of the attack is triggered."""
        return event(EV_ATTACK_ENDS, self.attacker, game.state.turn_player, FRONTAL)

    @step("ws 7.6.1.5")
    def check_battle_end(self, game: Game) -> Flow:
        """A check timing."""
        return CHECK

    @step("ws 7.6.1.5")
    def next_attack_after_battle(self, game: Game) -> Flow:
        """Back to the attack declaration step; the battle is over."""
        return self.sub_phase_ends(set_var(VAR_BATTLE, 0))

    # 7.7 Encore step

    @step("ws 7.7.1")
    def encore_step(self, game: Game) -> Flow:
        """With no more attacks, the encore step."""
        return EncoreStep()
