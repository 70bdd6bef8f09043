"""The rulebook as the kernel sees it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.book import CommonBook
from bythebook.games.dbs.abilities.automatic import (
    asks_about_moved,
    seen_in_play,
)
from bythebook.games.dbs.abilities.continuous import (
    follows_new_cards,
    lets_go,
)
from bythebook.games.dbs.abilities.hand_skills import (
    HandSkills,
    is_secret,
    may_be_held,
    skills_in_hands,
)
from bythebook.games.dbs.abilities.skills import (
    can_pay_whole,
    takes_energy,
    where_it_was_activated,
    whole_skill_cost,
    with_added,
)
from bythebook.games.dbs.abilities.timing import (
    ActivatePending,
    ActivateSkill,
    SkillPayment,
    area_of_payment,
)
from bythebook.games.dbs.battle.attacking import verify_attack
from bythebook.games.dbs.battle.combo import A_COMBO, cost_of_combo, verify_combo
from bythebook.games.dbs.cards.available_energy import affordable
from bythebook.games.dbs.cards.cards import (
    BIT_NAMES,
    CHARACTER,
    CHARS,
    ERA,
    KEYWORD_NAMES,
    NAMES,
    NONE,
    REVIVE,
    TRAITS,
    TYPE,
)
from bythebook.games.dbs.cards.energy import SKILL_BILLS, Bill, costs_x
from bythebook.games.dbs.keywords.keyword_values import face_up_or_held
from bythebook.games.dbs.keywords.limits import not_triggered
from bythebook.games.dbs.keywords.protection import ON_CARDS, deflects_now, shielded, untouched
from bythebook.games.dbs.keywords.standing_keywords import revives
from bythebook.games.dbs.other.stacks import (
    along_with,
    master_of_covered,
    sheds_markers,
    speaks_below,
)
from bythebook.games.dbs.other.viewing import searchers, viewers
from bythebook.games.dbs.outline import least_up_to, settled, stopped
from bythebook.games.dbs.policy import (
    AS_IT_WAS,
    GAINS_NEGATED_SORT,
    GAINS_WHEN_NEGATED,
    GONE_TO,
    LEAST_NUMBER,
    SILENT_WHEN_MOVED,
    STAYS_BARRED,
    STAYS_NEGATED,
)
from bythebook.games.dbs.preparation import Preparation, presented
from bythebook.games.dbs.revisions import REVISIONS
from bythebook.games.dbs.rule_actions.rule_processing import (
    INTERRUPT_READS,
    RULE_READS,
    interrupts_due,
    may_act,
    may_interrupt,
    rule_actions_due,
)
from bythebook.games.dbs.terms.counter import CounterTiming
from bythebook.games.dbs.terms.free_timing import Means
from bythebook.games.dbs.terms.from_hand import cost_to_play
from bythebook.games.dbs.terms.playing import FreeTiming
from bythebook.games.dbs.terms.requirements import (
    nothing_else,
    verify_activate,
    verify_play,
    verify_under,
)
from bythebook.games.dbs.terms.terms import (
    from_deck,
    life_shuffled,
)
from bythebook.games.dbs.terms.unaffected import NO_OBJECT, left_alone, no_object, unaffected
from bythebook.games.dbs.terms.undetermined import with_x, x_said
from bythebook.games.dbs.texts.events import (
    COMBOED_FROM,
    EV_KO,
    PLAYED_WITH,
    UNTIL_MAIN,
    UNTIL_TURN,
    V_ATTACK,
    V_COMBO,
    V_PLAY,
    V_UNDER,
    VARIABLES,
)
from bythebook.games.dbs.texts.tolls import A_ATTACK, A_SWITCH, toll_of_attack, toll_of_switch
from bythebook.games.dbs.turn import once_each
from bythebook.games.dbs.zones.making_room import areas_with_little_room
from bythebook.games.dbs.zones.zone_table import zone_table
from bythebook.games.dbs.zones.zones import (
    HAND,
    IN_PLAY,
    KINDS,
    LIFE,
    OPEN_AREAS,
    ORIENTATIONS,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CostPart, Happening
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import ORIENT, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import CARD, FIRST_CARD, NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class DragonBallSuper(CommonBook):
    """Dragon Ball Super Card Game 1.23."""

    def __init__(self) -> None:
        super().__init__("dbs", "1.23", zone_table(), CHARS)
        self.revisions = REVISIONS
        self.least_named = LEAST_NUMBER
        self.vocabulary((TRAITS, NAMES, CHARACTER, ERA), BIT_NAMES, ORIENTATIONS, VARIABLES)
        self.interrupt_reads = INTERRUPT_READS
        self.rule_reads = RULE_READS
        self.forbidding = frozenset(ON_CARDS)
        self.forbids_by_value = True
        self.shutting_out = NO_OBJECT
        self.zones.sheds = [lets_go(o, t) for o in range(KINDS) for t in range(KINDS)]
        self.zones.sheds_counters = [
            sheds_markers(o, t) for o in range(KINDS) for t in range(KINDS)
        ]
        self.below_speak = True
        self.public = OPEN_AREAS
        self.bars_objects = STAYS_BARRED.value

    def root(self) -> Procedure:
        return Preparation()

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        return presented(deck.main)

    def least_up_to(self, least: int) -> int:
        return least_up_to(least)

    def master_of_auto(self, game: Game, card: int) -> int:
        if game.state.host[card] >= 0:
            return master_of_covered(game, card)
        return super().master_of_auto(game, card)

    def master_of_cont(self, game: Game, card: int) -> int:
        if game.state.host[card] >= 0:
            return master_of_covered(game, card)
        return super().master_of_cont(game, card)

    def settle(self, changes: list[Change]) -> list[Change]:
        return settled(changes)

    def play_auto(self, index: int, entry: Change) -> Procedure:
        if entry[1] & CARD < FIRST_CARD:
            return HandSkills(index, entry)
        return ActivatePending(index, entry)

    def secret_watchers(self, lib: Library) -> tuple[int, ...]:
        return skills_in_hands(lib)

    def stand_in(self, game: Game, player: int, ability: int) -> int:
        return may_be_held(game, player, ability)

    def keeps_secret(self, game: Game, source: int) -> bool:
        return is_secret(game, source)

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        return SkillPayment(player, ability, source)

    def from_top(
        self, player: int, source: int, to: int, count: int, up_to: bool
    ) -> Procedure | None:
        return from_deck(player, source, to, count, up_to)

    def shuffled(self, player: int, zone: int) -> list[Change]:
        return life_shuffled(player) if zone == LIFE else super().shuffled(player, zone)

    def cost_of(self, game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
        card = source & CARD
        if ability == A_COMBO:
            return cost_of_combo(game, card)
        if ability == A_ATTACK:
            return toll_of_attack(game, source)
        if ability == A_SWITCH:
            return toll_of_switch(game, source, game.state.turn_player)
        if ability == NOTHING:
            return cost_to_play(game, source)
        data = game.lib.abilities[ability]
        activated = data.kind == ACT or data.kind == AUTO
        energy = activated and takes_energy(game.value(TYPE, card), data.marks)
        x = NOTHING
        if SKILL_BILLS.of(game.lib, ability).of_x or (energy and costs_x(game, card)):
            x = x_said(game, ability, source)
        cost = data.cost if x < 0 else with_x(data.cost, x)
        if not energy:
            # Where the card lay matters only if energy is paid for it.
            return with_added(game, card, cost) if activated else cost
        stood = area_of_payment(game, ability, source)
        return whole_skill_cost(game, cost, source, stood, data.marks, x)

    def is_set_aside(self, game: Game, source: int) -> bool:
        return game.state.kind_of(source & CARD) == HAND

    def ceased_to(self) -> int:
        return GONE_TO.value

    def searchers(self, master: int) -> int:
        return searchers(master)

    def viewers(self, master: int) -> int:
        return viewers(master)

    def enter_standby(self, game: Game, triggered: list[Pending]) -> list[Change]:
        for one in triggered:
            if game.lib.abilities[one.ability].marks & REVIVE:
                one.master = revives(game, one.source & CARD)
        return super().enter_standby(game, triggered)

    def seen_in_play(self, origin: int, target: int) -> bool:
        return seen_in_play(origin)

    def stays_blank_moving(self) -> bool:
        return STAYS_NEGATED.value

    def covered_are_silent(self) -> bool:
        return SILENT_WHEN_MOVED.value

    def speaks_below(self, game: Game, ability: int) -> bool:
        return speaks_below(game.lib.abilities[ability].marks)

    def is_this(self, game: Game, source: int) -> bool:
        if not game.state.alive(source):
            return False
        frame = game.frame_of(ActivateSkill)
        if frame is None or frame.source != source:
            return True
        return where_it_was_activated(game, frame)

    def follows_new_cards(self) -> bool:
        return follows_new_cards()

    def frame_number(self, number: int, master: int) -> int:
        return number + master if number in (UNTIL_TURN, UNTIL_MAIN) else number

    def remembers(self, game: Game, ref: int) -> bool:
        return AS_IT_WAS.value or asks_about_moved(game, ref)

    def may_pay(self, game: Game, ability: int, source: int, player: int) -> bool:
        return can_pay_whole(game, ability, source, player)

    def told_value(self, char: int, value: int) -> Any:
        if char == NAMES or value <= NONE:
            return None  # a card is told by its name anyway
        return super().told_value(char, value)

    def words_told(self, char: int, bits: int) -> list[str]:
        # As they are read, without the marks they are printed in.
        return [word.strip("«»<>") for word in super().words_told(char, bits)]

    def told_counters(self, kind: int, count: int) -> tuple[str, Any]:
        if kind == PLAYED_WITH:
            return "played with", KEYWORD_NAMES[1 << count - 1]
        if kind == COMBOED_FROM:
            return "used in a combo from", self.zones.names[count - 1]
        return "markers", count

    def reaches(self, game: Game, ref: int, master: int) -> bool:
        return not unaffected(game, ref & CARD, master) and not deflects_now(game, ref & CARD)

    def shuts_out(self, game: Game, cannot: int, card: int, source: int, master: int) -> bool:
        return no_object(game, cannot, card, source, master)

    def forbids(self, game: Game, change: Change) -> str:
        return self.bars(game, change, False)

    def forbids_paying(self, game: Game, change: Change) -> str:
        return self.bars(game, change, True)

    def bars(self, game: Game, change: Change, paying: bool) -> str:
        """The clause by which something cannot happen; to pay with a card is no effect on it."""
        if change[0] not in ON_CARDS:
            return ""
        cannot = game.value(CHAR_CANNOT, change[1] & CARD)
        if not cannot:
            return ""
        if change[0] == ORIENT:
            own_turn = game.state.master[change[1] & CARD] == game.state.turn_player
            refused = stopped(cannot, change, own_turn)
            if refused:
                return refused
        alone = "" if paying else left_alone(game, change)
        return alone or untouched(game, change, cannot)

    def restraints(self, game: Game) -> list[int] | None:
        return game.values(CHAR_CANNOT)

    def can_afford(self, game: Game, parts: tuple[CostPart, ...], source: int, player: int) -> bool:
        return affordable(game, Bill(parts), source, player)

    def company(self, lib: Library, definition: int) -> int:
        return areas_with_little_room(lib)

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        return along_with(game, changes)

    def is_held(self, game: Game, card: int) -> bool:
        return game.state.kind_of(card) == HAND

    def speaks(self, game: Game, card: int, ability: int) -> bool:
        return face_up_or_held(game, card, game.lib.abilities[ability].marks)

    def gains_when_blank(self) -> bool:
        return GAINS_WHEN_NEGATED.value

    def gains_lost_kind(self) -> bool:
        return GAINS_NEGATED_SORT.value

    def can_be_chosen(self, game: Game, ref: int, chooser: int, source: int) -> bool:
        if not game.guard_possible or not game.value(CHAR_CANNOT, ref & CARD):
            return True
        if unaffected(game, ref & CARD, chooser):
            return False
        return not shielded(game, ref & CARD, source)

    def interrupts(self, game: Game) -> list[tuple[int, Procedure]]:
        return interrupts_due(game)

    def interrupt_due(self, game: Game, dirty: int) -> bool:
        return may_interrupt(game, dirty) and bool(interrupts_due(game))

    def rule_actions(self, game: Game, dirty: int) -> list[Change]:
        return rule_actions_due(game, dirty)

    def rule_due(self, game: Game, dirty: int) -> bool:
        return may_act(game, dirty) and bool(rule_actions_due(game, dirty))

    def seen_before(self, event: int) -> bool:
        return event == EV_KO

    def spends_when_triggered(self) -> bool:
        return False

    def used_up(self, game: Game, source: int, ability: int, master: int) -> bool:
        return not_triggered(game, source, ability, master)

    def once_a_turn(self, what: Happening) -> bool:
        return once_each(what.kind, what.value)

    def verify(self, game: Game, player: int, option: Change) -> str:
        verb = option[0]
        timing = game.stack[-1]
        if isinstance(timing, CounterTiming) and verb == V_ACTIVATE:
            return timing.verify(game, option)
        if verb == V_PASS or not isinstance(timing, FreeTiming):
            return ""
        means = Means(game, player, timing.timing)
        if verb == V_PLAY:
            return verify_play(game, means, option[1] & CARD)
        if verb == V_UNDER:
            return verify_under(game, means, option[1] & CARD)
        if verb == V_COMBO:
            return verify_combo(game, means, option[1] & CARD)
        if verb == V_ACTIVATE:
            return verify_activate(game, means, option[1], option[2])
        if verb == V_ATTACK:
            return verify_attack(game, means, option)
        return nothing_else(timing.timing)

    def candidates(self, game: Game) -> list[Change]:
        """Whatever a player might think of at the pending decision."""
        ask = game.pending
        if ask is None or not isinstance(game.stack[-1], FreeTiming):
            return []
        state = game.state
        player = ask.player
        found: list[Change] = []
        for card in state.zone(player, HAND):
            ref = state.ref(card)
            found += [(V_PLAY, ref), (V_COMBO, ref), (V_UNDER, ref)]
        for zone in (HAND, *IN_PLAY):
            for card in state.zone(player, zone):
                for ability in game.abilities_of(card):
                    if game.lib.abilities[ability].kind == ACT:
                        found.append((V_ACTIVATE, state.ref(card), ability))
        return found


BOOK: Final = DragonBallSuper()
