"""Section 10: what the longer keywords do, step by step, and when a keyword has been used."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.ws.cards import (
    ACCELERATE,
    BACKUP,
    BRAINSTORM,
    CLIMAX,
    COLOR,
    NAMES,
    RESONATE,
    SHIFT_WORD,
    TYPE,
    exact_name,
)
from bythebook.games.ws.policy import CHOSEN_WITH_IT, FLIPPED_CARDS_GO_TO, STANDS_AFTER_SUNDER
from bythebook.games.ws.texts.events import EV_KEYWORD, K_POSITION, V_POSITION
from bythebook.games.ws.texts.placing import placed_by_keyword
from bythebook.games.ws.zones.markers import markers_under, put_as_markers, seen_markers
from bythebook.games.ws.zones.zones import (
    CLOCK,
    HAND,
    STAGE,
    area_under,
)
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Noun
from bythebook.kernel.language.words import word_bit
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import DONE, Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change, event, move
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING
from bythebook.kernel.texts.verbs import Bind, BindMoved

# Brainstorm.


@rule("ws 10.7.3", nothing=[])
def away_together(cards: list[int]) -> list[Change]:
    """Once all of them have been flipped over, they go on at the same time."""
    return move(cards, FLIPPED_CARDS_GO_TO.value)


@dataclass(frozen=True)
class PutFlippedAway(Effect):
    """Put the cards that were flipped over into the waiting room; they stay "those cards"."""

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(BindMoved(R_MOVED))
        out.append(BindMoved(R_BATCH))
        out.append(NoteClimax())

    def run(self, frame: Resolve, game: Game) -> Flow:
        return away_together([r for r in frame.regs[R_BATCH] if game.state.alive(r)])


class NoteClimax(Effect):
    """A climax among the cards put away is noted, for texts that wait for such a Brainstorm."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        for ref in frame.regs[R_BATCH]:
            if game.last_value(TYPE, ref) & CLIMAX:
                frame.noted = ref
        return None


# When a keyword has been used.


@rule("ws 10.7.4", nothing=[])
def used_brainstorm(marks: int, source: int, master: int, climax: int = NOTHING) -> list[Change]:
    """Brainstorm is used when a text with it resolves; a climax it has put away goes with it."""
    return [event(EV_KEYWORD, source, master, BRAINSTORM, climax)] if marks & BRAINSTORM else []


# Change.


@rule("ws 10.8.3", nothing=True)
def both_are_there(one: list[int], other: list[int]) -> bool:
    """Cards are exchanged only if both are still where the text found them."""
    return bool(one) and bool(other)


