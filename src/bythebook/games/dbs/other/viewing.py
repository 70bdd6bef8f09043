"""Section 11-6: looking at secret areas."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.keywords.protection import acting
from bythebook.games.dbs.zones.zones import DECK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.abilities.resolve import R_SUBJECT, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Regs, Rest
from bythebook.kernel.language.words import players_of
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.changes import Change, reveal
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import LookAtTop, LookThrough


@rule("dbs 11-6-1", nothing=3)
def viewers(master: int) -> int:
    """Only the master of the card looks, if the text does not say otherwise."""
    return 1 << master


@rule("dbs 8-5-3-7", nothing=0)
def searchers(master: int) -> int:
    """Whoever is to choose cards of a deck looks through it for them."""
    return viewers(master)


@rule("dbs 11-6-2", nothing=[])
def looked_at(refs: list[int], players: int) -> list[Change]:
    """Cards that are looked at stay where they are; players (bits) know them from then on."""
    return reveal(refs, players)


@mypyc_attr(allow_interpreted_subclasses=True)
class LooksAtDeck(Effect):
    """An instruction to look at cards of a deck."""

    def looks_at(self) -> tuple[int, int]:
        """Whose deck, and where the cards looked at are bound."""
        raise NotImplementedError

    def reveals_top(self) -> bool:
        """Whether everybody sees them, and they are the topmost cards."""
        return False


@dataclass(frozen=True)
class RevealedBySkill(Condition):
    """The card that moves was revealed from the top of a deck by the skill that moves it."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = acting(game)
        if frame is None:
            return False
        card = regs[R_SUBJECT][0] & CARD
        for effect in game.lib.programs[frame.ability]:
            if isinstance(effect, LooksAtDeck) and effect.reveals_top():
                if any(ref & CARD == card for ref in frame.regs[effect.looks_at()[1]]):
                    return True
        return False


@dataclass(frozen=True)
class PlayedAfterReveal(Condition):
    """The card played was played by its own skill, which waited for it to be revealed so."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        frame = acting(game)
        if frame is None or frame.source & CARD != regs[R_SUBJECT][0] & CARD:
            return False
        trigger = game.lib.abilities[frame.ability].trigger
        return trigger is not None and isinstance(trigger.condition, RevealedBySkill)


def speaks_of(node: Any, reg: int) -> bool:
    """Whether an instruction does anything with the cards bound as looked at."""
    if isinstance(node, Bound):
        return node.reg == reg
    if isinstance(node, Rest):
        return reg in (node.reg, node.without)
    if isinstance(node, tuple):
        return any(speaks_of(each, reg) for each in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(speaks_of(getattr(node, each.name), reg) for each in fields(node))
    return False


def left_unsaid(body: tuple[Effect, ...], program: list[Effect]) -> list[int]:
    """Of whose deck a text has cards looked at without saying what becomes of them."""
    found: list[int] = []
    for effect in program:
        if isinstance(effect, LookThrough) and DECK in effect.what.zones:
            found.append(effect.what.whose)
        elif isinstance(effect, LookAtTop) and effect.zone == DECK:
            if not speaks_of(body, effect.reg):
                found.append(effect.whose)
        elif isinstance(effect, LooksAtDeck):
            whose, reg = effect.looks_at()
            if not speaks_of(body, reg):
                found.append(whose)
    return found


def decks_looked_at(lib: Library, ability: int) -> list[int]:
    """Whose decks a skill has cards looked at of, and nothing else done with them."""
    return left_unsaid(lib.abilities[ability].body, lib.programs[ability])


LOOKED_AT: Final = Memo(decks_looked_at)


def shuffled_after_looking(game: Game, frame: Resolve) -> list[Change]:
    """Decks whose cards were looked at are shuffled, where the text does nothing with them."""
    changes: list[Change] = []
    looking = game.book.viewers(frame.master)
    for whose in LOOKED_AT.of(game.lib, frame.ability):
        for player in players_of(whose, frame.master):
            cards = game.state.zone(player, DECK)
            # Nobody looked if that part was not carried out, nor if the deck is shuffled by now.
            if any(game.state.seen[c] & looking for c in cards):
                changes += game.book.shuffled(player, DECK)
    return changes
