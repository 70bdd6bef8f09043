"""Counter timing (4-7) and [Counter] skills (10-10)."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.skills import can_pay_whole, extra_card_activated
from bythebook.games.dbs.keywords.counter_skills import (
    M_ACTIVATED,
    M_ATTACK,
    M_PLAY,
    M_RESOLVED,
    answerable,
)
from bythebook.games.dbs.keywords.invoking import ask_to_invoke, note_invoked
from bythebook.games.dbs.keywords.limits import no_use_left, spent
from bythebook.games.dbs.policy import (
    ANSWERED_IN_DEFENSE,
    ANSWERED_IN_MAIN,
    ANSWERED_IN_OFFENSE,
    COUNTERS_FROM,
)
from bythebook.games.dbs.terms.undetermined import R_X, choose_x
from bythebook.games.dbs.texts.coming_in import ResolveSkill
from bythebook.games.dbs.texts.events import EV_ACTIVATED, S_DEFENSE, S_OFFENSE, VAR_STEP
from bythebook.games.dbs.zones.zones import DROP, HAND, KINDS
from bythebook.kernel.abilities.abilities import ACT
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.timing import RuleTiming
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow
from bythebook.kernel.state.changes import Change, event, move, reveal
from bythebook.kernel.state.options import K_COUNTER, V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING

PLAYS_AS_SAID: Final = (NOTHING, NOTHING, 0)
"""no X, and what the skill plays comes in as it says"""


def pending_counters(game: Game, player: int, kinds: int) -> list[Change]:
    """The [Counter] skills of some kinds that a player can activate now."""
    state = game.state
    lib = game.lib
    act_marks, definition = lib.act_marks, state.definition
    found: list[Change] = []
    used: list[int] | None = None
    for zone in COUNTERS_FROM.value:
        for card in state.zones[player * KINDS + zone]:
            if not act_marks[definition[card]] & kinds:
                continue
            if used is None:
                used = in_use(game, player)
            source = state.ref(card)
            if source in used:
                continue
            for ability in lib.own[state.definition[card]]:
                data = lib.abilities[ability]
                if not data.marks & kinds:
                    continue
                if data.condition is not None and not data.condition.holds(
                    game, source, player, []
                ):
                    continue
                if no_use_left(game, source, ability, player):
                    continue
                if can_pay_whole(game, ability, source, player):
                    found.append((V_ACTIVATE, source, ability))
    return found


def in_use(game: Game, player: int) -> list[int]:
    """The cards of a hand that are being played or used now: they lie open, and do nothing else."""
    where = game.state.where
    hand = player * KINDS + HAND
    used: list[int] = []
    for frame in game.stack:
        source = frame.source
        if source >= 0 and where[source & CARD] == hand:
            used.append(source)
        if isinstance(frame, CounterTiming):
            used += no_longer_pending(frame.chain)
    return used


@rule("dbs 10-10-3-6", nothing=[])
def no_longer_pending(chain: list[Change]) -> list[int]:
    """A [Counter] skill that is activated is pending no longer; the others end with the timing."""
    return [entry[1] for entry in chain]


def holds_others(game: Game, player: int) -> bool:
    """Whether a player holds any card that is not being used already."""
    state = game.state
    held = state.zone(player, HAND)
    for card in held:
        if not state.seen[card] >> (1 - player) & 1:
            # What is being used lies open.
            return True
    used = in_use(game, player) if held else []
    for card in held:
        if state.ref(card) not in used:
            return True
    return False


@rule("dbs 4-7-2-1")
def when_playing(game: Game, player: int, card: int) -> Flow:
    """A counter timing occurs when a player declares that a card is played."""
    return open_timing(game, M_PLAY, player, card)


@rule("dbs 4-7-2-2")
def when_attacking(game: Game, player: int, attacker: int) -> Flow:
    """A counter timing occurs when a player attacks."""
    return open_timing(game, M_ATTACK, player, attacker)


def is_answered(game: Game, frame: Resolve) -> bool:
    """Whether a skill is answered, by where it was activated; [Auto] skills always are."""
    if game.lib.abilities[frame.ability].kind != ACT:
        return True
    step = game.state.vars[VAR_STEP]
    if step == S_OFFENSE:
        return ANSWERED_IN_OFFENSE.value
    return ANSWERED_IN_DEFENSE.value if step == S_DEFENSE else ANSWERED_IN_MAIN.value


@rule("dbs 4-7-2-3")
def before_resolving(game: Game, frame: Resolve) -> Flow:
    """A counter timing occurs after a skill was activated and before it resolves."""
    if not is_answered(game, frame):
        return None
    return open_timing(game, M_ACTIVATED, frame.master, frame.source, frame.ability)


@rule("dbs 4-7-2-4")
def after_resolving(game: Game, frame: Resolve) -> Flow:
    """A counter timing occurs after a skill has resolved."""
    if not is_answered(game, frame):
        return None
    return open_timing(game, M_RESOLVED, frame.master, frame.source, frame.ability)


@rule("dbs 4-7-2-5", nothing=False)
def already_open(game: Game, moment: int) -> bool:
    """During a counter timing no other occurs for the same condition."""
    for frame in game.stack:
        if isinstance(frame, CounterTiming) and frame.moment == moment:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterTiming(RuleTiming):
    """Players answer in turn with [Counter] skills, which resolve last first.

    `about` is the card that is played, attacks or has the skill `skill`; `chain` what was
    activated: player, card, skill, whether it was negated, what X is for it, and the mode in
    which it plays cards and whether their skills are negated. `kinds` are the [Counter] skills
    that can answer it, or NOTHING before that was looked up.
    """

    def __init__(
        self,
        moment: int = 0,
        player: int = 0,
        about: int = NOTHING,
        skill: int = NOTHING,
        kinds: int = NOTHING,
    ) -> None:
        super().__init__()
        self.moment: int = moment
        self.player: int = player
        self.first: int = player
        self.about: int = about
        self.skill: int = skill
        self.kinds: int = kinds
        self.chain: list[Change] = []

    def offer(self, game: Game) -> Flow:
        """A player may activate one of the skills that are pending for them, or none.

        Asked whenever there are cards in the hand, but for those that everybody sees being used:
        nobody learns whether one of them would do.
        """
        self.answer = (V_PASS,)
        self.note_x()
        kinds = self.pending_kinds(game)
        if not kinds:
            return None
        options = pending_counters(game, self.player, kinds)
        if not options and not holds_others(game, self.player):
            return None
        options.append((V_PASS,))
        return Ask(self.player, K_COUNTER, options, True, len(options) - 1)

    def verify(self, game: Game, option: Change) -> str:
        """The clause by which a [Counter] skill cannot answer now, or nothing."""
        kinds = self.pending_kinds(game)
        return "" if option in pending_counters(game, self.player, kinds) else "dbs 10-10-3"

    def pending_kinds(self, game: Game) -> int:
        """The kinds of [Counter] skills that are pending for the player to answer now, as bits.

        They stay pending until the counter timing ends (10-10-3-6): for what brought it about,
        and for each [Counter] skill that the other player has activated in it.
        """
        kinds = 0
        if self.player == self.first:
            if self.kinds < 0:
                self.kinds = answerable(game, self.moment, self.about, self.skill)
            kinds = self.kinds
        for entry in self.chain:
            if entry[0] != self.player:
                kinds |= answerable(game, M_ACTIVATED, entry[1], entry[2])
        return kinds

    def note_x(self) -> None:
        """What X was said to be for the skill activated last goes with it."""
        if self.chosen:
            last = self.chain[-1]
            self.chain = [*self.chain[:-1], (*last[:4], self.chosen[0], *last[5:])]
        self.chosen = []

    def take(self, game: Game) -> Flow:
        """An answer joins the chain; whoever is to answer it is the other player."""
        player = self.player
        self.chain = [*self.chain, (player, self.answer[1], self.answer[2], 0, *PLAYS_AS_SAID)]
        self.player = 1 - player
        self.chosen = []
        return ActivateCounter(player, self.answer[1], self.answer[2])

    def negate_last(self) -> None:
        """The effect of the skill activated last, of those not resolved yet, will not resolve."""
        if self.chain:
            last = self.chain[-1]
            self.chain = [*self.chain[:-1], (*last[:3], 1, *last[4:])]

    def last_plays(self, mode: int, hushed: int) -> None:
        """What the skill activated last plays comes in in a mode, or with its skills negated."""
        last = self.chain[-1]
        if mode != NOTHING:
            last = (*last[:5], mode, last[6])
        self.chain = [*self.chain[:-1], (*last[:6], 1) if hushed else last]

    @step("dbs 4-7-3-1")
    def rules(self, game: Game) -> Flow:
        """All rule processing that is due happens; again, until none is due."""
        changes = self.process(game, game.changed_for_rules(self.processed))
        return self.again(changes) if changes else None

    @step("dbs 4-7-3-2")
    def first_answer(self, game: Game) -> Flow:
        """Whoever has [Counter] skills pending may activate one."""
        return self.offer(game)

    @step("dbs 4-7-3-2")
    def take_first(self, game: Game) -> Flow:
        """It is activated, or the counter timing is over."""
        return DONE if self.answer[0] == V_PASS else self.take(game)

    @step("dbs 4-7-3-3")
    def second_answer(self, game: Game) -> Flow:
        """The other player may answer that."""
        return self.offer(game)

    @step("dbs 4-7-3-3")
    def take_second(self, game: Game) -> Flow:
        """It is activated, or what was activated resolves."""
        return self.skip_to("resolve_last") if self.answer[0] == V_PASS else self.take(game)

    @step("dbs 4-7-3-4")
    def third_answer(self, game: Game) -> Flow:
        """And that may be answered, too."""
        return self.offer(game)

    @step("dbs 4-7-3-4")
    def take_third(self, game: Game) -> Flow:
        """It is activated, and the other may answer again; or what was activated resolves."""
        if self.answer[0] == V_PASS:
            return self.skip_to("resolve_last")
        return self.then(self.take(game), goto="second_answer")

    @step("dbs 4-7-3-5")
    def resolve_last(self, game: Game) -> Flow:
        """The skill activated last resolves first, whoever's turn it is."""
        if not self.chain:
            return None
        last = self.chain[-1]
        self.chain = self.chain[:-1]
        return self.again(
            ResolveCounter(last[2], last[1], last[0], last[3], last[4], last[5], last[6])
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveCounter(ResolveSkill):
    """A [Counter] skill resolves."""

    def __init__(
        self,
        ability: int = NOTHING,
        source: int = NOTHING,
        master: int = 0,
        stopped: int = 0,
        x: int = NOTHING,
        mode: int = NOTHING,
        hushed: int = 0,
    ) -> None:
        super().__init__(ability, source, master)
        self.stopped: int = stopped
        self.mode = mode
        self.hushed = hushed
        if x >= 0:
            self.bind(R_X, [x])

    @step("dbs 10-10-4")
    def to_drop(self, game: Game) -> Flow:
        """Its card goes to the drop area."""
        self.stand_by(game)
        return move([self.source], DROP) if game.state.alive(self.source) else None

    @step("dbs 10-10-5")
    def negated(self, game: Game) -> Flow:
        """A negated one does nothing more."""
        return DONE if self.stopped else None

    @step("dbs 4-7-3-5")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done."""
        return self.next_instruction(game)

    @step("dbs 8-5-2-6")
    def counter_after(self, game: Game) -> Flow:
        """A counter timing, after it has resolved."""
        return after_resolving(game, self)


def open_timing(
    game: Game, moment: int, actor: int, about: int, skill: int = NOTHING
) -> CounterTiming | None:
    """A counter timing; none if neither rules nor players could do anything in it."""
    kinds = NOTHING
    if game.state.zones[(1 - actor) * KINDS + HAND]:
        kinds = answerable(game, moment, about, skill)
    due = game.rule_action_due()
    if (kinds <= 0 and not due) or already_open(game, moment):
        return None
    timing = CounterTiming(moment, 1 - actor, about, skill, kinds)
    if not due:
        timing.pass_over()  # no rule has anything to process in 4-7-3-1
    return timing


@rule("dbs 4-7-3-6", nothing=False)
def carries_on(game: Game, ref: int) -> bool:
    """After a counter timing, what brought it about is carried out, if it still can be."""
    return game.state.alive(ref)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActivateCounter(Resolve):
    """A [Counter] skill is activated; it resolves later. Its result is what X was said to be."""

    def __init__(self, player: int = 0, source: int = NOTHING, ability: int = NOTHING) -> None:
        super().__init__(ability, source, player)
        self.player: int = player

    @step("dbs 8-5-2-1")
    def specify(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("dbs 10-40-1")
    def invoke(self, game: Game) -> Flow:
        """With [Invoker] its energy cost may be paid in another way."""
        return ask_to_invoke(game, self)

    @step("dbs 10-40-1")
    def invoked(self, game: Game) -> Flow:
        """It is noted how it is paid for."""
        note_invoked(game, self)
        return None

    @step("dbs 4-14-2")
    def determine_x(self, game: Game) -> Flow:
        """Its master says what X is, if its cost speaks of X."""
        self.chosen = []
        return choose_x(game, self.player, self.ability, self.source)

    @step("dbs 4-14-3")
    def remember_x(self, game: Game) -> Flow:
        """It stays that number."""
        self.result = self.chosen
        if self.result:
            self.bind(R_X, self.result)
        return None

    @step("dbs 10-10-1")
    def pay(self, game: Game) -> Flow:
        """Its energy cost and its skill cost are paid."""
        return game.book.pay(self.player, self.ability, self.source)

    @step("dbs 8-5-2-3")
    def activate(self, game: Game) -> Flow:
        """Now it is activated."""
        return [
            event(EV_ACTIVATED, self.source, self.player, self.ability),
            *extra_card_activated(game, self),
            *spent(game, self.source, self.ability, self.player),
        ]
