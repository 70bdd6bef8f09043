"""Section 4: drawing, damage, KO, markers."""

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import as_far_as_possible, times
from bythebook.games.common.terms import DrawCards, DrawUpTo, FromDeck, draw_a_card
from bythebook.games.dbs.rule_actions.marker_loss import after_losing_markers
from bythebook.games.dbs.texts.events import (
    EV_DAMAGE,
    EV_KO,
    EV_KOS,
    EV_MARKER,
    EV_TAKEN,
    K_LIFE,
    MARKER,
)
from bythebook.games.dbs.zones.zones import DECK, DROP, HAND, LIFE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure, last
from bythebook.kernel.state.changes import Change, counters, event, move, naming, shuffle
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING


@rule("dbs 3-9-4", nothing=[])
def life_shuffled(player: int) -> list[Change]:
    """Life is shuffled by the player whose it is, whoever's effect asks for it."""
    return [shuffle(player, LIFE)]


@rule("dbs 4-3-3", nothing=0)
def master_of_activate(game: Game, card: int) -> int:
    """An [Activate] skill is its card's master's."""
    return game.state.master[card]


@mypyc_attr(allow_interpreted_subclasses=True)
class BothDraw(Procedure):
    """Both players draw cards, at the same time: one each, so often."""

    def __init__(self, count: int = 0) -> None:
        self.count: int = count
        self.tries: int = 0

    @step("dbs 4-9-2")
    def draw_one_each(self, game: Game) -> Flow:
        """Each player draws a card."""
        first = game.state.turn_player
        return [c for p in (first, 1 - first) for c in draw_a_card(game, p, DECK, HAND)]

    @step("dbs 4-9-3")
    def draw_next(self, game: Game) -> Flow:
        """Then the next, as often as was asked for."""
        self.tries += 1
        self.result = [*self.result, *self.moved]
        return self.start_over() if self.tries < self.count else None


@rule("dbs 4-9-3", nothing=None)
def draw(player: int, count: int) -> Procedure | None:
    """To draw so many cards is to draw one so many times; none is nothing."""
    count = times(count)
    return DrawCards(player, DECK, HAND, count) if count else None


@rule("dbs 4-9-4", nothing=None)
def draw_up_to(player: int, count: int) -> Procedure | None:
    """To draw up to so many cards is to draw one again and again; up to none is nothing."""
    count = times(count)
    return DrawUpTo(player, DECK, HAND, count, True) if count else None


def from_deck(player: int, source: int, to: int, count: int, up_to: bool) -> Procedure | None:
    """Cards from the top of a zone, one at a time."""
    count = times(count)
    if not count:
        return None
    if source == DECK and to == HAND:
        return draw_up_to(player, count) if up_to else draw(player, count)
    return FromDeck(player, source, to, count, up_to)


def alike_life(game: Game, cards: list[int]) -> bool:
    """Whether no player knows anything that would tell some life cards apart."""
    state = game.state
    for card in cards:
        if state.seen[card] or state.face[card] == FACE_UP:
            return False
    return True


def distinct_life(game: Game, cards: list[int]) -> list[int]:
    """Of some life cards those that can be told apart: what nobody knows counts once."""
    if alike_life(game, cards):
        return game.state.refs(cards[-1:])
    known = [c for c in cards if not alike_life(game, [c])]
    unknown = [c for c in cards if alike_life(game, [c])]
    return game.state.refs([*known, *unknown[-1:]])


