"""What the book of the G era answers about states of cards: hearts, locks, legions and the like."""

from typing import Any

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.held import is_held_unseen, may_hold, waiting_in_hands
from bythebook.games.vanguard.book import Vanguard
from bythebook.games.vanguard.cards.cards import G_UNIT, TYPE
from bythebook.games.vanguard.g.actions.company import with_company
from bythebook.games.vanguard.g.actions.dominating import (
    all_shuffle,
    neither_boosts_nor_intercepts,
    seen_from,
    text_over,
)
from bythebook.games.vanguard.g.actions.g_assist import GAssistStep
from bythebook.games.vanguard.g.actions.hearts import ChooseHeart, hearts_to_choose
from bythebook.games.vanguard.g.actions.leaving import ridden_upon
from bythebook.games.vanguard.g.actions.legion_battles import (
    attacks_with_it,
    in_legion,
    legion_may_attack,
    mate_does_not_attack,
    mate_is_not_attacked,
    not_alone,
    once_for_both,
    partner_deals_none,
    rule_of_legion,
    turns_only_with,
    who_counts,
)
from bythebook.games.vanguard.g.actions.time_leap import LEAPT_BACK
from bythebook.games.vanguard.g.cards.states import TOLD_STATES, TOLD_TIES, main_vanguard
from bythebook.games.vanguard.g.end_phase import BeforeTheEnd
from bythebook.games.vanguard.g.keywords.g_guardian import (
    CallGGuardian,
    g_guardians,
    g_guardians_there,
    may_have_g_guardian,
)
from bythebook.games.vanguard.g.keywords.turn_history import asked_for, note_calls, note_soul
from bythebook.games.vanguard.g.texts.events import EV_LOCKED
from bythebook.games.vanguard.g.verdicts import candidates_g, verify_g
from bythebook.games.vanguard.g.zones.zones import (
    G_ZONE,
    HEARTS,
    ON_CIRCLES,
    circle_of,
    lock_circles,
)
from bythebook.games.vanguard.other.unaffected import left_alone
from bythebook.games.vanguard.texts.turn_history import note_moves, zones_asked_for
from bythebook.games.vanguard.zones.zones import DECK, REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import MOVE, ORIENT, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_LINKS, ZoneTable
from bythebook.kernel.values.entries import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class VanguardWithStates(Vanguard):
    """A book in which cards on circles can be in other states than those of units."""

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        super().__init__(name, edition, zones, chars)
        for player in (0, 1):
            base = player * zones.count
            self.interrupt_reads |= 1 << (base + HEARTS) | 1 << (base + VANGUARD)
        # What a mate adds to the power of its leader is there while the legion attacks.
        self.legion_rule: Entry = rule_of_legion(self.battle_layer(), self.field_bits)
        self.rule_effects_read |= D_LINKS

    # Circles.

    def main_vanguard(self, game: Game, player: int) -> int:
        return main_vanguard(game, player)

    def open_circles(self, game: Game, player: int) -> list[int]:
        circles = [*REAR_GUARDS]
        for locked in lock_circles(game, player):
            circles.remove(locked)
        return circles

    def circle_of(self, kind: int) -> int:
        return circle_of(kind)

    def ridden_upon(self, game: Game, player: int) -> list[Change]:
        return ridden_upon(game, player)

    # Dominated units.

    def rule_abilities(self) -> tuple[Ability, ...]:
        return (*super().rule_abilities(), LEAPT_BACK)

    def seen_from(self, game: Game, ref: int, player: int) -> int:
        return seen_from(game, ref, player)

    def text_over(self, game: Game) -> list[Change]:
        return text_over(game)

    def who_shuffles(
        self, game: Game, text: Resolve, zone: int, players: tuple[int, ...]
    ) -> tuple[int, ...]:
        return (0, 1) if zone == DECK and all_shuffle(game, text) else players

    def bars_helping(self, game: Game, card: int) -> str:
        return neither_boosts_nor_intercepts(game, card)

    # What lies face down in the G zone only its owner knows.

    def secret_watchers(self, lib: Library) -> tuple[int, ...]:
        in_g_zones = waiting_in_hands(lib, G_ZONE)
        return tuple(dict.fromkeys((*super().secret_watchers(lib), *in_g_zones)))

    def stand_in(self, game: Game, player: int, ability: int) -> int:
        held = super().stand_in(game, player, ability)
        return held if held >= 0 else may_hold(game, player, ability, G_ZONE)

    def keeps_secret(self, game: Game, source: int) -> bool:
        return super().keeps_secret(game, source) or is_held_unseen(game, source, G_ZONE)

    # Legion.

    def attackers(self, game: Game, card: int) -> list[int]:
        return [card, *attacks_with_it(game, card)]

    def leader_of(self, game: Game, units: list[int]) -> int:
        return who_counts(game, units)

    def bars_attacker(self, game: Game, card: int) -> str:
        if not game.state.ties:
            return ""
        return mate_does_not_attack(game, card) or not_alone(game, card)

    def bars_attacked(self, game: Game, card: int) -> str:
        return mate_is_not_attacked(game, card) if game.state.ties else ""

    def rule_effects(self, game: Game) -> list[Entry]:
        found = super().rule_effects(game)
        if game.state.ties and legion_may_attack(game):
            found.append(self.legion_rule)
        return found

    def deals_no_damage(self, game: Game, card: int) -> bool:
        return super().deals_no_damage(game, card) or partner_deals_none(game, card)

    def enter_standby(self, game: Game, triggered: list[Pending]) -> list[Change]:
        return super().enter_standby(game, once_for_both(game, triggered))

    def changes_state(self, game: Game, change: Change) -> bool:
        """Whether a card is to be something else where it is: locked, unlocked, a heart or none."""
        if change[0] != MOVE:
            return False
        origin = game.state.kind_of(change[1] & CARD)
        return origin >= 0 and self.zones.same_place[origin * self.zones.count + change[3]]

    def forbids_paying(self, game: Game, change: Change) -> str:
        return "" if self.changes_state(game, change) else super().forbids_paying(game, change)

    def forbids(self, game: Game, change: Change) -> str:
        if self.changes_state(game, change):
            # It is not kept from moving, for it does not move; an effect may not reach it.
            if not game.guard_possible:
                return ""
            return left_alone(game, change, game.value(CHAR_CANNOT, change[1] & CARD))
        refused = super().forbids(game, change)
        if refused or change[0] != ORIENT or not game.state.ties:
            return refused
        partner = turns_only_with(game, change[1] & CARD)
        if partner == NOTHING:
            return ""
        return super().forbids(game, (ORIENT, game.state.ref(partner), change[2]))

    def restraints(self, game: Game) -> list[int] | None:
        # Whoever is in legion is kept from standing by what the other one cannot do.
        return None if in_legion(game) else super().restraints(game)

    # Guarding.

    def guard_actions(self, game: Game, player: int) -> list[Change]:
        return g_guardians(game, player)

    def guard_action(self, player: int, answer: Change) -> Procedure | None:
        return CallGGuardian(player, answer[1])

    def may_guard_otherwise(self, game: Game, player: int) -> bool:
        return may_have_g_guardian(game, player)

    def retired_first(self, game: Game) -> list[int]:
        return g_guardians_there(game)

    # The turn.

    def after_draw_step(self) -> Procedure | None:
        return GAssistStep()

    def end_phase_begins(self) -> Procedure | None:
        return BeforeTheEnd()

    # What goes along with cards that leave a circle; hearts to be chosen at once.

    def company_leaving(self, lib: Library, definition: int) -> int:
        kinds: tuple[int, ...] = ()
        two_sided = lib.other_side[definition] != NOTHING
        if lib.lends or two_sided:
            kinds = (*ON_CIRCLES, G_ZONE)
        elif lib.printed[TYPE][definition] & G_UNIT:
            kinds = ON_CIRCLES
        elif any(kind & G_UNIT for kind in lib.printed[TYPE]):
            kinds = (HEARTS,)
        return sum(1 << kind for kind in kinds)

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        return note_moves(game, note_soul(game, with_company(game, changes)))

    def company(self, lib: Library, definition: int) -> int:
        return asked_for(lib) | zones_asked_for(lib)

    def note_calls(self, game: Game, player: int, count: int) -> list[Change]:
        return note_calls(game, player, count)

    def interrupt_due(self, game: Game, dirty: int) -> bool:
        return bool(hearts_to_choose(game, 0) or hearts_to_choose(game, 1))

    def interrupts_held(self, game: Game) -> bool:
        return False

    def interrupt_frame(self) -> Procedure:
        return ChooseHeart()

    # What abilities wait for.

    def seen_before(self, event: int) -> bool:
        return event == EV_LOCKED or super().seen_before(event)

    # What is told.

    def told_counters(self, kind: int, count: int) -> tuple[str, Any]:
        told = TOLD_STATES.get(kind)
        return (told, True) if told else super().told_counters(kind, count)

    def told_tie(self, kind: int) -> str:
        return TOLD_TIES[kind]

    def verify(self, game: Game, player: int, option: Change) -> str:
        return super().verify(game, player, option) or verify_g(game, player, option)

    def candidates(self, game: Game) -> list[Change]:
        return [*super().candidates(game), *candidates_g(game)]
