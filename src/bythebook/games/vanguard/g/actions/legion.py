"""Section 10.25: legion."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.g.actions.hearts import tied_to_vanguard
from bythebook.games.vanguard.g.cards.states import (
    HAS_LEGIONED,
    LEGIONED_IN,
    MATE_OF,
    main_vanguard,
    partner_of,
)
from bythebook.games.vanguard.g.keywords.marks import SEEK_MATE
from bythebook.games.vanguard.g.texts.events import EV_LEGION
from bythebook.games.vanguard.g.zones.zones import HEARTS
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Flow, Procedure
from bythebook.kernel.state.changes import Change, counters, event, move, tie
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING


@dataclass(frozen=True)
class LegionWith(Effect):
    """This vanguard legions with a card, of those that it specifies as its mates.

    `power` is the number in the icon, what the powers written on both cards come to.
    """

    what: Noun
    mates: Cards
    power: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return Legion(frame.master, frame.source, refs[0]) if refs else None


def mates_sought(game: Game, card: int) -> Cards | None:
    """The cards that the Seek Mate ability of a card specifies, if it has one."""
    for ability in game.lib.own[game.state.definition[card]]:
        data = game.lib.abilities[ability]
        if data.marks & SEEK_MATE:
            for effect in data.body:
                if isinstance(effect, LegionWith):
                    return effect.mates
    return None


def seeks(game: Game, leader: int, mate: int) -> bool:
    """Whether a card specifies another one as its Legion Mate."""
    what = mates_sought(game, leader)
    return what is not None and what.fits(game, mate, game.state.ref(leader))


@rule("vgg 10.25.17", nothing=False)
def can_legion(game: Game, card: int, other: int) -> bool:
    """Two cards can legion if either of them specifies the other."""
    return seeks(game, card, other) or seeks(game, other, card)


@rule("vgg 10.25.1.2", "vgg 10.25.16", nothing=True)
def may_lead(game: Game, leader: int, mate: int) -> bool:
    """Who is in legion already, as a mate even, or specifies no such mate, does not legion."""
    return partner_of(game, leader) == NOTHING and seeks(game, leader, mate)


@rule("vgg 10.25.18.1", nothing=True)
def heart_is_alone(game: Game, heart: int) -> bool:
    """A heart that is in legion does not legion with another card."""
    return partner_of(game, heart) == NOTHING


@rule("vgg 10.25.2", nothing=[])
def tied_in_legion(mate: int, leader: int) -> list[Change]:
    """They are tied to each other, the one as the leader and the other as its mate."""
    return [tie(mate, MATE_OF, leader)]


@rule("vgg 10.25.14", nothing=[])
def legioned_in_this_turn(game: Game, refs: list[int]) -> list[Change]:
    """The turn in which a unit comes to be in legion is remembered."""
    counted = game.state.counters
    turn = game.state.turn + 1
    return [counters(r, LEGIONED_IN, turn - counted.get((r, LEGIONED_IN), 0)) for r in refs]


@mypyc_attr(allow_interpreted_subclasses=True)
class Legion(Procedure):
    """A card legions with a vanguard: it is put beside it, and both are in legion."""

    def __init__(self, player: int = 0, leader: int = NOTHING, mate: int = NOTHING) -> None:
        self.player: int = player
        self.leader: int = leader
        self.mate: int = mate

    @step("vgg 10.25.1", "vgg 10.25.1.2")
    def place(self, game: Game) -> Flow:
        """The mate is put to the left of the vanguard, lying as it lies."""
        state = game.state
        leader = self.leader & CARD
        there = state.alive(self.leader) and state.kind_of(leader) == VANGUARD
        if not there or not state.alive(self.mate):
            return DONE
        if not may_lead(game, leader, self.mate & CARD):
            return DONE
        orientation = state.orient[leader]
        return move([self.mate], VANGUARD, self.player, face=FACE_UP, orient=orientation)

    @step("vgg 10.25.1", "vgg 10.25.12")
    def legions(self, game: Game) -> Flow:
        """From now on they are in legion: both have come to be, neither was before."""
        new = [r for r in self.moved if r & CARD == self.mate & CARD]
        self.result = new
        if not new:
            return DONE
        pair = [self.leader, new[0]]
        return [
            *tied_in_legion(new[0], self.leader),
            *legioned_in_this_turn(game, pair),
            event(EV_LEGION, self.leader, self.player, 0, new[0]),
            event(EV_LEGION, new[0], self.player, 0, self.leader),
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class LegionWithHeart(Procedure):
    """A card legions with a heart: it becomes one itself, and whoever seeks the other leads."""

    def __init__(self, player: int = 0, heart: int = NOTHING, card: int = NOTHING) -> None:
        self.player: int = player
        self.heart: int = heart
        self.card: int = card

    @step("vgg 10.25.18")
    def place(self, game: Game) -> Flow:
        """The card is put on the vanguard circle as a heart."""
        state = game.state
        heart, card = self.heart & CARD, self.card & CARD
        there = state.alive(self.heart) and state.kind_of(heart) == HEARTS
        if not there or not state.alive(self.card):
            return DONE
        if not can_legion(game, heart, card) or not heart_is_alone(game, heart):
            return DONE
        return move([self.card], HEARTS, self.player, face=FACE_UP)

    @step("vgg 10.25.18")
    def legions(self, game: Game) -> Flow:
        """Both are tied in legion, and to the vanguard that is no mate."""
        new = [r for r in self.moved if r & CARD == self.card & CARD]
        self.result = new
        if not new:
            return DONE
        pair = [self.heart, new[0]]
        if not seeks(game, self.heart & CARD, new[0] & CARD):
            pair.reverse()
        vanguard = main_vanguard(game, self.player)
        hearts: list[Change] = []
        if vanguard != NOTHING:
            hearts = tied_to_vanguard(pair, game.state.ref(vanguard))
        return [
            *tied_in_legion(pair[1], pair[0]),
            *hearts,
            *legioned_in_this_turn(game, pair),
            *[event(EV_LEGION, ref, self.player, 0, NOTHING) for ref in pair],
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class LegionWithOne(Procedure):
    """A card legions with one of some vanguards or hearts, of those with which it can."""

    def __init__(
        self, player: int = 0, partners: list[int] | None = None, mate: int = NOTHING
    ) -> None:
        self.player: int = player
        self.partners: list[int] = partners or []
        self.mate: int = mate

    @step("vgg 10.25.1", "vgg 10.25.18")
    def choose(self, game: Game) -> Flow:
        """With several such hearts its player chooses one."""
        mate = self.mate & CARD
        found: list[int] = []
        for ref in self.partners:
            card = ref & CARD
            if game.state.kind_of(card) == HEARTS:
                fits = can_legion(game, card, mate) and heart_is_alone(game, card)
            else:
                fits = may_lead(game, card, mate)
            if fits:
                found.append(ref)
        return Choose(self.player, found, 1, 1) if found else DONE

    @step("vgg 10.25.1", "vgg 10.25.18")
    def legion(self, game: Game) -> Flow:
        """They legion."""
        if not self.chosen:
            return DONE
        partner = self.chosen[0]
        if game.state.kind_of(partner & CARD) == HEARTS:
            return LegionWithHeart(self.player, partner, self.mate)
        return Legion(self.player, partner, self.mate)

    @step("vgg 10.25.1", "vgg 10.25.18")
    def legioned(self, game: Game) -> Flow:
        """It is what later words mean."""
        self.result = self.chosen
        return None


def sought(ref: int) -> Change:
    """A card has used its Seek Mate ability: it can do so once in a game."""
    return counters(ref, HAS_LEGIONED, 1)
