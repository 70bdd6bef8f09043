"""A tiny invented rulebook: two rows, a hand, a soul; just enough to prove the kernel on.

A turn: draw, act as often as you like, end. A deck that runs out is refilled
from the discard at once; four cards in a soul spill over; a card without power
is discarded; only one card stands in the front; a back row of four is thinned.
"""

from collections.abc import Callable
from typing import Final

from bythebook.kernel.abilities.abilities import (
    ACT,
    FIRST_EVENT,
)
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.procedure.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.state.changes import (
    MOVE,
    ORIENT,
    THIS_TURN,
    UNDER,
    USED,
    Change,
    begin_turn,
    end_game,
    event,
    expire,
    move,
    shuffle,
)
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT, FIRST_CHAR
from bythebook.kernel.state.options import FIRST_VERB, K_PLAY, V_ACTIVATE, V_PASS, declare_verb
from bythebook.kernel.state.refs import CARD, FACE_DOWN, NOBODY_SEES, OWNER_SEES
from bythebook.kernel.state.result import DRAW, reason
from bythebook.kernel.state.zones import Zone, ZoneTable
from bythebook.kernel.texts.pay_at_once import PayAtOnce

DECK, HAND, FRONT, BACK, DISCARD, SOUL, SIDE, PILE, CHEST = range(9)
FIELD: Final = (FRONT, BACK)
STAND, REST = 0, 1
POWER, LEVEL, TRAITS = range(FIRST_CHAR, FIRST_CHAR + 3)
CANNOT_MOVE, CANNOT_REST, CANNOT_STAND, CANNOT_DRAW, CANNOT_BE_CHOSEN = 1, 2, 4, 8, 16
EV_END, EV_BELL = FIRST_EVENT, FIRST_EVENT + 1
V_PLAY: Final = declare_verb(FIRST_VERB + 90, "play", ("card",))
DECKED: Final = reason("tiny: no cards left", "tiny 9.1")
VARIABLES: Final = ["points 0", "points 1", "die"]
POINTS, DIE = 0, 2

ZONES: Final = ZoneTable(
    [
        Zone("deck", NOBODY_SEES, face=FACE_DOWN, ordered=True),
        Zone("hand", OWNER_SEES),
        Zone("front", field=True),
        Zone("back", field=True),
        Zone("discard"),
        Zone("soul"),
        Zone("side", blank_down=True),
        Zone("pile", ordered=True),
        # Its player may look at its cards; turned up, everybody sees them.
        Zone("chest", OWNER_SEES, face=FACE_DOWN, shows=True),
    ]
)
KINDS: Final = ZONES.count
# From the back a card steps aside and returns without becoming a new card.
ZONES.keep(BACK, SIDE)
ZONES.keep(SIDE, BACK)


def bits(*kinds: int) -> int:
    """Zones of both players, as bits."""
    return sum((1 << k) | (1 << KINDS + k) for k in kinds)


# Procedures.


class Turn(Procedure):
    """One turn after the other."""

    @step("tiny 1.1")
    def begin(self, game: Game) -> Flow:
        """Additional turns first, the one granted last before the others."""
        extra = game.state.extra_turns
        if extra:
            return begin_turn(extra[-1], 1)
        return begin_turn(1 - game.state.turn_player)

    @step("tiny 1.2")
    def draw(self, game: Game) -> Flow:
        return FromTop(game.state.turn_player, DECK, HAND, 1)

    @step("tiny 1.3")
    def check(self, game: Game) -> Flow:
        return CHECK

    @step("tiny 1.4")
    def main(self, game: Game) -> Flow:
        player = game.state.turn_player
        options: list[Change] = [
            (V_PLAY, r) for r in game.state.refs(game.state.zone(player, HAND))
        ]
        return Ask(player, K_PLAY, [*options, *activations(game, player), (V_PASS,)], True)

    @step("tiny 1.4")
    def act(self, game: Game) -> Flow:
        player = game.state.turn_player
        if self.answer[0] == V_PASS:
            return None
        if self.answer[0] == V_PLAY:
            return self.then(move([self.answer[1]], BACK, player), goto="check")
        return self.then(Activate(self.answer[2], self.answer[1], player), goto="check")

    @step("tiny 1.5")
    def end(self, game: Game) -> Flow:
        return event(EV_END, game.state.turn_player, game.state.turn_player)

    @step("tiny 1.6")
    def last_check(self, game: Game) -> Flow:
        return CHECK

    @step("tiny 1.7")
    def expire(self, game: Game) -> Flow:
        return expire(THIS_TURN, game.state.turn)

    @step("tiny 1.8")
    def next_turn(self, game: Game) -> Flow:
        return self.skip_to("begin")


class Idle(Procedure):
    """A table at rest: what a test runs stands on this; a check timing follows it."""

    @step("kernel tiny 0.1")
    def check(self, game: Game) -> Flow:
        return CHECK

    @step("kernel tiny 0.2")
    def rest(self, game: Game) -> Flow:
        return Ask(0, K_PLAY, [(V_PASS,)], True)

    @step("kernel tiny 0.3")
    def anew(self, game: Game) -> Flow:
        return self.start_over()


def activations(game: Game, player: int) -> list[Change]:
    """The abilities a player could activate and pay for now."""
    found: list[Change] = []
    for zone in FIELD:
        for card in game.state.zone(player, zone):
            ref = game.state.ref(card)
            for number in game.abilities_of(card):
                data = game.lib.abilities[number]
                spent = game.state.used.get((ref, number), 0)
                if data.kind == ACT and game.can_pay(number, ref, player):
                    if not data.limit or spent < data.limit:
                        found.append((V_ACTIVATE, ref, number))
    return found


