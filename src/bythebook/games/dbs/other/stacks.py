"""Section 11-3 and 9-4: cards under cards; 10-18-7: tokens; what goes along when a card moves."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import POWER, TOKEN, TYPE, WORKS_BELOW
from bythebook.games.dbs.other.control import put
from bythebook.games.dbs.texts.events import MARKER
from bythebook.games.dbs.zones.making_room import with_room
from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, DROP, KINDS, UNISON_AREA
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import (
    MOVE,
    UNDER,
    Change,
    carry,
    cease,
    counters,
    move,
    uncover,
    under,
)
from bythebook.kernel.state.refs import BOTTOM, CARD, SHIFT
from bythebook.kernel.texts.verbs import MovesCards


@rule("dbs 11-3-2", "dbs 11-3-2-2", nothing=True)
def speaks_below(marks: int) -> bool:
    """The skills of a card under another are negated, but for one that says it stays active."""
    return marks & WORKS_BELOW != 0


@rule("dbs 11-3-2-2", nothing=0)
def master_of_covered(game: Game, card: int) -> int:
    """The master of a skill of a card under another is the master of the card on top."""
    return game.state.master[game.state.host[card]]


@rule("dbs 11-3-3", nothing=[])
def place_under(card: int, host: int) -> list[Change]:
    """A card placed under one that has cards under it goes to the very bottom."""
    return [under(card, host, BOTTOM)]


@rule("dbs 11-3-4", "dbs 11-3-5", nothing=False)
def left_behind(origin: int, target: int) -> bool:
    """Cards under a card do not follow it out of play: they go to their owners' drop areas.

    To the same area of the player who gains control of it they do.
    """
    if origin == BATTLE_AREA:
        return target not in (COMBO_AREA, BATTLE_AREA)
    if origin == COMBO_AREA:
        return target not in (BATTLE_AREA, COMBO_AREA)
    return origin == UNISON_AREA and target != UNISON_AREA


@rule("dbs 10-18-7", nothing=False)
def token_ends(kind: int, target: int) -> bool:
    """A token that would leave the battle and combo areas is removed from the game instead."""
    return kind & TOKEN != 0 and target not in (BATTLE_AREA, COMBO_AREA)


def ended_or_moved(game: Game, change: Change) -> Change:
    """What becomes of a card that would be moved, or placed under another: a token may end."""
    if not game.state.tokens or change[0] not in (MOVE, UNDER):
        return change
    target = change[3] if change[0] == MOVE else game.state.kind_of(change[2] & CARD)
    return cease(change[1]) if token_ends(game.value(TYPE, change[1] & CARD), target) else change


@rule("dbs 4-12-4", nothing=False)
def sheds_markers(origin: int, target: int) -> bool:
    """A card that goes anywhere but to the opponent's unison area loses its markers."""
    return origin == UNISON_AREA and target != UNISON_AREA


def along_with(game: Game, changes: list[Change]) -> list[Change]:
    """Changes with what goes along: cards underneath, tokens that end, markers that are gone,
    cards that make room."""
    state = game.state
    areas = 0
    for change in changes:
        if change[0] == MOVE:
            areas |= 1 << change[3]
    if not areas:
        return [ended_or_moved(game, c) for c in changes] if state.tokens else changes
    if game.lib.company & areas:
        changes = with_room(game, changes)
    marked = state.zones[UNISON_AREA] or state.zones[KINDS + UNISON_AREA]
    if not (state.below or state.tokens or marked):
        return changes
    found: list[Change] = []
    for change in changes:
        if change[0] not in (MOVE, UNDER) or not state.alive(change[1]):
            found.append(change)
            continue
        found.append(ended_or_moved(game, change))
        if change[0] == UNDER:
            continue
        card = change[1] & CARD
        origin = state.kind_of(card)
        below = state.below.get(card) if state.below else None
        if below and uncover(change[1]) not in changes:
            if left_behind(origin, change[3]):
                found += [ended_or_moved(game, c) for c in move(state.refs(list(below)), DROP)]
        if state.counters and sheds_markers(origin, change[3]):
            held = state.counters.get((change[1], MARKER), 0)
            if held:
                found.append(counters(change[1], MARKER, -held))
    return found


@rule("dbs 9-4-2", nothing=[])
def carried_over(below: int, above: int) -> list[Change]:
    """Effects on the power of a card, and its position, go over to the card placed on it."""
    return [carry(below, above, (POWER,))]


@rule("dbs 9-4-1", nothing=[])
def place_on_top(below: int, above: int) -> list[Change]:
    """A card in play is placed on another: that one, with what is under it, lies underneath.

    What follows from that happens at once, even amid other actions.
    """
    return [*carried_over(below, above), under(below, above)]


@rule("dbs 11-3-6", nothing=[])
def next_one_stays(game: Game, ref: int) -> list[Change]:
    """If only the card on top moves, the next stays there, with its power effects and position."""
    pile = game.state.below.get(ref & CARD, ())
    if not pile:
        return []
    up = pile[-1]
    # It comes to lie in the area by itself, and is another card from then on.
    return [uncover(ref), carry(ref, game.state.ref(up) + (1 << SHIFT), (POWER,))]


@dataclass(frozen=True)
class PutTopOnly(MovesCards):
    """Of cards in play only the one on top goes to an area of its owner's, without the others."""

    to: int
    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.cards(frame, game)
        return [
            *(c for ref in refs for c in next_one_stays(game, ref)),
            *put(game, refs, frame.source, self.to),
        ]