@mypyc_attr(allow_interpreted_subclasses=True)
class DamageProcess(Procedure):
    """A player takes damage, one by one: each time one of their life cards, of their choice.

    `to` is where the cards go: the hand, or with [Critical] the drop area. Its result is what
    was taken; with `told`, whoever waits for damage to be dealt is told by it.
    """

    def __init__(
        self,
        victim: int = 0,
        amount: int = 0,
        source: int = NOTHING,
        to: int = HAND,
        told: bool = True,
    ) -> None:
        self.victim: int = victim
        self.amount: int = amount
        self.dealer: int = source
        self.to: int = to
        self.told: bool = told

    @step("dbs 4-10-2-1")
    def choose_life(self, game: Game) -> Flow:
        """The player chooses one of their life cards; unknown ones are all the same."""
        self.chosen = []
        cards = game.state.zone(self.victim, LIFE)
        if self.amount <= 0 or not cards:
            return None
        unlike = distinct_life(game, cards)
        if len(unlike) > 1:
            return Choose(self.victim, unlike, 1, 1, False, K_LIFE)
        self.chosen = unlike
        return self.straight_to("take_life", game)

    @step("dbs 4-10-2-1")
    def take_life(self, game: Game) -> Flow:
        """It is added to the hand."""
        return move(self.chosen, self.to)

    @step("dbs 4-10-2-2")
    def next_damage(self, game: Game) -> Flow:
        """So much damage is one damage so many times."""
        self.amount -= 1
        self.result = [*self.result, *self.moved]
        return taken(self.dealer, self.victim) if self.moved else None

    @step("dbs 4-10-2-2")
    def go_on(self, game: Game) -> Flow:
        """Until it has been taken so often, or nothing is left to take."""
        if self.amount <= 0 or not game.state.zone(self.victim, LIFE):
            return last(self.dealt()) if self.told else DONE
        return self.start_over()

    def dealt(self) -> list[Change]:
        """Whoever waits for damage is told how much there was, if there was any."""
        return damage_dealt(self.dealer, self.victim, len(self.result))


def taken(source: int, victim: int) -> Change:
    """A player has taken 1 damage; whoever waits for that waits for each of them."""
    return event(EV_TAKEN, source, victim, 1)


def damage_dealt(source: int, victim: int, amount: int) -> list[Change]:
    """Damage has been dealt by a card to a player."""
    return [event(EV_DAMAGE, source, victim, amount)] if amount else []


@rule("dbs 10-1-1", nothing=[])
def ko(refs: list[int], by: int, master: int = NOTHING, told: bool = True) -> list[Change]:
    """To KO battle cards is to move them from the battle area to their owners' drop areas."""
    changes: list[Change] = []
    for ref in refs:
        changes += [*move([ref], DROP), *called_ko(ref, by, master, told)]
    return changes


@rule("dbs 10-1-2", nothing=[])
def called_ko(ref: int, by: int, master: int, told: bool) -> list[Change]:
    """Only what an effect or a rule calls so is a KO, no other way to the drop area."""
    changes = [naming(EV_KO, ref, master, 0, by, ref)]
    if by >= 0 and told:
        changes.append(naming(EV_KOS, by, master, 0, ref, ref))
    return changes


@rule("dbs 4-11-1-2")
def damage_of_skill(player: int, amount: int, source: int) -> Procedure | None:
    """Damage that a skill deals comes from the card with that skill."""
    return DamageProcess(player, amount, source)


@rule("dbs 4-12-2", nothing=0)
def markers_on(game: Game, ref: int) -> int:
    """How many markers are on a card: a whole number, and never below none."""
    return game.state.counters.get((ref, MARKER), 0)


@rule("dbs 4-12-3", nothing=[])
def fewer_markers(ref: int, count: int) -> list[Change]:
    """A number of markers that is lowered is so many markers taken off the card."""
    return [counters(ref, MARKER, -count)]


def remove_markers(game: Game, ref: int, count: int) -> list[Change]:
    """Markers are taken off a card, as many as there are at the most."""
    gone = as_far_as_possible(times(count), markers_on(game, ref))
    if not gone:
        return []
    player = game.state.master[ref & CARD]
    left = markers_on(game, ref) - gone
    return [
        *fewer_markers(ref, gone),
        naming(EV_MARKER, ref, player, gone, NOTHING, ref),
        *after_losing_markers(ref, left),
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveMarkers(Procedure):
    """Markers are removed from a unison card, one by one; its result says how many were."""

    def __init__(self, card: int = NOTHING, count: int = 0) -> None:
        self.card: int = card
        self.count: int = count
        self.gone: int = 0
        self.tries: int = 0

    @step("dbs 4-12-5-1")
    def remove_one(self, game: Game) -> Flow:
        """The player whose it is removes one marker from the unison card."""
        if not times(self.count) or not markers_on(game, self.card):
            return None
        self.gone += 1
        return fewer_markers(self.card, 1)

    @step("dbs 4-12-5-2")
    def remove_next(self, game: Game) -> Flow:
        """So many markers are one marker so many times."""
        self.tries += 1
        self.result = [self.gone] if self.gone else []
        if self.tries >= self.count or not markers_on(game, self.card):
            return DONE
        return self.start_over()


def add_markers(ref: int, count: int) -> list[Change]:
    """Markers are put on a card."""
    return [counters(ref, MARKER, count)] if count > 0 else []