class Activate(Resolve):
    """Pay for an ability and resolve it."""

    def __init__(self, ability: int = 0, source: int = 0, master: int = 0) -> None:
        super().__init__(ability, source, master)

    @step("tiny 2.1")
    def pay(self, game: Game) -> Flow:
        return game.book.pay(self.master, self.ability, self.source)

    @step("tiny 2.2")
    def count_use(self, game: Game) -> Flow:
        return (USED, self.source, self.ability) if game.lib.abilities[self.ability].limit else None

    @step("tiny 2.3")
    def carry_out(self, game: Game) -> Flow:
        return self.next_instruction(game)


class Refill(Procedure):
    """The discard becomes the deck."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("tiny 8.1")
    def put_back(self, game: Game) -> Flow:
        back = move(game.state.refs(game.state.zone(self.player, DISCARD)), DECK)
        return [*back, shuffle(self.player, DECK)]


class Spill(Procedure):
    """A full soul spills into the discard."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("tiny 8.2")
    def spill(self, game: Game) -> Flow:
        return move(game.state.refs(game.state.zone(self.player, SOUL)), DISCARD)


class Thin(Procedure):
    """A back row of four: its player discards one of it."""

    def __init__(self, player: int = 0) -> None:
        self.player: int = player

    @step("tiny 9.4")
    def pick(self, game: Game) -> Flow:
        cards = game.state.refs(game.state.zone(self.player, BACK))
        return Choose(self.player, cards, 1, 1)

    @step("tiny 9.4")
    def discard(self, game: Game) -> Flow:
        return move(self.chosen, DISCARD)


# The book.


@rule("tiny 9.2", nothing=False)
def powerless(power: int) -> bool:
    """A card without power does not stay on the field."""
    return power <= 0


class Tiny(Book):
    """The book; `audit`, if set, is called after every batch."""

    def __init__(self, name: str = "tiny") -> None:
        super().__init__(name, "1", ZONES, ["power", "level", "traits"])
        self.variables = VARIABLES
        self.interrupt_reads = -1
        self.audit: Callable[[Game], None] | None = None

    def root(self) -> Procedure:
        return Turn()

    def place_deck(self, game: Game, player: int, sections: list[list[int]]) -> None:
        for kind, cards in zip(self.sections.values(), sections, strict=True):
            game.state.zones[player * KINDS + kind] = cards.copy()
            for card in cards:
                game.state.where[card] = player * KINDS + kind
                game.state.face[card] = FACE_DOWN

    def forbids(self, game: Game, change: Change) -> str:
        if change[0] not in (MOVE, ORIENT, UNDER):
            return ""
        card = change[1] & CARD
        cannot = game.value(CHAR_CANNOT, card)
        if change[0] == ORIENT:
            stops = CANNOT_REST if change[2] == REST else CANNOT_STAND
        else:
            stops = CANNOT_MOVE
            if change[0] == MOVE and game.state.kind_of(card) == DECK and change[3] == HAND:
                if game.value(CHAR_CANNOT, game.state.owner[card]) & CANNOT_DRAW:
                    return "tiny 7.2"
        return "tiny 7.1" if cannot & stops else ""

    def can_be_chosen(self, game: Game, ref: int, chooser: int, source: int) -> bool:
        return not game.value(CHAR_CANNOT, ref & CARD) & CANNOT_BE_CHOSEN

    def accompany(self, game: Game, changes: list[Change]) -> list[Change]:
        """Cards under a card that leaves the field are discarded along with it."""
        state = game.state
        whole: list[Change] = []
        for change in changes:
            whole.append(change)
            if change[0] == MOVE and change[3] not in FIELD and state.alive(change[1]):
                below = list(state.below.get(change[1] & CARD, ()))
                whole += [c for c in move(state.refs(below), DISCARD) if c not in changes]
        return whole

    def interrupts(self, game: Game) -> list[tuple[int, Procedure]]:
        if self.audit is not None:
            self.audit(game)
        due: list[tuple[int, Procedure]] = []
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            if not game.state.zone(player, DECK) and game.state.zone(player, DISCARD):
                due.append((player, Refill(player)))
            if len(game.state.zone(player, SOUL)) >= 4:
                due.append((player, Spill(player)))
        return due

    def rule_actions(self, game: Game, dirty: int) -> list[Change]:
        state = game.state
        lost = [p for p in (0, 1) if not any(state.zone(p, z) for z in (DECK, DISCARD))]
        if lost:
            return [end_game(DRAW if len(lost) == 2 else 1 - lost[0], DECKED)]
        gone: list[int] = []
        for player in (0, 1):
            for zone in FIELD:
                for card in state.zone(player, zone):
                    if powerless(game.value(POWER, card)):
                        gone.append(card)
            gone += [c for c in state.zone(player, FRONT)[:-1] if c not in gone]
        return move(state.refs(gone), DISCARD)

    def rule_procedure(self, game: Game, dirty: int) -> Procedure | None:
        for player in (game.state.turn_player, 1 - game.state.turn_player):
            if len(game.state.zone(player, BACK)) >= 4:
                return Thin(player)
        return None


class AtOnce(Tiny):
    """The same book, whose costs are paid all at the same time."""

    def pays_in_order(self) -> bool:
        return False

    def pay(self, player: int, ability: int, source: int) -> Procedure:
        return PayAtOnce(player, ability, source)
