"""Areas that texts let a player look through for cards: the deck, life, or as many as one likes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.games.dbs.texts.events import K_AREA, V_LOOK
from bythebook.games.dbs.zones.zones import DECK, LIFE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.language.nouns import Amount, Cards, Num
from bythebook.kernel.language.sight import legible
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, reveal
from bythebook.kernel.state.options import V_DONE
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import Bind

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

ONE = Num(1)


@dataclass(frozen=True)
class NoteLooked(Effect):
    """Whether the deck was looked through is remembered for who has to shuffle it."""

    looked: bool = True

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.noted = int(self.looked) << DECK
        return None


def was_looked_through(frame: Resolve, area: int) -> bool:
    """Whether the text under way has looked through an area."""
    return frame.noted > 0 and frame.noted >> area & 1 != 0


@dataclass(frozen=True)
class ShuffleIfLooked(Effect):
    """The deck, or any of some areas, is shuffled if it was looked through."""

    whose: int = YOU
    areas: tuple[int, ...] = (DECK,)

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        return [
            change
            for area in self.areas
            if was_looked_through(frame, area)
            for change in game.book.shuffled(player, area)
        ]


@dataclass(frozen=True)
class SearchAny(Effect):
    """Look through as many of some secret areas as one likes, and choose cards found there.

    One looks through them one after the other, knowing what was in the one before.
    """

    what: Cards
    areas: tuple[int, ...] = (DECK, LIFE)
    count: Amount = ONE
    up_to: bool = True
    reg: int = R_CHOSEN

    def emit(self, out: list[Effect]) -> None:
        out.append(BeginLooking())
        for _ in self.areas:
            out.append(AskArea(self.areas))
            out.append(LookThere())
        out.append(self)
        out.append(Bind(self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        state = game.state
        found = [
            ref
            for ref in self.what.refs(game, frame.source, frame.master, frame.regs)
            if game.can_be_chosen(ref, frame.text_of(), frame.source)
            and (
                was_looked_through(frame, state.kind_of(ref & CARD))
                or legible(game, frame.master, ref & CARD)
            )
        ]
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        frame.answer = ()
        return game.book.choose(game, frame.master, found, count, self.up_to, frame.noted > 0)


class BeginLooking(Effect):
    """No area is looked through yet."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.noted = 0
        frame.answer = ()
        return None


class AskArea(Effect):
    """Which area is looked through next, if any more."""

    def __init__(self, areas: tuple[int, ...]) -> None:
        self.areas: tuple[int, ...] = areas

    def run(self, frame: Resolve, game: "Game") -> Flow:
        state = game.state
        options: list[Change] = [
            (V_LOOK, frame.master * state.kinds + area)
            for area in self.areas
            if not was_looked_through(frame, area) and state.zone(frame.master, area)
        ]
        if not options or frame.answer == (V_DONE,):
            return None
        return Ask(frame.master, K_AREA, [*options, (V_DONE,)], source=frame.source)


class LookThere(Effect):
    """The player sees every card of that area."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        if not frame.answer or frame.answer[0] != V_LOOK:
            return None
        zone = frame.answer[1]
        frame.answer = ()
        state = game.state
        frame.noted |= 1 << zone % state.kinds
        return reveal(state.refs(state.zones[zone]), game.book.searchers(frame.master))
