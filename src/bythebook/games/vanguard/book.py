"""Both eras as the kernel sees them: what their books answer alike."""

from typing import Any

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.held import is_held_unseen, may_hold, waiting_in_hands
from bythebook.games.common.abilities.timing import PayWholeCost
from bythebook.games.common.other.turns import next_extra_turn
from bythebook.games.vanguard.abilities.automatic import seen_on_field
from bythebook.games.vanguard.abilities.from_hand import HandAbilities
from bythebook.games.vanguard.abilities.playing import ResolveText
from bythebook.games.vanguard.abilities.timing import PlayStandby
from bythebook.games.vanguard.actions.losing_costs import costs_nothing
from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.actions.searching import looks_through
from bythebook.games.vanguard.battle.attack_by_effect import attacks_called_for
from bythebook.games.vanguard.battle.guard import BeginGuarding
from bythebook.games.vanguard.battle.powers import BattleRules, battle_rules, in_force
from bythebook.games.vanguard.battle.verdicts import candidates_in_battle, verify_in_battle
from bythebook.games.vanguard.cards.cards import (
    BIT_NAMES,
    CLANS,
    MARKS,
    NAMES,
    NATIONS,
    POWER,
    RACES,
)
from bythebook.games.vanguard.edition import Edition
from bythebook.games.vanguard.other.cannot_use import cannot_trigger, stands_by_no_more
from bythebook.games.vanguard.other.enabling import still_active
from bythebook.games.vanguard.other.loops import rounds_at_once
from bythebook.games.vanguard.other.unaffected import (
    SHUTTING_OUT,
    left_alone,
    no_object,
    unaffected,
)
from bythebook.games.vanguard.outline import stopped
from bythebook.games.vanguard.policy import LEAST_NUMBER
from bythebook.games.vanguard.terms.drawing import from_deck
from bythebook.games.vanguard.terms.icons import TriggerIcon, gets
from bythebook.games.vanguard.texts.events import (
    EV_BEGIN,
    P_END,
    P_TURN_ENDS,
    TOLD_COUNTERS,
    VANGUARD_DAMAGE,
)
from bythebook.games.vanguard.texts.prohibitions import kept_from_leaving, may_be_chosen
from bythebook.games.vanguard.turn.verdicts import candidates_in_turn, verify_in_turn
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zone_table import active_face_down
from bythebook.games.vanguard.zones.zones import GUARDIANS, HAND, ORIENTATIONS
from bythebook.kernel.abilities.abilities import CostPart, Happening
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import FACE, MOVE, ORIENT, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, FACE_UP, FIRST_CARD, NOTHING
from bythebook.kernel.state.zones import D_COUNTERS, ZoneTable
from bythebook.kernel.values.entries import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Vanguard(Edition):
    """Cardfight!! Vanguard, of whichever era."""

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        super().__init__(name, edition, zones, chars)
        self.word_chars = (CLANS, NATIONS, RACES, NAMES)
        self.bit_names = BIT_NAMES
        self.orientations = ORIENTATIONS
        self.names_cards = True
        self.least_named = LEAST_NUMBER
        self.shutting_out = SHUTTING_OUT
        self.forbidding = frozenset({ORIENT, MOVE, FACE})
        self.forbids_by_value = True
        # Nothing goes along with a card for the counters on it.
        self.zones.sheds_counters = [False] * (zones.count * zones.count)
        # What boosting and guarding units add to powers is there while somebody boosts or guards.
        self.battle_rules: BattleRules = battle_rules(name, self.battle_layer(), self.field_bits)
        guardians = 1 << GUARDIANS | 1 << (zones.count + GUARDIANS)
        self.rule_effects_read = D_COUNTERS | guardians
        self.rule_effects_write = 1 << POWER

    # Section 1.

    def forbids(self, game: Game, change: Change) -> str:
        # Other changes, such as what only is announced, name no card there.
        if not game.guard_possible or change[0] not in self.forbidding:
            return ""
        cannot = game.value(CHAR_CANNOT, change[1] & CARD)
        return (
            stopped(self.name, cannot, change)
            or left_alone(game, change, cannot)
            or kept_from_leaving(game, change, cannot)
        )

    def forbids_paying(self, game: Game, change: Change) -> str:
        # Paying is no effect: what keeps effects from a card does not keep it from that.
        if not game.guard_possible or change[0] not in self.forbidding:
            return ""
        return stopped(self.name, game.value(CHAR_CANNOT, change[1] & CARD), change)

    def restraints(self, game: Game) -> list[int] | None:
        return game.values(CHAR_CANNOT)

    def can_be_chosen(self, game: Game, ref: int, chooser: int, source: int) -> bool:
        return may_be_chosen(game, ref, chooser)

    # Sections 3 and 4.

    def related(self, game: Game, place: int, ref: int, master: int) -> list[int]:
        return related_circles(game, place, ref, master)

    def from_top(
        self, player: int, source: int, to: int, count: int, up_to: bool
    ) -> Procedure | None:
        return from_deck(player, source, to, count, up_to)

    def speaks(self, game: Game, card: int, ability: int) -> bool:
        if game.state.face[card] == FACE_UP:
            return True
        return active_face_down(self.zones.sight[game.state.kind_of(card)])

    # Section 7.

    def rule_effects(self, game: Game) -> list[Entry]:
        return in_force(game, self.battle_rules)

    def attacks_called_for(self, game: Game) -> Procedure | None:
        return attacks_called_for(game)

    def told_value(self, char: int, value: int) -> Any:
        if char in (NAMES, MARKS):
            return None  # a card is told by its name, and its keywords by its text
        return super().told_value(char, value)

    def told_counters(self, kind: int, count: int) -> tuple[str, Any]:
        told = TOLD_COUNTERS.get(kind)
        if kind == VANGUARD_DAMAGE:
            return "damage to be processed", count
        return (told, True) if told else super().told_counters(kind, count)

    def verify(self, game: Game, player: int, option: Change) -> str:
        if len(option) == 1:
            return ""  # to pass, to attack at all: what is offered can be done
        return verify_in_turn(game, player, option) or verify_in_battle(game, player, option)

    def candidates(self, game: Game) -> list[Change]:
        return candidates_in_turn(game) or candidates_in_battle(game)

    def begin_guarding(self, game: Game, player: int, guardians: list[int]) -> Procedure | None:
        return BeginGuarding(player, guardians)

    def rides_of_text(self, player: int, cards: list[int], orientation: int) -> Procedure:
        return Ride(player, cards[0], False, orientation)

    def given_by_trigger(self, game: Game, unit: int, char: int, amount: int) -> list[Change]:
        return [gets(game, unit, char, amount)]

    def icon(self, player: int, card: int, icon: int) -> Procedure:
        return TriggerIcon(player, card, icon)

    # Section 10.

    def searchers(self, master: int) -> int:
        return looks_through(master)

    def cost_of(self, game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
        cost = super().cost_of(game, ability, source)
        return () if cost and costs_nothing(game, source) else cost

    # Sections 8 and 12.

    def next_extra_turn(self, game: Game) -> int:
        return next_extra_turn(game)

    def pays_in_order(self) -> bool:
        return False

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        return PayWholeCost(player, ability, source)

    def spends_when_triggered(self) -> bool:
        return False

    def used_up(self, game: Game, source: int, ability: int, master: int) -> bool:
        return cannot_trigger(game, source, ability, master)

    def enter_standby(self, game: Game, triggered: list[Pending]) -> list[Change]:
        return super().enter_standby(game, [one for one in triggered if still_active(game, one)])

    def drops_standby(self, game: Game, entry: Change) -> bool:
        return stands_by_no_more(game, entry[1], entry[2], entry[0])

    def seen_in_play(self, origin: int, target: int) -> bool:
        return seen_on_field(origin, target)

    def loop_rounds(self, times: int) -> int:
        return rounds_at_once(times)

    def reaches(self, game: Game, ref: int, master: int) -> bool:
        return not unaffected(game, ref & CARD, master)

    def shuts_out(self, game: Game, cannot: int, card: int, source: int, master: int) -> bool:
        return no_object(game, cannot, card, source, master)

    def play_auto(self, index: int, entry: Change) -> Procedure:
        if entry[1] & CARD < FIRST_CARD:
            return HandAbilities(index, entry)
        return PlayStandby(index, entry)

    def secret_watchers(self, lib: Library) -> tuple[int, ...]:
        return waiting_in_hands(lib, HAND)

    def stand_in(self, game: Game, player: int, ability: int) -> int:
        return may_hold(game, player, ability, HAND)

    def keeps_secret(self, game: Game, source: int) -> bool:
        return is_held_unseen(game, source, HAND)

    def resolve(self, ability: int, source: int, master: int, subject: int = NOTHING) -> Resolve:
        return ResolveText(ability, source, master, subject)

    def once_a_turn(self, what: Happening) -> bool:
        return what.kind == EV_BEGIN and what.value in (P_END, P_TURN_ENDS)
