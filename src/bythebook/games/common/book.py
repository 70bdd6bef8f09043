"""What several rulebooks answer alike when the kernel asks.

What a book says in its own way is a method of its own class; code that books share asks
`game.book`, never which game it is.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.abilities.automatic import (
    enter_standby,
    looks_back,
    paid_while_resolving,
)
from bythebook.games.common.abilities.continuous import (
    base_values,
    duration,
    since_placed,
    since_played,
)
from bythebook.games.common.abilities.replacement import (
    ReplaceEvents,
    affected_player,
    can_choose,
)
from bythebook.games.common.abilities.targets import choose_targets
from bythebook.games.common.abilities.timing import PayCost, RuleCheckTiming
from bythebook.games.common.other.loops import loop_deciders
from bythebook.games.common.outline import (
    changes_state,
    concession,
    decides_first,
    end_by_effect,
)
from bythebook.games.common.policy import (
    AS_IT_LAST_WAS,
    DEPENDENCY_COUNTS,
    EFFECTS_REACH_CONCESSION,
    ENDLESS_IS_DRAWN,
    FOLLOWS_NEW_CARDS,
    LARGER_IS_BARRED,
    LAYER_OF_VALUES,
    LAYER_WITHOUT_VALUES,
    MAY_DECLINE_COST,
    MOMENTS_AWAITED,
    NEVER_HAPPENED,
    OFF_PARTS_ACT,
    ONCE_FOR_AN_EVENT,
    ONCE_IN_STANDBY,
    TAKES_HOLD_AT_ONCE,
)
from bythebook.games.common.rule_actions import RuleInterrupts
from bythebook.games.common.terms import (
    master_of_automatic,
    master_of_continuous,
    master_of_effect,
)
from bythebook.games.common.zones.ordering import OrderCards, order_is_secret
from bythebook.games.common.zones.zones import deck_shuffled, side
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.procedure.policy import Number
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import ADD, BECOME
from bythebook.kernel.state.refs import NOTHING, OWNER_SEES, PUBLIC
from bythebook.kernel.state.zones import ZoneTable


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonBook(Book):
    """A rulebook in the words that several have in common."""

    def __init__(self, name: str, edition: str, zones: ZoneTable, chars: list[str]) -> None:
        super().__init__(name, edition, zones, chars)
        # The least number that can be named, if nothing else is said.
        self.least_named: Number = Number()
        # The kinds of zones that everybody may look at.
        self.public: tuple[int, ...] = tuple(
            kind for kind, sight in enumerate(zones.sight) if sight == PUBLIC
        )
        self.over_clause = cited(name, "ws 1.2.1", "dbs 1-2-1", "vgg 1.2.1", "vgd 1.2.1")
        self.concede_clause = cited(name, "ws 1.2.4", "dbs 1-2-4", "vgg 1.2.4", "vgd 1.2.4")
        self.win_by_effect_clause = cited(name, "ws 1.2.5", "dbs 1-2-6", "vgg 1.2.5", "vgd 1.2.5")
        self.loop_clause = cited(name, "ws 11.1.1.1", "dbs 11-1-2", "vgg 12.1.1.1", "vgd 17.1.1.1")

    def vocabulary(
        self,
        words: tuple[int, ...],
        bits: dict[int, dict[int, str]],
        orientations: dict[int, str],
        variables: list[str],
    ) -> None:
        """What the book calls things: its words, bits of characteristics, how cards lie."""
        self.word_chars = words
        self.bit_names = bits
        self.orientations = orientations
        self.variables = variables

    @property
    def deck(self) -> int:
        """Which kind of zone the deck is."""
        return next(iter(self.sections.values()))

    # Section 1.

    def concession(self, player: int) -> list[Change]:
        return concession(player)

    def effects_reach_concession(self) -> bool:
        return EFFECTS_REACH_CONCESSION.value

    def end_by_effect(self, winner: int) -> list[Change]:
        return end_by_effect(winner)

    def decides_first(self, game: Game) -> int:
        return decides_first(game)

    def least_number(self, least: int) -> int:
        return max(self.least_named.value, least)

    def turns(self, now: int, wanted: int) -> bool:
        return changes_state(now, wanted)

    # Sections 3 and 4.

    def place_deck(self, game: Game, player: int, sections: list[list[int]]) -> None:
        state = game.state
        for kind, cards in zip(self.sections.values(), sections):
            zone = side(player, self.zones.count) + kind
            state.zones[zone] = [*state.zones[zone], *cards]
            face, orient = self.zones.face[kind], self.zones.orient[kind]
            # Where its player may look, that player knows what lies there.
            seen = 1 << player if self.zones.sight[kind] == OWNER_SEES else 0
            for card in cards:
                state.where[card] = zone
                state.face[card] = face
                state.orient[card] = orient
                state.seen[card] |= seen

    def order(self, player: int, cards: list[int], secret: bool) -> Procedure:
        return OrderCards(player, cards, secret)

    def order_is_secret(self, kind: int) -> bool:
        return order_is_secret(self.zones.sight[kind])

    def shuffled(self, player: int, zone: int) -> list[Change]:
        return deck_shuffled(player, zone) if zone == self.deck else super().shuffled(player, zone)

    def master_of_auto(self, game: Game, card: int) -> int:
        return master_of_automatic(game, card, NOTHING)

    def master_of_cont(self, game: Game, card: int) -> int:
        return master_of_continuous(game, card)

    def master_of_effect(self, frame: Resolve) -> int:
        return master_of_effect(frame)

    def master_of_later(self, game: Game, effect: int) -> int:
        return master_of_automatic(game, NOTHING, effect)

    # Sections 8 and 9.

    def check_timing(self) -> Procedure:
        return RuleCheckTiming()

    def choose(
        self,
        game: Game,
        player: int,
        candidates: list[int],
        count: int,
        up_to: bool,
        unseen: bool,
    ) -> Procedure | None:
        return choose_targets(player, candidates, count, up_to, unseen)

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        return PayCost(player, ability, source)

    def may_pay(self, game: Game, ability: int, source: int, player: int) -> bool:
        return paid_while_resolving(game, ability, source, player)

    def may_decline(self) -> bool:
        return MAY_DECLINE_COST.value

    def enter_standby(self, game: Game, triggered: list[Pending]) -> list[Change]:
        return enter_standby(game, triggered)

    def looks_back(self, origin: int, target: int) -> bool:
        return origin >= 0 and LOOKING_BACK.of(self, (origin, target))

    def seen_in_play(self, origin: int, target: int) -> bool:
        """Whether a card that leaves a zone is seen as it was there, where it was in play."""
        return super().looks_back(origin, target)

    def times_awaited(self) -> int:
        return MOMENTS_AWAITED.value

    def state_once(self) -> bool:
        return ONCE_IN_STANDBY.value

    def switched_on(self, holds: bool) -> bool:
        return holds or OFF_PARTS_ACT.value

    def duration(self, until: int) -> int:
        return duration(until)

    def base_values(self, lib: Library) -> list[list[int]]:
        return base_values(lib)

    def layer(self, op: int, char: int) -> int:
        changes_values = op in (ADD, BECOME)
        return LAYER_OF_VALUES.value if changes_values else LAYER_WITHOUT_VALUES.value

    def dependency(self) -> bool:
        return DEPENDENCY_COUNTS.value

    def age_of_card(self, game: Game, card: int) -> int:
        return since_placed(game, card)

    def age_of_effect(self, effect: Change) -> int:
        return since_played(effect)

    def follows_new_cards(self) -> bool:
        return FOLLOWS_NEW_CARDS.value

    def last_information(self) -> bool:
        return AS_IT_LAST_WAS.value

    def takes_hold_at_once(self) -> bool:
        return TAKES_HOLD_AT_ONCE.value

    def replace(self, batch: list[Change], clause: str) -> Procedure:
        return ReplaceEvents(batch, clause)

    def replaced_is_gone(self) -> bool:
        return NEVER_HAPPENED.value

    def replaces_once(self) -> bool:
        return ONCE_FOR_AN_EVENT.value

    def affected_player(self, game: Game, change: Change) -> int:
        return affected_player(game, change)

    def can_replace(self, game: Game, ability: int, source: int, player: int) -> bool:
        return can_choose(game, ability, source, player)

    def interrupt_frame(self) -> Procedure:
        return RuleInterrupts()

    def interrupts_held(self, game: Game) -> bool:
        return not game.under_way(RuleInterrupts) and bool(self.interrupts(game))

    # Section 11.

    def endless_is_drawn(self) -> bool:
        return ENDLESS_IS_DRAWN.value

    def loop_deciders(self, stops: dict[int, int]) -> list[int]:
        return loop_deciders(stops)

    def loop_bars_both(self) -> bool:
        return LARGER_IS_BARRED.value


def looking_back(book: CommonBook, way: tuple[int, int]) -> bool:
    """Whether a card that moves between two kinds of zone is seen as it was before."""
    origin, target = way
    return looks_back(book.public, book.seen_in_play(origin, target), origin, target)


LOOKING_BACK: Final = Memo(looking_back)
