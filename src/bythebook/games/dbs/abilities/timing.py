"""Skills that are activated and resolved (8-5, 8-6), and how they are paid for (8-4)."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.resolving import carry_out
from bythebook.games.common.abilities.timing import PayCost
from bythebook.games.dbs.abilities.marker_costs import marker_skill_spent
from bythebook.games.dbs.abilities.skills import (
    can_pay_cost,
    cannot_be_chosen_now,
    extra_card_activated,
)
from bythebook.games.dbs.cards.cards import LIMITED, TYPE, is_used_up
from bythebook.games.dbs.keywords.entering import not_entered, plays_itself
from bythebook.games.dbs.keywords.fields import dropped_when_used
from bythebook.games.dbs.keywords.invoking import ask_to_invoke, forget_invoked, note_invoked
from bythebook.games.dbs.keywords.limits import nullified, spent
from bythebook.games.dbs.other.viewing import LOOKED_AT, shuffled_after_looking
from bythebook.games.dbs.terms.counter import after_resolving, before_resolving
from bythebook.games.dbs.terms.undetermined import R_X, choose_x
from bythebook.games.dbs.texts.coming_in import ResolveSkill
from bythebook.games.dbs.texts.events import EV_ACTIVATED
from bythebook.games.dbs.zones.zones import DECK, DROP, HAND, LIFE
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow
from bythebook.kernel.state.changes import TAKE, Change, event, move, reveal
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING
from bythebook.kernel.texts.costs import payment


@mypyc_attr(allow_interpreted_subclasses=True)
class ActivateSkill(ResolveSkill):
    """Activate a skill, pay for it, let it be countered, resolve it."""

    stopped: int = 0
    """1 once it was negated and will not be carried out"""

    @step("dbs 8-5-2-1")
    def specify(self, game: Game) -> Flow:
        """The skill is named; a card of the hand is shown for it."""
        self.stand_by(game)
        area = game.state.kind_of(self.source & CARD)
        if area == HAND:
            return reveal([self.source], BOTH)
        # [Invoker] is for cards of the hand.
        shown = reveal([self.source], BOTH) if area in (DECK, LIFE) else None
        return self.then(shown, "determine_x")

    def say_x(self, game: Game) -> Flow:
        """What X is, if its cost speaks of X."""
        self.chosen = []
        number = choose_x(game, self.master, self.ability, self.source)
        # Without any there is none to remember.
        return self.pass_over() if number is None else number

    def keep_x(self) -> None:
        """Later words of the text mean the X that was said."""
        if self.chosen:
            self.bind(R_X, self.chosen)
        self.chosen = []

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
        """Its master says what X is."""
        return self.say_x(game)

    @step("dbs 4-14-3")
    def remember_x(self, game: Game) -> Flow:
        """It stays that number."""
        self.keep_x()
        return None

    @step("dbs 8-5-2-2")
    def pay(self, game: Game) -> Flow:
        """Its cost is worked out and paid whole."""
        return payment(game, self.master, self.ability, self.source)

    @step("dbs 8-5-2-3")
    def activate(self, game: Game) -> Flow:
        """Now it is activated."""
        forget_invoked(self)
        return activated(game, self)

    @step("dbs 8-5-2-4")
    def counter_it(self, game: Game) -> Flow:
        """A counter timing, before it resolves."""
        return self.answered(game)

    def answered(self, game: Game) -> Flow:
        """A counter timing; what is no extra card that is used is not dropped then."""
        timing = before_resolving(game, self)
        used = goes_to_drop(game, self.source, self.ability)
        return timing if used else self.pass_over(timing)

    @step("dbs 8-5-2-5-1")
    def drop_extra_card(self, game: Game) -> Flow:
        """An extra card that is used goes to the drop area as its skill resolves."""
        return self.drop_used(game)

    def drop_used(self, game: Game) -> Flow:
        """An extra card goes to the drop area, wherever it was activated."""
        if game.state.alive(self.source) and goes_to_drop(game, self.source, self.ability):
            if dropped_when_used(game, self.source, self.ability, self.stopped):
                return move([self.source], DROP)
        return None

    @step("dbs 8-5-2-5-2")
    def carry_out(self, game: Game) -> Flow:
        """What it says is done, in its order; unless it was negated."""
        flow = None if self.stopped else carry_out_in_order(self, game)
        if flow is None and not LOOKED_AT.of(game.lib, self.ability):
            if not plays_itself(game.lib.abilities[self.ability].marks):
                # Nothing is put back or dropped.
                return self.skip_to("counter_after")
        return flow

    @step("dbs 11-6-3")
    def put_back(self, game: Game) -> Flow:
        """Cards that were looked at, and nothing else is said of, are shuffled."""
        return shuffled_after_looking(game, self)

    @step("dbs 10-5-9")
    def not_played(self, game: Game) -> Flow:
        """A card that was to be played by its own skill and was not goes to the drop area."""
        return not_entered(game, self)

    @step("dbs 8-5-2-6")
    def counter_after(self, game: Game) -> Flow:
        """A counter timing, after it has resolved."""
        return after_resolving(game, self)


def goes_to_drop(game: Game, source: int, ability: int) -> bool:
    """Whether a card is an extra card that is used: from the hand, or as if from there."""
    card = source & CARD
    if game.state.kind_of(card) == DROP or not game.lib.zone_bits[ability] >> HAND & 1:
        return False
    return is_used_up(game.value(TYPE, card))


def activated(game: Game, frame: Resolve) -> list[Change]:
    """Whoever waits for a skill to be activated is told, and that it was is noted."""
    return [
        event(EV_ACTIVATED, frame.source, frame.master, frame.ability),
        *extra_card_activated(game, frame),
        *spent(game, frame.source, frame.ability, frame.master),
        *marker_skill_spent(frame.source, game.lib.abilities[frame.ability].marks),
    ]


@rule("dbs 1-3-7")
def carry_out_in_order(frame: Resolve, game: Game) -> Flow:
    """What a skill says is done in the order written."""
    return carry_out(frame, game)


@mypyc_attr(allow_interpreted_subclasses=True)
class ActivatePending(ActivateSkill):
    """Activate an [Auto] skill that is pending."""

    def __init__(self, index: int = 0, entry: Change = ()) -> None:
        if entry:
            super().__init__(entry[2], entry[1], entry[0], entry[3], entry[4], entry[5], entry[6])
        else:
            super().__init__()
        self.index: int = index
        self.agreed: int = 0
        """1 if its master has said already that it is activated"""

    @step("dbs 8-6-4")
    def no_longer_pending(self, game: Game) -> Flow:
        """One of its times of being pending is used up."""
        self.stand_by(game)
        return (TAKE, self.index)

    @step("dbs 8-6-4-1")
    def cancelled(self, game: Game) -> Flow:
        """What cannot be chosen after all is cancelled; that its card has moved is no reason."""
        if cannot_be_chosen_now(game, self.source, self.master):
            return DONE
        if not game.lib.abilities[self.ability].limit:
            # Each of its times is resolved.
            return self.skip_to("not_so")
        return None

    @step("dbs 10-11-3")
    def only_once(self, game: Game) -> Flow:
        """Of several times of [Once per turn] only one is resolved; the rest come to nothing."""
        return DONE if nullified(game, self, 0) else None

    @step("dbs 10-48-3")
    def within_limit(self, game: Game) -> Flow:
        """Of several times of [Limit X] only X are resolved; the rest come to nothing."""
        return DONE if nullified(game, self, LIMITED) else None

    @step("dbs 8-1-5-2-1")
    def not_so(self, game: Game) -> Flow:
        """What stands before the colon has to be so: otherwise it does not activate."""
        condition = game.lib.abilities[self.ability].condition
        if condition is None or condition.holds(game, self.source, self.master, self.regs):
            return self.straight_to("may_pay", game)
        return DONE

    @step("dbs 8-1-5-2-1")
    def may_pay(self, game: Game) -> Flow:
        """If it costs something its master may leave it unpaid: then it does not activate."""
        cost = game.book.cost_of(game, self.ability, self.source)
        if not cost:
            if game.state.kind_of(self.source & CARD) != HAND:
                # There is nothing to pay and no card to show.
                return self.skip_to("activate_pending")
            return None
        if self.agreed:
            return None
        options: list[Change] = []
        if can_pay_cost(game, cost, self.ability, self.source, self.master):
            options.append((V_YES,))
        options.append((V_NO,))
        hidden = bool([part for part in cost if part.secret(game)])
        return Ask(self.master, K_MAY, options, hidden, len(options) - 1, self.source)

    @step("dbs 8-1-5-2-1")
    def declined(self, game: Game) -> Flow:
        """Unpaid, nothing happens."""
        if self.answer and self.answer[0] == V_NO:
            return DONE
        self.answer = ()
        return None

    @step("dbs 8-5-2-1")
    def specify_pending(self, game: Game) -> Flow:
        """A card of the hand is shown for it."""
        held = game.state.kind_of(self.source & CARD) == HAND
        return reveal([self.source], BOTH) if held and game.state.alive(self.source) else None

    @step("dbs 4-14-2")
    def determine_x_pending(self, game: Game) -> Flow:
        """Its master says what X is."""
        return self.say_x(game)

    @step("dbs 4-14-3")
    def remember_x_pending(self, game: Game) -> Flow:
        """It stays that number."""
        self.keep_x()
        return None

    @step("dbs 8-5-2-2")
    def pay_pending(self, game: Game) -> Flow:
        """Its cost is paid whole."""
        return payment(game, self.master, self.ability, self.source)

    @step("dbs 8-5-2-3")
    def activate_pending(self, game: Game) -> Flow:
        """Now it is activated."""
        return activated(game, self)

    @step("dbs 8-5-2-4")
    def counter_pending(self, game: Game) -> Flow:
        """A counter timing, before it resolves."""
        return self.answered(game)

    @step("dbs 8-5-2-5-1")
    def drop_pending_extra_card(self, game: Game) -> Flow:
        """An extra card that is used goes to the drop area as its skill resolves."""
        return self.drop_used(game)

    @step("dbs 8-5-2-5-2", "dbs 8-6-7")
    def resolve_pending(self, game: Game) -> Flow:
        """What it says is done, in its order; unless it was negated as it was activated.

        That its card has moved since, or has lost the skill, is no reason not to.
        """
        flow = None if self.stopped else carry_out_in_order(self, game)
        if flow is None and not LOOKED_AT.of(game.lib, self.ability):
            # Nothing is put back.
            return self.pass_over()
        return flow

    @step("dbs 11-6-3")
    def put_back_pending(self, game: Game) -> Flow:
        """Cards that were looked at, and nothing else is said of, are shuffled."""
        return shuffled_after_looking(game, self)

    @step("dbs 8-5-2-6")
    def counter_after_pending(self, game: Game) -> Flow:
        """A counter timing, after it has resolved."""
        return after_resolving(game, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillPayment(PayCost):
    """Pay the cost of a skill, or of playing a card."""

    stood: int = NOTHING
    """the kind of area its card lay in when the cost was worked out"""

    def choose_part(self, game: Game) -> Flow:
        if not self.place:
            self.stood = game.state.kind_of(self.source & CARD)
        return super().choose_part(game)


def area_of_payment(game: Game, ability: int, source: int) -> int:
    """The kind of area a card lies in, or lay in when the payment for its skill began."""
    paying = game.frame_of(SkillPayment)
    if paying is not None and paying.paid_for == ability and paying.source == source:
        if paying.stood >= 0:
            return int(paying.stood)
    return game.state.kind_of(source & CARD)
