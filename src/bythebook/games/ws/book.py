"""The rulebook as the kernel sees it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.book import CommonBook
from bythebook.games.ws.abilities.automatic import seen_on_stage
from bythebook.games.ws.abilities.playing import PlayTiming, ResolveText, may_exchange
from bythebook.games.ws.abilities.requirements import (
    T_MAIN,
    colors_available,
    not_then,
    verify_activate,
    verify_play,
)
from bythebook.games.ws.abilities.timing import PlayStandby
from bythebook.games.ws.battle.attack import verify_attack
from bythebook.games.ws.cards import (
    BIT_NAMES,
    CHARS,
    COST,
    ICONS,
    NAMES,
    TITLE,
    TRAITS,
    counts_face_down,
    icons_of,
)
from bythebook.games.ws.outline import stopped
from bythebook.games.ws.policy import LEAST_NUMBER
from bythebook.games.ws.preparation import Preparation, presented
from bythebook.games.ws.revisions import REVISIONS
from bythebook.games.ws.rule_actions import (
    INTERRUPT_READS,
    RULE_READS,
    interrupts_due,
    rule_actions_due,
)
from bythebook.games.ws.terms.icons import shot_ability
from bythebook.games.ws.terms.terms import (
    from_deck,
)
from bythebook.games.ws.texts.chosen_traits import traits_of
from bythebook.games.ws.texts.effects import StockCost
from bythebook.games.ws.texts.events import (
    CANNOT_BE_CHOSEN,
    EV_BEGIN,
    P_END,
    P_TURN_ENDS,
    V_ATTACK,
    V_EXCHANGE,
    V_PLAY,
    VARIABLES,
)
from bythebook.games.ws.texts.in_battle import (
    ALL_IN_BATTLE,
    IN_BATTLE,
    THEIRS_IN_BATTLE,
    battling_zones,
)
from bythebook.games.ws.texts.payments import with_parts_replaced
from bythebook.games.ws.texts.prohibitions import kept_from_reversing, kept_on_stage
from bythebook.games.ws.texts.taking_back import kept_in_waiting_room
from bythebook.games.ws.zones.markers import along_with
from bythebook.games.ws.zones.zone_table import zone_table
from bythebook.games.ws.zones.zones import (
    BEHIND,
    CENTER_STAGE,
    CLOCK,
    FACING,
    HAND,
    IN_FRONT,
    LEVEL,
    MARKER_AREAS,
    MEMORY,
    ORIENTATIONS,
    STAGE,
    behind,
    facing,
    in_front,
    position_over,
)
from bythebook.kernel.abilities.abilities import ACT, Ability, CostPart, Happening
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import MOVE, ORIENT, Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import K_CHOOSE, V_ACTIVATE, V_PASS, V_PICK
from bythebook.kernel.state.refs import CARD, NOTHING, PUBLIC

NO_COST: Final[tuple[CostPart, ...]] = ()
_COSTS: Final = [(), *[(StockCost(n),) for n in range(1, 40)]]


@rule("ws 2.7.2", nothing=NO_COST)
def cost_of_playing(cost: int) -> tuple[CostPart, ...]:
    """To play a card, as many cards of the stock are paid as its cost says."""
    return _COSTS[cost] if cost > 0 else NO_COST


@rule("ws 8.6.2.3", nothing=())
def determined_cost(game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
    """The cost is worked out: an ability's own, or what playing the card costs."""
    if ability >= 0:
        return with_parts_replaced(game, game.lib.abilities[ability].cost, ability, source)
    return with_parts_replaced(
        game, cost_of_playing(game.value(COST, source & CARD)), NOTHING, source
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class WeissSchwarz(CommonBook):
    """Weiss Schwarz 2.03."""

    def __init__(self) -> None:
        super().__init__("ws", "2.03", zone_table(), CHARS)
        self.revisions = REVISIONS
        self.least_named = LEAST_NUMBER
        self.vocabulary((TRAITS, NAMES, TITLE), BIT_NAMES, ORIENTATIONS, VARIABLES)
        self.interrupt_reads = INTERRUPT_READS
        self.rule_reads = RULE_READS
        self.forbidding = frozenset({ORIENT, MOVE})
        self.forbids_by_value = True

    def root(self) -> Procedure:
        return Preparation()

    def check_deck(self, deck: Deck) -> list[tuple[str, str]]:
        return presented(deck.main)

    def play_auto(self, index: int, entry: Change) -> Procedure:
        return PlayStandby(index, entry)

    def resolve(self, ability: int, source: int, master: int, subject: int = NOTHING) -> Resolve:
        return ResolveText(ability, source, master, subject)

    def rule_abilities(self) -> tuple[Ability, ...]:
        return (shot_ability(),)

    def from_top(
        self, player: int, source: int, to: int, count: int, up_to: bool
    ) -> Procedure | None:
        return from_deck(player, source, to, count, up_to)

    def told_value(self, char: int, value: int) -> Any:
        if char == NAMES:
            return None  # a card is told by its name anyway
        return tuple(icons_of(value)) if char == ICONS else super().told_value(char, value)

    def word_of(self, game: Game, ref: int, place: int) -> str:
        return traits_of(game, ref)[place]

    def seen_in_play(self, origin: int, target: int) -> bool:
        return seen_on_stage(origin, target)

    def cost_of(self, game: Game, ability: int, source: int) -> tuple[CostPart, ...]:
        return determined_cost(game, ability, source)

    def related(self, game: Game, place: int, ref: int, master: int) -> list[int]:
        state = game.state
        if place == IN_BATTLE:
            return battling_zones(game, master)
        if place == THEIRS_IN_BATTLE:
            return battling_zones(game, 1 - master)
        if place == ALL_IN_BATTLE:
            return [*battling_zones(game, master), *battling_zones(game, 1 - master)]
        where = game.last_zone(ref)
        position = where % state.kinds
        if position in MARKER_AREAS:
            position = position_over(position)
        if where < 0 or position not in STAGE:
            return []
        own = where - where % state.kinds
        if place == IN_FRONT:
            return [own + z for z in in_front(position)]
        if place == BEHIND:
            return [own + z for z in behind(position)]
        if place == FACING:
            across = facing(position)
            theirs = 0 if own else state.kinds
            return [theirs + across] if across >= 0 else []
        return []

    def speaks(self, game: Game, card: int, ability: int) -> bool:
        kind = game.state.kind_of(card)
        if game.state.face[card] == 0 or self.zones.sight[kind] != PUBLIC:
            return True
        return kind == MEMORY and counts_face_down(game.lib.abilities[ability].marks)

    def forbids(self, game: Game, change: Change) -> str:
        if change[0] == ORIENT:
            refused = stopped(game.value(CHAR_CANNOT, change[1] & CARD), change)
            return refused or kept_from_reversing(game, change)
        if change[0] != MOVE:
            return ""
        return kept_on_stage(game, change) or kept_in_waiting_room(game, change)

    def can_be_chosen(self, game: Game, ref: int, chooser: int, source: int) -> bool:
        if not game.guard_possible:
            return True
        card = ref & CARD
        if game.state.master[card] == chooser:
            return True
        return not game.value(CHAR_CANNOT, card) & CANNOT_BE_CHOSEN

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        return along_with(game, changes)

    def interrupts(self, game: Game) -> list[tuple[int, Procedure]]:
        return interrupts_due(game)

    def interrupt_due(self, game: Game, dirty: int) -> bool:
        return bool(interrupts_due(game))

    def rule_actions(self, game: Game, dirty: int) -> list[Change]:
        return rule_actions_due(game, dirty)

    def rule_due(self, game: Game, dirty: int) -> bool:
        return bool(rule_actions_due(game, dirty))

    def once_a_turn(self, what: Happening) -> bool:
        return what.kind == EV_BEGIN and what.value in (P_END, P_TURN_ENDS)

    def verify(self, game: Game, player: int, option: Change) -> str:
        verb = option[0]
        if verb == V_PASS:
            return ""
        timing = game.frame_of(PlayTiming)
        if verb == V_PLAY and timing is not None:
            level = len(game.state.zone(player, LEVEL))
            available = colors_available(game, player)
            return verify_play(game, player, option[1] & CARD, timing.timing, available, level)
        if verb == V_ACTIVATE and timing is not None:
            return verify_activate(game, player, option[1], option[2], timing.timing)
        if verb == V_EXCHANGE and timing is not None and timing.timing == T_MAIN:
            return "" if may_exchange(game, player) else "ws 6.5.1.2.4"
        asking = game.stack[-1]
        if isinstance(asking, PlayTiming):
            return not_then(asking.timing)
        if verb == V_ATTACK:
            return verify_attack(game, player, option[1] & CARD)
        if verb == V_PICK:
            return self._verify_pick(game, option)
        return ""

    def _verify_pick(self, game: Game, option: Change) -> str:
        ask = game.pending
        if ask is None or option in ask.options:
            return ""
        return "ws 8.6.3.1" if ask.kind == K_CHOOSE else ask.clause

    def candidates(self, game: Game) -> list[Change]:
        """Whatever a player might think of at the pending decision."""
        ask = game.pending
        if ask is None:
            return []
        state = game.state
        player = ask.player
        top = game.stack[-1]
        found: list[Change] = []
        if isinstance(top, PlayTiming):
            for card in state.zone(player, HAND):
                found.append((V_PLAY, state.ref(card)))
            for zone in (HAND, CLOCK, MEMORY, *STAGE):
                for card in state.zone(player, zone):
                    for ability in game.abilities_of(card):
                        if game.lib.abilities[ability].kind == ACT:
                            found.append((V_ACTIVATE, state.ref(card), ability))
        if any(o[0] == V_ATTACK for o in ask.options):
            for zone in (*CENTER_STAGE, *STAGE[3:]):
                for card in state.zone(player, zone):
                    found.append((V_ATTACK, state.ref(card)))
        return found


BOOK: Final = WeissSchwarz()
