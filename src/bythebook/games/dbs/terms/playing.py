"""Free timing (4-6), and what a player does in it: play cards, combo, activate skills."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.abilities.timing import ActivateSkill
from bythebook.games.dbs.battle.combo import Combo
from bythebook.games.dbs.cards.cards import EMPOWER, KEYWORDS, TYPE, UNISON
from bythebook.games.dbs.keywords.empowering import TakeOverMarkers
from bythebook.games.dbs.other.stacks import place_under
from bythebook.games.dbs.terms.counter import when_playing
from bythebook.games.dbs.terms.free_actions import TIMINGS, actions
from bythebook.games.dbs.terms.from_hand import PlayFromHand
from bythebook.games.dbs.terms.requirements import (
    UNDER_UNISON,
)
from bythebook.games.dbs.terms.terms import add_markers
from bythebook.games.dbs.texts.barring import kept_from_play
from bythebook.games.dbs.texts.coming_in import comes_in
from bythebook.games.dbs.texts.events import (
    BY_RULES,
    BY_SKILL,
    EV_PLAYED,
    FROM_HAND,
    V_COMBO,
    V_PLAY,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    HAND,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import CHECK, DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move, reveal, spend
from bythebook.kernel.state.options import V_ACTIVATE, V_PASS
from bythebook.kernel.state.refs import AS_ZONE, BOTH, CARD, NOTHING, SHIFT
from bythebook.kernel.texts.verbs import BindMoved


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeTiming(Procedure):
    """A player acts, again and again, until they pass."""

    def __init__(self, player: int = 0, timing: int = 0) -> None:
        self.player: int = player
        self.timing: int = timing

    @step("dbs 4-6-2-1")
    def checkpoint(self, game: Game) -> Flow:
        """First a checkpoint."""
        return CHECK

    @step("dbs 4-6-2-2")
    def choose(self, game: Game) -> Flow:
        """The player chooses something they can do, or nothing."""
        player, state = self.player, game.state
        timing = TIMINGS.of(game.lib, self.timing)
        options = actions(game, player, timing)
        options += timing.passing
        # With cards in hand, others cannot know that none of them can be used.
        hidden = bool(state.zones[player * state.kinds + HAND])
        return Ask(player, timing.kind, options, hidden, len(options) - 1)

    @step("dbs 4-6-2-2", "dbs 4-6-2-3")
    def act(self, game: Game) -> Flow:
        """It is done; doing nothing ends the free timing, and the game goes on."""
        answer = self.answer
        if answer[0] == V_PASS:
            return self.start_over(DONE)
        # Whoever has done something gets another free timing.
        return self.start_over(self.action(game, answer))

    def action(self, game: Game, answer: Change) -> Flow:
        """What was chosen, as a procedure."""
        if answer[0] == V_PLAY:
            if game.value(TYPE, answer[1] & CARD) & UNISON:
                return PlayUnison(self.player, answer[1])
            return PlayBattleCard(self.player, answer[1])
        if answer[0] == V_COMBO:
            return Combo(self.player, answer[1])
        if answer[0] == V_ACTIVATE:
            return ActivateSkill(answer[2], answer[1], self.player)
        return self.other_action(game, answer)

    def other_action(self, game: Game, answer: Change) -> Flow:
        """What only the free timings of the main phase have."""
        raise AssertionError(f"nothing is done by {answer}")


def after_checkpoint(timing: FreeTiming) -> FreeTiming:
    """A free timing that begins right after a checkpoint, which has left its own nothing to do."""
    timing.pass_over()
    return timing


@rule("dbs 3-6-3", nothing=[])
def play_battle_card(game: Game, ref: int, player: int, mode: int, hushed: int) -> list[Change]:
    """To play a battle card is to place it in the battle area."""
    return comes_in(game, ref, player, mode, hushed)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayBattleCard(PlayFromHand):
    """Play a battle card from the hand: pay for it, let it be countered, place it."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        super().__init__(player, card)
        self.mode: int = NOTHING
        """in which it will be played, where a [Counter] skill says so"""
        self.hushed: int = 0
        """whether it will be played with its skills negated for the turn"""

    @step("dbs 6-3-1-2-1-1")
    def show(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("dbs 2-11-2-3")
    def choose_x(self, game: Game) -> Flow:
        """A total cost of X is what its master says."""
        return self.say_x(game)

    @step("dbs 6-3-1-2-1-1")
    def pay(self, game: Game) -> Flow:
        """Its energy is switched to rest mode, and it is declared to be played."""
        return self.pay_with_x(game)

    @step("dbs 6-3-1-2-1-2")
    def counter_it(self, game: Game) -> Flow:
        """A counter timing."""
        return when_playing(game, self.player, self.source)

    @step("dbs 6-3-1-2-1-3")
    def play(self, game: Game) -> Flow:
        """It is played."""
        if not self.can_still_be_played(game):
            return DONE
        return play_battle_card(game, self.source, self.player, self.mode, self.hushed)

    @step("dbs 6-3-1-2-1-4")
    def played(self, game: Game) -> Flow:
        """Whoever waits for it to be played is triggered."""
        placed = came_to(game, self.moved, BATTLE_AREA)
        return [event(EV_PLAYED, ref, self.player, BY_RULES | FROM_HAND) for ref in placed]

    @step("dbs 6-3-1-2-1-4")
    def checkpoint(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK


@rule("dbs 3-11-3", nothing=[])
def play_unison_card(ref: int, player: int, orientation: int = NOTHING) -> list[Change]:
    """To play a unison card is to place it in the unison area."""
    return move([ref], UNISON_AREA, player, orient=orientation)


def enter_unison(
    game: Game, ref: int, player: int, markers: int, orientation: int = AS_ZONE
) -> list[Change]:
    """A unison card is played with markers on it, in the place of those already there."""
    card = ref & CARD
    keeps = game.zones.keeps[game.state.kind_of(card) * game.zones.count + UNISON_AREA]
    placed = ref if keeps else (game.state.inc[card] + 1) << SHIFT | card
    return [*play_unison_card(ref, player, orientation), *add_markers(placed, markers)]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayUnison(PlayFromHand):
    """Play a unison card from the hand; it gets a marker for each energy paid."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        super().__init__(player, card)
        self.paid: int = 0
        self.changed: list[int] = []

    @step("dbs 6-3-1-2-2-1")
    def show(self, game: Game) -> Flow:
        """The card is shown."""
        return reveal([self.source], BOTH)

    @step("dbs 2-11-2-3")
    def choose_x(self, game: Game) -> Flow:
        """A total cost of X is what its master says."""
        return self.say_x(game)

    @step("dbs 6-3-1-2-2-1")
    def pay(self, game: Game) -> Flow:
        """The energy is switched to rest mode, and the card is declared to be played."""
        return self.pay_with_x(game)

    @step("dbs 6-3-1-2-2-2")
    def counter_it(self, game: Game) -> Flow:
        """A counter timing."""
        self.paid = len(self.chosen)
        return when_playing(game, self.player, self.source)

    @step("dbs 10-49-2")
    def empower(self, game: Game) -> Flow:
        """With [Empower] it may take over markers of the card it replaces."""
        self.chosen = []
        if not self.can_still_be_played(game):
            return None
        has = game.value(KEYWORDS, self.source & CARD) & EMPOWER
        return TakeOverMarkers(self.player, self.source) if has else None

    @step("dbs 10-49-2")
    def take_over(self, game: Game) -> Flow:
        """They are added to those it gets."""
        self.changed = [*self.changed, *self.chosen]
        return None

    @step("dbs 6-3-1-2-2-3")
    def play(self, game: Game) -> Flow:
        """It is placed in the unison area with a marker for each energy that was rested."""
        if not self.can_still_be_played(game):
            return DONE
        markers = self.paid + markers_changed(self.changed)
        return enter_unison(game, self.source, self.player, markers)

    @step("dbs 6-3-1-2-2-4")
    def played(self, game: Game) -> Flow:
        """Whoever waits for it to be played is triggered."""
        how = BY_RULES | FROM_HAND
        return [event(EV_PLAYED, r, self.player, how) for r in self.in_play(game)]

    def in_play(self, game: Game) -> list[int]:
        """The card, if it has really come to the unison area."""
        card = self.source & CARD
        there = game.state.where[card] == self.player * game.state.kinds + UNISON_AREA
        return [game.state.ref(card)] if there else []

    @step("dbs 6-3-1-2-2-4")
    def checkpoint(self, game: Game) -> Flow:
        """A checkpoint."""
        return CHECK


@dataclass(frozen=True)
class ChangeMarkersPlayed(Effect):
    """The unison card that is being played is played with more markers on it, or with fewer."""

    count: Amount

    def run(self, frame: Resolve, game: Game) -> Flow:
        playing = game.frame_of(PlayUnison)
        if playing is not None:
            n = self.count.value(game, frame.source, frame.master, frame.regs)
            playing.changed = [*playing.changed, n]
        return None


@dataclass(frozen=True)
class PlayUnisonWith(Effect):
    """Play a unison card by a skill, with so many markers on it."""

    what: Noun
    markers: Amount
    orientation: int = AS_ZONE

    def emit(self, out: list[Effect]) -> None:
        out.append(EmpowerBefore(self.what))
        out.append(self)
        out.append(BindMoved(R_MOVED))
        out.append(UnisonPlayed())

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = unisons_to_play(self.what, frame, game)
        n = self.markers.value(game, frame.source, frame.master, frame.regs)
        taken, frame.chosen = sum(frame.chosen), []
        if not refs:
            return None
        return played_with_markers(game, refs[0], frame.master, n + taken, self.orientation)


def unisons_to_play(what: Noun, frame: Resolve, game: Game) -> list[int]:
    """The unison cards among some cards that a skill can play."""
    return [
        r
        for r in what.refs(game, frame.source, frame.master, frame.regs)
        if game.value(TYPE, r & CARD) & UNISON
        and not kept_from_play(game, frame.master, r & CARD, BY_SKILL)
    ]


class EmpowerBefore(Effect):
    """A unison card that a skill is about to play may take over markers with [Empower]."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = unisons_to_play(self.what, frame, game)
        frame.chosen = []
        if not refs or not game.value(KEYWORDS, refs[0] & CARD) & EMPOWER:
            return None
        return TakeOverMarkers(frame.master, refs[0])


class UnisonPlayed(Effect):
    """Whoever waits for a unison card to be played is told."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        here = frame.master * game.state.kinds + UNISON_AREA
        return [
            event(EV_PLAYED, r, frame.master, BY_SKILL)
            for r in frame.regs[R_MOVED]
            if game.state.where[r & CARD] == here
        ]


@rule("dbs 6-3-1-2-2-3-1", nothing=[])
def played_with_markers(
    game: Game, ref: int, player: int, markers: int, orientation: int
) -> list[Change]:
    """A unison card that an effect plays with so many markers on it has so many."""
    return enter_unison(game, ref, player, markers, orientation)


@rule("dbs 6-3-1-2-2-3-2", nothing=0)
def markers_changed(changes: list[int]) -> int:
    """All that effects add to the markers of a card being played, or take off, is summed up."""
    return sum(changes)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceUnderUnison(Procedure):
    """Place a unison card of the hand under the one in play that has its number."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card

    @step("dbs 6-3-1-2-3-3")
    def place(self, game: Game) -> Flow:
        """It goes under the unison card in play, which gets a marker; once a turn."""
        hosts = game.state.refs(game.state.zone(self.player, UNISON_AREA))
        if not hosts:
            return None
        return [
            *place_under(self.source, hosts[0]),
            *add_markers(hosts[0], 1),
            spend(self.player, UNDER_UNISON),
        ]
