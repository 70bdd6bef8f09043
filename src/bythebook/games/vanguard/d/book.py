"""The rulebook of the overDress era as the kernel sees it."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.actions.losing_costs import costs_nothing
from bythebook.games.vanguard.book import Vanguard
from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.abilities.automatic import may_go_unplayed
from bythebook.games.vanguard.d.abilities.layers import (
    layer_of,
    of_battle,
    sets_information,
    since_made,
    time_has_come,
)
from bythebook.games.vanguard.d.abilities.orders import (
    PlayOrder,
    cost_now,
    once_paid,
    playable_orders,
    verify_order,
)
from bythebook.games.vanguard.d.abilities.replacing import trigger_power_changed
from bythebook.games.vanguard.d.abilities.standing_by import standing
from bythebook.games.vanguard.d.abilities.timing import CheckTiming
from bythebook.games.vanguard.d.actions.company import along_with
from bythebook.games.vanguard.d.actions.icon_numbers import soul_charges_changed
from bythebook.games.vanguard.d.actions.looking import (
    LookWhenever,
    first_look,
    lets_look,
    looks_due,
    not_looked_yet,
)
from bythebook.games.vanguard.d.actions.overdress import (
    PlayOverDress,
    overdresses,
    verify_overdress,
)
from bythebook.games.vanguard.d.actions.persona_ride import (
    PersonaRide,
    in_force,
    is_persona_ride,
    persona_rules,
)
from bythebook.games.vanguard.d.actions.riding import (
    LeaveForRider,
    pay_for_ride,
    riders_in_soul,
    rides_of_text,
    verify_ride,
)
from bythebook.games.vanguard.d.battle.driving import drives_by_effect
from bythebook.games.vanguard.d.battle.guarding import (
    guard_action,
    guard_actions,
    verify_guardian,
)
from bythebook.games.vanguard.d.battle.nobody import on_to_the_end_phase
from bythebook.games.vanguard.d.battle.unhit import once_unhit
from bythebook.games.vanguard.d.cards.originals import original
from bythebook.games.vanguard.d.cards.states import TOLD_TIES
from bythebook.games.vanguard.d.cards.types import (
    ADDITIONAL_TYPES,
    CHARS,
    SPECIAL_TYPES,
    TYPE_NAMES,
    is_order,
    is_unit,
)
from bythebook.games.vanguard.d.other.ending import on_to_the_end, turn_is_ending
from bythebook.games.vanguard.d.other.prohibitions import kept_from_opponent
from bythebook.games.vanguard.d.other.unaffected import (
    keeps_its_effects,
    pays_nothing,
    within_reach,
)
from bythebook.games.vanguard.d.policy import CALLED_APART, DISCARDED_FROM, TRIGGER_POWER
from bythebook.games.vanguard.d.preparation import deck_sections, first_vanguards, presented
from bythebook.games.vanguard.d.revisions import REVISIONS
from bythebook.games.vanguard.d.rule_actions.damage import damaged
from bythebook.games.vanguard.d.rule_actions.rule_actions import (
    any_due,
    due_reads,
    nothing_due,
    rule_actions,
    rule_procedure,
)
from bythebook.games.vanguard.d.single_sets.arms import passed_on
from bythebook.games.vanguard.d.single_sets.songs import sung_down
from bythebook.games.vanguard.d.terms.icons import icon_of
from bythebook.games.vanguard.d.terms.trigger_effects import given_by_trigger
from bythebook.games.vanguard.d.texts.events import (
    VAR_ALCHEMAGIC,
    VAR_ENDING,
    VAR_ORDERS,
    VAR_PERSONA,
    VAR_PERSONA_BACK,
    VAR_PERSONA_MORE,
    VARIABLES,
)
from bythebook.games.vanguard.d.texts.order_events import V_ORDER, V_OVERDRESS
from bythebook.games.vanguard.d.texts.triggers import called_or_ridden
from bythebook.games.vanguard.d.turn import RideStep
from bythebook.games.vanguard.d.zones.moving import redirecting, ride_decks, shown_as_barred
from bythebook.games.vanguard.d.zones.zone_table import zone_table
from bythebook.games.vanguard.d.zones.zones import ARMS, ORDER_ZONE, RIDE_DECK
from bythebook.games.vanguard.preparation import Preparation
from bythebook.games.vanguard.texts.events import K_GUARD, K_MAIN
from bythebook.games.vanguard.texts.turn_history import note_moves, zones_asked_for
from bythebook.games.vanguard.zones.zones import FIELD, HAND, REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.sections import whole
from bythebook.kernel.procedure.procedure import Leave, Procedure
from bythebook.kernel.state.changes import Change, set_var
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_VARS
from bythebook.kernel.values.entries import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class VanguardD(Vanguard):
    """Cardfight!! Vanguard 2.00."""

    def __init__(self) -> None:
        super().__init__("vgd", "2.00", zone_table(), CHARS)
        self.revisions = REVISIONS
        self.variables = VARIABLES
        self.word_chars = (*self.word_chars, ADDITIONAL_TYPES, SPECIAL_TYPES)
        self.bit_names = {**self.bit_names, TYPE: TYPE_NAMES}
        self.sections = deck_sections()
        self.persona_rules: list[Entry] = persona_rules(self.field_bits)
        self.rule_effects_read |= D_VARS
        self.due_reads: int = due_reads(self.zones.count)

    # Section 4.

    def company(self, lib: Library, definition: int) -> int:
        return redirecting(lib, definition) | zones_asked_for(lib)

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        return note_moves(game, along_with(game, changes))

    def forbids(self, game: Game, change: Change) -> str:
        return super().forbids(game, change) or kept_from_opponent(game, change)

    def forbids_paying(self, game: Game, change: Change) -> str:
        return super().forbids_paying(game, change) or pays_nothing(game, change)

    # Section 8.

    def root(self) -> Procedure:
        return Preparation()

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        main, ride_deck = whole(self, deck).sections
        return presented(main, ride_deck)

    def set_aside(self, game: Game) -> list[Change]:
        return ride_decks(game)

    def first_vanguards(self, game: Game, player: int) -> list[int]:
        return first_vanguards(game, player)

    # Sections 2 to 5.

    def main_vanguard(self, game: Game, player: int) -> int:
        found = game.state.zone(player, VANGUARD)
        return found[-1] if found else NOTHING

    def open_circles(self, game: Game, player: int) -> list[int]:
        return list(REAR_GUARDS)

    def original(self, game: Game, char: int, card: int) -> int:
        return original(game, char, card)

    def originals_read(self) -> int:
        return -1

    def cost_of(self, game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
        cost = cost_now(game, ability, source) if ability >= 0 else ()
        return () if cost and costs_nothing(game, source) else cost

    def once_paid(self, game: Game, player: int, ability: int, source: int) -> list[Change]:
        return once_paid(game, player, ability, source)

    def soul_charges_more(self, game: Game, player: int, count: int) -> int:
        return soul_charges_changed(game, player, count)

    def given_by_trigger(self, game: Game, unit: int, char: int, amount: int) -> list[Change]:
        return given_by_trigger(game, unit, char, amount)

    def trigger_power(self, game: Game, player: int) -> int:
        return TRIGGER_POWER.value + trigger_power_changed(game, player)

    def icon(self, player: int, card: int, icon: int) -> Procedure:
        return icon_of(player, card, icon)

    def circle_of(self, kind: int) -> int:
        return VANGUARD if kind == ARMS else kind

    # Sections 6 and 7.

    def verify_unit(self, game: Game, card: int) -> str:
        return "" if is_unit(game, card) else "vgd 6.2.1"

    def ridden_from(self) -> tuple[int, ...]:
        return (HAND, RIDE_DECK)

    def verify_ride(self, game: Game, player: int, card: int) -> str:
        return verify_ride(game, player, card)

    def pay_for_ride(self, game: Game, player: int, card: int) -> Procedure | None:
        return pay_for_ride(game, player, card)

    def rides_of_text(self, player: int, cards: list[int], orientation: int) -> Procedure:
        return rides_of_text(player, cards, orientation)

    def places_anyhow(self, game: Game) -> bool:
        return called_or_ridden(game)

    def calls_apart(self) -> bool:
        return CALLED_APART.value

    def is_persona_ride(self, game: Game, player: int, card: int) -> bool:
        return is_persona_ride(game, player, card)

    def persona_ride(self, player: int) -> Procedure | None:
        return PersonaRide(player)

    def rule_effects(self, game: Game) -> list[Entry]:
        return [*super().rule_effects(game), *in_force(game, self.persona_rules)]

    def turn_is_ending(self, game: Game) -> list[Change]:
        return turn_is_ending(game)

    def on_to_the_end(self, game: Game) -> Leave | None:
        return on_to_the_end(game)

    def leave_for(self, player: int, rider: int) -> Procedure | None:
        return LeaveForRider(player, rider)

    def riders_in_soul(self, game: Game, player: int) -> list[int]:
        return riders_in_soul(game, player)

    def discarded_from(self) -> tuple[int, ...]:
        return DISCARDED_FROM.value

    def first_look(self, game: Game, player: int, deck: int) -> list[Change]:
        return first_look(game, player, deck)

    def not_looked_yet(self, game: Game) -> list[Change]:
        return not_looked_yet(game)

    def interrupted_by(self, lib: Library) -> int:
        return -1 if lets_look(lib) else self.interrupt_reads

    def interrupt_due(self, game: Game, dirty: int) -> bool:
        return bool(looks_due(game))

    def interrupt_frame(self) -> Procedure:
        return LookWhenever()

    def interrupts_held(self, game: Game) -> bool:
        return False

    # Section 9.

    def ride_phase(self) -> Procedure:
        return RideStep()

    def standing_zones(self) -> tuple[int, ...]:
        return (*FIELD, ORDER_ZONE)

    def forget_turn(self) -> list[Change]:
        counters = (
            VAR_ORDERS,
            VAR_PERSONA,
            VAR_PERSONA_MORE,
            VAR_PERSONA_BACK,
            VAR_ALCHEMAGIC,
        )
        counted = [set_var(var + p, 0) for var in counters for p in (0, 1)]
        return [*counted, set_var(VAR_ENDING, 0)]

    def main_actions(self, game: Game, player: int) -> list[Change]:
        return [*playable_orders(game, player), *overdresses(game, player)]

    def main_action(self, player: int, answer: Change) -> Procedure | None:
        if answer[0] == V_ORDER:
            return PlayOrder(player, answer[1])
        return PlayOverDress(player, answer[1]) if answer[0] == V_OVERDRESS else None

    def activated_from(self) -> tuple[int, ...]:
        return (*super().activated_from(), ORDER_ZONE, ARMS)

    def has_ridden(self, game: Game, player: int, vanguard: int) -> list[Change]:
        return passed_on(game, player, vanguard)

    # Section 10.

    def verify_guardian(self, game: Game, player: int, card: int) -> str:
        return verify_guardian(game, player, card)

    def guard_actions(self, game: Game, player: int) -> list[Change]:
        return guard_actions(game, player)

    def guard_action(self, player: int, answer: Change) -> Procedure | None:
        return guard_action(player, answer)

    def drives_by_effect(self, game: Game, card: int) -> int:
        return drives_by_effect(game, card)

    def no_attacker(self) -> Leave | None:
        return on_to_the_end_phase()

    def once_unhit(self, found: list[Pending]) -> list[Pending]:
        return once_unhit(found)

    def damaged(self, game: Game, vanguard: int) -> int:
        return damaged(game, vanguard)

    # Section 11.

    def check_timing(self) -> Procedure:
        return CheckTiming()

    def layer(self, op: int, char: int) -> int:
        return layer_of(op, char)

    def time_has_come(self, game: Game, until: int, value: int) -> bool:
        return time_has_come(game, until, value)

    def comes_last(self, op: int) -> bool:
        return sets_information(op)

    def age_of_effect(self, effect: Change) -> int:
        return since_made(effect)

    def battle_layer(self) -> int:
        return of_battle()

    def can_be_chosen(self, game: Game, ref: int, chooser: int, source: int) -> bool:
        chosen = super().can_be_chosen(game, ref, chooser, source)
        return chosen and within_reach(game, ref, chooser)

    def shown_as_barred(self, game: Game, changes: list[Change]) -> list[Change]:
        return shown_as_barred(game, changes)

    def may_pay_with(self, game: Game, ref: int, player: int) -> bool:
        return within_reach(game, ref, player)

    def keeps_its_effects(self, game: Game, effect: Change, by: int) -> bool:
        return keeps_its_effects(game, effect, by)

    def enter_standby(self, game: Game, triggered: list[Pending]) -> list[Change]:
        return super().enter_standby(game, standing(game, triggered))

    def may_go_unplayed(self, game: Game, entry: Change) -> bool:
        return may_go_unplayed(game, entry[2])

    def text_done(self, game: Game, source: int, ability: int) -> list[Change]:
        return sung_down(game, source, ability)

    def told_tie(self, kind: int) -> str:
        return TOLD_TIES[kind]

    def verify(self, game: Game, player: int, option: Change) -> str:
        if option[0] == V_ORDER:
            ask = game.pending
            guarding = ask is not None and ask.kind == K_GUARD
            return verify_order(game, player, option[1] & CARD, guarding)
        if option[0] == V_OVERDRESS:
            return verify_overdress(game, player, option[1] & CARD)
        return super().verify(game, player, option)

    def candidates(self, game: Game) -> list[Change]:
        found = super().candidates(game)
        ask = game.pending
        if ask is None or ask.kind not in (K_MAIN, K_GUARD):
            return found
        state = game.state
        hand = state.refs(state.zone(ask.player, HAND))
        return [*found, *[(V_ORDER, ref) for ref in hand if is_order(game, ref & CARD)]]

    # Section 13.

    def rule_actions(self, game: Game, dirty: int) -> list[Change]:
        return rule_actions(game, dirty)

    def rule_procedure(self, game: Game, dirty: int) -> Procedure | None:
        return rule_procedure(game)

    def rule_due(self, game: Game, dirty: int) -> bool:
        if not dirty & self.due_reads and nothing_due(game):
            return False
        return any_due(game, dirty)


BOOK: Final = VanguardD()