@dataclass(frozen=True)
class ExchangeWith(Effect):
    """Exchange this card on the stage with a card elsewhere; if one stays the other does, too."""

    other: Noun

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(AnnounceExchanged())

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        one = [frame.source] if state.alive(frame.source) else []
        other = self.other.refs(game, frame.source, frame.master, frame.regs)
        if not both_are_there(one, other) or not other or frame.stood < 0:
            return None
        here = state.where[one[0] & CARD] if one else frame.stood
        there = state.kind_of(other[0] & CARD)
        moves = [
            *move(one, there),
            *move(other, here % state.kinds, here // state.kinds),
        ]
        return [] if game.forbidden_any(moves) else moves


class AnnounceExchanged(Effect):
    """Two cards have just been exchanged: the second of them came onto the stage."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        placed = [r for r in frame.moved if game.state.kind_of(r & CARD) in STAGE]
        frame.bind(R_MOVED, placed)
        return placed_by_keyword(game, frame, placed)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShiftCards(Procedure):
    """A card in the clock and one of the hand change places, if their player likes."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card

    @step("ws 10.11.2")
    def choose(self, game: Game) -> Flow:
        """The player may choose a card of the hand of the same color."""
        if not can_be_shifted(game, self.source, self.player):
            return DONE
        if not game.state.zone(self.player, HAND):
            return DONE
        found = of_the_same_color(game, self.source, self.player)
        return Choose(self.player, found, 0, CHOSEN_WITH_IT.value, True)

    @step("ws 10.11.2")
    def exchange(self, game: Game) -> Flow:
        """It goes to the top of the clock, the other to the hand, at the same time."""
        if not self.chosen:
            return DONE
        return [*move([self.source], HAND), *move(self.chosen, CLOCK)]

    @step("ws 10.11.2")
    def used(self, game: Game) -> Flow:
        """It has been used."""
        return used_shift(self.source, self.player)


@dataclass(frozen=True)
class ShiftEffect(Effect):
    """What Shift does."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return ShiftCards(frame.master, frame.source)


# Shift.


@rule("ws 10.11.3.1", nothing=True)
def can_be_shifted(game: Game, card: int, player: int) -> bool:
    """Without the card in the clock nothing can be exchanged."""
    state = game.state
    return state.alive(card) and state.where[card & CARD] == player * state.kinds + CLOCK


@rule("ws 10.11.3.2", nothing=[])
def of_the_same_color(game: Game, card: int, player: int) -> list[int]:
    """The cards of the hand that have its color: without one nothing can be exchanged."""
    state = game.state
    color = game.last_value(COLOR, card)
    return state.refs([c for c in state.zone(player, HAND) if game.value(COLOR, c) & color])


@rule("ws 10.11.4", nothing=[])
def used_shift(card: int, master: int) -> list[Change]:
    """Shift is used when the two cards are exchanged."""
    return [event(EV_KEYWORD, card, master, SHIFT_WORD)]


@rule("ws 10.12.3", nothing=[])
def used_accelerate(marks: int, source: int, master: int) -> list[Change]:
    """Accelerate is used when its cost is paid and its effect carried out after that."""
    return [event(EV_KEYWORD, source, master, ACCELERATE)] if marks & ACCELERATE else []


@rule("ws 10.13.3", nothing=[])
def used_resonate(marks: int, source: int, master: int) -> list[Change]:
    """Resonate is used when its cost is paid and its effect carried out after that."""
    return [event(EV_KEYWORD, source, master, RESONATE)] if marks & RESONATE else []


def keywords_used(game: Game, frame: Resolve) -> list[Change]:
    """What can be waited for now that a text has been carried out."""
    marks = game.lib.abilities[frame.ability].marks
    if not marks & (BRAINSTORM | ACCELERATE | RESONATE | BACKUP) or not frame.paid:
        return []
    used = [event(EV_KEYWORD, frame.source, frame.master, BACKUP)] if marks & BACKUP else []
    return [
        *used,
        *used_brainstorm(marks, frame.source, frame.master, frame.noted),
        *used_accelerate(marks, frame.source, frame.master),
        *used_resonate(marks, frame.source, frame.master),
    ]


# Fusion.


@rule("ws 10.14.1.1.1", nothing=True)
def new_character_came(hosts: list[int]) -> bool:
    """Only if the new character was put on the stage does this card go under it."""
    return bool(hosts)


@rule("ws 10.14.1.1.2", nothing=[])
def its_markers_too(game: Game, card: int) -> list[int]:
    """The markers under this card become markers of the new character."""
    return markers_under(game, card)


@dataclass(frozen=True)
class GoUnder(Effect):
    """Put this card and all markers under it under a character, in any order."""

    under: Noun
    face: int = FACE_UP

    def run(self, frame: Resolve, game: Game) -> Flow:
        state = game.state
        hosts = self.under.refs(game, frame.source, frame.master, frame.regs)
        if not new_character_came(hosts) or not state.alive(frame.source):
            return None
        card = frame.source & CARD
        together = [frame.source, *its_markers_too(game, card)]
        if not hosts:
            here = frame.stood % state.kinds
            return move(together, area_under(here), frame.master, face=self.face)
        return put_as_markers(game, together, hosts[0], self.face)


@mypyc_attr(allow_interpreted_subclasses=True)
class SunderCards(Procedure):
    """A marker comes onto the stage, with this card and all its other markers under it."""

    def __init__(
        self, player: int = 0, card: int = NOTHING, found: list[int] | None = None
    ) -> None:
        self.player: int = player
        self.source = card
        self.found: list[int] = [] if found is None else found
        self.marker: int = NOTHING

    @step("ws 10.15.2")
    def choose_marker(self, game: Game) -> Flow:
        """The player chooses one of the markers of that name."""
        return Choose(self.player, self.found, 1, 1) if self.found else DONE

    @step("ws 10.15.2")
    def choose_position(self, game: Game) -> Flow:
        """And one of their positions."""
        self.marker = self.chosen[0]
        options: list[Change] = [(V_POSITION, z) for z in STAGE]
        return Ask(self.player, K_POSITION, options, source=self.marker)

    @step("ws 10.15.2")
    def place(self, game: Game) -> Flow:
        """It comes there as a new character."""
        position = self.answer[1]
        return move([self.marker], position, self.player, orient=STANDS_AFTER_SUNDER.value)

    @step("ws 10.15.2")
    def note(self, game: Game) -> Flow:
        """This card and its other markers then go under it, if it really came."""
        self.result = self.moved
        return None


@dataclass(frozen=True)
class SunderEffect(Effect):
    """What Sunder does once its cost is paid."""

    name: str

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(Bind(R_MOVED))
        GoUnder(Bound(R_MOVED)).emit(out)

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.chosen = []
        if not game.state.alive(frame.source):
            return None
        found = named_markers(game, frame.source & CARD, self.name)
        return SunderCards(frame.master, frame.source, found) if found else None


# Sunder.


@rule("ws 10.15.4", nothing=[])
def named_markers(game: Game, card: int, name: str) -> list[int]:
    """The markers of that name; without one, nothing more is done."""
    bit = word_bit(exact_name(name))
    markers = seen_markers(game, markers_under(game, card))
    return [r for r in markers if game.value(NAMES, r & CARD) & bit]
