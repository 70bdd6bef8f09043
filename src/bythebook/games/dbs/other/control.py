"""Sections 9-9, 10-19, 11-4, 11-5: leaders turned over, cards sent away, control of cards."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.characteristics import other_side
from bythebook.games.dbs.keywords.discarding import discarded
from bythebook.games.dbs.texts.events import EV_TURNED_OVER
from bythebook.games.dbs.zones.zones import DROP, HAND, LEADER_AREA, REMOVED, WARP
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import OPPONENT, players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, event, move, transform
from bythebook.kernel.state.refs import AS_ZONE, CARD, FACE_UP, NOTHING, SHIFT, TOP
from bythebook.kernel.texts.verbs import MovesCards


@rule("dbs 9-9-1", "dbs 9-9-2", "dbs 9-9-3", nothing=[])
def flip(game: Game, ref: int) -> list[Change]:
    """A card shows its other side, if it has one: its back or its front.

    It is the same card as before, in its position, and the effects on its power go on.
    """
    other = other_side(game, ref & CARD)
    if other < 0 or not game.state.alive(ref):
        return []
    changes = [transform(ref, other)]
    to_back = game.definition(ref & CARD).back is not None
    if game.lib.watched[EV_TURNED_OVER]:
        changes.append(event(EV_TURNED_OVER, ref, game.state.master[ref & CARD], int(to_back)))
    return changes


@dataclass(frozen=True)
class FlipLeader(Effect):
    """A player's leader shows its front, or its back, if it does not yet; "if you do" asks that."""

    whose: int = OPPONENT
    back: bool = False

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        changes: list[Change] = []
        flipped: list[int] = []
        for ref in game.state.refs(list(game.state.zone(player, LEADER_AREA))):
            shows_front = game.definition(ref & CARD).back is not None
            if shows_front == self.back and game.book.reaches(game, ref, frame.text_of()):
                turned = flip(game, ref)
                changes += turned
                flipped += [ref] if turned else []
        frame.bind(R_MOVED, flipped)
        return changes


@rule("dbs 10-19-1", nothing=[])
def out_of_the_game(refs: list[int]) -> list[Change]:
    """To remove cards from the game is to move them outside of it."""
    return move(refs, REMOVED)


@rule("dbs 11-4-1", nothing=[])
def to_warp(refs: list[int]) -> list[Change]:
    """To send cards to the warp is to place them there face up, each in its owner's."""
    return move(refs, WARP, face=FACE_UP)


def put(
    game: Game,
    refs: list[int],
    by: int,
    to: int,
    player: int = NOTHING,
    index: int = TOP,
    face: int = AS_ZONE,
    orientation: int = AS_ZONE,
) -> list[Change]:
    """A card's text puts cards into an area, sends them to the warp or removes them from the game.

    Those of a hand that it places in the drop area are discarded (10-45-1).
    """
    if to == WARP:
        return to_warp(refs)
    if to == REMOVED:
        return out_of_the_game(refs)
    if to == DROP:
        held = [r for r in refs if game.state.kind_of(r & CARD) == HAND]
        if held:
            others = [r for r in refs if r not in held]
            return [*discarded(game, held, by), *move(others, to, player, index, face)]
    return move(refs, to, player, index, face, orientation)


def known_there(game: Game, ref: int, area: int) -> int:
    """What a card will be known by once it lies in an area of a kind."""
    card = ref & CARD
    keeps = game.zones.keeps[game.state.kind_of(card) * game.zones.count + area]
    return ref if keeps else (game.state.inc[card] + 1) << SHIFT | card


@rule("dbs 11-5-1", "dbs 11-5-1-1", nothing=[])
def taken_over(ref: int, kind: int, player: int) -> list[Change]:
    """To gain control of a card is to move it to one's own area, as its master.

    It keeps its position, and the effects on it remain.
    """
    return move([ref], kind, player)


def gain_control(game: Game, refs: list[int], player: int) -> list[Change]:
    """A player gains control of cards, each in the kind of area it is in."""
    changes: list[Change] = []
    for ref in refs:
        card = ref & CARD
        if game.state.side_of(card) == player:
            continue
        changes += taken_over(ref, game.state.kind_of(card), player)
    return changes


@dataclass(frozen=True)
class GainControl(MovesCards):
    """The master of the skill gains control of cards."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.cards(frame, game)
        return gain_control(game, refs, frame.master)

    def plain(self) -> bool:
        return True
